"""What a position is worth to every seat: its share of the win, judged at a quiet position behind it."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.rng import Rng

MOST_STEPS = 120  # of a playout beyond its depth, on the way to a quiet position
CERTAIN = 0.6  # of a finished match: the rest of its worth is in the points, so that a clear win is worth more
SOLO_SCALE = 50.0  # alone there is no share to judge by, only points


class Judge:
    """Values per seat, never 'me against the rest': everyone plays for themselves."""

    def __init__(
        self, game: Game[State], evaluation: Evaluation, sample: State, width: i64, rivalry: float, rng: Rng
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.seats: i64 = evaluation.seats(sample)
        self.width: i64 = width
        self.rng = rng
        self.rivalry = rivalry
        self.scale = 5.0 * evaluation.stake(sample)  # so that a point counts as much alone as in the share
        self.told: vec[float] = vec[float]()  # the shares behind the last value, whatever rivalry made of it

    def shares(self, state: State) -> vec[float]:
        """How likely each seat is to win, by the points it has and may expect; where rivalry is low, mostly those."""
        evaluation = self.evaluation
        values = vec[float]([0.0] * self.seats)
        most = -1e9
        for seat in range(self.seats):
            values[seat] = evaluation.value(state, seat)
            most = max(most, values[seat])
        if self.seats == 1:
            values[0] /= SOLO_SCALE
            self.told = values
            return values
        stake = evaluation.stake(state)
        shares = vec[float]([0.0] * self.seats)
        total = 0.0
        for seat in range(self.seats):
            shares[seat] = exp((values[seat] - most) / stake)
            total += shares[seat]
        for seat in range(self.seats):
            shares[seat] /= total
        self.told = shares[:]
        if self.game.decider(state) == NOBODY:
            self.settle(state, shares)
        for seat in range(self.seats):
            shares[seat] = self.rivalry * shares[seat] + (1.0 - self.rivalry) * values[seat] / self.scale
        return shares

    def settle(self, state: State, values: vec[float]) -> None:
        """The match is over: who won is known, and told without regard to the points."""
        outcome = self.game.outcome(state)
        assert outcome is not None, "nobody decides only when the match is over"
        winners = outcome.winners
        for seat in range(self.seats):
            values[seat] *= 1.0 - CERTAIN
            self.told[seat] = 0.0
        for winner in winners:
            values[winner] += CERTAIN / float(len(winners))
            self.told[winner] = 1.0 / float(len(winners))

    def follow(self, state: State, depth: i64) -> vec[float]:
        """Let everyone play on for some decisions, each by what looks best, then judge."""
        game, evaluation = self.game, self.evaluation
        steps: i64 = 0
        position = state
        seat = game.decider(position)
        while seat != NOBODY and steps < depth + MOST_STEPS:
            if steps >= depth and evaluation.quiet(position):
                break
            position = self.step(position, seat)
            steps += 1
            seat = game.decider(position)
        return self.shares(position)

    def step(self, state: State, seat: i64) -> State:
        """The best looking of some keys, carried out; all of them where there are few."""
        game, evaluation, rng = self.game, self.evaluation, self.rng
        keys = game.legal_keys(state, seat)
        count: i64 = len(keys)
        if count == 1:
            game.apply_key(state, seat, keys[0], None)
            return state
        if count > self.width:
            # The first ones after a partial shuffle are a fair sample.
            for i in range(self.width):
                j = i + rng.below(count - i)
                held = keys[i]
                keys[i] = keys[j]
                keys[j] = held
            count = self.width
        best = game.copy(state)
        game.apply_key(best, seat, keys[0], None)
        best_value = evaluation.value(best, seat)
        for i in range(i64(1), count):
            trial = game.copy(state)
            game.apply_key(trial, seat, keys[i], None)
            value = evaluation.value(trial, seat)
            if value > best_value:
                best, best_value = trial, value
        return best
