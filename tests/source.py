"""What the tests of the source itself look at."""

from __future__ import annotations

import ast
import io
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools import client

ROOT = Path(__file__).resolve().parent.parent


#: Where to look in a copy that git does not know.
FOLDERS = (".", "docs", "scenarios", "src", "tests", "tools", "web/src")


@cache
def files() -> tuple[Path, ...]:
    """Return every file that is part of the project: what git tracks."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        found = [path for folder in FOLDERS for path in (ROOT / folder).glob("*" if folder == "." else "**/*")]
        return tuple(path for path in found if path.is_file() and not path.is_relative_to(client.BUILT))
    return tuple(path for name in done.stdout.decode().split("\0") if name and (path := ROOT / name).is_file())


def python_files() -> list[Path]:
    """Return every Python file of the project."""
    return [path for path in files() if path.suffix == ".py"]


def name(path: Path) -> str:
    """Return a path as people write it, from the root of the project."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax of a Python file."""
    return ast.parse(path.read_text(), str(path))


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each comment with its line."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text()).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Yield each function with its number of lines, the docstring not counted."""

    def walk(node: ast.AST, prefix: str) -> Iterator[tuple[str, int]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{prefix}{child.name}"
                if not isinstance(child, ast.ClassDef):
                    yield f"{name(path)}:{inner}", _length(child)
                yield from walk(child, f"{inner}.")
            else:
                yield from walk(child, prefix)

    yield from walk(tree(path), "")


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each imported module with its line; what only a type checker imports is left out."""
    pending: list[ast.AST] = [tree(path)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            pending += node.orelse
            continue
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module
        pending += ast.iter_child_nodes(node)


def shifted_constants(module: ast.Module) -> Iterator[int]:
    """Yield each line that shifts a constant to the left by something that is not written out.

    A constant is a number, a name in capitals or assigned from a number at the top of the module, or either in a cast.
    """
    numbers = {
        target.id
        for node in module.body
        for target in (node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)])
        if isinstance(target, ast.Name) and _is_number(getattr(node, "value", None))
    }
    for node in ast.walk(module):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left, right = _uncast(node.left), node.right
            named = isinstance(left, ast.Name) and (left.id in numbers or (left.id.isupper() and len(left.id) > 1))
            if (_is_number(left) or named) and not _is_number(right):
                yield node.lineno


def _is_number(node: ast.AST | None) -> bool:
    if isinstance(node, ast.UnaryOp):
        return _is_number(node.operand)
    if isinstance(node, ast.BinOp):
        return _is_number(node.left) and _is_number(node.right)
    node = _uncast(node)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def _uncast(node: ast.AST | None) -> ast.AST | None:
    while isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        if node.func.id not in {"cast", "int", "i16", "i32", "i64", "u8"}:
            break
        node = node.args[-1]
    return node
