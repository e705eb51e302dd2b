"""A bot beside a person: it advises and follows, it asks before it raises, and the other side learns nothing of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from carteado.match.journal import Acted
from carteado.server import wire
from carteado.server.commands import AskBot
from carteado.server.partners import HIDING_SECONDS, WORD_SECONDS
from tests.simulation.bench import THINKS, Bench, Bot, Heard, calm

LONG = 1000.0


def wishing(wishes: dict[int, str | None], callers: Sequence[int] = ()) -> Bot:
    """Bots that do what is written for their seat where they can; `callers` ask for truco."""

    def choose(ask: AskBot, texts: Sequence[str]) -> str | None:
        wish = "raise 3" if ask.seat in callers else wishes.get(ask.seat, "")
        if wish is None:
            return None
        return wish if wish in texts else calm(ask, texts)

    return choose


def called(advice: str | None, **settings: object) -> Bench:
    """Seat 1 has asked for truco; seats 0 and 2 answer."""
    bench = Bench(wishing({2: advice}, callers=[1]), dealer=0, **settings)  # type: ignore[arg-type] # its own arguments
    if 3 in bench.people:
        bench.act(3, "leave")
        bench.wait(2 * THINKS)
        bench.allow(3, yes=True)
        bench.wait(HIDING_SECONDS)
    bench.wait(5 * THINKS)
    assert bench.acts()[-1] == "1 raise 3"
    return bench


def turn(wish: str, **settings: object) -> Bench:
    """Seat 2 leads, and has thought."""
    bench = Bench(wishing({2: wish}), dealer=1, **settings)  # type: ignore[arg-type] # its own arguments
    bench.act(0, "leave")
    bench.wait(3 * THINKS)
    return bench


# ---- advice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ["accept", "fold", "raise 6"])
def test_the_person_is_advised_and_the_answer_is_the_persons(wish: str) -> None:
    for answer in ("accept", "fold", "raise 6"):
        bench = called(wish)
        assert bench.advice(0) == [(2, wish)]
        bench.wait(LONG)
        assert bench.acts()[-1] == "1 raise 3", "the bot has answered for its person"
        bench.act(0, answer)
        if answer == "fold":
            assert bench.acts()[-2:] == ["0 fold", "2 fold"], "it is decided at once, without a second thought"
            assert bench.state.score == [0, 1]
        else:
            assert bench.acts()[-1] == f"0 {answer}"


def test_a_bot_that_fails_gives_no_advice() -> None:
    bench = called(None)
    bench.wait(LONG)
    assert bench.advice(0) == []
    bench.act(0, "fold")
    assert bench.acts()[-2:] == ["0 fold", "2 fold"]


def test_advice_is_told_again_while_the_question_stands() -> None:
    bench = called("accept")
    again = bench.say(0, wire.Hello(bench.table.version))
    assert wire.Advice(bench.question, 2, "accept") in again
    bench.act(0, "accept")
    assert not any(isinstance(each, wire.Advice) for each in bench.say(0, wire.Hello(0)))


def test_after_a_restart_the_bot_is_asked_for_its_advice_again() -> None:
    bench = called("accept")
    bench.restart()
    bench.say(0, wire.Hello(bench.table.version))
    bench.wait(THINKS)
    assert bench.advice(0) == [(2, "accept")] * 2


def test_a_restart_between_the_two_refusals_loses_neither() -> None:
    bench = called("accept")
    bench.act(0, "fold")
    cut = next(
        number for number, entry in enumerate(bench.entries) if isinstance(entry, Acted) and entry.action == "fold"
    )
    del bench.entries[cut + 1 :]
    bench.canary = type(bench.canary)(bench.table.match)
    for entry in bench.entries[1:]:
        bench.canary.follow(entry)
    bench.restart()
    assert bench.acts()[-2:] == ["0 fold", "2 fold"]


def test_a_partner_who_decides_gives_no_advice_and_may_accept() -> None:
    bench = called("accept", partner="decides")
    bench.act(0, "fold")
    assert bench.acts()[-1] == "0 fold"
    bench.wait(THINKS)
    assert bench.acts()[-1] == "2 accept"
    assert bench.advice(0) == []


def test_two_people_and_a_bot_on_one_side() -> None:
    bench = Bench(wishing({4: "accept"}, callers=[1]), dealer=0, players=6, people=(0, 2))
    bench.wait(5 * THINKS)
    assert bench.advice(0) == bench.advice(2) == [(4, "accept")]
    bench.act(2, "fold")
    assert bench.acts()[-1] == "2 fold", "the other person has not answered"
    bench.act(0, "fold")
    assert bench.acts()[-2:] == ["0 fold", "4 fold"]


def test_a_person_and_two_bots_on_one_side() -> None:
    bench = Bench(wishing({2: "accept", 4: "fold"}, callers=[1]), dealer=0, players=6)
    bench.wait(5 * THINKS)
    assert sorted(bench.advice(0)) == [(2, "accept"), (4, "fold")]
    bench.act(0, "fold")
    assert bench.acts()[-3:] == ["0 fold", "2 fold", "4 fold"]


def test_in_truco_it_is_raising_that_commits_a_side() -> None:
    game = called("accept").table.match.game
    committing = [text for number, text in enumerate(game.alphabet.texts) if game.commits(number)]
    assert committing == ["raise 3", "raise 6", "raise 9", "raise 12"]


# ---- asking ---------------------------------------------------------------------------------------------------------


def test_the_bot_raises_when_the_person_allows_it() -> None:
    bench = turn("raise 3")
    assert bench.asking(0) == wire.Asking(bench.question, 2, "raise 3", WORD_SECONDS)
    heard = bench.allow(0, yes=True)
    assert bench.acts()[-1] == "2 raise 3"
    assert heard[0] == wire.Accepted("word", bench.table.version)
    assert isinstance(heard[1], wire.Update)
    entry = bench.entries[-1]
    assert isinstance(entry, Acted)
    assert (entry.seat, entry.by, entry.id, entry.idle) == (2, 0, "word", False)


def test_the_bot_does_its_second_best_when_the_person_forbids_it() -> None:
    bench = turn("raise 3")
    before = bench.acts()
    bench.allow(0, yes=False)
    assert bench.acts()[:-1] == before
    assert bench.acts()[-1].startswith("2 play ")


def test_silence_is_no_consent() -> None:
    bench = turn("raise 3")
    before = bench.acts()
    bench.wait(WORD_SECONDS - 2 * THINKS)
    assert bench.acts() == before
    bench.wait(2 * THINKS)
    assert bench.acts()[len(before)].startswith("2 play ")
    late = bench.say(0, wire.Allow("late", bench.asking(0).question, 2, yes=True))
    assert [each.code for each in late if isinstance(each, wire.Problem)] == ["stale_question"]


def test_a_word_that_is_sent_twice_is_answered_twice_the_same() -> None:
    bench = turn("raise 3")
    question = bench.question
    first = bench.allow(0, yes=True)[0]
    acts = bench.acts()
    assert bench.say(0, wire.Allow("word", question, 2, yes=True)) == [first]
    bench.restart()
    assert bench.say(0, wire.Allow("word", question, 2, yes=False)) == [first]
    assert bench.acts() == acts


def test_after_a_restart_it_asks_again_and_waits_for_somebody_to_be_there() -> None:
    bench = turn("raise 3")
    bench.restart()
    bench.wait(LONG)
    assert bench.acts() == ["0 leave"], "nobody was there to be asked"
    again = bench.say(0, wire.Hello(bench.table.version))
    assert wire.Asking(bench.question, 2, "raise 3", WORD_SECONDS) in again
    bench.allow(0, yes=True)
    assert bench.acts()[-1] == "2 raise 3"


def test_a_partner_who_decides_raises_without_a_word() -> None:
    bench = turn("raise 3", partner="decides")
    assert bench.acts()[:2] == ["0 leave", "2 raise 3"]
    assert bench.told(0, wire.Asking) == []


def test_bots_among_themselves_ask_nobody() -> None:
    bench = Bench(wishing({}, callers=[1, 3]), dealer=0)
    bench.wait(5 * THINKS)
    assert bench.acts()[-1] == "1 raise 3"
    assert bench.told(0, wire.Asking) == []


@pytest.mark.parametrize("seat", [1, 3])
def test_nobody_of_the_other_side_has_a_word(seat: int) -> None:
    bench = turn("raise 3", people=(0, seat))
    asked = bench.asking(0)
    heard = bench.say(seat, wire.Allow("mine", asked.question, asked.seat, yes=True))
    assert [each.code for each in heard if isinstance(each, wire.Problem)] == ["stale_question"]
    assert heard == _word_about_nothing(seat)
    assert bench.acts() == ["0 leave"]


def _word_about_nothing(seat: int) -> list[wire.FromTable]:
    """What a seat hears that answers a bot of the other side which asks nothing."""
    bench = turn("", people=(0, seat))
    return bench.say(seat, wire.Allow("mine", bench.question, 2, yes=True))


# ---- the other side learns nothing ----------------------------------------------------------------------------------


def others(bench: Bench) -> list[Heard]:
    """All that the person on the other side hears, and when."""
    return [each for each in bench.heard if each.seat == 3]


def test_advice_changes_no_byte_for_the_other_side() -> None:
    def play(advice: str | None) -> list[Heard]:
        bench = called(advice, people=(0, 3))
        bench.wait(3.0)
        bench.act(0, "fold")
        return others(bench)

    smooth = play("accept")
    assert len(smooth) > 5
    assert all(play(advice) == smooth for advice in ("fold", "raise 6", None))


def test_a_question_to_the_partner_changes_no_byte_and_no_moment_for_the_other_side() -> None:
    def play(wish: str, word: bool | None) -> list[Heard]:
        bench = turn(wish, people=(0, 3))
        bench.wait(2.0)
        if word is not None:
            bench.allow(0, yes=word)
            bench.allow(0, yes=word)  # said twice
        bench.wait(HIDING_SECONDS)
        assert bench.acts()[-1].startswith("2 raise" if word else "2 play") or bench.acts()[-1].startswith("3 ")
        return others(bench)

    silent = play("", word=None)
    assert any(each.at >= HIDING_SECONDS for each in silent)
    assert play("raise 3", word=False) == silent
    assert play("raise 3", word=None) == silent
    raised = play("raise 3", word=True)
    assert [each.at for each in raised if each.at <= HIDING_SECONDS] == [each.at for each in silent]
