"""Phase 6: logistics, and the retailers."""

import pytest

from menlo.games.smartphone.events import (
    BonusLapsed,
    BonusOffered,
    GoodsGained,
    OfficePlaced,
    ProgressReturned,
    ProgressTaken,
)
from menlo.games.smartphone.state import BONUS, EXPANDING, SELLING
from tests.games.smartphone.table import SMARTPHONE, Table, named

LINKS = {
    "canada": {"cis", "india", "usa"},
    "usa": {"canada", "europe", "caribbean", "south-america", "australia"},
    "caribbean": {"usa", "south-america", "australia"},
    "south-america": {"usa", "caribbean", "north-africa", "rsa"},
    "europe": {"usa", "cis", "north-africa"},
    "north-africa": {"europe", "china", "emirates", "south-america"},
    "emirates": {"north-africa", "india", "rsa"},
    "rsa": {"south-america", "emirates", "australia"},
    "cis": {"canada", "europe", "china"},
    "china": {"cis", "india", "north-africa"},
    "india": {"china", "emirates", "australia", "canada"},
    "australia": {"india", "rsa", "usa", "caribbean"},
}
SIZES = {
    "canada": 2, "usa": 4, "caribbean": 2, "south-america": 3, "europe": 4, "north-africa": 3,
    "emirates": 2, "rsa": 2, "cis": 3, "china": 4, "india": 3, "australia": 3,
}  # fmt: skip
SLOTS = {2: 3, 3: 4, 4: 5}


def two(*regions: str, hand: int = 6, options: dict[str, str] | None = None) -> Table:
    """Yellow (India) and red (CIS): China, Canada, Caribbean and the other homes lie under retailers."""
    return Table(2, colours=("yellow", "red"), options=options).settle(0, *regions).expanding(0, hand)


@pytest.mark.clause("SMART-72", "SMART-73")
@pytest.mark.parametrize(
    ("technologies", "side", "price", "amount"),
    [((), "front", 6, 2), (("battery",), "front", 5, 5), (("battery",), "back", 5, 2), (("battery",), "back", 6, 3)],
)
def test_trucks_and_battery_give_progress(technologies: tuple[str, ...], side: str, price: int, amount: int) -> None:
    """Two trucks and three +$."""
    table = Table(2, options={"side-battery": side}).own(1, *technologies).expanding(0, 1)
    mat = table.mat(1)
    mat.trucks, mat.pluses, mat.price = 2, 3, price

    events = table.do(0, "finish")

    assert named(events, ProgressTaken) == [{"seat": 1, "amount": amount}]
    assert (int(table.state.hand), int(mat.markers)) == (amount, 12 - amount)


@pytest.mark.clause("SMART-72", "SMART-73")
@pytest.mark.parametrize(("technologies", "amount"), [((), 2), (("battery",), 4)])
def test_what_the_plan_shows_is_what_phase_6_gives(technologies: tuple[str, ...], amount: int) -> None:
    table = Table(2).hold(0, "truck-plus").hold(1).own(0, *technologies)
    # A1 shows a truck and a +$; on truck and blank of B2 the improvement shows another of each.
    table.do(0, "choose-pads b2 a1", "lay-pad 0 -2 -1", "lay-improvement truck-plus 1 0 down")
    assert table.result(0)[4] == amount
    table.do(0, "confirm")
    events = table.plan_all(1)
    while table.state.phase != EXPANDING or table.state.turn != 0:
        events = table.act(table.game.legal(table.state, table.game.deciders(table.state)[0])[-1])

    assert {"seat": 0, "amount": amount} in named(events, ProgressTaken) and table.state.hand == amount


@pytest.mark.clause("SMART-124")
def test_the_back_of_battery_looks_at_the_price_of_the_plan() -> None:
    table = Table(2, options={"side-battery": "back"}).hold(0).own(0, "battery")
    table.do(0, "choose-pads b2 a1", "lay-pad 0 -2 -1")
    assert table.result(0)[0] == 6
    plain = Table(2, options={"side-battery": "back"}).hold(0)
    plain.do(0, "choose-pads b2 a1", "lay-pad 0 -2 -1")

    assert table.result(0)[4] == plain.result(0)[4] + 1


