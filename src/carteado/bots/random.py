"""The player that everything else is measured against."""

from __future__ import annotations

import random
from collections.abc import Sequence

from carteado.core import Action, Game
from carteado.views import View


class RandomBot:
    """Plays any legal act, each as likely as the others."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self._random = random.Random(seed)  # noqa: S311 - a bot's whim guards no secret

    def choose(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002 - this one does not look
        """One of the legal actions."""
        return legal[self._random.randrange(len(legal))]
