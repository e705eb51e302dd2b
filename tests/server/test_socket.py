"""The socket between a table and its player."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from carteado.server import wire
from carteado.server.guest import COOKIE
from carteado.server.sockets import BURST
from tests.server.live import Server, Snapshot, Tab, browser, sitting


def sit_down(server: Server, preset: str = "mano") -> tuple[str, str]:
    """The name of a new table, and the cookie of who sits there."""
    with browser(server) as client:
        table = client.post("/api/tables", json={"game": "truco", "preset": preset, "bot": "random"}).json()["table"]
        return table, client.cookies[COOKIE]


def begin(tab: Tab) -> wire.Update | Snapshot:
    """Say hello and help to shuffle, until there is something to decide; what was heard last."""
    tab.say(wire.Hello())
    while True:
        message = tab.hear()
        if isinstance(message, wire.Shuffle):
            tab.say(wire.Entropy(message.deal, "00"))
        elif isinstance(message, wire.Update | Snapshot) and any(control.legal for control in message.controls):
            return message


def legal(message: wire.Update | Snapshot) -> str:
    return next(control.action for control in message.controls if control.legal)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        '{"type": "nothing"}',
        '{"type": "snapshot"}',
        '{"type": "hello", "seen": "all"}',
        '{"type": "hello", "secret": 1}',
        '{"type": "act", "id": "a", "question": 1}',
        '{"type": "act", "id": "", "question": 1, "action": "play 4p"}',
        '{"type": "act", "id": "a", "question": 1.5, "action": "play 4p"}',
        '{"type": "entropy", "deal": 1, "share": "xyz"}',
        '{"type": "entropy", "deal": 1, "share": "0"}',
        '{"type": "entropy", "deal": 1, "share": "00", "cut": -1}',
        '{"type": "act", "id": "a", "question": 1, "action": "\\ud800"}',
        "{" * 4000,
        '{"a":' + "[" * 4000,
        '{"type": "hello", "a":' + '{"a":' * 800,
        "x" * 10_000,
        b"\x00\x01",
    ],
)
def test_a_malformed_message_is_answered_and_the_line_lives(server: Server, text: str | bytes) -> None:
    with sitting(server, *sit_down(server)) as tab:
        tab.say(text)
        problem = tab.hear()
        assert isinstance(problem, wire.Problem)
        assert problem.code == "bad_message"
        tab.say(wire.Hello())
        assert isinstance(tab.hear(), Snapshot)


def test_the_first_message_is_a_hello(server: Server) -> None:
    with sitting(server, *sit_down(server)) as tab:
        tab.say(wire.Ping())
        problem = tab.hear()
        assert isinstance(problem, wire.Problem)
        tab.say(wire.Hello())
        tab.say(wire.Ping())
        assert isinstance(tab.hear_until(wire.Pong)[0], Snapshot)


def test_a_message_too_long_for_any_client_ends_the_line(server: Server) -> None:
    with sitting(server, *sit_down(server)) as tab:
        tab.say("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            tab.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(("mine", "code", "close"), [(True, "no_such_table", 4404), (False, "not_seated", 4403)])
def test_who_has_no_seat_is_turned_away(server: Server, mine: bool, code: str, close: int) -> None:
    table, cookie = sit_down(server)
    with sitting(server, "nothing" if mine else table, cookie if mine else None) as tab:
        problem = tab.hear()
        assert isinstance(problem, wire.Problem)
        assert problem.code == code
        with pytest.raises(ConnectionClosed) as closed:
            tab.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == close


def test_other_sites_open_no_line(server: Server) -> None:
    table, cookie = sit_down(server)
    with pytest.raises(InvalidStatus) as refused, sitting(server, table, cookie, origin="https://example.org"):
        pass
    assert refused.value.response.status_code == 403


def test_the_commitment_comes_before_the_first_shuffle(server: Server) -> None:
    with sitting(server, *sit_down(server)) as tab:
        tab.say(wire.Hello())
        snapshot, shuffle = tab.hear(), tab.hear()
        assert isinstance(snapshot, Snapshot)
        assert len(snapshot.table.commitment) == 64
        assert snapshot.version == 0
        assert snapshot.question == wire.NO_QUESTION
        assert isinstance(shuffle, wire.Shuffle)
        assert shuffle.deal == 1


def test_who_sends_no_share_gets_cards_all_the_same(server: Server) -> None:
    with sitting(server, *sit_down(server)) as tab:
        tab.say(wire.Hello())
        assert isinstance(tab.hear_until(wire.Update)[-1], wire.Update)


def test_an_act_is_played_once_and_answered_twice(server: Server) -> None:
    with sitting(server, *sit_down(server)) as tab:
        asked = begin(tab)
        act = wire.Act("one", asked.question, legal(asked))
        tab.say(act)
        first = tab.hear()
        tab.say(act)
        second = tab.hear_until(wire.Accepted)[-1]
        assert first == second == wire.Accepted("one", asked.version + 1)
        tab.say(wire.Act("two", asked.question, legal(asked)))
        stale = tab.hear_until(wire.Problem)[-1]
        assert isinstance(stale, wire.Problem)
        assert (stale.code, stale.id) == ("stale_question", "two")


def test_a_refusal_names_its_rule_and_changes_nothing(server: Server) -> None:
    with sitting(server, *sit_down(server)) as tab:
        asked = begin(tab)
        tab.say(wire.Act("wrong", asked.question, "stay"))  # an answer to the mão de onze
        refused = tab.hear()
        assert isinstance(refused, wire.Refused)
        assert refused.rule.startswith("T-")
        assert refused.id == "wrong"
        tab.say(wire.Act("nonsense", asked.question, "dance"))
        problem = tab.hear()
        assert isinstance(problem, wire.Problem)
        assert (problem.code, problem.id) == ("bad_message", "nonsense")
        tab.say(wire.Rule("rule", "fraud 1"))
        rulings = tab.hear()
        assert isinstance(rulings, wire.Refused)
        assert rulings.rule == "truco.adjudication_commands"
        tab.say(wire.Act("right", asked.question, legal(asked)))
        assert tab.hear() == wire.Accepted("right", asked.version + 1)


def test_two_tabs_are_one_player(server: Server) -> None:
    table, cookie = sit_down(server)
    with sitting(server, table, cookie) as left:
        asked = begin(left)
        with sitting(server, table, cookie) as right:
            right.say(wire.Hello())
            snapshot = right.hear()
            assert isinstance(snapshot, Snapshot)
            assert (snapshot.version, snapshot.controls) == (asked.version, asked.controls)
            right.say(wire.Act("right", asked.question, legal(asked)))
            there = right.hear_until(wire.Update)[-1]
            here = left.hear()
            assert isinstance(here, wire.Update)
            assert here == there
            assert here.version == asked.version + 1


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    table, cookie = sit_down(server)
    with sitting(server, table, cookie) as first:
        asked = begin(first)
        with sitting(server, table, cookie) as other:
            other.say(wire.Hello())
            other.say(wire.Act("one", asked.question, legal(asked)))
            other.hear_until(wire.Accepted)
            missed = other.hear()
    with sitting(server, table, cookie) as back:
        back.say(wire.Hello(asked.version))
        assert back.hear() == missed
        back.say(wire.Hello(99_999))
        assert isinstance(back.hear_until(Snapshot)[-1], Snapshot)


def test_too_many_messages_are_dropped(server: Server) -> None:
    with sitting(server, *sit_down(server)) as tab:
        tab.say(wire.Hello())
        for _ in range(2 * BURST):
            tab.say(wire.Ping())
        answers = [tab.hear() for _ in range(2 * BURST)]
        assert sum(isinstance(answer, wire.Pong) for answer in answers) >= BURST - 2
        assert {answer.code for answer in answers if isinstance(answer, wire.Problem)} == {"too_fast"}
