"""Alone against Steve."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.events import (
    GoodsProduced,
    ImprovementRemoved,
    OfficePlaced,
    PatentTaken,
    PlanRevealed,
    RegionProgressed,
    Sold,
    TechnologyProgressed,
)
from menlo.games.smartphone.rules.steve import steve_turn
from menlo.games.smartphone.state import EXPANDING, IMPROVING, OVER, RESEARCHING, SELLING
from menlo.kernel.events import EventLog
from tests.games.smartphone.table import COLOURS, Table, named

STEVE = 5  # in events
SHEET = {1: (4, 3, 3, 2), 2: (5, 4, 4, 3), 3: (3, 6, 4, 3), 4: (6, 7, 5, 3), 5: (5, 9, 4, 2)}


def steve(table: Table, phase: int, round: int = 1, price: int = 4) -> EventLog:
    """Steve's turn in a phase; his mat is the second one."""
    table.round(round).turn(phase, 1, price=price)
    log = EventLog()
    steve_turn(table.state, log)
    return log


@pytest.mark.clause("SMART-127")
@pytest.mark.parametrize(
    ("colour", "other"),
    # Black is 3 links from green and from red, blue 3 from yellow and from red: the earlier colour is taken.
    [("green", "black"), ("blue", "yellow"), ("black", "green"), ("yellow", "blue"), ("red", "blue")],
)
def test_steve_takes_the_home_farthest_from_yours(colour: str, other: str) -> None:
    table = Table(1, colours=(colour,))

    mine, his = table.mat(0), table.mat(1)
    assert (COLOURS[int(mine.colour)], COLOURS[int(his.colour)]) == (colour, other)
    homes = {0, 1, 2, 3, 4} - {int(mine.colour), int(his.colour)}
    unused = {table.state.box.region_ids[int(table.state.box.colour_home[home])] for home in homes}
    assert table.covered() == {"china", "canada", "caribbean"} | unused
    assert his.score() == 3 + int(his.colour) and his.regions == 1 << int(table.state.box.colour_home[his.colour])


@pytest.mark.clause("SMART-127", "SMART-128")
@pytest.mark.parametrize(("level", "more"), [("normal", 0), ("easy", -1), ("hard", 2)])
@pytest.mark.parametrize("round", SHEET)
def test_the_sheet_gives_his_values(level: str, more: int, round: int) -> None:
    table = Table(1, options={"level": level}).round(round)
    price, goods, gears, trucks = SHEET[round]

    events = table.plan_all()

    shown = named(events, PlanRevealed)[1]
    assert shown == {
        "seat": STEVE, "price": price, "goods": goods + more, "factory": 0, "gears": gears, "trucks": trucks,
    }  # fmt: skip
    assert {"seat": STEVE, "amount": goods + more} in named(events, GoodsProduced)


@pytest.mark.clause("SMART-128")
def test_he_has_no_improvements_and_the_sheet_is_open() -> None:
    table = Table(1, options={"level": "hard"})

    assert not any(int(count) for count in table.mat(1).tiles)
    view = table.game.view(table.state, 0)
    assert view["steve"] == {
        "price": [4, 5, 3, 6, 5], "goods": [5, 6, 8, 9, 11], "gears": [3, 4, 4, 5, 4], "trucks": [2, 3, 3, 3, 2],
    }  # fmt: skip
    assert table.game.deciders(table.state) == [0]


@pytest.mark.clause("SMART-128", "SMART-131")
def test_in_phase_4_he_removes_the_leftmost_improvement_and_takes_no_token() -> None:
    table = Table(1).show(None, "gear-gear", "crate-crate")

    log = steve(table, IMPROVING)

    assert named(log.events, ImprovementRemoved) == [{"space": 1, "design": "gear-gear"}]
    assert table.mat(1).tokens == 0 and table.state.tokens == 20
    assert not any(int(count) for count in table.mat(1).tiles)


@pytest.mark.clause("SMART-129")
def test_he_researches_what_he_needs_least_for() -> None:
    table = Table(1).progress(1, battery=2)
    table.mat(1).gears = 4

    log = steve(table, RESEARCHING)

    # Battery needs 2; then GPS and Wi-Fi 3 each, the earlier first.
    laid = [item["technology"] for item in named(log.events, TechnologyProgressed)]
    assert laid == ["battery", "battery", "gps", "gps"]
    assert table.owns(1) == {"battery"} and table.laid(1, "gps") == 2
    assert named(log.events, PatentTaken) == [{"seat": STEVE, "technology": "battery"}]


