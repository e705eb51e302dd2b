"""The rules of Truco Paulista that need no position: cards, manilhas, tricks, ties, the ladder; and the alphabet."""

from __future__ import annotations

from typing import Final

from carteado.cards import CARDS, RANKS, SUITS, card, card_text, pack_of, rank_of, suit_of
from carteado.core import Alphabet

# T-02, T-10: from the lowest rank to the highest. T-03..T-07: the cycle that follows the vira is the same list.
FRENCH_ORDER: Final = ("4", "5", "6", "7", "Q", "J", "K", "A", "2", "3")
FRENCH_ORDER_Q_OVER_J: Final = ("4", "5", "6", "7", "J", "Q", "K", "A", "2", "3")
SPANISH_ORDER: Final = ("4", "5", "6", "7", "10", "11", "12", "1", "2", "3")
CLEAN: Final = ("4", "5", "6", "7")
"""The ranks that the clean pack lacks."""

OLD_MANILHAS: Final = ("7o", "Ae", "7c", "4p")
"""The fixed manilhas, ascending: diamonds, spades, hearts, clubs; the Spanish pack writes 1e."""

LADDER: Final = (1, 3, 6, 9, 12)
"""T-26, T-27, T-31, T-35: what a hand may be worth, step by step."""

ONZE_VALUE: Final[int] = 3
"""T-38: a hand in mão de onze, and the escuro, is worth 3."""

COVERED: Final[int] = -1
"""The strength of a card played face down: below every open card."""

TIED: Final[int] = -1
"""The outcome of a trick that nobody won."""

UNDECIDED: Final[int] = -2
"""A hand that needs another trick."""


def next_value(value: int) -> int:
    """The next step of the ladder, or 0 after the last (T-35)."""
    if value == 1:
        return 3
    return value + 3 if value < 12 else 0


def rank_order(*, spanish: bool, q_over_j: bool, clean: bool) -> list[str]:
    """The ranks of the pack from the lowest to the highest."""
    ranks = SPANISH_ORDER if spanish else FRENCH_ORDER_Q_OVER_J if q_over_j else FRENCH_ORDER
    return [rank for rank in ranks if not (clean and rank in CLEAN)]


def truco_pack(*, spanish: bool, clean: bool, old_manilhas: bool) -> tuple[int, ...]:
    """The pack in canonical order: T-01 and T-09 leave forty cards; the clean pack keeps fixed manilhas."""
    ranks = SPANISH_ORDER if spanish else FRENCH_ORDER
    full = pack_of(tuple(rank for rank in RANKS if rank in ranks))
    if not clean:
        return full
    kept = fixed_manilhas(spanish=spanish) if old_manilhas else []
    return tuple(each for each in full if RANKS[rank_of(each)] not in CLEAN or each in kept)


def fixed_manilhas(*, spanish: bool) -> list[int]:
    """The four cards of *manilha velha*, ascending."""
    texts = [text.replace("A", "1") if spanish else text for text in OLD_MANILHAS]
    return [card(text[0], text[1]) for text in texts]


def base_strengths(order: list[str]) -> list[int]:
    """For each card its place in the hierarchy, suits alike: T-19 compares these where no manilha is in play."""
    strengths = [0] * CARDS
    for place, rank in enumerate(order):
        for suit in SUITS:
            strengths[card(rank, suit)] = place
    return strengths


def hand_winner(outcomes: list[int]) -> int:
    """Which side has won the hand by its tricks so far: a side, UNDECIDED, or TIED when all three are tied.

    `outcomes` holds, for each trick played, the side that won it or TIED.
    """
    first = outcomes[0] if outcomes else UNDECIDED
    if first == TIED:
        for outcome in outcomes:
            if outcome != TIED:
                return outcome  # T-22, T-24: after a tied first trick, the next that is won decides
        return TIED if len(outcomes) == 3 else UNDECIDED  # T-25
    for outcome in outcomes[1:]:
        if outcome == TIED:
            return first  # T-23: a later trick tied, the first decides
        if outcome == first:
            return first  # T-21: two tricks win the hand
    return outcomes[2] if len(outcomes) == 3 else UNDECIDED  # T-21: the third is the best of three


TRUCO_CARDS: Final[list[int]] = [
    each for each in range(CARDS - 1) if RANKS[rank_of(each)] in FRENCH_ORDER or RANKS[rank_of(each)] in SPANISH_ORDER
]
"""Every card that either pack holds."""

PLAYS: Final[int] = len(TRUCO_CARDS)

ALPHABET: Final = Alphabet(
    [f"play {card_text(each)}" for each in TRUCO_CARDS]
    + [f"cover {card_text(each)}" for each in TRUCO_CARDS]
    + ["blind 1", "blind 2", "blind 3"]
    + ["raise 3", "raise 6", "raise 9", "raise 12", "accept", "fold", "stay"]
    + ["leave", "look", "look two", "keep", "give", "give first", "give second"]
    + ["vote blind", "vote open"]
)

COVER: Final[int] = PLAYS
BLIND: Final[int] = 2 * PLAYS
RAISE: Final[int] = BLIND + 3
ACCEPT: Final[int] = RAISE + 4
FOLD: Final[int] = ACCEPT + 1
STAY: Final[int] = ACCEPT + 2
LEAVE: Final[int] = ACCEPT + 3
LOOK: Final[int] = ACCEPT + 4
LOOK_TWO: Final[int] = ACCEPT + 5
KEEP: Final[int] = ACCEPT + 6
GIVE: Final[int] = ACCEPT + 7
GIVE_FIRST: Final[int] = ACCEPT + 8
GIVE_SECOND: Final[int] = ACCEPT + 9
VOTE_BLIND: Final[int] = ACCEPT + 10
VOTE_OPEN: Final[int] = ACCEPT + 11

_PLACES: Final[list[int]] = [TRUCO_CARDS.index(each) if each in TRUCO_CARDS else 0 for each in range(CARDS)]


def play_of(card: int) -> int:
    """The action that plays this card."""
    return _PLACES[card]


def cover_of(card: int) -> int:
    """The action that plays this card face down."""
    return COVER + _PLACES[card]


def card_of(action: int) -> int:
    """The card that a `play` or `cover` speaks of."""
    return TRUCO_CARDS[action if action < COVER else action - COVER]


def raise_to(value: int) -> int:
    """The action that asks for a hand of this value."""
    return RAISE + value // 3 - 1


def manilha_strength(card: int) -> int:
    """T-04: manilhas beat all; among them clubs, hearts, spades, diamonds. They never tie."""
    return 20 + suit_of(card)
