"""The components of the gallery: what they look like, in every language, and what melds and piles answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Browse, Size
from tests.e2e.hands import SIZES, STRIP, Demo, opened
from tests.e2e.house import House
from tests.e2e.measures import SMALL, TEXTS
from tests.e2e.test_looks import no_sideways

THUMB = 44
WORDS = ("pica-fumo", "ready-made")
"""Words of the game that look like keys."""


# ---- what it looks like ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_rank_and_suit_of_every_card_are_free(browse: Browse, house: House, size: Size) -> None:
    page = opened(browse, house, size)
    for count in (4, 9, 11, 13, 22, 30, 40):
        demo = Demo(page, "hand-demo-3" if count == 4 else f"hand-demo-{count}")
        if count == 4:
            demo.piece.get_by_test_id("offer-draw").click()
        expect(demo.cards).to_have_count(count)
        assert demo.covered(*STRIP) == [], count


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
    keys = [text for text in texts if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text) and text not in WORDS]
    assert keys == []
    no_sideways(page)


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
    assert scrolls or size != PHONE
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
