"""Letters and figures of the indices, drawn 80 units high: as strokes, or as surfaces where a stroke would not do."""

from __future__ import annotations

from typing import Final

from tools.cards.markup import Shapes, number, path, place, use
from tools.cards.palette import BOLDER, STROKE

HEIGHT: Final = 80
#: Width, strokes, surfaces.
GLYPHS: Final = {
    "A": (60, "", "M0 80 21.5 0H38.5L60 80H45L40.6 63H19.4L15 80ZM22.8 50.5H37.2L30 21.5Z"),
    "1": (34, "", "M31 0V80H17.6V17.5L3.5 25 0 13.5 19.5 0Z"),
    "2": (58, "M8.5 27C8.5 14 17 6.8 29 6.8 41.5 6.8 49.5 14 49.5 25 49.5 34 44.5 40 37 47.5L12.5 71.5V73.4H55", ""),
    "3": (
        57,
        (
            "M8 19.5C11.5 11 18.5 6.8 28 6.8 40.5 6.8 48 13 48 22.2 48 32 40.5 37.6 28 37.6H22M28 37.6C42 "
            "37.6 50.3 44.8 50.3 55.4 50.3 66.5 41.5 73.3 28 73.3 17 73.3 9 68.5 6.5 59.5"
        ),
        "",
    ),
    "4": (60, "", "M34 0H48V50.5H60V63.5H48V80H35V63.5H1V52ZM35 20.5 16.5 50.5H35Z"),
    "5": (
        57,
        (
            "M49 6.6H16L12.8 39C17.5 34.2 23 31.8 29.5 31.8 42 31.8 50.4 40 50.4 52.2 50.4 65 41.5 73.3 28 "
            "73.3 17.5 73.3 9.5 68.5 6.5 60"
        ),
        "",
    ),
    "6": (
        59,
        (
            "M47.5 14.5C43.5 9.5 38 6.8 32 6.8 17 6.8 8 20.5 8 43 8 62 15.5 73.3 29.8 73.3 42.5 73.3 51.2 "
            "64.6 51.2 52.2 51.2 40 42.8 32 31.5 32 19.5 32 10 39 8 50"
        ),
        "",
    ),
    "7": (54, "", "M1 0H52V11.5C41 27 30.5 52 28.6 80H14.2C17.5 55 27 31 36.6 13.4H1Z"),
    "8": (58, "M29 6.8a18.3 15.4 0 1 0 .01 0ZM29 37.6a21.8 17.9 0 1 0 .01 0Z", ""),
    "9": (
        59,
        (
            "M11.5 65.5C15.5 70.5 21 73.2 27 73.2 42 73.2 51 59.5 51 37 51 18 43.5 6.7 29.2 6.7 16.5 6.7 7.8 "
            "15.4 7.8 27.8 7.8 40 16.2 48 27.5 48 39.5 48 49 41 51 30"
        ),
        "",
    ),
    "J": (46, "M17 6.6H36.5V54C36.5 67 30.5 73.3 20.5 73.3 11 73.3 5.5 67.5 4.6 57", ""),
    "Q": (
        64,
        (
            "M31 6.8C17 6.8 7.5 19.5 7.5 39 7.5 58.5 17 71.2 31 71.2 45 71.2 54.5 58.5 54.5 39 54.5 19.5 45 "
            "6.8 31 6.8ZM33 52 57 81"
        ),
        "",
    ),
    "K": (61, "M7 0V80M54.5 0 12 48M25.5 32 56.5 80", ""),
    # Narrow, for the ranks of two figures: these must fit into the strip of a covered card.
    "n1": (21, "", "M20 0V80H7.2V18L.6 22.6-2 12 9.6 0Z"),
    "n0": (41, "M20.5 6.8C11.4 6.8 6.6 18 6.6 40S11.4 73.2 20.5 73.2 34.4 62 34.4 40 29.6 6.8 20.5 6.8Z", ""),
    "n2": (42, "M6.6 26C6.6 13.5 12 6.8 21 6.8 30.4 6.8 35.6 13.5 35.6 24.5 35.6 33 32 39.5 27 47L9 71.6V73.4H40", ""),
    # The letters of the suits.
    "C": (56, "M50 22C47 12 40 6.8 30.5 6.8 17 6.8 7.5 19 7.5 40 7.5 61 17 73.2 30.5 73.2 40 73.2 47 68 50 58", ""),
    "E": (48, "M46 6.6H7V73.4H46M7 39H41", ""),
    "O": (
        62,
        "M31 6.8C17 6.8 7.5 19.5 7.5 40 7.5 60.5 17 73.2 31 73.2 45 73.2 54.5 60.5 54.5 40 54.5 19.5 45 6.8 31 6.8Z",
        "",
    ),
    "P": (54, "M7 80V6.6H27C40 6.6 47.5 13.5 47.5 25 47.5 36.5 40 43.5 27 43.5H7", ""),
    "H": (54, "M7 0V80M47 0V80M7 40H47", ""),
    "D": (57, "M7 6.6V73.4H21C40 73.4 50 61 50 40S40 6.6 21 6.6Z", ""),
    "S": (
        56,
        (
            "M47 20C43.5 11 37 6.8 28 6.8 16.5 6.8 8.5 13 8.5 22 8.5 31 15 35.5 27 38.8 40 42.3 48.5 47 48.5 57.4 48.5 "
            "67.5 40 73.3 29 73.3 18 73.3 9.5 68.5 7 59"
        ),
        "",
    ),
}
GAP: Final = 4
PAIRS: Final = {"10": ("n1", "n0"), "11": ("n1", "n1"), "12": ("n1", "n2")}
#: Espadas, copas, ouros, paus; in English spades, hearts, diamonds, clubs.
LETTERS: Final = {"e": "E", "c": "C", "o": "O", "p": "P"}
ENGLISH_LETTERS: Final = {"e": "S", "c": "H", "o": "D", "p": "C"}


def _drawn(strokes: str, surface: str) -> str:
    if strokes:
        return path(strokes, "none", stroke="currentColor", stroke_width=STROKE)
    return path(surface, fill_rule="evenodd", stroke="currentColor", stroke_width=BOLDER)


def _pair(first: str, second: str) -> str:
    moved = number(GLYPHS[first][0] + GAP)
    return f'<g>{use(f"g{first}")}<use href="#g{second}" x="{moved}"/></g>'


SHAPES: Final[Shapes] = {f"g{key}": _drawn(strokes, surface) for key, (_, strokes, surface) in GLYPHS.items()} | {
    f"g{rank}": _pair(*pair) for rank, pair in PAIRS.items()
}


def width(text: str) -> float:
    """Return how wide a rank or a letter is at its full height."""
    return sum(GLYPHS[key][0] for key in PAIRS[text]) + GAP if text in PAIRS else GLYPHS[text][0]


def centred(text: str, x: float, y: float, height: float, widest: float = 99) -> str:
    """Return a rank or a letter around `x` with its upper edge at `y`, narrowed where it would be too wide."""
    scale = height / HEIGHT
    across = min(scale, widest / width(text))
    return use(f"g{text}", transform=place(x - width(text) * across / 2, y, (across, scale)))
