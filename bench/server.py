"""How much play one server process carries: `make bench-server`.

300 live matches are played at once over real WebSockets, each by a client that acts as soon as it is answered. Reported
are accepted actions per second with p50 and p99 of the time to the answer, beside two yardsticks measured in the same
run: durable commits per second of the bare store (one row each, SQLite, synchronous=FULL) and messages per second of a
bare WebSocket echo with as many clients. Then the resident memory of a match that nobody plays.
"""

import argparse
import asyncio
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.running import Client, Server, free_port


def resident_kib(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def bare_commits(folder: Path, seconds: float) -> float:
    """Durable single-row transactions per second of this disk."""
    with sqlite3.connect(folder / "bare.db", isolation_level=None) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE line (number INTEGER PRIMARY KEY, text TEXT)")
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            database.execute("INSERT INTO line VALUES (?, ?)", (done, "x" * 100))
            done += 1
        return done / (time.perf_counter() - start)


async def bare_echo(port: int, clients: int, seconds: float) -> float:
    """Messages per second that an echo server in another process sends back."""
    done = 0
    end = time.perf_counter() + seconds

    async def talk() -> None:
        nonlocal done
        async with connect(f"ws://127.0.0.1:{port}") as socket:
            while time.perf_counter() < end:
                await socket.send("x" * 200)
                await socket.recv()
                done += 1

    await asyncio.gather(*(talk() for _ in range(clients)))
    return done / seconds


def run_echo(port: int) -> None:
    async def echo(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    async def main() -> None:
        async with serve(echo, "127.0.0.1", port):
            await asyncio.get_running_loop().create_future()

    asyncio.run(main())


class Load:
    """Clients that act as fast as they are answered."""

    def __init__(self, server: Server, matches: int) -> None:
        self.server = server
        self.matches = matches
        self.waits: list[float] = []

    async def run(self, seconds: float) -> None:
        made = [self.server.make("era", ["me"] * 3) for _ in range(self.matches)]
        clients = []
        for one in made:
            tokens = [held["token"] for held in one["held"]]
            clients.append(await Client(self.server, one["match"]["id"], tokens).enter())
        end = time.perf_counter() + seconds
        await asyncio.gather(*(self.play(client, end) for client in clients))
        for client in clients:
            await client.leave()

    async def play(self, client: Client, end: float) -> None:
        turn = 0
        while not client.over and time.perf_counter() < end:
            eye: dict[str, Any] = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
            action = eye["legal"][turn % len(eye["legal"])]["action"]
            version, start = client.version, time.perf_counter()
            answer = await client.act(eye["seat"], action, eye["decision"])
            self.waits.append(time.perf_counter() - start)
            assert answer["type"] == "accepted", answer
            await client.at_version(version + 1)
            turn += 1


def idle_kib(server: Server, matches: int) -> float:
    """Resident memory per match that is loaded and not played."""
    assert server.process is not None
    before = resident_kib(server.process.pid)
    for _ in range(matches):
        server.make("era", ["me"] * 3)
    return (resident_kib(server.process.pid) - before) / matches


def measure(matches: int, seconds: float) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        commits = bare_commits(folder, seconds / 2)
        port = free_port()
        echoing = subprocess.Popen([sys.executable, __file__, "--echo", str(port)])
        time.sleep(1.0)
        echo = asyncio.run(bare_echo(port, matches, seconds / 2))
        echoing.kill()
        server = Server(f"sqlite:///{folder / 'menlo.db'}").start()
        try:
            idle = idle_kib(server, 300)
            load = Load(server, matches)
            asyncio.run(load.run(seconds))
        finally:
            server.kill()
        commits_after = bare_commits(Path(tempfile.mkdtemp(dir=folder)), seconds / 2)
    rate = len(load.waits) / seconds
    waits = statistics.quantiles(load.waits, n=100)
    return {
        "matches": matches,
        "accepted_per_s": round(rate, 1),
        "p50_ms": round(waits[49] * 1000, 1),
        "p99_ms": round(waits[98] * 1000, 1),
        "bare_commits_per_s": [round(commits, 1), round(commits_after, 1)],
        "bare_echo_per_s": round(echo, 1),
        "ratio_to_commits": round(rate / statistics.mean([commits, commits_after]), 3),
        "ratio_to_echo": round(rate / echo, 3),
        "idle_match_kib": round(idle, 1),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--echo", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.echo:
        run_echo(arguments.echo)
    else:
        print(json.dumps(measure(arguments.matches, arguments.seconds)))
