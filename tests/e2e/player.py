"""A person at the table: looks at what the page offers, and acts by hand or by key."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page, expect

Moment = Literal["play", "question", "asks", "end"]

READY = '[data-testid="table"][data-live="true"][data-sent="false"]'
MOMENTS: dict[Moment, str] = {
    "end": f'{READY} [data-testid="end"]',
    "question": f'{READY} [data-testid="question"]',
    "asks": f'{READY} [data-testid="partner-asks"]',
    "play": f'{READY} [data-testid="turn"][data-mine="true"]',
}


class Player:
    """A person with a page that shows a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def sit(self, address: str) -> Player:
        """Come to a table, without a wait between what the bots do."""
        self.page.goto(f"{address}?ritmo=0")
        expect(self.page.get_by_test_id("table")).to_be_visible()
        return self

    # ---- looking ----------------------------------------------------------------------------------------------------

    def wait(self, *wanted: Moment) -> Moment:
        """Wait until something is asked of this player, or the match is over: what it is. A partner who asks whether he
        may raise is told yes, unless it is that which is waited for."""
        self.page.locator(", ".join(MOMENTS.values())).first.wait_for()
        now = next((moment for moment, place in MOMENTS.items() if self.page.locator(place).count() > 0), None)
        if now is None:  # others answer the same question, and what they say is being shown
            return self.wait(*wanted)
        if now == "asks" and "asks" not in wanted:
            self.allow(yes=True)
            return self.wait(*wanted)
        assert not wanted or now in wanted, (now, wanted)
        return now

    def hand(self) -> list[str]:
        """The cards of the own hand."""
        return [each.removeprefix("card-") for each in self._told('[data-testid="hand"] [role="option"]', "testid")]

    def offers(self) -> list[str]:
        """The buttons that act and are not greyed, by what they do: `raise-3`, `fold`."""
        free = 'button[data-testid^="action-"]:not([aria-disabled="true"])'
        return [each.removeprefix("action-") for each in self._told(free, "testid")]

    def _told(self, selector: str, name: str) -> list[str]:
        """What all these elements carry for whoever drives the page, read at one moment."""
        every = self.page.locator(selector)
        told: list[str] = every.evaluate_all("(all, name) => all.map((each) => each.dataset[name] ?? '')", name)
        return told

    def score(self) -> tuple[int, int]:
        """Our tentos and theirs."""
        score = self.page.get_by_test_id("score")
        return int(score.get_attribute("data-us") or -1), int(score.get_attribute("data-them") or -1)

    def value(self) -> int:
        """What the hand is worth."""
        return int(self.page.get_by_test_id("stake").get_attribute("data-value") or -1)

    def phase(self) -> str:
        """What the table waits for."""
        return self.page.get_by_test_id("table").get_attribute("data-phase") or ""

    def sees(self) -> dict[str, object]:
        """All that a player would look for after a reload."""
        return {
            "score": self.score(),
            "value": self.value(),
            "phase": self.phase(),
            "hand": self.hand(),
            "vira": self._told('[data-testid="vira"]', "card"),
            "trick": self._told('[data-testid^="played-"]', "card"),
            "tricks": self._told('[data-testid="tricks"] li', "owner"),
            "log": self.page.get_by_test_id("log").locator("li").all_text_contents(),
        }

    def card(self, card: str) -> Locator:
        """A card of the own hand; `back-2` is the second one in the escuro."""
        return self.page.get_by_test_id(f"card-{card}")

    def says(self, card: str) -> str:
        """The name of a card of the own hand: `sete de copas`."""
        return (self.card(card).get_attribute("aria-label") or "").partition(",")[0]

    def action(self, action: str) -> Locator:
        """A button that acts."""
        return self.page.get_by_test_id(f"action-{action}")

    # ---- acting -----------------------------------------------------------------------------------------------------

    def play(self, card: str) -> None:
        """The first tap raises a card, the second plays it."""
        self.card(card).click()
        expect(self.card(card)).to_have_attribute("aria-selected", "true")
        self.card(card).click()
        self.acted()

    def do(self, action: str) -> None:
        """Press a button."""
        self.action(action).click()
        self.acted()

    def allow(self, *, yes: bool) -> None:
        """Tell the partner who asks whether he may raise."""
        self.page.get_by_test_id("partner-yes" if yes else "partner-no").click()
        self.acted()

    def try_greyed(self, action: str) -> None:
        """Press a button that is greyed. Playwright holds that nobody can; a person can, and is told why."""
        expect(self.action(action)).to_have_attribute("aria-disabled", "true")
        self.action(action).click(force=True)

    def find(self, ruling: str, *seats: int) -> None:
        """As the host, open the rulings and say what is found, and of whom; it is not yet ruled."""
        self.page.get_by_test_id("open-settings").click()
        self.page.get_by_test_id("open-rulings").click()
        self.page.get_by_test_id(f"ruling-{ruling}").check(force=True)
        for seat in seats:
            self.page.get_by_test_id(f"ruling-seat-{seat}").check()

    def acted(self) -> None:
        """Wait until what was done is shown."""
        self.page.locator(READY).wait_for()


BLOCKED = "Service Worker registration blocked by Playwright"
"""Most tests keep the service worker out; Playwright says so in the console."""


class Watch:
    """Hears everything that goes wrong in a browser: errors of the page and of the console."""

    def __init__(self, *, forgiven: str = "") -> None:
        self.faults: list[str] = []
        self.forgiven = forgiven

    def over(self, page: Page) -> None:
        """Listen to a page from now on."""
        page.on("console", lambda message: self._hear(message.text) if message.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: self._hear(str(error)))

    def _hear(self, text: str) -> None:
        if text != BLOCKED and (not self.forgiven or self.forgiven not in text):
            self.faults.append(text)
