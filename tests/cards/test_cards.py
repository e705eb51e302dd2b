"""The drawn cards: the file that the page loads is what the generator writes, whole and light."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from carteado import cards
from tools.cards import colours, corner, glyphs, pack, spanish, sprite
from tools.cards.markup import Shapes
from tools.cards.palette import FALLBACK

TEXT = sprite.SPRITE.read_text()
ROOT = ET.fromstring(TEXT)  # noqa: S314 - it is our own file
ID = re.compile(r' id="([^"]+)"')
REFERENCE = re.compile(r'href="#([^"]+)"')


def test_the_sprite_is_what_the_generator_draws() -> None:
    assert sprite.text() == TEXT, "python -m tools.cards sprite"


def test_every_card_has_a_full_and_a_small_drawing() -> None:
    packs = {"f": cards.FRENCH_RANKS, "s": cards.SPANISH_RANKS}
    names = [f"{pack}-{cards.card_text(card)}" for pack, ranks in packs.items() for card in cards.pack_of(ranks)]
    assert len(names) == 52 + 40
    names += ["f-joker", "back-anil", "back-telha"]
    symbols = {each.get("id") for each in ROOT if each.tag.endswith("symbol")}
    marks = {f"mark-{suit}" for suit in cards.SUITS}
    assert symbols == {name + size for name in names for size in ("", "-m")} | marks


def test_the_sprite_is_light() -> None:
    data = TEXT.encode()
    assert len(gzip.compress(data, mtime=0)) < 60_000
    assert len(data) < 250_000


def test_every_shape_is_drawn_once_and_used() -> None:
    ids = ID.findall(TEXT)
    assert len(ids) == len(set(ids))
    assert set(REFERENCE.findall(TEXT)) - set(ids) == set()
    assert set(pack.SHAPES) - set(REFERENCE.findall(TEXT)) == set()


def test_the_sprite_needs_no_style_and_no_script() -> None:
    """The server's policy forbids both in the page, and the shapes become part of it."""
    assert not re.search(r"\bstyle=|<style|<script|url\(|\bon\w+=", TEXT)


def test_alone_the_sprite_shows_what_the_page_makes_of_it() -> None:
    set_here = {name for name, value in colours.properties("decks.css", ":root").items() if value != "initial"}
    fallbacks = {name: value for name, value in FALLBACK.findall(TEXT) if f"c-{name}" in set_here}
    assert fallbacks == {name: colours.deck("duas", "light")[f"c-{name}"] for name in fallbacks}
    assert {"face", "edge", *colours.FRENCH, *colours.SPANISH, "letra", "com-letra", "stroke"} <= fallbacks.keys()


def _right_edge(shapes: Shapes, name: str) -> float:
    """Return where the rank of a small card ends."""
    found = re.fullmatch(
        r'<g><use href="#g(\w+)" transform="translate\(([\d.]+) [\d.]+\)scale\(([\d. ]+)\)"/></g>', shapes[name]
    )
    assert found, shapes[name]
    return float(found[2]) + glyphs.width(found[1]) * float(found[3].split()[0])


@pytest.mark.parametrize("name", [*(f"m{rank}" for rank in corner.FRENCH), *(f"M{rank}" for rank in corner.SPANISH)])
def test_a_rank_stays_in_sight_when_cards_overlap(name: str) -> None:
    """Of a card 33 px wide that lies in a meld, 15 px can be seen: 45 of its 100 units."""
    shapes = corner.SHAPES | spanish.SHAPES
    assert 30 < _right_edge(shapes, name) < corner.IN_SIGHT - 1
