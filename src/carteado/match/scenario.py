"""Scenarios: rules that run. A scenario is a deal, what is then played, and what must be true.

A file holds a YAML list of them; docs/notation.md tells the form. `read` reads a file, `run` plays a scenario. What a
deal may name, and how its pack is ordered, each game decides (`set_up` and `arrange` of its package).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from carteado import games
from carteado.core import Action, Deal, DealError, Game, GameError, Illegal, NotationError, Seat, State
from carteado.match.expectation import Expectation, Failure
from carteado.match.match import HOST
from carteado.match.node import Node, Place, PlaceError, load
from carteado.options import OptionError, Options, OptionValue

NOTES: Final = "notes.yaml"
"""The file, beside a game's scenarios, that tells which rules have no effect on play, and why."""

FILL: Final = 20
"""The seed from which the cards are drawn that a scenario does not name."""

KEYS: Final = ("id", "rules", "game", "options", "deal", "position", "play")


@dataclass(frozen=True)
class Act:
    """A seat does something: a blameless act, a foul, or (with `rule`) something that is refused."""

    place: Place
    seat: Seat
    action: Action
    kind: str
    rule: str | None = None
    code: str | None = None


@dataclass(frozen=True)
class Ruling:
    """The host rules, or (with `rule`) tries to and is refused."""

    place: Place
    text: str
    rule: str | None = None
    code: str | None = None


@dataclass(frozen=True)
class NextDeal:
    """The pack is dealt again, so."""

    deal: Node


Step = Act | Ruling | NextDeal | Expectation


@dataclass(frozen=True)
class Scenario:
    """A rule that runs."""

    place: Place
    id: str
    rules: tuple[str, ...]
    game: Game
    deal: Node | None
    position: Node | None
    steps: tuple[Step, ...] = field(repr=False)

    def under(self, options: Options) -> Scenario:
        """The same scenario at a table with other house rules.

        Raises:
            GameError: the game cannot be played so.
        """
        game = games.package(self.game.key).Game(options, self.game.players)
        return Scenario(self.place, self.id, self.rules, game, self.deal, self.position, self.steps)


def files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among these paths and in these folders, notes left out, in order.

    Raises:
        PlaceError: a path is not there, or a folder holds no scenario.
    """
    found: list[Path] = []
    for path in paths:
        inside = sorted(each for each in path.rglob("*.yaml") if each.name != NOTES) if path.is_dir() else [path]
        if not inside:
            raise PlaceError(f"{path}: there is no scenario (*.yaml) in this folder")
        if not path.exists():
            raise PlaceError(f"{path}: there is no such file or folder")
        found += inside
    return found


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file.

    Raises:
        PlaceError: something in it is malformed; the message names the line and the column.
    """
    scenarios = [_scenario(node) for node in load(path).items()]
    seen: set[str] = set()
    for scenario in scenarios:
        if scenario.id in seen:
            raise scenario.place.fault(f"the id {scenario.id!r} is there twice")
        seen.add(scenario.id)
    return scenarios


def notes(path: Path) -> dict[str, str]:
    """The rules without effect on play, each with the reason, from a `notes.yaml`; empty where there is none.

    Raises:
        PlaceError: something in it is malformed.
    """
    if not path.exists():
        return {}
    found = {}
    for node in load(path).items():
        fields = node.fields(("rule", "reason"), ("rule", "reason"))
        found[fields["rule"].text()] = fields["reason"].text()
    return found


def _scenario(node: Node) -> Scenario:
    fields = node.fields(KEYS, ("id", "rules", "game", "play"))
    whole = "position" in fields and not isinstance(fields["position"].value, dict)
    if ("deal" in fields and whole) or not {"deal", "position"} & fields.keys():
        raise node.fault("a scenario begins with a deal, or with a position (one line), or with facts of a position")
    rules = fields["rules"].texts()
    game = _game(fields)
    steps = tuple(_step(game, rules, step) for step in fields["play"].items())
    return Scenario(
        node.place, fields["id"].text(), tuple(rules), game, fields.get("deal"), fields.get("position"), steps
    )


