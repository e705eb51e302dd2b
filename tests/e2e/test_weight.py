"""What a first visit costs: every byte that the browser receives, from an empty cache to cards in hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import PHONE, Browse
from tests.e2e.house import House
from tests.e2e.player import Player

BUDGET = 300_000


class Scales:
    """Weighs what comes over the network, as Chromium counts it: heads, bodies as they are packed, and messages."""

    def __init__(self, page: Page, packings: list[str]) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.paths: dict[str, str] = {}
        self.weights: dict[str, int] = {}
        self.kept: set[str] = set()
        self.session.on("Network.requestWillBeSent", self._ask)
        self.session.on("Network.responseReceived", self._answer)
        self.session.on("Network.requestServedFromCache", self._recall)
        self.session.on("Network.loadingFinished", self._finish)
        self.session.on("Network.webSocketFrameReceived", self._frame)
        self.session.send("Network.enable")
        self.session.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": ", ".join(packings)}})

    def clear(self) -> None:
        """What comes from now on is another visit."""
        self.weights.clear()
        self.kept.clear()

    def _ask(self, event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self.paths[str(event["requestId"])] = str(request["url"])

    def _answer(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        if response.get("fromDiskCache"):
            self.kept.add(str(response["url"]))

    def _recall(self, event: dict[str, object]) -> None:
        self.kept.add(self.paths[str(event["requestId"])])

    def _finish(self, event: dict[str, object]) -> None:
        path = self.paths[str(event["requestId"])]
        weight = event["encodedDataLength"]
        assert isinstance(weight, int | float)
        self.weights[path] = self.weights.get(path, 0) + int(weight)

    def _frame(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        self.weights["messages"] = self.weights.get("messages", 0) + len(str(response["payloadData"]).encode())

    def total(self) -> int:
        return sum(self.weights.values())

    def bill(self) -> str:
        """The whole of it, the heaviest first."""
        lines = sorted(self.weights.items(), key=lambda each: -each[1])
        return "\n".join(f"{weight:8} {path}" for path, weight in [*lines, ("in all", self.total())])


def visit(page: Page, address: str) -> None:
    """From the address to cards in hand."""
    page.goto(f"{address}?ritmo=0")
    expect(page.get_by_test_id("sit")).to_be_enabled()
    page.get_by_test_id("sit").click()
    player = Player(page)
    player.wait("play", "question")
    while not player.hand():
        player.do("leave")
        player.wait("play", "question")
    expect(page.locator(".card use").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("packings", [["br", "gzip"], ["gzip"]], ids=["brotli", "gzip, as without https"])
def test_a_first_visit_is_light(browse: Browse, house: House, packings: list[str]) -> None:
    page = browse(PHONE)
    scales = Scales(page, packings)
    visit(page, house.address)
    assert any("sprite" in path for path in scales.weights), "the cards were not weighed"
    assert sum("woff2" in path for path in scales.weights) >= 1, "no font was weighed"
    assert "messages" in scales.weights
    assert scales.total() < BUDGET, scales.bill()


def test_a_second_visit_brings_no_cards_and_no_fonts_again(browse: Browse, house: House) -> None:
    page = browse(PHONE)
    scales = Scales(page, ["br", "gzip"])
    visit(page, house.address)
    assets = {path for path in scales.weights if "/assets/" in path}
    assert len(assets) > 5
    scales.clear()
    visit(page, house.address)
    assert assets <= scales.kept, assets - scales.kept
    assert scales.total() < BUDGET / 10, scales.bill()
