"""`menlo open` and `menlo serve`: where they listen and what they say."""

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from menlo.kernel.errors import MenloError
from menlo.server import opening


@contextmanager
def menlo(*args: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "menlo", *args]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={"PATH": "", "HOME": "/nowhere"})
    try:
        yield running
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(20)
        assert running.stdout is not None
        running.stdout.close()


@pytest.fixture
def busy() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind((opening.LOCAL, 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_busy_port_gives_way_to_the_next_free_one(busy: int) -> None:
    with opening.listen(opening.LOCAL, busy, opening.TRIES) as opened:
        assert busy < opened.getsockname()[1] < busy + opening.TRIES


def test_a_port_asked_for_is_not_replaced(busy: int) -> None:
    with pytest.raises(MenloError, match=f"cannot listen at 127.0.0.1 port {busy}"):
        opening.listen(opening.LOCAL, busy)


def test_without_a_display_the_address_is_printed_and_answers(tmp_path: Path, busy: int) -> None:
    with menlo("open", "--port", str(busy), "--database", f"sqlite:///{tmp_path / 'menlo.db'}") as running:
        assert running.stdout is not None
        line = running.stdout.readline()
        url = line.split()[1]

        with urllib.request.urlopen(f"{url}/api/about", timeout=10) as answer:
            assert answer.status == 200
    assert line == f"Open {url} in your browser to play.\n"
    assert url.startswith("http://127.0.0.1:") and url != f"http://127.0.0.1:{busy}"


def test_friends_are_told_the_address_they_can_reach(tmp_path: Path, busy: int) -> None:
    args = ("--base-url", "https://menlo.example", "--database", f"sqlite:///{tmp_path / 'menlo.db'}")
    with menlo("open", "--port", str(busy), *args) as running:
        assert running.stdout is not None
        url = running.stdout.readline().split()[1]

        assert running.stdout.readline() == "Friends come in at https://menlo.example\n"
        with urllib.request.urlopen(f"{url}/api/about", timeout=10) as answer:
            assert b'"base_url":"https://menlo.example"' in answer.read()
