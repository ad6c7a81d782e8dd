"""The list of reachable results as a browser gets it."""

import json

import pytest

from menlo.games.smartphone.reach_data import ReachableView, ReachView, reach_view
from tests.games.smartphone.table import RESULT, Table


def numbers(result: ReachableView) -> RESULT:
    return result["price"], result["goods"], int(result["factory"]), result["gears"], result["trucks"]


@pytest.fixture(scope="module")
def table() -> Table:
    table = Table(2).hold(0, "minus-gear", "crate-plus").own(0, "4g", "gps")
    table.mat(0).tokens, table.state.tokens = 1, 19
    return table


@pytest.fixture(scope="module")
def reach(table: Table) -> ReachView:
    return reach_view(table.state, 0)


@pytest.mark.clause("SMART-16", "SMART-33", "SMART-43", "SMART-44", "SMART-45")
def test_the_steps_of_a_result_lead_there_and_leave_the_confirmation_to_the_player(
    table: Table, reach: ReachView
) -> None:
    for result in reach["results"][::7]:
        state = table.game.copy(table.state)
        for step in result["steps"]:
            table.game.apply(state, table.game.decode(reach["actions"][step]))
        mats = table.game.view(state, 0)["mats"]
        assert isinstance(mats, list)
        plan, shown = mats[0]["plan"], mats[0]["plan"]["result"]
        assert [shown[name] for name in ("price", "goods", "factory", "gears", "trucks")] == [
            *map(int, numbers(result))
        ]
        assert (len(plan["laid"]), len(plan["down"])) == (result["laid"], result["face_down"])
        assert not mats[0]["ready"] and "confirm" in {action.kind for action in table.game.legal(state, 0)}


def test_results_stand_in_order_each_once_and_are_plain_data(reach: ReachView) -> None:
    order = [numbers(result) for result in reach["results"]]
    assert order == sorted(set(order)) and len(order) > 500
    assert json.loads(json.dumps(reach)) == reach
    used = {step for result in reach["results"] for step in result["steps"]}
    assert used == set(range(len(reach["actions"])))
    assert len({json.dumps(action) for action in reach["actions"]}) == len(reach["actions"])


def test_goods_are_told_by_where_they_come_from(reach: ReachView) -> None:
    for result in reach["results"]:
        assert result["goods"] == sum(result[part] for part in ("crates", "covered", "face_down", "tokens"))
        assert result["tokens"] == 1 and 0 <= result["covered"] <= 4 and 0 <= result["crates"]
    assert {result["face_down"] for result in reach["results"]} == {0, 1, 2}


def test_a_draft_changes_nothing_but_the_steps_to_take_back() -> None:
    table = Table(2).hold(0, "minus-gear", "crate-plus")
    reach = reach_view(table.state, 0)

    table.do(0, "choose-pads a1 b1", "lay-improvement minus-gear 0 0 down", "lay-pad 0 -2 -1", "lay-down crate-plus")

    assert reach["drafted"] == 0
    assert reach_view(table.state, 0) == {**reach, "drafted": 4}
    assert len(table.mat(0).plan.laid) == 1  # asking lays nothing


@pytest.mark.clause("SMART-16")
def test_what_others_plan_does_not_show() -> None:
    table = Table(2).hold(0, "minus-gear")
    reach = reach_view(table.state, 0)

    table.plan(1, "choose-pads b2 a2", "lay-pad 1 -1 0")

    assert reach_view(table.state, 0) == reach
