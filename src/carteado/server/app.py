"""The application, and the process that serves it."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, cast

import msgspec
import uvicorn
from litestar import Litestar
from litestar.enums import HttpMethod, ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from carteado.server import gate, log, wire
from carteado.server.database import data_folder
from carteado.server.endpoints import ENDPOINTS, ERRORS, RECORD_SIZE
from carteado.server.house import House
from carteado.server.line import NOT_SEATED_CODE
from carteado.server.pages import client_file, page
from carteado.server.sockets import table_socket
from carteado.server.store import SqliteStore, Store
from carteado.server.thinking import Thinker, Workers
from carteado.server.trouble import ServerError

PORT = 8000
"""The port that is tried first when none was asked for."""
PORTS = 20
"""How many are tried."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Application:
    """The application that keeps its tables in this store; it closes both when it ends.

    Its every answer carries the headers that keep browsers safe.

    Raises (when made):
        ServerError: the store cannot be used.
    """

    def __init__(self, store: Store, thinker: Thinker, host: str = "localhost") -> None:
        self.house = House.open(store, thinker)
        self._app = Litestar(
            route_handlers=[*ENDPOINTS, table_socket, page, client_file],
            exception_handlers=ERRORS,
            lifespan=[self._lifespan],
            openapi_config=None,
        )
        self._names = gate.names(host)
        self._stopping = asyncio.Event()
        self._headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, as ASGI has it."""

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        kind = cast("str", scope["type"])  # the life of the application comes this way as well
        if kind == "lifespan":
            await self._app(scope, receive, send)
        elif not gate.is_ours(scope, self._names):
            await _refuse(scope, receive, send_secured, 421, wire.ErrorText("wrong_host", gate.REFUSAL))
        elif kind == "http":
            await self._answer(cast("HTTPScope", scope), receive, send_secured)
        else:
            await self._app(scope, receive, send_secured)

    async def stop(self) -> None:
        """Take leave of the players, and wait for no request that is not whole."""
        self._stopping.set()
        await self.house.hub.stop()

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        body = gate.Body(receive, RECORD_SIZE, self._stopping)
        try:
            await body.read()
        except gate.LateError:
            await _refuse(scope, receive, send, 408, wire.ErrorText("too_late", gate.LATE))
            return
        if scope["method"] == "HEAD":  # what GET would answer; the server leaves the body away
            scope = {**scope, "method": HttpMethod.GET}
        await self._app(scope, body.receive, send)

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncGenerator[None, None]:
        app.state["house"] = self.house
        try:
            yield
        finally:
            await self.house.hub.close()


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, error: wire.ErrorText) -> None:
    """Turn a request away; a socket is not opened."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": NOT_SEATED_CODE, "reason": None})
        return
    body = msgspec.json.encode(error)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# ---- the process ----------------------------------------------------------------------------------------------------


class _Server(uvicorn.Server):
    """Says where it is once it is up, and takes leave of its players before it goes down."""

    def __init__(self, config: uvicorn.Config, app: Application, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Come up."""
        await super().startup(sockets)
        if self.started:
            self._up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Go down."""
        await self._app.stop()
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = False,
    announce: Callable[[str], None] = lambda address: print(f"Carteado: {address}", flush=True),  # noqa: T201 - to a person
) -> None:
    """Serve tables until SIGINT or SIGTERM. `announce` is told the address once the server is up.

    `port`: None for the first free one from 8000 on. `data`: the folder of the data; None for that of CARTEADO_DATA,
    or the usual place of this system.

    Raises:
        ServerError: the port is busy, or the data cannot be used; the text says what to do. Nothing was changed.
    """
    log.set_up()
    listener = bind(host, port)
    with listener:
        store = SqliteStore(data_folder(data))
        try:
            app = Application(store, Workers(), host)
        except ServerError:
            store.close()
            raise
        address = _address(host, listener.getsockname()[1])

        def up() -> None:
            announce(address)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        config = uvicorn.Config(
            app,
            http=gate.Protocol,
            ws="websockets-sansio",
            ws_max_size=4 * wire.SIZE,
            ws_per_message_deflate=False,
            log_config=log.libraries(),
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        _run(_Server(config, app, up), listener)


def _run(server: uvicorn.Server, listener: socket.socket) -> None:
    """Run until a signal ends it. One that was asked to stop, and did, ends well: the signal is not raised again."""
    before = {each: signal.signal(each, lambda *_: None) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run(sockets=[listener])
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


FOREIGN: Final = frozenset({errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL})
"""What a system answers to an address or a name that is not this machine's."""


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens on the port, or on the first free one from 8000 on.

    Raises:
        ServerError: the port is busy, or may not be used.
    """
    wanted = range(PORT, PORT + PORTS) if port is None else (port,)
    for each in wanted:
        try:
            return _listen(host, each)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                other = (
                    "name an address of this machine with --host"
                    if error.errno in FOREIGN
                    else "choose another with --port"
                )
                message = f"cannot listen on {host}, port {each} ({error.strerror or error}); {other}"
                raise ServerError("port_refused", message, host=host, port=each) from error
    numbers = f"port {port} is" if port is not None else f"ports {PORT} to {PORT + PORTS - 1} are"
    message = f"{numbers} busy: another program uses it; stop that one, or choose another port with --port"
    raise ServerError("port_busy", message, host=host, port=wanted[0])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if not 0 <= port <= 65535:
        raise OSError(errno.EINVAL, "ports go from 0 to 65535")
    return socket.create_server((host, port), family=family, backlog=2048)


def _address(host: str, port: int) -> str:
    """The address to open on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 - read
    return f"http://{name}:{port}/"
