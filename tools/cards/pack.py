"""Every card by the name of its symbol."""

from __future__ import annotations

from typing import Final

from tools.cards import (
    backs,
    corner,
    court,
    emblems,
    french,
    glyphs,
    heads,
    ox,
    people,
    rider,
    spanish,
    standing,
    suits,
)
from tools.cards.markup import Shapes, group, use
from tools.cards.palette import BACKS, SPANISH_SUIT, SUIT

_MODULES: Final = (glyphs, suits, corner, french, people, court, emblems, spanish, heads, standing, rider, backs, ox)


def _all() -> Shapes:
    shapes: Shapes = {}
    for module in _MODULES:
        twice = shapes.keys() & module.SHAPES.keys()
        if twice:
            raise ValueError(f"two shapes have the name {min(twice)}")
        shapes |= module.SHAPES
    return shapes


SHAPES: Final = _all()

_FRENCH_HEADS: Final = {"J": "jack", "Q": "queen", "K": "king"}
_SPANISH_HEADS: Final = {"10": "jack", "11": "horse", "12": "king"}


def _french(rank: str, suit: str) -> tuple[str, str]:
    figure = _FRENCH_HEADS.get(rank)
    full = court.court(rank, suit) if figure else french.numeral(rank, suit)
    large = heads.head(figure, 69, 103, 56) if figure else suits.pip(suit, 69, 104, 53)
    return corner.index(rank, suit) + full, corner.corner(rank, suit) + large


def _spanish(rank: str, suit: str) -> tuple[str, str]:
    figure = _SPANISH_HEADS.get(rank)
    full = use(f"s{rank}{suit}") if figure else spanish.numeral(rank, suit)
    large = heads.head(figure, 68, 101, 53) if figure else emblems.small(suit, 68, 98, 50)
    return spanish.index(rank, suit) + full, spanish.corner(rank, suit) + large


def _coloured(body: str, colour: str) -> str:
    return corner.paper() + group(body, fill=colour, color=colour)


def cards() -> dict[str, str]:
    """Return the drawing of every symbol, the full and the small one of each card."""
    out = {}
    for suit in corner.SUITS:
        for rank in corner.FRENCH:
            full, small = _french(rank, suit)
            out[f"f-{rank}{suit}"] = _coloured(full, SUIT[suit])
            out[f"f-{rank}{suit}-m"] = _coloured(small, SUIT[suit])
        for rank in corner.SPANISH:
            full, small = _spanish(rank, suit)
            out[f"s-{rank}{suit}"] = _coloured(full, SPANISH_SUIT[suit])
            out[f"s-{rank}{suit}-m"] = _coloured(small, SPANISH_SUIT[suit])
    out["f-joker"] = corner.paper() + ox.joker()
    out["f-joker-m"] = corner.paper() + ox.small_joker()
    for name, colours in BACKS.items():
        out[f"back-{name}"] = corner.paper() + backs.back(*colours)
        out[f"back-{name}-m"] = corner.paper() + backs.back(*colours, small=True)
    return out


def marks() -> dict[str, str]:
    """Return the suits of the Spanish pack by themselves, for where the page speaks of a card; each fills a square."""
    return {f"mark-{suit}": emblems.small(suit, 50, 50, 90) for suit in corner.SUITS}
