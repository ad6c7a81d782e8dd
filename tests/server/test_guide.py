"""A guided match on a server: scripted bots, actions that are not for now, reading on, restarts, leaving."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from menlo.kernel import registry
from menlo.kernel.guide import Guide
from tests.server.running import Client, Server

pytestmark = pytest.mark.anyio

GAME = registry.game("era")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('guide') / 'menlo.db'}").start()
    yield running
    running.stop()


def guide() -> Guide:
    found = GAME.guide()
    assert found is not None
    return found


def begin(server: Server) -> dict[str, Any]:
    answer = server.post("/games/era/guide", {"name": "Ada"})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


@asynccontextmanager
async def entered(server: Server, made: dict[str, Any] | None = None) -> AsyncIterator[Client]:
    found = made or begin(server)
    client = await Client(server, found["match"]["id"], [found["held"][0]["token"]]).enter()
    try:
        yield client
    finally:
        await client.leave()


def now(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.updates[-1]["guide"]
    return found


async def waits(client: Client, step: str, what: str) -> None:
    await client.until(lambda: (now(client)["step"], now(client)["waits"]) == (step, what))


async def read(client: Client) -> dict[str, Any]:
    return await client.ask("guided", seat=0, step=now(client)["step"], leave=False)


async def do(client: Client, text: str) -> dict[str, Any]:
    return await client.act(0, dict(GAME.encode(GAME.parse(0, text))))


async def led(client: Client, until: str = "") -> None:
    """Do what the guide says, up to a step or to the end of the led opening."""
    for step in guide().steps:
        if step.id == until:
            return
        await waits(client, step.id, "action" if step.want else "read")
        answer = await do(client, step.want[0]) if step.want else await read(client)
        assert answer["type"] == "accepted", (step.id, answer)


async def test_a_guided_match_is_private_and_sits_the_learner_beside_beginners(server: Server) -> None:
    made = begin(server)
    match = made["match"]

    assert (match["visibility"], match["status"], match["time"]) == ("private", "running", None)
    assert [seat["name"] for seat in match["seats"]] == ["Ada", "Clara", "Otto"]
    assert [seat["bot"] for seat in match["seats"]] == ["", "visitor", "visitor"]
    assert server.get(f"/matches/{match['id']}").status_code == 404
    told = server.get("/games/era/guide").json()
    assert [step["id"] for step in told["steps"]] == [step.id for step in guide().steps]
    assert {game["game"]: game["guide"] for game in server.get("/about").json()["games"]}["era"]


async def test_nothing_moves_until_a_step_was_read(server: Server) -> None:
    async with entered(server) as client:
        assert now(client) == {"step": "goal", "waits": "read", "want": [], "led": True}

        refused = await do(client, "place produce")
        assert (refused["code"], refused["clause"], refused["message"]["id"]) == (
            "guided",
            "ERA-134",
            "guide-read-first",
        )
        assert (await client.ask("guided", seat=0, step="square", leave=False))["code"] == "stale"
        assert (await read(client))["type"] == "accepted"
        await waits(client, "goods", "read")
        assert client.version == 0


async def test_another_legal_action_is_answered_kindly_and_an_illegal_one_by_the_rules(server: Server) -> None:
    async with entered(server) as client:
        await led(client, "place-produce")
        await waits(client, "place-produce", "action")
        assert now(client)["want"] == [{"kind": "place", "seat": 0, "area": 3}]

        refused = await do(client, "place market")
        assert (refused["code"], refused["clause"]) == ("guided", "ERA-20")
        assert refused["message"]["id"] == "era-guide-place-produce-why"
        assert (await do(client, "finish"))["code"] == "illegal"
        assert client.version == 0
        assert (await do(client, "place produce"))["type"] == "accepted"
        # Clara and Otto place one token each, then wait.
        await waits(client, "place-buy", "action")
        assert [line["action"] for update in client.updates for line in update["happened"]] == [
            "place produce", "place build", "place buy",
        ]  # fmt: skip


async def test_what_was_led_cannot_be_taken_back(server: Server) -> None:
    async with entered(server) as client:
        await led(client, "produce-music-box")
        await waits(client, "produce-music-box", "action")

        assert client.eye(0)["undoable"] == 0
        assert (await client.ask("undo", seat=0, turn=False))["code"] == "nothing-to-undo"
        assert (await client.ask("propose", seat=0, version=0))["code"] == "not-allowed"


async def test_after_a_restart_it_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "menlo.db"
    server = Server(f"sqlite:///{database}").start()
    made = begin(server)
    async with entered(server, made) as client:
        await led(client, "resolve-buy")
        await waits(client, "resolve-buy", "action")
        version = client.version
    server.kill()

    again = Server(f"sqlite:///{database}").start()
    async with entered(again, made) as client:
        assert client.version == version
        await waits(client, "resolve-buy", "action")
        assert (await do(client, "resolve buy"))["type"] == "accepted"
        await waits(client, "buy-wood", "action")
    again.stop()
    with sqlite3.connect(database) as connection:
        assert connection.execute("select rated from matches").fetchall() == [("never",)]


async def test_whoever_leaves_the_guide_plays_on_against_the_bots(server: Server) -> None:
    async with entered(server) as client:
        await led(client, "place-buy")
        await waits(client, "place-buy", "action")

        assert (await client.ask("guided", seat=0, step="place-buy", leave=True))["type"] == "accepted"
        await client.until(lambda: client.updates[-1]["guide"] is None)
        assert (await do(client, "place market"))["type"] == "accepted"
        await client.until(lambda: client.eye(0)["decision"] is not None and client.version > 5)
        assert (await client.ask("guided", seat=0, step="", leave=False))["code"] == "not-allowed"


def producing(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Whatever leads to an invention produced; the learner has the cubes for most of the cards."""
    area = 3
    return next((one for one in legal if one["kind"] == "produce" or one.get("area") == area), legal[0])


async def test_after_the_led_opening_tips_come_with_what_happens_and_bots_wait_for_them(server: Server) -> None:
    async with entered(server) as client:
        await led(client)
        await client.until(lambda: not now(client)["led"])
        tips: list[str] = []
        while client.updates[-1]["guide"] is not None:
            guided, eye = now(client), client.eye(0)
            if guided["step"]:
                version = client.version
                assert (guided["waits"], guided["led"]) == ("read", False)
                await asyncio.sleep(0.05)
                assert client.version == version
                tips.append(guided["step"])
                assert (await read(client))["type"] == "accepted"
                await client.until(lambda: client.updates[-1]["guide"] is None or now(client)["step"] not in tips)
            elif eye["decision"] is not None:
                await client.act(0, producing([choice["action"] for choice in eye["legal"]]))
            else:
                await client.next_update()

        assert tips[-1] == "tip-end" and "tip-produced" in tips and len(tips) == len(set(tips))
        assert client.eye(0)["view"]["round"] == 4
