"""Area 1: build factories."""

from itertools import permutations

import pytest

from menlo.games.era.actions import Build, Finish, Pass, Resolve, RunFactory, TakeCog
from menlo.games.era.events import FactoryBuilt, FactoryRan, InfluenceGained, SymbolReached
from menlo.games.era.state import BONUS_STEP, BY_BUILDING, CHOOSING, SOURCE_NAMES
from menlo.games.era.view import view
from tests.games.era.table import BUILD, BUY, ERA, FACTORIES, MARKET, Table

DESIGNS = [id for id in ERA.box.factory_ids if id != "start-factory"]


def cost(id: str) -> tuple[int, int]:
    """Wood and coal of a design."""
    factory = ERA.box.factory_ids.index(id)
    return int(ERA.box.factory_wood[factory]), int(ERA.box.factory_coal[factory])


COAL_BUILT = [id for id in DESIGNS if cost(id)[1] > 0]


def building(seat: int = 2, **goods: int) -> Table:
    table = Table().strip(seat).give(seat, **goods)
    table.show_factories("small-coal-mine", "sawmill", "steelworks", "large-coal-mine", "bank")
    return table.acting(seat, BUILD)


@pytest.mark.clause("ERA-35")
def test_wood_and_coal_are_paid_to_the_supply() -> None:
    table = building(wood=3, coal=2)

    events = table.act(Build(2, 1))

    assert table.goods(2)["wood"] == 2 and table.goods(2)["coal"] == 1
    assert any(isinstance(event, FactoryBuilt) for event in events)
    # What is missing is named, with its clause.
    table.act(Build(2, 0))
    refusal = table.refused(Build(2, 3))
    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-35")
    assert refusal.args == {
        "seat": 2,
        "good": "era-good-wood",
        "have": 1,
        "need": 2,
        "what": "era-factory-large-coal-mine",
    }


@pytest.mark.clause("ERA-34")
def test_three_factories_at_most_in_one_action() -> None:
    table = building(wood=9, coal=9)

    table.act(Build(2, 3), Build(2, 0), Build(2, 1))

    refusal = table.refused(Build(2, 2))
    assert (refusal.id, refusal.clause) == ("era-refusal-builds", "ERA-34")
    assert refusal.args == {"seat": 2, "most": 3}
    assert table.legal() == [Finish(2)]


@pytest.mark.clause("ERA-34")
@pytest.mark.parametrize("built", [1, 2, 3])
def test_fewer_factories_than_three_will_do(built: int) -> None:
    table = building(wood=9, coal=9).give(2, bonus=0)

    for space in range(built):
        table.act(Build(2, space))
    table.act(Finish(2))

    assert table.state.phase == CHOOSING
    assert sum(int(count) for count in table.state.mats[2].factories) == 1 + built


@pytest.mark.clause("ERA-34")
@pytest.mark.parametrize("spaces", list(permutations(range(5), 3)), ids=str)
def test_factories_are_built_from_any_positions_in_any_order(spaces: tuple[int, ...]) -> None:
    table = building(wood=99, coal=99)

    events = [event for space in spaces for event in table.act(Build(2, space))]

    shown = ["small-coal-mine", "sawmill", "steelworks", "large-coal-mine", "bank"]
    built = [event for event in events if isinstance(event, FactoryBuilt)]
    assert [(event.seat, event.space, event.factory) for event in built] == [
        (2, space, table.factory(shown[space])) for space in spaces
    ]
    assert view(table.state, 0)["factories"] == [None if space in spaces else id for space, id in enumerate(shown)]


@pytest.mark.clause("ERA-34")
def test_only_face_up_factories_are_built() -> None:
    table = building(wood=9, coal=9)
    deck = [int(factory) for factory in table.state.factory_deck]

    table.act(Build(2, 0), Build(2, 1))

    assert [int(factory) for factory in table.state.factory_deck] == deck
    assert len(table.state.factory_discards) == 0


