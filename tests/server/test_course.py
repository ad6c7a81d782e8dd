"""How the points of a match went is told when it is over, to whoever may see the match."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from menlo.kernel.rng import seeded
from tests.matches.test_matches import FOLDER
from tests.server.running import Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('course') / 'menlo.db'}").start()
    yield running
    running.stop()


@pytest.mark.parametrize("name", ["era-3-last-round", "expo-3-jury", "expo-1-patents", "smartphone-2-last-round"])
def test_the_course_of_points_agrees_with_every_position(server: Server, name: str) -> None:
    record = (FOLDER / f"{name}.jsonl").read_text("utf-8")
    match = server.post("/records", {"record": record}).json()

    stands = server.get(f"/matches/{match['id']}/course").json()["stands"]

    assert stands[0]["version"] == 0
    assert stands[-1]["version"] == match["version"]
    assert stands[-1]["points"] == json.loads(record.splitlines()[-1])["scores"]
    versions = [stand["version"] for stand in stands]
    assert versions == sorted(set(versions))
    rounds = [stand["round"] for stand in stands]
    assert rounds == sorted(rounds)
    for stand in stands[1:-1:7]:
        view = server.get(f"/matches/{match['id']}/replay", version=stand["version"]).json()["eye"]["view"]
        shown = {"era": "square", "expo": "prestige", "smartphone": "score"}[match["game"]]
        assert [mat[shown] for mat in view["mats"][: len(stand["points"])]] == stand["points"]
        assert view["round"] == stand["round"]


def test_what_was_taken_back_leaves_no_trace_in_the_course(server: Server) -> None:
    made = server.make("smartphone", ["me", "me"])

    async def run() -> list[int]:
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
        rng, undone = seeded(3), 0
        while not client.over:
            eye: dict[str, Any] = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
            seen = len(client.updates)
            if eye["undoable"] and undone < 20 and rng.below(3) == 0:
                undone += 1
                assert (await client.ask("undo", seat=eye["seat"], turn=False))["type"] == "accepted"
            else:
                await client.act(eye["seat"], eye["legal"][rng.below(len(eye["legal"]))]["action"], eye["decision"])
            await client.until(lambda seen=seen: len(client.updates) > seen)  # type: ignore[misc]
        await client.leave()
        assert undone == 20
        scores: list[int] = client.updates[-1]["outcome"]["scores"]
        return scores

    scores = asyncio.run(run())

    stands = server.get(f"/matches/{made['match']['id']}/course", made["held"][0]["token"]).json()["stands"]
    assert stands[-1]["points"] == scores


def test_a_running_match_and_one_that_is_not_for_you_tell_nothing(server: Server) -> None:
    made = server.make("era", ["me", "greedy", "greedy"], visibility="private")
    path = f"/matches/{made['match']['id']}/course"

    assert server.get(path, made["held"][0]["token"]).json()["code"] == "not-allowed"
    assert server.get(path).json()["code"] == "unknown-match"
