"""Changes that wait share a transaction: together they are durable, and none harms another."""

import asyncio
import threading
from dataclasses import replace

import pytest
from sqlalchemy import Connection, event

from menlo.server.rows import Draft, Line
from menlo.server.store import Conflict, NotDurable, Store
from tests.server import stores, storing
from tests.server.stores import STARTED, begin, change, position
from tests.server.storing import raw, the, writer_held

pytestmark = pytest.mark.anyio

anyio_backend = storing.anyio_backend
store = storing.store
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url


async def test_commits_that_wait_share_a_transaction(store: Store) -> None:
    names = [f"m{i}" for i in range(100)]
    await begin(store, *names)
    before = store.transactions

    for version in range(3):
        await asyncio.gather(*(store.commit(change(name, version)) for name in names))

    assert 3 <= store.transactions - before <= 15
    assert [row.version for row, _ in await store.list_running(1000)] == [3] * len(names)


async def test_a_job_that_fails_harms_no_other_of_its_transaction(store: Store) -> None:
    names = [f"m{i:02}" for i in range(30)]
    await begin(store, *names)
    before = store.transactions
    bad = {
        "m05": change("m05", 7),
        "m15": replace(change("m15", 0), lines=(Line(0, 0, "\x00 \ud800"),)),
        "m25": replace(change("m25", 0), outcome={"not": {"plain data"}}),
        "m29": replace(change("m29", 0, 2), lines=(Line(1, 0, "twice"), Line(1, 0, "twice"))),
    }

    async with writer_held(store):
        waiting = [asyncio.create_task(store.commit(bad.get(name, change(name, 0)))) for name in names]
        await asyncio.sleep(0)
    answers = dict(zip(names, await asyncio.gather(*waiting, return_exceptions=True), strict=True))

    assert store.transactions - before == 2  # the one that held the writer, and one for all
    assert {name for name, answer in answers.items() if answer is not None} == set(bad)
    assert isinstance(answers["m05"], Conflict) and isinstance(answers["m29"], Conflict)
    assert not any(isinstance(answer, NotDurable) for answer in answers.values())
    for name in names:
        stored = await the(store, name)
        version = 0 if name in bad else 1
        assert (stored.row.version, stored.state, len(await store.lines(name))) == (version, position(version), version)


async def test_when_the_commit_itself_fails_every_caller_hears_it_and_nothing_is_written(store: Store) -> None:
    names = ["a", "b", "c"]
    await begin(store, *names)
    committed = store.transactions

    def fail(_: Connection) -> None:
        raise OSError("the disk is full")

    event.listen(store._database.writing, "commit", fail)
    answers = await asyncio.gather(*(store.commit(change(name, 0)) for name in names), return_exceptions=True)
    event.remove(store._database.writing, "commit", fail)

    assert [str(answer) for answer in answers] == [
        f"match {name!r} was not written: the database failed (OSError)" for name in names
    ]
    assert all(isinstance(answer, NotDurable) for answer in answers)
    assert store.transactions == committed
    for name in names:
        assert ((await the(store, name)).row.version, await store.lines(name)) == (0, [])
        await store.commit(change(name, 0))  # and the writer goes on


async def test_a_caller_that_is_cancelled_while_it_waits_writes_nothing(store: Store) -> None:
    await begin(store, "a", "b")
    async with writer_held(store):
        cancelled = asyncio.create_task(store.commit(change("a", 0)))
        other = asyncio.create_task(store.commit(change("b", 0)))
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.sleep(0)
    await other
    assert (await the(store, "a")).row.version == 0
    assert (await the(store, "b")).row.version == 1


async def test_readers_do_not_wait_for_a_writer(store: Store, url: str) -> None:
    await begin(store, "a")
    with raw(url) as other:
        other.execute("BEGIN IMMEDIATE" if url.startswith("sqlite") else "BEGIN")
        other.execute("UPDATE matches SET version = 77")
        commit = asyncio.create_task(store.commit(change("a", 0)))
        async with asyncio.timeout(2):
            assert (await the(store, "a")).row.version == 0
        await asyncio.sleep(0.1)
        assert not commit.done()
        other.rollback()
        async with asyncio.timeout(10):
            await commit
    assert (await the(store, "a")).row.version == 1


async def test_a_match_is_read_as_it_was_at_one_moment(store: Store) -> None:
    await begin(store, "a")
    await store.commit(replace(change("a", 0, 0), add_draft=Draft(0, 0, "plan")))
    before = await the(store, "a")
    entered, release = threading.Event(), threading.Event()

    def pause(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "FROM drafts" in statement:
            entered.set()
            release.wait(10)

    event.listen(store._database.reading, "before_cursor_execute", pause)
    loading = asyncio.create_task(store.load("a"))
    await asyncio.to_thread(entered.wait, 10)
    await store.commit(replace(change("a", 0, revision=STARTED + 1), drop_drafts=((0, 0),)))
    release.set()
    assert await loading == before
    event.remove(store._database.reading, "before_cursor_execute", pause)
    assert (await the(store, "a")).drafts == ()


async def test_a_full_disk_fails_the_whole_transaction_and_no_other(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    names = ["a", "b", "c"]
    await begin(store, *names)

    async def room(pages: int) -> None:
        await store.write("", lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").close())

    await room(1)  # SQLite takes that for as many as there are
    async with writer_held(store):
        huge = replace(change("b", 0), state=b"x" * 10**6)
        waiting = [asyncio.create_task(store.commit(step)) for step in (change("a", 0), huge, change("c", 0))]
        await asyncio.sleep(0)
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [NotDurable] * 3
    assert [row.version for row, _ in await store.list_running()] == [0, 0, 0]

    await room(10**6)
    await asyncio.gather(*(store.commit(change(name, 0)) for name in names))
    assert [row.version for row, _ in await store.list_running()] == [1, 1, 1]
    await store.close()


async def test_a_lost_connection_is_replaced(postgres_url: str) -> None:
    store = Store(postgres_url)
    await store.open()
    await begin(store, "a")
    with raw(postgres_url) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    await store.commit(change("a", 0))
    assert (await the(store, "a")).row.version == 1
    await store.close()


async def test_a_connection_lost_in_the_middle_is_no_success(postgres_url: str) -> None:
    store = Store(postgres_url)
    await store.open()
    await begin(store, "a")

    def lose(connection: Connection) -> None:
        pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        with raw(postgres_url) as other:
            other.execute(f"SELECT pg_terminate_backend({int(pid)})")

    answers = await asyncio.gather(
        store.commit(change("a", 0)), store.write("b", lose), store.write("c", lose), return_exceptions=True
    )

    version = (await the(store, "a")).row.version
    assert version == (1 if answers[0] is None else 0)
    assert answers[0] is None or isinstance(answers[0], NotDurable)
    await store.commit(change("a", version))
    await store.close()
