"""What a match means for those who played it: counted once, whatever happens, and only when it says something."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from menlo.server import ratings
from menlo.server.hosts import Hosts
from menlo.server.keeping import expire, forget, rate_missed
from menlo.server.people import holding, shelf
from menlo.server.people.people import DAY, LASTS
from menlo.server.rows import MatchRow, PersonRow, SeatRow
from menlo.server.store import Store
from menlo.server.store_tables import ratings as kept
from menlo.server.store_tables import results
from menlo.server.workers import Workers
from tests.server import stores, storing
from tests.server.stores import PACK_TEXT, change, match_row, position

pytestmark = pytest.mark.anyio

anyio_backend = storing.anyio_backend
store = storing.store
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url

ADA, WIM = SeatRow(0, "person", "Ada", person="ada"), SeatRow(1, "person", "Wim", person="wim")
BOT = SeatRow(1, "bot", "greedy 1", "greedy")


async def play(store: Store, name: str, seats: Sequence[SeatRow], places: Sequence[int], **row: Any) -> None:
    """A match from its beginning to its end."""
    await begin(store, replace(match_row(name), **row), seats)
    outcome: dict[str, object] = {"places": list(places), "scores": [10 * (9 - place) for place in places]}
    await store.commit(replace(change(name, 0), status="over", outcome=outcome))


async def begin(store: Store, row: MatchRow, seats: Sequence[SeatRow]) -> None:
    await store.create(row, seats, PACK_TEXT)
    await store.start(row.id, position(0), 2000.0)


async def count(store: Store, name: str) -> bool:
    return await store.write(name, partial(ratings.count, match=name))


async def rated(store: Store) -> dict[tuple[str, bool], tuple[float, int]]:
    found = await store.read(lambda connection: connection.execute(select(kept)).all())
    return {(row.player, row.bots): (row.mu, row.matches) for row in found}


async def counted(store: Store) -> list[tuple[str, int, float, bool]]:
    found = await store.read(lambda connection: connection.execute(select(results).order_by(results.c.seat)).all())
    return [(row.person, row.place, row.won, row.mu is not None) for row in found]


async def test_a_match_is_counted_once_also_after_a_crash(url: str) -> None:
    store = Store(url)
    await store.open()
    await play(store, "a", [ADA, WIM], [1, 2])
    await store.close()  # before anything was counted

    store = Store(url)
    await store.open()
    hosts = Hosts(store, Workers())
    await rate_missed(hosts)
    first = await rated(store)
    assert first[("ada", False)][0] > 25 > first[("wim", False)][0]
    assert await counted(store) == [("ada", 1, 1.0, True), ("wim", 2, 0.0, True)]
    await rate_missed(hosts)
    assert not await count(store, "a")
    assert await rated(store) == first
    await store.close()


async def test_a_match_that_runs_is_not_counted(store: Store) -> None:
    await begin(store, match_row("a"), [ADA, WIM])
    assert not await count(store, "a")
    assert await rated(store) == {}


async def test_tables_with_bots_are_counted_apart(store: Store) -> None:
    await play(store, "a", [ADA, WIM], [1, 2])
    await play(store, "b", [ADA, BOT], [2, 1])
    for name in ("a", "b"):
        assert await count(store, name)
    found = await rated(store)
    assert set(found) == {("ada", False), ("wim", False), ("ada", True), ("bot:greedy", True)}
    assert found[("ada", False)][0] > 25 > found[("ada", True)][0]
    await play(store, "c", [ADA, BOT], [1, 2])
    await count(store, "c")
    assert (await rated(store))[("ada", True)][1] == 2


@pytest.mark.parametrize(
    ("seats", "row"),
    [
        ([ADA, replace(WIM, person=None, token="hash")], {}),  # nobody knows who that was
        ([ADA, replace(WIM, person="ada")], {}),  # alone at both seats
        ([ADA, WIM], {"rated": "never"}),  # a sandbox, or one from which the host removed somebody
    ],
    ids=["a stranger", "against oneself", "never"],
)
async def test_what_says_nothing_about_players_is_not_rated(
    store: Store, seats: list[SeatRow], row: dict[str, Any]
) -> None:
    await play(store, "a", seats, [1, 2], **row)
    await count(store, "a")
    assert await rated(store) == {}


async def test_whoever_left_has_lost_whatever_the_bot_made_of_it(store: Store) -> None:
    await play(store, "a", [replace(ADA, stand_in="wizard"), WIM], [1, 2])
    await count(store, "a")
    assert await counted(store) == [("ada", 2, 0.0, True), ("wim", 1, 1.0, True)]


async def test_abandoned_tables_go_and_finished_ones_that_are_someones_stay(store: Store) -> None:
    now = 100 * DAY
    await store.create(replace(match_row("waiting"), updated=now - 31 * DAY), [ADA, WIM], PACK_TEXT)
    await store.create(replace(match_row("young"), updated=now - 29 * DAY), [ADA, WIM], PACK_TEXT)
    await begin(store, match_row("running"), [ADA, WIM])
    await play(store, "mine", [ADA, BOT], [1, 2])
    await play(store, "by link", [replace(ADA, person=None, token="hash"), BOT], [1, 2])
    await play(store, "made", [replace(BOT, seat=0), BOT], [1, 2], owner="ada")
    await play(store, "nobody's", [replace(BOT, seat=0), BOT], [1, 2])

    hosts = Hosts(store, Workers(), clock=lambda: now)
    await expire(hosts, 30)

    assert await store.all_ids() == ["by link", "made", "mine", "young"]
    assert await store.read(partial(holding.matches_of, person="ada")) == ["made", "mine", "young"]


async def test_guests_who_cannot_come_again_are_forgotten_unless_they_played(store: Store) -> None:
    now = 1000 * DAY
    for id, login, seen in (("ada", None, 0.0), ("gone", None, 0.0), ("here", None, now), ("account", "account", 0.0)):
        row = PersonRow(id, id, login, None, seen, seen)
        await store.write("", partial(shelf.add, person=row, session=id, expires=seen + LASTS))
    await play(store, "a", [ADA, BOT], [1, 2])

    await forget(Hosts(store, Workers(), clock=lambda: now))

    left = await store.read(partial(shelf.all_people, limit=9))
    assert sorted(person.id for person in left) == ["account", "ada", "here"]
