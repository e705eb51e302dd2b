"""What every part of the application needs: the tables, and who the visitors are."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from carteado.server.guest import COOKIE, KEY_BYTES, Guests
from carteado.server.hub import Hub
from carteado.server.store import Store
from carteado.server.thinking import Thinker

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket, as Litestar types it: what it carries besides is not ours."""

GUEST_KEY = "guest_key"


@dataclass(frozen=True, slots=True)
class House:
    """One running server."""

    hub: Hub
    guests: Guests

    @classmethod
    def open(cls, store: Store, thinker: Thinker) -> House:
        """The house that keeps its tables in this store; the key of its cookies lies there too."""
        key = store.setting(GUEST_KEY, lambda: secrets.token_bytes(KEY_BYTES))
        return cls(Hub(store, thinker), Guests(key))


def house_of(connection: Connection) -> House:
    """The house that a request came to."""
    return cast("House", connection.app.state["house"])


def guest_of(connection: Connection) -> str | None:
    """The visitor that a request comes from, if he was here before."""
    return house_of(connection).guests.read(connection.cookies.get(COOKIE))


def from_elsewhere(connection: Connection) -> bool:
    """Whether a page of another site sent this. Browsers name the site; programs that name none are not fooled."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
