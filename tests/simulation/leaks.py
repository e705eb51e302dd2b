"""Looks through every message for cards that its reader may not know.

What a seat may know is computed here from the truth and the rules of showing, not from the view.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from carteado.cards import card_text
from carteado.core import Seat
from carteado.games.truco import rules_hand as states
from carteado.games.truco.state import TrucoState
from carteado.match import journal
from carteado.match.journal import Entry
from carteado.match.match import Match
from carteado.server import wire

CARD = re.compile(r"(?<![\w-])(?:A|[2-9]|10|J|Q|K|1|11|12)[oecp](?![\w-])")
"""A card anywhere in a text, also in JSON within it; not in the middle of a name."""

HINT = "write it like 'play Ao'"
"""What is said of any act that is not understood, whatever the cards."""


class Canary:
    """Follows the journal of a table with a match of its own."""

    def __init__(self, match: Match) -> None:
        self.match = journal.begin(journal.opened(match, None, 0.0), match.dealer.secret)
        self.known: list[dict[Seat, frozenset[str]]] = []
        self._note(None)

    def follow(self, entry: Entry) -> None:
        journal.follow(self.match, entry)
        self._note(entry)

    def check(self, seat: Seat, message: wire.FromTable, said: str = "") -> None:
        """`said`: what this seat said before; an answer may repeat it."""
        if isinstance(message, wire.Finished):
            assert self.match.record.result is not None, "the secret was told too early"
            return
        if isinstance(message, wire.Advice | wire.Asking):
            assert any({seat, message.seat} <= set(side) for side in self.match.game.sides), (seat, message)
        text = wire.encode(message)
        assert self.match.dealer.secret.hex() not in text
        if isinstance(message, wire.Update | wire.Snapshot):
            leaked = set(cards_in(msgspec.json.decode(text))) - self.known[message.version][seat]
            assert not leaked, (seat, leaked, text)
        else:
            leaked = set(cards_within(text.replace(HINT, ""))) - set(cards_within(said))
            if isinstance(message, wire.Refused):
                leaked -= self.known[-1][seat]
            assert not leaked, (seat, leaked, text)

    def _note(self, entry: Entry | None) -> None:
        if isinstance(entry, journal.Abandoned):
            return
        state = self.match.state
        assert isinstance(state, TrucoState)
        self.known.append({seat: frozenset(map(card_text, known(state, seat))) for seat in range(state.game.players)})


def known(state: TrucoState, seat: Seat) -> Iterator[int]:
    """The cards that a seat has been shown in this hand."""
    if state.kind != states.ESCURO:
        yield from state.hands[seat]
    if seat == state.cutter() and state.phase == states.KEEPING:
        yield from state.undealt[: state.looked]
    if state.vira != states.NOBODY:
        yield state.vira
    yield from (card for card in state.exposed if card != states.NOBODY)
    for player, card, covered in zip(state.play_seats, state.play_cards, state.play_covered, strict=True):
        if player == seat or not covered:
            yield card
    yield from (each.card for each in state.shown if each.viewer in {seat, states.EVERYBODY})


def cards_in(value: object) -> Iterator[str]:
    """Every card that a message names."""
    if isinstance(value, dict):
        for each in value.values():
            yield from cards_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from cards_in(each)
    elif isinstance(value, str):
        yield from cards_within(value)


def cards_within(text: str) -> Iterator[str]:
    """Every card that a text names."""
    yield from CARD.findall(text)
