"""Heads, hair and hands. The origin is the chest: shoulders at -22, chin at -25, eyes at -38, crown above -45."""

from __future__ import annotations

from typing import Final

from tools.cards.markup import Shapes, dots, group, line, path, use
from tools.cards.palette import GOLD, INK, LIPS, PAPER, SKIN

PUPILS: Final = "#24130d"
_EYES: Final = "".join(f"M{x - 2.5} -38.2q2.5-2.9 5 0q-2.5 2.2-5 0Z" for x in (-4.4, 4.4))
_BROWS: Final = "M-7.2-41.2q2.7-1.8 5.4-.3M1.8-41.5q2.7-1.5 5.4.3"


def two(surface: str, discs: str) -> str:
    """Return a surface and discs over it, each for itself: in one path they would cut holes into one another."""
    return group(path(surface) + path(discs))


_LASHES: Final = "M-7.2-37.6q2.8-3.6 5.4-.5M7.2-37.6q-2.8-3.6-5.4-.5"

SHAPES: Final[Shapes] = {
    "neck": path("M-4.2-31H4.2V-21.5C2-19.6-2-19.6-4.2-21.5Z"),
    "head": path(
        "M-9.2-47V-40C-11.6-40.6-12-35.2-8.9-34.6-7.8-28.4-3.4-25.2 0-25.2S7.8-28.4 8.9-34.6C12-35.2 "
        "11.6-40.6 9.2-40V-47Z"
    ),
    "side": path("M0-47H9.2V-40C11.6-40.6 12-35.2 8.9-34.6 7.8-28.4 3.4-25.2 0-25.2Z", opacity=".5"),
    "eyes": group(
        path(_EYES, PAPER)
        + path(dots([(-4.2, -38.4), (4.6, -38.4)], 1.15), PUPILS)
        + line(_BROWS, PUPILS, 1)
        + line("M-.5-40.5V-34.7Q.9-33.7 2.1-34.6", PUPILS, 0.9)
    ),
    "lash": line(_LASHES, PUPILS, 0.9),
    "lips": path("M-3-30.8Q-1.5-32.2 0-31.5 1.5-32.2 3-30.8 0-28-3-30.8Z", LIPS),
    "grin": line("M-2.8-30.9Q0-28.8 2.8-30.9", LIPS, 1.3),
    "blush": path(dots([(-6, -33.6), (6, -33.6)], 1.7), LIPS, opacity=".25"),
    # A hand around a staff at the origin, and the cuff below it.
    "hand": path("M-3.1-2.4C-1-3.8 2.2-3.6 3.1-1.8L3.2 2.2C1.6 4-1.8 4-3.3 2.2Z"),
    "fingers": line("M-2.9-.6H2.4M-2.9 1.2H2.4", "#0000002e", 0.6),
    # Beards, hair.
    "beard": path(
        "M-9.6-40V-35C-9.6-25-5-18 0-14.5 5-18 9.6-25 9.6-35V-40L7.4-34.4C5-31.8 2.4-33.2 0-33.2S-5-31.8-7.4-34.4Z"
    ),
    "fork": path(
        "M-9.6-40V-35C-9.6-27-8-20-4.6-15.5L0-19 4.6-15.5C8-20 9.6-27 9.6-35V-40L7.4-34.4C5-31.8 "
        "2.4-33.2 0-33.2S-5-31.8-7.4-34.4Z"
    ),
    "curly": group(
        path(dots([(-8.4, -33.4), (8.4, -33.4), (-7.6, -28.8), (7.6, -28.8), (-4.4, -24.8), (4.4, -24.8), (0, -23)], 3))
        + path("M-9.6-40-7.6-35C-3-33.6 3-33.6 7.6-35L9.6-40 9-28 0-21-9-28Z")
    ),
    "stache": path(
        "M0-33.4C-2.4-34.6-6.6-33.4-8.8-30.6-6-30.9-2-30.4 0-31.4 2-30.4 6-30.9 8.8-30.6 6.6-33.4 2.4-34.6 0-33.4Z"
    ),
    "locks": path("M-9-47.5C-12.8-45-12.8-36-11.4-31.6L-8.6-35.4V-47ZM9-47.5C12.8-45 12.8-36 11.4-31.6L8.6-35.4V-47Z"),
    "long": path("M-9-47.5C-14-44-14-32-14.4-24.5L-8.6-26V-47ZM9-47.5C14-44 14-32 14.4-24.5L8.6-26V-47Z"),
    "mouth": path("M-2.8-29.6Q0-27.9 2.8-29.6L2.4-30.7H-2.4Z", LIPS),
    "bob": path(
        "M-11.8-48C-12.8-40-12.2-33-10.7-29.4L-8.4-33V-41.4Q0-44.6 8.4-41.4V-33L10.7-29.4C12.2-33 12.8-40 11.8-48Z"
    ),
    "mop": path(
        "M-10.8-48C-14.6-42-14.2-31-11.2-26.6-9-30-8.8-36-8.2-40.4-4-42.6 1-42.6 3-44.6 4.4-42 6.4-41 "
        "8.2-40.4 8.8-36 9 -30 11.2-26.6 14.2-31 14.6-42 10.8-48Z"
    ),
    "curls": two(
        "M-10-48V-41.5Q0-44.5 10-41.5V-48Z",
        dots([(-10.6, -43), (-11, -38.8), (10.6, -43), (11, -38.8), (-10, -34.8), (10, -34.8)], 2.7),
    ),
    "short": path("M-9.8-48V-37.4L-7.8-41.6Q0-43.6 7.8-41.6L9.8-37.4V-48Z"),
    "gems": path(dots([(-10.3, -32.6), (10.3, -32.6)], 1.6), GOLD),
}


def face(tone: int, *, woman: bool = False, mouth: bool = True) -> str:
    """Return neck and head of one of the four skins."""
    skin, shade = SKIN[tone]
    more = use("lash") + use("lips") + use("blush") if woman else use("grin") if mouth else ""
    return use("neck", shade) + use("head", skin) + use("side", shade) + use("eyes") + more


def fist(tone: int) -> str:
    """Return a closed hand at the origin."""
    return use("hand", SKIN[tone][0]) + use("fingers")


def spots(points: list[tuple[float, float]], radius: float = 0.9) -> str:
    """Return the dark tails on an ermine."""
    return path(dots(points, radius), INK)
