"""Clients that begin to ask and never end are not waited for."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from carteado.server import wire
from tests.server.live import WAIT, Server, Snapshot, sitting
from tests.server.test_socket import sit_down

HURRY = "from carteado.server import gate; gate.HEADER_SECONDS = gate.BODY_SECONDS = 0.3"
HOST = b"Host: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), before=HURRY)
    yield server
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("sent", "heard"),
    [
        (b"", b""),
        (b"GET / HT", b""),
        (b"GET /healthz HTTP/1.1\r\n" + HOST, b""),
        (b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\nGET /hea", b"HTTP/1.1 200"),
        (b"POST /api/verify HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n{", b"HTTP/1.1 408"),
        (b"POST /api/verify HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{", b"HTTP/1.1 408"),
    ],
)
def test_half_a_request(hasty: Server, sent: bytes, heard: bytes) -> None:
    port = int(hasty.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=WAIT) as line:
        line.sendall(sent)
        told = b""
        while more := line.recv(1000):
            told += more
    assert told.startswith(heard) if heard else not told


def test_a_socket_may_be_silent(hasty: Server) -> None:
    with sitting(hasty, *sit_down(hasty)) as tab:
        test_half_a_request(hasty, b"GET", b"")  # as long as that takes
        tab.say(wire.Hello())
        assert isinstance(tab.hear(), Snapshot)
