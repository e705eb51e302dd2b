"""What is asked over HTTP."""

from __future__ import annotations

import socket

import httpx
import msgspec
import pytest

from carteado import games, resources
from carteado.server import wire
from carteado.server.guest import COOKIE
from tests.server.conftest import Visit
from tests.server.live import WAIT, Player, Server, Snapshot, sitting

GAME = {"game": "truco", "bot": "random"}


def error(response_text: str) -> wire.ErrorText:
    return msgspec.json.decode(response_text, type=wire.ErrorText)


def test_games_come_with_all_that_a_form_needs(client: httpx.Client) -> None:
    found = msgspec.json.decode(client.get("/api/games").content, type=list[wire.GameInfo])
    assert [game.key for game in found] == games.names()
    truco = next(game for game in found if game.key == "truco")
    assert [preset.name for preset in truco.presets] == ["paulista", "texto", "mano"]
    options = {option.name: option for option in truco.options}
    assert options["deck"].values == ["french", "spanish"]
    assert options["covered"].values == [True, False]
    assert (options["max_deals"].low, options["max_deals"].high) == (1, 1000)
    assert options["target"].values == [12, 15]
    assert "random" in truco.bots


@pytest.mark.parametrize("lang", ["pt-BR", "pt-PT", "en"])
def test_words_and_rules_in_each_language(client: httpx.Client, lang: str) -> None:
    words = client.get(f"/api/terms/truco/{lang}")
    assert words.status_code == 200
    assert "card" in words.text
    rules = msgspec.json.decode(client.get(f"/api/rules/truco/{lang}").content, type=list[wire.RuleText])
    numbers = [rule.number for rule in rules]
    assert numbers[:2] == ["T-01", "T-02"]
    assert "truco.covered" in numbers
    assert all(rule.text and rule.section for rule in rules)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/terms/truco/xx", "no_such_words"),
        ("/api/terms/belote/en", "no_such_words"),
        ("/api/terms/truco/..", "not_found"),
        ("/api/rules/truco/xx", "no_such_rules"),
        ("/api/rules/..%2f..%2fREADME/en", "not_found"),
        ("/api/nothing", "not_found"),
        ("/%00", "not_found"),
        ("/assets/%00.js", "not_found"),
        (f"/{'a' * 5000}", "not_found"),
        ("/%ff%fe", "not_found"),
        ("/%2e%2e/%2e%2e/pyproject.toml", "not_found"),
        ("/..%2f..%2fpyproject.toml", "not_found"),
    ],
)
def test_what_is_not_there(client: httpx.Client, path: str, code: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert error(response.text).code == code


PERSON = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nada", "/mesas/antiga", "/favicon.ico", "/assets/old.js", "/%00"])
def test_a_person_at_an_unknown_address_gets_a_page(client: httpx.Client, path: str) -> None:
    page = client.get(path, headers=PERSON)
    assert page.headers["content-type"].startswith("text/html")
    assert page.status_code == (404 if (resources.client() / "index.html").is_file() else 503)
    assert "etag" not in page.headers
    assert error(client.get(path, headers={"Accept": "*/*"}).text).code == "not_found"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/nothing/record", "/api/rules/truco/de", "/ws/nothing/x"])
def test_an_address_of_the_interface_answers_in_json_whoever_asks(client: httpx.Client, path: str) -> None:
    response = client.get(path, headers=PERSON)
    assert response.status_code == 404
    assert error(response.text).code


def test_a_visitor_opens_a_table_and_finds_it_again(client: httpx.Client) -> None:
    assert msgspec.json.decode(client.get("/api/tables/mine").content, type=wire.TableRef).table is None
    opened = client.post("/api/tables", json={**GAME, "preset": "mano", "name": "Ana"})
    assert opened.status_code == 201
    cookie = opened.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    mine = msgspec.json.decode(client.get("/api/tables/mine").content, type=wire.TableRef)
    assert mine == wire.TableRef(opened.json()["table"], "truco", [0, 0], over=False)


@pytest.mark.parametrize(("wish", "partner"), [({}, "advises"), ({"partner": "decides"}, "decides")])
def test_what_partner_a_bot_is_is_chosen_with_the_table(
    server: Server, client: httpx.Client, wish: dict[str, str], partner: str
) -> None:
    table = client.post("/api/tables", json={**GAME, **wish}).json()["table"]
    with sitting(server, table, client.cookies[COOKIE]) as tab:
        tab.say(wire.Hello())
        snapshot = tab.hear()
    assert isinstance(snapshot, Snapshot)
    assert snapshot.table.partner == partner


@pytest.mark.parametrize("preset", [None, "paulista", "texto"])
def test_a_table_keeps_the_name_of_its_preset_and_tells_what_differs_from_it(
    server: Server, client: httpx.Client, preset: str | None
) -> None:
    wish = {**GAME, "preset": preset, "options": {"onze_decline": False, "target": 15}}
    with sitting(server, client.post("/api/tables", json=wish).json()["table"], client.cookies[COOKIE]) as tab:
        tab.say(wire.Hello())
        snapshot = tab.hear()
    assert isinstance(snapshot, Snapshot)
    changed = {"target": 15} if preset == "texto" else {"onze_decline": False, "target": 15}
    assert (snapshot.table.preset, snapshot.table.differing) == (preset or "paulista", changed)


def test_a_new_table_takes_the_place_of_the_old_one(server: Server, client: httpx.Client) -> None:
    first = client.post("/api/tables", json=GAME).json()["table"]
    cookie = client.cookies[COOKIE]
    with sitting(server, first, cookie) as tab:
        tab.say(wire.Hello())
        tab.hear_until(wire.Shuffle)
        second = client.post("/api/tables", json=GAME).json()["table"]
        *_, problem, finished = tab.hear_until(wire.Finished)
    assert isinstance(problem, wire.Problem)
    assert problem.code == "abandoned"
    assert client.get("/api/tables/mine").json()["table"] == second
    record = client.get(f"/api/tables/{first}/record")
    assert record.json()["result"]["reason"] == "abandoned"
    assert isinstance(finished, wire.Finished)
    assert record.json()["proof"]["secret"] == finished.secret
    verdict = client.post("/api/verify", content=record.content).json()
    assert verdict["holds"], verdict


def test_a_record_is_for_who_played_and_when_it_is_over(server: Server, client: httpx.Client, visit: Visit) -> None:
    table = client.post("/api/tables", json={**GAME, "preset": "mano"}).json()["table"]
    path = f"/api/tables/{table}/record"
    refused = client.get(path)
    assert (refused.status_code, error(refused.text).code) == (409, "not_over")
    finished = Player(table, client.cookies[COOKIE]).play(server)
    assert finished is not None
    other = visit().get(path)
    assert (other.status_code, error(other.text).code) == (403, "not_seated")
    assert error(client.get("/api/tables/nothing/record").text).code == "no_such_table"
    record = client.get(path)
    assert record.json()["proof"]["secret"] == finished.secret
    verdict = msgspec.json.decode(client.post("/api/verify", content=record.content).content, type=wire.Verdict)
    assert verdict.holds, verdict.faults
    forged = record.content.replace(b'"cut": 0', b'"cut": 1').replace(b"play", b"cover", 1)
    verdict = msgspec.json.decode(client.post("/api/verify", content=forged).content, type=wire.Verdict)
    assert not verdict.holds
    assert client.get("/api/tables/mine").json()["over"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "bad_message"),
        (b"\xff\xfe", "bad_message"),
        (b"[]", "bad_message"),
        (b'{"a":' + b"[" * 16_000, "bad_message"),
        (b'{"game": "truco", "players": ' + b"9" * 5000 + b"}", "bad_message"),
        (b'{"game": 7}', "bad_message"),
        (b'{"game": "truco", "colour": "blue"}', "bad_message"),
        (b'{"game": "truco", "name": ""}', "bad_message"),
        (b'{"game": "truco", "partner": "sleeps"}', "bad_message"),
        (b'{"game": "belote"}', "bad_game"),
        (b'{"game": "truco/mano"}', "bad_game"),
        (b'{"game": "truco", "preset": "mineiro"}', "bad_game"),
        (b'{"game": "truco", "players": 3, "bot": "random"}', "bad_game"),
        (b'{"game": "truco", "bot": "nobody"}', "bad_game"),
        (b'{"game": "truco", "bot": "random", "options": {"joker": true}}', "bad_option"),
        (b'{"game": "truco", "bot": "random", "options": {"target": 13}}', "bad_option"),
    ],
)
def test_a_table_that_cannot_be(client: httpx.Client, body: bytes, code: str) -> None:
    response = client.post("/api/tables", content=body)
    assert response.status_code == 400
    assert error(response.text).code == code


