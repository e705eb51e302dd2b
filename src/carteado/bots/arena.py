"""Matches between bots, with seats turned from match to match, each with its record.

Everything follows from the seed: the house's secret, the first dealer, and what the bots draw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from carteado import bots
from carteado.core import Bot, Deal, End, Game, GameError, Illegal
from carteado.match.dealer import Dealer
from carteado.match.match import Match
from carteado.match.record import Sitter

SPREAD: Final = 1_000_003
"""Keeps the seeds of neighbouring matches and seats apart."""


@dataclass
class Tally:
    """What was played. `wins` are matches by name of bot, a shared one in equal parts; `errors` what broke a match."""

    matches: int = 0
    deals: int = 0
    actions: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


def seated(names: Sequence[str], players: int, number: int) -> list[str]:
    """Who sits where in a match of this number: the bots in turn, and one place further in each match.

    Raises:
        GameError: the players cannot be shared out evenly among so many bots.
    """
    if not names or players % len(names):
        raise GameError(f"{len(names)} bots cannot share {players} places evenly; name as many as divide {players}")
    return [names[(seat + number) % len(names)] for seat in range(players)]


def begin(game: Game, seed: int, number: int, sitting: Sequence[str]) -> tuple[Match, list[Bot]]:
    """A match of this number, not yet dealt, and the bots that sit at it.

    Raises:
        GameError: there is no such bot.
    """
    dealer = Dealer.seeded(seed, number)
    players = [bots.make(game, name, (seed * SPREAD + number) * SPREAD + seat) for seat, name in enumerate(sitting)]
    sitters = [Sitter(name, bot=name) for name in sitting]
    return Match(game, dealer, seats=sitters), players


def go_on(match: Match, players: Sequence[Bot]) -> None:
    """Do the one thing that is awaited; of several seats, the first answers first.

    Raises:
        Illegal: a bot did what it may not.
    """
    awaits = match.awaits()
    if isinstance(awaits, Deal):
        match.deal()
    elif not isinstance(awaits, End):
        seat = awaits.seats[0]
        match.act(seat, players[seat].choose(match.view(seat), match.legal(seat)))


def play(
    game: Game,
    names: Sequence[str],
    seed: int,
    matches: int,
    deals: int = 0,
    after: Callable[[Tally, Match], None] | None = None,
) -> Tally:
    """So many matches; with `deals`, as many as it takes for so many deals, the last one given up when it would need
    another. `after` hears of each match when it is over.

    A bot that breaks, or acts against the rules, ends its match and is written into the errors.

    Raises:
        GameError: there is no such bot, or they cannot share the places.
    """
    tally = Tally(wins=dict.fromkeys(names, 0.0))
    number = 0
    while tally.deals < deals if deals else number < matches:
        sitting = seated(names, game.players, number)
        match, players = begin(game, seed, number, sitting)
        try:
            while not match.over() and not (deals and isinstance(match.awaits(), Deal) and tally.deals >= deals):
                dealt = len(match.record.deals)
                go_on(match, players)
                tally.deals += len(match.record.deals) - dealt
                tally.actions += len(match.record.deals) == dealt
        except (Illegal, ValueError, LookupError, ArithmeticError, TypeError, AttributeError) as error:
            tally.errors.append(f"match {number}, {match!r}: {type(error).__name__}: {error}")
        if match.over():
            tally.matches += 1
            _credit(tally, match, sitting)
        if after is not None:
            after(tally, match)
        number += 1
    return tally


def _credit(tally: Tally, match: Match, sitting: Sequence[str]) -> None:
    result = match.record.result
    assert result is not None
    seats = [seat for side in result.winners for seat in match.game.sides[side]]
    for seat in seats:
        tally.wins[sitting[seat]] += 1 / len(seats)
