"""Work in a process of its own, with a hard time limit: whatever happens there, the server goes on.

The two sides talk in lines over a socket pair. A process that cannot be trusted any more is killed, and the next
question starts another.
"""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from menlo.kernel import registry
from menlo.kernel.game import Game, State

START_LIMIT = 60.0  # seconds until a new process must be ready; imports are slow on a busy machine
END_LIMIT = 1.0  # seconds a killed process may take to be gone
GRACE = 1.0  # seconds past the limit after which a process ends itself, should its parent be gone
READY = b"ready"
PIECE = 1 << 16  # bytes read at once

A = TypeVar("A")


class DeskFailed(Exception):
    """There is no answer; one line that says why and never quotes the question."""


class Desk:
    """One process at a time. `serve` runs in it, with its end of the socket pair and `args`."""

    def __init__(
        self, serve: Callable[..., None], args: tuple[Any, ...], name: str, limit: float, most_answer: int
    ) -> None:
        self.serve = serve
        self.args = args
        self.name = name
        self.limit = limit  # seconds
        self.most_answer = most_answer  # bytes
        self.process: SpawnProcess | None = None
        self.ready = False
        self.unread = b""
        self.socket: socket.socket

    def start(self) -> None:
        self.socket, theirs = socket.socketpair()
        self.socket.setblocking(False)
        self.ready, self.unread = False, b""
        # Daemonic, so that it is also ended when the server exits without `stop`.
        process = get_context("spawn").Process(
            target=self.serve, args=(theirs, *self.args), name=self.name, daemon=True
        )
        try:
            with theirs, _interrupts_blocked():
                process.start()
        except OSError as error:
            self.socket.close()
            raise DeskFailed(f"no process could be started ({error.strerror})") from None
        self.process = process

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.socket.close()
            # Collect it, off the loop: a killed process takes a moment to be gone.
            asyncio.get_running_loop().run_in_executor(None, self.process.join, END_LIMIT)
            self.process = None

    async def ask(self, line: bytes, read: Callable[[bytes], A]) -> A:
        """The answer to a question; `read` raises ValueError at nonsense."""
        try:
            if self.process is None or not self.process.is_alive():
                self.kill()
                self.start()
            await self.wait_ready()
            return await self.exchange(line, read)
        except BaseException:
            # Also when the caller gives up: a late answer must not be taken for that of the next question.
            self.kill()
            raise

    async def wait_ready(self) -> None:
        if not self.ready:
            try:
                async with asyncio.timeout(START_LIMIT):
                    self.ready = await self.read_line() == READY
            except (OSError, EOFError, ValueError):
                pass
            if not self.ready:
                raise DeskFailed("the process did not get ready")

    async def exchange(self, line: bytes, read: Callable[[bytes], A]) -> A:
        try:
            async with asyncio.timeout(self.limit):
                await asyncio.get_running_loop().sock_sendall(self.socket, line)
                return read(await self.read_line())
        except TimeoutError:
            raise DeskFailed(f"killed after {self.limit:g} seconds") from None
        except (OSError, EOFError):
            raise DeskFailed(f"the process ended ({await self.ending()})") from None
        except ValueError:
            raise DeskFailed("killed, since the process answered nonsense") from None

    async def read_line(self) -> bytes:
        pieces, size = [self.unread], len(self.unread)
        while b"\n" not in pieces[-1]:
            more = await asyncio.get_running_loop().sock_recv(self.socket, PIECE)
            if not more:
                raise EOFError
            pieces.append(more)
            size += len(more)
            if size > self.most_answer:
                raise ValueError
        line, self.unread = b"".join(pieces).split(b"\n", 1)
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


# What follows runs in the process.


def work(parent: socket.socket, limit: float, answer: Callable[[bytes], bytes]) -> None:
    """Answer lines until the parent is gone."""
    logging.disable()  # what is worth telling is told to the parent
    try:
        with parent.makefile("rb") as lines:
            parent.sendall(READY + b"\n")
            for line in lines:
                # The parent kills first. Without one this still ends what hangs, in compiled code too.
                signal.setitimer(signal.ITIMER_REAL, limit + GRACE)
                told = answer(line)
                signal.setitimer(signal.ITIMER_REAL, 0)
                parent.sendall(told + b"\n")
    except ConnectionError:
        pass  # the parent ended meanwhile
    finally:
        signal.setitimer(signal.ITIMER_REAL, GRACE)  # threads left behind must not keep the process


@lru_cache(maxsize=16)
def known_game(name: str, pack: str | None) -> Game[State]:
    return registry.game(name, pack)
