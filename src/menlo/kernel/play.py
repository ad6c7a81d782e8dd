"""Playing: a match with its log and free undo, and fast playouts that stay inside the compiled unit."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from mypy_extensions import i64

from menlo.kernel.bot import Bot
from menlo.kernel.errors import CannotUndo
from menlo.kernel.events import Event
from menlo.kernel.game import NOBODY, Action, Game, State
from menlo.kernel.record import Record
from menlo.kernel.rng import Rng

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One play of a game, with its log in memory. Undo is free back to the last fence."""

    def __init__(self, game: Game[S], seats: int, seed: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: dict[str, str] = dict(options) if options is not None else {}
        self.state: S = game.setup(seats, seed, options)
        self.records: list[Record] = []
        self.lines = 0  # of the log: actions, and undos that marked them
        self._before: list[tuple[Record, S]] = []  # positions before each action that can still be taken back

    def act(self, action: Action) -> list[Event]:
        """Carry the action out, or raise IllegalAction and change nothing."""
        before = self.game.copy(self.state)
        events = self.game.apply(self.state, action)
        record = Record(self.lines, action, events)
        self.records.append(record)
        self.lines += 1
        # Another seat's action is a fence, and so is anything that came to light.
        if record.fence:
            self._before = []
        else:
            if self._before and self._before[-1][0].seat != action.seat:
                self._before = []
            self._before.append((record, before))
        return events

    def undoable(self, seat: int) -> int:
        """How many actions the seat may take back without asking anyone."""
        return len(self._before) if self._before and self._before[-1][0].seat == seat else 0

    def undo(self, seat: int) -> Record:
        """Take back the seat's last action; it stays in the log, marked."""
        if not self.undoable(seat):
            raise CannotUndo(f"seat {seat!r} has nothing to take back before the last fence")
        record, self.state = self._before.pop()
        record.undone_at = self.lines
        self.lines += 1
        return record


def playout(game: Game[S], state: S, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Random actions to the end of the match; returns how many decisions were made."""
    decisions: i64 = 0
    seat = game.decider(state)
    while seat != NOBODY and decisions < limit:
        keys = game.legal_keys(state, seat)
        game.apply_key(state, seat, keys[rng.below(len(keys))], None)
        decisions += 1
        seat = game.decider(state)
    return decisions


def choose(game: Game[State], state: State, seat: i64, bot: Bot, rng: Rng) -> i64:
    """The key a bot picks; it sees a position dealt from what its seat may see, never the true one."""
    keys = game.legal_keys(state, seat)
    sample = State() if bot.blind else game.determinize(state, seat, rng)
    return bot.choose(game, sample, seat, keys, rng)


def play(game: Game[State], state: State, bots: list[Bot], rng: Rng) -> i64:
    """Let bots, one per seat, play to the end; returns how many decisions were made."""
    rngs = [rng.spawn() for _ in bots]
    decisions: i64 = 0
    seat = game.decider(state)
    while seat != NOBODY:
        game.apply_key(state, seat, choose(game, state, seat, bots[seat], rngs[seat]), None)
        decisions += 1
        seat = game.decider(state)
    return decisions


def play_match(match: Match[State], bots: list[Bot], rng: Rng) -> i64:
    """As `play`, with the match's log kept."""
    game, rngs = match.game, [rng.spawn() for _ in bots]
    decisions: i64 = 0
    seat = game.decider(match.state)
    while seat != NOBODY:
        match.act(game.action(seat, choose(game, match.state, seat, bots[seat], rngs[seat])))
        decisions += 1
        seat = game.decider(match.state)
    return decisions
