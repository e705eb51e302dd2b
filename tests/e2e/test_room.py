"""The room around the cards: seats, the start page, house rules, notices, drawers, and addresses that are none."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import DESKTOP, PHONE, SHORT, Browse, Seat, Size, watched
from tests.e2e.house import House
from tests.e2e.measures import SETTLED, SMALL, faults
from tests.e2e.player import Watch
from tests.e2e.test_looks import THUMB, no_sideways

TABLES = {"between": 5}
LANDSCAPE: Size = (740, 360)
TABLET: Size = (834, 1112)
TABLET_WIDE: Size = (1112, 834)
TWICE: Size = (720, 450)
"""A page of 1440 × 900 at twice its size."""

#: Boxes of the parts of each seat of a ring, seat by seat, in the order of play.
SEATS = """(ring) => [...ring.querySelectorAll('li')].map((each) => {
  const box = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  return { seat: box(each), parts: [...each.querySelectorAll('.face, .name, .role, .sums')].map(box) };
})"""

Box = tuple[float, float, float, float]


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes share no place."""
    return one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


def box_of(place: Locator) -> Box:
    found = place.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def middle(box: Box) -> tuple[float, float]:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def gallery(house: House, browse: Browse, size: Size, **settings: object) -> Page:
    page = browse(size, **settings)
    page.goto(f"{house.address}/galeria")
    expect(page.get_by_test_id("gallery-lobby")).to_be_visible()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


# ---- seats ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_two_to_eight_sit_apart_and_in_the_order_of_play(house: House, browse: Browse, size: Size) -> None:
    page = gallery(house, browse, size)
    for direction in ("cw", "ccw"):
        for players in range(2, 9):
            ring = page.get_by_test_id(f"ring-{players}-{direction}")
            found = ring.evaluate(SEATS)
            seats: list[Box] = [each["seat"] for each in found]
            parts: list[tuple[int, Box]] = [(place, box) for place, each in enumerate(found) for box in each["parts"]]
            assert len(seats) == players - 1
            for place, (whose, box) in enumerate(parts):
                assert box[0] > -1, (players, direction, "sticks out")
                assert box[2] < size[0] + 1, (players, direction, "sticks out")
                for other, against in parts[place + 1 :]:
                    assert whose == other or apart(box, against), (players, direction, whose, other)
            in_order(seats, direction, strip=size == PHONE)
            for button in ring.get_by_role("button").all():
                left, top, right, bottom = box_of(button)
                assert min(right - left, bottom - top) >= THUMB, (players, direction)


def in_order(seats: list[Box], direction: str, *, strip: bool) -> None:
    """The next to play sits at the left when play goes clockwise, and at the right when it does not."""
    spots = [middle(box) for box in seats]
    if direction == "ccw":
        spots = [(-x, y) for x, y in spots]
    across = [x for x, _ in spots]
    if strip:
        assert across == sorted(across)
        assert len({round(box[1]) for box in seats}) == 1
        return
    low = [y for _, y in spots]
    top = low.index(min(low))
    assert all(one >= other - 1 for one, other in pairwise(low[: top + 1])), "up the near side"
    assert all(one <= other + 1 for one, other in pairwise(low[top:])), "and down the far one"
    assert all(one < other + 12 for one, other in pairwise(across))


def test_a_seat_says_in_words_what_it_shows(house: House, browse: Browse) -> None:
    page = gallery(house, browse, DESKTOP)
    states = page.get_by_test_id("seat-states")
    for name, words in {
        "Bia": "robô",
        "Caio": "é a vez",
        "Duda": "9 s",
        "Rafa": "religando 25 s",
        "Nina": "robô no lugar",
        "Beto": "dá as cartas",
        "Vó Lourdes": "Truco, freguês!",
    }.items():
        expect(states.get_by_role("group", name=name)).to_contain_text(words)


# ---- the start page -------------------------------------------------------------------------------------------------


def start(house: House, browse: Browse, size: Size = DESKTOP, **settings: object) -> Page:
    page = browse(size, **settings)
    page.goto(f"{house.address}/?ritmo=0")
    expect(page.get_by_test_id("sit")).to_be_visible()
    return page


@pytest.mark.parametrize(
    "size",
    [LANDSCAPE, TABLET, TABLET_WIDE, TWICE, SHORT],
    ids=["landscape", "tablet", "wide tablet", "twice", "short"],
)
def test_one_sits_down_without_scrolling(house: House, browse: Browse, size: Size) -> None:
    page = start(house, browse, size)
    page.evaluate("document.fonts.ready")
    no_sideways(page)
    expect(page.get_by_test_id("sit")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SMALL, THUMB) == []


