"""The browser client: its page, and the files that the page asks for."""

from __future__ import annotations

import asyncio
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from carteado import resources
from carteado.server import packing
from carteado.server.packing import Content

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""

TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

PACKED = {"gzip": ".gz", "br": ".br"}
"""The packed forms of a file that may lie beside it, the smallest last, and how their names end."""

NOT_BUILT = """<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><title>Carteado</title>
<h1>Carteado</h1>
<p>O servidor está de pé, mas o cliente do navegador ainda não foi construído. Rode <code>make client</code>
na pasta do projeto e recarregue esta página.</p>
<p lang="en">The server is up, but the browser client has not been built. Run <code>make client</code>
in the folder of the project, and reload this page.</p>
</html>
"""


@get(["/", "/mesa", "/mesa/{rest:path}", "/galeria"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one page of the client: it shows what its address says."""
    return await _page(request)


@get("/{name:path}")
async def client_file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file that the page asks for. A person who comes to an address that does not exist gets the page, which says so
    in his language; a program gets an error that it can read."""
    folder = resources.client().resolve()
    path = folder
    try:
        path = (folder / name.lstrip("/")).resolve()
        found = path.is_relative_to(folder) and path.is_file() and path.suffix not in PACKED.values()
    except (OSError, ValueError):  # no file can have such a name
        found = False
    if not found:
        if _from_person(request):
            return await _page(request, status=404)
        raise NotFoundException("there is nothing at this address")
    return await _file(request, path, FOREVER if path.parent.name == "assets" else "no-cache")


def _from_person(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser asks for a page to show, and not a program or a page for a part of it."""
    return not request.url.path.startswith(("/api/", "/ws/")) and "text/html" in request.headers.get("accept", "")


async def _page(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    index = resources.client() / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
    if status == 200:
        return await _file(request, index, "no-cache")
    content = await asyncio.to_thread(index.read_bytes)
    return Response(content, status_code=status, media_type="text/html", headers={"Cache-Control": "no-store"})


async def _file(request: Request[Any, Any, Any], path: Path, keep: str) -> Response[bytes]:
    content = await asyncio.to_thread(_read, path)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return packing.send(request, content, kind, keep)


def _read(path: Path) -> Content:
    """A file with its packed forms, which the build has put beside it; read again when it has changed."""
    stat = path.stat()
    return _read_once(path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=256)
def _read_once(path: Path, _changed: int, _size: int) -> Content:
    beside = {name: path.with_name(path.name + end) for name, end in PACKED.items()}
    return Content.of(path.read_bytes(), **{name: each.read_bytes() for name, each in beside.items() if each.is_file()})
