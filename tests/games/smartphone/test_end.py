"""The end of a round and of the match."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.events import (
    ImprovementDealt,
    ImprovementRemoved,
    MatchEnded,
    PatentsScored,
    RetailersScored,
    RoundBegan,
    RoundEnded,
)
from menlo.games.smartphone.state import OVER, PLANNING, SELLING
from menlo.kernel.game import Outcome
from tests.games.smartphone.table import SMARTPHONE, Table, named


def last_sale(table: Table, round: int) -> Table:
    """Seat 0 can sell one good; then the round is over."""
    return table.round(round).selling(0, 1)


def finished(table: Table) -> Outcome:
    table.state.phase = OVER
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    return outcome


def with_points(table: Table, *scores: int) -> Table:
    for seat, score in enumerate(scores):
        table.mat(seat).points = vec[i64]([score, 0, 0, 0])
    return table


@pytest.mark.clause("SMART-109", "SMART-111", "SMART-112", "SMART-113", "SMART-114")
def test_the_next_round_begins_with_empty_map_and_hands_full() -> None:
    table = Table(2).own(0, "gps", patent=True).progress(0, nfc=2, usa=1)
    table.mat(0).tokens, table.state.tokens = 3, 17
    last_sale(table, 1)
    score, mat = table.score(0), table.mat(0)
    mat.factory, mat.gears, mat.trucks, mat.pluses = 1, 2, 3, 4

    events = table.do(0, "sell north-africa")

    state = table.state
    assert (state.round, state.phase) == (2, PLANNING)
    assert named(events, RoundEnded) == [{"round": 1}] and named(events, RoundBegan) == [{"round": 2}]
    assert all(int(owner) == -1 for owner in state.sold) and (int(mat.stock), int(mat.produced)) == (18, 0)
    assert [int(m.price) for m in state.mats] == [5, 5]
    assert not mat.plan.ready and mat.plan.lower == -1
    assert (int(mat.factory), int(mat.gears), int(mat.trucks), int(mat.pluses)) == (0, 0, 0, 0)
    # What stays.
    assert table.owns(0) == {"gps"} and (table.laid(0, "nfc"), table.laid(0, "usa")) == (2, 1)
    assert mat.tokens == 3 and table.score(0) == score + 5 + 2
    assert table.offices("north-africa") == [0]


@pytest.mark.clause("SMART-110")
def test_the_display_is_cleared_and_dealt_anew() -> None:
    table = last_sale(Table(2).show("gear-gear", None, "crate-crate"), 1)
    top = [SMARTPHONE.box.tile_ids[int(design)] for design in table.state.pile][::-1]

    events = table.do(0, "sell north-africa")

    assert [item["design"] for item in named(events, ImprovementRemoved)] == ["gear-gear", "crate-crate"]
    dealt = [item["design"] for item in named(events, ImprovementDealt)]
    assert dealt == top[:5] and len(table.state.pile) == 17
    assert [SMARTPHONE.box.tile_ids[int(design)] for design in table.state.display] == dealt


@pytest.mark.clause("SMART-110")
@pytest.mark.parametrize(("round", "dealt"), [(3, 5), (4, 0)])
def test_nothing_is_dealt_for_the_last_round(round: int, dealt: int) -> None:
    table = last_sale(Table(2), round)

    events = table.do(0, "sell north-africa")

    assert len(named(events, ImprovementDealt)) == dealt
    assert sum(int(design) != -1 for design in table.state.display) == dealt


@pytest.mark.clause("SMART-02", "SMART-115", "SMART-109")
def test_the_match_ends_after_round_five() -> None:
    table = last_sale(Table(2), 5)
    assert table.game.outcome(table.state) is None

    events = table.do(0, "sell north-africa")

    assert table.state.phase == OVER and len(named(events, MatchEnded)) == 1
    assert table.game.deciders(table.state) == [] and table.offers(0) == []
    # The end-of-round steps are not done: the good lies where it was sold.
    assert table.buyers("north-africa")[1] == 0
    assert table.refuse(0, "confirm") == ("over", "SMART-115")


@pytest.mark.clause("SMART-64", "SMART-116", "SMART-117")
def test_patents_and_retailers_add_their_points() -> None:
    table = Table(2, colours=("yellow", "red")).own(0, "gps", "nfc", patent=True).own(1, "4g", patent=True)
    table.settle(1, "canada").settle(0, "canada", "china")
    with_points(table, 50, 60)
    outcome = finished(table)

    assert [points["patents"] for points in outcome.points] == [16, 12]
    assert [points["retailers"] for points in outcome.points] == [8 + 16, 11]
    assert outcome.scores == [50 + 16 + 24, 60 + 12 + 11]
    table = last_sale(table, 5)
    events = table.do(0, "sell india")
    assert [item["points"] for item in named(events, PatentsScored)] == [16, 12]
    assert [item["points"] for item in named(events, RetailersScored)] == [24, 11]


@pytest.mark.clause("SMART-118")
def test_what_is_left_gives_nothing() -> None:
    table = with_points(Table(2), 50, 50)
    table.mat(0).tokens, table.state.tokens = 9, 11
    table.progress(0, t_4g=5, usa=3).hold(0, "gear-gear", "crate-crate")
    table.mat(0).produced, table.mat(0).stock = 9, 9

    assert finished(table).scores == [50, 50]


@pytest.mark.clause("SMART-01", "SMART-119")
def test_most_points_win() -> None:
    outcome = finished(with_points(Table(3), 50, 70, 60))

    assert outcome.places == [3, 1, 2] and outcome.winners == [1] and outcome.end == "last-round"


@pytest.mark.clause("SMART-120")
def test_ties_go_to_technologies_then_patents_and_else_are_shared() -> None:
    table = with_points(Table(4), 60, 60, 60, 60)
    table.own(1, "gps", "wifi").own(2, "gps", "wifi").own(0, "gps")
    assert finished(table).places == [3, 1, 1, 4]
    # Patents decide between equal technologies; their points must not.
    table = with_points(Table(3), 60, 54, 60).own(0, "gps").own(1, "gps", patent=True).own(2, "gps")
    outcome = finished(table)
    assert outcome.scores == [60, 60, 60] and outcome.places == [2, 1, 2]


@pytest.mark.clause("SMART-02")
def test_a_whole_match_has_five_rounds_of_the_phases_in_order() -> None:
    table = Table(3)
    seen: list[tuple[int, int]] = []
    while (deciders := table.game.deciders(table.state)) and len(seen) < 2000:
        seen.append((int(table.state.round), int(table.state.phase)))
        legal = table.game.legal(table.state, deciders[0])
        table.act(legal[0] if table.state.phase == PLANNING else legal[len(legal) // 2])

    steps = [pair for i, pair in enumerate(seen) if i == 0 or seen[i - 1] != pair]
    assert steps == sorted(steps) and {round for round, _ in steps} == {1, 2, 3, 4, 5}
    assert (5, 2) not in steps and (4, 2) in steps and (5, SELLING) in steps
