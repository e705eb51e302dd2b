"""The SQLite file: where it lies, whether it is sound, and how it is opened. Nothing here damages a file further."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import IO

import platformdirs

from carteado.server.trouble import ServerError

FILE = "carteado.db"
VARIABLE = "CARTEADO_DATA"
HEAD = "0001"
"""The newest step of `migrations`: a database that has it needs none."""

TABLES = {"tables", "journal", "settings"}
"""What the newest step has."""

STEPS = ("0001",)
"""All steps there are, oldest first: a database at another one was tampered with, or is of a newer carteado."""

HEADER_BYTES = 100
"""The length of the header of an SQLite file; see the SQLite file format, section 1.3."""

FULL = "the disk is full; make room and start again: all that was acknowledged is kept"


def data_folder(given: Path | None = None) -> Path:
    """The folder of the data: the one given, that of CARTEADO_DATA, or the usual place of this system."""
    if given is not None:
        return given
    named = os.environ.get(VARIABLE)
    return Path(named) if named else platformdirs.user_data_path("carteado", appauthor=False)


def lock(folder: Path) -> IO[str]:
    """Take the data folder for this process, until the file that is returned is closed; it is made if need be.

    Raises:
        ServerError: it cannot be written to, or another process has it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / "carteado.lock").open("w", encoding="utf-8")
    except OSError as error:
        raise _unusable(folder, error.strerror or str(error)) from error
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - there is none elsewhere

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - there is none on Windows

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        message = f"another carteado is using {folder}; stop that one, or choose another folder with --data"
        raise ServerError("in_use", message, folder=str(folder)) from error
    return file


def prepare(folder: Path) -> Path:
    """The database of a folder, whole and up to date; made if there is none.

    Raises:
        ServerError: it is damaged, of a newer carteado, or cannot be written.
    """
    path = folder / FILE
    try:
        if not path.exists():
            _make(path)
        version = _inspect(path)
        if version is None or version not in STEPS:
            raise _damaged(path, "it does not say which step of its making it is at")
        if version != HEAD:
            _migrate(path)
        _try_to_write(path)
    except sqlite3.Error as error:
        raise _opening(path, error) from error
    except UnicodeError as error:
        raise _damaged(path, "its tables are not described in text") from error
    except OSError as error:
        raise _unusable(folder, error.strerror or str(error)) from error
    return path


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return.

    Raises:
        ServerError: the file cannot be opened for writing.
    """
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10.0)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.Error as error:
        raise _opening(path, error) from error
    return connection


def trouble(error: sqlite3.Error, doing: str) -> ServerError:
    """What an error of a running database means."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
        return ServerError("full", FULL)
    name = getattr(error, "sqlite_errorname", type(error).__name__)  # its text may repeat what the database holds
    return ServerError("writing", f"{doing} the database failed ({name}); see that its disk is sound, and start again")


def _make(path: Path) -> None:
    """A new database is made aside and put in place whole: an empty file there is always a truncated one."""
    aside = path.with_name(f"{path.name}.new")
    aside.unlink(missing_ok=True)
    with closing(sqlite3.connect(aside)):
        pass
    aside.chmod(0o600)  # it holds secrets; what SQLite puts beside it gets the same mode
    _migrate(aside)
    aside.replace(path)
    if sys.platform != "win32":  # the new name must outlive a power cut as well
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _inspect(path: Path) -> str | None:
    """The step that a database is at. Looks only."""
    missing = _missing_bytes(path)
    if missing:
        raise _damaged(path, f"{missing} bytes are missing at its end")
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10.0)) as connection:
        faults = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if faults != "ok":
            raise _damaged(path, str(faults))
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "alembic_version" not in tables:
            raise _damaged(path, "its tables are missing")
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    version = str(row[0]) if row else None
    if version is not None and version > HEAD:
        message = f"{path} was written by a newer carteado; update this one (pip install --upgrade carteado)"
        raise ServerError("newer", message, path=str(path))
    return version


def _missing_bytes(path: Path) -> int:
    """How much shorter a file is than its own header says. After a crash the write-ahead log may hold the rest."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size > 0:
        return 0
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    size = path.stat().st_size
    if len(header) < HEADER_BYTES:
        return HEADER_BYTES - len(header)
    page = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    return max(0, (65536 if page == 1 else page) * pages - size)


def _migrate(path: Path) -> None:
    """Take the steps that are missing. Alembic is imported here: a database that is up to date does without.

    Raises:
        sqlite3.Error: the database does not take them.
    """
    from alembic import command  # noqa: PLC0415 - slow to import, and needed once a start
    from alembic.config import Config  # noqa: PLC0415 - as above
    from alembic.util.exc import CommandError  # noqa: PLC0415 - as above
    from sqlalchemy import create_engine  # noqa: PLC0415 - as above
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415 - as above

    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(path)
    )  # a path is no URL: it may have a ? in it
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise error.orig from error
        raise
    except CommandError as error:
        raise _damaged(path, "the steps of its making do not lead on from where it is") from error
    finally:
        engine.dispose()


def _try_to_write(path: Path) -> None:
    """Write something, and take it back: a file, or a disk, that takes nothing is better told at the start.

    Raises:
        sqlite3.Error: nothing can be written.
    """
    connection = connect(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE tried (it INTEGER)")
        connection.execute("ROLLBACK")
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    finally:
        connection.close()
    missing = TABLES - names
    if missing:
        raise _damaged(path, f"its tables are missing: {', '.join(sorted(missing))}")


def _unusable(folder: Path, reason: str) -> ServerError:
    message = f"cannot write in {folder} ({reason}); give it write permission, or choose another folder with --data"
    return ServerError("folder", message, folder=str(folder))


def _damaged(path: Path, reason: str) -> ServerError:
    message = (
        f"{path} is damaged ({reason}); nothing in it was changed. Put a copy of it back,"
        f" or move {path.name}* elsewhere to start with an empty one"
    )
    return ServerError("damaged", message, path=str(path))


def _opening(path: Path, error: sqlite3.Error) -> ServerError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return ServerError("full", FULL)
    if code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
        return _damaged(path, str(error))
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM} and path.exists():
        return _unusable(path.parent, f"{path.name}: {error}")
    return _unusable(path.parent, str(error))
