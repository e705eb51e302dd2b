"""The real server, in a process of its own, on a folder of its own; and its bots' process, which can be held up."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread

from playwright.sync_api import BrowserContext

from carteado.server.guest import COOKIE, KEY_BYTES, Guests
from carteado.server.house import GUEST_KEY
from carteado.server.store import SqliteStore, TableRow
from tests.e2e.story import Story

PATIENCE = 60.0
"""How many seconds a process may take to come up or to go, on a machine that is busy."""


class House:
    """A server on a folder whose tables were played beforehand, each by a visitor of its own."""

    def __init__(self, folder: Path, stories: Iterable[Story] = (), *, source: Path | None = None) -> None:
        """`source`: a folder with another copy of the package, which is run in place of the installed one."""
        self.folder = folder
        self._source = source
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None
        self._tables: dict[str, list[tuple[str, str]]] = {}
        self._keep(stories)

    def _keep(self, stories: Iterable[Story]) -> None:
        store = SqliteStore(self.folder)
        try:
            guests = Guests(store.setting(GUEST_KEY, lambda: bytes(KEY_BYTES)))
            for story in stories:
                told = self._tables.setdefault(story.name, [])
                key, guest = f"{story.name}-{len(told)}", f"guest-{story.name}-{len(told)}"
                first, *rest = story.entries
                row = TableRow(key, guest, story.match.game.key, story.match.dealer.secret, first.at)
                writings = [store.create(row, first)]
                writings += [store.append(key, seq, entry) for seq, entry in enumerate(rest, 1)]
                for writing in writings:
                    writing.result()
                told.append((key, guests.sign(guest)))
        finally:
            store.close()

    # ---- the process ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the server, and wait until it says where it is."""
        carteado = Path(sys.executable).with_name("carteado")
        command = [str(carteado), "serve", "--port", str(self.port), "--data", str(self.folder)]
        environment = {**os.environ, "PYTHONPATH": str(self._source)} if self._source else None
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
        )
        said: Queue[str] = Queue()
        stdout = self._process.stdout
        assert stdout is not None
        Thread(target=lambda: said.put(stdout.readline()), daemon=True).start()
        assert self.address in said.get(timeout=PATIENCE)

    def stop(self) -> None:
        """Stop it as Ctrl-C does, and see that it ends well."""
        assert self._end(signal.SIGINT) == 0

    def kill(self) -> None:
        """End it at once, without a word."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(how)
        status = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return status

    @contextmanager
    def running(self) -> Iterator[House]:
        """Run the server for a while."""
        self.start()
        try:
            yield self
        finally:
            if self._process is not None:
                self.stop()

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """Hold the server up: what is sent to it waits."""
        assert self._process is not None
        with _asleep(self._process.pid):
            yield

    @contextmanager
    def bots_asleep(self) -> Iterator[None]:
        """Hold up the process in which the bots think, so that it is a bot's turn for as long as is wanted."""
        assert self._process is not None
        (worker,) = _children(self._process.pid, "spawn_main")
        with _asleep(worker):
            yield

    # ---- visitors ---------------------------------------------------------------------------------------------------

    def seat(self, context: BrowserContext, story: str) -> str:
        """Make this browser the visitor who played a story so far; the address of his table. Every call, another."""
        assert self._tables.get(story), f"{story} was not told, or all its tables are taken"
        key, cookie = self._tables[story].pop(0)
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": self.address}])
        return f"{self.address}/mesa/{key}"


@contextmanager
def _asleep(process: int) -> Iterator[None]:
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def _children(parent: int, word: str) -> list[int]:
    """The processes that this one started with a word in their command."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
                command = (folder / "cmdline").read_bytes().decode()
            except OSError:
                continue  # it has ended
            if int(stat.rpartition(")")[2].split()[1]) == parent and word in command:
                found.append(int(folder.name))
    return found


def _free_port() -> int:
    """A port that nobody has: the server comes back to it when it is started again."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
