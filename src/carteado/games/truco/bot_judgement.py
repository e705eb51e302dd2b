"""What a player of Truco makes of a situation: how likely it is won, with which card, and what the others will say.

It imagines worlds that look like what it sees, doubts those in which the others would hardly have done what they did,
and plays each of them out.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.games.truco import bot_chances as chances
from carteado.games.truco.bot_experience import ALONE, MANO, TOGETHER, Weights
from carteado.games.truco.bot_playout import NOBODY, play_out
from carteado.games.truco.bot_situation import Situation, World
from carteado.games.truco.rules import COVERED, UNDECIDED


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player thinks."""

    worlds: int
    """How many worlds it imagines. The worth of everything below is in chances of the match; a tento is about 0.04."""
    slip: float = 1.0
    """How likely it thinks others to play a card against habit; with 1 it draws nothing from their cards."""
    trust: float = 0.0
    """How far it believes that who asks for more, or accepts it, has the cards."""
    bluff: float = 0.0
    """How much of what it reckons others will run from it believes: 0 asks for more only with good cards."""
    nerve: float = 0.0
    """How much better asking for more must look than not asking."""
    sure: float = 0.0
    """How fast that shrinks as the hand becomes sure to be won; 0: not at all."""
    fear: float = 0.0
    """How much better accepting must look than running."""
    whim: float = 0.0
    """How far it strays from what looks best, so that it cannot be read."""
    score: bool = False
    """Whether it plays for the match, or for tentos alone."""
    covers: bool = False
    """Whether it hides a card that cannot matter."""
    partner: bool = True
    """Whether it sees that it has a partner."""


class Judgement:
    """What is thought of one situation."""

    def __init__(self, situation: Situation, manner: Manner, rng: random.Random) -> None:
        self.situation: Final = situation
        self.manner: Final = manner
        self.side: Final = situation.side
        self.spot: Final = situation.spot
        self._alone: Final[Weights] = ALONE if self.spot.players > 2 else MANO
        self._together: Final[Weights] = TOGETHER if self.spot.players > 2 else MANO
        self.worlds: Final = situation.worlds(manner.worlds, rng)
        for world in self.worlds:
            world.weight = self._weight(world)
        self.total: Final = sum(world.weight for world in self.worlds)

    # ---- how a card, or the hand, will go --------------------------------------------------------------------

    def results(self, card: int = UNDECIDED) -> list[float]:
        """Of each world, whether our side wins it, if this card (a strength) is played now, or if all goes by habit."""
        return [self._result(world, card) for world in self.worlds]

    def _result(self, world: World, card: int) -> float:
        hands = [hand[:] for hand in world.hands]
        if card != UNDECIDED:
            hands[self.spot.seat].remove(card)
        winner = play_out(hands, self.spot, card)
        return 0.5 if winner == NOBODY else 1.0 if winner == self.side else 0.0

    def mean(self, values: Sequence[float]) -> float:
        """The mean over the worlds, by their weights."""
        return sum(value * world.weight for value, world in zip(values, self.worlds, strict=True)) / self.total

    # ---- what others think -----------------------------------------------------------------------------------

    def theirs(self, world: World) -> float:
        """How good their cards look to the other side in this world, who see each other's (T-28)."""
        seats = [seat for seat in range(self.spot.players) if seat % 2 != self.side]
        return self._looks(world, seats, self._together)

    def _looks(self, world: World, seats: Sequence[int], weights: Weights) -> float:
        spot = self.spot
        side = seats[0] % 2
        cards = sorted((card for seat in seats for card in world.hands[seat]), reverse=True)
        yet = [(spot.seat + step) % spot.players for step in range(spot.left)]
        best = max((world.hands[seat][-1] for seat in yet if seat in seats and world.hands[seat]), default=COVERED)
        others = sum(len(hand) for seat, hand in enumerate(world.hands) if seat % 2 != side)
        after = sum(1 for seat in yet if seat % 2 != side)
        leads = spot.left == spot.players and spot.seat in seats
        ahead = 0 if spot.first < 0 else 1 if spot.first == side else -1
        seen = chances.signs(
            self.situation.pack, cards, others, (spot.best[side], spot.best[1 - side], after), best, leads=leads
        )
        return chances.chance(weights[chances.stage(spot.trick, ahead)], seen)

    def _began(self, world: World, side: int) -> float:
        """How good the cards of a side looked before the first was played."""
        players = self.spot.players
        seats = [seat for seat in range(players) if seat % 2 == side]
        cards = world.began(seats, self.situation.past)
        after = players // 2
        seen = chances.signs(self.situation.pack, cards, 3 * after, (COVERED, COVERED, after), cards[0], leads=True)
        return chances.chance(self._together[0], seen)

    # ---- what their acts tell --------------------------------------------------------------------------------

    def _weight(self, world: World) -> float:
        manner, situation, view = self.manner, self.situation, self.situation.view
        weight = situation.likelihood(world, manner.slip) if manner.slip < 1 else 1.0
        if not manner.trust or view.kind != "ordinary":
            return weight
        if view.caller is not None:
            if view.caller != situation.seat and not situation.stranger(view.caller):
                weight *= asks(self._looks(world, [view.caller], self._alone), view.asked or 3, manner.trust)
        elif view.raiser is not None and view.raiser != self.side:
            weight *= asks(self._began(world, 1 - self.side), view.value, manner.trust)
        accepted = view.value > 1 and (view.raiser == self.side) == (view.asked is None)
        if accepted:
            weight *= 0.3 + takes(self._began(world, 1 - self.side))
        return weight


ASKS: Final = {3: (0.72, 0.08), 6: (0.76, 0.07), 9: (0.80, 0.06), 12: (0.82, 0.05)}
"""For each value: from which chance on it is asked for with good cards, and how sharply."""


def asks(chance: float, value: int, trust: float) -> float:
    """How likely somebody is to ask for this value, to whom his cards look so good; without trust, anyhow."""
    return 1 - trust + trust * _rise(chance, *ASKS[value])


def takes(chance: float) -> float:
    """How likely a side is to accept, to which its cards look so good."""
    return _rise(chance, 0.40, 0.06)


def asks_again(chance: float) -> float:
    """How likely a side is to answer with more."""
    return 0.02 + 0.6 * _rise(chance, 0.8, 0.05)


def _rise(value: float, middle: float, width: float) -> float:
    return 1 / (1 + math.exp((middle - value) / width))
