"""The compiled build keeps the same laws. It lies in its own environment, which `make test` makes."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.conftest import size
from tests.laws import digest
from tests.laws.forms import PRESETS
from tests.source import ROOT
from tools import engine

PYTHON = ROOT / ".venv-compiled" / "bin" / "python"


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    if not PYTHON.exists():
        pytest.skip("there is no compiled build: make compile")
    reason = engine.obstacle()
    if reason is not None:
        pytest.skip(f"the engine cannot be compiled here: {reason}")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PYTEST", "COV"))}
    return subprocess.run(
        [str(PYTHON), *arguments], cwd=ROOT, env={**clean, **environment}, capture_output=True, text=True, check=False
    )


def test_every_module_of_the_engine_is_compiled() -> None:
    done = run("-m", "tools.built")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_installed_package_is_the_one_that_runs() -> None:
    done = run("-c", "import carteado; print(carteado.__file__)")
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(PYTHON.parent.parent), done.stdout


def test_the_wheel_brings_the_client() -> None:
    done = run("-c", "from carteado import resources; print((resources.client() / 'index.html').read_text())")
    assert done.returncode == 0, done.stderr
    assert "Carteado" in done.stdout


def test_the_laws_hold_on_the_compiled_build() -> None:
    done = run(
        *("-m", "pytest", "tests/laws", "-q", "-p", "no:cacheprovider", "-o", "addopts=--tb=short"),
        CARTEADO_DEALS=os.environ.get("CARTEADO_DEALS") or str(size(200, 1000)),
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_both_builds_bring_forth_the_same() -> None:
    count = size(30, 1000)
    done = run("-m", "tests.laws.digest", str(count))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == [f"{form.name} {digest.digest(form, count)}" for form in PRESETS]