def _game(fields: dict[str, Node]) -> Game:
    try:
        package = games.package(fields["game"].text())
    except GameError as error:
        raise fields["game"].fault(str(error)) from error
    given = fields["options"].fields() if "options" in fields else {}
    changes: dict[str, OptionValue] = {}
    chosen = next(iter(package.PRESETS.values()))
    place = fields["options"] if "options" in fields else fields["game"]
    for name, node in given.items():
        if name == "preset":
            if node.text() not in package.PRESETS:
                raise node.fault(f"there is no preset {node.text()!r}; there are {', '.join(package.PRESETS)}")
            chosen = package.PRESETS[node.text()]
        elif name != "players":
            value = node.value
            if not isinstance(value, bool | int | str):
                raise node.fault(f"the value of an option is wanted here, not {node.kind()}")
            try:
                package.Options().changed({name: value})
            except OptionError as error:
                known = any(choice.name == name for choice in type(package.Options()).choices())
                raise (node.fault if known else node.misnamed)(str(error)) from error
            changes[name] = value
    players = given["players"].number() if "players" in given else chosen.players
    try:
        return package.Game(chosen.options.changed(changes), players)
    except GameError as error:
        raise place.fault(str(error)) from error


def _step(game: Game, rules: Sequence[str], node: Node) -> Step:
    if not isinstance(node.value, dict):
        return _act(game, node, "legal")
    first = next(iter(node.value), "")
    if first in {"refused", "foul"}:
        fields = node.fields((first, "rule", "code"), ("rule",) if first == "refused" else ())
        rule = fields["rule"].text() if "rule" in fields else None
        if first == "foul" and rule is not None and rule not in rules:
            raise fields["rule"].fault(f"a foul breaks a rule that the scenario is about, and {rule} is not among them")
        return _act(game, fields[first], first, rule, fields["code"].text() if "code" in fields else None)
    if first == "rule":
        text = node.fields(("rule",))["rule"]
        return Ruling(text.place, text.text())
    if first == "deal":
        return NextDeal(node.fields(("deal",))["deal"])
    if first == "expect":
        return Expectation(node.fields(("expect",))["expect"])
    raise node.fault("a step is `SEAT ACTION`, `refused:`, `foul:`, `rule:`, `expect:` or `deal:`")


def _act(game: Game, node: Node, kind: str, rule: str | None = None, code: str | None = None) -> Act | Ruling:
    who, _, what = node.text().strip().partition(" ")
    if who == HOST and kind != "foul":
        return Ruling(node.place, what, rule, code)
    if who not in map(str, range(game.players)):
        raise node.fault(f"a step begins with a seat from 0 to {game.players - 1} or `{HOST}`, not with {who!r}")
    try:
        return Act(node.place, int(who), game.alphabet.parse(what), kind, rule, code)
    except NotationError as error:
        raise node.fault(str(error)) from error


# ---- running ------------------------------------------------------------------------------------------------


def run(scenario: Scenario) -> None:
    """Play a scenario.

    Raises:
        Failure: something did not happen as the scenario says.
        PlaceError: the scenario asks for a deal that cannot be.
    """
    run_ = _Run(scenario)
    for step in scenario.steps:
        run_.step(step)


def failures(scenarios: Sequence[Scenario]) -> Iterator[tuple[Scenario, Failure | None]]:
    """Play each scenario and tell how it failed; None: it passed.

    Raises:
        PlaceError: a scenario asks for a deal that cannot be.
    """
    for scenario in scenarios:
        try:
            run(scenario)
        except Failure as failure:
            yield scenario, failure
        else:
            yield scenario, None