@pytest.mark.clause("SMART-74", "SMART-75", "SMART-88")
@pytest.mark.parametrize("base", LINKS)
def test_progress_goes_only_to_linked_regions(base: str) -> None:
    """An office in each region in turn; with two players half of them lie under retailers, which changes nothing."""
    table = Table(2, colours=("yellow", "red"))
    table.settle(0, *({base} - {"india"}))
    table.mat(0).regions = 1 << table.region(base)
    table.expanding(0, 1)

    offered = {text.split()[1] for text in table.offers(0) if text.startswith("expand")}

    assert offered == LINKS[base]
    for region in set(LINKS) - LINKS[base] - {base}:
        assert table.refuse(0, f"expand {region}") == ("not-linked", "SMART-74")


@pytest.mark.clause("SMART-75")
def test_links_lead_both_ways_and_there_are_21() -> None:
    assert all(base in LINKS[other] for base, others in LINKS.items() for other in others)
    assert sum(len(others) for others in LINKS.values()) == 42


@pytest.mark.clause("SMART-76", "SMART-77", "SMART-80")
@pytest.mark.example("SMART-EX-5")
@pytest.mark.parametrize("region", SIZES)
def test_cost_and_slots_of_each_region(region: str) -> None:
    """The Emirates, for one, cost 2."""
    table = Table(5)
    base = sorted(LINKS[region])[0]
    table.mat(0).regions = 1 << table.region(base)
    free = SLOTS[SIZES[region]]
    taken = len(table.offices(region))
    table.expanding(0, SIZES[region])
    table.do(0, *[f"expand {region}"] * (SIZES[region] - 1))
    assert len(table.offices(region)) == taken

    events = table.do(0, f"expand {region}")

    assert named(events, OfficePlaced) == [{"seat": 0, "region": region, "slot": taken}]
    # The progress is back in the box.
    assert table.mat(0).markers == 12 and table.laid(0, region) == 0
    assert int(SMARTPHONE.box.region_slots[table.region(region)]) == free


@pytest.mark.clause("SMART-74", "SMART-81")
def test_progress_is_split_over_any_number_of_regions() -> None:
    table = Table(5).expanding(0, 7)

    table.do(0, "expand emirates", "expand europe", "expand emirates", "expand china", "expand south-america")
    table.do(0, "expand south-america", "expand south-america")

    assert table.offices("emirates") == [0] and table.offices("south-america") == [1, 0]
    assert (table.laid(0, "europe"), table.laid(0, "china")) == (1, 1)


@pytest.mark.clause("SMART-78")
def test_placed_progress_stays_and_unplaced_is_lost() -> None:
    table = Table(5).expanding(0, 5)

    table.do(0, "expand europe", "expand europe", "finish")

    assert table.laid(0, "europe") == 2 and table.mat(0).markers == 10
    table.expanding(0, 2).do(0, "expand europe", "expand europe")
    assert table.offices("europe") == [0]


@pytest.mark.clause("SMART-78")
def test_by_option_progress_on_unfinished_regions_is_lost() -> None:
    table = Table(5, options={"logistics": "lost"}).progress(0, gps=2).expanding(0, 5)
    table.progress(1, usa=1)

    events = table.do(0, "expand europe", "expand emirates", "expand emirates", "finish")

    assert table.laid(0, "europe") == 0 and table.offices("emirates") == [0]
    # Research is not touched, nor are others.
    assert table.laid(0, "gps") == 2 and table.mat(0).markers == 10
    assert {"seat": 0, "region": "europe", "amount": 1} in named(events, ProgressReturned)


@pytest.mark.clause("SMART-79")
def test_one_office_for_each_player_in_a_region() -> None:
    table = Table(5).expanding(0, 3)

    assert table.refuse(0, "expand north-africa") == ("own-office", "SMART-79")


@pytest.mark.clause("SMART-80")
def test_a_full_region_takes_nothing() -> None:
    table = Table(5).settle(1, "emirates").settle(2, "emirates").settle(3, "emirates").expanding(0, 3)

    assert table.refuse(0, "expand emirates") == ("region-full", "SMART-80")


@pytest.mark.clause("SMART-82")
def test_a_new_office_is_a_base_at_once() -> None:
    table = Table(5).expanding(0, 4)
    assert table.refuse(0, "expand rsa") == ("not-linked", "SMART-74")

    table.do(0, "expand emirates", "expand emirates", "expand rsa", "expand rsa")

    assert table.offices("rsa") == [0]


