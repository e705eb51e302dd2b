"""Compile the engine with mypyc.

``python -m tools.engine OUT`` compiles into a folder; without OUT it says whether this machine can compile at all.
The modules are found by pattern, so a new game's rules are compiled without a line here. Nothing goes to ``src/``.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "carteado"
PATTERNS = ("cards.py", "melds.py", "core.py", "driver.py", "games/*/rules*.py", "games/*/state*.py")
REQUIRES = ("mypy==2.4.1", "setuptools>=80", "msgspec>=0.20")  # msgspec: a compiled module may import a typed record


def modules() -> list[Path]:
    """Return the modules to compile, relative to the root of the project, in a stable order."""
    return sorted({path.relative_to(ROOT) for pattern in PATTERNS for path in PACKAGE.glob(pattern)})


def obstacle() -> str | None:
    """Return why this machine cannot compile, in a few words; None if it seems that it can."""
    if os.name == "nt":
        return None  # where the compiler lies is known to setuptools alone
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = str(compiler).split()[0]
    if shutil.which(program) is None and shutil.which("cc") is None:
        return f"there is no C compiler ({program})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python are missing (Debian, Ubuntu: python3-dev)"
    return None


def compile_into(out: Path) -> None:
    """Compile the modules; the extension files land in ``out`` as they lie below ``src/``.

    mypyc ends the process with its own words when the types do not hold.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    with tempfile.TemporaryDirectory(prefix="carteado-mypyc-") as scratch:
        extensions = mypycify(
            [
                f"--config-file={os.devnull}",
                f"--cache-dir={scratch}/cache",
                "--strict",
                "--ignore-missing-imports",
                *(path.as_posix() for path in modules()),
            ],
            opt_level="3",
            debug_level="0",
            target_dir=f"{scratch}/c",
            group_name="carteado",
        )
        distribution = Distribution({"name": "carteado", "ext_modules": extensions, "package_dir": {"": "src"}})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(out)
        command.build_temp = f"{scratch}/o"
        command.inplace = False
        command.ensure_finalized()
        command.run()


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit status."""
    if len(arguments) == 1:
        compile_into(Path(arguments[0]).resolve())
        return 0
    reason = obstacle()
    sys.stdout.write((reason or "this machine can compile") + "\n")
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
