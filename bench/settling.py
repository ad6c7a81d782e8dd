"""What a search loses by stopping before the first choice can no longer be overtaken, and what time that saves.

``python bench/settling.py`` plays matches of the inventor at a middle table. At some of the choices the tree is grown
beyond every budget, and how often each key had been tried is noted on the way. Then for every budget and every factor
(`CLEAR` in bots/search/budget.py; 1 stops only when nothing can change) it is known when the search would have stopped
and what it would have chosen. The loss is what the large tree thinks of both keys, in hundredths of the mover's value.
"""

import argparse
import json
from dataclasses import dataclass

from menlo.bots.search.budget import EARLY
from menlo.bots.search.judge import Judge
from menlo.bots.search.settings import read_settings
from menlo.bots.search.tree import Tree
from menlo.kernel import registry
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.rng import Rng, seeded
from menlo.lab.simulate import match_seed

TABLES = {"era": 4, "expo": 3, "smartphone": 3}
BUDGETS = (40, 160, 640, 2560)
FACTORS = (1, 2, 3, 4, 6)
LARGE = 5120
STEP = 16  # as often as the search asks


@dataclass(frozen=True)
class Growth:
    """Visits by key after every step, and what each key was worth in the end."""

    visits: list[list[int]]
    worth: list[float]

    def stop(self, budget: int, factor: int) -> int:
        """After which step."""
        last = budget // STEP
        for step in range(1, last):
            most, *rest = sorted(self.visits[step], reverse=True)
            lead = most - (rest[0] if rest else 0)
            if lead * (factor if step * STEP >= EARLY else 1) > budget - step * STEP:
                return step
        return last

    def choice(self, step: int) -> int:
        visits = self.visits[step]
        return max(range(len(visits)), key=lambda at: visits[at])


def grow(game: Game[State], sample: State, seat: int, rng: Rng) -> Growth:
    evaluation = registry.evaluation(game.title.id)
    settings = read_settings(str(LARGE), evaluation.search_settings())
    judge = Judge(game, evaluation, sample, settings.width, settings.rivalry, rng)
    tree = Tree(game, judge, sample, seat, rng, settings)
    visits: list[list[int]] = [[]]
    for done in range(1, LARGE + 1):
        tree.iterate()
        if done % STEP == 0 and done <= max(BUDGETS):
            visits.append([int(count) for count in tree.root.visits])
    root = tree.root
    worth = [root.sums[i] / float(root.visits[i]) if root.visits[i] else 0.0 for i in range(len(root.keys))]
    return Growth(visits, worth)


def growths(title: str, players: int, matches: int, every: int, seed: int) -> list[Growth]:
    game, bot = registry.game(title), registry.bot("inventor")
    evaluation = registry.evaluation(title)
    found: list[Growth] = []
    for index in range(matches):
        state, rng = game.setup(players, match_seed(seed, index)), seeded(seed, index)
        met = 0
        while (seat := game.decider(state)) != NOBODY:
            keys = game.legal_keys(state, seat)
            sample = game.determinize(state, seat, rng)
            if len(keys) > 1 and not evaluation.planning(state):
                met += 1
                if met % every == 0:
                    found.append(grow(game, game.copy(sample), int(seat), rng.spawn()))
            game.apply_key(state, seat, bot.choose(game, sample, seat, keys, rng), None)
    return found


def lines(title: str, found: list[Growth]) -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    for budget in BUDGETS:
        whole = budget // STEP
        for factor in FACTORS:
            stops = [growth.stop(budget, factor) for growth in found]
            changed = [
                (growth.choice(whole), growth.choice(stop))
                for growth, stop in zip(found, stops, strict=True)
            ]  # fmt: skip
            loss = [
                growth.worth[late] - growth.worth[early] for growth, (late, early) in zip(found, changed, strict=True)
            ]
            told.append(
                {
                    "game": title,
                    "budget": budget,
                    "factor": factor,
                    "choices": len(found),
                    "of_the_budget": round(sum(stops) / whole / len(stops), 3),
                    "other_choices": round(sum(late != early for late, early in changed) / len(changed), 4),
                    "mean_loss": round(100 * sum(loss) / len(loss), 4),
                }
            )
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TABLES), metavar="GAME")
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--every", type=int, default=2, help="look at every choice of this number")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for title in args.games:
        for line in lines(title, growths(title, TABLES[title], args.matches, args.every, args.seed)):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
