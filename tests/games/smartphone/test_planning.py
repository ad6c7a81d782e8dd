"""Phase 1: pads and improvements, small steps, secrecy."""

import itertools
import json
from collections import Counter

import pytest

from menlo.games.smartphone.actions import LayImprovement, LayPad
from menlo.games.smartphone.events import PlanConfirmed, PlanRevealed
from menlo.games.smartphone.state import PLANNING
from menlo.kernel.game import SPECTATOR
from menlo.kernel.play import Match
from menlo.kernel.rng import seeded
from tests.games.smartphone.table import RESULT, SMARTPHONE, Table, named, shown

PADS = [f"choose-pads {lower} {upper}" for pair in (("a", "b"), ("b", "a")) for lower, upper in
        ((f"{pair[0]}{i}", f"{pair[1]}{j}") for i in (1, 2) for j in (1, 2))]  # fmt: skip


def bare(options: dict[str, str] | None = None) -> Table:
    """Seat 0 without improvements."""
    return Table(2, options=options).hold(0)


def placements(pads: str) -> dict[tuple[int, int, int], RESULT]:
    """Every way to lay the upper pad, with its result."""
    found = {}
    start = bare()
    start.do(0, pads)
    for action in SMARTPHONE.legal(start.state, 0):
        if isinstance(action, LayPad):
            table = bare()
            table.do(0, pads)
            table.act(action)
            found[(action.turn, action.row, action.column)] = table.result(0)
    return found


def overlap(place: tuple[int, int, int]) -> int:
    turn, row, column = place
    rows, columns = (3, 2) if turn % 2 == 0 else (2, 3)
    upper = {(row + i, column + j) for i in range(rows) for j in range(columns)}
    return len(upper & {(i, j) for i in range(3) for j in range(2)})


@pytest.mark.clause("SMART-17", "SMART-18", "SMART-19", "SMART-20", "SMART-21")
@pytest.mark.example("SMART-EX-4")
def test_without_improvements_there_are_480_placements_and_67_results() -> None:
    every = {pads: placements(pads) for pads in PADS}

    assert len(PADS) == 8 and all(len(found) == 60 for found in every.values())
    turns = Counter(place[0] for found in every.values() for place in found)
    assert turns == {0: 8 * 14, 1: 8 * 16, 2: 8 * 14, 3: 8 * 16}
    assert len({result for found in every.values() for result in found.values()}) == 67
    sizes = Counter(overlap(place) for found in every.values() for place in found)
    assert sizes == {1: 128, 2: 224, 3: 32, 4: 96}


RANGES = {  # price, goods, factory, gears, trucks: the least and the most
    "choose-pads a1 b1": ((4, 5), (3, 5), (0, 1), (1, 1), (2, 3)),
    "choose-pads b1 a1": ((5, 6), (2, 6), (1, 1), (0, 1), (1, 3)),
    "choose-pads a1 b2": ((5, 6), (3, 5), (0, 1), (2, 2), (1, 2)),
    "choose-pads b2 a1": ((6, 6), (2, 6), (1, 1), (0, 2), (1, 2)),
    "choose-pads a2 b1": ((3, 4), (3, 6), (0, 1), (1, 2), (2, 2)),
    "choose-pads b1 a2": ((3, 4), (3, 7), (1, 1), (1, 2), (0, 2)),
    "choose-pads a2 b2": ((4, 5), (3, 6), (0, 1), (2, 3), (1, 1)),
    "choose-pads b2 a2": ((4, 4), (3, 7), (1, 1), (1, 3), (0, 1)),
}


@pytest.mark.clause("SMART-17", "SMART-18")
@pytest.mark.parametrize("pads", RANGES)
def test_the_range_of_each_pair_of_faces(pads: str) -> None:
    results = list(placements(pads).values())

    assert tuple((min(r[i] for r in results), max(r[i] for r in results)) for i in range(5)) == RANGES[pads]


