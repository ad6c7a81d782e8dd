"""Placing the action tokens (ERA-20 to ERA-26)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_PLACE
from menlo.games.era.events import TokenPlaced
from menlo.games.era.rules.turns import begin_turn, left_of
from menlo.games.era.state import AREA_NAMES, AREAS, CHOOSING, EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def seats_in(bits: i64) -> i64:
    """How many seats a set of bits holds."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def legal_placing(s: EraState) -> vec[i64]:
    keys = vec[i64](capacity=AREAS)
    own: i64 = 1 << s.turn
    for area in range(i64(AREAS)):
        bits = s.tokens[area]
        # Full when two bits are set: clearing the lowest leaves another one.
        if not bits & own and not bits & (bits - 1):
            keys = append(keys, K_PLACE + area)
    return keys


def place(s: EraState, seat: i64, area: i64, log: EventLog | None) -> Refusal | None:
    bits = s.tokens[area]
    own: i64 = 1 << seat
    if bits & own:
        return Refusal("era-refusal-own-token", "ERA-23", {"seat": seat, "area": f"era-area-{AREA_NAMES[area]}"})
    if seats_in(bits) >= 2:
        return Refusal("era-refusal-area-full", "ERA-22", {"area": f"era-area-{AREA_NAMES[area]}"})

    s.tokens[area] = bits | own
    s.unplaced -= 1
    if log is not None:
        log.add(TokenPlaced(seat, area))
    s.turn = left_of(s, seat)
    if s.unplaced == 0:
        s.phase = CHOOSING
        begin_turn(s, s.start)
    return None
