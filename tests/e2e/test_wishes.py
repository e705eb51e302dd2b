"""What a person asks of the whole system: colours of one's own, more contrast, less motion. The page keeps to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.conftest import DESKTOP, PHONE, Size, watched
from tests.e2e.house import House
from tests.e2e.measures import faults
from tests.e2e.player import Player, Watch

TABLES = {"raised": 2, "called": 2, "calling": 2}

#: Buttons without an edge: where the system decides the colours, a ground of one's own is no edge.
EDGELESS = """() => [...document.querySelectorAll('button.btn')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => {
    const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(each);
    return (parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none') && outlineStyle === 'none';
  }).map((each) => each.dataset.testid ?? each.className)"""
OUTLINE = "each => { const look = getComputedStyle(each); return `${look.outlineStyle} ${look.outlineWidth}`; }"
#: The duration and the properties of everything that is animated from now on.
MOVES = """
  window.moves = [];
  const watch = () => {
    for (const { effect, playState } of document.getAnimations()) {
      if (playState !== 'running') continue;
      const { duration } = effect.getComputedTiming();
      window.moves.push({ duration, of: String(effect.target.className?.baseVal ?? effect.target.className),
        what: [...new Set(effect.getKeyframes().flatMap(Object.keys))] });
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
"""
STILL = 120
"""Milliseconds: a fade so short is no motion."""


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, object]:
    """Return what every page is opened with: each test has wishes of its own."""
    return {"service_workers": "block"}


@pytest.fixture
def wishing(house: House, new_context: Callable[..., BrowserContext], watch: Watch) -> Callable[..., Player]:
    """Return what sits down with a wish: `wishing("raised", PHONE, forced_colors="active")`."""

    def sit(story: str, size: Size, **wishes: Any) -> Player:  # noqa: ANN401 - what a browser's context takes
        context = new_context(viewport={"width": size[0], "height": size[1]}, locale="pt-BR", **wishes)
        return Player(watched(context, watch)).sit(house.seat(context, story))

    return sit


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_with_colours_of_ones_own_every_state_keeps_a_line(
    wishing: Callable[..., Player], scheme: Literal["light", "dark"]
) -> None:
    player = wishing("raised", PHONE, forced_colors="active", color_scheme=scheme)
    page = player.page
    player.wait("play")
    assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    assert page.evaluate(EDGELESS) == []
    first, second, *_ = player.hand()
    player.card(first).click()
    expect(player.card(first)).to_have_attribute("aria-selected", "true")
    looks = {player.card(each).evaluate(OUTLINE) for each in (first, second)}
    assert len(looks) == 2, "the chosen card is outlined otherwise than the one beside it"
    assert not any(each.startswith("none") for each in looks)
    expect(player.card(first)).to_have_css("forced-color-adjust", "none")
    page.get_by_test_id("open-settings").click()
    tray = page.get_by_test_id("pace").locator("label")
    chosen = [each.evaluate(OUTLINE).startswith("solid") for each in tray.all()]
    assert chosen.count(True) == 1
    assert faults(page) == []


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["light", "dark"])
def test_more_contrast_is_more_contrast(wishing: Callable[..., Player], scheme: str, size: Size) -> None:
    player = wishing("called", size, contrast="more", color_scheme=scheme)
    page = player.page
    player.wait("question")
    paper, ink, second = page.evaluate(
        """() => ['--papel', '--tinta', '--tinta-2'].map((name) =>
             getComputedStyle(document.documentElement).getPropertyValue(name).trim())"""
    )
    assert second == ink != paper
    assert faults(page) == []


def moves(player: Player) -> list[dict[str, Any]]:
    """Return all that was animated while a card was played, a bot called, and the settings opened."""
    page = player.page
    page.add_init_script(MOVES)
    page.goto(f"{page.url.partition('?')[0]}?ritmo=normal")
    player.wait("play")
    player.play(player.hand()[0])
    player.wait()
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("settings")).to_be_visible()
    found: list[dict[str, Any]] = page.evaluate("() => window.moves")
    return found


def test_less_motion_is_no_motion(wishing: Callable[..., Player]) -> None:
    player = wishing("calling", PHONE, reduced_motion="reduce")
    assert [each for each in moves(player) if each["duration"] > STILL] == []


def test_otherwise_things_move(wishing: Callable[..., Player]) -> None:
    player = wishing("calling", PHONE, reduced_motion="no-preference")
    long = [each for each in moves(player) if each["duration"] > STILL]
    assert any("transform" in each["what"] for each in long)
