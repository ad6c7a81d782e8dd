"""The same seed gives the same matches: in this process, in others, with any number of jobs, in every build."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from menlo.kernel import registry
from menlo.lab.simulate import Plan, simulate

# Written by the interpreted engine; the compiled suite must find the same. A change of rules or of the generator
# changes them knowingly: python -m tests.test_determinism prints them anew.
DIGESTS = json.loads((Path(__file__).parent / "digests.json").read_text("utf-8"))


def plan_of(name: str) -> Plan:
    game, players, bot = name.split()
    return Plan(game, int(players), 6 if bot == "random" else 2, 1, (bot,))


@pytest.mark.parametrize("name", DIGESTS)
def test_digests_are_those_of_every_build(name: str) -> None:
    assert simulate(plan_of(name))["digest"] == DIGESTS[name]


@pytest.mark.parametrize("game", registry.games())
def test_jobs_do_not_change_the_matches(game: str) -> None:
    plan = Plan(game, 4, 9, 5)

    alone, together = simulate(plan), simulate(plan, jobs=2)

    assert alone["digest"] == together["digest"] and alone["scores"] == together["scores"]


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("hashseed", ["0", "4711"])
def test_another_process_plays_the_same(game: str, hashseed: str) -> None:
    command = [
        sys.executable,
        "-m",
        "menlo",
        "simulate",
        game,
        "--players",
        "3",
        "--games",
        "4",
        "--seed",
        "9",
        "--json",
    ]

    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": hashseed})

    assert json.loads(done.stdout)["digest"] == simulate(Plan(game, 3, 4, 9))["digest"]


@pytest.mark.parametrize("game", registry.games())
def test_seeds_and_bots_matter(game: str) -> None:
    plans = [Plan(game, 3, 1, 1), Plan(game, 3, 1, 2), Plan(game, 3, 1, 1, ("greedy",))]

    assert len({simulate(plan)["digest"] for plan in plans}) == 3


if __name__ == "__main__":
    tables = [(game, seats) for game in registry.games() for seats in registry.game(game).title.seats]
    names = [f"{game} {seats} {bot}" for game, seats in tables for bot in ("random", "greedy")]
    print(json.dumps({name: simulate(plan_of(name))["digest"] for name in names}, indent=2))
