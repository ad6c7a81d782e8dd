"""Copies of an SQLite database: made while it is in use, consistent, and never over something that is there."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from menlo.server.store_errors import StoreError


def copy_database(source: Path, target: Path) -> None:
    """The database as it stands at one moment; the target appears complete or not at all."""
    if not source.is_file():
        raise StoreError(f"{str(source)!r} is no file: expected a database of Menlo")
    # A log left beside a database that is gone would be played into the new one.
    for taken in (target, Path(f"{target}-wal")):
        if taken.exists():
            raise StoreError(f"{str(taken)!r} is there already: expected a name that is free")
    part = Path(f"{target}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        _copy(source, part)
        # Unlike a renaming, a link never replaces what somebody put there meanwhile.
        os.link(part, target)
        _flush(target.parent)
    except sqlite3.Error as error:
        raise StoreError(f"{str(source)!r} cannot be copied: {error}") from error
    except OSError as error:
        raise StoreError(f"{str(target)!r} cannot be written: {error.strerror}") from error
    finally:
        with suppress(OSError):
            part.unlink()


def _copy(source: Path, part: Path) -> None:
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(part)) as writing:
        if not reading.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise StoreError(f"{str(source)!r} is no database of Menlo: it holds none of our tables")
        # In one step: readers do not block the writer, and nothing is written between two pages.
        reading.backup(writing)
        # One file without companions, that can be read from anywhere.
        writing.execute("PRAGMA journal_mode = DELETE")
    _flush(part)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
