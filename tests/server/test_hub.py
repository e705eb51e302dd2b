"""The tables in memory: a full disk, bots that fail, clients that do not read, visitors in a hurry."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from carteado.core import Action
from carteado.match.journal import Acted
from carteado.server import wire
from carteado.server.hub import Hub, bot_names
from carteado.server.line import LONGEST_QUEUE, SLOW_CODE, STOPPING_CODE, TROUBLE_CODE, Line
from carteado.server.store import SqliteStore
from carteado.server.thinking import Riddle, choose
from tests.server.live import FromTable, Snapshot

WANTED = wire.NewTable("truco", preset="mano", bot="random")


class Inline:
    """Lets bots think at once, here."""

    async def think(self, riddle: Riddle) -> Action | None:
        return choose(riddle)

    def close(self) -> None:
        pass


class Speechless(Inline):
    """No bot ever has an answer."""

    async def think(self, riddle: Riddle) -> Action | None:  # noqa: ARG002 - none is read
        return None


async def hear(line: Line) -> FromTable | int:
    item = await asyncio.wait_for(line.next(), 20.0)
    return item if isinstance(item, int) else msgspec.json.decode(item, type=FromTable)


async def begin(hub: Hub, line: Line, seen: int | None = None) -> wire.Update | Snapshot:
    """Say hello and play along until there is something to decide."""
    hub.heard(line, wire.Hello(seen))
    while True:
        message = await hear(line)
        if isinstance(message, wire.Shuffle):
            hub.heard(line, wire.Entropy(message.deal, "00"))
        if isinstance(message, wire.Update | Snapshot) and any(control.legal for control in message.controls):
            return message


def run(
    folder: Path, test: Callable[[Hub, SqliteStore], Awaitable[None]], thinker: Inline | None = None
) -> SqliteStore:
    """A test on a hub with a database of its own; the store is closed afterwards."""
    store = SqliteStore(folder)

    async def whole() -> None:
        hub = Hub(store, thinker or Inline(), pauses=False)
        try:
            await test(hub, store)
        finally:
            await hub.close()

    asyncio.run(whole())
    return store


def test_a_full_disk_undoes_the_act_and_the_client_comes_back(tmp_path: Path) -> None:
    async def test(hub: Hub, store: SqliteStore) -> None:
        table = await hub.open("ana", WANTED)
        line = await hub.connect(table, "ana")
        asked = await begin(hub, line)
        before = store.entries(table)
        store._writer.execute("PRAGMA query_only = 1")  # the disk takes no more
        action = next(control.action for control in asked.controls if control.legal)
        hub.heard(line, wire.Act("one", asked.question, action))
        problem = await hear(line)
        assert isinstance(problem, wire.Problem)
        assert problem.code == "trouble"
        assert await hear(line) == TROUBLE_CODE
        hub.disconnect(line)
        assert store.entries(table) == before
        store._writer.execute("PRAGMA query_only = 0")
        back = await hub.connect(table, "ana")
        again = await begin(hub, back)
        assert (again.version, again.question, again.controls) == (asked.version, asked.question, asked.controls)
        hub.heard(back, wire.Act("one", again.question, action))
        assert await hear(back) == wire.Accepted("one", asked.version + 1)
        assert len(store.entries(table)) > len(before)

    run(tmp_path, test)


def test_the_table_plays_for_bots_that_fail(tmp_path: Path) -> None:
    async def test(hub: Hub, store: SqliteStore) -> None:
        table = await hub.open("ana", WANTED)
        line = await hub.connect(table, "ana")
        asked = await begin(hub, line)
        while not any(isinstance(entry, Acted) and entry.idle for entry in store.entries(table)):
            action = next(control.action for control in asked.controls if control.legal)
            hub.heard(line, wire.Act(f"{asked.question}", asked.question, action))
            asked = await begin(hub, line, asked.version)

    run(tmp_path, test, Speechless())


def test_an_empty_table_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async def test(hub: Hub, store: SqliteStore) -> None:
        table = await hub.open("ana", WANTED)
        line = await hub.connect(table, "ana")
        asked = await begin(hub, line)
        hub._forget(hub._rooms[table])
        assert table in hub._rooms, "somebody is there"
        hub.disconnect(line)
        hub._forget(hub._rooms[table])
        assert table not in hub._rooms
        lines = await asyncio.gather(*(hub.connect(table, "ana") for _ in range(5)))
        assert len({id(hub._rooms[each.table]) for each in lines}) == 1
        again = await begin(hub, lines[0])
        assert (again.version, again.controls) == (asked.version, asked.controls)
        assert len(store.entries(table)) == asked.version + 1

    run(tmp_path, test)


def test_of_two_tables_opened_at_once_one_is_left(tmp_path: Path) -> None:
    async def test(hub: Hub, store: SqliteStore) -> None:
        tables = await asyncio.gather(*(hub.open("ana", WANTED) for _ in range(5)))
        mine = (await hub.mine("ana")).table
        rest = [table for table in tables if table != mine]
        assert len(rest) == 4
        while True:
            rows = [store.row(table) for table in rest]
            if all(row is not None and row.finished is not None for row in rows):
                break
            await asyncio.sleep(0)
        kept = store.row(mine or "")
        assert kept is not None
        assert kept.finished is None

    run(tmp_path, test)


def test_everybody_is_told_when_the_server_stops(tmp_path: Path) -> None:
    async def test(hub: Hub, _: SqliteStore) -> None:
        table = await hub.open("ana", WANTED)
        line = await hub.connect(table, "ana")
        await begin(hub, line)
        stopping = asyncio.create_task(hub.stop())
        problem = await hear(line)
        assert isinstance(problem, wire.Problem)
        assert problem.code == "stopping"
        assert await hear(line) == STOPPING_CODE
        hub.disconnect(line)
        await stopping

    run(tmp_path, test)


def test_a_client_that_does_not_read_loses_its_line() -> None:
    async def test() -> None:
        line = Line(1, "table", 0)
        for number in range(LONGEST_QUEUE):
            line.send(f"{number}")
        assert not line.overflowed.is_set()
        line.send("one too many")
        assert line.overflowed.is_set()
        line.send("never sent")
        problem = await hear(line)
        assert isinstance(problem, wire.Problem)
        assert problem.code == "too_slow"
        assert await hear(line) == SLOW_CODE

    asyncio.run(test())


@pytest.mark.parametrize("person", ["Lourdes", "lourdes", "Lourdes Maria", "Caio Silva", "Você", ""])
def test_no_bot_is_called_as_the_person(person: str) -> None:
    for count in (1, 3, 5):
        names = bot_names(person, count)
        assert len(set(names)) == count
        assert person.casefold().split()[:1] not in [[name.casefold()] for name in names]
