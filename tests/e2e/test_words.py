"""The words on the page, in three languages: all of them are there, and none is a key."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Browse, Seat
from tests.e2e.house import House
from tests.e2e.measures import TEXTS
from tests.source import ROOT

LANGS = ("pt-BR", "pt-PT", "en")
TABLES = {"called": 1, "eleven": 1, "strict_eleven": 2, "raised": 1, "cutting": 1, "dark": 1}


def keys() -> Iterator[str]:
    """Every key of a message, of the page and of the game, that is no word by itself."""
    for path in [*ROOT.glob("web/src/words/*/*.ftl"), *ROOT.glob("src/carteado/games/*/terms/*.ftl")]:
        yield from (key for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(), re.MULTILINE) if "-" in key)


KEYS = frozenset(keys())
#: What a key looks like, known or not: a missing one is in no file.
GAP = re.compile(
    r"\{|undefined|NaN|\b(action|card|confirm|error|event|figure|key|link|option|preset|price|problem|prompt|rank|refusal|ruling|suit|tag|term|trick)"
    r"-[a-z0-9_]+(-[a-z0-9_]+)*\b"
)


def gaps(page: Page) -> list[str]:
    """Texts on the page that are keys, or hold a gap that was not filled."""
    found: list[str] = page.evaluate(TEXTS)
    assert len(found) > 10
    return [text for text in found if GAP.search(text) or KEYS.intersection(re.findall(r"[\w-]+", text))]


def speak(page: Page, lang: str) -> None:
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings").get_by_test_id(f"lang-{lang}").click()
    page.get_by_test_id("close").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


def in_all_languages(page: Page) -> list[str]:
    """What the page says in each language; without a gap in any."""
    said = []
    for lang in LANGS:
        speak(page, lang)
        assert gaps(page) == [], lang
        said.append(page.locator("body").inner_text())
    return said


def test_the_start_page(house: House, browse: Browse) -> None:
    page = browse()
    page.goto(house.address)
    expect(page.get_by_test_id("sit")).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    brazil, portugal, english = in_all_languages(page)
    assert "Puxe uma cadeira." in brazil
    assert len({brazil, portugal, english}) == 3
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Puxe uma cadeira.")


@pytest.mark.parametrize("story", ["cutting", "called", "eleven", "dark", "raised"])
def test_the_table(seat: Seat, story: str) -> None:
    player = seat(story)
    player.wait("question", "play")
    if story == "raised":
        player.try_greyed("raise-6")
        expect(player.page.get_by_test_id("refusal")).to_be_visible()
    assert len(set(in_all_languages(player.page))) == 3


def test_a_hand_and_the_end(seat: Seat) -> None:
    player = seat("strict_eleven", PHONE)
    page = player.page
    player.wait("play")
    player.action("raise-3").click()
    for lang in LANGS:
        speak(page, lang)
        assert gaps(page) == [], lang
    page.get_by_test_id("confirm-yes").click()
    player.wait("end")
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    assert len(set(in_all_languages(page))) == 3


def test_the_rulings(seat: Seat) -> None:
    player = seat("strict_eleven")
    page = player.page
    player.wait("play")
    player.find("miscount", 0, 3)
    assert len(set(in_all_languages(page))) == 3
    page.get_by_test_id("ruling-fraud").check(force=True)
    page.get_by_test_id("ruling-seat-3").check()
    assert len(set(in_all_languages(page))) == 3
    page.get_by_test_id("ruling-send").click()
    assert len(set(in_all_languages(page))) == 3


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules(house: House, browse: Browse, lang: str) -> None:
    page = browse(locale=lang)
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.get_by_test_id("open-rules").click()
    expect(page.get_by_test_id("rule-T-46")).to_be_attached()
    assert gaps(page) == []
