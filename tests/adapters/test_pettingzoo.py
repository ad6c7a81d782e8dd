"""The library's own tests, and what they do not ask."""

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `pettingzoo` is not installed")

with warnings.catch_warnings():
    # Where pygame is installed, these load a game of the library in a way the library itself has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test

from menlo.adapters.pettingzoo import env, parallel_env, raw_env
from menlo.adapters.rewards import rewards
from menlo.adapters.tensors import layout, tensor
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, IllegalAction, MenloError
from menlo.kernel.rng import seed_under

TABLES = [(game, seats) for game in registry.games() for seats in registry.game(game).title.seats]

# The library says so of every environment with action masks but its own, which it knows by name.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


@masked
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api_test(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=2_000)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seed_test(game: str, players: int) -> None:
    seed_test(lambda: env(game, players=players), num_cycles=500)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_parallel_api_test(players: int) -> None:
    parallel_api_test(parallel_env("smartphone", players=players), num_cycles=1_000)


def play(environment: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random match to its end: what everyone got, and how many steps it took."""
    environment.reset(seed=seed)
    chance, total, steps = np.random.default_rng(seed), {}, 0
    for agent in environment.agent_iter():
        seen, reward, over, _, info = environment.last()
        total[agent] = reward
        if over:
            assert not seen["action_mask"].any()
            environment.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        environment.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return total, steps


@pytest.mark.parametrize(("game", "players"), [("era", 4), ("expo", 2), ("smartphone", 3), ("smartphone", 1)])
def test_an_agent_sees_its_seats_view_and_is_rewarded_at_the_end(game: str, players: int) -> None:
    raw = raw_env(game, players)
    total, steps = play(raw, 3)
    outcome = raw.table.game.outcome(raw.table.state)
    assert outcome is not None
    assert [total[agent] for agent in raw.possible_agents] == pytest.approx(
        rewards("place", outcome.places, outcome.scores)
    )
    assert steps > 20 and raw.agents == []

    raw.reset(seed=3)
    rules = raw.table.game
    opening = rules.setup(players, seed_under(3, 0))
    for seat, agent in enumerate(raw.possible_agents):
        assert raw.observe(agent)["observation"].tolist() == tensor(rules, rules.view(opening, seat))
    assert raw.names == layout(rules)


def test_rewards_may_be_scores() -> None:
    raw = raw_env("expo", 3, reward="score")
    total, _ = play(raw, 1)
    outcome = raw.table.game.outcome(raw.table.state)
    assert outcome is not None
    assert [total[agent] for agent in raw.possible_agents] == outcome.scores


def test_matches_differ_and_a_seed_brings_them_all_back() -> None:
    environment = env("era", 3)

    def openings(seed: int) -> list[list[float]]:
        environment.reset(seed=seed)
        seen = [environment.last()[0]["observation"].tolist()]
        for _ in range(3):
            environment.reset()
            seen.append(environment.last()[0]["observation"].tolist())
        return seen

    first = openings(7)
    assert len({tuple(opening) for opening in first}) == 4
    assert openings(7) == first
    assert openings(8) != first


def test_without_a_seed_two_environments_play_different_matches() -> None:
    one, two = (raw_env("era", 3) for _ in range(2))
    one.reset()
    two.reset()
    assert one.table.game.dump(one.table.state)["rng"] != two.table.game.dump(two.table.state)["rng"]

    one.reset(seed=5)
    two.reset(seed=5)
    assert one.table.game.dump(one.table.state) == two.table.game.dump(two.table.state)


def test_parallel_matches_of_one_seed_are_the_same() -> None:
    """The library's own test of it knows no masks."""
    one, two = (parallel_env("smartphone", players=3) for _ in range(2))
    _, infos = one.reset(seed=6)
    two.reset(seed=6)
    chance, steps = np.random.default_rng(0), 0
    while one.agents:
        actions = {agent: int(chance.choice(np.flatnonzero(info["action_mask"]))) for agent, info in infos.items()}
        here, there = one.step(actions), two.step(actions)
        infos, steps = here[4], steps + 1
        for agent, seen in here[0].items():
            for name in ("observation", "action_mask"):
                assert np.array_equal(seen[name], there[0][agent][name])
        assert here[1:4] == there[1:4]
    assert steps > 20 and two.agents == []


def test_an_illegal_action_ends_the_match_as_the_library_has_it() -> None:
    environment = env("era", 3)
    environment.reset(seed=0)
    culprit = environment.agent_selection
    illegal = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])

    environment.step(illegal)

    assert environment.terminations[culprit]
    assert environment.rewards[culprit] == -1


def test_the_raw_environment_raises_on_an_illegal_action() -> None:
    raw = raw_env("era", 3)
    raw.reset(seed=0)

    with pytest.raises(IllegalAction):
        raw.step(18)


def test_options_are_readings_of_the_rules() -> None:
    raw = raw_env("expo", 2, options={"played-cards": "strict"})
    raw.reset(seed=0)
    assert raw.table.game.view(raw.table.state, 0)["options"]["played-cards"] == "strict"  # type: ignore[index]

    raw.reset(seed=0, options={"rules": {"played-cards": "open"}})
    assert raw.table.game.view(raw.table.state, 0)["options"]["played-cards"] == "open"  # type: ignore[index]


def test_plans_are_made_at_once_and_hidden() -> None:
    environment = parallel_env("smartphone", players=3)
    _, infos = environment.reset(seed=2)
    wait = environment.action_space("seat_0").n - 1
    # Colours are chosen one after another: all others wait.
    for chooser in range(3):
        masks = {agent: np.flatnonzero(info["action_mask"]).tolist() for agent, info in infos.items()}
        assert [agent for agent, legal in masks.items() if legal != [wait]] == [f"seat_{chooser}"]
        _, _, _, _, infos = environment.step({agent: legal[0] for agent, legal in masks.items()})
    # Then all plan, whatever the others do.
    first = {agent: int(np.flatnonzero(info["action_mask"])[0]) for agent, info in infos.items()}
    assert wait not in first.values()
    others = {**first, "seat_1": int(np.flatnonzero(infos["seat_1"]["action_mask"])[5])}
    twin = parallel_env("smartphone", players=3)
    twin.table.state = environment.table.game.copy(environment.table.state)
    twin.agents = list(environment.agents)
    here, there = environment.step(first)[0], twin.step(others)[0]

    assert np.array_equal(here["seat_0"]["observation"], there["seat_0"]["observation"])
    assert not np.array_equal(here["seat_1"]["observation"], there["seat_1"]["observation"])


def test_waiting_out_of_turn_is_the_only_way() -> None:
    environment = parallel_env("smartphone", players=2)
    environment.reset(seed=0)

    with pytest.raises(MenloError, match="action 0 of seat_1: expected one of its 1 legal actions"):
        environment.step({"seat_0": 0, "seat_1": 0})
    assert environment.table.game.decider(environment.table.state) == 0


@pytest.mark.parametrize("game", ["era", "expo"])
def test_games_of_one_decision_at_a_time_are_not_parallel(game: str) -> None:
    with pytest.raises(BadSetup, match="one seat decides at a time"):
        parallel_env(game, players=3)


def test_without_the_library_the_adapter_says_what_to_install() -> None:
    program = """
import sys
sys.modules["pettingzoo"] = None
import menlo.adapters, menlo.adapters.tensors
try:
    import menlo.adapters.pettingzoo
except ImportError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "pettingzoo is not installed: install menlo[pettingzoo]\n"
