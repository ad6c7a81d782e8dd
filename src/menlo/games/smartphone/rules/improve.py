"""Phase 4: improve production (SMART-47 to SMART-53)."""

from mypy_extensions import i64

from menlo.games.smartphone.box import NONE
from menlo.games.smartphone.rules.stock import display_empty, take_improvement, take_token
from menlo.games.smartphone.state import SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def begin_improving(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    """With an active factory an improvement must be chosen, else there is nothing to choose (SMART-49)."""
    if s.mats[player].factory and not display_empty(s):
        s.hand = 1
    else:
        take_token(s, player, log)


def improve(s: SmartphoneState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    refusal = empty_space(s, space, "SMART-47")
    if refusal is not None:
        return refusal

    s.hand = 0
    take_improvement(s, seat, space, log)
    return None


def empty_space(s: SmartphoneState, space: i64, clause: str) -> Refusal | None:
    if space < len(s.display) and s.display[space] != NONE:
        return None
    return Refusal("smartphone-refusal-no-improvement-there", clause, {"space": space + 1})
