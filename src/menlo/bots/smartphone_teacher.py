"""How a position of Smartphone Inc. looks by rules of thumb: points made, what this round's plan promises, what works
on in later rounds. The learnt evaluation watches this one play first, and sees some of its judgements.

The weights (`weights/smartphone-teacher.toml`) say what a player would: a good is worth its price if a customer is in
reach, progress is worth its share of the technology or office it leads to, and what stays counts for the rounds still
to come. While a seat plans, its plan so far is judged by what it shows; with the upper pad still in hand, by the best
way to lay it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation
from menlo.bots.weights import Weights, read_weights, weights_text
from menlo.games.smartphone.box import NONE, REGIONS, SLOTS, TECHNOLOGIES
from menlo.games.smartphone.grid import SHIFT, SHIFTS
from menlo.games.smartphone.rules.logistics import free_slot, linked, region_cost
from menlo.games.smartphone.rules.pads import Tally, extra_trucks, tally
from menlo.games.smartphone.rules.planning import left_over
from menlo.games.smartphone.rules.research import cost
from menlo.games.smartphone.scoring import last_slot, leader, sales_in, total
from menlo.games.smartphone.state import (
    EXPANDING,
    IMPROVING,
    OVER,
    PLANNING,
    RESEARCHING,
    SELLING,
    Mat,
    Plan,
    SmartphoneState,
)
from menlo.kernel.game import State

# Weights by index.
PRICE: Final = 0  # the usual price of a good in later rounds
TOKEN: Final = 1  # a goods token, a round
IMPROVEMENT: Final = 2  # an improvement, a round
POWER: Final = 3  # the power of a technology, a round
REACHED: Final = 4  # of the customers one could serve, those that really buy in a later round
PROMISED: Final = 5  # a promise is worth less than the thing
WASTED: Final = 6  # for an improvement that a confirmed plan leaves aside
CROWD: Final = 7  # how much of a region's customers each other office takes
OFFICE: Final = 8  # an office in itself: the majorities to come
SECOND_OFFICE: Final = 9
HASTE: Final = 10  # how much of this round an office opened now still serves
PROGRESS: Final = 11  # progress to be placed, against the best use for it
SURPLUS: Final = 12  # progress beyond the third marker of a round
NAMES: Final = (
    "price",
    "token",
    "improvement",
    "power",
    "reached",
    "promised",
    "wasted",
    "crowd",
    "office",
    "second-office",
    "haste",
    "progress",
    "surplus",
)


class SmartphoneTeacher(Evaluation):
    def __init__(self) -> None:
        self.weights = thumb_weights()

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, SmartphoneState), "an evaluation judges positions of its own game"
        points = float(total(state, seat))
        if state.phase == OVER:
            return points
        mat = state.mats[seat]
        left = rounds_left(state, mat)
        w = self.weights.values
        value = points + assets(w, state, mat, left) + this_round(w, state, seat, left)
        return value - w[WASTED] * float(wasted(state, mat))


def thumb_weights() -> Weights:
    return read_weights(weights_text("smartphone-teacher"), NAMES, "smartphone-teacher.toml")


def rounds_left(s: SmartphoneState, mat: Mat) -> float:
    """Rounds still to come; the running one as well, as long as nothing is planned for it."""
    unplanned = s.phase == PLANNING and mat.plan.lower < 0
    return float(s.box.rounds - s.round) + (1.0 if unplanned else 0.0)


def wasted(s: SmartphoneState, mat: Mat) -> i64:
    """Improvements that a confirmed plan does not use; laid face down without pads they are not planned at all."""
    count: i64 = 0
    for design in range(i64(len(s.box.tile_copies))):
        if mat.plan.ready and s.phase == PLANNING:
            count += left_over(mat, design)
        elif mat.plan.lower < 0:
            count += mat.plan.down[design]
    return count


def assets(w: vec[float], s: SmartphoneState, mat: Mat, left: float) -> float:
    """What improvements, tokens, technologies, offices and stored progress bring in later rounds."""
    value = w[TOKEN] * left * float(mat.tokens)
    for count in mat.tiles:
        value += w[IMPROVEMENT] * left * float(count)
    for region in range(i64(REGIONS)):
        if mat.regions & (1 << region):
            value += left * sales_a_round(w, s, mat, region)
        progress = mat.progress[TECHNOLOGIES + region]
        if progress:
            value += (
                w[PROMISED]
                * office_value(w, s, mat, region, left)
                * float(progress)
                / float(region_cost(s, mat, region))
            )
    for technology in range(i64(TECHNOLOGIES)):
        if mat.technologies & (1 << technology):
            value += w[POWER] * left
        elif mat.progress[technology]:
            share = float(mat.progress[technology]) / float(cost(s, mat, technology))
            value += w[PROMISED] * technology_value(w, s, mat, technology, left) * min(share, 1.0)
    return value


def sales_a_round(w: vec[float], s: SmartphoneState, mat: Mat, region: i64) -> float:
    """Points from a region with an own office, at the usual price and with the technologies of now."""
    if s.covered & (1 << region):
        return 0.0
    customers: i64 = 0
    for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
        wants = s.box.customers[customer]
        if float(wants) >= w[PRICE] or (wants < 0 and mat.technologies & (1 << (-1 - wants))):
            customers += 1
    return w[PRICE] * w[REACHED] * float(customers) / crowd(w, s, region)


def crowd(w: vec[float], s: SmartphoneState, region: i64) -> float:
    """How many share a region's customers: one, and a part of each other office."""
    slot = last_slot(s, region)
    return 1.0 + w[CROWD] * float(max(slot, i64(0)))


