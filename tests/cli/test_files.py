"""Files that nobody would write by hand: refused with one sentence that names the place, whatever is in them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.source import ROOT

DEEP = 100_000


def said(*tokens: str) -> str:
    """The one sentence of a command, run as a shell runs it, that ends with status 2."""
    command = [sys.executable, "-c", "from carteado.cli import main; main()", *tokens]
    done = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr[-2000:]
    assert len(done.stderr) < 600
    return done.stderr


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "data",
    [
        "[" * DEEP + "]" * DEEP,
        '{"x": ' * DEEP + "1" + "}" * DEEP,
        '{"format": "carteado/1", "deals": ' + "[" * DEEP + "]" * DEEP + "}",
        '{"format": "carteado/1", "players": ' + "9" * 5000 + "}",
    ],
)
def test_a_record_nested_without_end(tmp_path: Path, command: str, data: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(data)
    assert f"{path}: this " in said(command, str(path))


@pytest.mark.parametrize(
    ("data", "place", "words"),
    [
        (b"- id: a\n  play: " + b"[" * 2000 + b"]" * 2000, "2:47", "deep in each other"),
        (b"[" * 2000, "1:41", "deep in each other"),
        (b"- &a [*a]", "1:3", "deep in each other"),
        (b"- &a {b: *a}", "1:3", "deep in each other"),
        (
            b"- &a0 [x]\n" + b"".join(b"- &a%d [%s]\n" % (n, b",".join([b"*a%d" % (n - 1)] * 10)) for n in range(1, 9)),
            "1:8",
            "more than",
        ),
        (b"- " + b"9" * 5000, "1:3", "too large"),
        (b"- 1" + b"0" * 5000 + b".5", "1:3", "no text, whole number"),
        (b"%YAML " + b"9" * 5000 + b".1\n---\n- 1", "1:1", "no YAML"),
        (b'- "\\UFFFFFFFF"', "1:1", "no YAML"),
        ("- é\n- b\x07c\n".encode(), "2:4", "U+0007"),
        (b"- a\r\n- b\x00", "2:4", "U+0000"),
        ("- é\n- ébc\xff".encode("latin-1"), "1:3", "no UTF-8: the byte 0xe9"),
        ("- é\n- é".encode() + b"bc\xff", "2:6", "no UTF-8: the byte 0xff"),
        (b"\xef\xbb\xbf- a\n- \xff", "2:3", "no UTF-8: the byte 0xff"),
    ],
)
def test_a_scenario_file_that_is_none(tmp_path: Path, data: bytes, place: str, words: str) -> None:
    path = tmp_path / "file.yaml"
    path.write_bytes(data)
    sentence = said("check", str(path))
    assert f"{path}:{place}: " in sentence
    assert words in sentence
