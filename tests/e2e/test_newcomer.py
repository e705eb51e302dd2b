"""What somebody who sits down for the first time stumbles over: pages that run away, cards that cannot be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, SHORT, Browse, Seat, Size
from tests.e2e.house import House
from tests.e2e.measures import CORNERS, NARROW, STRAYS, UNSEEN
from tests.e2e.player import Player

TABLES = {"called": 11, "advised": 2, "between": 6, "raised": 6, "tied": 6, "cutting": 1, "last": 2, "leading": 2}

SIZES = {"desk": DESKTOP, "phone": PHONE}
LAPTOP: Size = (1366, 650)
LEAST = 44
"""A card of the trick is at least so wide, in CSS pixels."""


def grown(page: Page) -> list[int]:
    return page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")  # type: ignore[no-any-return]


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
    for _ in range(6):
        if player.wait() == "end":
            break
        player.do("fold") if "fold" in player.offers() else player.play(player.hand()[0])
    player.wait()
    if size == PHONE:
        page.get_by_test_id("open-log").click()
    expect(log.locator(".small-card").first).to_be_attached()
    log.evaluate("(each) => each.querySelector('ol').append(...Array.from({ length: 30 }, () => "
                 "[...each.querySelectorAll('li')].map((line) => line.cloneNode(true))).flat())")
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
