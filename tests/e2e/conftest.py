"""Fixtures of the browser tests.

pytest-playwright keeps one browser for the whole session, and with it an event loop that runs in the main thread: no
other test could call `asyncio.run` after it. Here the browser lives as long as its module.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserType, Playwright, sync_playwright

from tests.e2e import browser as chromium


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Run Playwright's driver."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="module")
def browser_type(playwright: Playwright) -> BrowserType:
    """Return Chromium: the only one that the tests are held to."""
    return playwright.chromium


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    """Open a browser with an empty profile."""
    opened = browser_type.launch(**chromium.launch_options())  # type: ignore[arg-type]  # a plain dict of its own arguments
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, object]:
    """Return what every page is opened with: Portuguese, and no animation to wait for."""
    return {"locale": "pt-BR", "reduced_motion": "reduce", "service_workers": "block"}
