"""Whole matches, from the start page to the record of the match."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from carteado.match import record as records
from carteado.match.record import Record
from carteado.match.verify import faults
from tests.e2e.conftest import DESKTOP, PHONE, Browse
from tests.e2e.house import House
from tests.e2e.leaks import Wiretap
from tests.e2e.player import Moment, Player

LONGEST = 60 * 12
"""No match asks one player more often: there are at most 60 hands."""


class Whole(Player):
    """Plays a whole match: asks for truco in every second hand, and takes what comes in turns."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.asked: list[str] = []

    def act(self, moment: Moment) -> None:
        offers = self.offers()
        self.asked.append(self.phase())
        if moment == "question":
            wish = ["look", "keep", "stay", "accept"] if len(self.asked) % 3 else ["leave", "give", "raise-6", "accept"]
            self.do(next(each for each in [*wish, *offers] if each in offers))
        elif "raise-3" in offers and self.score() != (11, 11) and 11 not in self.score() and len(self.asked) % 2:
            self.do("raise-3")
        else:
            self.play(self.hand()[0])

    def finish(self) -> None:
        for _ in range(LONGEST):
            moment = self.wait()
            if moment == "end":
                return
            self.act(moment)
        raise AssertionError("the match does not end")


def begin(page: Page, house: House, preset: str) -> Whole:
    """Sit down from the start page, with the robots at their fastest."""
    page.goto(house.address)
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("pace-0").check()
    page.get_by_test_id("close").click()
    page.get_by_test_id(f"preset-{preset}").check()
    page.get_by_test_id("name").fill("Dona Ivone")
    if preset != "mano":
        page.get_by_test_id("partner-decides").check(force=True)
    page.get_by_test_id("sit").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    return Whole(page)


def reach(player: Whole, what: Callable[[], bool]) -> None:
    """Play until the player is to play a card, and this is so."""
    for _ in range(LONGEST):
        moment = player.wait("question", "play")
        if moment == "play" and what():
            return
        player.act(moment)


def reload_in_mid_hand(player: Whole) -> None:
    reach(player, lambda: len(player.hand()) == 2)
    before = player.sees()
    player.page.reload()
    player.wait("play")
    assert player.sees() == before


def be_refused(player: Whole) -> None:
    """A card face down in the first trick: greyed, and a press says which rule and opens the rules there."""
    reach(player, lambda: len(player.hand()) == 3)
    page = player.page
    before = player.sees()
    player.try_greyed("cover")
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-code", "covered_first_trick")
    chip = page.get_by_test_id("refusal-rule")
    expect(chip).to_have_text("regra da casa: Cartas cobertas")
    chip.click()
    expect(page.get_by_test_id("rule-truco.covered")).to_be_in_viewport()
    expect(page.get_by_test_id("rule-truco.covered")).to_be_focused()
    page.get_by_test_id("close").click()
    page.get_by_test_id("refusal-close").click()
    expect(page.get_by_test_id("refusal")).to_be_hidden()
    assert player.sees() == before


def take_the_record(player: Whole, folder: Path) -> Record:
    """Download the record; let the page check it, and check it here."""
    page = player.page
    with page.expect_download() as coming:
        page.get_by_test_id("record").click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-holds", "true")
    record = records.decode(path.read_bytes())
    assert faults(record) == []
    return record


def whole_match(player: Whole, folder: Path) -> Record:
    be_refused(player)
    reload_in_mid_hand(player)
    player.finish()
    record = take_the_record(player, folder)
    assert record.result is not None
    assert tuple(record.result.scores) == player.score()
    assert record.result.reason == "target"
    assert max(player.score()) >= 12
    assert record.seats[0].name == "Dona Ivone"
    winners = ",".join(map(str, record.result.winners))
    expect(player.page.get_by_test_id("end")).to_have_attribute("data-winners", winners)
    expect(player.page.get_by_test_id("spoken")).to_be_empty()
    return record


def test_a_match_of_four_at_a_desk(house: House, browse: Browse, tmp_path: Path) -> None:
    page = browse(DESKTOP)
    tap = Wiretap(page)
    player = begin(page, house, "paulista")
    record = whole_match(player, tmp_path)
    assert (record.players, record.options["out_of_turn"]) == (4, "reject")
    tap.check(record)
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("score")).to_have_attribute("data-us", "0")
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("partner-kind")).to_have_text("Parceiro robô: decide sozinho")
    page.get_by_test_id("close").click()
    page.get_by_test_id("leave").click()
    expect(page.get_by_test_id("continue")).to_contain_text("0 × 0")


def test_a_match_of_two_on_a_phone(house: House, browse: Browse, tmp_path: Path) -> None:
    page = browse(PHONE, has_touch=True, is_mobile=True)
    tap = Wiretap(page)
    record = whole_match(begin(page, house, "mano"), tmp_path)
    assert record.players == 2
    tap.check(record)
