"""One match of the balance lab, with what every seat did with which piece."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from menlo.kernel import registry
from menlo.kernel.events import Event, EventLog
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded
from menlo.lab.balance.questions import asked
from menlo.lab.simulate import BOT_STREAM, match_seed


@dataclass(frozen=True)
class Sitting:
    """A match to be watched. Plain data, since compiled objects cannot be sent to another process."""

    game: str
    players: int
    index: int
    seed: int
    bot: str
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str | None = None
    openings: int = 0  # so many first decisions of every seat are chance


Use = tuple[str, str]  # the question that was answered, and the piece


@dataclass(frozen=True)
class Watched:
    """What is kept of a match."""

    scores: list[int]
    won: list[float]
    points: list[dict[str, int]]
    did: list[dict[Use, int]]
    order: list[int]  # the seats in the order of their first decisions
    decisions: int
    end: str


@lru_cache(maxsize=8)
def _game(name: str, pack: str | None) -> Game[State]:
    return registry.game(name, pack)


def watch(sitting: Sitting) -> Watched:
    """Play the match: equal sittings give equal matches, and equal indices equal deals whatever the pack or the bot."""
    game = _game(sitting.game, sitting.pack)
    state = game.setup(sitting.players, match_seed(sitting.seed, sitting.index), sitting.options)
    chance = seeded(sitting.seed, BOT_STREAM, sitting.index)
    rngs = [chance.spawn() for _ in range(sitting.players)]
    bots = [registry.bot(sitting.bot) for _ in range(sitting.players)]
    random = registry.bot("random")
    did: list[dict[Use, int]] = [{} for _ in range(sitting.players)]
    order: list[int] = []
    decided = [0] * sitting.players
    while (seat := int(game.decider(state))) != NOBODY:
        if seat not in order:
            order.append(seat)
        chooser = random if decided[seat] < sitting.openings else bots[seat]
        log = EventLog()
        game.apply_key(state, seat, choose(game, state, seat, chooser, rngs[seat]), log)
        decided[seat] += 1
        for event in log.events:
            _note(did, game, event)
    outcome = game.outcome(state)
    assert outcome is not None, "play ends only when the match is over"
    winners = outcome.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(sitting.players)]
    return Watched(outcome.scores, won, outcome.points, did, order, sum(decided), outcome.end)


def _note(did: list[dict[Use, int]], game: Game[State], event: Event) -> None:
    """Whose doing it was is the seat that owns what the message tells of, or else the seat it names."""
    message = game.tell(event)
    seat = message.args.get("owner", message.args.get("seat"))
    if not isinstance(seat, int) or not 0 <= seat < len(did):
        return  # nobody's, or the solo opponent's
    for use in asked(game.title.id, message, game.encode_event(event)):
        did[seat][use] = did[seat].get(use, 0) + 1
