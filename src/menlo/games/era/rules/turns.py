"""Whose turn it is: one token each, from the start player clockwise (ERA-27)."""

from mypy_extensions import i64

from menlo.games.era.rules.round_end import end_round
from menlo.games.era.state import CHOOSING, EraState
from menlo.kernel.events import EventLog


def left_of(s: EraState, seat: i64) -> i64:
    return (seat + 1) % s.seats


def begin_turn(s: EraState, seat: i64) -> None:
    s.phase = CHOOSING
    s.turn = seat
    s.clear_action()
    if not s.rulings.bought_bonus:
        s.mats[seat].fresh = 0


def end_turn(s: EraState, log: EventLog | None) -> None:
    for bits in s.tokens:
        if bits:
            begin_turn(s, left_of(s, s.turn))
            return
    end_round(s, log)
