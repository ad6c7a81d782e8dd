"""Greedy play by a game's network against greedy play by rules of thumb, its teacher.

``python bench/network.py expo --players 2,3,4`` plays up to 300 games at each size of table and prints a JSON line for
each; no more are played than it takes to be clear.
"""

import argparse
import json
from dataclasses import asdict

from duel import meet
from menlo.bots.learnt import LearntEvaluation
from menlo.kernel import registry
from menlo.lab.judged import greedy_by


def main() -> None:
    learnt = [name for name in registry.evaluations() if isinstance(registry.evaluation(name), LearntEvaluation)]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=learnt)
    parser.add_argument("--players", required=True, help="sizes of tables, e.g. 2,3,4")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    network = registry.evaluation(args.game)
    bots = (greedy_by(args.game, network), greedy_by(args.game, network.teacher()))
    for players in map(int, args.players.split(",")):
        duel = meet(args.game, players, bots, args.games, args.seed)
        print(json.dumps({"game": args.game, "players": players, "seed": args.seed, **asdict(duel)}), flush=True)


if __name__ == "__main__":
    main()
