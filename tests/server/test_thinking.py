"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import time
from typing import cast

import pytest

import carteado
from carteado.core import Turn
from carteado.server.thinking import Riddle, Workers, choose
from carteado.views import View


class Deadly:
    """Kills the process that unpacks it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


class Endless:
    """Keeps the process busy that unpacks it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return time.sleep, (3600,)


def riddle(seed: int, view: object = None, bot: str = "random") -> Riddle:
    match = carteado.new("truco/mano", seed=1)
    awaits = match.awaits()
    assert isinstance(awaits, Turn)
    seat = awaits.seats[0]
    seen = match.view(seat) if view is None else cast("View", view)
    return Riddle("truco", match.game.options.as_dict(), 2, bot, seed, seen, tuple(match.legal(seat)))


def test_the_same_seed_chooses_the_same_wherever_it_thinks() -> None:
    async def think() -> list[int | None]:
        workers = Workers(2)
        try:
            return await asyncio.gather(*(workers.think(riddle(seed)) for seed in range(20)))
        finally:
            workers.close()

    assert asyncio.run(think()) == [choose(riddle(seed)) for seed in range(20)]


@pytest.mark.parametrize("bad", [riddle(0, Deadly()), riddle(0, Endless()), riddle(0, bot="nobody")])
def test_a_bot_that_fails_harms_nobody_else(bad: Riddle) -> None:
    async def think() -> list[int | None]:
        workers = Workers(1, seconds=0.5 if isinstance(bad.view, Endless) else 30.0)
        try:
            return [await workers.think(bad), await workers.think(riddle(3))]
        finally:
            workers.close()

    assert asyncio.run(think()) == [None, choose(riddle(3))]