def test_a_body_that_is_too_long(client: httpx.Client) -> None:
    response = client.post("/api/tables", content=b" " * 100_000)
    assert (response.status_code, error(response.text).code) == (413, "too_long")


DEEP = [b'{"a":' + b"[" * 1_000_000, b'{"format": "carteado/1", "deals": ' + b"[" * 100_000]


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"null", b'{"format": "carteado/99"}', b'{"format": "pgn/1"}', b"\xff", *DEEP]
)
def test_verifying_what_is_no_record(client: httpx.Client, body: bytes) -> None:
    verdict = msgspec.json.decode(client.post("/api/verify", content=body).content, type=wire.Verdict)
    assert not verdict.holds
    assert [fault.code for fault in verdict.faults] == ["not_a_record"]


def test_other_sites_send_nothing_in_a_visitors_name(server: Server, client: httpx.Client) -> None:
    elsewhere = client.post("/api/tables", json=GAME, headers={"Origin": "https://example.org"})
    assert (elsewhere.status_code, error(elsewhere.text).code) == (403, "elsewhere")
    assert client.post("/api/tables", json=GAME, headers={"Origin": "null"}).status_code == 403
    assert client.post("/api/tables", json=GAME, headers={"Origin": server.address}).status_code == 201


def test_a_made_up_cookie_is_nobody(client: httpx.Client, visit: Visit) -> None:
    client.post("/api/tables", json=GAME)
    name = client.cookies[COOKIE].rpartition(".")[0]
    for cookie in ("", "x", f"{name}.", f"{name}.{'0' * 64}", f".{'0' * 64}", f"{name}"):
        assert visit(cookie).get("/api/tables/mine").json()["table"] is None


