"""The fast driver plays what ten lines over the contract play."""

from __future__ import annotations

from collections import Counter

import pytest

from carteado import driver
from carteado.core import Deal, End
from tests.conftest import size
from tests.laws.forms import PRESETS, Form


@pytest.mark.parametrize("form", PRESETS, ids=lambda form: form.name)
def test_a_playout_is_ten_lines_over_the_contract(form: Form) -> None:
    rng, deals, actions, wins, matches = driver.Xor(11), 0, 0, [0, 0], size(20, 2000)
    for _ in range(matches):
        state = form.game.start(rng.randrange(form.game.players))
        while not isinstance(awaits := state.awaits(), End):
            if isinstance(awaits, Deal):
                order, deals = list(awaits.pack), deals + 1
                for place in range(awaits.first):
                    other = place + rng.randrange(len(order) - place)
                    order[place], order[other] = order[other], order[place]
                state.deal(order)
            else:
                seat = awaits.seats[rng.randrange(len(awaits.seats)) if len(awaits.seats) > 1 else 0]
                state.play(seat, state.legal(seat)[rng.randrange(len(state.legal(seat)))])
                actions += 1
        for side in awaits.result.winners:
            wins[side] += 1
    counts = driver.playout(form.game, matches, 11)
    assert (counts.matches, counts.deals, counts.actions, counts.wins) == (matches, deals, actions, wins)


@pytest.mark.parametrize("form", PRESETS, ids=lambda form: form.name)
def test_so_many_deals_and_no_more(form: Form) -> None:
    for deals in (1, 2, 50):
        assert driver.playout(form.game, 0, 5, deals).deals == deals


def test_numbers_are_even_and_repeat() -> None:
    rng = driver.Xor(3)
    drawn = Counter(rng.randrange(6) for _ in range(60_000))
    assert set(drawn) == set(range(6))
    assert all(9_500 < count < 10_500 for count in drawn.values())
    assert _drawn(3) == _drawn(3)
    seeds = [0, 1, 2, 2**31, 2**40, 2**62, 2**80, -1]
    assert len({_drawn(seed) for seed in seeds}) == len(seeds)


def _drawn(seed: int) -> tuple[int, ...]:
    rng = driver.Xor(seed)
    return tuple(rng.randrange(1000) for _ in range(8))


def test_a_shuffle_keeps_the_pack_and_reaches_every_order() -> None:
    rng = driver.Xor(9)
    assert sorted(driver.shuffled(range(40), 13, rng)) == list(range(40))
    orders = Counter(tuple(driver.shuffled((0, 1, 2), 3, rng)) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())
