"""The commands, their exit status, and one sentence for everything that cannot be done."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest

import carteado
from carteado import driver, games
from carteado.bots import arena
from carteado.cli import run, words
from carteado.cli.words import LANGUAGES, Words
from carteado.core import Deal, End
from carteado.match import verify
from carteado.match.record import Record, decode
from tests.laws.forms import FORMS, choose, matches, over
from tests.source import ROOT

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def portuguese(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEADO_LANG", "pt-BR")


def refused(out: Out, *tokens: str) -> str:
    """The sentence on stderr of a command that ends with status 2 and prints nothing else."""
    assert run(tokens) == 2
    said = out.readouterr()
    assert said.out == ""
    lines = said.err.strip().splitlines()
    assert len(lines) == 1, said.err
    assert lines[0].startswith("carteado: ")
    return lines[0]


# ---- simulate --------------------------------------------------------------------------------------------------------


def simulated(out: Out, *tokens: str) -> dict[str, object]:
    assert run(["simulate", *tokens, "--json"]) == 0
    said = out.readouterr()
    assert said.err == ""
    found = json.loads(said.out)
    assert isinstance(found, dict)
    return found


def test_simulate_is_ten_lines_over_the_contract(capsys: Out) -> None:
    found = simulated(capsys, "truco", "--games", "30", "--players", "2", "--seed", "8")
    game = games.package("truco").Game(games.package("truco").Options(), 2)
    rng, deals, actions = driver.Xor(8), 0, 0
    for _ in range(30):
        state = game.start(rng.randrange(2))
        while not isinstance(awaits := state.awaits(), End):
            if isinstance(awaits, Deal):
                state.deal(driver.shuffled(awaits.pack, awaits.first, rng))
                deals += 1
            else:
                seat = awaits.seats[0]
                state.play(seat, state.legal(seat)[rng.randrange(len(state.legal(seat)))])
                actions += 1
    assert (found["matches"], found["deals"], found["actions"]) == (30, deals, actions)


def test_simulate_tells_what_was_asked_for(capsys: Out) -> None:
    found = simulated(capsys, "truco", "--games", "3")
    assert {"matches", "deals", "actions", "seconds", "errors", "build"} <= set(found)
    assert found["errors"] == []
    assert found["build"] == ("plain" if driver.PLAIN else "compiled")
    assert found["players"] == 4
    assert simulated(capsys, "truco/mano", "--deals", "17")["deals"] == 17
    same = [simulated(capsys, "truco", "--bots", "greedy,random", "--games", "2") | {"seconds": 0} for _ in range(2)]
    assert same[0] == same[1]


def test_simulate_prints_a_table_for_people(capsys: Out) -> None:
    assert run(["simulate", "truco", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert "actions/s" in said
    assert "truco/paulista" in said


def test_saved_records_verify_and_replay(capsys: Out, tmp_path: Path) -> None:
    simulated(
        capsys, "truco", "--games", "2", "--options", "texto", "target=15", "--save", str(tmp_path / "new" / "folder")
    )
    saved = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(saved) == 2
    for path in saved:
        record = decode(path.read_bytes())
        assert verify.faults(record) == []
        assert record.options["target"] == 15
        assert record.options["out_of_turn"] == "exposed"
        assert run(["verify", str(path)]) == 0
        assert "A súmula confere" in capsys.readouterr().out
        assert run(["replay", str(path), "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert f"Hand {len(record.deals)}" in told
        assert all(f"  > {line}\n" in told for deal in record.deals for line in deal.acts)
        assert "won the match" in told
    assert run(["replay", str(saved[0]), "--tables"]) == 0
    assert "vira" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        ("simulate truco --players 5", "played by 4, 2 or 6, not by 5"),
        ("simulate truco --options dekc=spanish", "no option 'dekc'"),
        ("simulate truco --options deck=tarot", "it may be french, spanish"),
        ("simulate truco --options deck=spanish,q_over_j=on", "French pack"),
        ("simulate truco --options nonsense", "neither name=value nor a preset"),
        ("simulate truco --options target=many", "it may be 12, 15"),
        ("simulate truco --options target=99999999999999999999", "it may be 12, 15"),
        ("simulate truco --options max_deals=²", "it may be 1 to 1000"),
        ("simulate truco --games 1.5", "--games: a whole number is wanted here, not '1.5'"),
        ("simulate truco --games 0x3", "a whole number"),
        ("simulate truco --deals 1e3", "a whole number"),
        ("simulate truco --seed ²", "a whole number"),
        ("simulate truco --save=", "--save: the name of a file or folder is wanted"),
        ("play truco --players 4.0", "a whole number"),
        ("serve --port 80.7", "--port: a whole number is wanted here, not '80.7'"),
        ("serve --data=", "--data: the name of a file or folder is wanted"),
        ("serve --host=", "--host wants an address"),
        (f"serve --host {'a' * 64}", "--host wants an address"),
        ("serve --host 300.1.1.1 --data data", "this machine with --host"),
        ("serve --host 192.0.2.1 --data data", "this machine with --host"),
        ("simulate bridge", "there is no game 'bridge'; the games are truco"),
        ("simulate truco/rio", "there is no preset"),
        ("simulate truco --games 0", "from 1 on"),
        ("simulate truco --games many", "many"),
        ("simulate truco --deals -3", "from 1 on"),
        ("simulate truco --games 2 --deals 2", "not both"),
        ("simulate truco --bots wizard", "there is no bot 'wizard'"),
        ("simulate truco --bots random,greedy,reference", "share 4 places"),
        ("simulate", "requires an argument"),
        ("bogus", "'bogus' is no command"),
        ("--nope", "--nope"),
        ("serve --port 70000", "0 to 65535"),
        ("serve --port busy", "busy"),
        ("play truco --lang fr", "the languages are pt-BR, pt-PT, en"),
        ("play truco --players 3", "not by 3"),
        ("play bridge", "no game 'bridge'"),
        ("rules bridge", "no game 'bridge'"),
        ("rules truco --lang fr", "fr"),
        ("verify nothing.json", "nothing.json: cannot be read: No such file"),
        ("replay nothing.json", "nothing.json: cannot be read: No such file"),
        ("check nothing.yaml", "nothing.yaml: there is no such file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tokens: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert words in refused(capsys, *tokens.split())


def test_a_folder_that_cannot_be_written_to(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = refused(capsys, "simulate", "truco", "--games", "1", "--save", str(tmp_path / "file" / "below"))
    assert "--save" in said
    assert "no folder can be made there" in said


# ---- check, rules ----------------------------------------------------------------------------------------------------

GOOD = """\
- id: good
  rules: [T-16]
  game: truco
  deal: {dealer: 3}
  play:
    - expect: {to_act: 0}
