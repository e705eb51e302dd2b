"""Carteado as an app: it can be installed, its page needs no network, and a new build replaces it."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from carteado import resources
from tests.e2e.conftest import DESKTOP, PHONE, Browse, watched
from tests.e2e.house import House
from tests.e2e.player import Player, Watch
from tests.e2e.stories import tell
from tests.e2e.test_match import begin

REFUSED = "Failed to load resource"
"""What Chromium says aloud of a request that nobody answers."""
PACKED = {".br", ".gz"}
"""Beside each text the build puts packed ones."""
IN_CONTROL = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
BUILDS = "async () => (await caches.keys()).filter((name) => name.startsWith('carteado-'))"
UPDATE = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  await worker.update();
  await taken;
}"""


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, object]:
    """Return what pages are opened with: here alone the service worker is let in."""
    return {"reduced_motion": "reduce", "service_workers": "allow"}


def controlled(page: Page) -> None:
    """Wait until the service worker has all it wants and serves this page."""
    page.wait_for_function(IN_CONTROL)


def kept(page: Page) -> set[str]:
    """Return the paths of all that is kept for the page."""
    found: list[str] = page.evaluate(KEPT)
    return set(found)


def test_the_client_is_kept_and_the_api_never(house: House, browse: Browse) -> None:
    page = browse(DESKTOP)
    page.goto(house.address)
    controlled(page)
    at_first = kept(page)
    player = begin(page, house, "mano")
    player.finish()
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    paths = kept(page)
    assert paths == at_first, "nothing is added while one plays"
    assert "/" in paths
    assert any(path.endswith(".woff2") for path in paths)
    assert any("sprite" in path for path in paths)
    built = (resources.client() / "assets").iterdir()
    names = {f"/assets/{each.name}" for each in built if each.suffix not in PACKED}
    assert {path for path in names - paths if "Gallery" not in path} == set()
    assert [path for path in paths if re.match(r"/(api|ws)\b", path)] == []


def test_without_a_server_the_page_says_what_is_missing(
    tmp_path: Path, new_context: Callable[..., BrowserContext]
) -> None:
    watch = Watch(forgiven=REFUSED)
    house = House(tmp_path)
    with house.running():
        page = watched(new_context(locale="pt-BR"), watch)
        page.goto(house.address)
        controlled(page)
        expect(page.get_by_test_id("sit")).to_be_visible()
        house.kill()
        page.reload()
        expect(page.get_by_test_id("unreachable")).to_contain_text("o jogo precisa do servidor")
        expect(page.get_by_role("heading", level=1)).to_have_text("Puxe uma cadeira.")
        page.get_by_test_id("retry").click()
        expect(page.get_by_test_id("unreachable")).to_be_visible()
        house.start()
        page.get_by_test_id("retry").click()
        expect(page.get_by_test_id("sit")).to_be_visible()
        expect(page.get_by_test_id("unreachable")).to_be_hidden()
    assert watch.faults == []


def test_a_table_without_a_server_says_so_and_goes_on(
    tmp_path: Path, new_context: Callable[..., BrowserContext]
) -> None:
    watch = Watch(forgiven="")
    house = House(tmp_path, tell("leading"))
    with house.running():
        context = new_context(locale="pt-BR")
        page = context.new_page()  # not listened to: a browser complains of every line that is not answered
        player = Player(page).sit(house.seat(context, "leading"))
        player.wait("play")
        controlled(page)
        before = player.hand()
        house.kill()
        page.reload()
        expect(page.get_by_test_id("unreachable")).to_be_visible()
        house.start()
        player.wait("play")
        assert player.hand() == before
    assert watch.faults == []


# ---- a new build -----------------------------------------------------------------------------------------------------


def next_build(client: Path) -> None:
    """Make of a built client the next one: as after a change, every file of `assets` has another name."""
    for path in client.rglob("*"):
        if path.suffix in PACKED:
            path.unlink()
    names = [each.name for each in (client / "assets").iterdir()]
    renamed = {name: re.sub(r"-(.{8})\.(\w+)$", r"-NEW\1.\2", name) for name in names}
    texts = [each for each in client.rglob("*") if each.suffix in {".js", ".css", ".html"}]
    for path in texts:
        text = path.read_text()
        for old, new in renamed.items():
            text = text.replace(old, new)
        path.write_text(text)
    for old, new in renamed.items():
        (client / "assets" / old).rename(client / "assets" / new)
    worker = client / "sw.js"
    worker.write_text(re.sub(r'"([0-9a-f]{16})"(?=,)', r'"next\1"', worker.read_text(), count=1))


def script(page: Page) -> str:
    """Return the name of the page's first script."""
    return str(page.locator("script[type=module]").first.get_attribute("src"))