@pytest.mark.clause("ERA-34")
def test_the_limit_is_for_the_action_so_a_bonus_token_builds_a_fourth() -> None:
    table = building(wood=99, coal=99).give(2, bonus=1)
    table.act(Build(2, 0), Build(2, 1), Build(2, 2), Finish(2))

    assert table.state.phase == BONUS_STEP
    assert table.act(Build(2, 3))


@pytest.mark.clause("ERA-34")
@pytest.mark.parametrize(("built", "one_more"), [(1, True), (2, True), (3, False)])
def test_read_as_a_limit_of_the_turn_it_holds_for_the_bonus_token_too(built: int, one_more: bool) -> None:
    table = Table(options={"build-limit": "turn"}).give(2, wood=99, coal=99)
    table.show_factories("small-coal-mine", "sawmill", "steelworks", "large-coal-mine", "bank").acting(2, BUILD)
    for space in range(built):
        table.act(Build(2, space))
    table.act(Finish(2))
    assert table.state.phase == BONUS_STEP

    if one_more:
        assert table.act(Build(2, 4))
    else:
        refusal = table.refused(Build(2, 4))
        assert (refusal.clause, refusal.args) == ("ERA-34", {"seat": 2, "most": 3})


@pytest.mark.clause("ERA-34")
def test_a_limit_of_the_turn_counts_no_steps_of_other_areas() -> None:
    table = Table(options={"build-limit": "turn"}).give(2, coin=3, wood=9, coal=9).acting(2, BUY)
    table.act(*[action for action in table.legal() if action.kind == "buy-load"][:3], Finish(2))

    assert table.state.phase == BONUS_STEP
    assert "build" in table.kinds()


@pytest.mark.clause("ERA-35", "ERA-36")
@pytest.mark.parametrize("id", DESIGNS)
def test_every_factory_costs_just_its_wood_and_coal(id: str) -> None:
    wood, coal = cost(id)
    table = Table().give(1, coin=9, metal=9, technology=9, tool=9, wood=wood, coal=coal, cog=9).on_square(1, 0)
    table.show_factories(None, id).acting(1, BUILD)
    before = table.goods(1)

    table.act(Build(1, 1))

    assert table.goods(1) == {**before, "wood": 0, "coal": 0}


@pytest.mark.clause("ERA-35", "ERA-36")
@pytest.mark.parametrize(("id", "short"), [(id, "wood") for id in DESIGNS] + [(id, "coal") for id in COAL_BUILT])
def test_a_factory_is_not_built_for_one_cube_less(id: str, short: str) -> None:
    wood, coal = cost(id)
    need = wood if short == "wood" else coal
    table = Table().show_factories(id, "small-coal-mine").give(1, coin=9, metal=9, technology=9, tool=9, cog=9)
    table.give(1, wood=9, coal=9).acting(1, BUILD)

    table.give(1, wood=wood, coal=coal).give(1, **{short: need - 1})
    refusal = table.refused(Build(1, 0))

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-35")
    assert refusal.args == {
        "seat": 1,
        "good": f"era-good-{short}",
        "have": need - 1,
        "need": need,
        "what": f"era-factory-{id}",
    }


@pytest.mark.clause("ERA-35")
def test_all_factories_cost_wood_and_most_of_them_coal() -> None:
    assert all(cost(id)[0] > 0 for id in DESIGNS)
    assert len(COAL_BUILT) > len(DESIGNS) / 2


@pytest.mark.clause("ERA-35")
def test_wood_and_coal_go_back_to_a_limited_supply() -> None:
    table = Table(options={"supply": "box"}).give(1, wood=4, coal=2).show_factories("bank").acting(1, BUILD)
    before = view(table.state, 1)["supply"]

    table.act(Build(1, 0))

    wood, coal = before["wood"], before["coal"]
    assert wood is not None and coal is not None
    assert view(table.state, 1)["supply"] == {**before, "wood": wood + 4, "coal": coal + 2}


