"""Phase 5: research."""

from importlib.resources import files

import pytest

from menlo.games.smartphone.events import PatentTaken, ProgressTaken, Sold, TechnologyFinished
from menlo.games.smartphone.game import make
from menlo.games.smartphone.state import EXPANDING, RESEARCHING, TILE
from tests.games.smartphone.table import Table, named

PACK = files("menlo.games.smartphone").joinpath("pack.toml").read_text("utf-8")
COSTS = {"gps": 3, "wifi": 3, "gaming": 4, "battery": 4, "nfc": 5, "4g": 6}
PATENTS = {"gps": 6, "wifi": 6, "gaming": 8, "battery": 8, "nfc": 10, "4g": 12}


def to_research(table: Table) -> Table:
    """From the reveal to phase 5."""
    while table.state.phase != RESEARCHING:
        table.act(table.game.legal(table.state, table.game.deciders(table.state)[0])[0])
    return table


@pytest.mark.clause("SMART-54")
def test_each_gear_gives_a_progress() -> None:
    table = Table(2).hold(0, "gear-gear").hold(1)
    table.do(0, "choose-pads a2 b2", "lay-pad 0 2 1", "lay-improvement gear-gear 1 0 right", "confirm")
    table.plan_all(1)
    to_research(table)

    assert table.state.turn == 0 and table.mat(0).gears == 4
    assert (int(table.state.hand), int(table.mat(0).markers)) == (4, 8)


@pytest.mark.clause("SMART-55", "SMART-57", "SMART-58")
def test_progress_is_split_freely_and_stays() -> None:
    table = Table(2).researching(0, 4)

    table.do(0, "research 4g", "research nfc", "research 4g", "finish")

    assert (table.laid(0, "4g"), table.laid(0, "nfc")) == (2, 1)
    # The unplaced one is back in the box, the others are not, and nothing takes them away.
    assert table.mat(0).markers == 9
    while table.state.round == 1:
        seat = table.game.deciders(table.state)[0]
        table.act(table.game.legal(table.state, seat)[-1])
    assert (table.laid(0, "4g"), table.laid(0, "nfc"), int(table.mat(0).markers)) == (2, 1, 9)
    table.researching(0, 1).do(0, "research 4g")
    assert table.laid(0, "4g") == 3


@pytest.mark.clause("SMART-59")
def test_unplaced_progress_returns_to_the_box() -> None:
    table = Table(2).researching(0, 5)
    table.mat(1).gears = 1

    table.do(0, "research nfc", "finish")

    assert table.mat(0).markers == 11 and table.state.turn == 1


@pytest.mark.clause("SMART-55")
def test_no_progress_on_an_own_technology() -> None:
    table = Table(2).own(0, "gps").researching(0, 3)

    assert table.refuse(0, "research gps") == ("own-technology", "SMART-55")


@pytest.mark.clause("SMART-54", "SMART-56")
def test_no_more_progress_than_in_hand_or_needed() -> None:
    table = Table(2).researching(0, 4)
    table.do(0, "research gps", "research gps", "research gps")
    # It is finished at its cost; more cannot be laid.
    assert table.owns(0) == {"gps"} and table.state.hand == 1
    assert table.refuse(0, "research gps") == ("own-technology", "SMART-55")
    # Stored progress that suffices already, by a discount of another's patent, takes no more.
    table = Table(3).progress(0, nfc=4).own(1, "nfc", patent=True).researching(0, 1)
    refusal = table.refused(table.game.parse(0, "research nfc"))
    assert (refusal.id, refusal.clause) == ("smartphone-refusal-beyond-cost", "SMART-56")
    assert refusal.args == {"technology": "smartphone-technology-nfc", "cost": 4}


@pytest.mark.clause("SMART-54")
def test_without_progress_nothing_is_placed() -> None:
    table = Table(2).researching(0, 1)
    table.state.hand = 0

    refusal = table.game.check(table.state, table.game.parse(0, "research gps"))
    assert refusal is not None and (refusal.id, refusal.clause) == ("smartphone-refusal-no-progress", "SMART-54")


@pytest.mark.clause("SMART-60", "SMART-62", "SMART-63", "SMART-64")
@pytest.mark.parametrize("technology", COSTS)
def test_cost_office_and_patent_of_each_technology(technology: str) -> None:
    table = Table(2).researching(0, COSTS[technology])
    scored = table.score(0)
    table.do(0, *[f"research {technology}"] * (COSTS[technology] - 1))
    assert table.owns(0) == set()

    events = table.do(0, f"research {technology}")

    assert named(events, TechnologyFinished) == [{"seat": 0, "technology": technology}]
    assert named(events, PatentTaken) == [{"seat": 0, "technology": technology}]
    assert table.owns(0) == {technology}
    # All progress is back, an office lies beside the technology, the points come at the end.
    assert (int(table.mat(0).markers), int(table.mat(0).offices)) == (12, 16)
    assert table.laid(0, technology) == 0
    assert table.score(0) == scored
    view = table.game.view(table.state, 0)["mats"]
    assert isinstance(view, list) and view[0]["total"] == scored + PATENTS[technology]


