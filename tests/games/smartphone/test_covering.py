"""How improvements can lie on the pads: the counted ways against every plan that the rules allow."""

from collections.abc import Iterator

import pytest

from menlo.games.smartphone.actions import K_DOWN, K_LAY, K_PADS, K_UPPER
from menlo.games.smartphone.covering import PAIRS, SEEDS, Covering, Kinds
from menlo.games.smartphone.grid import PLACES, SHIFT, SHIFTS, beside
from menlo.games.smartphone.outline import Placement, outlines, placements
from menlo.games.smartphone.rules.pads import BOTH, OUTSIDE, UPPER, pads_at, tile_direction, tile_place
from menlo.games.smartphone.state import Plan, SmartphoneState
from menlo.kernel.rng import seeded
from tests.games.smartphone.table import Table

# Places of the pads where improvements show, overlap cells below improvements, improvements that show both, one, none.
Way = tuple[frozenset[int], int, int, int, int]
WAYS = placements(1, 4)
OVERHANG = pytest.mark.parametrize("overhang", [False, True], ids=["inside", "overhang"])


def table_with(improvements: int, overhang: bool) -> Table:
    table = Table(2).hold(0, *["crate-gear"] * improvements)
    return table.own(0, "4g") if overhang else table


def counted(covering: Covering, placement: Placement) -> set[Way]:
    """Every way the search knows."""
    found: set[Way] = set()
    outline, kinds = covering.outline, covering.kinds
    for cells in covering.sets:
        bits = [i for i in range(outline.cells) if int(cells) >> i & 1]
        places = frozenset(int(placement.mirror(outline.places[i])) for i in bits)
        for below in range(covering.nones):
            for word in range(covering.block):
                ways = int(covering.ways[(cells * covering.nones + below) * covering.block + word])
                for bit in range(63):
                    if ways >> bit & 1:
                        both, one = int(kinds.both(word, bit)), int(kinds.one(bit))
                        found.add((places, below, both, one, word // int(kinds.words)))
    return found


def way_of(plan: Plan) -> Way:
    """Look at a plan from above."""
    pads = [int(pad) for pad in pads_at(plan)]
    tiles = [(int(tile_place(code)), int(beside(tile_place(code), tile_direction(code)))) for code in plan.laid]
    shown: set[int] = set()
    hidden: set[int] = set()
    kinds = [0, 0, 0]
    for i in reversed(range(len(tiles))):
        if i == plan.under - 1:
            hidden |= {place for place in range(PLACES) if pads[place] & UPPER}
        seen = [place for place in tiles[i] if place not in hidden]
        kinds[len(seen)] += 1
        hidden.update(tiles[i])
        shown.update(seen)
    below = {place for pair in tiles[: plan.under] for place in pair if pads[place] == BOTH}
    on_pads = frozenset(place for place in shown if pads[place] != OUTSIDE)
    return on_pads, len(below), kinds[2], kinds[1], kinds[0]


def spots(table: Table, state: SmartphoneState) -> list[int]:
    """Where an improvement can be laid, each pair of places once: which cell lies where does not matter here."""
    keys = (int(key) for key in table.game.legal_keys(state, 0) if K_LAY <= key < K_DOWN)
    return [key for key in keys if tile_direction(key - K_LAY) < 2]


def after(table: Table, state: SmartphoneState, key: int) -> SmartphoneState:
    state = table.game.copy(state)
    table.game.apply_key(state, 0, key)
    return state


def upper_key(placement: Placement) -> int:
    return K_UPPER + int((placement.turn * SHIFTS + placement.row + SHIFT) * SHIFTS + placement.column + SHIFT)


def every_way(table: Table, placement: Placement) -> Iterator[Way]:
    """Of all plans with the pads laid so."""
    waiting = [after(table, table.state, K_PADS)]
    while waiting:
        state = waiting.pop()
        waiting += [after(table, state, key) for key in spots(table, state)]
        if state.mats[0].plan.turn < 0:
            waiting.append(after(table, state, upper_key(placement)))
        else:
            yield way_of(state.mats[0].plan)


def holds(found: set[Way], way: Way) -> bool:
    """An improvement that changes nothing may as well be unused, so that fewer show nothing."""
    return any((*way[:4], none) in found for none in range(way[4] + 1))


@pytest.mark.compiled
@pytest.mark.clause("SMART-23", "SMART-24", "SMART-26", "SMART-33")
@OVERHANG
@pytest.mark.parametrize("number", range(len(WAYS)))
def test_two_improvements_can_lie_just_as_the_rules_allow(number: int, overhang: bool) -> None:
    table = table_with(2, overhang)
    outline = outlines(WAYS, overhang)[WAYS[number].outline]

    found = counted(Covering(outline, Kinds(2)), WAYS[number])
    every = set(every_way(table, WAYS[number]))

    assert found <= every
    assert all(holds(found, way) for way in every)


@OVERHANG
@pytest.mark.parametrize("number", [9, 13, 17, 22])
def test_five_improvements_lie_only_in_ways_that_are_counted(number: int, overhang: bool) -> None:
    table, rng = table_with(5, overhang), seeded(number)
    outline = outlines(WAYS, overhang)[WAYS[number].outline]
    found = counted(Covering(outline, Kinds(5)), WAYS[number])

    for _ in range(300):
        state, below = after(table, table.state, K_PADS), rng.below(4)
        for laid in range(5):
            if laid == below:
                state = after(table, state, upper_key(WAYS[number]))
            keys = spots(table, state)
            if keys:
                state = after(table, state, keys[rng.below(len(keys))])
        assert holds(found, way_of(state.mats[0].plan))


@OVERHANG
def test_the_bits_of_a_way_suffice_for_every_outline(overhang: bool) -> None:
    """A pair takes two numbered places, a seed takes a cell with leaves: no outline has room for more."""
    for outline in outlines(placements(1, 6), overhang):
        assert len(outline.places) // 2 < PAIRS
        assert sum(1 for leaves in outline.leaves if len(leaves)) < SEEDS
