"""How long a bot takes to answer tells nothing: not of its cards, and not of what it will do."""

from __future__ import annotations

import itertools
import statistics
from dataclasses import dataclass

import pytest

from carteado import bots
from carteado.core import Deal, End
from carteado.games.truco import Game, Options
from carteado.games.truco.rules import ACCEPT, FOLD, RAISE
from carteado.games.truco.state import TrucoState
from carteado.match.dealer import Dealer
from carteado.match.match import Match
from carteado.match.record import Sitter
from carteado.server import pausing
from carteado.server.commands import AskBot, BotSaid
from carteado.server.table import open_table
from tests.conftest import size

DECISIONS = size(5000, 50_000)


@dataclass(frozen=True)
class Answer:
    """A decision as somebody with a watch sees it, and what he would like to know of it."""

    thought: float
    waited: float
    strength: int
    asks: bool
    folds: bool


def answers(seed: int) -> list[Answer]:
    """Whole matches of four bots at a table whose clock jumps. They think the longer, the better their cards are, and
    longer still before they ask for more: a bot whose thinking tells everything."""
    heard: list[Answer] = []
    number = 0
    while len(heard) < DECISIONS:
        game = Game(Options(), 4)
        match = Match(game, Dealer.seeded(seed, number), seats=[Sitter(f"{seat}", "calmo") for seat in range(4)])
        table, _ = open_table("table", match, None, 0.0)
        now, effects = 0.0, table.resume(0.0)
        number += 1
        while not isinstance(match.awaits(), End | Deal):
            ask = next(effect for effect in effects if isinstance(effect, AskBot))
            action = bots.make(game, ask.bot, ask.seed).choose(ask.view, ask.legal)
            state = match.state
            assert isinstance(state, TrucoState)
            strength = sum(state.strength(card) for card in state.hands[ask.seat])
            thought = 0.01 + strength / 1500 + (0.02 if RAISE <= action < ACCEPT else 0.0)
            told = pausing.told_at(ask.due, now + thought)
            if state.hands[ask.seat]:
                heard.append(Answer(thought, told - now, strength, RAISE <= action < ACCEPT, action == FOLD))
            now = told
            effects = table.handle(BotSaid(ask.seat, ask.question, action), now)
    return heard


def test_the_watch_tells_nothing() -> None:
    heard = answers(11)
    assert len(heard) >= 2000
    assert max(each.thought for each in heard) < pausing.SHORTEST
    for about in ("strength", "asks", "folds"):
        what = [float(getattr(each, about)) for each in heard]
        told = statistics.correlation([each.waited for each in heard], what)
        print(f"{about}: {told:+.3f} over {len(heard)} decisions")
        assert abs(told) < 0.05
    assert statistics.correlation([each.thought for each in heard], [float(each.strength) for each in heard]) > 0.8


def test_who_is_late_waits_for_the_next_of_few_moments() -> None:
    assert pausing.told_at(10.0, 9.0) == 10.0
    assert pausing.told_at(10.0, 10.0) == 10.0
    assert pausing.told_at(10.0, 10.001) == 10.0 + pausing.STEP
    assert pausing.told_at(10.0, 10.0 + 1.2 * pausing.STEP) == pytest.approx(10.0 + 2 * pausing.STEP)


def test_every_secret_seat_and_question_has_a_pause_of_its_own() -> None:
    drawn = list(itertools.product([bytes(32), bytes(range(32))], range(4), range(50)))
    pauses = [pausing.pause(*each) for each in drawn]
    assert len(set(pauses)) == len(pauses)
    assert all(pausing.SHORTEST <= each <= pausing.SHORTEST + pausing.SPREAD for each in pauses)
