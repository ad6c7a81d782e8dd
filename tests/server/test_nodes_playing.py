"""Two server processes on one PostgreSQL and one Redis serve the same matches, whatever happens to one of the three."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from menlo.kernel import registry
from menlo.kernel.rng import seeded
from menlo.server.hosts import Hosts
from menlo.server.store import Store
from menlo.server.verify import verify_match
from menlo.server.workers import Workers
from tests.server import stores
from tests.server.brokers import Broker, running_broker
from tests.server.running import Client, Server

ERA = registry.game("era")


@dataclass
class Nodes:
    url: str
    broker: Broker
    servers: list[Server]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Both run at the beginning of each test, and each test leaves both running."""
    folder = tmp_path_factory.mktemp("nodes")
    log = folder / "log"
    with stores.postgres_schema() as url, running_broker(folder) as broker, log.open("wb") as output:
        both = [
            Server(url, output=output, arguments=["--broker", broker.url, "--rate-limit", "0"]).launch()
            for _ in range(2)
        ]
        try:
            for server in both:
                server.wait()
            yield Nodes(url, broker, both)
        finally:
            for server in both:
                server.kill()
    assert "Traceback" not in log.read_text()


class Person:
    """Plays a seat, or watches without one, and goes to the next node when theirs is gone."""

    def __init__(self, servers: list[Server], match: str, seat: int | None = None, token: str = "") -> None:
        self.servers = cycle(servers)
        self.match = match
        self.seat = seat
        self.tokens = [token] if token else []
        self.rng = seeded(1, seat or 0)
        self.resting = False
        self.accepted: dict[int, dict[str, Any]] = {}  # line -> action
        self.unsure: list[dict[str, Any]] = []  # sent, but whoever was asked went away
        self.heard: list[dict[str, Any]] = []  # every line, as it was told

    async def play(self) -> None:
        while True:
            client = Client(next(self.servers), self.match, self.tokens)
            try:
                await client.enter(since=len(self.heard))
                await self.stay(client)
            except (WebSocketException, OSError):
                await asyncio.sleep(0.05)
            finally:
                self.hear(client)
                await client.leave()

    async def stay(self, client: Client) -> None:
        while True:
            self.hear(client)
            eye = client.updates[-1]["eyes"][0]
            if eye["decision"] is None or self.resting:
                seen = len(client.updates)
                with suppress(TimeoutError):  # meanwhile it may have been told to go on
                    await client.until(lambda seen=seen: len(client.updates) > seen, 0.1)  # type: ignore[misc]
                continue
            action = eye["legal"][self.rng.below(len(eye["legal"]))]["action"]
            self.unsure.append(action)
            answer = await client.act(eye["seat"], action, eye["decision"])
            self.unsure.pop()
            if answer["type"] == "accepted":
                self.accepted[answer["version"] - 1] = action
                await client.at_version(answer["version"])
            else:
                # A node about to restart says so, and hangs up.
                assert answer["code"] == "unavailable", answer

    def hear(self, client: Client) -> None:
        for update in client.updates:
            self.heard += update["happened"]
            update["happened"] = []
        assert [line["number"] for line in self.heard] == list(range(len(self.heard))), "a line was lost, or told twice"


class Table:
    """A match of two people, each at a node of their own, and a bot; and one at either node who watches."""

    def __init__(self, nodes: Nodes) -> None:
        first, second = nodes.servers
        made = first.make("era", ["me", "me", "random"], visibility="open")
        self.match: str = made["match"]["id"]
        ada, charles = (held["token"] for held in made["held"])
        self.tasks: list[asyncio.Task[None]] = []
        self.people = [
            Person([first, second], self.match, 0, ada),
            Person([second, first], self.match, 1, charles),
            Person([first, second], self.match),
            Person([second, first], self.match),
        ]

    @property
    def version(self) -> int:
        return max(len(person.heard) for person in self.people)

    async def reach(self, version: int) -> None:
        while self.version < version:
            self.must_play()
            await asyncio.sleep(0.01)

    def rest(self, resting: bool) -> None:
        for person in self.people:
            person.resting = resting

    def must_play(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()


@asynccontextmanager
async def playing(nodes: Nodes) -> AsyncIterator[Table]:
    """Everyone plays; in the end everyone has heard everything, and all that was accepted is in the log."""
    table = Table(nodes)
    table.tasks = tasks = [asyncio.create_task(person.play()) for person in table.people]
    store = Store(nodes.url)
    await store.open()
    try:
        async with asyncio.timeout(60):
            yield table
            table.rest(True)
            while not await all_heard(store, table):
                table.must_play()
                await asyncio.sleep(0.05)
        await check(store, table)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.close()


async def all_heard(store: Store, table: Table) -> bool:
    """And no bot is about to go on."""
    stored = await store.load(table.match)
    assert stored is not None
    host = await Hosts(store, Workers()).get(table.match)
    idle = 2 not in ERA.deciders(host.match.state)
    return idle and all(len(person.heard) == stored.row.version for person in table.people)


async def check(store: Store, table: Table) -> None:
    lines = await store.lines(table.match)
    await verify_match(Hosts(store, Workers()), table.match)
    told = [(line.seat, line.action) for line in lines]
    for person in table.people:
        for number, action in person.accepted.items():
            assert told[number] == (action["seat"], ERA.notate(ERA.decode(action))), f"line {number}"
        assert [(line["seat"], line["action"]) for line in person.heard] == told
        # Nobody acted for them; only what was on its way when a node went may be there unknown to them.
        own = [number for number, line in enumerate(told) if line[0] == person.seat]
        assert len(own) - len(person.accepted) <= len(person.unsure)


def test_a_match_is_played_through_both(nodes: Nodes) -> None:
    async def run() -> None:
        async with playing(nodes) as table:
            await table.reach(60)
        assert not any(person.unsure for person in table.people)
        views = [server.get(f"/matches/{table.match}/replay", version=60).json() for server in nodes.servers]
        assert views[0] == views[1]

    asyncio.run(run())


def test_a_rolling_restart_loses_no_action(nodes: Nodes) -> None:
    async def run() -> None:
        async with playing(nodes) as table:
            for server in nodes.servers:
                await table.reach(table.version + 10)
                await asyncio.to_thread(server.stop)
                await table.reach(table.version + 5)
                table.rest(True)  # on a busy machine the match might be over before the server is back
                await asyncio.to_thread(server.start)
                table.rest(False)
            await table.reach(table.version + 5)

    asyncio.run(run())


def test_when_a_node_is_killed_everyone_plays_on_at_the_other(nodes: Nodes) -> None:
    async def run() -> None:
        async with playing(nodes) as table:
            await table.reach(20)
            nodes.servers[0].kill()
            await table.reach(table.version + 20)
        await asyncio.to_thread(nodes.servers[0].start)

    asyncio.run(run())


@pytest.mark.parametrize(("way", "seconds"), [("frozen", 5.0), ("empty", 1.0)])
def test_while_redis_is_away_everyone_still_hears_of_everything(nodes: Nodes, way: str, seconds: float) -> None:
    async def run() -> None:
        async with playing(nodes) as table:
            await table.reach(10)
            before = table.version
            if way == "frozen":
                nodes.broker.freeze()
            else:
                nodes.broker.kill()
            await asyncio.sleep(seconds)
            during = table.version
            if way == "frozen":
                nodes.broker.thaw()
            else:
                nodes.broker.start()
            if way == "frozen":
                assert during > before, "play stood still without Redis"
            await table.reach(during + 10)

    asyncio.run(run())
