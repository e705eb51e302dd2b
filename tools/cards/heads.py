"""The figures of the small cards: heads in the one colour of the suit, in a box of 100 × 100 around the origin."""

from __future__ import annotations

from typing import Final

from tools.cards.markup import Shapes, dots, group, line, path, place, use
from tools.cards.palette import FACE

_EYES: Final = path(dots([(-8.6, 4), (8.6, 4)], 3.4))
SHAPES: Final[Shapes] = {
    "h-king": group(
        path("M-29-16-38-46-17-31 0-51 17-31 38-46 29-16ZM-30-9H30V10C30 32 15 44 0 51-15 44-30 32-30 10Z")
        + path("M-19-9H19V8C19 15 12 14 7 12 3 16-3 16-7 12-12 14-19 15-19 8Z", FACE)
        + _EYES
        + line("M-8 25Q0 30 8 25", FACE, 4)
    ),
    "h-queen": group(
        path(
            "M-27-21-35-45-14-34 0-51 14-34 35-45 27-21Q0-31-27-21ZM0-24C27-24 33-8 33 12 33 32 38 40 43 48"
            "H-43C-38 40-33 32-33 12-33-8-27-24 0-24Z"
        )
        + path(
            "M-19-6C-8-7 3-10 8-16 11-9 15-7 19-5V12C19 23 13 30 8 33V40L15 50H-15L-8 40V33C-13 30-19 23-19 12Z", FACE
        )
        + _EYES
        + path("M-7 20Q-3 17 0 19 3 17 7 20 0 27-7 20Z")
    ),
    "h-jack": group(
        path(
            "M-33-15C-40-38-8-48 12-40 28-36 38-26 34-15ZM14-38C22-56 44-56 50-42 40-45 32-40 26-30ZM-36-11"
            "Q0-19 36-11V-2Q0-9-36-2ZM-31-6H31V24C31 34 26 38 20 40V48H-20V40C-26 38-31 34-31 24Z"
        )
        + path("M-19-1C-8-3-2-4 4-4 10-4 14-2 19-1V14C19 28 10 36 0 36S-19 28-19 14Z", FACE)
        + path(dots([(-8.6, 9), (8.6, 9)], 3.4))
        + line("M-7 23Q0 28 7 23", "currentColor", 4)
        + path("M-21 39.6Q0 50 21 39.6V52H-21Z", FACE)
        + path("M-26 51-10 41 0 51 10 41 26 51Z")
    ),
    "h-horse": group(
        path("M-8 51C-10 30 8 22 8 8-4 14-10 20-22 20-34 20-42 12-40 2-38-6-20-18-16-34L-18-51-4-40C26-42 46-14 44 51Z")
        + path("M9-35C28-24 36 0 34 51H40C44 0 32-34 9-35Z", FACE, opacity=".9")
        + path(dots([(-7, -19)], 4), FACE)
        + line("M-31-2-21 17M-24-8C-8-2 2-2 14-12", FACE, 3.6)
    ),
}


def head(figure: str, x: float, y: float, size: float) -> str:
    """Return the head of a ``king``, ``queen``, ``jack`` or ``horse``."""
    return use(f"h-{figure}", transform=place(x, y, size / 100))
