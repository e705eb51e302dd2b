"""Where bots think: processes of their own, so that a slow one holds up nobody and a broken one takes nothing down.

Each worker is an executor of one process: when a bot does not come to an end, its process is killed and made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Protocol

import structlog

from carteado import bots, games
from carteado.core import Action, Game
from carteado.options import OptionValue
from carteado.views import View

DECISION_SECONDS = 5.0
"""How long a bot may think."""

START_SECONDS = 60.0
"""How long a worker may take to come up, on a machine that is busy."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Riddle:
    """What a bot is asked: all that it needs, and nothing that its seat does not know."""

    game: str
    options: Mapping[str, OptionValue]
    players: int
    bot: str
    seed: int
    view: View
    legal: tuple[Action, ...]


class Thinker(Protocol):
    """Whoever lets bots think."""

    async def think(self, riddle: Riddle) -> Action | None:
        """The bot's choice, or None if it has failed or was too slow. Never raises."""
        ...

    def close(self) -> None:
        """Stop all thinking."""
        ...


@functools.lru_cache(maxsize=64)
def _game(key: str, options: tuple[tuple[str, OptionValue], ...], players: int) -> Game:
    package = games.package(key)
    return package.Game(package.Options().changed(dict(options)), players)


def choose(riddle: Riddle) -> Action:
    """The bot's choice. A bot is made anew for each riddle: the same seed chooses the same, whatever came before."""
    game = _game(riddle.game, tuple(riddle.options.items()), riddle.players)
    return bots.make(game, riddle.bot, riddle.seed).choose(riddle.view, riddle.legal)


def _born() -> None:
    """The beginning of a worker's life: it leaves Ctrl-C to its parent, and dies with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent,), daemon=True).start()


def _die_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


class Worker:
    """One process that thinks about one riddle at a time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None

    async def think(self, riddle: Riddle) -> Action | None:
        """See `Thinker.think`."""
        try:
            executor = await self._ready()
            return await asyncio.wait_for(asyncio.wrap_future(executor.submit(choose, riddle)), self._seconds)
        except TimeoutError:
            log.warning("bot too slow", bot=riddle.bot, game=riddle.game, seconds=self._seconds)
            self.kill()
        except BrokenExecutor:
            log.warning("bot died", bot=riddle.bot, game=riddle.game)
            self.kill()
        except Exception:
            log.exception("bot failed", bot=riddle.bot, game=riddle.game)
        return None

    async def _ready(self) -> ProcessPoolExecutor:
        """The process, up and running: its start is not counted as thinking."""
        if self._executor is None or self._pid is None:
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(max_workers=1, mp_context=spawn, initializer=_born)
            pid = asyncio.wrap_future(self._executor.submit(os.getpid))
            self._pid = await asyncio.wait_for(pid, START_SECONDS)
        return self._executor

    def kill(self) -> None:
        """End the process; the next riddle gets a new one."""
        executor, self._executor = self._executor, None
        pid, self._pid = self._pid, None
        if pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


class Workers:
    """Bots think in `count` processes, each decision for so many seconds at most."""

    def __init__(self, count: int = 1, seconds: float = DECISION_SECONDS) -> None:
        self._all = [Worker(seconds) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, riddle: Riddle) -> Action | None:
        """See `Thinker.think`."""
        worker = await self._free.get()
        try:
            return await worker.think(riddle)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """See `Thinker.close`."""
        for worker in self._all:
            worker.kill()
