"""The end of a round and the beginning of the next one (SMART-109 to SMART-115)."""

from librt.vecs import pop
from mypy_extensions import i64

from menlo.games.smartphone.box import NONE
from menlo.games.smartphone.events import ImprovementDealt, MatchEnded, RoundBegan, RoundEnded
from menlo.games.smartphone.rules.planning import new_plan
from menlo.games.smartphone.rules.stock import remove_improvement
from menlo.games.smartphone.scoring import tell_end
from menlo.games.smartphone.state import OVER, PLANNING, SmartphoneState
from menlo.kernel.events import EventLog


def end_round(s: SmartphoneState, log: EventLog | None) -> None:
    if log is not None:
        log.add(RoundEnded(s.round))
    if s.round == s.box.rounds:
        s.phase = OVER
        if log is not None:
            tell_end(s, log)
            log.add(MatchEnded())
        return
    clear_goods(s)
    for space in range(i64(len(s.display))):
        if s.display[space] != NONE:
            remove_improvement(s, space, log)
    s.round += 1
    if s.round < s.box.rounds:
        deal_display(s, log)
    begin_round(s)
    if log is not None:
        log.add(RoundBegan(s.round))


def clear_goods(s: SmartphoneState) -> None:
    """All goods sold return to their owners' stocks."""
    for customer in range(i64(len(s.sold))):
        if s.sold[customer] != NONE:
            s.mats[s.sold[customer]].stock += 1
            s.sold[customer] = NONE
    for mat in s.mats:
        mat.stock += mat.direct
        mat.direct = 0


def deal_display(s: SmartphoneState, log: EventLog | None) -> None:
    for space in range(i64(len(s.display))):
        s.pile, s.display[space] = pop(s.pile)
        if log is not None:
            log.add(ImprovementDealt(space, s.display[space]))


def begin_round(s: SmartphoneState) -> None:
    """Pads and improvements are in hand again, all prices at the start."""
    s.phase = PLANNING
    s.turn = 0
    for mat in s.mats:
        mat.plan = new_plan()
        mat.price = s.box.price_start
        mat.factory = 0
        mat.gears = 0
        mat.trucks = 0
        mat.pluses = 0
        mat.second = 0
        mat.roaming = NONE
