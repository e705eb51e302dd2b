"""The bestão: the ox of the feasts, with ribbons on its horns and a star on its brow."""

from __future__ import annotations

import math
from typing import Final

from tools.cards.backs import laid
from tools.cards.markup import Shapes, attributes, dots, group, line, number, path, place, upside_down, use
from tools.cards.palette import BESTAO, BLUE, CREAM, FRAME_WIDTH, GOLD, GREEN, INK, PAPER, RED, inherited

SUN: Final = inherited("j-tile", "#efc766")
GROUND: Final = inherited("j-bg", "#f8e3ae")


def star(points: int = 5, inner: float = 0.44, radius: float = 50) -> str:
    """Return the outline of a star around the origin."""
    corners = [
        (
            radius * (1 if n % 2 == 0 else inner) * math.sin(math.pi * n / points),
            -radius * (1 if n % 2 == 0 else inner) * math.cos(math.pi * n / points),
        )
        for n in range(2 * points)
    ]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


_RIBBONS: Final = ((-36, -7, RED), (-30, -2, GOLD), (-25, 2, BLUE), (29, 6, RED), (23, 1, GOLD), (18, -3, BLUE))


def _ribbon(x: float, bend: float, colour: str) -> str:
    outer = (x, x + bend, x + bend * 1.5, x + bend)
    inner = (x + bend + 7, x + bend * 1.5 + 8, x + bend + 6, x + 7)
    down = "M{} -6C{} 14 {} 26 {} 46".format(*map(number, outer))
    return path(down + "L{} 42C{} 24 {} 10 {}-8Z".format(*map(number, inner)), colour)


def _ox() -> str:
    return group(
        "".join(_ribbon(*each) for each in _RIBBONS)
        + path("M-16-26C-40-24-48-38-44-56-34-44-24-42-12-38ZM16-26C40-24 48-38 44-56 34-44 24-42 12-38Z", GOLD)
        + path("M-33-33.6-29.6-43.6-25.6-41.6-27-29.6ZM33-33.6 29.6-43.6 25.6-41.6 27-29.6Z", RED)
        + path(dots([(-44, -57), (44, -57)], 5), RED)
        + path("M-24-20C-36-24-44-18-46-10-36-6-28-8-22-12ZM24-20C36-24 44-18 46-10 36-6 28-8 22-12Z", INK)
        + path(
            "M-25-17C-34-19-39-15-41-11-34-9.6-29-10.6-24-12.6ZM25-17C34-19 39-15 41-11 34-9.6 29-10.6 24-12.6Z",
            "#c98a6b",
        )
        + path("M-24-28C-16-40 16-40 24-28 28-14 24 8 18 22 17 38 10 48 0 48S-17 38-18 22C-24 8-28-14-24-28Z", INK)
        + path("M-18 22C-14 15 14 15 18 22 17 38 10 48 0 48S-17 38-18 22Z", CREAM)
        + path(dots([(-7, 30), (7, 30)], 3), INK)
        + line("M-7 39Q0 43.6 7 39", INK, 2.2, stroke_linecap="round")
        + path("".join(f"M{x} 2a4.8 5.6 0 1 0 9.6 0a4.8 5.6 0 1 0-9.6 0Z" for x in ("-18.3", "8.7")), PAPER)
        + path(dots([(-12.7, 3), (12.7, 3)], 2.7), INK)
        + path(dots([(-12, 2), (13.4, 2)], 0.8), PAPER)
        + path("M0-24C-6-33-17-36-22-31-18-25-8-22 0-24ZM0-24C6-33 17-36 22-31 18-25 8-22 0-24Z", GREEN)
        + path(star(radius=12), GOLD, transform="translate(0 -10)")
        + path(dots([(-13, -28), (13, -28), (0, -27)], 3.6), RED)
    )


SHAPES: Final[Shapes] = {"ox": _ox(), "star": path(star())}
_TURNS: Final = (2, 3, 2, 3, 1, 0, 1, 0)


def joker() -> str:
    """Return the full card."""
    size = 13.2
    band = "".join(laid(23.6 + size * (n % 4), 9 + size * (n // 4), size, turn) for n, turn in enumerate(_TURNS))
    band = group(band, fill=SUN, color=SUN)
    rays = path(star(20, 0.8, 33), SUN, transform="translate(50 70)") + path(dots([(50, 70)], 24), GROUND)
    corner = use("star", transform=place(13.4, 18.6, 0.21))
    edge = attributes(fill="none", stroke="currentColor", stroke_width=FRAME_WIDTH)
    frame = f'<rect x="23.6" y="9" width="52.8" height="122" rx="4"{edge}/>'
    corners = group(corner + upside_down(corner) + frame, fill=BESTAO, color=BESTAO)
    return use("panel", GROUND) + band + upside_down(band) + rays + corners + use("ox", transform=place(50, 74, 0.72))


def small_joker() -> str:
    """Return the small card."""
    return use("star", BESTAO, place(23.6, 32.5, 0.42)) + use("ox", transform=place(58, 97, 0.78))
