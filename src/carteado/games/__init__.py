"""The games, a folder each, found by folder: adding one touches nothing else.

A game's package offers `Game`, `Options`, `PRESETS` (name to `Preset`, the first is the usual one), `PLAYERS` (the
numbers of players it can be played with) and `bots` (name to a function that makes one).
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from typing import Protocol, cast

from carteado import options as house
from carteado.core import Bot, Game, GameError


class GamePackage(Protocol):
    """What a game's package offers."""

    PLAYERS: tuple[int, ...]
    PRESETS: Mapping[str, house.Preset]
    BOTS: Mapping[str, Callable[[Game, int], Bot]]

    def Options(self) -> house.Options:  # noqa: N802 - a class in each package
        """The default house rules."""
        ...

    def Game(self, options: house.Options, players: int) -> Game:  # noqa: N802 - a class in each package
        """The rules of one table."""
        ...


def names() -> list[str]:
    """The games there are, by key, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def package(key: str) -> GamePackage:
    """The package of a game.

    Raises:
        GameError: there is no such game.
    """
    if key not in names():
        message = f"there is no game {key!r}; the games are {', '.join(names())}"
        raise GameError(message)
    return cast("GamePackage", importlib.import_module(f"{__name__}.{key}"))


def preset(name: str) -> tuple[str, house.Preset]:
    """The game's key and the preset of a name like `truco/paulista`; `truco` alone is its first preset.

    Raises:
        GameError: there is no such game or preset.
    """
    key, _, wanted = name.partition("/")
    presets = package(key).PRESETS
    wanted = wanted or next(iter(presets))
    if wanted not in presets:
        message = f"there is no preset {name!r}; {key} has {', '.join(presets)}"
        raise GameError(message)
    return key, presets[wanted]
