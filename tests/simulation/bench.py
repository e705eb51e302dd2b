"""One table, step by step: people say what a test says, bots do as they are told, and all that is heard is kept."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from carteado import games
from carteado.core import Seat, Turn
from carteado.games.truco.state import TrucoState
from carteado.match import journal
from carteado.match.dealer import Dealer
from carteado.match.journal import Acted, Entry, Partner
from carteado.match.match import Match
from carteado.match.record import Sitter
from carteado.options import OptionValue
from carteado.server import wire
from carteado.server.commands import AskBot, BotSaid, Command, Deadline, Effect, Persist, Said, Send, SetTimer
from carteado.server.table import open_table, restore
from tests.simulation.leaks import Canary

Bot = Callable[[AskBot, Sequence[str]], str | None]
"""Chooses one of the texts; None: it has failed."""

THINKS = 0.5
"""How long every bot thinks, in seconds."""


@dataclass(frozen=True)
class Heard:
    """What came to a seat, and when."""

    at: float
    seat: Seat
    message: wire.FromTable


def calm(_: AskBot, texts: Sequence[str]) -> str:
    """The first act that is no raise."""
    return next(text for text in texts if not text.startswith("raise"))


class Bench:
    """A table of Truco whose first dealer is `dealer`, and who sits at it."""

    def __init__(
        self,
        bot: Bot,
        *,
        dealer: Seat,
        people: Sequence[Seat] = (0,),
        players: int = 4,
        partner: Partner = "advises",
        **options: OptionValue,
    ) -> None:
        game = games.package("truco").Game(games.package("truco").Options().changed(options), players)
        secret = next(each for each in map(Dealer.seeded, range(1000)) if each.first(players) == dealer)
        seats = [Sitter(f"{seat}", None if seat in people else "reference") for seat in range(players)]
        match = Match(game, secret, seats=seats)
        self.bot = bot
        self.now = 0.0
        self.heard: list[Heard] = []
        self.canary = Canary(match)
        self.people = people
        self._secret = secret.secret
        self._agenda: list[tuple[float, int, Command]] = []
        self._count = 0
        self._names = 0
        self.table, opened = open_table("bench", match, None, self.now, partner)
        self.entries: list[Entry] = [opened]
        self._carry_out(self.table.resume(self.now))
        for seat in people:
            self.say(seat, wire.Hello())
        for seat in people:
            self.say(seat, wire.Entropy(1, ""))

    # ---- doing ------------------------------------------------------------------------------------------------------

    def say(self, seat: Seat, message: wire.FromClient) -> list[wire.FromTable]:
        """What the seat hears at once."""
        before = len(self.heard)
        self._carry_out(self.table.handle(Said(seat, seat, message), self.now))
        return [each.message for each in self.heard[before:] if each.seat == seat]

    def act(self, seat: Seat, text: str) -> list[wire.FromTable]:
        self._names += 1
        return self.say(seat, wire.Act(f"act {self._names}", self.question, text))

    def allow(self, seat: Seat, yes: bool, name: str = "word") -> list[wire.FromTable]:
        asking = self.asking(seat)
        return self.say(seat, wire.Allow(name, asking.question, asking.seat, yes))

    def wait(self, seconds: float) -> None:
        """Let bots think and deadlines pass."""
        until = self.now + seconds
        while self._agenda and self._agenda[0][0] <= until:
            self.now, _, command = heapq.heappop(self._agenda)
            self._carry_out(self.table.handle(command, self.now))
        self.now = until

    def restart(self) -> None:
        """The process dies and comes back; nobody has come back yet."""
        self._agenda.clear()
        written = [journal.decode(journal.encode(entry)) for entry in self.entries]
        self.table = restore("bench", written, self._secret)
        self._carry_out(self.table.resume(self.now))

    def _later(self, at: float, command: Command | Deadline) -> None:
        self._count += 1
        heapq.heappush(self._agenda, (at, self._count, command))

    def _carry_out(self, effects: list[Effect]) -> None:
        alphabet = self.table.match.game.alphabet
        for effect in effects:
            if isinstance(effect, Persist):
                self.entries.append(effect.entry)
                self.canary.follow(effect.entry)
            elif isinstance(effect, Send):
                self.canary.check(effect.seat, effect.message)
                self.heard.append(Heard(self.now, effect.seat, effect.message))
            elif isinstance(effect, SetTimer):
                self._later(effect.at, effect.what)
            else:
                assert effect.view == self.table.match.view(effect.seat)
                text = self.bot(effect, [alphabet.text(each) for each in effect.legal])
                action = None if text is None else alphabet.parse(text)
                self._later(self.now + THINKS, BotSaid(effect.seat, effect.question, action, effect.purpose))

    # ---- looking ----------------------------------------------------------------------------------------------------

    @property
    def question(self) -> int:
        awaits = self.table.match.awaits()
        return awaits.question if isinstance(awaits, Turn) else wire.NO_QUESTION

    @property
    def state(self) -> TrucoState:
        state = self.table.match.state
        assert isinstance(state, TrucoState)
        return state

    def acts(self) -> list[str]:
        """All acts as they are written: `2 raise 3`."""
        return [f"{entry.seat} {entry.action}" for entry in self.entries if isinstance(entry, Acted)]

    def told(self, seat: Seat, kind: type[wire.Message]) -> list[Heard]:
        return [each for each in self.heard if each.seat == seat and isinstance(each.message, kind)]

    def advice(self, seat: Seat) -> list[tuple[Seat, str]]:
        """What the seat was advised: by whom, and what."""
        found = [each.message for each in self.told(seat, wire.Advice)]
        return [(each.seat, each.action) for each in found if isinstance(each, wire.Advice)]

    def asking(self, seat: Seat) -> wire.Asking:
        """What the seat was asked last."""
        message = self.told(seat, wire.Asking)[-1].message
        assert isinstance(message, wire.Asking)
        return message
