"""Chromium as the camera: it sees a page and its files, and no network."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Route, sync_playwright

from tests.e2e import browser
from tools.cards import png

_ADDRESS = "http://cards.test"


@contextmanager
def studio(html: str, files: Mapping[str, Path], scale: float = 2) -> Iterator[Page]:
    """Open a page with the files that it asks for, by their address."""

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(_ADDRESS).partition("#")[0]
        if path == "/":
            route.fulfill(body=html, content_type="text/html")
        elif path in files:
            route.fulfill(path=files[path], content_type="image/svg+xml")
        else:
            route.fulfill(status=404)

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**browser.launch_options())  # type: ignore[arg-type]  # a plain dict
        page = chromium.new_page(device_scale_factor=scale, viewport={"width": 1800, "height": 1000})
        page.route("**/*", answer)
        page.goto(_ADDRESS, wait_until="networkidle")
        yield page
        chromium.close()


def sections(html: str, files: Mapping[str, Path], folder: Path, scale: float, *, tight: bool) -> None:
    """Photograph each section that has a name; `tight` takes time and makes the files small."""
    folder.mkdir(parents=True, exist_ok=True)
    with studio(html, files, scale) as page:
        for section in page.locator("section[id]").all():
            taken = section.screenshot()
            place = folder / f"{section.get_attribute('id')}.png"
            place.write_bytes(png.small(taken) if tight else taken)
