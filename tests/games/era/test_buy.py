"""Area 3: buy resources."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import BuyLoad, Finish, Pass, Resolve, TakeCog
from menlo.games.era.events import Gained, LoadBought, LoadFilled, Paid
from menlo.games.era.goods import COAL, COIN, GOOD_NAMES
from menlo.games.era.state import BONUS_STEP, CHOOSING
from tests.games.era.table import BUY, ERA, MARKET, Table

LOADS = ERA.box.load_ids


def buying(seat: int = 2, coins: int = 9) -> Table:
    table = Table().strip(seat).give(seat, coin=9)
    return table.acting(seat, BUY).give(seat, coin=coins)


def lay(table: Table, **amounts: int) -> Table:
    """Lay cubes on the named ships and houses ("ship_1"); the others stay."""
    loads = [int(amount) for amount in table.state.loads]
    for name, amount in amounts.items():
        loads[table.load(name.replace("_", "-"))] = amount
    table.state.loads = vec[i64](loads)
    return table


def good_of(load: str) -> str:
    return GOOD_NAMES[ERA.box.load_good[LOADS.index(load)]]


@pytest.mark.clause("ERA-45", "ERA-46")
@pytest.mark.parametrize("load", LOADS)
def test_one_coin_buys_the_load_of_any_ship_or_house(load: str) -> None:
    table = buying(coins=1)
    before = [int(amount) for amount in table.state.loads]

    events = table.act(BuyLoad(2, table.load(load)))

    cubes = 3 if good_of(load) == "coal" else 2
    assert table.goods(2) == {**dict.fromkeys(GOOD_NAMES, 0), "bonus": 5, good_of(load): cubes}
    # Only this one is empty now.
    before[table.load(load)] = 0
    assert [int(amount) for amount in table.state.loads] == before
    assert any(isinstance(event, LoadBought) and event.load == table.load(load) for event in events)


@pytest.mark.clause("ERA-45")
@pytest.mark.parametrize("loads", [["ship-1"], ["house-1", "ship-1"], ["ship-3", "house-4", "ship-6"]])
def test_one_two_or_three_loads_are_bought_from_ships_and_houses(loads: list[str]) -> None:
    table = buying(coins=3).give(2, bonus=0)

    table.act(*[BuyLoad(2, table.load(load)) for load in loads], Finish(2))

    assert table.goods(2)["coin"] == 3 - len(loads)
    assert {name for name, amount in table.goods(2).items() if amount and name != "coin"} == set(map(good_of, loads))
    assert table.state.phase == CHOOSING


@pytest.mark.clause("ERA-45")
def test_two_loads_of_the_same_resource_may_be_bought() -> None:
    table = buying(coins=2)

    table.act(BuyLoad(2, table.load("house-1")), BuyLoad(2, table.load("house-2")))

    assert (table.goods(2)["coal"], table.goods(2)["coin"]) == (6, 0)


@pytest.mark.clause("ERA-45")
@pytest.mark.parametrize("coins", [1, 2])
def test_every_load_needs_a_coin_of_its_own(coins: int) -> None:
    table = buying(coins=coins)
    table.act(*[BuyLoad(2, load) for load in range(coins)])

    refusal = table.refused(BuyLoad(2, table.load("house-1")))

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-45")
    assert refusal.args == {"seat": 2, "good": "era-good-coin", "have": 0, "need": 1, "what": "era-load-house-1"}
    assert table.legal() == [Finish(2)]


@pytest.mark.clause("ERA-45")
def test_without_a_coin_the_action_cannot_begin() -> None:
    table = Table().give(2, coin=0).turn(2, BUY, others={3: [BUY]})

    assert table.refused(Resolve(2, BUY)).id == "era-refusal-nothing-to-do"


@pytest.mark.clause("ERA-45")
def test_there_are_no_loads_but_those_on_the_board() -> None:
    table = buying()

    assert table.refused(BuyLoad(2, len(LOADS))).clause == "ERA-45"
    assert {action.args()[0] for action in table.legal()} == set(range(len(LOADS)))


@pytest.mark.clause("ERA-46")
@pytest.mark.parametrize("amount", [1, 2, 3, 7, 11])
def test_a_load_is_all_that_lies_there_for_one_coin(amount: int) -> None:
    table = lay(buying(coins=4), ship_5=amount).give(2, tool=2)

    events = table.act(BuyLoad(2, table.load("ship-5")))

    assert (table.goods(2)["tool"], table.goods(2)["coin"]) == (2 + amount, 3)
    assert table.state.loads[table.load("ship-5")] == 0
    gains = [event for event in events if isinstance(event, Gained)]
    assert [(event.seat, GOOD_NAMES[event.good], event.amount) for event in gains] == [(2, "tool", amount)]


@pytest.mark.clause("ERA-46")
def test_nobody_else_gets_any_of_it() -> None:
    table = buying()
    before = [table.goods(seat) for seat in (0, 1, 3)]

    table.act(BuyLoad(2, 0))

    assert [table.goods(seat) for seat in (0, 1, 3)] == before


@pytest.mark.clause("ERA-47")
def test_the_coins_go_to_the_supply() -> None:
    table = Table(options={"supply": "box"}).give(2, coin=3).acting(2, BUY)
    before = [int(left) for left in table.state.supply]

    events = table.act(BuyLoad(2, table.load("ship-1")), BuyLoad(2, table.load("house-3")))

    # The cubes come from the board, so nothing else of the supply moves.
    before[COIN] += 2
    assert [int(left) for left in table.state.supply] == before
    paid = [event for event in events if isinstance(event, Paid)]
    assert [(event.seat, event.good, event.amount) for event in paid] == [(2, COIN, 1)] * 2


@pytest.mark.clause("ERA-48")
def test_three_loads_at_most_in_one_action() -> None:
    table = buying(coins=9)

    table.act(BuyLoad(2, 0), BuyLoad(2, 3), BuyLoad(2, 6))

    refusal = table.refused(BuyLoad(2, 1))
    assert (refusal.id, refusal.clause) == ("era-refusal-loads", "ERA-48")
    assert refusal.args == {"seat": 2, "most": 3}
    assert table.legal() == [Finish(2)]


@pytest.mark.clause("ERA-48")
def test_the_next_player_in_the_area_has_three_loads_of_his_own() -> None:
    table = Table().give(2, coin=3, bonus=0).give(3, coin=3, bonus=0).turn(2, BUY, others={3: [BUY], 0: [MARKET]})

    table.act(Resolve(2, BUY), BuyLoad(2, 0), BuyLoad(2, 1), BuyLoad(2, 2), Finish(2))
    table.act(Resolve(3, BUY), BuyLoad(3, 3), BuyLoad(3, 4), BuyLoad(3, 5), Finish(3))

    assert (table.goods(2)["coin"], table.goods(3)["coin"]) == (0, 0)


@pytest.mark.clause("ERA-49")
def test_an_empty_load_cannot_be_bought() -> None:
    table = lay(buying(), house_2=0)

    refusal = table.refused(BuyLoad(2, table.load("house-2")))

    assert (refusal.id, refusal.clause) == ("era-refusal-empty-load", "ERA-49")
    assert refusal.args == {"load": "era-load-house-2"}


@pytest.mark.clause("ERA-49")
def test_a_load_cannot_be_bought_twice_in_a_round() -> None:
    table = Table().give(2, coin=3, bonus=1).give(3, coin=3).turn(2, BUY, others={3: [BUY], 0: [MARKET]})
    ship = table.load("ship-1")
    table.act(Resolve(2, BUY), BuyLoad(2, ship))

    assert table.refused(BuyLoad(2, ship)).clause == "ERA-49"
    # Neither with a bonus token nor by the next player.
    table.act(Finish(2))
    assert table.state.phase == BONUS_STEP
    assert table.refused(BuyLoad(2, ship)).clause == "ERA-49"
    table.act(Pass(2), Resolve(3, BUY))
    assert table.refused(BuyLoad(3, ship)).clause == "ERA-49"


@pytest.mark.clause("ERA-49")
def test_when_all_is_sold_out_the_action_cannot_begin() -> None:
    table = Table().give(2, coin=9).turn(2, BUY, others={3: [BUY]})
    table.state.loads = vec[i64]([0] * len(LOADS))

    assert table.refused(Resolve(2, BUY)).id == "era-refusal-nothing-to-do"


@pytest.mark.clause("ERA-50")
def test_loads_are_refilled_at_the_end_of_the_round_and_not_before() -> None:
    table = Table().give(2, coin=3, bonus=0).give(3, bonus=0).turn(2, BUY, others={3: [MARKET]})
    ship, house = table.load("ship-1"), table.load("house-1")

    events = table.act(Resolve(2, BUY), BuyLoad(2, ship), BuyLoad(2, house), Finish(2), Resolve(3, MARKET))
    assert (table.state.loads[ship], table.state.loads[house]) == (0, 0)
    assert not any(isinstance(event, LoadFilled) for event in events)
    events = table.act(TakeCog(3))

    # The bought ones are filled anew, the others have grown by one.
    assert table.state.round == 2
    coal = [int(good) == COAL for good in ERA.box.load_good]
    full = [3 if is_coal else 2 for is_coal in coal]
    grown = [amount if load in (ship, house) else amount + 1 for load, amount in enumerate(full)]
    assert [int(amount) for amount in table.state.loads] == grown
    assert sum(isinstance(event, LoadFilled) for event in events) == len(LOADS)
