"""The laws of silence: what a seat cannot see does not reach it."""

from __future__ import annotations

import random
from collections.abc import Iterable

import msgspec
import pytest

from carteado.cards import BACK, card_text
from carteado.core import Game, Illegal, State
from tests.conftest import deals
from tests.laws.forms import FORMS, PRESETS, Form, Step, choose, over

HIDDEN = {"truco": ("cover", "give first", "give second")}
"""Acts of which the table sees that they were done, and not with which card."""

in_every_form = pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)


def how_many(form: Form) -> int:
    return deals(20, 1000) if form in PRESETS else max(3, deals(3, 200) // 10)


def seen_by(state: State, seat: int) -> bytes:
    """All that reaches a seat, byte by byte."""
    acts = (list(state.legal(seat)), list(state.fouls(seat)), list(state.controls(seat)))
    why = [(str(state.refusal(seat, action)), action) for action in state.controls(seat)]
    return msgspec.json.encode((state.view(seat), list(state.told(seat)), acts, why, repr(state.awaits())))


def swap_cards(game: Game, step: Step, one: int, other: int) -> Step:
    """The same step in a world where two cards have changed places."""
    if step.order is not None:
        names = {one: other, other: one}
        return Step(order=[names.get(card, card) for card in step.order])
    words = game.alphabet.text(step.action).split()
    texts = {card_text(one): card_text(other), card_text(other): card_text(one)}
    return Step(seat=step.seat, action=game.alphabet.parse(" ".join(texts.get(word, word) for word in words)))


def one_deal(start: State, rng: random.Random, most: int = 200) -> tuple[list[Step], list[State]]:
    """A deal played at random: its steps, and the state after each. It may run into the next, up to its shuffle."""
    state = start.copy()
    steps: list[Step] = []
    states: list[State] = []
    while not over(state) and len(steps) < most:
        step = choose(state, rng, fouls=0.1)
        if step.order is not None and steps:
            break
        step.apply(state)
        steps.append(step)
        states.append(state.copy())
    return steps, states


def starts(form: Form, rng: random.Random) -> Iterable[State]:
    """States that wait for a deal, at all kinds of scores."""
    state = form.game.start(rng.randrange(form.game.players))
    for _ in range(how_many(form)):
        yield state.copy()
        while True:
            choose(state, rng, fouls=0).apply(state)
            if over(state):
                state = form.game.start(rng.randrange(form.game.players))
                break
            if type(state.awaits()).__name__ == "Deal":
                break


def cards_seen(states: Iterable[State], seat: int) -> set[str]:
    """Every card whose face a seat has ever been shown."""
    text = b"".join(msgspec.json.encode((state.view(seat), list(state.told(seat)))) for state in states)
    return set(text.decode().replace('"', " ").replace(",", " ").replace("[", " ").replace("]", " ").split()) - {BACK}


def replayed(start: State, steps: Iterable[Step], seat: int) -> list[bytes]:
    state = start.copy()
    seen = []
    for step in steps:
        step.apply(state)
        seen.append(seen_by(state, seat))
    return seen


@in_every_form
def test_two_cards_of_which_a_seat_sees_the_backs_may_be_swapped(form: Form) -> None:
    rng = random.Random(f"swap {form.name}")
    swapped = 0
    for start in starts(form, rng):
        steps, states = one_deal(start, rng)
        order = steps[0].order
        assert order is not None
        for seat in range(form.game.players):
            seen = cards_seen(states, seat)
            unseen = [card for card in order if card_text(card) not in seen]
            if len(unseen) < 2:
                continue
            one, other = rng.sample(unseen, 2)
            same = replayed(start, steps, seat)
            world = replayed(start, [swap_cards(form.game, step, one, other) for step in steps], seat)
            assert world == same, (seat, card_text(one), card_text(other), states[-1].position())
            swapped += 1
    assert swapped


@in_every_form
def test_a_choice_that_a_seat_cannot_see_reaches_it_only_when_the_rules_show_it(form: Form) -> None:
    rng = random.Random(f"choice {form.name}")
    text = form.game.alphabet.text
    for start in starts(form, rng):
        steps, states = one_deal(start, rng)
        before = start
        for step, after in zip(steps, states, strict=True):
            if step.order is None and text(step.action).startswith(HIDDEN[form.game.key]):
                verb = text(step.action).split()[0]
                for action in before.legal(step.seat):
                    if action != step.action and text(action).split()[0] == verb:
                        other, done = before.copy(), before.copy()
                        other.play(step.seat, action)
                        step.apply(done)
                        _compare(form, step.seat, before, other, done)
            before = after


def _compare(form: Form, actor: int, before: State, one: State, other: State) -> None:
    """Nobody but the actor, and whoever gets the card, can tell two hidden choices apart."""
    for seat in range(form.game.players):
        if seat != actor and seat != getattr(other.view(None), "cutter_took", None):
            assert seen_by(one, seat) == seen_by(other, seat), before.position()
    assert one.view(None) == other.view(None)
    assert one.told(None) == other.told(None)


@in_every_form
def test_a_refusal_tells_a_seat_nothing_about_the_cards_of_others(form: Form) -> None:
    rng = random.Random(f"refusal {form.name}")
    for start in starts(form, rng):
        _, states = one_deal(start, rng)
        for state in rng.sample(states, min(3, len(states))):
            for seat in range(form.game.players):
                world = form.game.guess(state.view(seat), rng)
                for action in range(len(form.game.alphabet)):
                    assert _refusal(state, seat, action) == _refusal(world, seat, action), state.position()


def _refusal(state: State, seat: int, action: int) -> tuple[str, str, dict[str, int | str]] | None:
    refusal = state.refusal(seat, action)
    return None if not isinstance(refusal, Illegal) else (refusal.rule, refusal.code, refusal.facts)
