"""The fonts of the page have every letter that the page writes, and no more than is worth sending."""

from __future__ import annotations

import pytest
from fontTools.ttLib import TTFont

from tests.source import ROOT

FONTS = ROOT / "web" / "public" / "fonts"
SUITS = set("♠♥♦♣")
"""No font for text has them: they come from the reader's system."""


def letters(name: str) -> set[str]:
    return set(map(chr, TTFont(FONTS / name).getBestCmap()))


def written() -> set[str]:
    """Every character of the words of page and games, and of the rules."""
    texts = [*(ROOT / "web" / "src" / "words").rglob("*.ftl"), *(ROOT / "src/carteado/games").rglob("*.ftl")]
    texts += [*(ROOT / "src/carteado/terms").rglob("*.ftl"), *(ROOT / "docs" / "rules").rglob("*.md")]
    assert len(texts) > 20
    return {each for text in texts for each in text.read_text(encoding="utf-8") if each.isprintable()}


def test_every_letter_that_is_written_is_in_the_font() -> None:
    assert written() - letters("bricolage-grotesque.woff2") <= SUITS


def test_shouts_are_in_the_other_font() -> None:
    shouts = {
        each
        for text in (ROOT / "src/carteado/games").rglob("terms/*.ftl")
        for line in text.read_text(encoding="utf-8").splitlines()
        if line.startswith("action-raise-")
        for each in line.partition("=")[2].strip()
    }
    assert shouts >= set("TRUCO!")
    assert shouts <= letters("londrina-solid-900.woff2")


@pytest.mark.parametrize("name", ["Zoë", "São João", "Ñandú", "Françoise"])
def test_names_are_written_too(name: str) -> None:
    assert set(name) <= letters("bricolage-grotesque.woff2")


@pytest.mark.parametrize(("name", "most"), [("bricolage-grotesque", 60_000), ("londrina-solid-900", 35_000)])
def test_a_font_is_small_and_its_licence_lies_beside_it(name: str, most: int) -> None:
    assert (FONTS / f"{name}.woff2").stat().st_size <= most
    assert "SIL Open Font License" in (FONTS / f"OFL-{name.removesuffix('-900')}.txt").read_text(encoding="utf-8")
