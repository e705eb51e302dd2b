"""The scenarios: each runs, each rule and each house rule has one, and each house rule makes a difference."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from carteado import games, resources
from carteado.core import GameError
from carteado.match import scenario
from carteado.match.expectation import Failure
from carteado.match.node import PlaceError
from carteado.match.scenario import Scenario

#: The numbers of each game's rules.
NUMBERS = {"truco": [f"T-{number:02}" for number in range(1, 47)]}

#: The worked situations of each game: a scenario that shows number 14 says "situation 14".
SITUATIONS = {"truco": range(1, 29)}


def folder(game: str) -> Path:
    return resources.scenarios() / game


@cache
def of(game: str) -> tuple[Scenario, ...]:
    return tuple(each for path in scenario.files([folder(game)]) for each in scenario.read(path))


def named(each: Scenario) -> str:
    return f"{each.place.path.stem}-{each.id}".replace(" ", "_")


def test_every_game_has_its_numbers_here() -> None:
    assert sorted(NUMBERS) == games.names()


@pytest.mark.parametrize("each", [each for game in NUMBERS for each in of(game)], ids=named)
def test_scenario(each: Scenario) -> None:
    scenario.run(each)


@pytest.mark.parametrize("game", NUMBERS)
def test_no_two_scenarios_have_the_same_name(game: str) -> None:
    names = [each.id for each in of(game)]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("game", NUMBERS)
def test_scenarios_cite_rules_and_options_that_there_are(game: str) -> None:
    package = games.package(game)
    there_are = {*NUMBERS[game], *(f"{game}.{choice.name}" for choice in type(package.Options()).choices())}
    for each in of(game):
        assert each.rules, each.id
        assert set(each.rules) <= there_are, each.id


@pytest.mark.parametrize("game", NUMBERS)
def test_every_rule_has_a_scenario_or_a_reason_to_have_none(game: str) -> None:
    notes = scenario.notes(folder(game) / scenario.NOTES)
    cited = {rule for each in of(game) for rule in each.rules}
    assert all(notes.values())
    assert {rule for rule in cited | set(notes) if "." not in rule} == set(NUMBERS[game])
    assert not cited & set(notes)


@pytest.mark.parametrize("game", NUMBERS)
def test_options_are_cited_by_their_name(game: str) -> None:
    cited = {rule for each in of(game) for rule in each.rules if "." in rule}
    assert cited <= {f"{game}.{choice.name}" for choice in games.package(game).Options().choices()}


@pytest.mark.parametrize("game", SITUATIONS)
def test_every_worked_situation_is_a_scenario(game: str) -> None:
    shown = {int(number) for each in of(game) for number in re.findall(r"situation (\d+)", each.id)}
    assert shown == set(SITUATIONS[game])


def house_rules() -> list[tuple[str, str, str]]:
    """Every value of every option that is not its default; of a number, one word for all of them."""
    found = []
    for game in NUMBERS:
        for choice in games.package(game).Options().choices():
            if len(choice.values) > 10:
                found.append((game, choice.name, "another number"))
            else:
                found += [(game, choice.name, str(value)) for value in choice.values if value != choice.default]
    return found


@pytest.mark.parametrize(("game", "option", "value"), house_rules())
def test_every_house_rule_makes_a_difference(game: str, option: str, value: str) -> None:
    """Some scenario that cites the option holds under this value and fails when that one option is as usual."""
    concerned = []
    for each in of(game):
        chosen = each.game.options.differing().get(option)
        if chosen is not None and value in {str(chosen), "another number"} and f"{game}.{option}" in each.rules:
            concerned.append(each)
    assert any(fails_by_default(each, option) for each in concerned), [each.id for each in concerned]


def fails_by_default(each: Scenario, option: str, *failing: type[Exception]) -> bool:
    """Tell whether a scenario fails once an option has its default value, all else being the same."""
    usual = {choice.name: choice.default for choice in type(each.game.options).choices()}
    try:
        scenario.run(each.under(each.game.options.changed({option: usual[option]})))
    except (Failure, GameError) + failing:  # noqa: RUF005 - unpacked, the types are lost
        return True
    return False


def test_scenarios_that_name_an_option_need_it() -> None:
    """A scenario under house rules that would hold without them all shows nothing about them."""
    idle = []
    for game in NUMBERS:
        for each in of(game):
            cited = [rule.partition(".")[2] for rule in each.rules if "." in rule]
            differing = each.game.options.differing()
            idle += [
                f"{each.place}: {option}"
                for option in cited
                if option not in differing or not fails_by_default(each, option, PlaceError)
            ]
    assert idle == []
