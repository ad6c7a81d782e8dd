"""An arena from plan to result."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from time import perf_counter

from menlo.kernel import registry
from menlo.lab.arena.journal import Journal, line_of
from menlo.lab.arena.plan import ArenaPlan, seatings
from menlo.lab.arena.ratings import Ratings
from menlo.lab.arena.table import PlayedGame, play_game
from menlo.lab.engines import run
from menlo.lab.simulate import compiled
from menlo.lab.statistics import OPEN, Verdict, mean_interval, wilson


@dataclass
class ArenaResult:
    plan: ArenaPlan
    games: list[PlayedGame] = field(default_factory=list)
    verdict: Verdict | None = None  # on the first bot named
    seconds: float = 0.0


def hold(
    plan: ArenaPlan,
    jobs: int = 1,
    engine: str = "local",
    stop: bool = False,
    progress: Callable[[], None] = lambda: None,
    journal: Journal | None = None,
) -> ArenaResult:
    """Play the plan; with `stop`, no further than to the block after which the first bot's case is clear.

    Games that a journal holds are not played again.
    """
    plan.check()
    result = ArenaResult(plan)
    first = plan.contenders[0]
    if len(plan.contenders) > 1:
        result.verdict = Verdict(plan.chance(first))
    begun = perf_counter()
    for played in games_of(plan, jobs, engine, journal):
        result.games.append(played)
        progress()
        if result.verdict is not None:
            result.verdict.add(won(played, first))
            whole = len(result.games) % plan.block == 0
            if stop and whole and result.verdict.answer != OPEN:
                break
    result.seconds = perf_counter() - begun
    return result


def games_of(plan: ArenaPlan, jobs: int, engine: str, journal: Journal | None) -> Iterator[PlayedGame]:
    known = [] if journal is None else journal.played
    coming = seatings(plan)
    yield from (game for game, _ in zip(known, islice(coming, len(known)), strict=False))
    with nullcontext() if journal is None else journal.opened() as file:
        for game in run(play_game, coming, jobs, engine):
            if file is not None:
                file.write(line_of(game) + "\n")
                file.flush()
            yield game


def won(game: PlayedGame, bot: str) -> float:
    return sum(seat.won for seat in game.seats if seat.bot == bot)


def summary(result: ArenaResult) -> dict[str, object]:
    """Everything but the times is the same for every engine and number of jobs."""
    plan, games = result.plan, result.games
    ratings = Ratings(plan.contenders)
    ends: dict[str, int] = {}
    for game in games:
        ratings.add(game)
        ends[game.end] = ends.get(game.end, 0) + 1
    return {
        "game": plan.game,
        "title": registry.game(plan.game).title.name,
        "players": plan.players,
        "games": len(games),
        "seed": plan.seed,
        "options": dict(plan.options),
        "bots": [standing(result, bot, ratings) for bot in plan.contenders],
        "verdict": None if result.verdict is None else result.verdict.answer,
        "ends": ends,
        "ties": sum(max(seat.won for seat in game.seats) < 1 for game in games),
        "decisions": sum(game.decisions for game in games),
        "seconds": round(result.seconds, 2),
        "compiled": compiled(),
        "digest": sha256("".join(game.digest for game in games).encode()).hexdigest(),
    }


def standing(result: ArenaResult, bot: str, ratings: Ratings) -> dict[str, object]:
    games = [game for game in result.games if any(seat.bot == bot for seat in game.seats)]
    seats = [seat for game in games for seat in game.seats if seat.bot == bot]
    wins = sum(seat.won for seat in seats)
    share = wins / len(games) if games else 0.0
    score, low, high = mean_interval([float(seat.score) for seat in seats])
    choices = sum(seat.choices for seat in seats)
    return {
        "bot": bot,
        "games": len(games),
        "wins": round(wins, 3),
        "share": round(share, 4),
        "interval": [round(bound, 4) for bound in wilson(share, len(games))],
        "chance": round(result.plan.chance(bot) * len(result.games) / len(games), 4) if games else 0.0,
        "rating": ratings.of(bot),
        "score": round(score, 2),
        "score_interval": [round(low, 2), round(high, 2)],
        "ms_per_decision": round(1000 * sum(seat.seconds for seat in seats) / max(choices, 1), 3),
        "longest_ms": round(1000 * max((seat.longest for seat in seats), default=0.0), 1),
    }
