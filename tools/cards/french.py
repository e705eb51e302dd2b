"""The numbers and aces of the French pack."""

from __future__ import annotations

from typing import Final

from tools.cards.markup import Shapes, dots, group, path, upside_down, use
from tools.cards.palette import FACE
from tools.cards.suits import pip

LEFT, MIDDLE, RIGHT = 37.0, 50.0, 63.0
#: Size of the pips and their places in the upper half, with those on the middle line; the lower half is turned.
LAYOUTS: Final[dict[str, tuple[float, list[tuple[float, float]]]]] = {
    "2": (31, [(MIDDLE, 36)]),
    "3": (28, [(MIDDLE, 28), (MIDDLE, 70)]),
    "4": (22, [(LEFT, 35), (RIGHT, 35)]),
    "5": (21, [(LEFT, 31), (RIGHT, 31), (MIDDLE, 70)]),
    "6": (20.5, [(LEFT, 27), (RIGHT, 27), (LEFT, 70), (RIGHT, 70)]),
    "7": (20, [(LEFT, 25), (RIGHT, 25), (MIDDLE, 47.5), (LEFT, 70), (RIGHT, 70)]),
    "8": (20, [(LEFT, 25), (RIGHT, 25), (MIDDLE, 47.5), (LEFT, 70), (RIGHT, 70)]),
    "9": (18.5, [(LEFT, 23), (RIGHT, 23), (LEFT, 54.3), (RIGHT, 54.3), (MIDDLE, 70)]),
    "10": (17.6, [(LEFT, 22), (RIGHT, 22), (MIDDLE, 38), (LEFT, 54), (RIGHT, 54)]),
}
LINE: Final = 70
#: Where the middle of an ace's ornament lies: the weight of each shape is not where its box has its middle.
HEART_OF: Final = {"e": (71.5, 72), "p": (71, 71.5), "c": (68.2, 67.8), "o": (70, 70)}


def _pips(rank: str, suit: str) -> str:
    size, places = LAYOUTS[rank]
    upper = "".join(pip(suit, x, y, size) for x, y in places if y < LINE)
    between = "".join(pip(suit, x, y, size) for x, y in places if y == LINE)
    if rank == "7":  # the one odd pip stands in the upper half alone
        pair = "".join(pip(suit, x, 2 * LINE - y, size, 180) for x, y in places if y < LINE and x != MIDDLE)
        return upper + between + pair
    return upper + between + upside_down(upper)


def _ornament() -> str:
    points = [((50, 27.5), 2.4), ((41.6, 30.2), 1.6), ((58.4, 30.2), 1.6), ((34.4, 34.6), 1.1), ((65.6, 34.6), 1.1)]
    upper = "".join(dots([point], radius) for point, radius in points)
    return group(path(upper) + upside_down(path(upper)))


SHAPES: Final[Shapes] = {"ao": _ornament()}


def ace(suit: str) -> str:
    """Return the suit in the suit in the suit."""
    outer, inner = HEART_OF[suit]
    return pip(suit, 50, 70, 64) + pip(suit, 50, outer, 43.5, fill=FACE) + pip(suit, 50, inner, 33) + use("ao")


def numeral(rank: str, suit: str) -> str:
    """Return what lies between the indices of a number or an ace."""
    return ace(suit) if rank == "A" else _pips(rank, suit)
