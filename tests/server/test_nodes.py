"""Two nodes on one database: while plans are secret, neither loses the steps that were made on the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from menlo.server.faults import Refuse
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.people.people import Person
from menlo.server.protocol import Code, NewMatch, SeatWish
from menlo.server.store import Store
from menlo.server.verify import verify_match
from menlo.server.workers import Workers
from tests.server import stores

url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url


class Ear:
    """A watcher who counts how often it was woken."""

    language = ""
    person: Person | None = None

    def __init__(self, host: Host, *seats: int) -> None:
        self.seats = list(seats)
        self.woken = 0
        host.watchers.add(self)

    def wake(self, played: object) -> None:
        self.woken += 1

    def hear(self) -> None: ...

    def gone(self) -> None: ...

    def shut(self, refused: Refuse) -> None: ...


@asynccontextmanager
async def two_nodes(url: str, game: str, seats: int) -> AsyncIterator[tuple[Host, Host, Hosts]]:
    """One match, loaded on both."""
    nodes = [Hosts(Store(url), Workers()) for _ in range(2)]
    for node in nodes:
        await node.store.open()
    made = await nodes[0].make(NewMatch(game, [SeatWish("me", "Ada")] * seats, start=True))
    first, second = [await node.get(made.match.id) for node in nodes]
    yield first, second, nodes[0]
    for node in nodes:
        await node.store.close()


async def act(host: Host, seat: int, kind: str | None = None) -> None:
    """The first legal action, or the first of a kind."""
    actions = host.game.legal(host.match.state, seat)
    action = next((action for action in actions if action.kind == kind), actions[0])
    await host.run(partial(host.act, seat, host.decision(seat), action))


async def planning(host: Host, other: Host) -> None:
    """Go on to where everyone plans in secret."""
    while len(host.game.deciders(host.match.state)) < host.row.seats:
        await act(host, host.game.deciders(host.match.state)[0])
    await other.reload()


def test_private_steps_made_on_two_nodes_are_all_kept(url: str) -> None:
    async def run() -> None:
        async with two_nodes(url, "smartphone", 3) as (first, second, node):
            await planning(first, second)
            bystander = Ear(second, 2)
            version, decision = first.row.version, second.decision(2)
            # Neither hears of the other; each step is made on a position that the other has left behind.
            for _ in range(3):
                await act(first, 0)
                await act(second, 1)
            assert [(draft.seat, draft.step) for draft in second.drafts] == [(s, i) for s in (0, 1) for i in range(3)]
            # That others took steps is nobody's business, on another node neither.
            assert bystander.woken == 0 and second.decision(2) == decision and second.row.version == version
            await first.run(partial(first.undo, 0, False))
            await second.run(partial(second.undo, 1, True))
            stored = await node.store.load(first.row.id)
            assert stored is not None and [(draft.seat, draft.step) for draft in stored.drafts] == [(0, 0), (0, 1)]

            hosts = (first, second, second)
            for seat, host in enumerate(hosts):
                while seat in host.game.deciders(host.match.state) and host.row.version == version:
                    await act(host, seat, "confirm")
            assert second.row.version > version and not second.drafts
            await first.reload()
            await verify_match(node, first.row.id)

    asyncio.run(run())


def test_two_who_sit_down_at_once_through_two_nodes_both_find_a_seat(url: str) -> None:
    async def run() -> None:
        nodes = [Hosts(Store(url), Workers()) for _ in range(2)]
        for node in nodes:
            await node.store.open()
        seats = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")]
        made = await nodes[0].make(NewMatch("era", seats, visibility="open"))
        first, second = [await node.get(made.match.id) for node in nodes]
        # The second has not heard yet that somebody sits down at the first.
        held = [await nodes[0].join(first, "Bob", None, None), await nodes[1].join(second, "Eve", None, None)]
        assert [one.seat for one in held] == [1, 2]
        assert [seat.name for seat in second.seats] == ["Ada", "Bob", "Eve"]
        for wanted in (None, 2):
            with pytest.raises(Refuse) as refused:
                await nodes[0].join(first, "Zoe", wanted, None)
            assert refused.value.code == Code.NOT_OPEN
        for node in nodes:
            await node.store.close()

    asyncio.run(run())


def test_a_node_that_was_overtaken_goes_on_from_what_is_stored(url: str) -> None:
    """Also when someone watches there, so that it knows what can be taken back and follows line by line."""

    async def run() -> None:
        async with two_nodes(url, "era", 3) as (first, second, node):
            for _ in range(6):
                seat = first.game.deciders(first.match.state)[0]
                await second.reload()
                await second.make_whole()
                await act(first, seat)
                stale = second.game.legal(second.match.state, seat)[-1]
                with pytest.raises(Refuse) as refused:
                    await second.run(partial(second.act, seat, second.decision(seat), stale))
                assert refused.value.code == Code.STALE
                assert second.row.version == first.row.version
                assert second.game.dump(second.match.state) == first.game.dump(first.match.state)
            await act(second, second.game.deciders(second.match.state)[0])
            await first.reload()
            await verify_match(node, first.row.id)

    asyncio.run(run())


def test_who_decides_on_what_another_node_has_left_behind_is_told_so(url: str) -> None:
    async def run() -> None:
        async with two_nodes(url, "era", 3) as (first, second, node):
            seat = first.game.deciders(first.match.state)[0]
            ear = Ear(second, seat)
            await act(first, seat)
            with pytest.raises(Refuse) as refused:
                await act(second, seat)
            assert refused.value.code == Code.STALE
            assert (second.row.version, second.row.revision) == (1, first.row.revision) and ear.woken == 1
            await act(second, second.game.deciders(second.match.state)[0])
            await first.reload()
            await verify_match(node, first.row.id)

    asyncio.run(run())


def test_a_seat_that_planned_on_both_nodes_is_not_taken_at_an_old_word(url: str) -> None:
    """A decision that the same seat has made elsewhere is stale, even where it may do the same things as before."""

    async def run() -> None:
        async with two_nodes(url, "smartphone", 2) as (first, second, _):
            await planning(first, second)
            await act(first, 0)
            with pytest.raises(Refuse) as refused:
                await act(second, 0)
            assert refused.value.code == Code.STALE
            assert [draft.step for draft in second.drafts] == [0]

    asyncio.run(run())
