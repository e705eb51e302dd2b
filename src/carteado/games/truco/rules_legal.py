"""What a player of Truco may do, and the rule that is cited when he may not.

Each `why_not…` answers with the code of a refusal, or with the empty text where the act is taken. `legal` and `fouls`
ask the same questions, so that there is one definition of legality.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core import Illegal
from carteado.games.truco import rules_hand
from carteado.games.truco.rules import (
    ACCEPT,
    BLIND,
    COVER,
    FOLD,
    GIVE,
    GIVE_FIRST,
    GIVE_SECOND,
    KEEP,
    LEAVE,
    LOOK,
    LOOK_TWO,
    ONZE_VALUE,
    RAISE,
    STAY,
    VOTE_BLIND,
    VOTE_OPEN,
    card_of,
    cover_of,
    next_value,
    play_of,
    raise_to,
)

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState

RULES: Final = {
    "already_answered": "T-30",
    "already_played": "T-19",
    "answer_captain": "truco.answer_by",
    "answer_not_asked": "T-29",
    "blind_only": "T-40",
    "covered_escuro": "T-40",
    "covered_first_trick": "truco.covered",
    "covered_off": "truco.covered",
    "covered_partner": "truco.both_partners",
    "cut_looked": "T-12",
    "cut_must_give": "truco.cutter_card",
    "cut_no_partner": "T-12",
    "cut_one_card": "truco.cutter_card",
    "dealing": "T-14",
    "exposed_twice": "T-17",
    "match_over": "T-36",
    "no_such_seat": "T-18",
    "not_blind": "T-40",
    "not_in_hand": "T-19",
    "not_now": "T-18",
    "not_your_turn": "T-17",
    "onze_undecided": "T-38",
    "raise_cap": "truco.cap_by_need",
    "raise_not_turn": "truco.call_any_time",
    "raise_onze": "truco.onze_truco",
    "raise_same_side": "T-31",
    "raise_step": "T-35",
    "raise_top": "T-35",
    "wait_answer": "T-29",
}
"""The rule, or the option, that each refusal cites."""


def illegal(state: TrucoState, seat: int, action: int, code: str) -> Illegal:
    """The refusal of an act, with what its sentence needs."""
    facts: dict[str, int | str] = {}
    if code in {"not_your_turn", "wait_answer"}:
        asked = state.asked_seats()
        facts["turn"] = asked[0] if asked else seat
    elif code == "raise_step":
        ordinary = state.kind == rules_hand.ORDINARY
        facts["value"] = next_value(max(state.value, state.asked)) if ordinary else ONZE_VALUE  # T-39: truco is 3
    return Illegal(rule_against(action, code), code, facts)


def rule_against(action: int, code: str) -> str:
    """The rule that a refusal cites; what is said at the wrong moment cites the rule that tells its moment."""
    if code == "onze_undecided" and RAISE <= action < ACCEPT:
        return "T-39"
    if code in {"not_now", "not_your_turn"} and action >= LEAVE:
        if action in {VOTE_BLIND, VOTE_OPEN}:
            return "T-40"
        return "T-12" if code == "not_now" else "T-11"
    if code == "not_now" and action == STAY:
        return "T-38"
    return RULES[code]


def why_not(state: TrucoState, seat: int, action: int) -> str:
    """The code of the refusal of this act, or the empty text where it is taken."""
    if not 0 <= seat < state.game.players:
        return "no_such_seat"
    phase = state.phase
    if phase == rules_hand.OVER:
        return "match_over"
    if phase == rules_hand.DEALING:
        return "dealing"
    if RAISE <= action < ACCEPT:
        return why_not_raise(state, seat, action)
    if phase == rules_hand.PLAYING:
        if 0 <= action < RAISE:
            return why_not_card(state, seat, action)
        return "answer_not_asked" if action in (ACCEPT, FOLD) else "not_now"
    if phase in (rules_hand.ANSWERING, rules_hand.DECIDING):
        return _why_not_answer(state, seat, action)
    if seat not in state.asked_seats():
        return "not_your_turn" if phase != rules_hand.VOTING else "already_answered"
    if phase == rules_hand.VOTING:
        return "" if action in (VOTE_BLIND, VOTE_OPEN) else "not_now"
    return _why_not_cut(state, action)


def why_not_card(state: TrucoState, seat: int, action: int) -> str:
    """T-18, T-19: one card, of one's own, in turn. T-17: or out of turn, where the table takes that."""
    hand = state.hands[seat]
    in_turn = seat == state.turn
    if not in_turn and (not state.game.takes_out_of_turn or COVER <= action < BLIND):
        return "not_your_turn"
    if state.kind == rules_hand.ESCURO:
        if action < BLIND:
            return "covered_escuro" if action >= COVER else "blind_only"
        if action - BLIND >= len(hand):
            return "not_in_hand"
    elif action >= BLIND:
        return "not_blind"
    elif card_of(action) not in hand:
        return "not_in_hand"
    if not in_turn:
        return _why_not_out_of_turn(state, seat)
    return why_not_cover(state, seat) if COVER <= action < BLIND else ""


