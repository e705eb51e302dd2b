"""The socket between a table and a tab of the browser: one task reads it, and one, the only one, writes it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from carteado.server import wire
from carteado.server.house import from_elsewhere, guest_of, house_of
from carteado.server.hub import Hub, NoSuchTableError, NotSeatedError
from carteado.server.line import NO_SUCH_TABLE_CODE, NOT_SEATED_CODE, STOPPING_CODE, TROUBLE_CODE, Line
from carteado.server.trouble import ServerError

BURST = 100
"""How many messages a client may send at once."""
PER_SECOND = 50.0
"""How many it may send in a second, in the long run."""
LAST_WORDS_SECONDS = 2.0
"""How long a client that does not read is waited for, until its line is cut."""

AnySocket = WebSocket[Any, Any, Any]

GONE = (OSError, WebSocketException, RuntimeError)
"""How it is told that a client is no longer there."""


class Throttle:
    """Lets through a burst, and after it so many messages a second."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left = float(BURST)
        self._last = clock()

    def allows(self) -> bool:
        """Whether one more message may pass now."""
        now = self._clock()
        self._left = min(float(BURST), self._left + (now - self._last) * PER_SECOND)
        self._last = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


@websocket("/ws/{key:str}")
async def table_socket(socket: AnySocket, key: str) -> None:
    """One tab at one table, as long as it stays."""
    if from_elsewhere(socket):
        await socket.close(NOT_SEATED_CODE)
        return
    await socket.accept()
    hub = house_of(socket).hub
    try:
        if hub.stopping:
            await _turn_away(socket, "stopping", "the server stops; come back soon", STOPPING_CODE)
            return
        line = await hub.connect(key, guest_of(socket))
    except NoSuchTableError:
        await _turn_away(socket, "no_such_table", "there is no such table", NO_SUCH_TABLE_CODE)
    except NotSeatedError:
        await _turn_away(socket, "not_seated", "you have no seat at this table", NOT_SEATED_CODE)
    except ServerError as error:
        await _turn_away(socket, "trouble", str(error), TROUBLE_CODE)
    else:
        await _serve(socket, hub, line)


async def _turn_away(socket: AnySocket, code: wire.ProblemCode, detail: str, close: int) -> None:
    with contextlib.suppress(*GONE):
        await socket.send_text(wire.encode(wire.Problem(code, detail)))
        await socket.close(close)


async def _serve(socket: AnySocket, hub: Hub, line: Line) -> None:
    reader = asyncio.create_task(_read(socket, hub, line))
    writer = asyncio.create_task(_write(socket, line))
    slow = asyncio.create_task(line.overflowed.wait())
    tasks: set[asyncio.Task[Any]] = {reader, writer, slow}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if slow.done():
            await asyncio.wait({writer}, timeout=LAST_WORDS_SECONDS)
    finally:
        hub.disconnect(line)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read(socket: AnySocket, hub: Hub, line: Line) -> None:
    """Hand on what the client says; answer what cannot be handed on."""
    throttle = Throttle(asyncio.get_running_loop().time)
    greeted = False
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if not throttle.allows():
            line.send(wire.encode(wire.Problem("too_fast", f"at most {PER_SECOND:.0f} messages a second")))
            continue
        try:
            message = wire.decode(_text(event))
        except wire.MalformedError as error:
            line.send(wire.encode(wire.Problem("bad_message", str(error))))
            continue
        if not greeted and not isinstance(message, wire.Hello):
            line.send(wire.encode(wire.Problem("bad_message", "the first message of a connection is a hello")))
            continue
        greeted = True
        hub.heard(line, message)


def _text(event: Any) -> str:  # noqa: ANN401 - as Litestar hands it over
    """The text of a message.

    Raises:
        MalformedError: it is not text.
    """
    text = event.get("text")
    if not isinstance(text, str):
        raise wire.MalformedError("messages are text")
    return text


async def _write(socket: AnySocket, line: Line) -> None:
    """Send what waits, in order."""
    with contextlib.suppress(*GONE):
        while True:
            item = await line.next()
            if isinstance(item, int):
                await socket.close(item)
                return
            await socket.send_text(item)
