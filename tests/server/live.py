"""A server in a process of its own, and players who sit down at it."""

from __future__ import annotations

import hashlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from carteado.games.truco.view import TrucoView
from carteado.server import wire
from carteado.server.database import FILE
from carteado.server.guest import COOKIE
from carteado.views import Event, follow
from tests.simulation.client import quiet
from tests.simulation.leaks import cards_within

CODE = """
import sys
from pathlib import Path
from carteado.server.app import serve
from carteado.server.trouble import ServerError

if __name__ == "__main__":
    try:
        serve(port=int(sys.argv[2]) if sys.argv[2] else None, data=Path(sys.argv[1]))
    except ServerError as error:
        sys.exit(f"{error.code}: {error}")
"""

WAIT = 60.0
"""Seconds after which a test gives up on an answer."""


class Snapshot(wire.Message, frozen=True, tag="snapshot"):
    """A snapshot whose view is Truco's, as a client reads it."""

    version: int
    table: wire.TableInfo
    view: TrucoView
    question: int
    controls: list[wire.Control]
    past: list[Event]


FromTable = (
    Snapshot
    | wire.Update
    | wire.Shuffle
    | wire.Advice
    | wire.Asking
    | wire.Accepted
    | wire.Refused
    | wire.Finished
    | wire.Problem
    | wire.Pong
)


class Server:
    """A running server. `kill` ends it as a power cut would."""

    def __init__(self, folder: Path, port: int | None = 0, before: str = "") -> None:
        """`before`: what is done in the process before the server starts."""
        command = [sys.executable, "-c", f"{before}\n{CODE}", str(folder), "" if port is None else str(port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said:
            _, errors = self.process.communicate()
            raise AssertionError(errors)
        self.address = said.split()[1].rstrip("/")
        self.folder = folder

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """Ask it to end; its exit status. Nothing may have gone wrong."""
        errors = self.end()
        assert "Traceback" not in errors, errors
        return self.process.returncode

    def end(self) -> str:
        """Ask it to end; all that it logged."""
        self.process.terminate()
        return self._ended()

    def _ended(self) -> str:
        _, errors = self.process.communicate(timeout=WAIT)
        return errors


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def browser(server: Server, cookie: str | None = None) -> httpx.Client:
    """What a visitor's browser is for HTTP."""
    cookies = {COOKIE: cookie} if cookie else None
    hooks = {"response": [lambda response: spy(server.folder, response)]}
    return httpx.Client(base_url=server.address, cookies=cookies, timeout=WAIT, event_hooks=hooks)


def spy(folder: Path, response: httpx.Response) -> None:
    """No answer tells the secret of a match that goes on, and none about a table tells a card of it."""
    body = response.read()
    with closing(sqlite3.connect(f"{(folder / FILE).as_uri()}?mode=ro", uri=True)) as database:
        secrets = database.execute("SELECT id, secret FROM tables WHERE finished IS NULL").fetchall()
    path = response.request.url.path
    for table, secret in secrets:
        assert not isinstance(secret, bytes) or not secret or secret.hex().encode() not in body, path
        assert table not in path or not set(cards_within(body.decode())), path
    if path.startswith("/api/tables") and not path.endswith("/record"):
        assert not set(cards_within(body.decode())), path


@contextmanager
def sitting(server: Server, table: str, cookie: str | None, *, origin: str | None = None) -> Iterator[Tab]:
    """A line to a table, as long as it is needed."""
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    if origin:
        headers["Origin"] = origin
    address = f"{server.address.replace('http', 'ws', 1)}/ws/{table}"
    with connect(address, additional_headers=headers, compression=None) as socket:
        yield Tab(socket)


class Tab:
    """A tab of a browser that has a line to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, message: wire.FromClient | str | bytes) -> None:
        if not isinstance(message, str | bytes):
            message = msgspec.json.encode(message).decode()
        self.socket.send(message)

    def hear(self) -> FromTable:
        text = self.socket.recv(timeout=WAIT)
        message = msgspec.json.decode(text, type=FromTable)
        if isinstance(message, wire.Problem):
            assert not set(cards_within(message.detail)), text
        return message

    def hear_until(self, kind: type[wire.Message]) -> list[FromTable]:
        """All messages up to the first of this kind."""
        heard = [self.hear()]
        while not isinstance(heard[-1], kind):
            heard.append(self.hear())
        return heard


class Player:
    """Somebody who plays a whole match by a script: what he does follows from what he sees."""

    def __init__(self, table: str, cookie: str, told: Callable[[], None] = lambda: None) -> None:
        """`told` is called when an act is acknowledged that was not before."""
        self.table = table
        self.cookie = cookie
        self.told = told
        self.seen: int | None = None
        self.view: TrucoView | None = None
        self.pending: wire.Act | wire.Allow | None = None
        self.acts = 0
        self.acknowledged: dict[str, int] = {}

    def play(self, server: Server, stop: Callable[[int], bool] = lambda _: False) -> wire.Finished | None:
        """Play on until the match is over, or until `stop` says so of the number of an act that was just sent."""
        with sitting(server, self.table, self.cookie) as tab:
            tab.say(wire.Hello(self.seen))
            if self.pending is not None:
                tab.say(self.pending)
            while True:
                message = tab.hear()
                if isinstance(message, wire.Finished):
                    return message
                act = self._hear(tab, message)
                if act is not None:
                    self.pending = act
                    tab.say(act)
                    if stop(self.acts):
                        return None

    def _hear(self, tab: Tab, message: FromTable) -> wire.Act | wire.Allow | None:
        if isinstance(message, wire.Shuffle):
            share = hashlib.sha256(f"{message.deal}".encode()).hexdigest()
            tab.say(wire.Entropy(message.deal, share, int(share[:2], 16) % message.pack if message.cuts else 0))
        elif isinstance(message, wire.Accepted):
            if self.acknowledged.setdefault(message.id, message.version) != message.version:
                raise AssertionError((message, "the second answer differs from the first"))
            self.told()
        elif isinstance(message, Snapshot):
            self.seen, self.view = message.version, message.view
            return self._act(message.question, message.controls)
        elif isinstance(message, wire.Update):
            assert self.seen is not None
            assert self.view is not None
            if message.version > self.seen:
                assert message.version == self.seen + 1, "a version is missing"
                self.seen, self.view = message.version, follow(self.view, message.events)
                return self._act(message.question, message.controls)
        elif isinstance(message, wire.Asking):
            return self._allow(tab, message)
        elif not isinstance(message, wire.Advice):
            assert isinstance(message, wire.Problem)
            assert message.code == "stale_question"
        return None

    def _allow(self, tab: Tab, asking: wire.Asking) -> wire.Allow | None:
        """The word to a bot that asks. If it asks again, as after a restart, the same word again."""
        allow = wire.Allow(f"q{asking.question}", asking.question, asking.seat, yes=asking.question % 2 == 0)
        if self.pending is not None and self.pending.id == allow.id:
            tab.say(allow)
            return None
        self.acts += 1
        return allow

    def _act(self, question: int, controls: list[wire.Control]) -> wire.Act | None:
        """The act for a question; one for each, by name, so that a second thought is the same act."""
        legal = [control.action for control in controls if control.legal]
        name = f"q{question}"
        if not legal or (self.pending is not None and self.pending.id == name):
            return None
        seen = msgspec.json.encode(self.view)  # a view that was followed holds plain records
        action = quiet(legal, int.from_bytes(hashlib.sha256(seen).digest()[:8], "big"))
        if action is None:
            return None
        self.acts += 1
        return wire.Act(name, question, action)
