"""The tables that are in play: what reaches them from sockets, clocks and bots, and what they want done about it.

Tables are loaded from the store when somebody comes, and forgotten a while after the last has left. What a table says
waits here until all that it wrote before is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import cycle, islice
from weakref import WeakValueDictionary

import structlog

from carteado import bots, games
from carteado.core import GameError, Seat
from carteado.match.dealer import Dealer
from carteado.match.journal import JournalError
from carteado.match.match import Match
from carteado.match.record import Record, Sitter
from carteado.server import pausing, wire
from carteado.server.commands import (
    AskBot,
    BotSaid,
    Command,
    Deadline,
    Effect,
    GivenUp,
    Left,
    Persist,
    Said,
    Send,
    SetTimer,
)
from carteado.server.line import STOPPING_CODE, TROUBLE_CODE, Line
from carteado.server.store import Store, TableRow, new_key
from carteado.server.table import Table, open_table, restore
from carteado.server.thinking import Riddle, Thinker
from carteado.server.trouble import ServerError

log = structlog.get_logger()

FORGET_SECONDS = 300.0
"""How long a table stays in memory when nobody is there."""

STOP_SECONDS = 1.0
"""How long the server waits for its clients to hear that it stops."""

BOT_NAMES = ("Bia", "Caio", "Tereza", "Zeca", "Lourdes", "Dito")
"""One more than bots at any table: none is called as the person is."""


class NoSuchTableError(LookupError):
    """There is no table of this name."""


class NotSeatedError(PermissionError):
    """This visitor has no seat at the table."""


class NotOverError(ValueError):
    """The match goes on; what was asked for is only told at its end."""


@dataclass(slots=True)
class Room:
    """A table in memory, with the lines of its players and all that waits."""

    table: Table
    owner: str
    written: int
    """How many entries of its journal were handed to the store."""
    lines: dict[int, Line] = field(default_factory=dict)
    outgoing: deque[asyncio.Future[None] | Send] = field(default_factory=deque)
    timers: set[asyncio.TimerHandle] = field(default_factory=set)
    forgetting: asyncio.TimerHandle | None = None
    alive: bool = True


class Hub:
    """All tables of one process. Everything here runs on one event loop."""

    def __init__(
        self, store: Store, thinker: Thinker, clock: Callable[[], float] = time.time, *, pauses: bool = True
    ) -> None:
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._pauses = pauses
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._line_numbers = 0
        self._stopping = False
        self._emptied = asyncio.Event()

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def open(self, owner: str, wanted: wire.NewTable) -> str:
        """Open a table for a visitor, who leaves the one he had; its name.

        Raises:
            GameError, OptionError: there is no such game, preset, option, number of players or bot.
            ServerError: it could not be written.
        """
        match, preset = new_match(wanted)
        one_at_a_time = self._opening.setdefault(owner, asyncio.Lock())
        async with one_at_a_time:
            before = self._store.owned(owner)
            now = self._clock()
            table, opened = open_table(new_key(), match, preset, now, wanted.partner)
            row = TableRow(table.key, owner, wanted.game, match.dealer.secret, now)
            await asyncio.wrap_future(self._store.create(row, opened))
            room = self._rooms[table.key] = Room(table, owner, written=1)
            self._carry_out(room, table.resume(now))
            self._forget_later(room)
            if before is not None and before.finished is None:
                with contextlib.suppress(ServerError):  # one that cannot be read is left where it lies
                    self._tell(await self._room(before.key), GivenUp())
        return table.key

    async def mine(self, owner: str) -> wire.TableRef:
        """The table that a visitor opened last.

        Raises:
            ServerError: it cannot be read.
        """
        row = self._store.owned(owner)
        if row is None:
            return wire.TableRef(None)
        table = (await self._room(row.key)).table
        return wire.TableRef(row.key, table.match.game.key, list(table.match.state.scores()), table.closed)

    async def record(self, key: str, owner: str) -> Record:
        """The record of a match that is over.

        Raises:
            NoSuchTableError, NotSeatedError, NotOverError: as they say.
            ServerError: the table cannot be read.
        """
        self._check_owner(key, owner)
        room = await self._room(key)
        if not room.table.closed or room.outgoing:
            raise NotOverError(key)
        return room.table.record()

    def _check_owner(self, key: str, owner: str | None) -> None:
        room = self._rooms.get(key)
        row = self._store.row(key) if room is None else None
        if room is None and row is None:
            raise NoSuchTableError(key)
        if owner is None or owner not in {each.owner for each in (room, row) if each is not None}:
            raise NotSeatedError(key)

    async def _room(self, key: str) -> Room:
        """A table, loaded if need be.

        Raises:
            NoSuchTableError: there is none of this name.
            ServerError: it cannot be read.
        """
        if key in self._rooms:
            return self._rooms[key]
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._load(key))
        try:
            return await asyncio.shield(self._loading[key])
        finally:
            self._loading.pop(key, None)

    async def _load(self, key: str) -> Room:
        row = self._store.row(key)
        if row is None:
            raise NoSuchTableError(key)

        def read() -> Room:
            entries = self._store.entries(key)
            table = restore(key, entries, row.secret)
            if not table.players:
                raise JournalError("entry 0 of the journal was changed: it seats no player")
            return Room(table, row.owner, written=len(entries))

        try:
            room = await asyncio.to_thread(read)
        except JournalError as error:
            raise _unreadable(key, str(error)) from None
        except ServerError:
            raise
        except Exception as error:
            log.exception("table cannot be read", table=key)
            raise _unreadable(key, f"it made {type(error).__name__}") from None
        self._rooms[key] = room
        self._carry_out(room, room.table.resume(self._clock()))
        self._forget_later(room)
        return room

    def _forget_later(self, room: Room) -> None:
        """Forget a table a while after the last player has left."""
        if room.forgetting is not None:
            room.forgetting.cancel()
        room.forgetting = asyncio.get_running_loop().call_later(FORGET_SECONDS, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.lines or not room.alive:
            return
        if room.outgoing:
            self._forget_later(room)
        else:
            self._let_go(room)

    def _let_go(self, room: Room) -> None:
        room.alive = False
        for timer in (*room.timers, room.forgetting):
            if timer is not None:
                timer.cancel()
        if self._rooms.get(room.table.key) is room:
            del self._rooms[room.table.key]

    # ---- lines ------------------------------------------------------------------------------------------------------

    async def connect(self, key: str, owner: str | None) -> Line:
        """A line from a table to one of its players, who may have others.

        Raises:
            NoSuchTableError, NotSeatedError: as they say; then the table was not even looked at.
            ServerError: the table cannot be read.
        """
        self._check_owner(key, owner)
        room = await self._room(key)
        if not room.alive:
            return await self.connect(key, owner)
        self._line_numbers += 1
        line = Line(self._line_numbers, key, seat=room.table.players[0])
        room.lines[line.number] = line
        return line

    def heard(self, line: Line, message: wire.FromClient) -> None:
        """A client said something."""
        room = self._rooms.get(line.table)
        if room is not None and line.number in room.lines:
            self._tell(room, Said(line.seat, line.number, message))

    def disconnect(self, line: Line) -> None:
        """A line is gone."""
        room = self._rooms.get(line.table)
        if room is None or room.lines.pop(line.number, None) is None:
            return
        if not any(other.seat == line.seat for other in room.lines.values()):
            self._tell(room, Left(line.seat))
        if not room.lines:
            self._forget_later(room)
        if not any(each.lines for each in self._rooms.values()):
            self._emptied.set()

    # ---- effects ----------------------------------------------------------------------------------------------------

    def _tell(self, room: Room, command: Command) -> None:
        if not room.alive:
            return
        try:
            effects = room.table.handle(command, self._clock())
        except Exception as error:
            log.exception("table is broken", table=room.table.key)
            self._break(room, error)
        else:
            self._carry_out(room, effects)

    def _carry_out(self, room: Room, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Persist):
                self._persist(room, effect)
            elif isinstance(effect, Send):
                room.outgoing.append(effect)
            elif isinstance(effect, SetTimer):
                self._set_timer(room, effect)
            else:
                self._start(self._think(room, effect))
        self._flush(room)

    def _persist(self, room: Room, effect: Persist) -> None:
        closed_at = effect.entry.at if effect.closes else None
        written = self._store.append(room.table.key, room.written, effect.entry, closed_at=closed_at)
        room.written += 1
        future = asyncio.wrap_future(written)
        room.outgoing.append(future)
        future.add_done_callback(lambda done: self._written(room, done))

    def _written(self, room: Room, done: asyncio.Future[None]) -> None:
        if not done.cancelled():
            done.exception()  # looked at: `_flush` deals with the first of a room
            self._flush(room)

    def _flush(self, room: Room) -> None:
        """Send what is due: all that comes before the first entry that is not yet on the disk."""
        while room.alive and room.outgoing:
            first = room.outgoing[0]
            if isinstance(first, Send):
                self._send(room, first)
            elif not first.done():
                return
            else:
                error = first.exception()
                if error is not None:
                    self._break(room, error)
                    return
            room.outgoing.popleft()

    def _send(self, room: Room, send: Send) -> None:
        text = wire.encode(send.message)
        if send.line is not None:
            line = room.lines.get(send.line)
            if line is not None:
                line.greeted = True
                line.send(text)
            return
        for line in room.lines.values():
            if line.seat == send.seat and line.greeted:
                line.send(text)

    def _break(self, room: Room, error: BaseException) -> None:
        """The table in memory is not what the journal tells, as when the disk did not take an entry: it is given up.
        Whoever comes back finds the table as the journal tells it."""
        told = isinstance(error, ServerError)  # any other error may repeat what it choked on
        log.error("table is made again from its journal", table=room.table.key, error=str(error) if told else "")
        self._let_go(room)
        detail = str(error) if told else "the act could not be written"
        for line in room.lines.values():
            line.send(wire.encode(wire.Problem("trouble", detail)))
            line.close(TROUBLE_CODE)

    def _set_timer(self, room: Room, effect: SetTimer) -> None:
        def rang() -> None:
            room.timers.discard(handle)
            self._rang(room, effect.what)

        handle = asyncio.get_running_loop().call_later(max(0.0, effect.at - self._clock()), rang)
        room.timers.add(handle)

    def _rang(self, room: Room, what: Deadline) -> None:
        self._tell(room, what)

    async def _think(self, room: Room, ask: AskBot) -> None:
        game = room.table.match.game
        riddle = Riddle(game.key, game.options.as_dict(), game.players, ask.bot, ask.seed, ask.view, ask.legal)
        said = BotSaid(ask.seat, ask.question, await self._thinker.think(riddle), ask.purpose)
        if self._pauses:
            await asyncio.sleep(pausing.told_at(ask.due, self._clock()) - self._clock())
        self._tell(room, said)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- the end ----------------------------------------------------------------------------------------------------

    @property
    def stopping(self) -> bool:
        """Whether the server goes down, so that nobody new may come."""
        return self._stopping

    async def stop(self) -> None:
        """Tell everybody that the server goes down, and close their lines; wait a moment for them to be gone."""
        self._stopping = True
        lines = [line for room in self._rooms.values() for line in room.lines.values()]
        for line in lines:
            line.send(wire.encode(wire.Problem("stopping", "the server stops; the match is safe, come back soon")))
            line.close(STOPPING_CODE)
        if lines:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._emptied.wait(), STOP_SECONDS)

    async def close(self) -> None:
        """Stop all work, and wait until everything is written."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinker.close()
        for room in list(self._rooms.values()):
            waiting = [future for future in room.outgoing if isinstance(future, asyncio.Future)]
            await asyncio.gather(*waiting, return_exceptions=True)
            self._let_go(room)
        await asyncio.to_thread(self._store.close)


