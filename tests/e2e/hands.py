"""The hands of the gallery: found, read, and played with by mouse and finger."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Browse, Size
from tests.e2e.house import House

SIZES = {"desk": DESKTOP, "phone": PHONE}
STRIP = (27, 46)
"""What of a card of a large hand is free to be seen and pressed, across and down."""

#: The strip of each card, as far as it is asked for: how far from its top left corner it is itself that is hit, along
#: the two edges.
STRIPS = """(hand, [wide, high]) => [...hand.querySelectorAll('[role="option"]')].map((card) => {
  card.scrollIntoView({ block: 'center', inline: 'nearest' });
  const box = card.getBoundingClientRect();
  const free = (dx, dy) => card.contains(document.elementFromPoint(box.x + dx, box.y + dy));
  let [across, down] = [2, 2];
  while (across < wide && free(across, 4)) across += 1;
  while (down < high && free(4, down)) down += 1;
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
        strips = self.hand.evaluate(STRIPS, [wide, high])
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


def touched(browse: Browse, house: House) -> Page:
    return opened(browse, house, PHONE, has_touch=True, is_mobile=True)


def name_of(card: Locator) -> str:
    """The card alone, without its state."""
    return (card.get_attribute("aria-label") or "").split(",")[0]
