"""The line between the page and the table: two tabs, doubled clicks, a server that dies."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.conftest import PHONE, Seat, watched
from tests.e2e.house import House
from tests.e2e.player import Player, Watch
from tests.e2e.stories import tell

TABLES = {"leading": 5, "called": 1}

TWO_CLICKS = "card => { card.click(); card.click(); }"


def other_tab(player: Player, watch: Watch) -> Player:
    address = player.page.url.partition("?")[0]
    other = Player(watched(player.page.context, watch)).sit(address)
    other.wait("play", "question")
    return other


def test_two_tabs_show_the_same_match(seat: Seat, watch: Watch) -> None:
    here = seat("leading")
    here.wait("play")
    there = other_tab(here, watch)
    assert there.hand() == here.hand()
    said = here.says(here.hand()[0])
    here.play(here.hand()[0])
    expect(there.page.get_by_test_id("log")).to_contain_text(f"Você jogou {said}.")
    there.wait("play")  # nobody has anything to ask for truco with
    assert there.hand() == here.hand()
    said = there.says(there.hand()[0])
    there.play(there.hand()[0])
    expect(here.page.get_by_test_id("log")).to_contain_text(f"Você jogou {said}.")


def test_two_tabs_that_answer_at_once_play_one_card(seat: Seat, house: House, watch: Watch) -> None:
    here = seat("leading")
    here.wait("play")
    there = other_tab(here, watch)
    first, second, third = here.hand()
    here.card(first).click()
    there.card(second).click()
    with house.asleep():
        here.card(first).click()
        there.card(second).click()
        expect(here.page.get_by_test_id("link")).to_have_attribute("data-link", "sending")
        expect(there.page.get_by_test_id("link")).to_have_attribute("data-link", "sending")
    for tab in (here, there):
        tab.acted()
        tab.wait("play", "question")
        expect(tab.page.get_by_test_id("link")).to_have_attribute("data-link", "linked")
    assert here.hand() == there.hand()
    assert len(here.hand()) == 2
    assert third in here.hand()


def test_a_card_that_is_held_while_the_hand_changes_is_let_go(seat: Seat, watch: Watch) -> None:
    here = seat("leading")
    here.wait("play")
    there = other_tab(here, watch)
    first, second, third = here.hand()
    box = here.card(first).bounding_box()
    assert box is not None
    mouse = here.page.mouse
    mouse.move(box["x"] + 30, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + 30, box["y"] - 80, steps=4)
    expect(here.page.get_by_test_id("held")).to_have_count(1)
    there.play(first)
    for tab in (there, here):
        tab.wait("play")  # nobody has anything to ask for truco with
    expect(here.page.get_by_test_id("held")).to_have_count(0)
    mouse.up()
    there.play(second)  # not the card that slid under the finger
    here.wait()
    assert here.hand() == [third]


@pytest.mark.parametrize("one_tap", [False, True], ids=["two taps play", "one tap plays"])
def test_a_doubled_click_plays_once(seat: Seat, one_tap: bool) -> None:
    player = seat("leading", PHONE)
    page = player.page
    player.wait("play")
    if one_tap:
        page.get_by_test_id("open-settings").click()
        page.get_by_test_id("one-tap").check()
        page.get_by_test_id("close").click()
    first, *left = player.hand()
    if not one_tap:
        player.card(first).click()
    player.card(first).evaluate(TWO_CLICKS)
    player.acted()
    player.wait("play", "question")
    assert player.hand() == left


def test_a_doubled_answer_answers_once(seat: Seat) -> None:
    player = seat("called")
    player.wait("question")
    player.action("raise-6").evaluate(TWO_CLICKS)
    player.acted()
    player.wait("question")
    assert player.offers() == ["accept", "raise-12", "fold"]
    expect(player.page.get_by_test_id("log").get_by_text("Você pediu seis.")).to_have_count(1)


def test_a_server_that_dies_comes_back_with_the_match(
    tmp_path: Path, new_context: Callable[..., BrowserContext]
) -> None:
    watch = Watch(forgiven="WebSocket connection to")  # Chromium says aloud that nobody answers
    house = House(tmp_path, tell("leading"))
    with house.running():
        page = watched(context := new_context(), watch)
        player = Player(page).sit(house.seat(context, "leading"))
        player.wait("play")
        player.play(player.hand()[0])
        while player.wait() == "question":
            player.do("accept")
        before = player.sees()
        house.kill()
        expect(page.get_by_test_id("link")).to_have_attribute("data-link", "relinking")
        assert player.hand() == before["hand"]
        house.start()
        expect(page.get_by_test_id("link")).to_have_attribute("data-link", "linked", timeout=60_000)
        player.wait("play")
        assert player.sees() == before
        player.play(player.hand()[0])
        player.wait()
    assert watch.faults == []