@pytest.mark.clause("SMART-61", "SMART-63", "SMART-65")
@pytest.mark.parametrize("technology", COSTS)
def test_once_the_patent_is_taken_others_pay_one_less(technology: str) -> None:
    table = Table(2).own(1, technology, patent=True).researching(0, COSTS[technology])

    events = table.do(0, *[f"research {technology}"] * (COSTS[technology] - 1))

    assert table.owns(0) == table.owns(1) == {technology}
    assert not named(events, PatentTaken)
    assert table.state.patents[table.technology(technology)] == 1


@pytest.mark.clause("SMART-61", "SMART-63")
def test_the_next_in_order_pays_less_in_the_same_phase() -> None:
    table = Table(2).researching(0, 3)
    table.mat(1).gears = 2

    table.do(0, *["research gps"] * 3)
    assert table.state.turn == 1
    table.do(1, *["research gps"] * 2)

    assert table.owns(1) == {"gps"}


@pytest.mark.clause("SMART-66")
def test_several_technologies_in_one_turn() -> None:
    table = Table(2).researching(0, 6)

    table.do(0, *["research gps"] * 3, *["research wifi"] * 3)

    assert table.owns(0) == {"gps", "wifi"} and table.mat(0).offices == 15


@pytest.mark.clause("SMART-68")
def test_a_power_works_in_the_same_round_if_its_phase_is_to_come() -> None:
    table = Table(2).researching(0, 4)
    table.mat(0).trucks, table.mat(0).pluses = 1, 2

    events = table.do(0, *["research battery"] * 4)

    # Seat 1 had nothing to do, so the trucks of phase 6 are in hand: 1 and 2 by Battery.
    assert table.state.phase == EXPANDING
    assert named(events, ProgressTaken)[-1] == {"seat": 0, "amount": 3}


@pytest.mark.clause("SMART-69")
def test_a_technology_opens_its_customers_in_the_same_round() -> None:
    table = Table(2, colours=("green", "blue")).researching(0, 3)
    mat = table.mat(0)
    mat.produced, mat.stock, mat.price = 3, 15, 8

    table.do(0, *["research wifi"] * 3)

    assert table.offers(0) == ["sell north-africa", "finish"]
    sold = named(table.do(0, "sell north-africa"), Sold)
    # After the two red ones the customer who asks for Wi-Fi.
    assert sold == [{"seat": 0, "region": "north-africa", "customer": 3, "price": 8}]


@pytest.mark.clause("SMART-70")
def test_gaming_makes_later_technologies_cheaper_for_its_owner() -> None:
    table = Table(2).own(0, "gaming").own(1, "gps", patent=True).researching(0, 12)

    # GPS with both discounts 1, 4G 5, NFC 4, Wi-Fi 2.
    table.do(0, "research gps")
    assert "gps" in table.owns(0)
    table.do(0, *["research 4g"] * 5, *["research nfc"] * 4, *["research wifi"] * 2)
    assert table.owns(0) == {"gaming", "gps", "4g", "nfc", "wifi"}


@pytest.mark.clause("SMART-70")
def test_no_technology_costs_less_than_one() -> None:
    cheap = PACK.replace(
        'cost = 3\npatent = 6\nfront = { power = "extra-goods"', 'cost = 1\npatent = 6\nfront = { power = "extra-goods"'
    )
    assert cheap != PACK
    table = Table(2, game=make(cheap)).own(0, "gaming").own(1, "gps", patent=True).researching(0, 1)
    assert table.owns(0) == {"gaming"}

    table.do(0, "research gps")

    assert table.owns(0) == {"gaming", "gps"}


@pytest.mark.clause("SMART-70")
def test_by_option_gaming_makes_only_the_next_one_cheaper() -> None:
    table = Table(2, options={"gaming": "once"}).own(0, "gaming").researching(0, 6)

    table.do(0, "research wifi", "research wifi")
    assert table.owns(0) == {"gaming", "wifi"}
    table.do(0, "research gps", "research gps")
    assert table.owns(0) == {"gaming", "wifi"}
    table.do(0, "research gps")
    assert table.owns(0) == {"gaming", "wifi", "gps"}


@pytest.mark.clause("SMART-62", "SMART-70")
def test_gaming_finished_in_the_turn_completes_what_is_stored_at_once() -> None:
    table = Table(2).progress(0, nfc=4, wifi=2).researching(0, 4)

    events = table.do(0, *["research gaming"] * 4)

    # In table order, after Gaming itself.
    finished = [item["technology"] for item in named(events, TechnologyFinished)]
    assert finished == ["gaming", "wifi", "nfc"]
    assert table.mat(0).markers == 12


