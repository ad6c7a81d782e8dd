"""What the store keeps: everything that was acknowledged, and every part of a match."""

import asyncio
import threading
from dataclasses import replace

import pytest
from sqlalchemy import Engine, event

from menlo.server.rows import Draft, Line, StoredMatch
from menlo.server.store import Conflict, Store, StoreError, compress, decompress
from menlo.server.store_writer import LIMIT
from tests.server import stores, storing
from tests.server.stores import PACK_TEXT, SEATS, STARTED, begin, change, match_row, position
from tests.server.storing import contents, raw, the

pytestmark = pytest.mark.anyio

anyio_backend = storing.anyio_backend
store = storing.store
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url


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
            revision=STARTED + 2,
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


async def test_drafts_come_and_go_with_the_lines(store: Store) -> None:
    await begin(store, "a")
    for number, (seat, step) in enumerate(((0, 0), (0, 1), (1, 0))):
        private = change("a", 0, 0, revision=STARTED + number)
        await store.commit(replace(private, state=b"with drafts", add_draft=Draft(seat, step, f"plan {step}")))
    stored = await the(store, "a")
    assert stored.drafts == (Draft(0, 0, "plan 0"), Draft(0, 1, "plan 1"), Draft(1, 0, "plan 0"))
    assert (stored.row.version, stored.state) == (0, b"with drafts")

    confirm = replace(change("a", 0, 2, revision=STARTED + 3), drop_drafts=((0, 0), (0, 1)))
    with pytest.raises(Conflict, match="a line or draft of match 'a' at version 0 is there already"):
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
    await store.commit(replace(change("a", 4, 6, STARTED + 1), snapshot=(10, b"ten")))
    await store.commit(replace(change("a", 10, 1, STARTED + 2), snapshot=(10, b"another ten")))

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
