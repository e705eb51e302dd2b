"""The source is tidy. Where it is not, the reason stands here."""

from __future__ import annotations

import ast
import re

import pytest

from tests import source
from tools import engine

LONGEST_FUNCTION = 70
LONGEST_MODULE = 500

#: Longer functions, as "path:name", and modules, as "path": each with the reason why it is better whole.
LONG: dict[str, str] = {}

#: Chance, time and the world come from outside; a game only knows its rules.
WORLD = frozenset(
    [
        *("asyncio", "datetime", "http", "logging", "multiprocessing", "os", "random", "secrets", "shutil", "signal"),
        *(
            "socket",
            "sqlite3",
            "ssl",
            "subprocess",
            "sys",
            "tempfile",
            "threading",
            "time",
            "urllib",
            "uuid",
            "zoneinfo",
        ),
    ]
)

EXCUSE = re.compile(r"type:\s*ignore|noqa|pragma:|fmt:\s*(off|skip)|ruff:|mypy:|pyright:")
REASONED = re.compile(
    r"#\s*(type: ignore\[[\w, -]+\]|noqa: [A-Z]+\d+(, [A-Z]+\d+)*|pragma: [\w ]+|fmt: \w+|(ruff|mypy): [\w=:, -]+?)"
    r"\s+(-|#)\s+\S.*"
)

#: A path of one machine; addresses in the web client ("/api/…") and relative paths are none.
MACHINE_PATH = re.compile(r"(?<![\w.~)}*$-])/(home|root|tmp|work|workspace|Users|mnt|media|private)/[\w.]")


def test_functions_are_short() -> None:
    long = {where: lines for path in source.python_files() for where, lines in source.functions(path)}
    long = {where: lines for where, lines in long.items() if lines > LONGEST_FUNCTION and where not in LONG}
    assert long == {}


def test_modules_are_short() -> None:
    suffixes = {".py", ".ts", ".svelte", ".css", ".js", ".sh"}
    sizes = {source.name(path): path.read_text().count("\n") for path in source.files() if path.suffix in suffixes}
    assert {name: size for name, size in sizes.items() if size > LONGEST_MODULE and name not in LONG} == {}


def test_every_exception_is_needed() -> None:
    sizes = {source.name(path): path.read_bytes().count(b"\n") for path in source.files()}
    lengths = {where: lines for path in source.python_files() for where, lines in source.functions(path)}
    for where, reason in LONG.items():
        assert reason, where
        assert lengths.get(where, 0) > LONGEST_FUNCTION or sizes.get(where, 0) > LONGEST_MODULE, where


def test_every_silenced_checker_has_a_code_and_a_reason() -> None:
    bare = [
        f"{source.name(path)}:{line}: {comment}"
        for path in source.python_files()
        for line, comment in source.comments(path)
        if EXCUSE.search(comment) and not REASONED.search(comment)
    ]
    assert bare == []


@pytest.mark.parametrize(
    ("comment", "passes"),
    [
        ("# type: ignore[arg-type]  # a stub that is wrong", True),
        ("# type: ignore[arg-type]", False),
        ("# type: ignore  # a reason and no code", False),
        ("# noqa: A002 - the name in the standard library", True),
        ("# noqa: A002", False),
        ("# noqa - all of it", False),
    ],
)
def test_what_a_reason_looks_like(comment: str, passes: bool) -> None:
    assert EXCUSE.search(comment)
    assert bool(REASONED.search(comment)) is passes


def test_no_constant_is_shifted_in_compiled_modules() -> None:
    """Of it mypyc makes a 32-bit shift in C, silently wrong from bit 31 on: `cards.bit(n)` is right."""
    found = [
        f"{name.as_posix()}:{line}"
        for name in engine.modules()
        for line in source.shifted_constants(source.tree(source.ROOT / name))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("1 << n", True),
        ("i64(1) << n", True),
        ("ONE << n", True),
        ("cast(i64, ONE) << n", True),
        ("one: Final = 1\none << n", True),
        ("1 << 8", False),
        ("mask << n", False),
        ("bit(n) << 1", False),
    ],
)
def test_what_a_shifted_constant_looks_like(text: str, refused: bool) -> None:
    assert bool(list(source.shifted_constants(ast.parse(text)))) is refused


def test_games_know_nothing_of_the_world() -> None:
    games = source.ROOT / "src" / "carteado" / "games"
    found = [
        f"{source.name(path)}:{line}: {module}"
        for path in source.python_files()
        if path.is_relative_to(games) and not path.name.startswith("bot")
        for line, module in source.imports(path)
        if module.split(".")[0] in WORLD
    ]
    assert found == []


def test_no_file_speaks_of_one_machine() -> None:
    found = []
    for path in source.files():
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        lines = text.splitlines()
        found += [
            f"{source.name(path)}:{n}: {line.strip()}" for n, line in enumerate(lines, 1) if MACHINE_PATH.search(line)
        ]
    assert found == []


def test_nothing_compiled_lies_in_the_source() -> None:
    assert [*(source.ROOT / "src").rglob("*.so"), *(source.ROOT / "src").rglob("*.pyd")] == []


def test_no_merge_is_left_half_done() -> None:
    mark = re.compile(r"^(<{7} |={7}$|>{7} )", re.MULTILINE)
    text = [
        path
        for path in source.files()
        if path.suffix in {".md", ".py", ".ts", ".svelte", ".css", ".ftl", ".yaml", ".toml", ".json"}
    ]
    assert [source.name(path) for path in text if mark.search(path.read_text())] == []
