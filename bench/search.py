"""How fast our search thinks: iterations per second and milliseconds per choice, by game and budget.

``python bench/search.py`` plays whole matches of the search against itself at a middle table and prints one JSON line
per game and budget. Forced moves are no choices; a search that is decided early makes fewer iterations than it may.
"""

import argparse
import json
from time import perf_counter

from menlo.bots.search.bot import SearchBot
from menlo.kernel import registry
from menlo.kernel.game import NOBODY
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded
from menlo.lab.simulate import compiled, match_seed

TABLES = {"era": 4, "expo": 3, "smartphone": 3}
BUDGETS = (40, 160, 640)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TABLES), metavar="GAME")
    parser.add_argument("--budgets", type=int, nargs="+", default=BUDGETS, help="iterations")
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for title in args.games:
        for budget in args.budgets:
            print(json.dumps(measure(title, TABLES[title], budget, args.matches, args.seed)), flush=True)


def measure(title: str, players: int, budget: int, matches: int, seed: int) -> dict[str, object]:
    game, bot = registry.game(title), SearchBot(str(budget))
    choices, seconds, longest = 0, 0.0, 0.0
    for index in range(matches):
        state, rng = game.setup(players, match_seed(seed, index)), seeded(seed, index)
        while (seat := game.decider(state)) != NOBODY:
            free = len(game.legal_keys(state, seat)) > 1
            begun = perf_counter()
            key = choose(game, state, seat, bot, rng)
            took = perf_counter() - begun
            if free:
                choices += 1
                seconds += took
                longest = max(longest, took)
            game.apply_key(state, seat, key, None)
    return {
        "game": title,
        "players": players,
        "budget": budget,
        "choices_per_match": round(choices / matches),
        "iterations_per_s": round(int(bot.iterations) / seconds),
        "ms_per_choice": round(1000 * seconds / choices, 2),
        "longest_ms": round(1000 * longest, 1),
        "compiled": compiled(),
    }


if __name__ == "__main__":
    main()
