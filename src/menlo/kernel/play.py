"""Playing: a match with its log and free undo, and fast playouts that stay inside the compiled unit."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from mypy_extensions import i64

from menlo.kernel.action import Action
from menlo.kernel.bot import Bot
from menlo.kernel.errors import BotError, CannotUndo
from menlo.kernel.events import Event
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.record import Record
from menlo.kernel.rng import Rng

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One play of a game, with its log in memory. Undo is free back to the last fence.

    In a simultaneous phase a seat's private steps are its own: they are no fence for others and take no line of the
    log. Once confirmed they cannot be taken back; they enter the log when all is revealed, so that until then not even
    the number of lines tells others anything. Until someone confirms, the action that led to the phase can be taken
    back, and with it go the private steps of all.
    """

    def __init__(self, game: Game[S], seats: int, seed: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: dict[str, str] = dict(options) if options is not None else {}
        self.state: S = game.setup(seats, seed, options)
        self._origin: S = game.copy(self.state)  # before the first of the records
        self.records: list[Record] = []
        self.standing: list[Record] = []  # those that have not been undone
        self.lines = 0  # of the log: actions, and undos that marked them
        self._before: list[tuple[Record, S]] = []  # positions before each action that can still be taken back
        self._base: list[S] = []  # the position before the first private step that is not in the log yet
        self._base_line = 0
        self._since: list[Action] = []  # every action since then
        self._drafts: list[tuple[Action, list[Event]]] = []  # private steps, in the order they were made
        self._confirmed: list[int] = []  # seats whose plan is fixed, but not revealed

    def act(self, action: Action) -> list[Event]:
        """Carry the action out, or raise IllegalAction and change nothing."""
        before = self.game.copy(self.state)
        if self.game.private(self.state, action):
            return self._act_privately(action, before)
        events = self.game.apply(self.state, action)
        if self._base:
            self._confirm(action, events)
            return events
        record = self._log(action, events)
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
        if seat in self._confirmed:
            return 0
        drafts = sum(draft.seat == seat for draft, _ in self._drafts)
        if drafts:
            return drafts
        return len(self._before) if self._before and self._before[-1][0].seat == seat else 0

    def undo(self, seat: int) -> Action:
        """Take back the seat's last action; one that is in the log stays there, marked."""
        if not self.undoable(seat):
            raise CannotUndo(f"seat {seat!r} has nothing to take back before the last fence")
        if any(draft.seat == seat for draft, _ in self._drafts):
            return self._undo_privately(seat)
        record, self.state = self._before.pop()
        self.standing.pop()
        record.undone_at = self.lines
        self.lines += 1
        self._base = []
        self._drafts = []
        return record.action

    def rewind(self) -> Action:
        """Take back the last action of the match, whoever's it was and whatever came to light since: by consent."""
        if not self.standing or self._drafts:
            raise CannotUndo("nothing to take back of what is known of the log")
        record = self.standing.pop()
        self.state = self.game.copy(self._origin)
        for other in self.standing:
            self.game.apply(self.state, other.action)
        record.undone_at = self.lines
        self.lines += 1
        self._before = []
        return record.action

    @property
    def turn_start(self) -> int:
        """The version behind which nothing can be taken back without asking."""
        if self._before:
            return self._before[0][0].number
        return self._base_line if self._base else self.lines

    def go_on_from(self, state: S, lines: int) -> None:
        """Take up a stored position, after so many lines of the log, with nothing to take back."""
        self.state = state
        self._origin = self.game.copy(state)
        self.lines = lines
        self.records = []
        self.standing = []
        self._before = []
        self._base = []
        self._since = []
        self._drafts = []
        self._confirmed = []

    def _log(self, action: Action, events: list[Event]) -> Record:
        record = Record(self.lines, action, events)
        self.records.append(record)
        self.standing.append(record)
        self.lines += 1
        return record

    def _act_privately(self, action: Action, before: S) -> list[Event]:
        events = self.game.apply(self.state, action)
        if not self._base:
            self._base = [before]
            self._base_line = self.lines
            self._since = []
        self._since.append(action)
        self._drafts.append((action, events))
        return events

    def _confirm(self, action: Action, events: list[Event]) -> None:
        """Hold a confirmed plan back until all is revealed; then log everyone's, in the order of confirming."""
        self._before = []
        self._since.append(action)
        self._drafts.append((action, events))
        self._confirmed.append(action.seat)
        if not any(event.fence for event in events):
            return
        for seat in self._confirmed:
            for draft, heard in self._drafts:
                if draft.seat == seat:
                    self._log(draft, heard)
        self._base = []
        self._drafts = []
        self._confirmed = []

    def _undo_privately(self, seat: int) -> Action:
        """Play everything since the base again but the seat's last private step; other seats notice nothing."""
        index = max(i for i, (draft, _) in enumerate(self._drafts) if draft.seat == seat)
        action, _ = self._drafts.pop(index)
        self._since = [other for other in self._since if other is not action]
        self.state = self.game.copy(self._base[0])
        for other in self._since:
            self.game.apply(self.state, other)
        if not self._drafts:
            self._base = []
        return action


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
    """The key a bot picks; it sees a position dealt from what its seat may see, never the true one. For one that fails
    chance picks, and the failure is counted."""
    keys = game.legal_keys(state, seat)
    sample = State() if bot.blind else game.determinize(state, seat, rng)
    try:
        return bot.choose(game, sample, seat, keys, rng)
    except BotError:
        bot.failures += 1
        return keys[rng.below(len(keys))]


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
