"""Phase 1: planning, all at once and hidden, in small steps (SMART-16 to SMART-33)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_CONFIRM, K_DOWN, K_LAY, K_PADS, K_UPPER, TOKEN
from menlo.games.smartphone.box import MOST_DESIGNS
from menlo.games.smartphone.events import ImprovementLaid, LaidDown, PadLaid, PadsChosen, PlanConfirmed
from menlo.games.smartphone.grid import (
    COLUMNS,
    DIRECTIONS,
    FIRST_COLUMN,
    FIRST_ROW,
    PLACES,
    SHIFT,
    SHIFTS,
    beside,
    overlap,
)
from menlo.games.smartphone.rules.pads import OUTSIDE, UPPER, overhangs, pads_at, tile_direction, tile_place
from menlo.games.smartphone.state import Mat, Plan, SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal
from menlo.kernel.rng import Rng


def new_plan() -> Plan:
    return Plan(vec[i64](), vec[i64]([0] * MOST_DESIGNS))


def all_ready(s: SmartphoneState) -> bool:
    for seat in range(s.seats):
        if not s.mats[seat].plan.ready:
            return False
    return True


def left_over(mat: Mat, design: i64) -> i64:
    """Improvements of a design that are neither on the pads nor face down."""
    count = mat.tiles[design] - mat.plan.down[design]
    for code in mat.plan.laid:
        if code // (PLACES * DIRECTIONS) == design:
            count -= 1
    return count


def fits(s: SmartphoneState, turn: i64, row: i64, column: i64) -> bool:
    cells = overlap(turn, row, column)
    return cells >= s.box.overlap_least and cells <= s.box.overlap_most


def legal_planning(s: SmartphoneState, seat: i64) -> vec[i64]:
    """Depends on the seat's own things alone: nobody may learn from it what others plan."""
    mat = s.mats[seat]
    plan = mat.plan
    keys = vec[i64](capacity=128)
    if plan.ready:
        return keys
    if plan.lower < 0:
        for pads in range(i64(8)):
            keys = append(keys, K_PADS + pads)
    elif plan.turn < 0:
        keys = legal_upper(s, keys)
    if plan.lower >= 0:
        keys = legal_improvements(s, mat, keys)
    for design in range(i64(len(s.box.tile_copies))):
        if left_over(mat, design) > 0:
            keys = append(keys, K_DOWN + design)
    if plan.turn >= 0:
        keys = append(keys, K_CONFIRM)
    return keys


def legal_upper(s: SmartphoneState, keys: vec[i64]) -> vec[i64]:
    for way in s.box.uppers:
        keys = append(keys, K_UPPER + way)
    return keys


def legal_improvements(s: SmartphoneState, mat: Mat, keys: vec[i64]) -> vec[i64]:
    plan = mat.plan
    spots = vec[i64](capacity=64)  # place * DIRECTIONS + direction, the same for every design
    pads, free = pads_at(plan), overhangs(s, mat)
    for place in range(i64(PLACES)):
        if pads[place] == OUTSIDE:
            continue
        # No pad reaches the edge of the grid, so there is always a place beside it.
        for direction in range(i64(DIRECTIONS)):
            second = beside(place, direction)
            if (pads[second] == OUTSIDE and not free) or hides(plan, pads, place, second):
                continue
            spots = append(spots, place * DIRECTIONS + direction)
            if pads[second] == OUTSIDE:
                spots = append(spots, second * DIRECTIONS + (direction + 2) % DIRECTIONS)
    for design in range(i64(len(s.box.tile_copies))):
        if left_over(mat, design) > 0:
            for spot in spots:
                keys = append(keys, K_LAY + design * PLACES * DIRECTIONS + spot)
    return keys


def hides(plan: Plan, pads: vec[i64], first: i64, second: i64) -> bool:
    """Whether a new improvement would leave another with both cells hidden by improvements (SMART-26)."""
    for i in range(i64(len(plan.laid))):
        code = plan.laid[i]
        place = tile_place(code)
        other = beside(place, tile_direction(code))
        if place != first and place != second and other != first and other != second:
            continue
        if hidden(plan, pads, i, place, first, second) and hidden(plan, pads, i, other, first, second):
            return True
    return False


def hidden(plan: Plan, pads: vec[i64], tile: i64, place: i64, first: i64, second: i64) -> bool:
    """Whether improvements hide a cell of a laid one, with a new one on top. What lies above the upper pad does not
    count for what lies below it."""
    beneath = tile < plan.under and pads[place] & UPPER != 0
    if (place == first or place == second) and not beneath:
        return True
    for i in range(tile + 1, i64(len(plan.laid))):
        if beneath and i >= plan.under:
            return False
        at = tile_place(plan.laid[i])
        if place == at or place == beside(at, tile_direction(plan.laid[i])):
            return True
    return False


