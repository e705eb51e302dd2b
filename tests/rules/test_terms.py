"""The words of Truco: the same keys in every language, each readable, none missing for an option or a refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from carteado import games, rulebook
from carteado.cli.words import Words
from carteado.games.truco import PLAYERS, PRESETS, Options, speech
from carteado.games.truco.rules import ALPHABET
from carteado.games.truco.rules_hand import REASONS
from carteado.games.truco.rules_legal import RULES
from carteado.games.truco.view import CHANGED
from carteado.match.dealer import Dealer
from carteado.match.match import Match

TERMS = Path(__file__).parents[2] / "src" / "carteado" / "games" / "truco" / "terms"
LOCALES = ("pt-BR", "pt-PT", "en")

LISTED = 20
"""An option with more values than this is a number, and its values are not named one by one."""

OPTION_VALUES = {"players": [str(number) for number in PLAYERS]} | {
    choice.name: ["n"] if len(choice.values) > LISTED else [str(value).lower() for value in choice.values]
    for choice in Options.choices()
}
REFUSALS = {*RULES, "rulings_off"}
NUMBERS = {"value": 3, "points": 3, "number": 1, "count": 1, "n": 2, "mark": 11, "won": 12, "lost": 9}


class _Parts(Visitor):
    """Collects the variables, the references and the choices of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: set[tuple[str, tuple[str, ...]]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent.syntax calls it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent.syntax calls it so
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # fluent.syntax calls it so
        assert isinstance(node.selector, ast.VariableReference)
        keys = (key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants))
        self.choices.add((node.selector.id.name, tuple(sorted(keys))))
        self.generic_visit(node)


def _messages(locale: str) -> dict[str, _Parts]:
    text = (TERMS / f"{locale}.ftl").read_text(encoding="utf-8")
    parts: dict[str, _Parts] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{locale}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in parts, f"{locale}: {entry.id.name} stands twice"
            parts[entry.id.name] = _Parts()
            parts[entry.id.name].visit(entry)
    return parts


def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource((TERMS / f"{locale}.ftl").read_text(encoding="utf-8")))
    return bundle


