"""The end of the process at any moment."""

import os
import random
import signal
import subprocess
import sys
import threading

import pytest

from menlo.server.store import Store
from tests.server import stores, storing
from tests.server.stores import begin
from tests.server.storing import consistent, the

pytestmark = pytest.mark.anyio

anyio_backend = storing.anyio_backend
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url

ROUNDS = 100 if os.environ.get("MENLO_SOAK") else 5


async def test_what_was_acknowledged_survives_a_kill_at_any_moment(url: str) -> None:
    names = [f"m{i}" for i in range(20)]
    store = Store(url)
    await store.open()
    await begin(store, *names)
    await store.close()
    acknowledged = dict.fromkeys(names, -1)
    chance = random.Random()

    for _ in range(ROUNDS):
        command = [sys.executable, "-m", "tests.server.stores", url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            heard = [child.stdout.readline()]
            killer = threading.Timer(chance.random() * 0.4, child.send_signal, [signal.SIGKILL])
            killer.start()
            heard += child.stdout.readlines()
        assert child.returncode == -signal.SIGKILL
        fresh = 0
        for line in heard:
            if line.endswith("\n"):
                name, number = line.split()
                assert int(number) > acknowledged[name], "acknowledged twice"
                acknowledged[name] = int(number)
                fresh += 1
        assert fresh > 0

        store = Store(url)
        await store.open()
        for name in names:
            assert await consistent(store, name)
            assert (await the(store, name)).row.version > acknowledged[name]
        await store.close()
