"""Area 5: the exchange market."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import (
    COG_FOR_COINS,
    COG_FOR_INFLUENCE,
    COINS_FOR_COG,
    COINS_FOR_INFLUENCE,
    BuyBonus,
    BuyLoad,
    Develop,
    Finish,
    Pass,
    Resolve,
    RunFactory,
    Swap,
    TakeCog,
    Trade,
)
from menlo.games.era.events import ActionEnded, CogTaken, Exchanged
from menlo.games.era.goods import BONUS, COAL, COG, COIN, GOOD_NAMES, METAL, TECHNOLOGY, TOOL, TRADED, WOOD
from menlo.games.era.state import BONUS_STEP, BY_EXCHANGING, CHOOSING
from menlo.kernel.action import Action
from menlo.kernel.errors import MalformedAction
from tests.games.era.table import ERA, MARKET, Table

ME = 2
NEXT = 3

UPPER = [Trade(ME, COINS_FOR_COG), Trade(ME, COG_FOR_COINS)]
MIDDLE = [Trade(ME, COINS_FOR_INFLUENCE), Trade(ME, COG_FOR_INFLUENCE)]
SWAP_METAL, SWAP_COAL = Swap(ME, METAL, METAL, TOOL), Swap(ME, COAL, COAL, WOOD)


def trading(table: Table | None = None, square: int = 100, **goods: int) -> Table:
    """ME has come to the market with just these goods, by default on a square beyond all symbols."""
    table = table if table is not None else Table()
    table.strip(ME).give(ME, **{"bonus": 0, **goods}).on_square(ME, square)
    return table.acting(ME, MARKET)


def wealthy(table: Table | None = None) -> Table:
    return trading(table, coin=30, metal=20, technology=20, tool=20, coal=20, wood=20, cog=20)


def with_supply(table: Table, bonus: int) -> Table:
    """So many bonus tokens are left in the supply."""
    supply = [int(amount) for amount in table.state.supply]
    supply[BONUS] = bonus
    table.state.supply = vec[i64](supply)
    return table


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in GOOD_NAMES if after[name] != before[name]}


# A cog, or exchanges.


@pytest.mark.clause("ERA-67")
def test_taking_a_cog_is_the_whole_action() -> None:
    table = wealthy()
    before = table.goods(ME)

    events = table.act(TakeCog(ME))

    assert change(before, table.goods(ME)) == {"cog": 1}
    assert any(isinstance(event, CogTaken) for event in events)
    assert any(isinstance(event, ActionEnded) for event in events)
    assert table.state.phase == CHOOSING and table.state.turn == NEXT
    assert table.refused(UPPER[0]).clause == "ERA-31"


@pytest.mark.clause("ERA-67")
def test_the_cog_comes_from_the_supply() -> None:
    table = trading(Table(options={"supply": "box"}))
    left = int(table.state.supply[COG])

    table.act(TakeCog(ME))

    assert int(table.state.supply[COG]) == left - 1


@pytest.mark.clause("ERA-67")
def test_the_cog_is_there_for_a_player_with_nothing_to_exchange() -> None:
    table = trading()

    assert table.legal() == [TakeCog(ME)]


@pytest.mark.clause("ERA-67")
@pytest.mark.parametrize("first", [*UPPER, *MIDDLE, SWAP_METAL, BuyBonus(ME)], ids=repr)
def test_after_any_exchange_the_cog_is_no_longer_to_be_had(first: Action) -> None:
    table = with_supply(wealthy(), bonus=5)
    assert TakeCog(ME) in table.legal()

    table.act(first)

    assert table.refused(TakeCog(ME)).clause == "ERA-67"


@pytest.mark.clause("ERA-67")
@pytest.mark.parametrize("options", [None, {"cog-ends-turn": "no"}])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bonus_token_may_follow_the_cog(options: dict[str, str] | None, seats: int) -> None:
    table = Table(seats, options=options).strip(0).acting(0, MARKET)

    table.act(TakeCog(0))

    assert table.state.phase == BONUS_STEP and table.state.turn == 0
    assert Pass(0) in table.legal()
    # The cog just taken may pay for it, but another one is not to be had.
    assert table.refused(TakeCog(0)).clause == "ERA-98"
    table.act(Develop(0, table.space("sewing-machine", "gold")))
    assert table.goods(0)["cog"] == 0 and table.square(0) == 1


@pytest.mark.clause("ERA-67")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_by_option_the_cog_ends_the_turn(seats: int) -> None:
    table = Table(seats, options={"cog-ends-turn": "yes"}).acting(0, MARKET)
    before = table.goods(0)
    assert before["bonus"] > 0

    table.act(TakeCog(0))

    assert table.state.phase == CHOOSING and table.state.turn == 1
    assert change(before, table.goods(0)) == {"cog": 1}
    assert table.refused(RunFactory(0, 0)).clause == "ERA-31"


@pytest.mark.clause("ERA-67")
def test_by_that_option_exchanges_are_still_followed_by_a_bonus_token() -> None:
    table = Table(options={"cog-ends-turn": "yes"}).give(ME, coin=3).acting(ME, MARKET)

    table.act(Trade(ME, COINS_FOR_COG), Finish(ME))

    assert table.state.phase == BONUS_STEP
    table.act(BuyLoad(ME, 0))
    assert table.goods(ME)["coin"] == 0


# The three squares.


@pytest.mark.clause("ERA-68")
@pytest.mark.parametrize(
    ("trade", "expected"), [(COINS_FOR_COG, {"coin": -2, "cog": 1}), (COG_FOR_COINS, {"coin": 2, "cog": -1})]
)
def test_the_upper_square_changes_two_coins_and_one_cog_both_ways(trade: int, expected: dict[str, int]) -> None:
    table = trading(coin=2, cog=1)
    before = table.goods(ME)

    events = table.act(Trade(ME, trade))

    assert change(before, table.goods(ME)) == expected
    assert table.square(ME) == 100
    assert [event.square for event in events if isinstance(event, Exchanged)] == [0]


@pytest.mark.clause("ERA-69")
@pytest.mark.parametrize(("trade", "expected"), [(COINS_FOR_INFLUENCE, {"coin": -2}), (COG_FOR_INFLUENCE, {"cog": -1})])
def test_the_middle_square_gives_one_influence_point(trade: int, expected: dict[str, int]) -> None:
    table = trading(coin=2, cog=1)
    before = table.goods(ME)

    events = table.act(Trade(ME, trade))

    assert change(before, table.goods(ME)) == expected
    assert table.square(ME) == 101
    assert int(table.state.mats[ME].points[BY_EXCHANGING]) == 1
    assert [event.square for event in events if isinstance(event, Exchanged)] == [1]


@pytest.mark.clause("ERA-68", "ERA-69")
@pytest.mark.parametrize(
    ("trade", "clause", "good", "need", "square"),
    [
        (COINS_FOR_COG, "ERA-68", "coin", 2, "upper"),
        (COG_FOR_COINS, "ERA-68", "cog", 1, "upper"),
        (COINS_FOR_INFLUENCE, "ERA-69", "coin", 2, "middle"),
        (COG_FOR_INFLUENCE, "ERA-69", "cog", 1, "middle"),
    ],
)
def test_the_upper_and_middle_squares_want_their_price(
    trade: int, clause: str, good: str, need: int, square: str
) -> None:
    table = wealthy().give(ME, **{good: need - 1})

    refusal = table.refused(Trade(ME, trade))

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", clause)
    expected = {"good": f"era-good-{good}", "have": need - 1, "need": need, "what": f"era-square-{square}"}
    assert refusal.args == {"seat": ME, **expected}


@pytest.mark.clause("ERA-69")
@pytest.mark.parametrize("trade", [COINS_FOR_INFLUENCE, COG_FOR_INFLUENCE])
@pytest.mark.parametrize(("square", "symbol"), [(6, "tool"), (7, "metal"), (9, "coin"), (11, "wood")])
def test_influence_from_the_middle_square_may_end_on_a_symbol(trade: int, square: int, symbol: str) -> None:
    table = trading(square=square - 1, coin=2, cog=1)
    had = table.goods(ME)

    table.act(Trade(ME, trade))

    price = {"coin": 2} if trade == COINS_FOR_INFLUENCE else {"cog": 1}
    assert table.square(ME) == square
    assert all(table.goods(ME)[name] == had[name] - price.get(name, 0) + (name == symbol) for name in GOOD_NAMES)


@pytest.mark.clause("ERA-70")
def test_the_lower_square_takes_any_two_cubes_or_coins_for_one_of_a_kind_not_given() -> None:
    table = trading(coin=2, metal=2, technology=2, tool=2, coal=2, wood=2)

    offered = [action for action in table.legal() if isinstance(action, Swap)]

    expected = {
        Swap(ME, give, also, take)
        for give in range(TRADED)
        for also in range(give, TRADED)
        for take in range(TRADED)
        if take not in (give, also)
    }
    # Six kinds: 6 pairs of a kind for 5 others, 15 mixed pairs for 4 others.
    assert len(offered) == 6 * 5 + 15 * 4 and set(offered) == expected


@pytest.mark.clause("ERA-70")
@pytest.mark.parametrize(("give", "also"), [(low, high) for low in range(TRADED) for high in range(low, TRADED)])
def test_both_are_given_and_one_is_taken(give: int, also: int) -> None:
    for take in set(range(TRADED)) - {give, also}:
        table = trading(coin=2, metal=2, technology=2, tool=2, coal=2, wood=2)
        expected = [2] * TRADED
        expected[give] -= 1
        expected[also] -= 1
        expected[take] += 1

        events = table.act(Swap(ME, give, also, take))

        assert [table.goods(ME)[name] for name in GOOD_NAMES] == [*expected, 0, 0]
        assert [event.square for event in events if isinstance(event, Exchanged)] == [2]


@pytest.mark.clause("ERA-70")
@pytest.mark.parametrize(
    ("give", "also", "take"),
    [(METAL, METAL, METAL), (METAL, WOOD, METAL), (METAL, WOOD, WOOD), (COIN, METAL, COIN), (COIN, COIN, COIN)],
)
def test_what_was_given_is_not_taken_back(give: int, also: int, take: int) -> None:
    table = wealthy()

    refusal = table.refused(Swap(ME, give, also, take))

    assert (refusal.clause, refusal.args) == ("ERA-70", {"good": f"era-good-{GOOD_NAMES[take]}"})


@pytest.mark.clause("ERA-70")
@pytest.mark.parametrize(
    ("swap", "good", "have", "need"),
    [
        (Swap(ME, METAL, METAL, WOOD), "metal", 1, 2),
        (Swap(ME, COIN, METAL, WOOD), "coin", 0, 1),
        (Swap(ME, METAL, COAL, WOOD), "coal", 0, 1),
        (Swap(ME, COIN, COIN, WOOD), "coin", 0, 2),
    ],
)
def test_two_goods_must_be_there_to_be_given(swap: Swap, good: str, have: int, need: int) -> None:
    table = trading(metal=1, tool=1)
    assert Swap(ME, METAL, TOOL, WOOD) in table.legal()

    refusal = table.refused(swap)

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-70")
    expected = {"good": f"era-good-{good}", "have": have, "need": need, "what": "era-square-lower"}
    assert refusal.args == {"seat": ME, **expected}


@pytest.mark.clause("ERA-70")
@pytest.mark.parametrize("excluded", [COG, BONUS])
def test_cogs_and_bonus_tokens_have_no_place_in_the_lower_square(excluded: int) -> None:
    table = trading(cog=5, bonus=5)

    assert not any(isinstance(action, Swap) for action in table.legal())
    for swap in (Swap(ME, METAL, excluded, WOOD), Swap(ME, excluded, excluded, WOOD), Swap(ME, METAL, METAL, excluded)):
        with pytest.raises(MalformedAction):
            ERA.key(swap)


@pytest.mark.clause("ERA-71")
@pytest.mark.parametrize("seats", [3, 5])
def test_two_coins_buy_a_bonus_token_in_the_lower_square(seats: int) -> None:
    table = trading(Table(seats), coin=2)
    left, before = int(table.state.supply[BONUS]), table.goods(ME)

    events = table.act(BuyBonus(ME))

    assert change(before, table.goods(ME)) == {"coin": -2, "bonus": 1}
    assert int(table.state.supply[BONUS]) == left - 1
    assert [event.square for event in events if isinstance(event, Exchanged)] == [2]


@pytest.mark.clause("ERA-71")
def test_a_bonus_token_costs_coins_only_and_both_of_them() -> None:
    table = trading(Table(3), coin=1, metal=9, cog=9)

    refusal = table.refused(BuyBonus(ME))

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-71")
    assert refusal.args == {"seat": ME, "good": "era-good-coin", "have": 1, "need": 2, "what": "era-square-lower"}


# Limits.


@pytest.mark.clause("ERA-72")
@pytest.mark.parametrize(
    ("name", "exchanges"),
    [
        ("upper", [UPPER[0]] * 4),
        ("upper", [UPPER[1]] * 4),
        ("upper", [UPPER[0], UPPER[1], UPPER[0], UPPER[1]]),
        ("middle", [MIDDLE[0]] * 4),
        ("middle", [MIDDLE[1]] * 4),
        ("middle", [MIDDLE[1], MIDDLE[0], MIDDLE[1], MIDDLE[0]]),
        ("lower", [SWAP_METAL] * 4),
        ("lower", [BuyBonus(ME)] * 4),
        ("lower", [SWAP_METAL, BuyBonus(ME), SWAP_COAL, BuyBonus(ME)]),
        ("lower", [BuyBonus(ME), BuyBonus(ME), SWAP_COAL, SWAP_METAL]),
    ],
)
def test_three_exchanges_per_square_whatever_their_direction_or_use(name: str, exchanges: list[Action]) -> None:
    table = with_supply(wealthy(), bonus=9)
    *first, fourth = exchanges

    table.act(*first)

    refusal = table.refused(fourth)
    assert refusal.clause == "ERA-72"
    assert refusal.args == {"seat": ME, "square": f"era-square-{name}", "most": 3}
    squares: dict[str, list[Trade] | list[Action]] = {
        "upper": UPPER,
        "middle": MIDDLE,
        "lower": [SWAP_METAL, BuyBonus(ME)],
    }
    for square, actions in squares.items():
        assert all((action in table.legal()) == (square != name) for action in actions)


@pytest.mark.clause("ERA-73")
@pytest.mark.parametrize(
    "exchanges",
    [
        [UPPER[0], UPPER[0], UPPER[0], SWAP_METAL, SWAP_COAL],
        [SWAP_METAL, UPPER[1], MIDDLE[0], SWAP_COAL, UPPER[0]],
        [BuyBonus(ME), MIDDLE[1], MIDDLE[1], MIDDLE[1], SWAP_METAL],
        [MIDDLE[0], SWAP_METAL, MIDDLE[0], BuyBonus(ME), MIDDLE[0]],
    ],
)
def test_five_exchanges_in_any_order_and_no_sixth(exchanges: list[Action]) -> None:
    table = with_supply(wealthy(), bonus=9)

    table.act(*exchanges)

    for sixth in (*UPPER, *MIDDLE, SWAP_METAL, BuyBonus(ME)):
        refusal = table.refused(sixth)
        assert (refusal.clause, refusal.args) == ("ERA-73", {"seat": ME, "most": 5})
    assert table.legal() == [Finish(ME)]


@pytest.mark.clause("ERA-73")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_fewer_than_five_exchanges_are_enough(count: int) -> None:
    table = wealthy()

    table.act(*[UPPER[0], MIDDLE[0], SWAP_METAL, SWAP_COAL][:count])
    table.act(Finish(ME))

    assert table.state.phase == CHOOSING and table.state.turn == NEXT


@pytest.mark.clause("ERA-72", "ERA-73")
def test_the_limits_begin_anew_with_the_next_player() -> None:
    table = Table().give(ME, coin=30, metal=4, bonus=0).give(NEXT, coin=30, metal=4, bonus=0)
    table.acting(ME, MARKET, others={NEXT: [MARKET]})
    table.act(*[UPPER[0]] * 3, SWAP_METAL, SWAP_METAL, Finish(ME))

    table.act(Resolve(NEXT, MARKET))
    table.act(*[Trade(NEXT, COINS_FOR_COG)] * 3, *[Swap(NEXT, METAL, METAL, TOOL)] * 2)

    assert table.refused(Trade(NEXT, COINS_FOR_INFLUENCE)).clause == "ERA-73"


# What an exchange brings is in hand at once.


@pytest.mark.clause("ERA-74")
def test_the_result_of_an_exchange_pays_the_next_one() -> None:
    table = trading(metal=2, technology=1)

    # Metal for a coin, that coin and a cube for a coal, and so on: nothing but the first cubes is ever added.
    table.act(Swap(ME, METAL, METAL, COIN), Swap(ME, COIN, TECHNOLOGY, COAL))

    assert table.goods(ME) == {**dict.fromkeys(GOOD_NAMES, 0), "coal": 1}


@pytest.mark.clause("ERA-74")
def test_a_cog_becomes_coins_and_the_coins_influence() -> None:
    table = trading(cog=1)
    assert table.refused(Trade(ME, COINS_FOR_INFLUENCE)).clause == "ERA-69"

    table.act(Trade(ME, COG_FOR_COINS), Trade(ME, COINS_FOR_INFLUENCE))

    assert table.square(ME) == 101 and table.goods(ME) == dict.fromkeys(GOOD_NAMES, 0)


@pytest.mark.clause("ERA-74")
def test_a_symbol_reached_by_an_exchange_pays_the_next_one() -> None:
    table = trading(square=8, cog=1, coin=1)
    assert table.refused(Trade(ME, COINS_FOR_COG)).clause == "ERA-68"

    # Square 9 gives the second coin.
    table.act(Trade(ME, COG_FOR_INFLUENCE), Trade(ME, COINS_FOR_COG))

    assert (table.goods(ME)["coin"], table.goods(ME)["cog"]) == (0, 1)


# Bonus tokens in the supply.


@pytest.mark.clause("ERA-75")
@pytest.mark.parametrize(("seats", "left"), [(3, 20 - 3 * 3), (4, 20 - 4 * 5), (5, 20 - 5 * 1)])
def test_how_many_bonus_tokens_are_for_sale_at_the_start(seats: int, left: int) -> None:
    table = trading(Table(seats), coin=2)
    assert int(table.state.supply[BONUS]) == left

    if left:
        assert BuyBonus(ME) in table.legal()
    else:
        assert table.refused(BuyBonus(ME)).clause == "ERA-75"


@pytest.mark.clause("ERA-75")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_bonus_tokens_are_sold_until_the_supply_is_empty(left: int) -> None:
    table = with_supply(trading(coin=9), bonus=left)

    table.act(*[BuyBonus(ME)] * left)

    refusal = table.refused(BuyBonus(ME))
    assert (refusal.id, refusal.clause) == ("era-refusal-no-bonus-left", "ERA-75")
    assert table.goods(ME)["bonus"] == left and table.goods(ME)["coin"] == 9 - 2 * left


@pytest.mark.clause("ERA-75")
def test_with_four_players_a_used_bonus_token_can_be_bought_by_the_next_player() -> None:
    table = Table().give(NEXT, coin=4).acting(ME, MARKET, others={NEXT: [MARKET]})
    table.act(TakeCog(ME), RunFactory(ME, 0))

    table.act(Resolve(NEXT, MARKET), BuyBonus(NEXT))

    assert (table.goods(ME)["bonus"], table.goods(NEXT)["bonus"]) == (4, 6)
    assert table.refused(BuyBonus(NEXT)).clause == "ERA-75"


@pytest.mark.clause("ERA-75")
def test_the_token_being_used_is_not_yet_for_sale() -> None:
    # Ruling M: it goes back only after the bonus step.
    table = Table().give(ME, coin=4).acting(ME, MARKET)

    table.act(TakeCog(ME))

    assert table.state.phase == BONUS_STEP
    assert table.refused(BuyBonus(ME)).clause == "ERA-75"
