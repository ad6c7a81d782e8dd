"""A network for an evaluation, learnt by self-play from final scores.

Generation after generation greedy bots play by the network as it is, with a slip now and then, at tables of all
sizes; positions on the way are kept with what came of them. The network then learns to expect at each of them a
mixture of how the match ended and of what it expects at the next one kept (TD(λ)). The last generations are
remembered, so that what was learnt is not forgotten at once. The first generation watches a teacher play: who begins
by chance sees too few points to learn from, and who forgets the teacher at once falls back to chance.

What was learnt by greedy play alone misleads a search: it finds positions that look better than they are, since nobody
who played by looks ever went there. So a network is taken up again and learns on with matches of bots that search.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from menlo.bots.learnt import LearntEvaluation
from menlo.bots.perceptron import read_perceptron
from menlo.bots.search.bot import SearchBot
from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.errors import BadSetup
from menlo.kernel.play import choose
from menlo.kernel.rng import Rng, seeded
from menlo.lab.brain import Brain, Floats, newborn, study, taken_up
from menlo.lab.engines import run
from menlo.lab.judged import greedy_by, search_by

PART = 5  # matches of one task: few, since some take ten times as long as others
SLIPS, FIRST_SLIPS = 3, 10  # of a hundred decisions
MEMORY = 3  # generations
MIX = 0.85  # λ: how much the end counts against the next position
OWN, OTHERS = 300, 80  # of a thousand positions are kept: after one's own action, after another's
# Every second match begins with fewer decisions than this by chance. Whoever always opens alike takes what came of that
# opening for the worth of a place at the table, and never finds out that the others could do something about it.
OPENING = 30
FORCED = 0.4  # as many of those behind a forced action
RATE, LAST_RATE = 1e-3, 1e-4
OR = ","  # between the values of an option


@dataclass(frozen=True)
class Learning:
    game: str
    players: Sequence[int]  # sizes of tables, each as often as it is named
    generations: int
    games: int  # per generation
    hidden: int
    seed: int
    thoughts: int = 0  # iterations of search in two matches of three; in the others, and with 0 in all, bots are greedy
    start: str | None = None  # the text of a network to take up again
    options: Mapping[str, str] = field(default_factory=dict)  # by name: a value, or several among which chance decides

    def check(self) -> None:
        game = registry.game(self.game)
        for players in self.players:
            if players not in game.title.seats:
                known = ", ".join(map(str, game.title.seats))
                raise BadSetup(f"bad number of players {players}: expected one of {known}")
        for name, values in self.options.items():
            for value in values.split(OR):
                game.setup(game.title.seats[0], self.seed, {name: value})
        if min(len(self.players), self.generations, self.games, self.hidden) < 1:
            raise BadSetup("bad learning: expected at least one size of table, generation, game and hidden number")

    @property
    def command(self) -> str:
        size = "--from the network before" if self.start is not None else f"--hidden {self.hidden}"
        search = f" --thoughts {self.thoughts}" if self.thoughts else ""
        options = "".join(f" --option {name}={values}" for name, values in self.options.items())
        return (
            f"menlo lab learn {self.game} --players {','.join(map(str, self.players))} "
            f"--generations {self.generations} --games {self.games} {size} --seed {self.seed}{search}{options}"
        )


@dataclass(frozen=True)
class Lesson:
    """Some matches by a network. Plain data, for other processes."""

    game: str
    players: Sequence[int]
    seed: int
    generation: int
    first: int
    games: int
    network: str
    thoughts: int
    options: Mapping[str, str]
    taught: bool  # by the teacher


@dataclass(frozen=True)
class Course:
    """What one seat saw in a match: positions in numbers, the points that were safe there, and those of the end."""

    players: int
    numbers: Floats
    standing: Floats
    end: float


@dataclass(frozen=True)
class Generation:
    """How well bots played by the network they were given, and how wrong the next one is."""

    scores: dict[int, float]  # the mean by size of table
    wrong: float  # points


def learn(
    learning: Learning, jobs: int = 1, engine: str = "local", told: Callable[[Generation], None] = lambda _: None
) -> str:
    """The text of the network; the same seed gives the same one with the same versions on the same kind of machine."""
    learning.check()
    known = registry.evaluation(learning.game)
    if not isinstance(known, LearntEvaluation):
        raise BadSetup(f"the evaluation of {learning.game!r} is not learnt: menlo lab tune {learning.game} tunes it")
    chance = np.random.default_rng(learning.seed)
    if learning.start is None:
        brain = newborn(int(known.inputs), learning.hidden, chance)
    else:
        brain = taken_up(learning.start, int(known.inputs))
    watched: list[Course] = []  # the teacher's, for half of the time: then the pupil knows better
    memory: deque[list[Course]] = deque(maxlen=MEMORY)
    heard = np.full(known.inputs, learning.start is not None)
    for generation in range(learning.generations):
        courses = [
            course for part in run(attend, lessons(learning, generation, brain), jobs, engine) for course in part
        ]
        if generation == 0 and learning.start is None:
            watched = courses
        else:
            memory.append(courses)
        if 2 * generation >= learning.generations:
            watched = []
        remembered = [course for earlier in (watched, *memory) for course in earlier]
        mix = 1.0 if watched and generation == 0 else MIX  # the newborn has nothing to say yet
        wanted = np.concatenate([to_come(brain, course, mix, known.unit) for course in remembered])
        numbers = np.concatenate([course.numbers for course in remembered])
        heard |= numbers.any(axis=0)
        wrong = study(brain, numbers, wanted, rate_at(generation / learning.generations), chance)
        told(Generation(mean_scores(courses), known.unit * wrong))
    brain.into[~heard] = 0.0  # of what never spoke nothing was learnt, and nothing shall come if it speaks one day
    return brain.text()


def lessons(learning: Learning, generation: int, brain: Brain) -> list[Lesson]:
    game, players, seed, network = learning.game, learning.players, learning.seed, brain.text()
    games, thoughts, options = learning.games, learning.thoughts, dict(learning.options)
    taught = generation == 0 and learning.start is None
    return [
        Lesson(game, players, seed, generation, first, min(PART, games - first), network, thoughts, options, taught)
        for first in range(0, games, PART)
    ]


def rate_at(progress: float) -> float:
    """Full for the first half, then slower and slower."""
    return RATE + (LAST_RATE - RATE) * max(0.0, 2.0 * progress - 1.0)


def attend(lesson: Lesson) -> list[Course]:
    """Play some matches and keep what each seat saw."""
    known = registry.evaluation(lesson.game)
    evaluation = known.taught(read_perceptron(lesson.network, known.inputs, "network"))
    judge = evaluation.teacher() if lesson.taught else evaluation
    bots = [greedy_by(lesson.game, judge, FIRST_SLIPS if lesson.taught else SLIPS)]
    if lesson.thoughts and not lesson.taught:  # a teacher need only know how positions look
        bots += [search_by(lesson.game, judge, how) for how in searches(lesson.thoughts, known.unit)]
    return [
        course
        for index in range(lesson.first, lesson.first + lesson.games)
        for course in attend_match(lesson, index, bots[index % len(bots)], evaluation)
    ]


def searches(thoughts: int, unit: float) -> list[str]:
    """Named in full, so that what is learnt does not depend on how a search is set to play by it.

    Both judge between two turns alone. The second looks at its own choices alone, and at every one: nobody finds more
    that only looks good.
    """
    return [
        f"{thoughts}:depth=0:width=6:trust={0.3 * unit:g}:curiosity=3:rivalry=0.3:own=0",
        f"{thoughts}:depth=0:width=6:trust={unit:g}:curiosity=3:rivalry=0:own=1",
    ]


def attend_match(lesson: Lesson, index: int, bot: Bot, evaluation: LearntEvaluation) -> list[Course]:
    game = registry.game(lesson.game)
    rng = seeded(lesson.seed, lesson.generation, index)
    players = lesson.players[rng.below(len(lesson.players))]
    state = game.setup(players, rng.word(), drawn(lesson.options, rng))
    kept: list[list[tuple[list[float], float]]] = [[] for _ in range(players)]
    by_chance = rng.below(OPENING) if rng.below(2) else 0
    while deciders := game.deciders(state):
        mover = deciders[0]
        keys = game.legal_keys(state, mover)
        if by_chance > 0:
            by_chance -= 1
            game.apply_key(state, mover, keys[rng.below(len(keys))], None)
            continue
        often = FORCED if len(keys) == 1 else 1.0
        slip = isinstance(bot, SearchBot) and rng.below(100) < SLIPS  # a greedy one slips by itself
        key = keys[rng.below(len(keys))] if slip else choose(game, state, mover, bot, rng)
        game.apply_key(state, mover, key, None)
        if evaluation.over(state):
            break
        for seat in range(players):
            if float(rng.below(1000)) < often * (OWN if seat == mover else OTHERS):
                kept[seat].append((list(evaluation.numbers(state, seat)), evaluation.standing(state, seat)))
    return [
        Course(
            players,
            np.array([numbers for numbers, _ in seen], np.float32),
            np.array([points for _, points in seen], np.float32),
            evaluation.standing(state, seat),
        )
        for seat, seen in enumerate(kept)
        if seen
    ]


def drawn(options: Mapping[str, str], rng: Rng) -> dict[str, str]:
    """One of the values of each."""
    several = {name: values.split(OR) for name, values in options.items()}
    return {name: values[rng.below(len(values))] for name, values in several.items()}


def to_come(brain: Brain, course: Course, mix: float, unit: float) -> Floats:
    """For each position the points to come, by the end and by what is expected at the positions behind it."""
    expected = np.float32(unit) * brain.expect(course.numbers) + course.standing
    wanted = np.empty_like(expected)
    wanted[-1] = course.end
    for at in range(len(wanted) - 2, -1, -1):
        wanted[at] = mix * wanted[at + 1] + (1.0 - mix) * expected[at + 1]
    return (wanted - course.standing) / np.float32(unit)


def mean_scores(courses: Sequence[Course]) -> dict[int, float]:
    ends: dict[int, list[float]] = {}
    for course in courses:
        ends.setdefault(course.players, []).append(course.end)
    return {players: sum(scores) / len(scores) for players, scores in sorted(ends.items())}


def network_file(learning: Learning, network: str, last: Generation) -> str:
    """The file as it is kept, with what produced it; a network taken up again keeps what was said of it."""
    before = [line for line in (learning.start or "").splitlines() if line.startswith("#")]
    scores = ", ".join(f"{score:.1f} with {players}" for players, score in last.scores.items())
    figures = f"Mean scores in its last generation, with slips: {scores}."
    return "\n".join([*before, f"# {learning.command}", f"# {figures}", network])