def _unreadable(key: str, reason: str) -> ServerError:
    message = (
        f"the journal of table {key} cannot be read: {reason}. Open a new table; whoever runs this server can put a"
        " copy of the data folder back"
    )
    log.error("table cannot be read", table=key, reason=reason)
    return ServerError("unreadable", message, table=key)


def bot_names(person: str, count: int) -> list[str]:
    """What the bots at a person's table are called: never as the person is."""
    own = person.casefold().split()[:1]
    return list(islice(cycle(name for name in BOT_NAMES if [name.casefold()] != own), count))


def new_match(wanted: wire.NewTable) -> tuple[Match, str | None]:
    """The match that a visitor wishes for, and the name of the preset that it began from. He sits at seat 0.

    Raises:
        GameError, OptionError: there is no such game, preset, option, number of players or bot.
    """
    games.package(wanted.game)  # the name of a game alone: its preset has a field of its own
    key, preset = games.preset(f"{wanted.game}/{wanted.preset}" if wanted.preset else wanted.game)
    package = games.package(key)
    game = package.Game(preset.options.changed(wanted.options), wanted.players or preset.players)
    if wanted.bot not in bots.names(key):
        raise GameError(f"there is no bot {wanted.bot!r} for {key}; there are {', '.join(bots.names(key))}")
    named = next((name for name, each in package.PRESETS.items() if each == preset), None)
    name = "".join(sign for sign in wanted.name if sign.isprintable()).strip() or "Você"
    seats = [Sitter(name)]
    seats += [Sitter(bot, wanted.bot) for bot in bot_names(name, game.players - 1)]
    dealer = Dealer()
    first: Seat = dealer.first(game.players)
    return Match(game, dealer, first_dealer=first, seats=seats, preset=f"{key}/{named}" if named else ""), named
