"""A player that takes what pays at once, in any game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from carteado.core import Action, Game
from carteado.views import View


class GreedyBot:
    """Imagines a world that looks like what it sees, tries each legal act there, and takes one of those that score best
    at once, for its side and against the others. It looks no further."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self._random = random.Random(seed)  # noqa: S311 - a bot's whim guards no secret

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if len(legal) == 1 or view.seat is None:
            return legal[0]
        world = self.game.guess(view, self._random)
        before = world.scores()
        side = next(number for number, seats in enumerate(self.game.sides) if view.seat in seats)
        gains: list[int] = []
        for action in legal:
            tried = world.copy()
            tried.play(view.seat, action)
            gained = [now - then for now, then in zip(tried.scores(), before, strict=True)]
            gains.append(2 * gained[side] - sum(gained))
        best = [action for action, gain in zip(legal, gains, strict=True) if gain == max(gains)]
        return best[self._random.randrange(len(best))]
