"""What somebody who sits down for the first time stumbles over: pages that run away, cards that cannot be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, SHORT, Browse, Seat, Size
from tests.e2e.house import House
from tests.e2e.measures import CORNERS, NARROW, STRAYS, UNSEEN
from tests.e2e.player import Player

TABLES = {"called": 11, "advised": 2, "between": 6, "raised": 7, "tied": 6, "cutting": 1, "last": 2, "leading": 2}

SIZES = {"desk": DESKTOP, "phone": PHONE}
LAPTOP: Size = (1366, 650)
LEAST = 44
"""A card of the trick is at least so wide, in CSS pixels."""


def grown(page: Page) -> list[int]:
    heights: list[int] = page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
    return heights


def finish(player: Player) -> None:
    while (moment := player.wait()) != "end":
        if moment == "question":
            player.do(player.offers()[0])
        else:
            player.play(player.hand()[0])


# ---- the page stays as high as the screen ---------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_long_history_scrolls_in_its_own_box(seat: Seat, size: Size) -> None:
    player = seat("called", size)
    page, log = player.page, player.page.get_by_test_id("log")
    player.wait("question")
    player.do("fold")
    player.wait()
    if size == PHONE:
        page.get_by_test_id("open-log").click()
    expect(log.locator(".small-card").first).to_be_attached()
    log.evaluate(
        "(each) => each.querySelector('ol').append(...Array.from({ length: 30 }, () => "
        "[...each.querySelectorAll('li')].map((line) => line.cloneNode(true))).flat())"
    )
    height, screen = grown(page)
    assert height <= screen
    assert page.evaluate(STRAYS) == []


# ---- the trick can be read ------------------------------------------------------------------------------------------


def readable(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    assert page.evaluate(NARROW, LEAST) == []
    assert page.evaluate(CORNERS) == []
    assert page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("explained", [True, False], ids=["explained", "known"])
@pytest.mark.parametrize("size", [PHONE, SHORT, LAPTOP], ids=["phone", "short", "laptop"])
@pytest.mark.parametrize("story", ["called", "between", "raised", "tied"])
def test_the_trick_can_be_read_whatever_is_said(seat: Seat, story: str, size: Size, explained: bool) -> None:
    player = seat(story, size)
    player.wait("question", "play")
    if not explained and player.page.get_by_test_id("coach-off").is_visible():
        player.page.get_by_test_id("coach-off").click()
        expect(player.page.get_by_test_id("coach")).to_have_count(0)
    readable(player.page)


# ---- who is asked, and what lies on top -----------------------------------------------------------------------------


def test_a_bot_that_advises_is_not_waited_for(seat: Seat) -> None:
    player = seat("advised", PHONE)
    player.wait("question")
    page, partner = player.page, player.page.get_by_test_id("seat-2")
    expect(page.get_by_test_id("advice-2")).to_have_attribute("data-known", "true")
    expect(partner).to_contain_text("aconselha")
    expect(partner).not_to_contain_text("vez")
    expect(partner).not_to_contain_text("pensando")
    expect(page.get_by_test_id("question")).not_to_contain_text("os dois")


def test_a_question_is_explained_in_its_panel_and_not_beside_it(seat: Seat) -> None:
    for story in ("called", "cutting"):
        player = seat(story)
        player.wait("question")
        expect(player.page.get_by_test_id("coach")).to_have_count(0)
    player = seat("called")
    player.wait("question")
    expect(player.page.get_by_test_id("question")).to_contain_text("Correr: a mão acaba")


def test_escape_shuts_what_lies_on_top(seat: Seat) -> None:
    player = seat("raised", PHONE)
    player.wait("play")
    player.try_greyed("raise-6")
    page = player.page
    expect(page.get_by_test_id("refusal")).to_be_visible()
    page.get_by_test_id("open-log").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("close-log")).to_have_count(0)
    expect(page.get_by_test_id("refusal")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("refusal")).to_have_count(0)


def test_the_settings_say_what_holds_at_this_table(seat: Seat) -> None:
    page = seat("leading", PHONE).page
    page.get_by_test_id("open-settings").click()
    here = page.get_by_role("region", name="Nesta mesa")
    expect(here.get_by_test_id("partner-kind")).to_contain_text("Parceiro robô")
    expect(here.get_by_test_id("seeds")).to_contain_text("olho-de-cabra")


# ---- the end --------------------------------------------------------------------------------------------------------


def test_seeds_fall_for_the_own_side_alone(seat: Seat) -> None:
    player = seat("last")
    finish(player)
    mood = player.page.get_by_test_id("end").get_attribute("data-mood")
    expect(player.page.locator(".falling")).to_have_count(1 if mood == "won" else 0)
    ours, theirs = player.score()
    if max(ours, theirs) > 12:
        expect(player.page.get_by_test_id("end")).to_contain_text("Passou de 12 porque a mão valia 3.")


# ---- the start page and the gallery ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_one_can_sit_down_from_the_middle_of_the_house_rules(house: House, browse: Browse, size: Size) -> None:
    page = browse(size)
    page.goto(house.address)
    page.get_by_test_id("house-rules").locator("summary").click()
    expect(page.locator(".house-group h3").first).to_be_visible()
    fields = page.locator('[data-testid="house-rules"] [data-testid^="field-"]')
    expect(fields.first).to_be_visible()
    fields.nth(10).scroll_into_view_if_needed()
    expect(page.get_by_test_id("sit")).to_be_in_viewport(ratio=1)


def test_the_preview_names_nobody(house: House, browse: Browse) -> None:
    page = browse(DESKTOP)
    page.goto(house.address)
    expect(page.locator(".tableau .face")).not_to_have_count(0)
    expect(page.locator(".tableau")).not_to_contain_text("Esperto")


def test_the_gallery_fits_a_phone_at_every_moment_and_leads_back(house: House, browse: Browse) -> None:
    page = browse(PHONE)
    page.goto(f"{house.address}/galeria")
    expect(page.get_by_test_id("scene")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    page.get_by_test_id("gallery").get_by_test_id("home").first.click()
    expect(page.get_by_test_id("start")).to_be_visible()
