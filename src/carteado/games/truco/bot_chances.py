"""How good the cards of a side look to who holds them, in the blink of an eye.

A player who is asked for six does not play the hand a thousand times in his head: he looks at his three best cards, at
the table, and feels how it will go. This is that feeling, as a number: the chance of winning the hand against cards
that one does not see. A better player uses it to imagine what the others will say.

The weights come from tools/feeling.py, which plays hands by `habit` and fits them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from carteado.games.truco.bot_playout import LOWEST_MANILHA

TOP: Final = LOWEST_MANILHA + 4
"""Above all strengths."""


class Pack:
    """How many of the cards of a pack are stronger than a card."""

    def __init__(self, strengths: Iterable[int]) -> None:
        every = sorted(strengths)
        self.below: Final = [sum(each <= strength for each in every) / len(every) for strength in range(TOP)] + [0.0]
        """For each strength, the part of the pack that does not beat it; for COVERED, nothing."""


def stage(trick: int, ahead: int) -> int:
    """Which weights fit: the first trick; the second or the third after one that was won, tied or lost."""
    return 0 if not trick else 3 * trick - 1 - ahead


def signs(
    pack: Pack, cards: Sequence[int], others: int, trick: tuple[int, int, int], best: int, *, leads: bool
) -> tuple[float, ...]:
    """What is seen: whether this trick will be won, and how high the three best cards stand.

    `cards` descend, `others` counts the cards of the other side; `trick` holds the best card of both sides in this
    trick and how many of the others have still to play to it; `best` is the best card that this side can still add.
    """
    mine, theirs, after = trick
    below = pack.below
    if mine > theirs:
        now = below[mine] ** after
    elif leads or best > theirs:
        now = below[best] ** after
    else:
        now = 0.0
    first = below[cards[0]] ** others if cards else 0.0
    second = below[cards[1]] ** others if len(cards) > 1 else 0.0
    third = below[cards[2]] ** others if len(cards) > 2 else 0.0
    return (1.0, now, first, second, third, now * first, first * second)


def chance(weights: Sequence[float], seen: Sequence[float]) -> float:
    """The chance of winning the hand."""
    total = 0.0
    for weight, sign in zip(weights, seen, strict=True):
        total += weight * sign
    return 1 / (1 + math.exp(-total))
