"""The four suits of the Spanish pack, around the origin, 100 units high: large, and small ones for the corners."""

from __future__ import annotations

from typing import Final

from tools.cards.markup import Shapes, dots, group, line, path, place, use
from tools.cards.palette import (
    BLUE,
    CREAM,
    DEEP_BLUE,
    DEEP_GOLD,
    DEEP_GREEN,
    DEEP_RED,
    DEEP_WOOD,
    GOLD,
    GREEN,
    RED,
    STEEL,
    WOOD,
)

_PETAL: Final = "M0-7C7.5-14 7.5-24 0-31-7.5-24-7.5-14 0-7Z"
_BOWL: Final = "M-38-46H38C38-14 27 4 9 10V22C22 24 30 32 32 46H-32C-30 32-22 24-9 22V10C-27 4-38-14-38-46Z"
_BLADE: Final = "M0-51 8.5-39V17H-8.5V-39Z"
_GUARD: Final = (
    "M-17.6 14C-17.6 9.4-13.4 8.6-10.6 10.6H10.6C13.4 8.6 17.6 9.4 17.6 14S13.4 19.4 10.6 17.4H-10.6"
    "C-13.4 19.4-17.6 18.6-17.6 14Z"
)
_LOG: Final = (
    "M-5.5 50C-6 30-9.5 14-14.5-2-18.5-15-19.5-30-15.5-42-12-52 12-52 15.5-42 19.5-30 18.5-15 14.5-2 "
    "9.5 14 6 30 5.5 50C3 51.6-3 51.6-5.5 50Z"
)
_BARK: Final = (
    "M4-49.2C9-48.6 14-46 15.5-42 19.5-30 18.5-15 14.5-2 9.5 14 6 30 5.5 50 4.4 50.6 3 51 1.5 51.2 3 20 11-10 4-49.2Z"
)

