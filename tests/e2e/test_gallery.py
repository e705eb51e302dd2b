"""The components of the gallery, played with by mouse, touch and keys: above all the hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Browse, Size
from tests.e2e.house import House
from tests.e2e.measures import SMALL, TEXTS
from tests.e2e.test_looks import faults, no_sideways

SIZES = {"desk": DESKTOP, "phone": PHONE}
THUMB = 44
STRIP = (27, 46)
"""What of a card of a large hand is free to be seen and pressed, across and down."""

#: The strip of each card: how far from its top left corner it is itself that is hit, along the two edges.
STRIPS = """(hand) => [...hand.querySelectorAll('[role="option"]')].map((card) => {
  card.scrollIntoView({ block: 'center', inline: 'nearest' });
  const box = card.getBoundingClientRect();
  const free = (dx, dy) => card.contains(document.elementFromPoint(box.x + dx, box.y + dy));
  let [across, down] = [2, 2];
  while (across < box.width && free(across, 4)) across += 0.5;
  while (down < box.height && free(4, down)) down += 0.5;
  return [card.dataset.testid, across, down];
})"""


class Demo:
    """A hand of the gallery."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.piece = page.get_by_test_id(name)
        self.hand = self.piece.get_by_test_id("hand")
        self.cards = self.hand.get_by_role("option")
        self.hand.evaluate("(hand) => hand.scrollIntoView({ block: 'center' })")

    def order(self) -> list[str]:
        """The cards from left to right, as they lie in the list."""
        told: list[str] = self.cards.evaluate_all("(all) => all.map((each) => each.dataset.testid.slice(5))")
        return told

    def chosen(self) -> list[str]:
        """Those that are chosen."""
        picked = self.hand.locator('[aria-selected="true"]')
        told: list[str] = picked.evaluate_all("(all) => all.map((each) => each.dataset.testid.slice(5))")
        return told

    def covered(self, wide: float, high: float) -> list[tuple[str, float, float]]:
        """The cards of which less is free than that."""
        strips = self.hand.evaluate(STRIPS)
        return [(name, across, down) for name, across, down in strips if across < wide or down < high]

    def point(self, place: int) -> tuple[float, float]:
        """A point on the strip of a card that is free."""
        return self.at(self.cards.nth(place))

    @staticmethod
    def at(card: Locator) -> tuple[float, float]:
        """A point near the top left corner."""
        box = card.bounding_box()
        assert box is not None
        return box["x"] + 12, box["y"] + 24

    def tap(self, place: int) -> None:
        """A press and a release."""
        self.page.mouse.click(*self.point(place))

    def carry(self, place: int, dx: float, dy: float) -> None:
        """Press on a card and move, without letting go."""
        x, y = self.point(place)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=6)

    def drag(self, place: int, to: tuple[float, float]) -> None:
        """Press on a card, move to a point, let go."""
        x, y = self.point(place)
        self.carry(place, to[0] - x, to[1] - y)
        self.page.mouse.up()

    def sort(self, by: str) -> None:
        """Press the button until the hand is in this order."""
        button = self.piece.get_by_test_id("sort")
        for _ in range(3):
            if button.get_attribute("data-sort") == by:
                return
            button.click()
        expect(button).to_have_attribute("data-sort", by)


