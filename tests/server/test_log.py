"""Logs tell where something went wrong, and nothing of the values that were there."""

from __future__ import annotations

import logging

import pytest

from carteado.server import log


def look() -> None:
    seats: dict[str, int] = {}
    seats["7c Ao"] += 1


def fail() -> None:
    try:
        look()
    except KeyError as error:
        raise ValueError("play Jp"[:7]) from error


def test_a_traceback_without_the_texts_of_its_errors() -> None:
    with pytest.raises(ValueError, match="play Jp") as caught:
        fail()
    told = log.describe(caught.value)
    info = (caught.type, caught.value, caught.tb)
    record = logging.LogRecord("uvicorn", logging.ERROR, __file__, 1, "it broke", None, info)
    formatted = log.Formatter().format(record)
    assert formatted.startswith("it broke\nTraceback")
    for text in (told, formatted):
        assert "in fail" in text
        last = [line for line in text.splitlines() if not line.startswith(" ")]
        assert [line for line in last if "Error" in line] == ["KeyError", "ValueError"]
        assert "Jp" not in "".join(last)
