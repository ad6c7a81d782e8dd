"""Bots think in processes of their own, with a hard time limit: none can stop the server, and none sees a true state.

The two sides talk in lines of JSON over a socket pair. Nothing a worker says is trusted but the form of its answer,
and whatever happens to it, the caller gets a legal key. Other work that takes long runs in the same processes, by its
kind (`menlo.server.kinds`).
"""

import asyncio
import json
import socket
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from operator import index
from pathlib import Path
from traceback import extract_tb
from typing import Any

from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.errors import BadSetup, BotError, quote
from menlo.kernel.rng import seeded
from menlo.server.desk import END_LIMIT, Desk, DeskFailed, known_game, work
from menlo.server.kinds import BOT, find_kind

SHARE = 0.7  # of the limit that a bot or program may use; the rest is for loading, answering, and a busy machine
MOST_KEY = 10_000  # bytes of an answer for a bot
MOST_ANSWER = 4 * 1024 * 1024  # of any other
RESULT, FAILED = "result", "failed"  # one of them is in every answer


@dataclass(frozen=True)
class BotJob:
    """One decision for a bot. Plain data, since compiled objects cannot be sent to another process."""

    game: str
    pack_text: str | None  # None is the game's own
    state: Mapping[str, object]  # dumped, and dealt by `determinize` for the seat: never the true one
    seat: int
    bot: str
    seed: int
    fallback: int  # a legal key, for when the bot fails


@dataclass(frozen=True)
class BotChoice:
    """A legal key; with `failed`, one line for the log, it is the fallback."""

    key: int
    failed: str | None = None


class JobFailed(Exception):
    """A job came to no result; one line that says why and never quotes what the job was about."""


class NotRunning(JobFailed):
    def __init__(self) -> None:
        super().__init__("the bot workers are not running")


class Thinkers(ABC):
    """Whoever does the work that takes long: processes of this server, or of others."""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many jobs were asked for and are not done yet."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    async def run(self, kind: str, data: Mapping[str, object]) -> Any:
        """What a job of the kind comes to; `JobFailed` when it comes to nothing."""

    async def choose(self, job: BotJob) -> BotChoice:
        """The key the bot picks, or the job's fallback."""
        try:
            key = await self.run(BOT, vars(job))
        except NotRunning as error:
            return BotChoice(job.fallback, str(error))
        except JobFailed as error:
            return BotChoice(job.fallback, f"bot {quote(job.bot)}: {error}")
        if type(key) is not int:
            return BotChoice(job.fallback, f"bot {quote(job.bot)}: no key came back")
        return BotChoice(key)


class Workers(Thinkers):
    """Some processes that choose for bots. Jobs wait in line for the next free one."""

    def __init__(self, count: int = 1, limit: float = 10.0, programs: Mapping[str, str] | None = None) -> None:
        """`programs`: the commands behind names of bots that whoever runs the server allows, as `registry.hire` has
        them. Nothing else can name a command."""
        if count < 1:
            raise BadSetup(f"bad number of bot workers {count!r}: expected 1 or more")
        if limit <= 0:
            raise BadSetup(f"bad time limit for bots {limit!r}: expected more than 0 seconds")
        self._workers = [_Worker(limit, dict(programs or {})) for _ in range(count)]
        self._idle = list(self._workers)
        self._free = asyncio.Semaphore(count)  # first come, first served
        self._running = False
        self._waiting = 0

    @property
    def pids(self) -> list[int]:
        """The processes in use."""
        return [worker.process.pid for worker in self._workers if worker.process is not None and worker.process.pid]

    async def start(self) -> None:
        """Start all processes and wait until they are ready, so that a broken installation shows at once."""
        try:
            for worker in self._workers:
                if worker.process is None:
                    worker.desk.start()
            for worker in self._workers:
                await worker.desk.wait_ready()
        except DeskFailed as error:
            await self.stop()
            raise RuntimeError(f"the bot workers cannot be used: {error}") from None
        except BaseException:
            await self.stop()
            raise
        self._running = True

    async def stop(self) -> None:
        """End all processes, hung ones too; every choice under way is answered with its fallback."""
        self._running = False
        processes = [worker.process for worker in self._workers if worker.process is not None]
        for process in processes:
            process.kill()
        for _ in self._workers:
            await self._free.acquire()
        for worker in self._workers:
            worker.desk.kill()
            self._free.release()
        await asyncio.gather(*(asyncio.to_thread(process.join, END_LIMIT) for process in processes))

    @property
    def waiting(self) -> int:
        return self._waiting

    async def run(self, kind: str, data: Mapping[str, object]) -> Any:
        line = json.dumps({"kind": kind, "data": data}).encode() + b"\n"
        self._waiting += 1
        try:
            async with self._free:
                if not self._running:
                    raise NotRunning
                worker = self._idle.pop()
                try:
                    return await worker.ask(line, kind == BOT)
                finally:
                    self._idle.append(worker)
        finally:
            self._waiting -= 1


