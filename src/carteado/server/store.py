"""Where tables are kept: a small protocol, and SQLite behind it.

All writing is done by one thread. It takes everything that waits, writes it in one transaction, and only when that is
on the disk (`synchronous=FULL`) are the futures resolved: many tables share the price of one commit.
"""

from __future__ import annotations

import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from carteado.match import journal
from carteado.match.journal import Entry, JournalError
from carteado.server import database
from carteado.server.trouble import ServerError

BATCH = 500
"""How many writings share one commit at most."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table besides its journal. The secret stays here until the match is over."""

    key: str
    owner: str
    game: str
    secret: bytes
    created: float
    finished: float | None = None


class Store(Protocol):
    """What the server needs of a place to keep tables in."""

    def create(self, row: TableRow, first: Entry) -> Future[None]:
        """Keep a new table with the first entry of its journal."""
        ...

    def append(self, table: str, seq: int, entry: Entry, *, closed_at: float | None = None) -> Future[None]:
        """Write an entry of a table's journal; with `closed_at`, the table is finished by it.

        The future raises ServerError if it was not written.
        """
        ...

    def row(self, table: str) -> TableRow | None:
        """A table, or None if there is none of this name."""
        ...

    def owned(self, owner: str) -> TableRow | None:
        """The table that a visitor opened last."""
        ...

    def entries(self, table: str) -> list[Entry]:
        """The whole journal of a table, in order.

        Raises:
            JournalError: an entry is missing, or is none; the message names its number.
        """
        ...

    def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A setting of the house; made and kept when it is asked for the first time."""
        ...

    def close(self) -> None:
        """Write what still waits, and let the place go."""
        ...


@dataclass(slots=True)
class _Writing:
    """Statements that belong together, and who waits for them."""

    statements: Sequence[tuple[str, tuple[object, ...]]]
    done: Future[None]


class SqliteStore:
    """Tables in one SQLite file.

    Raises (when opened):
        ServerError: the folder or the file cannot be used; the text says what to do. The file is left as it is.
    """

    def __init__(self, folder: Path) -> None:
        self._lock = database.lock(folder)
        try:
            path = database.prepare(folder)
            self._reader = database.connect(path)
            self._writer = database.connect(path)
        except BaseException:
            self._lock.close()
            raise
        self._reading = threading.Lock()
        self._queue: queue.SimpleQueue[_Writing | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="carteado-store", daemon=True)
        self._thread.start()

    # ---- reading ----------------------------------------------------------------------------------------------------

    def row(self, table: str) -> TableRow | None:
        """See `Store.row`."""
        found = self._read(f"{_ROWS} WHERE id = ?", table)
        return _table_row(*found[0]) if found else None

    def owned(self, owner: str) -> TableRow | None:
        """See `Store.owned`."""
        found = self._read(f"{_ROWS} WHERE owner = ? ORDER BY created DESC, id LIMIT 1", owner)
        return _table_row(*found[0]) if found else None

    def entries(self, table: str) -> list[Entry]:
        """See `Store.entries`."""
        found = self._read("SELECT seq, CAST(entry AS BLOB) FROM journal WHERE table_id = ? ORDER BY seq", table)
        return [_entry(number, seq, text) for number, (seq, text) in enumerate(found)]

    def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """See `Store.setting`."""
        wanted = "SELECT value FROM settings WHERE name = ?"
        if not self._read(wanted, name):
            keep = ("INSERT INTO settings (name, value) VALUES (?, ?)", (name, make()))
            self._submit([keep]).result()
        ((value,),) = self._read(wanted, name)
        if not isinstance(value, bytes) or not value:
            message = f"the setting {name} of the database was changed; put a copy of the data folder back"
            raise ServerError("damaged", message)
        return value

    def _read(self, statement: str, *values: str) -> list[tuple[Any, ...]]:
        with self._reading:
            try:
                return self._reader.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                raise database.trouble(error, "reading") from error

    # ---- writing ----------------------------------------------------------------------------------------------------

    def create(self, row: TableRow, first: Entry) -> Future[None]:
        """See `Store.create`."""
        return self._submit(
            [
                (
                    "INSERT INTO tables (id, owner, game, secret, created, finished) VALUES (?, ?, ?, ?, ?, ?)",
                    (row.key, row.owner, row.game, row.secret, row.created, row.finished),
                ),
                (_FIRST, (row.key, journal.encode(first))),
            ]
        )

    def append(self, table: str, seq: int, entry: Entry, *, closed_at: float | None = None) -> Future[None]:
        """See `Store.append`."""
        statements: list[tuple[str, tuple[object, ...]]] = [(_APPEND, (table, seq, journal.encode(entry)))]
        if closed_at is not None:
            statements.append(("UPDATE tables SET finished = ? WHERE id = ?", (closed_at, table)))
        return self._submit(statements)

    def _submit(self, statements: Sequence[tuple[str, tuple[object, ...]]]) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting for it does not stop it from being written
        self._queue.put(_Writing(statements, done))
        return done

    def _write(self) -> None:
        """The life of the writing thread."""
        while True:
            batch = [self._queue.get()]
            while len(batch) < BATCH and batch[-1] is not None:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            self._commit([writing for writing in batch if writing is not None])
            if batch[-1] is None:
                return

    def _commit(self, batch: list[_Writing]) -> None:
        """Write all of it in one transaction. What breaks a rule of the database fails alone, trouble with the disk
        fails all."""
        failed: dict[int, ServerError] = {}
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for number, writing in enumerate(batch):
                self._writer.execute("SAVEPOINT one")
                try:
                    for statement, values in writing.statements:
                        if self._writer.execute(statement, values).rowcount != 1:
                            raise sqlite3.IntegrityError("what it follows is not there")  # noqa: TRY301 - as one below
                except sqlite3.IntegrityError as error:
                    self._writer.execute("ROLLBACK TO one")
                    failed[number] = database.trouble(error, "writing")
                self._writer.execute("RELEASE one")
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            failed = dict.fromkeys(range(len(batch)), database.trouble(error, "writing"))
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        for number, writing in enumerate(batch):
            if number in failed:
                writing.done.set_exception(failed[number])
            else:
                writing.done.set_result(None)

    def close(self) -> None:
        """See `Store.close`."""
        self._queue.put(None)
        self._thread.join()
        with self._reading:
            self._reader.close()
        self._writer.close()
        self._lock.close()


def _table_row(key: str, owner: str, game: str, secret: object, created: float, finished: float | None) -> TableRow:
    """A table as the database tells it. A secret of another type stands as an empty one, which opens no journal."""
    return TableRow(key, owner, game, secret if isinstance(secret, bytes) else b"", created, finished)


def _entry(number: int, seq: object, text: object) -> Entry:
    """The entry of this number.

    Raises:
        JournalError: it is missing, or is none.
    """
    if seq != number:
        raise JournalError(f"entry {number} of the journal is missing")
    try:
        return journal.decode(text if isinstance(text, bytes) else b"")
    except JournalError:
        raise JournalError(f"entry {number} of the journal is damaged") from None


_ROWS = "SELECT id, owner, game, secret, created, finished FROM tables"
_FIRST = "INSERT INTO journal (table_id, seq, entry) VALUES (?, 0, ?)"
_APPEND = (
    "INSERT INTO journal (table_id, seq, entry)"
    " SELECT ?1, ?2, ?3 WHERE ?2 = (SELECT max(seq) + 1 FROM journal WHERE table_id = ?1)"
)
"""Entries follow one another: where one was lost to a full disk, none after it is taken."""


def new_key() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(16)
