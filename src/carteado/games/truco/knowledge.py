"""What a seat can tell about another's cards from what it was shown.

A player who has seen his partner's cards and then sees him play one face down knows that it is one of those. Sometimes
that is enough to know which.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carteado.games.truco import rules_hand

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState

KEPT: Final = -1
"""Stands for the hand among the places where a card may be."""


@dataclass(frozen=True)
class Knowledge:
    """What a viewer knows of one holder's cards."""

    in_hand: tuple[int, ...]
    """Cards that are surely in the hand."""
    maybe: tuple[tuple[int, int], ...]
    """Cards that are in the hand or lie face down, each with the first trick in which it may lie."""
    covered: dict[int, int]
    """Which card lies face down at a place in the list of plays, where that is certain."""

    @classmethod
    def of(cls, state: TrucoState, viewer: int | None, holder: int) -> Knowledge:
        """What the viewer (None: a spectator) knows of the holder's cards, its own covered cards left aside."""
        eye = rules_hand.EVERYBODY if viewer is None else viewer
        shown = {
            each.card: each.since
            for each in state.shown
            if each.holder == holder and each.viewer in {eye, rules_hand.EVERYBODY}
        }
        sure = [card for card, since in shown.items() if since == rules_hand.IN_HAND]
        unsure = {card: since for card, since in shown.items() if since != rules_hand.IN_HAND}
        if not unsure:
            return cls(tuple(sorted(sure)), (), {})
        slots = [place for place, seat in enumerate(state.play_seats) if seat == holder and state.play_covered[place]]
        worlds = possible_places(unsure, slots, len(state.hands[holder]) - len(sure))
        certain = {card: {world[card] for world in worlds} for card in unsure}
        fixed = {card: next(iter(places)) for card, places in certain.items() if len(places) == 1}
        return cls(
            tuple(sorted(sure + [card for card, place in fixed.items() if place == KEPT])),
            tuple(sorted((card, _trick_of(state, since)) for card, since in unsure.items() if card not in fixed)),
            {place: card for card, place in fixed.items() if place != KEPT},
        )


def possible_places(unsure: dict[int, int], slots: list[int], room: int) -> list[dict[int, int]]:
    """Every way in which these cards can be in the hand (KEPT) or at the places where a card lies face down.

    `unsure` gives, for each card, the first place where it may lie; `room` is how many of them the hand can hold.
    """
    choices = [[KEPT] + [slot for slot in slots if slot >= since] for since in unsure.values()]
    worlds = []
    for places in itertools.product(*choices):
        lying = [place for place in places if place != KEPT]
        if len(set(lying)) == len(lying) and len(places) - len(lying) <= room:
            worlds.append(dict(zip(unsure, places, strict=True)))
    return worlds


def _trick_of(state: TrucoState, place: int) -> int:
    return max(number for number, start in enumerate(state.starts) if start <= place)