def test_three_clicks_from_the_address_to_cards_in_hand(house: House, browse: Browse) -> None:
    page = start(house, browse)
    page.get_by_test_id("preset-mano").click()
    page.get_by_test_id("sit").click()
    page.get_by_test_id("hand").or_(page.get_by_test_id("question")).first.wait_for()


def test_what_was_chosen_is_remembered(house: House, browse: Browse) -> None:
    page = start(house, browse)
    page.get_by_test_id("house-rules").locator("summary").click()
    page.get_by_test_id("option-target-15").click()
    page.get_by_test_id("players-2").click()
    page.get_by_test_id("name").fill("Ana")
    page.get_by_test_id("sit").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    page.goto(house.address)
    expect(page.get_by_test_id("continue")).to_be_visible()
    expect(page.get_by_test_id("name")).to_have_value("Ana")
    expect(page.get_by_test_id("players-2")).to_be_checked()
    expect(page.get_by_test_id("house-summary")).to_contain_text("Uma mudada: Fim da partida.")
    expect(page.get_by_test_id("sit")).to_contain_text("com uma regra da casa")


# ---- house rules ----------------------------------------------------------------------------------------------------


def headings(page: Page) -> list[str]:
    return page.get_by_test_id("house-rules").get_by_role("heading", level=3).all_inner_texts()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_house_rules_are_ordered_as_the_rule_book(house: House, browse: Browse, size: Size) -> None:
    page = start(house, browse, size)
    page.get_by_test_id("house-rules").locator("summary").click()
    book = page.request.get(f"{house.address}/api/rules/truco/pt-BR").json()
    sections = list(dict.fromkeys(rule["section"] for rule in book))
    expect(page.get_by_test_id("house-rules").get_by_role("heading", level=3).first).to_be_visible()
    found = headings(page)
    assert len(found) > 3
    assert found == [each for each in sections if each in found]
    options = page.request.get(f"{house.address}/api/games").json()[0]["options"]
    for option in options:
        field = page.get_by_test_id(f"field-{option['name']}")
        expect(field).to_have_count(1)
        expect(field.get_by_role("button", name=f"regra {option['rule']}")).to_have_count(1)
    if size == PHONE:
        assert page.evaluate(SMALL, THUMB) == []
    no_sideways(page)


def test_a_changed_rule_is_marked_listed_and_taken_back(house: House, browse: Browse) -> None:
    page = start(house, browse)
    page.get_by_test_id("house-rules").locator("summary").click()
    usual = page.get_by_test_id("option-target").locator("label", has_text="da mesa pronta")
    expect(usual).to_contain_text("12 tentos")
    page.get_by_test_id("option-target-15").click()
    page.get_by_test_id("option-max_deals").fill("30")
    page.get_by_test_id("option-covered-false").click()
    expect(page.get_by_test_id("house-summary")).to_contain_text("3 mudadas")
    expect(page.get_by_test_id("house-changed").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_test_id("reset-target")).to_contain_text("Fim da partida: 15 tentos")
    expect(page.get_by_test_id("field-target")).to_contain_text("Mudada")
    page.get_by_test_id("undo-target").click()
    expect(page.get_by_test_id("option-target-12")).to_be_checked()
    page.get_by_test_id("reset-max_deals").click()
    expect(page.get_by_test_id("option-max_deals")).to_have_value("60")
    page.get_by_test_id("house-reset").click()
    expect(page.get_by_test_id("option-covered-true")).to_be_checked()
    expect(page.get_by_test_id("house-changed")).to_have_count(0)


def test_another_preset_keeps_what_was_picked(house: House, browse: Browse) -> None:
    page = start(house, browse)
    page.get_by_test_id("house-rules").locator("summary").click()
    page.get_by_test_id("option-target-15").click()
    page.get_by_test_id("option-onze_decline-false").click()
    page.get_by_test_id("preset-texto").check(force=True)
    expect(page.get_by_test_id("option-target-15")).to_be_checked()
    # this preset has it so anyway: it is no change here, and one again with the other preset
    expect(page.get_by_test_id("house-changed").get_by_role("listitem")).to_have_count(1)
    page.get_by_test_id("preset-paulista").check(force=True)
    expect(page.get_by_test_id("house-changed").get_by_role("listitem")).to_have_count(2)


