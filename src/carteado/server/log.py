"""How the server logs: to stderr, a line for each event, and tracebacks without the texts of their errors.

An error may repeat the value that it choked on, and here that may be a card. Where it was raised, and of what type it
is, is enough to find a fault.
"""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import Any, TextIO

import structlog
from uvicorn.config import LOGGING_CONFIG

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def describe(error: BaseException) -> str:
    """The traceback of an error and of those that led to it, without their texts."""
    parts: list[str] = []
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        parts.append(f"{''.join(traceback.format_tb(each.__traceback__))}{type(each).__qualname__}")
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return "\n".join(f"Traceback (most recent call last):\n{part}" for part in reversed(parts))


class Formatter(logging.Formatter):
    """For what libraries log: the same tracebacks."""

    def formatException(self, ei: Any) -> str:  # noqa: ANN401, N802 - as logging has it
        """The traceback."""
        return "" if ei[1] is None else describe(ei[1])


def _structlog_traceback(out: TextIO, info: ExcInfo) -> None:
    out.write(f"\n{describe(info[1])}")


def libraries() -> dict[str, Any]:
    """The configuration of `logging`, for uvicorn."""
    handler = {"class": "logging.StreamHandler", "formatter": "plain", "stream": "ext://sys.stderr"}
    return {
        **LOGGING_CONFIG,
        "formatters": {"plain": {"()": Formatter, "fmt": "%(levelname)s %(name)s: %(message)s"}},
        "handlers": {"plain": handler},
        "loggers": {"uvicorn": {"level": "WARNING"}},
        "root": {"handlers": ["plain"], "level": "WARNING"},
    }


def set_up() -> None:
    """Let our own events be logged so."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S"),
            structlog.dev.ConsoleRenderer(colors=False, exception_formatter=_structlog_traceback),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # the stderr of then
    )
