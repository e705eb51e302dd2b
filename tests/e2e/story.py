"""Matches that were played beforehand, honestly dealt, up to the moment that a test wants to look at.

A story is a journal: the server takes it up as it takes up a table after a restart. Its secret is the hash of its name,
and what decides the cards of a deal is the first seat's share of chance, which is chosen until the deal fits.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Sequence
from typing import cast

from carteado import games
from carteado.cards import card_text
from carteado.core import Turn
from carteado.games.truco.state import TrucoState
from carteado.games.truco.view import TrucoView
from carteado.match import journal
from carteado.match.dealer import Dealer
from carteado.match.journal import Acted, Entry
from carteado.match.match import Match
from carteado.match.record import Sitter
from carteado.options import OptionValue

Fits = Callable[["Hands"], bool]

AT = 1_700_000_000.0
"""When it was played, in seconds since 1970."""
TRIES = 200_000
"""How many shares of chance are tried until a deal fits."""
NAMES = ("Ana", "Bia", "Caio", "Tereza", "Zeca", "Lourdes")


class Hands:
    """What a deal would give to everybody, if the cutter left the pack alone."""

    def __init__(self, state: TrucoState) -> None:
        self.cards = [[card_text(card) for card in hand] for hand in state.hands]
        self._strength = {card_text(card): state.strength(card) for hand in state.hands for card in hand}
        self._manilha = len(state.game.ranks)

    def manilhas(self, seat: int) -> int:
        """How many manilhas a seat has."""
        return sum(self._strength[card] >= self._manilha for card in self.cards[seat])

    def good(self, seat: int) -> bool:
        """Whether a seat has a manilha or a three: what the reference player accepts truco with."""
        return any(self._strength[card] >= self._manilha - 1 for card in self.cards[seat])

    def best(self, seat: int) -> int:
        """The strength of the highest card of a seat."""
        return max(self._strength[card] for card in self.cards[seat])

    def lowest(self, seat: int) -> int:
        """The strength of the lowest card of a seat."""
        return min(self._strength[card] for card in self.cards[seat])

    def plain(self, seat: int) -> bool:
        """Whether a seat has three cards of different strength and no manilha."""
        strengths = {self._strength[card] for card in self.cards[seat]}
        return len(strengths) == 3 and max(strengths) < self._manilha


class Story:
    """A match between seat 0, who is a person, and bots, as far as it went."""

    def __init__(
        self,
        name: str,
        preset: str = "truco/paulista",
        *,
        scores: tuple[int, int] = (0, 0),
        dealer: int = 3,
        players: int | None = None,
        bot: str = "reference",
        **options: OptionValue,
    ) -> None:
        """`scores`, and who deals the hand that comes then; the scores were made one by one, by raises and folds."""
        key, chosen = games.preset(preset)
        game = games.package(key).Game(chosen.options.changed(options), players or chosen.players)
        seats = [Sitter(each, bot if seat else None) for seat, each in enumerate(NAMES[: game.players])]
        first = (dealer - sum(scores)) % game.players
        self.name = name
        dealers = (Dealer(hashlib.sha256(f"{name} {count}".encode()).digest()) for count in itertools.count())
        dealer_of_first = next(each for each in dealers if each.first(game.players) == first)
        self.match = Match(game, dealer_of_first, seats=seats)
        named = None if options else preset.partition("/")[2]
        self.entries: list[Entry] = [journal.opened(self.match, named, AT)]
        eleven = 11 if 11 in scores else 12
        for side, points in sorted(enumerate(scores), key=lambda each: each[1]):
            for _ in range(min(points, eleven - 1)):
                self._point(side)
        for side, points in enumerate(scores):
            if points >= eleven:
                self._point(side)
        assert tuple(self.match.state.scores()) == scores, self.match.state.scores()

    @property
    def view(self) -> TrucoView:
        """What seat 0 knows."""
        return cast("TrucoView", self.match.view(0))

    def deal(self, fits: Fits | None = None) -> Story:
        """Deal a hand that fits."""
        match = self.match
        for number in range(TRIES):
            share = number.to_bytes(4).hex()
            shares = [share, *[""] * (match.game.players - 1)]
            if fits is None or fits(self._hands(shares)):
                match.deal(shares)
                self.entries.append(journal.dealt(match, AT))
                return self
        raise AssertionError(f"{self.name}: no deal fits")

    def _hands(self, shares: Sequence[str]) -> Hands:
        match = self.match
        pack = match.state.game.pack if isinstance(match.state, TrucoState) else ()
        state = cast("TrucoState", match.state.copy())
        state.deal(match.dealer.order(pack, match.history.hex(), shares, 0))
        awaits = state.awaits()
        assert isinstance(awaits, Turn)
        leave = match.game.alphabet.parse("leave")
        if leave in state.legal(awaits.seats[0]):
            state.play(awaits.seats[0], leave)
        return Hands(state)

    def act(self, *lines: str) -> Story:
        """Do what the lines say: `2 play 4p`; without a seat, the one that is asked first."""
        for line in lines:
            awaits = self.match.awaits()
            assert isinstance(awaits, Turn), self.name
            who, _, text = line.partition(" ")
            seat, text = (int(who), text) if who.isdigit() else (awaits.seats[0], line)
            self.match.act(seat, self.match.game.alphabet.parse(text))
            self.entries.append(Acted(at=AT, seat=seat, question=awaits.question, action=text))
        return self

    def play_lowest(self, count: int = 1) -> Story:
        """Whose turn it is plays the lowest card; so many times."""
        for _ in range(count):
            state = self.match.state
            assert isinstance(state, TrucoState)
            card = min(state.hands[state.turn], key=lambda each: (state.strength(each), each))
            self.act(f"{state.turn} play {card_text(card)}")
        return self

    def play_best(self) -> Story:
        """Whose turn it is plays the highest card."""
        state = self.match.state
        assert isinstance(state, TrucoState)
        card = max(state.hands[state.turn], key=lambda each: (state.strength(each), each))
        return self.act(f"{state.turn} play {card_text(card)}")

    def _point(self, side: int) -> None:
        """A hand that this side wins by one tento: it asks for truco, or runs from its own mão de onze."""
        self.deal()
        if self.view.phase == "cut":
            self.act("leave")
        if self.view.phase == "onze":
            assert self.view.onze_side == 1 - side
        else:
            if (self.view.turn or 0) % 2 != side:
                self.play_lowest()
            self.act("raise 3")
        while self.view.phase in {"onze", "answer"}:
            self.act("fold")
