"""The server is killed in mid-match, again and again: the match ends as if nothing had happened."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from carteado import games
from carteado.match.dealer import Dealer
from carteado.match.journal import Acted, Entry, opened
from carteado.match.match import Match
from carteado.match.record import Sitter
from carteado.match.verify import faults
from carteado.server.guest import Guests
from carteado.server.house import GUEST_KEY
from carteado.server.store import SqliteStore, TableRow
from carteado.server.table import restore
from tests.server.live import Player, serving

SECRET = hashlib.sha256(b"a match that is quite long enough").digest()
TABLE = "the-table"


def prepare(folder: Path) -> str:
    """A table whose dealing is known beforehand; the cookie of its player."""
    key, preset = games.preset("truco/paulista")
    game = games.package(key).Game(preset.options, preset.players)
    seats = [Sitter("Ana"), *(Sitter(name, "random") for name in ("Bia", "Caio", "Tereza"))]
    match = Match(game, Dealer(SECRET), seats=seats)
    store = SqliteStore(folder)
    guests = Guests(store.setting(GUEST_KEY, lambda: secrets.token_bytes(32)))
    row = TableRow(TABLE, "ana", key, SECRET, time.time())
    store.create(row, opened(match, "paulista", time.time())).result()
    store.close()
    return guests.sign("ana")


def journal(folder: Path) -> list[Entry]:
    store = SqliteStore(folder)
    entries = store.entries(TABLE)
    store.close()
    return entries


def play(folder: Path, stop: Callable[[int], bool]) -> tuple[Player, list[Entry]]:
    """A whole match; after an act of which `stop` says so the server is killed, and started again."""
    player = Player(TABLE, prepare(folder))
    while True:
        with serving(folder) as server:
            if player.play(server, stop) is not None:
                assert server.stop() == 0
                return player, journal(folder)
            server.kill()


def test_killed_between_any_two_acts(tmp_path: Path) -> None:
    player, smooth = play(tmp_path / "smooth", lambda _: False)
    assert player.acts > 8, "too short a match to be worth a test"
    other, rough = play(tmp_path / "rough", lambda _: True)
    assert other.acts == player.acts
    assert story(rough) == story(smooth)
    names = [entry.id for entry in rough if isinstance(entry, Acted) and entry.id is not None]
    assert len(names) == len(set(names)) == player.acts
    assert set(other.acknowledged) <= set(names)
    assert faults(restore(TABLE, rough, SECRET).record()) == []


def story(entries: list[Entry]) -> list[Entry]:
    """The journal without its times."""
    return [msgspec.structs.replace(entry, at=0.0) for entry in entries]
