"""`carteado serve`: the table in the browser."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Protocol, cast

from carteado.cli.asking import UsageError


class _App(Protocol):
    def serve(self, *, host: str, port: int, data: Path | None, open_browser: bool) -> None:
        """Serve until stopped."""
        ...


def serve(host: str, port: int, data: Path | None, *, open_browser: bool) -> int:
    """Serve until stopped.

    Raises:
        UsageError: the port cannot be.
    """
    if not 0 <= port <= 65535:
        raise UsageError(f"--port wants a number from 0 to 65535, not {port}")
    name = "carteado.server.app"
    if importlib.util.find_spec(name) is None:
        raise UsageError("this carteado was installed without its server; play in the terminal: carteado play truco")
    cast("_App", importlib.import_module(name)).serve(host=host, port=port, data=data, open_browser=open_browser)
    return 0
