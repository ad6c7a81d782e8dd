"""What several processes would gain that search one position each by itself: root parallelism, played out in turn.

``python bench/roots.py era --players 4 --trees 4 --iterations 640 --against 640`` lets a bot that grows four trees
of 640 iterations each and adds up their visits meet the search with one tree of 640; ``--against 2560`` compares it
with one tree of all the iterations. Seats are rotated, and the run stops when the sequential test is clear.
"""

import argparse
import json
from dataclasses import asdict

from librt.vecs import vec
from mypy_extensions import i64

from duel import meet
from menlo.bots.search.bot import SearchBot
from menlo.bots.search.judge import Judge
from menlo.bots.search.settings import read_settings
from menlo.bots.search.tree import Tree
from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng


class RootsBot(Bot):
    def __init__(self, trees: int, iterations: int) -> None:
        self.blind = False
        self.trees = trees
        self.iterations = iterations
        self.alone = SearchBot(str(iterations))

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        evaluation = registry.evaluation(game.title.id)
        if len(keys) == 1 or evaluation.planning(sample):
            return self.alone.choose(game, sample, seat, keys, rng)
        settings = read_settings(str(self.iterations), evaluation.search_settings())
        visits: dict[int, int] = {}
        for _ in range(self.trees):
            judge = Judge(game, evaluation, sample, settings.width, settings.rivalry, rng)
            tree = Tree(game, judge, sample, seat, rng, settings)
            for _ in range(self.iterations):
                tree.iterate()
            for key, count in zip(tree.root.keys, tree.root.visits, strict=True):
                visits[int(key)] = visits.get(int(key), 0) + int(count)
        return i64(max(visits, key=lambda key: visits[key]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--trees", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=640, help="of each tree")
    parser.add_argument("--against", type=int, default=640, help="iterations of the one tree")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    bots = (RootsBot(args.trees, args.iterations), SearchBot(str(args.against)))
    duel = meet(args.game, args.players, bots, args.games, args.seed)
    print(json.dumps({**vars(args), **asdict(duel)}))


if __name__ == "__main__":
    main()
