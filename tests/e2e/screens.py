"""`make screens`: pictures for people to look at.

Without a word: the scenes that the project shows, at two sizes, in three languages, into `docs/screens`.
``python -m tests.e2e.screens wide``: every scene, at every size, also in dark colours, into `screens`. Words take those
alone whose names begin so: ``end``, ``wide six table-834 end-360.pt-BR.dark``.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.e2e import browser as chromium
from tests.e2e.conftest import DESKTOP, PHONE, Size
from tests.e2e.house import House
from tests.e2e.player import Watch
from tests.e2e.scenes import SCENES, SHOWN
from tests.e2e.stories import tell
from tests.source import ROOT
from tools.cards import png

FOLDER = ROOT / "docs" / "screens"
SIZES: dict[str, Size] = {"360": PHONE, "1440": DESKTOP}
WIDE: dict[str, Size] = {"740": (740, 360), "834": (834, 1112)}
"""A phone on its side and a tablet."""
LANGS = ("pt-BR", "pt-PT", "en")
HOME = "pt-BR"


class Picture(NamedTuple):
    """A scene at a size, in a language and in a colour scheme."""

    scene: str
    size: str
    lang: str = HOME
    scheme: str = "light"

    @property
    def name(self) -> str:
        """Its file: `table-360.pt-BR.png`."""
        return f"{self.scene}-{self.size}.{self.lang}{'' if self.scheme == 'light' else '.dark'}.png"


def shown() -> list[Picture]:
    """Return what the project shows."""
    return [Picture(scene, size, lang) for scene in SHOWN for size in SIZES for lang in LANGS]


def wide() -> list[Picture]:
    """Return everything that is worth a look."""
    every = [Picture(scene, size, lang) for scene in SCENES for size in SIZES for lang in LANGS]
    every += [Picture(scene, size, scheme="dark") for scene in SCENES for size in SIZES]
    return every + [Picture(scene, size) for scene in SCENES for size in WIDE]


def take(browser: Browser, house: House, picture: Picture) -> bytes:
    """Take one picture, in a browser of its own."""
    scene = SCENES[picture.scene]
    width, height = {**SIZES, **WIDE}[picture.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=picture.lang,
        color_scheme="dark" if picture.scheme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    watch = Watch()
    page = context.new_page()
    watch.over(page)
    page.goto(f"{house.seat(context, scene.story) if scene.story else house.address + scene.page}?ritmo={scene.pace}")
    scene.reach(page)
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    cut = {"x": 0.0, "y": 0.0, "width": float(width), "height": float(height * scene.screens)}
    taken = page.screenshot(full_page=scene.screens > 1, clip=cut)  # type: ignore[arg-type]  # a plain dict of its own words
    context.close()
    if watch.faults:
        sys.exit(f"{picture.name}: {watch.faults}")
    return taken


def write(folder: Path, pictures: Iterable[Picture], *, packed: bool) -> None:
    """Take all these into a folder; packed, they have few colours and little weight."""
    wanted = list(pictures)
    folder.mkdir(exist_ok=True)
    stories = [SCENES[each.scene].story for each in wanted if SCENES[each.scene].story]
    with (
        tempfile.TemporaryDirectory() as data,
        House(Path(data), tell(*stories)).running() as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**chromium.launch_options())  # type: ignore[arg-type]  # as in conftest
        for picture in wanted:
            taken = take(browser, house, picture)
            (folder / picture.name).write_bytes(png.small(taken) if packed else taken)
        browser.close()
    sys.stdout.write(f"{len(wanted)} pictures in {folder.relative_to(ROOT)}\n")


def main(words: list[str]) -> None:
    """Take what is asked for."""
    working = words[:1] == ["wide"]
    beginnings = tuple(words[working:]) or ("",)
    pictures = [each for each in (wide() if working else shown()) if each.name.startswith(beginnings)]
    write(ROOT / "screens" if working else FOLDER, pictures, packed=not working)


if __name__ == "__main__":
    main(sys.argv[1:])
