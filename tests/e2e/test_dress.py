"""Truco in full dress: who is winning, the tricks that are over, explanations, the cut, and every size of screen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import DESKTOP, PHONE, Browse, Seat, Size
from tests.e2e.house import House
from tests.e2e.measures import COVERED, OUTSIDE, OVERLAPS, UNSEEN
from tests.e2e.player import Player

SIZES: dict[str, Size] = {
    "short phone": (360, 640),
    "phone": PHONE,
    "tall phone": (390, 844),
    "phone on its side": (740, 360),
    "tablet": (834, 1112),
    "tablet on its side": (1112, 834),
    "desk": DESKTOP,
    "desk at 200 %": (720, 450),
    "wide desk": (1920, 1080),
}
SCENES = (
    "tied",
    "called",
    "six",
    "six_called",
    "alone",
    "old",
    "eleven",
    "cutting",
    "dark",
    "voting",
    "refused",
    "doubted",
)
STORIES = {"refused": "raised", "doubted": "strict_eleven"}
COPIES = len(SIZES)
TABLES = {
    **{STORIES.get(scene, scene): COPIES for scene in SCENES},
    "between": 8,
    "called": COPIES + 7,
    "tied": COPIES + 1,
    "old": COPIES + 1,
    "theirs": 1,
    "over": 2,
}


# ---- the trick ------------------------------------------------------------------------------------------------------


def test_the_card_that_wins_says_so(seat: Seat) -> None:
    player = seat("between")
    player.wait("play")
    page = player.page
    best = page.locator('[data-testid^="played-"][data-standing="winning"]')
    expect(best).to_have_count(1)
    expect(best).to_contain_text("ganhando")
    expect(best.get_by_role("img")).to_have_attribute("aria-label", re.compile(", ganhando$"))
    expect(page.get_by_test_id("turn")).to_contain_text("está ganhando")


def test_cards_that_tie_say_so(seat: Seat) -> None:
    player = seat("tied")
    player.wait("play")
    tying = player.page.locator('[data-testid^="played-"][data-standing="tying"]')
    expect(tying).to_have_count(2)
    expect(tying.first).to_contain_text("empate")
    expect(player.page.get_by_test_id("turn")).to_have_text("Sua vez. Está empatada.")


def test_a_fixed_manilha_is_marked_in_the_hand(seat: Seat) -> None:
    player = seat("old")
    player.wait("play")
    marked = player.page.get_by_test_id("hand").get_by_role("option").filter(has_text="manilha")
    expect(marked).to_have_count(1)
    card = (marked.get_attribute("data-testid") or "").removeprefix("card-")
    assert card in {"4p", "7c", "Ae", "7o"}


def test_the_others_mao_de_onze_is_named_all_the_time(seat: Seat) -> None:
    player = seat("theirs", PHONE)
    player.wait("play")
    expect(player.page.get_by_test_id("kind")).to_have_text("mão de onze deles")


# ---- what is over ---------------------------------------------------------------------------------------------------


def test_the_last_trick_can_be_seen_again_on_a_phone(seat: Seat) -> None:
    player = seat("between", PHONE)
    player.wait("play")
    page = player.page
    page.get_by_test_id("open-tricks").click()
    reviewing = page.get_by_test_id("reviewing")
    expect(reviewing.locator("[data-card]")).to_have_count(4)
    expect(reviewing.locator(".past-won")).to_have_count(1)
    assert page.evaluate(COVERED) == []
    player.play(player.hand()[0])  # it holds nothing up
    page.get_by_test_id("close-tricks").click()
    expect(reviewing).to_be_hidden()


def test_the_last_trick_lies_beside_the_table_and_is_said_by_a_key(seat: Seat) -> None:
    player = seat("between")
    player.wait("play")
    page = player.page
    expect(page.get_by_test_id("review").locator("[data-card]").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_test_id("spoken")).to_contain_text("Na mesa: ")


# ---- explanations ---------------------------------------------------------------------------------------------------


def test_explanations_come_one_at_a_time_and_are_not_said_twice(seat: Seat) -> None:
    player = seat("between")
    player.wait("play")
    page = player.page
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-lesson", "vira")
    page.get_by_test_id("coach-known").click()
    expect(coach).to_be_hidden()
    page.reload()
    player.wait("play")
    expect(coach).to_have_attribute("data-lesson", "turn")


def test_explanations_are_switched_off_and_on_again(seat: Seat) -> None:
    player = seat("between", PHONE)
    player.wait("play")
    page = player.page
    page.get_by_test_id("coach-off").click()
    expect(page.get_by_test_id("coach")).to_be_hidden()
    page.reload()
    player.wait("play")
    expect(page.get_by_test_id("coach")).to_be_hidden()
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("explain").check()
    page.get_by_test_id("close").click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-lesson", "vira")


# ---- the call -------------------------------------------------------------------------------------------------------


def test_a_question_tells_its_prices_and_what_is_at_stake(seat: Seat) -> None:
    player = seat("called")
    player.wait("question")
    page = player.page
    expect(page.get_by_test_id("question")).to_contain_text("Bia pede truco. Vale 3?")
    expect(page.get_by_test_id("seat-1")).to_contain_text("pediu 3")
    spoken = page.get_by_test_id("spoken")
    expect(spoken).to_contain_text("Você tem ")
    expect(spoken).to_contain_text("Caio tem ")
    expect(spoken).to_contain_text("1 Aceitar, vale 3; 2 SEIS!, pede 6; 3 Correr, eles +1")


# ---- the cut --------------------------------------------------------------------------------------------------------


def entropy(page: Page) -> list[dict[str, object]]:
    """What the page will send as its share of a deal, from now on."""
    sent: list[dict[str, object]] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(json.loads(text)) if '"entropy"' in str(text) else None)

    page.on("websocket", hear)
    return sent


PRESS_UNTIL = """([button, goal]) => {
  document.querySelector(`[data-testid="${button}"]`)?.click();
  return document.querySelector(`[data-testid="${goal}"]`) !== null;
}"""


def about_to_cut(house: House, browse: Browse) -> tuple[Page, list[dict[str, object]]]:
    """The hand of `called` is given up: the next is dealt by Bia, and this person cuts."""
    page = browse(PHONE)
    sent = entropy(page)
    page.goto(f"{house.seat(page.context, 'called')}?ritmo=rapido")
    page.wait_for_function(PRESS_UNTIL, arg=["action-fold", "cut"])  # too early a press counts for nothing
    return page, sent


def test_the_cutter_chooses_the_place(house: House, browse: Browse) -> None:
    page, sent = about_to_cut(house, browse)
    pack = page.get_by_test_id("cut-pack")
    pack.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(pack).to_have_attribute("aria-valuenow", "23")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("question")).to_have_attribute("data-phase", "cut")
    assert sent[-1]["cut"] == 23


def test_a_touch_on_the_pack_cuts_there(house: House, browse: Browse) -> None:
    page, sent = about_to_cut(house, browse)
    box = page.get_by_test_id("cut-pack").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("question")).to_have_attribute("data-phase", "cut")
    assert sent[-1]["cut"] == 10


def test_who_does_not_cut_holds_nobody_up(house: House, browse: Browse) -> None:
    page, sent = about_to_cut(house, browse)
    expect(page.get_by_test_id("question")).to_have_attribute("data-phase", "cut", timeout=15_000)
    assert len(sent) == 1


def test_always_quick_is_remembered(house: House, browse: Browse) -> None:
    page, _ = about_to_cut(house, browse)
    page.get_by_test_id("cut-never").check()
    page.get_by_test_id("cut-quick").click()
    expect(page.get_by_test_id("question")).to_have_attribute("data-phase", "cut")
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("choose-cut")).not_to_be_checked()


# ---- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, (740, 360)], ids=["phone", "phone on its side"])
def test_the_end_says_who_won_by_what(seat: Seat, size: Size) -> None:
    player = seat("over", size)
    while player.wait() != "end":
        player.play(player.hand()[0])
    end = player.page.get_by_test_id("end")
    expect(end).to_have_attribute("data-mood", "won")
    expect(end).to_contain_text("Última mão · Fazemos 3 tentos.")
    assert player.page.evaluate(OUTSIDE) == []


# ---- every size -----------------------------------------------------------------------------------------------------


def reach(player: Player, scene: str) -> None:
    player.wait("play", "question")
    if scene == "refused":
        player.try_greyed("raise-6")
        expect(player.page.get_by_test_id("refusal")).to_be_visible()
    if scene == "doubted":
        player.action("raise-3").click()
        expect(player.page.get_by_test_id("confirm")).to_be_visible()
    player.page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_lies_over_what_is_to_be_seen(seat: Seat, scene: str, size: Size) -> None:
    player = seat(STORIES.get(scene, scene), size)
    reach(player, scene)
    page = player.page
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(UNSEEN) == []
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


@pytest.mark.parametrize("size", [DESKTOP, (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("story", ["between", "called"])
def test_letters_of_twice_the_size_leave_hand_and_buttons_free(
    house: House, browse: Browse, story: str, size: Size
) -> None:
    page = browse(size)
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '32px')")
    player = Player(page).sit(house.seat(page.context, story))
    player.wait("play", "question")
    assert page.evaluate(COVERED) == []
    outside = page.evaluate(OUTSIDE)
    assert [each for each in outside if each != "rule-chip"] == []  # at the end of a text that scrolls
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