def office_value(w: vec[float], s: SmartphoneState, mat: Mat, region: i64, left: float) -> float:
    slot = free_slot(s, region)
    if slot == NONE:
        return 0.0
    if s.covered & (1 << region):
        return float(s.box.points_retailer[region * SLOTS + slot]) + w[OFFICE]
    if mat.regions & (1 << region):
        return w[SECOND_OFFICE]
    return w[OFFICE] + (left + w[HASTE]) * sales_a_round(w, s, mat, region)


def technology_value(w: vec[float], s: SmartphoneState, mat: Mat, technology: i64, left: float) -> float:
    value = float(s.box.tech_patent[technology]) if s.patents[technology] == NONE else 0.0
    for region in range(i64(REGIONS)):
        if not mat.regions & (1 << region) or s.covered & (1 << region):
            continue
        for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
            if s.box.customers[customer] == -1 - technology:
                value += w[PRICE] * w[REACHED] * (left + w[HASTE]) / crowd(w, s, region)
    return value + w[POWER] * left


def this_round(w: vec[float], s: SmartphoneState, seat: i64, left: float) -> float:
    mat = s.mats[seat]
    if s.phase == PLANNING:
        if mat.plan.lower < 0:
            return 0.0
        return plan_value(w, s, seat, left, tally(s, best_laid(w, s, seat, left)))
    gears = pending(s, seat, RESEARCHING, mat.gears)
    trucks = pending(s, seat, EXPANDING, mat.trucks + extra_trucks(s, mat, mat.pluses, mat.price))
    value = progress_value(w, s, mat, left, gears, trucks)
    if s.phase == IMPROVING and pending(s, seat, IMPROVING, 1):
        value += improving_value(w, s, mat.factory, left)
    return value + sales_value(w, s, seat, mat.price, mat.produced) + majorities(s, seat)


def best_laid(w: vec[float], s: SmartphoneState, seat: i64, left: float) -> Plan:
    """With the upper pad in hand, it is laid in the best way; a plan with improvements on it stays as it lies."""
    plan = s.mats[seat].plan
    if plan.turn >= 0 or len(plan.laid):
        return plan
    trial, best_value = plan.copy(), -1e9
    best: i64 = 0
    for way in s.box.uppers:
        lay(trial, way)
        value = plan_value(w, s, seat, left, tally(s, trial))
        if value > best_value:
            best, best_value = way, value
    lay(trial, best)
    return trial


def lay(plan: Plan, way: i64) -> None:
    plan.turn = way // (SHIFTS * SHIFTS)
    plan.row = way // SHIFTS % SHIFTS - SHIFT
    plan.column = way % SHIFTS - SHIFT


