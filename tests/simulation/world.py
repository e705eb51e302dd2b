"""A bad world in one thread: tables, a disk, lines that break, players who come and go, all from one seed."""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from carteado import games
from carteado.core import Seat
from carteado.match import journal
from carteado.match.dealer import Dealer
from carteado.match.journal import Entry, Partner
from carteado.match.match import Match
from carteado.match.record import Sitter
from carteado.options import OptionValue
from carteado.server import wire
from carteado.server.commands import AskBot, BotSaid, Command, Effect, Left, Persist, Said, Send, SetTimer
from carteado.server.table import Table, open_table, restore
from carteado.views import View
from tests.simulation.client import Client, quiet
from tests.simulation.leaks import Canary


@dataclass(frozen=True)
class Weather:
    """How bad the world is: how often, of a hundred times, each thing goes wrong."""

    doubled: int = 10
    lost: int = 3
    hang_ups: int = 3
    lost_bots: int = 2
    wrong_bots: int = 2
    crashes_before_disk: int = 1
    crashes_after_disk: int = 1
    nonsense: int = 10


CALM = Weather(0, 0, 0, 0, 0, 0, 0, 0)
DYING_AFTER = Weather(0, 0, 0, 0, 0, 0, 100, 0)
"""The process dies after every entry, before anybody hears of it."""
DYING_BEFORE = Weather(0, 0, 0, 0, 0, 50, 0, 0)
"""The process dies every other time that it is about to write."""


@dataclass
class Site:
    """One table with its disk: what survives a crash is `disk` and `secret`, and nothing else."""

    key: str
    secret: bytes
    table: Table
    disk: list[str]
    canary: Canary
    lines: dict[int, Client] = field(default_factory=dict)
    life: int = 0
    crashes: int = 0
    closed: bool = False

    def entries(self) -> list[Entry]:
        return [journal.decode(line) for line in self.disk]


