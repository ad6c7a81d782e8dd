"""What the store promises: durable or not at all, one winner of every race, and databases it refuses."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, inspect, make_url

from menlo.kernel.errors import MenloError
from menlo.server.rows import Draft, Line, SeatRow, StoredMatch
from menlo.server.store import Conflict, NotDurable, Store, StoreError, UnknownMatch, compress, decompress
from menlo.server.store_database import Database
from menlo.server.store_tables import metadata
from menlo.server.store_writer import LIMIT
from tests.server import stores
from tests.server.stores import PACK_TEXT, SEATS, begin, change, match_row, position

pytestmark = pytest.mark.anyio

postgres_url = stores.postgres_url
sqlite_url = stores.sqlite_url
url = stores.url

ROUNDS = 100 if os.environ.get("MENLO_SOAK") else 5


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

    busy = asyncio.create_task(store._write("", hold))
    await asyncio.to_thread(entered.wait, 10)
    try:
        yield
    finally:
        release.set()
        await busy


# Durable.


async def test_everything_is_there_after_reopening(url: str) -> None:
    store = Store(url)
    await store.open()
    row = replace(match_row("a"), invitation="hash of a friend's", forked="b@7", visibility="private")
    await store.create(row, SEATS, PACK_TEXT)
    await store.start("a", position(0), 2000.5)
    undo = replace(change("a", 1), lines=(Line(1, 0, "", undoes=0),))
    await store.commit(replace(change("a", 0), snapshot=(1, position(1))))
    await store.commit(replace(undo, status="over", outcome={"points": [3, 1], "name": "Ära"}, proposal={"by": 1}))
    await store.close()

    store = Store(url)
    await store.open()
    try:
        expected = replace(
            row,
            status="over",
            version=2,
            updated=2002.0,
            outcome={"points": [3, 1], "name": "Ära"},
            proposal={"by": 1},
        )
        assert await store.load("a") == StoredMatch(expected, SEATS, position(2), ())
        assert await store.lines("a") == [Line(0, 0, "action 0"), Line(1, 0, "", 0)]
        assert await store.snapshot_at("a", 2) == (1, position(1))
        assert await store.pack("digest") == ("era", PACK_TEXT)
    finally:
        await store.close()


async def test_a_match_before_the_start_has_seats_and_no_position(store: Store) -> None:
    await store.create(match_row("a"), SEATS, PACK_TEXT)

    assert await store.load("a") == StoredMatch(match_row("a"), SEATS, None, ())
    assert await store.load("b") is None
    assert await store.snapshot_at("a", 9) is None
    assert await store.pack("other") is None


async def test_closing_writes_what_still_waits(url: str) -> None:
    store = Store(url)
    await store.open()
    names = [f"m{i}" for i in range(LIMIT + 10)]
    await begin(store, *names)
    waiting = [asyncio.create_task(store.commit(change(name, 0))) for name in names]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError, match="'m0' cannot be written: the store is closed"):
        await store.commit(change("m0", 1))

    store = Store(url)
    await store.open()
    assert [row.version for row, _ in await store.list_running(1000)] == [1] * len(names)
    await store.close()


async def test_no_sql_runs_in_the_event_loop(url: str) -> None:
    threads: set[str] = set()

    def note(*_: object) -> None:
        threads.add(threading.current_thread().name)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        store = Store(url)
        await store.open()
        await begin(store, "a")
        await store.load("a")
        await store.lines("a")
        await store.close()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert threads
    assert threading.current_thread().name not in threads


# Races.


async def test_a_change_made_at_another_version_is_a_conflict_and_writes_nothing(store: Store) -> None:
    await begin(store, "a")
    await store.commit(change("a", 0))
    before = await contents(store, "a")

    late = replace(
        change("a", 5), add_draft=Draft(0, 0, "plan"), snapshot=(6, position(6)), status="over", outcome={"won": 1}
    )
    with pytest.raises(Conflict, match="match 'a' is at version 1 by now: expected 5"):
        await store.commit(late)
    assert await contents(store, "a") == before


async def test_a_line_whose_number_is_taken_is_a_conflict_and_writes_nothing(store: Store) -> None:
    await begin(store, "a")
    await store.commit(replace(change("a", 0), add_draft=Draft(1, 0, "plan")))
    before = await contents(store, "a")

    twice = replace(change("a", 1, 2), lines=(Line(1, 0, "new"), Line(0, 0, "taken")), drop_drafts=((1, 0),))
    with pytest.raises(Conflict, match="a line or draft of match 'a' at version 1 is there already"):
        await store.commit(twice)
    assert await contents(store, "a") == before


async def test_of_two_stores_that_go_on_with_a_match_one_wins_each_version(url: str) -> None:
    nodes = [Store(url), Store(url)]
    for node in nodes:
        await node.open()
    names = [f"m{i}" for i in range(8)]
    await begin(nodes[0], *names)

    async def play(node: Store, own: int, name: str) -> int:
        won = 0
        while (version := (await the(node, name)).row.version) < 10:
            try:
                await node.commit(replace(change(name, version), lines=(Line(version, own, "mine"),)))
                won += 1
            except Conflict:
                pass
        return won

    # In opposite orders, which would end in a deadlock if transactions locked matches as they come.
    orders = [names, names[::-1]]
    async with asyncio.timeout(20):
        won = await asyncio.gather(*(play(node, own, name) for own, node in enumerate(nodes) for name in orders[own]))
    assert sum(won) == 10 * len(names)
    for name in names:
        assert [line.number for line in await nodes[0].lines(name)] == list(range(10))
    for node in nodes:
        await node.close()


async def test_a_match_is_created_and_started_once(store: Store) -> None:
    await store.create(match_row("a"), SEATS, PACK_TEXT)
    with pytest.raises(Conflict, match="match 'a' is there already"):
        await store.create(replace(match_row("a"), seed="2"), SEATS, PACK_TEXT)
    assert (await the(store, "a")).row == match_row("a")

    starts = await asyncio.gather(store.start("a", b"one", 1.0), store.start("a", b"two", 2.0), return_exceptions=True)
    (refused,) = [answer for answer in starts if answer is not None]
    assert isinstance(refused, Conflict) and str(refused) == "match 'a' is 'running' by now: expected 'open'"
    stored = await the(store, "a")
    assert stored.row.status == "running"
    assert await store.snapshot_at("a", 0) == (0, stored.state)


async def test_two_people_cannot_take_the_same_empty_seat(store: Store) -> None:
    await store.create(match_row("a"), [SEATS[0], SeatRow(1, "empty")], PACK_TEXT)
    people = [SeatRow(1, "person", name, token=name) for name in ("Bo", "Cy")]

    answers = await asyncio.gather(
        *(store.set_seat("a", person, 3000.0, was="empty") for person in people), return_exceptions=True
    )

    (winner,) = [person for person, answer in zip(people, answers, strict=True) if answer is None]
    (refused,) = [answer for answer in answers if answer is not None]
    assert isinstance(refused, Conflict) and str(refused) == "seat 1 of match 'a' is 'person' by now: expected 'empty'"
    stored = await the(store, "a")
    assert stored.seats == (SEATS[0], winner)
    assert stored.row.updated == 3000.0


async def test_a_proposal_stands_until_it_is_withdrawn_or_play_goes_on(store: Store) -> None:
    await begin(store, "a")
    proposal: dict[str, object] = {"by": 0, "version": 0, "awaits": [1]}
    with pytest.raises(Conflict, match="at version 0 by now: expected 1"):
        await store.set_proposal("a", 1, proposal)
    await store.set_proposal("a", 0, proposal)
    stored = (await the(store, "a")).row
    assert (stored.proposal, stored.updated) == (proposal, 5000.25)

    await store.set_proposal("a", 0, None)
    assert (await the(store, "a")).row.proposal is None
    await store.set_proposal("a", 0, proposal)
    await store.commit(change("a", 0))
    assert (await the(store, "a")).row.proposal is None


async def test_what_nobody_stored_cannot_be_changed(store: Store) -> None:
    await store.create(match_row("a"), SEATS, PACK_TEXT)
    for attempt in (
        store.commit(change("x", 0)),
        store.start("x", b"", 1.0),
        store.set_seat("x", SEATS[0], 1.0),
        store.set_visibility("x", "open"),
        store.set_proposal("x", 0, None),
        store.thin("x", 2),
        store.remove("x"),
    ):
        with pytest.raises(UnknownMatch, match=r"^no match 'x' is stored$"):
            await attempt
    with pytest.raises(StoreError, match="match 'a' has no seat 2"):
        await store.set_seat("a", SeatRow(2, "empty"), 1.0)
    assert await store.all_ids() == ["a"]


async def test_a_change_must_bring_as_many_lines_as_versions(store: Store) -> None:
    await begin(store, "a")
    with pytest.raises(StoreError, match="from version 0 to 2 brings 1 lines: expected 2"):
        await store.commit(replace(change("a", 0), version=2))
    with pytest.raises(StoreError, match=r"'b' comes with the seats \[0, 0\]: expected 0 to 1"):
        await store.create(match_row("b"), [SEATS[0], SEATS[0]], PACK_TEXT)
    assert (await the(store, "a")).row.version == 0
    assert await store.all_ids() == ["a"]


# Group commit.


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
    await store.commit(replace(change("a", 0), drop_drafts=((0, 0),)))
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
        await store._write(
            "", lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").close()
        )

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
        store.commit(change("a", 0)), store._write("b", lose), store._write("c", lose), return_exceptions=True
    )

    version = (await the(store, "a")).row.version
    assert version == (1 if answers[0] is None else 0)
    assert answers[0] is None or isinstance(answers[0], NotDurable)
    await store.commit(change("a", version))
    await store.close()


# Parts of a match.


async def test_drafts_come_and_go_with_the_lines(store: Store) -> None:
    await begin(store, "a")
    for seat, step in ((0, 0), (0, 1), (1, 0)):
        await store.commit(
            replace(change("a", 0, 0), state=b"with drafts", add_draft=Draft(seat, step, f"plan {step}"))
        )
    stored = await the(store, "a")
    assert stored.drafts == (Draft(0, 0, "plan 0"), Draft(0, 1, "plan 1"), Draft(1, 0, "plan 0"))
    assert (stored.row.version, stored.state) == (0, b"with drafts")

    confirm = replace(change("a", 0, 2), drop_drafts=((0, 0), (0, 1)))
    with pytest.raises(Conflict):
        await store.commit(replace(confirm, add_draft=Draft(1, 0, "again")))
    assert await the(store, "a") == stored

    await store.commit(confirm)
    stored = await the(store, "a")
    assert (stored.drafts, stored.row.version) == ((Draft(1, 0, "plan 0"),), 2)
    assert len(await store.lines("a")) == 2


async def test_lines_are_read_from_a_version_on(store: Store) -> None:
    await begin(store, "a", "b")
    await store.commit(change("a", 0, 12))
    await store.commit(change("b", 0, 1))
    assert [line.number for line in await store.lines("a")] == list(range(12))
    assert [line.number for line in await store.lines("a", since=10)] == [10, 11]
    assert await store.lines("a", since=12) == []


async def test_the_newest_snapshot_before_a_version_is_found_and_never_replaced(store: Store) -> None:
    await begin(store, "a")
    await store.commit(replace(change("a", 0, 4), snapshot=(2, b"two")))
    await store.commit(replace(change("a", 4, 6), snapshot=(10, b"ten")))
    await store.commit(replace(change("a", 10), snapshot=(10, b"another ten")))

    expected = {
        0: (0, position(0)),
        1: (0, position(0)),
        2: (2, b"two"),
        9: (2, b"two"),
        10: (10, b"ten"),
        11: (10, b"ten"),
    }
    assert {version: await store.snapshot_at("a", version) for version in expected} == expected


async def test_thinning_keeps_every_so_many_snapshots_and_the_first_and_last(store: Store) -> None:
    await begin(store, "a", "b")
    for version in range(10):
        for name in ("a", "b"):
            await store.commit(replace(change(name, version), snapshot=(version + 1, position(version + 1))))
    with pytest.raises(StoreError, match="match 'a' is 'running': expected 'over'"):
        await store.thin("a", 4)
    await store.commit(replace(change("a", 10), status="over"))
    with pytest.raises(StoreError, match="every 0 snapshots: expected 1 or more"):
        await store.thin("a", 0)

    await store.thin("a", 4)
    await store.thin("a", 1)  # keeps what is left

    async def kept(name: str) -> list[int]:
        found = [await store.snapshot_at(name, version) for version in range(11)]
        return sorted({snapshot[0] for snapshot in found if snapshot is not None})

    assert await kept("a") == [0, 4, 8, 10]
    assert await kept("b") == list(range(11))


async def test_a_removed_match_leaves_nothing_behind(store: Store, url: str) -> None:
    await begin(store, "a", "b")
    for name in ("a", "b"):
        await store.commit(replace(change(name, 0), add_draft=Draft(0, 0, "plan"), snapshot=(1, b"one")))
    kept = await contents(store, "b")

    await store.remove("a")

    assert await store.load("a") is None
    assert await store.all_ids() == ["b"]
    assert await contents(store, "b") == kept
    with raw(url) as other:
        for table in ("seats", "lines", "drafts", "states", "snapshots"):
            rows = other.execute(f"SELECT DISTINCT match FROM {table}").fetchall()
            assert [tuple(row) for row in rows] == [("b",)], table


async def test_lists_show_public_matches_newest_first_with_their_seats(store: Store) -> None:
    for age, name in enumerate(("old", "hidden", "new", "begun", "later")):
        await store.create(replace(match_row(name), created=float(age)), SEATS, PACK_TEXT)
    await store.set_visibility("hidden", "invited")
    for name in ("begun", "later"):
        await store.start(name, b"", 1.0)

    assert [(row.id, seats) for row, seats in await store.list_open()] == [("new", SEATS), ("old", SEATS)]
    assert [row.id for row, _ in await store.list_running(limit=1)] == ["later"]
    assert [row.id for row, _ in await store.list_running()] == ["later", "begun"]
    assert await store.all_ids() == ["begun", "hidden", "later", "new", "old"]
    assert (await the(store, "hidden")).row.updated == 5000.25


def test_data_survives_compression_and_shrinks() -> None:
    data = {"track": [1, 2.5, None, True, "Ära"] * 200, "empty": {}}
    assert decompress(compress(data)) == data
    assert len(compress(data)) < 200


# Databases.


async def test_opening_again_changes_nothing_and_the_tables_are_those_the_code_expects(url: str) -> None:
    store = Store(url)
    await store.open()
    await begin(store, "a")
    before = await contents(store, "a")
    await store.close()

    store = Store(url)
    await store.open()
    assert await contents(store, "a") == before
    with store._database.writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    await store.close()


async def test_nodes_may_start_on_an_empty_database_together(url: str) -> None:
    nodes = [Store(url) for _ in range(4)]
    await asyncio.gather(*(node.open() for node in nodes))
    await begin(nodes[0], "a")
    assert (await the(nodes[3], "a")).row.status == "running"
    for node in nodes:
        await node.close()


async def test_a_database_of_a_newer_menlo_is_refused_in_one_line(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()
    with raw(url) as other:
        other.execute("UPDATE alembic_version SET version_num = '0999'")
        other.execute("UPDATE meta SET value = '9.5' WHERE key = 'menlo'")
        other.commit()

    with pytest.raises(MenloError) as caught:
        await Store(url).open()
    assert "was written by a newer Menlo, 9.5 (tables '0999'): expected '0001' or older" in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_database_of_somebody_else_is_refused_and_left_alone(url: str) -> None:
    with raw(url) as other:
        other.execute("CREATE TABLE recipes (id INTEGER)")
        other.commit()
    with pytest.raises(MenloError, match="holds tables that are not Menlo's: expected an empty database"):
        await Store(url).open()
    database = Database(url)
    with database.reading.connect() as connection:
        assert inspect(connection).get_table_names() == ["recipes"]
    database.dispose()


async def test_a_file_that_is_no_database_is_refused_in_one_line_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk, eggs, and a long enough line to look like the header of something else\n" * 20)
    before = file.read_bytes()
    with pytest.raises(MenloError) as caught:
        await Store(f"sqlite:///{file}").open()
    assert str(caught.value) == f"cannot open sqlite:///{file}: file is not a database"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("menlo.db", "no URL of a database: expected sqlite:///path or postgresql://user@host/name"),
        ("sqlite://", "'sqlite://' is no database for Menlo: expected sqlite:///path"),
        ("sqlite:///:memory:", "'sqlite:///:memory:' is no database for Menlo"),
        ("mysql://root:secret@db/menlo", "'mysql://root:***@db/menlo' is no database for Menlo"),
        (
            "postgresql://menlo:secret@127.0.0.1:1/menlo",
            "cannot open postgresql+psycopg://menlo:***@127.0.0.1:1/menlo: ",
        ),
        ("sqlite:////dev/null/menlo.db", "cannot open sqlite:////dev/null/menlo.db: File exists ('/dev/null')"),
    ],
)
async def test_a_database_that_cannot_be_is_refused_in_one_line(url: str, complaint: str) -> None:
    with pytest.raises(MenloError) as caught:
        await Store(url).open()
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value) and "secret" not in str(caught.value)


async def test_folders_are_made_and_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "menlo.db"
    store = Store(f"sqlite:///{file}")
    with pytest.raises(MenloError, match="is not open yet"):
        await store.load("a")
    await store.open()
    await begin(store, "a")
    modes = {found.name: found.stat().st_mode & 0o777 for found in file.parent.iterdir()}
    await store.close()
    assert modes == {"menlo.db": 0o600, "menlo.db-wal": 0o600, "menlo.db-shm": 0o600}


async def test_errors_of_the_database_quote_no_secrets(store: Store) -> None:
    secret = replace(match_row("a"), seed="31415926535", options={"not": object()})  # type: ignore[dict-item]
    with pytest.raises(Exception) as caught:
        await store.create(secret, SEATS, PACK_TEXT)
    assert "31415926535" not in str(caught.value) and "hash of" not in str(caught.value)


# Copies.


async def test_a_backup_made_while_writes_go_on_is_whole_and_restores(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    await store.open()
    names = [f"m{i}" for i in range(10)]
    await begin(store, *names)
    played = dict.fromkeys(names, 0)
    stop = asyncio.Event()

    async def play(name: str) -> None:
        while not stop.is_set():
            await store.commit(change(name, played[name]))
            played[name] += 1

    playing = [asyncio.create_task(play(name)) for name in names]
    await asyncio.sleep(0.3)
    before = dict(played)
    await store.backup(tmp_path / "copies" / "backup.db")
    after = dict(played)
    stop.set()
    await asyncio.gather(*playing)
    await store.close()
    assert sorted(found.name for found in (tmp_path / "copies").iterdir()) == ["backup.db"]

    restored = Store(f"sqlite:///{tmp_path}/new/menlo.db")
    await restored.restore(tmp_path / "copies" / "backup.db")
    await restored.open()
    for name in names:
        stored = await the(restored, name)
        # Each may have had one more on its way when the backup was over.
        assert before[name] <= stored.row.version <= after[name] + 1
        assert await consistent(restored, name)
    await restored.close()


async def test_copies_overwrite_nothing_and_come_only_from_databases_of_ours(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    await store.open()
    await begin(store, "a")
    backup, taken = tmp_path / "backup.db", tmp_path / "taken.txt"
    await store.backup(backup)
    taken.write_text("mine")

    with pytest.raises(StoreError, match=r"taken.txt' is there already: expected a name that is free"):
        await store.backup(taken)
    with pytest.raises(StoreError, match=r"menlo.db' is there already"):
        await store.restore(backup)
    assert taken.read_text() == "mine"
    assert (await the(store, "a")).row.version == 0
    await store.close()

    fresh = Store(f"sqlite:///{tmp_path}/fresh.db")
    with pytest.raises(StoreError, match="cannot be copied: file is not a database"):
        await fresh.restore(taken)
    with pytest.raises(StoreError, match=r"absent.db' is no file: expected a database of Menlo"):
        await fresh.restore(tmp_path / "absent.db")
    sqlite3.connect(tmp_path / "other.db").close()
    with pytest.raises(StoreError, match="holds none of our tables"):
        await fresh.restore(tmp_path / "other.db")
    (tmp_path / "fresh.db-wal").write_bytes(b"left over")
    with pytest.raises(StoreError, match=r"fresh.db-wal' is there already"):
        await fresh.restore(backup)
    assert not (tmp_path / "fresh.db").exists()


async def test_postgresql_is_copied_with_its_own_tools(tmp_path: Path) -> None:
    store = Store("postgresql://menlo:secret@db/menlo")
    with pytest.raises(MenloError, match=r"menlo:\*\*\*@db/menlo is no file: back it up with PostgreSQL's pg_dump$"):
        await store.backup(tmp_path / "backup.db")
    with pytest.raises(MenloError, match=r"restore it with PostgreSQL's pg_restore or psql$"):
        await store.restore(tmp_path / "backup.db")


# The end of the process at any moment.


async def consistent(store: Store, name: str) -> bool:
    """Log, version and positions tell one story, without a gap."""
    stored = await the(store, name)
    version = stored.row.version
    newest = await store.snapshot_at(name, 10**6)
    assert [line.number for line in await store.lines(name)] == list(range(version))
    assert stored.state == position(version)
    assert newest is not None and newest[0] <= version and newest[1] == position(newest[0])
    return True


async def test_what_was_acknowledged_survives_a_kill_at_any_moment(url: str) -> None:
    names = [f"m{i}" for i in range(20)]
    store = Store(url)
    await store.open()
    await begin(store, *names)
    await store.close()
    acknowledged = dict.fromkeys(names, -1)
    chance = random.Random()

    for _ in range(ROUNDS):
        command = [sys.executable, "-m", "tests.server.stores", url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            heard = [child.stdout.readline()]
            killer = threading.Timer(chance.random() * 0.4, child.send_signal, [signal.SIGKILL])
            killer.start()
            heard += child.stdout.readlines()
        assert child.returncode == -signal.SIGKILL
        fresh = 0
        for line in heard:
            if line.endswith("\n"):
                name, number = line.split()
                assert int(number) > acknowledged[name], "acknowledged twice"
                acknowledged[name] = int(number)
                fresh += 1
        assert fresh > 0

        store = Store(url)
        await store.open()
        for name in names:
            assert await consistent(store, name)
            assert (await the(store, name)).row.version > acknowledged[name]
        await store.close()
