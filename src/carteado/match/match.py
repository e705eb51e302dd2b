"""A match in progress: the rules, the dealer, and the record that grows with every act."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carteado import games
from carteado.cards import card_text, parse_card
from carteado.core import Action, Awaits, Deal, End, Game, GameError, Illegal, NotationError, Seat, Turn, parse_seat
from carteado.match.dealer import Dealer
from carteado.match.record import ABANDONED, DealRecord, Final, History, Proof, Record, RecordError, Sitter
from carteado.options import OptionValue
from carteado.views import View

HOST = "host"
"""Stands for the seat in a line that records a ruling."""


class Match:
    """One match, from the first deal to the last act. The record is its truth; the state follows from it.

    >>> import carteado
    >>> match = carteado.new("truco/mano", seed=7)
    >>> match.play("leave")
    >>> [match.game.alphabet.text(action) for action in match.legal()][0][:4]
    'play'
    """

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        *,
        first_dealer: Seat | None = None,
        seats: Sequence[Sitter] = (),
        preset: str = "",
    ) -> None:
        """`first_dealer`: None for the one that the dealer's secret draws."""
        first = dealer.first(game.players) if first_dealer is None else first_dealer
        self.game = game
        self.dealer = dealer
        self.preset = preset
        self.state = game.start(first)
        self.record = Record(
            game=game.key,
            options=game.options.as_dict(),
            players=game.players,
            seats=list(seats) or [Sitter(f"{seat}") for seat in range(game.players)],
            dealer=first,
            proof=Proof(dealer.commitment, None),
        )
        self.history = History(self.record)

    # ---- looking --------------------------------------------------------------------------------------------

    def awaits(self) -> Awaits:
        """What the match waits for."""
        return self.state.awaits()

    def pack(self) -> list[str]:
        """The awaited pack in canonical order, as cards are written; empty when no deal is awaited."""
        awaits = self.state.awaits()
        return [card_text(card) for card in awaits.pack] if isinstance(awaits, Deal) else []

    def over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.state.awaits(), End)

    def legal(self, seat: Seat | None = None) -> Sequence[Action]:
        """The legal acts of a seat, or of the one that is asked first."""
        return self.state.legal(self._asked() if seat is None else seat)

    def view(self, seat: Seat | None = None) -> View:
        """What a seat (None: a spectator) knows."""
        return self.state.view(seat)

    def finished(self) -> Record:
        """The record as it is, with the secret if the match is over or given up."""
        if self.record.result is not None:
            self.record.proof = Proof(self.dealer.commitment, self.dealer.secret.hex())
        self.record.seal = self.history.hex()
        return self.record

    def _asked(self) -> Seat:
        awaits = self.state.awaits()
        if not isinstance(awaits, Turn):
            raise NotationError("nobody is asked now: the match " + ("is over" if self.over() else "waits for a deal"))
        return awaits.seats[0]

    # ---- acting ---------------------------------------------------------------------------------------------

    def deal(self, shares: Sequence[str] = (), cut: int = 0) -> None:
        """Shuffle and deal the awaited pack. `shares` are the seats' random bytes in hex.

        Raises:
            DealError: no deal is awaited.
            ValueError: the cut is not inside the pack.
        """
        awaits = self.state.awaits()
        pack = awaits.pack if isinstance(awaits, Deal) else ()
        given = list(shares) or [""] * self.game.players
        order = self.dealer.order(pack, self.history.hex(), given, cut) if pack else []
        self.deal_in_order(order, given, cut)

    def deal_in_order(self, order: Sequence[int], shares: Sequence[str], cut: int) -> None:
        """Deal in an order that is known already, as when a journal is replayed.

        Raises:
            DealError: no deal is awaited, or this is not the pack.
        """
        awaits = self.state.awaits()
        self.state.deal(order)
        assert isinstance(awaits, Deal)
        deal = DealRecord(
            pack=[card_text(card) for card in awaits.pack],
            order=[card_text(card) for card in order],
            shares=list(shares),
            cut=cut,
            acts=[],
        )
        self.record.deals.append(deal)
        self.history.add_deal(deal)

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out an act and write it down.

        Raises:
            Illegal: the rules refuse it; nothing has changed.
        """
        self.state.play(seat, action)
        self._write(f"{seat} {self.game.alphabet.text(action)}")

    def rule(self, ruling: str) -> None:
        """Carry out a ruling of the host and write it down.

        Raises:
            Illegal: the table has no rulings, or not this one now.
            NotationError: the text is no ruling.
        """
        self.state.rule(ruling)
        self._write(f"{HOST} {' '.join(ruling.split())}")

    def abandon(self) -> None:
        """Give the match up before its end: nobody wins, and the secret may be known.

        Raises:
            ValueError: the match is over.
        """
        if self.record.result is not None:
            raise ValueError("the match is over already")
        self.record.result = Final(list(self.state.scores()), [], ABANDONED)

    def play(self, text: str) -> None:
        """Carry out an act written as text, and deal when a deal is due.

        `play 4p` is an act of the seat that is asked first, `2 play 4p` of seat 2, `host fraud 1` a ruling.

        Raises:
            Illegal: the rules refuse it; nothing has changed.
            NotationError: the text is no act.
        """
        who, _, rest = text.strip().partition(" ")
        if who == HOST:
            self.rule(rest)
        elif who.isdigit():
            self.act(parse_seat(who, self.game.players), self.game.alphabet.parse(rest))
        else:
            self.act(self._asked(), self.game.alphabet.parse(text))
        while isinstance(self.state.awaits(), Deal):
            self.deal()

    def _write(self, line: str) -> None:
        self.record.deals[-1].acts.append(line)
        self.history.add(line)
        awaits = self.state.awaits()
        if isinstance(awaits, End):
            result = awaits.result
            self.record.result = Final(list(result.scores), list(result.winners), result.reason)

    def __str__(self) -> str:
        """The table as the person who is asked now would draw it."""
        awaits = self.state.awaits()
        return self.game.draw(self.state.view(awaits.seats[0] if isinstance(awaits, Turn) else None))

    def __repr__(self) -> str:
        return self.state.position()


def new(
    preset: str, *, seed: int | None = None, players: int | None = None, options: dict[str, OptionValue] | None = None
) -> Match:
    """A match by the house rules of a preset (`truco/paulista`), dealt and ready to play.

    With a seed the packs can be repeated; without one the house draws a secret. `options` change the preset's.

    Raises:
        GameError: there is no such game or preset, or not with so many players.
        OptionError: an unknown option or value.
    """
    key, chosen = games.preset(preset)
    game = games.package(key).Game(
        chosen.options.changed(options or {}), chosen.players if players is None else players
    )
    dealer = Dealer() if seed is None else Dealer.seeded(seed)
    match = Match(game, dealer, preset=preset)
    match.deal()
    return match


def replay(record: Record, watch: Callable[[Match], None] | None = None) -> Match:
    """The match that a record tells, played again. `watch` sees it after each deal and each act.

    Raises:
        RecordError: the record does not hold; the message names the deal and the act.
    """
    try:
        options = games.package(record.game).Options().changed(record.options)
        game = games.package(record.game).Game(options, record.players)
        secret = record.proof.secret
        dealer = Dealer(bytes.fromhex(secret)) if secret else Dealer()
        match = Match(game, dealer, first_dealer=record.dealer, seats=record.seats)
        if len(record.seats) != game.players:
            raise GameError(f"it names {len(record.seats)} at the seats of {game.players} players")
    except ValueError as error:
        raise RecordError(f"this record cannot be set up: {error}") from error
    match.record.proof = record.proof
    match.history = History(match.record)
    for number, deal in enumerate(record.deals, start=1):
        place, at = f"deal {number}", None
        try:
            if deal.pack != match.pack():
                raise NotationError("its pack is not the one that the table waits for, card by card")
            match.deal_in_order([parse_card(text) for text in deal.order], deal.shares, deal.cut)
            if watch is not None:
                watch(match)
            for at, line in enumerate(deal.acts, start=1):
                place = f"deal {number}, act {at} ({line!r})"
                _again(match, line)
                if watch is not None:
                    watch(match)
        except (ValueError, Illegal) as error:
            raise RecordError(f"this record breaks at {place}: {error}", number, at) from error
    return match


def _again(match: Match, line: str) -> None:
    who, _, rest = line.partition(" ")
    if who == HOST:
        match.rule(rest)
    else:
        match.act(parse_seat(who, match.game.players), match.game.alphabet.parse(rest))
    written = match.record.deals[-1].acts[-1]
    if line != written:
        raise NotationError(f"it is written {written!r}")
