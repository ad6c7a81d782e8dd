"""One match on this server: a single writer that checks, applies, stores, answers and only then tells the others."""

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from menlo.kernel.errors import CannotUndo, IllegalAction, MalformedAction
from menlo.kernel.events import Event
from menlo.kernel.game import SPECTATOR, Action, Game, State
from menlo.kernel.play import Match
from menlo.kernel.transcript import take_back, write
from menlo.server.faults import Refuse
from menlo.server.protocol import Choice, Code, Eye, Happened, MatchInfo, Proposal, SeatInfo, Update
from menlo.server.rows import Change, Draft, Line, MatchRow, SeatRow, StoredMatch
from menlo.server.store import Conflict, NotDurable, Store, compress, decompress
from menlo.server.tokens import seed_hash
from menlo.server.words import Speaker


@dataclass
class Played:
    """A line of the log with its events, kept for watchers who are about to hear of it."""

    line: Line
    events: list[Event] = field(default_factory=list)


class Watcher(Protocol):
    """Someone who follows the match."""

    seats: list[int]
    language: str

    def wake(self, played: list[Played]) -> None:
        """The position has changed; never blocks."""

    def gone(self) -> None:
        """The match has been removed."""


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
        self.after: Callable[[Host], None] = lambda host: None  # told of every change, e.g. to let bots move
        self._only: int | None = None  # the seat that alone hears of the last change
        self._adopt(stored)

    def _adopt(self, stored: StoredMatch) -> None:
        """Take the match as the store has it. Reads the state row alone; nothing is replayed."""
        self.row: MatchRow = stored.row
        self.seats: list[SeatRow] = list(stored.seats)
        self.drafts: list[Draft] = list(stored.drafts)
        self._nonce = secrets.token_hex(4)
        self._turns: dict[int, tuple[int, tuple[int, ...]]] = {}  # seat -> counter, legal keys
        self._blob = stored.state or b""
        self._snapshot = -1  # version of the newest snapshot known to be stored
        self._whole = False  # whether the match knows what can be taken back
        self._match: Match[State] | None = None
        if stored.state is not None:
            self._match = self._open(decompress(stored.state), stored.row.version)
        self._count_decisions(None)

    async def reload(self) -> None:
        """Forget what this process believes, and wake everyone to what is true."""
        stored = await self.store.load(self.row.id)
        if stored is None:
            raise Refuse(Code.UNKNOWN_MATCH, f"match {self.row.id} is gone")
        self._adopt(stored)
        for watcher in list(self.watchers):
            watcher.wake([])

    # What can be seen.

    @property
    def match(self) -> Match[State]:
        if self._match is None:
            raise Refuse(Code.NOT_RUNNING, "the match has not begun")
        return self._match

    @property
    def over(self) -> bool:
        return self.row.status == "over"

    def info(self) -> MatchInfo:
        return match_info(self.row, self.seats)

    def update(self, watcher: Watcher, played: list[Played]) -> Update:
        """The position as a watcher may see it, with what happened since its last update."""
        speaker = Speaker(self.game, watcher.language, self.names())
        eyes = [] if self._match is None else [self._eye(seat, speaker) for seat in watcher.seats or [SPECTATOR]]
        return Update(
            self.row.version,
            self.info(),
            [self._told(item, watcher, speaker) for item in played],
            eyes,
            self._deciders(),
            self.row.outcome,
            self._proposal(),
        )

    def _deciders(self) -> list[int]:
        return [] if self._match is None or self.over else self.game.deciders(self._match.state)

    def names(self) -> dict[int, str]:
        return {seat.seat: seat.name for seat in self.seats if seat.name}

    def _eye(self, seat: int, speaker: Speaker) -> Eye:
        state, game = self.match.state, self.game
        deciding = seat != SPECTATOR and seat in game.deciders(state)
        legal = game.legal(state, seat) if deciding else []
        choices = [Choice(dict(game.encode(action)), speaker.say(game.label(state, action))) for action in legal]
        undoable = 0 if seat == SPECTATOR or self.over else self.match.undoable(seat)
        return Eye(seat, dict(game.view(state, seat)), self.decision(seat) if deciding else None, choices, undoable)

    def _told(self, played: Played, watcher: Watcher, speaker: Speaker) -> Happened:
        line, ears = played.line, watcher.seats or [SPECTATOR]
        heard = [event for event in played.events if any(event.visible_to(seat) for seat in ears)]
        return Happened(
            line.number,
            line.seat,
            line.action,
            line.undoes,
            [dict(self.game.encode_event(event)) for event in heard],
            [speaker.say(self.game.tell(event)) for event in heard],
        )

    def _proposal(self) -> Proposal | None:
        proposal = self.row.proposal
        return (
            None
            if proposal is None
            else Proposal(_int(proposal["by"]), _int(proposal["version"]), _ints(proposal["awaits"]))
        )

    # Decisions: ids per seat, changed whenever what the seat must decide has changed.

    def decision(self, seat: int) -> str:
        return f"{self._nonce}.{seat}.{self._turns[seat][0]}"

    def _count_decisions(self, actor: int | None) -> None:
        if self._match is None:
            return
        deciders = self.game.deciders(self._match.state)
        for seat in range(self.row.seats):
            keys = tuple(int(key) for key in self.game.legal_keys(self._match.state, seat)) if seat in deciders else ()
            counter, before = self._turns.get(seat, (0, ()))
            if seat == actor or keys != before:
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

        # Shielded: whoever asked may hang up in the middle, but a change is done wholly or not at all.
        await asyncio.shield(asyncio.ensure_future(change()))
        self.after(self)

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
        if self.drafts:
            await self.make_whole()  # what is revealed is logged with the steps that led to it
        return await self._apply(lambda: self._do(action))

    async def undo(self, seat: int, turn: bool) -> list[Played]:
        self._must_run()
        await self.make_whole()
        count = self.match.undoable(seat)
        if count == 0:
            raise Refuse(Code.NOTHING_TO_UNDO, f"seat {seat} has nothing to take back before the last fence")
        return await self._apply(lambda: self._undo(seat, count if turn else 1))

    async def propose(self, seat: int, version: int) -> list[Played]:
        """Take back what stands since a version, beyond fences, if everyone whose action is lost agrees; bots do."""
        self._must_run()
        self._only = None
        _, lost = standing(await self.store.lines(self.row.id, 0), version)
        if not lost:
            raise Refuse(Code.NOT_ALLOWED, f"version {version}: no action since then stands")
        others = {line.seat for line in lost if line.seat != seat}
        awaits = sorted(other for other in others if self.seats[other].kind == "person")
        proposal = {"by": seat, "version": version, "awaits": awaits}
        await self.store.set_proposal(self.row.id, self.row.version, proposal)
        self._set(proposal=proposal)
        return [] if awaits else await self._go_back(seat, version)

    async def consent(self, seat: int, agree: bool) -> list[Played]:
        proposal = self._proposal()
        self._only = None
        if proposal is None or seat not in proposal.awaits:
            raise Refuse(Code.NO_PROPOSAL, f"nothing awaits the consent of seat {seat}")
        awaits = [other for other in proposal.awaits if other != seat]
        data = {"by": proposal.by, "version": proposal.version, "awaits": awaits} if agree else None
        await self.store.set_proposal(self.row.id, self.row.version, data)
        self._set(proposal=data)
        return await self._go_back(proposal.by, proposal.version) if agree and not awaits else []

    def _must_run(self) -> None:
        if self.row.status != "running":
            raise Refuse(Code.NOT_RUNNING, f"the match is {self.row.status}")

    # Applying and storing.

    async def _apply(self, change: Callable[[], "Step"]) -> list[Played]:
        """Change the match in memory, store it, or put everything back as it was."""
        match = self.match
        before_state, before_lines = self.game.copy(match.state), match.lines
        step = change()
        blob = compress(self.game.dump(match.state))
        snapshot = self._due_snapshot(before_lines, blob)
        outcome = self.game.outcome(match.state)
        try:
            await self.store.commit(
                Change(
                    self.row.id,
                    before_lines,
                    match.lines,
                    blob,
                    tuple(played.line for played in step.played),
                    snapshot,
                    step.draft,
                    step.dropped,
                    "over" if outcome is not None else "running",
                    dict(outcome.data()) if outcome is not None else None,
                    None,
                    self.clock(),
                )
            )
        except Conflict:
            # Another node was faster; what it wrote is the truth.
            await self.reload()
            raise Refuse(Code.STALE, "someone else acted first") from None
        except NotDurable:
            await self.reload()
            raise Refuse(Code.UNAVAILABLE, "the store failed; look at the position before trying again") from None
        except Exception:
            # Nothing was stored, so nothing has happened.
            match.go_on_from(before_state, before_lines)
            self._whole = False
            raise
        self._blob = blob
        if snapshot is not None:
            self._snapshot = snapshot[0]
        self.drafts = [draft for draft in self.drafts if (draft.seat, draft.step) not in step.dropped]
        if step.draft is not None:
            self.drafts.append(step.draft)
        self._set(
            version=match.lines,
            status="over" if outcome is not None else "running",
            outcome=dict(outcome.data()) if outcome is not None else None,
            proposal=None,
        )
        self._count_decisions(step.seat)
        # A private step is nobody else's business, not even that there was one.
        self._only = step.only
        return step.played

    def _due_snapshot(self, before: int, blob: bytes) -> tuple[int, bytes] | None:
        """A position is kept wherever a turn starts: undo and replay begin there."""
        start = self.match.turn_start
        if start == self._snapshot:
            return None
        if start == self.match.lines and not self.drafts:
            return (start, blob)
        return (before, self._blob) if start == before else None

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
            return Step(action.seat, [], draft, only=action.seat if private else None)
        played = [
            Played(Line(record.number, record.seat, self.game.notate(record.action)), record.events)
            for record in match.records[known:]
        ]
        return Step(action.seat, played, None, tuple((draft.seat, draft.step) for draft in self.drafts))

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
        return Step(seat, played, None, tuple(dropped), only=None if played else seat)

    async def _go_back(self, seat: int, version: int) -> list[Played]:
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
            return Step(seat, played, None, tuple((draft.seat, draft.step) for draft in self.drafts))

        return await self._apply(change)

    # Positions of the past.

    async def state_at(self, version: int) -> State:
        """The position after so many lines, from the nearest snapshot."""
        match, _ = await self._replayed(version, version)
        return match.state

    async def played_since(self, version: int) -> list[Played]:
        """Lines with their events from a version on, for a watcher that resumes."""
        _, events = await self._replayed(version, self.row.version)
        lines = await self.store.lines(self.row.id, version)
        return [Played(line, events.get(line.number, [])) for line in lines]

    async def export(self, seat: int) -> list[str]:
        """The record. Of a running match only what the seat (or a spectator) heard, without the seed."""
        if self.row.forked is not None:
            raise Refuse(Code.NOT_ALLOWED, "a sandbox has no record: its position was not dealt from a seed")
        lines = await self.store.lines(self.row.id, 0)
        match = Match(self.game, self.row.seats, int(self.row.seed), self.row.options)
        for line in lines:
            replay_stored(match, line)
        players = [item.bot or item.name for item in self.seats]
        return write(match, players) if self.over else self._sealed(match, players, seat)

    def _sealed(self, match: Match[State], players: list[str], seat: int) -> list[str]:
        header = json.loads(write(match, players)[0])
        del header["seed"]
        header["seed_hash"] = seed_hash(self.row.seed, self.row.salt)
        told = [json.dumps(header, ensure_ascii=False)]
        for record in match.records:
            heard = [self.game.encode_event(event) for event in record.events if event.visible_to(seat)]
            line = {"n": record.number, "seat": record.seat, "do": self.game.notate(record.action), "events": heard}
            told.append(json.dumps({**line, "undone": True} if record.undone else line, ensure_ascii=False))
        return told

    async def _replayed(self, since: int, version: int) -> tuple[Match[State], dict[int, list[Event]]]:
        """Play the log again from the newest snapshot at or before `since` up to a version, gathering events."""
        stored = await self.store.snapshot_at(self.row.id, since)
        if stored is None:
            raise Refuse(Code.UNAVAILABLE, f"no position is stored at or before version {since}")
        base, blob = stored
        match = self._open(decompress(blob), base)
        events: dict[int, list[Event]] = {}
        for line in await self.store.lines(self.row.id, base):
            if line.number >= version:
                break
            await self._replay(match, line)
            events.update({record.number: record.events for record in match.records})
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

    async def make_whole(self) -> None:
        """After a reload: learn what can be taken back, from the position where the turn started."""
        if self._whole or self._match is None:
            return
        match, _ = await self._replayed(self.row.version, self.row.version)
        for draft in self.drafts:
            match.act(self.game.parse(draft.seat, draft.action))
        self._match = match
        self._snapshot = match.turn_start
        self._whole = True

    def _open(self, data: object, lines: int) -> Match[State]:
        row = self.row
        match = Match(self.game, row.seats, int(row.seed), row.options)
        match.go_on_from(self.game.load(data), lines)
        return match

    def _set(self, **fields: Any) -> None:
        self.row = MatchRow(**{**self.row.__dict__, **fields, "updated": self.clock()})


def standing(lines: Sequence[Line], version: int) -> tuple[list[Line], list[Line]]:
    """The actions that stand, parted into those before a version and those since."""
    undone = {line.undoes for line in lines if line.undoes is not None}
    active = [line for line in lines if line.undoes is None and line.number not in undone]
    return [line for line in active if line.number < version], [line for line in active if line.number >= version]


def match_info(row: MatchRow, seats: Sequence[SeatRow]) -> MatchInfo:
    """What may be known of a match; the seed only when it is over."""
    names = [SeatInfo(seat.seat, seat.kind, seat.name, seat.bot) for seat in seats]
    over = row.status == "over"
    return MatchInfo(
        row.id, row.game, row.rules, row.pack, row.options, names, row.visibility, row.status, row.version,
        seed_hash(row.seed, row.salt), row.seed if over else None, row.salt if over else None, row.forked,
    )  # fmt: skip


@dataclass(frozen=True)
class Step:
    """What one change did to the log."""

    seat: int
    played: list[Played]
    draft: Draft | None = None
    dropped: tuple[tuple[int, int], ...] = ()
    only: int | None = None  # the seat that alone may hear of it


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [_int(item) for item in value]
