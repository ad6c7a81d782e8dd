"""Greedy play by the network of Expo 1906 against greedy play by the weights set by hand, its teacher.

``python bench/network.py`` plays up to 300 games at tables of two, three and four and prints a JSON line for each.
"""

import argparse
import json
from dataclasses import asdict

from duel import meet
from menlo.bots.expo import ExpoEvaluation
from menlo.lab.judged import greedy_by


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    network = ExpoEvaluation()
    bots = (greedy_by("expo", network), greedy_by("expo", network.teacher()))
    for players in (2, 3, 4):
        duel = meet("expo", players, bots, args.games, args.seed)
        print(json.dumps({"players": players, "seed": args.seed, **asdict(duel)}), flush=True)


if __name__ == "__main__":
    main()
