"""How fast the page is: the budgets that players feel. docs/benchmarks.md tells the profile and the last figures.

Noise only ever adds: beside other tests (`make test`) the best of several tries is held to a budget, and alone
(`make deep`) the median.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.conftest import DEEP, size
from tests.e2e.conftest import DESKTOP, PHONE, Browse, Seat, Size
from tests.e2e.house import House
from tests.e2e.test_match import Whole

TABLES = {"leading": 2, "calling": 3}

INTERACTIVE = 1500
"""Milliseconds from the address to a start button that can be pressed, on a mid-range phone with 4G."""
SHOWN = 100
"""Milliseconds from the press to the own card on the cloth, with the server at hand."""
SHIFT = 0.01
"""Layout shift, as pages are rated by it: the worst burst of it, of five seconds at most. Below 0.1 is called good."""
HURRIED = 0.03
"""The same of a whole match without a rest between what happens: much of it falls into one burst."""
BURST = (1000, 5000)
"""Milliseconds: shifts that follow each other closer belong together, for so long at most."""
FRAME = 1000 / 60

SLOW_PROCESSOR = 4
"""How many times slower a phone of the middle range is taken to be."""
LINE = {
    "offline": False,
    "latency": 75,  # ms, of each request
    "downloadThroughput": 9_000_000 / 8,
    "uploadThroughput": 1_500_000 / 8,
}

#: Notes when the button is there, has been painted, and the page has come to rest from that.
USABLE = """
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-testid="sit"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
  }).observe(document, { subtree: true, childList: true });