class Finger:
    """A finger on the glass, as the browser gets it: it may scroll the page where that is allowed."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        """Touch."""
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """Slide from a point to another."""
        for step in range(1, steps + 1):
            part = step / steps
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            self._send("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        """Lift."""
        self._send("touchEnd", [])

    def swipe(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """All of it."""
        self.down(*start)
        self.move(start, end)
        self.up()


def opened(browse: Browse, house: House, size: Size = DESKTOP, **settings: object) -> Page:
    page = browse(size, **settings)
    page.goto(f"{house.address}/galeria")
    expect(page.get_by_test_id("gallery")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


# ---- what it looks like ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_gallery_is_clear_to_a_screen_reader_and_fits(
    browse: Browse, house: House, size: Size, scheme: str
) -> None:
    page = opened(browse, house, size, color_scheme=scheme)
    assert faults(page) == []
    no_sideways(page)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("count", [4, 9, 11, 13, 22, 30, 40])
def test_rank_and_suit_of_every_card_are_free(browse: Browse, house: House, size: Size, count: int) -> None:
    page = opened(browse, house, size)
    if count == 4:
        demo = Demo(page, "hand-demo-3")
        demo.piece.get_by_test_id("offer-draw").click()
    else:
        demo = Demo(page, f"hand-demo-{count}")
    expect(demo.cards).to_have_count(count)
    assert demo.covered(*STRIP) == []


def test_a_chosen_card_leaves_the_row_above_to_be_read(browse: Browse, house: House) -> None:
    demo = Demo(opened(browse, house, PHONE), "hand-demo-22")
    for place in (11, 12, 16, 21):
        demo.tap(place)
    assert len(demo.chosen()) == 4
    assert demo.covered(27, 42) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_what_is_pressed_is_as_large_as_a_thumb(browse: Browse, house: House, size: Size) -> None:
    page = opened(browse, house, size)
    demo = Demo(page, "together")
    demo.tap(0)
    expect(page.get_by_test_id("together").get_by_test_id("meld-new")).to_be_visible()
    small = [each for each in page.evaluate(SMALL, THUMB) if not each.startswith(("card-", "state-card"))]
    assert small == []


def test_nothing_moves_when_the_places_light_up(browse: Browse, house: House) -> None:
    page = opened(browse, house, PHONE)
    demo = Demo(page, "together")
    where = "(all) => all.map((each) => JSON.stringify(each.getBoundingClientRect()))"
    melds = page.get_by_test_id("together-melds").locator('[data-testid^="meld-"]:not([data-testid="meld-new"])')
    before = melds.evaluate_all(where)
    demo.tap(0)
    expect(melds.first).to_have_attribute("data-drop", "2")
    assert melds.evaluate_all(where) == before


@pytest.mark.parametrize("lang", ["pt-BR", "pt-PT", "en"])
def test_every_language_has_its_words_and_room_for_them(browse: Browse, house: House, lang: str) -> None:
    page = opened(browse, house, PHONE, locale=lang)
    texts = page.evaluate(TEXTS)
    assert [text for text in texts if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)] == []
    no_sideways(page)


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


def name_of(card: Locator) -> str:
    """The card alone, without its state."""
    return (card.get_attribute("aria-label") or "").split(",")[0]


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


def touched(browse: Browse, house: House) -> Page:
    return opened(browse, house, PHONE, has_touch=True, is_mobile=True)


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
    page.wait_for_function("() => document.querySelector('[data-testid=\"hand-demo-40\"] .hand-scrolls').scrollLeft > 40")
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


# ---- melds and piles ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_many_melds_scroll_and_the_canastras_come_first(browse: Browse, house: House, size: Size) -> None:
    page = opened(browse, house, size)
    zone = page.get_by_test_id("meld-many")
    zone.scroll_into_view_if_needed()
    melds = zone.locator('[data-testid^="meld-"]:not([data-testid="meld-new"])')
    expect(melds).to_have_count(26)
    kinds = melds.evaluate_all("(all) => all.map((each) => /meld-(clean|dirty)/.test(each.className))")
    assert kinds == sorted(kinds, reverse=True)
    assert sum(kinds) == 3
    expect(zone.get_by_test_id("meld-new")).to_be_in_viewport()
    rows = zone.locator(".zone-rows")
    scrolls: bool = rows.evaluate("(rows) => rows.scrollHeight > rows.clientHeight")
    assert scrolls or size == DESKTOP
    expect(zone.get_by_text("mais abaixo")).to_have_count(int(scrolls))
    melds.last.scroll_into_view_if_needed()
    expect(zone.get_by_text("mais abaixo")).to_have_count(0)


def test_the_ten_of_a_meld_is_not_clipped(browse: Browse, house: House) -> None:
    page = opened(browse, house, PHONE, storage_state=None)
    for deck in ("duas", "segura"):
        page.evaluate("(deck) => { document.documentElement.dataset.deck = deck; }", deck)
        widths = (
            page.get_by_test_id("meld-sides")
            .locator(".card:not(:last-child)")
            .evaluate_all(
                """(all) => all.map((card) => [
                card.className.includes('card-ten'),
                card.nextElementSibling.getBoundingClientRect().x - card.getBoundingClientRect().x,
                card.getBoundingClientRect().width,
            ])"""
            )
        )
        assert any(ten for ten, _, _ in widths)
        for ten, free, width in widths:
            assert free >= width * (0.5 if ten or deck == "segura" else 0.42)


def test_a_meld_and_a_pile_open_large_and_leave_the_hand_free(browse: Browse, house: House) -> None:
    page = opened(browse, house, PHONE)
    pile = page.get_by_test_id("pile-many")
    pile.scroll_into_view_if_needed()
    assert pile.evaluate("(each) => each.scrollLeft > 0 && each.scrollWidth > each.clientWidth")
    pile.click()
    large = page.get_by_test_id("cards-large")
    expect(large.get_by_role("img")).to_have_count(18)
    box = large.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1] - 200
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(pile).to_be_focused()
    page.get_by_test_id("meld-kinds").get_by_test_id("meld-wild").scroll_into_view_if_needed()
    melds = page.get_by_test_id("melds-us")
    melds.get_by_test_id("meld-5").click()
    expect(large.get_by_role("img", name="dois de ouros, vale 10")).to_be_visible()
    large.get_by_test_id("close").click()
    expect(large).to_have_count(0)


def test_heaps_act_when_they_may_and_say_why_when_not(browse: Browse, house: House) -> None:
    page = opened(browse, house)
    said = page.get_by_test_id("heaps-said")
    page.get_by_test_id("stock-legal").click()
    expect(said).to_have_text("monte: pronto.")
    greyed = page.get_by_test_id("stock-greyed")
    expect(greyed).to_have_attribute("aria-disabled", "true")
    greyed.focus()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Já comprou nesta vez")
    expect(page.get_by_test_id("stock-turned")).to_have_accessible_name(
        "monte, 23 cartas, vira: sete de copas, comprar"
    )
    expect(page.get_by_test_id("morto-3")).to_have_accessible_name("morto, levado")
    page.get_by_test_id("pile-many-take").click(force=True)
    expect(page.get_by_test_id("pile-modes-said")).to_contain_text("Já comprou nesta vez")
    page.get_by_test_id("pile-seven-take").click()
    expect(page.get_by_test_id("pile-modes-said")).to_have_text("bagaço: pronto.")
