"""Texts are sent packed, as the client takes them."""

from __future__ import annotations

import gzip
import re

import brotli
import httpx
import pytest

from carteado import resources
from carteado.server.packing import PLAIN, Content, form, text
from tests.server.conftest import Visit

BOTH = Content.of(b"x", gzip=b"y", br=b"z")
API = ["/api/games", "/api/terms/truco/pt-BR", "/api/rules/truco/pt-BR"]


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("", PLAIN),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=1.0", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("deflate, zstd", PLAIN),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("identity, gzip;q=0.5", PLAIN),
        ("identity;q=0, deflate", PLAIN),
        ("gzip;q=much, br ; q=0.1", "br"),
        (",,;q=1,gzip;;", "gzip"),
    ],
)
def test_the_form_that_a_client_likes_best(accepted: str, expected: str) -> None:
    assert form(accepted, BOTH) == expected


def test_a_short_text_is_not_packed() -> None:
    assert set(text("short").forms) == {PLAIN}
    assert gzip.decompress(text("long" * 500).forms["gzip"]) == b"long" * 500


def raw(client: httpx.Client, path: str, accepted: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came over the wire."""
    with client.stream("GET", path, headers={"Accept-Encoding": accepted, **headers}) as response:
        response.status_code  # noqa: B018 - the head is there
        body = b"".join(response.iter_raw())
    return response, body


@pytest.fixture
def wire(visit: Visit) -> httpx.Client:
    """A client whose answers are not unpacked before they are looked at."""
    client = visit(None)
    client.event_hooks = {"response": []}
    return client


def paths() -> list[str]:
    folder = resources.client()
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".br", ".gz"}]
    return ["/", *(f"/{path.relative_to(folder).as_posix()}" for path in files if path.name[0] != ".")]


@pytest.mark.parametrize("path", API)
def test_the_words_are_packed(wire: httpx.Client, path: str) -> None:
    plain, text = raw(wire, path, "identity")
    assert "content-encoding" not in plain.headers
    small, body = raw(wire, path, "gzip, br")
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == text
    assert small.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert int(small.headers["content-length"]) == len(body) < len(text) / 2


def test_every_text_of_the_client_is_packed_and_the_same(wire: httpx.Client) -> None:
    unpack = {"gzip": gzip.decompress, "br": brotli.decompress}
    seen = 0
    for path in paths():
        plain, text = raw(wire, path, "identity")
        assert plain.status_code == 200, path
        assert "content-encoding" not in plain.headers
        if path.endswith((".js", ".css", ".svg")) and len(text) > 1000:
            for accepted, unpacked in unpack.items():
                answer, body = raw(wire, path, accepted)
                assert answer.headers["content-encoding"] == accepted, path
                assert answer.headers["content-type"] == plain.headers["content-type"]
                assert answer.headers["vary"] == "Accept-Encoding"
                assert unpacked(body) == text
                assert answer.headers["etag"] != plain.headers["etag"]
                seen += 1
    assert seen > 10


@pytest.mark.parametrize("path", ["/", *API])
def test_what_the_client_has_is_not_sent_again(wire: httpx.Client, path: str) -> None:
    for accepted in ("identity", "gzip"):
        tag = raw(wire, path, accepted)[0].headers["etag"]
        for told in (tag, f'"other", W/{tag}', "*"):
            again, body = raw(wire, path, accepted, **{"If-None-Match": told})
            assert (again.status_code, body) == (304, b""), told
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == "no-cache"
        assert raw(wire, path, accepted, **{"If-None-Match": '"other"'})[0].status_code == 200


def test_what_is_kept_for_ever_has_a_name_that_changes_with_it(wire: httpx.Client) -> None:
    kept = [path for path in paths() if "immutable" in raw(wire, path, "br")[0].headers["cache-control"]]
    assert all(re.fullmatch(r"/assets/[\w.-]+-[\w-]{8}\.\w+", path) for path in kept)
    for name in ("sprite", "bricolage-grotesque", "londrina-solid"):
        (path,) = [each for each in paths() if name in each and not each.endswith(".txt")]
        assert path in kept, "cards and fonts are kept, and lie there once"


@pytest.mark.parametrize("end", ["br", "gz"])
def test_a_packed_form_has_no_address_of_its_own(wire: httpx.Client, end: str) -> None:
    assert raw(wire, f"/index.html.{end}", "br")[0].status_code == 404
