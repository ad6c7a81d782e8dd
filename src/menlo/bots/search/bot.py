"""Thinks ahead: searches a tree of choices, or compares whole plans where planning is secret."""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation, Plan
from menlo.bots.search.advice import Advice
from menlo.bots.search.budget import Budget
from menlo.bots.search.judge import Judge
from menlo.bots.search.planning import Planning
from menlo.bots.search.settings import Settings, read_settings
from menlo.bots.search.tree import Tree
from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng

FAIR = 4  # the share of the search, as 1 / FAIR, that what is to be compared is tried at least


class SearchBot(Bot):
    def __init__(self, options: str) -> None:
        self.blind = False
        self.options = options
        self.evaluations: dict[str, Evaluation] = {}
        self.settings: dict[str, Settings] = {}
        self.most_seconds = 0.0  # 0 is no limit
        read_settings(options, {})  # so that a bad one is refused before anyone plays
        self.iterations: i64 = 0  # made in all choices so far

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        if len(keys) == 1:
            return keys[0]
        evaluation = self.evaluation(game.title.id)
        settings = self.settings[game.title.id]
        budget = self.budget(settings)
        plans = evaluation.plans(sample, seat, settings.arms)
        # To list the plans of the others takes as long for each; without time for that the best looking one is it.
        if len(plans) == 1 or (plans and not budget.allows(float(evaluation.seats(sample)))):
            return plans[0].keys[0]
        judge = self.judge(game, sample, rng)
        if plans:
            key = Planning(game, judge, sample, seat, rng, plans).search(budget, settings).keys[0]
        else:
            key = Tree(game, judge, sample, seat, rng, settings).search(budget)
        self.iterations += budget.done
        return key

    def advise(
        self, game: Game[State], sample: State, seat: i64, rng: Rng, tried: list[list[int]], ways: int = 1
    ) -> list[Advice]:
        """What a seat may do and what it is worth to everyone, the most tried first; the sample as for `choose`.

        `tried` are choices that are to be judged as well: they are tried often enough to compare, and come with the
        rest. Where planning is secret each is the rest of a plan. As many of the likeliest `ways` are tried as often.
        """
        judge = self.judge(game, sample, rng)
        settings = self.settings[game.title.id]
        keys = game.legal_keys(sample, seat)
        if len(keys) == 1:
            game.apply_key(sample, seat, keys[0], None)
            judge.follow(sample, settings.depth)
            return [Advice([int(keys[0])], 1, [judge.told[other] for other in range(judge.seats)])]
        plans = judge.evaluation.plans(sample, seat, settings.arms)
        budget = self.budget(settings)
        if plans:
            for plan in tried:
                if index_of(plans, plan) == len(plans):
                    plans.append(Plan(vec[i64](plan), plans[-1].value))
            planning = Planning(game, judge, sample, seat, rng, plans)
            planning.search(budget, settings)
            for at in planning.likeliest(ways) + [index_of(plans, plan) for plan in tried]:
                planning.insist(at, fair(settings, budget))
            found = planning.advice()
        else:
            tree = Tree(game, judge, sample, seat, rng, settings)
            tree.search(budget)
            for key in tree.likeliest(ways) + [choice[0] for choice in tried]:
                tree.insist(key, fair(settings, budget))
            found = tree.advice()
        self.iterations += budget.done
        found.sort(key=lambda advice: -advice.visits)
        return found

    def budget(self, settings: Settings) -> Budget:
        iterations = settings.iterations if settings.iterations > 0 else settings.enough
        return Budget(iterations, shorter(settings.seconds, self.most_seconds))

    def judge(self, game: Game[State], sample: State, rng: Rng) -> Judge:
        evaluation = self.evaluation(game.title.id)
        settings = self.settings[game.title.id]
        return Judge(game, evaluation, sample, settings.width, settings.rivalry, rng)

    def evaluation(self, game: str) -> Evaluation:
        if game not in self.evaluations:
            evaluation: Evaluation = registry.evaluation(game)
            self.evaluations[game] = evaluation
            self.settings[game] = read_settings(self.options, evaluation.search_settings())
        return self.evaluations[game]

    def plays(self, game: str) -> bool:
        return game in registry.evaluations()

    def hurry(self, seconds: float) -> None:
        self.most_seconds = seconds


def fair(settings: Settings, budget: Budget) -> i64:
    """How often what is to be compared is tried: no more than there was time for, where time is the limit."""
    return max((budget.done if budget.seconds > 0.0 else settings.iterations) // FAIR, i64(1))


def index_of(plans: list[Plan], keys: list[int]) -> int:
    """Where a plan of these keys is, or behind the last."""
    for i, plan in enumerate(plans):
        if [int(key) for key in plan.keys] == keys:
            return i
    return len(plans)


def shorter(seconds: float, most: float) -> float:
    """The shorter of two limits, 0 being none."""
    return min(seconds, most) if seconds > 0.0 and most > 0.0 else max(seconds, most)


def make(options: str = "400") -> Bot:
    return SearchBot(options)
