"""Many matches between bots, reproducible to the bit: the same seed gives the same digest in every process."""

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from menlo.kernel import registry, rng
from menlo.kernel.errors import BadSetup, quote
from menlo.kernel.play import Match, play, play_match
from menlo.kernel.rng import seeded
from menlo.kernel.transcript import write

# Streams under the seed of a simulation.
MATCH_STREAM, BOT_STREAM = 0, 1


@dataclass(frozen=True)
class Plan:
    """What to simulate. Plain data, since compiled objects cannot be sent to another process."""

    game: str
    players: int
    games: int
    seed: int
    bots: Sequence[str] = ("random",)  # one for all, or one per seat
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str | None = None  # the text of a pack
    record: str | None = None  # a folder for the records


@dataclass(frozen=True)
class Played:
    """What is kept of one match."""

    index: int
    decisions: int
    scores: list[int]
    winners: list[int]
    end: str
    digest: str
    failures: list[int]  # by seat: decisions that chance made for a bot that failed


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return not (rng.__file__ or "").endswith(".py")


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> dict[str, object]:
    """Play the plan's matches and sum them up; `progress` is called once per match."""
    check(plan)
    started = perf_counter()
    played = _play_here(plan, progress) if jobs == 1 else _play_in_processes(plan, jobs, progress)
    seconds = perf_counter() - started
    return summary(plan, sorted(played, key=lambda match: match.index), seconds)


def check(plan: Plan) -> None:
    """Refuse what cannot be played before anything is started."""
    if plan.games < 1:
        raise BadSetup(f"bad number of games {plan.games!r}: expected 1 or more")
    if len(plan.bots) not in (1, plan.players):
        raise BadSetup(f"{len(plan.bots)} bots for {plan.players} players: expected one for all or one per seat")
    registry.game(plan.game, plan.pack).setup(plan.players, plan.seed, plan.options)
    for name in plan.bots:
        if not registry.hire(name).plays(plan.game):
            raise BadSetup(f"bot {quote(name)} does not know the game {quote(plan.game)}")


def play_matches(plan: Plan, first: int, step: int, progress: Callable[[], None] = lambda: None) -> list[Played]:
    """Matches first, first + step, … of the plan. A match depends on the seed and its number alone."""
    game = registry.game(plan.game, plan.pack)
    names = list(plan.bots) if len(plan.bots) > 1 else list(plan.bots) * plan.players
    bots = [registry.hire(name) for name in names]
    played = []
    for index in range(first, plan.games, step):
        before = [bot.failures for bot in bots]
        seed, chance = match_seed(plan.seed, index), seeded(plan.seed, BOT_STREAM, index)
        if plan.record is None:
            state = game.setup(plan.players, seed, plan.options)
            decisions = play(game, state, bots, chance)
        else:
            match = Match(game, plan.players, seed, plan.options)
            decisions = play_match(match, bots, chance)
            state = match.state
            file = Path(plan.record) / f"{plan.game}-{plan.players}-{plan.seed}-{index:05}.jsonl"
            file.write_text("\n".join(write(match, names)) + "\n", "utf-8")
        outcome = game.outcome(state)
        assert outcome is not None, "play ends only when the match is over"
        final = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":")).encode()
        digest = sha256(final).hexdigest()
        failures = [bot.failures - failed for bot, failed in zip(bots, before, strict=True)]
        played.append(Played(index, decisions, outcome.scores, outcome.winners, outcome.end, digest, failures))
        progress()
    return played


def match_seed(seed: int, index: int) -> int:
    """The seed of one match of a simulation: 128 bits."""
    stream = seeded(seed, MATCH_STREAM, index)
    return sum(stream.word() << (32 * i) for i in range(4))


def summary(plan: Plan, played: Sequence[Played], seconds: float) -> dict[str, object]:
    decisions = sum(match.decisions for match in played)
    wins = [0.0] * plan.players
    ends: dict[str, int] = {}
    for match in played:
        ends[match.end] = ends.get(match.end, 0) + 1
        for seat in match.winners:
            wins[seat] += 1 / len(match.winners)
    return {
        "game": plan.game,
        "players": plan.players,
        "games": len(played),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(len(played) / seconds, 1),
        "decisions_per_s": round(decisions / seconds, 1),
        "compiled": compiled(),
        "wins": [round(share, 3) for share in wins],
        "ends": ends,
        "failures": [sum(match.failures[seat] for match in played) for seat in range(plan.players)],
        "digest": sha256("".join(match.digest for match in played).encode()).hexdigest(),
        "scores": [match.scores for match in played],
    }


def _play_here(plan: Plan, progress: Callable[[], None]) -> list[Played]:
    return play_matches(plan, 0, 1, progress)


def _play_in_processes(plan: Plan, jobs: int, progress: Callable[[], None]) -> list[Played]:
    # Several slices per job keep all of them busy to the end and the progress bar moving.
    slices = min(plan.games, jobs * 8)
    played: list[Played] = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        futures = [pool.submit(play_matches, plan, first, slices) for first in range(slices)]
        for future in as_completed(futures):
            for match in future.result():
                played.append(match)
                progress()
    return played
