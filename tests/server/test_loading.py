"""Matches that are read from the store when someone comes."""

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from menlo.server.faults import Refuse
from menlo.server.hosts import Hosts
from menlo.server.protocol import Code, NewMatch, SeatWish
from menlo.server.store import Store
from menlo.server.workers import Workers


@asynccontextmanager
async def node(folder: Path) -> AsyncIterator[Hosts]:
    hosts = Hosts(Store(f"sqlite:///{folder / 'menlo.db'}"), Workers())
    await hosts.store.open()
    try:
        yield hosts
    finally:
        await hosts.store.close()


def test_whoever_comes_at_the_same_time_finds_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with node(tmp_path) as first:
            made = await first.make(NewMatch("era", [SeatWish("me", "Ada")] * 3, start=True))
            again = Hosts(first.store, Workers())
            found = await asyncio.gather(*(again.get(made.match.id) for _ in range(20)))
            assert len({id(host) for host in found}) == 1 and again.hosts == {made.match.id: found[0]}

    asyncio.run(run())


def test_asking_for_matches_that_are_not_there_fills_no_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with node(tmp_path) as hosts:

            async def ask(number: int) -> None:
                with pytest.raises(Refuse) as refused:
                    await hosts.get(f"{number}-" + "x" * 20_000)
                assert refused.value.code == Code.UNKNOWN_MATCH

            await ask(0)
            gc.collect()
            tracemalloc.start()
            before, _ = tracemalloc.get_traced_memory()
            for number in range(200):
                await ask(number)
            gc.collect()  # refusals and their tracebacks hold each other
            after, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert after - before < 1_000_000, "of four million bytes that were asked for"

    asyncio.run(run())