def test_a_rule_that_cannot_count_says_why_and_keeps_nobody_from_playing(house: House, browse: Browse) -> None:
    page = start(house, browse)
    page.get_by_test_id("house-rules").locator("summary").click()
    page.get_by_test_id("option-q_over_j-true").click()
    expect(page.get_by_test_id("field-q_over_j")).not_to_contain_text("não conta")
    page.get_by_test_id("option-deck-spanish").click()
    expect(page.get_by_test_id("field-q_over_j")).to_contain_text("só vale com Baralho: francês")
    page.get_by_test_id("option-cutter_card-two_pass_one").click()
    page.get_by_test_id("players-2").check(force=True)
    expect(page.get_by_test_id("field-cutter_card")).to_contain_text("4 ou 6 jogadores")
    expect(page.get_by_test_id("sit")).to_contain_text("com uma regra da casa")
    page.get_by_test_id("sit").click()
    expect(page.get_by_test_id("table")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_table_tells_its_house_rules(house: House, browse: Browse, size: Size) -> None:
    page = start(house, browse, size)
    page.get_by_test_id("preset-texto").check(force=True)
    page.get_by_test_id("house-rules").locator("summary").click()
    page.get_by_test_id("option-target-15").click()
    page.get_by_test_id("option-covered-false").click()
    expect(page.get_by_test_id("sit")).to_contain_text("com 2 regras da casa")
    page.get_by_test_id("sit").click()
    expect(page.get_by_test_id("open-house")).to_have_text("Como se joga nesta mesa: Ao pé da letra · 2 regras da casa")
    page.get_by_test_id("open-house").click()
    rules = page.get_by_test_id("house")
    expect(rules.get_by_role("listitem").first).to_be_visible()
    first, second, *others = rules.get_by_role("listitem").all()
    texts = [first.inner_text(), second.inner_text()]
    assert any("Fim da partida: 15 tentos" in text for text in texts)
    assert all("Na mesa pronta" in text for text in texts)
    assert len(others) > 15
    assert not any("Na mesa pronta:" in each.inner_text() for each in others)
    if size == PHONE:
        assert page.evaluate(SMALL, THUMB) == []
    page.get_by_test_id("house-target").get_by_role("button").click()
    expect(page.get_by_test_id("rule-T-36")).to_be_focused()


# ---- drawers, notices, questions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_rule_book_begins_with_the_game_in_a_minute(house: House, browse: Browse, size: Size) -> None:
    page = start(house, browse, size)
    page.get_by_test_id("open-rules").click()
    summary = page.get_by_test_id("summary")
    expect(summary.get_by_role("heading", name="Em um minuto")).to_be_in_viewport()
    expect(summary.get_by_role("listitem").first).to_contain_text("Quem leva duas vazas leva a mão.")
    if size == PHONE:
        assert page.evaluate(SMALL, THUMB) == []
    no_sideways(page)
    summary.get_by_role("button", name="regra T-21").click()
    expect(page.get_by_test_id("rule-T-21")).to_be_focused()
    page.get_by_test_id("rules-search").fill("zap")
    expect(summary).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SHORT, LANDSCAPE, TWICE], ids=["phone", "short", "landscape", "twice"])
def test_the_rules_open_at_a_rule_and_can_be_searched(house: House, browse: Browse, size: Size) -> None:
    page = gallery(house, browse, size)
    page.get_by_test_id("open-T-17").click()
    expect(page.get_by_test_id("rule-T-17")).to_be_focused()
    expect(page.get_by_test_id("rule-T-17")).to_be_in_viewport()
    page.evaluate(SETTLED)
    drawer = page.get_by_test_id("rules").bounding_box()
    assert drawer is not None
    assert drawer["x"] >= 0
    assert drawer["x"] + drawer["width"] == size[0]
    if size[0] == PHONE[0]:
        assert drawer["width"] == size[0]
    page.get_by_test_id("rules-search").fill("MÃO de onze nao se pede")
    expect(page.get_by_test_id("rule-T-39")).to_be_visible()
    expect(page.get_by_test_id("rule-T-17")).to_have_count(0)
    expect(page.get_by_test_id("rules-found")).to_have_text("Uma regra fala disso.")
    expect(page.get_by_test_id("rules").locator("mark").first).to_have_text(
        re.compile("mão de onze não se pede", re.IGNORECASE)
    )
    page.get_by_test_id("rules-search").fill("xadrez")
    expect(page.get_by_test_id("rules-found")).to_have_text("Nenhuma regra fala disso.")
    page.get_by_test_id("rules-search").fill("t-04")
    expect(page.get_by_test_id("rule-T-04")).to_be_visible()


