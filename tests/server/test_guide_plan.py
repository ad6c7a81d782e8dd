"""A guided match in which a plan is laid out freely and in secret: what counts is what it shows."""

from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from menlo.kernel import registry
from tests.server.running import Client, Server
from tests.server.test_guide import now, read, waits

pytestmark = pytest.mark.anyio

GAME = registry.game("smartphone")
MEANT = ("choose-pads a1 b1", "lay-pad 0 0 1")
OTHER = ("choose-pads b1 a2", "lay-pad 0 -1 -1")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('guide') / 'menlo.db'}").start()
    yield running
    running.stop()


async def do(client: Client, text: str) -> dict[str, Any]:
    return await followed(client, client.act(0, dict(GAME.encode(GAME.parse(0, text)))))


async def undo(client: Client) -> dict[str, Any]:
    return await followed(client, client.ask("undo", seat=0, turn=False))


async def followed(client: Client, asked: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """The answer, once the position that came of it is told."""
    seen = len(client.updates)
    answer = await asked
    if answer["type"] == "accepted":
        await client.until(lambda: len(client.updates) > seen)
    return answer


@asynccontextmanager
async def planning(server: Server) -> AsyncIterator[Client]:
    """At the step that wants a pad laid on the other."""
    made = server.post("/games/smartphone/guide", {"name": "Ada"}).json()
    client = await Client(server, made["match"]["id"], [made["held"][0]["token"]]).enter()
    for step in ("goal", "customers", "colour", "others", "retailers", "phases", "pads", "symbols"):
        await waits(client, step, "action" if step == "colour" else "read")
        answer = await do(client, "choose-colour red") if step == "colour" else await read(client)
        assert answer["type"] == "accepted", (step, answer)
    await waits(client, "slide", "action")
    try:
        yield client
    finally:
        await client.leave()


async def test_a_plan_may_be_laid_and_taken_back_and_is_judged_by_what_it_shows(server: Server) -> None:
    async with planning(server) as client:
        for text in ("choose-pads a1 b1", "lay-pad 0 1 1"):
            assert (await do(client, text))["type"] == "accepted"
        assert (now(client)["waits"], now(client)["want"]) == ("action", [])
        assert (await client.ask("guided", seat=0, step="slide", leave=False))["code"] == "stale"
        refused = await do(client, "confirm")
        assert (refused["code"], refused["clause"]) == ("guided", "SMART-20")
        assert refused["message"]["id"] == "smartphone-guide-slide-why"

        assert client.eye(0)["undoable"] == 2
        for _ in range(2):
            assert (await undo(client))["type"] == "accepted"
        # Another plan than the one that is shown, with the same result.
        for text in OTHER:
            assert (await do(client, text))["type"] == "accepted"
        await waits(client, "slide", "read")
        # It stays free: what is changed again does not do any more.
        assert (await undo(client))["type"] == "accepted"
        await waits(client, "slide", "action")
        assert (await do(client, OTHER[1]))["type"] == "accepted"
        await waits(client, "slide", "read")
        assert (await do(client, "confirm"))["message"]["id"] == "guide-read-first"
        assert (await read(client))["type"] == "accepted"
        await waits(client, "covered", "read")


async def test_what_was_laid_in_one_step_can_be_taken_back_in_the_next(server: Server) -> None:
    async with planning(server) as client:
        for text in MEANT:
            await do(client, text)
        await waits(client, "slide", "read")
        await read(client)
        await waits(client, "covered", "read")
        await read(client)
        await waits(client, "flip", "action")

        assert client.eye(0)["undoable"] == 2
        for _ in MEANT:
            assert (await undo(client))["type"] == "accepted"
        assert (await do(client, "choose-pads a1 b2"))["type"] == "accepted"
        await waits(client, "flip", "read")


async def test_nobody_is_told_of_a_plan_before_all_are_ready(server: Server) -> None:
    """The others' plans of the script are hidden from the learner like anyone's."""
    guide = GAME.guide()
    assert guide is not None
    async with planning(server) as client:
        laid: tuple[str, ...] = ()
        for step in guide.steps[[step.id for step in guide.steps].index("slide") :]:
            if step.id == "ready":
                break
            if step.until:
                for _ in laid:
                    assert (await undo(client))["type"] == "accepted", step.id
                for text in (laid := tuple(step.way)):
                    assert (await do(client, text))["type"] == "accepted", (step.id, text)
            await waits(client, step.id, "read")
            await read(client)
        await waits(client, "ready", "action")

        mats = client.eye(0)["view"]["mats"]
        assert [mat["ready"] for mat in mats] == [False, True, True]
        assert [mat["plan"] is None for mat in mats] == [False, True, True]
        told = [line["action"] for update in client.updates for line in update["happened"]]
        assert told == ["choose-colour red", "choose-colour yellow", "choose-colour black"]
        assert client.eye(0)["undoable"] == 0, "the plan is good as it lies"
        assert (await do(client, "confirm"))["type"] == "accepted"
        await waits(client, "reveal", "read")
        assert all(mat["plan"] is not None for mat in client.eye(0)["view"]["mats"])