def choose_pads(s: SmartphoneState, seat: i64, pads: i64, log: EventLog | None) -> Refusal | None:
    plan = s.mats[seat].plan
    if plan.lower >= 0:
        return Refusal("smartphone-refusal-pads-chosen", "SMART-17", {"seat": seat})

    plan.lower = pads >> 2
    plan.faces = pads & 3
    if log is not None:
        log.add(PadsChosen(seat, plan.lower, plan.faces >> 1, plan.faces & 1))
    return None


def lay_pad(s: SmartphoneState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
    plan = s.mats[seat].plan
    turn, row, column = key // (SHIFTS * SHIFTS), key // SHIFTS % SHIFTS - SHIFT, key % SHIFTS - SHIFT
    if plan.lower < 0:
        return Refusal("smartphone-refusal-no-pads", "SMART-18", {"seat": seat})
    if plan.turn >= 0:
        return Refusal("smartphone-refusal-pad-laid", "SMART-18", {"seat": seat})
    if not fits(s, turn, row, column):
        most, least = s.box.overlap_most, s.box.overlap_least
        cells = overlap(turn, row, column)
        return Refusal("smartphone-refusal-overlap", "SMART-20", {"cells": cells, "least": least, "most": most})

    plan.turn, plan.row, plan.column = turn, row, column
    plan.under = len(plan.laid)
    if log is not None:
        log.add(PadLaid(seat, turn, row, column))
    return None


def lay_improvement(s: SmartphoneState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
    mat = s.mats[seat]
    plan = mat.plan
    design, place, direction = key // (PLACES * DIRECTIONS), key // DIRECTIONS % PLACES, key % DIRECTIONS
    if design == TOKEN:
        return Refusal("smartphone-refusal-token", "SMART-29")
    refusal = lacks(s, mat, seat, design)
    if refusal is not None:
        return refusal
    if plan.lower < 0:
        return Refusal("smartphone-refusal-no-pads", "SMART-24", {"seat": seat})
    pads, second = pads_at(plan), beside(place, direction)
    outside = 2 if second < 0 else (1 if pads[place] == OUTSIDE else 0) + (1 if pads[second] == OUTSIDE else 0)
    if outside and not overhangs(s, mat):
        return Refusal("smartphone-refusal-outside", "SMART-24", {"cells": outside})
    if outside == 2:
        return Refusal("smartphone-refusal-far-outside", "SMART-33")
    if hides(plan, pads, place, second):
        return Refusal("smartphone-refusal-hidden", "SMART-26")

    plan.laid = append(plan.laid, key)
    if log is not None:
        row, column = place // COLUMNS + FIRST_ROW, place % COLUMNS + FIRST_COLUMN
        log.add(ImprovementLaid(seat, design, row, column, direction))
    return None


def lay_down(s: SmartphoneState, seat: i64, design: i64, log: EventLog | None) -> Refusal | None:
    mat = s.mats[seat]
    refusal = lacks(s, mat, seat, design)
    if refusal is not None:
        return refusal

    mat.plan.down[design] += 1
    if log is not None:
        log.add(LaidDown(seat, design))
    return None


def lacks(s: SmartphoneState, mat: Mat, seat: i64, design: i64) -> Refusal | None:
    """Each improvement is used once a round, on the pads or face down."""
    if design >= len(s.box.tile_copies) or mat.tiles[design] == 0:
        return Refusal("smartphone-refusal-no-improvement", "SMART-22", {"seat": seat})
    if left_over(mat, design) > 0:
        return None
    name = f"smartphone-improvement-{s.box.tile_ids[design]}"
    if mat.plan.down[design]:
        return Refusal("smartphone-refusal-face-down", "SMART-28", {"seat": seat, "improvement": name})
    return Refusal("smartphone-refusal-used", "SMART-22", {"seat": seat, "improvement": name})


def confirm(s: SmartphoneState, seat: i64, log: EventLog | None) -> Refusal | None:
    plan = s.mats[seat].plan
    if plan.turn < 0:
        return Refusal("smartphone-refusal-unfinished", "SMART-20", {"seat": seat})

    plan.ready = 1
    if log is not None:
        log.add(PlanConfirmed(seat))
    return None


def plan_step(s: SmartphoneState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
    if key < K_UPPER:
        return choose_pads(s, seat, key - K_PADS, log)
    if key < K_LAY:
        return lay_pad(s, seat, key - K_UPPER, log)
    if key < K_DOWN:
        return lay_improvement(s, seat, key - K_LAY, log)
    if key < K_CONFIRM:
        return lay_down(s, seat, key - K_DOWN, log)
    return confirm(s, seat, log)


def deal_plan(s: SmartphoneState, seat: i64, rng: Rng) -> None:
    """Put any plan in place of a confirmed one, as far as others can tell."""
    s.mats[seat].plan = new_plan()
    while not s.mats[seat].plan.ready:
        keys = legal_planning(s, seat)
        plan_step(s, seat, keys[rng.below(len(keys))], None)
