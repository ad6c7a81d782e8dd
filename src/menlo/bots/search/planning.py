"""Secret planning: whole plans compared against samples of what the others may plan.

A plan is one choice. Each iteration gives every other seat one of the plans that look good for it, tries one plan of
one's own, lets the round be played, and judges the position behind it.
"""

from math import exp, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Plan
from menlo.bots.search.advice import Advice, Tally
from menlo.bots.search.budget import Budget
from menlo.bots.search.judge import Judge
from menlo.bots.search.settings import Settings
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng

OTHERS = 24  # plans of another seat from which samples are drawn
SOFT = 2.0  # points by which a plan of another seat may look worse and still be likely


class Planning:
    def __init__(self, game: Game[State], judge: Judge, sample: State, seat: i64, rng: Rng, plans: list[Plan]) -> None:
        self.game = game
        self.judge = judge
        self.sample = sample
        self.seat: i64 = seat
        self.rng = rng
        self.plans = plans
        self.others: list[list[Plan]] = []
        self.visits: vec[i64] = vec[i64]([0] * len(plans))
        self.sums: vec[float] = vec[float]([0.0] * len(plans))
        self.squares = 0.0
        self.tally = Tally(judge.seats)

    def search(self, budget: Budget, settings: Settings) -> Plan:
        self.guess_others()
        priors = likelihoods(self.plans, settings.trust)
        while budget.spend():
            at = self.select(priors, settings.curiosity)
            self.learn(at)
            if budget.done & 7 == 0 and budget.settles(self.visits):
                break
        best: i64 = 0
        for i in range(i64(len(self.plans))):
            if self.visits[i] > self.visits[best] or (
                self.visits[i] == self.visits[best] and self.sums[i] > self.sums[best]
            ):
                best = i
        return self.plans[best]

    def learn(self, at: i64) -> None:
        values = self.attempt(self.plans[at])
        value = values[self.seat]
        self.visits[at] += 1
        self.sums[at] += value
        self.squares += value * value
        self.tally.add(at, self.judge.told)

    def insist(self, at: i64, count: i64) -> None:
        """Try a plan until it was tried so often."""
        while self.visits[at] < count:
            self.learn(at)

    def likeliest(self, count: i64) -> list[int]:
        """Which plans were tried most, or where none was tried look best."""
        order = [int(i) for i in range(i64(len(self.plans)))]
        order.sort(key=lambda i: (-self.visits[i], -self.plans[i].value))
        return order[:count]

    def advice(self) -> list[Advice]:
        """Every plan that was tried."""
        found: list[Advice] = []
        for i in range(i64(len(self.plans))):
            if self.visits[i] > 0:
                keys = [int(key) for key in self.plans[i].keys]
                found.append(Advice(keys, int(self.visits[i]), self.tally.shares(i)))
        return found

    def guess_others(self) -> None:
        """What each other seat may plan, from what everyone knows of it."""
        state = self.game.copy(self.sample)
        for other in range(self.judge.seats):
            if other == self.seat:
                self.others.append([])
                continue
            self.judge.evaluation.forget_plan(state, other)
            self.others.append(self.judge.evaluation.plans(state, other, OTHERS))

    def attempt(self, plan: Plan) -> vec[float]:
        game, evaluation = self.game, self.judge.evaluation
        state = game.determinize(self.sample, self.seat, self.rng)
        for other in range(self.judge.seats):
            if other != self.seat:
                evaluation.forget_plan(state, other)
        for other in range(self.judge.seats):
            if other != self.seat and len(self.others[other]):
                self.carry_out(state, other, drawn(self.others[other], self.rng))
        self.carry_out(state, self.seat, plan)
        return self.judge.follow(state, 0)

    def carry_out(self, state: State, seat: i64, plan: Plan) -> None:
        for key in plan.keys:
            self.game.apply_key(state, seat, key, None)

    def select(self, priors: vec[float], curiosity: float) -> i64:
        total = 0.0
        tries: i64 = 0
        for i in range(i64(len(self.plans))):
            total += self.sums[i]
            tries += self.visits[i]
        mean = total / float(tries) if tries else 0.0
        spread = 0.1 if tries < 2 else sqrt(max(1e-8, self.squares / float(tries) - mean * mean))
        reach = curiosity * spread * sqrt(float(tries + 1))
        best: i64 = 0
        best_score = -1e9
        for i in range(i64(len(self.plans))):
            value = mean if self.visits[i] == 0 else self.sums[i] / float(self.visits[i])
            score = value + reach * priors[i] / float(1 + self.visits[i])
            if score > best_score:
                best, best_score = i, score
        return best


def likelihoods(plans: list[Plan], soft: float) -> vec[float]:
    """The best looking first; adding up to 1."""
    weights = vec[float]([0.0] * len(plans))
    total = 0.0
    for i in range(i64(len(plans))):
        weights[i] = exp(max(-30.0, (plans[i].value - plans[0].value) / soft)) + 0.02
        total += weights[i]
    for i in range(i64(len(plans))):
        weights[i] /= total
    return weights


def drawn(plans: list[Plan], rng: Rng) -> Plan:
    """One of the plans, the likelier the better it looks."""
    weights = likelihoods(plans, SOFT)
    point = float(rng.below(1_000_000)) / 1_000_000.0
    for i in range(i64(len(plans))):
        point -= weights[i]
        if point < 0.0:
            return plans[i]
    return plans[0]
