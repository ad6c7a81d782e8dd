"""Lists of what a seat can reach: one computation for all who ask the same, while everything else goes on."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import ChoosePads
from menlo.games.smartphone.reach_data import reach_view
from menlo.server.faults import Refuse
from menlo.server.reaching import Reaching
from tests.games.smartphone.table import Table


@asynccontextmanager
async def reaching() -> AsyncIterator[Reaching]:
    made = Reaching()
    try:
        yield made
    finally:
        await made.stop()


def ask(to: Reaching, table: Table, seat: int = 0, match: str = "m") -> Coroutine[Any, Any, dict[str, Any] | None]:
    return to.reach(match, table.game, None, table.state, seat)  # type: ignore[arg-type]


def pid_of(made: Reaching) -> int:
    process = made._desk.process
    assert process is not None and process.pid is not None
    return process.pid


def test_all_who_ask_the_same_share_one_list_until_what_the_seat_sees_changes() -> None:
    table = Table(2)

    async def run() -> None:
        async with reaching() as made:
            first, second = await asyncio.gather(ask(made, table), ask(made, table))
            assert first is second
            assert first == reach_view(table.state, 0)
            assert await ask(made, table, seat=1) == reach_view(table.state, 1) != first
            # What others plan in secret changes nothing.
            table.game.apply(table.state, ChoosePads(1, 0, 0, 0))
            assert await ask(made, table) is first
            table.game.apply(table.state, ChoosePads(0, 0, 0, 0))
            later = await ask(made, table)
            assert later is not first and later == {**(first or {}), "drafted": 1}

    asyncio.run(run())


def long_list() -> Table:
    """The last round, when nothing lies in the pile, with improvements enough for a list of thousands."""
    table = Table(2).hold(0, "gear-plus", "truck-truck", "minus-gear").round(5)
    table.state.pile = vec[i64]()
    return table


def test_the_server_goes_on_meanwhile_and_hanging_up_ends_nothing_for_the_others() -> None:
    table = long_list()

    async def run() -> None:
        async with reaching() as made:
            await ask(made, Table(2))  # the process is there
            impatient, patient = asyncio.create_task(ask(made, table)), asyncio.create_task(ask(made, table))
            beats, loop = 0, asyncio.get_running_loop()
            longest, last = 0.0, loop.time()
            while not patient.done():
                await asyncio.sleep(0.005)
                now = loop.time()
                longest, last, beats = max(longest, now - last), now, beats + 1
                if beats == 5:
                    impatient.cancel()
            assert impatient.cancelled()
            found = patient.result()
            assert found is not None and len(found["results"]) > 1000
            assert beats > 10 and longest < 0.5

    asyncio.run(run())


def test_a_process_that_dies_is_told_of_and_replaced() -> None:
    table = Table(2)

    async def run() -> None:
        async with reaching() as made:
            await ask(made, table)
            asked = asyncio.create_task(ask(made, long_list()))
            await asyncio.sleep(0.1)
            os.kill(pid_of(made), signal.SIGKILL)
            with pytest.raises(Refuse, match="no list could be made: the process ended"):
                await asked
            assert await ask(made, table, seat=1) == reach_view(table.state, 1)

    asyncio.run(run())


def test_no_process_is_started_where_there_is_nothing_to_list() -> None:
    table = Table(2, colours=())

    async def run() -> None:
        async with reaching() as made:
            assert await ask(made, table, seat=1) is None
            assert made._desk.process is None

    asyncio.run(run())
