"""What a seat is asked for, and what the view and the labels say of a choice before it is made."""

import pytest

from menlo.games.smartphone.actions import Sell
from menlo.games.smartphone.view import view
from menlo.kernel.rng import seeded
from menlo.locale import catalogue
from tests.games.smartphone.table import SMARTPHONE, Table

WORDS = catalogue(names=SMARTPHONE.names())


def asked(table: Table, seat: int = 0) -> str:
    return WORDS.render(table.game.prompt(table.state, seat))


def test_each_step_of_a_plan_asks_for_the_next_one() -> None:
    table = Table(3).hold(0, "gear-plus", "truck-truck")
    first = asked(table)
    table.do(0, "choose-pads a1 b1")
    second = asked(table)
    table.do(0, "lay-pad 0 -2 -1")
    third = asked(table)
    table.do(0, "lay-down gear-plus")
    fourth = asked(table)
    table.do(0, "lay-down truck-truck")

    assert first.startswith("Plan your round: choose the pad")
    assert second.startswith("Lay the upper pad over 1 to 4 cells")
    assert third == "Confirm your plan, or lay some of the 2 improvements you have left."
    assert fourth == "Confirm your plan, or lay the improvement you have left."
    assert asked(table) == "Confirm your plan, or go on sliding pads and improvements."


def test_every_phase_asks_for_its_own_thing() -> None:
    assert asked(Table(2, colours=())).startswith("Choose the colour you play")
    assert asked(Table().improving(0)).startswith("Your factory works: take one improvement")
    assert asked(Table().researching(0, 1)) == "Place your last progress on technologies."
    assert asked(Table().researching(0, 3)) == "Place your 3 progress on technologies."
    assert asked(Table().expanding(0, 2)) == "Place your 2 progress on regions linked to your offices."
    assert "1 good left at a price of 4" in asked(Table().selling(0, 1, price=4))
    assert "7 goods left at a price of 6" in asked(Table().selling(0, 7, price=6))


@pytest.mark.clause("SMART-89")
@pytest.mark.parametrize(
    ("region", "beside", "sentence"),
    [
        ("canada", "usa", "Take 1 goods token from the retailer in Canada, or decline."),
        ("china", "cis", "Take 3 goods from the retailer in China, or decline."),
        ("north-africa", "europe", "Lay the progress from the retailer in North Africa on a technology, or decline."),
        ("india", "emirates", "Take the improvement that the retailer in India gives, or decline."),
    ],
)
def test_a_retailer_says_what_it_offers(region: str, beside: str, sentence: str) -> None:
    table = Table(2, colours=("blue", "red"))
    cost = int(table.state.box.region_cost[table.region(region)])
    table.settle(0, beside).expanding(0, cost)
    table.do(0, *[f"expand {region}"] * cost)

    assert asked(table) == sentence


@pytest.mark.clause("SMART-123")
def test_the_improvement_of_gaming_is_asked_for() -> None:
    table = Table(options={"side-gaming": "back"}).researching(0, 5)
    table.do(0, *["research gaming"] * 4)

    assert asked(table) == "Take the improvement that Gaming gives you."


def test_every_decider_is_asked_and_hidden_things_change_no_prompt() -> None:
    for seats in (1, 3, 5):
        state, rng = SMARTPHONE.setup(seats, seats), seeded(7)
        ids: set[str] = set()
        while deciders := SMARTPHONE.deciders(state):
            for seat in deciders:
                message = SMARTPHONE.prompt(state, seat)
                ids.add(message.id)
                assert WORDS.render(message)
                other = SMARTPHONE.determinize(state, seat, rng)
                assert SMARTPHONE.prompt(other, seat) == message
            legal = SMARTPHONE.legal(state, deciders[0])
            SMARTPHONE.apply(state, legal[rng.below(len(legal))])
        assert {"smartphone-prompt-colours", "smartphone-prompt-planning-upper"} < ids


@pytest.mark.clause("SMART-102", "SMART-106")
def test_a_sale_says_what_it_does_to_the_majority() -> None:
    """Green's home holds one office, worth 2 to the first; a second office there raises it to 3."""
    table = Table().settle(1, "north-africa").selling(0, 3, price=3)
    before = table.game.label(table.state, Sell(0, table.region("north-africa")))
    table.do(0, "sell north-africa")
    regions = view(table.state, 0)["regions"]

    assert (before.args["before"], before.args["majority"]) == (0, 3)
    assert WORDS.render(before) == "Sell in North Africa for 3 to a red customer (up to 3); majority 0 → 3"
    assert regions[table.region("north-africa")]["majority"] == [{"player": 0, "points": 3}]


def test_a_mat_tells_goods_sold_and_customers_by_price() -> None:
    """North Africa asks for 3, 6, Wi-Fi, Battery, NFC, 4G."""
    table = Table().own(0, "nfc").selling(0, 4, price=3)
    table.do(0, "sell north-africa", "sell-direct")
    mat = view(table.state, 0)["mats"][0]

    assert mat["sold"] == 2
    assert mat["demand"] == {"2": 3, "3": 3, "4": 2, "5": 2, "6": 2, "7": 1, "8": 1}


def test_a_retailer_has_no_customers_to_count() -> None:
    table = Table(4, colours=("green", "blue", "black", "red")).settle(0, "canada")

    assert view(table.state, 0)["mats"][0]["demand"]["2"] == 2
