"""The database: many tables share a commit, an entry follows its forerunner, a full disk loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from carteado.match.journal import Acted, Ruled
from carteado.server import database, migrations
from carteado.server.store import SqliteStore, TableRow
from carteado.server.trouble import ServerError


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(tmp_path)) as opened:
        yield opened


def act(number: int) -> Acted:
    return Acted(at=float(number), seat=0, question=number, action="leave", id=f"{number}")


def row(key: str, owner: str = "ana", created: float = 1.0) -> TableRow:
    return TableRow(key, owner, "truco", b"s" * 32, created)


def test_what_is_written_is_there_again(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        store.create(row("one"), act(0)).result()
        store.append("one", 1, act(1)).result()
        store.append("one", 2, act(2), closed_at=9.0).result()
        store.create(row("two", created=2.0), act(0)).result()
        key = store.setting("key", lambda: b"first")
    with closing(SqliteStore(tmp_path)) as store:
        assert store.entries("one") == [act(0), act(1), act(2)]
        found = store.row("one")
        assert found is not None
        assert found.finished == 9.0
        assert store.row("three") is None
        assert store.owned("bia") is None
        assert store.owned("ana") == row("two", created=2.0)
        assert store.setting("key", lambda: b"second") == key == b"first"


def test_many_writings_share_a_commit(tmp_path: Path, store: SqliteStore) -> None:
    store.create(row("one"), act(0)).result()
    commits: list[str] = []
    store._writer.set_trace_callback(lambda statement: commits.append(statement) if statement == "COMMIT" else None)
    other = database.connect(tmp_path / database.FILE)
    other.execute("BEGIN IMMEDIATE")  # while another writes, all that comes waits
    futures = [store.append("one", number, act(number)) for number in range(1, 301)]
    other.execute("ROLLBACK")
    other.close()
    for future in futures:
        future.result()
    assert len(commits) <= 2
    assert store.entries("one") == [act(number) for number in range(301)]


def test_an_entry_follows_the_one_before(store: SqliteStore) -> None:
    store.create(row("one"), act(0)).result()
    futures = {number: store.append("one", number, act(number)) for number in (1, 3, 1, 2, 0, 3)}
    assert {number: future.exception() is None for number, future in futures.items()} == {
        0: False,
        1: False,  # the second time
        2: True,
        3: True,  # once 2 was there
    }
    assert store.entries("one") == [act(number) for number in range(4)]
    with pytest.raises(ServerError):
        store.append("nowhere", 1, act(1)).result()
    with pytest.raises(ServerError):
        store.create(row("one"), act(0)).result()


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path, store: SqliteStore) -> None:
    store.create(row("one"), act(0)).result()
    pages = store._reader.execute("PRAGMA page_count").fetchone()[0]
    store._writer.execute(f"PRAGMA max_page_count = {pages + 5}")
    written, error = fill(store)
    assert error.code == "full"
    assert written > 0
    assert len(store.entries("one")) == written + 1
    store._writer.execute("PRAGMA max_page_count = 100000")
    store.append("one", written + 1, act(1)).result()
    store.close()
    with closing(SqliteStore(tmp_path)) as again:
        assert len(again.entries("one")) == written + 2


def fill(store: SqliteStore) -> tuple[int, ServerError]:
    """Write until nothing more is taken: how much was, and what was said then."""
    for number in range(1, 1000):
        entry = Ruled(at=0.0, seat=0, ruling="x" * 1000, id=f"{number}")
        error = store.append("one", number, entry).exception()
        if isinstance(error, ServerError):
            return number - 1, error
    raise AssertionError("the disk never was full")


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    futures = [
        store.create(row("one"), act(0)),
        *(store.append("one", number, act(number)) for number in range(1, 100)),
    ]
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)


def test_nobody_else_on_this_machine_reads_the_secrets(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with closing(SqliteStore(folder)) as store:
        store.create(row("one"), act(0)).result()
        assert {path.stat().st_mode & 0o077 for path in folder.glob(f"{database.FILE}*")} == {0}


def test_the_newest_step_is_the_one_that_is_looked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == database.HEAD
