"""T-42 to T-46: what a host may rule at a table where the options allow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core import Illegal, NotationError
from carteado.games.truco import rules_hand, rules_score

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState


def rule(state: TrucoState, ruling: str) -> None:
    """Carry out `miscount SEAT…` (these seats got a wrong number of cards) or `fraud SEAT` (that seat cheated).

    Raises:
        Illegal: the table has no rulings, or there is nothing to rule on now.
        NotationError: the text is no ruling.
    """
    if not state.game.rules.adjudication_commands:
        raise Illegal("truco.adjudication_commands", "rulings_off")
    verb, seats = parse(ruling, state.game.players)
    if state.phase == rules_hand.OVER:
        raise Illegal("T-36", "match_over")
    if state.number == 0 or (verb == "miscount" and state.phase == rules_hand.DEALING):
        raise Illegal("T-45" if verb == "fraud" else "T-42", "dealing")
    state.events = []
    for seat in seats:
        state.tell("ruled", 0 if verb == "miscount" else 1, seat)
    if verb == "miscount":
        _miscount(state, seats)
    else:
        _fraud(state, seats[0] % 2)


def parse(ruling: str, players: int) -> tuple[str, list[int]]:
    """The verb of a ruling and the seats it speaks of.

    Raises:
        NotationError: the text is no ruling.
    """
    words = ruling.split()
    verb = words[0] if words else ""
    names = {str(seat): seat for seat in range(players)}
    seats = [names[word] for word in words[1:] if word in names]
    right_number = len(seats) == 1 if verb == "fraud" else verb == "miscount" and len(seats) > 0
    if not right_number or len(seats) != len(words) - 1:
        message = f"{ruling!r} is no ruling; write 'miscount SEAT…' or 'fraud SEAT', with seats 0 to {players - 1}"
        raise NotationError(message)
    return verb, seats


def _begun(state: TrucoState) -> bool:
    """T-42, T-44: a hand begins with the first card on the table, be it out of turn, or the first call."""
    if state.play_cards or state.raiser != rules_hand.NOBODY or True in state.skipped:
        return True
    return max(state.exposed) != rules_hand.NOBODY


def _miscount(state: TrucoState, seats: list[int]) -> None:
    if not _begun(state):
        return  # T-44: the number was put right, and the hand goes on
    sides = {seat % 2 for seat in seats}
    state.question += 1
    dealer_side = state.dealer % 2
    if len(sides) == 2 or dealer_side in sides:
        _annul(state)  # dealt by one's own side, or wrong on both: the same dealer deals again
        rules_score.end_if_won(state)
    else:
        # T-42: for the points at stake; a request not yet answered does not count
        rules_score.end_hand(state, 1 - dealer_side, state.value, "miscount")


def _fraud(state: TrucoState, side: int) -> None:
    """T-45: the side loses a tento; T-46: and, if it was dealing, the deal."""
    if state.game.rules.fraud == "minus_one":
        state.score[side] = max(0, state.score[side] - 1)
    else:
        state.score[1 - side] += 1
    if state.phase != rules_hand.DEALING and state.dealer % 2 == side:
        state.question += 1
        rules_score.pass_deal(state, rules_hand.NOBODY)
        _annul(state)
    rules_score.end_if_won(state)


def _annul(state: TrucoState) -> None:
    state.tell("hand", rules_hand.NOBODY, 0, rules_hand.REASONS.index("annulled"))
    rules_score.wait_for_deal(state)
