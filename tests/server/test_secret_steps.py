"""While plans are secret, what a seat does behind its screen changes nothing that others have or hear of."""

import asyncio
from functools import partial

from menlo.server.host import Host
from menlo.server.protocol import SeatWish
from menlo.server.telling import standing
from menlo.server.verify import verify_match
from tests.server import stores
from tests.server.test_nodes import act, planning, two_nodes
from tests.server.test_timekeeper import Hand, begin, serving

url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url

PEOPLE = [SeatWish("me", "Ada"), SeatWish("me", "Bob")]


async def undo(host: Host, seat: int) -> None:
    await host.run(partial(host.undo, seat, False))


async def to_planning(host: Host) -> None:
    while host.deciders() != [0, 1]:
        await act(host, host.deciders()[0])


def test_no_date_tells_of_a_private_step(url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(url, hand) as (hosts, _):
            host = await begin(hosts, None, PEOPLE, "smartphone")
            await to_planning(host)
            before = standing(host, [1])
            for step in (act, act, undo):
                hand.now += 10
                await step(host, 0)
                assert standing(host, [1]) == before
                stored = await hosts.store.load(host.row.id)
                assert stored is not None and stored.row.updated == before.updated
            # That a seat is ready, everyone may see.
            await act(host, 0)
            await act(host, 0, "confirm")
            assert host.deciders() == [1] and standing(host, [1]).updated == hand.now

    asyncio.run(run())


def test_what_waits_for_consent_outlives_a_private_step(url: str) -> None:
    async def run() -> None:
        async with two_nodes(url, "smartphone", 2) as (first, second, node):
            await planning(first, second)
            await first.run(partial(first.propose, 0, 0))
            await second.reload()
            proposal = first.proposal()
            assert proposal is not None and proposal.awaits == [1]
            for step in (act, act, undo):
                await step(second, 1)
                assert second.proposal() == proposal
            await first.reload()
            assert first.proposal() == proposal

            await first.run(partial(first.consent, 1, True))
            assert first.deciders() == [0] and not first.drafts
            await second.reload()
            await verify_match(node, second.row.id)

    asyncio.run(run())


def test_who_led_to_planning_may_take_that_back_though_another_has_begun(url: str) -> None:
    """Here, on another node and after a restart alike: where it were not so, that would tell of the other's steps."""

    async def run() -> None:
        async with two_nodes(url, "smartphone", 2) as (first, second, node):
            await planning(first, second)
            colours = first.row.version
            for host in (first, second):
                await first.make_whole()  # as for everyone who comes to the table
                await act(first, 0)
                await act(first, 0)
                await host.reload()
                await host.make_whole()
                assert (host.undoable(0), host.undoable(1)) == (2, 1)

                await undo(host, 1)

                stored = await node.store.load(host.row.id)
                assert stored is not None and stored.drafts == () and not host.drafts
                assert host.deciders() == [1]
                await act(host, 1)
                await first.reload()
                await second.reload()
            assert second.row.version == colours + 4
            for seat in (0, 1):
                while seat in second.deciders() and second.row.version == colours + 4:
                    await act(second, seat, "confirm")
            assert second.row.version > colours + 4
            await first.reload()
            await verify_match(node, first.row.id)

    asyncio.run(run())


def test_a_plan_begun_before_the_restart_is_not_laid_twice(url: str) -> None:
    """The position kept for a turn is that without drafts: they are played on top of it."""

    async def run() -> None:
        async with two_nodes(url, "smartphone", 2) as (first, second, node):
            await planning(first, second)
            while 0 in first.deciders():
                await act(first, 0, "confirm")
            await second.reload()
            await second.make_whole()
            assert second.deciders() == [1]
            version = second.row.version
            while second.row.version == version:
                await act(second, 1, "confirm")
            await first.reload()
            await verify_match(node, first.row.id)

    asyncio.run(run())