@pytest.mark.clause("SMART-83")
def test_when_a_region_is_full_all_progress_there_returns() -> None:
    table = Table(5).settle(1, "emirates").settle(2, "emirates").progress(3, emirates=1).progress(4, emirates=1)
    table.expanding(0, 2)

    events = table.do(0, "expand emirates", "expand emirates")

    assert [table.laid(seat, "emirates") for seat in range(5)] == [0] * 5
    assert [int(table.mat(seat).markers) for seat in (3, 4)] == [12, 12]
    assert [item["seat"] for item in named(events, ProgressReturned)] == [3, 4]


@pytest.mark.clause("SMART-84")
def test_wifi_places_a_second_office_once_a_round() -> None:
    table = Table(5).own(0, "wifi").settle(0, "emirates").expanding(0, 9)

    table.do(0, "expand north-africa", "expand north-africa")
    assert table.offices("north-africa") == [0]
    table.do(0, "expand north-africa")

    assert table.offices("north-africa") == [0, 0]
    # No more progress on own regions this round, and never a third office.
    assert table.refuse(0, "expand emirates") == ("second-office", "SMART-84")
    assert table.refuse(0, "expand north-africa") == ("third-office", "SMART-84")
    # Expansion to others goes on.
    table.do(0, "expand europe", "finish")
    table.mat(0).second = 0
    table.expanding(0, 2)
    assert table.refuse(0, "expand north-africa") == ("third-office", "SMART-84")
    table.do(0, "expand emirates", "expand emirates")
    assert table.offices("emirates") == [0, 0]


@pytest.mark.clause("SMART-84")
def test_the_second_office_needs_a_slot_and_no_link_and_its_progress_adds_up() -> None:
    table = Table(5).own(0, "wifi").expanding(0, 1)
    # Nothing else is owned, so no link leads back home.
    table.do(0, "expand north-africa")
    assert table.laid(0, "north-africa") == 1
    table.expanding(0, 2).do(0, "expand north-africa", "expand north-africa")
    assert table.offices("north-africa") == [0, 0]
    full = Table(5).own(0, "wifi").settle(1, "north-africa").settle(2, "north-africa").settle(3, "north-africa")
    assert full.expanding(0, 3).refuse(0, "expand north-africa") == ("region-full", "SMART-80")


@pytest.mark.clause("SMART-84")
def test_a_new_round_allows_another_second_office() -> None:
    table = Table(2).hold(0).hold(1).own(0, "wifi").expanding(0, 4)
    table.do(0, *["expand north-africa"] * 3)
    assert table.mat(0).second == 1
    while table.state.round == 1:
        table.act(table.game.legal(table.state, table.game.deciders(table.state)[0])[-1])

    assert table.mat(0).second == 0


@pytest.mark.clause("SMART-84")
def test_by_option_the_second_office_costs_one_less() -> None:
    table = Table(5, options={"second-office": "one-less"}).own(0, "wifi").expanding(0, 4)

    table.do(0, "expand north-africa", "expand north-africa")
    assert table.offices("north-africa") == [0, 0]
    # The first office costs as usual.
    table.do(0, "expand emirates", "expand emirates")
    assert table.offices("emirates") == [0]


@pytest.mark.clause("SMART-84")
def test_the_back_of_wifi_gives_no_second_office() -> None:
    table = Table(5, options={"side-wifi": "back"}).own(0, "wifi").expanding(0, 4)

    assert table.refuse(0, "expand north-africa") == ("own-office", "SMART-79")


@pytest.mark.clause("SMART-85", "SMART-114")
def test_offices_stay() -> None:
    table = Table(2).hold(0).hold(1).expanding(0, 2)
    table.do(0, "expand emirates", "expand emirates")
    while table.state.round == 1:
        table.act(table.game.legal(table.state, table.game.deciders(table.state)[0])[-1])

    assert table.offices("emirates") == [0] and table.offices("north-africa") == [0]


@pytest.mark.clause("SMART-72")
def test_without_progress_nothing_is_placed() -> None:
    table = Table(5).expanding(0, 1)
    table.state.hand = 0

    refusal = table.game.check(table.state, table.game.parse(0, "expand europe"))
    assert refusal is not None and (refusal.id, refusal.clause) == ("smartphone-refusal-no-progress", "SMART-72")


