"""How much play one server process carries, and how much two do: `make bench-server`.

300 live matches are played at once over real WebSockets, in two ways. *Saturated*: every player acts as soon as it may,
which tells how much one process can do; the times to the answer are then those of a queue. *Half*: players act by the
clock, all together half as often as the saturated server managed, and the time to the answer is counted from the moment
they meant to act; that is what people feel.

Beside them stand yardsticks measured in the same run, because machines differ and are shared: durable commits per
second of bare SQLite (one row each, synchronous=FULL), messages per second of a bare WebSocket echo with as many
clients, and the processor time of the server for one accepted action. Last, the resident memory of a match that nobody
plays.

With `--nodes` the same load is put on one node and then on two, all on one PostgreSQL (synchronous) and one Redis; each
match is played at one of them, half of the matches also followed by a spectator at the other.
"""

import argparse
import asyncio
import contextlib
import json
import os
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server import stores
from tests.server.brokers import running_broker
from tests.server.running import Server, free_port

from players import Player, enter

Tables = list[tuple[str, list[str]]]  # a match and the tokens of its seats


def resident_kib(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def processor_seconds(pid: int) -> float:
    """User and system time of a process with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        async with connect(f"ws://127.0.0.1:{port}", open_timeout=None) as talking:
            while time.perf_counter() < end:
                await talking.send("x" * 200)
                await talking.recv()
                done += 1

    await asyncio.gather(*(talk() for _ in range(clients)))
    return done / seconds


def wait_for(port: int) -> None:
    """Until someone listens there."""
    while True:
        with contextlib.suppress(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        time.sleep(0.1)


def run_echo(port: int) -> None:
    async def echo(talking: ServerConnection) -> None:
        async for message in talking:
            await talking.send(message)

    async def main() -> None:
        async with serve(echo, "127.0.0.1", port):
            await asyncio.get_running_loop().create_future()

    asyncio.run(main())


class Load:
    """Players of many matches for some seconds."""

    def __init__(self, servers: Sequence[Server], game: str, matches: int, seconds: float) -> None:
        self.servers = servers
        self.pids = [server.process.pid for server in servers if server.process is not None]
        self.tables = make(servers[0], game, matches)
        self.seconds = seconds
        self.meant: dict[Player, float] = {}  # when the action under way was meant to be made
        self.waits: list[float] = []

    async def run(self, rate: float | None) -> dict[str, object]:
        """At a rate of actions per second of all players together; without one, as fast as they are answered."""
        count = len(self.servers)
        players, spectators = [], []
        for number, (match, tokens) in enumerate(self.tables):
            players.append(await enter(self.servers[number % count].port, match, tokens))
            if count > 1 and number % 2:
                spectators.append(await enter(self.servers[(number + 1) % count].port, match, tokens[:1]))
        before, own, received = self.worked(), time.process_time(), sum(p.bytes for p in players)
        start = time.perf_counter()
        for number, player in enumerate(players):
            player.answered = self.note
            if rate is None:
                player.ready = self.act
                self.act(player)
            else:
                pace = Pace(self, player, len(players) / rate)
                player.ready = pace.ready
                asyncio.get_running_loop().call_later(number / rate, pace.due)
        await asyncio.sleep(self.seconds)
        done, took = len(self.waits), time.perf_counter() - start
        work, clients = self.worked() - before, time.process_time() - own
        bytes = sum(player.bytes for player in players) - received
        for player in [*players, *spectators]:
            player.ready = player.answered = lambda player: None
            player.transport.close()
        cuts = statistics.quantiles(self.waits, n=100)
        return {
            "accepted_per_s": round(done / took, 1),
            "p50_ms": round(cuts[49] * 1000, 1),
            "p99_ms": round(cuts[98] * 1000, 1),
            "server_ms_per_action": round(work / done * 1000, 3),
            "server_busy": round(work / took, 2),
            "clients_busy": round(clients / took, 2),
            "bytes_per_action": round(bytes / done),
        }

    def worked(self) -> float:
        return sum(processor_seconds(pid) for pid in self.pids)

    def act(self, player: Player) -> None:
        self.meant[player] = time.perf_counter()
        player.act()

    def note(self, player: Player) -> None:
        self.waits.append(time.perf_counter() - self.meant[player])


class Pace:
    """The clock of one player in an open loop: what is late because the server was late counts as waiting."""

    def __init__(self, load: Load, player: Player, period: float) -> None:
        self.load = load
        self.player = player
        self.period = period
        self.times: list[float] = []  # actions that are due

    def due(self) -> None:
        if self.player.over:
            return
        self.times.append(time.perf_counter())
        asyncio.get_running_loop().call_later(self.period, self.due)
        if self.player.free:
            self.ready(self.player)

    def ready(self, player: Player) -> None:
        if self.times:
            self.load.meant[player] = self.times.pop(0)
            player.act()


def make(server: Server, game: str, matches: int) -> Tables:
    made: list[dict[str, Any]] = [server.make(game, ["me"] * 3) for _ in range(matches)]
    return [(one["match"]["id"], [held["token"] for held in one["held"]]) for one in made]


def idle_kib(server: Server, game: str, matches: int) -> float:
    """Resident memory per match that is loaded and not played."""
    assert server.process is not None
    before = resident_kib(server.process.pid)
    make(server, game, matches)
    return (resident_kib(server.process.pid) - before) / matches


def measure(game: str, matches: int, seconds: float) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        commits = bare_commits(folder, seconds / 4)
        port = free_port()
        echoing = subprocess.Popen([sys.executable, __file__, "--echo", str(port)])
        try:
            wait_for(port)
            echo = asyncio.run(bare_echo(port, matches, seconds / 4))
        finally:
            echoing.kill()
        server = Server(
            f"sqlite:///{folder / 'menlo.db'}", output=sys.stderr.buffer, arguments=["--rate-limit", "0"]
        ).start()
        try:
            idle = idle_kib(server, game, 300)
            saturated = asyncio.run(Load([server], game, matches, seconds).run(None))
            rate = float(str(saturated["accepted_per_s"]))
            half = asyncio.run(Load([server], game, matches, seconds).run(rate / 2))
        finally:
            server.kill()
        commits_after = bare_commits(Path(tempfile.mkdtemp(dir=folder)), seconds / 4)
    return {
        "game": game,
        "matches": matches,
        "saturated": saturated,
        "half": half,
        "bare_commits_per_s": [round(commits, 1), round(commits_after, 1)],
        "bare_echo_per_s": round(echo, 1),
        "ratio_to_commits": round(rate / statistics.mean([commits, commits_after]), 3),
        "ratio_to_echo": round(rate / echo, 3),
        "idle_match_kib": round(idle, 1),
    }


def measure_nodes(game: str, matches: int, seconds: float) -> dict[str, object]:
    """One node, two, and one again, because a shared machine changes meanwhile."""
    found: dict[str, object] = {"game": game, "matches": matches}
    durable = stores.postgres(durable=True)
    assert not isinstance(durable, str), durable
    with tempfile.TemporaryDirectory() as name, running_broker(Path(name)) as broker:
        for label, count in (("one", 1), ("two", 2), ("one again", 1)):
            schema = f"bench_{label.replace(' ', '_')}"
            durable.run(f"CREATE SCHEMA {schema}")
            options = ["--broker", broker.url, "--rate-limit", "0"]
            servers = [Server(durable.url(schema), arguments=options).start() for _ in range(count)]
            try:
                saturated = asyncio.run(Load(servers, game, matches, seconds).run(None))
                rate = float(str(saturated["accepted_per_s"]))
                half = asyncio.run(Load(servers, game, matches, seconds).run(rate / 2))
            finally:
                for server in servers:
                    server.kill()
            found[label] = {"saturated": saturated, "half": half}
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="era")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--nodes", action="store_true", help="one node against two, on PostgreSQL and Redis")
    parser.add_argument("--echo", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.echo:
        run_echo(arguments.echo)
    elif arguments.nodes:
        print(json.dumps(measure_nodes(arguments.game, arguments.matches, arguments.seconds), indent=2))
    else:
        print(json.dumps(measure(arguments.game, arguments.matches, arguments.seconds), indent=2))
