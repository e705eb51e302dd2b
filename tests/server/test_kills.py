"""The server is killed again and again under many matches at once, each played over a socket of its own."""

from __future__ import annotations

import random
import secrets
import socket
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Event

import msgspec
from websockets.exceptions import WebSocketException

from carteado import games
from carteado.match.dealer import Dealer
from carteado.match.journal import Acted, Entry, Partner, opened
from carteado.match.match import Match
from carteado.match.record import Sitter
from carteado.match.verify import faults
from carteado.server import wire
from carteado.server.guest import Guests
from carteado.server.house import GUEST_KEY
from carteado.server.store import SqliteStore, TableRow
from carteado.server.table import restore
from tests.conftest import size
from tests.server.live import WAIT, Player, Server

MATCHES = size(8, 50)
KILLS = size(3, 10)

FORMS: list[tuple[str, int, Partner]] = [
    ("paulista", 4, "advises"),
    ("mano", 2, "advises"),
    ("texto", 4, "decides"),
    ("paulista", 6, "advises"),
]


@dataclass(frozen=True)
class Sitting:
    """A table, who sits there, and what only the house knows."""

    key: str
    cookie: str
    secret: bytes


def prepare(folder: Path, count: int) -> list[Sitting]:
    """So many tables, each with one person."""
    store = SqliteStore(folder)
    guests = Guests(store.setting(GUEST_KEY, lambda: secrets.token_bytes(32)))
    found = []
    for number in range(count):
        preset, players, partner = FORMS[number % len(FORMS)]
        game = games.package("truco").Game(games.preset(f"truco/{preset}")[1].options, players)
        dealer = Dealer.seeded(7, number)
        seats = [Sitter(f"{seat}", "random" if seat else None) for seat in range(players)]
        now = time.time()
        row = TableRow(f"table-{number}", f"guest-{number}", "truco", dealer.secret, now)
        store.create(row, opened(Match(game, dealer, seats=seats), preset, now, partner)).result()
        found.append(Sitting(row.key, guests.sign(row.owner), row.secret))
    store.close()
    return found


class Street:
    """A server at a fixed address that dies and comes back, and the count of what it has acknowledged."""

    def __init__(self, folder: Path, matches: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = int(listener.getsockname()[1])
        self.folder = folder
        self.up = Event()
        self.server = self._start()
        self._playing = matches
        self._acknowledged = 0
        self._news = Condition()

    def _start(self) -> Server:
        server = Server(self.folder, self.port)
        self.up.set()
        return server

    def told(self) -> None:
        """An act was acknowledged."""
        with self._news:
            self._acknowledged += 1
            self._news.notify_all()

    def ended(self, _: object) -> None:
        """A match is over."""
        with self._news:
            self._playing -= 1
            self._news.notify_all()

    def kill_after(self, more: int) -> bool:
        """Kill the server when so many more acts were acknowledged, and start it again; whether it came to that."""
        with self._news:
            until = self._acknowledged + more
            assert self._news.wait_for(lambda: not self._playing or self._acknowledged >= until, WAIT)
            if not self._playing:
                return False
        self.up.clear()
        self.server.kill()
        self.server = self._start()
        return True

    def play(self, player: Player) -> wire.Finished:
        """A whole match, whatever happens to the line."""
        while True:
            assert self.up.wait(WAIT)
            try:
                finished = player.play(self.server)
            except TimeoutError:
                raise  # nobody answers, and the line is not broken
            except (OSError, WebSocketException):
                continue
            assert finished is not None
            return finished


def test_many_matches_outlive_every_death_of_the_server(tmp_path: Path) -> None:
    luck = random.Random(11)
    sittings = prepare(tmp_path, MATCHES)
    street = Street(tmp_path, MATCHES)
    players = [Player(each.key, each.cookie, street.told) for each in sittings]
    kills = 0
    with ThreadPoolExecutor(MATCHES) as pool:
        matches = [pool.submit(street.play, player) for player in players]
        for match in matches:
            match.add_done_callback(street.ended)
        while kills < KILLS and street.kill_after(luck.randrange(1, 2 * MATCHES)):
            kills += 1
        finished = [match.result() for match in matches]
    assert street.server.stop() == 0
    assert kills == KILLS, "the matches were over too soon"
    store = SqliteStore(tmp_path)
    for sitting, player, told in zip(sittings, players, finished, strict=True):
        check(sitting, player, told, store.entries(sitting.key))
    store.close()


def check(sitting: Sitting, player: Player, told: wire.Finished, entries: list[Entry]) -> None:
    """Nothing acknowledged is lost, nothing happened twice, and the record holds."""
    named = [(entry.id, number) for number, entry in named_acts(entries)]
    assert len(named) == len(dict(named)), "an act was played twice"
    assert player.acknowledged.items() <= dict(named).items(), "an acknowledged act is not where it was said to be"
    assert list(player.acknowledged.values()) == sorted(player.acknowledged.values()), "out of order"
    assert player.seen == len(entries) - 1
    table = restore(sitting.key, entries, sitting.secret)
    assert table.closed
    assert msgspec.to_builtins(player.view) == msgspec.to_builtins(table.match.view(0))
    assert faults(table.record()) == []
    assert (told.secret, told.seal) == (sitting.secret.hex(), table.record().seal)


def named_acts(entries: Iterable[Entry]) -> list[tuple[int, Acted]]:
    """The acts that a client named, and their versions."""
    return [
        (number, entry) for number, entry in enumerate(entries) if isinstance(entry, Acted) and entry.id is not None
    ]
