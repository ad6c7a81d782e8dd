"""Hints: for the seat that decides, where the table allows them, from what the seat may see and nothing else."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

import menlo
from menlo.kernel import registry
from menlo.kernel.game import SPECTATOR
from menlo.kernel.rng import seeded
from menlo.server.advice.hints import KIND, question
from menlo.server.broker import connect
from menlo.server.job_queue import ASK_SECONDS, DistantWorkers
from menlo.server.kinds import BOT, kinds
from menlo.server.worker import Worker, WorkerSettings
from menlo.server.workers import Workers
from tests.server import brokers
from tests.server.brokers import Broker
from tests.server.running import Client, Server

broker = brokers.broker

FEW = ["--advice-iterations", "6", "--rate-limit", "0"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('hints') / 'menlo.db'}", arguments=FEW).start()
    yield running
    running.stop()


def hint(server: Server, made: dict[str, Any], seat: int = 0, token: str | None = None) -> dict[str, Any]:
    tokens = {held["seat"]: held["token"] for held in made["held"]}
    sent = tokens.get(seat, "") if token is None else token
    answer: dict[str, Any] = server.post(f"/matches/{made['match']['id']}/hint", {"seat": seat}, sent).json()
    return answer


def verdict(server: Server, made: dict[str, Any], action: dict[str, Any]) -> dict[str, Any]:
    held = made["held"][0]
    body = {"seat": held["seat"], "action": action}
    answer: dict[str, Any] = server.post(f"/matches/{made['match']['id']}/verdict", body, held["token"]).json()
    return answer


async def decider(server: Server, made: dict[str, Any]) -> tuple[Client, int]:
    """A client that holds all seats of the table, and the seat that must decide now."""
    client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
    await client.until(lambda: any(eye["decision"] for eye in client.updates[-1]["eyes"]))
    return client, next(eye["seat"] for eye in client.updates[-1]["eyes"] if eye["decision"])


def test_a_match_in_which_someone_was_helped_is_not_rated(server: Server) -> None:
    made = server.make("era", ["me", "me", "me"], hints=True)
    id = made["match"]["id"]

    def rated() -> str:
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as store:
            found: tuple[str] = store.execute("select rated from matches where id = ?", [id]).fetchone()
        return found[0]

    async def run() -> None:
        client, seat = await decider(server, made)
        assert rated() == "pending"
        assert hint(server, made, seat)["ways"]
        assert rated() == "never"
        assert (await client.act(seat, client.eye(seat)["legal"][0]["action"]))["type"] == "accepted"
        await client.leave()

    asyncio.run(run())


@pytest.mark.parametrize("game", registry.games())
def test_the_best_ways_are_told_and_can_be_done(server: Server, game: str) -> None:
    made = server.make(game, ["me", "me", "me"], hints=True)

    async def run() -> None:
        client, seat = await decider(server, made)
        for _ in range(4):
            found = hint(server, made, seat)
            legal = [choice["action"] for choice in client.eye(seat)["legal"]]
            assert 1 <= len(found["ways"]) <= 3 and found["unit"] == "share"
            own = [way["shares"][seat] for way in found["ways"]]
            assert own == sorted(own, reverse=True)
            assert all(sum(way["shares"]) == pytest.approx(1, abs=0.01) for way in found["ways"])
            assert all(way["visits"] > 0 and way["actions"][0]["action"] in legal for way in found["ways"])
            assert hint(server, made, seat) == found, "who asks again is told the same"
            for step in found["ways"][0]["actions"]:
                decision = client.eye(seat)["decision"]
                told = next(c for c in client.eye(seat)["legal"] if c["action"] == step["action"])
                assert told["label"]["id"] == step["label"]["id"]
                assert (await client.act(seat, step["action"]))["type"] == "accepted"
                await client.until(lambda seat=seat, decision=decision: client.eye(seat)["decision"] != decision)  # type: ignore[misc]
            await client.until(lambda: any(eye["decision"] for eye in client.updates[-1]["eyes"]))
            seat = next(eye["seat"] for eye in client.updates[-1]["eyes"] if eye["decision"])
        await client.leave()

    asyncio.run(run())


def test_a_secret_plan_is_advised_as_a_whole(server: Server) -> None:
    made = server.make("smartphone", ["me", "me"], hints=True)

    async def run() -> None:
        client, _ = await decider(server, made)
        for seat in (0, 1):
            await client.until(lambda seat=seat: client.eye(seat)["decision"] is not None)  # type: ignore[misc]
            await client.act(seat, {"kind": "choose-colour", "seat": seat, "colour": seat})
        await client.until(lambda: bool(client.eye(0)["view"]["phase"] == "planning"))
        ways = hint(server, made, 0)["ways"]
        assert all([step["action"]["kind"] for step in way["actions"]][-1] == "confirm" for way in ways)
        assert all(len(way["actions"]) > 2 for way in ways)
        await client.leave()

    asyncio.run(run())


def test_only_the_seat_that_decides_is_told_anything(server: Server) -> None:
    made = server.make("era", ["me", "me", "greedy"], hints=True, visibility="open")

    async def run() -> tuple[int, int]:
        client, seat = await decider(server, made)
        await client.leave()
        return seat, 1 - seat

    deciding, other = asyncio.run(run())
    tokens = {held["seat"]: held["token"] for held in made["held"]}

    assert hint(server, made, other)["code"] == "not-allowed"
    for seat, token in ((deciding, ""), (deciding, tokens[other]), (2, tokens[0]), (SPECTATOR, tokens[0])):
        answer = hint(server, made, seat, token)
        assert answer["code"] == "not-seated" and "ways" not in answer


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        (["me", "greedy", "greedy"], {}, True),
        (["me", "me", "greedy"], {}, False),
        (["me", "open", "greedy"], {"visibility": "open"}, False),
        (["me", "greedy", "greedy"], {"hints": False}, False),
        (["me", "open", "greedy"], {"hints": True, "visibility": "open"}, True),
    ],
)
def test_a_table_says_whether_it_allows_them(
    server: Server, seats: list[str], wish: dict[str, Any], allowed: bool
) -> None:
    made = server.make("era", seats, **wish)

    assert made["match"]["hints"] is allowed
    assert server.get(f"/matches/{made['match']['id']}", made["held"][0]["token"]).json()["hints"] is allowed
    if not allowed:
        assert hint(server, made)["code"] == "not-allowed"
    elif "open" in seats:
        assert hint(server, made)["code"] == "not-running"


def test_a_sandbox_tells_what_an_action_is_worth_and_a_match_does_not(server: Server) -> None:
    made = server.make("era", ["me", "me", "me"])

    async def run() -> None:
        client, seat = await decider(server, made)
        token = next(held["token"] for held in made["held"] if held["seat"] == seat)
        wish = {"version": 0, "me": [seat], "bot": "greedy", "token": token}
        sandbox = server.post(f"/matches/{made['match']['id']}/fork", wish).json()
        assert sandbox["match"]["hints"] is True
        first = client.eye(seat)["legal"][0]["action"]
        found = verdict(server, sandbox, first)
        assert found["settled"] and found["as_good"] in (True, False) and found["unit"] == "share"
        assert found["best"][seat] >= found["shares"][seat]
        assert verdict(server, sandbox, {**first, "area": 99})["code"] == "malformed"
        assert verdict(server, sandbox, {"kind": "pass", "seat": seat})["code"] in ("illegal", "malformed")
        allowing = server.make("era", ["me", "greedy", "greedy"])
        assert verdict(server, allowing, {**first, "seat": 0})["code"] == "not-allowed"
        assert verdict(server, made, first)["code"] == "not-allowed"
        # Nothing was done.
        assert server.get(f"/matches/{sandbox['match']['id']}", sandbox["held"][0]["token"]).json()["version"] == 0
        await client.leave()

    asyncio.run(run())


def test_a_plan_is_settled_by_its_last_step(server: Server) -> None:
    made = server.make("smartphone", ["me", "greedy"])

    async def run() -> None:
        client, _ = await decider(server, made)
        while client.eye(0)["view"]["phase"] != "planning" or not client.eye(0)["decision"]:
            if client.eye(0)["decision"]:
                await client.act(0)
            await client.next_update()
        wish = {"version": client.version, "me": [0], "bot": "greedy", "token": made["held"][0]["token"]}
        sandbox = server.post(f"/matches/{made['match']['id']}/fork", wish).json()
        await client.leave()
        playing, _ = await decider(server, sandbox)
        plan = [step["action"] for step in hint(server, sandbox)["ways"][0]["actions"]]
        for step in plan[:-1]:
            assert verdict(server, sandbox, step) == {
                "settled": False, "as_good": False, "shares": [], "best": [], "unit": "share",
            }  # fmt: skip
            decision = playing.eye(0)["decision"]
            assert (await playing.act(0, step))["type"] == "accepted"
            await playing.until(lambda decision=decision: playing.eye(0)["decision"] != decision)  # type: ignore[misc]
        found = verdict(server, sandbox, plan[-1])
        assert found["settled"] and len(found["shares"]) == 2
        await playing.leave()

    asyncio.run(run())


@pytest.mark.parametrize("game", registry.games())
def test_what_a_seat_cannot_see_changes_nothing(game: str) -> None:
    """Not the question that is sent to a worker, and so not the answer."""
    rules = menlo.game(game)
    state, rng = rules.setup(3, 7, {}), seeded(5)

    for step in range(120):
        deciding = rules.deciders(state)
        if not deciding:
            break
        for seat in deciding:
            other = rules.determinize(state, seat, seeded(1000 + step))
            assert question(rules, None, state, seat, [], 9) == question(rules, None, other, seat, [], 9)
        keys = rules.legal_keys(state, deciding[0])
        rules.apply_key(state, deciding[0], keys[rng.below(len(keys))])


def test_the_same_question_has_the_same_answer_here_and_elsewhere(broker: Broker) -> None:
    rules = menlo.game("era")
    state = rules.setup(3, 7, {})
    (seat,) = rules.deciders(state)
    hidden = rules.determinize(state, seat, seeded(4))

    async def run() -> list[Any]:
        here = Workers()
        await here.start()
        answers = [await here.run(KIND, question(rules, None, each, seat, [], 6)) for each in (state, hidden)]
        await here.stop()
        redis = connect(broker.url, wait=ASK_SECONDS)
        elsewhere = DistantWorkers(redis)
        await elsewhere.start()
        worker = Worker(WorkerSettings(broker.url, kinds=kinds()))
        working = asyncio.create_task(worker.run())
        answers.append(await elsewhere.run(KIND, question(rules, None, state, seat, [], 6)))
        worker.stop()
        await working
        await elsewhere.stop()
        await redis.aclose()
        return answers

    first, second, third = asyncio.run(run())

    assert first == second == third and first["ways"]
    assert kinds()[0] == BOT
