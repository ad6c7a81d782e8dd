"""The list of reachable results as plain data, for a planner who asks "what can I reach?". It depends on what is open
and on the seat's own things alone."""

from typing import TypedDict

from mypy_extensions import i64

from menlo.games.smartphone.actions import K_CONFIRM, TABLE
from menlo.games.smartphone.reach import Helpers, Result
from menlo.games.smartphone.rules.pads import tally
from menlo.games.smartphone.rules.planning import new_plan, plan_step
from menlo.games.smartphone.state import Plan, SmartphoneState
from menlo.kernel.action import Data


class ReachableView(TypedDict):
    """A result, with the technologies of now, and one plan that reaches it; others may make its goods otherwise."""

    price: int
    goods: int  # before the stock sets a limit
    factory: bool
    gears: int
    trucks: int
    crates: int  # goods by symbols
    covered: int  # goods by cells that the upper pad covers
    face_down: int  # goods by improvements laid face down
    tokens: int  # goods by goods tokens
    laid: int  # improvements on the pads
    steps: list[int]  # the plan from its beginning, as places in `actions`; it is not confirmed


class ReachView(TypedDict):
    drafted: int  # steps of the present plan: they are taken back before another one is laid
    actions: list[Data]  # every step that occurs in a plan, once
    results: list[ReachableView]  # by price, goods, factory, gears, trucks


def reach_view(s: SmartphoneState, seat: i64, helpers: Helpers | None = None) -> ReachView:
    """`helpers`: of someone who asks often."""
    if helpers is None:
        helpers = Helpers()
    actions: list[Data] = []
    numbers: dict[int, int] = {}  # key -> place in `actions`
    results: list[ReachableView] = []
    table = s.copy()
    for result in helpers.results(s, seat):
        steps: list[int] = []
        for key in result.keys:
            if key == K_CONFIRM:
                continue
            if key not in numbers:
                numbers[key] = len(actions)
                actions.append(TABLE.encode(TABLE.action(seat, key)))
            steps.append(numbers[key])
        results.append(_reachable(table, seat, result, steps))
    return {"drafted": _steps_of(s.mats[seat].plan), "actions": actions, "results": results}


def _reachable(table: SmartphoneState, seat: i64, result: Result, steps: list[int]) -> ReachableView:
    """Lay the plan out to see where its goods come from."""
    mat = table.mats[seat]
    mat.plan = new_plan()
    for key in result.keys:
        if key != K_CONFIRM:
            plan_step(table, seat, key, None)
    seen = tally(table, mat.plan)
    return {
        "price": result.price,
        "goods": result.goods,
        "factory": result.factory == 1,
        "gears": result.gears,
        "trucks": result.trucks,
        "crates": result.goods - seen.covered - seen.down - mat.tokens,
        "covered": seen.covered,
        "face_down": seen.down,
        "tokens": mat.tokens,
        "laid": len(mat.plan.laid),
        "steps": steps,
    }


def _steps_of(plan: Plan) -> int:
    count = len(plan.laid) + sum(plan.down)
    return count + (1 if plan.lower >= 0 else 0) + (1 if plan.turn >= 0 else 0)
