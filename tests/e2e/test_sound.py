"""What is heard and felt at the table. The page notes the cues that it let be heard: `data-cues` of the document."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Browse, Seat
from tests.e2e.house import House
from tests.e2e.player import Player

TABLES = {"leading": 7, "called": 2, "last": 1}

LOUDEST = -12
"""Decibels below the loudest that a device can do."""
SHORTEST, LONGEST = 60, 400
"""Milliseconds."""

#: Notes what the device is asked for. It shakes no machine that tests run on, and tells nobody whether it does.
LISTEN = """
  window.shaken = [];
  Object.defineProperty(Navigator.prototype, 'vibrate', { value: (how) => (window.shaken.push(how), true) });
  window.badges = [];
  Navigator.prototype.setAppBadge = async () => { window.badges.push('set'); };
  Navigator.prototype.clearAppBadge = async () => { window.badges.push('clear'); };
"""
#: What the browser says of a tab that another one has covered.
AWAY = """(away) => {
  Object.defineProperty(document, 'hidden', { value: away, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: away ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def heard(page: Page) -> list[str]:
    """Return the cues that were let be heard, oldest first."""
    return (page.locator("html").get_attribute("data-cues") or "").split()


def hears(page: Page, cue: str, seconds: float = 5) -> None:
    """Wait until a cue has been heard, so many seconds at most."""
    wanted = re.compile(rf"\b({cue})( |$)")
    expect(page.locator("html")).to_have_attribute("data-cues", wanted, timeout=1000 * seconds)


def at_usual_pace(player: Player) -> Player:
    """Bring the pauses back: of what is skipped only the last is heard."""
    player.page.goto(f"{player.page.url.partition('?')[0]}?ritmo=normal")
    player.wait()
    return player


def test_every_cue_is_short_and_low(house: House, browse: Browse) -> None:
    page = browse(DESKTOP)
    page.goto(f"{house.address}/galeria")
    buttons = page.locator('[data-testid^="cue-"]')
    waves = page.locator("[data-wave]")
    expect(buttons.last).to_be_visible()
    expect(waves).to_have_count(buttons.count())
    told = waves.evaluate_all("all => all.map((each) => ({ ...each.dataset }))")
    assert len(told) > 20
    for wave in told:
        assert wave["sound"] == "true", wave
        assert -40 < float(wave["peak"]) <= LOUDEST, wave
        assert SHORTEST <= float(wave["ms"]) <= LONGEST + 1e-6, wave


def test_every_cue_can_be_heard_and_one_at_a_time(house: House, browse: Browse) -> None:
    page = browse(DESKTOP)
    page.goto(f"{house.address}/galeria")
    buttons = page.locator('[data-testid^="cue-"]')
    expect(buttons.last).to_be_visible()
    names = [(each.get_attribute("data-testid") or "").removeprefix("cue-") for each in buttons.all()]
    for name in names:
        page.get_by_test_id(f"cue-{name}").click()
        hears(page, name)
    page.evaluate(
        """() => { for (const cue of ['card', 'turn', 'knock-4', 'tied'])
             document.querySelector(`[data-testid="cue-${cue}"]`).click(); }"""
    )
    hears(page, "(card|out) knock-4")  # while one sounds, the weightiest of the others waits
    assert heard(page)[-2:] in (["card", "knock-4"], ["out", "knock-4"])


def test_nothing_is_heard_before_the_first_touch(seat: Seat) -> None:
    player = at_usual_pace(seat("called"))
    assert player.page.locator("html").get_attribute("data-cues") is None
    player.page.keyboard.press("s")
    hears(player.page, "knock-2")


def test_a_hand_is_heard(seat: Seat) -> None:
    player = at_usual_pace(seat("leading", PHONE))
    player.play(player.hand()[0])
    hears(player.page, "card")
    hears(player.page, "turn|knock-1", seconds=20)  # three others play at the usual pace, and more if the partner leads


def test_the_end_is_heard(seat: Seat) -> None:
    player = seat("last")
    while player.wait() != "end":
        player.play(player.hand()[0])
    hears(player.page, "win|lose")


def test_sound_can_be_switched_off_and_stays_off(seat: Seat) -> None:
    player = at_usual_pace(seat("leading"))
    page = player.page
    mute = page.get_by_test_id("mute")
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.reload()
    player.wait("play")
    expect(mute).to_have_attribute("aria-pressed", "false")
    player.play(player.hand()[0])
    player.wait()
    assert heard(page) == []
    mute.click()
    hears(page, "turn")


def test_only_the_own_turn(seat: Seat) -> None:
    player = at_usual_pace(seat("leading"))
    page = player.page
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("only-mine").check()
    page.get_by_test_id("close").click()
    player.play(player.hand()[0])
    player.wait("play")
    hears(page, "turn")
    assert set(heard(page)) == {"turn"}


def test_a_refusal_is_heard(seat: Seat) -> None:
    player = seat("leading")
    player.wait("play")
    player.try_greyed("cover")
    hears(player.page, "refusal")


@pytest.mark.parametrize("wanted", [False, True], ids=["off at first", "on"])
def test_a_phone_shakes_if_it_may(seat: Seat, wanted: bool) -> None:
    player = seat("leading", PHONE, has_touch=True, is_mobile=True)
    page = player.page
    page.add_init_script(LISTEN)
    at_usual_pace(player)
    if wanted:
        page.get_by_test_id("open-settings").click()
        page.get_by_test_id("vibration").check()
        page.get_by_test_id("close").click()
    page.evaluate("window.shaken.length = 0")
    player.play(player.hand()[0])
    player.wait("play")
    assert page.evaluate("window.shaken") == ([[15]] if wanted else [])


def test_a_tab_out_of_sight_says_whose_turn_it_is(seat: Seat) -> None:
    player = seat("called")
    page = player.page
    page.add_init_script(LISTEN)
    page.reload()
    player.wait("question")
    expect(page).to_have_title("Carteado: mesa")
    page.evaluate(AWAY, True)
    expect(page).to_have_title("Sua vez! · Carteado")
    assert page.evaluate("window.badges.at(-1)") == "set"
    page.evaluate(AWAY, False)
    expect(page).to_have_title("Carteado: mesa")
    assert page.evaluate("window.badges.at(-1)") == "clear"


def test_the_screen_stays_lit_while_a_match_goes_on(seat: Seat) -> None:
    player = seat("leading")
    page = player.page
    page.add_init_script(
        """window.lit = 0;
        const held = () => Object.assign(new EventTarget(), { released: false, async release() {
          if (!this.released) window.lit -= 1;
          this.released = true;
        } });
        let last = null;
        window.dim = () => last?.release();
        Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { async request(kind) {
          window.lit += 1;
          return (last = held());
        } } });"""
    )
    page.reload()
    player.wait("play")
    page.wait_for_function("() => window.lit === 1")
    page.evaluate(AWAY, True)
    page.evaluate("window.dim()")  # as the browser does with a page out of sight
    assert page.evaluate("window.lit") == 0
    page.evaluate(AWAY, False)
    page.wait_for_function("() => window.lit === 1")
    page.get_by_test_id("leave").click()
    page.wait_for_function("() => window.lit === 0")
