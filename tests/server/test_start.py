"""What keeps the server from starting is said in one sentence; nothing is lost."""

from __future__ import annotations

import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from carteado.server import database, wire
from carteado.server.app import bind
from carteado.server.guest import COOKIE
from carteado.server.line import STOPPING_CODE
from carteado.server.store import SqliteStore
from carteado.server.trouble import ServerError
from tests.conftest import size
from tests.server.live import CODE, WAIT, Server, browser, serving, sitting


def refused(folder: Path, port: int = 0) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-c", CODE, str(folder), str(port)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound database."""
    folder = tmp_path_factory.mktemp("whole")
    SqliteStore(folder).close()
    return folder / database.FILE


def test_a_server_starts_anew_and_again(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    for _ in range(2):
        server = Server(folder)
        assert httpx.get(f"{server.address}/healthz").json()["status"] == "ok"
        assert server.stop() == 0


def test_who_plays_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with browser(server) as client:
            table = client.post("/api/tables", json={"game": "truco", "bot": "random"}).json()["table"]
            cookie = client.cookies[COOKIE]
        with sitting(server, table, cookie) as tab:
            tab.say(wire.Hello())
            tab.hear_until(wire.Shuffle)
            server.process.terminate()
            problem = tab.hear_until(wire.Problem)[-1]
            assert isinstance(problem, wire.Problem)
            assert problem.code == "stopping"
            with pytest.raises(ConnectionClosed) as closed:
                tab.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == STOPPING_CODE
        assert server.stop() == 0


def test_a_server_does_not_wait_for_a_slow_request_when_it_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=WAIT) as slow:
            slow.sendall(
                b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
            )
            assert slow.recv(100).startswith(b"HTTP/1.1 100")  # now it is waited for
            slow.sendall(b"{")
            assert server.stop() == 0
            assert slow.recv(100).startswith(b"HTTP/1.1 408")


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused(tmp_path, port)
    assert "port_busy" in said
    assert str(port) in said
    assert "--port" in said
    assert not (tmp_path / database.FILE).exists()


def test_the_next_port_is_taken_when_none_was_asked_for() -> None:
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("192.0.2.1", 0), ("no.such.host.invalid", 0)])
def test_a_port_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(ServerError, match="cannot listen") as error:
        bind(host, port)
    assert error.value.code == "port_refused"


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("not a folder")
    for place in (folder, folder / "below"):
        said = refused(place)
        assert "folder: cannot write" in said
        assert "--data" in said
    assert folder.read_text() == "not a folder"


def test_a_database_that_cannot_be_written(tmp_path: Path, whole: Path) -> None:
    shutil.copy(whole, tmp_path / database.FILE)
    (tmp_path / f"{database.FILE}-wal").mkdir()  # where the write-ahead log should go
    with pytest.raises(ServerError, match="cannot write") as error:
        SqliteStore(tmp_path)
    assert error.value.code == "folder"


def test_a_folder_in_use(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    try:
        assert "in_use" in refused(tmp_path)
    finally:
        store.close()
    SqliteStore(tmp_path).close()


def cuts() -> list[float]:
    """Where a database is cut off, as a part of its length."""
    return sorted({0.0, 0.001, 0.1, 0.5, 0.9, 0.999, *(number / 100 for number in range(1, size(1, 100)))})


@pytest.mark.parametrize("cut", cuts())
def test_a_truncated_database(tmp_path: Path, whole: Path, cut: float) -> None:
    data = whole.read_bytes()
    data = data[: int(len(data) * cut)]
    path = tmp_path / database.FILE
    path.write_bytes(data)
    with pytest.raises(ServerError, match="damaged") as error:
        SqliteStore(tmp_path)
    assert error.value.code == "damaged"
    assert path.read_bytes() == data


def test_a_truncated_database_is_told_by_the_server(tmp_path: Path, whole: Path) -> None:
    (tmp_path / database.FILE).write_bytes(whole.read_bytes()[:5000])
    said = refused(tmp_path)
    assert "damaged" in said
    assert "Put a copy of it back" in said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / database.FILE).write_text("Querido diário, " * 1000)
    with pytest.raises(ServerError, match="damaged"):
        SqliteStore(tmp_path)


def test_a_database_of_a_newer_carteado(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / database.FILE
    shutil.copy(whole, path)
    connection = database.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(ServerError, match="newer carteado") as error:
        SqliteStore(tmp_path)
    assert error.value.code == "newer"


def edited(folder: Path, whole: Path, *statements: str) -> Path:
    """A folder with a database that somebody edited."""
    path = folder / database.FILE
    shutil.copy(whole, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    return path


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM alembic_version",
        "UPDATE alembic_version SET version_num = '0000'",
        "UPDATE alembic_version SET version_num = ''",
        "DROP TABLE journal",
        "INSERT INTO settings VALUES ('guest_key', 7)",
        "INSERT INTO settings VALUES ('guest_key', x'')",
    ],
)
def test_a_database_that_was_edited(tmp_path: Path, whole: Path, statement: str) -> None:
    edited(tmp_path, whole, statement)
    assert "damaged: " in refused(tmp_path)


def test_a_flipped_byte_in_the_description_of_a_database(tmp_path: Path, whole: Path) -> None:
    data = bytearray(whole.read_bytes())
    text = b"CREATE TABLE journal"
    data[data.index(text) + len(text) - 3] = 0xFF
    path = tmp_path / database.FILE
    path.write_bytes(data)
    assert "damaged: " in refused(tmp_path)
    assert path.read_bytes() == data


@pytest.mark.parametrize("name", ["p%20q", "a?b", "a#b", "50%", "c%(here)s", "x y", ":memory:", "ação"])
def test_a_folder_of_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        SqliteStore(Path(name)).close()
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert {path.name for path in (tmp_path / name).iterdir()} == {database.FILE, "carteado.lock"}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit to the size of files")
@pytest.mark.parametrize("limit", [0, 1, 8])
def test_a_disk_that_takes_no_more_at_the_first_start(tmp_path: Path, limit: int) -> None:
    """A limit to the size of files, in units of 1024 bytes, stands for the full disk."""
    command = f'ulimit -f {limit}; trap "" XFSZ; exec "$0" -c "$1" "$2" 0'
    done = subprocess.run(
        ["bash", "-c", command, sys.executable, CODE, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    SqliteStore(tmp_path).close()


def test_a_database_that_may_only_be_read_is_told_at_the_start(tmp_path: Path, whole: Path) -> None:
    path = edited(tmp_path, whole)
    path.chmod(0o444)
    try:
        with path.open("ab"):
            pytest.skip("this user may write to any file")
    except PermissionError:
        pass
    said = refused(tmp_path)
    assert "folder: " in said
    assert "write permission" in said
