"""The screens are lifted; phases 2 and 3 follow for all at once (SMART-31 to SMART-46)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.box import PLUS, TRUCK
from menlo.games.smartphone.events import GoodsProduced, PlanRevealed
from menlo.games.smartphone.rules.pads import extra_trucks, tally
from menlo.games.smartphone.rules.steve import plan_steve
from menlo.games.smartphone.rules.stock import who
from menlo.games.smartphone.state import Mat, SmartphoneState
from menlo.kernel.events import EventLog


def reveal(s: SmartphoneState, log: EventLog | None) -> None:
    goods = vec[i64](capacity=len(s.mats))
    for player in range(i64(len(s.mats))):
        mat = s.mats[player]
        goods = append(goods, plan_steve(s, mat) if mat.steve else show_plan(s, mat))
        if log is not None:
            trucks = mat.trucks + extra_trucks(s, mat, mat.pluses, mat.price)
            log.add(PlanRevealed(who(s, player), mat.price, goods[player], mat.factory, mat.gears, trucks))
    for player in range(i64(len(s.mats))):
        produce(s, player, goods[player], log)
    s.order = order(s)


def show_plan(s: SmartphoneState, mat: Mat) -> i64:
    """Keep what the plan shows; returns the goods it makes."""
    seen = tally(s, mat.plan)
    mat.price = seen.price(s.box)
    mat.factory = seen.factory()
    mat.gears = seen.gears()
    mat.trucks = seen.symbols[TRUCK]
    mat.pluses = seen.symbols[PLUS]
    return seen.goods(s, mat)


def produce(s: SmartphoneState, player: i64, goods: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    amount = min(goods, mat.stock)
    mat.stock -= amount
    mat.produced += amount
    if log is not None:
        log.add(GoodsProduced(who(s, player), amount))


def order(s: SmartphoneState) -> vec[i64]:
    """Players by price, the lowest first; equal prices by points, then by points at the start (SMART-37, SMART-38)."""
    result = vec[i64](capacity=len(s.mats))
    left: i64 = (i64(1) << len(s.mats)) - 1
    while left:
        best: i64 = -1
        for player in range(i64(len(s.mats))):
            if left & (1 << player) and (best < 0 or before(s, player, best)):
                best = player
        result = append(result, best)
        left &= ~(i64(1) << best)
    return result


def before(s: SmartphoneState, player: i64, other: i64) -> bool:
    mine, theirs = s.mats[player], s.mats[other]
    if mine.price != theirs.price:
        return mine.price < theirs.price
    if mine.score() != theirs.score():
        return mine.score() < theirs.score()
    return s.box.colour_points[mine.colour] < s.box.colour_points[theirs.colour]
