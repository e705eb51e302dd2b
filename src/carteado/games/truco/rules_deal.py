"""The deal of a hand of Truco: the cut, the cutter's card, three each, the vira (T-03 to T-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carteado.cards import CARDS
from carteado.core import DealError
from carteado.games.truco import rules_stake, rules_trick
from carteado.games.truco.rules import (
    GIVE_FIRST,
    GIVE_SECOND,
    KEEP,
    LEAVE,
    LOOK,
    LOOK_TWO,
    ONZE_VALUE,
    VOTE_OPEN,
)
from carteado.games.truco.rules_hand import (
    BOTH,
    CUTTING,
    DEALING,
    DECIDING,
    ESCURO,
    IN_HAND,
    KEEPING,
    NOBODY,
    ONZE,
    ORDINARY,
    PLAYING,
    VOTING,
    Shown,
)

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState


def deal(state: TrucoState, order: Sequence[int]) -> None:
    """Put the pack in this order. See `State.deal`."""
    game = state.game
    if state.phase != DEALING:
        message = "no deal is awaited now"
        raise DealError(message)
    if not _is_pack(order, game.in_pack, len(game.pack)):
        message = f"this is not the pack of {len(game.pack)} cards that the table waits for"
        raise DealError(message)
    state.events = []
    _clear_hand(state)
    state.number += 1
    state.undealt = list(order[: game.awaited.first])
    at_eleven = (1 if state.score[0] == game.eleven else 0) + (1 if state.score[1] == game.eleven else 0)
    state.kind = ORDINARY if at_eleven == 0 else ONZE if at_eleven == 1 else BOTH
    state.onze_side = NOBODY if state.kind != ONZE else 0 if state.score[0] == game.eleven else 1
    if state.kind == BOTH and game.rules.escuro == "blind":
        state.kind = ESCURO  # T-40
    if state.kind != ORDINARY:
        state.value = ONZE_VALUE  # T-38, T-40
    state.question += 1
    if state.kind == BOTH and game.rules.escuro == "vote":
        state.phase = VOTING
        state.tell("cut", state.cutter())
    else:
        _offer_cut(state)


def _is_pack(order: Sequence[int], in_pack: list[bool], size: int) -> bool:
    """Whether an order is that of a pack of this size, whose cards are all different."""
    missing = list(in_pack)
    count = 0
    for card in order:
        if not 0 <= card < CARDS or not missing[card]:
            return False
        missing[card] = False
        count += 1
    return count == size


def _clear_hand(state: TrucoState) -> None:
    players = state.game.players
    state.vira = state.manilha = state.cutter_took = state.caller = state.raiser = NOBODY
    state.leader = state.turn = NOBODY
    state.looked = state.asked = 0
    state.value = 1  # T-26
    state.hands = [[] for _ in range(players)]
    state.shown = []
    state.said_no = []
    state.exposed = [NOBODY] * players
    state.skipped = [False] * players
    state.leaders = []
    state.winners = []
    state.outcomes = []
    state.starts = []
    state.play_seats = []
    state.play_cards = []
    state.play_covered = []


def may_look(state: TrucoState) -> bool:
    """T-11, T-12: the cutter may look at a card, except in the escuro (T-40) or where the table says no."""
    game = state.game
    allowed = game.cutter_looks and state.kind != ESCURO
    return allowed and (state.kind == ORDINARY or game.rules.cutter_card_onze)


def _offer_cut(state: TrucoState) -> None:
    if may_look(state):
        state.phase = CUTTING
        state.tell("cut", state.cutter())
    else:
        serve(state)


def cut(state: TrucoState, seat: int, action: int) -> None:
    """T-12, T-13: leave the pack alone, or look; and then keep the card or give it away."""
    state.question += 1
    if action == LEAVE:
        state.tell("left", seat)
        serve(state)
        return
    if action in (LOOK, LOOK_TWO):
        state.looked = 2 if action == LOOK_TWO else 1
        state.phase = KEEPING
        state.tell("looked", seat, state.looked)
        return
    partner = (seat + 2) % state.game.players
    if action == KEEP:
        state.cutter_took = seat
        kept = state.undealt.pop(0)
        state.hands[seat].append(kept)
        state.tell("kept", seat, kept)
    else:
        state.cutter_took = partner
        given = state.undealt.pop(1 if action == GIVE_SECOND else 0)
        state.hands[partner].append(given)
        state.shown.append(Shown(seat, partner, given, IN_HAND))
        if action in (GIVE_FIRST, GIVE_SECOND):
            state.hands[seat].append(state.undealt.pop(0))
        state.tell("gave", seat, partner, given)
    serve(state)


def serve(state: TrucoState) -> None:
    """T-14: until everyone has three; T-15: and one is turned up. T-16: the dealer's right begins."""
    game = state.game
    top = 0
    for seat in state.game.orders[state.dealer]:
        hand = state.hands[seat]
        while len(hand) < 3:
            hand.append(state.undealt[top])
            top += 1
        if state.kind != ESCURO:
            hand.sort()
    if not game.old_manilhas:
        set_vira(state, state.undealt[top])
    state.undealt = []
    state.looked = 0
    state.tell("dealt", state.dealer, state.vira)
    if state.kind == ESCURO:
        state.tell("escuro")
    elif state.kind == ONZE:
        state.tell("onze", state.onze_side)
    rules_trick.lead(state, (state.dealer + 1) % game.players)
    if state.kind == ONZE and game.rules.onze_decline:
        state.phase = DECIDING
        rules_stake.show_partners(state, state.asked_side())
    else:
        state.phase = PLAYING


def set_vira(state: TrucoState, card: int) -> None:
    """T-03 to T-08: the rank above the card turned up is the manilha; the order goes round."""
    state.vira = card
    state.manilha = NOBODY if card == NOBODY else (state.game.strengths[card] + 1) % len(state.game.ranks)


def vote(state: TrucoState, seat: int, action: int) -> None:
    """Eleven all where the table votes: one vote for open eyes settles it, blind needs everybody."""
    state.tell("voted", seat, action)
    if action != VOTE_OPEN:
        state.said_no.append(seat)
        if len(state.said_no) < state.game.players:
            return
        state.kind = ESCURO
    state.said_no = []
    state.question += 1
    _offer_cut(state)
