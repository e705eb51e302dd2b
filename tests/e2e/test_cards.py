"""The cards as the browser paints them: all there, no two alike, and in the deck that was chosen."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Browse
from tests.e2e.house import House
from tests.e2e.measures import SETTLED

SECTION = "gallery-cards"
PACK = 52 + 40 + 3


def gallery(page: Page, house: House) -> Page:
    page.goto(f"{house.address}/galeria")
    expect(page.get_by_test_id(SECTION)).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def inherited(page: Page, name: str) -> str:
    """What the whole page hands down to its cards."""
    return str(page.evaluate("name => getComputedStyle(document.documentElement).getPropertyValue(name)", name))


def packs(page: Page, size: str) -> Locator:
    return page.get_by_test_id(SECTION).locator(f".{size} > .pack-row > .card")


def test_no_two_cards_look_alike(house: House, browse: Browse) -> None:
    """In the small size, which shows the least; what differs there differs in the full size too."""
    cards = packs(gallery(browse(), house), "w44").all()
    painted = {card.screenshot() for card in cards}
    assert len(cards) == len(painted) == PACK


def test_each_deck_and_the_letters_paint_the_cards_anew(house: House, browse: Browse) -> None:
    page = gallery(browse(), house)
    seen = set()
    for deck in ("duas", "quatro", "segura", "contraste"):
        page.get_by_test_id(f"gallery-colours-{deck}").check(force=True)
        for letters in (False, True):
            page.get_by_test_id("gallery-letters").set_checked(letters)
            seen.add(page.get_by_test_id(SECTION).locator(".w44 [data-card='f-7o']").first.screenshot())
    assert len(seen) == 7  # the safe deck shows its letters anyway


def test_the_letter_is_that_of_the_language(house: House, browse: Browse) -> None:
    painted = set()
    for lang in ("pt-BR", "pt-PT", "en"):
        page = gallery(browse(locale=lang), house)
        page.get_by_test_id("gallery-letters").check()
        painted.add(page.get_by_test_id(SECTION).locator(".w44 [data-card='f-7c']").first.screenshot())
    assert len(painted) == 2


def test_high_contrast_is_kept_and_letters_too(house: House, browse: Browse) -> None:
    page = browse()
    page.goto(house.address)
    page.get_by_test_id("open-settings").click()
    page.evaluate(SETTLED)
    page.get_by_test_id("colours-contraste").check(force=True)
    page.get_by_test_id("suit-letter").check()
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-deck", "contraste")
        assert inherited(page, "--c-face") in {"#fff", "#ffffff"}  # the build shortens it
        assert inherited(page, "--c-com-letra") == "inline"
        page.reload()


def test_who_asks_the_system_for_contrast_gets_it(house: House, browse: Browse) -> None:
    page = browse(contrast="more")
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("data-deck", "contraste")
