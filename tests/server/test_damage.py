"""Somebody edited the database: that a table cannot be read is told in a sentence that says nothing of its cards."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from carteado.server import wire
from carteado.server.database import FILE
from tests.server.live import Server, browser, sitting
from tests.server.test_socket import begin, legal, sit_down
from tests.simulation.leaks import cards_within

DAMAGE = {
    "an entry is missing": "DELETE FROM journal WHERE seq = 1",
    "the opening is missing": "DELETE FROM journal WHERE seq = 0",
    "all is missing": "DELETE FROM journal",
    "the last one moved": "UPDATE journal SET seq = seq + 5 WHERE seq = (SELECT max(seq) FROM journal)",
    "another question": "UPDATE journal SET entry = json_set(entry, '$.question', 77) WHERE seq = 2",
    "another seat": "UPDATE journal SET entry = json_set(entry, '$.seat', 90) WHERE seq = 2",
    "another act": "UPDATE journal SET entry = json_set(entry, '$.action', 'play Jp') WHERE seq = 2",
    "another cut": "UPDATE journal SET entry = json_set(entry, '$.cut', 1 + (entry ->> '$.cut')) WHERE seq = 1",
    "another order": """UPDATE journal SET entry = json_set(entry, '$.order[0]', json_extract(entry, '$.order[1]'),
        '$.order[1]', json_extract(entry, '$.order[0]')) WHERE seq = 1""",
    "a field too many": "UPDATE journal SET entry = json_set(entry, '$.colour', 'Jp') WHERE seq = 1",
    "a type of its own": "UPDATE journal SET entry = json_set(entry, '$.type', 'play Jp') WHERE seq = 1",
    "who deals": "UPDATE journal SET entry = json_set(entry, '$.dealer', (entry ->> '$.dealer') = 0) WHERE seq = 0",
    "a dealer who is not there": "UPDATE journal SET entry = json_set(entry, '$.dealer', 90) WHERE seq = 0",
    "nobody sits": """UPDATE journal SET entry = json_set(entry, '$.seats[0].bot', 'random') WHERE seq = 0""",
    "other house rules": "UPDATE journal SET entry = json_set(entry, '$.options.target', 15) WHERE seq = 0",
    "a number for an entry": "UPDATE journal SET entry = 7 WHERE seq = 1",
    "bytes that are no text": "UPDATE journal SET entry = CAST(x'ff00fe' || entry AS TEXT) WHERE seq = 1",
    "nested deep": """UPDATE journal SET entry = '{"a":' || replace(hex(zeroblob(25000)), '0', '[') WHERE seq = 1""",
    "a secret of another type": "UPDATE tables SET secret = 7",
    "another secret": "UPDATE tables SET secret = randomblob(32)",
    "no secret": "UPDATE tables SET secret = x''",
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The data of a server on which one act was done; the table, and the cookie of its player."""
    folder = tmp_path_factory.mktemp("played")
    server = Server(folder)
    table, cookie = sit_down(server)
    with sitting(server, table, cookie) as tab:
        asked = begin(tab)
        tab.say(wire.Act("one", asked.question, legal(asked)))
        tab.hear_until(wire.Accepted)
    server.stop()
    return folder, table, cookie


@pytest.mark.parametrize("how", DAMAGE)
def test_a_damaged_table(tmp_path: Path, played: tuple[Path, str, str], how: str) -> None:
    whole, table, cookie = played
    folder = tmp_path / "data"
    shutil.copytree(whole, folder)
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        cards = [card for (entry,) in database.execute("SELECT entry FROM journal") for card in cards_within(entry)]
        (secret,) = database.execute("SELECT secret FROM tables").fetchone()
        assert len(cards) >= 40
        assert database.execute(DAMAGE[how]).rowcount > 0
    server = Server(folder)
    told: list[str] = []
    try:
        with browser(server, cookie) as client:
            for path in ("/api/tables/mine", f"/api/tables/{table}/record"):
                answer = client.get(path)
                assert answer.status_code == 503, answer.text
                assert "Open a new table" in answer.text
                assert table in answer.text
                told.append(answer.text)
        for visitor, code, close in ((None, "not_seated", 4403), (cookie, "trouble", 4500)):
            with sitting(server, table, visitor) as tab:
                problem = tab.hear()
                assert isinstance(problem, wire.Problem)
                assert problem.code == code
                told.append(problem.detail)
                with pytest.raises(ConnectionClosed) as closed:
                    tab.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == close
        with browser(server, cookie) as client:
            opened = client.post("/api/tables", json={"game": "truco", "bot": "random"})
            assert opened.status_code == 201, opened.text
            assert client.get("/api/tables/mine").json()["table"] == opened.json()["table"] != table
    finally:
        logged = server.end()
    assert "Traceback" not in logged
    assert table in logged
    for text in (*told, logged):
        assert not set(cards_within(text)), text
        assert secret.hex() not in text


def test_a_stranger_is_turned_away_before_the_table_is_looked_at(tmp_path: Path, played: tuple[Path, str, str]) -> None:
    whole, table, _ = played
    folder = tmp_path / "data"
    shutil.copytree(whole, folder)
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("DELETE FROM journal WHERE seq = 1")
    server = Server(folder)
    with browser(server) as client:
        assert client.get(f"/api/tables/{table}/record").status_code == 403
    with sitting(server, table, None) as tab:
        problem = tab.hear()
        assert isinstance(problem, wire.Problem)
        assert problem.code == "not_seated"
    assert "cannot be read" not in server.end(), "nobody had a right to ask"
