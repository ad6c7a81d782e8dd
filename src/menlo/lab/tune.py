"""Weights of an evaluation, tuned by self-play: simultaneous perturbation, a step per generation.

Each generation shakes all weights at once; the shaken weights and their mirror image both meet the weights it began
with, on shared deals with rotated seats, and a step is made the way of the better in proportion to how much better it
was. (Played against each other, they drifted in circles: each beat the last, and lost to the first.) Whoever plays is
the greedy bot: its play is nothing but its evaluation, and quick. What is best for it goes too far for a search, so a
search may choose how much of the way from the beginning to the mean of the later generations is gone. At the end the
weights found prove themselves against the beginning on other deals; if they are not clearly better, nothing changes.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp

from menlo.bots.weights import Weights
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, quote
from menlo.kernel.play import play
from menlo.kernel.rng import seeded
from menlo.lab.engines import run
from menlo.lab.judged import greedy_by, search_by
from menlo.lab.simulate import BOT_STREAM, match_seed
from menlo.lab.statistics import wilson

SHAKE = 0.12  # how far a weight is shaken, as a share of itself
STEP = 0.6  # of the shake, for a clear win
WAYS = (0.25, 0.5, 0.75, 1.0)  # how far a search may go
SHAKE_STREAM, PROOF_STREAM, WAYS_STREAM = 2, 3, 4


@dataclass(frozen=True)
class Bout:
    """Some deals between two sets of weights. Plain data, for other processes."""

    game: str
    players: int
    seed: int
    first: int
    deals: int
    a: Sequence[float]
    b: Sequence[float]
    thoughts: int


@dataclass(frozen=True)
class Tuning:
    game: str
    players: Sequence[int]  # sizes of tables
    generations: int
    deals: int  # per generation and size
    proof: int  # games between the result and what it began with
    seed: int
    thoughts: int = 0  # iterations of the search that chooses how far to go and proves it; with 0 greedy play proves

    def check(self) -> None:
        known = registry.game(self.game).title.seats
        for players in self.players:
            if players not in known or players < 2:
                sizes = ", ".join(str(size) for size in known if size > 1)
                raise BadSetup(f"bad number of players {players}: expected one of {sizes}")
        if len(set(self.players)) < len(self.players):
            raise BadSetup("bad numbers of players: expected each of them once")
        if min(len(self.players), self.generations, self.deals, self.proof) < 1:
            raise BadSetup("bad tuning: expected at least one size of table, generation, deal and game of proof")

    @property
    def steps(self) -> int:
        """How often progress is told."""
        return self.generations + (len(WAYS) if self.thoughts else 0) + 1

    @property
    def command(self) -> str:
        search = f" --thoughts {self.thoughts}" if self.thoughts else ""
        return (
            f"menlo lab tune {self.game} --players {','.join(map(str, self.players))} "
            f"--generations {self.generations} --deals {self.deals} --proof {self.proof} --seed {self.seed}{search}"
        )


@dataclass(frozen=True)
class Tuned:
    names: list[str]
    before: list[float]
    after: list[float]
    way: float  # as a part of what greedy play found
    share: float  # of the proof games that the result won
    interval: tuple[float, float]
    games: int

    @property
    def better(self) -> bool:
        return self.interval[0] > 0.5


def fight(bout: Bout) -> float:
    """The share that `a` won, each deal played twice with the seats exchanged."""
    game = registry.game(bout.game)
    evaluation = registry.evaluation(bout.game)
    names = evaluation.weights.names
    judges = [evaluation.reweighted(Weights(names, list(values))) for values in (bout.a, bout.b)]
    if bout.thoughts:
        bots = [search_by(bout.game, judge, str(bout.thoughts)) for judge in judges]
    else:
        bots = [greedy_by(bout.game, judge) for judge in judges]
    won = 0.0
    for deal in range(bout.first, bout.first + bout.deals):
        for turn in range(2):
            sides = [(turn + seat) % 2 for seat in range(bout.players)]
            state = game.setup(bout.players, match_seed(bout.seed, deal))
            play(game, state, [bots[side] for side in sides], seeded(bout.seed, BOT_STREAM, deal, turn))
            outcome = game.outcome(state)
            assert outcome is not None, "play ends only when the match is over"
            won += sum(sides[winner] == 0 for winner in outcome.winners) / len(outcome.winners)
    return won / (2 * bout.deals)


def tune(tuning: Tuning, jobs: int = 1, engine: str = "local", progress: Callable[[], None] = lambda: None) -> Tuned:
    """The same seed gives the same weights for every engine and number of jobs."""
    tuning.check()
    weights = getattr(registry.evaluation(tuning.game), "weights", None)
    if not isinstance(weights, Weights):
        raise BadSetup(
            f"the evaluation of {quote(tuning.game)} has no weights: what is learnt, menlo lab learn learns anew"
        )
    before = [float(value) for value in weights.values]
    logs = climb(tuning, before, jobs, engine, progress)
    way = how_far(tuning, before, logs, jobs, engine, progress) if tuning.thoughts else 1.0
    after = moved(before, logs, way)
    deals = -(-tuning.proof // (2 * len(tuning.players)))
    proof = replace(tuning, seed=tuning.seed + 1, deals=deals)
    share = _mean(list(run(fight, _bouts(proof, PROOF_STREAM, after, before, tuning.thoughts), jobs, engine)))
    progress()
    games = 2 * deals * len(tuning.players)
    return Tuned(list(weights.names), before, after, way, share, wilson(share, games), games)


def climb(tuning: Tuning, before: Sequence[float], jobs: int, engine: str, progress: Callable[[], None]) -> list[float]:
    """How far greedy play would move each weight, as a logarithm."""
    logs = [0.0] * len(before)
    later: list[list[float]] = []
    for generation in range(tuning.generations):
        chance = seeded(tuning.seed, SHAKE_STREAM, generation)
        signs = [1.0 if chance.below(2) else -1.0 for _ in before]
        up = [value * exp(log + SHAKE * sign) for value, log, sign in zip(before, logs, signs, strict=True)]
        down = [value * exp(log - SHAKE * sign) for value, log, sign in zip(before, logs, signs, strict=True)]
        pair = [*_bouts(tuning, generation, up, before, 0), *_bouts(tuning, generation, down, before, 0)]
        shares = list(run(fight, pair, jobs, engine))
        half = len(shares) // 2
        gain = _mean(shares[:half]) - _mean(shares[half:])
        # Slower and slower: the last generations only refine.
        pace = STEP * SHAKE / (1 + 2 * generation / tuning.generations) * 4 * gain
        logs = [log + pace * sign for log, sign in zip(logs, signs, strict=True)]
        if 2 * generation >= tuning.generations - 1:
            later.append(logs)
        progress()
    return [sum(column) / len(later) for column in zip(*later, strict=True)]


def how_far(
    tuning: Tuning,
    before: Sequence[float],
    logs: Sequence[float],
    jobs: int,
    engine: str,
    progress: Callable[[], None],
) -> float:
    """The part of the way on which a search wins most."""
    shares: list[float] = []
    for way in WAYS:
        bouts = _bouts(tuning, WAYS_STREAM, moved(before, logs, way), before, tuning.thoughts)
        shares.append(_mean(list(run(fight, bouts, jobs, engine))))
        progress()
    return WAYS[shares.index(max(shares))]


def moved(before: Sequence[float], logs: Sequence[float], way: float) -> list[float]:
    return [float(f"{value * exp(way * log):.4g}") for value, log in zip(before, logs, strict=True)]


def _bouts(tuning: Tuning, stream: int, a: Sequence[float], b: Sequence[float], thoughts: int) -> Iterator[Bout]:
    """Equal parts, so that the mean of their shares is the share of all."""
    most = 1 if thoughts else 10  # a search takes its time: small parts, so that no process waits for long
    part = max(size for size in range(1, most + 1) if tuning.deals % size == 0)
    for players in tuning.players:
        seed = (tuning.seed * 1_000_003 + stream) * 1_009 + players
        for first in range(0, tuning.deals, part):
            yield Bout(tuning.game, players, seed, first, part, a, b, thoughts)


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)


def weights_file(tuning: Tuning, tuned: Tuned, search: dict[str, float]) -> str:
    """The file as it is kept, with what produced it."""
    lines = [
        "# How positions are judged; bots/" + tuning.game + ".py says what each weight is.",
        "",
        "[tuned]",
        f'command = "{tuning.command}"',
        f"seed = {tuning.seed}",
        *([f"way = {tuned.way}  # of what greedy play found, as a search chose"] if tuning.thoughts else []),
        f"games = {tuned.games}",
        f"won = {tuned.share:.4f}  # against the weights it began with",
        f"interval = [{tuned.interval[0]:.4f}, {tuned.interval[1]:.4f}]",
        "",
        "[tuned.before]",
        *(f"{name} = {value:g}" for name, value in zip(tuned.names, tuned.before, strict=True)),
        "",
        "[weights]",
        *(f"{name} = {value:g}" for name, value in zip(tuned.names, tuned.after, strict=True)),
        "",
        "[search]",
        *(f"{name} = {value:g}" for name, value in search.items()),
    ]
    return "\n".join(lines) + "\n"
