"""Whole plans of Smartphone Inc.: every distinct result a seat can reach, as one choice each."""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Plan
from menlo.games.smartphone.actions import K_CONFIRM, K_DOWN, K_LAY, K_PADS, K_UPPER
from menlo.games.smartphone.grid import SHIFT, SHIFTS
from menlo.games.smartphone.state import Mat


def steps_done(mat: Mat) -> i64:
    plan = mat.plan
    done: i64 = len(plan.laid)
    for count in plan.down:
        done += count
    return done + (1 if plan.lower >= 0 else 0) + (1 if plan.turn >= 0 else 0)


def goes_on(mat: Mat, keys: vec[i64], done: i64) -> bool:
    """Whether a plan begins with the steps that were made already."""
    plan = mat.plan
    laid: i64 = 0
    down = plan.down[:]
    for i in range(done):
        key = keys[i]
        if key == K_CONFIRM:
            return False
        if key >= K_DOWN:
            down[key - K_DOWN] -= 1
            if down[key - K_DOWN] < 0:
                return False
        elif key >= K_LAY:
            if laid >= len(plan.laid) or plan.laid[laid] != key - K_LAY:
                return False
            laid += 1
        elif key >= K_UPPER:
            way = (plan.turn * SHIFTS + plan.row + SHIFT) * SHIFTS + plan.column + SHIFT
            if plan.turn < 0 or plan.under != laid or way != key - K_UPPER:
                return False
        elif plan.lower < 0 or plan.lower * 4 + plan.faces != key - K_PADS:
            return False
    return laid == len(plan.laid)


def rest(keys: vec[i64], done: i64) -> vec[i64]:
    return keys[done:]


def best_first(plans: list[Plan], most: i64) -> list[Plan]:
    """The plans that look best, in order; of equals the earlier first."""
    chosen: list[Plan] = []
    for plan in plans:
        at: i64 = len(chosen)
        if at == most and plan.value <= chosen[at - 1].value:
            continue
        chosen.append(plan)
        while at > 0 and chosen[at - 1].value < plan.value:
            chosen[at] = chosen[at - 1]
            at -= 1
        chosen[at] = plan
        if len(chosen) > most:
            chosen.pop()
    return chosen