"""


def test_check_counts_and_names_the_place_of_a_failure(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD)
    assert run(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    (tmp_path / "b.yaml").write_text(GOOD.replace("to_act: 0", "to_act: 1").replace("good", "bad"))
    assert run(["check", str(tmp_path / "a.yaml"), str(tmp_path / "b.yaml")]) == 1
    said = capsys.readouterr().out
    assert said.endswith("1 passed, 1 failed\n")
    assert f"bad\n  {tmp_path / 'b.yaml'}:6:24: to_act: expected [1], found [0]" in said


def test_check_refuses_what_is_malformed(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD.replace("dealer: 3", "vira: 4h"))
    assert f"{tmp_path / 'a.yaml'}:4:16: '4h' uses an English suit letter" in refused(capsys, "check", str(tmp_path))


def test_the_house_checks_itself(capsys: Out) -> None:
    assert run(["check"]) == 0
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_each_rule_with_its_scenarios(capsys: Out, language: str) -> None:
    assert run(["rules", "truco", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert all(f"T-{number:02}  " in said for number in range(1, 47))
    assert "ties.yaml:" in said
    assert said.startswith(Words(language).say("summary"))
    assert "truco.covered  " in said
    assert Words(language).say("no-effect", {"reason": ""})[:10] in said


def test_rules_tells_where_a_scenario_is_missing(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "truco").mkdir()
    (tmp_path / "truco" / "a.yaml").write_text(GOOD)
    monkeypatch.setattr("carteado.resources.scenarios", lambda: tmp_path)
    assert run(["rules", "truco"]) == 1
    assert Words("pt-BR").say("no-scenario") in capsys.readouterr().out


# ---- replay, verify --------------------------------------------------------------------------------------------------


def record() -> Record:
    kept: list[Record] = []
    game = games.package("truco").Game(games.package("truco").Options(), 2)
    arena.play(game, ["random"], 4, 1, after=lambda _, match: kept.append(match.finished()))
    return kept[0]


def test_verify_tells_what_does_not_hold(capsys: Out, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    changed = record()
    changed.deals[0].order[:2] = changed.deals[0].order[1::-1]
    path.write_bytes(changed.encode())
    assert run(["verify", str(path), "--lang", "en"]) == 1
    assert f"{path}: Deal 1: the order of the cards does not follow" in capsys.readouterr().out
    assert run(["verify", str(path), "--lang", "pt-PT"]) == 1
    assert f"{path}: Distribuição 1: a ordem das cartas não decorre" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "no record"),
        (b"{", "no record"),
        (b'{"format": "carteado/9"}', "newer version (carteado/9); update carteado"),
        (b'{"format": "chess/1"}', "no record"),
        (b'{"format": "carteado/1", "game": "truco"}', "damaged"),
        (b"\xff\xfe", "no record"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_record(capsys: Out, tmp_path: Path, data: bytes, words: str, command: str) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(data)
    said = refused(capsys, command, str(path))
    assert str(path) in said
    assert words in said


def test_a_record_that_does_not_play_again(capsys: Out, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    broken = record()
    broken.deals[0].acts[-1] = "0 play 9o"
    path.write_bytes(broken.encode())
    assert run(["replay", str(path)]) == 2
    assert "breaks at deal 1" in capsys.readouterr().err
    assert run(["verify", str(path), "--lang", "pt-BR"]) == 1
    said = capsys.readouterr().out
    assert f"Distribuição 1, jogada {len(broken.deals[0].acts)}: a partida não pode ter sido jogada assim" in said
    assert "this record" not in said, "one language at a time"
    path.write_bytes(
        msgspec.json.encode(record() if broken.game != "truco" else msgspec.structs.replace(broken, game="x"))
    )
    assert "no game 'x'" in refused(capsys, "replay", str(path))


@pytest.mark.parametrize(("language", "said"), [("pt-BR", "Bia e Rui"), ("pt-PT", "Bia e Rui"), ("en", "Bia and Rui")])
def test_names_are_listed_as_the_language_does(language: str, said: str) -> None:
    def told(names: list[str]) -> str:
        return words.Words(language).say("list-and", {"first": names[0], "last": names[1]})

    assert told(["Bia", "Rui"]) == said
    three = games.listed(["Ana", "Bia", "Rui"])
    assert isinstance(three, games.Phrase)
    assert words.Words(language).phrase(three) == f"Ana, {said}"
    assert games.listed(["Ana"]) == "Ana"


# ---- the words -------------------------------------------------------------------------------------------------------


def test_the_terminal_says_the_same_in_each_language() -> None:
    keys = {language: _keys(words.HERE / f"{language}.ftl") for language in LANGUAGES}
    assert keys["pt-BR"] == keys["pt-PT"] == keys["en"]
    assert {path.stem for path in words.HERE.glob("*.ftl")} == set(LANGUAGES)


def _keys(path: Path) -> list[str]:
    return [line.partition(" =")[0] for line in path.read_text().splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize(
    ("variable", "language"),
    [
        ("pt_PT.UTF-8", "pt-PT"),
        ("pt_BR", "pt-BR"),
        ("en_GB.UTF-8", "en"),
        ("de_DE", "pt-BR"),
        ("C", "pt-BR"),
        ("", "pt-BR"),
    ],
)
def test_the_usual_language_is_that_of_the_machine(
    monkeypatch: pytest.MonkeyPatch, variable: str, language: str
) -> None:
    for name in ("CARTEADO_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", variable)
    assert words.usual() == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    """No message is missing and no gap is left, whatever the house rules."""
    spoken: set[str] = set()
    for form in FORMS:
        rng = random.Random(f"speech {form.name}")
        said = Words(language, form.game.key)
        speech = games.package(form.game.key).speech
        names = [f"N{seat}" for seat in range(form.game.players)]
        for state in matches(form, 2, rng):
            while not over(state):
                choose(state, rng).apply(state)
                for seat in (None, *range(form.game.players)):
                    view = state.view(seat)
                    lines = [
                        said.phrase(each) for event in state.told(seat) for each in speech.event(view, event, names)
                    ]
                    if not isinstance(state.awaits(), Deal | End):
                        lines.append(said.phrase(speech.question(view, names)))
                    for action in state.controls(seat) if seat is not None else ():
                        lines.append(said.phrase(speech.act(view, form.game.alphabet.text(action))))
                        refusal = state.refusal(seat or 0, action)
                        if refusal is not None:
                            lines += [
                                said.phrase(each) for each in speech.refusal(view, refusal.code, refusal.facts, names)
                            ]
                    assert not [line for line in lines if "{" in line or "None" in line or not line.strip()], lines
                    spoken.update(lines)
    assert len(spoken) > 500


# ---- as a shell sees it ----------------------------------------------------------------------------------------------


def shell(*tokens: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from carteado.cli import main; main()", *tokens]
    clean = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    return subprocess.run(command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False)


def test_version_says_what_runs() -> None:
    done = shell("version")
    assert done.returncode == 0
    assert done.stdout == f"carteado {carteado.__version__} (plain Python)\n"


def test_status_2_and_one_sentence_reach_the_shell() -> None:
    done = shell("simulate", "truco", "--players", "5")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_help_tells_every_command(capsys: Out) -> None:
    assert run(["--help"]) == 0
    said = capsys.readouterr().out
    for command in ("serve", "play", "simulate", "check", "rules", "replay", "verify", "version"):
        assert command in said
        assert run([command, "--help"]) == 0


# ---- serve -----------------------------------------------------------------------------------------------------------


def test_serve_tells_its_address_answers_and_ends_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from carteado.cli import main; main()", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().partition(": ")[2].strip()
        with urllib.request.urlopen(f"{address}/api/games") as answer:  # noqa: S310 - our own server
            assert json.loads(answer.read())[0]["key"] == "truco"
        server.send_signal(signal.SIGTERM)
        assert server.wait() == 0


def test_a_busy_port_is_said_in_one_sentence(capsys: Out, tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert f"port {port}" in refused(capsys, "serve", "--port", str(port), "--data", str(tmp_path))


def test_a_data_folder_that_cannot_be_used(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = refused(capsys, "serve", "--port", "0", "--data", str(tmp_path / "file" / "below"))
    assert str(tmp_path / "file") in said
