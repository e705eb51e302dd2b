"""The written rules of Truco have one shape, read alike by the terminal, the browser and these tests.

A rule is a line that begins ``**T-12.** `` and goes on to the next blank line; an option begins
``**`covered`.** ``; a section begins ``## ``.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carteado.games.truco import PLAYERS, Options

RULES = Path(__file__).parents[2] / "docs" / "rules"
LOCALES = ("pt-BR", "pt-PT", "en")
ENTRY = re.compile(r"^\*\*(T-\d\d|`[a-z_]+`)\.\*\* (.+(?:\n.+)*)", re.MULTILINE)


LISTED = 20
"""An option with more values than this is a number, and its values are not named one by one."""

OPTIONS = {"players": [str(number) for number in PLAYERS]} | {
    choice.name: [str(choice.default)]
    if len(choice.values) > LISTED
    else [str(value).lower() for value in choice.values]
    for choice in Options.choices()
}


def _entries(locale: str) -> dict[str, str]:
    text = (RULES / f"truco.{locale}.md").read_text(encoding="utf-8")
    found = ENTRY.findall(text)
    entries = {key.strip("`"): " ".join(body.split()) for key, body in found}
    assert len(entries) == len(found), f"{locale}: an entry stands twice"
    return entries


def _sections(locale: str) -> list[list[str]]:
    """Return the numbers of the entries, section by section."""
    parts = (RULES / f"truco.{locale}.md").read_text(encoding="utf-8").split("\n## ")[1:]
    return [[key.strip("`") for key, _ in ENTRY.findall(part)] for part in parts]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_and_option_stands_once_and_in_order(locale: str) -> None:
    assert list(_entries(locale)) == [f"T-{n:02}" for n in range(1, 47)] + list(OPTIONS)


@pytest.mark.parametrize("locale", LOCALES)
def test_sections_hold_the_same_rules_in_every_language(locale: str) -> None:
    assert _sections(locale) == _sections("pt-BR")
    assert all(_sections(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_explains_its_values_default_first(locale: str) -> None:
    entries = _entries(locale)
    for key, values in OPTIONS.items():
        quoted = re.findall(r"`([a-z0-9_]+)`:", entries[key])
        assert quoted == values, key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_is_named_by_some_rule(locale: str) -> None:
    rules = " ".join(body for key, body in _entries(locale).items() if key.startswith("T-"))
    assert set(re.findall(r"`([a-z_]+)`", rules)) == set(OPTIONS)
