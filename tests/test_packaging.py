"""What a person gets who installs Carteado."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.source import ROOT


def build(folder: Path, target: str, out: Path, **environment: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack a source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build(ROOT, "sdist", folder / "dist")) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # older releases of 3.11 have none
        archive.extractall(folder)  # noqa: S202 - our own archive
    (root,) = folder.glob("carteado-*")
    return root


def test_a_source_distribution_carries_the_built_client(unpacked: Path) -> None:
    assert (unpacked / "src" / "carteado" / "web" / "index.html").is_file()
    assert not (unpacked / "web" / "node_modules").exists()


def test_a_wheel_from_it_needs_no_node(unpacked: Path, tmp_path: Path) -> None:
    wheel = build(unpacked, "wheel", tmp_path, CARTEADO_COMPILE="0")
    assert not (unpacked / "web" / "node_modules").exists(), "it built the client again"
    names = zipfile.ZipFile(wheel).namelist()
    assert "carteado/web/index.html" in names
    assert "carteado/py.typed" in names
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_wrong_word_for_compiling_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {**os.environ, "CARTEADO_COMPILE": "yes"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "CARTEADO_COMPILE" in done.stderr
