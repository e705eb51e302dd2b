"""What an option says it needs: without that it is refused, or it changes nothing; with it, it is one of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from carteado import games
from carteado.core import Game, GameError
from carteado.options import PLAYERS, Choice, Need, OptionValue
from tests.laws.forms import choose, over

DEALS = 60


def needs() -> Iterator[tuple[str, Choice, Need]]:
    """Every need of every option of every game."""
    for key in games.names():
        for choice in type(games.package(key).Options()).choices():
            for need in choice.needs:
                yield key, choice, need


NEEDS = list(needs())


def unmet(key: str, need: Need) -> tuple[dict[str, OptionValue], int]:
    """Options and players that do not give what is needed."""
    package = games.package(key)
    if need.option == PLAYERS:
        return {}, next(number for number in package.PLAYERS if number not in need.values)
    (choice,) = [each for each in type(package.Options()).choices() if each.name == need.option]
    return {need.option: next(value for value in choice.values if value not in need.values)}, package.PLAYERS[0]


def story(game: Game, seed: int) -> list[object]:
    """What is asked, may be done and is scored in random play, without a word of the options."""
    rng = random.Random(seed)
    state = game.start(0)
    told: list[object] = []
    for _ in range(400):
        if over(state):
            break
        step = choose(state, rng)
        step.apply(state)
        told.append((step, state.scores(), [list(state.legal(seat)) for seat in range(game.players)]))
    return told


@pytest.mark.parametrize(("key", "choice", "need"), NEEDS, ids=[f"{c.name}-{n.option}" for _, c, n in NEEDS])
def test_an_option_without_what_it_needs_changes_nothing(key: str, choice: Choice, need: Need) -> None:
    package = games.package(key)
    others, players = unmet(key, need)
    for value in choice.values[1:] if need.value is None else [need.value]:
        try:
            with_it = package.Game(package.Options().changed({**others, choice.name: value}), players)
        except GameError:
            continue  # it is refused
        plain = package.Game(package.Options().changed(others), players)
        for seed in range(DEALS):
            assert story(with_it, seed) == story(plain, seed)


@pytest.mark.parametrize(("key", "choice", "need"), NEEDS, ids=[f"{c.name}-{n.option}" for _, c, n in NEEDS])
def test_what_is_needed_can_be_had(key: str, choice: Choice, need: Need) -> None:
    package = games.package(key)
    if need.option == PLAYERS:
        assert set(need.values) < set(package.PLAYERS)
        return
    (other,) = [each for each in type(package.Options()).choices() if each.name == need.option]
    assert set(need.values) < set(other.values)
    assert need.value is None or need.value in choice.values


def test_a_contradiction_is_among_the_needs() -> None:
    """Two values that a game refuses together: one of them says that it needs another than the other."""
    for key in games.names():
        package = games.package(key)
        choices = [choice for choice in type(package.Options()).choices() if len(choice.values) < 10]
        for choice in choices:
            for value in choice.values[1:]:
                for players in package.PLAYERS:
                    for other in choices:
                        for against in other.values:
                            options = {other.name: against, choice.name: value}
                            try:
                                package.Game(package.Options().changed(options), players)
                            except GameError:
                                assert told_by(choices, options, players), (key, options, players)


def told_by(choices: list[Choice], options: dict[str, OptionValue], players: int) -> bool:
    """Whether a need of one of these options is not met."""
    chosen = {choice.name: choice.default for choice in choices} | options | {PLAYERS: players}
    return any(
        chosen[need.option] not in need.values and need.value in (None, options[choice.name])
        for choice in choices
        if choice.name in options
        for need in choice.needs
    )
