"""The laws that every game keeps, in every preset and with every number of players."""

from __future__ import annotations

import contextlib
import random

import msgspec
import pytest

from carteado.core import Deal, End, GameError, Illegal, NotationError, State, Turn
from carteado.views import follow
from tests.conftest import deals
from tests.laws.forms import FORMS, PRESETS, Form, choose, matches, over

in_every_form = pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
in_every_preset = pytest.mark.parametrize("form", PRESETS, ids=lambda form: form.name)


def how_many(form: Form) -> int:
    """Presets are looked at for longer than single options."""
    return deals(20, 1000) if form in PRESETS else max(3, deals(3, 200) // 10)


def seats_of(form: Form) -> list[int | None]:
    return [None, *range(form.game.players)]


@in_every_form
def test_everything_ends_and_nobody_is_without_an_act(form: Form) -> None:
    rng = random.Random(f"end {form.name}")
    for state in matches(form, deals(20, 10_000) if form in PRESETS else how_many(form), rng):
        for _ in range(100_000):
            awaits = state.awaits()
            if isinstance(awaits, End):
                break
            if isinstance(awaits, Turn):
                assert awaits.seats
                for seat in awaits.seats:
                    legal = state.legal(seat)
                    assert legal, state.position()
                    assert list(legal) == sorted(set(legal))
                    assert state.idle(seat) in legal
                for seat in {*range(form.game.players)} - {*awaits.seats}:
                    with pytest.raises(Illegal):
                        state.idle(seat)
            choose(state, rng).apply(state)
        else:
            pytest.fail("a match that does not end")
        result = state.awaits()
        assert isinstance(result, End)
        assert result.result.scores == state.scores()
        assert result.result.winners


@in_every_form
def test_what_is_legal_plays_and_all_else_is_refused_untouched(form: Form) -> None:
    rng = random.Random(f"legal {form.name}")
    for state in matches(form, max(2, how_many(form) // 10), rng):
        while not over(state):
            for seat in range(form.game.players):
                taken = {*state.legal(seat), *state.fouls(seat)}
                assert not set(state.legal(seat)) & set(state.fouls(seat))
                assert set(state.legal(seat)) <= set(state.controls(seat))
                before = state.position()
                for action in range(len(form.game.alphabet)):
                    refusal = state.refusal(seat, action)
                    assert (refusal is None) == (action in taken), (seat, form.game.alphabet.text(action), before)
                for action in rng.sample(range(len(form.game.alphabet)), 5):
                    if action in taken:
                        state.copy().play(seat, action)
                    else:
                        with pytest.raises(Illegal) as caught:
                            state.play(seat, action)
                        assert caught.value.rule
                        assert caught.value.code
                assert state.position() == before
            choose(state, rng).apply(state)


@in_every_form
def test_a_deal_is_taken_only_when_awaited_and_only_of_that_pack(form: Form) -> None:
    state = form.game.start()
    awaits = state.awaits()
    assert isinstance(awaits, Deal)
    pack = list(awaits.pack)
    before = state.position()
    for wrong in (pack[1:], pack[:-1] + pack[:1] if len(set(pack)) == len(pack) else [], [*pack, pack[0]], []):
        with pytest.raises(ValueError, match="pack"):
            state.deal(wrong)
    assert state.position() == before
    state.deal(pack)
    if not isinstance(state.awaits(), Deal):
        with pytest.raises(ValueError, match="awaited"):
            state.deal(pack)


@in_every_form
def test_views_follow_from_what_was_told(form: Form) -> None:
    rng = random.Random(f"follow {form.name}")
    for state in matches(form, how_many(form), rng):
        views = {seat: state.view(seat) for seat in seats_of(form)}
        while not over(state):
            choose(state, rng).apply(state)
            for seat, before in views.items():
                told = state.told(seat)
                assert told, "everybody hears that something happened"
                assert state.told(seat) == told, "asking twice says the same"
                views[seat] = follow(before, told)
                assert views[seat] == state.view(seat), state.position()
            assert not state.copy().told(None), "a copy starts with nothing told"


@in_every_form
def test_a_guess_looks_the_same_and_plays_on(form: Form) -> None:
    rng = random.Random(f"guess {form.name}")
    for state in matches(form, max(2, how_many(form) // 2), rng):
        while not over(state):
            choose(state, rng).apply(state)
            seat = rng.choice(seats_of(form))
            world = form.game.guess(state.view(seat), rng)
            assert world.view(seat) == state.view(seat), state.position()
            assert world.awaits() == state.awaits()
            if seat is not None:
                assert list(world.legal(seat)) == list(state.legal(seat)), state.position()
                assert list(world.fouls(seat)) == list(state.fouls(seat)), state.position()
            form.game.position(world.position())
            if rng.random() < 0.1:
                while not over(world):
                    choose(world, rng).apply(world)


@in_every_form
def test_positions_and_copies_are_the_same_state(form: Form) -> None:
    rng = random.Random(f"position {form.name}")
    for state in matches(form, max(2, how_many(form) // 2), rng):
        while not over(state):
            read = form.game.position(state.position())
            copy = state.copy()
            step = choose(state, rng)
            step.apply(state)
            step.apply(read)
            assert _same(read, state, form)
            assert not _same(copy, state, form)
            step.apply(copy)
            assert _same(copy, state, form)
            for seat in seats_of(form):
                assert read.told(seat) == state.told(seat)


def _same(one: State, other: State, form: Form) -> bool:
    return (
        one.position() == other.position()
        and one.awaits() == other.awaits()
        and one.scores() == other.scores()
        and all(one.view(seat) == other.view(seat) for seat in seats_of(form))
        and all(list(one.legal(seat)) == list(other.legal(seat)) for seat in range(form.game.players))
    )


@in_every_form
def test_a_damaged_position_is_refused_with_a_sentence(form: Form) -> None:
    rng = random.Random(f"damage {form.name}")
    state = form.game.start()
    for _ in range(6):
        choose(state, rng, fouls=0).apply(state)
        text = state.position()
        words = text.split(" ")
        for place in range(len(words)):
            without = " ".join(words[:place] + words[place + 1 :])
            with pytest.raises(NotationError, match=r"\w+ \w+"):
                form.game.position(without)
            with pytest.raises(NotationError, match=r"\w+ \w+"):
                form.game.position(" ".join([*words, words[place]]))
        for _ in range(20):  # cards swapped, doubled, cut off: refused, or another lawful position
            cut = rng.randrange(len(text))
            damaged = text[:cut] + rng.choice(["", "?", "9o", "7", "/", "=", " "]) + text[cut + rng.randrange(3) :]
            with contextlib.suppress(NotationError):  # anything else would be a traceback for a user
                form.game.position(damaged)
        if over(state):
            break


@in_every_form
def test_awaits_is_public(form: Form) -> None:
    rng = random.Random(f"awaits {form.name}")
    for state in matches(form, max(2, how_many(form) // 4), rng):
        while not over(state):
            choose(state, rng).apply(state)
            spectator = form.game.guess(state.view(None), rng)
            assert spectator.awaits() == state.awaits()


@in_every_preset
def test_views_and_events_turn_into_json(form: Form) -> None:
    rng = random.Random(f"json {form.name}")
    state = form.game.start()
    while not over(state):
        choose(state, rng).apply(state)
        for seat in seats_of(form):
            view = state.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            assert msgspec.json.encode(state.told(seat))


@in_every_form
def test_actions_have_one_text_each(form: Form) -> None:
    alphabet = form.game.alphabet
    assert len(alphabet) <= 10_000
    for action in range(len(alphabet)):
        assert alphabet.parse(alphabet.text(action)) == action
    for text in ("", "nonsense", "play", f"{alphabet.text(0)} 9x"):
        with pytest.raises(NotationError):
            alphabet.parse(text)


@in_every_preset
def test_a_seat_that_is_not_there_gets_nothing(form: Form) -> None:
    rng = random.Random(f"seat {form.name}")
    state = form.game.start()
    while not over(state):
        choose(state, rng).apply(state)
        before = state.position()
        for seat in (-1, form.game.players):
            assert not state.legal(seat)
            assert not state.fouls(seat)
            assert not state.controls(seat)
            with pytest.raises(GameError):
                state.view(seat)
            with pytest.raises(Illegal):
                state.play(seat, rng.randrange(len(form.game.alphabet)))
            with pytest.raises(Illegal):
                state.idle(seat)
        assert state.position() == before