@pytest.mark.clause("SMART-32", "SMART-39", "SMART-40", "SMART-41")
@pytest.mark.example("SMART-EX-1", "SMART-EX-2", "SMART-EX-3")
@pytest.mark.parametrize(
    ("shift", "result"), [("-2 -1", (5, 3, 1, 1, 3)), ("-1 0", (5, 5, 0, 1, 2)), ("1 0", (4, 5, 0, 1, 3))]
)
def test_three_placements_of_b1_on_a1(shift: str, result: RESULT) -> None:
    table = bare()

    table.do(0, "choose-pads a1 b1", f"lay-pad 0 {shift}")

    assert table.result(0) == result


FACES = {
    "a1": [["", "truck"], ["factory", "crate"], ["", "plus"]],
    "a2": [["minus", ""], ["factory", "crate"], ["", "gear"]],
    "b1": [["minus", ""], ["gear", "truck"], ["", "truck"]],
    "b2": [["", "crate"], ["truck", "gear"], ["", "gear"]],
}


def by_hand(lower: str, upper: str, place: tuple[int, int, int]) -> RESULT:
    """The result of two pads, counted on a grid of its own."""
    turn, row, column = place
    face = FACES[upper]
    for _ in range(turn):
        face = [list(line) for line in zip(*face[::-1], strict=True)]
    grid = {(i, j): FACES[lower][i][j] for i in range(3) for j in range(2)}
    grid.update({(row + i, column + j): symbol for i, line in enumerate(face) for j, symbol in enumerate(line)})
    seen = Counter(grid.values())
    goods = seen["crate"] + seen["minus"] + overlap(place)
    return 5 + seen["plus"] - seen["minus"], goods, seen["factory"], seen["gear"], seen["truck"]


@pytest.mark.clause("SMART-19", "SMART-32", "SMART-35", "SMART-39", "SMART-40", "SMART-41")
@pytest.mark.parametrize("pads", PADS)
def test_quarter_turns_go_clockwise_and_move_the_symbols(pads: str) -> None:
    _, lower, upper = pads.split()

    for place, result in placements(pads).items():
        assert result == by_hand(lower, upper, place), place


@pytest.mark.clause("SMART-20", "SMART-21")
@pytest.mark.parametrize(("place", "cells"), [("0 -3 0", 0), ("0 0 2", 0), ("0 0 0", 6), ("2 0 0", 6), ("1 3 0", 0)])
def test_no_or_too_many_covered_cells_are_refused(place: str, cells: int) -> None:
    table = bare()
    table.do(0, "choose-pads a1 b1")

    refusal = table.refused(table.game.parse(0, f"lay-pad {place}"))

    assert (refusal.id, refusal.clause) == ("smartphone-refusal-overlap", "SMART-20")
    assert refusal.args == {"cells": cells, "least": 1, "most": 4}


@pytest.mark.clause("SMART-18", "SMART-20")
def test_the_steps_of_a_plan_have_an_order() -> None:
    table = Table(2).hold(0, "gear-plus")
    assert table.refuse(0, "lay-pad 0 -2 -1") == ("no-pads", "SMART-18")
    assert table.refuse(0, "lay-improvement gear-plus 0 0 down") == ("no-pads", "SMART-24")
    assert table.refuse(0, "confirm") == ("unfinished", "SMART-20")
    table.do(0, "choose-pads a1 b1")
    assert table.refuse(0, "choose-pads a2 b1") == ("pads-chosen", "SMART-17")
    assert table.refuse(0, "confirm") == ("unfinished", "SMART-20")
    table.do(0, "lay-pad 0 -2 -1")
    assert table.refuse(0, "lay-pad 0 2 1") == ("pad-laid", "SMART-18")
    table.do(0, "confirm")


