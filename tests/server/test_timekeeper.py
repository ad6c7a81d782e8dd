"""Time at real tables of the server, with a clock that tests set: charging, time-outs, restarts, on real databases."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, update

from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.people.people import Person
from menlo.server.protocol import NewMatch, SeatWish, TimeWish
from menlo.server.seating import come_back
from menlo.server.store import Store
from menlo.server.store_clocks import overdue
from menlo.server.store_tables import matches
from menlo.server.timekeeper import RESTS, Timekeeper
from tests.server import stores
from tests.server.test_bots_moving import FirstKey

url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url

ADA, BOB = SeatWish("me", "Ada"), SeatWish("me", "Bob")
BOT = SeatWish("bot", bot="random")
LIMIT = TimeWish("move", 60)
BANK = TimeWish("bank", 300, 10)
PASS = TimeWish("move", 60, out="pass")


class Hand:
    """A clock that stands until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def serving(url: str, hand: Hand) -> AsyncIterator[tuple[Hosts, Timekeeper]]:
    store = Store(url, clock=hand)
    await store.open()
    workers: Any = FirstKey()
    hosts = Hosts(store, workers, bot_pause=0.0, clock=hand)
    keeper = Timekeeper(hosts)
    hosts.listeners.append(keeper.follow)
    try:
        async with asyncio.timeout(60):
            yield hosts, keeper
    finally:
        await hosts.close()
        await keeper.close()
        await store.close()


async def begin(hosts: Hosts, time: TimeWish | None, seats: list[SeatWish], game: str = "era") -> Host:
    made = await hosts.make(NewMatch(game, seats, start=True, time=time), Person("p", "Ada", False))
    return await hosts.get(made.match.id)


async def act(host: Host, seat: int) -> None:
    await host.run(partial(host.act, seat, None, host.game.legal(host.match.state, seat)[0]))


def left(host: Host, now: float) -> list[float]:
    assert host.time is not None
    return [clock.left for clock in host.time.shown(now)]