def plan_value(w: vec[float], s: SmartphoneState, seat: i64, left: float, seen: Tally) -> float:
    mat = s.mats[seat]
    price, goods = seen.price(s.box), min(seen.goods(s, mat), mat.stock) + mat.produced
    value = progress_value(w, s, mat, left, seen.gears(), seen.trucks(s, mat))
    if s.round < s.box.rounds:
        value += improving_value(w, s, seen.factory(), left)
    return value + sales_value(w, s, seat, price, goods)


def pending(s: SmartphoneState, seat: i64, phase: i64, amount: i64) -> i64:
    """What a seat still has to use in a phase of this round."""
    if s.phase > phase:
        return 0
    if s.phase < phase:
        return amount
    if s.turn == seat:
        return s.hand
    for at in range(s.at):
        if s.order[at] == seat:
            return 0
    return amount


def improving_value(w: vec[float], s: SmartphoneState, factory: i64, left: float) -> float:
    return left * (w[IMPROVEMENT] if factory else w[TOKEN])


def progress_value(w: vec[float], s: SmartphoneState, mat: Mat, left: float, gears: i64, trucks: i64) -> float:
    """Progress not yet placed, by the best use for it; the more there is, the less the last of it is worth."""
    value = 0.0
    if gears:
        value += spread(w, gears) * best_technology(w, s, mat, left)
    if trucks:
        value += spread(w, trucks) * best_region(w, s, mat, left)
    return value


def spread(w: vec[float], amount: i64) -> float:
    return min(float(amount), 3.0) + w[SURPLUS] * max(0.0, float(amount) - 3.0)


def best_technology(w: vec[float], s: SmartphoneState, mat: Mat, left: float) -> float:
    best = 0.0
    for technology in range(i64(TECHNOLOGIES)):
        if not mat.technologies & (1 << technology):
            value = technology_value(w, s, mat, technology, left) / float(cost(s, mat, technology))
            best = max(best, value)
    return w[PROGRESS] * best


def best_region(w: vec[float], s: SmartphoneState, mat: Mat, left: float) -> float:
    best = 0.0
    for region in range(i64(REGIONS)):
        if not mat.regions & (1 << region) and linked(s, mat, region):
            value = office_value(w, s, mat, region, left) / float(region_cost(s, mat, region))
            best = max(best, value)
    return w[PROGRESS] * best


def sales_value(w: vec[float], s: SmartphoneState, seat: i64, price: i64, goods: i64) -> float:
    """Goods that will find a customer, and those that have found one."""
    mat = s.mats[seat]
    sold = mat.direct
    for owner in s.sold:
        if owner == seat:
            sold += 1
    value = float(price * sold)
    if pending(s, seat, SELLING, 1) or (s.phase == SELLING and s.turn == seat):
        value += float(price) * min(float(goods), customers_in_reach(w, s, mat, price, s.phase != SELLING))
    return value


def customers_in_reach(w: vec[float], s: SmartphoneState, mat: Mat, price: i64, contested: bool) -> float:
    count = 0.0
    for region in range(i64(REGIONS)):
        if not mat.regions & (1 << region) or s.covered & (1 << region):
            continue
        here: i64 = 0
        for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
            wants = s.box.customers[customer]
            served = price <= wants if wants >= 0 else mat.technologies & (1 << (-1 - wants)) != 0
            if s.sold[customer] == NONE and served:
                here += 1
        count += float(here) / crowd(w, s, region) if contested else float(here)
    return count


def majorities(s: SmartphoneState, seat: i64) -> float:
    """What the sales so far would score in the regions."""
    if s.phase != SELLING:
        return 0.0
    value = 0.0
    for region in range(i64(REGIONS)):
        slot = last_slot(s, region)
        if slot == NONE or sales_in(s, region, seat) == 0:
            continue
        first = leader(s, region, NONE)
        if first == seat:
            value += float(s.box.points_first[region * SLOTS + slot])
        elif leader(s, region, first) == seat:
            value += float(s.box.points_second[region * SLOTS + slot])
    return value
