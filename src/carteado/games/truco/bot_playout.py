"""A hand played to its end in an imagined world, fast: cards are numbers for their strength, nothing else is kept.

The players of an imagined world follow one plain manner (`habit`): what it makes of a world is not the best that could
be made of it, but it is made by players who see no more than their own cards, which the best would not be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.games.truco.rules import COVERED, TIED, UNDECIDED, manilha_strength

NOBODY: Final = 2
"""The winner of a hand that nobody wins."""

LOWEST_MANILHA: Final = manilha_strength(0)
"""Cards of this strength and above are manilhas."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a hand stands, as everybody at the table sees it."""

    players: int
    seat: int
    """Whose card it is."""
    left: int
    """How many have still to play to this trick, he among them."""
    leader: int
    best: tuple[int, int]
    """The strongest card of each side in this trick; COVERED if there is none."""
    holders: tuple[int, int]
    """Who played it."""
    trick: int
    first: int
    """Who won the first trick: a side, TIED, or UNDECIDED."""
    all_tied: int
    """Who wins if all tricks are tied: a side or NOBODY."""
    keeps_lead: bool
    """Whether the leader of a tied trick leads again; or else the first who tied."""
    strong: int
    """From here on a card is good enough to be left to win the trick."""


def habit(
    hand: Sequence[int], spot: Spot, left: int, mine: int, theirs: int, trick: int, *, lead: bool, ahead: int
) -> int:
    """The place of the card that a plain player takes from an ascending hand.

    `mine` and `theirs` are the strongest cards of both sides in this trick; `ahead` is 1 if his side has won the first
    trick, 0 if it was tied, -1 if it has lost it.
    """
    count = len(hand)
    if count == 1:
        return 0
    if lead:
        if trick:
            return count - 1
        place = count - 1
        while place and hand[place] >= LOWEST_MANILHA:
            place -= 1
        return place
    if mine > theirs:
        if trick and not ahead and left > 1:
            return count - 1 if hand[-1] > mine else 0
        if left == 1 or mine >= spot.strong:
            return 0
        for place in range(count):
            if mine < hand[place] and spot.strong <= hand[place] < LOWEST_MANILHA:
                return place
        return 0
    need = theirs if trick and ahead > 0 else theirs + 1
    if hand[-1] < need:
        if hand[-1] == theirs and (not trick or not ahead):
            return count - 1
        return 0
    if trick and ahead <= 0 and left > 1:
        return count - 1
    place = 0
    while hand[place] < need:
        place += 1
    return place


def play_out(hands: list[list[int]], spot: Spot, card: int = UNDECIDED) -> int:
    """Play on until the hand is won; the side that wins it, or NOBODY. The hands are used up.

    `card`: the strength of the card that is played first, if that is settled (it is out of its hand already).
    """
    players, seat, left, leader = spot.players, spot.seat, spot.left, spot.leader
    best = list(spot.best)
    holders = list(spot.holders)
    trick, first = spot.trick, spot.first
    while True:
        while left:
            hand = hands[seat]
            side = seat & 1
            if card == UNDECIDED:
                if hand:
                    ahead = 0 if first < 0 else 1 if first == side else -1
                    mine, theirs = best[side], best[1 - side]
                    card = hand.pop(habit(hand, spot, left, mine, theirs, trick, lead=left == players, ahead=ahead))
                else:
                    card = COVERED  # he was skipped in an earlier trick, or is now
            if card > best[side]:
                best[side] = card
                holders[side] = seat
            card = UNDECIDED
            seat = seat + 1 if seat + 1 < players else 0
            left -= 1
        if best[0] == best[1]:
            won = TIED
            if not spot.keeps_lead and best[0] != COVERED:
                leader = min(holders, key=lambda each: (each - leader) % players)
        else:
            won = 0 if best[0] > best[1] else 1
            leader = holders[won]
        if trick == 0:
            first = won
        elif first == TIED:
            if won != TIED:
                return won
            if trick == 2:
                return spot.all_tied
        elif won in (TIED, first):
            return first
        elif trick == 2:
            return won
        trick += 1
        seat = leader
        left = players
        best[0] = best[1] = COVERED
