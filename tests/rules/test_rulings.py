"""Rulings of the host at odd moments (T-42 to T-46): what they change, and that everybody is told."""

from __future__ import annotations

import random

import pytest

from carteado.core import Deal, End, Illegal, NotationError, State
from carteado.games.truco import Game, Options
from carteado.games.truco.view import TrucoView
from carteado.options import OptionValue
from carteado.views import follow
from tests.conftest import deals
from tests.laws.forms import choose, over

RULED = Options(adjudication_commands=True)
SHAPES: list[tuple[dict[str, OptionValue], int]] = [
    ({}, 4),
    ({"out_of_turn": "exposed", "call_any_time": True}, 4),
    ({"out_of_turn": "skip", "cutter_card": "two_pass_one", "fraud": "opponent_plus_one"}, 6),
    ({"escuro": "vote", "deal_passes": "left"}, 2),
    ({"escuro": "vote", "answer_by": "captain", "max_deals": 2, "deal_passes": "winner"}, 4),
]


def started(options: Options, players: int = 4, scores: str = "0-0") -> State:
    """A match at this score, whose first hand has been dealt by seat 0 from a pack in order."""
    game = Game(options, players)
    state = game.position(game.start(0).position().replace("scores=0-0", f"scores={scores}"))
    awaits = state.awaits()
    assert isinstance(awaits, Deal)
    state.deal(awaits.pack)
    return state


def seen(state: State, seat: int | None = None) -> TrucoView:
    view = state.view(seat)
    assert isinstance(view, TrucoView)
    return view


def act(state: State, *texts: str) -> None:
    for text in texts:
        seat, _, rest = text.partition(" ")
        state.play(int(seat), Game(RULED).alphabet.parse(rest))


@pytest.mark.parametrize(("options", "players"), SHAPES, ids=str)
def test_everybody_can_follow_a_ruling_and_the_match_goes_on(options: dict[str, OptionValue], players: int) -> None:
    rng = random.Random(f"rulings {options}")
    game = Game(RULED.changed(options), players)
    seats = [None, *range(players)]
    for _ in range(deals(10, 300)):
        scores = rng.choice(["0-0", "11-11", "11-4", "10-11"])
        state: State = game.position(game.start(0).position().replace("scores=0-0", f"scores={scores}"))
        while not over(state):
            before = {seat: state.view(seat) for seat in seats}
            ruled = rng.random() < 0.15 and seen(state).number > 0
            if ruled:
                ruling = rng.choice(["fraud 0", "fraud 1", "miscount 0", "miscount 1", "miscount 0 1"])
                if ruling.startswith("m") and isinstance(state.awaits(), Deal):
                    continue
                state.rule(ruling)
            else:
                choose(state, rng).apply(state)
            for seat in seats:
                assert follow(before[seat], state.told(seat)) == state.view(seat), state.position()
            if ruled:
                assert game.position(state.position()).position() == state.position()
                seat = rng.choice(seats)
                assert game.guess(state.view(seat), rng).view(seat) == state.view(seat)


def test_the_deal_lost_by_fraud_passes_as_the_table_passes_it() -> None:
    for passes, dealer in (("right", 1), ("left", 3), ("winner", 1)):
        state = started(RULED.changed({"deal_passes": passes}))
        state.rule("fraud 2")
        assert seen(state).dealer == dealer


def test_a_hand_dealt_again_counts_as_dealt() -> None:
    state = started(RULED.changed({"max_deals": 1, "cutter_card": "off"}))
    act(state, "1 play Ao")
    state.rule("miscount 0")
    awaits = state.awaits()
    assert isinstance(awaits, End)
    assert awaits.result.reason == "max_deals"


def test_a_card_out_of_turn_begins_the_hand() -> None:
    for out_of_turn in ("exposed", "skip"):
        state = started(RULED.changed({"out_of_turn": out_of_turn, "cutter_card": "off"}))
        state.rule("miscount 1")  # T-44: put right
        assert state.scores() == (0, 0)
        act(state, f"3 {Game(RULED).alphabet.text(state.fouls(3)[0])}")
        state.rule("miscount 1")  # T-42
        assert state.scores() == (0, 1)


def test_nothing_is_asked_any_more_when_a_hand_is_ruled_away() -> None:
    for ruling, scores in (("miscount 1", (0, 1)), ("miscount 0", (0, 0)), ("fraud 0", (0, 0))):
        state = started(RULED.changed({"cutter_card": "off"}))
        act(state, "1 raise 3", "2 fold")
        state.rule(ruling)
        view = seen(state)
        assert (view.asked, view.caller, view.said_no, view.asked_seats) == (None, None, [], [])
        assert state.scores() == scores, "the request was not answered (T-42)"


def test_a_ruling_while_the_cutter_looks_takes_the_card_away() -> None:
    state = started(RULED)
    act(state, "3 look")
    before = seen(state, 3)
    assert before.looked == ["Ao"]
    state.rule("fraud 0")
    assert follow(before, state.told(3)) == seen(state, 3)
    assert seen(state, 3).looked is None


def test_eleven_is_worth_three_from_the_start() -> None:
    for scores in ("11-4", "11-11"):
        state = started(RULED.changed({"escuro": "vote"}), scores=scores)
        assert seen(state).value == 3


def test_truco_at_eleven_is_named_as_the_step_that_one_might_ask() -> None:
    state = started(RULED.changed({"cutter_card": "off", "onze_decline": False}), scores="11-4")
    refusal = state.refusal(1, Game(RULED).alphabet.parse("raise 6"))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("raise_step", {"value": 3})


@pytest.mark.parametrize(
    "text",
    ["", "fraud", "fraud 4", "fraud -1", "fraud 0 1", "fraud ²", "fraud ٣", "miscount", "miscount 0 x", "steal 1"],
)
def test_what_is_no_ruling_is_refused_with_a_sentence(text: str) -> None:
    state = started(RULED)
    before = state.position()
    with pytest.raises(NotationError, match="write 'miscount SEAT…' or 'fraud SEAT', with seats 0 to 3"):
        state.rule(text)
    assert state.position() == before


def test_no_ruling_where_the_table_has_none_or_has_nothing_to_rule_on() -> None:
    with pytest.raises(Illegal, match="rulings_off"):
        started(Options()).rule("fraud 0")
    for ruling in ("miscount 1", "fraud 1"):
        with pytest.raises(Illegal, match="dealing"):
            Game(RULED).start().rule(ruling)
    state = started(RULED.changed({"cutter_card": "off", "onze_decline": False}), scores="11-4")
    act(state, "1 raise 3")
    with pytest.raises(Illegal, match="match_over"):
        state.rule("fraud 0")


def test_everybody_is_told_of_each_seat_that_a_ruling_speaks_of() -> None:
    state = Game(Options(adjudication_commands=True), 4).start()
    awaits = state.awaits()
    assert isinstance(awaits, Deal)
    state.deal(awaits.pack)
    state.rule("miscount 1 2")
    for seat in (None, 0, 3):
        told = [event.facts for event in state.told(seat) if event.kind == "ruled"]
        assert told == [{"ruling": "miscount", "seat": 1}, {"ruling": "miscount", "seat": 2}]
