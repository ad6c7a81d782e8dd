"""`menlo worker`: does jobs from Redis in processes of its own until it is told to stop."""

import asyncio
import logging
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from redis.exceptions import ResponseError

from menlo.server.broker import AWAY, REST, connect, must_answer
from menlo.server.job_queue import ASK_SECONDS, Handed, JobQueue
from menlo.server.kinds import kinds
from menlo.server.workers import JobFailed, Workers

log = logging.getLogger("menlo.worker")

MARGIN = 5.0  # seconds beyond the time limit after which a job is taken for lost with its worker


@dataclass(frozen=True)
class WorkerSettings:
    broker: str
    count: int = 1  # processes
    limit: float = 10.0  # seconds for a job
    kinds: Sequence[str] = field(default_factory=kinds)
    programs: Mapping[str, str] = field(default_factory=dict)


class Worker:
    def __init__(self, settings: WorkerSettings) -> None:
        self._redis = connect(settings.broker, wait=ASK_SECONDS)
        self._queue = JobQueue(self._redis, settings.kinds, settings.limit + MARGIN)
        self._workers = Workers(settings.count, settings.limit, settings.programs)
        self._count = settings.count
        self._stopping = asyncio.Event()
        self.done = 0

    async def run(self) -> None:
        """Until `stop`; jobs that were begun are finished first."""
        await must_answer(self._redis)
        await self._workers.start()
        try:
            # As many takers as processes: a job is taken only when someone is free to do it.
            await asyncio.gather(*(self._take_jobs() for _ in range(self._count)))
        finally:
            await self._workers.stop()
            await self._redis.aclose()

    def stop(self) -> None:
        self._stopping.set()

    async def _take_jobs(self) -> None:
        prepared, away = False, False
        while not self._stopping.is_set():
            try:
                if not prepared:
                    await self._queue.prepare()
                    prepared = True
                job = await self._queue.take()
                away = False
                if job is not None:
                    await self._do(job)
            except ResponseError as error:
                if "NOGROUP" not in str(error):
                    raise
                prepared = False  # Redis came back empty
            except AWAY:
                if not away:
                    log.warning("the broker is away")
                away = True
                await asyncio.sleep(REST)

    async def _do(self, job: Handed) -> None:
        try:
            result = await self._workers.run(job.kind, job.ticket.data)
        except JobFailed as failed:
            log.warning("a job of kind %s failed: %s", job.kind, failed)
            await self._queue.answer(job, failed=str(failed))
        else:
            await self._queue.answer(job, result)
        self.done += 1


async def run_worker(settings: WorkerSettings) -> None:
    worker = Worker(settings)
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, worker.stop)
    await worker.run()
    log.info("did %d jobs", worker.done)