def _why_not_out_of_turn(state: TrucoState, seat: int) -> str:
    """T-17: one such card a player and trick, and none by a player who has already played."""
    players = state.game.players
    if (seat - state.leader) % players < (state.turn - state.leader) % players:
        return "already_played"
    if state.exposed[seat] >= 0 or state.skipped[seat]:
        return "exposed_twice"
    return ""


def why_not_cover(state: TrucoState, seat: int) -> str:
    """A card face down: where the table allows it, in tricks two and three, not by two partners in one trick."""
    if not state.game.covered:
        return "covered_off"
    if state.trick() == 0:
        return "covered_first_trick"
    if not state.game.both_partners:
        for place in range(state.starts[-1], len(state.play_cards)):
            if state.play_covered[place] and state.play_seats[place] % 2 == seat % 2:
                return "covered_partner"
    return ""


def why_not_raise(state: TrucoState, seat: int, action: int) -> str:
    """T-27, T-31, T-35, T-39: who may ask for more, when, and how much."""
    return why_not_ask(state, seat) or ("" if action == due_raise(state) else "raise_step")


def why_not_ask(state: TrucoState, seat: int) -> str:
    """T-27, T-31, T-39: who may ask for the next value, and when."""
    if state.phase == rules_hand.ANSWERING:
        answer = _why_not_answerer(state, seat)
        if answer:
            return answer
        value = state.asked
    elif state.phase == rules_hand.PLAYING:
        if not state.hands[seat] or (seat != state.turn and not state.game.call_any_time):
            return "raise_not_turn"
        if state.exposed[seat] >= 0 or state.skipped[seat]:
            return "exposed_twice"
        if seat % 2 == state.raiser:
            return "raise_same_side"
        value = state.value
    else:
        return "onze_undecided" if state.phase == rules_hand.DECIDING else "not_now"
    if state.kind != rules_hand.ORDINARY:  # T-39: taken, and punished, where the table does not block it
        return "" if state.game.onze_loses else "raise_onze"
    if next_value(value) == 0:
        return "raise_top"
    if state.game.cap_by_need and state.score[seat % 2] + value >= state.game.target:
        return "raise_cap"
    return ""


def due_raise(state: TrucoState) -> int:
    """The only raise that can be asked now, one step up (T-35); at eleven truco itself."""
    if state.kind != rules_hand.ORDINARY:
        return RAISE
    return raise_to(next_value(state.asked or state.value))


def _why_not_answer(state: TrucoState, seat: int, action: int) -> str:
    """T-29, T-30, T-38: one of the asked side says yes or no."""
    if action < RAISE:
        return "onze_undecided" if state.phase == rules_hand.DECIDING else "wait_answer"
    if state.phase == rules_hand.DECIDING:
        if action not in (STAY, FOLD):
            return "not_now"
    elif action not in (ACCEPT, FOLD):
        return "not_now"
    return _why_not_answerer(state, seat)


def _why_not_answerer(state: TrucoState, seat: int) -> str:
    if seat % 2 != state.asked_side():
        return "onze_undecided" if state.phase == rules_hand.DECIDING else "wait_answer"
    if seat in state.said_no:
        return "already_answered"
    return "answer_captain" if seat not in state.asked_seats() else ""


def _why_not_cut(state: TrucoState, action: int) -> str:
    """T-12: look or leave; then keep or give. There is no third choice once he has looked."""
    two = state.game.two_pass_one
    if state.phase == rules_hand.CUTTING:
        if action in (LEAVE, LOOK):
            return ""
        if action == LOOK_TWO:
            return "" if two else "cut_one_card"
        return "not_now"
    if action in (LEAVE, LOOK, LOOK_TWO):
        return "cut_looked"
    if action == KEEP:
        return "cut_must_give" if two else ""
    if action == GIVE:
        if state.game.players == 2:
            return "cut_no_partner"
        return "" if state.looked == 1 else "not_now"
    if action in (GIVE_FIRST, GIVE_SECOND):
        return "" if state.looked == 2 else "not_now"
    return "not_now"


