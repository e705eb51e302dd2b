"""What a hand of Truco is worth: raising and answering (T-26 to T-35), mão de onze (T-38, T-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.truco import rules_score
from carteado.games.truco.rules import (
    ACCEPT,
    FOLD,
    ONZE_VALUE,
    STAY,
    next_value,
)
from carteado.games.truco.rules_hand import (
    ANSWERING,
    IN_HAND,
    NOBODY,
    ORDINARY,
    PLAYING,
    Shown,
)

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState


def decide(state: TrucoState, seat: int, action: int) -> None:
    """T-38: the side at eleven plays, or runs for one tento."""
    if action == STAY:
        state.tell("stayed", seat)
        state.said_no = []
        state.phase = PLAYING
        state.question += 1
        return
    state.said_no.append(seat)
    if state.asked_seats() and not state.game.captain:
        state.tell("refused", seat)
        return
    side = seat % 2
    state.question += 1
    state.tell("declined", side, 1)
    rules_score.end_hand(state, 1 - side, 1, "declined")


def raise_stake(state: TrucoState, seat: int) -> None:
    """T-27, T-31, T-35: ask for the next value; asking as an answer accepts the value before it."""
    side = seat % 2
    if state.kind != ORDINARY:
        _lose_by_truco(state, seat)
        return
    if state.asked:
        state.value = state.asked
    state.asked = next_value(state.value)
    state.caller = seat
    state.raiser = side
    state.said_no = []
    state.phase = ANSWERING
    state.question += 1
    state.tell("raised", seat, state.asked)
    if state.game.see_partner:
        show_partners(state, 1 - side)  # T-28, T-32


def _lose_by_truco(state: TrucoState, seat: int) -> None:
    """T-39: truco at eleven loses the match."""
    state.tell("raised", seat, ONZE_VALUE)
    state.tell("lost_by_truco", seat)
    state.question += 1
    rules_score.finish(state, (1 - seat % 2,), "truco_at_eleven")


def show_partners(state: TrucoState, side: int) -> None:
    """T-28: the players of a side see each other's remaining cards, and know them from then on."""
    seats = state.game.sides[side]
    if len(seats) == 1:
        return
    for holder in seats:
        hand = state.hands[holder]
        if state.shown:
            state.shown = [each for each in state.shown if each.viewer not in seats or each.card not in hand]
        for viewer in seats:
            if viewer != holder:
                for card in hand:
                    state.shown.append(Shown(viewer, holder, card, IN_HAND))
    state.tell("shown", side)


def answer(state: TrucoState, seat: int, action: int) -> None:
    """T-29: accepted, the hand is worth what was asked; T-30, T-34: refused by all, it ends at what it was."""
    if action == ACCEPT:
        state.value = state.asked
        state.tell("accepted", seat, state.value)
        _settle(state)
        return
    assert action == FOLD
    state.said_no.append(seat)
    if state.asked_seats() and not state.game.captain:
        state.tell("refused", seat)
        return
    side = seat % 2
    state.tell("folded", side, state.value)
    _settle(state)
    rules_score.end_hand(state, 1 - side, state.value, "folded")


def _settle(state: TrucoState) -> None:
    state.asked = 0
    state.caller = NOBODY
    state.said_no = []
    state.phase = PLAYING
    state.question += 1
