"""All results a seat can reach: each one with a plan that truly reaches it, and none left out."""

from collections.abc import Iterator

import pytest

from menlo.games.smartphone.actions import K_CONFIRM
from menlo.games.smartphone.reach import Helper, Helpers, Result, reachable
from menlo.games.smartphone.state import SmartphoneState
from menlo.kernel.rng import Rng, seeded
from tests.games.smartphone.table import RESULT, Table, shown


def numbers(result: Result) -> RESULT:
    return int(result.price), int(result.goods), int(result.factory), int(result.gears), int(result.trucks)


def listed(table: Table, most: int) -> set[RESULT]:
    """The results of seat 0; every one stands once, and its plan is legal step by step and shows just that."""
    results = Helper(table.state, most).results(table.state, 0)
    for result in results:
        state = table.game.copy(table.state)
        *steps, last = (int(key) for key in result.keys)
        for key in steps:
            table.game.apply_key(state, 0, key)
        assert last == K_CONFIRM and table.game.act(table.game.copy(state), 0, last, None) is None
        assert shown(state, 0) == numbers(result)
    found = {numbers(result) for result in results}
    assert len(found) == len(results)
    return found


def every_plan(table: Table) -> Iterator[RESULT]:
    """Every plan there is, step by step."""
    waiting = [table.game.copy(table.state)]
    while waiting:
        state = waiting.pop()
        for key in table.game.legal_keys(state, 0):
            if key == K_CONFIRM:
                yield shown(state, 0)
            else:
                after = table.game.copy(state)
                table.game.apply_key(after, 0, key)
                waiting.append(after)


def random_key(table: Table, state: SmartphoneState, rng: Rng) -> int:
    keys = table.game.legal_keys(state, 0)
    return int(keys[rng.below(len(keys))])


@pytest.mark.clause("SMART-20", "SMART-32")
def test_without_improvements_there_are_67_results() -> None:
    table = Table(2).hold(0)

    found = listed(table, 0)

    assert len(found) == 67 and found == set(every_plan(table))


@pytest.mark.clause("SMART-22", "SMART-25", "SMART-26", "SMART-41", "SMART-42")
@pytest.mark.parametrize(("design", "between"), [("crate-gear", "nothing"), ("truck-truck", "good")])
def test_with_one_improvement_the_list_is_complete(design: str, between: str) -> None:
    table = Table(2, options={"between": between}).hold(0, design)

    assert listed(table, 1) == set(every_plan(table))


@pytest.mark.compiled
@pytest.mark.clause("SMART-33")
def test_with_4g_and_one_improvement_the_list_is_complete() -> None:
    table = Table(2).hold(0, "minus-gear").own(0, "4g")
    inside = Table(2).hold(0, "minus-gear")

    found = listed(table, 1)

    assert found == set(every_plan(table)) and found > listed(inside, 1)


@pytest.mark.compiled
@pytest.mark.clause("SMART-26", "SMART-33")
@pytest.mark.parametrize("own", [(), ("4g",), ("4g", "gps", "battery")], ids=" ".join)
@pytest.mark.parametrize("hold", [("gear-plus", "minus-crate"), ("crate-gear", "truck-truck", "minus-gear")])
def test_with_more_improvements_no_random_plan_leads_elsewhere(hold: tuple[str, ...], own: tuple[str, ...]) -> None:
    table, rng = Table(2).hold(0, *hold).own(0, *own), seeded(len(hold))
    found = listed(table, len(hold))

    for _ in range(400):
        state = table.game.copy(table.state)
        while (key := random_key(table, state, rng)) != K_CONFIRM:
            table.game.apply_key(state, 0, key)
        assert shown(state, 0) in found


@pytest.mark.clause("SMART-45", "SMART-73")
def test_technologies_and_tokens_count_as_of_now() -> None:
    table = Table(2).hold(0, "crate-plus").own(0, "gps", "battery")
    table.mat(0).tokens, table.state.tokens = 2, 18

    assert listed(table, 1) == set(every_plan(table))


@pytest.mark.clause("SMART-33", "SMART-124")
@pytest.mark.parametrize("technology", ["4g", "battery"])
def test_the_backs_of_technologies_count_as_of_now(technology: str) -> None:
    options = {"side-4g": "back", "side-battery": "back"}
    table = Table(2, options=options).hold(0, "truck-plus").own(0, technology)

    assert listed(table, 1) == set(every_plan(table))


def test_the_list_is_in_the_order_of_its_numbers_and_the_same_every_time() -> None:
    table = Table(2).hold(0, "crate-plus", "truck-truck").own(0, "4g")

    results = reachable(table.state, 0)

    assert [numbers(result) for result in results] == sorted(numbers(result) for result in results)
    again = [[int(key) for key in result.keys] for result in reachable(table.state, 0)]
    assert [[int(key) for key in result.keys] for result in results] == again


def test_one_helper_serves_seats_with_fewer_improvements() -> None:
    table = Table(2).hold(0)

    results = Helper(table.state, 1).results(table.state, 0)

    assert len({numbers(result) for result in results}) == len(results) == 67
    assert {numbers(result) for result in reachable(table.state, 0)} == {numbers(result) for result in results}


@pytest.mark.compiled
def test_a_pack_may_give_more_improvements_than_ours() -> None:
    table = Table(2).hold(0, *["gear-gear"] * 16)

    results = Helpers().results(table.state, 0)

    assert max(int(result.gears) for result in results) == 11  # as many cells are seen where the pads share one
    assert max(int(result.goods) for result in results if not result.gears) >= 16