def legal(state: TrucoState, seat: int) -> list[int]:
    """The blameless acts of a seat, ascending."""
    phase = state.phase
    if not 0 <= seat < state.game.players:
        return []
    if phase == rules_hand.PLAYING:
        return _legal_in_play(state, seat)
    if phase in (rules_hand.DEALING, rules_hand.OVER) or seat not in state.asked_seats():
        return []
    if phase == rules_hand.ANSWERING:
        if not why_not_ask(state, seat):
            return [due_raise(state), ACCEPT, FOLD]
        return [ACCEPT, FOLD]
    if phase == rules_hand.DECIDING:
        return [FOLD, STAY]
    if phase == rules_hand.VOTING:
        return [VOTE_BLIND, VOTE_OPEN]
    choices = (LEAVE, LOOK, LOOK_TWO, KEEP, GIVE, GIVE_FIRST, GIVE_SECOND)
    return [action for action in choices if not _why_not_cut(state, action)]


def _legal_in_play(state: TrucoState, seat: int) -> list[int]:
    acts: list[int] = []
    if seat == state.turn:
        hand = state.hands[seat]
        if state.kind == rules_hand.ESCURO:
            acts = [BLIND + place for place in range(len(hand))]
        else:
            acts = [play_of(card) for card in hand]
            if not why_not_cover(state, seat):
                acts += [cover_of(card) for card in hand]
    if state.kind == rules_hand.ORDINARY and not why_not_ask(state, seat):
        acts.append(due_raise(state))
    return acts


def fouls(state: TrucoState, seat: int) -> list[int]:
    """Acts that the rules take and punish: a card out of turn (T-17), truco at eleven (T-39)."""
    if state.phase != rules_hand.PLAYING or not 0 <= seat < state.game.players:
        return []
    acts: list[int] = []
    if seat != state.turn and state.game.takes_out_of_turn and not _why_not_out_of_turn(state, seat):
        hand = state.hands[seat]
        if state.kind == rules_hand.ESCURO:
            acts = [BLIND + place for place in range(len(hand))]
        else:
            acts = [play_of(card) for card in hand]
    if state.kind != rules_hand.ORDINARY and not why_not_ask(state, seat):
        acts.append(RAISE)
    return acts


def controls(state: TrucoState, seat: int) -> list[int]:
    """What a table shows: one's cards, open and face down, the next raise; or the answers to the question asked."""
    if state.phase in (rules_hand.DEALING, rules_hand.OVER) or not 0 <= seat < state.game.players:
        return []
    if state.phase != rules_hand.PLAYING:
        asked = legal(state, seat)
        if state.phase == rules_hand.ANSWERING and asked and next_value(state.asked):
            return sorted({*asked, raise_to(next_value(state.asked))})
        return asked
    hand = state.hands[seat]
    acts = [play_of(card) for card in hand]
    if state.kind == rules_hand.ESCURO:
        acts = [BLIND + place for place in range(len(hand))]
    elif state.game.covered:
        acts += [cover_of(card) for card in hand]
    if next_value(state.value) and state.kind == rules_hand.ORDINARY:
        acts.append(raise_to(next_value(state.value)))
    elif state.kind != rules_hand.ORDINARY:
        acts.append(RAISE)
    return acts


def idle(state: TrucoState, seat: int) -> int:
    """What the table plays for a silent seat: the lowest card; no to a raise, yes to its own mão de onze.

    Raises:
        Illegal: the seat is not asked.
    """
    if seat not in state.asked_seats():
        over, dealing = state.phase == rules_hand.OVER, state.phase == rules_hand.DEALING
        raise illegal(state, seat, -1, "match_over" if over else "dealing" if dealing else "not_your_turn")
    if state.phase == rules_hand.PLAYING:
        if state.kind == rules_hand.ESCURO:
            return BLIND
        hand = state.hands[seat]
        lowest = hand[0]
        for card in hand:
            if (state.strength(card), card) < (state.strength(lowest), lowest):
                lowest = card
        return play_of(lowest)
    if state.phase == rules_hand.ANSWERING:
        return FOLD
    if state.phase == rules_hand.DECIDING:
        return STAY
    if state.phase == rules_hand.VOTING:
        return VOTE_BLIND
    if state.phase == rules_hand.CUTTING:
        return LEAVE
    return legal(state, seat)[0]
