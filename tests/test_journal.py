"""The journal of a table: what it tells is played again, and what does not hold is refused."""

from __future__ import annotations

import msgspec
import pytest

import carteado
from carteado.match import journal
from carteado.match.dealer import Dealer
from carteado.match.journal import Abandoned, Acted, Dealt, Entry, JournalError, Opened
from carteado.match.match import Match
from carteado.match.verify import faults


def short() -> tuple[Match, list[Entry]]:
    """A match that has just been dealt, and its journal."""
    match = carteado.new("truco/mano", seed=1)
    fresh = Match(match.game, match.dealer, first_dealer=match.record.dealer, seats=match.record.seats)
    return match, [journal.opened(fresh, "mano", 1.0), journal.dealt(match, 2.0)]


def test_a_journal_is_played_again() -> None:
    match, entries = short()
    lines = [journal.encode(entry) for entry in entries]
    again = journal.replay([journal.decode(line) for line in lines], match.dealer.secret)
    assert again.state.position() == match.state.position()
    assert again.finished() == match.finished()


def test_a_match_that_was_given_up_can_be_checked() -> None:
    match, entries = short()
    again = journal.replay([*entries, Abandoned(at=3.0)], match.dealer.secret)
    record = again.finished()
    assert record.result is not None
    assert record.result.reason == "abandoned"
    assert record.proof.secret == match.dealer.secret.hex()
    assert faults(record) == []
    with pytest.raises(JournalError):
        journal.follow(again, Abandoned(at=4.0))


@pytest.mark.parametrize(
    "line", ["", "{}", '{"type": "nothing"}', '{"type": "abandoned"}', '{"type":"acted","at":"x"}']
)
def test_what_is_no_entry(line: str) -> None:
    with pytest.raises(JournalError, match="no entry"):
        journal.decode(line)


def test_what_does_not_hold() -> None:
    match, (opening, dealt) = short()
    assert isinstance(opening, Opened)
    assert isinstance(dealt, Dealt)
    secret = match.dealer.secret
    bad: list[tuple[list[Entry], bytes, str]] = [
        ([], secret, "begins with the opening"),
        ([dealt], secret, "begins with the opening"),
        ([opening, opening], secret, "opened once"),
        ([opening, dealt, dealt], secret, "no deal is awaited"),
        ([opening, dealt, Acted(at=0.0, seat=0, question=1, action="dance")], secret, "no action"),
        ([opening, dealt, Acted(at=0.0, seat=0, question=1, action="accept")], secret, "does not follow"),
        ([opening], Dealer.seeded(2).secret, "not the one that it committed to"),
        ([msgspec.structs.replace(opening, format=99)], secret, "newer carteado"),
        ([msgspec.structs.replace(opening, game="belote")], secret, "no game"),
    ]
    for entries, key, message in bad:
        with pytest.raises(JournalError, match=message):
            journal.replay(entries, key)
