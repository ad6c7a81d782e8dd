"""A search nobody here wrote: OpenSpiel's IS-MCTS in Python, as a bot of ours, to measure against.

``python bench/ismcts.py era --players 3 --games 20 --iterations 200`` lets it meet our search at equal iterations;
with ``--seconds 1`` both have the same time instead; no more games are played than it takes to be clear. The wrapper is
thin: OpenSpiel's bot sees a state that copies, lists, acts and deals anew by our engine; tree, selection, random
rollouts and the final choice are the library's own.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from importlib import import_module
from time import perf_counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from duel import meet
from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.rng import Rng

# Untyped: the libraries ship no complete type information.
np: Any = import_module("numpy")
pyspiel: Any = import_module("pyspiel")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")

UCT_C = 1.4  # for returns between -1 and 1
EVERYTHING = 1 << 30


class TimeIsUp(Exception):
    pass


class Kind:
    """What the library asks of a game before it searches."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> Kind:
        return self


class Position:
    """A position as OpenSpiel's search wants it. What was done since the root tells information sets apart."""

    def __init__(self, game: Game[State], state: State, path: str = "") -> None:
        self.game = game
        self.state = state
        self.path = path

    def get_game(self) -> Kind:
        return Kind()

    def clone(self) -> Position:
        return Position(self.game, self.game.copy(self.state), self.path)

    def current_player(self) -> int:
        return int(self.game.decider(self.state))

    def legal_actions(self, player: int | None = None) -> list[int]:
        return [int(key) for key in self.game.legal_keys(self.state, self.current_player())]

    def apply_action(self, key: int) -> None:
        self.game.apply_key(self.state, self.current_player(), int(key), None)
        self.path += f",{key}"

    def is_terminal(self) -> bool:
        return self.current_player() == NOBODY

    def is_chance_node(self) -> bool:
        return False

    def information_state_string(self) -> str:
        return self.path

    def returns(self) -> list[float]:
        """The winner 1, the last -1, ties between: zero in sum."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        seats = len(outcome.places)
        if seats == 1:
            return [outcome.scores[0] / 50]
        return [1 - 2 * (place - 1) / (seats - 1) for place in outcome.places]


class IsMctsBot(Bot):
    def __init__(self, iterations: int, seconds: float) -> None:
        self.blind = False
        self.iterations = iterations
        self.seconds = seconds
        self.made = 0
        self.decisions = 0

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        if len(keys) == 1:
            return keys[0]
        random = np.random.RandomState(rng.below(1 << 30))
        begun = perf_counter()
        simulations = 0

        def resample(position: Position, player: int) -> Position:
            nonlocal simulations
            if self.seconds and simulations and perf_counter() - begun > self.seconds:
                raise TimeIsUp
            simulations += 1
            return Position(game, game.determinize(position.state, int(seat), rng))

        search: Any = ismcts.ISMCTSBot(
            game=None,
            evaluator=mcts.RandomRolloutEvaluator(1, random),
            uct_c=UCT_C,
            max_simulations=self.iterations or EVERYTHING,
            random_state=random,
            allow_inconsistent_action_sets=True,
        )
        search.set_resampler(resample)
        root = Position(game, sample)
        try:
            policy = search.run_search(root)
        except TimeIsUp:
            policy = search.get_final_policy(root, search._root_node) if search._root_node.total_visits > 0 else []
        self.made += simulations
        self.decisions += 1
        allowed = [(action, weight) for action, weight in policy if action in list(keys)]
        return int(max(allowed, key=lambda choice: choice[1])[0]) if allowed else int(keys[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    args = parser.parse_args()
    ours = registry.bot(f"search:{args.iterations or f'{round(1000 * args.seconds)}ms'}")
    theirs = IsMctsBot(args.iterations, args.seconds)
    duel = meet(args.game, args.players, (ours, theirs), args.games, args.seed)
    made = round(theirs.made / max(1, theirs.decisions), 1)
    print(json.dumps({**vars(args), **asdict(duel), "their_simulations_per_decision": made}))


if __name__ == "__main__":
    main()
