"""`carteado simulate`: many matches, counted."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from carteado import driver
from carteado.bots import arena, make
from carteado.cli.asking import UsageError, folder, positive, table, write
from carteado.cli.streams import Console, plain
from carteado.core import Game
from carteado.match.match import Match

USUAL = 100
"""How many matches, if nothing is said."""


@dataclass(frozen=True)
class Wanted:
    """How much is to be played, by whom, from which seed, and where the records go."""

    games: int | None
    deals: int | None
    seed: int
    bots: Sequence[str]
    save: Path | None

    def matches(self) -> int:
        """The number of matches wanted; 0 where deals are counted.

        Raises:
            UsageError: not a number from 1 on, or both matches and deals are wanted.
        """
        if self.games is not None and self.deals is not None:
            raise UsageError("give --games or --deals, not both")
        if self.deals is not None:
            positive("--deals", self.deals)
            return 0
        return positive("--games", USUAL if self.games is None else self.games)


class Report(msgspec.Struct, frozen=True):
    """What was played. `wins` are matches by bot, a shared one in parts; with random players alone, by side."""

    game: str
    players: int
    seed: int
    bots: list[str]
    matches: int
    deals: int
    actions: int
    seconds: float
    errors: list[str]
    build: str
    wins: dict[str, float]


def simulate(name: str, players: int | None, options: Sequence[str], wanted: Wanted, *, as_json: bool) -> int:
    """Play, and print the report; return 1 if a match broke.

    Raises:
        UsageError, GameError, OptionError: this cannot be played.
    """
    chosen, game = table(name, players, options)
    matches = wanted.matches()
    for bot in wanted.bots:
        make(game, bot, 0)
    if wanted.save is not None:
        folder(wanted.save)
    columns = (TextColumn(chosen), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    silent = as_json or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=silent) as progress:
        bar = progress.add_task(chosen, total=wanted.deals or matches)
        began = time.perf_counter()
        if set(wanted.bots) == {"random"} and wanted.save is None:
            counts = _drive(game, matches, wanted, lambda done: progress.update(bar, completed=done))
            tally = arena.Tally(counts.matches, counts.deals, counts.actions)
            tally.wins = {str(side): float(wins) for side, wins in enumerate(counts.wins)}
        else:
            keeper = _Keeper(chosen, wanted, lambda done: progress.update(bar, completed=done))
            tally = arena.play(game, wanted.bots, wanted.seed, matches, wanted.deals or 0, keeper.keep)
        seconds = time.perf_counter() - began
    report = Report(
        game=chosen,
        players=game.players,
        seed=wanted.seed,
        bots=list(wanted.bots),
        matches=tally.matches,
        deals=tally.deals,
        actions=tally.actions,
        seconds=round(seconds, 6),
        errors=tally.errors,
        build="plain" if driver.PLAIN else "compiled",
        wins={bot: round(won, 6) for bot, won in tally.wins.items()},
    )
    _print(report, as_json=as_json)
    return 1 if report.errors else 0


def _drive(game: Game, matches: int, wanted: Wanted, tell: Callable[[int], None]) -> driver.Counts:
    """The same as `driver.playout`, telling how far it is now and then."""
    rng = driver.Xor(wanted.seed)
    counts = driver.Counts(len(game.sides))
    deals = wanted.deals or 0
    told = time.monotonic()
    while counts.deals < deals if deals else counts.matches < matches:
        driver.match(game, rng, counts, deals)
        if time.monotonic() - told > 0.1:
            told = time.monotonic()
            tell(counts.deals if deals else counts.matches)
    return counts


class _Keeper:
    """Writes down each match that is over."""

    def __init__(self, preset: str, wanted: Wanted, tell: Callable[[int], None]) -> None:
        self.preset = preset.replace("/", "-")
        self.wanted = wanted
        self.tell = tell
        self.number = 0

    def keep(self, tally: arena.Tally, match: Match) -> None:
        """Hear of a match that is over, or has been given up."""
        self.number += 1
        self.tell(tally.deals if self.wanted.deals else tally.matches)
        if self.wanted.save is not None and match.over():
            name = f"{self.preset}-seed{self.wanted.seed}-{self.number:05}.json"
            write(self.wanted.save / name, match.finished().encode())


def _print(report: Report, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    shown = Table(show_header=False, box=None)
    for field, value in msgspec.structs.asdict(report).items():
        if isinstance(value, dict):
            text = ", ".join(f"{key} {number:g}" for key, number in value.items())
        elif isinstance(value, list):
            text = "\n".join(value) if value else "none"
        else:
            text = str(value)
        shown.add_row(field, text)
    shown.add_row("actions/s", f"{report.actions / max(report.seconds, 1e-9):,.0f}")
    plain().print(shown)
