"""What stands before the application: whether a request names this server, and whether it comes in time."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar.types import HTTPReceiveMessage, Receive, Scope
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

HEADER_SECONDS = 15.0
"""How long a client may take to say what it asks for."""

BODY_SECONDS = 30.0
"""How long it may take for all that it sends."""

VARIABLE = "CARTEADO_HOSTS"
"""More names of this server, separated by commas: those that a proxy passes on."""


def names(host: str) -> frozenset[str]:
    """The names that this server answers to, besides addresses: a page on a name that somebody points here, to act for
    who looks at it (DNS rebinding), is none of ours."""
    machine = socket.gethostname().lower()
    more = os.environ.get(VARIABLE, "").lower().split(",")
    return frozenset({"localhost", host.lower(), machine, f"{machine}.local", *(name.strip() for name in more)} - {""})


def is_ours(scope: Scope, ours: frozenset[str]) -> bool:
    """Whether a request is for this server, by the host that it names."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if len(hosts) != 1:
        return False
    try:
        host = (urlsplit(f"//{hosts[0].decode('ascii')}").hostname or "").rstrip(".")
        if host not in ours:
            ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class LateError(Exception):
    """A request did not come in time, or the server stops before it is whole."""


class Body:
    """The body of a request: read whole before the application is asked, as far as the longest goes that it takes."""

    def __init__(self, receive: Receive, most: int, stopping: asyncio.Event) -> None:
        self._receive = receive
        self._most = most
        self._stopping = stopping
        self._messages: list[HTTPReceiveMessage] = []

    async def read(self) -> None:
        """Wait for it.

        Raises:
            LateError: it did not come in time.
        """
        reading = asyncio.create_task(self._read())
        stopping = asyncio.create_task(self._stopping.wait())
        tasks: set[asyncio.Task[Any]] = {reading, stopping}
        await asyncio.wait(tasks, timeout=BODY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        late = not reading.done()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if late:
            raise LateError
        reading.result()

    async def _read(self) -> None:
        size = 0
        while size <= self._most:
            message: Any = await self._receive()
            self._messages.append(message)
            size += len(message.get("body", b""))
            if message["type"] != "http.request" or not message.get("more_body", False):
                return

    async def receive(self) -> Any:  # noqa: ANN401 - as ASGI has it
        """What was read; and after it whatever comes."""
        return self._messages.pop(0) if self._messages else await self._receive()


class Protocol(H11Protocol):
    """HTTP/1.1, with clients that must say what they ask for in good time."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """A client is there."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """It said something."""
        super().data_received(data)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """Let the time run while a request is not whole."""
        if not self._idle():
            self._stop_waiting()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(HEADER_SECONDS, self._too_late)

    def _idle(self) -> bool:
        """Whether no request is being answered."""
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None until the first one, whatever its type says
        return cycle is None or cycle.response_complete

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if self._idle() and self.transport.get_protocol() is self:  # else it is a socket by now
            self.transport.close()


REFUSAL: Final = "this server does not go by that name; open it by its address, or list the name in CARTEADO_HOSTS"
LATE: Final = "the request took too long; send it again"
