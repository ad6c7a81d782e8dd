"""The database behind the store: connecting to it, bringing its tables up to date, or refusing it in one line."""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from menlo import __version__
from menlo.kernel.errors import quote
from menlo.server.store_errors import StoreError
from menlo.server.store_tables import meta

EXPECTED = "expected sqlite:///path or postgresql://user@host/name"
MIGRATING = 0x4D656E6C6F  # a lock of PostgreSQL: nodes that start together migrate one after the other
READERS = 4
PATIENCE = 10.0  # seconds to wait for another process that writes to the same SQLite file


class Database:
    """Engines of one URL: one that writes over a single connection, and one that reads beside it."""

    def __init__(self, url: str) -> None:
        self.url = _parse(url)
        self.file = Path(self.url.database or "") if self.url.get_backend_name() == "sqlite" else None
        self.shown = (
            f"sqlite:///{self.file}" if self.file is not None else self.url.render_as_string(hide_password=True)
        )
        # Parameters hold seeds and tokens, so errors must not quote them.
        if self.file is not None:
            arguments: dict[str, Any] = {"timeout": PATIENCE}
            self.writing = create_engine(self.url, hide_parameters=True, pool_size=1, connect_args=arguments)
            self.reading = create_engine(self.url, hide_parameters=True, pool_size=READERS, connect_args=arguments)
            _govern(self.writing, "BEGIN IMMEDIATE")
            _govern(self.reading, "BEGIN", "PRAGMA query_only = ON")
        else:
            self.writing = create_engine(self.url, hide_parameters=True, pool_size=1, pool_pre_ping=True)
            # Several selects of one transaction see one moment, as they do in SQLite.
            self.reading = create_engine(
                self.url,
                hide_parameters=True,
                pool_size=READERS,
                pool_pre_ping=True,
                isolation_level="REPEATABLE READ",
            )

    def prepare(self, make: bool = True) -> None:
        """Create what is missing and migrate what is old; what is no database of ours is left as it was found. Without
        `make` one that is missing is refused."""
        try:
            if self.file is not None and not make and not self.file.exists():
                raise self._missing()
            if self.file is not None:
                _create(self.file)
            with self.writing.connect() as connection:
                with connection.begin():
                    if not self._examine(connection) and not make:
                        raise self._missing()
                if self.file is not None:
                    _write_ahead(connection)
                with connection.begin():
                    self._examine(connection)
                    self._migrate(connection)
        except BaseException as error:
            self.dispose()
            if isinstance(error, (DBAPIError, sqlite3.Error)):
                raise StoreError(f"cannot open {self.shown}: {_reason(error)}") from error
            if isinstance(error, OSError):
                raise StoreError(f"cannot open {self.shown}: {error.strerror} ({error.filename!r})") from error
            raise

    def dispose(self) -> None:
        self.reading.dispose()
        self.writing.dispose()

    def _missing(self) -> StoreError:
        return StoreError(f"there is no database of Menlo at {self.shown}: expected one that a server has made")

    def _examine(self, connection: Connection) -> bool:
        """Refuse what is not ours, or newer than we are; whether our tables are there."""
        if self.file is None:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        found = MigrationContext.configure(connection).get_current_heads()
        known = {script.revision for script in ScriptDirectory.from_config(_alembic(connection)).walk_revisions()}
        if not found and inspect(connection).get_table_names():
            raise StoreError(
                f"{self.shown} holds tables that are not Menlo's: expected an empty database or one of ours"
            )
        for revision in found:
            if revision not in known:
                raise StoreError(
                    f"{self.shown} was written by a newer Menlo, {_writer(connection)} (tables {quote(revision)}): "
                    f"expected {quote(max(known))} or older, which is what Menlo {__version__} knows"
                )
        return bool(found)

    def _migrate(self, connection: Connection) -> None:
        command.upgrade(_alembic(connection), "head")
        if connection.execute(meta.update().where(meta.c.key == "menlo").values(value=__version__)).rowcount == 0:
            connection.execute(meta.insert().values(key="menlo", value=__version__))


def _reason(error: DBAPIError | sqlite3.Error) -> str:
    """What the database said, in one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return (str(said).strip().splitlines() or [type(said).__name__])[0]


def _parse(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError:
        # Not quoted: what cannot be parsed may still hold a password.
        raise StoreError(f"no URL of a database: {EXPECTED}") from None
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:") and not url.query:
        return url
    if url.drivername in ("postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    shown = text if url.password is None else url.render_as_string(hide_password=True)
    raise StoreError(f"{quote(shown)} is no database for Menlo: {EXPECTED}")


def _create(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    # Seeds and hashes of tokens are nobody else's business; SQLite gives its side files the same rights.
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _govern(engine: Engine, begin: str, *pragmas: str) -> None:
    """Let SQLAlchemy, not Python's driver, say when a transaction begins, and how."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", *pragmas):
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _write_ahead(connection: Connection) -> None:
    """Readers then never wait for the writer. The file remembers it; no transaction may be open."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            driver.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            # For this one statement SQLite itself does not wait until another process is done.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _alembic(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "menlo.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _writer(connection: Connection) -> str:
    """The version of Menlo that last opened the database, where a newer one still tells us."""
    try:
        return str(connection.execute(select(meta.c.value).where(meta.c.key == "menlo")).scalar_one_or_none() or "?")
    except DBAPIError:
        return "?"