class _Run:
    """A scenario that is being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.package = games.package(scenario.game.key)
        self.rng = random.Random(FILL)  # noqa: S311 - a fixed seed that fills a scenario's cards, no secret
        self.state = self._begin()
        self.before = self.state.scores()
        if scenario.deal is not None:
            self._deal(scenario.deal)

    def _begin(self) -> State:
        position, deal = self.scenario.position, self.scenario.deal
        if position is not None and not isinstance(position.value, dict):
            try:
                return self.game.position(position.text())
            except NotationError as error:
                raise position.fault(str(error)) from error
        facts = dict(position.fields()) if position is not None else {}
        if deal is not None:
            facts |= {key: node for key, node in deal.fields().items() if key in self.package.SET_UP}
        try:
            return self.package.set_up(self.game, {key: node.plain() for key, node in facts.items()})
        except games.SpecError as error:
            raise _culprit(facts, error) from error

    def _deal(self, node: Node, *, again: bool = False) -> None:
        if not isinstance(self.state.awaits(), Deal):
            raise Failure(node.place, "no deal is awaited here: the hand is not over")
        self.before = self.state.scores()
        given = node.fields()
        facts = {key: each for key, each in given.items() if again or key not in self.package.SET_UP}
        try:
            arranged = self.package.arrange(self.state, {key: each.plain() for key, each in facts.items()}, self.rng)
            self.state.deal(arranged.order)
        except games.SpecError as error:
            raise _culprit(given, error, node) from error
        except DealError as error:
            raise node.fault(str(error)) from error
        for text in arranged.acts:
            place = given.get("cut", node)
            self.step(_act(self.game, Node(place.place, text), "legal"))

    def step(self, step: Step) -> None:
        """Carry out one step."""
        if isinstance(step, Expectation):
            step.check(self.game, self.state, self.before)
        elif isinstance(step, NextDeal):
            self._deal(step.deal, again=True)
        elif isinstance(step, Ruling):
            if step.rule is None:
                self._allow(step.place, step.text, lambda: self.state.rule(step.text))
            else:
                self._refuse(step, f"{HOST} {step.text}", lambda: self.state.rule(step.text))
        else:
            self._act(step)

    def _act(self, act: Act) -> None:
        text = f"{act.seat} {self.game.alphabet.text(act.action)}"
        legal, fouls = self.state.legal(act.seat), self.state.fouls(act.seat)
        if act.kind == "refused":
            if act.action in legal or act.action in fouls:
                raise Failure(act.place, f"{text!r} should be refused, and is allowed")
            self._refuse(act, text, lambda: self.state.play(act.seat, act.action))
            return
        if act.kind == "foul" and act.action not in fouls:
            raise Failure(act.place, f"{text!r} should be a foul; fouls of seat {act.seat}: {self._texts(fouls)}")
        if act.kind == "legal" and act.action in fouls:
            raise Failure(act.place, f"{text!r} is a foul; write `foul: {text}`")
        self._allow(act.place, text, lambda: self.state.play(act.seat, act.action))

    def _allow(self, place: Place, text: str, do: Callable[[], None]) -> None:
        try:
            do()
        except Illegal as refusal:
            raise Failure(place, f"{text!r} was refused: {refusal.rule}, {refusal.code}") from refusal
        except NotationError as error:
            raise place.fault(str(error)) from error

    def _refuse(self, step: Act | Ruling, text: str, do: Callable[[], None]) -> None:
        before = self.state.position()
        try:
            do()
        except Illegal as refusal:
            if (refusal.rule, refusal.code) != (step.rule, step.code or refusal.code):
                wanted = f"{step.rule}{', ' + step.code if step.code else ''}"
                message = f"{text!r} was refused by {refusal.rule}, {refusal.code}; expected {wanted}"
                raise Failure(step.place, message) from refusal
        except NotationError as error:
            raise step.place.fault(str(error)) from error
        else:
            raise Failure(step.place, f"{text!r} should be refused, and was accepted")
        if self.state.position() != before:
            raise Failure(step.place, f"{text!r} was refused, and yet something changed")

    def _texts(self, actions: Sequence[Action]) -> str:
        return ", ".join(self.game.alphabet.text(action) for action in actions) or "none"


def _culprit(fields: dict[str, Node], error: games.SpecError, whole: Node | None = None) -> PlaceError:
    node = fields.get(error.key, whole)
    if node is None:
        node = next(iter(fields.values()))
    if error.item is not None and isinstance(node.value, list) and error.item < len(node.value):
        node = node.value[error.item]
    return node.misnamed(str(error)) if error.misnamed else node.fault(str(error))
