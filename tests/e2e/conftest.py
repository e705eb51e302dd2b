"""Fixtures of the browser tests.

pytest-playwright keeps one browser for the whole session, and with it an event loop that runs in the main thread: no
other test could call `asyncio.run` after it. Here the browser lives as long as its module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright, sync_playwright

import tools.client
from tests.e2e import browser as chromium
from tests.e2e.house import House
from tests.e2e.player import Player, Watch
from tests.e2e.stories import tell

Size = tuple[int, int]
DESKTOP: Size = (1440, 900)
PHONE: Size = (360, 740)
SHORT: Size = (360, 640)
LAPTOP: Size = (1366, 625)
"""A small laptop, less a browser's bars."""
ZOOMED: Size = (960, 600)
"""The desktop's screen at 150 %."""


class Browse(Protocol):
    """Opens a browser of one's own, and a page in it that is listened to."""

    def __call__(self, size: Size = DESKTOP, **settings: object) -> Page: ...


class Seat(Protocol):
    """Sits down at a prepared table, in a browser of one's own."""

    def __call__(self, story: str, size: Size = DESKTOP, **settings: object) -> Player: ...


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """See that the browser gets the client of this checkout, and not one built before the last change."""
    if not tools.client.is_current():
        pytest.fail("the built client is older than its sources: make client", pytrace=False)


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
    """Return what every page is opened with: no animation to wait for."""
    return {"reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture(scope="module")
def stories(request: pytest.FixtureRequest) -> dict[str, int]:
    """Return the tables that a module sits down at: its own list `TABLES`, with how many of each."""
    return dict(getattr(request.module, "TABLES", {}))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, stories: dict[str, int]) -> Iterator[House]:
    """Run the server, with the tables of this module."""
    told = [story for name, copies in stories.items() for story in tell(name, copies=copies)]
    with House(tmp_path_factory.mktemp("house"), told).running() as running:
        yield running


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Hear what goes wrong in a page; at the end of the test, nothing may have."""
    watching = Watch()
    yield watching
    assert watching.faults == []


@pytest.fixture
def browse(new_context: Callable[..., BrowserContext], watch: Watch) -> Browse:
    """Return what opens a page, in Portuguese unless it is said otherwise."""

    def opened(size: Size = DESKTOP, **settings: object) -> Page:
        viewport = {"width": size[0], "height": size[1]}
        return watched(new_context(viewport=viewport, **{"locale": "pt-BR", **settings}), watch)

    return opened


@pytest.fixture
def seat(house: House, browse: Browse) -> Seat:
    """Return what sits down: `seat("called", PHONE)`."""

    def sit(story: str, size: Size = DESKTOP, **settings: object) -> Player:
        page = browse(size, **settings)
        return Player(page).sit(house.seat(page.context, story))

    return sit


def watched(context: BrowserContext, watch: Watch) -> Page:
    """Open a page that is listened to."""
    page = context.new_page()
    watch.over(page)
    return page
