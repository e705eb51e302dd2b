"""The reference player of Truco: plain, honest play that a better bot must beat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carteado.core import Bot, Game

BOTS: Final[dict[str, Callable[[Game, int], Bot]]] = {}
