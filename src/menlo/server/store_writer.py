"""One thread writes. What waits is committed together, so that many matches share the price of one flush to disk."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from menlo.server.rows import Change
from menlo.server.store_changes import commit
from menlo.server.store_errors import NotDurable, StoreError

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

LIMIT = 256  # jobs of one transaction: the first of them waits for the last


@dataclass(frozen=True)
class Job:
    match: str
    work: Work[Any] | Change
    future: asyncio.Future[Any]


@dataclass(frozen=True)
class Answer:
    """What to tell a caller once the transaction is committed."""

    result: Any = None
    error: Exception | None = None

    def tell(self, future: asyncio.Future[Any]) -> None:
        if future.done():
            return  # given up meanwhile
        if self.error is not None:
            future.set_exception(self.error)
        else:
            future.set_result(self.result)


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.transactions = 0  # committed so far
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._open = True
        # A daemon: whatever was answered is on disk, so nothing is lost when the program ends without closing.
        self._thread = threading.Thread(target=self._run, name="menlo-store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def write(self, match: str, work: Work[T] | Change) -> T:
        """Do the work in the writer's next transaction; return once that is durable."""
        if not self._open:
            raise StoreError(f"match {match!r} cannot be written: the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(match, work, future))
        return await future

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
            batch = [job for job in batch if not job.future.cancelled()]
            if batch:
                # Every node locks matches in the same order, so two of them cannot wait for each other.
                batch.sort(key=lambda job: job.match)
                answers = self._write(batch)
                # All at once: waking the loop costs more than an answer.
                self._loop.call_soon_threadsafe(_tell, batch, answers)

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

    def _write(self, batch: list[Job]) -> list[Answer]:
        changes = [job.work for job in batch if isinstance(job.work, Change)]
        try:
            # Nearly always: one change each of different matches, and none that fails.
            if len(changes) == len({job.match for job in batch}) == len(batch) and self._write_together(changes):
                answers = [Answer()] * len(batch)
            else:
                with self._engine.begin() as connection:
                    answers = [_attempt(job, connection) for job in batch]
        except Exception as error:
            return [Answer(error=_lost(job, error)) for job in batch]
        self.transactions += 1
        return answers

    def _write_together(self, changes: list[Change]) -> bool:
        """With few statements; whether it was done. If not, nothing was written, and each must be attempted alone."""
        try:
            with self._engine.begin() as connection:
                commit(connection, changes)
            return True
        except Exception as error:
            _must_be_harmless(error)
            return False


def _tell(batch: list[Job], answers: list[Answer]) -> None:
    for job, answer in zip(batch, answers, strict=True):
        answer.tell(job.future)


def _lost(job: Job, error: Exception) -> NotDurable:
    failure = NotDurable(f"match {job.match!r} was not written: the database failed ({type(error).__name__})")
    failure.__cause__ = error
    return failure


def _attempt(job: Job, connection: Connection) -> Answer:
    """Do one job in a savepoint of its own."""
    try:
        with connection.begin_nested():
            if isinstance(job.work, Change):
                commit(connection, [job.work])
                return Answer()
            return Answer(job.work(connection))
    except Exception as error:
        _must_be_harmless(error)
        return Answer(error=error)


def _must_be_harmless(error: Exception) -> None:
    """Bad data harms only who brought it. Any other word of the database's means that the transaction is lost."""
    if isinstance(error, DBAPIError) and not isinstance(error, (IntegrityError, DataError)):
        raise error