def test_every_answer_is_safe_and_rightly_kept(client: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
    assert client.get("/api/tables/mine").headers["cache-control"] == "no-store"
    assert client.get("/api/games").headers["cache-control"] == "no-cache"


def test_the_page_is_the_client_or_says_how_to_build_it(client: httpx.Client) -> None:
    built = (resources.client() / "index.html").is_file()
    for path in ("/", "/mesa/some-table"):
        page = client.get(path)
        assert page.headers["content-type"].startswith("text/html")
        if not built:
            assert page.status_code == 503
            assert "make client" in page.text
            continue
        assert page.status_code == 200
        assert page.headers["cache-control"] == "no-cache"
        again = client.get(path, headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    for asset in list((resources.client() / "assets").glob("*.js"))[:3]:
        assert "immutable" in client.get(f"/assets/{asset.name}").headers["cache-control"]


def test_text_names_its_encoding_once(client: httpx.Client) -> None:
    for path in ("/", "/api/terms/truco/en"):
        assert client.get(path).headers["content-type"].count("charset") == 1


def test_a_head_is_a_get_without_its_body(client: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        head, get = client.head(path), client.get(path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers["content-type"] == get.headers["content-type"]
    assert client.head("/api/tables").status_code == 405


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "", "[", "a b"]
)
def test_a_foreign_name_that_points_here(server: Server, client: httpx.Client, host: str) -> None:
    """As after DNS rebinding: the page and its requests name the same host, but not this server's."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    response = client.post("/api/tables", json=GAME, headers=headers)
    assert response.status_code in {400, 421}
    if response.status_code == 421:
        assert error(response.text).code == "wrong_host"
    table = client.post("/api/tables", json=GAME).json()["table"]
    port = server.address.rpartition(":")[2]
    with socket.create_connection(("127.0.0.1", int(port)), timeout=WAIT) as line:
        lines = [
            f"GET /ws/{table} HTTP/1.1",
            "Host: evil.example",
            "Origin: http://evil.example",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        ]
        line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert line.recv(100).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "192.168.0.7:8000", "[::1]:8000", socket.gethostname()]
)
def test_names_of_this_server(client: httpx.Client, host: str) -> None:
    assert client.get("/healthz", headers={"Host": host}).status_code == 200
