"""The players of Truco by name."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final

from carteado.core import Bot, Game
from carteado.games.truco.bot import ReferenceBot
from carteado.games.truco.judgement import Manner
from carteado.games.truco.player import Player

MESTRE: Final = Manner(
    worlds=240, slip=0.4, trust=0.92, bluff=0.8, nerve=0.05, sure=3, fear=0.03, whim=0.001, score=True, covers=True
)
ESPERTO: Final = Manner(worlds=30, trust=0.5, bluff=0.6, nerve=0.04, sure=3, whim=0.01, covers=True)
CALMO: Final = Manner(worlds=6, nerve=0.10, whim=0.06)


def _of(manner: Manner) -> Callable[[Game, int], Bot]:
    return lambda game, seed: Player(game, seed, manner)


BOTS: Final[dict[str, Callable[[Game, int], Bot]]] = {
    "esperto": _of(ESPERTO),
    "calmo": _of(CALMO),
    "mestre": _of(MESTRE),
    "reference": ReferenceBot,
    "mestre-sozinho": _of(dataclasses.replace(MESTRE, partner=False)),
}
