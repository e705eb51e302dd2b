"""What a score is worth: the chance of winning the match from it, among players of the same strength.

Eleven to ten is not one tento better than ten to ten, and a hand that ends the match either way is worth no caution.
Worked out backwards from the last hand.
"""

from __future__ import annotations

import functools
from typing import Final

from carteado.games.truco.rules import ONZE_VALUE

USUAL: Final = ((1, 0.50), (3, 0.36), (6, 0.10), (12, 0.04))
"""What hands are worth in the end, and how often."""

HANDS: Final = (0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9)
"""How good the hands are with which a side at eleven decides: chances to win, each as likely as the others."""

FAR: Final = 24
"""So many hands are as good as any number of them."""


class Prospect:
    """The chances from every score of a match to this target."""

    def __init__(self, target: int, *, may_run: bool) -> None:
        self.target: Final = target
        self.may_run: Final = may_run
        self._tables: Final = [[[(us > them) + (us == them) / 2 for them in range(target)] for us in range(target)]]

    def chance(self, us: int, them: int, hands: int) -> float:
        """The chance of winning the match at this score, when at most so many hands are still to be dealt."""
        if us >= self.target or them >= self.target:
            return 1.0 if us >= self.target else 0.0
        hands = min(max(hands, 0), FAR)
        while len(self._tables) <= hands:
            self._tables.append(self._before(len(self._tables)))
        return self._tables[hands][us][them]

    def _before(self, hands: int) -> list[list[float]]:
        eleven = self.target - 1
        table = [[0.5] * self.target for _ in range(self.target)]
        for us in range(self.target):
            for them in range(self.target):
                if us == them:
                    continue
                if us == eleven:
                    table[us][them] = self._onze(them, hands - 1)
                elif them == eleven:
                    table[us][them] = 1 - self._onze(us, hands - 1)
                else:
                    table[us][them] = sum(
                        often
                        * (self.chance(us + value, them, hands - 1) + self.chance(us, them + value, hands - 1))
                        / 2
                        for value, often in USUAL
                    )
        return table

    def _onze(self, them: int, hands: int) -> float:
        """Our own mão de onze: played with good cards, left for one tento with bad ones (T-38)."""
        eleven = self.target - 1
        run = self.chance(eleven, them + 1, hands) if self.may_run else 0.0
        lost = self.chance(eleven, them + ONZE_VALUE, hands)
        return sum(max(run, each + (1 - each) * lost) for each in HANDS) / len(HANDS)


@functools.lru_cache(maxsize=16)
def prospect(target: int, *, may_run: bool) -> Prospect:
    """The chances for a match to this target, worked out once."""
    return Prospect(target, may_run=may_run)
