"""Whose turn it is: phases 4 to 7 in the order of prices, each player in turn (SMART-02, SMART-37)."""

from mypy_extensions import i64

from menlo.games.smartphone.events import TurnEnded
from menlo.games.smartphone.rules.improve import begin_improving
from menlo.games.smartphone.rules.logistics import begin_expanding, can_expand, end_expanding
from menlo.games.smartphone.rules.planning import all_ready
from menlo.games.smartphone.rules.research import begin_research, can_research
from menlo.games.smartphone.rules.reveal import reveal
from menlo.games.smartphone.rules.round_end import end_round
from menlo.games.smartphone.rules.sale import can_sell, end_selling
from menlo.games.smartphone.rules.steve import steve_turn
from menlo.games.smartphone.rules.stock import who
from menlo.games.smartphone.scoring import score_round
from menlo.games.smartphone.state import (
    COLOURING,
    EXPANDING,
    IMPROVING,
    NOTHING_PENDING,
    OVER,
    PLANNING,
    RESEARCHING,
    SELLING,
    SmartphoneState,
)
from menlo.kernel.events import EventLog


def settle(s: SmartphoneState, log: EventLog | None) -> None:
    """Go on until someone has something to choose."""
    while s.phase != COLOURING and s.phase != OVER:
        if s.phase == PLANNING:
            if not all_ready(s):
                return
            reveal(s, log)
            # No improving in the last round (SMART-02).
            begin_phase(s, RESEARCHING if s.round == s.box.rounds else IMPROVING, log)
        elif s.pending != NOTHING_PENDING or has_choice(s):
            return
        else:
            end_turn(s, log)


def has_choice(s: SmartphoneState) -> bool:
    if s.turn >= s.seats:
        return False
    mat = s.mats[s.turn]
    if s.phase == IMPROVING:
        return s.hand > 0
    if s.phase == RESEARCHING:
        return s.hand > 0 and can_research(s, mat)
    if s.phase == EXPANDING:
        return s.hand > 0 and can_expand(s, mat)
    return can_sell(s, mat)


def begin_phase(s: SmartphoneState, phase: i64, log: EventLog | None) -> None:
    s.phase = phase
    s.at = 0
    begin_turn(s, log)


def begin_turn(s: SmartphoneState, log: EventLog | None) -> None:
    s.turn = s.order[s.at]
    s.hand = 0
    if s.turn >= s.seats:
        steve_turn(s, log)
    elif s.phase == IMPROVING:
        begin_improving(s, s.turn, log)
    elif s.phase == RESEARCHING:
        begin_research(s, s.turn, log)
    elif s.phase == EXPANDING:
        begin_expanding(s, s.turn, log)


def end_turn(s: SmartphoneState, log: EventLog | None) -> None:
    if s.phase == EXPANDING:
        end_expanding(s, s.turn, log)
    elif s.phase == SELLING:
        end_selling(s, s.turn)
    else:
        s.mats[s.turn].markers += s.hand
        s.hand = 0
    if log is not None:
        log.add(TurnEnded(who(s, s.turn)))
    s.at += 1
    if s.at < len(s.order):
        begin_turn(s, log)
    elif s.phase == SELLING:
        score_round(s, log)
        end_round(s, log)
    else:
        begin_phase(s, s.phase + 1, log)
