"""Everything that a table asks of a person, each at a table that was played up to there."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Seat
from tests.e2e.house import House
from tests.e2e.player import Player

TABLES = {
    "cutting": 3,
    "cutting_alone": 1,
    "raised": 2,
    "called": 7,
    "eleven": 2,
    "dark": 1,
    "strict": 5,
    "strict_eleven": 1,
}


# ---- the cut --------------------------------------------------------------------------------------------------------


def test_the_cutter_leaves_the_pack(seat: Seat) -> None:
    player = seat("cutting")
    assert player.wait("question") == "question"
    assert player.phase() == "cut"
    assert player.offers() == ["leave", "look"]
    player.do("leave")
    player.wait("play", "question")
    assert len(player.hand()) == 3


def test_the_cutter_keeps_the_card_that_he_looked_at(seat: Seat) -> None:
    player = seat("cutting", PHONE)
    player.wait("question")
    player.do("look")
    player.wait("question")
    assert player.phase() == "keep"
    assert player.offers() == ["keep", "give"]
    looked = player.page.get_by_test_id("question").get_by_role("img")
    expect(looked).to_have_count(1)
    name = looked.get_attribute("aria-label") or "?"
    player.do("keep")
    player.wait("play", "question")
    expect(player.page.get_by_test_id("hand").get_by_role("option", name=name)).to_have_count(1)
    expect(player.page.get_by_test_id("log")).to_contain_text(f"Você ficou com a carta do corte: {name}.")


def test_the_cutter_gives_the_card_to_his_partner(seat: Seat) -> None:
    player = seat("cutting")
    player.wait("question")
    player.do("look")
    player.wait("question")
    name = player.page.get_by_test_id("question").get_by_role("img").get_attribute("aria-label") or "?"
    player.do("give")
    player.wait("play", "question")
    expect(player.page.get_by_test_id("log")).to_contain_text(f"Você deu a carta do corte a Caio: {name}")
    expect(player.page.get_by_test_id("hand").get_by_role("option", name=name)).to_have_count(0)


def test_one_against_one_there_is_nobody_to_give_it_to(seat: Seat) -> None:
    player = seat("cutting_alone")
    player.wait("question")
    player.do("look")
    player.wait("question")
    assert player.offers() == ["keep"]
    player.do("keep")
    player.wait("play", "question")


# ---- truco ----------------------------------------------------------------------------------------------------------


def partners_cards(player: Player) -> list[str]:
    backs = player.page.get_by_test_id("seat-2").locator(".backs").get_by_role("img")
    return [card.get_attribute("aria-label") or "" for card in backs.all()]


def test_who_is_asked_sees_his_partners_cards_and_accepts(seat: Seat) -> None:
    player = seat("called", PHONE)
    player.wait("question")
    assert player.phase() == "answer"
    assert player.offers() == ["accept", "raise-6", "fold"]
    expect(player.action("accept")).to_contain_text("vale 3")
    expect(player.action("raise-6")).to_contain_text("pede 6")
    expect(player.action("fold")).to_contain_text("eles +1")
    assert len(partners_cards(player)) == 3
    assert "carta fechada" not in partners_cards(player)
    player.do("accept")
    player.wait("play")
    assert player.value() == 3


def test_a_raise_is_raised_up_to_twelve(seat: Seat) -> None:
    player = seat("called")
    player.wait("question")
    player.do("raise-6")
    player.wait("question")  # the bot has two manilhas and asks for nine
    assert player.offers() == ["accept", "raise-12", "fold"]
    player.do("raise-12")
    player.wait("play")
    assert player.value() == 12


def test_who_runs_leaves_the_last_word_to_his_partner(seat: Seat) -> None:
    player = seat("called")
    player.wait("question")
    assert player.score() == (7, 8)
    player.do("fold")  # the partner has nothing either
    expect(player.page.get_by_test_id("score")).to_have_attribute("data-them", "9")
    expect(player.page.get_by_test_id("log")).to_contain_text("Corremos. Eles fazem um tento.")


def refused(player: Player, code: str, rule: str) -> None:
    """The refusal names the rule; its chip opens the rules there; and nothing has happened."""
    page = player.page
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-code", code)
    chip = page.get_by_test_id("refusal-rule")
    expect(chip).to_have_text(rule)
    chip.click()
    expect(page.get_by_test_id(f"rule-{rule}")).to_be_focused()
    expect(page.get_by_test_id(f"rule-{rule}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_be_hidden()
    page.get_by_test_id("refusal-close").click()
    expect(page.get_by_test_id("refusal")).to_be_hidden()


def test_who_asked_last_may_not_ask_again(seat: Seat) -> None:
    player = seat("raised", PHONE)
    player.wait("play")
    before = player.sees()
    player.try_greyed("raise-6")
    refused(player, "raise_same_side", "T-31")
    assert player.sees() == before


# ---- eleven ---------------------------------------------------------------------------------------------------------


def test_mao_de_onze_is_played(seat: Seat) -> None:
    player = seat("eleven", PHONE)
    player.wait("question")
    assert player.phase() == "onze"
    assert player.offers() == ["stay", "fold"]
    expect(player.action("fold")).to_contain_text("eles +1")
    assert "carta fechada" not in partners_cards(player)
    player.do("stay")
    player.wait("play")
    assert player.value() == 3


def test_mao_de_onze_is_declined(seat: Seat) -> None:
    player = seat("eleven")
    player.wait("question")
    player.do("fold")  # and so does the partner
    expect(player.page.get_by_test_id("score")).to_have_attribute("data-them", "10")
    expect(player.page.get_by_test_id("log")).to_contain_text("Corremos sem jogar. Eles fazem um tento.")


def test_truco_at_eleven_asks_twice_and_loses_the_match(seat: Seat) -> None:
    player = seat("strict_eleven", PHONE)
    page = player.page
    player.wait("play")
    before = player.sees()
    expect(player.action("raise-3")).to_contain_text("perde a partida")
    player.action("raise-3").click()
    expect(page.get_by_test_id("confirm")).to_contain_text("Pedir truco aqui perde a partida")
    expect(page.get_by_test_id("confirm-back")).to_be_focused()
    page.get_by_test_id("confirm-back").click()
    player.wait("play")
    assert player.sees() == before
    player.action("raise-3").click()
    page.get_by_test_id("confirm-yes").click()
    player.wait("end")
    expect(page.get_by_test_id("end")).to_have_attribute("data-winners", "1")
    expect(page.get_by_test_id("end")).to_contain_text("A um tento do fim não se pede truco")


def test_eleven_all_is_played_in_the_dark(seat: Seat) -> None:
    player = seat("dark", PHONE)
    player.wait("play")
    assert player.hand() == ["back-1", "back-2", "back-3"]
    expect(player.page.get_by_test_id("hand")).not_to_contain_text("manilha")
    expect(player.action("cover")).to_have_count(0)
    player.play("back-2")
    expect(player.page.get_by_test_id("log")).to_contain_text("Você jogou no escuro: ")
    while player.wait() == "play":
        player.play("back-1")
    assert max(player.score()) == 14


# ---- out of turn ----------------------------------------------------------------------------------------------------


def bots_up(seat: Seat) -> None:
    """Bots have played at another table: the process in which they think is there, and can be held up."""
    seat("called").wait("question")


def test_a_card_out_of_turn_is_refused(seat: Seat, house: House) -> None:
    bots_up(seat)
    player = seat("raised")
    player.wait("play")
    with house.bots_asleep():
        player.play(player.hand()[0])
        left = player.hand()
        player.card(left[0]).click(force=True)
        expect(player.page.get_by_test_id("refusal")).to_have_attribute("data-code", "not_your_turn")
        expect(player.page.get_by_test_id("refusal-rule")).to_have_text("T-17")
        assert player.hand() == left
    player.wait("play", "question")


@pytest.mark.parametrize("sure", [False, True], ids=["thinks better of it", "does it"])
def test_a_card_out_of_turn_asks_twice_and_lies_exposed(seat: Seat, house: House, sure: bool) -> None:
    bots_up(seat)
    player = seat("strict")
    page = player.page
    player.wait("question")
    with house.bots_asleep():
        player.do("leave")
        expect(page.get_by_test_id("turn")).to_have_text("Vez de Caio.")
        wanted = player.hand()[1]
        player.card(wanted).click(force=True)
        expect(page.get_by_test_id("confirm")).to_contain_text("Ainda não é a sua vez")
        page.get_by_test_id("confirm-yes" if sure else "confirm-back").click()
        if sure:
            expect(page.get_by_test_id("log")).to_contain_text("Você caiu de atravessado")
        else:
            expect(page.get_by_test_id("confirm")).to_be_hidden()
            assert len(player.hand()) == 3
    player.wait()


# ---- rulings --------------------------------------------------------------------------------------------------------


def test_cheating_by_the_dealer_costs_a_tento_and_the_deal(seat: Seat) -> None:
    player = seat("strict", PHONE)
    page = player.page
    player.wait("question")
    assert player.score() == (3, 5)
    player.find("fraud", 2, 1)  # only one: the second choice takes the place of the first
    page.get_by_test_id("ruling-send").click()
    expect(page.get_by_test_id("confirm")).to_contain_text("Roubo de Bia?")
    expect(page.get_by_test_id("confirm-back")).to_be_focused()
    page.get_by_test_id("confirm-yes").click()
    expect(page.get_by_test_id("rulings")).to_be_hidden()
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("Decisão de árbitro: roubo de Bia.")
    expect(log).to_contain_text("Caio deu as cartas")
    assert player.score() == (3, 4)


def test_a_miscount_before_the_first_card_is_only_put_right(seat: Seat) -> None:
    player = seat("strict")
    page = player.page
    player.wait("question")
    before = player.sees()
    player.find("miscount", 1, 2)
    page.get_by_test_id("ruling-send").click()
    expect(page.get_by_test_id("confirm")).to_contain_text("Erro na conta das cartas de Bia e Caio?")
    page.get_by_test_id("confirm-back").click()
    assert player.sees() == before
    page.get_by_test_id("ruling-send").click()
    page.get_by_test_id("confirm-yes").click()
    for name in ("Bia", "Caio"):
        expect(page.get_by_test_id("log")).to_contain_text(f"erro na conta das cartas de {name}.")
    player.wait("question")
    assert {**player.sees(), "log": ""} == {**before, "log": ""}


def test_rulings_by_keyboard(seat: Seat) -> None:
    player = seat("strict")
    page = player.page
    player.wait("question")
    page.get_by_test_id("open-settings").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("open-rulings").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("rulings").get_by_role("heading")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rulings")).to_be_hidden()
    expect(page.get_by_test_id("open-settings")).to_be_focused()
    player.find("fraud")
    page.get_by_test_id("ruling-send").focus()
    page.keyboard.press("Enter")  # of whom?
    expect(page.get_by_test_id("ruling-seat-0")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("ruling-seat-1")).to_be_checked()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm-yes").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("Decisão de árbitro: roubo de Bia.")


def test_a_table_without_a_referee_offers_no_rulings(seat: Seat) -> None:
    player = seat("called")
    player.wait("question")
    player.page.get_by_test_id("open-settings").click()
    expect(player.page.get_by_test_id("settings")).to_be_visible()
    expect(player.page.get_by_test_id("open-rulings")).to_have_count(0)
