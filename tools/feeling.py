"""Fit the weights of ``carteado.games.truco.bot_experience``: ``python -m tools.feeling`` writes that module anew.

Hands are dealt and played by habit, with a slip now and then; at one moment of each it is noted what a side sees
(`bot_chances.signs`) and, later, whether it has won. A logistic regression for each stage of a hand tells how one
follows from the other. The same seed writes the same module. It takes a minute.
"""

from __future__ import annotations

import math
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from carteado.games.truco.bot_chances import Pack, signs, stage
from carteado.games.truco.bot_playout import Spot, habit, play_out
from carteado.games.truco.rules import COVERED, FRENCH_ORDER, TIED, UNDECIDED, hand_winner, manilha_strength

TARGET = Path(__file__).resolve().parent.parent / "src" / "carteado" / "games" / "truco" / "bot_experience.py"
STAGES, SIGNS = 7, 7
HANDS = {4: 100_000, 2: 50_000}
SLIP = 0.12
"""How often a player strays from habit."""

ROUNDS = 10
RIDGE = 2.0

HEAD = '''"""What came of hands that looked so: weights for `bot_chances.signs`, a row for each `bot_chances.stage`.

Made by `python -m tools.feeling`; not written by hand.
"""

from __future__ import annotations

from typing import Final

Weights = tuple[tuple[float, ...], ...]

'''

Sample = tuple[tuple[float, ...], bool]
Samples = list[list[Sample]]


@dataclass
class Hand:
    """A hand that is being played."""

    players: int
    hands: list[list[int]]
    seat: int
    left: int
    leader: int
    best: list[int] = field(default_factory=lambda: [COVERED, COVERED])
    holders: list[int] = field(default_factory=lambda: [0, 1])
    outcomes: list[int] = field(default_factory=list)

    @classmethod
    def dealt(cls, players: int, rng: random.Random) -> tuple[Hand, Pack]:
        """A hand, and the pack without its vira."""
        manilha = rng.randrange(len(FRENCH_ORDER))
        below = (manilha - 1) % len(FRENCH_ORDER)
        pack = [manilha_strength(suit) if rank == manilha else rank for rank in range(10) for suit in range(4)]
        pack.remove(below)
        whole = Pack(pack)
        rng.shuffle(pack)
        leader = rng.randrange(players)
        hands = [sorted(pack[3 * seat : 3 * seat + 3]) for seat in range(players)]
        return cls(players, hands, leader, players, leader), whole

    def ahead(self, side: int) -> int:
        """1 if the side has won the first trick, -1 if it has lost it, else 0."""
        first = self.outcomes[0] if self.outcomes else UNDECIDED
        return 0 if first < 0 else 1 if first == side else -1

    def spot(self) -> Spot:
        """How it stands."""
        first = self.outcomes[0] if self.outcomes else UNDECIDED
        trick = len(self.outcomes)
        tied = (self.leader - 1) % 2
        best, holders = (self.best[0], self.best[1]), (self.holders[0], self.holders[1])
        return Spot(self.players, self.seat, self.left, self.leader, best, holders, trick, first, tied, True, 7)

    def step(self, rng: random.Random) -> None:
        """One card more."""
        side = self.seat % 2
        hand, spot = self.hands[self.seat], self.spot()
        lead = self.left == self.players
        mine, theirs = self.best[side], self.best[1 - side]
        place = habit(hand, spot, self.left, mine, theirs, spot.trick, lead=lead, ahead=self.ahead(side))
        card = hand.pop(rng.randrange(len(hand)) if rng.random() < SLIP else place)
        if card > self.best[side]:
            self.best[side], self.holders[side] = card, self.seat
        self.seat, self.left = (self.seat + 1) % self.players, self.left - 1
        if not self.left:
            won = TIED if self.best[0] == self.best[1] else 0 if self.best[0] > self.best[1] else 1
            self.outcomes.append(won)
            self.leader = self.leader if won == TIED else self.holders[won]
            self.seat, self.left, self.best = self.leader, self.players, [COVERED, COVERED]

    def looks(self, pack: Pack, seats: Sequence[int]) -> tuple[int, tuple[float, ...]]:
        """What these seats of a side see: the stage and the signs."""
        side = seats[0] % 2
        yet = [(self.seat + step) % self.players for step in range(self.left)]
        after = sum(seat % 2 != side for seat in yet)
        others = sum(len(hand) for seat, hand in enumerate(self.hands) if seat % 2 != side)
        cards = sorted((card for seat in seats for card in self.hands[seat]), reverse=True)
        best = max((self.hands[seat][-1] for seat in yet if seat in seats and self.hands[seat]), default=COVERED)
        leads = self.left == self.players and self.seat in seats
        trick = (self.best[side], self.best[1 - side], after)
        return stage(len(self.outcomes), self.ahead(side)), signs(pack, cards, others, trick, best, leads=leads)


def samples(players: int, rng: random.Random) -> tuple[Samples, Samples]:
    """What sides that know all their cards, and players who know their own, saw, and whether they won."""
    together: Samples = [[] for _ in range(STAGES)]
    alone: Samples = [[] for _ in range(STAGES)]
    for _ in range(HANDS[players]):
        hand, pack = Hand.dealt(players, rng)
        for _ in range(rng.randrange(3 * players)):
            hand.step(rng)
            if hand_winner(hand.outcomes) != UNDECIDED:
                break
        else:
            winner = play_out([list(each) for each in hand.hands], hand.spot())
            for side in (0, 1):
                seats = [seat for seat in range(players) if seat % 2 == side]
                for kept, who in ((together, seats), (alone, [rng.choice(seats)])):
                    number, seen = hand.looks(pack, who)
                    kept[number].append((seen, winner == side))
    return together, alone


def fitted(seen: Sequence[Sample]) -> list[float]:
    """The weights that make what was seen likeliest, small ones preferred (Newton's way)."""
    weights = [0.0] * SIGNS
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if row == column else 0.0 for column in range(SIGNS)] for row in range(SIGNS)]
        for each, won in seen:
            chance = 1 / (1 + math.exp(-sum(weight * sign for weight, sign in zip(weights, each, strict=True))))
            for row in range(SIGNS):
                slope[row] += each[row] * (won - chance)
                part = each[row] * chance * (1 - chance)
                for column in range(SIGNS):
                    bend[row][column] += part * each[column]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations whose matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        row[:] = [value / row[place] for value in row]
        for other in rows:
            if other is not row:
                factor = other[place]
                other[:] = [value - factor * mine for value, mine in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def main() -> int:
    """Write the module."""
    rng = random.Random(5)  # noqa: S311 - to be repeatable, not secret
    together, alone = samples(4, rng)
    mano, _ = samples(2, rng)
    text = HEAD
    for name, found, what in (
        ("TOGETHER", together, "Who knows his own cards and his partner's."),
        ("ALONE", alone, "Who knows his own cards, and has a partner."),
        ("MANO", mano, "One against one."),
    ):
        text += f"{name}: Final[Weights] = (\n"
        for seen in found:
            text += f"    ({', '.join(str(round(weight, 2) + 0.0) for weight in fitted(seen))}),\n"
        text += f')\n"""{what}"""\n\n'
    TARGET.write_text(text.rstrip() + "\n", encoding="utf-8")
    return subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", TARGET], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
