"""Steps per second through the doors for learners, beside the same libraries' own classic games: `make bench-adapters`.

A step is what a learner does with one decision: look at the numbers of the seat that decides and at its legal actions,
choose one of them at random, act. New matches are begun within the time. All are measured in one process and several
times in turn, so that a busy moment hits all of them; medians are reported, as ratios to a yardstick of each door.
Seconds are of this process (CPU): other work on the machine does not count against anyone.

The peers' games are far smaller than ours: connect four has 7 actions and 84 numbers to look at, Smartphone Inc. has
4,005 and 1,406. A ratio says what a step costs a learner, not whose code is better.
"""

import argparse
import importlib
import json
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Any

import numpy as np

from menlo.adapters.batch import BatchRunner
from menlo.adapters.pettingzoo import env
from menlo.kernel import registry
from menlo.lab.simulate import compiled

PLAYERS = 4
MATCHES = 256  # stepped together

Play = Callable[[float], tuple[int, float]]  # for so many seconds: steps, seconds


@dataclass(frozen=True)
class Entry:
    door: str
    game: str
    ours: bool
    play: Play


def by_pettingzoo(make: Callable[[], Any]) -> Play:
    environment, chance = make(), np.random.default_rng(0)

    def play(seconds: float) -> tuple[int, float]:
        steps, started = 0, process_time()
        while process_time() - started < seconds:
            environment.reset()
            for _ in environment.agent_iter():
                seen, _, over, _, _ = environment.last()
                if over:
                    environment.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                environment.step(int(legal[chance.integers(len(legal))]))
                steps += 1
        return steps, process_time() - started

    return play


def by_openspiel(name: str) -> Play:
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(0)
    observes = game.get_type().provides_observation_tensor  # hearts has information states alone

    def play(seconds: float) -> tuple[int, float]:
        steps, started = 0, process_time()
        while process_time() - started < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[chance.randrange(len(outcomes))][0])
                    continue
                player = state.current_player()
                state.observation_tensor(player) if observes else state.information_state_tensor(player)
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps, process_time() - started

    return play


def by_batch(game: str) -> Play:
    runner = BatchRunner(game, PLAYERS, MATCHES)

    def play(seconds: float) -> tuple[int, float]:
        steps, started = 0, process_time()
        while process_time() - started < seconds:
            runner.step(runner.random_keys())
            steps += MATCHES
        return steps, process_time() - started

    return play


def entries() -> list[Entry]:
    importlib.import_module("menlo.adapters.openspiel")
    importlib.import_module("open_spiel.python.games")
    found = []
    for name in ("connect_four_v3", "tictactoe_v3"):
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        found.append(Entry("pettingzoo", name, False, by_pettingzoo(module.env)))
    for name in registry.games():
        found.append(Entry("pettingzoo", name, True, by_pettingzoo(partial(env, name, players=PLAYERS))))
    for name in ("connect_four", "python_tic_tac_toe", "python_block_dominoes", "tic_tac_toe", "hearts", "gin_rummy"):
        found.append(Entry("openspiel", name, False, by_openspiel(name)))
    for name in registry.games():
        found.append(Entry("openspiel", name, True, by_openspiel(f"menlo_{name}(players={PLAYERS})")))
    for name in registry.games():
        found.append(Entry("batch", name, True, by_batch(name)))
    return found


def measure(rounds: int, seconds: float) -> list[dict[str, Any]]:
    found = entries()
    rates: list[list[float]] = [[] for _ in found]
    for number in range(rounds):
        for i, entry in enumerate(found):
            print(f"\rround {number + 1}/{rounds}: {entry.door} {entry.game:<24}", end="", file=sys.stderr, flush=True)
            steps, spent = entry.play(seconds)
            rates[i].append(steps / spent)
    print(file=sys.stderr)
    medians = {(entry.door, entry.game): statistics.median(rates[i]) for i, entry in enumerate(found)}
    yardsticks = {
        "connect four by PettingZoo": medians["pettingzoo", "connect_four_v3"],
        "connect four by OpenSpiel (C++)": medians["openspiel", "connect_four"],
        "tic tac toe by OpenSpiel (Python)": medians["openspiel", "python_tic_tac_toe"],
    }
    return [
        {
            "door": entry.door,
            "game": entry.game,
            "ours": entry.ours,
            "steps_per_s": round(medians[entry.door, entry.game]),
            "spread": [round(min(rates[i])), round(max(rates[i]))],
            "ratio": {name: round(medians[entry.door, entry.game] / rate, 3) for name, rate in yardsticks.items()},
        }
        for i, entry in enumerate(found)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in each round")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wishes = parser.parse_args()
    rows = measure(wishes.rounds, wishes.seconds)
    if wishes.json:
        print(json.dumps({"compiled": compiled(), "players": PLAYERS, "matches": MATCHES, "rows": rows}))
        return
    names = list(rows[0]["ratio"])
    print(f"engine {'compiled' if compiled() else 'interpreted'}, {PLAYERS} players, batches of {MATCHES}; CPU seconds")
    print(f"{'door':<12}{'game':<24}{'steps/s':>12}   " + "   ".join(f"× {name}" for name in names))
    for row in rows:
        ratios = "   ".join(f"{row['ratio'][name]:>{len(name) + 2}.2f}" for name in names)
        print(f"{row['door']:<12}{row['game']:<24}{row['steps_per_s']:>12,}   {ratios}")


if __name__ == "__main__":
    main()