def planned(*steps: str, hold: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Table:
    table = Table(2, options=options).hold(0, *hold)
    table.do(0, *steps)
    return table


FAR = ("choose-pads a1 b1", "lay-pad 0 -2 -1")  # covers the upper left, blank cell of A1; price 5, goods 3


@pytest.mark.clause("SMART-22", "SMART-43")
def test_an_improvement_is_laid_or_lies_face_down_or_is_left_aside() -> None:
    assert planned(*FAR, hold=("gear-gear",)).result(0) == (5, 3, 1, 1, 3)
    assert planned(*FAR, "lay-down gear-gear", hold=("gear-gear",)).result(0) == (5, 4, 1, 1, 3)
    # Over factory and crate.
    laid = planned(*FAR, "lay-improvement gear-gear 1 0 right", hold=("gear-gear",))
    assert laid.result(0) == (5, 2, 0, 3, 3)
    laid.do(0, "confirm")


@pytest.mark.clause("SMART-22", "SMART-28")
def test_each_improvement_is_used_once_a_round() -> None:
    table = planned(*FAR, "lay-down gear-gear", hold=("gear-gear", "crate-crate"))
    assert table.refuse(0, "lay-improvement gear-gear 1 0 right") == ("face-down", "SMART-28")
    assert table.refuse(0, "lay-down gear-gear") == ("face-down", "SMART-28")
    table.do(0, "lay-improvement crate-crate 1 0 right")
    assert table.refuse(0, "lay-improvement crate-crate 1 0 right") == ("used", "SMART-22")
    assert table.refuse(0, "lay-down crate-crate") == ("used", "SMART-22")
    assert table.refuse(0, "lay-down truck-truck") == ("no-improvement", "SMART-22")


@pytest.mark.clause("SMART-22", "SMART-112")
def test_next_round_every_improvement_is_in_hand_again() -> None:
    table = planned(*FAR, "lay-down gear-gear", "confirm", hold=("gear-gear",)).hold(1)
    table.plan_all(1)
    play_on(table)

    assert table.state.round == 2
    assert all(not mat.plan.ready and mat.plan.lower == -1 for mat in table.state.mats)
    table.do(0, *FAR, "lay-improvement gear-gear 1 0 right")


@pytest.mark.clause("SMART-23")
@pytest.mark.parametrize(
    ("step", "second"), [("1 0 right", (1, 1)), ("1 0 down", (2, 0)), ("1 1 left", (1, 0)), ("2 1 up", (1, 1))]
)
def test_an_improvement_covers_two_cells_side_by_side_in_any_direction(step: str, second: tuple[int, int]) -> None:
    """Its first symbol lies at the place, the second one beside it."""
    table = planned(*FAR, f"lay-improvement crate-gear {step}", hold=("crate-gear",))
    row, column = (int(word) for word in step.split()[:2])
    symbols = {(1, 0): "factory", (1, 1): "crate", (2, 0): "blank", (2, 1): "plus"}
    hidden = Counter([symbols[row, column], symbols[second]])

    price, goods, factory = 5 - hidden["plus"], 4 - hidden["crate"], 1 - hidden["factory"]
    assert table.result(0) == (price, goods, factory, 2, 3)


@pytest.mark.clause("SMART-24", "SMART-27")
def test_both_cells_must_lie_on_pads_of_either_kind() -> None:
    table = planned(*FAR, hold=("gear-gear", "crate-crate", "truck-truck"))
    for step in ("0 1 right", "2 1 down", "1 -1 left", "5 4 right", "-3 -3 right"):
        assert table.refuse(0, f"lay-improvement gear-gear {step}") == ("outside", "SMART-24")
    assert table.refused(LayImprovement(0, table.design("gear-gear"), 5, 4, 0)).args == {"cells": 2}
    # Across both pads: B1 ends at row 0, column 0; A1 goes on below it.
    table.do(0, "lay-improvement gear-gear 0 0 down")
    table.do(0, "lay-improvement crate-crate 2 0 right", "lay-improvement truck-truck -2 -1 right")


@pytest.mark.clause("SMART-24", "SMART-25")
def test_before_the_upper_pad_only_the_lower_one_carries_improvements() -> None:
    table = planned("choose-pads a1 b1", hold=("gear-gear",))
    assert table.refuse(0, "lay-improvement gear-gear -1 0 down") == ("outside", "SMART-24")

    table.do(0, "lay-improvement gear-gear 1 0 down", "lay-pad 0 -2 -1", "confirm")


@pytest.mark.clause("SMART-25", "SMART-32", "SMART-41", "SMART-42")
def test_an_improvement_between_the_pads_is_hidden_where_the_upper_pad_lies() -> None:
    # The upper pad covers the cell at row 0, column 0; the improvement lies there and on the factory.
    table = planned("choose-pads a1 b1", "lay-improvement crate-gear 0 0 down", "lay-pad 0 -2 -1", hold=("crate-gear",))
    # The gear hides the factory; the crate is hidden, and the covered cell gives no good.
    assert table.result(0) == (5, 2, 0, 2, 3)
    # The other way round, the crate is seen.
    table = planned("choose-pads a1 b1", "lay-improvement crate-gear 1 0 up", "lay-pad 0 -2 -1", hold=("crate-gear",))
    assert table.result(0) == (5, 3, 0, 1, 3)


@pytest.mark.clause("SMART-25", "SMART-42")
def test_an_improvement_may_be_covered_wholly_by_the_upper_pad() -> None:
    steps = ("choose-pads a1 b1", "lay-improvement gear-gear 0 0 right", "lay-pad 0 -2 0")
    table = planned(*steps, hold=("gear-gear",))

    # Two cells are covered, both over the improvement.
    assert table.result(0) == (5, 2, 1, 1, 2)


@pytest.mark.clause("SMART-41", "SMART-42")
def test_by_option_a_cell_covered_over_an_improvement_gives_a_good() -> None:
    steps = ("choose-pads a1 b1", "lay-improvement gear-gear 0 0 right", "lay-pad 0 -2 0")

    assert planned(*steps, hold=("gear-gear",), options={"between": "good"}).result(0) == (5, 4, 1, 1, 2)


@pytest.mark.clause("SMART-27", "SMART-42")
def test_an_improvement_above_the_overlap_takes_no_good_away() -> None:
    """The place stays covered directly by the upper pad; only the symbols change."""
    table = planned(*FAR, "lay-improvement gear-gear -1 0 down", hold=("gear-gear",))

    # Over two trucks of B1.
    assert table.result(0) == (5, 3, 1, 3, 1)


@pytest.mark.clause("SMART-27")
def test_improvements_may_cover_everything() -> None:
    hold = ("gear-gear",) * 5
    spots = ("-2 -1 right", "-1 -1 right", "0 -1 right", "1 0 right", "2 0 right")
    table = planned(*FAR, *(f"lay-improvement gear-gear {spot}" for spot in spots), hold=hold)

    # Only the truck of A1 at row 0, column 1 is left, and the covered cell.
    assert table.result(0) == (5, 1, 0, 10, 1)


@pytest.mark.clause("SMART-26", "SMART-32")
def test_improvements_overlap_but_none_is_wholly_hidden_by_others() -> None:
    table = planned(*FAR, "lay-improvement gear-gear 1 0 right", hold=("gear-gear", "crate-crate", "truck-truck"))
    # The same place, in either direction.
    assert table.refuse(0, "lay-improvement crate-crate 1 0 right") == ("hidden", "SMART-26")
    assert table.refuse(0, "lay-improvement crate-crate 1 1 left") == ("hidden", "SMART-26")
    table.do(0, "lay-improvement crate-crate 1 0 down")
    assert table.result(0) == (5, 4, 0, 2, 3)
    # Its other cell must not be hidden by a third one, either.
    assert table.refuse(0, "lay-improvement truck-truck 1 1 down") == ("hidden", "SMART-26")
    assert table.refuse(0, "lay-improvement truck-truck 0 1 down") == ("hidden", "SMART-26")
    table.do(0, "lay-improvement truck-truck 2 0 right")
    assert table.result(0) == (4, 3, 0, 2, 5)


@pytest.mark.clause("SMART-26")
def test_below_the_upper_pad_improvements_hide_each_other_as_well() -> None:
    table = planned("choose-pads a1 b1", "lay-improvement gear-gear 0 0 right", hold=("gear-gear", "crate-crate"))

    assert table.refuse(0, "lay-improvement crate-crate 0 0 right") == ("hidden", "SMART-26")


@pytest.mark.clause("SMART-26")
def test_neither_the_pad_nor_what_lies_above_it_hides_an_improvement_below() -> None:
    """Wholly under the upper pad, with another one above that pad at the same place: allowed."""
    steps = ("choose-pads a1 b1", "lay-improvement gear-gear 0 0 right", "lay-pad 0 -2 0")
    planned(*steps, "lay-improvement crate-crate 0 0 right", "confirm", hold=("gear-gear", "crate-crate"))


@pytest.mark.clause("SMART-26")
def test_half_under_the_pad_its_seen_cell_may_be_hidden() -> None:
    """One cell is hidden by the pad, which does not count, so the other one may be hidden by an improvement."""
    steps = ("choose-pads a1 b1", "lay-improvement gear-gear 0 0 down", "lay-pad 0 -2 -1")
    table = planned(*steps, "lay-improvement crate-crate 1 0 right", hold=("gear-gear", "crate-crate"))

    assert table.result(0) == (5, 3, 0, 1, 3)


@pytest.mark.clause("SMART-29")
def test_a_goods_token_never_lies_on_a_pad() -> None:
    table = planned(*FAR)
    table.mat(0).tokens, table.state.tokens = 1, 19

    assert table.refuse(0, "lay-improvement goods-token 1 0 right") == ("token", "SMART-29")


def play_on(table: Table) -> list[object]:
    """Everyone finishes at once what can be finished, until plans are due again or the match is over."""
    events: list[object] = []
    while table.state.phase not in (PLANNING, 6):
        seat = table.game.deciders(table.state)[0]
        legal = table.game.legal(table.state, seat)
        events += table.game.apply(table.state, legal[-1])
    return events


@pytest.mark.clause("SMART-30", "SMART-51")
def test_what_is_gained_this_round_is_used_from_the_next() -> None:
    table = Table(2).hold(0).hold(1)
    table.show("gear-gear", "crate-crate")
    table.plan_all()
    goods = int(table.mat(0).produced)
    table.do(0, "take-improvement 1")

    # The plan of this round is fixed, and nothing of it changes.
    assert table.refuse(0, "lay-improvement gear-gear 1 0 right")[1] == "SMART-37"
    assert (int(table.mat(0).produced), int(table.mat(0).gears)) == (goods, 1)
    play_on(table)
    assert "lay-down gear-gear" in table.offers(0)


@pytest.mark.clause("SMART-16", "SMART-31")
def test_all_plan_at_once_and_are_revealed_together() -> None:
    table = Table(3)
    assert table.game.deciders(table.state) == [0, 1, 2]

    events = table.plan_all(2) + table.plan_all(0)
    assert table.state.phase == PLANNING and table.game.deciders(table.state) == [1]
    assert not named(events, PlanRevealed) and len(named(events, PlanConfirmed)) == 2
    events = table.plan_all(1)

    assert [item["seat"] for item in named(events, PlanRevealed)] == [0, 1, 2]
    assert table.state.phase != PLANNING


@pytest.mark.clause("SMART-31")
def test_a_confirmed_plan_is_fixed() -> None:
    table = Table(2).hold(0, "gear-gear")
    table.plan_all(0)

    assert table.refuse(0, "lay-down gear-gear") == ("ready", "SMART-31")
    assert table.refuse(0, "confirm") == ("ready", "SMART-31")
    table.plan_all(1)
    seat = table.game.deciders(table.state)[0]
    assert table.refuse(seat, "confirm") == ("planned", "SMART-31")


@pytest.mark.clause("SMART-16")
def test_others_see_whether_a_seat_is_ready_and_nothing_else() -> None:
    table, plain = Table(3), Table(3)
    table.do(1, "choose-pads b2 a2", "lay-pad 1 -1 0", "lay-down truck-plus")

    for seat in (0, 2, SPECTATOR):
        assert table.game.view(table.state, seat) == plain.game.view(plain.state, seat)
        assert table.game.legal(table.state, seat if seat >= 0 else 0) == plain.game.legal(plain.state, max(seat, 0))
    assert table.game.view(table.state, 1) != plain.game.view(plain.state, 1)
    table.do(1, "confirm")
    plain.plan_all(1)
    for seat in (0, 2, SPECTATOR):
        view = table.game.view(table.state, seat)
        assert view == plain.game.view(plain.state, seat)
        mats = view["mats"]
        assert isinstance(mats, list)
        assert [(mat["ready"], mat["plan"]) for mat in mats if mat["colour"] == "blue"] == [(True, None)]


@pytest.mark.clause("SMART-16")
def test_steps_of_a_plan_are_told_to_the_planning_seat_alone() -> None:
    table = Table(2)

    events = table.do(1, "choose-pads b2 a2", "lay-improvement truck-plus 0 0 down", "lay-pad 1 -1 0")

    assert [event.visible_to(1) for event in events] == [True] * 3
    assert not any(event.visible_to(0) or event.visible_to(SPECTATOR) for event in events)
    assert all(event.visible_to(0) for event in table.do(1, "confirm"))


@pytest.mark.clause("SMART-16")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_sample_does_not_depend_on_what_others_plan(seat: int) -> None:
    """What a bot gets to see has any plan in place of a confirmed one, and none in place of one that was begun."""
    table, other = Table(3), Table(3)
    table.plan(1, "choose-pads b2 a2", "lay-improvement truck-plus 0 0 down", "lay-pad 1 -1 0")
    table.do(2, "choose-pads b1 a1", "lay-pad 0 1 0", "lay-down crate-gear")
    other.plan_all(1)
    if seat >= 0:
        for one in (table, other):
            one.do(seat, "choose-pads a1 b1")

    samples = [[one.game.determinize(one.state, seat, seeded(i)) for i in range(20)] for one in (table, other)]

    first, second = ([table.game.dump(sample) for sample in row] for row in samples)
    assert first == second
    assert all(sample.mats[1].plan.ready and sample.mats[2].plan.lower == -1 for sample in samples[0])
    assert len({shown(sample, 1) for sample in samples[0]}) > 5
    assert all(sample.mats[0].plan.lower == (0 if seat == 0 else -1) for sample in samples[0])


@pytest.mark.clause("SMART-32")
def test_a_seat_sees_the_result_of_its_plan_so_far() -> None:
    table = Table(2).hold(0, "gear-gear")
    seen = []
    for step in ("choose-pads a1 b1", "lay-pad 0 -2 -1", "lay-improvement gear-gear 1 0 right"):
        table.do(0, step)
        mats = table.game.view(table.state, 0)["mats"]
        assert isinstance(mats, list)
        seen.append(mats[0]["plan"]["result"])

    assert seen == [
        {"price": 6, "goods": 1, "factory": True, "gears": 0, "trucks": 1},
        {"price": 5, "goods": 3, "factory": True, "gears": 1, "trucks": 3},
        {"price": 5, "goods": 2, "factory": False, "gears": 3, "trucks": 3},
    ]


@pytest.mark.clause("SMART-33")
def test_with_4g_one_cell_of_an_improvement_may_lie_outside_and_is_active() -> None:
    table = Table(2).hold(0, "crate-gear", "truck-truck", "crate-crate").own(0, "4g")
    table.do(0, *FAR)

    # Over the +$ of A1, the gear beyond its edge.
    table.do(0, "lay-improvement crate-gear 2 1 right")
    assert table.result(0) == (4, 4, 1, 2, 3)
    assert table.refuse(0, "lay-improvement truck-truck 3 2 down") == ("far-outside", "SMART-33")
    # The outside cell of another one may lie on it, but not hide it wholly.
    assert table.refuse(0, "lay-improvement truck-truck 2 2 left") == ("hidden", "SMART-26")
    table.do(0, "lay-improvement truck-truck 2 0 down", "confirm")


@pytest.mark.clause("SMART-33")
def test_with_4g_an_improvement_on_the_lower_pad_may_overhang_under_the_upper_one() -> None:
    table = Table(2).hold(0, "crate-gear").own(0, "4g")
    # The gear lies where the upper pad will be, beside the lower one; the crate replaces the blank.
    table.do(0, "choose-pads a1 b1", "lay-improvement crate-gear 0 0 left", "lay-pad 0 -1 -1")

    # The upper pad lies at rows -1 to 1, columns -1 and 0: both cells are hidden, two cells are covered, one directly.
    assert table.result(0) == (5, 3, 0, 1, 3)


@pytest.mark.clause("SMART-33")
def test_the_back_of_4g_gives_no_overhang() -> None:
    table = Table(2, options={"side-4g": "back"}).hold(0, "crate-gear").own(0, "4g")
    table.do(0, *FAR)

    assert table.refuse(0, "lay-improvement crate-gear 2 1 right") == ("outside", "SMART-24")


PLANS = (
    ("choose-pads a1 b1", "lay-pad 0 -2 -1", "lay-down gear-plus"),
    ("choose-pads b2 a2", "lay-improvement truck-plus 0 0 down", "lay-pad 1 -1 0"),
    ("choose-pads a2 b2", "lay-pad 3 1 -1", "lay-improvement crate-gear 1 0 down"),
)


@pytest.mark.clause("SMART-16", "SMART-31")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_seats_may_confirm_in_any_order_and_reach_the_same_state(order: tuple[int, ...]) -> None:
    expected, table = Table(3), Table(3)
    for seat in range(3):
        expected.do(seat, *PLANS[seat], "confirm")

    # Steps of all seats interleaved, confirmed in the given order.
    for step in range(3):
        for seat in reversed(order):
            table.do(seat, PLANS[seat][step])
    for seat in order:
        table.do(seat, "confirm")

    assert table.game.dump(table.state) == expected.game.dump(expected.state)


@pytest.mark.clause("SMART-31")
@pytest.mark.parametrize("seed", range(8))
def test_random_plans_in_random_order_reach_the_same_state(seed: int) -> None:
    """The property behind it: private steps of different seats commute."""
    rng, first = seeded(seed), Table(4)
    steps: dict[int, list[int]] = {}
    for seat in range(4):
        steps[seat] = []
        while not first.mat(seat).plan.ready:
            keys = first.game.legal_keys(first.state, seat)
            steps[seat].append(int(keys[rng.below(len(keys))]))
            first.game.apply_key(first.state, seat, steps[seat][-1])
    second, left = Table(4), dict(steps)
    while left:
        seat = sorted(left)[rng.below(len(left))]
        key, *rest = left.pop(seat)
        second.game.apply_key(second.state, seat, key)
        if rest:
            left[seat] = rest

    assert json.dumps(second.game.dump(second.state)) == json.dumps(first.game.dump(first.state))


@pytest.mark.clause("SMART-16")
def test_private_steps_can_be_taken_back_until_confirmed_and_are_logged_when_revealed() -> None:
    match = Match(SMARTPHONE, 2, 1)
    for seat in (0, 1):
        match.act(SMARTPHONE.parse(seat, f"choose-colour {('green', 'blue')[seat]}"))
    match.act(SMARTPHONE.parse(0, "choose-pads a1 b1"))
    match.act(SMARTPHONE.parse(1, "choose-pads a2 b1"))
    match.act(SMARTPHONE.parse(0, "lay-pad 0 -2 -1"))
    assert len(match.records) == 2 and match.undoable(0) == 2 and match.undoable(1) == 1

    match.undo(0)
    match.undo(0)
    match.act(SMARTPHONE.parse(0, "choose-pads b1 a1"))
    match.act(SMARTPHONE.parse(0, "lay-pad 0 -2 -1"))
    match.act(SMARTPHONE.parse(0, "confirm"))

    # Confirmed, but not revealed: neither content nor number of steps shows, and nothing can be taken back.
    assert len(match.records) == match.lines == 2
    assert match.undoable(0) == 0 and match.undoable(1) == 1
    match.act(SMARTPHONE.parse(1, "lay-pad 0 -2 -1"))
    match.act(SMARTPHONE.parse(1, "confirm"))
    logged = [(record.seat, SMARTPHONE.notate(record.action)) for record in match.records[2:]]
    mine = [(0, "choose-pads b1 a1"), (0, "lay-pad 0 -2 -1"), (0, "confirm")]
    assert logged == [*mine, (1, "choose-pads a2 b1"), (1, "lay-pad 0 -2 -1"), (1, "confirm")]
    assert match.undoable(0) == 0 and match.undoable(1) == 0