@pytest.mark.clause("SMART-135")
def test_without_an_office_marker_no_region_is_finished() -> None:
    table = Table(5).expanding(0, 4)
    table.mat(0).offices = 0

    table.do(0, "expand emirates")
    assert table.refuse(0, "expand emirates") == ("no-office", "SMART-135")
    # The last one can be placed.
    table.mat(0).offices = 1
    table.do(0, "expand emirates")
    assert table.offices("emirates") == [0] and table.mat(0).offices == 0


@pytest.mark.clause("SMART-78", "SMART-135")
def test_a_turn_ends_when_nothing_more_can_be_placed() -> None:
    table = Table(5).progress(0, europe=3, china=3, south_america=2).expanding(0, 3)
    table.mat(0).offices = 0
    table.mat(1).trucks = 1

    # One progress in the Emirates, and every region waits for an office marker.
    table.do(0, "expand emirates")

    assert table.state.turn == 1 and table.mat(0).markers == 12 - 8 - 1


@pytest.mark.clause("SMART-87", "SMART-90")
def test_offices_at_a_retailer_cost_as_usual_and_count_by_their_field() -> None:
    table = two(hand=2).settle(1, "canada")
    table.do(0, "expand canada")
    assert table.offices("canada") == [1]
    table.do(0, "expand canada")

    assert table.offices("canada") == [1, 0]
    view = table.game.view(table.state, 0)["mats"]
    assert isinstance(view, list)
    assert [mat["total"] - mat["score"] for mat in view] == [8, 11]


@pytest.mark.clause("SMART-90")
def test_points_of_the_fields_by_size() -> None:
    table = Table(2, colours=("yellow", "red"))
    regions = table.game.view(table.state, 0)["regions"]
    assert isinstance(regions, list)
    fields = {region["region"]: region["first"] for region in regions if region["retailer"]}

    assert fields["canada"] == fields["caribbean"] == [11, 8, 5]
    assert fields["china"] == [16, 13, 10, 7, 4]
    assert fields["australia"] == fields["north-africa"] == fields["south-america"] == [13, 10, 7, 4]


@pytest.mark.clause("SMART-89")
def test_a_retailer_gives_its_bonus_at_once_or_it_is_declined() -> None:
    for answer, tokens in (("accept", 1), ("decline", 0)):
        table = two(hand=3)
        events = table.do(0, "expand canada", "expand canada")
        assert named(events, BonusOffered) == [{"seat": 0, "region": "canada"}]
        assert table.state.pending == BONUS and table.offers(0) == ["accept", "decline"]
        assert table.refuse(0, "finish") == ("bonus-first", "SMART-89")
        assert table.refuse(0, "expand emirates") == ("bonus-first", "SMART-89")
        assert table.refuse(0, "research gps") == ("other-bonus", "SMART-89")
        table.do(0, answer)
        assert (int(table.mat(0).tokens), int(table.state.tokens)) == (tokens, 20 - tokens)
        assert table.state.hand == 1 and table.state.phase == EXPANDING
        # Once only.
        assert table.refuse(0, "accept") == table.refuse(0, "decline") == ("no-bonus", "SMART-89")


@pytest.mark.clause("SMART-89")
@pytest.mark.parametrize(
    ("colours", "base", "region", "goods"),
    [
        (("yellow", "red"), "usa", "caribbean", 2),
        (("yellow", "red"), "rsa", "south-america", 2),
        (("yellow", "red"), "cis", "china", 3),
        (("yellow", "green"), "europe", "cis", 3),
    ],
)
def test_goods_from_retailers(colours: tuple[str, str], base: str, region: str, goods: int) -> None:
    table = Table(2, colours=colours).settle(0, base).expanding(0, SIZES[region])
    table.do(0, *[f"expand {region}"] * SIZES[region], "accept")

    assert (int(table.mat(0).produced), int(table.mat(0).stock)) == (goods, 18 - goods)
    assert table.state.pending == 0


@pytest.mark.clause("SMART-46", "SMART-89", "SMART-136")
def test_the_last_token_and_the_last_good_are_given() -> None:
    tokens = two(hand=3)
    tokens.mat(1).tokens, tokens.state.tokens = 19, 1
    tokens.do(0, "expand canada", "expand canada", "accept")
    assert (int(tokens.mat(0).tokens), int(tokens.state.tokens)) == (1, 0)
    stock = two("usa", hand=3)
    stock.mat(0).stock, stock.mat(0).produced = 1, 17
    events = stock.do(0, "expand caribbean", "expand caribbean", "accept")
    assert named(events, GoodsGained) == [{"seat": 0, "amount": 1}]
    assert (int(stock.mat(0).stock), int(stock.mat(0).produced)) == (0, 18)


