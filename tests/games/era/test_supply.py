"""The option of a limited supply: what happens when the box runs out."""

from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import (
    COG_FOR_COINS,
    COG_FOR_INFLUENCE,
    COINS_FOR_COG,
    COINS_FOR_INFLUENCE,
    Build,
    BuyLoad,
    Finish,
    Produce,
    Register,
    Resolve,
    RunFactory,
    Swap,
    TakeCog,
    Trade,
    Withdraw,
)
from menlo.games.era.events import Gained, RoyaltyDue, SymbolReached
from menlo.games.era.goods import COAL, COIN, GOOD_NAMES, METAL, TOOL, WOOD
from menlo.games.era.state import BONUS_STEP
from menlo.kernel.rng import seeded
from tests.games.era.table import BUILD, BUY, DEVELOP, ERA, FACTORIES, MARKET, PRODUCE, Table

pytestmark = pytest.mark.clause("ERA-16")

# What the component list of the rulebook says, large cubes counted as three.
CONTENTS: Final = {
    "coin": 40, "metal": 30, "technology": 30, "tool": 30, "coal": 36, "wood": 36, "cog": 30, "bonus": 20,
}  # fmt: skip


def limited(seats: int = 4, seed: int = 1, royalty_symbols: str = "no") -> Table:
    return Table(seats, seed, {"supply": "box", "royalty-symbols": royalty_symbols})


def leave(table: Table, **amounts: int) -> Table:
    """Set how much of each named good the supply still has."""
    supply = [int(amount) for amount in table.state.supply]
    for name, amount in amounts.items():
        supply[GOOD_NAMES.index(name)] = amount
    table.state.supply = vec[i64](supply)
    return table


def left(table: Table, name: str) -> int:
    return int(table.state.supply[GOOD_NAMES.index(name)])


def load_lots(table: Table, **amounts: int) -> Table:
    """Lay cubes on the named ships and houses ("ship_1"); the rest is empty."""
    loads = [0] * len(table.state.box.load_ids)
    for name, amount in amounts.items():
        loads[table.load(name.replace("_", "-"))] = amount
    table.state.loads = vec[i64](loads)
    return table


# What there is.


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_supply_is_what_setup_leaves_in_the_box(seats: int) -> None:
    table = limited(seats)

    bonus = {3: 3, 4: 5, 5: 1}[seats]
    held = {"coin": 2, "metal": 1, "technology": 1, "tool": 1, "coal": 3, "wood": 1, "cog": 1, "bonus": bonus}
    for name, pieces in CONTENTS.items():
        on_board = sum(
            int(amount)
            for good, amount in zip(table.state.box.load_good, table.state.loads, strict=True)
            if GOOD_NAMES[good] == name
        )
        assert left(table, name) == pieces - seats * held[name] - on_board


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_piece_is_ever_made_or_lost(seats: int) -> None:
    table, chance = limited(seats, seed=8), seeded(8)

    while table.legal():
        table.act(table.legal()[int(chance.below(len(table.legal())))])
        for good, name in enumerate(GOOD_NAMES):
            on_board = sum(
                int(amount)
                for kind, amount in zip(table.state.box.load_good, table.state.loads, strict=True)
                if kind == good
            )
            held = sum(table.goods(seat)[name] for seat in range(seats))
            assert left(table, name) >= 0
            assert left(table, name) + on_board + held == CONTENTS[name]


# A gain takes what is left.