class _Worker:
    """One process at a time, which does jobs under a time limit."""

    def __init__(self, limit: float, programs: dict[str, str]) -> None:
        self.desk = Desk(serve, (limit, programs), "menlo-bot", limit, MOST_KEY)

    @property
    def process(self) -> SpawnProcess | None:
        return self.desk.process

    async def ask(self, line: bytes, key: bool) -> Any:
        """What a job comes to; with `key` only a whole number is an answer."""
        self.desk.most_answer = MOST_KEY if key else MOST_ANSWER
        try:
            answer = await self.desk.ask(line, _read_key if key else _read)
        except DeskFailed as error:
            raise JobFailed(str(error)) from None
        if FAILED in answer:
            raise JobFailed(answer[FAILED])
        return answer[RESULT]


def _read(line: bytes) -> dict[str, Any]:
    answer = json.loads(line)
    if not isinstance(answer, dict) or (type(answer.get(FAILED)) is not str and RESULT not in answer):
        raise ValueError
    return answer


def _read_key(line: bytes) -> dict[str, Any]:
    answer = _read(line)
    if FAILED not in answer and type(answer[RESULT]) is not int:
        raise ValueError
    return answer


# What follows runs in the worker process.


def serve(parent: socket.socket, limit: float, programs: Mapping[str, str]) -> None:
    staff = Staff(programs, limit * SHARE)
    work(parent, limit, lambda line: _line(_answer(json.loads(line), staff)))


def _line(answer: dict[str, object]) -> bytes:
    try:
        return json.dumps(answer).encode()
    except (TypeError, ValueError):
        return json.dumps({FAILED: "the result is no JSON"}).encode()


class Staff:
    """The bots of a worker. Programs are kept from one decision to the next."""

    def __init__(self, programs: Mapping[str, str], limit: float) -> None:
        self.programs = programs
        self.limit = limit
        self.hired: dict[str, Bot] = {}

    def bot(self, name: str) -> Bot:
        if name not in self.programs:
            return registry.bot(name)
        if name not in self.hired:
            self.hired[name] = registry.hire(self.programs[name], self.limit)
        return self.hired[name]


def _answer(job: dict[str, Any], staff: Staff) -> dict[str, object]:
    """What the job comes to, or how it failed."""
    try:
        return {RESULT: find_kind(job["kind"])(job["data"], staff)}
    except (BotError, JobFailed) as failed:
        return {FAILED: str(failed)}
    except BaseException as error:  # whatever a bot raises, sys.exit included
        # Where, but not its message, which may hold anything.
        place = extract_tb(error.__traceback__)[-1]
        return {FAILED: f"raised {type(error).__name__} at {Path(place.filename).name}:{place.lineno}"}


def choose_key(data: dict[str, Any], staff: Staff) -> int:
    """The kind of job that bots are given: a key for a decision."""
    job = BotJob(**data)
    game = known_game(job.game, job.pack_text)
    sample = game.load(job.state)
    keys = game.legal_keys(sample, job.seat)
    legal = [int(key) for key in keys]
    bot = staff.bot(job.bot)
    bot.hurry(staff.limit)
    key = index(bot.choose(game, sample, job.seat, keys, seeded(job.seed)))
    if key not in legal:
        raise JobFailed(f"chose {quote(key)}, none of the {len(legal)} legal keys")
    return key
