"""The scenario runner: what passes, what fails and where, and what is malformed and where."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from carteado.match import scenario
from carteado.match.expectation import Failure
from carteado.match.node import PlaceError
from tests.source import ROOT

HEAD = """\
- id: something
  rules: [T-22]
  game: truco
  options: {players: 2}
  deal: {dealer: 1, vira: 4p, hands: ["3e 6o 7p", "3c 7o Kp"]}
  play:
"""

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> Path:
        path = tmp_path / "some.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return written


def run(path: Path) -> None:
    for each in scenario.read(path):
        scenario.run(each)


def steps(*lines: str) -> str:
    return HEAD + "".join(f"    - {line}\n" for line in lines)


@pytest.mark.parametrize(
    "lines",
    [
        ("0 play 3e", "1 play 3c", "expect: {to_act: 0, tricks: {0: {winner: ~}}}"),
        ("expect: {hand: 7p 6o 3e, value: 1, phase: play, score: [0, 0]}",),
        ("expect: {hands: {1: Kp 3c 7o}, sees: {0: {hands: {1: '? ? ?'}}, spectator: {hands: {0: '? ? ?'}}}}",),
        ("expect: {legal: {contains: play 3e, lacks: [raise 6, cover 3e]}, result: none, direction: ccw}",),
        ("expect: {legal: {seat: 1, exactly: []}, fouls: {exactly: []}, manilha: 5}",),
        ("{refused: 1 play 7o, rule: T-17, code: not_your_turn}", "0 play 3e"),
        ("{refused: host fraud 1, rule: truco.adjudication_commands}",),
        (
            "0 raise 3",
            "1 fold",
            "expect: {deal_points: [1, 0], pack: {size: 40}}",
            "deal: {vira: 5o}",
            "1 play-nothing",
        ),
    ],
)
def test_what_holds_passes(write: Write, lines: tuple[str, ...]) -> None:
    run(write(steps(*[line for line in lines if line != "1 play-nothing"])))


@pytest.mark.parametrize(
    ("lines", "place", "words"),
    [
        (("expect: {score: [0, 1]}",), "7:23", "score: expected [0, 1], found [0, 0]"),
        (("0 play 3e", "expect: {to_act: 0}"), "8:24", "expected [0], found [1]"),
        (("1 play 7o",), "7:7", "T-17, not_your_turn"),
        (("{refused: 0 play 3e, rule: T-17}",), "7:17", "should be refused, and is allowed"),
        (("{refused: 1 play 7o, rule: T-18}",), "7:17", "refused by T-17, not_your_turn; expected T-18"),
        (("{refused: 1 play 7o, rule: T-17, code: dealing}",), "7:17", "expected T-17, dealing"),
        (("{foul: 0 raise 3}",), "7:14", "should be a foul"),
        (("deal: {}",), "7:13", "the hand is not over"),
        (("rule: fraud 1",), "7:13", "truco.adjudication_commands"),
        (("expect: {legal: {lacks: play 3e}}",), "7:31", "lacks"),
        (("expect: {legal: {contains: [play 7o]}}",), "7:34", "contains"),
        (("expect: {hand: 3e 6o}",), "7:22", "'3e 6o', found '3e 6o 7p'"),
        (("expect: {sees: {0: {hands: {1: 3c 7o Kp}}}}",), "7:38", "found '? ? ?'"),
        (("expect: {result: {winners: [0]}}",), "7:24", "the match should be over"),
        (("expect: {pack: {size: 40}}",), "7:22", "a deal should be awaited"),
        (("expect: {tricks: {1: {winner: 0}}}",), "7:28", "there is no number 1"),
        (("expect: {kind: onze}",), "7:22", "expected 'onze', found 'ordinary'"),
    ],
)
def test_what_does_not_hold_fails_at_its_place(write: Write, lines: tuple[str, ...], place: str, words: str) -> None:
    path = write(steps(*lines))
    with pytest.raises(Failure) as caught:
        run(path)
    assert str(caught.value).startswith(f"{path}:{place}: ")
    assert words in str(caught.value)


def test_a_foul_is_written_as_one(write: Write) -> None:
    text = steps("foul: 1 play 7o", "0 play 3e").replace("players: 2", "players: 2, out_of_turn: exposed")
    run(write(text))
    with pytest.raises(Failure, match="is a foul; write `foul: 1 play 7o`"):
        run(write(text.replace("foul: 1", "1")))


MALFORMED = [
    ("- id: [", "1:8", "no YAML"),
    ("id: x", "1:1", "a list is wanted"),
    ("- 3", "1:3", "keys with values are wanted"),
    ("- id: x", "1:3", "'rules' is missing"),
    (HEAD.replace("game: truco", "game: bridge") + "    []", "3:9", "there is no game 'bridge'"),
    (HEAD.replace("players: 2", "players: 5") + "    []", "4:12", "not by 5"),
    (HEAD.replace("players: 2", "deck: tarot") + "    []", "4:19", "deck cannot be 'tarot'"),
    (HEAD.replace("players: 2", "dekc: french") + "    []", "4:13", "no option 'dekc'"),
    (HEAD.replace("players: 2", "preset: rio") + "    []", "4:21", "no preset 'rio'"),
    (HEAD.replace("vira: 4p", "vira: 4d") + "    []", "5:27", "English suit letter"),
    (HEAD.replace("vira: 4p", "vira: 3e") + "    []", "5:27", "3e is named twice"),
    (HEAD.replace("3c 7o Kp", "3c 7o 8p") + "    []", "5:51", "8p is no card of this pack"),
    (HEAD.replace("3c 7o Kp", "3c 7o Kp Ke") + "    []", "5:51", "more than three"),
    (HEAD.replace('"3e 6o 7p", ', "") + "    []", "5:38", "the cards of 2 seats"),
    (HEAD.replace("vira", "vria") + "    []", "5:21", "no key 'vria'"),
    (HEAD.replace("dealer: 1", "dealer: 2") + "    []", "5:18", "no seat 2"),
    (HEAD.replace("dealer: 1", "dealer: 1, scores: [a, b]") + "    []", "5:29", "scores"),
    (HEAD.replace("dealer: 1", "cut: [look], looked: 3e 6o") + "    []", "5:31", "stands in another hand"),
    (HEAD.replace("deal:", "foo:") + "    []", "5:3", "no key 'foo'"),
    (HEAD.replace("  deal:", "  position: all is well\n  deal:") + "    []", "1:3", "begins with a deal, or"),
    (HEAD + "    - 0 jump 3e", "7:7", "'jump 3e' is no action"),
    (HEAD + "    - 2 play 3e", "7:7", "a seat from 0 to 1"),
    (HEAD + "    - {refused: 0 play 3e}", "7:7", "'rule' is missing"),
    (HEAD + "    - {surprise: 0 play 3e}", "7:7", "a step is"),
    (HEAD + "    - {foul: 0 raise 3, rule: T-39}", "7:31", "T-39 is not among them"),
    (HEAD + "    - expect: {points: 3}", "7:16", "nothing called 'points'"),
    (HEAD + "    - expect: {}", "7:15", "what is expected"),
    (HEAD + "    - expect: {sees: {4: {value: 1}}}", "7:23", "a seat from 0 to 1"),
    (HEAD + "    - expect: {sees: {1: {colour: 1}}}", "7:27", "there is no 'colour'"),
    (HEAD + "    - expect: {legal: {contains: jump}}", "7:34", "'jump' is no action"),
    (HEAD + "    - expect: {value: 1.5}", "7:23", "no text, whole number"),
    (HEAD.replace("2}", "2, adjudication_commands: on}") + "    - rule: banish 1", "7:13", "is no ruling"),
    (HEAD + "    []\n" + HEAD + "    []", "8:3", "there twice"),
    (HEAD.replace("id: something", "id: something\n  id: again") + "    []", "2:3", "'id' is there twice"),
]


@pytest.mark.parametrize(("text", "place", "words"), MALFORMED)
def test_what_is_malformed_names_line_and_column(write: Write, text: str, place: str, words: str) -> None:
    path = write(text)
    with pytest.raises(PlaceError) as caught:
        run(path)
    assert str(caught.value).startswith(f"{path}:{place}: "), caught.value
    assert words in str(caught.value)


def test_a_scenario_may_begin_in_the_middle_of_a_hand(write: Write) -> None:
    run(write(steps("0 play 3e", "expect: {to_act: 1}")))
    (each,) = scenario.read(write(steps("expect: {to_act: 0}")))
    state = each.game.position(
        "scores=9-4 dealer=1 number=7 question=5 phase=play kind=ordinary onze=- value=3 asked=0 "
        "caller=- raiser=1 no=- top=- looked=0 took=- vira=4p hands=6o.7p/3c.7o.Kp exposed=-/- skipped=- turn=1 "
        "tricks=0:0.3e: shown=- result=-"
    )
    text = f"""\
