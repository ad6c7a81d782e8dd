"""Jobs in a real Redis: done elsewhere as they would be here, by another worker when one dies, and asked for again when
Redis forgets them."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from menlo.kernel.rng import seeded
from menlo.server.broker import connect
from menlo.server.job_queue import ASK_SECONDS, DistantWorkers, Handed, JobQueue, stream
from menlo.server.kinds import BOT
from menlo.server.worker import Worker, WorkerSettings
from menlo.server.workers import BotChoice, JobFailed
from tests.server import brokers
from tests.server.brokers import Broker
from tests.server.test_workers import chosen_here, job_for

broker = brokers.broker

KINDS = """
def double(data, staff):
    return {"doubled": data["number"] * 2}

def break_off(data, staff):
    raise KeyError(f"secret {data}")

def sing(data, staff):
    return {1j}
"""


@pytest.fixture
def odd_kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution of someone else's with kinds of jobs."""
    (tmp_path / "oddkinds.py").write_text(KINDS)
    info = tmp_path / "oddkinds-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oddkinds\nVersion: 1.0\n")
    names = ("double", "break_off", "sing")
    (info / "entry_points.txt").write_text(
        "\n".join(["[menlo.jobs]", *(f"{name} = oddkinds:{name}" for name in names)])
    )
    monkeypatch.syspath_prepend(str(tmp_path))


@asynccontextmanager
async def asking(broker: Broker, patience: float = 20.0) -> AsyncIterator[DistantWorkers]:
    redis = connect(broker.url, wait=ASK_SECONDS)
    distant = DistantWorkers(redis, patience)
    await distant.start()
    try:
        yield distant
    finally:
        await distant.stop()
        await redis.aclose()


@asynccontextmanager
async def working(broker: Broker, *kinds: str) -> AsyncIterator[None]:
    """A worker in this process, whose jobs are done in another one."""
    worker = Worker(WorkerSettings(broker.url, limit=10.0, kinds=kinds or (BOT,)))
    task = asyncio.create_task(worker.run())
    try:
        yield
    finally:
        worker.stop()
        await task


@asynccontextmanager
async def taking(broker: Broker, visible: float) -> AsyncIterator[JobQueue]:
    """A worker's hands without the worker: takes jobs and may leave them undone."""
    redis = connect(broker.url, wait=ASK_SECONDS)
    queue = JobQueue(redis, [BOT], visible)
    await queue.prepare()
    yield queue
    await redis.aclose()


async def next_job(queue: JobQueue) -> Handed:
    async with asyncio.timeout(10):
        while (job := await queue.take()) is None:
            pass
    return job


def test_a_bot_decides_elsewhere_as_it_would_here(broker: Broker) -> None:
    async def run() -> None:
        async with asking(broker) as distant, working(broker):
            for n in (10, 50):
                assert await distant.choose(job_for("greedy", n, n)) == BotChoice(chosen_here("greedy", n, n))
            odd = job_for("nobody")
            choice = await distant.choose(odd)
            assert choice.key == odd.fallback and "UnknownName" in (choice.failed or "")
            assert distant.waiting == 0

    asyncio.run(run())
    with broker.client() as redis:
        assert redis.xlen(stream(BOT)) == 0, "what is done must not stay"


def test_other_kinds_of_jobs_are_done_too(broker: Broker, odd_kinds: None) -> None:
    async def run() -> None:
        async with asking(broker) as distant, working(broker, "double", "break_off", "sing"):
            assert await distant.run("double", {"number": 21}) == {"doubled": 42}
            with pytest.raises(JobFailed, match=r"^raised KeyError at oddkinds\.py:\d+$"):
                await distant.run("break_off", {"number": 1})
            with pytest.raises(JobFailed, match=r"^the result is no JSON$"):
                await distant.run("sing", {})

    asyncio.run(run())


def test_of_several_kinds_none_is_forgotten_and_bots_come_first(broker: Broker) -> None:
    async def run() -> None:
        redis = connect(broker.url, wait=ASK_SECONDS)
        queue = JobQueue(redis, [BOT, "double", "sing"], 1000.0)
        await queue.prepare()
        async with asking(broker) as distant:
            empty = asyncio.create_task(queue.take())  # waits for whatever comes
            await asyncio.sleep(0.1)
            asked = [asyncio.create_task(distant.run(kind, {"number": 1})) for kind in ("sing", "double", BOT)]
            first = await empty or await next_job(queue)
            taken = [first, *[await next_job(queue) for _ in range(2)]]
            assert sorted(job.kind for job in taken) == sorted([BOT, "double", "sing"])
            for job in taken:
                await queue.answer(job, job.kind)
            assert await asyncio.gather(*asked) == ["sing", "double", BOT]
            for kind in ("sing", BOT, "double"):
                asked.append(asyncio.create_task(distant.run(kind, {"number": 2})))
            await asyncio.sleep(0.2)
            assert [(await next_job(queue)).kind for _ in range(3)] == [BOT, "double", "sing"]
            for task in asked:
                task.cancel()
        await redis.aclose()

    asyncio.run(run())


