"""`carteado play`: a match in the terminal, as a person types it."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import carteado
from carteado.cli import run
from carteado.cli.terminal import Left, Terminal
from carteado.cli.words import LANGUAGES, Words
from carteado.match import verify
from carteado.match.record import decode
from tests.cli.test_cli import refused
from tests.source import ROOT

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def portuguese(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEADO_LANG", "pt-BR")


def played(out: Out, monkeypatch: pytest.MonkeyPatch, answers: str, *tokens: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    assert run(["play", *tokens]) == 0
    return out.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_the_terminal(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "match.json"
    said = played(
        capsys,
        monkeypatch,
        "1\n" * 2000,
        "truco",
        "--seed",
        "5",
        "--lang",
        language,
        "--save",
        str(path),
        "--bots",
        "greedy",
    )
    assert verify.faults(decode(path.read_bytes())) == []
    assert str(path) in said
    assert {"pt-BR": "Sua vez.", "pt-PT": "É a tua vez.", "en": "Your turn."}[language] in said
    assert {"pt-BR": "a partida", "pt-PT": "a partida", "en": "the match"}[language] in said


def test_refusals_are_named_with_their_rule(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    said = played(capsys, monkeypatch, "1\nraise 6\ncover Ko\nnonsense\n99\n?\nt\nq\n", "truco", "--seed", "3")
    assert "Um degrau de cada vez." in said
    assert "(T-35)" in said
    assert "(T-19)" in said
    assert "“nonsense”" in said
    assert "“99”" in said
    again = played(capsys, monkeypatch, "1\nraise 6\ncover Ko\nnonsense\n99\n?\nq\n", "truco", "--seed", "3")
    assert said.count("1ª vaza") == again.count("1ª vaza") + 1, "t draws the table once more"
    assert Words("pt-BR").say("farewell") in said


def test_the_end_of_the_input_is_leaving(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    said = played(capsys, monkeypatch, "", "truco/mano", "--seed", "1")
    assert Words("pt-BR").say("farewell") in said
    assert "Nada foi gravado" in said


def test_a_match_that_is_left_is_kept_where_that_was_wanted(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "left.json"
    said = played(capsys, monkeypatch, "1\nq\n", "truco/mano", "--seed", "1", "--save", str(path))
    assert Words("pt-BR").say("farewell") in said
    assert "Nada foi gravado" not in said
    assert f"carteado verify {path}" in said
    assert run(["verify", str(path)]) == 0


def test_the_robots_are_those_that_the_page_offers_first(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "left.json"
    played(capsys, monkeypatch, "q\n", "truco", "--seed", "1", "--save", str(path))
    assert [sitter.bot for sitter in decode(path.read_bytes()).seats] == [None, "esperto", "esperto", "esperto"]


def test_what_is_punished_is_asked_twice(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    match = carteado.new("truco/mano", seed=2)
    text = (
        "scores=11-7 dealer=1 number=9 question=30 phase=play kind=onze onze=0 value=3 asked=0 caller=- raiser=- no=- "
    )
    text += (
        "top=- looked=0 took=- vira=4p hands=3e.6o.7p/3c.7o.Kp exposed=-/- skipped=- turn=0 tricks=0:: shown=- result=-"
    )
    match.state = match.game.position(text)
    terminal = Terminal(match, Words("pt-BR", "truco"), {})
    monkeypatch.setattr(sys, "stdin", io.StringIO("raise 3\nn\nq\n"))
    with pytest.raises(Left):
        terminal.step()
    assert not match.over()
    said = capsys.readouterr().out
    assert Words("pt-BR", "truco").say("confirm-raise-onze") in said
    monkeypatch.setattr(sys, "stdin", io.StringIO("raise 3\ns\n"))
    terminal.step()
    assert match.over()


@pytest.mark.parametrize("answer", ["²", "①", "9" * 5000, "host ²", "host", "play", "١"])
def test_no_answer_ends_a_match(capsys: Out, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    said = played(capsys, monkeypatch, f"{answer}\n1\nq\n", "truco/texto", "--seed", "3")
    assert Words("pt-BR").say("farewell") in said
    assert max(map(len, said.splitlines())) < 400


def test_a_card_is_read_as_the_table_prints_it(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    said = played(capsys, monkeypatch, "play 5♣\nplay 7h\nq\n", "truco", "--seed", "3", "--save", str(path))
    assert "play 5p" in " ".join(act for deal in decode(path.read_bytes()).deals for act in deal.acts)
    assert "c ♥" in said


def test_where_the_record_cannot_be_saved_is_said_before_the_match(capsys: Out, tmp_path: Path) -> None:
    assert "--save" in refused(capsys, "play", "truco", "--save", str(tmp_path / "nowhere" / "match.json"))
    assert "--save" in refused(capsys, "play", "truco", "--save", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_match_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    command = [
        sys.executable,
        "-u",
        "-c",
        # What runs in the background begins with interrupts ignored; a terminal's program does not.
        (
            "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
            "from carteado.cli import main; main()"
        ),
        "play",
        "truco",
        "--save",
        str(path),
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as match:
        assert match.stdout is not None
        assert any("Truco" in line for line in iter(match.stdout.readline, ""))
        match.send_signal(signal.SIGINT)
        match.communicate()
    assert match.returncode == 130
    assert verify.faults(decode(path.read_bytes())) == []


def test_a_person_may_fall_crosswise_before_a_bot_plays(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    said = ""
    for seed in range(1, 30):  # until it is a robot's turn first
        said = played(capsys, monkeypatch, "1\n\n", "truco/texto", "--seed", str(seed))
        if "Você pode agir antes disso" in said:
            break
    card = re.search(r"antes disso: (play \S+)[,.]", said)
    assert card is not None
    tokens = ("truco/texto", "--seed", str(seed), "--save", str(path))
    answers = "\n" if "[leave]" not in said else "1\n"
    said = played(capsys, monkeypatch, f"{answers}{card[1]}\ns\nq\n", *tokens)
    assert Words("pt-BR", "truco").say("confirm-out_of_turn") in said
    assert f"0 {card[1]}" in [act for deal in decode(path.read_bytes()).deals for act in deal.acts]


def test_a_person_may_call_at_any_time_where_the_table_allows(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    tokens = ("truco/mano", "--options", "call_any_time=on", "--seed", "1", "--bots", "random", "--save", str(path))
    said = played(capsys, monkeypatch, "raise 3\n" * 3 + "1\nraise 3\nq\n", *tokens)
    assert "raise 3" in said
    acts = [act for deal in decode(path.read_bytes()).deals for act in deal.acts]
    assert "0 raise 3" in acts


def test_rulings_are_made_at_the_prompt(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    answers = "host fraud 1\nhost   miscount 2\nhost fraud 9\nq\n"
    said = played(capsys, monkeypatch, answers, "truco/texto", "--seed", "3", "--save", str(path))
    acts = [act for deal in decode(path.read_bytes()).deals for act in deal.acts]
    assert "host fraud 1" in acts
    assert "host miscount 2" in acts
    assert "“host fraud 9” não é uma decisão" in said
    assert verify.faults(decode(path.read_bytes())) == []


def test_rulings_are_refused_where_the_table_has_none(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    said = played(capsys, monkeypatch, "host fraud 1\n?\nq\n", "truco", "--seed", "3")
    assert "(truco.adjudication_commands)" in said
    assert "host miscount 2" in said