- id: in the middle
  rules: [T-31]
  game: truco
  options: {{players: 2}}
  position: "{state.position()}"
  play:
    - expect: {{score: [9, 4], value: 3, to_act: 1}}
    - {{refused: 1 raise 6, rule: T-31}}
    - 1 play 7o
"""
    run(write(text))
    with pytest.raises(PlaceError, match=r"some.yaml:5:13: position, column 8"):
        run(write(text.replace("scores=9-4", "scores=9")))


def test_what_is_not_named_is_filled_in_the_same_way_each_time(write: Write) -> None:
    (each,) = scenario.read(write(HEAD.replace(', hands: ["3e 6o 7p", "3c 7o Kp"]', "") + "    []\n"))
    (again,) = scenario.read(write(HEAD.replace(', hands: ["3e 6o 7p", "3c 7o Kp"]', "") + "    []\n"))
    positions = []
    for one in (each, again):
        played = scenario._Run(one)
        positions.append(played.state.position())
    assert positions[0] == positions[1]


def test_folders_and_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(PlaceError, match="no such file"):
        scenario.files([tmp_path / "nothing"])
    with pytest.raises(PlaceError, match="no scenario"):
        scenario.files([tmp_path])
    (tmp_path / "notes.yaml").write_text("- {rule: T-43, reason: a custom}\n")
    assert scenario.notes(tmp_path / "notes.yaml") == {"T-43": "a custom"}
    assert scenario.notes(tmp_path / "none.yaml") == {}
    with pytest.raises(PlaceError, match="cannot be read"):
        scenario.read(tmp_path)


def test_the_scenario_in_the_notation_runs(write: Write) -> None:
    book = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    (text,) = [block.partition("```")[0] for block in book.split("```yaml\n")[1:]]
    run(write(text))
