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


LINE = (
    "scores=0-0 dealer=0 number=1 question=5 phase=answer kind=ordinary onze=- value=1 asked=3 caller=3 raiser=1 no=- "
    "top=- looked=0 took=- vira=6p hands=Qe.2c.3p/Qc.Jc/Kp.Qp/3c.5e.3o exposed=-/-/-/- skipped=- turn=3 "
    "tricks=1:1.7c,2.4c: shown=- result=-"
)


@pytest.mark.parametrize(
    ("old", "new", "words", "before"),
    [
        ("Qe.2c.3p", "Qe.2c", "make 13 with those of top", "hands="),
        ("2c", "4c", "4c is there twice", "tricks=1:1.7c,2."),
        ("2c", "6♣", "6p is there twice", "hands=Qe."),
        ("2c", "1p", "1p is no card of this pack", "hands=Qe."),
        ("7c", "8c", "8c is no card of this pack", "tricks=1:1."),
        ("vira=6p", "vira=9p", "a card of this pack", "vira="),
        (" took=-", "", "without took", "result=-"),
        (" result=-", "", "without result", "shown=-"),
    ],
)
def test_what_is_wrong_in_a_position_has_its_column(
    tmp_path: Path, old: str, new: str, words: str, before: str
) -> None:
    line = LINE.replace(old, new)
    path = tmp_path / "file.yaml"
    path.write_text(f"- id: one\n  rules: [T-16]\n  game: truco\n  position: {line!r}\n  play: []\n", encoding="utf-8")
    sentence = said("check", str(path))
    assert f"{path}:4:13: position, column {line.index(before) + len(before) + 1}: " in sentence
    assert words in sentence


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("play 4s", "'4s' uses an English suit letter; write 4e (espadas)"),
        ("cover 10h", "'10h' uses an English suit letter; write 10c (copas)"),
        ("play 4x", "'4x' is no card: write a rank"),
        ("play", "write it like 'play Ao'"),
        ("pley 4p", "an action begins with one of accept"),
    ],
)
def test_an_act_that_is_none_says_how_to_write_it(tmp_path: Path, act: str, words: str) -> None:
    path = tmp_path / "file.yaml"
    path.write_text(f"- id: one\n  rules: [T-16]\n  game: truco\n  deal: {{}}\n  play:\n    - 1 {act}\n")
    sentence = said("check", str(path))
    assert f"{path}:6:7: " in sentence
    assert words in sentence
