"""The cards, tricks and ties of Truco for the oracle: which card beats which, and who has the hand (T-01 to T-25)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from carteado.games.truco.options import Options

SUITS = "oecp"  # T-04: diamonds, spades, hearts, clubs, ascending
OLD_MANILHAS = {"french": ("7o", "Ae", "7c", "4p"), "spanish": ("7o", "1e", "7c", "4p")}


@dataclass(frozen=True)
class House:
    """The table: its options and how many sit at it."""

    options: Options
    players: int

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many places to the right, where the turn passes (T-18)."""
        return (seat + steps) % self.players

    def side(self, side: int) -> list[int]:
        return [seat for seat in range(self.players) if seat % 2 == side]

    def who_answers(self, side: int) -> list[int]:
        """T-29, option answer_by: everybody of the side, or its first seat alone."""
        return self.side(side) if self.options.answer_by == "either" else self.side(side)[:1]

    def eleven(self) -> int:
        """T-38: one point from home."""
        return self.options.target - 1

    # ---- cards ----------------------------------------------------------------------------------------------

    def ladder_of_ranks(self) -> list[str]:
        """T-02, T-10: from weakest to strongest; also the ring in which the manilha is counted (T-06)."""
        if self.options.deck == "spanish":
            ranks = ["4", "5", "6", "7", "10", "11", "12", "1", "2", "3"]
        elif self.options.q_over_j:
            ranks = ["4", "5", "6", "7", "J", "Q", "K", "A", "2", "3"]
        else:
            ranks = ["4", "5", "6", "7", "Q", "J", "K", "A", "2", "3"]
        return ranks[4:] if self.options.baralho_limpo else ranks

    def old_manilhas(self) -> Sequence[str]:
        return OLD_MANILHAS[self.options.deck] if self.options.manilha == "velha" else ()

    def pack(self) -> set[str]:
        """T-01, T-09; of the clean pack the old manilhas stay in."""
        return {rank + suit for rank in self.ladder_of_ranks() for suit in SUITS} | {*self.old_manilhas()}

    def manilhas(self, vira: str | None) -> list[str]:
        """T-04: the four cards one step above the vira, weakest first."""
        if vira is None:
            return [*self.old_manilhas()]
        ring = self.ladder_of_ranks()
        rank = ring[(ring.index(vira[:-1]) + 1) % len(ring)]
        return [rank + suit for suit in SUITS]

    def strength(self, card: str, vira: str | None) -> int:
        """A card that beats another is stronger; cards that tie are equally strong."""
        manilhas = self.manilhas(vira)
        if card in manilhas:
            return 100 + manilhas.index(card)
        return self.ladder_of_ranks().index(card[:-1])


@dataclass
class Trick:
    leader: int
    plays: list[tuple[int, str, bool]] = field(default_factory=list)  # seat, card, face down
    exposed: dict[int, str] = field(default_factory=dict)  # T-17: fell crosswise
    skipped: set[int] = field(default_factory=set)  # T-17, option out_of_turn: skip

    def turn(self, house: House) -> int | None:
        """T-16, T-18: the next who has neither played nor lost the turn; None when all have played (T-19)."""
        done = {seat for seat, _, _ in self.plays} | self.skipped
        in_order = [house.after(self.leader, steps) for steps in range(house.players)]
        return next((seat for seat in in_order if seat not in done), None)

    def best(self, house: House, vira: str | None) -> list[int]:
        """Who played the best cards, in order; covered cards are worth nothing, and tie if there is nothing else."""
        values = [(seat, -1 if covered else house.strength(card, vira)) for seat, card, covered in self.plays]
        return [seat for seat, value in values if value == max(value for _, value in values)]

    def winner(self, house: House, vira: str | None) -> int | None:
        """T-19, T-20, T-22: tied only between sides; of equal partners the first. A trick of covered cards is tied."""
        best = self.best(house, vira)
        nothing_open = all(covered for _, _, covered in self.plays)
        return None if nothing_open or len({seat % 2 for seat in best}) == 2 else best[0]

    def standing(self, house: House, vira: str | None) -> list[int]:
        """Who wins as it lies: one, or the first of each side that tie."""
        if all(covered for _, _, covered in self.plays):
            return []
        winner = self.winner(house, vira)
        if winner is not None:
            return [winner]
        best = self.best(house, vira)
        return [best[0], next(seat for seat in best if seat % 2 != best[0] % 2)]

    def next_leader(self, house: House, vira: str | None) -> int:
        """T-20, option tie_leader."""
        winner = self.winner(house, vira)
        if winner is not None:
            return winner
        if all(covered for _, _, covered in self.plays):
            return self.leader  # nobody played one of the tied cards open
        best = self.best(house, vira)
        return {"leader": self.leader, "first_tier": best[0], "last_tier": best[-1]}[house.options.tie_leader]


def hand_goes_to(tricks: list[int | None], all_tied: int | None) -> tuple[bool, int | None]:
    """Whether the hand is decided by its tricks (a side, or None for a tie), and who has it (T-21 to T-25)."""
    for side in (0, 1):
        if tricks.count(side) == 2:
            return True, side  # T-21
    if len(tricks) >= 2 and tricks[0] is None and tricks[1] is not None:
        return True, tricks[1]  # T-22
    if len(tricks) >= 2 and tricks[0] is not None and None in tricks[1:]:
        return True, tricks[0]  # T-23
    if len(tricks) == 3 and tricks[0] is None and tricks[1] is None and tricks[2] is not None:
        return True, tricks[2]  # T-24
    if len(tricks) == 3:
        return True, all_tied  # T-25
    return False, None
