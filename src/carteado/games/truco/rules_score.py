"""The score of a match of Truco: the end of a hand and of the match (T-21, T-36, T-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core import Result
from carteado.games.truco.rules_hand import (
    DEALING,
    NOBODY,
    OVER,
    REASONS,
)

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState


def end_hand(state: TrucoState, side: int, points: int, reason: str) -> None:
    """The side (or NOBODY) scores; T-36, T-37: twelve or more win the match; else the deal passes on."""
    state.tell("hand", side, points, REASONS.index(reason))
    if side != NOBODY:
        state.score[side] += points
    pass_deal(state, side)
    wait_for_deal(state)
    end_if_won(state)


def pass_deal(state: TrucoState, side: int) -> None:
    """T-11: who deals after a hand that this side (or NOBODY) has won."""
    rule = state.game.deal_passes
    players = state.game.players
    if rule == "left":
        state.dealer = (state.dealer - 1) % players
    elif rule == "winner" and side != NOBODY:
        state.dealer = (state.dealer + (2 if state.dealer % 2 == side else 1)) % players
    else:
        state.dealer = (state.dealer + 1) % players


def wait_for_deal(state: TrucoState) -> None:
    """The hand is over: nothing is asked any more. Its cards lie there until the next deal."""
    state.phase = DEALING
    state.turn = NOBODY
    state.asked = 0
    state.caller = NOBODY
    state.said_no = []
    state.undealt = []
    state.looked = 0


def end_if_won(state: TrucoState) -> None:
    """T-36, T-37: the match is over if someone has reached the target, or if enough hands were played."""
    target = state.game.target
    for side in (0, 1):
        if state.score[side] >= target:
            finish(state, (side,), "target")
            return
    if state.phase == DEALING and state.number >= state.game.max_deals:
        best = max(state.score)
        finish(state, tuple([side for side in (0, 1) if state.score[side] == best]), "max_deals")


def finish(state: TrucoState, winners: tuple[int, ...], reason: str) -> None:
    """The match is over."""
    state.result = Result(state.scores(), winners, reason)
    wait_for_deal(state)
    state.phase = OVER
    state.tell("match", winners[0] if len(winners) == 1 else NOBODY)
