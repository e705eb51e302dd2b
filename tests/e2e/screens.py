"""`make screens`: a picture of every screen, for a person to look at; into `screens/`.

``python -m tests.e2e.screens 03 12`` takes those alone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e import browser as chromium
from tests.e2e.conftest import DESKTOP, PHONE, Size
from tests.e2e.house import House
from tests.e2e.player import Player, Watch
from tests.e2e.stories import tell
from tests.source import ROOT

SIZES: dict[str, Size] = {"360x740": PHONE, "1440x900": DESKTOP}
LANGS = ("pt-BR", "pt-PT", "en")


def partner_asks(page: Page) -> None:
    Player(page).wait("asks")


def advice(page: Page) -> None:
    asked(page)
    expect(page.get_by_test_id("advice-2")).to_have_attribute("data-known", "true")


def start(page: Page) -> None:
    expect(page.get_by_test_id("sit")).to_be_visible()


def house_rules(page: Page) -> None:
    page.get_by_test_id("house-rules").locator("summary").click()


def asked(page: Page) -> None:
    Player(page).wait("question", "play")


def chosen(page: Page) -> None:
    player = Player(page)
    player.wait("play")
    player.card(player.hand()[0]).click()


def keep(page: Page) -> None:
    player = Player(page)
    player.wait("question")
    player.do("look")
    player.wait("question")


def call(page: Page) -> None:
    """At the usual pace: the shout is on the cloth for a moment."""
    player = Player(page)
    player.wait("play")
    card = player.card(player.hand()[0])
    card.click()
    card.click()
    expect(page.locator(".shout")).to_be_visible()


def refusal(page: Page) -> None:
    player = Player(page)
    player.wait("play")
    player.try_greyed("raise-6")
    expect(page.get_by_test_id("refusal")).to_be_visible()


def rules(page: Page) -> None:
    refusal(page)
    page.get_by_test_id("refusal-rule").click()
    expect(page.get_by_test_id("rule-T-31")).to_be_focused()


def doubt(page: Page) -> None:
    player = Player(page)
    player.wait("play")
    player.action("raise-3").click()
    expect(page.get_by_test_id("confirm")).to_be_visible()


def end(page: Page) -> None:
    player = Player(page)
    while player.wait() != "end":
        player.play(player.hand()[0])


def verified(page: Page) -> None:
    end(page)
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def settings(page: Page) -> None:
    asked(page)
    page.get_by_test_id("open-settings").click()


def history(page: Page) -> None:
    asked(page)
    if page.get_by_test_id("open-log").is_visible():
        page.get_by_test_id("open-log").click()


SCREENS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "01-start": ("", start),
    "02-house-rules": ("", house_rules),
    "03-table": ("between", asked),
    "04-chosen": ("between", chosen),
    "05-cut": ("cutting", asked),
    "06-keep-or-give": ("cutting", keep),
    "07-call": ("calling", call),
    "08-answer": ("called", asked),
    "09-mao-de-onze": ("eleven", asked),
    "10-doubt": ("strict_eleven", doubt),
    "11-escuro": ("dark", asked),
    "12-refusal": ("raised", refusal),
    "13-rules": ("raised", rules),
    "14-end": ("last", end),
    "15-verified": ("last", verified),
    "16-settings": ("leading", settings),
    "17-history": ("between", history),
    "18-advice": ("advised", advice),
    "19-partner-asks": ("wishing", partner_asks),
}
EVERYWHERE = ("01-start", "03-table")
"""Pictures that are taken in every language; the others are in Portuguese."""
IN_THE_DARK = ("01-start", "03-table", "08-answer", "12-refusal", "14-end", "18-advice", "19-partner-asks")
"""Pictures that are taken in dark colours as well."""


def take(browser: Browser, house: House, folder: Path, name: str, size: str, lang: str, scheme: str) -> None:
    """One picture."""
    story, reach = SCREENS[name]
    width, height = SIZES[size]
    options = {"locale": lang, "color_scheme": scheme, "reduced_motion": "reduce"}
    context = browser.new_context(viewport={"width": width, "height": height}, **options)  # type: ignore[arg-type]  # words of its own literals
    watch = Watch()
    page = context.new_page()
    watch.over(page)
    pace = "normal" if reach is call else "0"
    page.goto(f"{house.seat(context, story) if story else house.address}?ritmo={pace}")
    reach(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    place = folder / size / f"{name}.{lang}{'' if scheme == 'light' else '.dark'}.png"
    page.screenshot(path=place)
    context.close()
    if watch.faults:
        sys.exit(f"{place.name}: {watch.faults}")


def main(folder: Path, chosen: tuple[str, ...]) -> None:
    """All pictures, or those whose names begin so."""
    wanted = [(name, lang, "light") for name in SCREENS for lang in LANGS if lang == "pt-BR" or name in EVERYWHERE]
    wanted += [(name, "pt-BR", "dark") for name in IN_THE_DARK]
    wanted = [each for each in wanted if each[0].startswith(chosen or ("",))]
    stories = [SCREENS[name][0] for name, _, _ in wanted for _ in SIZES if SCREENS[name][0]]
    with (
        tempfile.TemporaryDirectory() as data,
        House(Path(data), tell(*stories)).running() as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**chromium.launch_options())  # type: ignore[arg-type]  # as in conftest
        for size in SIZES:
            for name, lang, scheme in wanted:
                take(browser, house, folder, name, size, lang, scheme)
        browser.close()
    sys.stdout.write(f"{len(wanted) * len(SIZES)} pictures in {folder}\n")


if __name__ == "__main__":
    main(ROOT / "screens", tuple(sys.argv[1:]))