@pytest.mark.clause("ERA-36")
def test_factories_are_paid_one_after_another() -> None:
    table = building(wood=2, coal=1)

    # Wood for either of two, coal for one: what is spent on the first is gone for the second.
    table.act(Build(2, 1))

    assert table.refused(Build(2, 2)).args["have"] == 1
    assert table.act(Build(2, 0))
    assert table.legal() == [Finish(2)]


@pytest.mark.clause("ERA-36")
def test_wood_of_a_symbol_reached_by_building_pays_the_next_factory() -> None:
    table = building(wood=3, coal=2).on_square(2, 10)
    assert cost("steelworks") == (3, 2)

    # Its point leads to square 11, a wood.
    table.act(Build(2, 2), Build(2, 0))

    assert table.square(2) == 11
    assert (table.goods(2)["wood"], table.goods(2)["coal"]) == (0, 0)


@pytest.mark.clause("ERA-37")
def test_the_card_lies_open_before_its_owner() -> None:
    table = building(wood=9, coal=9)

    table.act(Build(2, 1))

    mats = view(table.state, 0)["mats"]
    assert mats[2]["factories"] == [{"factory": "start-factory", "count": 1}, {"factory": "sawmill", "count": 1}]
    assert all(mats[seat]["factories"] == [{"factory": "start-factory", "count": 1}] for seat in (0, 1, 3))


@pytest.mark.clause("ERA-37")
def test_a_new_factory_produces_when_production_comes() -> None:
    table = Table(3).strip(1).give(1, wood=1, coal=1, bonus=0).give(2, bonus=0).give(0, bonus=0)
    table.show_factories("sawmill")
    table.turn(1, BUILD, FACTORIES, others={2: [MARKET, BUY], 0: [MARKET, BUY]})

    table.act(Resolve(1, BUILD), Build(1, 0), Finish(1))
    # Not by being built.
    assert table.goods(1)["wood"] == 0
    table.act(Resolve(2, MARKET), TakeCog(2), Resolve(0, MARKET), TakeCog(0), Resolve(1, FACTORIES))

    assert table.goods(1)["wood"] == 1 + int(table.state.box.factory_amount[table.factory("sawmill")])


@pytest.mark.clause("ERA-37")
def test_a_bonus_token_runs_the_factory_just_built() -> None:
    table = building(wood=1, coal=1).give(2, bonus=1)

    table.act(Build(2, 1), Finish(2))
    events = table.act(RunFactory(2, table.factory("sawmill")))

    assert [(event.factory, event.count) for event in events if isinstance(event, FactoryRan)] == [
        (table.factory("sawmill"), 1)
    ]
    assert table.goods(2)["wood"] == int(table.state.box.factory_amount[table.factory("sawmill")])


@pytest.mark.clause("ERA-38")
@pytest.mark.parametrize("id", DESIGNS)
def test_a_factory_with_the_mark_gives_one_point_and_no_other_does(id: str) -> None:
    marked = ERA.box.factory_influence[ERA.box.factory_ids.index(id)] > 0
    table = Table().give(1, wood=9, coal=9).show_factories(id).acting(1, BUILD)

    events = table.act(Build(1, 0))

    assert table.square(1) == (1 if marked else 0)
    gains = [event for event in events if isinstance(event, InfluenceGained)]
    assert [(event.amount, event.source) for event in gains] == ([(1, BY_BUILDING)] if marked else [])
    assert view(table.state, 0)["mats"][1]["points"][SOURCE_NAMES[BY_BUILDING]] == table.square(1)


@pytest.mark.clause("ERA-38")
def test_some_factories_have_the_mark() -> None:
    marks = [int(ERA.box.factory_influence[ERA.box.factory_ids.index(id)]) for id in DESIGNS]

    assert set(marks) == {0, 1}