class World:
    """Everything that happens, in the order of a clock that jumps from one event to the next."""

    def __init__(self, seed: int, weather: Weather) -> None:
        self.random = random.Random(seed)
        self.weather = weather
        self.now = 0.0
        self.sites: list[Site] = []
        self.clients: list[Client] = []
        self._agenda: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self._lines = 0
        self._said: dict[tuple[str, Seat], str] = {}

    # ---- time -------------------------------------------------------------------------------------------------------

    def later(self, delay: float, what: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._agenda, (self.now + delay, self._count, what))

    def delay(self) -> float:
        return self.random.expovariate(20.0)

    def bad(self, percent: int) -> bool:
        return self.random.randrange(100) < percent

    def run(self, steps: int) -> None:
        for _ in range(steps):
            if all(site.closed for site in self.sites):
                self._settle()
                return
            self.now, _, what = heapq.heappop(self._agenda)
            what()
        raise AssertionError(f"not over: {[site.table.match.state for site in self.sites if not site.closed][:3]}")

    def _settle(self) -> None:
        """Good weather at last: everybody comes back, and hears how it ended."""
        self.weather = CALM
        for client in self.clients:
            client.hang_up()
            client.dial()
        while self._agenda:
            self.now, _, what = heapq.heappop(self._agenda)
            what()

    # ---- tables -----------------------------------------------------------------------------------------------------

    def open(
        self,
        preset: str,
        people: int,
        options: dict[str, OptionValue],
        *,
        tabs: int = 1,
        scripted: bool = False,
        partner: Partner = "advises",
        players: int | None = None,
    ) -> Site:
        key, chosen = games.preset(preset)
        game = games.package(key).Game(chosen.options.changed(options), players or chosen.players)
        number = len(self.sites)
        secret = Dealer.seeded(self.random.randrange(1 << 32), number).secret
        seats = [Sitter(f"{seat}", None if seat < people else "random") for seat in range(game.players)]
        match = Match(game, Dealer(secret), seats=seats, preset=preset)
        table, opened = open_table(f"table {number}", match, preset.partition("/")[2], self.now, partner)
        site = Site(table.key, secret, table, [journal.encode(opened)], Canary(match))
        self.sites.append(site)
        for seat in range(people):
            for _ in range(tabs):
                client = Client(self, site, seat, scripted=scripted)
                self.clients.append(client)
                self.later(self.delay(), client.dial)
        self._carry_out(site, table.resume(self.now))
        return site

    def tell(self, site: Site, command: Command) -> None:
        """Hand a command to a table, and carry out what it wants."""
        self._carry_out(site, site.table.handle(command, self.now))

    def _carry_out(self, site: Site, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Persist):
                if self.bad(self.weather.crashes_before_disk):
                    self.crash(site)
                    return
                site.disk.append(journal.encode(effect.entry))
                site.closed = site.closed or effect.closes
                site.canary.follow(effect.entry)
                if self.bad(self.weather.crashes_after_disk):
                    self.crash(site)
                    return
            elif isinstance(effect, Send):
                self._send(site, effect)
            elif isinstance(effect, SetTimer):
                self.later(effect.at - self.now, self._in_this_life(site, effect.what))
            else:
                self._ask(site, effect)

    def _in_this_life(self, site: Site, command: Command) -> Callable[[], None]:
        life = site.life

        def tell() -> None:
            if site.life == life:
                self.tell(site, command)

        return tell

    def crash(self, site: Site) -> None:
        """The process dies and comes back: lines, timers, bots and memory are gone."""
        site.life += 1
        site.crashes += 1
        lines, site.lines = site.lines, {}
        for client in lines.values():
            client.hung_up()
        site.table = restore(site.key, site.entries(), site.secret)
        self._carry_out(site, site.table.resume(self.now))

    # ---- lines ------------------------------------------------------------------------------------------------------

    def connect(self, site: Site, client: Client) -> int:
        self._lines += 1
        site.lines[self._lines] = client
        return self._lines

    def disconnect(self, site: Site, line: int) -> None:
        client = site.lines.pop(line, None)
        if client is not None and not any(other.seat == client.seat for other in site.lines.values()):
            self.tell(site, Left(client.seat))

    def say(self, site: Site, line: int, seat: Seat, message: wire.FromClient) -> None:
        """A message sets out to the table. It may be late, overtaken by others, doubled or lost.

        A greeting is the first on its line: where it is lost, so is the line, or a player would wait for a table that
        does not know of him.
        """
        for _ in range(2 if self.bad(self.weather.doubled) else 1):
            if not self.bad(self.weather.lost):
                self.later(self.delay(), lambda: self._arrive(site, line, seat, message))
            elif isinstance(message, wire.Hello) and line in site.lines:
                self.later(self.delay(), lambda: self._break(site, line))

    def _break(self, site: Site, line: int) -> None:
        client = site.lines.get(line)
        if client is not None:
            client.hang_up()

    def _arrive(self, site: Site, line: int, seat: Seat, message: wire.FromClient) -> None:
        if line in site.lines:
            decoded = wire.decode(msgspec.json.encode(message))
            if isinstance(decoded, wire.Act):
                self._said[site.key, seat] = f"{self._said.get((site.key, seat), '')} {decoded.action}"
            self.tell(site, Said(seat, line, decoded))

    def _send(self, site: Site, send: Send) -> None:
        """A message sets out to a client. On one line messages keep their order; the line may break under them."""
        site.canary.check(send.seat, send.message, self._said.get((site.key, send.seat), ""))
        for line, client in list(site.lines.items()):
            if client.seat == send.seat and send.line in {None, line}:
                client.expect(line, send.message)

    # ---- bots -------------------------------------------------------------------------------------------------------

    def _ask(self, site: Site, ask: AskBot) -> None:
        assert ask.legal
        assert ask.view == site.table.match.view(ask.seat)
        alphabet = site.table.match.game.alphabet
        text = quiet([alphabet.text(each) for each in ask.legal], ask.seed)
        action = None if text is None else alphabet.parse(text)
        if self.bad(self.weather.wrong_bots):
            action = self.random.choice([None, -1, 10**6, 0])
        if not self.bad(self.weather.lost_bots):
            said = self._in_this_life(site, BotSaid(ask.seat, ask.question, action, ask.purpose))
            for _ in range(2 if self.bad(self.weather.doubled) else 1):
                self.later(self.delay(), said)


def view_of(site: Site, seat: Seat) -> View:
    return site.table.match.view(seat)
