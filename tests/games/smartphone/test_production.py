"""Phases 2 to 4: price, order, production, improving production."""

from importlib.resources import files

import pytest

from menlo.games.smartphone.events import GoodsProduced, ImprovementTaken, PlanRevealed, TokenTaken
from menlo.games.smartphone.game import make
from menlo.games.smartphone.state import IMPROVING, PLANNING, RESEARCHING
from tests.games.smartphone.table import Table, named

PACK = files("menlo.games.smartphone").joinpath("pack.toml").read_text("utf-8")
FACTORY = ("choose-pads a1 b1", "lay-pad 0 -2 -1")  # price 5, goods 3, factory, 1 gear, 3 trucks
TOKEN = ("choose-pads a1 b1", "lay-pad 0 -1 0")  # price 5, goods 5, no factory, 1 gear, 2 trucks
CHEAP = ("choose-pads a2 b1", "lay-pad 0 2 1")  # price 3: two -$crates
DEAR = ("choose-pads b2 a1", "lay-pad 0 -2 -1")  # price 6


@pytest.mark.clause("SMART-34", "SMART-35")
def test_active_symbols_move_the_price_from_five() -> None:
    table = Table(3).hold(0).hold(1).hold(2, "crate-plus")
    table.plan(0, *CHEAP)
    table.plan(1, *DEAR)
    table.plan(2, *DEAR, "lay-improvement crate-plus 1 0 down")

    assert [int(mat.price) for mat in table.state.mats] == [3, 6, 7]


@pytest.mark.clause("SMART-36")
@pytest.mark.parametrize(("tile", "steps", "price"), [("minus-minus", CHEAP, 2), ("plus-plus", DEAR, 8)])
def test_the_price_stays_on_its_track(tile: str, steps: tuple[str, ...], price: int) -> None:
    table = Table(2)
    symbol = tile.split("-")[0]
    names = {"minus": "minus-crate", "plus": "crate-plus"}
    table.hold(0, *[names[symbol]] * 3)
    spots = ("0 -1 right", "1 -1 right", "2 0 right") if symbol == "plus" else ("1 0 right", "2 0 right", "3 1 right")
    if symbol == "plus":
        table.do(0, *steps[:1], "lay-pad 0 -1 -1")
    else:
        table.do(0, *steps)
    for spot in spots:
        table.do(0, f"lay-improvement {names[symbol]} {spot}")

    assert table.result(0)[0] == price
    table.do(0, "confirm")
    table.plan_all(1)
    assert table.mat(0).price == price


@pytest.mark.clause("SMART-37")
def test_the_lowest_price_goes_first() -> None:
    table = Table(3)
    for seat, steps in ((0, DEAR), (1, FACTORY), (2, CHEAP)):
        table.plan(seat, *steps)

    assert [int(player) for player in table.state.order] == [2, 1, 0]
    assert table.game.deciders(table.state) == [2]
    assert table.refuse(0, "take-improvement 1") == ("turn", "SMART-37")


@pytest.mark.clause("SMART-38")
def test_at_equal_prices_fewer_points_go_first_then_fewer_at_the_start() -> None:
    table = Table(3)
    points = [int(x) for x in table.mat(0).points]
    # Green has 3 + 3, blue 4, black 5 + 1: black and green are equal, green started with less.
    for seat, more in ((0, 3), (2, 1)):
        points = [int(x) for x in table.mat(seat).points]
        points[1] = more
        table.mat(seat).points = type(table.mat(seat).points)(points)
    assert [table.score(seat) for seat in range(3)] == [6, 4, 6]
    for seat in range(3):
        table.plan(seat, *FACTORY)

    assert [int(player) for player in table.state.order] == [1, 0, 2]


@pytest.mark.clause("SMART-39", "SMART-40", "SMART-41", "SMART-43", "SMART-44")
def test_goods_come_from_crates_covered_cells_face_down_improvements_and_tokens() -> None:
    table = Table(2).hold(0, "gear-gear", "gear-gear")
    table.mat(0).tokens, table.state.tokens = 2, 18
    table.do(0, *FACTORY, "lay-down gear-gear", "lay-down gear-gear", "confirm")
    events = table.plan_all(1)

    # A crate, a -$crate, a covered cell; 2 face down; 2 tokens.
    assert named(events, GoodsProduced)[0] == {"seat": 0, "amount": 7}
    assert (int(table.mat(0).produced), int(table.mat(0).stock)) == (7, 11)


@pytest.mark.clause("SMART-45")
@pytest.mark.parametrize(("side", "goods"), [("front", 9), ("back", 7)])
def test_gps_doubles_the_goods_of_minus_crates_only(side: str, goods: int) -> None:
    table = Table(2, options={"side-gps": side}).hold(0, "crate-crate").own(0, "gps")
    table.mat(0).tokens, table.state.tokens = 2, 18
    table.do(0, *CHEAP, "lay-down crate-crate")

    # Two -$crates, a crate, a covered cell, one face down and two tokens; GPS adds one for each -$crate.
    assert table.result(0)[1] == goods


