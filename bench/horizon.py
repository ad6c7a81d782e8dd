"""Rolling horizon, known to work elsewhere, against our search at equal iterations.

``python bench/horizon.py era --players 4 --iterations 100`` lets a bot meet the search that keeps one line of its own
next choices and, iteration after iteration, changes one of them: on the same deal, with everyone else playing by what
looks best, the old and the new line are played to a quiet position, and the better one is kept. A choice is a rank in
the order in which keys look good, so that its first line is greedy play. Each line played counts as an iteration.
"""

import argparse
import json
from dataclasses import asdict

from librt.vecs import vec
from mypy_extensions import i64

from duel import meet
from menlo.bots.evaluation import Evaluation
from menlo.bots.search.bot import SearchBot
from menlo.bots.search.judge import Judge
from menlo.bots.search.settings import read_settings
from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.rng import Rng

WIDE = 8  # ranks among which a changed choice falls


class HorizonBot(Bot):
    def __init__(self, iterations: int, horizon: int) -> None:
        self.blind = False
        self.iterations = iterations
        self.horizon = horizon
        self.planner = SearchBot(str(iterations))  # while plans are secret there is no line of one's own

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        evaluation = registry.evaluation(game.title.id)
        if len(keys) == 1 or evaluation.planning(sample):
            return self.planner.choose(game, sample, seat, keys, rng)
        settings = read_settings(str(self.iterations), evaluation.search_settings())
        judge = Judge(game, evaluation, sample, settings.width, settings.rivalry, rng)
        line = [0] * self.horizon
        for _ in range(self.iterations // 2):
            other = list(line)
            other[rng.below(self.horizon)] = int(rng.below(WIDE))
            deal = game.determinize(sample, seat, rng)
            if self.worth(game, judge, game.copy(deal), seat, other) > self.worth(game, judge, deal, seat, line):
                line = other
        return ranked(game, evaluation, sample, seat)[min(line[0], len(keys) - 1)]

    def worth(self, game: Game[State], judge: Judge, state: State, seat: i64, line: list[int]) -> float:
        evaluation, at = judge.evaluation, 0
        while at < len(line) and (mover := game.decider(state)) != NOBODY and not evaluation.planning(state):
            keys = game.legal_keys(state, mover)
            if mover != seat:
                state = judge.step(state, mover)
            elif len(keys) == 1:
                game.apply_key(state, seat, keys[0], None)
            else:
                rank = min(line[at], len(keys) - 1)
                game.apply_key(state, seat, ranked(game, evaluation, state, seat)[rank], None)
                at += 1
        return float(judge.follow(state, 0)[seat])


def ranked(game: Game[State], evaluation: Evaluation, state: State, seat: i64) -> list[i64]:
    """The keys of a seat, those that look best first."""
    looks = []
    for key in game.legal_keys(state, seat):
        trial = game.copy(state)
        game.apply_key(trial, seat, key, None)
        looks.append((-evaluation.value(trial, seat), int(key)))
    return [i64(key) for _, key in sorted(looks)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--iterations", type=int, default=160)
    parser.add_argument("--horizon", type=int, default=6, help="own choices ahead")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    bots = (HorizonBot(args.iterations, args.horizon), SearchBot(str(args.iterations)))
    print(json.dumps({**vars(args), **asdict(meet(args.game, args.players, bots, args.games, args.seed))}))


if __name__ == "__main__":
    main()
