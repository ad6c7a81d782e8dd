"""kill -9 under load: after a restart every accepted action is there, none twice, and every match goes on."""

import asyncio
from typing import Any

from websockets.exceptions import WebSocketException

from menlo.kernel import registry
from menlo.kernel.rng import Rng, seeded
from tests.conformance.cases import SOAK
from tests.server import stores
from tests.server.running import Client, Server

url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url

KILLS = 200 if SOAK else 10
MATCHES = 5
ERA = registry.game("era")


class Table:
    """A match all of whose seats one client plays, remembering what was accepted."""

    def __init__(self, made: dict[str, Any], rng: Rng) -> None:
        self.id: str = made["match"]["id"]
        self.tokens = [held["token"] for held in made["held"]]
        self.rng = rng
        self.accepted: dict[int, dict[str, Any]] = {}  # line number -> action
        self.unsure: dict[str, Any] | None = None  # sent, but the server died before it answered

    async def play(self, server: Server) -> None:
        """Act as fast as the server answers, until it dies or the match is over."""
        client = Client(server, self.id, self.tokens)
        try:
            await client.enter()
            while not client.over:
                eye = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
                action = eye["legal"][self.rng.below(len(eye["legal"]))]["action"]
                version = client.version
                self.unsure = action
                answer = await client.act(eye["seat"], action, eye["decision"])
                assert answer["type"] == "accepted", answer
                self.accepted[answer["version"] - 1] = action
                self.unsure = None
                await client.at_version(version + 1)
        except (WebSocketException, OSError, asyncio.CancelledError):
            pass  # also while it entered: a kill may come at any moment
        finally:
            client.stop_listening()

    async def check(self, server: Server) -> None:
        """The log holds what was accepted, in its place, and at most the one action that was on its way."""
        client = await Client(server, self.id, self.tokens).enter(since=0)
        lines = [line for update in client.updates for line in update["happened"]]
        assert [line["number"] for line in lines] == list(range(client.version))
        for number, action in self.accepted.items():
            assert number < client.version, f"accepted line {number} is lost"
            assert lines[number]["seat"] == action["seat"]
            assert lines[number]["action"] == ERA.notate(ERA.decode(action)), f"line {number} is another than accepted"
        extra = client.version - len(self.accepted)
        assert extra in ((0, 1) if self.unsure is not None else (0,)), "a line nobody sent, or one twice"
        if extra:
            assert self.unsure is not None
            self.accepted[client.version - 1] = self.unsure
        self.unsure = None
        await client.leave()


def test_no_accepted_action_is_lost(url: str) -> None:
    rng = seeded(KILLS, 1)
    server = Server(url).start()
    tables = [Table(server.make("era", ["me"] * 3), seeded(i)) for i in range(MATCHES)]

    async def until_killed() -> None:
        players = [asyncio.create_task(table.play(server)) for table in tables]
        await asyncio.sleep(0.3 + rng.below(1000) / 1000)
        server.kill()
        for player in players:
            player.cancel()
        await asyncio.gather(*players)

    async def check_all() -> None:
        for table in tables:
            await table.check(server)

    played = 0
    try:
        for _ in range(KILLS):
            asyncio.run(until_killed())
            server.start()
            asyncio.run(check_all())
            # A match that is over makes place for a new one.
            for i, table in enumerate(tables):
                if len(table.accepted) > 150:
                    played += len(table.accepted)
                    tables[i] = Table(server.make("era", ["me"] * 3), rng.spawn())
    finally:
        server.kill()
    assert played + sum(len(table.accepted) for table in tables) > KILLS * MATCHES, "hardly anything was played"
