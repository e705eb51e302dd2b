"""Players that are programs. Each gets a view and never a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carteado import games
from carteado.bots.greedy import GreedyBot
from carteado.bots.random import RandomBot
from carteado.core import Bot, Game, GameError

GENERIC: Mapping[str, Callable[[Game, int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}
"""Those that play any game, knowing nothing of it."""


def names(game: str) -> list[str]:
    """The bots that can play a game: its own first.

    Raises:
        GameError: there is no such game.
    """
    own: Mapping[str, Callable[[Game, int], Bot]] = getattr(games.package(game), "BOTS", {})
    return [*own, *(name for name in GENERIC if name not in own)]


def make(game: Game, name: str, seed: int) -> Bot:
    """A bot of that name, ready to play. The same seed plays the same.

    Raises:
        GameError: there is no such bot; the message lists those that there are.
    """
    own: Mapping[str, Callable[[Game, int], Bot]] = getattr(games.package(game.key), "BOTS", {})
    maker = own.get(name) or GENERIC.get(name)
    if maker is None:
        raise GameError(f"there is no bot {name!r} for {game.key}; there are {', '.join(names(game.key))}")
    return maker(game, seed)
