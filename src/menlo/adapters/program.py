"""A process that answers lines of JSON with lines of JSON, and is killed when it does not.

It runs in a session of its own, so that all it starts ends with it, and with few variables of the environment. A
watcher ends them all should this process be killed itself.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import weakref
from contextlib import suppress
from functools import partial
from select import select
from time import monotonic, sleep

from menlo.kernel.errors import BadSetup, BotError, quote

MOST_ANSWER = 64 * 1024  # bytes without a line's end
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR")  # of the environment
END_LIMIT = 1.0  # seconds to see how a program ended
WATCH = "read -r group && ! read -r line && kill -s KILL -- -$group"  # its input ends with whoever writes to it


class Program:
    def __init__(self, command: str) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BadSetup(f"bad command {quote(command)}: {error}") from None
        if not self.words or shutil.which(self.words[0]) is None:
            raise BadSetup(f"bad command {quote(command)}: expected a program that can be run")
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.unread = b""
        self._end = weakref.finalize(self, _nothing)

    @property
    def running(self) -> bool:
        return self.process is not None and _status(self.process) is None

    def start(self) -> None:
        self.kill()
        environment = {name: os.environ[name] for name in KEPT if name in os.environ}
        try:
            watcher = subprocess.Popen(
                ["/bin/sh", "-c", WATCH], stdin=subprocess.PIPE, env={}, start_new_session=True, bufsize=0
            )
        except OSError as error:
            raise BotError(f"could not be watched ({error.strerror})") from None
        try:
            process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                start_new_session=True,
                bufsize=0,
            )
        except OSError as error:
            _dismiss(watcher)
            raise BotError(f"could not be started ({error.strerror})") from None
        assert watcher.stdin is not None and process.stdin is not None and process.stdout is not None
        watcher.stdin.write(b"%d\n" % process.pid)
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        self.process, self.unread = process, b""
        # Also when this object is forgotten, or the interpreter ends.
        self._end = weakref.finalize(self, partial(_kill, process, watcher))

    def kill(self) -> None:
        self._end()
        self.process = None

    def ask(self, data: object, deadline: float) -> dict[str, object]:
        """The answer to a line: an object."""
        # One that ends without listening may have answered all the same.
        with suppress(BrokenPipeError):
            self._write(json.dumps(data).encode() + b"\n", deadline)
        try:
            line = self._read_line(deadline)
        except EOFError:
            raise BotError(f"the program ended ({self._ending()})") from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotError(f"answered {quote(line)}: expected JSON") from None
        if not isinstance(answer, dict):
            raise BotError(f"answered {quote(answer)}: expected an object")
        return answer

    def _write(self, data: bytes, deadline: float) -> None:
        assert self.process is not None and self.process.stdin is not None
        pipe, rest = self.process.stdin.fileno(), memoryview(data)
        while rest:
            if not select([], [pipe], [], _left(deadline))[1]:
                continue
            rest = rest[os.write(pipe, rest) :]

    def _read_line(self, deadline: float) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        while b"\n" not in self.unread:
            if len(self.unread) > MOST_ANSWER:
                raise BotError(f"answered more than {MOST_ANSWER} bytes without a line's end")
            if not select([pipe], [], [], _left(deadline))[0]:
                continue
            more = os.read(pipe, MOST_ANSWER)
            if not more:
                raise EOFError
            self.unread += more
        line, self.unread = self.unread.split(b"\n", 1)
        if self.unread:
            raise BotError(f"said more than it was asked: {quote(self.unread)}")
        return line

    def _ending(self) -> str:
        assert self.process is not None
        patience = monotonic() + END_LIMIT
        while (found := _status(self.process)) is None and monotonic() < patience:
            sleep(0.01)
        return found or "it closed its pipes"


def _left(deadline: float) -> float:
    seconds = deadline - monotonic()
    if seconds <= 0:
        raise BotError("killed, since its time was up")
    return seconds


def _status(process: subprocess.Popen[bytes]) -> str | None:
    """How a process ended. It is not collected yet, so that its number stays its own until all it started is killed."""
    found = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    if found is None:
        return None
    return f"exit status {found.si_status}" if found.si_code == os.CLD_EXITED else f"signal {found.si_status}"


def _kill(process: subprocess.Popen[bytes], watcher: subprocess.Popen[bytes]) -> None:
    """The program and all it started."""
    _dismiss(watcher)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def _dismiss(watcher: subprocess.Popen[bytes]) -> None:
    """Before anything it watches is collected: a number that is free again may soon be another's."""
    watcher.kill()
    watcher.wait()
    if watcher.stdin is not None:
        watcher.stdin.close()


def _nothing() -> None:
    """There is no process to end yet."""
