"""Stores to test, and what to look at in them.

A test module takes the fixtures over by name: `store = storing.store`.
"""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import psycopg
import pytest
from sqlalchemy import Connection, make_url

from menlo.server.rows import StoredMatch
from menlo.server.store import Store
from tests.server.stores import position


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = Store(url, clock=lambda: 5000.25)
    await opened.open()
    yield opened
    await opened.close()


async def the(store: Store, name: str) -> StoredMatch:
    found = await store.load(name)
    assert found is not None
    return found


async def contents(store: Store, name: str) -> tuple[object, ...]:
    """All there is of a match, to see whether anything changed."""
    newest = await store.snapshot_at(name, 10**6)
    return await store.load(name), await store.lines(name), newest


@contextmanager
def raw(url: str) -> Iterator[sqlite3.Connection | psycopg.Connection]:
    """Another program at the same database."""
    if url.startswith("sqlite"):
        connection: sqlite3.Connection | psycopg.Connection = sqlite3.connect(str(make_url(url).database))
    else:
        connection = psycopg.connect(url)
    try:
        yield connection
    finally:
        connection.close()


@asynccontextmanager
async def writer_held(store: Store) -> AsyncIterator[None]:
    """The writer is busy meanwhile, so that everything else waits in its queue."""
    entered, release = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        entered.set()
        release.wait(10)

    busy = asyncio.create_task(store.write("", hold))
    await asyncio.to_thread(entered.wait, 10)
    try:
        yield
    finally:
        release.set()
        await busy


async def consistent(store: Store, name: str) -> bool:
    """Log, version and positions tell one story, without a gap."""
    stored = await the(store, name)
    version = stored.row.version
    newest = await store.snapshot_at(name, 10**6)
    assert [line.number for line in await store.lines(name)] == list(range(version))
    assert stored.state == position(version)
    assert newest is not None and newest[0] <= version and newest[1] == position(newest[0])
    return True
