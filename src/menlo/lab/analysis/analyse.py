"""Analysis of a recorded match: a strong search looks at every decision with the eyes of whoever made it."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache

from menlo.bots.search.advice import Advice
from menlo.bots.search.bot import SearchBot
from menlo.bots.search.judge import SOLO_SCALE
from menlo.kernel.errors import BadSetup
from menlo.kernel.game import Game, State
from menlo.kernel.play import Match
from menlo.kernel.rng import seeded
from menlo.lab.analysis.decisions import Decision, decisions, keys_of
from menlo.lab.engines import run
from menlo.lab.records import verify_record

VERSION = 1  # of the stored form
ITERATIONS = 400
CHUNK = 8  # decisions per task
WORTH_TELLING = 0.03  # of the win: less is noise
MOST_TOLD = 5  # per seat
MOST_WAYS = 3  # to go on, told of a decision


@dataclass(frozen=True)
class Chunk:
    """Some decisions of a match, as plain data for other processes."""

    record: str
    pack: str | None
    iterations: int
    seed: int
    first: int


@dataclass(frozen=True)
class Way:
    """A way to go on: its actions in notation, and what every seat may expect behind it."""

    do: list[str]
    shares: list[float]  # of the win; alone, the points
    visits: int


@dataclass(frozen=True)
class Judged:
    """A decision with what was chosen and what looked best."""

    number: int
    seat: int
    played: Way
    best: list[Way]  # up to three, the best first

    @property
    def cost(self) -> float:
        """What was given away, by the measure of whoever chose."""
        return max(0.0, self.best[0].shares[self.seat] - self.played.shares[self.seat])


@dataclass(frozen=True)
class Analysis:
    game: str
    seats: int
    iterations: int
    decisions: list[Judged]
    lines: int  # of the log
    end: list[float]  # how it ended, in shares; empty while it goes on

    def curve(self) -> list[tuple[int, list[float]]]:
        """How everyone stood behind each decision, by the log's line, and in the end."""
        points = [(judged.number, judged.played.shares) for judged in self.decisions]
        return [*points, (self.lines, self.end)] if self.end else points

    def costly(self) -> list[Judged]:
        """The decisions that cost most, a few per seat, in the order of the match."""
        told: list[Judged] = []
        for seat in range(self.seats):
            least = WORTH_TELLING * scale(self.seats)
            own = [judged for judged in self.decisions if judged.seat == seat and judged.cost >= least]
            told += sorted(own, key=lambda judged: -judged.cost)[:MOST_TOLD]
        return sorted(told, key=lambda judged: judged.number)

    def data(self) -> dict[str, object]:
        return {
            "version": VERSION,
            "game": self.game,
            "seats": self.seats,
            "iterations": self.iterations,
            "unit": "points" if self.seats == 1 else "share",
            "curve": [{"number": number, "shares": shares} for number, shares in self.curve()],
            "costly": [{**asdict(judged), "cost": round(judged.cost, 4)} for judged in self.costly()],
        }


def analyse(
    record: str,
    name: str,
    pack: str | None = None,
    iterations: int = ITERATIONS,
    seed: int = 0,
    jobs: int = 1,
    engine: str = "local",
    progress: Callable[[float], None] = lambda done: None,
) -> Analysis:
    """The same record and seed give the same analysis, whatever the number of jobs."""
    if iterations < 1:
        raise BadSetup(f"bad number of iterations {iterations!r}: expected 1 or more")
    match = verify_record(record, name, pack, unfinished=True)
    count = sum(1 for _ in decisions(match))
    chunks = [Chunk(record, pack, iterations, seed, first) for first in range(0, count, CHUNK)]
    found: list[Judged] = []
    for judged in run(judge_chunk, chunks, jobs, engine):
        found += judged
        progress(len(found) / count)
    outcome = match.game.outcome(match.state)
    end = outcome.worth if outcome is not None else []
    return Analysis(match.game.title.id, match.seats, iterations, found, len(match.records), end)


@lru_cache(maxsize=2)
def known_match(record: str, pack: str | None) -> tuple[Match[State], list[Decision]]:
    """A match with its decisions, kept for the next chunk."""
    match = verify_record(record, "record", pack, unfinished=True)
    return match, list(decisions(match))


def judge_chunk(chunk: Chunk) -> list[Judged]:
    match, all_decisions = known_match(chunk.record, chunk.pack)
    bot = SearchBot(str(chunk.iterations))
    return [
        judge(match.game, decision, bot, chunk.seed) for decision in all_decisions[chunk.first : chunk.first + CHUNK]
    ]


def judge(game: Game[State], decision: Decision, bot: SearchBot, seed: int) -> Judged:
    """By what the seat could see: what came to light later blames nobody."""
    keys = keys_of(game, decision)
    played, best = look(game, decision.state, decision.seat, keys, bot, [seed, decision.number])
    return Judged(
        decision.number,
        decision.seat,
        way(game, decision.seat, played),
        [way(game, decision.seat, item) for item in best[:MOST_WAYS]],
    )


def look(
    game: Game[State], state: State, seat: int, keys: list[int], bot: SearchBot, seed: Sequence[int]
) -> tuple[Advice, list[Advice]]:
    """What was chosen, and what was tried at least as often, the best first.

    Where something seems better, both are looked at again with other luck: the best of many owes part of its lead to
    chance, and only what leads twice is worth telling.
    """
    rng = seeded(*seed)
    advice = bot.advise(game, game.determinize(state, seat, rng), seat, rng, [keys])
    played = find(advice, keys)
    # Hardly tried ways owe their value to luck.
    trusted = [item for item in advice if item.visits >= played.visits or item is played]
    best = sorted(trusted, key=lambda item: -item.shares[seat])
    if best[0].shares[seat] - played.shares[seat] < WORTH_TELLING:
        return played, best
    better = [item.keys for item in best[:MOST_WAYS] if item is not played]
    rng = seeded(*seed, 1)
    advice = bot.advise(game, game.determinize(state, seat, rng), seat, rng, [keys, *better])
    again = find(advice, keys)
    return again, sorted([again, *(find(advice, other) for other in better)], key=lambda item: -item.shares[seat])


def find(advice: Sequence[Advice], keys: list[int]) -> Advice:
    return next(item for item in advice if item.keys == keys[: len(item.keys)])


def way(game: Game[State], seat: int, advice: Advice) -> Way:
    actions = [game.notate(game.action(seat, key)) for key in advice.keys]
    return Way(actions, shown(advice), advice.visits)


def shown(advice: Advice) -> list[float]:
    """Every seat's share of the win; alone, the points to be expected."""
    return [round(share * scale(len(advice.shares)), 4) for share in advice.shares]


def scale(seats: int) -> float:
    """How many points a search means by 1 where one plays alone."""
    return SOLO_SCALE if seats == 1 else 1.0


def names(players: Sequence[str], seats: int) -> dict[int, str]:
    """Who sat where; a number tells namesakes apart."""
    named = [players[seat] if seat < len(players) else "" for seat in range(seats)]
    return {
        seat: name if name and named.count(name) == 1 else f"{name or 'seat'} {seat + 1}"
        for seat, name in enumerate(named)
    }
