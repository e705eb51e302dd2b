"""How texts are sent: packed as the client takes it, and not again if the client has them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from litestar import Request, Response

PLAIN = "identity"
"""The name of what is not packed, as HTTP has it."""

WORTH = 500
"""A text of fewer bytes is sent as it is."""


@dataclass(frozen=True, slots=True)
class Content:
    """Something to be sent, plain and in other packings, by their names in HTTP; the smallest last."""

    tag: str
    forms: Mapping[str, bytes]

    @classmethod
    def of(cls, plain: bytes, **packed: bytes) -> Content:
        """From its plain form, and those that there are besides."""
        return cls(hashlib.sha256(plain).hexdigest()[:32], {PLAIN: plain, **packed})


@lru_cache(maxsize=64)
def text(content: str | bytes) -> Content:
    """A text that many are sent, packed once."""
    plain = content.encode() if isinstance(content, str) else content
    return Content.of(plain, gzip=gzip.compress(plain, mtime=0)) if len(plain) >= WORTH else Content.of(plain)


def form(accepted: str, content: Content) -> str:
    """The smallest form among those that a client likes best (Accept-Encoding)."""
    likes = _likes(accepted)
    others = likes.get("*", 0.0)
    weights = {name: likes.get(name, others) for name in content.forms}
    weights[PLAIN] = likes.get(PLAIN, likes.get("*", 0.001))  # not named: less dear than any that is
    best = max(weights.values())
    return next((name for name in reversed(list(content.forms)) if weights[name] == best > 0), PLAIN)


def _likes(accepted: str) -> dict[str, float]:
    """How dear each packing is to a client, from 0 (not taken) to 1."""
    likes: dict[str, float] = {}
    for each in accepted.lower().split(","):
        name, *words = (word.strip() for word in each.split(";"))
        weight = next((word.removeprefix("q=") for word in words if word.startswith("q=")), "1")
        try:
            likes[name] = min(1.0, max(0.0, float(weight)))
        except ValueError:
            likes[name] = 0.0
    return likes


def send(request: Request[Any, Any, Any], content: Content, kind: str, keep: str) -> Response[bytes]:
    """The answer to a request: in the form that it takes, or that it is still what the client has."""
    headers = {"Cache-Control": keep}
    chosen = PLAIN
    if len(content.forms) > 1:
        headers["Vary"] = "Accept-Encoding"
        chosen = form(request.headers.get("accept-encoding", ""), content)
    tag = headers["ETag"] = f'"{content.tag}"' if chosen == PLAIN else f'"{content.tag}-{chosen}"'
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(b"", status_code=304, headers=headers)
    if chosen != PLAIN:
        headers["Content-Encoding"] = chosen
    return Response(content.forms[chosen], media_type=kind, headers=headers)
