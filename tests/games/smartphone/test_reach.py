"""All results a seat can reach: each one with a plan that truly reaches it, and none left out."""

from collections.abc import Iterator

import pytest

from menlo.games.smartphone.actions import K_CONFIRM
from menlo.games.smartphone.reach import Helper, Result, reachable
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


@pytest.mark.clause("SMART-26")
@pytest.mark.parametrize("hold", [("gear-plus", "minus-crate"), ("crate-gear", "truck-truck", "minus-gear")])
def test_with_more_improvements_no_random_plan_leads_elsewhere(hold: tuple[str, ...]) -> None:
    table, rng = Table(2).hold(0, *hold), seeded(len(hold))
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


def test_one_helper_serves_seats_with_fewer_improvements() -> None:
    table = Table(2).hold(0)

    results = Helper(table.state, 1).results(table.state, 0)

    assert len({numbers(result) for result in results}) == len(results) == 67
    assert {numbers(result) for result in reachable(table.state, 0)} == {numbers(result) for result in results}
