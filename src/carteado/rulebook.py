r"""The rule books: the numbered rules and the options of a game, in words, as terminal and browser show them.

A book is `GAME.LANG.md`. A paragraph that begins with `**T-12.**` is that rule; one that begins with
``**`covered`.**`` is that option. All else in it is for those who read it whole.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from carteado import resources

_RULE = re.compile(r"\*\*(?:(?P<rule>[A-Z]-\d+[a-z]?)|`(?P<option>\w+)`)\.\*\*\s*(?P<text>.*)", re.DOTALL)
_NAME = re.compile(r"(?P<game>[a-z_]+)\.(?P<lang>[a-z]{2}(-[A-Z]{2})?)\.md")


class RulebookError(ValueError):
    """There is no such book. The message says which there are."""


class Paragraph(msgspec.Struct, frozen=True):
    """A rule or an option in words. `number` is `T-12`, or `truco.covered` for an option; `section` the heading above
    it; `text` one line, in Markdown."""

    number: str
    section: str
    text: str


def languages(game: str) -> list[str]:
    """The languages that a game's rules are written in."""
    names = (_NAME.fullmatch(path.name) for path in sorted(resources.rule_books().glob("*.md")))
    return [name["lang"] for name in names if name and name["game"] == game]


def read(game: str, lang: str) -> list[Paragraph]:
    """The rules and options of a game, in the order of its book.

    Raises:
        RulebookError: there is no such book.
    """
    known = languages(game)
    if lang not in known:
        there = f"there are {', '.join(known)}" if known else "there are none of this game"
        raise RulebookError(f"there is no rule book of {game!r} in {lang!r}; {there}")
    path: Path = resources.rule_books() / f"{game}.{lang}.md"
    return parse(game, path.read_text(encoding="utf-8"))


def parse(game: str, text: str) -> list[Paragraph]:
    """The rules and options that a book's text tells."""
    section = ""
    found: list[Paragraph] = []
    for block in re.split(r"\n\s*\n", text):
        lines = block.strip().splitlines()
        if not lines:
            continue
        if lines[0].startswith("#"):
            section = lines[0].lstrip("#").strip()
            continue
        rule = _RULE.match(block.strip())
        if rule:
            number = rule["rule"] or f"{game}.{rule['option']}"
            found.append(Paragraph(number, section, " ".join(rule["text"].split())))
    return found
