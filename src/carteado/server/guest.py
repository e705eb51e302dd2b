"""Visitors without an account: a name in a cookie, signed so that nobody makes up another's."""

from __future__ import annotations

import hmac
import secrets

COOKIE = "carteado_guest"
KEY_BYTES = 32


class Guests:
    """Gives out names, and knows those that it gave out."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """A name that nobody had before."""
        return secrets.token_urlsafe(16)

    def sign(self, name: str) -> str:
        """The cookie for a name."""
        return f"{name}.{self._seal(name)}"

    def read(self, cookie: str | None) -> str | None:
        """The name in a cookie, or None if it is not one of ours."""
        name, _, seal = (cookie or "").rpartition(".")
        return name if name and hmac.compare_digest(seal.encode(), self._seal(name).encode()) else None

    def _seal(self, name: str) -> str:
        return hmac.digest(self._key, f"guest {name}".encode(), "sha256").hex()
