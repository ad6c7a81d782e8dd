"""Monte Carlo tree search over information sets: every iteration deals anew what the seat cannot see.

A node stands for what was chosen since the root, not for one position: positions differ by what was dealt. It knows
whose choice it is, and per key how often it was tried and what it brought that seat. One look ahead at every key, when
a node is new, says which keys to try first; long lists need no more iterations than short ones.
"""

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.bots.search.advice import Advice, Tally
from menlo.bots.search.budget import Budget
from menlo.bots.search.judge import Judge
from menlo.bots.search.settings import Settings
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.rng import Rng

MOST_DEPTH = 200  # of the tree: a bound, never met in practice
NO_KEY = -1


class Node:
    def __init__(self) -> None:
        self.mover: i64 = NOBODY  # NOBODY until the node is opened
        self.total: i64 = 0
        self.keys: vec[i64] = vec[i64]()  # in the order they were met
        self.priors: vec[float] = vec[float]()  # how promising each looked, adding up to 1
        self.visits: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()  # of the mover's values
        self.children: list[Node | None] = []

    def add(self, key: i64, prior: float) -> None:
        self.keys = append(self.keys, key)
        self.priors = append(self.priors, prior)
        self.visits = append(self.visits, 0)
        self.sums = append(self.sums, 0.0)
        self.children.append(None)

    def find(self, key: i64) -> i64:
        for i in range(i64(len(self.keys))):
            if self.keys[i] == key:
                return i
        self.add(key, 1.0 / float(len(self.keys) + 1))
        return i64(len(self.keys)) - 1

    def same(self, keys: vec[i64]) -> bool:
        count: i64 = len(keys)
        if count != len(self.keys):
            return False
        for i in range(count):
            if keys[i] != self.keys[i]:
                return False
        return True


