"""One game of an arena, played and timed."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from json import dumps
from time import perf_counter

from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded
from menlo.lab.arena.plan import Seating
from menlo.lab.simulate import BOT_STREAM, match_seed


@dataclass(frozen=True)
class PlayedSeat:
    bot: str
    score: int
    place: int
    won: float  # the share of the win: tied winners share it
    points: dict[str, int]  # by source
    choices: int  # decisions with more than one legal key
    seconds: float  # thinking about them
    longest: float


@dataclass(frozen=True)
class PlayedGame:
    index: int
    deal: int
    seats: list[PlayedSeat]
    decisions: int
    end: str
    digest: str


@lru_cache(maxsize=8)
def _game(name: str, pack: str | None) -> Game[State]:
    return registry.game(name, pack)


@lru_cache(maxsize=64)
def _bot(name: str) -> Bot:
    return registry.hire(name)


def play_game(seating: Seating) -> PlayedGame:
    """The chance of the match is the block's; that of the bots is the game's own."""
    plan, names = seating.plan, seating.bots
    game = _game(plan.game, plan.pack)
    state = game.setup(plan.players, match_seed(plan.seed, seating.deal), plan.options)
    chance = seeded(plan.seed, BOT_STREAM, seating.index)
    rngs = [chance.spawn() for _ in names]
    bots = [_bot(name) for name in names]
    choices, seconds, longest = [0] * len(names), [0.0] * len(names), [0.0] * len(names)
    decisions = 0
    while (seat := game.decider(state)) != NOBODY:
        free = len(game.legal_keys(state, seat)) > 1
        begun = perf_counter()
        key = choose(game, state, seat, bots[seat], rngs[seat])
        if free:
            took = perf_counter() - begun
            choices[seat] += 1
            seconds[seat] += took
            longest[seat] = max(longest[seat], took)
        game.apply_key(state, seat, key, None)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None, "play ends only when the match is over"
    winners = outcome.winners
    seats = [
        PlayedSeat(
            name,
            outcome.scores[seat],
            outcome.places[seat],
            1 / len(winners) if seat in winners else 0.0,
            outcome.points[seat],
            choices[seat],
            seconds[seat],
            longest[seat],
        )
        for seat, name in enumerate(names)
    ]
    final = dumps(game.dump(state), sort_keys=True, separators=(",", ":")).encode()
    return PlayedGame(seating.index, seating.deal, seats, decisions, outcome.end, sha256(final).hexdigest())
