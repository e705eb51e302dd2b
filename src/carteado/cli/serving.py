"""`carteado serve`: the table in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from carteado.cli.asking import UsageError
from carteado.server import app
from carteado.server.trouble import ServerError

HOST: Final = re.compile(r"[0-9A-Za-z_:%-]{1,63}(\.[0-9A-Za-z_:%-]{1,63}){0,7}")
"""What an address or a name looks like; an empty one would answer every address there is."""


def serve(host: str, port: int | None, data: Path | None, *, open_browser: bool) -> int:
    """Serve until stopped.

    Raises:
        UsageError: the port is busy or cannot be, or the folder cannot be used.
    """
    if port is not None and not 0 <= port <= 65535:
        raise UsageError(f"--port wants a number from 0 to 65535, not {port}")
    if not HOST.fullmatch(host):
        raise UsageError(f"--host wants an address or a name of this machine, like 127.0.0.1, not {host[:40]!r}")
    try:
        app.serve(host=host, port=port, data=data, open_browser=open_browser)
    except ServerError as error:
        raise UsageError(str(error)) from error
    return 0
