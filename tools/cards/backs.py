"""The two backs: one tile, laid by hand in four turns."""

from __future__ import annotations

from typing import Final

from tools.cards.markup import Shapes, group, path, place, use

#: A quarter ring and a small quarter disc in the same corner. The thin line closes the seams between two tiles.
SHAPES: Final[Shapes] = {
    "tile": path(
        "M100 0A100 100 0 0 1 0 100V58A58 58 0 0 0 58 0ZM0 0H24A24 24 0 0 1 0 24Z",
        stroke="currentColor",
        stroke_width=1.6,
    ),
    "quiet": '<rect x="5" y="5" width="90" height="130" rx="4"/>',
}
#: The turns of the upper half; the lower half is the same, turned round.
_TURNS: Final = ((2, 3, 2, 3, 0), (1, 0, 1, 2, 3), (2, 3, 0, 1, 0))
#: Turn and column of the middle row, around the ring.
_MIDDLE: Final = ((1, 0), (2, 1), (0, 3), (3, 4))
#: Fewer and larger for a small back, which would shimmer otherwise.
_SMALL: Final = ((2, 3, 0), (1, 0, 3), (1, 2, 3), (2, 1, 0))


def laid(x: float, y: float, size: float, turn: int) -> str:
    """Return a tile with its upper left corner at a place, turned by so many quarters."""
    dx, dy = ((0, 0), (size, 0), (size, size), (0, size))[turn]
    return use("tile", transform=place(x + dx, y + dy, size / 100, 90 * turn))


def _pattern() -> str:
    size, left, top = 18, 5, 7
    out = []
    for row, turns in enumerate(_TURNS):
        for column, turn in enumerate(turns):
            out.append(laid(left + size * column, top + size * row, size, turn))
            out.append(laid(left + size * (4 - column), top + size * (6 - row), size, (turn + 2) % 4))
    out += [laid(left + size * column, top + size * 3, size, turn) for turn, column in _MIDDLE]
    ring = "M43.4 70a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0ZM46.9 70a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0Z"
    return group("".join(out) + path(ring, fill_rule="evenodd"))


def _small_pattern() -> str:
    size = 28.4
    return group(
        "".join(
            laid(7.4 + size * column, 13.2 + size * row, size, turn)
            for row, turns in enumerate(_SMALL)
            for column, turn in enumerate(turns)
        )
    )


SHAPES.update({"pattern": _pattern(), "pattern-m": _small_pattern()})


def back(ground: str, figure: str, *, small: bool = False) -> str:
    """Return a back in two colours."""
    return use("quiet", ground) + use("pattern-m" if small else "pattern", figure, color=figure)
