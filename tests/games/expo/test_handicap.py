"""Help for new players."""

from collections import Counter

import pytest

from menlo.games.expo.actions import Play, Put
from menlo.games.expo.events import HandicapDrawn, ScrapReplaced
from menlo.games.expo.state import CARD, HANDICAP
from tests.games.expo.table import STATION, STEEL, Table, only

SCRAPS = [(2, 2), (2, 6), (4, 4), (6, 2), (6, 6)]


def scraps(table: Table, seat: int) -> list[tuple[int, int]]:
    return [(cell["row"], cell["column"]) for cell in table.view()["mats"][seat]["lab"]["scraps"]]


@pytest.mark.clause("EXPO-125", "EXPO-126")
@pytest.mark.parametrize(("level", "count"), [("freshman", 2), ("lab-assistant", 1)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_scraps_become_resource_tiles_before_the_first_turn(level: str, count: int, seats: int) -> None:
    table = Table(seats, options={"handicap-0": level})
    before = table.view()["draw"]["count"]
    for number in range(count):
        assert table.state.phase == HANDICAP and table.state.turn == 0
        assert len(table.legal()) == 4 * (5 - number)
        drawn = table.view()["drawn"]
        assert drawn is not None
        events = table.act(Put(0, table.cell(SCRAPS[number]), number + 1))
        (replaced,) = only(events, ScrapReplaced)
        assert (replaced.cell, replaced.rotation) == (table.cell(SCRAPS[number]), number + 1)
        lab = table.view()["mats"][0]["lab"]["tiles"]
        assert lab[-1]["tile"] == drawn and lab[-1]["rotation"] == number + 1

    assert table.state.phase == CARD and table.state.turn == table.state.first
    assert scraps(table, 0) == SCRAPS[count:]
    assert table.view()["draw"]["count"] == before - (count - 1)
    assert all(scraps(table, seat) == SCRAPS for seat in range(1, seats))


@pytest.mark.clause("EXPO-125")
def test_handicaps_are_settled_in_turn_order_one_tile_at_a_time() -> None:
    options = {f"handicap-{seat}": "freshman" for seat in range(4)}
    for seed in range(6):
        table = Table(seed=seed, options=options)
        first, order = int(table.state.first), []
        while table.state.phase == HANDICAP:
            order.append(int(table.state.turn))
            drawn = len(only(table.act(table.legal()[0]), HandicapDrawn))
            assert drawn == (1 if len(order) < 8 else 0), "the next tile is drawn when the last one lies"
        assert order == [(first + i // 2) % 4 for i in range(8)]
        assert table.state.turn == first


@pytest.mark.clause("EXPO-125")
def test_the_tile_is_random_and_replaces_a_scrap_only() -> None:
    drawn = Counter[str]()
    for seed in range(40):
        table = Table(3, seed, options={"handicap-1": "lab-assistant"})
        drawn[str(table.view()["drawn"])] += 1
        assert table.state.turn == 1
    assert len(drawn) > 15

    for cell in (0, table.cell((2, 3)), 55):
        refusal = table.refused(Put(1, cell, 0))
        assert (refusal.id, refusal.clause) == ("expo-refusal-no-scrap", "EXPO-125")
    refusal = table.refused(Play(1, STATION))
    assert (refusal.id, refusal.clause) == ("expo-refusal-replace-first", "EXPO-125")
    refusal = table.refused(Put(0, table.cell((2, 2)), 0))
    assert (refusal.id, refusal.clause) == ("expo-refusal-turn", "EXPO-125")


@pytest.mark.clause("EXPO-127")
def test_a_scientist_keeps_all_scraps() -> None:
    table = Table(options={f"handicap-{seat}": "scientist" for seat in range(4)})

    assert table.state.phase == CARD
    assert all(scraps(table, seat) == SCRAPS for seat in range(4))


@pytest.mark.clause("EXPO-104", "EXPO-125")
def test_replaced_scraps_count_for_brussels() -> None:
    table = Table(2, options={"handicap-0": "freshman"})
    table.act(Put(0, table.cell((2, 2)), 0), Put(0, table.cell((4, 4)), 0))
    table.bonus(STEEL, "colonies").piece(0, 0, STEEL, 10)

    assert table.points(0)["scraps"] == 2


@pytest.mark.clause("EXPO-125")
def test_a_seat_that_nobody_takes_needs_no_help() -> None:
    assert Table(2, options={"handicap-3": "freshman"}).state.phase == CARD
