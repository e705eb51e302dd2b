"""The Spanish pack: pintas, corners and the numbers from one to seven."""

from __future__ import annotations

from typing import Final

from tools.cards import glyphs
from tools.cards.corner import SPANISH, SUITS
from tools.cards.emblems import emblem, small
from tools.cards.markup import Shapes, group, line, number, upside_down, use
from tools.cards.palette import WITH_LETTER, WITHOUT_LETTER, inherited

MIDDLE: Final = 16.2
SMALL_MIDDLE: Final = 24.4
#: How often the upper and lower line of the frame break.
BREAKS: Final = {"o": 0, "c": 1, "e": 2, "p": 3}

#: Places of coins and cups, with their size.
ROUND: Final[dict[str, tuple[float, list[tuple[float, float]]]]] = {
    "1": (60, [(50, 70)]),
    "2": (42, [(50, 43), (50, 97)]),
    "3": (33, [(50, 31.5), (50, 70), (50, 108.5)]),
    "4": (24, [(38, 42), (62, 42), (38, 98), (62, 98)]),
    "5": (24, [(38, 34), (62, 34), (50, 70), (38, 106), (62, 106)]),
    "6": (23, [(38, 33), (62, 33), (38, 70), (62, 70), (38, 107), (62, 107)]),
    "7": (21, [(38, 29), (62, 29), (50, 48.5), (38, 69), (62, 69), (38, 109), (62, 109)]),
}
#: Swords and clubs: x, y, height, turn.
Long = dict[str, list[tuple[float, float, float, float]]]
SWORDS: Final[Long] = {
    "1": [(50, 70, 112, 0)],
    "2": [(37, 70, 92, 0), (63, 70, 92, 180)],
    "3": [(32.5, 70, 84, 180), (50, 70, 94, 0), (67.5, 70, 84, 180)],
    "4": [(38, 41, 54, 0), (62, 41, 54, 0), (38, 99, 54, 180), (62, 99, 54, 180)],
    "5": [(34, 41, 52, 0), (66, 41, 52, 0), (50, 70, 62, 0), (34, 99, 52, 180), (66, 99, 52, 180)],
    "6": [(34, 41, 46, 0), (50, 41, 46, 0), (66, 41, 46, 0), (34, 99, 46, 180), (50, 99, 46, 180), (66, 99, 46, 180)],
    "7": [
        (34, 36, 43, 0),
        (50, 36, 43, 0),
        (66, 36, 43, 0),
        (50, 70, 54, 90),
        (34, 104, 43, 180),
        (50, 104, 43, 180),
        (66, 104, 43, 180),
    ],
}
CLUBS: Final[Long] = {
    "1": [(50, 70, 108, 0)],
    "2": [(38.5, 70, 76, 0), (61.5, 70, 76, 180)],
    "3": [(34, 70, 58, 180), (50, 70, 74, 0), (66, 70, 58, 180)],
    "4": SWORDS["4"],
    "5": [(36, 37, 45, 0), (64, 37, 45, 0), (50, 70, 50, 0), (36, 103, 45, 180), (64, 103, 45, 180)],
    "6": SWORDS["6"],
    "7": SWORDS["7"],
}


def _frame(suit: str, inset: float, width: str) -> str:
    breaks, radius, gap = BREAKS[suit], 5.0, 6.0
    left, right, top, bottom = inset, 100 - inset, inset, 140 - inset
    middles = [50 + (each - (breaks - 1) / 2) * 15 for each in range(breaks)]
    n = number
    d = f"M{n(left)} {n(top + radius)}V{n(bottom - radius)}M{n(right)} {n(top + radius)}V{n(bottom - radius)}"
    for y, inwards in ((top, 1), (bottom, -1)):
        ends = [left + radius, *(x + side * gap / 2 for x in middles for side in (-1, 1)), right - radius]
        d += "".join(f"M{n(a)} {n(y)}H{n(b)}" for a, b in zip(ends[::2], ends[1::2], strict=True))
        bend = y + inwards * radius
        d += f"M{n(left)} {n(bend)}Q{n(left)} {n(y)} {n(left + radius)} {n(y)}"
        d += f"M{n(right)} {n(bend)}Q{n(right)} {n(y)} {n(right - radius)} {n(y)}"
    return line(d, "currentColor", width)


def _below(suit: str) -> str:
    letter = glyphs.centred(glyphs.LETTERS[suit], MIDDLE, 52.5, 9)
    return group(small(suit, MIDDLE, 42, 16) + group(letter, display=WITH_LETTER))


def _small_below(suit: str) -> str:
    letter = glyphs.centred(glyphs.LETTERS[suit], 34.6, 67, 21, 17)
    alone = group(small(suit, SMALL_MIDDLE, 78, 31), display=WITHOUT_LETTER)
    return group(alone + group(small(suit, 15.4, 78, 20) + letter, display=WITH_LETTER))


def _shapes() -> Shapes:
    shapes = {}
    for rank in SPANISH:
        shapes[f"I{rank}"] = group(glyphs.centred(rank, MIDDLE, 10, 20.5, 17.5))
        shapes[f"M{rank}"] = group(glyphs.centred(rank, SMALL_MIDDLE, 11.5, 43, 35))
    for suit in SUITS:
        shapes[f"J{suit}"] = _below(suit)
        shapes[f"L{suit}"] = _small_below(suit)
        shapes[f"f{suit}"] = _frame(suit, 4.2, inherited("frame-w", "1.3"))
        shapes[f"f{suit}-m"] = _frame(suit, 3.4, inherited("frame-w", "2"))
    return shapes


SHAPES: Final = _shapes()


def index(rank: str, suit: str) -> str:
    """Return the frame and the index of a full card."""
    return use(f"f{suit}") + use(f"I{rank}") + use(f"J{suit}")


def corner(rank: str, suit: str) -> str:
    """Return the frame and the one large index of a small card."""
    return use(f"f{suit}-m") + use(f"M{rank}") + use(f"L{suit}")


def numeral(rank: str, suit: str) -> str:
    """Return the suits of a number, and the second index: a number has no upper side."""
    second = upside_down(use(f"I{rank}") + use(f"J{suit}"))
    if suit in "oc":
        size, places = ROUND[rank]
        return "".join(emblem(suit, x, y, size) for x, y in places) + second
    places_of = SWORDS if suit == "e" else CLUBS
    return "".join(emblem(suit, *each) for each in places_of[rank]) + second
