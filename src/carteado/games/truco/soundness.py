"""Whether a position could come up at the table, so that the match can go on from it.

The tricks are played again by the rules themselves; what is asked, staked and known is compared with what the rules
would have made of it. A hand that is over (phases `deal` and `end`) still lies on the table, ended anyhow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.cards import card_text
from carteado.games.truco import rules_deal, rules_hand, rules_legal, rules_trick
from carteado.games.truco.rules import BLIND, LADDER, ONZE_VALUE, cover_of, next_value, play_of

if TYPE_CHECKING:
    from carteado.games.truco.notation import Reader
    from carteado.games.truco.state import TrucoState

UNDEALT = frozenset({rules_hand.VOTING, rules_hand.CUTTING, rules_hand.KEEPING})
"""The pack is in order and nobody has cards."""

IN_PLAY = frozenset({rules_hand.DECIDING, rules_hand.PLAYING, rules_hand.ANSWERING})
"""Everybody has been dealt to, and the hand is not over."""

BETWEEN = frozenset({rules_hand.DEALING, rules_hand.OVER})
"""The last hand, if there was one, is over."""


def check(reader: Reader, state: TrucoState) -> None:
    """See that a state that was just read is sound.

    Raises:
        NotationError: it is not; the message names the word that is wrong, and what it should be.
    """
    _check_cards(reader, state)
    _check_match(reader, state)
    _check_kind(reader, state)
    _check_phase(reader, state)
    _check_stake(reader, state)
    _check_answers(reader, state)
    _check_cut(reader, state)
    _check_hands(reader, state)
    if state.leaders:
        _check_tricks(reader, state)
    _check_shown(reader, state)


def _check_cards(reader: Reader, state: TrucoState) -> None:
    """No card twice, none foreign, none lost."""
    game = state.game
    cards = [card for hand in state.hands for card in hand] + state.play_cards + state.undealt
    cards += [card for card in [*state.exposed, state.vira] if card != rules_hand.NOBODY]
    for card in cards:
        if card not in game.pack:
            raise reader.fail_at(card, 0, "is no card of this pack")
        if cards.count(card) > 1:
            raise reader.fail_at(card, 1, "is there twice")
    wanted = game.awaited.first if state.leaders or state.phase in UNDEALT else 0
    if len(cards) != wanted:
        raise reader.fail("hands", f"as many cards as make {wanted} with those of top, vira, exposed and tricks")


def _check_match(reader: Reader, state: TrucoState) -> None:
    """T-36: the scores, the number of hands, and the result if there is one."""
    rules = state.game.rules
    home = [side for side in (0, 1) if state.score[side] >= rules.target]
    if state.phase != rules_hand.OVER:
        if state.result is not None:
            raise reader.fail("result", "-, since the phase is not end")
        if home:
            raise reader.fail("scores", f"less than {rules.target} for each side, unless the phase is end")
        least, most = (0, rules.max_deals - 1) if state.phase == rules_hand.DEALING else (1, rules.max_deals)
        if not least <= state.number <= most:
            raise reader.fail("number", f"from {least} to {most} in this phase")
        return
    if state.result is None:
        raise reader.fail("result", "the result of the match, since the phase is end")
    winners = list(state.result.winners)
    highest = [side for side in (0, 1) if state.score[side] == max(state.score)]
    possible = {
        "target": len(home) == 1 and winners == home,
        "max_deals": not home and winners == highest and state.number >= rules.max_deals,
        "truco_at_eleven": not home and len(winners) == 1 and state.kind != rules_hand.ORDINARY,
    }
    if not possible.get(state.result.reason, False):
        raise reader.fail("result", "winning sides and a reason that agree with scores and number")


def _check_kind(reader: Reader, state: TrucoState) -> None:
    """T-38, T-40: what the scores make of the hand. A ruling may have changed them since."""
    kinds = rules_hand.KINDS
    escuro = state.game.rules.escuro
    if (state.kind == rules_hand.ONZE) != (state.onze_side != rules_hand.NOBODY):
        raise reader.fail("onze", "the side at eleven where kind=onze, else -")
    eleven_all = {"blind": [rules_hand.ESCURO], "normal": [rules_hand.BOTH]}.get(
        escuro, [rules_hand.BOTH] if state.phase == rules_hand.VOTING else [rules_hand.BOTH, rules_hand.ESCURO]
    )
    at_eleven = [side for side in (0, 1) if state.score[side] == state.game.eleven]
    possible = [[rules_hand.ORDINARY], [rules_hand.ONZE], eleven_all][len(at_eleven)]
    if state.phase in BETWEEN or state.game.rules.adjudication_commands:
        possible = [rules_hand.ORDINARY, rules_hand.ONZE, *eleven_all]
    elif state.kind == rules_hand.ONZE and at_eleven != [state.onze_side]:
        raise reader.fail("onze", "the side at eleven")
    if state.kind not in possible:
        raise reader.fail("kind", " or ".join(kinds[kind] for kind in possible))


def _check_phase(reader: Reader, state: TrucoState) -> None:
    """Each phase has its moment, and what belongs to it."""
    rules = state.game.rules
    special = state.kind != rules_hand.ORDINARY
    may_look = rules_deal.may_look(state)
    possible = {
        rules_hand.VOTING: state.kind == rules_hand.BOTH and rules.escuro == "vote",
        rules_hand.CUTTING: may_look,
        rules_hand.KEEPING: may_look,
        rules_hand.DECIDING: state.kind == rules_hand.ONZE and rules.onze_decline,
        rules_hand.ANSWERING: not special,
    }
    if not possible.get(state.phase, True):
        raise reader.fail("phase", "a phase that these house rules and this kind of hand have")
    if state.phase in IN_PLAY and not state.leaders:
        raise reader.fail("tricks", "a trick that somebody leads")
    if state.phase in UNDEALT and state.leaders:
        raise reader.fail("tricks", "-, since nobody has cards yet")
    if state.phase not in IN_PLAY and state.turn != rules_hand.NOBODY:
        raise reader.fail("turn", "-, since nobody plays now")


def _check_stake(reader: Reader, state: TrucoState) -> None:
    """T-26 to T-35: the value, the value asked for, and the side that may not raise."""
    special = state.kind != rules_hand.ORDINARY
    if state.value != ONZE_VALUE if special else state.value not in LADDER:
        raise reader.fail("value", str(ONZE_VALUE) if special else f"one of {', '.join(map(str, LADDER))}")
    if state.phase != rules_hand.ANSWERING:
        if state.asked:
            raise reader.fail("asked", "0, unless the phase is answer")
        if state.caller != rules_hand.NOBODY:
            raise reader.fail("caller", "-, unless the phase is answer")
        raised = state.raiser != rules_hand.NOBODY
        if raised if special else state.phase not in BETWEEN and raised != (state.value > 1):
            raise reader.fail("raiser", "the side that raised last, or - where nobody has")
        return
    if not state.asked or state.asked != next_value(state.value):
        raise reader.fail("asked", "the step after value")
    if state.caller == rules_hand.NOBODY:
        raise reader.fail("caller", "the seat that asked")
    if state.raiser != state.caller % 2:
        raise reader.fail("raiser", "the side of the caller")


def _check_answers(reader: Reader, state: TrucoState) -> None:
    """T-30, T-38: who has said no, and that somebody has not."""
    who: list[int] = []
    if state.phase == rules_hand.VOTING:
        who = list(range(state.game.players))
    elif state.phase in {rules_hand.DECIDING, rules_hand.ANSWERING} and not state.game.captain:
        who = list(state.game.sides[state.asked_side()])
    said = set(state.said_no)
    if len(said) != len(state.said_no) or not said <= set(who) or (who and len(said) == len(who)):
        raise reader.fail("no", "some of the seats that are asked, each once, and not all of them")


def _check_cut(reader: Reader, state: TrucoState) -> None:
    """T-12: what the cutter has looked at, and who got it."""
    game = state.game
    if state.phase == rules_hand.KEEPING:
        if state.looked != 1 and not (state.looked == 2 and game.two_pass_one):
            raise reader.fail("looked", "1 or 2" if game.two_pass_one else "1")
    elif state.looked:
        raise reader.fail("looked", "0, unless the phase is keep")
    if state.phase not in UNDEALT and state.undealt:
        raise reader.fail("top", "-, since the cards have been dealt")
    if state.cutter_took == rules_hand.NOBODY:
        return
    if not state.leaders or not rules_deal.may_look(state):
        raise reader.fail("took", "-, since nobody has got the cutter's card")
    partner = (state.cutter() + 2) % game.players
    receivers = {partner} if game.two_pass_one else {state.cutter(), partner}
    if state.phase in IN_PLAY and state.cutter_took not in receivers:
        raise reader.fail("took", "the seat that got the cutter's card: " + " or ".join(map(str, sorted(receivers))))


def _check_hands(reader: Reader, state: TrucoState) -> None:
    """T-14, T-15: three cards each, and the vira."""
    if (state.vira == rules_hand.NOBODY) == bool(state.leaders and not state.game.old_manilhas):
        raise reader.fail("vira", "the card turned up, or - where none is")
    for seat, hand in enumerate(state.hands):
        had = len(hand) + state.play_seats.count(seat) + (state.exposed[seat] != rules_hand.NOBODY)
        if had != (3 if state.leaders else 0):
            raise reader.fail("hands", f"three cards for seat {seat}, those on the table included")


def _check_tricks(reader: Reader, state: TrucoState) -> None:
    """T-16 to T-25: the tricks, played again, are the same; and so is the turn."""
    in_play = state.phase in IN_PLAY
    if in_play and state.leaders[0] != (state.dealer + 1) % state.game.players:
        raise reader.fail("tricks", "a first trick led by the dealer's right")
    again = _dealt(state)
    for number, leader in enumerate(state.leaders):
        if again.phase != rules_hand.PLAYING or again.trick() != number:
            raise reader.fail("tricks", f"no trick {number + 1}, since the one before is not over, or the hand is")
        if again.leader != leader:
            raise reader.fail("tricks", f"trick {number + 1} led by {again.leader}")
        _play_trick(reader, state, again, number)
    if again.winners != state.winners:
        raise reader.fail("tricks", "the winners that the cards make")
    going_on = again.phase == rules_hand.PLAYING
    if going_on != (len(state.winners) < len(state.leaders)) or (in_play and not going_on):
        raise reader.fail("tricks", "tricks that go on as long as the hand does, and no longer")
    if in_play and again.turn != state.turn:
        raise reader.fail("turn", str(again.turn))
    if state.phase == rules_hand.DECIDING and (state.play_cards or _crosswise(state)):
        raise reader.fail("phase", "play, since the first card lies on the table")
    _check_crosswise(reader, state, again.turn if going_on else rules_hand.NOBODY)


def _dealt(state: TrucoState) -> TrucoState:
    """The hand as it was before the first card."""
    again = state.game.start(state.dealer)
    again.kind = state.kind
    again.vira = state.vira
    again.manilha = state.manilha
    again.phase = rules_hand.PLAYING
    again.hands = [list(hand) for hand in state.hands]
    for seat, card in [*zip(state.play_seats, state.play_cards, strict=True), *enumerate(state.exposed)]:
        if card != rules_hand.NOBODY:
            again.hands[seat].append(card)
    rules_trick.lead(again, state.leaders[0])
    return again


def _play_trick(reader: Reader, state: TrucoState, again: TrucoState, number: int) -> None:
    last = number + 1 == len(state.starts)
    end = len(state.play_cards) if last else state.starts[number + 1]
    places = range(state.starts[number], end)
    played = {state.play_seats[place] for place in places}
    if state.game.skips_out_of_turn:  # of earlier tricks only the cards tell who was skipped
        again.skipped = list(state.skipped) if last else [seat not in played for seat in range(state.game.players)]
    for place in places:
        seat, card = state.play_seats[place], state.play_cards[place]
        action = cover_of(card) if state.play_covered[place] else play_of(card)
        if state.kind == rules_hand.ESCURO and not state.play_covered[place]:
            action = BLIND + again.hands[seat].index(card)
        in_turn = again.phase == rules_hand.PLAYING and again.trick() == number and again.turn == seat
        if not in_turn or rules_legal.why_not_card(again, seat, action):
            raise reader.fail("tricks", f"cards in turn and by the rules; {seat}.{card_text(card)} is not")
        rules_trick.play_card(again, seat, action)


def _crosswise(state: TrucoState) -> list[int]:
    """T-17: the seats that have fallen crosswise in this trick."""
    return [
        seat for seat in range(state.game.players) if state.skipped[seat] or state.exposed[seat] != rules_hand.NOBODY
    ]


def _check_crosswise(reader: Reader, state: TrucoState, turn: int) -> None:
    """T-17: only where the table takes it, and only by who has not played yet and is not due."""
    game = state.game
    played = state.play_seats[state.starts[-1] :]
    for seat in _crosswise(state):
        key = "skipped" if state.skipped[seat] else "exposed"
        if not game.takes_out_of_turn or (key == "skipped") != game.skips_out_of_turn:
            raise reader.fail(key, "nobody, by these house rules")
        if seat in played or seat == turn or (turn == rules_hand.NOBODY and key == "exposed"):
            raise reader.fail(key, "seats whose turn has not come in this trick")


def _check_shown(reader: Reader, state: TrucoState) -> None:
    """Who was shown a card knows where it may be, and there it is."""
    named = [(each.viewer, each.holder, each.card) for each in state.shown]
    for each in state.shown:
        viewer, holder, card, since = each.viewer, each.holder, each.card, each.since
        covered = [
            each
            for place, each in enumerate(state.play_cards)
            if state.play_covered[place] and state.play_seats[place] == holder and place >= since
        ]
        true = card in state.hands[holder] or (since != rules_hand.IN_HAND and card in covered)
        if not true or since >= len(state.play_cards):
            raise reader.fail("shown", f"cards that their holder has, or may have covered; {card_text(card)} is not")
        if named.count((viewer, holder, card)) > 1:
            raise reader.fail("shown", f"each card once for each viewer; {card_text(card)} is there twice")
        if viewer == holder and state.kind != rules_hand.ESCURO:
            raise reader.fail("shown", "what others than the holder know")
