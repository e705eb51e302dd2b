"""Cards, suits, ranks and packs, for the French and the Spanish pack.

A card is a small integer, a *type*: the two aces of spades of a double pack are the same card. It is written as its
rank and the letter of its suit: `7c` is the seven of hearts (copas), `Ao` the ace of diamonds (ouros).

French ranks are `A 2 … 10 J Q K`; the Spanish pack writes its ace `1` and its figures `10 11 12`. The joker (*bestão*)
is `*` and a card of which only the back is seen is `?`.
"""

from __future__ import annotations

from typing import Final

SUITS: Final = "oecp"
"""Ouros ♦, espadas ♠, copas ♥, paus ♣: ascending, as Truco ranks its manilhas."""

SYMBOLS: Final = {"o": "♦", "e": "♠", "c": "♥", "p": "♣"}
"""The suit signs a person may also type, and those that drawings print."""

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "1", "11", "12")
"""The thirteen French ranks in natural order, then the three that only the Spanish pack has."""

JOKER: Final = 64
"""The bestão."""

BACK: Final = "?"
"""How a card is written of which only the back is seen."""

CARDS: Final[int] = 65
"""How many card types there are: sixteen ranks in four suits, and the joker."""

ENGLISH_SUITS: Final = {"d": "o (ouros)", "h": "c (copas)", "s": "e (espadas)"}


class CardError(ValueError):
    """A text that names no card. Its message says what was read and what would be right."""


def bit(n: int) -> int:
    """The number with only bit `n` set. A literal shifted left would be cut to 32 bits when compiled."""
    one: int = 1
    return one << n


def card(rank: str, suit: str) -> int:
    """The card of a rank and a suit, as in `card("7", "c")`."""
    return RANKS.index(rank) * 4 + SUITS.index(suit)


def rank_of(card: int) -> int:
    """The index of a card's rank in `RANKS`. The joker has none and gives 16."""
    return card >> 2


def suit_of(card: int) -> int:
    """The index of a card's suit in `SUITS`. Meaningless for the joker."""
    return card & 3


def card_text(card: int) -> str:
    """The written form of a card: `7c`, `10o`, `*`.

    Raises:
        CardError: there is no such card.
    """
    if not 0 <= card < CARDS:
        message = f"there is no card number {card}; cards go from 0 to {CARDS - 1}"
        raise CardError(message)
    return CARD_TEXTS[card]


def parse_card(text: str) -> int:
    """The card that a text names. `7♥` is read as `7c`.

    English suit letters are refused, so that a file in another notation is not misread.

    Raises:
        CardError: the text names no card; the message says what to write instead.
    """
    found = CARD_BY_TEXT.get(text)
    if found is not None:
        return found
    rank, suit = text[:-1].upper(), text[-1:]
    if suit in ENGLISH_SUITS and rank in RANKS:
        message = f"{text!r} uses an English suit letter; write {rank}{ENGLISH_SUITS[suit]}"
        raise CardError(message)
    found = CARD_BY_TEXT.get(rank + suit)
    if found is not None:
        return found
    message = (
        f"{text!r} is no card: write a rank ({' '.join(RANKS[:13])}; Spanish 1 10 11 12) and a suit (o e c p), like 7c"
    )
    raise CardError(message)


def parse_cards(text: str) -> list[int]:
    """The cards of a text, separated by blanks.

    Raises:
        CardError: one of them names no card.
    """
    return [parse_card(word) for word in text.split()]


def pack_of(ranks: tuple[str, ...], copies: int = 1, jokers: int = 0) -> tuple[int, ...]:
    """A pack in its canonical order: by suit, by rank, copy by copy, jokers last."""
    once = [card(rank, suit) for suit in SUITS for rank in ranks]
    return tuple(once * copies + [JOKER] * jokers)


def _texts() -> list[str]:
    return [rank + suit for rank in RANKS for suit in SUITS] + ["*"]


CARD_TEXTS: Final[list[str]] = _texts()
CARD_BY_TEXT: Final[dict[str, int]] = {text: number for number, text in enumerate(CARD_TEXTS)}
CARD_BY_TEXT.update({rank + SYMBOLS[suit]: card(rank, suit) for rank in RANKS for suit in SUITS})

FRENCH_RANKS: Final = RANKS[:13]
SPANISH_RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