"""
#: Notes every shift of what is on the page, with what moved; also those that follow an input. What glides does not
#: jump: the browser takes a glide that starts from within another for one, since it knows only where the first began.
SHIFTS = """
  window.shifts = [];
  const moves = ({ effect }) => effect.getKeyframes().some((frame) => 'translate' in frame);
  const glides = (each) => each instanceof Element
    && (each.getAnimations().some(moves) || glides(each.parentElement));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (sources.length > 0 && sources.every(({ node }) => glides(node))) continue;
      const moved = sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName);
      window.shifts.push({ value, hadRecentInput, startTime, moved: moved.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""
#: Notes for each press how long it took until one more own card lay on the cloth, and a frame had shown it.
PLAYED = """
  window.waits = [];
  let pressed = 0;
  const press = ({ timeStamp, target }) => { if (target.closest('[data-testid="hand"]')) pressed = timeStamp; };
  addEventListener('pointerdown', press, true);
  addEventListener('keydown', press, true);
  new MutationObserver(() => {
    if (!pressed || document.querySelector('[data-testid="played-0"]') === null) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame((now) => setTimeout(() => window.waits.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true });
"""
#: Watches every frame in which something moves: how long after the last it came, and what is animated.
FRAMES = """
  window.frames60 = [];
  window.animated = {};
  let last = 0;
  const watch = (now) => {
    const moving = document.getAnimations().filter((each) => each.playState === 'running');
    if (moving.length > 0 && last > 0) window.frames60.push(now - last);
    last = moving.length > 0 ? now : 0;
    for (const { effect } of moving) {
      const what = effect.target.className?.baseVal ?? effect.target.className;
      for (const frame of effect.getKeyframes())
        for (const name of Object.keys(frame)) (window.animated[name] ??= new Set()).add(what);
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
"""
ANIMATED = "() => Object.entries(window.animated).map(([name, what]) => [name, [...what].join(' | ')])"
#: Of a keyframe these are no properties; and only these properties are drawn without laying out or painting anew.
NO_PROPERTIES = {"offset", "computedOffset", "easing", "composite"}
CHEAP = {"transform", "translate", "rotate", "scale", "opacity"}


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, object]:
    """Return what pages are opened with: here, unlike elsewhere, things move."""
    return {"service_workers": "block"}


def settled(times: Sequence[float]) -> float:
    """What of several tries counts."""
    return statistics.median(times) if DEEP else min(times)


def on_a_phone(page: Page) -> CDPSession:
    """Make the page as slow as a phone of the middle range with 4G."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    return session


def shifted(page: Page, *, with_input: bool) -> float:
    """Return how much of the page has moved without being asked to; `with_input`: or shortly after a press."""
    bursts: list[float] = [0.0]
    first = last = -BURST[1]
    for each in page.evaluate("() => window.shifts"):
        if each["hadRecentInput"] and not with_input:
            continue
        print(each)
        now = each["startTime"]
        if now - last >= BURST[0] or now - first >= BURST[1]:
            bursts.append(0.0)
            first = now
        last = now
        bursts[-1] += float(each["value"])
    return max(bursts)


def test_the_start_page_can_be_used_soon(house: House, browse: Browse) -> None:
    times = []
    for _ in range(size(3, 9)):
        page = browse(PHONE, has_touch=True, is_mobile=True)
        page.add_init_script(USABLE)
        on_a_phone(page)
        page.goto(house.address, wait_until="commit")
        page.wait_for_function("() => window.usable")
        times.append(page.evaluate("() => window.usable"))
        page.context.close()
    print("usable after", sorted(round(each) for each in times), "ms")
    assert settled(times) < INTERACTIVE, times


def test_a_move_is_shown_at_once(seat: Seat) -> None:
    times: list[float] = []
    for _ in range(2):
        player = seat("leading", PHONE)
        page = player.page
        page.add_init_script(PLAYED)
        page.goto(f"{page.url.partition('?')[0]}?ritmo=rapido")
        for _ in range(3):
            while player.wait() != "play":
                player.page.keyboard.press("a")
                player.acted()
            page.keyboard.press("1")
            page.keyboard.press("Enter")
            page.wait_for_function("before => window.waits.length > before", arg=len(times) % 3)
            times.append(page.evaluate("() => window.waits.at(-1)"))
    print("shown after", sorted(round(each) for each in times), "ms")
    assert settled(times) < SHOWN, times


def test_nothing_moves_by_itself(house: House, browse: Browse) -> None:
    """From the address to the end of a match nothing on the page jumps; up to the table not even after a press."""
    page = browse(PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(SHIFTS)
    slow = on_a_phone(page)
    page.goto(f"{house.address}?ritmo=0")
    expect(page.get_by_test_id("sit")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    assert shifted(page, with_input=True) < SHIFT
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})  # a whole match takes its time as it is
    page.get_by_test_id("sit").click()
    player = Whole(page)
    player.wait()
    player.finish()
    assert shifted(page, with_input=False) < HURRIED


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_nothing_moves_while_one_looks_on(seat: Seat, screen: Size) -> None:
    """At the usual pace, with the rests in which the bots seem to think."""
    player = seat("calling", screen)
    page = player.page
    page.add_init_script(SHIFTS)
    page.goto(f"{page.url.partition('?')[0]}?ritmo=rapido")
    for _ in range(size(6, 60)):
        moment = player.wait()
        if moment == "end":
            break
        Whole(page).act(moment) if moment == "play" else page.keyboard.press("a")
        player.acted()
    assert shifted(page, with_input=False) < SHIFT


def test_cards_move_smoothly(seat: Seat) -> None:
    """Every frame of a flight is drawn, and flights move what needs no layout and no paint."""
    player = seat("calling", PHONE)
    page = player.page
    page.add_init_script(FRAMES)
    page.goto(f"{page.url.partition('?')[0]}?ritmo=normal")
    for _ in range(3):
        while player.wait() != "play":
            page.keyboard.press("a")
            player.acted()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        player.acted()
    player.wait()
    costly = {name: what for name, what in page.evaluate(ANIMATED) if name not in CHEAP | NO_PROPERTIES}
    assert costly == {}
    frames: list[float] = page.evaluate("() => window.frames60")
    assert len(frames) > 30
    print(len(frames), "frames, median ", statistics.median(frames), "late", sum(each > 1.5 * FRAME for each in frames))
    assert statistics.median(frames) < 1.2 * FRAME
    if DEEP:
        assert statistics.quantiles(frames, n=20)[-1] < 1.5 * FRAME
