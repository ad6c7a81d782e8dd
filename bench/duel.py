"""Two bots that need no name: who wins, with seats exchanged on each deal, and no longer than until that is clear."""

from dataclasses import dataclass

from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.play import play
from menlo.kernel.rng import seeded
from menlo.lab.simulate import match_seed
from menlo.lab.statistics import OPEN, Verdict, wilson


@dataclass
class Duel:
    games: int
    won: float  # the share of the first bot; chance is one half
    interval: list[float]
    verdict: str


def meet(title: str, players: int, bots: tuple[Bot, Bot], most_games: int, seed: int) -> Duel:
    """They sit in turn around the table; every deal is played twice, the other way round."""
    game = registry.game(title)
    verdict, won, games = Verdict(0.5), 0.0, 0
    while games < most_games and (games % 2 or verdict.answer == OPEN):
        sides = [(games + seat) % 2 for seat in range(players)]
        state = game.setup(players, match_seed(seed, games // 2))
        play(game, state, [bots[side] for side in sides], seeded(seed, games))
        outcome = game.outcome(state)
        assert outcome is not None, "play ends only when the match is over"
        share = sum(sides[winner] == 0 for winner in outcome.winners) / len(outcome.winners)
        verdict.add(share)
        won += share
        games += 1
    return Duel(games, won / games, [round(bound, 4) for bound in wilson(won / games, games)], verdict.answer)
