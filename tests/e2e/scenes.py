"""What a table looks like at one moment: which story is sat down to, and what is done until the moment is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.e2e.player import Player


class Scene(NamedTuple):
    """A story of `stories.py`, or a page of the house, and the way from there to what is to be seen."""

    story: str
    reach: Callable[[Page], None]
    page: str = ""
    pace: str = "0"
    """Everything at once, unless it is the moment itself that is looked at."""
    lessons: bool = False
    """Whether newcomers' explanations are shown."""
    screens: int = 1
    """How many screens, one below the other, are in the picture."""


def partner_asks(page: Page) -> None:
    """See that the partner wants to raise."""
    Player(page).wait("asks")


def advice(page: Page) -> None:
    """See what the partner would answer."""
    asked(page)
    expect(page.get_by_test_id("advice-2")).to_have_attribute("data-known", "true")


def start(page: Page) -> None:
    """Come to the start page."""
    expect(page.get_by_test_id("sit")).to_be_visible()


def house_rules(page: Page) -> None:
    """Open the rules of the house on the start page."""
    page.get_by_test_id("house-rules").locator("summary").click()


def gallery(page: Page) -> None:
    """Come to the gallery."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def asked(page: Page) -> None:
    """Wait until it is the person's turn, in whatever way."""
    Player(page).wait("question", "play")


def chosen(page: Page) -> None:
    """Raise a card."""
    player = Player(page)
    player.wait("play")
    player.card(player.hand()[0]).click()


def keep(page: Page) -> None:
    """Cut, look, and keep the card or give it away."""
    player = Player(page)
    player.wait("question")
    player.do("look")
    player.wait("question")


def call(page: Page) -> None:
    """Lead, and hear the shout of the next: it is on the cloth for a moment."""
    player = Player(page)
    player.wait("play")
    card = player.card(player.hand()[0])
    card.click()
    card.click()
    expect(page.locator(".shout")).to_be_visible()
    page.evaluate("document.getAnimations().forEach((each) => { each.pause(); each.currentTime = 700; })")


def refusal(page: Page) -> None:
    """Press what may not be done."""
    player = Player(page)
    player.wait("play")
    player.try_greyed("raise-6")
    expect(page.get_by_test_id("refusal")).to_be_visible()


def rules(page: Page) -> None:
    """Follow a refusal into the rules."""
    refusal(page)
    page.get_by_test_id("refusal-rule").click()
    expect(page.get_by_test_id("rule-T-31")).to_be_focused()


def book(page: Page) -> None:
    """Open the rule book on the start page: the game in a minute."""
    page.get_by_test_id("open-rules").click()
    expect(page.get_by_test_id("summary")).to_be_visible()


def house(page: Page) -> None:
    """Sit down where two rules of the house are changed, and open how this table plays."""
    house_rules(page)
    page.get_by_test_id("preset-texto").check(force=True)
    page.get_by_test_id("option-target-15").check(force=True)
    page.get_by_test_id("option-deck-spanish").check(force=True)
    page.get_by_test_id("sit").click()
    page.get_by_test_id("open-house").click()
    expect(page.get_by_test_id("house").get_by_role("listitem").first).to_be_visible()


def doubt(page: Page) -> None:
    """Ask for what would lose the match."""
    player = Player(page)
    player.wait("play")
    player.action("raise-3").click()
    expect(page.get_by_test_id("confirm")).to_be_visible()


def end(page: Page) -> None:
    """Play to the end of the match."""
    player = Player(page)
    while player.wait() != "end":
        player.play(player.hand()[0])


def verified(page: Page) -> None:
    """The same, and check the record."""
    end(page)
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def settings(page: Page) -> None:
    """Open the settings."""
    asked(page)
    page.get_by_test_id("open-settings").click()


def history(page: Page) -> None:
    """Open the history, where it is not always open."""
    asked(page)
    if page.get_by_test_id("open-log").is_visible():
        page.get_by_test_id("open-log").click()


SHOWN: dict[str, Scene] = {
    "start": Scene("", start),
    "table": Scene("between", asked),
    "moment": Scene("calling", call, pace="normal"),
    "answer": Scene("advised", advice),
    "onze": Scene("eleven", asked, lessons=True),
    "escuro": Scene("dark", asked),
    "end": Scene("last", end),
    "gallery": Scene("", gallery, page="/galeria", screens=2),
}
"""The scenes of `docs/screens`."""

MORE: dict[str, Scene] = {
    "house-rules": Scene("", house_rules),
    "lesson": Scene("between", asked, lessons=True),
    "chosen": Scene("between", chosen),
    "cut": Scene("cutting", asked),
    "keep": Scene("cutting", keep),
    "called": Scene("called", asked),
    "doubt": Scene("strict_eleven", doubt),
    "refusal": Scene("raised", refusal),
    "rules": Scene("raised", rules),
    "book": Scene("", book),
    "house": Scene("", house),
    "verified": Scene("last", verified),
    "settings": Scene("leading", settings),
    "history": Scene("between", history),
    "partner-asks": Scene("wishing", partner_asks),
    "vote": Scene("voting", asked),
    "two": Scene("alone", asked),
    "six": Scene("six", asked),
    "six-called": Scene("six_called", asked),
}
"""What else is worth a look."""

SCENES = {**SHOWN, **MORE}
