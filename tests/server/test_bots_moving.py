"""Bots at a table of the server: what their workers are sent, and that they move whenever it is their turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from menlo.kernel import registry
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.protocol import NewMatch, SeatWish
from menlo.server.store import Store
from menlo.server.workers import BotChoice, BotJob


class FirstKey:
    """Workers that take the fallback, and remember what they were sent."""

    def __init__(self) -> None:
        self.jobs: list[BotJob] = []

    async def choose(self, job: BotJob) -> BotChoice:
        self.jobs.append(job)
        return BotChoice(job.fallback)


@asynccontextmanager
async def table(folder: Path, pack: str | None, seats: list[SeatWish]) -> AsyncIterator[tuple[Hosts, FirstKey, Host]]:
    store = Store(f"sqlite:///{folder / 'menlo.db'}")
    await store.open()
    workers: Any = FirstKey()
    hosts = Hosts(store, workers, bot_pause=0.0)
    made = await hosts.make(NewMatch("era", seats, pack=pack, start=True))
    try:
        async with asyncio.timeout(60):
            yield hosts, workers, await hosts.get(made.match.id)
    finally:
        await hosts.close()
        await store.close()


@pytest.mark.parametrize("changed", [False, True])
def test_a_worker_is_sent_only_a_pack_it_does_not_have(tmp_path: Path, changed: bool) -> None:
    own = registry.game("era").pack_text
    pack = own.replace("markers = 15", "markers = 14") if changed else own
    assert (pack != own) == changed

    async def run() -> None:
        async with table(tmp_path, pack, [SeatWish("bot", bot="random")] * 3) as (_, workers, _):
            while not workers.jobs:
                await asyncio.sleep(0.01)
            assert {job.pack_text for job in workers.jobs} == {pack if changed else None}

    asyncio.run(run())


def test_as_soon_as_no_bot_is_to_move_nobody_is_taken_for_moving_them(tmp_path: Path) -> None:
    """Else an action stored in the next moment would leave the bots waiting."""

    async def run() -> None:
        seats = [SeatWish("me", "Ada"), SeatWish("bot", bot="random"), SeatWish("bot", bot="random")]
        async with table(tmp_path, None, seats) as (hosts, _, host):
            asked, taken = hosts._bot_to_move, []

            def ask(host: Host) -> int | None:
                seat = asked(host)
                if seat is None and asyncio.current_task() is hosts._movers.get(host.row.id):
                    # Runs before anything that waits for the end of the mover's task.
                    asyncio.get_running_loop().call_soon(lambda: taken.append(host.row.id in hosts._movers))
                return seat

            hosts._bot_to_move = ask  # type: ignore[method-assign]
            while len(taken) < 3:
                if host.row.id in hosts._movers:
                    await asyncio.sleep(0.001)
                else:
                    await host.run(partial(host.act, 0, None, host.game.legal(host.match.state, 0)[0]))
            assert not any(taken)

    asyncio.run(run())
