"""The one knob: how large the tests are."""

from __future__ import annotations

import os

import pytest

#: `make deep` sets it: the same tests with the large numbers.
DEEP = os.environ.get("CARTEADO_DEEP", "") not in {"", "0"}


def size(small: int, deep: int) -> int:
    """Return how many times a test does its thing: `small` in `make test`, `deep` in `make deep`."""
    return deep if DEEP else small


def deals(small: int, deep: int) -> int:
    """Return how many deals a law looks at. `CARTEADO_DEALS` overrules: the compiled build is looked at for longer."""
    return int(os.environ.get("CARTEADO_DEALS", "0")) or size(small, deep)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is only worth its time in `make deep`."""
    if not DEEP:
        for item in items:
            if item.get_closest_marker("deep"):
                item.add_marker(pytest.mark.skip(reason="only in make deep"))
