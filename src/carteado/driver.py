"""Random play through the contract, fast: the loop of simulations and measurements. Compiled with the rules.

Nothing is recorded and no event is asked for. A match that is to be kept or verified is played by the arena of bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from carteado.core import Awaits, Deal, Game, State, Turn


class Xor:
    """A small, fast source of random numbers that gives the same on every build; for simulations, never for secrets.

    Marsaglia's xorshift of 128 bits (Journal of Statistical Software 8, 2003), in words of 32 bits.
    """

    def __init__(self, seed: int) -> None:
        self._x: i64 = (seed & 0x7FFFFFFF) ^ 123456789
        self._y: i64 = ((seed >> 31) & 0x7FFFFFFF) ^ 362436069
        self._z: i64 = ((seed >> 62) & 0x7FFFFFFF) ^ 521288629
        self._w: i64 = 88675123
        for _ in range(20):  # neighbouring seeds drift apart
            self.randrange(2)

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to `stop` - 1, where `stop` is below 2**31. See `core.Rng`."""
        turned: i64 = (self._x ^ (self._x << 11)) & 0xFFFFFFFF
        self._x = self._y
        self._y = self._z
        self._z = self._w
        self._w = self._w ^ (self._w >> 19) ^ turned ^ (turned >> 8)
        top: i64 = stop
        return (self._w * top) >> 32


class Counts:
    """What was played: matches, deals, acts of the seats, and the matches that each side won (a shared one counts for
    all who share it)."""

    def __init__(self, sides: int) -> None:
        self.matches = 0
        self.deals = 0
        self.actions = 0
        self.wins: list[int] = [0] * sides

    def __repr__(self) -> str:
        return f"Counts(matches={self.matches}, deals={self.deals}, actions={self.actions}, wins={self.wins})"


def shuffled(pack: Sequence[int], first: int, rng: Xor) -> list[int]:
    """The pack with its first cards drawn at random; nobody looks at the others before the next deal."""
    order = list(pack)
    size = len(order)
    for place in range(min(first, size - 1)):
        other = place + rng.randrange(size - place)
        order[place], order[other] = order[other], order[place]
    return order


def step(state: State, awaits: Deal | Turn, rng: Xor) -> None:
    """Do the one thing that is awaited, at random."""
    if isinstance(awaits, Turn):
        seats = awaits.seats
        seat = seats[0] if len(seats) == 1 else seats[rng.randrange(len(seats))]
        legal = state.legal(seat)
        state.play(seat, legal[rng.randrange(len(legal))])
    else:
        state.deal(shuffled(awaits.pack, awaits.first, rng))


def match(game: Game, rng: Xor, counts: Counts, deals: int = 0) -> None:
    """One random match, added to the counts; it stops when another deal would be more than `deals` (0: no limit)."""
    state = game.start(rng.randrange(game.players))
    while True:
        awaits: Awaits = state.awaits()
        if isinstance(awaits, Turn):
            counts.actions += 1
        elif isinstance(awaits, Deal):
            if deals and counts.deals >= deals:
                return
            counts.deals += 1
        else:
            counts.matches += 1
            for side in awaits.result.winners:
                counts.wins[side] += 1
            return
        step(state, awaits, rng)


def playout(game: Game, matches: int, seed: int, deals: int = 0) -> Counts:
    """So many random matches; with `deals`, as many as it takes for so many deals, the last one left unfinished."""
    rng = Xor(seed)
    counts = Counts(len(game.sides))
    while counts.deals < deals if deals else counts.matches < matches:
        match(game, rng, counts, deals)
    return counts


PLAIN: Final = __file__.endswith(".py")
"""Whether this module, and with it the rules, runs uncompiled."""
