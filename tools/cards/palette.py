"""The colours. What a deck or a theme changes is a custom property, which the page hands down into the drawing."""

from __future__ import annotations

import re
from typing import Final


def inherited(name: str, otherwise: str) -> str:
    """Return a value that the page may set as ``--c-NAME``."""
    return f"var(--c-{name},{otherwise})"


#: Paper and its edge.
FACE: Final = inherited("face", "#fffdf6")
EDGE: Final = inherited("edge", "#cdbfa6")
EDGE_WIDTH: Final = inherited("edge-w", "1")
#: How bold the strokes of an index are, and what is added to the surfaces of others.
STROKE: Final = inherited("stroke", "13.4")
BOLDER: Final = inherited("bolder", "0")
#: The frames around figures, and the line around the small suits of the Spanish pack.
FRAME_WIDTH: Final = inherited("frame-w", "1.1")
#: Shown with the letter of the suit, and without; the letter itself is that of the Portuguese or of the English word.
WITH_LETTER: Final = inherited("com-letra", "none")
WITHOUT_LETTER: Final = inherited("sem-letra", "inline")
PORTUGUESE: Final = inherited("letra", "inline")
ENGLISH: Final = inherited("letter", "none")

SUIT: Final = {
    "e": inherited("e", "#211a18"),
    "c": inherited("c", "#bc2c1c"),
    "o": inherited("o", "#bc2c1c"),
    "p": inherited("p", "#211a18"),
}
#: The Spanish pack carries its own four colours.
SPANISH_SUIT: Final = {
    "o": inherited("so", "#8f5a00"),
    "c": inherited("sc", "#b4291d"),
    "e": inherited("se", "#23508c"),
    "p": inherited("sp", "#2c6b3e"),
}
BESTAO: Final = inherited("j", "#6b2f74")
#: Grounds behind the figures.
GROUND: Final = {
    "e": inherited("bg-e", "#e9eef3"),
    "c": inherited("bg-c", "#faebdd"),
    "o": inherited("bg-o", "#fcf1d8"),
    "p": inherited("bg-p", "#eaf1e3"),
}
BACKS: Final = {
    "anil": (inherited("back-a", "#24457e"), inherited("back-b", "#6c93c7")),
    "telha": (inherited("back2-a", "#8e3323"), inherited("back2-b", "#d98a62")),
}

#: What stays the same in every deck: clothes, skin, wood and metal.
INK: Final = "#2a1f1b"
PAPER: Final = "#fffdf6"
GOLD: Final = "#e3a422"
DEEP_GOLD: Final = "#a96f0c"
RED: Final = "#bf3522"
DEEP_RED: Final = "#7d1a10"
BLUE: Final = "#27508f"
DEEP_BLUE: Final = "#17325e"
GREEN: Final = "#2c6b4c"
DEEP_GREEN: Final = "#184530"
CREAM: Final = "#f5e7c8"
STEEL: Final = "#a9c0d8"
BROWN: Final = "#7a4a2b"
WOOD: Final = "#9a6234"
DEEP_WOOD: Final = "#5d3719"
PLUM: Final = "#6b2f74"
LIPS: Final = "#9c2f25"

#: Four skins, with the shade of each.
SKIN: Final = (("#f1cba4", "#dfae82"), ("#d79f6e", "#bf8453"), ("#a86b43", "#8d5533"), ("#6e442e", "#573421"))

FALLBACK: Final = re.compile(r"var\(--c-([\w-]+),([^()]+)\)")