@pytest.mark.clause("SMART-71")
def test_a_discount_that_arose_later_acts_at_the_start_of_the_next_research_turn() -> None:
    table = Table(2).progress(1, gps=2).researching(0, 3)
    table.do(0, *["research gps"] * 3)

    # Seat 1 has no gears; its stored 2 suffice now.
    assert table.owns(1) == {"gps"} and table.mat(1).markers == 12
    # Not before the own research turn: seat 0 went first and must wait for the next round.
    table = Table(2).progress(0, gps=2).researching(0, 1)
    table.mat(1).gears = 3
    table.do(0, "research nfc")
    table.do(1, *["research gps"] * 3)
    assert table.owns(0) == set() and table.laid(0, "gps") == 2
    table.turn(RESEARCHING, 1, hand=1).do(1, "finish")
    assert table.owns(0) == {"gps"}


@pytest.mark.clause("SMART-71", "SMART-134")
def test_what_it_completes_is_back_in_the_box_before_progress_is_taken() -> None:
    table = Table(2).progress(1, gps=2, t_4g=5, nfc=4, usa=1).researching(0, 3)
    table.mat(1).gears = 2
    assert table.mat(1).markers == 0

    events = table.do(0, *["research gps"] * 3)

    assert table.owns(1) == {"gps"} and named(events, ProgressTaken) == [{"seat": 1, "amount": 2}]


@pytest.mark.clause("SMART-59")
def test_a_turn_ends_when_no_technology_is_left() -> None:
    table = Table(2).own(0, "gps", "wifi", "battery", "nfc", "gaming").researching(0, 8)
    table.mat(1).gears = 1

    table.do(0, *["research 4g"] * 5)

    assert table.state.turn == 1 and table.mat(0).markers == 12


@pytest.mark.clause("SMART-67", "SMART-121")
@pytest.mark.parametrize(("stock", "gained"), [(18, 5), (3, 3)])
def test_the_back_of_gps_gives_five_goods_as_far_as_possible(stock: int, gained: int) -> None:
    table = Table(2, options={"side-gps": "back"}).researching(0, 3)
    mat = table.mat(0)
    mat.stock, mat.produced = stock, 18 - stock

    table.do(0, *["research gps"] * 3)

    assert (int(mat.produced), int(mat.stock)) == (18 - stock + gained, stock - gained)


@pytest.mark.clause("SMART-67", "SMART-123")
def test_the_back_of_gaming_gives_an_improvement_that_must_be_taken() -> None:
    table = Table(2, options={"side-gaming": "back"}).hold(0).show("gear-gear", None, "crate-crate").researching(0, 6)
    table.do(0, *["research gaming"] * 4)

    assert table.state.pending == TILE
    assert table.offers(0) == ["take-improvement 1", "take-improvement 3"]
    assert table.refuse(0, "finish") == ("tile-first", "SMART-67")
    assert table.refuse(0, "research gps") == ("tile-first", "SMART-67")
    assert table.refuse(0, "take-improvement 2") == ("no-improvement-there", "SMART-123")
    table.do(0, "take-improvement 3")

    assert int(table.mat(0).tiles[table.design("crate-crate")]) == 1
    # The turn goes on, and the back gives no discount.
    assert table.state.hand == 2
    table.do(0, "research wifi", "research wifi")
    assert table.owns(0) == {"gaming"}


@pytest.mark.clause("SMART-53", "SMART-123")
def test_with_an_empty_display_that_bonus_lapses() -> None:
    table = Table(2, options={"side-gaming": "back"}).show().researching(0, 5)

    table.do(0, *["research gaming"] * 4)

    assert table.state.pending == 0 and table.state.hand == 1


@pytest.mark.clause("SMART-134")
def test_no_more_progress_than_lies_in_the_box() -> None:
    table = Table(2).progress(1, t_4g=5, nfc=4).researching(0, 1)
    table.mat(1).gears = 5
    events = table.do(0, "research gps")

    assert named(events, ProgressTaken) == [{"seat": 1, "amount": 3}]
    assert (int(table.state.hand), int(table.mat(1).markers)) == (3, 0)


@pytest.mark.clause("SMART-135")
def test_without_an_office_nothing_is_finished() -> None:
    table = Table(2).researching(0, 5)
    table.mat(0).offices = 0

    table.do(0, "research gps", "research gps")
    assert table.refuse(0, "research gps") == ("no-office", "SMART-135")
    # With the last one it is.
    table.mat(0).offices = 1
    table.do(0, "research gps")
    assert table.owns(0) == {"gps"} and table.mat(0).offices == 0
    # Nor by a discount.
    table = Table(2).progress(1, gps=2).researching(0, 3)
    table.mat(1).offices = 0
    table.do(0, *["research gps"] * 3)
    assert table.owns(1) == set()
    table = Table(2).progress(1, gps=2).researching(0, 3)
    table.mat(1).offices = 1
    table.do(0, *["research gps"] * 3)
    assert table.owns(1) == {"gps"}
