"""The games, a folder each, found by folder: adding one touches nothing else.

A game's package offers `Game`, `Options`, `PRESETS` (name to `Preset`, the first is the usual one), `PLAYERS` (the
numbers of players it can be played with), `BOTS` (name to a function that makes one, its reference player among them),
`speech` (which of its words fit what happens), and for scenarios `set_up` and `arrange`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, cast

from carteado import core
from carteado import options as house
from carteado.core import Bot, GameError, Rng, State
from carteado.views import Event, View

Spec: TypeAlias = "bool | int | str | Sequence[Spec] | Mapping[str, Spec] | None"
"""What a scenario says of a deal, as plain values."""


Told: TypeAlias = "int | str | Phrase"
"""What fills a gap in a message: a number, a name, or other words."""


@dataclass(frozen=True)
class Phrase:
    """A message of a game's `terms/`, by its key, and what fills its gaps. Whoever has the words can say it."""

    key: str
    args: Mapping[str, Told] = field(default_factory=dict)


def listed(names: Sequence[str]) -> Told:
    """Names in a row, as the language lists them: `Bia, Caio e Duda`."""
    return Phrase("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]}) if len(names) > 1 else "".join(names)


class Speech(Protocol):
    """What there is to say at a table of a game. `names` are those of the players, by seat."""

    def card(self, view: View, text: str) -> Phrase:
        """A card in words."""
        ...

    def event(self, after: View, event: Event, names: Sequence[str]) -> list[Phrase]:
        """What is said of an event, to who sees the table so after it."""
        ...

    def question(self, seen: View, names: Sequence[str]) -> Phrase:
        """What the table asks the seat that sees it so, or whom it waits for."""
        ...

    def act(self, view: View, text: str) -> Phrase:
        """The words of an act, as on a button."""
        ...

    def doubt(self, text: str) -> str:
        """The key of what is asked before an act that is taken and punished; with `-why`, the reason."""
        ...

    def refusal(self, view: View, code: str, facts: Mapping[str, int | str], names: Sequence[str]) -> list[Phrase]:
        """What is missing, and why."""
        ...


class SpecError(ValueError):
    """A scenario asks for a deal that cannot be. `key`, and `item` in its list, tell which of its words is wrong;
    `misnamed`: the key itself is."""

    def __init__(self, key: str, message: str, item: int | None = None, *, misnamed: bool = False) -> None:
        super().__init__(message)
        self.key = key
        self.item = item
        self.misnamed = misnamed


@dataclass(frozen=True)
class Arrangement:
    """How to bring about the deal that a scenario asks for: an order of the awaited pack, and what is done before the
    scenario begins, as `"seat action"`."""

    order: list[int]
    acts: list[str]


class GamePackage(Protocol):
    """What a game's package offers."""

    PLAYERS: tuple[int, ...]
    PRESETS: Mapping[str, house.Preset]
    BOTS: Mapping[str, Callable[[core.Game, int], Bot]]

    def Options(self) -> house.Options:  # noqa: N802 - a class in each package
        """The default house rules."""
        ...

    def Game(self, options: house.Options, players: int) -> core.Game:  # noqa: N802 - a class in each package
        """The rules of one table."""
        ...

    def set_up(self, game: core.Game, facts: Mapping[str, Spec]) -> State:
        """The state from which a scenario starts: who deals, the scores, and what else the game lets it name.

        Raises:
            SpecError: an unknown word or a value that cannot be.
        """
        ...

    def arrange(self, state: State, wanted: Mapping[str, Spec], rng: Rng) -> Arrangement:
        """The deal that a scenario asks for, in a state that waits for one; the rest is filled by `rng`.

        Raises:
            SpecError: an unknown word, or cards that cannot be dealt so.
        """
        ...

    #: The words of the table: a module or an object.
    speech: Speech

    #: The words of a scenario's `deal` that `set_up` reads; all others go to `arrange`.
    SET_UP: tuple[str, ...]


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