class Tree:
    def __init__(self, game: Game[State], judge: Judge, sample: State, seat: i64, rng: Rng, settings: Settings) -> None:
        self.game = game
        self.judge = judge
        self.sample = sample
        self.seat: i64 = seat
        self.rng = rng
        self.depth: i64 = settings.depth
        self.own = settings.own
        self.trust = settings.trust
        self.curiosity = settings.curiosity
        self.root = Node()
        self.insisted: i64 = NO_KEY
        self.tally = Tally(judge.seats)
        self.seen: i64 = 0
        self.means: vec[float] = vec[float]([0.0] * judge.seats)
        self.squares: vec[float] = vec[float]([0.0] * judge.seats)

    def search(self, budget: Budget) -> i64:
        """The key tried most."""
        while budget.spend():
            self.iterate()
            if budget.done & 15 == 0 and budget.settles(self.root.visits):
                break
        return self.root.keys[self.best()]

    def insist(self, key: i64, count: i64) -> None:
        """Try a key at the root until it was tried so often, whatever else looks better."""
        self.insisted = key
        while self.tally.tried(self.root.find(key)) < count:
            self.iterate()
        self.insisted = NO_KEY

    def likeliest(self, count: i64) -> list[int]:
        """The keys tried most, or where none was tried those that look best."""
        root = self.root
        order = [int(i) for i in range(i64(len(root.keys)))]
        order.sort(key=lambda i: (-root.visits[i], -root.priors[i]))
        return [int(root.keys[i]) for i in order[:count]]

    def advice(self) -> list[Advice]:
        """Every key that was tried, in the order of the root."""
        found: list[Advice] = []
        for i in range(i64(len(self.root.keys))):
            if self.tally.tried(i) > 0:
                found.append(Advice([int(self.root.keys[i])], int(self.tally.tried(i)), self.tally.shares(i)))
        return found

    def best(self) -> i64:
        root = self.root
        best: i64 = 0
        for i in range(i64(len(root.keys))):
            more = root.visits[i] - root.visits[best]
            if more > 0 or (more == 0 and self.better(i, best)):
                best = i
        return best

    def better(self, i: i64, best: i64) -> bool:
        root = self.root
        if root.visits[i] == 0:
            return root.priors[i] > root.priors[best]
        return root.sums[i] > root.sums[best]

    def iterate(self) -> None:
        game, evaluation = self.game, self.judge.evaluation
        state = game.determinize(self.sample, self.seat, self.rng)
        node = self.root
        path: list[Node] = []
        taken = vec[i64](capacity=32)
        while True:
            mover = game.decider(state)
            if mover == NOBODY or len(path) > MOST_DEPTH:
                values = self.judge.shares(state)
                break
            if path and (evaluation.planning(state) or (self.own and mover != self.seat)):
                values = self.judge.shares(state)
                break
            keys = game.legal_keys(state, mover)
            if len(keys) == 1:
                game.apply_key(state, mover, keys[0], None)
                continue
            if node.mover == NOBODY:
                values = self.open(node, state, mover, keys)
                break
            if node.mover != mover:
                # What was dealt gave the turn to someone else; the node cannot tell what is best for them.
                values = self.judge.follow(state, self.depth)
                break
            if not path and self.insisted != NO_KEY:
                at = node.find(self.insisted)
            else:
                at = self.select(node, keys)
            path.append(node)
            taken = append(taken, at)
            game.apply_key(state, mover, node.keys[at], None)
            child = node.children[at]
            if child is None:
                child = Node()
                node.children[at] = child
            node = child
        self.learn(path, taken, values)

    def open(self, node: Node, state: State, mover: i64, keys: vec[i64]) -> vec[float]:
        """Look one action ahead at every key, to know which to try first.

        The node's first value is that of a playout behind the best looking key. Without playouts it is that of the
        position itself: the best of many looks is mostly luck, and where there are more keys there is more of it.
        """
        game, evaluation = self.game, self.judge.evaluation
        node.mover = mover
        looks = vec[float](capacity=len(keys))
        best_value = -1e9
        best = state
        for key in keys:
            trial = game.copy(state)
            game.apply_key(trial, mover, key, None)
            value = evaluation.value(trial, mover)
            looks = append(looks, value)
            if value > best_value:
                best, best_value = trial, value
        total = 0.0
        for i in range(i64(len(looks))):
            looks[i] = exp(max(-30.0, (looks[i] - best_value) / self.trust)) + 0.02
            total += looks[i]
        for i in range(i64(len(keys))):
            node.add(keys[i], looks[i] / total)
        return self.judge.shares(state) if self.depth < 0 else self.judge.follow(best, self.depth)

    def select(self, node: Node, keys: vec[i64]) -> i64:
        """Which key to try: what it brought so far, and the more the less it was tried for its promise."""
        mover = node.mover
        mean = self.means[mover] if node.total == 0 else self.mean(node)
        reach = self.curiosity * self.spread(mover) * sqrt(float(node.total + 1))
        best: i64 = -1
        best_score = -1e9
        same = node.same(keys)
        for i in range(i64(len(keys))):
            at = i if same else node.find(keys[i])
            visits = node.visits[at]
            value = mean if visits == 0 else node.sums[at] / float(visits)
            score = value + reach * node.priors[at] / float(1 + visits)
            if score > best_score:
                best, best_score = at, score
        return best

    def mean(self, node: Node) -> float:
        total = 0.0
        for value in node.sums:
            total += value
        return total / float(node.total)

    def spread(self, seat: i64) -> float:
        """How much values differ for a seat: what makes curiosity fit any game."""
        if self.seen < 2:
            return 0.1
        mean = self.means[seat]
        return sqrt(max(1e-8, self.squares[seat] / float(self.seen) - mean * mean))

    def learn(self, path: list[Node], taken: vec[i64], values: vec[float]) -> None:
        self.seen += 1
        for seat in range(self.judge.seats):
            value = values[seat]
            self.means[seat] += (value - self.means[seat]) / float(self.seen)
            self.squares[seat] += value * value
        for i in range(i64(len(path))):
            node, at = path[i], taken[i]
            node.total += 1
            node.visits[at] += 1
            node.sums[at] += values[node.mover]
        if path:
            self.tally.add(taken[0], self.judge.told)
