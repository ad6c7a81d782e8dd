"""One winner of every race, also between stores on one database; whoever loses has changed nothing."""

import asyncio
from dataclasses import replace

import pytest

from menlo.server.rows import Draft, Line, SeatRow
from menlo.server.store import Conflict, Store, StoreError, UnknownMatch
from tests.server import stores, storing
from tests.server.stores import PACK_TEXT, SEATS, STARTED, begin, change, match_row, position
from tests.server.storing import contents, the

pytestmark = pytest.mark.anyio

anyio_backend = storing.anyio_backend
store = storing.store
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url


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


async def test_of_two_stores_neither_loses_a_private_step_of_the_other(url: str) -> None:
    nodes = [Store(url), Store(url)]
    for node in nodes:
        await node.open()
    await begin(nodes[0], "a")

    async def plan(node: Store, seat: int) -> int:
        """Ten private steps, each on top of all that is stored; how often another node was faster."""
        lost = step = 0
        while step < 10:
            stored = await the(node, "a")
            private = replace(
                change("a", 0, 0, stored.row.revision),
                state=(stored.state or b"") + b" %d" % seat,
                add_draft=Draft(seat, step, f"plan {step}"),
            )
            try:
                await node.commit(private)
                step += 1
            except Conflict as conflict:
                assert "by now: expected" in str(conflict)
                lost += 1
        return lost

    async with asyncio.timeout(20):
        lost = await asyncio.gather(*(plan(node, seat) for seat, node in enumerate(nodes)))
    stored = await the(nodes[0], "a")
    assert sum(lost) > 0, "the two never met"
    assert (stored.row.version, stored.row.revision) == (0, STARTED + 20)
    assert [(draft.seat, draft.step) for draft in stored.drafts] == [
        (seat, step) for seat in (0, 1) for step in range(10)
    ]
    # Every position was made on top of the one before it.
    assert (
        stored.state is not None and sorted(stored.state.removeprefix(position(0)).split()) == [b"0"] * 10 + [b"1"] * 10
    )
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
    with pytest.raises(Conflict, match="at revision 1 by now: expected 0"):
        await store.set_proposal("a", STARTED - 1, proposal)
    await store.set_proposal("a", STARTED, proposal)
    stored = (await the(store, "a")).row
    assert (stored.proposal, stored.updated) == (proposal, 5000.25)

    await store.set_proposal("a", STARTED + 1, None)
    assert (await the(store, "a")).row.proposal is None
    await store.set_proposal("a", STARTED + 2, proposal)
    await store.commit(change("a", 0, revision=STARTED + 3))
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
