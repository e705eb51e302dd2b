"""What the page's colours are in each deck and theme, how far they stand apart, and for whose eyes."""

from __future__ import annotations

import math
import re
from itertools import combinations
from typing import Final

from tools.cards.sprite import ROOT

STYLES: Final = ROOT / "web" / "src" / "styles"
DECKS: Final = ("duas", "quatro", "segura", "contraste")
THEMES: Final = ("light", "dark")
FRENCH: Final = ("e", "c", "o", "p")
SPANISH: Final = ("se", "sc", "so", "sp")

Channels = tuple[float, float, float]
#: Machado, Oliveira and Fernandes 2009, severity 1: what is left of a colour where one kind of cone is missing.
VISIONS: Final[dict[str, tuple[Channels, Channels, Channels]]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_TO_XYZ: Final = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_PROPERTY: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_INSIDE: Final = re.compile(r",(?![^(]*\))")


def properties(style: str, *selectors: str) -> dict[str, str]:
    """Return the custom properties of a style sheet in the rules for any of the selectors; the later one holds."""
    found: dict[str, str] = {}
    for heads, body in _RULE.findall(_COMMENT.sub("", (STYLES / style).read_text())):
        names = {each.strip().removeprefix(":where(").removesuffix(")") for each in re.split(_INSIDE, heads.strip())}
        names |= {each.strip() for name in names for each in name.split(",")}
        if names & set(selectors):
            found |= dict(_PROPERTY.findall(body))
    return found


def deck(name: str, theme: str) -> dict[str, str]:
    """Return what the cards inherit in a deck by day or by night."""
    dark = properties("decks.css", '[data-theme="dark"]') if theme == "dark" else {}
    return (
        properties("decks.css", ":root")
        | dark
        | properties("decks.css", f'[data-deck="{name}"]:root', f'[data-deck="{name}"]')
    )


def _linear(colour: str) -> Channels:
    digits = colour.removeprefix("#")
    digits = "".join(each * 2 for each in digits) if len(digits) < 6 else digits
    parts = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def _times(matrix: tuple[Channels, Channels, Channels], vector: Channels) -> Channels:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG counts it.

    >>> round(contrast("#000", "#ffffff"), 1)
    21.0
    """
    dark, light = sorted(_times(_TO_XYZ, _linear(each))[1] for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _lab(colour: str, vision: str) -> Channels:
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(VISIONS[vision], _linear(colour)))
    xyz = _times(_TO_XYZ, (red, green, blue))
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (value / white for value, white in zip(xyz, _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, vision: str) -> float:
    """Return how far two colours stand apart (CIE 1976) for eyes of one kind; from 20 on they are easy to tell."""
    return math.dist(_lab(one, vision), _lab(other, vision))


def closest(colours: list[str]) -> dict[str, float]:
    """Return the least distance between two of the colours, for each kind of eyes."""
    return {kind: min(distance(*pair, kind) for pair in combinations(colours, 2)) for kind in VISIONS}
