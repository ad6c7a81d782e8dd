"""One thread writes. What waits is committed together, so that many matches share the price of one flush to disk."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from menlo.server.store_errors import NotDurable, StoreError

T = TypeVar("T")

LIMIT = 256  # jobs of one transaction: the first of them waits for the last


@dataclass(frozen=True)
class Job:
    match: str
    work: Callable[[Connection], Any]
    future: Future[Any]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.transactions = 0  # committed so far
        self._engine = engine
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._open = True
        # A daemon: whatever was answered is on disk, so nothing is lost when the program ends without closing.
        self._thread = threading.Thread(target=self._run, name="menlo-store-writer", daemon=True)
        self._thread.start()

    async def write(self, match: str, work: Callable[[Connection], T]) -> T:
        """Run the work in the writer's next transaction; return once that is durable."""
        if not self._open:
            raise StoreError(f"match {match!r} cannot be written: the store is closed")
        future: Future[T] = Future()
        self._jobs.put(Job(match, work, future))
        return await asyncio.wrap_future(future)

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._open:
            self._open = False
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._take()
            # A caller that was cancelled while it waited wants nothing written; from here on it is too late for that.
            batch = [job for job in batch if job.future.set_running_or_notify_cancel()]
            if batch:
                # Every node locks matches in the same order, so two of them cannot wait for each other.
                batch.sort(key=lambda job: job.match)
                self._write(batch)

    def _take(self) -> tuple[list[Job], bool]:
        """All that waits, at least one job; and whether more may come."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == LIMIT:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _write(self, batch: list[Job]) -> None:
        try:
            with self._engine.begin() as connection:
                answers = [_attempt(job, connection) for job in batch]
        except Exception as error:
            for job in batch:
                failure = NotDurable(
                    f"match {job.match!r} was not written: the database failed ({type(error).__name__})"
                )
                failure.__cause__ = error
                job.future.set_exception(failure)
            return
        self.transactions += 1
        for job, answer in zip(batch, answers, strict=True):
            answer(job.future)


def _attempt(job: Job, connection: Connection) -> Callable[[Future[Any]], None]:
    """Do one job in a savepoint of its own; what to tell its caller once the transaction is committed."""
    try:
        with connection.begin_nested():
            result = job.work(connection)
    except Exception as error:
        # Bad data harms only who brought it. Any other word of the database's means that the transaction is lost.
        if isinstance(error, DBAPIError) and not isinstance(error, (IntegrityError, DataError)):
            raise
        refusal = error
        return lambda future: future.set_exception(refusal)
    return lambda future: future.set_result(result)
