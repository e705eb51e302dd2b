"""The build hook: the browser client and the compiled engine.

``CARTEADO_CLIENT=0`` leaves the client as it is. ``CARTEADO_COMPILE`` is ``0`` (plain Python), ``1`` (compile or
fail) or unset (compile where that succeeds). Editable installs are always plain.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import client, engine

#: What lies outside the package in the checkout and inside it in the wheel (see carteado.resources).
BOOKS = ("docs/rules", "scenarios")


class CarteadoBuildHook(BuildHookInterface[Any]):
    """Puts into a wheel what is not in the checkout."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Return what this build needs: Node only to build a client, mypyc only to compile."""
        needs = []
        if wants_client() and not client.is_current():
            needs.append(client.NODE)
        if self.target_name == "wheel" and compiling() != "0" and engine.obstacle() is None:
            needs += engine.REQUIRES
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client for every target, and compile for a wheel that is not editable."""
        if wants_client():
            client.build()
        if self.target_name != "wheel" or version == "editable":
            return
        included = build_data["force_include"]
        if client.BUILT.is_dir():
            included[str(client.BUILT)] = "carteado/web"
        for book in BOOKS:
            if (ROOT / book).is_dir():
                included[str(ROOT / book)] = f"carteado/{book}"
        if compiling() != "0" and engine.modules():
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget the compiled files: they are in the wheel."""
        if self.scratch is not None:
            self.scratch.cleanup()

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile the engine and hand its files to the wheel, or say why not.

        Raises RuntimeError when it does not compile and CARTEADO_COMPILE=1 demands it.
        """
        self.scratch = tempfile.TemporaryDirectory(prefix="carteado-engine-")
        folder = Path(self.scratch.name)
        reason = compile_into(folder)
        if reason is not None:
            if compiling() == "1":
                message = f"CARTEADO_COMPILE=1, but the engine was not compiled: {reason}"
                raise RuntimeError(message)
            self.app.display_warning(f"carteado: plain Python, the engine was not compiled: {reason}")
            return
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_into(folder: Path) -> str | None:
    """Compile the engine into a folder; return None, or in one line why that failed."""
    reason = engine.obstacle()
    if reason is not None:
        return reason
    command = [sys.executable, "-m", "tools.engine", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    if compiling() == "1":
        sys.stderr.write(done.stdout + done.stderr)
    words = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return next((line for line in words if "error" in line.lower()), words[-1] if words else "no reason given")


def wants_client() -> bool:
    """Tell whether the environment lets the client be built."""
    return os.environ.get("CARTEADO_CLIENT", "") != "0"


def compiling() -> str:
    """Return "0", "1" or "" (try). Raises ValueError for anything else."""
    value = os.environ.get("CARTEADO_COMPILE", "")
    if value not in {"", "0", "1"}:
        message = f"CARTEADO_COMPILE is {value!r}: use 0 (plain), 1 (compile or fail), or leave it unset"
        raise ValueError(message)
    return value
