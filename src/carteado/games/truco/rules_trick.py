"""The tricks of a hand of Truco (T-16 to T-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.truco import rules_score
from carteado.games.truco.rules import (
    BLIND,
    COVER,
    COVERED,
    TIED,
    UNDECIDED,
    card_of,
    hand_winner,
)
from carteado.games.truco.rules_hand import (
    EVERYBODY,
    IN_HAND,
    NOBODY,
    Shown,
)

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState


def lead(state: TrucoState, seat: int) -> None:
    """A new trick, which this seat begins."""
    state.leader = seat
    state.turn = seat
    state.leaders.append(seat)
    state.starts.append(len(state.play_cards))


def play_card(state: TrucoState, seat: int, action: int) -> None:
    """A card of the player whose turn it is: open, face down, or (T-40) by its place, unseen."""
    state.question += 1
    if action >= BLIND:
        card = state.hands[seat].pop(action - BLIND)
        state.tell("blind", seat, card)
        put(state, seat, card, covered=False)
    else:
        card = card_of(action)
        covered = action >= COVER
        state.hands[seat].remove(card)
        state.tell("covered" if covered else "played", seat, card)
        put(state, seat, card, covered=covered)
    _go_on(state)


def put(state: TrucoState, seat: int, card: int, *, covered: bool) -> None:
    """A card goes to the table. What others knew of this hand is less certain when its face is not seen."""
    state.play_seats.append(seat)
    state.play_cards.append(card)
    state.play_covered.append(covered)
    if state.shown:
        if covered:
            place = len(state.play_cards) - 1
            state.shown = [
                Shown(each.viewer, seat, each.card, place) if each.holder == seat and each.since == IN_HAND else each
                for each in state.shown
            ]
        else:
            state.shown = [each for each in state.shown if each.card != card]


def expose(state: TrucoState, seat: int, action: int) -> None:
    """T-17: fallen crosswise. The card lies face up, and the right player goes on."""
    card = state.hands[seat][action - BLIND] if action >= BLIND else card_of(action)
    state.tell("exposed", seat, card)
    state.shown = [each for each in state.shown if each.card != card]
    if state.game.skips_out_of_turn:
        state.skipped[seat] = True
        state.shown.append(Shown(EVERYBODY, seat, card, IN_HAND))  # it goes back to the hand, seen by all
    else:
        state.hands[seat].remove(card)
        state.exposed[seat] = card


def _go_on(state: TrucoState) -> None:
    """T-18: the next player, anticlockwise; T-19: when all have played the trick is complete."""
    while True:
        state.turn = (state.turn + 1) % state.game.players
        seat = state.turn
        if seat == state.leader:
            _end_trick(state)
            return
        if state.skipped[seat]:
            state.tell("skipped", seat)
        elif state.exposed[seat] >= 0:
            card = state.exposed[seat]
            state.exposed[seat] = NOBODY
            state.tell("played", seat, card)
            put(state, seat, card, covered=False)
        else:
            return


class Standing:
    """How a trick stands by the cards that lie in it: for each side the strength of its best card (COVERED if none lies
    open), and who played a card of that strength first and last."""

    def __init__(self, state: TrucoState) -> None:
        self.best: Final[list[int]] = [COVERED, COVERED]
        self.first: Final[list[int]] = [NOBODY, NOBODY]
        self.last: Final[list[int]] = [NOBODY, NOBODY]
        for place in range(state.starts[-1], len(state.play_cards)):
            seat = state.play_seats[place]
            side = seat % 2
            strength = COVERED if state.play_covered[place] else state.strength(state.play_cards[place])
            if strength > self.best[side]:
                self.best[side] = strength
                self.first[side] = seat
            if strength == self.best[side]:
                self.last[side] = seat

    def winner(self) -> int:
        """The side whose best card is higher, or TIED (T-22)."""
        if self.best[0] == self.best[1]:
            return TIED
        return 0 if self.best[0] > self.best[1] else 1


def winning(state: TrucoState) -> list[int]:
    """Who would win the open trick if nobody played another card: one seat; if it stands tied, the first of each side
    in the order of play; nobody while no card lies open (T-19 to T-22)."""
    if len(state.winners) == len(state.starts):
        return []
    standing = Standing(state)
    side = standing.winner()
    if side != TIED:
        return [standing.first[side]]
    if standing.best[0] == COVERED:
        return []
    return sorted(standing.first, key=lambda seat: (seat - state.leader) % state.game.players)


def _end_trick(state: TrucoState) -> None:
    """T-19: the highest card wins; a tie is between the best cards of both sides."""
    standing = Standing(state)
    side = standing.winner()
    if side == TIED:
        state.outcomes.append(TIED)
        state.winners.append(TIED)
        state.tell("tied", state.trick())
        open_card = standing.best[0] != COVERED
        leader = _leader_after_tie(state, standing.first, standing.last) if open_card else state.leader
    else:
        state.outcomes.append(side)
        state.winners.append(standing.first[side])
        state.tell("trick", state.trick(), standing.first[side], side)
        leader = standing.first[side]  # T-20
    _end_or_lead(state, leader)


def _leader_after_tie(state: TrucoState, first: list[int], last: list[int]) -> int:
    rule = state.game.rules.tie_leader
    if rule == "leader":
        return state.leader
    players = state.game.players
    tying = first if rule == "first_tier" else last
    turns = [(seat - state.leader) % players for seat in tying]
    wanted = min(turns) if rule == "first_tier" else max(turns)
    return (state.leader + wanted) % players


def _end_or_lead(state: TrucoState, leader: int) -> None:
    winner = hand_winner(state.outcomes)
    if winner == UNDECIDED:
        if state.game.takes_out_of_turn:
            state.exposed = [NOBODY] * state.game.players
            state.skipped = [False] * state.game.players
        lead(state, leader)
        return
    if winner != TIED:
        rules_score.end_hand(state, winner, state.value, "tricks")
        return
    rule = state.game.rules.all_tied
    if rule == "none":
        rules_score.end_hand(state, NOBODY, 0, "all_tied")
    else:
        side = state.dealer % 2 if rule == "dealer" else state.leaders[0] % 2  # T-25
        rules_score.end_hand(state, side, state.value, "all_tied")