@pytest.mark.parametrize(("supply", "gained"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_factories_produce_as_much_as_is_left(supply: int, gained: int) -> None:
    table = leave(limited().strip(0), coal=supply, wood=9).own_factories(0, "large-coal-mine", "start-factory")
    assert table.state.box.factory_amount[table.factory("large-coal-mine")] == 3

    table.acting(0, FACTORIES)

    assert (table.goods(0)["coal"], left(table, "coal")) == (gained, supply - gained)
    # A shortage of one good does not touch another.
    assert (table.goods(0)["wood"], left(table, "wood")) == (1, 8)


def test_two_factories_of_one_kind_share_what_is_left() -> None:
    table = leave(limited().strip(0), coal=3).own_factories(0, "small-coal-mine", "small-coal-mine")

    table.acting(0, FACTORIES)

    assert (table.goods(0)["coal"], left(table, "coal")) == (3, 0)


def test_one_factory_run_with_a_bonus_token_takes_what_is_left() -> None:
    table = leave(limited().strip(0), coal=2, wood=1).own_factories(0, "small-coal-mine", "large-coal-mine")
    table.acting(0, MARKET).act(TakeCog(0))
    assert table.state.phase == BONUS_STEP

    table.act(RunFactory(0, table.factory("large-coal-mine")))

    assert (table.goods(0)["coal"], left(table, "coal")) == (2, 0)


@pytest.mark.parametrize(("supply", "gained"), [(0, 0), (3, 3), (4, 4), (5, 4)])
def test_a_profit_is_what_is_left(supply: int, gained: int) -> None:
    table = leave(limited().strip(0).give(0, metal=1, tool=1, coal=1), coin=supply)
    table.show_cards("cash-register-official-2")
    assert table.state.box.card_coins[table.state.box.card_ids.index("cash-register-official-2")] == 4

    table.acting(0, PRODUCE).act(Produce(0, 0))

    assert (table.goods(0)["coin"], left(table, "coin")) == (gained, supply - gained)
    # The card is produced and paid for all the same.
    assert table.goods(0)["metal"] == 0
    assert len(table.state.discards) == 1


@pytest.mark.parametrize("supply", [0, 1])
def test_a_symbol_of_the_track_gives_nothing_when_nothing_is_left(supply: int) -> None:
    table = leave(limited().strip(0).give(0, coin=1).on_square(0, 5), tool=supply)

    table.acting(0, DEVELOP).act(Register(0, -1))

    assert (table.square(0), table.goods(0)["tool"], left(table, "tool")) == (6, supply, 0)


def test_what_is_paid_is_in_the_supply_again_before_the_gain() -> None:
    table = leave(limited().strip(0).give(0, wood=3, coal=2).on_square(0, 10), wood=0, coal=0)
    table.show_factories("steelworks").acting(0, BUILD)

    table.act(Build(0, 0))

    # Square 11 gives a wood: one of the three just paid.
    assert (table.goods(0)["wood"], left(table, "wood"), left(table, "coal")) == (1, 2, 2)


def test_a_load_comes_from_the_board_not_from_the_supply() -> None:
    table = leave(limited().strip(0).give(0, coin=1), metal=0, coin=5).acting(0, BUY)

    table.act(BuyLoad(0, table.load("ship-1")))

    assert (table.goods(0)["metal"], left(table, "metal"), left(table, "coin")) == (2, 0, 6)


# An exchange whose result is missing is refused.


@pytest.mark.parametrize(
    ("trade", "missing", "too_few", "enough"), [(COINS_FOR_COG, "cog", 0, 1), (COG_FOR_COINS, "coin", 1, 2)]
)
def test_an_upper_exchange_needs_its_whole_result(trade: int, missing: str, too_few: int, enough: int) -> None:
    table = leave(limited().strip(0).give(0, coin=2, cog=1), cog=9, coin=9).acting(0, MARKET)

    leave(table, **{missing: too_few})
    refusal = table.refused(Trade(0, trade))

    assert (refusal.id, refusal.clause) == ("era-refusal-supply", "ERA-16")
    assert refusal.args == {"good": f"era-good-{missing}"}
    # With just enough left it goes through, and takes the last.
    leave(table, **{missing: enough}).act(Trade(0, trade))
    assert left(table, missing) == 0


@pytest.mark.parametrize("take", [COIN, METAL, TOOL, WOOD])
def test_a_lower_exchange_needs_its_result(take: int) -> None:
    table = leave(limited().strip(0).give(0, coal=2), **{GOOD_NAMES[take]: 0}).acting(0, MARKET)

    refusal = table.refused(Swap(0, COAL, COAL, take))

    assert (refusal.clause, refusal.args) == ("ERA-16", {"good": f"era-good-{GOOD_NAMES[take]}"})
    leave(table, **{GOOD_NAMES[take]: 1}).act(Swap(0, COAL, COAL, take))
    assert (table.goods(0)[GOOD_NAMES[take]], left(table, GOOD_NAMES[take])) == (1, 0)


@pytest.mark.parametrize("trade", [COINS_FOR_INFLUENCE, COG_FOR_INFLUENCE])
def test_influence_is_never_short(trade: int) -> None:
    table = leave(limited().strip(0).give(0, coin=2, cog=1), **dict.fromkeys(GOOD_NAMES, 0)).turn(0, MARKET)

    table.act(Resolve(0, MARKET), Trade(0, trade))

    assert table.square(0) == 1


def test_what_one_exchange_gave_back_the_next_may_take() -> None:
    table = leave(limited().strip(0).give(0, metal=2, coal=2), metal=0, tool=1, wood=1).acting(0, MARKET)
    assert table.refused(Swap(0, COAL, COAL, METAL)).clause == "ERA-16"

    table.act(Swap(0, METAL, METAL, TOOL), Swap(0, COAL, COAL, METAL))

    assert (table.goods(0)["metal"], left(table, "metal")) == (1, 1)


def test_the_bonus_step_and_the_last_visit_know_the_same_limit() -> None:
    bonus = leave(limited().give(0, coin=2), cog=1).acting(0, MARKET)
    bonus.act(TakeCog(0))
    closing = leave(limited().give(0, coin=2), cog=0).closing(0)

    assert bonus.state.phase == BONUS_STEP
    for table in (bonus, closing):
        assert table.refused(Trade(0, COINS_FOR_COG)).clause == "ERA-16"


def test_no_cog_can_be_taken_when_none_is_left() -> None:
    table = leave(limited().strip(0).give(0, coin=2), cog=0).acting(0, MARKET)

    assert table.refused(TakeCog(0)).clause == "ERA-16"


def test_a_market_without_any_possible_exchange_can_only_be_left() -> None:
    table = leave(limited().strip(0), cog=0).turn(0, MARKET, others={1: [MARKET]})

    assert table.refused(Resolve(0, MARKET)).id == "era-refusal-nothing-to-do"
    assert table.legal() == [Withdraw(0, MARKET)]


# Who is served first.


@pytest.mark.parametrize(("supply", "producer", "owner"), [(3, 3, 0), (4, 4, 0), (5, 4, 1), (6, 4, 1)])
def test_the_producer_is_served_before_royalties(supply: int, producer: int, owner: int) -> None:
    table = leave(limited().strip(0).strip(1).give(0, metal=1, tool=1, coal=1), coin=supply)
    table.show_cards("cash-register-official-2")
    table.developed("cash-register", "gold", 2).developed("cash-register", "silver", 1)
    assert table.state.box.dev_royalty[table.space("cash-register", "silver")] == 1

    table.acting(0, PRODUCE).act(Produce(0, 0))

    assert (table.goods(0)["coin"], table.goods(1)["coin"]) == (producer, owner)


@pytest.mark.parametrize(("supply", "producer", "owner"), [(0, 0, 0), (1, 1, 0), (2, 1, 1)])
def test_even_the_producers_symbol_comes_before_royalties(supply: int, producer: int, owner: int) -> None:
    table = leave(limited().strip(0).strip(1).give(0, metal=1, technology=1, coal=1).on_square(0, 7), coin=supply)
    table.show_cards("cash-register-official-1")
    table.developed("cash-register", "gold", 2).developed("cash-register", "silver", 1)

    table.acting(0, PRODUCE).act(Produce(0, 0))

    # The card's two points lead to square 9, a coin.
    assert table.square(0) == 9
    assert (table.goods(0)["coin"], table.goods(1)["coin"]) == (producer, owner)


@pytest.mark.parametrize(("supply", "gold", "silver"), [(0, 0, 0), (1, 1, 0), (2, 1, 1)])
def test_the_gold_owner_is_served_before_the_silver_owner(supply: int, gold: int, silver: int) -> None:
    # Only where royalties reach symbols can gold take goods at all: its one point leads to square 9, a coin.
    table = limited(royalty_symbols="yes").strip(0).strip(1).strip(2).on_square(2, 8)
    leave(table.give(0, metal=1, technology=1, coal=1), coin=supply).show_cards("cash-register-official-1")
    table.developed("cash-register", "gold", 2).developed("cash-register", "silver", 1)

    events = table.acting(0, PRODUCE).act(Produce(0, 0))

    assert [event.owner for event in events if isinstance(event, RoyaltyDue)] == [2, 1]
    assert any(isinstance(event, SymbolReached) and event.seat == 2 for event in events)
    assert (table.goods(2)["coin"], table.goods(1)["coin"]) == (gold, silver)


def test_nothing_gained_is_not_told_as_a_gain() -> None:
    table = leave(limited().strip(0).give(0, metal=1, tool=1, coal=1), coin=0).show_cards("cash-register-official-2")

    events = table.acting(0, PRODUCE).act(Produce(0, 0))

    assert not any(isinstance(event, Gained) for event in events)


# Loads at the end of a round.


def end_the_round(table: Table) -> None:
    table.turn(0, BUILD, others={}).act(Withdraw(0, BUILD))
    assert table.state.round == 2


@pytest.mark.parametrize(
    ("supply", "first", "second"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 2, 2), (5, 2, 2)]
)
def test_loads_refill_in_table_order(supply: int, first: int, second: int) -> None:
    table = load_lots(leave(limited(), metal=supply, wood=9))

    end_the_round(table)

    loads = table.state.loads
    assert (loads[table.load("ship-1")], loads[table.load("ship-2")]) == (first, second)
    assert left(table, "metal") == max(0, supply - 4)
    # Each good has its own supply.
    assert (loads[table.load("house-3")], loads[table.load("house-4")]) == (2, 2)


@pytest.mark.parametrize(("supply", "first", "second"), [(0, 4, 0), (1, 5, 0), (2, 5, 1), (4, 5, 3), (5, 5, 3)])
def test_a_load_that_stands_takes_its_one_cube_in_its_turn(supply: int, first: int, second: int) -> None:
    table = load_lots(leave(limited(), coal=supply), house_1=4)

    end_the_round(table)

    loads = table.state.loads
    assert (loads[table.load("house-1")], loads[table.load("house-2")]) == (first, second)


def test_what_was_spent_in_the_round_is_there_for_the_loads() -> None:
    table = load_lots(leave(limited().strip(0).give(0, wood=1, bonus=0), wood=0)).show_factories("small-coal-mine")
    table.turn(0, BUILD, others={})

    table.act(Resolve(0, BUILD), Build(0, 0), Finish(0))

    assert table.state.loads[table.load("house-3")] == 1


def test_the_pack_keeps_to_the_contents_of_the_box() -> None:
    assert {name: int(ERA.box.pieces[good]) for good, name in enumerate(GOOD_NAMES)} == CONTENTS
