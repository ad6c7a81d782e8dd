"""One match on this server: a single writer that checks, applies, stores, answers and only then tells the others."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, Protocol

from menlo.kernel.action import Action
from menlo.kernel.errors import CannotUndo, IllegalAction, MalformedAction
from menlo.kernel.events import Event
from menlo.kernel.game import SPECTATOR, Game, State
from menlo.kernel.play import Match
from menlo.kernel.transcript import take_back
from menlo.server.clock import Clock, Kind, Turn, advance, begin, grant, recharge
from menlo.server.faults import Refuse
from menlo.server.guidance import Guidance, guidance
from menlo.server.introducing import match_info, time_control
from menlo.server.people.people import Person
from menlo.server.protocol import (
    Code,
    Course,
    MatchInfo,
    Proposal,
)
from menlo.server.rows import Change, Draft, Line, MatchRow, SeatRow, StoredMatch
from menlo.server.store import Conflict, NotDurable, Store, compress, decompress

MOST_LINES = 5_000  # of a log: behind them nothing is taken back, so that it ends, and can be played again in a moment
BREATH = 64  # lines played again before others have their turn
ATTEMPTS = 8  # at storing a step while other nodes store private steps of other seats


@dataclass
class Played:
    """A line of the log with its events, kept for watchers who are about to hear of it."""

    line: Line
    events: list[Event] = field(default_factory=list)


class Overtaken(Refuse):
    """Another node stored a change of the match first; this process has read it by now."""

    def __init__(self) -> None:
        super().__init__(Code.STALE, "someone else acted first")


class Watcher(Protocol):
    """Someone who follows the match."""

    seats: list[int]
    language: str
    person: Person | None

    def wake(self, played: list[Played]) -> None:
        """The position has changed; never blocks."""

    def hear(self) -> None:
        """Somebody has written something; never blocks."""

    def gone(self) -> None:
        """The match has been removed."""

    def shut(self, refused: Refuse) -> None:
        """They may not stay, for that reason."""


def replay_stored(match: Match[State], line: Line) -> None:
    """One stored line, on a match whose whole log is known."""
    if line.undoes is None:
        match.act(match.game.parse(line.seat, line.action))
    else:
        take_back(match, line.seat, line.undoes)


class Host:
    def __init__(
        self, store: Store, game: Game[State], stored: StoredMatch, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.game = game
        self.clock = clock
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()  # one writer at a time; waiters queue in front of it
        self.course: Course | None = None  # of the points, kept once it was asked for
        self.under_way: set[asyncio.Task[None]] = set()  # changes that will be finished whoever hangs up
        self.after: Callable[[Host], None] = lambda host: None  # told of every change, e.g. to let bots move
        self._only: int | None = None  # the seat that alone hears of the last change
        self._nonce = secrets.token_hex(4)
        self._turns: dict[int, tuple[int, tuple[int, ...]]] = {}  # seat -> counter, legal keys
        self._adopt(stored)
        self._count_decisions([])

    def _adopt(self, stored: StoredMatch) -> None:
        """Take the match as the store has it. Reads the state row alone; nothing is replayed."""
        self.row: MatchRow = stored.row
        self.seats: list[SeatRow] = list(stored.seats)
        self.drafts: list[Draft] = list(stored.drafts)
        self.control = time_control(stored.row)
        self.time = stored.clock  # None where nobody's time is kept, or the match has not begun
        self._blob = stored.state or b""
        self._snapshot = -1  # version of the newest snapshot known to be stored
        self._whole = False  # whether the match knows what can be taken back
        self._match: Match[State] | None = None
        if stored.state is not None:
            self._match = self._open(decompress(stored.state), stored.row.version)

    async def reload(self) -> None:
        """Take the match as the store has it by now, and tell those to whom it looks different what has happened."""
        stored = await self.store.load(self.row.id)
        if stored is None:
            raise Refuse(Code.UNKNOWN_MATCH, f"match {self.row.id} is gone")
        public, version, steps = self._public(), self.row.version, self.drafts
        along = await self._go_along(stored)
        if along is None:
            self._adopt(stored)
        moved = [
            seat
            for seat in range(self.row.seats)
            if self.row.version != version
            or [step for step in steps if step.seat == seat] != [step for step in self.drafts if step.seat == seat]
        ]
        self._count_decisions(moved)
        everyone = self._public() != public
        woken = [watcher for watcher in self.watchers if everyone or any(seat in moved for seat in watcher.seats)]
        if woken:
            played = await self.make_whole(version) if along is None else along
            for watcher in woken:
                watcher.wake(played)

    async def _go_along(self, stored: StoredMatch) -> list[Played] | None:
        """Play what others have stored on the position in memory, which is what following mostly comes to; None, with
        nothing changed, where it is not as simple as that."""
        row, match = stored.row, self._match
        if not self._whole or match is None or self.drafts or stored.drafts or row.version <= self.row.version:
            return None
        found = await self.store.lines(row.id, self.row.version)
        lines = [line for line in found if line.number < row.version]
        if any(line.undoes is not None for line in lines):
            return None
        for line in lines:
            match.act(self.game.parse(line.seat, line.action))
        events = {record.number: record.events for record in match.records if record.number >= self.row.version}
        self.row, self.seats, self._blob = row, list(stored.seats), stored.state or b""
        self.control, self.time = time_control(row), stored.clock
        self._snapshot = match.turn_start
        return [Played(line, events[line.number]) for line in lines]

    def _public(self) -> tuple[object, ...]:
        """What everyone may know: while it stays, others have taken private steps at most, which nobody hears of."""
        view = None if self._match is None else self.game.view(self._match.state, SPECTATOR)
        row = self.row
        return row.version, row.status, row.proposal, row.quiet, row.chat, row.guide, self.seats, view

    def hear(self, number: int, revision: int) -> None:
        """A line of chat is stored."""
        self._set(chat=number, revision=revision)
        for watcher in list(self.watchers):
            watcher.hear()

    # What can be seen.

    @property
    def match(self) -> Match[State]:
        if self._match is None:
            raise Refuse(Code.NOT_RUNNING, "the match has not begun")
        return self._match

    @property
    def begun(self) -> bool:
        return self._match is not None

    @property
    def over(self) -> bool:
        return self.row.status == "over"

    def info(self) -> MatchInfo:
        return match_info(self.row, self.seats)

    def guidance(self) -> Guidance | None:
        """The guide of the match, while the learner follows it."""
        if self._match is None or self.row.status != "running":
            return None
        found = guidance(self.game, self._match.state, self.row.guide)
        return None if found is None or self.seats[found.guide.learner].mover else found

    def deciders(self) -> list[int]:
        return [] if self._match is None or self.over else self.game.deciders(self._match.state)

    def owing(self) -> list[int]:
        """Seats at which a person owes a decision."""
        return self._people(self.deciders())

    def _people(self, seats: Sequence[int]) -> list[int]:
        return [seat for seat in seats if self.seats[seat].kind == "person" and not self.seats[seat].mover]

    def names(self) -> dict[int, str]:
        return {seat.seat: seat.name for seat in self.seats if seat.name}

    def undoable(self, seat: int) -> int:
        """What the seat may take back; of a led opening only what the guide left free."""
        if self.row.version >= MOST_LINES and not any(draft.seat == seat for draft in self.drafts):
            return 0
        count, guide = self.match.undoable(seat), self.guidance()
        return count if guide is None or guide.step is None else min(count, guide.progress.loose)

    def proposal(self) -> Proposal | None:
        proposal = self.row.proposal
        return (
            None
            if proposal is None
            else Proposal(_int(proposal["by"]), _int(proposal["version"]), _ints(proposal["awaits"]))
        )

    # Decisions: ids per seat, changed whenever what the seat must decide has changed.

    def decision(self, seat: int) -> str:
        return f"{self._nonce}.{seat}.{self._turns[seat][0]}"

    def _count_decisions(self, moved: Sequence[int]) -> None:
        """After a change in which some seats did something."""
        if self._match is None:
            return
        deciders = self.game.deciders(self._match.state)
        for seat in range(self.row.seats):
            keys = tuple(int(key) for key in self.game.legal_keys(self._match.state, seat)) if seat in deciders else ()
            counter, before = self._turns.get(seat, (0, ()))
            if seat in moved or keys != before:
                counter += 1
            self._turns[seat] = (counter, keys)

    # What changes the match. Each is called with the lock held by `run`.

    async def run(
        self, work: Callable[[], Awaitable[list[Played]]], answer: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Do one change: store it, then answer, then tell everyone, then let bots move. A refusal changes nothing."""

        async def change() -> None:
            async with self.lock:
                played = await work()
                if answer is not None:
                    await answer()
                for watcher in list(self.watchers):
                    if self._only is None or self._only in watcher.seats:
                        watcher.wake(played)
            self.after(self)

        # Shielded: whoever asked may hang up in the middle, but a change is done wholly or not at all.
        task = asyncio.create_task(change())
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        await asyncio.shield(task)

    async def act(self, seat: int, decision: str | None, data: dict[str, Any] | Action) -> list[Played]:
        self._must_run()
        match = self.match
        if seat not in self.game.deciders(match.state):
            clause = self.game.act(self.game.copy(match.state), seat, 0, None)
            raise Refuse(Code.STALE if decision else Code.ILLEGAL, f"seat {seat} owes no decision", clause)
        if decision is not None and decision != self.decision(seat):
            raise Refuse(Code.STALE, "the decision has been made already")
        if isinstance(data, Action):
            action = data
        else:
            try:
                action = self.game.decode(data)
            except MalformedAction as error:
                raise Refuse(Code.MALFORMED, str(error)) from None
        if action.seat != seat:
            raise Refuse(Code.NOT_SEATED, f"an action of seat {action.seat} in the name of seat {seat}")
        guide = self.guidance()
        # What the rules forbid is refused by them, further on.
        if guide is not None and action is not data and self.game.check(match.state, action) is None:
            if (refusal := guide.refuse(action)) is not None:
                raise Refuse(Code.GUIDED, "the guide wants something else first", refusal)

        async def attempt() -> list[Played]:
            if self.drafts:
                await self.make_whole()  # what is revealed is logged with the steps that led to it
            return await self._apply(lambda: self._do(action))

        return await self._insist(seat, attempt)

    async def undo(self, seat: int, turn: bool) -> list[Played]:
        async def attempt() -> list[Played]:
            self._must_run()
            await self.make_whole()
            count = self.undoable(seat)
            if count == 0:
                raise Refuse(Code.NOTHING_TO_UNDO, f"seat {seat} has nothing to take back before the last fence")
            return await self._apply(lambda: self._undo(seat, count if turn else 1))

        return await self._insist(seat, attempt)

    async def _insist(self, seat: int, attempt: Callable[[], Awaitable[list[Played]]]) -> list[Played]:
        """Attempt again when only private steps of other seats, stored by another node, came between."""
        for _ in range(ATTEMPTS):
            owed = self._turns[seat]
            try:
                return await attempt()
            except Overtaken:
                if self._turns[seat] != owed:
                    raise
        raise Overtaken

    async def propose(self, seat: int, version: int) -> list[Played]:
        """Take back what stands since a version, beyond fences, if everyone whose action is lost agrees; bots do."""
        self._must_run()
        if (guide := self.guidance()) is not None and guide.step is not None:
            raise Refuse(Code.NOT_ALLOWED, "a led opening goes forward: leave the guide first")
        if self.row.version >= MOST_LINES:
            raise Refuse(Code.NOT_ALLOWED, f"behind {MOST_LINES} lines nothing is taken back any more")
        self._only = None
        _, lost = standing(await self.store.lines(self.row.id, 0), version)
        if not lost:
            raise Refuse(Code.NOT_ALLOWED, f"version {version}: no action since then stands")
        others = {line.seat for line in lost if line.seat != seat}
        awaits = sorted(other for other in others if self.seats[other].kind == "person" and not self.seats[other].mover)
        proposal: dict[str, object] = {"by": seat, "version": version, "awaits": awaits}
        await self._set_proposal(proposal)
        return [] if awaits else await self._go_back(seat, version)

    async def consent(self, seat: int, agree: bool) -> list[Played]:
        proposal = self.proposal()
        self._only = None
        if proposal is None or seat not in proposal.awaits:
            raise Refuse(Code.NO_PROPOSAL, f"nothing awaits the consent of seat {seat}")
        awaits = [other for other in proposal.awaits if other != seat]
        data: dict[str, object] | None = (
            {"by": proposal.by, "version": proposal.version, "awaits": awaits} if agree else None
        )
        await self._set_proposal(data)
        return await self._go_back(proposal.by, proposal.version, "agreed") if agree and not awaits else []

    async def guided(self, seat: int, step: str, leave: bool) -> list[Played]:
        """What the guide says has been read, or the learner plays on without it."""
        self._must_run()
        guide = self.guidance()
        if guide is None or seat != guide.guide.learner:
            raise Refuse(Code.NOT_ALLOWED, f"nobody guides seat {seat}")
        if not leave and (guide.waits != "read" or step != (guide.progress.step or guide.progress.due[0])):
            raise Refuse(Code.STALE, "the guide has gone on already")
        left = None if leave else guide.read()
        try:
            await self.store.set_guide(self.row.id, self.row.revision, left)
        except (Conflict, NotDurable) as error:
            await self._give_way(error)
        self._set(guide=left, revision=self.row.revision + 1)
        self._only = None
        return []

    def _must_run(self) -> None:
        if self.row.status != "running":
            raise Refuse(Code.NOT_RUNNING, f"the match is {self.row.status}")

    # Applying and storing.

    async def _apply(self, change: Callable[[], "Step"]) -> list[Played]:
        """Change the match in memory, store it, or put everything back as it was."""
        match = self.match
        before_state, before_lines = self.game.copy(match.state), match.lines
        guide = self.guidance()
        step = change()
        led = self._led(guide, step) if guide is not None else self.row.guide
        blob = compress(self.game.dump(match.state))
        snapshot = self._due_snapshot(before_lines, blob, step)
        outcome = self.game.outcome(match.state)
        timed = self._timed(step)
        # A private step is nobody else's business, not even that there was one: no date tells of it, and what waits
        # for consent goes on waiting.
        private = step.only is not None
        proposal, updated = (self.row.proposal, self.row.updated) if private else (None, self.clock())
        try:
            await self.store.commit(
                Change(
                    self.row.id,
                    self.row.revision,
                    before_lines,
                    match.lines,
                    blob,
                    tuple(played.line for played in step.played),
                    snapshot,
                    step.draft,
                    step.dropped,
                    "over" if outcome is not None else "running",
                    dict(outcome.data()) if outcome is not None else None,
                    proposal,
                    updated,
                    timed,
                    led,
                )
            )
        except Exception as error:
            # Nothing was stored, so nothing has happened: what others have stored must not be played on top of it.
            match.go_on_from(before_state, before_lines)
            self._whole = False
            if isinstance(error, Conflict | NotDurable):
                await self._give_way(error)
            raise
        self._blob = blob
        self.time = timed or self.time
        if snapshot is not None:
            self._snapshot = snapshot[0]
        self.drafts = [draft for draft in self.drafts if (draft.seat, draft.step) not in step.dropped]
        if step.draft is not None:
            self.drafts.append(step.draft)
        self._set(
            revision=self.row.revision + 1,
            version=match.lines,
            status="over" if outcome is not None else "running",
            outcome=dict(outcome.data()) if outcome is not None else None,
            proposal=proposal,
            guide=led,
            updated=updated,
        )
        self._count_decisions([step.seat])
        self._only = step.only
        return step.played

    def _led(self, guide: Guidance, step: "Step") -> dict[str, object] | None:
        """How far the guide has come with a change."""
        if step.kind != "act":
            return guide.undone(len(step.played) + sum(seat == step.seat for seat, _ in step.dropped))
        heard = [event for played in step.played for event in played.events if event.visible_to(guide.guide.learner)]
        return guide.acted(step.seat, step.action, heard)

    def _timed(self, step: "Step") -> Clock | None:
        """The clocks after a change; None where they go on as they did. A private step is not even seen in them."""
        if self.time is None or self.control is None or step.only is not None:
            return None
        gained = sum(1 if played.line.undoes is None else -1 for played in step.played)
        charged = tuple(self._people(self.game.deciders(self.match.state)))
        settled = step.draft is not None and step.seat not in charged
        return advance(self.time, self.control, Turn(step.kind, step.seat, gained, charged, settled), self.clock())

    async def recharge(self) -> None:
        """Others owe decisions than the clocks know of: a bot stands in for someone, or someone has come back."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                clock = self._recharged()
                if clock is None:
                    return
                try:
                    await self.store.set_clock(self.row.id, self.row.revision, clock)
                except Conflict:
                    await self.reload()
                    continue
                self.time = clock
                self._set(revision=self.row.revision + 1)
                for watcher in list(self.watchers):
                    watcher.wake([])
                return

    def _recharged(self) -> Clock | None:
        """The clocks with those charged who owe decisions now; None where that is so already."""
        if self.time is None or self.control is None or set(self.time.running) == set(self.owing()):
            return None
        clock = self.time
        for seat in set(self.owing()) - set(clock.running):
            clock = grant(clock, self.control, seat) if clock.left[seat] <= 0 else clock
        return recharge(clock, self.owing(), self.clock())

    def first_clock(self, state: State) -> Clock | None:
        """The clocks of a match that begins with this position."""
        if self.control is None:
            return None
        return begin(self.control, self.row.seats, self._people(self.game.deciders(state)), self.clock())

    async def _set_proposal(self, proposal: dict[str, object] | None) -> None:
        try:
            await self.store.set_proposal(self.row.id, self.row.revision, proposal)
        except (Conflict, NotDurable) as error:
            await self._give_way(error)
        self._set(proposal=proposal, revision=self.row.revision + 1)

    async def _give_way(self, error: Exception) -> NoReturn:
        """Another node was faster, or nobody knows: what is stored is the truth."""
        await self.reload()
        if isinstance(error, Conflict):
            raise Overtaken from None
        raise Refuse(Code.UNAVAILABLE, "the store failed; look at the position before trying again") from None

    def _due_snapshot(self, before: int, blob: bytes, step: "Step") -> tuple[int, bytes] | None:
        """A position is kept wherever a turn starts: undo and replay begin there. Private steps are played on top."""
        start = self.match.turn_start
        if start == self._snapshot:
            return None
        if start == self.match.lines and not self.drafts and step.draft is None:
            return (start, blob)
        return (before, self._blob) if start == before and not self.drafts else None

    def _do(self, action: Action) -> "Step":
        match = self.match
        known, lines = len(match.records), match.lines
        private = self.game.private(match.state, action)
        try:
            match.act(action)
        except IllegalAction as error:
            raise Refuse(Code.ILLEGAL, str(error), error.refusal) from None
        if match.lines == lines:
            # Private, or confirmed but not revealed: stored, not logged. That a seat is ready, everyone may see.
            step = 1 + max((draft.step for draft in self.drafts if draft.seat == action.seat), default=-1)
            draft = Draft(action.seat, step, self.game.notate(action))
            return Step(action.seat, [], draft, only=action.seat if private else None, action=draft.action)
        played = [
            Played(Line(record.number, record.seat, self.game.notate(record.action)), record.events)
            for record in match.records[known:]
        ]
        dropped = tuple((draft.seat, draft.step) for draft in self.drafts)
        return Step(action.seat, played, None, dropped, action=self.game.notate(action))

    def _undo(self, seat: int, count: int) -> "Step":
        match = self.match
        played: list[Played] = []
        dropped: list[tuple[int, int]] = []
        for _ in range(count):
            lines = match.lines
            try:
                match.undo(seat)
            except CannotUndo as error:
                raise Refuse(Code.NOTHING_TO_UNDO, str(error)) from None
            if match.lines == lines:
                own = [draft.step for draft in self.drafts if draft.seat == seat and (seat, draft.step) not in dropped]
                dropped.append((seat, max(own)))
            else:
                taken = next(record.number for record in match.records if record.undone_at == lines)
                played.append(Played(Line(lines, seat, "", taken)))
                # Plans that were begun since have nothing to stand on.
                dropped = [(draft.seat, draft.step) for draft in self.drafts]
        return Step(seat, played, None, tuple(dropped), None if played else seat, "undo")

    async def _go_back(self, seat: int, version: int, kind: Kind = "undo") -> list[Played]:
        """Everyone has agreed: what stands since the version is undone, line by line from the last."""
        kept, lost = standing(await self.store.lines(self.row.id, 0), version)
        first = await self.store.snapshot_at(self.row.id, 0)
        if first is None:
            raise Refuse(Code.UNAVAILABLE, "the first position is missing")
        state = self.game.load(decompress(first[1]))
        for line in kept:
            self.game.apply(state, self.game.parse(line.seat, line.action))

        def change() -> Step:
            lines = self.match.lines
            self.match.go_on_from(state, lines + len(lost))
            played = [Played(Line(lines + i, seat, "", line.number)) for i, line in enumerate(reversed(lost))]
            return Step(seat, played, None, tuple((draft.seat, draft.step) for draft in self.drafts), None, kind)

        return await self._apply(change)

    # Positions of the past.

    async def state_at(self, version: int) -> State:
        """The position after so many lines, from the nearest snapshot."""
        match, _ = await self._replayed(version, version)
        return match.state

    async def played_since(self, version: int) -> list[Played]:
        """Lines with their events from a version on, for a watcher that resumes."""
        now = self.row.version
        _, events = await self._replayed(version, now)
        lines = await self.store.lines(self.row.id, version)
        return [Played(line, events.get(line.number, [])) for line in lines if line.number < now]

    async def _replayed(self, since: int, version: int) -> tuple[Match[State], dict[int, list[Event]]]:
        """Play the log again from the newest snapshot at or before `since` up to a version, gathering events."""
        stored = await self.store.snapshot_at(self.row.id, since)
        if stored is None:
            raise Refuse(Code.UNAVAILABLE, f"no position is stored at or before version {since}")
        base, blob = stored
        match = self._open(decompress(blob), base)
        events: dict[int, list[Event]] = {}
        for at, line in enumerate(await self.store.lines(self.row.id, base), 1):
            if line.number >= version:
                break
            known = len(match.records)
            await self._replay(match, line)
            events.update({record.number: record.events for record in match.records[known:]})
            if at % BREATH == 0:
                await asyncio.sleep(0)
        return match, events

    async def _replay(self, match: Match[State], line: Line) -> None:
        if line.undoes is None:
            match.act(self.game.parse(line.seat, line.action))
            return
        try:
            take_back(match, line.seat, line.undoes)
        except CannotUndo:
            # By consent, to before the position this replay began from.
            everything = await self.store.lines(self.row.id, 0)
            kept, _ = standing([other for other in everything if other.number <= line.number], line.number)
            first = await self.store.snapshot_at(self.row.id, 0)
            assert first is not None, "a match that runs has its first position"
            state = self.game.load(decompress(first[1]))
            for other in kept:
                self.game.apply(state, self.game.parse(other.seat, other.action))
            match.go_on_from(state, line.number + 1)

    async def make_whole(self, since: int | None = None) -> list[Played]:
        """After a reload: learn what can be taken back, from the position where the turn started. Returns what was
        played since a version, if one is given."""
        if self._match is None or (self._whole and since is None):
            return []
        version = self.row.version
        match, events = await self._replayed(version if since is None else since, version)
        for draft in self.drafts:
            match.act(self.game.parse(draft.seat, draft.action))
        self._match = match
        self._snapshot = match.turn_start
        self._whole = True
        if since is None or since == version:
            return []
        # Another node may have gone on since: what is after this version comes with the next one.
        lines = [line for line in await self.store.lines(self.row.id, since) if line.number < version]
        return [Played(line, events.get(line.number, [])) for line in lines]

    def _open(self, data: object, lines: int) -> Match[State]:
        row = self.row
        match = Match(self.game, row.seats, int(row.seed), row.options)
        match.go_on_from(self.game.load(data), lines)
        return match

    def _set(self, **fields: Any) -> None:
        self.row = MatchRow(**{**self.row.__dict__, "updated": self.clock(), **fields})


def standing(lines: Sequence[Line], version: int) -> tuple[list[Line], list[Line]]:
    """The actions that stand, parted into those before a version and those since."""
    undone = {line.undoes for line in lines if line.undoes is not None}
    active = [line for line in lines if line.undoes is None and line.number not in undone]
    return [line for line in active if line.number < version], [line for line in active if line.number >= version]


@dataclass(frozen=True)
class Step:
    """What one change did to the log."""

    seat: int
    played: list[Played]
    draft: Draft | None = None
    dropped: tuple[tuple[int, int], ...] = ()
    only: int | None = None  # the seat that alone may hear of it
    kind: Kind = "act"
    action: str = ""  # notation


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [_int(item) for item in value]
