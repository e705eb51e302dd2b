"""What a hand of Truco goes through and what kinds of it there are: the words that state, views and positions share."""

from __future__ import annotations

from typing import Final

# What the match is doing. The names are how positions and views write it.
PHASES: Final = ("deal", "vote", "cut", "keep", "onze", "play", "answer", "end")
DEALING: Final[int] = 0
VOTING: Final[int] = 1
CUTTING: Final[int] = 2
KEEPING: Final[int] = 3
DECIDING: Final[int] = 4
PLAYING: Final[int] = 5
ANSWERING: Final[int] = 6
OVER: Final[int] = 7

# What kind of hand it is.
KINDS: Final = ("ordinary", "onze", "both", "escuro")
ORDINARY: Final[int] = 0
ONZE: Final[int] = 1
"""Exactly one side is at eleven (T-38)."""
BOTH: Final[int] = 2
"""Eleven all, played with open eyes by the table's choice."""
ESCURO: Final[int] = 3
"""Eleven all, played blind (T-40)."""

EVERYBODY: Final[int] = -1
"""The viewer of a card that was shown to the whole table."""

NOBODY: Final[int] = -1

IN_HAND: Final[int] = -1
"""Said of a card that was shown and is surely still in the hand."""

REASONS: Final = ("tricks", "folded", "declined", "all_tied", "miscount", "annulled")
"""Why a hand ended, as events write it."""


class Happening:
    """Something that an act brought about: a kind and up to three numbers (seats, sides, cards, values), for `told`."""

    def __init__(self, kind: str, one: int, two: int, three: int) -> None:
        self.kind: Final = kind
        self.one: Final = one
        self.two: Final = two
        self.three: Final = three


class Shown:
    """A card that a viewer (or EVERYBODY) was shown in a holder's hand and that has not been played openly.

    `since` is IN_HAND, or else the place in the list of plays from which on the holder may have played it face down.
    """

    def __init__(self, viewer: int, holder: int, card: int, since: int) -> None:
        self.viewer: Final = viewer
        self.holder: Final = holder
        self.card: Final = card
        self.since: Final = since
