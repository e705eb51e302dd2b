"""A machine that lacks something is told so in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.source import ROOT


def make(folder: Path, python: Path) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "CI"}
    environment |= {"PYTHON": str(python), "PATH": f"{python.parent}:/usr/bin:/bin"}
    command = ["/usr/bin/env", "bash", str(ROOT / "tools" / "environment.sh"), str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def script(path: Path, body: str) -> Path:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def test_a_python_without_venv(tmp_path: Path) -> None:
    script(tmp_path / "virtualenv", "exit 1")
    lame = script(
        tmp_path / "python", f'case "$*" in *ensurepip*|*virtualenv*) exit 1;; esac; exec "{sys.executable}" "$@"'
    )
    done = make(tmp_path / "made", lame)
    assert done.returncode == 2
    assert "python3-venv" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "made").exists()


def test_virtualenv_is_taken_where_venv_is_missing(tmp_path: Path) -> None:
    script(tmp_path / "virtualenv", f'[ "$1" = --version ] || exec "{sys.executable}" -m venv --without-pip "$4"')
    lame = script(
        tmp_path / "python", f'case "$*" in *ensurepip*|*virtualenv*) exit 1;; esac; exec "{sys.executable}" "$@"'
    )
    done = make(tmp_path / "made", lame)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "made" / "bin" / "python").exists()
