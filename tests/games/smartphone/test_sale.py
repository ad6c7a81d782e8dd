"""Phases 7 and 8: sale and scoring."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.events import PurpleScored, RegionScored, SalesScored, Sold
from menlo.games.smartphone.rules.round_end import clear_goods
from menlo.games.smartphone.scoring import score_round
from menlo.kernel.events import EventLog
from tests.games.smartphone.table import SMARTPHONE, Table, named

CUSTOMERS = {
    "canada": [4, "gps", "battery", "4g"],
    "usa": [3, 4, 5, 6, "wifi", "gaming", "nfc", "4g"],
    "caribbean": [3, 7, "battery", "4g"],
    "south-america": [2, 4, 5, "gps", "gaming", "battery"],
    "europe": [4, 5, 6, 7, "wifi", "battery", "nfc", "4g"],
    "north-africa": [3, 6, "wifi", "battery", "nfc", "4g"],
    "emirates": [6, "gaming", "nfc", "4g"],
    "rsa": [2, 5, "wifi", "nfc"],
    "cis": [3, 5, 7, "wifi", "gaming", "4g"],
    "china": [2, 4, 5, "gps", "gaming", "battery", "nfc", "4g"],
    "india": [3, 5, 6, "gaming", "nfc", "4g"],
    "australia": [4, 6, "wifi", "battery", "nfc", "4g"],
}


def sell_marks(table: Table, region: str, *players: int) -> Table:
    """Goods of the players on the customers of a region, from left to right; -1 = none."""
    first = int(SMARTPHONE.box.customer_first[table.region(region)])
    sold = [int(owner) for owner in table.state.sold]
    for i, player in enumerate(players):
        sold[first + i] = player
        if player >= 0:
            table.mat(player).stock -= 1
    table.state.sold = vec[i64](sold)
    return table


def scored(table: Table) -> list[dict[str, object]]:
    """Majorities of a round that ends now."""
    log = EventLog()
    score_round(table.state, log)
    return named(log.events, RegionScored)


def test_the_customers_of_every_region() -> None:
    regions = Table(5).game.view(Table(5).state, 0)["regions"]
    assert isinstance(regions, list)
    found = {r["region"]: [c["price"] if c["price"] else c["technology"] for c in r["customers"]] for r in regions}

    assert found == CUSTOMERS


@pytest.mark.clause("SMART-91", "SMART-93", "SMART-96", "SMART-97", "SMART-98")
def test_goods_go_to_the_leftmost_free_customer_one_each_and_one_may_stop() -> None:
    table = Table(5).settle(0, "europe").selling(0, 9, price=4)
    table.mat(1).produced, table.mat(1).stock = 1, 17
    table.settle(1, "europe")
    table.mat(1).price = 4

    events = table.do(0, "sell europe", "sell europe", "sell north-africa")
    assert table.buyers("europe") == [0, 0, -1, -1, -1, -1, -1, -1]
    # The 3 is skipped at price 4, the 6 is served.
    assert table.buyers("north-africa") == [-1, 0, -1, -1, -1, -1]
    assert [item["customer"] for item in named(events, Sold)] == [1, 2, 2]
    # All customers of North Africa that could be served are, but five goods may stay unsold.
    assert table.refuse(0, "sell north-africa")[1] == "SMART-94"
    table.do(0, "finish")
    # The next player gets what is left.
    assert named(table.do(1, "sell europe"), Sold) == [{"seat": 1, "region": "europe", "customer": 3, "price": 4}]


@pytest.mark.clause("SMART-92")
def test_only_with_an_office() -> None:
    table = Table(5).selling(0, 3)

    assert table.refuse(0, "sell europe") == ("not-present", "SMART-92")


@pytest.mark.clause("SMART-91")
def test_only_produced_goods() -> None:
    table = Table(5).selling(0, 0)

    refusal = table.game.check(table.state, table.game.parse(0, "sell north-africa"))
    assert refusal is not None and (refusal.id, refusal.clause) == ("smartphone-refusal-no-goods", "SMART-91")


@pytest.mark.clause("SMART-94")
@pytest.mark.parametrize("price", range(2, 9))
def test_red_customers_buy_up_to_their_price(price: int) -> None:
    table = Table(5).settle(0, "usa").own(0, "nfc").selling(0, 18, price=price)

    # NFC keeps the turn open; its own customer comes last.
    while "sell usa" in table.offers(0):
        table.do(0, "sell usa")

    assert table.buyers("usa") == [0 if price <= red else -1 for red in (3, 4, 5, 6)] + [-1, -1, 0, -1]


@pytest.mark.clause("SMART-94")
def test_a_price_above_every_red_customer_is_refused() -> None:
    table = Table(5).settle(0, "europe").selling(0, 3, price=7)

    refusal = table.refused(table.game.parse(0, "sell north-africa"))

    assert (refusal.id, refusal.clause) == ("smartphone-refusal-price", "SMART-94")
    assert refusal.args == {"region": "smartphone-region-north-africa", "price": 7, "most": 6}


@pytest.mark.clause("SMART-95")
def test_purple_customers_need_the_technology_and_pay_any_price() -> None:
    table = Table(5).settle(0, "europe").own(0, "nfc").selling(0, 4, price=8)
    sell_marks(table, "europe", 1, 1, 1, 1)
    sell_marks(table, "north-africa", 1, 1)

    events = table.do(0, "sell north-africa")
    assert named(events, Sold) == [{"seat": 0, "region": "north-africa", "customer": 5, "price": 8}]
    refusal = table.refused(table.game.parse(0, "sell north-africa"))
    assert (refusal.id, refusal.clause) == ("smartphone-refusal-technology", "SMART-95")
    assert refusal.args["technology"] == "smartphone-technology-wifi"


@pytest.mark.clause("SMART-93")
def test_a_region_where_all_are_served_sells_no_more() -> None:
    table = Table(5).settle(0, "emirates").selling(0, 4)
    sell_marks(table, "emirates", 1, 1, 1, 1)

    assert table.refuse(0, "sell emirates") == ("served", "SMART-93")


@pytest.mark.clause("SMART-99", "SMART-101", "SMART-108")
def test_nfc_sells_three_goods_without_a_customer() -> None:
    table = Table(5).own(0, "nfc").selling(0, 6, price=8)
    score = table.score(0)
    sell_marks(table, "north-africa", -1, -1, -1, -1, 1)
    assert table.offers(0) == ["sell-direct", "finish"]

    events = table.do(0, "sell-direct", "sell-direct", "sell-direct")

    # Nothing else can be sold, so the turn and the round are over: 3 goods at 8, and no region.
    assert {"seat": 0, "goods": 3, "price": 8, "points": 24} in named(events, SalesScored)
    assert table.score(0) == score + 24
    assert not [item for item in named(events, RegionScored) if item["seat"] == 0]


@pytest.mark.clause("SMART-99")
def test_direct_sales_need_nfc_and_end_at_three() -> None:
    table = Table(5).selling(0, 6)
    assert table.refuse(0, "sell-direct") == ("no-direct", "SMART-99")
    table.own(0, "nfc").do(0, *["sell-direct"] * 3)
    assert (int(table.mat(0).produced), int(table.mat(0).direct)) == (3, 3)
    assert table.refuse(0, "sell-direct") == ("direct-limit", "SMART-99")
    back = Table(5, options={"side-nfc": "back"}).own(0, "nfc").selling(0, 6)
    assert back.refuse(0, "sell-direct") == ("no-direct", "SMART-99")


@pytest.mark.clause("SMART-91", "SMART-99")
def test_without_goods_nothing_is_sold_directly_either() -> None:
    table = Table(5).own(0, "nfc").selling(0, 0)

    refusal = table.game.check(table.state, table.game.parse(0, "sell-direct"))
    assert refusal is not None and refusal.clause == "SMART-91"


@pytest.mark.clause("SMART-100", "SMART-122")
@pytest.mark.parametrize(("side", "kept"), [("front", 0), ("back", 4)])
def test_unsold_goods_return_unless_the_back_of_wifi_keeps_them(side: str, kept: int) -> None:
    table = Table(5, options={"side-wifi": side}).own(0, "wifi").selling(0, 5)
    table.mat(1).produced, table.mat(1).stock, table.mat(1).price = 1, 17, 2

    table.do(0, "sell north-africa", "finish")

    mat = table.mat(0)
    assert (int(mat.produced), int(mat.stock)) == (kept, 17 - kept)


@pytest.mark.clause("SMART-122")
def test_kept_goods_are_sold_next_round_within_the_limit() -> None:
    table = Table(2, options={"side-wifi": "back"}).hold(0).hold(1).own(0, "wifi")
    mat = table.mat(0)
    mat.produced, mat.stock = 16, 2
    table.plan_all()

    # The plan makes 3, the stock holds 2.
    assert (int(mat.produced), int(mat.stock)) == (18, 0)


@pytest.mark.clause("SMART-126")
def test_the_back_of_4g_sells_in_one_region_without_an_office() -> None:
    table = Table(5, options={"side-4g": "back"}).own(0, "4g").selling(0, 9, price=4)
    assert {"sell europe", "sell usa", "sell china"} <= set(table.offers(0))

    table.do(0, "sell europe")

    assert table.refuse(0, "sell usa") == ("not-present", "SMART-92")
    table.do(0, "sell europe", "sell north-africa")
    front = Table(5).own(0, "4g").selling(0, 9, price=4)
    assert front.refuse(0, "sell europe") == ("not-present", "SMART-92")


@pytest.mark.clause("SMART-126")
def test_it_is_another_region_each_round() -> None:
    table = Table(2, options={"side-4g": "back"}).hold(0).hold(1).own(0, "4g").selling(0, 1, price=4)
    table.do(0, "sell europe")

    assert table.state.round == 2 and table.mat(0).roaming == -1


@pytest.mark.clause("SMART-101")
def test_goods_sold_times_price() -> None:
    table = Table(5).settle(0, "europe").selling(0, 3, price=6)
    score = table.score(0)

    events = table.do(0, "sell europe", "sell europe", "sell north-africa")

    assert {"seat": 0, "goods": 3, "price": 6, "points": 18} in named(events, SalesScored)
    # And the majorities of both regions, over the first slot each: 3 and 2.
    assert table.score(0) == score + 18 + 3 + 2


@pytest.mark.clause("SMART-102", "SMART-103", "SMART-104", "SMART-107")
@pytest.mark.parametrize(
    ("region", "first", "second"),
    [
        ("emirates", [1, 2, 4], [0, 0, 2]),
        ("north-africa", [2, 3, 5, 6], [0, 0, 2, 3]),
        ("europe", [3, 4, 5, 6, 8], [0, 0, 2, 3, 4]),
    ],
)
def test_majorities_score_the_numbers_over_the_rightmost_office(
    region: str, first: list[int], second: list[int]
) -> None:
    for offices in range(1, len(first) + 1):
        table = Table(5)
        for owner in range(4, 4 - (offices - len(table.offices(region))), -1):
            table.settle(owner, region)
        assert len(table.offices(region)) == offices
        # Seat 1 leads with two goods, seat 2 follows with one; whose offices stand there does not matter.
        sell_marks(table, region, 2, 1, 1)
        expected: list[dict[str, object]] = [
            {"seat": 1, "region": region, "place": 1, "points": first[offices - 1]},
        ]
        if second[offices - 1]:
            expected.append({"seat": 2, "region": region, "place": 2, "points": second[offices - 1]})
        assert scored(table) == expected


@pytest.mark.clause("SMART-102", "SMART-126")
def test_without_any_office_there_is_no_majority() -> None:
    table = sell_marks(Table(5), "europe", 0, 0)

    assert scored(table) == []


@pytest.mark.clause("SMART-105")
def test_only_sellers_score() -> None:
    table = Table(5).settle(1, "europe").settle(2, "europe").settle(3, "europe")
    sell_marks(table, "europe", 0)

    # Three offices: a second place is printed, but nobody else sold.
    assert scored(table) == [{"seat": 0, "region": "europe", "place": 1, "points": 5}]


@pytest.mark.clause("SMART-106")
def test_equal_sales_go_to_the_good_further_left_for_both_places() -> None:
    table = Table(5).settle(1, "europe").settle(2, "europe").settle(3, "europe")
    sell_marks(table, "europe", 3, 2, 2, 1, 3, 1)

    assert [(item["seat"], item["place"]) for item in scored(table)] == [(3, 1), (2, 2)]


@pytest.mark.clause("SMART-106")
def test_one_good_each_is_equal_as_well() -> None:
    table = Table(5).settle(1, "europe").settle(2, "europe").settle(3, "europe")
    sell_marks(table, "europe", 3, 2, 1)

    assert [(item["seat"], item["place"]) for item in scored(table)] == [(3, 1), (2, 2)]


@pytest.mark.clause("SMART-106")
def test_by_option_equal_sales_go_to_the_office_further_left() -> None:
    table = Table(5, options={"ties": "office"}).settle(1, "europe").settle(2, "europe").settle(3, "europe")
    sell_marks(table, "europe", 3, 2, 2, 1, 3, 1)

    assert [(item["seat"], item["place"]) for item in scored(table)] == [(1, 1), (2, 2)]
    # Offices of those who are not equal do not matter.
    table = Table(5, options={"ties": "office"}).settle(4, "europe").settle(3, "europe").settle(1, "europe")
    sell_marks(table, "europe", 1, 3)
    assert [(item["seat"], item["place"]) for item in scored(table)] == [(3, 1), (1, 2)]


@pytest.mark.clause("SMART-86")
def test_no_majority_under_a_retailer() -> None:
    """Nobody sells there, so nobody scores; its offices give their points at the end only."""
    table = Table(2, colours=("yellow", "red")).settle(0, "canada", "china")
    before = table.score(0)

    assert scored(table) == [] and table.score(0) == before


@pytest.mark.clause("SMART-125")
@pytest.mark.parametrize(("side", "points"), [("back", 2), ("front", 0)])
def test_the_back_of_nfc_gives_a_point_for_each_purple_customer(side: str, points: int) -> None:
    table = Table(5, options={"side-nfc": side}).own(0, "nfc", "wifi")
    sell_marks(table, "north-africa", 0, 0, 0, -1, 0)
    log = EventLog()
    score_round(table.state, log)

    assert sum(int(str(item["points"])) for item in named(log.events, PurpleScored)) == points
    assert int(table.mat(0).points[3]) == points


@pytest.mark.clause("SMART-109")
def test_goods_return_from_map_and_direct_sales() -> None:
    table = sell_marks(Table(5), "europe", 0, 1, 0)
    table.mat(0).direct, table.mat(0).stock = 3, 13

    clear_goods(table.state)

    assert [int(table.mat(seat).stock) for seat in (0, 1)] == [18, 18]
    assert set(table.buyers("europe")) == {-1} and table.mat(0).direct == 0