@pytest.mark.clause("ERA-38")
@pytest.mark.parametrize(("square", "symbol"), [(5, "tool"), (6, "metal"), (8, "coin"), (10, "wood")])
def test_its_point_may_land_on_a_symbol(square: int, symbol: str) -> None:
    table = building(wood=3, coal=2).on_square(2, square)

    events = table.act(Build(2, 2))

    assert table.square(2) == square + 1
    assert table.goods(2) == {**dict.fromkeys(table.goods(2), 0), "bonus": 5, symbol: 1}
    assert any(isinstance(event, SymbolReached) and event.square == square + 1 for event in events)


@pytest.mark.clause("ERA-38")
def test_without_the_mark_the_symbol_under_the_pawn_gives_nothing_again() -> None:
    table = building(wood=1).on_square(2, 6)

    table.act(Build(2, 0))

    assert (table.square(2), table.goods(2)["tool"]) == (6, 0)


@pytest.mark.clause("ERA-38")
def test_the_point_and_its_symbol_come_in_a_bonus_step_too() -> None:
    table = Table().give(2, wood=9, coal=9, tool=0).on_square(2, 5).show_factories("steelworks").acting(2, MARKET)
    table.act(TakeCog(2))

    table.act(Build(2, 0))

    assert (table.square(2), table.goods(2)["tool"]) == (6, 1)


@pytest.mark.clause("ERA-39")
def test_nothing_can_be_built_on_an_empty_space() -> None:
    table = building(wood=9, coal=9)
    table.act(Build(2, 1))

    refusal = table.refused(Build(2, 1))

    assert (refusal.id, refusal.clause, refusal.args) == ("era-refusal-no-factory", "ERA-39", {"space": 2})


@pytest.mark.clause("ERA-39")
def test_empty_spaces_are_filled_at_the_end_of_the_round_and_not_before() -> None:
    table = building(wood=9, coal=9)
    table.turn(2, BUILD, others={3: [BUILD], 0: [MARKET]}).give(3, wood=9, coal=9).give(0, bonus=0)
    holes = [None, None, "steelworks", "large-coal-mine", "bank"]

    table.act(Resolve(2, BUILD), Build(2, 0), Build(2, 1), Finish(2))
    assert view(table.state, 0)["factories"] == holes
    # Not in the bonus step, nor for the second player in the area.
    table.act(Pass(2))
    assert view(table.state, 0)["factories"] == holes
    table.act(Resolve(3, BUILD))
    assert table.refused(Build(3, 0)).clause == "ERA-39"
    table.act(Build(3, 4), Finish(3), Pass(3))
    assert view(table.state, 0)["factories"] == [*holes[:4], None]

    table.act(Resolve(0, MARKET), TakeCog(0))
    assert table.state.round == 2
    assert None not in view(table.state, 0)["factories"]


@pytest.mark.clause("ERA-40")
def test_two_factories_of_one_kind_may_be_owned() -> None:
    table = Table().strip(1).give(1, wood=2, coal=2).show_factories("sawmill", "sawmill").acting(1, BUILD)

    table.act(Build(1, 0), Build(1, 1))

    assert {"factory": "sawmill", "count": 2} in view(table.state, 0)["mats"][1]["factories"]


@pytest.mark.clause("ERA-40")
def test_a_player_may_own_every_factory_of_the_game() -> None:
    copies = {id: int(ERA.box.factory_copies[ERA.box.factory_ids.index(id)]) for id in DESIGNS}
    every = [id for id in DESIGNS for _ in range(copies[id])]
    last = every.pop()
    table = Table().give(1, wood=9, coal=9).own_factories(1, "start-factory", *every).show_factories(last)
    table.acting(1, BUILD)

    table.act(Build(1, 0))

    assert (len(every), sum(int(count) for count in table.state.mats[1].factories)) == (23, 25)
    # And all of them produce.
    before = table.goods(1)
    table.turn(1, FACTORIES, others={2: [BUY]}).act(Resolve(1, FACTORIES))
    capacity = 1 + sum(copies[id] * int(ERA.box.factory_amount[ERA.box.factory_ids.index(id)]) for id in DESIGNS)
    assert sum(table.goods(1).values()) - sum(before.values()) == capacity
