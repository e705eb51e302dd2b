"""Paper, index and corner: what every card has."""

from __future__ import annotations

from typing import Final

from tools.cards import glyphs
from tools.cards.markup import Shapes, attributes, group, upside_down, use
from tools.cards.palette import EDGE, EDGE_WIDTH, ENGLISH, FACE, PORTUGUESE, WITH_LETTER, WITHOUT_LETTER
from tools.cards.suits import pip

FRENCH: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SPANISH: Final = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
SUITS: Final = "oecp"

#: The middle of the index of a full and of a small card. When cards overlap, 45 units of a small one stay in sight.
MIDDLE: Final = 13.4
SMALL_MIDDLE: Final = 23.6
IN_SIGHT: Final = 45


def _letter(suit: str, x: float, y: float, height: float) -> str:
    """Return the first letter of the suit in both languages, of which one is shown, if any."""
    portuguese = group(glyphs.centred(glyphs.LETTERS[suit], x, y, height, 17), display=PORTUGUESE)
    english = group(glyphs.centred(glyphs.ENGLISH_LETTERS[suit], x, y, height, 17), display=ENGLISH)
    return group(portuguese + english, display=WITH_LETTER)


def _suit(suit: str) -> str:
    """Return the suit below the rank of a full French card, and its letter."""
    return pip(suit, MIDDLE, 42, 15.5) + _letter(suit, MIDDLE, 53, 10)


def _small_suit(suit: str) -> str:
    """Return the suit below the rank of a small French card: alone, or with its letter beside it."""
    alone = group(pip(suit, SMALL_MIDDLE, 79, 31), display=WITHOUT_LETTER)
    return alone + group(pip(suit, 14.6, 78, 22), display=WITH_LETTER) + _letter(suit, 33.6, 67, 21)


def _shapes() -> Shapes:
    edge = attributes(fill=FACE, stroke=EDGE, stroke_width=EDGE_WIDTH)
    shapes = {"b": f'<rect x=".5" y=".5" width="99" height="139" rx="8"{edge}/>'}
    for rank in dict.fromkeys(FRENCH):
        index = glyphs.centred(rank, MIDDLE, 8, 22, 19)
        shapes[f"i{rank}"] = group(index + upside_down(index))
        shapes[f"m{rank}"] = group(glyphs.centred(rank, SMALL_MIDDLE, 9.5, 46, 36.5))
    for suit in SUITS:
        below = _suit(suit)
        shapes[f"j{suit}"] = group(below + upside_down(below))
        shapes[f"k{suit}"] = group(_small_suit(suit))
    return shapes


SHAPES: Final = _shapes()


def paper() -> str:
    """Return the blank card."""
    return use("b")


def index(rank: str, suit: str) -> str:
    """Return both indices of a full French card."""
    return use(f"i{rank}") + use(f"j{suit}")


def corner(rank: str, suit: str) -> str:
    """Return the one large index of a small French card."""
    return use(f"m{rank}") + use(f"k{suit}")
