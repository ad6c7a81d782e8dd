"""A real Redis for tests, that can be cut off and killed. A test module takes the fixture over by name."""

import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis

from tests.server.running import free_port

PATIENCE = 10.0  # seconds to start


class Broker:
    """`redis-server` on a port of its own. It keeps nothing: after a restart it is empty."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> "Broker":
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [self.program, *options, "--dir", str(self.folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + PATIENCE
        with self.client() as asking:
            while True:
                try:
                    asking.ping()
                    return self
                except redis.ConnectionError:
                    assert time.monotonic() < deadline, "Redis did not start in time"
                    time.sleep(0.02)

    def client(self) -> redis.Redis:
        return redis.Redis(port=self.port, socket_timeout=5)

    def freeze(self) -> None:
        """As when the network between them fails: nothing is refused, nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def _signal(self, sign: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(sign)


@contextmanager
def running_broker(folder: Path) -> Iterator[Broker]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("no redis-server here")
    started = Broker(program, folder).start()
    try:
        yield started
    finally:
        started.kill()


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    with running_broker(tmp_path) as started:
        yield started
