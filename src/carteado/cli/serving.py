"""`carteado serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path

from carteado.cli.asking import UsageError
from carteado.server import app
from carteado.server.trouble import ServerError


def serve(host: str, port: int | None, data: Path | None, *, open_browser: bool) -> int:
    """Serve until stopped.

    Raises:
        UsageError: the port is busy or cannot be, or the folder cannot be used.
    """
    if port is not None and not 0 <= port <= 65535:
        raise UsageError(f"--port wants a number from 0 to 65535, not {port}")
    try:
        app.serve(host=host, port=port, data=data, open_browser=open_browser)
    except ServerError as error:
        raise UsageError(str(error)) from error
    return 0
