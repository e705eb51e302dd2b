"""The journal of a table: what was decided there, one entry after the other. It is the only truth.

Everything else follows from it: `replay` plays the entries again and arrives at the same match. An entry is written
before anybody is told of it, so nothing that a player saw is ever lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from carteado import games
from carteado.cards import card_text, parse_card
from carteado.core import Deal, Illegal, Turn
from carteado.match.dealer import Dealer
from carteado.match.match import Match
from carteado.match.record import Sitter
from carteado.options import OptionValue

FORMAT = 1
"""Counts up when an entry changes its meaning."""

Partner = Literal["advises", "decides"]
"""What a bot is to the people of its own side: one that leaves them the word and asks before it commits them, or one
that decides for itself."""

Share = Annotated[str, msgspec.Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]


class JournalError(ValueError):
    """A journal that cannot be read, or does not play again. The message names the entry by its number (its `seq`, the
    opening is 0), and never what is in it: errors reach logs and clients, and entries hold the cards of everybody."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Any entry. `at` is when it was decided, in seconds since 1970."""

    at: float


class Opened(Written, frozen=True, tag="opened", kw_only=True):
    """The first entry: what is played, who sits where, who deals first, and the commitment to the house's secret."""

    format: int = FORMAT
    game: str
    preset: str | None
    options: dict[str, OptionValue]
    players: int
    seats: list[Sitter]
    dealer: int
    commitment: str
    partner: Partner = "advises"


class Dealt(Written, frozen=True, tag="dealt", kw_only=True):
    """A pack was dealt in this order; each seat's share of chance, and where the cutter cut."""

    order: list[str]
    shares: list[Share]
    cut: int


class Acted(Written, frozen=True, tag="acted", kw_only=True):
    """A seat acted, in answer to a question. `id` is the client's own name for the act, None where the act is not a
    client's; `idle`: the table acted for a seat that gave no answer. `by`: the person whom a bot asked before it acted,
    and who allowed or forbade it; then `id` is that person's name for the answer."""

    seat: int
    question: int
    action: str
    id: str | None = None
    idle: bool = False
    by: int | None = None

    @property
    def client(self) -> int:
        """The seat whose client is told that this is written."""
        return self.seat if self.by is None else self.by


class Ruled(Written, frozen=True, tag="ruled", kw_only=True):
    """The host ruled; the client's own name for that."""

    seat: int
    ruling: str
    id: str


class Abandoned(Written, frozen=True, tag="abandoned"):
    """The match was given up before its end. Nothing follows."""


Entry = Opened | Dealt | Acted | Ruled | Abandoned

_decoder = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> str:
    """The entry as one line of JSON."""
    return _encoder.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    """The entry that a line tells.

    Raises:
        JournalError: it is none.
    """
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise JournalError("this is no entry of a journal") from None  # the cause repeats what it read


def opened(match: Match, preset: str | None, at: float, partner: Partner = "advises") -> Opened:
    """The first entry of a match that has not begun."""
    return Opened(
        at=at,
        game=match.game.key,
        preset=preset,
        options=match.record.options,
        players=match.game.players,
        seats=match.record.seats,
        dealer=match.record.dealer,
        commitment=match.dealer.commitment,
        partner=partner,
    )


def dealt(match: Match, at: float) -> Dealt:
    """The entry of the deal that was dealt last."""
    deal = match.record.deals[-1]
    return Dealt(at=at, order=deal.order, shares=deal.shares, cut=deal.cut)


def begin(entry: Opened, secret: bytes) -> Match:
    """The match that the first entry opens.

    Raises:
        JournalError: it cannot be set up, or the secret is another match's.
    """
    if entry.format > FORMAT:
        raise JournalError("this table was written by a newer carteado; update it to go on")
    try:
        package = games.package(entry.game)
        game = package.Game(package.Options().changed(entry.options), entry.players)
        dealer = Dealer(secret)
    except ValueError:
        raise JournalError("this table cannot be set up: its first entry or its secret was changed") from None
    if dealer.commitment != entry.commitment:
        raise JournalError("the secret of this table is not the one that it committed to")
    if len(entry.seats) != game.players:
        raise JournalError("this table cannot be set up: its first entry names seats that there are not")
    if entry.dealer != dealer.first(game.players):
        raise JournalError("this table cannot be set up: its first dealer is not the one that the secret draws")
    name = f"{entry.game}/{entry.preset}" if entry.preset else ""
    return Match(game, dealer, first_dealer=entry.dealer, seats=entry.seats, preset=name)


def follow(match: Match, entry: Entry) -> None:
    """Carry out one entry after the first.

    Raises:
        JournalError: it does not follow from what came before: it answers another question, deals another order than
            the secret, the shares and the cut make, or the rules refuse it.
    """
    number = _number(match)
    try:
        fault = _fault(match, entry)
        if fault is None:
            _carry_out(match, entry)
    except (ValueError, Illegal):
        fault = "the rules refuse it"
    if fault is not None:
        raise JournalError(f"entry {number} of the journal does not follow from those before it: {fault}")


def _number(match: Match) -> int:
    """The number of the entry that comes next."""
    return 1 + sum(1 + len(deal.acts) for deal in match.record.deals)


def _fault(match: Match, entry: Entry) -> str | None:
    """What keeps an entry from following, other than the rules of the game."""
    if isinstance(entry, Opened):
        return "a table is opened once"
    if match.record.result is not None:
        return "the match is over"
    if isinstance(entry, Dealt):
        return _dealing_fault(match, entry)
    if isinstance(entry, Acted | Ruled) and not 0 <= entry.seat < match.game.players:
        return "there is no such seat"
    if isinstance(entry, Acted):
        if entry.by is not None and not any({entry.seat, entry.by} <= set(side) for side in match.game.sides):
            return "it follows the word of somebody of another side"
        awaits = match.awaits()
        if not isinstance(awaits, Turn):
            return "nobody is asked"
        if entry.question != awaits.question:
            return "it answers another question"
    return None


def _dealing_fault(match: Match, entry: Dealt) -> str | None:
    awaits = match.awaits()
    if not isinstance(awaits, Deal):
        return "no deal is awaited"
    if len(entry.shares) != match.game.players:
        return "it has not one share for each seat"
    order = match.dealer.order(awaits.pack, match.history.hex(), entry.shares, entry.cut)
    if [card_text(card) for card in order] != entry.order:
        return "its order is not that of the secret, the shares and the cut"
    return None


def _carry_out(match: Match, entry: Entry) -> None:
    if isinstance(entry, Dealt):
        match.deal_in_order([parse_card(text) for text in entry.order], entry.shares, entry.cut)
    elif isinstance(entry, Acted):
        match.act(entry.seat, match.game.alphabet.parse(entry.action))
    elif isinstance(entry, Ruled):
        match.rule(entry.ruling)
    else:
        match.abandon()


def replay(entries: Sequence[Entry], secret: bytes) -> Match:
    """The match that a whole journal tells.

    Raises:
        JournalError: it does not play again; the message names the entry.
    """
    if not entries or not isinstance(entries[0], Opened):
        raise JournalError("a journal begins with the opening of its table")
    match = begin(entries[0], secret)
    for entry in entries[1:]:
        follow(match, entry)
    return match