SHAPES: Final[Shapes] = {
    "so": group(
        path(dots([(0, 0)], 45), GOLD, stroke=DEEP_WOOD, stroke_width=4)
        + path(dots([(0, 0)], 34.5), CREAM, stroke=DEEP_WOOD, stroke_width=3)
        + "".join(path(_PETAL, WOOD, transform=f"rotate({turn})" if turn else None) for turn in range(0, 360, 60))
        + path(dots([(0, 0)], 8), RED)
        + path(
            dots([(0, -39.6), (39.6, 0), (0, 39.6), (-39.6, 0), (28, 28), (-28, 28), (28, -28), (-28, -28)], 2),
            DEEP_WOOD,
        )
    ),
    "so-m": group(
        path(dots([(0, 0)], 43), GOLD, stroke=DEEP_WOOD, stroke_width=9)
        + path(dots([(0, 0)], 29), CREAM)
        + "".join(
            path("M0-4C11-10 11-20 0-27-11-20-11-10 0-4Z", DEEP_WOOD, transform=f"rotate({turn})" if turn else None)
            for turn in (0, 90, 180, 270)
        )
        + path(dots([(0, 0)], 8), RED)
    ),
    "sc": group(
        path(_BOWL, RED, stroke=DEEP_RED, stroke_width=3.4, stroke_linejoin="round")
        + path("M-38-46H38C38-40 37.5-35 36.6-30H-36.6C-37.5-35-38-40-38-46Z", GOLD)
        + path("M-12 9H12V18H-12ZM-32 46C-31.4 41-30 37-27.6 34H27.6C30 37 31.4 41 32 46Z", GOLD)
        + path(
            "M0-25C6-19 6-8 0-2-6-8-6-19 0-25ZM-17-22C-12-16-12-8-15-4-20-8-21-15-17-22ZM17-22C12-16 12-8 "
            "15-4 20-8 21-15 17-22Z",
            CREAM,
        )
    ),
    "sc-m": group(
        path(
            "M-44-46H44C44-12 30 4 11 11V22C26 24 36 32 38 47H-38C-36 32-26 24-11 22V11C-30 4-44-12-44-46Z",
            RED,
            stroke=DEEP_RED,
            stroke_width=5,
            stroke_linejoin="round",
        )
        + path(
            "M-44-46H44C44-38 43.4-31 42-25H-42C-43.4-31-44-38-44-46ZM-36 47C-35 40-33 36-30 34H30C33 36 35 40 36 47Z",
            GOLD,
        )
    ),
    "se": group(
        path(_BLADE, STEEL, stroke=DEEP_BLUE, stroke_width=2.6, stroke_linejoin="round")
        + path("M0-51 8.5-39V17H0Z", BLUE)
        + path("M-5 18H5L5.8 39H-5.8Z", RED, stroke=DEEP_RED, stroke_width=1.6)
        + line("M-5.4 24.5H5.4M-5.6 31H5.6", GOLD, 2.2)
        + path(_GUARD + dots([(0, 43.6)], 7), GOLD, stroke=DEEP_GOLD, stroke_width=1.8)
    ),
    # Broad as a cutlass, so that it still is a sword twelve pixels high.
    "se-m": group(
        path("M0-56 13-40V16H-13V-40Z", STEEL, stroke=DEEP_BLUE, stroke_width=6, stroke_linejoin="round")
        + path("M0-56 13-40V16H0Z", BLUE)
        + path("M-7 20H7V42H-7Z", RED, stroke=DEEP_RED, stroke_width=4)
        + path(
            "M-29 11H29V22H-29Z" + dots([(0, 47)], 9), GOLD, stroke=DEEP_GOLD, stroke_width=4, stroke_linejoin="round"
        )
    ),
    "sp": group(
        path(
            "M-13-6-22-10.6-18.6-19-14.6-16ZM13.6-20 22.5-24.6 25.4-17 14.4-10Z",
            GREEN,
            stroke=DEEP_GREEN,
            stroke_width=2,
        )
        + path(_LOG, WOOD, stroke=DEEP_WOOD, stroke_width=2.4)
        + path(_BARK, DEEP_WOOD, opacity=".45")
        + path(
            dots([(-20.4, -14.8), (24, -20.8)], 3.6) + "M-11.6-45a11.6 4.6 0 1 0 23.2 0a11.6 4.6 0 1 0-23.2 0Z", CREAM
        )
        + path("M-5.4-45a5.4 2 0 1 0 10.8 0a5.4 2 0 1 0-10.8 0Z", WOOD)
        + path(
            "M-15.8-40.4C-10-34-2-31 3-32 8-33 12-36 15.6-40.4L17-33.4C13-28 8-26 3-25-3-24-13-27-17.4-33.2Z"
            "M-8 22.5 7.4 19.5 "
            "6.8 24.5-7.4 27.5ZM-7 33 6.6 30.4 6.2 35.2-6.6 37.8Z",
            GREEN,
        )
    ),
    "sp-m": group(
        path(
            "M-17-6-34-12-27-27-16-22ZM17-16 34-24 38-8 18-2Z",
            GREEN,
            stroke=DEEP_GREEN,
            stroke_width=4,
            stroke_linejoin="round",
        )
        + path(
            "M-9 52C-10 30-14 14-20-4-25-20-26-34-20-44-14-54 14-54 20-44 26-34 25-20 20-4 14 14 10 30 9 52Z",
            WOOD,
            stroke=DEEP_WOOD,
            stroke_width=6,
        )
        + path("M-17-44a17 7 0 1 0 34 0a17 7 0 1 0-34 0Z", CREAM)
        + path("M-23-33C-12-24 12-24 23-33L24-22C12-13-12-13-24-22ZM-12 16 13 10 11 22-11 28Z", GREEN)
    ),
}
#: A small one fills its square: the long ones lie aslant, one to the right, one to the left.
SLANT: Final = {"o": 0.0, "c": 0.0, "e": 38.0, "p": -24.0}
STRETCH: Final = {"o": 0.96, "c": 0.94, "e": 1.16, "p": 1.1}


def emblem(suit: str, x: float, y: float, height: float, turn: float = 0) -> str:
    """Return a large one."""
    return use(f"s{suit}", transform=place(x, y, height / 100, turn))


def small(suit: str, x: float, y: float, size: float) -> str:
    """Return one for a corner, fit into a square."""
    return use(f"s{suit}-m", transform=place(x, y, size / 100 * STRETCH[suit], SLANT[suit]))