@pytest.mark.clause("SMART-89", "SMART-123")
def test_an_improvement_from_a_retailer() -> None:
    table = Table(2, colours=("black", "red")).hold(0).show("gear-gear", None, "crate-crate").expanding(0, 4)
    table.do(0, *["expand india"] * 3)
    assert table.offers(0) == ["take-improvement 1", "take-improvement 3", "decline"]
    assert table.refuse(0, "accept") == ("other-bonus", "SMART-89")
    assert table.refuse(0, "take-improvement 2") == ("no-improvement-there", "SMART-89")

    table.do(0, "take-improvement 3")

    assert int(table.mat(0).tiles[table.design("crate-crate")]) == 1 and table.state.hand == 1
    assert table.refuse(0, "take-improvement 1") == ("not-improving", "SMART-47")
    # Europe gives one as well, with three players.
    table = Table(3).expanding(0, 4)
    table.do(0, *["expand europe"] * 4)
    assert table.kinds(0) == {"take-improvement", "decline"}


@pytest.mark.clause("SMART-89", "SMART-71")
def test_progress_from_a_retailer_completes_only_the_technology_it_is_laid_on() -> None:
    table = Table(3).settle(0, "emirates").progress(0, gaming=3, wifi=2).expanding(0, 3)
    table.do(0, "expand rsa", "expand rsa")
    assert {text.split()[0] for text in table.offers(0)} == {"research", "decline"}
    before = int(table.mat(0).markers)

    table.do(0, "research gaming")

    # Gaming makes Wi-Fi cheap enough, but that waits for the next research turn.
    assert table.owns(0) == {"gaming"} and table.laid(0, "wifi") == 2
    assert table.mat(0).markers == before - 1 + 4
    assert table.refuse(0, "research 4g") == ("not-research", "SMART-54")


@pytest.mark.clause("SMART-56", "SMART-71")
def test_progress_from_a_retailer_follows_the_costs_of_now() -> None:
    table = Table(3).settle(0, "emirates").progress(0, gps=2).own(1, "gps", patent=True).expanding(0, 3)
    table.do(0, "expand rsa", "expand rsa")

    assert table.refuse(0, "research gps") == ("beyond-cost", "SMART-56")


@pytest.mark.clause("SMART-53", "SMART-89", "SMART-136")
def test_a_bonus_that_cannot_be_used_lapses() -> None:
    no_tokens = two(hand=3)
    no_tokens.mat(1).tokens, no_tokens.state.tokens = 20, 0
    assert named(no_tokens.do(0, "expand canada", "expand canada"), BonusLapsed)
    assert no_tokens.state.pending == 0 and no_tokens.state.hand == 1
    no_stock = two("usa", hand=3)
    no_stock.mat(0).stock, no_stock.mat(0).produced = 0, 18
    assert named(no_stock.do(0, "expand caribbean", "expand caribbean"), BonusLapsed)
    no_display = Table(2, colours=("black", "red")).show().expanding(0, 4)
    assert named(no_display.do(0, *["expand india"] * 3), BonusLapsed)
    # Every technology owned: no use for progress.
    learned = Table(3).settle(0, "emirates").own(0, *SMARTPHONE.box.tech_ids).expanding(0, 3)
    assert named(learned.do(0, "expand rsa", "expand rsa"), BonusLapsed)


@pytest.mark.clause("SMART-84", "SMART-89", "SMART-90")
def test_a_second_office_at_a_retailer_gives_its_bonus_again() -> None:
    table = two("canada", hand=2).own(0, "wifi")

    table.do(0, "expand canada", "expand canada", "accept")

    assert table.offices("canada") == [0, 0] and table.mat(0).tokens == 1


@pytest.mark.clause("SMART-86", "SMART-92")
def test_nobody_sells_under_a_retailer() -> None:
    table = two("canada").selling(0, 3)

    assert table.state.phase == SELLING
    assert table.refuse(0, "sell canada") == ("retailer", "SMART-92")
