"""Compile the engine with mypyc into a folder: ``python tools/engine.py OUT``.

The modules are found by pattern; a new game's rules are compiled without a line here. Nothing is written below ``src/``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "carteado"
PATTERNS = ("cards.py", "melds.py", "core.py", "driver.py", "games/*/rules*.py", "games/*/state*.py")
REQUIRES = ("mypy==2.4.1", "setuptools>=80", "msgspec>=0.20")  # msgspec: a compiled module may import a typed record


def modules() -> list[Path]:
    """Return the modules to compile, relative to the root of the project, in a stable order."""
    return sorted({path.relative_to(ROOT) for pattern in PATTERNS for path in PACKAGE.glob(pattern)})


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


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: engine.py OUT")
    compile_into(Path(sys.argv[1]).resolve())
