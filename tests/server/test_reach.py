"""What a seat can reach is told to its holder alone, and only while it plans."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from menlo.games.smartphone.reach_data import reach_view
from tests.games.smartphone.table import Table
from tests.server.running import Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('reach') / 'menlo.db'}").start()
    yield running
    running.stop()


class Planning:
    """Two people at a table, in browsers of their own, with colours green and blue chosen."""

    def __init__(self, server: Server, visibility: str = "private") -> None:
        self.server = server
        self.made = server.make("smartphone", ["me", "me"], visibility=visibility)
        self.id: str = self.made["match"]["id"]
        self.tokens: list[str] = [held["token"] for held in self.made["held"]]

    def reach(self, seat: int, token: str) -> dict[str, Any]:
        answer: dict[str, Any] = self.server.get(f"/matches/{self.id}/reach", token, seat=seat).json()
        return answer

    def settle(self) -> "Planning":
        """Choose the colours and leave."""

        async def run() -> None:
            async with self.seated():
                pass

        asyncio.run(run())
        return self

    @asynccontextmanager
    async def seated(self) -> AsyncIterator[list[Client]]:
        clients = [await Client(self.server, self.id, [token]).enter() for token in self.tokens]
        for seat, client in enumerate(clients):
            await client.until(lambda client=client, seat=seat: client.eye(seat)["decision"] is not None)  # type: ignore[misc]
            await self.step(client, seat, {"kind": "choose-colour", "seat": seat, "colour": seat})
        await clients[0].until(lambda: clients[0].eye(0)["view"]["phase"] == "planning")
        yield clients
        for client in clients:
            await client.leave()

    async def step(self, client: Client, seat: int, action: dict[str, Any]) -> None:
        decision = client.eye(seat)["decision"]
        answer = await client.act(seat, action)
        assert answer["type"] == "accepted", answer
        await client.until(lambda: bool(client.eye(seat)["decision"] != decision))


def expected(seat: int) -> dict[str, Any]:
    """What the engine lists; at the start it depends on the colour alone."""
    return dict(reach_view(Table(2).state, seat))


def test_the_holder_of_a_seat_gets_what_the_engine_lists(server: Server) -> None:
    planning = Planning(server).settle()

    for seat in (0, 1):
        assert planning.reach(seat, planning.tokens[seat]) == {"reach": expected(seat)}
    assert expected(0) != expected(1)


@pytest.mark.parametrize(("visibility", "stranger"), [("private", "unknown-match"), ("open", "not-seated")])
def test_nobody_else_gets_it(server: Server, visibility: str, stranger: str) -> None:
    planning = Planning(server, visibility).settle()

    refusals = [
        (planning.reach(0, planning.tokens[1]), "not-seated"),
        (planning.reach(1, planning.tokens[0]), "not-seated"),
        (planning.reach(-1, planning.tokens[0]), "not-seated"),
        (planning.reach(0, ""), stranger),
        (planning.reach(0, "x" * 43), stranger),
    ]

    for answer, code in refusals:
        assert answer["code"] == code
        assert "reach" not in answer and "results" not in str(answer)


@pytest.mark.clause("SMART-16")
def test_it_tells_nothing_of_what_others_plan(server: Server) -> None:
    async def run() -> tuple[list[dict[str, Any]], int]:
        planning = Planning(server)
        async with planning.seated() as clients:
            seen = [planning.reach(0, planning.tokens[0])]
            for action in (
                {"kind": "choose-pads", "seat": 1, "lower": 1, "face_a": 0, "face_b": 1},
                {"kind": "lay-pad", "seat": 1, "turn": 0, "row": 1, "column": 0},
                {"kind": "lay-down", "seat": 1, "design": 1},
                {"kind": "confirm", "seat": 1},
            ):
                await planning.step(clients[1], 1, action)
                seen.append(planning.reach(0, planning.tokens[0]))
            return seen, clients[0].version

    seen, version = asyncio.run(run())

    assert all(answer == seen[0] for answer in seen[1:])
    assert "reach" in seen[0] and version > 0


@pytest.mark.clause("SMART-31")
def test_there_is_nothing_to_list_before_and_after_planning(server: Server) -> None:
    async def run() -> list[dict[str, Any]]:
        planning = Planning(server)
        answers = [planning.reach(0, planning.tokens[0])]
        async with planning.seated() as clients:
            found = planning.reach(0, planning.tokens[0])["reach"]
            result = found["results"][len(found["results"]) // 2]
            for step in result["steps"]:
                await planning.step(clients[0], 0, found["actions"][step])
            plan = clients[0].eye(0)["view"]["mats"][0]["plan"]["result"]
            assert plan == {name: result[name] for name in plan}
            assert planning.reach(0, planning.tokens[0])["reach"]["drafted"] == len(result["steps"])
            await clients[0].act(0, {"kind": "confirm", "seat": 0})
            answers.append(planning.reach(0, planning.tokens[0]))
        return answers

    assert [answer["code"] for answer in asyncio.run(run())] == ["not-allowed", "not-allowed"]


def test_a_game_without_such_a_list_says_so(server: Server) -> None:
    made = server.make("era", ["me", "me", "me"])
    token = made["held"][0]["token"]
    waiting = server.make("smartphone", ["me", "open"], visibility="open")

    answer = server.get(f"/matches/{made['match']['id']}/reach", token, seat=0).json()
    early = server.get(f"/matches/{waiting['match']['id']}/reach", waiting["held"][0]["token"], seat=0).json()

    assert answer["code"] == "not-allowed"
    assert early["code"] == "not-running"
