"""Bots think in processes of their own, with a hard time limit: none can stop the server, and none sees a true state.

The two sides talk in lines of JSON over a socket pair. Nothing a worker says is trusted but the form of its answer,
and whatever happens to it, the caller gets a legal key.
"""

import asyncio
import json
import signal
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import SpawnProcess
from operator import index
from pathlib import Path
from traceback import extract_tb

from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, quote
from menlo.kernel.game import Game, State
from menlo.kernel.rng import seeded

START_LIMIT = 60.0  # seconds until a new worker must be ready; imports are slow on a busy machine
END_LIMIT = 1.0  # seconds a killed worker may take to be gone
GRACE = 1.0  # seconds past the limit after which a worker ends itself, should its parent be gone
MOST_ANSWER = 10_000  # bytes
READY = b"ready"


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


class Workers:
    """Some processes that choose for bots. Jobs wait in line for the next free one."""

    def __init__(self, count: int = 1, limit: float = 10.0) -> None:
        if count < 1:
            raise BadSetup(f"bad number of bot workers {count!r}: expected 1 or more")
        if limit <= 0:
            raise BadSetup(f"bad time limit for bots {limit!r}: expected more than 0 seconds")
        self._workers = [_Worker(limit) for _ in range(count)]
        self._idle = list(self._workers)
        self._free = asyncio.Semaphore(count)  # first come, first served
        self._running = False

    @property
    def pids(self) -> list[int]:
        """The processes in use."""
        return [worker.process.pid for worker in self._workers if worker.process is not None and worker.process.pid]

    async def start(self) -> None:
        """Start all processes and wait until they are ready, so that a broken installation shows at once."""
        try:
            for worker in self._workers:
                if worker.process is None:
                    worker.start()
            for worker in self._workers:
                await worker.wait_ready()
        except BotFailed as error:
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
            worker.kill()
            self._free.release()
        await asyncio.gather(*(asyncio.to_thread(process.join, END_LIMIT) for process in processes))

    async def choose(self, job: BotJob) -> BotChoice:
        """The key the bot picks, or the job's fallback."""
        line = json.dumps(vars(job)).encode() + b"\n"
        async with self._free:
            if not self._running:
                return BotChoice(job.fallback, "the bot workers are not running")
            worker = self._idle.pop()
            try:
                return BotChoice(await worker.ask(line))
            except BotFailed as error:
                return BotChoice(job.fallback, f"bot {quote(job.bot)}: {error}")
            finally:
                self._idle.append(worker)


class BotFailed(Exception):
    """A bot or its worker gave no legal key; one line that says why and never quotes the state."""


class _Worker:
    """One process at a time. One that cannot be trusted any more is killed, and the next job starts another."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: SpawnProcess | None = None
        self.ready = False
        self.unread = b""
        self.socket: socket.socket

    def start(self) -> None:
        self.socket, theirs = socket.socketpair()
        self.socket.setblocking(False)
        self.ready, self.unread = False, b""
        # Daemonic, so that it is also ended when the server exits without `stop`.
        process = get_context("spawn").Process(target=serve, args=(theirs, self.limit), name="menlo-bot", daemon=True)
        try:
            with theirs, _interrupts_blocked():
                process.start()
        except OSError as error:
            self.socket.close()
            raise BotFailed(f"no process could be started ({error.strerror})") from None
        self.process = process

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.socket.close()
            # Collect it, off the loop: a killed process takes a moment to be gone.
            asyncio.get_running_loop().run_in_executor(None, self.process.join, END_LIMIT)
            self.process = None

    async def ask(self, line: bytes) -> int:
        try:
            if self.process is None or not self.process.is_alive():
                self.kill()
                self.start()
            await self.wait_ready()
            answer = await self.exchange(line)
        except BaseException:
            # Also when the caller gives up: a late answer must not be taken for that of the next job.
            self.kill()
            raise
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    async def wait_ready(self) -> None:
        if not self.ready:
            try:
                async with asyncio.timeout(START_LIMIT):
                    self.ready = await self.read_line() == READY
            except (OSError, EOFError, ValueError):
                pass
            if not self.ready:
                raise BotFailed("the process did not get ready")

    async def exchange(self, line: bytes) -> int | str:
        """The key for a job, or how the bot failed."""
        try:
            async with asyncio.timeout(self.limit):
                await asyncio.get_running_loop().sock_sendall(self.socket, line)
                answer = json.loads(await self.read_line())
        except TimeoutError:
            raise BotFailed(f"killed after {self.limit:g} seconds") from None
        except (OSError, EOFError):
            raise BotFailed(f"the process ended ({await self.ending()})") from None
        except ValueError:
            raise BotFailed("killed, since the process answered nonsense") from None
        if type(answer) is not int and not isinstance(answer, str):
            raise BotFailed("killed, since the process answered nonsense")
        return answer

    async def read_line(self) -> bytes:
        while b"\n" not in self.unread:
            more = await asyncio.get_running_loop().sock_recv(self.socket, MOST_ANSWER)
            if not more:
                raise EOFError
            self.unread += more
            if len(self.unread) > MOST_ANSWER:
                raise ValueError
        line, self.unread = self.unread.split(b"\n", 1)
        return line

    async def ending(self) -> str:
        assert self.process is not None
        await asyncio.to_thread(self.process.join, END_LIMIT)
        code = self.process.exitcode
        return "still running" if code is None else f"signal {-code}" if code < 0 else f"exit status {code}"


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started within never see Ctrl-C, which a terminal sends to all: they inherit what is blocked."""
    resource_tracker.ensure_running()  # started with the first process otherwise, and it lifts the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What follows runs in the worker process.


def serve(parent: socket.socket, limit: float) -> None:
    """Answer jobs until the parent is gone."""
    try:
        with parent.makefile("rb") as jobs:
            parent.sendall(READY + b"\n")
            for line in jobs:
                # The parent kills first. Without one this still ends a bot that hangs, in compiled code too.
                signal.setitimer(signal.ITIMER_REAL, limit + GRACE)
                answer = _answer(BotJob(**json.loads(line)))
                signal.setitimer(signal.ITIMER_REAL, 0)
                parent.sendall(json.dumps(answer).encode() + b"\n")
    except ConnectionError:
        pass  # the parent ended while a bot thought
    finally:
        signal.setitimer(signal.ITIMER_REAL, GRACE)  # threads a bot left behind must not keep the process


def _answer(job: BotJob) -> int | str:
    """The key, or how the bot failed."""
    try:
        game = _game(job.game, job.pack_text)
        sample = game.load(job.state)
        keys = game.legal_keys(sample, job.seat)
        legal = [int(key) for key in keys]
        key = index(registry.bot(job.bot).choose(game, sample, job.seat, keys, seeded(job.seed)))
        return key if key in legal else f"chose {quote(key)}, none of the {len(legal)} legal keys"
    except BaseException as error:  # whatever a bot raises, sys.exit included
        # Where, but not its message, which may hold anything.
        place = extract_tb(error.__traceback__)[-1]
        return f"raised {type(error).__name__} at {Path(place.filename).name}:{place.lineno}"


@lru_cache(maxsize=16)
def _game(name: str, pack: str | None) -> Game[State]:
    return registry.game(name, pack)
