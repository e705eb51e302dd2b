"""Every form of every game that the laws look at, and random play through the contract."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from carteado import games
from carteado.core import Deal, End, Game, GameError, State, Turn


@dataclass(frozen=True)
class Form:
    """A game with its house rules and number of players, and a name for it."""

    name: str
    game: Game


def _of_presets() -> Iterator[Form]:
    for key in games.names():
        package = games.package(key)
        for name, preset in package.PRESETS.items():
            for players in package.PLAYERS:
                yield Form(f"{key}/{name}-{players}", package.Game(preset.options, players))


def _of_options() -> Iterator[Form]:
    """Each value of each option alone, where the others are usual."""
    for key in games.names():
        package = games.package(key)
        usual = package.Options()
        for choice in type(usual).choices():
            values = choice.values if len(choice.values) < 10 else (choice.values[0],)
            for value in values:
                if value != choice.default:
                    players = package.PLAYERS[len(choice.name) % len(package.PLAYERS)]
                    yield Form(f"{key}-{choice.name}={value}-{players}", _playable(key, {choice.name: value}, players))


def _playable(key: str, options: dict[str, bool | int | str], players: int) -> Game:
    package = games.package(key)
    try:
        return package.Game(package.Options().changed(options), players)
    except GameError:  # an option that needs more players
        return package.Game(package.Options().changed(options), max(package.PLAYERS))


PRESETS = list(_of_presets())
OPTIONS = list(_of_options())
FORMS = PRESETS + OPTIONS


def shuffled(deal: Deal, rng: random.Random) -> list[int]:
    """An order of the awaited pack."""
    order = list(deal.pack)
    rng.shuffle(order)
    return order


@dataclass(frozen=True)
class Step:
    """One step of a match: a deal in this order, or an act of a seat."""

    order: list[int] | None = None
    seat: int = 0
    action: int = 0

    def apply(self, state: State) -> None:
        """Carry the step out."""
        if self.order is not None:
            state.deal(self.order)
        else:
            state.play(self.seat, self.action)


def choose(state: State, rng: random.Random, fouls: float = 0.05) -> Step:
    """A random step: a deal, a legal act of a seat that is asked, now and then a foul or a call out of turn."""
    awaits = state.awaits()
    if isinstance(awaits, Deal):
        return Step(order=shuffled(awaits, rng))
    assert isinstance(awaits, Turn)
    if rng.random() < fouls:
        seats = range(max(awaits.seats) + 1)
        others = [(seat, act) for seat in seats for act in (*state.fouls(seat), *state.legal(seat))]
        seat, action = rng.choice(others)
        return Step(seat=seat, action=action)
    seat = rng.choice(awaits.seats)
    return Step(seat=seat, action=rng.choice(state.legal(seat)))


def matches(form: Form, deals: int, rng: random.Random) -> Iterator[State]:
    """New matches until so many deals have been seen. The caller plays each to its end."""
    seen = 0
    while seen < deals:
        state = form.game.start(rng.randrange(form.game.players))
        yield state
        seen += max(1, deals_in(state))


def deals_in(state: State) -> int:
    """How many deals a match has had, as its view tells."""
    return int(getattr(state.view(None), "number", 1))


def over(state: State) -> bool:
    """Whether the match has ended."""
    return isinstance(state.awaits(), End)
