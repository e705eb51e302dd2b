"""Readers that stop reading, terminals without our letters, and disks that are full."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.source import ROOT

COMMAND = (sys.executable, "-c", "from carteado.cli import main; main()")


def surroundings(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CARTEADO_LANG": "pt-BR", **more}


@pytest.mark.parametrize(
    "words",
    ["rules truco", "version", "--help", "play --help", "simulate truco --games 2", "check", "play truco --seed 3"],
)
def test_a_reader_who_stops_reading_is_no_fault(words: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [*COMMAND, *words.split()],
            env=surroundings(),
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("words", ["rules truco", "version", "--help"])
def test_an_output_that_cannot_be_written(words: str) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*COMMAND, *words.split()],
            env=surroundings(),
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def plainly(words: str, answers: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    environment = surroundings(PYTHONIOENCODING="ascii", LC_ALL="C")
    return subprocess.run(
        [*COMMAND, *words.split()], env=environment, cwd=ROOT, input=answers, capture_output=True, check=False
    )


def test_a_terminal_without_our_letters_gets_those_it_has() -> None:
    done = plainly("play truco --seed 3", b"\xff\nplay 5\xe2\x99\xa3\nq\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Voce deu as cartas." in done.stdout
    assert b"Ac 5p 7c" in done.stdout
    assert b"0 x 0" in done.stdout


@pytest.mark.parametrize("words", ["rules truco", "--help", "rules truco --lang en", "play \u2665"])
def test_every_command_can_be_read_in_ascii(words: str) -> None:
    done = plainly(words)
    assert done.returncode == (2 if "play" in words else 0)
    assert b"Traceback" not in done.stderr
    assert (done.stdout + done.stderr).isascii()
