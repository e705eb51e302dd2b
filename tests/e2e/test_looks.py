"""How the page is built: for those who do not see it, for thumbs, and with the own hand always free."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, LAPTOP, PHONE, SHORT, ZOOMED, Browse, Seat, Size
from tests.e2e.house import House
from tests.e2e.measures import COVERED, OUTSIDE, OVERLAPS, SMALL, faults
from tests.e2e.player import Player

TABLES = {"raised": 14, "called": 7, "strict_eleven": 24, "cutting": 5, "eleven": 5, "dark": 5, "wishing": 7}

SIZES = {"desk": DESKTOP, "phone": PHONE, "short phone": SHORT, "laptop": LAPTOP, "zoomed": ZOOMED}
THUMB = 44
"""A target is at least so wide and high, in CSS pixels."""


def at_the_end(player: Player) -> None:
    player.wait("play")
    player.action("raise-3").click()
    player.page.get_by_test_id("confirm-yes").click()
    player.wait("end")


def in_doubt(player: Player) -> None:
    player.wait("play")
    player.action("raise-3").click()
    expect(player.page.get_by_test_id("confirm")).to_be_visible()


def refused(player: Player) -> None:
    player.wait("play")
    player.try_greyed("raise-6")
    expect(player.page.get_by_test_id("refusal")).to_be_visible()


def ruling(player: Player) -> None:
    player.wait("play")
    player.find("miscount", 0, 1)


def ruled(player: Player) -> None:
    ruling(player)
    player.page.get_by_test_id("ruling-send").click()
    expect(player.page.get_by_test_id("confirm")).to_be_visible()


def partner_asks(player: Player) -> None:
    player.wait("asks")


def asked(player: Player) -> None:
    """With all that belongs to the question, as the advice of a partner."""
    player.wait("question", "play")
    expect(player.page.locator('[data-known="false"]')).to_have_count(0)


SCENES: dict[str, tuple[str, Callable[[Player], None]]] = {
    "playing": ("raised", asked),
    "refused": ("raised", refused),
    "cutting": ("cutting", asked),
    "called": ("called", asked),
    "eleven": ("eleven", asked),
    "dark": ("dark", asked),
    "partner asks": ("wishing", partner_asks),
    "in doubt": ("strict_eleven", in_doubt),
    "ruling": ("strict_eleven", ruling),
    "ruled": ("strict_eleven", ruled),
    "at the end": ("strict_eleven", at_the_end),
}


def no_sideways(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scene", ["playing", "called", "partner asks", "refused", "ruling", "at the end"])
def test_the_table_speaks_to_everybody(seat: Seat, scene: str, scheme: str) -> None:
    story, reach = SCENES[scene]
    player = seat(story, PHONE if scheme == "dark" else DESKTOP, color_scheme=scheme)
    reach(player)
    expect(player.page.locator("html")).to_have_attribute("data-theme", scheme)
    assert faults(player.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_page_speaks_to_everybody(house: House, browse: Browse, scheme: str) -> None:
    page = browse(PHONE, color_scheme=scheme)
    page.goto(house.address)
    expect(page.get_by_test_id("sit")).to_be_visible()
    assert faults(page) == []
    page.get_by_test_id("open-rules").click()
    expect(page.get_by_test_id("rule-T-46")).to_be_attached()
    assert faults(page) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_the_table_fits(seat: Seat, scene: str, size: Size) -> None:
    story, reach = SCENES[scene]
    player = seat(story, size)
    reach(player)
    page = player.page
    page.evaluate("document.fonts.ready")
    no_sideways(page)
    assert page.evaluate(OVERLAPS) == []
    if scene not in {"cutting", "at the end"}:
        assert len(player.hand()) == 3
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OUTSIDE) == []
    if size != DESKTOP:
        assert page.evaluate(SMALL, THUMB) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_start_page_fits(house: House, browse: Browse, size: Size) -> None:
    page = browse(size)
    page.goto(house.address)
    expect(page.get_by_test_id("sit")).to_be_visible()
    no_sideways(page)
    if size != DESKTOP:
        expect(page.get_by_test_id("sit")).to_be_in_viewport(ratio=1)
        page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        assert page.evaluate(SMALL, THUMB) == []
        no_sideways(page)
        page.get_by_test_id("open-settings").click()
        expect(page.get_by_test_id("settings")).to_be_visible()
        assert page.evaluate(SMALL, THUMB) == []