def test_the_seat_that_decides_is_charged_and_all_of_it_is_stored_with_its_action(url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(url, hand) as (hosts, _):
            host = await begin(hosts, BANK, [ADA, BOB, ADA])
            (seat,) = host.owing()
            hand.now += 40
            await act(host, seat)
            assert host.owing() != [seat]
            stored = await hosts.store.load(host.row.id)
            assert stored is not None and stored.clock == host.time
            assert left(host, hand.now)[seat] == 270
            assert stored.row.time == {"kind": "bank", "seconds": 300, "increment": 10, "out": "bot"}

    asyncio.run(run())


def test_where_nobody_keeps_time_none_is_shown_or_stored(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, keeper):
            host = await begin(hosts, None, [ADA, BOB, ADA])
            hand.now += 10**9
            await keeper.look_around()
            stored = await hosts.store.load(host.row.id)
            assert stored is not None and stored.clock is None and host.row.version == 0
            assert host.info().time is None

    asyncio.run(run())


def test_a_bot_plays_on_for_whose_time_is_up(url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(url, hand) as (hosts, keeper):
            host = await begin(hosts, LIMIT, [ADA, BOB, ADA])
            (seat,) = host.owing()
            hand.now += 59
            await keeper.look_around()
            assert not host.seats[seat].stand_in and host.row.version == 0
            hand.now += 1
            await keeper.look_around()
            assert host.seats[seat].stand_in
            while host.row.version == 0:
                await asyncio.sleep(0.01)
            (line, *_) = await hosts.store.lines(host.row.id)
            assert line.seat == seat

    asyncio.run(run())


def test_one_who_comes_back_on_their_turn_is_charged_again(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, keeper):
            host = await begin(hosts, LIMIT, [ADA, BOB, ADA])
            (seat,) = host.owing()
            hosts.bot_pause = 30.0
            hand.now += 60
            await keeper.look_around()
            await keeper.close()
            assert host.time is not None and list(host.time.running) == []
            hand.now += 500
            await come_back(hosts, host, seat)
            await keeper.close()
            hand.now += 10
            assert list(host.time.running) == [seat] and left(host, hand.now)[seat] == 50

    asyncio.run(run())


def test_a_seat_passes_for_this_turn_where_the_table_says_so(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, keeper):
            host = await begin(hosts, PASS, [ADA, BOB, ADA])
            for _ in range(12):
                (seat,) = host.owing()
                kinds = {action.kind for action in host.game.legal(host.match.state, seat)}
                version = host.row.version
                hand.now += 60
                await keeper.look_around()
                # The turn is over, and the person is still there for the next.
                assert host.row.version > version and not host.seats[seat].stand_in
                assert {line.seat for line in await hosts.store.lines(host.row.id, version)} == {seat}
                first = (await hosts.store.lines(host.row.id, version))[0]
                done = host.game.parse(first.seat, first.action)
                assert done.seat == seat and (done.kind in RESTS) == bool(kinds & set(RESTS))
                assert left(host, hand.now)[host.owing()[0]] == 60

    asyncio.run(run())


def test_everyone_who_still_plans_is_charged_and_a_secret_plan_is_finished_for_the_late(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, keeper):
            host = await begin(hosts, PASS, [ADA, BOB], "smartphone")
            while host.game.view(host.match.state, 0)["phase"] != "planning":
                await act(host, host.owing()[0])
            assert host.owing() == [0, 1]
            version = host.row.version
            hand.now += 20
            before = left(host, hand.now)
            await act(host, 0)  # a private step: no clock tells that there was one
            assert left(host, hand.now) == before == [40, 40]
            while 0 in host.owing():
                legal = host.game.legal(host.match.state, 0)
                ready = [action for action in legal if action.kind == "confirm"]
                await host.run(partial(host.act, 0, None, (ready or legal)[0]))
            hand.now += 30
            assert left(host, hand.now) == [40, 10]  # who is ready stands still
            hand.now += 10
            await keeper.look_around()
            assert host.row.version > version and host.game.view(host.match.state, 0)["phase"] != "planning"

    asyncio.run(run())


def test_asking_for_consent_stops_no_clock_and_time_out_ends_the_question(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, keeper):
            host = await begin(hosts, PASS, [ADA, BOB, ADA])
            (first,) = host.owing()
            await act(host, first)
            (second,) = host.owing()
            await act(host, second)
            (third,) = host.owing()
            await host.run(partial(host.propose, third, 0))
            assert host.row.proposal is not None
            hand.now += 60
            await keeper.look_around()
            assert host.row.proposal is None and host.owing() != [third]

    asyncio.run(run())


def test_a_restart_goes_on_with_the_clocks_and_charges_nobody_for_the_time_between(url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(url, hand) as (hosts, keeper):
            await keeper.beat(6.0)
            host = await begin(hosts, BANK, [ADA, BOB, ADA])
            id, (seat,) = host.row.id, host.owing()
            hand.now += 50
        # The server is down for an hour.
        hand.now += 3600
        async with serving(url, hand) as (hosts, keeper):
            await keeper.beat(6.0)
            await keeper.look_around()
            host = await hosts.get(id)
            assert not host.seats[seat].stand_in
            assert left(host, hand.now)[seat] == pytest.approx(250)
            hand.now += 250
            await keeper.look_around()
            assert host.seats[seat].stand_in

    asyncio.run(run())


def test_after_a_crash_no_more_is_charged_than_one_beat_tells(url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(url, hand) as (hosts, keeper):
            host = await begin(hosts, BANK, [ADA, BOB, ADA])
            id, (seat,) = host.row.id, host.owing()
            hand.now += 50
            await keeper.beat(30.0)  # the last sign of life
            keeper.beat = lambda silence: asyncio.sleep(0)  # type: ignore[method-assign]
            hand.now += 3
        hand.now += 7200
        async with serving(url, hand) as (hosts, keeper):
            await keeper.beat(6.0)
            assert left(await hosts.get(id), hand.now)[seat] == pytest.approx(250)

    asyncio.run(run())


def test_a_machine_that_slept_charges_nobody(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, keeper):
            await keeper.beat(30.0)
            host = await begin(hosts, LIMIT, [ADA, BOB, ADA])
            await keeper.beat(30.0)
            hand.now += 8 * 3600
            await keeper.beat(30.0)
            await keeper.look_around()
            (seat,) = host.owing()
            assert left(host, hand.now)[seat] == 60

    asyncio.run(run())


def test_two_nodes_that_help_the_same_seat_do_so_once(url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(url, hand) as (one, keeper), serving(url, hand) as (two, other):
            host = await begin(one, PASS, [ADA, BOB, ADA])
            (seat,) = host.owing()
            await two.get(host.row.id)
            hand.now += 60
            await asyncio.gather(keeper.look_around(), other.look_around())
            lines = await one.store.lines(host.row.id)
            assert [line.seat for line in lines].count(seat) == len(lines) == 1

    asyncio.run(run())


def test_undo_does_not_win_time_at_a_table(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, _):
            host = await begin(hosts, PASS, [ADA, BOB, ADA])
            (seat,) = host.owing()
            await act(host, seat)
            for _ in range(6):
                hand.now += 10
                await host.run(partial(host.undo, seat, True))
                hand.now += 10
                await act(host, seat)
            # Of two minutes it thought for one: that was its limit.
            assert left(host, hand.now)[seat] == 0

    asyncio.run(run())


def test_a_match_whose_rules_are_gone_holds_nobody_up(sqlite_url: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with serving(sqlite_url, hand) as (hosts, _):
            gone = (await begin(hosts, LIMIT, [ADA, BOB, ADA])).row.id
            hand.now += 1
            fine = (await begin(hosts, LIMIT, [ADA, BOB, ADA])).row.id

            def forget(connection: Connection) -> None:
                connection.execute(update(matches).where(matches.c.id == gone).values(rules=999))

            await hosts.store.write(gone, forget)
        async with serving(sqlite_url, hand) as (hosts, keeper):
            hand.now += 60
            for _ in range(2):
                await keeper.look_around()
            assert any(seat.stand_in for seat in (await hosts.get(fine)).seats)
            assert await hosts.store.read(lambda connection: overdue(connection, hand.now + 1e6, 10)) in ([], [fine])

    asyncio.run(run())
