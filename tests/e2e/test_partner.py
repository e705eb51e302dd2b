"""A bot beside the person: advice before an answer, and a question before a raise."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.conftest import PHONE, Browse, Seat, watched
from tests.e2e.house import House
from tests.e2e.player import Player, Watch

TABLES = {"called": 2, "advised": 3, "wishing": 8}


def test_advice_is_seen_and_heard_before_the_answer(seat: Seat) -> None:
    player = seat("advised", PHONE)
    page = player.page
    player.wait("question")
    advice = page.get_by_test_id("question").get_by_test_id("advice-2")
    expect(advice).to_have_text("Caio aceitaria.")
    expect(page.get_by_test_id("spoken-advice")).to_have_text("Caio aceitaria.")
    player.do("accept")
    player.wait("play")
    assert player.value() == 3
    expect(page.get_by_test_id("spoken-advice")).to_be_empty()


def test_the_line_of_the_advice_is_there_before_the_advice(seat: Seat, house: House) -> None:
    """So that nothing moves under the finger when the bot has thought."""
    seat("called").wait("question")  # the process in which bots think is up
    with house.bots_asleep():
        player = seat("advised")
        player.wait("question")
        advice = player.page.get_by_test_id("advice-2")
        expect(advice).to_have_text("Caio está pensando…")
        before = advice.bounding_box()
        assert player.offers() == ["accept", "raise-6", "fold"], "nobody need wait for advice"
    expect(advice).to_have_text("Caio aceitaria.")
    assert advice.bounding_box() == before


def test_the_fold_of_the_person_ends_the_hand_against_the_advice(seat: Seat) -> None:
    player = seat("advised")
    player.wait("question")
    expect(player.page.get_by_test_id("advice-2")).to_have_text("Caio aceitaria.")
    player.do("fold")
    expect(player.page.get_by_test_id("score")).to_have_attribute("data-them", "9")
    expect(player.page.get_by_test_id("log")).to_contain_text("Corremos. Eles fazem um tento.")


def test_the_advice_is_to_run(seat: Seat) -> None:
    player = seat("called")
    player.wait("question")
    expect(player.page.get_by_test_id("advice-2")).to_have_text("Caio correria.")


def test_the_partner_may_raise(seat: Seat) -> None:
    player = seat("wishing", PHONE)
    page = player.page
    player.wait("asks")
    asks = page.get_by_test_id("partner-asks")
    expect(asks.get_by_role("heading")).to_have_text("Caio quer pedir truco. Pode?")
    expect(asks).to_contain_text("Sem resposta em 30 segundos")
    expect(page.get_by_test_id("spoken")).to_have_text(
        "Caio quer pedir truco. Pode? Sem resposta em 30 segundos, joga sem pedir. "
        "Respostas: 1 Pode, pede 3; 2 Agora não, joga sem pedir."
    )
    hand = page.get_by_test_id("hand").bounding_box()
    box = asks.bounding_box()
    assert hand is not None
    assert box is not None
    assert box["y"] + box["height"] <= hand["y"], "it lies over the own hand"
    player.allow(yes=True)
    expect(page.get_by_test_id("log")).to_contain_text("Caio pede truco")


def test_the_partner_may_not_raise(seat: Seat) -> None:
    player = seat("wishing")
    player.wait("asks")
    player.allow(yes=False)
    expect(player.page.get_by_test_id("log")).to_contain_text("Caio jogou")
    expect(player.page.get_by_test_id("log")).not_to_contain_text("truco")
    expect(player.page.get_by_test_id("partner-asks")).to_have_count(0)


@pytest.mark.parametrize(
    ("key", "then"), [("a", "Caio pede truco"), ("1", "Caio pede truco"), ("r", "Caio jogou"), ("2", "Caio jogou")]
)
def test_the_word_by_one_key(seat: Seat, key: str, then: str) -> None:
    player = seat("wishing")
    player.wait("asks")
    player.page.keyboard.press(key)
    expect(player.page.get_by_test_id("log")).to_contain_text(then)


def test_a_page_that_comes_back_is_asked_again(seat: Seat) -> None:
    player = seat("wishing")
    player.wait("asks")
    player.page.reload()
    player.wait("asks")
    player.allow(yes=True)
    expect(player.page.get_by_test_id("log")).to_contain_text("Caio pede truco")


def test_a_server_that_comes_back_asks_again(house: House, new_context: Callable[..., BrowserContext]) -> None:
    watch = Watch(forgiven="ERR_CONNECTION_REFUSED")  # Chromium says aloud that nobody answers
    page = watched(context := new_context(locale="pt-BR"), watch)
    player = Player(page).sit(house.seat(context, "wishing"))
    player.wait("asks")
    house.kill()
    house.start()
    player.wait("asks")
    player.allow(yes=True)
    expect(player.page.get_by_test_id("log")).to_contain_text("Caio pede truco")
    assert watch.faults == []


def test_what_the_partner_is_is_chosen_with_the_table(browse: Browse, house: House) -> None:
    page = browse(PHONE)
    page.goto(f"{house.address}?ritmo=0")
    expect(page.get_by_test_id("partner-advises")).to_be_checked()
    page.get_by_test_id("partner-decides").check(force=True)
    page.get_by_test_id("players-2").check(force=True)
    expect(page.get_by_test_id("partner")).to_have_count(0)
    page.get_by_test_id("players-4").check(force=True)
    page.get_by_test_id("sit").click()
    Player(page).wait()
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("partner-kind")).to_contain_text("Parceiro robô: decide sozinho")
