"""Clocks of a match: how much time each seat has left. Plain values and sums; whoever asks says what time it is.

A *move* earns time once. Taking it back and making it again earns nothing, since only what goes beyond the most actions
that ever stood counts; otherwise undo would be a way to stop the clock.
"""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, TypeAlias

from menlo.server.faults import Refuse
from menlo.server.protocol import Code, SeatClock, TimeControl, TimeWish

Running: TypeAlias = tuple[int, ...]

LONGEST = 30 * 86_400.0  # seconds of a limit or bank
SHORTEST = 5.0


def choose_control(wish: TimeWish) -> TimeControl:
    """What is wished for, unless no table could be played with it."""
    control = TimeControl(wish.kind, wish.seconds, wish.increment, wish.out)
    if not SHORTEST <= control.seconds <= LONGEST or not 0 <= control.increment <= LONGEST:
        raise Refuse(Code.MALFORMED, f"bad time: expected {SHORTEST:g} to {LONGEST:g} seconds")
    if control.kind == "move" and control.increment:
        raise Refuse(Code.MALFORMED, "bad time: a limit per move has no increment")
    return control


@dataclass(frozen=True)
class Clock:
    """The time left as it stood at `since`; from then on the seats of `running` are charged."""

    left: tuple[float, ...]  # seconds, per seat
    marks: tuple[int, ...]  # per seat: how many actions stood when it last earned time
    running: Running
    since: float
    standing: int = 0  # actions of the log that are not undone

    def left_at(self, seat: int, now: float) -> float:
        used = max(0.0, now - self.since) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - used)

    @property
    def deadline(self) -> float | None:
        """When the next of the seats that are charged has used its time up."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def out(self, now: float) -> list[int]:
        """Seats that owe a decision and have no time left."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0.0]

    def values(self, match: str) -> dict[str, Any]:
        """As the store keeps it."""
        return {"match": match, **asdict(self), "deadline": self.deadline}

    def shown(self, now: float) -> list[SeatClock]:
        return [SeatClock(seat, self.left_at(seat, now), seat in self.running) for seat in range(len(self.left))]


Kind: TypeAlias = Literal["act", "undo", "agreed"]


@dataclass(frozen=True)
class Turn:
    """What a change of the match means for its clocks."""

    kind: Kind  # an action; something taken back; or taken back with the consent of other people
    seat: int
    gained: int  # actions that stand now and did not before; less than none for what was taken back
    charged: Running  # people who owe a decision from now on
    settled: bool = False  # the seat fixed a secret plan: no line of the log tells so, and it cannot be taken back


def begin(control: TimeControl, seats: int, charged: Sequence[int], now: float) -> Clock:
    marks = tuple(0 if seat in charged else -1 for seat in range(seats))
    return Clock((control.seconds,) * seats, marks, tuple(charged), now)


def advance(clock: Clock, control: TimeControl, turn: Turn, now: float) -> Clock:
    """The clock after a change. Everyone who was charged is charged up to now, whoever acted."""
    left = [clock.left_at(seat, now) for seat in range(len(clock.left))]
    marks = list(clock.marks)
    standing = clock.standing + turn.gained
    if turn.kind == "agreed":
        # Everyone whose action is lost agreed, so what is played anew earns time anew.
        marks = [min(mark, standing - 1) for mark in marks]
    if control.kind == "bank":
        _earn_increment(left, marks, control, turn, standing)
    else:
        _earn_limit(left, marks, control, turn, standing, clock.running)
    return Clock(tuple(left), tuple(marks), turn.charged, now, standing)


def _earn_increment(left: list[float], marks: list[int], control: TimeControl, turn: Turn, standing: int) -> None:
    """For a turn that is done: the seat acted, and owes nothing any more."""
    seat = turn.seat
    done = turn.kind == "act" and seat not in turn.charged
    if done and (turn.settled or standing > marks[seat]):
        left[seat] += control.increment
        marks[seat] = max(marks[seat], standing)


def _earn_limit(
    left: list[float], marks: list[int], control: TimeControl, turn: Turn, standing: int, before: Running
) -> None:
    """For every decision: those who come to owe one, and whoever goes on after an action of their own."""
    for seat in turn.charged:
        moved_on = seat not in before or seat == turn.seat or turn.kind == "agreed"
        if standing > marks[seat] and moved_on:
            left[seat] = control.seconds
            marks[seat] = standing


def recharge(clock: Clock, charged: Collection[int], now: float) -> Clock:
    """Nobody acted, but others are charged from now on: a bot stands in for someone, or someone has come back."""
    left = tuple(clock.left_at(seat, now) for seat in range(len(clock.left)))
    return replace(clock, left=left, running=tuple(sorted(charged)), since=now)


def grant(clock: Clock, control: TimeControl, seat: int) -> Clock:
    """Someone comes back to a seat whose time had run out: one limit, or one increment, to begin with."""
    least = control.seconds if control.kind == "move" else max(control.increment, SHORTEST)
    return replace(clock, left=tuple(max(t, least) if at == seat else t for at, t in enumerate(clock.left)))
