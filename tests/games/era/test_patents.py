"""Area 6, second half: register patents."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import (
    Develop,
    Finish,
    ProduceFake,
    Register,
    Resolve,
    TakeCog,
    Withdraw,
)
from menlo.games.era.events import InfluenceGained, Paid, PatentRegistered
from menlo.games.era.goods import COIN
from menlo.games.era.state import BONUS_STEP, BY_PATENTS, CHOOSING, DEVELOP
from menlo.kernel.rng import seeded
from tests.games.era.table import ERA, FACTORIES, MARKET, PRODUCE, Table

BOX = ERA.box
COSTS = [int(coins) for coins in BOX.patent_coins]
POINTS = [int(points) for points in BOX.patent_influence]
MOST = len(COSTS)

ME, NEXT, OTHER = 1, 2, 3


def registering(table: Table | None = None, square: int = 100, patents: int = 0, **goods: int) -> Table:
    """ME, with so many patents and just these goods, has begun the action, on a square beyond all symbols."""
    table = table if table is not None else Table()
    table.strip(ME).give(ME, **{"bonus": 0, **goods}).on_square(ME, square)
    table.state.mats[ME].patents = patents
    return table.acting(ME, DEVELOP)


def patents(table: Table, seat: int = ME) -> int:
    return int(table.state.mats[seat].patents)


def patented(table: Table) -> set[int]:
    return {space for space, mark in enumerate(table.state.patented) if mark}


def markers(table: Table, seat: int = ME) -> int:
    return int(table.state.mats[seat].markers)


def produce_fake(table: Table, invention: str, maker: int = NEXT) -> None:
    """In the turn of `maker`, a fake of the invention is produced."""
    table.give(maker, metal=9, technology=9, tool=9, coal=9, bonus=0).show_cards(f"{invention}-fake-1")
    table.acting(maker, PRODUCE)
    table.act(next(action for action in table.legal() if isinstance(action, ProduceFake)), Finish(maker))


# One or two squares up.


@pytest.mark.clause("ERA-87", "ERA-92")
def test_the_track_has_six_squares_and_begins_as_stated() -> None:
    assert MOST == 6
    assert COSTS[:2] == [1, 2] and POINTS[:2] == [1, 1]


@pytest.mark.clause("ERA-87")
@pytest.mark.parametrize("square", range(1, MOST + 1))
def test_a_patent_costs_the_coins_of_the_new_square_and_gives_its_influence(square: int) -> None:
    table = registering(Table(options={"supply": "box"}), patents=square - 1, coin=COSTS[square - 1])
    left = int(table.state.supply[COIN])

    events = table.act(Register(ME, -1))

    assert patents(table) == square
    assert table.goods(ME)["coin"] == 0 and int(table.state.supply[COIN]) == left + COSTS[square - 1]
    assert table.square(ME) == 100 + POINTS[square - 1]
    assert int(table.state.mats[ME].points[BY_PATENTS]) == POINTS[square - 1]
    told = [(event.seat, event.square, event.space) for event in events if isinstance(event, PatentRegistered)]
    assert told == [(ME, square, -1)]
    # No cogs, no cubes, nothing of anyone else.
    paid = [(event.seat, event.good, event.amount) for event in events if isinstance(event, Paid)]
    assert paid == [(ME, COIN, COSTS[square - 1])]


@pytest.mark.clause("ERA-87")
@pytest.mark.parametrize("square", range(1, MOST + 1))
def test_with_one_coin_too_few_no_patent_is_registered(square: int) -> None:
    table = registering(patents=square - 1, coin=0, cog=1)
    need = COSTS[square - 1]
    table.give(ME, coin=need - 1)

    refusal = table.refused(Register(ME, -1))

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-87")
    expected = {"good": "era-good-coin", "have": need - 1, "need": need, "what": "era-next-patent"}
    assert refusal.args == {"seat": ME, **expected}


@pytest.mark.clause("ERA-87")
@pytest.mark.parametrize("options", [None, {"patent-limit": "action"}, {"patent-limit": "turn"}])
def test_two_patents_in_one_action_and_no_third(options: dict[str, str] | None) -> None:
    table = registering(Table(options=options), coin=30).developed("telephone", "gold", ME)

    table.act(Register(ME, -1), Register(ME, -1))

    for space in (-1, table.space("telephone", "gold")):
        refusal = table.refused(Register(ME, space))
        assert (refusal.id, refusal.clause) == ("era-refusal-patents", "ERA-87")
        assert refusal.args == {"seat": ME, "most": 2}
    assert table.legal() == [Finish(ME)]


@pytest.mark.clause("ERA-87")
def test_one_patent_is_enough() -> None:
    table = registering(coin=30)
    assert table.refused(Finish(ME)).clause == "ERA-33"

    table.act(Register(ME, -1), Finish(ME))

    assert patents(table) == 1 and table.state.turn == NEXT


@pytest.mark.clause("ERA-87")
def test_the_next_player_has_two_patents_of_his_own() -> None:
    table = registering(coin=30).give(NEXT, coin=30)
    table.state.tokens = vec[i64]([0] * DEVELOP + [1 << ME | 1 << NEXT])
    table.act(Register(ME, -1), Register(ME, -1), Finish(ME))

    table.act(Resolve(NEXT, DEVELOP), Register(NEXT, -1), Register(NEXT, -1))

    assert table.refused(Register(NEXT, -1)).clause == "ERA-87"


@pytest.mark.clause("ERA-87")
@pytest.mark.parametrize("options", [None, {"patent-limit": "action"}])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bonus_token_registers_a_third_patent(options: dict[str, str] | None, seats: int) -> None:
    table = registering(Table(seats, options=options), coin=30, bonus=1)
    table.act(Register(ME, -1), Register(ME, -1), Finish(ME))
    assert table.state.phase == BONUS_STEP

    table.act(Register(ME, -1))

    assert patents(table) == 3 and table.goods(ME)["coin"] == 30 - sum(COSTS[:3])
    # One only: the turn is over.
    assert table.state.phase == CHOOSING and table.state.turn == NEXT


@pytest.mark.clause("ERA-87")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_by_option_the_limit_of_two_holds_for_the_bonus_token_too(seats: int) -> None:
    table = registering(Table(seats, options={"patent-limit": "turn"}), coin=30, bonus=1)
    table.act(Register(ME, -1), Register(ME, -1), Finish(ME))
    assert table.state.phase == BONUS_STEP

    refusal = table.refused(Register(ME, -1))

    assert (refusal.clause, refusal.args) == ("ERA-87", {"seat": ME, "most": 2})


@pytest.mark.clause("ERA-87")
def test_by_that_option_a_bonus_token_may_register_the_second_patent() -> None:
    table = registering(Table(options={"patent-limit": "turn"}), coin=30, bonus=1)
    table.act(Register(ME, -1), Finish(ME))

    table.act(Register(ME, -1))

    assert patents(table) == 2


@pytest.mark.clause("ERA-87")
def test_by_that_option_a_bonus_token_may_register_after_another_action_or_a_development() -> None:
    options = {"patent-limit": "turn"}
    after_market = Table(options=options).give(ME, coin=9, bonus=1).acting(ME, MARKET)
    after_developing = registering(Table(options=options), coin=9, cog=9, bonus=1)

    after_market.act(TakeCog(ME), Register(ME, -1))
    after_developing.act(Develop(ME, after_developing.space("car", "gold")), Finish(ME), Register(ME, -1))

    assert patents(after_market) == patents(after_developing) == 1


@pytest.mark.clause("ERA-88")
@pytest.mark.parametrize("first", range(1, MOST))
def test_two_patents_cost_the_sum_of_both_squares(first: int) -> None:
    both = COSTS[first - 1] + COSTS[first]
    table = registering(patents=first - 1, coin=both)

    table.act(Register(ME, -1), Register(ME, -1))

    assert table.goods(ME)["coin"] == 0 and patents(table) == first + 1
    assert table.square(ME) == 100 + POINTS[first - 1] + POINTS[first]


@pytest.mark.clause("ERA-88")
@pytest.mark.parametrize("first", range(1, MOST))
def test_whoever_can_pay_only_one_of_two_registers_only_one(first: int) -> None:
    table = registering(patents=first - 1, coin=COSTS[first - 1] + COSTS[first] - 1)

    table.act(Register(ME, -1))

    refusal = table.refused(Register(ME, -1))
    assert (refusal.clause, refusal.args["have"], refusal.args["need"]) == ("ERA-87", COSTS[first] - 1, COSTS[first])
    assert patents(table) == first


@pytest.mark.clause("ERA-88", "ERA-74")
def test_the_symbol_of_the_first_patent_helps_to_pay_the_second() -> None:
    # One after the other: 1 coin paid, square 9 gives one back, then 2 paid.
    table = registering(square=8, coin=2)

    events = table.act(Register(ME, -1), Register(ME, -1))

    assert table.goods(ME)["coin"] == 0 and patents(table) == 2
    assert [event.square for event in events if isinstance(event, InfluenceGained)] == [9, 10]


@pytest.mark.clause("ERA-88")
def test_two_points_are_two_moves_not_one() -> None:
    table = registering(square=5, coin=3)

    table.act(Register(ME, -1), Register(ME, -1))

    # Both symbols, 6 tool and 7 metal; a single move of two would give the metal only.
    assert (table.goods(ME)["tool"], table.goods(ME)["metal"]) == (1, 1)


# The patent circle.


@pytest.mark.clause("ERA-89")
@pytest.mark.parametrize("side", ["gold", "silver"])
def test_a_registration_may_mark_one_own_space(side: str) -> None:
    table = registering(coin=9).developed("telephone", "gold", OTHER).developed("telephone", side, ME)
    table.developed("camera", "gold", ME)
    space = table.space("telephone", side)

    events = table.act(Register(ME, space))

    assert patented(table) == {space}
    assert markers(table) == 15 - 1
    told = [(event.seat, event.square, event.space) for event in events if isinstance(event, PatentRegistered)]
    assert told == [(ME, 1, space)]


@pytest.mark.clause("ERA-89")
def test_every_own_unpatented_space_is_offered_and_so_is_none() -> None:
    table = registering(coin=9)
    table.developed("telephone", "gold", ME).developed("telephone", "silver", OTHER)
    table.developed("camera", "gold", OTHER, patented=True).developed("camera", "silver", ME)
    table.developed("car", "gold", ME, patented=True).developed("car", "silver", ME)

    offered = [action.space for action in table.legal() if isinstance(action, Register)]

    own = {table.space("telephone", "gold"), table.space("camera", "silver"), table.space("car", "silver")}
    assert set(offered) == own | {-1} and len(offered) == 4


@pytest.mark.clause("ERA-89")
def test_the_two_patents_of_an_action_may_mark_two_spaces_but_not_one_twice() -> None:
    table = registering(coin=9).developed("telephone", "gold", ME).developed("telephone", "silver", ME)
    gold, silver = table.space("telephone", "gold"), table.space("telephone", "silver")

    table.act(Register(ME, gold))
    refusal = table.refused(Register(ME, gold))
    table.act(Register(ME, silver))

    assert (refusal.id, refusal.clause) == ("era-refusal-patented", "ERA-89")
    assert refusal.args == {"invention": "era-invention-telephone"}
    assert patented(table) == {gold, silver}


@pytest.mark.clause("ERA-89")
def test_marking_is_the_players_choice_and_made_at_registration_only() -> None:
    # Ruling P.
    table = registering(coin=9).developed("telephone", "gold", ME)

    table.act(Register(ME, -1))

    assert patented(table) == set() and markers(table) == 15
    # The waived marker is not kept: each registration marks one space at most.
    table.act(Register(ME, table.space("telephone", "gold")))
    assert patented(table) == {table.space("telephone", "gold")} and patents(table) == 2


@pytest.mark.clause("ERA-89")
@pytest.mark.parametrize("side", ["gold", "silver"])
def test_a_marked_space_is_paid_for_fakes_from_then_on(side: str) -> None:
    table = registering(coin=9).developed("car", "gold", OTHER).developed("car", side, ME)
    table.act(Register(ME, table.space("car", side)), Finish(ME))
    coins, square = table.goods(ME)["coin"], table.square(ME)
    royalty = int(BOX.dev_royalty[table.space("car", side)])

    produce_fake(table, "car")

    expected = (coins, square + royalty) if side == "gold" else (coins + royalty, square)
    assert (table.goods(ME)["coin"], table.square(ME)) == expected


@pytest.mark.clause("ERA-90")
@pytest.mark.parametrize("side", ["gold", "silver"])
def test_the_space_of_another_player_cannot_be_patented(side: str) -> None:
    table = registering(coin=9).developed("telephone", "gold", ME).developed("telephone", side, OTHER)

    refusal = table.refused(Register(ME, table.space("telephone", side)))

    assert (refusal.id, refusal.clause) == ("era-refusal-not-own-invention", "ERA-90")
    assert refusal.args == {"seat": ME, "invention": "era-invention-telephone"}


@pytest.mark.clause("ERA-90")
@pytest.mark.parametrize("side", ["gold", "silver"])
def test_a_space_that_nobody_developed_cannot_be_patented(side: str) -> None:
    table = registering(coin=9)

    assert table.refused(Register(ME, table.space("telephone", side))).clause == "ERA-90"


@pytest.mark.clause("ERA-90")
def test_a_development_and_a_patent_use_one_marker_each() -> None:
    table = registering(coin=9, cog=9, bonus=1)
    space = table.space("telephone", "gold")
    assert markers(table) == 15

    table.act(Develop(ME, space), Finish(ME))
    after_developing = markers(table)
    table.act(Register(ME, space))

    assert (after_developing, markers(table)) == (14, 13)
    assert [markers(table, seat) for seat in (0, NEXT, OTHER)] == [15, 15, 15]


@pytest.mark.clause("ERA-90")
def test_without_a_marker_there_is_no_development() -> None:
    table = registering(coin=9, cog=9)
    table.state.mats[ME].markers = 0

    refusal = table.refused(Develop(ME, table.space("telephone", "gold")))

    assert (refusal.id, refusal.clause, refusal.args) == ("era-refusal-markers", "ERA-90", {"seat": ME})
    assert "develop" not in table.kinds()


@pytest.mark.clause("ERA-90")
def test_without_a_marker_a_patent_has_no_target() -> None:
    table = registering(coin=9).developed("telephone", "gold", ME)
    table.state.mats[ME].markers = 0

    refusal = table.refused(Register(ME, table.space("telephone", "gold")))
    table.act(Register(ME, -1))

    assert (refusal.id, refusal.clause, refusal.args) == ("era-refusal-markers", "ERA-90", {"seat": ME})
    assert patents(table) == 1 and table.square(ME) == 101 and markers(table) == 0
    assert patented(table) == set()


@pytest.mark.clause("ERA-90")
def test_the_last_marker_can_still_be_used() -> None:
    table = registering(coin=9, cog=9).developed("telephone", "gold", ME).developed("camera", "gold", ME)
    table.state.mats[ME].markers = 1

    table.act(Register(ME, table.space("telephone", "gold")))

    assert markers(table) == 0
    assert table.refused(Register(ME, table.space("camera", "gold"))).clause == "ERA-90"
    assert table.legal() == [Register(ME, -1), Finish(ME)]


@pytest.mark.clause("ERA-91")
def test_a_patent_without_an_invention_costs_and_gives_the_same() -> None:
    table = registering(coin=3)
    assert [action for action in table.legal() if isinstance(action, Register)] == [Register(ME, -1)]

    table.act(Register(ME, -1), Register(ME, -1))

    assert (table.goods(ME)["coin"], table.square(ME), patents(table)) == (0, 102, 2)
    assert markers(table) == 15 and patented(table) == set()


@pytest.mark.clause("ERA-91")
def test_a_patent_without_an_invention_is_lost_for_later_inventions() -> None:
    table = registering(coin=9, cog=9)
    table.act(Register(ME, -1), Finish(ME))

    table.acting(ME, DEVELOP).act(Develop(ME, table.space("car", "gold")))

    # Nothing places the old patent: not by itself, not by an action.
    assert table.refused(Register(ME, table.space("car", "gold"))).clause == "ERA-76"
    table.act(Finish(ME))
    assert patented(table) == set()
    square = table.square(ME)
    produce_fake(table, "car")
    assert table.square(ME) == square
    # A new one protects it.
    table.acting(ME, DEVELOP).act(Register(ME, table.space("car", "gold")), Finish(ME))
    square = table.square(ME)
    produce_fake(table, "car")
    assert table.square(ME) == square + int(BOX.dev_royalty[table.space("car", "gold")])


@pytest.mark.clause("ERA-92")
def test_six_patents_and_no_seventh() -> None:
    table = registering(coin=sum(COSTS) + 20)

    for _ in range(3):
        table.act(Register(ME, -1), Register(ME, -1), Finish(ME))
        table.give(ME, cog=1).acting(ME, DEVELOP)

    refusal = table.refused(Register(ME, -1))
    assert (refusal.id, refusal.clause) == ("era-refusal-all-patents", "ERA-92")
    assert refusal.args == {"seat": ME, "most": 6}
    assert table.kinds() == {"develop"}
    assert table.goods(ME)["coin"] == 20 and table.square(ME) == 100 + sum(POINTS)


@pytest.mark.clause("ERA-92")
def test_from_square_five_an_action_registers_only_one() -> None:
    table = registering(patents=5, coin=99).developed("telephone", "gold", ME)

    table.act(Register(ME, -1))

    assert table.refused(Register(ME, -1)).clause == "ERA-92"
    assert table.refused(Register(ME, table.space("telephone", "gold"))).clause == "ERA-92"


@pytest.mark.clause("ERA-92")
def test_a_bonus_token_does_not_register_a_seventh_patent() -> None:
    table = registering(patents=4, coin=99, bonus=1)
    table.act(Register(ME, -1), Register(ME, -1), Finish(ME))
    assert table.state.phase == BONUS_STEP

    assert table.refused(Register(ME, -1)).clause == "ERA-92"


@pytest.mark.clause("ERA-92")
def test_at_the_end_of_the_track_a_player_without_cogs_can_only_withdraw() -> None:
    table = Table().strip(ME).give(ME, coin=99)
    table.state.mats[ME].patents = 6

    table.turn(ME, DEVELOP)

    assert table.legal() == [Withdraw(ME, DEVELOP)]
    assert table.refused(Resolve(ME, DEVELOP)).clause == "ERA-30"


@pytest.mark.clause("ERA-93")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_players_may_stand_on_one_square_of_the_patent_track(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.give(seat, coin=9, bonus=0)

    for seat in range(seats):
        table.acting(seat, DEVELOP, others={(seat + 1) % seats: [FACTORIES]}).act(Register(seat, -1), Finish(seat))

    # Everyone paid and gained the same, first or last.
    assert [patents(table, seat) for seat in range(seats)] == [1] * seats
    assert [table.goods(seat)["coin"] for seat in range(seats)] == [8] * seats
    assert [table.square(seat) for seat in range(seats)] == [1] * seats


@pytest.mark.clause("ERA-94")
def test_a_placed_patent_outlasts_the_round_and_the_cards() -> None:
    table = registering(coin=9).developed("car", "gold", ME).developed("car", "silver", OTHER)
    gold = table.space("car", "gold")
    table.act(Register(ME, gold), Finish(ME), Withdraw(NEXT, FACTORIES))
    assert table.state.round == 2

    for _ in range(2):
        square = table.square(ME)
        produce_fake(table, "car")
        assert table.square(ME) == square + int(BOX.dev_royalty[gold])

    assert patented(table) == {gold} and patents(table) == 1


@pytest.mark.clause("ERA-94")
def test_a_placed_patent_cannot_be_moved_or_placed_again() -> None:
    table = registering(coin=9).developed("car", "gold", ME).developed("camera", "gold", ME)
    car, camera = table.space("car", "gold"), table.space("camera", "gold")
    table.act(Register(ME, car), Finish(ME))

    table.acting(ME, DEVELOP)

    assert table.refused(Register(ME, car)).clause == "ERA-89"
    table.act(Register(ME, camera))
    assert patented(table) == {car, camera}


@pytest.mark.clause("ERA-94")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_whole_game_no_patent_or_owner_is_ever_lost(seats: int) -> None:
    table, chance = Table(seats, seed=7), seeded(7)
    for seat in range(seats):
        table.give(seat, coin=40, cog=20)
    kept: dict[int, int] = {}

    # Everyone patents when he can, else develops when he can, else does anything.
    while ERA.outcome(table.state) is None:
        actions = table.legal()
        placing = [action for action in actions if isinstance(action, Register) and action.space >= 0]
        developing = [action for action in actions if isinstance(action, Develop)]
        choice = placing or developing or actions
        table.act(choice[int(chance.below(len(choice)))])
        s = table.state
        assert all(s.patented[space] and s.owners[space] == owner for space, owner in kept.items())
        kept |= {space: int(s.owners[space]) for space in patented(table)}

    assert len(kept) > seats
