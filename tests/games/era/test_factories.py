"""Area 2: factory production."""

import pytest

from menlo.games.era.actions import Finish, Resolve, RunFactory, TakeCog
from menlo.games.era.events import ActionEnded, FactoryRan, Gained, Paid
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.state import BONUS_STEP, CHOOSING
from tests.games.era.table import BUILD, ERA, FACTORIES, MARKET, Table


def product(id: str) -> dict[str, int]:
    """What the number and symbol at the top of a design say."""
    factory = ERA.box.factory_ids.index(id)
    return {GOOD_NAMES[ERA.box.factory_good[factory]]: int(ERA.box.factory_amount[factory])}


def produced(table: Table, before: dict[str, int], seat: int) -> dict[str, int]:
    """What the seat has more than before."""
    return {name: amount - before[name] for name, amount in table.goods(seat).items() if amount != before[name]}


@pytest.mark.clause("ERA-41")
def test_all_factories_produce_the_start_factory_included() -> None:
    table = Table().own_factories(1, "start-factory", "small-ironworks", "large-coal-mine", "workshop", "savings-bank")
    before = table.goods(1)

    table.acting(1, FACTORIES)

    assert product("start-factory") == {"wood": 1}
    expected: dict[str, int] = {}
    for id in ("start-factory", "small-ironworks", "large-coal-mine", "workshop", "savings-bank"):
        expected |= product(id)
    assert produced(table, before, 1) == expected
    assert len(expected) == 5


@pytest.mark.clause("ERA-41")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_every_factory_of_a_kind_produces(copies: int) -> None:
    table = Table().own_factories(1, *["sawmill"] * copies, "start-factory")
    before = table.goods(1)

    table.acting(1, FACTORIES)

    assert produced(table, before, 1) == {"wood": copies * product("sawmill")["wood"] + 1}


@pytest.mark.clause("ERA-41")
def test_kinds_that_make_the_same_good_add_up() -> None:
    table = Table().own_factories(1, "ironworks", "steelworks", "small-ironworks")
    before = table.goods(1)

    table.acting(1, FACTORIES)

    metal = sum(product(id)["metal"] for id in ("ironworks", "steelworks", "small-ironworks"))
    assert produced(table, before, 1) == {"metal": metal}


@pytest.mark.clause("ERA-41")
def test_the_action_is_told_and_ends_at_once() -> None:
    table = Table().own_factories(1, "start-factory", "sawmill", "sawmill").give(1, bonus=0)
    table.turn(1, FACTORIES, others={2: [FACTORIES]})

    events = table.act(Resolve(1, FACTORIES))

    ran = [(event.seat, event.factory, event.count) for event in events if isinstance(event, FactoryRan)]
    assert sorted(ran) == sorted([(1, table.factory("start-factory"), 1), (1, table.factory("sawmill"), 2)])
    assert any(isinstance(event, ActionEnded) for event in events)
    assert (int(table.state.phase), int(table.state.turn)) == (CHOOSING, 2)
    assert table.refused(Finish(1)).clause == "ERA-31"


@pytest.mark.clause("ERA-42")
@pytest.mark.parametrize("id", ERA.box.factory_ids)
def test_a_factory_gives_the_number_and_kind_at_its_top(id: str) -> None:
    table = Table().own_factories(1, id)
    before = table.goods(1)

    table.turn(1, FACTORIES, others={2: [MARKET]})
    events = table.act(Resolve(1, FACTORIES))

    assert produced(table, before, 1) == product(id)
    gains = [event for event in events if isinstance(event, Gained)]
    assert [(event.seat, GOOD_NAMES[event.good], event.amount) for event in gains] == [
        (1, name, amount) for name, amount in product(id).items()
    ]
    # The top of a card shows goods only, so no pawn moves and no card with the mark pays again.
    assert table.square(1) == 0


@pytest.mark.clause("ERA-42")
def test_cubes_coins_and_cogs_are_made_but_no_bonus_tokens() -> None:
    kinds = {name for id in ERA.box.factory_ids for name in product(id)}

    assert kinds == {"coin", "metal", "technology", "tool", "coal", "wood", "cog"}


@pytest.mark.clause("ERA-42")
@pytest.mark.parametrize("id", ["ironworks", "bank", "workshop"])
def test_products_come_from_a_limited_supply(id: str) -> None:
    table = Table(options={"supply": "box"}).own_factories(1, id)
    ((name, amount),) = product(id).items()
    before = [int(left) for left in table.state.supply]

    table.acting(1, FACTORIES)

    before[GOOD_NAMES.index(name)] -= amount
    assert [int(left) for left in table.state.supply] == before


@pytest.mark.clause("ERA-42")
def test_factories_are_not_used_up() -> None:
    table = Table().own_factories(1, "start-factory", "sawmill").give(1, bonus=0, wood=0)
    factories = [int(count) for count in table.state.mats[1].factories]

    table.acting(1, FACTORIES).acting(1, FACTORIES)

    assert table.goods(1)["wood"] == 2 * (1 + product("sawmill")["wood"])
    assert [int(count) for count in table.state.mats[1].factories] == factories


@pytest.mark.clause("ERA-43")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_other_players_factories_do_not_produce(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.own_factories(seat, "start-factory", "sawmill", "workshop")
    before = [table.goods(seat) for seat in range(seats)]

    # Not even those of another player with a token in the area.
    table.acting(1, FACTORIES, others={2: [FACTORIES], 0: [BUILD]})

    assert [seat for seat in range(seats) if table.goods(seat) != before[seat]] == [1]


@pytest.mark.clause("ERA-43")
def test_the_second_player_in_the_area_produces_on_his_own_turn() -> None:
    table = Table().own_factories(1, "sawmill").own_factories(2, "ironworks").give(1, bonus=0)
    before = table.goods(2)

    table.acting(1, FACTORIES, others={2: [FACTORIES]}).act(Resolve(2, FACTORIES))

    assert produced(table, before, 2) == product("ironworks")


@pytest.mark.clause("ERA-43")
def test_a_bonus_token_runs_no_factory_of_another_player() -> None:
    table = Table().own_factories(2, "ironworks").acting(1, MARKET)
    table.act(TakeCog(1))
    assert table.state.phase == BONUS_STEP

    refusal = table.refused(RunFactory(1, table.factory("ironworks")))

    assert (refusal.id, refusal.clause, refusal.args) == ("era-refusal-not-own-factory", "ERA-43", {"seat": 1})
    assert table.act(RunFactory(1, table.factory("start-factory")))


@pytest.mark.clause("ERA-97")
def test_a_bonus_token_runs_one_factory_even_of_two_alike() -> None:
    table = Table().own_factories(1, "sawmill", "sawmill", "ironworks").acting(1, MARKET)
    table.act(TakeCog(1))
    before = table.goods(1)

    table.act(RunFactory(1, table.factory("sawmill")))

    assert produced(table, before, 1) == {**product("sawmill"), "bonus": -1}


@pytest.mark.clause("ERA-44")
def test_producing_costs_nothing() -> None:
    table = Table().strip(1).give(1, bonus=0).own_factories(1, "bank", "engineering-office", "machine-works")
    table.turn(1, FACTORIES, others={2: [BUILD]})

    events = table.act(Resolve(1, FACTORIES))

    expected = product("bank") | product("engineering-office") | product("machine-works")
    assert table.goods(1) == {**dict.fromkeys(GOOD_NAMES, 0), **expected}
    assert not any(isinstance(event, Paid) for event in events)