@pytest.mark.clause("SMART-46", "SMART-136")
def test_no_more_goods_than_the_stock_holds() -> None:
    table = Table(2)
    mat = table.mat(0)
    mat.tokens, table.state.tokens = 18, 2
    table.plan(0, *FACTORY)
    events = table.plan_all(1)

    assert named(events, PlanRevealed)[0]["goods"] == 21
    assert (int(mat.produced), int(mat.stock)) == (18, 0)
    assert named(events, GoodsProduced)[0]["amount"] == 18


@pytest.mark.clause("SMART-47", "SMART-50", "SMART-52")
def test_an_active_factory_takes_an_improvement_of_ones_choice() -> None:
    table = Table(2).hold(0).hold(1).show("gear-gear", "crate-crate", "truck-truck")
    table.plan_all()
    assert table.offers(0) == ["take-improvement 1", "take-improvement 2", "take-improvement 3"]
    assert table.refuse(0, "take-improvement 4") == ("no-improvement-there", "SMART-47")

    events = table.do(0, "take-improvement 2")

    assert named(events, ImprovementTaken) == [{"seat": 0, "space": 1, "design": "crate-crate"}]
    assert int(table.mat(0).tiles[table.design("crate-crate")]) == 1
    # The space stays empty.
    assert table.offers(1) == ["take-improvement 1", "take-improvement 3"]
    assert table.refuse(1, "take-improvement 2") == ("no-improvement-there", "SMART-47")


@pytest.mark.clause("SMART-47")
def test_a_pack_may_have_a_smaller_display() -> None:
    table = Table(2, game=make(PACK.replace("display = 5", "display = 4")))
    table.plan_all()

    assert table.offers(0) == [f"take-improvement {space}" for space in (1, 2, 3, 4)]
    assert table.refuse(0, "take-improvement 5") == ("no-improvement-there", "SMART-47")


@pytest.mark.clause("SMART-48", "SMART-49")
def test_without_an_active_factory_a_token_is_taken_without_choice() -> None:
    table = Table(2).hold(0).hold(1)
    table.plan(0, *TOKEN)
    events = table.do(1, *FACTORY, "confirm")

    assert named(events, TokenTaken) == [{"seat": 0}]
    assert (int(table.mat(0).tokens), int(table.state.tokens)) == (1, 19)
    # The other one has a factory and no choice either.
    assert table.game.deciders(table.state) == [1] and table.kinds(1) == {"take-improvement"}
    assert table.refuse(1, "finish") == ("improving", "SMART-49")
    assert table.refuse(1, "accept") == ("no-bonus", "SMART-89")


@pytest.mark.clause("SMART-44", "SMART-51", "SMART-52")
def test_a_token_gives_its_good_from_the_next_round_on_and_in_every_one() -> None:
    table = Table(1).hold(0)
    table.do(0, *TOKEN, "confirm")
    # Gained in phase 4, after production.
    assert (int(table.mat(0).produced), int(table.mat(0).tokens)) == (5, 1)
    for round in (2, 3):
        while table.state.phase != PLANNING:
            table.act(table.game.legal(table.state, 0)[-1])
        assert table.state.round == round
        table.do(0, *FACTORY)
        assert table.result(0)[1] == 3 + 1
        table.do(0, "confirm")


@pytest.mark.clause("SMART-53")
def test_with_an_empty_display_a_factory_gives_a_token() -> None:
    table = Table(2).show()
    table.plan(0, *FACTORY)
    events = table.plan_all(1)

    assert [item["seat"] for item in named(events, TokenTaken)] == [0, 1]
    assert table.state.phase == RESEARCHING


@pytest.mark.clause("SMART-136")
def test_without_tokens_left_there_is_nothing_to_take() -> None:
    table = Table(2)
    table.mat(1).tokens, table.state.tokens = 20, 0
    table.plan(0, *TOKEN)
    events = table.do(1, *TOKEN, "confirm")

    assert not named(events, TokenTaken) and table.mat(0).tokens == 0


@pytest.mark.clause("SMART-02")
@pytest.mark.parametrize(("round", "phase"), [(1, IMPROVING), (4, IMPROVING), (5, RESEARCHING)])
def test_the_last_round_has_no_phase_4(round: int, phase: int) -> None:
    table = Table(2).round(round)
    tokens = int(table.state.tokens)
    events = table.plan_all()

    assert table.state.phase == phase
    assert not named(events, TokenTaken) and table.state.tokens == tokens


@pytest.mark.clause("SMART-47", "SMART-54")
def test_each_phase_has_its_own_actions() -> None:
    table = Table(2)
    table.plan_all()
    assert table.refuse(0, "research gps") == ("improving", "SMART-49")
    table.do(0, "take-improvement 1")
    table.do(1, "take-improvement 2")
    assert table.state.phase == RESEARCHING
    assert table.refuse(0, "take-improvement 3") == ("not-improving", "SMART-47")
    assert table.refuse(0, "expand usa") == ("not-logistics", "SMART-72")
    assert table.refuse(0, "sell north-africa") == ("not-sale", "SMART-91")
    table.do(0, "finish")
    table.do(1, "finish")
    assert table.refuse(0, "research gps") == ("not-research", "SMART-54")