def test_a_new_build_takes_over_and_breaks_no_match(tmp_path: Path, new_context: Callable[..., BrowserContext]) -> None:
    source = tmp_path / "source"
    shutil.copytree(resources.client().parent, source / "carteado", ignore=shutil.ignore_patterns("__pycache__"))
    watch = Watch(forgiven="WebSocket connection to")
    house = House(tmp_path / "data", tell("leading"), source=source)
    with house.running():
        context = new_context(locale="pt-BR")
        page = watched(context, watch)
        player = Player(page).sit(house.seat(context, "leading"))
        player.wait("play")
        controlled(page)
        old = script(page)
        table = page.url

        house.kill()
        next_build(source / "carteado" / "web")
        house.start()
        expect(page.get_by_test_id("link")).to_have_attribute("data-link", "linked", timeout=60_000)
        assert page.request.get(house.address + old).status == 404, "the server has the new build alone"
        page.evaluate(UPDATE)
        assert len(page.evaluate(BUILDS)) == 2

        # the match goes on, and so do the parts of the old page that were not needed before
        page.get_by_test_id("open-settings").click()
        page.get_by_test_id("settings").get_by_test_id("lang-en").click()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.get_by_test_id("close").click()
        player.play(player.hand()[0])
        player.wait()
        assert script(page) == old

        # whoever leaves the table, or reloads, has the new build
        page.get_by_test_id("leave").click()
        page.wait_for_function("old => !document.querySelector('script[type=module]').src.endsWith(old)", arg=old)
        expect(page.get_by_test_id("continue")).to_be_visible()
        page.goto(table)
        player.wait()
        assert "NEW" in script(page)
        assert watch.faults == []


def test_the_start_page_tells_of_a_new_build(tmp_path: Path, new_context: Callable[..., BrowserContext]) -> None:
    source = tmp_path / "source"
    shutil.copytree(resources.client().parent, source / "carteado", ignore=shutil.ignore_patterns("__pycache__"))
    house = House(tmp_path / "data", source=source)
    with house.running():
        page = new_context(locale="pt-BR").new_page()
        page.goto(house.address)
        controlled(page)
        expect(page.get_by_test_id("newer")).to_be_hidden()
        next_build(source / "carteado" / "web")
        house.stop()
        house.start()
        page.evaluate(UPDATE)
        page.get_by_test_id("reload").click()
        page.wait_for_function("() => document.querySelector('script[type=module]').src.includes('NEW')")
        expect(page.get_by_test_id("sit")).to_be_visible()
        expect(page.get_by_test_id("newer")).to_be_hidden()
        controlled(page)
        house.kill()
        page.reload()
        expect(page.get_by_test_id("unreachable")).to_be_visible()
        assert "NEW" in script(page), "without a network it is the new page as well"


# ---- installing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pt-BR", "pt-PT", "en"])
def test_it_can_be_installed(house: House, browse: Browse, lang: str) -> None:
    page = browse(PHONE, locale=lang)
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_test_id("sit")).to_be_visible()
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    answer = page.request.get(f"{house.address}{address}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.body())
    assert (manifest["lang"], manifest["start_url"], manifest["display"]) == (lang, "/", "standalone")
    seen = set()
    for icon in manifest["icons"]:
        picture = page.evaluate(
            """async (src) => { const picture = new Image(); picture.src = src; await picture.decode();
               return `${picture.naturalWidth}x${picture.naturalHeight}`; }""",
            icon["src"],
        )
        assert icon["sizes"] in {picture, "any"}, icon
        seen.add((icon["sizes"], icon.get("purpose", "any")))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= seen
    client = page.context.new_cdp_session(page)
    assert client.send("Page.getAppManifest")["errors"] == []
    assert client.send("Page.getInstallabilityErrors")["installabilityErrors"] == [], "Chromium would not install it"


def test_manifests_differ_in_words_alone() -> None:
    read = [json.loads(each.read_bytes()) for each in sorted(resources.client().glob("manifest*.webmanifest"))]
    assert len({each.pop("lang") for each in read}) == 3
    assert len({each.pop("description") for each in read}) == 3
    assert all(each.pop("name").startswith("Carteado") for each in read)
    assert read[0] == read[1] == read[2]


#: What Chromium does when a page can be installed; it does not in a profile without windows.
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
  window.dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_the_hint_to_install_can_be_declined_for_good(house: House, browse: Browse) -> None:
    page = browse(PHONE)
    page.goto(house.address)
    expect(page.get_by_test_id("sit")).to_be_visible()
    expect(page.get_by_test_id("install")).to_be_hidden()
    assert page.evaluate(OFFER) is True
    page.get_by_test_id("install-yes").click()
    assert page.evaluate("window.prompted") == 1
    expect(page.get_by_test_id("install")).to_be_hidden()
    page.evaluate(OFFER)
    page.get_by_test_id("install-no").click()
    expect(page.get_by_test_id("install")).to_be_hidden()
    page.reload()
    expect(page.get_by_test_id("sit")).to_be_visible()
    page.evaluate(OFFER)
    expect(page.get_by_test_id("install")).to_be_hidden()


def test_the_worker_is_asked_for_anew_each_time(house: House, browse: Browse) -> None:
    answer = browse(DESKTOP).request.get(f"{house.address}/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
