"""Where Brazil and Portugal part: the glossary's table is true of the words that players read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.source import ROOT

#: Said in Portugal too, with another meaning or beside the Portuguese form.
SHARED = frozenset({"aceita", "abriu", "baixar"})


class _Texts(Visitor):
    """Collects the text of messages, without their gaps."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # fluent.syntax calls it so
        self.found.append("".join(part.value if isinstance(part, ast.TextElement) else "…" for part in node.elements))
        self.generic_visit(node)


@cache
def said(lang: str) -> str:
    """All that a player reads in a language: the page, the terminal, the games and their rules."""
    texts = _Texts()
    files = [*ROOT.glob(f"web/src/words/{lang}/*.ftl"), *ROOT.glob(f"src/carteado/**/{lang}.ftl")]
    for path in files:
        texts.visit(FluentParser().parse(path.read_text()))
    rules = [path.read_text() for path in ROOT.glob(f"docs/rules/*.{lang}.md")]
    assert len(files) > 10, "the words are not where this test looks for them"
    assert rules, "the rules are not where this test looks for them"
    return "\n".join([*texts.found, *rules]).casefold()


def says(lang: str, form: str) -> bool:
    """Whether the form occurs there, as whole words."""
    return re.search(rf"(?<![\w-]){re.escape(form)}(?![\w-])", said(lang)) is not None


def rows() -> Iterator[tuple[str, list[str], list[str], str]]:
    """The table: meaning, the forms of each side, the reason."""
    text = (ROOT / "docs" / "glossary.md").read_text()
    table = text.partition("## Where Brazil and Portugal part")[2].partition("Decided, and to be")[0]
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[0] not in {"meaning", "---"}:
            yield cells[0], cells[1].split(", "), cells[2].split(", "), cells[3]


ROWS = list(rows())


def test_thirty_terms_differ_each_with_its_reason() -> None:
    assert len(ROWS) >= 30
    assert len({meaning for meaning, *_ in ROWS}) == len(ROWS)
    assert all(reason for *_, reason in ROWS)


@pytest.mark.parametrize(("meaning", "brazil", "portugal"), [row[:3] for row in ROWS], ids=[row[0] for row in ROWS])
def test_each_side_says_its_own(meaning: str, brazil: list[str], portugal: list[str]) -> None:
    assert set(brazil).isdisjoint(portugal), meaning
    assert any(says("pt-BR", form) for form in brazil), f"nothing in pt-BR says {brazil}"
    assert any(says("pt-PT", form) for form in portugal), f"nothing in pt-PT says {portugal}"
    strayed = [form for form in brazil if form not in SHARED and says("pt-PT", form)]
    assert strayed == [], f"the Portuguese of Portugal says {strayed}"