@pytest.mark.clause("SMART-129")
def test_he_ignores_powers() -> None:
    table = Table(1, options={"side-gps": "back"}).own(1, "gaming", "battery", "nfc", "wifi")
    table.mat(1).gears = 3
    steve(table, RESEARCHING)
    # No discount by Gaming: GPS takes all three; and no goods from its back.
    assert "gps" in table.owns(1) and table.laid(1, "4g") == 0 and table.mat(1).produced == 0
    table.mat(1).trucks, table.mat(1).pluses = 2, 5
    log = steve(table, EXPANDING)
    assert len(named(log.events, RegionProgressed)) == 2


@pytest.mark.clause("SMART-130")
def test_he_expands_where_he_needs_least_then_where_he_serves_most() -> None:
    """Green plays, so Steve starts in Australia: USA, Caribbean (retailer), RSA and India (retailer) are in reach."""
    table = Table(1, colours=("green",))
    table.mat(1).trucks = 2
    log = steve(table, EXPANDING, price=4)
    # Caribbean and RSA cost 2; under the retailer he serves nobody, in RSA the 5.
    assert [item["region"] for item in named(log.events, RegionProgressed)] == ["rsa", "rsa"]
    # At price 8 he serves nobody in RSA either, so the table decides.
    table = Table(1, colours=("green",))
    table.mat(1).trucks = 1
    log = steve(table, EXPANDING, price=8)
    assert [item["region"] for item in named(log.events, RegionProgressed)] == ["caribbean"]
    # Stored progress makes India nearer than both.
    table = Table(1, colours=("green",)).progress(1, india=2)
    table.mat(1).trucks = 1
    log = steve(table, EXPANDING)
    assert named(log.events, OfficePlaced) == [{"seat": STEVE, "region": "india", "slot": 0}]


@pytest.mark.clause("SMART-128")
def test_he_declines_what_retailers_give() -> None:
    table = Table(1, colours=("green",)).progress(1, caribbean=1)
    table.mat(1).trucks = 1

    steve(table, EXPANDING)

    assert table.offices("caribbean") == [1] and table.state.pending == 0 and table.mat(1).produced == 0


@pytest.mark.clause("SMART-132")
def test_he_sells_first_where_he_serves_most() -> None:
    table = Table(1, colours=("green",)).settle(1, "usa", "rsa")
    mat = table.mat(1)
    mat.produced, mat.stock = 4, 14

    log = steve(table, SELLING, price=4)

    # USA 4, 5, 6; then Australia 4, 6, before RSA with its 5.
    sold = [(item["region"], item["customer"]) for item in named(log.events, Sold)]
    assert sold == [("usa", 2), ("usa", 3), ("usa", 4), ("australia", 1)]


@pytest.mark.clause("SMART-132")
def test_of_equals_he_sells_in_the_earlier_region_and_stops_without_customers() -> None:
    table = Table(1, colours=("green",)).settle(1, "rsa", "emirates")
    mat = table.mat(1)
    mat.produced, mat.stock = 9, 9

    log = steve(table, SELLING, price=5)

    sold = [(item["region"], item["customer"]) for item in named(log.events, Sold)]
    assert sold == [("emirates", 1), ("rsa", 2), ("australia", 2)]
    assert mat.produced == 6


@pytest.mark.clause("SMART-133")
@pytest.mark.parametrize(
    ("mine", "his", "place", "end"),
    [(61, 60, 1, "steve-beaten"), (60, 60, 2, "steve-won"), (59, 60, 2, "steve-won")],
)
def test_you_win_only_with_more_points(mine: int, his: int, place: int, end: str) -> None:
    table = Table(1, colours=("green",)).own(1, "gps", patent=True).settle(1, "caribbean").own(0, "wifi", "nfc")
    table.mat(0).points = vec[i64]([mine, 0, 0, 0])
    # He scores his patent and his office at a retailer as well.
    table.mat(1).points = vec[i64]([his - 6 - 11, 0, 0, 0])
    table.state.phase = OVER

    outcome = table.game.outcome(table.state)

    assert outcome is not None and (outcome.places, outcome.end) == ([place], end)
    assert outcome.scores == [mine]


@pytest.mark.clause("SMART-133")
def test_he_scores_sales_and_majorities_like_a_player() -> None:
    table = Table(1, colours=("green",))
    mat = table.mat(1)
    mat.produced, mat.stock, mat.price = 2, 16, 4
    table.mat(0).produced, table.mat(0).stock = 1, 17
    table.turn(SELLING, 0)
    mat.price = 4
    score = int(mat.score())

    table.do(0, "finish")

    # Two goods at 4 in Australia, and the first place there.
    assert int(mat.score()) == score + 8 + 2
