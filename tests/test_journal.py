"""The journal of a table: what it tells is played again, and what does not hold is refused."""

from __future__ import annotations

import traceback

import msgspec
import pytest

import carteado
from carteado.core import Turn
from carteado.match import journal
from carteado.match.dealer import Dealer
from carteado.match.journal import Abandoned, Acted, Dealt, Entry, JournalError, Opened, Ruled
from carteado.match.match import Match
from carteado.match.verify import faults
from tests.simulation.leaks import cards_within


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


def test_an_entry_that_is_nested_too_deep_is_none() -> None:
    with pytest.raises(JournalError, match="no entry"):
        journal.decode('{"type":"dealt","at":1.0,"order":' + "[" * 100_000)


def test_what_does_not_hold() -> None:
    match, (opening, dealt) = short()
    assert isinstance(opening, Opened)
    assert isinstance(dealt, Dealt)
    change = msgspec.structs.replace
    awaits = match.awaits()
    assert isinstance(awaits, Turn)
    asked, question = awaits.seats[0], awaits.question
    acted = Acted(at=0.0, seat=asked, question=question, action="leave")
    swapped = [dealt.order[1], dealt.order[0], *dealt.order[2:]]
    secret = match.dealer.secret
    journal.replay([opening, dealt, acted], secret)
    bad: list[tuple[list[Entry], bytes, str]] = [
        ([], secret, "begins with the opening"),
        ([dealt], secret, "begins with the opening"),
        ([opening, opening], secret, "entry 1 .* opened once"),
        ([opening, dealt, dealt], secret, "entry 2 .* no deal is awaited"),
        ([opening, acted], secret, "entry 1 .* nobody is asked"),
        ([opening, dealt, change(acted, action="dance")], secret, "entry 2 .* refuse"),
        ([opening, dealt, change(acted, action="accept")], secret, "entry 2 .* refuse"),
        ([opening, dealt, change(acted, question=question + 1)], secret, "another question"),
        ([opening, dealt, change(acted, seat=-1)], secret, "no such seat"),
        ([opening, dealt, change(acted, seat=10**30)], secret, "no such seat"),
        ([opening, dealt, change(acted, by=1 - asked)], secret, "word of somebody of another side"),
        ([opening, dealt, change(acted, by=10**30)], secret, "word of somebody of another side"),
        ([opening, dealt, Ruled(at=0.0, seat=9, ruling="fraud 1", id="a")], secret, "no such seat"),
        ([opening, dealt, Abandoned(at=0.0), acted], secret, "the match is over"),
        ([opening, change(dealt, order=swapped)], secret, "its order is not"),
        ([opening, change(dealt, order=[*dealt.order[1:], "Xx"])], secret, "its order is not"),
        ([opening, change(dealt, cut=dealt.cut + 1)], secret, "its order is not"),
        ([opening, change(dealt, cut=-1)], secret, "entry 1"),
        ([opening, change(dealt, cut=10**30)], secret, "entry 1"),
        ([opening, change(dealt, shares=["00", ""])], secret, "its order is not"),
        ([opening, change(dealt, shares=[])], secret, "one share for each seat"),
        ([opening], Dealer.seeded(2).secret, "not the one that it committed to"),
        ([opening], b"", "cannot be set up"),
        ([change(opening, format=99)], secret, "newer carteado"),
        ([change(opening, game="belote")], secret, "cannot be set up"),
        ([change(opening, players=5)], secret, "cannot be set up"),
        ([change(opening, options={"target": 13})], secret, "cannot be set up"),
        ([change(opening, dealer=90)], secret, "first dealer"),
        ([change(opening, dealer=-1)], secret, "first dealer"),
        ([change(opening, dealer=1 - opening.dealer)], secret, "first dealer"),
        ([change(opening, seats=opening.seats[:1])], secret, "seats that there are not"),
    ]
    for entries, key, message in bad:
        with pytest.raises(JournalError, match=message) as error:
            journal.replay(entries, key)
        assert not set(cards_within(describe_all(error.value)))
        assert secret.hex() not in describe_all(error.value)


def describe_all(error: BaseException) -> str:
    """What a traceback would show of it."""
    return "".join(traceback.TracebackException.from_exception(error).format_exception_only()) + repr(error.__cause__)
