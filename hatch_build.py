"""The build hook: the browser client and the compiled engine.

``CARTEADO_CLIENT=0`` leaves the client as it is. ``CARTEADO_COMPILE`` is ``0`` (plain Python), ``1`` (compile or fail) or
unset (compile where that succeeds). Editable installs are always plain.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client
import engine


class CarteadoBuildHook(BuildHookInterface):
    """Puts into a wheel what is not in the checkout."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Return what this build needs: Node only to build a client, mypyc only to compile."""
        needs = []
        if self.wants_client() and not client.is_current():
            needs.append(client.NODE)
        if self.target_name == "wheel" and self.compiling() != "0":
            needs += engine.REQUIRES
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client for every target, and compile for a wheel that is not editable."""
        if self.wants_client():
            client.build()
        if self.target_name != "wheel" or version == "editable":
            return
        if client.BUILT.is_dir():
            build_data["force_include"][str(client.BUILT)] = "carteado/web"
        if self.compiling() != "0" and engine.modules():
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget the compiled files: they are in the wheel."""
        if self.scratch is not None:
            self.scratch.cleanup()

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile the engine and hand its files to the wheel, or say why not."""
        self.scratch = tempfile.TemporaryDirectory(prefix="carteado-engine-")
        command = [sys.executable, str(Path(engine.__file__)), self.scratch.name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            if self.compiling() == "1":
                sys.stderr.write(done.stdout + done.stderr)
                message = "the engine does not compile, and CARTEADO_COMPILE=1 demands it"
                raise RuntimeError(message)
            words = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
            reason = next((line for line in words if "error" in line.lower()), words[-1] if words else "no reason given")
            self.app.display_warning(f"carteado: plain Python, the engine was not compiled: {reason.strip()}")
            return
        folder = Path(self.scratch.name)
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    @staticmethod
    def wants_client() -> bool:
        """Tell whether the environment lets the client be built."""
        return os.environ.get("CARTEADO_CLIENT", "") != "0"

    @staticmethod
    def compiling() -> str:
        """Return "0", "1" or "" (try)."""
        value = os.environ.get("CARTEADO_COMPILE", "")
        if value not in {"", "0", "1"}:
            message = f"CARTEADO_COMPILE is {value!r}: use 0 (plain), 1 (compile or fail), or leave it unset"
            raise ValueError(message)
        return value
