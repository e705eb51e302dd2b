"""The table by keyboard alone: no mouse, no touch."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Browse, Seat
from tests.e2e.house import House
from tests.e2e.player import Player
from tests.e2e.test_match import LONGEST

TABLES = {"cutting": 1, "called": 1, "leading": 3}

LONGEST_WAY = 40
"""No control is further away, in presses of the tab key."""


def tab_to(page: Page, testid: str) -> None:
    """Press tab until a control has the focus."""
    wanted = page.get_by_test_id(testid)
    for _ in range(LONGEST_WAY):
        page.keyboard.press("Tab")
        if wanted.evaluate("each => each.contains(document.activeElement)"):
            return
    raise AssertionError(f"no way leads to {testid}")


def answer(player: Player, key: str) -> None:
    player.page.keyboard.press(key)
    player.acted()


def play_by_key(player: Player) -> None:
    """The number raises a card, the arrows choose another, Enter plays it."""
    page = player.page
    cards = player.hand()
    page.keyboard.press("1")
    expect(player.card(cards[0])).to_have_attribute("aria-selected", "true")
    if len(cards) > 1:
        said = player.says(cards[1])
        tab_to(page, "hand")
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(player.card(cards[1])).to_be_focused()
        answer(player, "Enter")
    else:
        said = player.says(cards[0])
        answer(player, "1")
    expect(page.get_by_test_id("log")).to_contain_text(f"Você jogou {said}")


def test_a_hand_from_the_cut_to_the_score(seat: Seat) -> None:
    player = seat("cutting")
    page = player.page
    before = player.score()
    player.wait("question")
    tab_to(page, "action-look")
    answer(player, "Enter")
    player.wait("question")
    tab_to(page, "action-keep")
    answer(player, " ")
    while player.score() == before:
        if player.wait("question", "play") == "play":
            play_by_key(player)
        elif player.phase() == "cut":
            break  # the next hand
        else:
            answer(player, "a")
    assert sum(player.score()) > sum(before)


def test_a_whole_match_from_the_address_to_the_record(house: House, browse: Browse) -> None:
    page = browse()
    page.goto(f"{house.address}?ritmo=0")
    expect(page.get_by_test_id("sit")).to_be_visible()
    tab_to(page, "sit")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()
    player = Player(page)
    for number in range(LONGEST):
        moment = player.wait()
        if moment == "end":
            break
        if moment == "play":
            play_by_key(player)
        else:
            offers = player.offers()
            tab_to(page, f"action-{offers[number % len(offers)]}")
            answer(player, "Enter")
    tab_to(page, "verify")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-holds", "true")
    tab_to(page, "again")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("score")).to_have_attribute("data-us", "0")


def test_letters_answer_a_call(seat: Seat) -> None:
    player = seat("called")
    player.wait("question")
    answer(player, "s")
    player.wait("question")
    assert player.offers() == ["accept", "raise-12", "fold"]
    answer(player, "a")
    player.wait("play")
    assert player.value() == 9


def test_letters_ask_and_speak(seat: Seat) -> None:
    player = seat("leading")
    page = player.page
    player.wait("play")
    spoken = page.get_by_test_id("spoken")
    for key, said in (("m", "Você tem "), ("v", "vira: "), ("k", "Nós 4, Eles 6. Vale 1.")):
        page.keyboard.press(key)
        expect(spoken).to_contain_text(said, ignore_case=True)
    page.keyboard.press("c")
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-code", "covered_first_trick")
    expect(page.get_by_test_id("refusal-close")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_test_id("rule-truco.covered")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("refusal")).to_be_hidden()
    answer(player, "t")
    expect(page.get_by_test_id("log")).to_contain_text("Você pediu truco")


def test_sitting_down(house: House, browse: Browse) -> None:
    page = browse()
    page.goto(house.address)
    expect(page.get_by_test_id("sit")).to_be_visible()
    tab_to(page, "sit")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()


def test_a_raised_card_is_told(seat: Seat) -> None:
    player = seat("leading")
    turn = player.page.get_by_test_id("turn")
    player.wait("play")
    expect(turn).to_have_text("Sua vez.")
    first, second, *_ = player.hand()
    for card in (first, second):
        player.card(card).click()
        expect(turn).to_have_text(f"Toque de novo para jogar {player.says(card)}.")
    player.card(second).click()
    expect(turn).not_to_contain_text("Toque de novo")


def test_the_rules_name_options_in_words(seat: Seat) -> None:
    player = seat("leading")
    player.wait("play")
    player.page.keyboard.press("?")
    option = player.page.get_by_test_id("rule-truco.covered")
    expect(option).to_contain_text("Cartas cobertas")
    expect(option).not_to_contain_text("true")
    expect(player.page.get_by_test_id("rule-T-10")).not_to_contain_text("q_over_j")
