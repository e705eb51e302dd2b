"""One server for all tests of a module that do it no harm."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Protocol

import httpx
import pytest

from tests.server.live import Server, browser, serving


class Visit(Protocol):
    """Opens a browser."""

    def __call__(self, cookie: str | None = None) -> httpx.Client: ...


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def visit(server: Server) -> Iterator[Visit]:
    """Open a visitor's browser, with a cookie or without."""
    with ExitStack() as stack:
        yield lambda cookie=None: stack.enter_context(browser(server, cookie))


@pytest.fixture
def client(visit: Visit) -> httpx.Client:
    """The browser of a new visitor."""
    return visit(None)