def _say(bundle: FluentBundle, key: str, values: dict[str, str | int]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, f"{key}: {errors}"
    return str(text)


def _values(key: str, messages: dict[str, _Parts]) -> list[dict[str, str | int]]:
    """One set of arguments per variant of each choice of the message and of those it refers to."""
    reached, todo = set[str](), [key]
    while todo:
        name = todo.pop()
        reached.add(name)
        todo.extend(messages[name].references - reached)
    names = {variable for name in reached for variable in messages[name].variables}
    base: dict[str, str | int] = {name: NUMBERS.get(name, name.upper()) for name in names}
    sets: list[dict[str, str | int]] = [base]
    for variable, keys in sorted({choice for name in reached for choice in messages[name].choices}):
        picks: list[str | int] = [int(k) if k.isdigit() else k for k in keys]
        if variable in NUMBERS:
            picks = [p if isinstance(p, int) else {"one": 1, "other": 7}[p] for p in picks]
        sets = [{**values, variable: pick} for values in sets for pick in picks]
    return sets


@pytest.mark.parametrize("locale", LOCALES)
def test_has_the_same_keys_and_arguments_as_portuguese(locale: str) -> None:
    first, other = _messages("pt-BR"), _messages(locale)
    assert list(first) == list(other)
    for key, parts in first.items():
        assert parts.variables == other[key].variables, key
        assert parts.choices == other[key].choices, key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_variant_of_every_message_can_be_said(locale: str) -> None:
    messages, bundle = _messages(locale), _bundle(locale)
    for key in messages:
        for values in _values(key, messages):
            text = _say(bundle, key, values)
            assert text.strip(), key
            assert not re.search(r"[{}]|  |\.\.", text), f"{key}: {text!r}"


@pytest.mark.parametrize("locale", LOCALES)
def test_names_all_that_the_game_can_say(locale: str) -> None:
    wanted = {"action-" + _action_key(ALPHABET.text(action)) for action in range(len(ALPHABET))}
    wanted |= {f"refusal-{code}{tail}" for code in REFUSALS for tail in ("", "-why")}
    wanted |= {f"preset-{name}{tail}" for name in PRESETS for tail in ("", "-help")}
    wanted |= {f"event-{kind.replace('_', '-')}" for kind in CHANGED}
    for key, values in OPTION_VALUES.items():
        wanted |= {f"option-{key}", f"option-{key}-help"} | {f"option-{key}-{value}" for value in values}
    messages = _messages(locale)
    assert wanted <= set(messages)
    assert ("reason", tuple(sorted(REASONS))) in messages["event-hand"].choices


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_to_fifteen_never_speaks_of_eleven(locale: str) -> None:
    """The names of house rules do, which stand for the hand before the last tento wherever that lies."""
    messages, bundle = _messages(locale), _bundle(locale)
    for key in messages:
        if not key.startswith(("option-", "preset-", "rank-")):
            for values in _values(key, messages):
                text = _say(bundle, key, {**values, "mark": 14})
                assert not re.search(r"\bonze\b|\beleven\b", text), f"{key}: {text!r}"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_game_is_told_in_a_minute_with_the_rules_that_say_so(locale: str) -> None:
    bundle = _bundle(locale)
    lines = [_say(bundle, key, {}) for key in _messages(locale) if key.startswith("summary-")]
    assert 5 <= len(lines) <= 7
    numbers = {paragraph.number for paragraph in rulebook.read("truco", locale)}
    for line in lines:
        cited = re.search(r" \(([A-Z]-\d+(?:, [A-Z]-\d+)*)\)\.$", line)
        assert cited, line
        assert set(cited[1].split(", ")) <= numbers, line


@pytest.mark.parametrize(
    ("locale", "said"),
    [("pt-BR", "sota de espadas (dez)"), ("pt-PT", "sota de espadas (dez)"), ("en", "jack of swords (ten)")],
)
def test_a_spanish_figure_flows_in_a_sentence(locale: str, said: str) -> None:
    game = games.package("truco").Game(Options(deck="spanish"), 2)
    match = Match(game, Dealer.seeded(1))
    match.deal()
    words = Words(locale, "truco")
    assert words.phrase(speech.card(match.view(None), "10e")) == said
    assert words.phrase(speech.card(match.view(None), "7e")).count(" ") == 2


def _action_key(text: str) -> str:
    """`play 4p` is said with `action-play`, `raise 3` with `action-raise-3`, `look two` with `action-look-two`."""
    verb, _, what = text.partition(" ")
    return verb if not what or verb in {"play", "cover", "blind"} else f"{verb}-{what}"


def test_plurals_and_persons_agree() -> None:
    brazil, portugal, english = (_bundle(locale) for locale in LOCALES)
    assert _say(brazil, "term-tento", {"n": 0}) == "tentos"
    assert _say(brazil, "term-tento", {"n": 1}) == "tento"
    assert _say(brazil, "option-max_deals-n", {"n": 60}) == "60 mãos"
    played: dict[str, str | int] = {"me": "yes", "winning": "yes", "card": "três de ouros", "who": "Bia"}
    assert _say(brazil, "event-played", played) == "Você jogou três de ouros e está ganhando."
    assert _say(portugal, "event-played", played) == "Jogaste três de ouros e estás a ganhar."
    assert _say(brazil, "event-played", {**played, "me": "no"}) == "Bia jogou três de ouros e está ganhando."
    won: dict[str, str | int] = {"reason": "folded", "side": "us", "points": 1, "name": ""}
    assert _say(brazil, "event-hand", won) == "Fazemos um tento: o outro lado correu."
    assert (
        _say(english, "event-hand", {**won, "side": "them", "points": 3}) == "They score 3 points: the other side ran."
    )
