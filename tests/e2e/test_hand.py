"""A hand is chosen from, put in order and played, by mouse, finger and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Browse, Seat, Size
from tests.e2e.hands import SIZES, Demo, Finger, name_of, opened, touched
from tests.e2e.house import House

TABLES = {"between": 1}

# ---- choosing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_taps_choose_several_and_the_button_says_what_they_would_do(browse: Browse, house: House, size: Size) -> None:
    demo = Demo(opened(browse, house, size), "hand-demo-11")
    first, second, third, *_ = demo.order()
    lay = demo.piece.get_by_test_id("offer-lay")
    expect(lay).to_have_attribute("aria-disabled", "true")
    demo.tap(0)
    expect(demo.piece.get_by_test_id("offer-discard")).to_contain_text("Descartar")
    demo.tap(2)
    demo.tap(1)
    assert demo.chosen() == [first, second, third]
    expect(lay).to_contain_text("Baixar 3 cartas")
    expect(demo.piece.get_by_test_id("offered")).to_have_text("Baixar 3 cartas, +15")
    demo.tap(1)
    assert demo.chosen() == [first, third]
    demo.tap(1)
    lay.click()
    expect(demo.cards).to_have_count(8)
    assert not {first, second, third} & set(demo.order())


def test_a_greyed_card_says_why(browse: Browse, house: House) -> None:
    page = opened(browse, house)
    demo = Demo(page, "hand-demo-9")
    said = page.get_by_test_id("hand-demo-9-said")
    barred = demo.hand.locator('[aria-disabled="true"]')
    expect(barred).to_have_count(1)
    page.mouse.click(*demo.at(barred))
    expect(said).to_contain_text("veio agora do lixo")
    assert demo.chosen() == []
    demo.tap(0)
    expect(said).to_be_empty()
    barred.focus()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("veio agora do lixo")


def test_a_card_of_three_is_raised_by_a_tap_and_played_by_the_next(browse: Browse, house: House) -> None:
    demo = Demo(opened(browse, house, PHONE), "hand-demo-3")
    first, *_ = demo.order()
    demo.tap(0)
    assert demo.chosen() == [first]
    demo.tap(0)
    expect(demo.cards).to_have_count(2)
    assert first not in demo.order()


# ---- the order ------------------------------------------------------------------------------------------------------


def test_the_order_survives_a_draw_and_a_reload(browse: Browse, house: House) -> None:
    page = opened(browse, house, PHONE)
    demo = Demo(page, "hand-demo-13")
    first, *rest = demo.order()
    demo.drag(0, demo.point(5))
    mine = [*rest[:5], first, *rest[5:]]
    assert demo.order() == mine
    expect(demo.piece.get_by_test_id("sort")).to_have_attribute("data-sort", "mine")
    demo.piece.get_by_test_id("offer-draw").click()
    expect(demo.cards).to_have_count(14)
    assert demo.order()[:-1] == mine
    drawn = demo.order()
    expect(demo.cards.last).to_have_accessible_name(f"{name_of(demo.cards.last)}, acabou de vir, 14 de 14")
    page.reload()
    demo = Demo(page, "hand-demo-13")
    assert demo.order() == drawn
    expect(demo.cards.last).to_have_accessible_name(f"{name_of(demo.cards.last)}, acabou de vir, 14 de 14")
    demo.sort("suit")
    demo.sort("mine")
    assert demo.order() == drawn


def test_a_drawn_card_goes_where_the_sort_puts_it(browse: Browse, house: House) -> None:
    demo = Demo(opened(browse, house), "hand-demo-22")
    demo.sort("rank")
    before = demo.order()
    for _ in range(3):
        demo.piece.get_by_test_id("offer-draw").click()
    expect(demo.cards).to_have_count(25)
    after = demo.order()
    assert [card for card in after if card in before] == before
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"]
    places = [ranks.index("joker" if each.startswith("joker") else each.split("-")[0][:-1]) for each in after]
    assert places == sorted(places)


def test_of_twins_the_one_that_was_chosen_goes(browse: Browse, house: House) -> None:
    demo = Demo(opened(browse, house), "hand-demo-40")
    twin = next(each for each in demo.order() if each.endswith("-2"))
    one = twin.removesuffix("-2")
    assert demo.order().index(one) + 1 == demo.order().index(twin)
    demo.tap(demo.order().index(one))
    demo.piece.get_by_test_id("offer-discard").click()
    expect(demo.cards).to_have_count(39)
    assert twin in demo.order()
    assert one not in demo.order()


# ---- dragging -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_up_to_ten_pixels_it_is_a_tap(browse: Browse, house: House, size: Size) -> None:
    page = opened(browse, house, size)
    demo = Demo(page, "hand-demo-11")
    order = demo.order()
    demo.carry(4, 7, 7)
    expect(page.get_by_test_id("held")).to_have_count(0)
    page.mouse.up()
    assert demo.chosen() == [order[4]]
    demo.carry(4, 9, 9)
    expect(page.get_by_test_id("held")).to_be_visible()
    page.mouse.up()
    assert demo.chosen() == [order[4]]
    assert demo.order() == order


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("count", [3, 9, 30])
def test_sideways_a_card_changes_its_place(browse: Browse, house: House, size: Size, count: int) -> None:
    demo = Demo(opened(browse, house, size), f"hand-demo-{count}")
    first, *rest = demo.order()
    demo.drag(0, demo.point(count - 1))
    assert demo.order() == [*rest, first]
    demo.drag(count - 1, demo.point(1))
    assert demo.order() == [rest[0], first, *rest[1:]]


def test_what_is_chosen_is_dragged_as_one(browse: Browse, house: House) -> None:
    page = opened(browse, house, PHONE)
    demo = Demo(page, "hand-demo-11")
    order = demo.order()
    for place in (1, 4, 7):
        demo.tap(place)
    demo.carry(4, 0, -20)
    expect(page.get_by_test_id("held").locator(".card")).to_have_count(3)
    page.mouse.move(*demo.point(0), steps=5)
    page.mouse.up()
    group = [order[1], order[4], order[7]]
    assert demo.order() == [*group, *(each for each in order if each not in group)]
    assert sorted(demo.chosen()) == sorted(group)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_up_it_is_laid_and_elsewhere_it_returns(browse: Browse, house: House, size: Size) -> None:
    page = opened(browse, house, size)
    demo = Demo(page, "hand-demo-9")
    order = demo.order()
    held = page.get_by_test_id("held")
    demo.carry(0, 4, -34)
    expect(held).not_to_contain_text("Descartar")
    x, y = demo.point(0)
    page.mouse.move(x + 40, y + 300, steps=4)
    page.mouse.up()
    assert demo.order() == order
    demo.carry(0, 4, -50)
    expect(held).to_contain_text("Descartar")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(demo.cards).to_have_count(9)
    demo.carry(0, 4, -50)
    page.mouse.up()
    expect(demo.cards).to_have_count(8)
    assert demo.order() == order[1:]


def test_at_a_table_of_truco_a_card_is_thrown_upwards(seat: Seat) -> None:
    player = seat("between", PHONE)
    player.wait("play")
    first, *rest = player.hand()
    mouse = player.page.mouse
    x, y = Demo.at(player.card(first))
    for dx, dy in ((90, 0), (0, -60)):
        assert player.hand() == [first, *rest]
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + dx, y + dy, steps=5)
        mouse.up()
    player.wait()
    assert player.hand() == rest


def test_between_rows_a_card_is_not_thrown(browse: Browse, house: House) -> None:
    demo = Demo(opened(browse, house, PHONE), "hand-demo-22")
    order = demo.order()
    demo.drag(11, demo.point(0))
    assert demo.order() == [order[11], *order[:11], *order[12:]]


def test_onto_a_meld_it_is_added_and_onto_the_pile_thrown(browse: Browse, house: House) -> None:
    page = opened(browse, house)
    demo = Demo(page, "together")
    melds = page.get_by_test_id("together-melds")
    strip = melds.get_by_test_id("meld-4").locator(".card")
    expect(strip).to_have_count(3)
    for place in (0, 1):
        demo.tap(place)
    demo.carry(0, 0, -20)
    box = melds.get_by_test_id("meld-4").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=5)
    expect(melds.get_by_test_id("meld-4")).to_have_class("meld meld-fits meld-over")
    page.mouse.up()
    expect(strip).to_have_count(5)
    expect(demo.cards).to_have_count(13)
    pile = page.get_by_test_id("together-pile")
    x, y = demo.at(pile)
    demo.drag(3, (x, y))
    expect(pile).to_have_attribute("data-count", "4")
    expect(demo.cards).to_have_count(12)


# ---- touch ----------------------------------------------------------------------------------------------------------


def test_a_finger_taps_orders_and_lays_and_the_page_stays(browse: Browse, house: House) -> None:
    page = touched(browse, house)
    demo = Demo(page, "hand-demo-13")
    finger = Finger(page)
    still = page.evaluate("scrollY")
    order = demo.order()
    page.touchscreen.tap(*demo.point(3))
    assert demo.chosen() == [order[3]]
    page.touchscreen.tap(*demo.point(3))
    finger.swipe(demo.point(0), demo.point(12))
    assert demo.order() == [*order[1:], order[0]]
    x, y = demo.point(2)
    finger.swipe((x, y), (x + 5, y - 120))
    expect(demo.cards).to_have_count(12)
    assert order[3] not in demo.order()
    assert page.evaluate("scrollY") == still


def test_rows_that_scroll_are_swiped(browse: Browse, house: House) -> None:
    page = touched(browse, house)
    demo = Demo(page, "hand-demo-40")
    finger = Finger(page)
    order = demo.order()
    x, y = demo.point(6)
    finger.swipe((x, y), (x - 150, y))
    page.wait_for_function(
        "() => document.querySelector('[data-testid=\"hand-demo-40\"] .hand-scrolls').scrollLeft > 40"
    )
    assert demo.order() == order


def test_in_rows_that_scroll_a_hold_takes_a_card(browse: Browse, house: House) -> None:
    page = touched(browse, house)
    demo = Demo(page, "hand-demo-40")
    finger = Finger(page)
    order = demo.order()
    start = demo.point(1)
    finger.down(*start)
    expect(page.get_by_test_id("large")).to_be_visible()
    finger.move(start, demo.point(4))
    finger.up()
    assert demo.order() == [order[0], *order[2:5], order[1], *order[5:]]


def test_a_hold_reads_the_card_large_and_chooses_nothing(browse: Browse, house: House) -> None:
    page = touched(browse, house)
    demo = Demo(page, "hand-demo-22")
    finger = Finger(page)
    large = page.get_by_test_id("large")
    finger.down(*demo.point(15))
    expect(large).to_contain_text(name_of(demo.cards.nth(15)))
    hand, card = demo.hand.bounding_box(), large.bounding_box()
    assert hand is not None
    assert card is not None
    assert card["y"] + card["height"] <= hand["y"] or card["y"] >= hand["y"] + hand["height"]
    finger.up()
    expect(large).to_have_count(0)
    assert demo.chosen() == []


# ---- keys -----------------------------------------------------------------------------------------------------------


def test_the_whole_hand_by_keyboard(browse: Browse, house: House) -> None:
    page = opened(browse, house, PHONE)
    demo = Demo(page, "hand-demo-11")
    order = demo.order()
    press = page.keyboard.press
    expect(demo.hand).to_have_attribute("aria-multiselectable", "true")
    expect(demo.hand.locator('[tabindex="0"]')).to_have_count(1)
    demo.cards.first.focus()
    press("ArrowRight")
    press("Space")
    press("End")
    expect(demo.cards.last).to_be_focused()
    press("Space")
    press("ArrowRight")
    expect(demo.cards.first).to_be_focused()
    press("ArrowLeft")
    press("Home")
    press("ArrowRight")
    press("ArrowRight")
    press("Space")
    assert demo.chosen() == [order[1], order[2], order[10]]
    expect(demo.cards.nth(2)).to_have_accessible_name(f"{name_of(demo.cards.nth(2))}, escolhida, 3 de 11")
    press("Enter")
    expect(demo.cards).to_have_count(8)
    expect(demo.hand.locator(":focus")).to_have_count(1)


def test_shift_and_arrows_reorder_and_the_focus_goes_along(browse: Browse, house: House) -> None:
    page = opened(browse, house)
    demo = Demo(page, "hand-demo-9")
    order = demo.order()
    press = page.keyboard.press
    demo.cards.nth(1).focus()
    press("Shift+ArrowRight")
    press("Shift+ArrowRight")
    assert demo.order() == [order[0], order[2], order[3], order[1], *order[4:]]
    expect(demo.cards.nth(3)).to_be_focused()
    expect(demo.piece.get_by_test_id("hand-said")).to_contain_text("lugar 4 de 9")
    for _ in range(5):
        press("Shift+ArrowLeft")
    assert demo.order() == [order[1], order[0], *order[2:]]
    expect(demo.cards.first).to_be_focused()
    press("g")
    expect(page.get_by_test_id("large")).to_contain_text(name_of(demo.cards.first))
    press("ArrowRight")
    expect(page.get_by_test_id("large")).to_contain_text(name_of(demo.cards.nth(1)))
    press("Escape")
    expect(page.get_by_test_id("large")).to_have_count(0)


def test_arrows_up_and_down_change_the_row(browse: Browse, house: House) -> None:
    page = opened(browse, house, PHONE)
    demo = Demo(page, "hand-demo-30")
    demo.cards.nth(3).focus()
    page.keyboard.press("ArrowDown")
    expect(demo.cards.nth(13)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(demo.cards.nth(23)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(demo.cards.nth(13)).to_be_focused()