def test_a_job_whose_worker_died_is_given_to_another(broker: Broker) -> None:
    async def run() -> None:
        async with asking(broker) as distant, taking(broker, 0.3) as dead, taking(broker, 0.3) as alive:
            asked = asyncio.create_task(distant.choose(job_for("greedy")))
            first = await next_job(dead)
            second = await next_job(alive)
            assert second.ticket == first.ticket
            await alive.answer(second, 17)
            assert await asked == BotChoice(17)
            # Should the first have been slow, not dead, its answer comes too late to matter.
            await dead.answer(first, 18)
            again = asyncio.create_task(distant.choose(job_for("greedy")))
            await alive.answer(await next_job(alive), 19)
            assert await again == BotChoice(19)

    asyncio.run(run())


def test_a_job_that_redis_forgot_is_asked_for_again(broker: Broker) -> None:
    async def run() -> None:
        async with asking(broker) as distant:
            asked = asyncio.create_task(distant.choose(job_for("greedy")))
            await asyncio.sleep(0.2)
            broker.kill()
            broker.start()
            async with working(broker):
                assert await asked == BotChoice(chosen_here("greedy"))

    asyncio.run(run())


def test_a_worker_waits_for_redis_to_come_back(broker: Broker) -> None:
    async def run() -> None:
        async with asking(broker) as distant, working(broker):
            assert (await distant.choose(job_for("random"))).failed is None
            broker.kill()
            asked = asyncio.create_task(distant.choose(job_for("greedy")))
            await asyncio.sleep(0.5)
            assert not asked.done()
            broker.start()
            assert await asked == BotChoice(chosen_here("greedy"))

    asyncio.run(run())


def test_when_nobody_answers_the_fallback_is_given_and_the_job_is_thrown_away(broker: Broker) -> None:
    async def run() -> None:
        async with asking(broker, patience=0.3) as distant:
            job = job_for("greedy")
            choice = await distant.choose(job)
            reason = "bot 'greedy': no worker answered within 0.3 seconds"
            assert choice == BotChoice(job.fallback, reason)
        async with taking(broker, 10.0) as late:
            assert await late.take() is None

    asyncio.run(run())
    with broker.client() as redis:
        assert redis.xlen(stream(BOT)) == 0


def test_a_job_holds_what_the_seat_may_know_and_no_more(broker: Broker) -> None:
    """The position in it is the one dealt anew that a worker at home would get."""

    async def run() -> None:
        async with asking(broker) as distant, taking(broker, 10.0) as queue:
            asked = asyncio.create_task(distant.choose(job_for("greedy")))
            job = await next_job(queue)
            assert job.ticket.data == json.loads(json.dumps(vars(job_for("greedy"))))
            assert set(job.ticket.data) == {"game", "pack_text", "state", "seat", "bot", "seed", "fallback"}
            asked.cancel()

    asyncio.run(run())


@contextmanager
def worker_process(broker: Broker) -> Iterator["subprocess.Popen[bytes]"]:
    command = [sys.executable, "-m", "menlo", "worker", "--broker", broker.url, "--log", "json"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_the_command_works_until_it_is_told_to_stop(broker: Broker) -> None:
    async def run() -> None:
        async with asking(broker, patience=60) as distant:
            rng = seeded(3)
            for _ in range(3):
                n = int(rng.below(100)) + 10
                assert await distant.choose(job_for("greedy", n, n)) == BotChoice(chosen_here("greedy", n, n))

    with worker_process(broker) as process:
        asyncio.run(run())
        process.send_signal(signal.SIGTERM)
        start = time.monotonic()
        _, told = process.communicate(timeout=20)
        assert process.returncode == 0 and time.monotonic() - start < 10
    lines = [json.loads(line) for line in told.splitlines()]
    assert [line["message"] for line in lines] == ["did 3 jobs"]
    assert {line["level"] for line in lines} == {"info"}