def open_line(page: Page) -> list[WebSocketRoute]:
    """The lines that the page opens from now on: all goes through, and more can be said to it."""
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/ws/"), pass_on)
    return lines


@pytest.mark.parametrize("size", [PHONE, SHORT, DESKTOP], ids=["phone", "short", "desk"])
def test_a_notice_covers_no_card(seat: Seat, size: Size) -> None:
    player = seat("between", size)
    player.wait("play")
    page = player.page
    line = open_line(page)
    page.reload()
    player.wait("play")
    line[-1].send('{"type": "problem", "code": "too_fast", "detail": "", "id": null}')
    notice = page.get_by_test_id("problem")
    expect(notice).to_be_visible()
    shown = box_of(notice)
    cards = page.locator(".table .card:visible").all()
    assert len(cards) > 3
    assert [card for card in map(box_of, cards) if not apart(shown, card)] == []


def test_notices_go_by_themselves_and_are_shut_by_hand(house: House, browse: Browse) -> None:
    page = gallery(house, browse, PHONE)
    page.get_by_test_id("say-good").click()
    said = page.locator(".toasts").get_by_test_id("toast")
    expect(said).to_have_count(1)
    expect(said).to_contain_text("Rafa voltou")
    said.get_by_role("button", name="Fechar").click()
    expect(said).to_have_count(0)


def test_a_greyed_action_is_reached_and_says_why(house: House, browse: Browse) -> None:
    page = gallery(house, browse, PHONE)
    bar = page.get_by_test_id("bar-truco-1")
    bar.get_by_test_id("bar-raise").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("bar-said")).to_contain_text("não pode agora")


# ---- the gallery, as a whole ----------------------------------------------------------------------------------------

SECTIONS = ("seats", "sheets", "actions", "questions", "link", "log", "rules", "toasts", "options", "lobby")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_every_piece_speaks_to_everybody(house: House, browse: Browse, size: Size, scheme: str) -> None:
    page = gallery(house, browse, size, color_scheme=scheme)
    page.get_by_test_id("ask-twice").click()
    for section in SECTIONS:
        expect(page.get_by_test_id(f"gallery-{section}")).to_be_visible()
    no_sideways(page)
    assert faults(page, repeats=True) == []


def test_a_code_is_read_however_it_is_typed(house: House, browse: Browse) -> None:
    page = gallery(house, browse, PHONE)
    code = page.get_by_test_id("code").first
    code.fill("k7q x2")
    page.get_by_test_id("code-enter").first.click()
    expect(page.get_by_test_id("gallery-lobby")).to_contain_text("Faltou uma letra.")
    expect(code).to_have_value("K7QX2")
    expect(code).to_have_attribute("aria-invalid", "true")


def test_who_waits_chooses_a_seat_and_is_told_what_is_missing(house: House, browse: Browse) -> None:
    page = gallery(house, browse, PHONE)
    room = page.get_by_test_id("waiting-room")
    room.get_by_test_id("begin").click(force=True)
    expect(room.get_by_role("alert")).to_contain_text("falta um")
    expect(room.get_by_test_id("place-2")).to_contain_text("do seu lado")
    room.get_by_test_id("robot-2").click()
    expect(room.get_by_test_id("begin")).to_contain_text("esperando Ana")
    room.get_by_test_id("ready").click()
    expect(room.get_by_test_id("begin")).to_have_attribute("aria-disabled", "false")


# ---- addresses that are none ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [("pt-BR", "Esta página não existe"), ("en", "There is no such page")])
def test_an_unknown_address_is_answered_in_words(house: House, browser: Browser, lang: str, words: str) -> None:
    watch = Watch(forgiven="404")  # the browser itself reports it
    page = watched(browser.new_context(locale=lang, viewport={"width": PHONE[0], "height": PHONE[1]}), watch)
    answer = page.goto(f"{house.address}/nada")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text(words)
    no_sideways(page)
    assert faults(page) == []
    page.get_by_test_id("home").click()
    expect(page.get_by_test_id("sit")).to_be_visible()
    assert watch.faults == []
    page.context.close()


def test_a_dead_link_to_a_table_leads_home(house: House, browse: Browse) -> None:
    page = browse(PHONE)
    page.goto(f"{house.address}/mesa/nenhuma")
    expect(page.get_by_test_id("gone").get_by_role("heading", level=1)).to_have_text("Esta mesa não existe mais.")
    assert faults(page) == []
    page.get_by_test_id("home").click()
    expect(page.get_by_test_id("sit")).to_be_visible()
