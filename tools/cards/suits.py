"""The four suits of the French pack, around the origin in a box of 100 × 100."""

from __future__ import annotations

from typing import Final

from tools.cards.markup import Shapes, path, place, use
from tools.cards.palette import BOLDER

SHAPES: Final[Shapes] = {
    "pc": path(
        "M0 44C-10 32-45 10-45-19-45-34-34-44-21-44-11-44-3-38 0-29 3-38 11-44 21-44 34-44 45-34 45-19 "
        "45 10 10 32 0 44Z"
    ),
    "po": path("M0-48C8-30 21-13 37 0 21 13 8 30 0 48-8 30-21 13-37 0-21-13-8-30 0-48Z"),
    "pe": path(
        "M0-47C8-26 45-10 45 14 45 28 35 36 24 36 16 36 9 32 5 26 6 36 10 42 18 47H-18C-10 42-6 36-5 "
        "26-9 32-16 36-24 36-35 36-45 28-45 14-45-10-8-26 0-47Z"
    ),
    "pp": path(
        "M0-47a22 22 0 0 1 17.5 35.3A22 22 0 1 1 6 22.5C7 34 11 41 19 47H-19C-11 41-7 34-6 22.5A22 22 0 "
        "1 1-17.5-11.7 22 22 0 0 1 0-47Z"
    ),
}
for _name, _drawn in SHAPES.items():
    SHAPES[_name] = _drawn.replace("/>", f' stroke="currentColor" stroke-width="{BOLDER}"/>')


def pip(suit: str, x: float, y: float, size: float, turn: float = 0, fill: str | None = None) -> str:
    """Return one suit of a size in units of the card."""
    return use(f"p{suit}", fill, place(x, y, size / 100, turn), color=fill)
