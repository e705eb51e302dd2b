"""The settings: in groups, everything takes effect at once, and everything is remembered."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Browse
from tests.e2e.house import House

GROUPS = ("sound", "pace", "looks", "play", "language")


def state(page: Page) -> dict[str, str]:
    """Return what each control of the settings says."""
    page.get_by_test_id("open-settings").click()
    controls: dict[str, str] = page.get_by_test_id("settings").evaluate(
        """drawer => Object.fromEntries([...drawer.querySelectorAll('input, select, [aria-pressed]')].map((each) => [
          each.dataset.testid,
          each.matches('[type=checkbox], [type=radio]') ? String(each.checked)
            : each.matches('[aria-pressed]') ? each.getAttribute('aria-pressed') : each.value,
        ]))"""
    )
    page.get_by_test_id("close").click()
    return controls


#: Changes every control to something else.
CHANGE = """drawer => {
  for (const each of drawer.querySelectorAll('input[type=checkbox]:not(:disabled)')) each.click();
  for (const set of drawer.querySelectorAll('fieldset')) {
    const radios = [...set.querySelectorAll('input')];
    radios[(radios.findIndex((each) => each.checked) + 1) % radios.length].click();
  }
  for (const each of drawer.querySelectorAll('input[type=range]')) {
    each.value = String(Number(each.max) - Number(each.value));
    each.dispatchEvent(new Event('input', { bubbles: true }));
  }
}"""


def test_everything_is_remembered(house: House, browse: Browse) -> None:
    page = browse(PHONE, has_touch=True, is_mobile=True)
    page.goto(house.address)
    before = state(page)
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings").evaluate(CHANGE)
    page.get_by_test_id("settings").get_by_test_id("lang-pt-PT").click()
    expect(page.locator("html")).to_have_attribute("lang", "pt-PT")
    page.get_by_test_id("close").click()
    changed = state(page)
    for name in ("sound-on", "volume", "only-mine", "vibration", "one-tap", "keys", "lang-pt-PT"):
        assert changed[name] != before[name], name
    page.reload()
    expect(page.get_by_test_id("sit")).to_be_visible()
    assert state(page) == changed


def test_each_group_has_a_name(house: House, browse: Browse) -> None:
    page = browse(PHONE)
    page.goto(house.address)
    page.get_by_test_id("open-settings").click()
    for name in GROUPS:
        group = page.get_by_test_id(f"group-{name}")
        expect(group.get_by_role("heading")).not_to_be_empty()
        expect(group).to_have_role("region")
        assert group.locator("input, button, select").count() > 0
