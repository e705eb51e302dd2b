"""The players of Truco by name: three levels for people, and those that the arena measures them with."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final

from carteado.core import Bot, Game
from carteado.games.truco.bot import ReferenceBot
from carteado.games.truco.bot_judgement import Manner
from carteado.games.truco.bot_player import Player

CALMO: Final = Manner(worlds=6, nerve=0.26, whim=0.08)
"""For who learns: it sees few worlds, calls seldom, and answers by mood."""

ESPERTO: Final = Manner(worlds=30, trust=0.6, bluff=0.6, nerve=0.04, sure=3, whim=0.01, covers=True)
"""For a family: it bluffs, and has an idea of what a call means, but counts tentos and not the way to the target."""

MESTRE: Final = Manner(
    worlds=240, slip=0.4, trust=0.92, bluff=0.8, nerve=0.05, sure=3, fear=0.03, whim=0.001, score=True, covers=True
)
"""As well as it can: it reads cards and calls, and weighs the score."""


def _of(manner: Manner) -> Callable[[Game, int], Bot]:
    return lambda game, seed: Player(game, seed, manner)


BOTS: Final[dict[str, Callable[[Game, int], Bot]]] = {
    "calmo": _of(CALMO),
    "esperto": _of(ESPERTO),
    "mestre": _of(MESTRE),
    "reference": ReferenceBot,
    "mestre-sozinho": _of(dataclasses.replace(MESTRE, partner=False)),
}
"""From the mildest to the strongest; then the reference player, and the strongest as if it had no partner."""
