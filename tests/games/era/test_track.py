"""The influence track: moving the pawn, and the symbols it ends on."""

import pytest

from menlo.games.era.actions import (
    COG_FOR_INFLUENCE,
    COINS_FOR_INFLUENCE,
    Build,
    Develop,
    Finish,
    Produce,
    Register,
    Resolve,
    Trade,
)
from menlo.games.era.events import Gained, InfluenceGained, SymbolReached
from menlo.games.era.goods import GOOD_NAMES
from menlo.kernel.action import Action
from tests.games.era.table import BUILD, DEVELOP, FACTORIES, MARKET, PRODUCE, Table

SEWING_MACHINE = 2  # its gold space
NO_SPACE = -1
STATED = [(6, "tool"), (7, "metal"), (9, "coin"), (11, "wood")]  # symbols the rulebooks name
SYMBOLS = ["coin", "metal", "technology", "tool", "coal", "wood"]


def at_market(square: int, seat: int = 0, bonus: int = 0) -> Table:
    """The seat is at the market with three cogs and nothing else, its pawn on the square."""
    table = Table().strip(seat).give(seat, cog=3, bonus=bonus).on_square(seat, square)
    return table.acting(seat, MARKET)


def one_point(seat: int = 0) -> Action:
    return Trade(seat, COG_FOR_INFLUENCE)


def producing(square: int, *cards: str) -> Table:
    """Seat 0 produces, with just the cubes for a telephone and a cash register."""
    table = Table().strip(0).give(0, bonus=0, metal=2, technology=2, tool=1, coal=3).on_square(0, square)
    return table.show_cards(*cards).acting(0, PRODUCE)


def symbols(table: Table) -> dict[str, int]:
    """The resources and coins of seat 0 that are there."""
    return {good: amount for good, amount in table.goods(0).items() if amount and good in SYMBOLS}


@pytest.mark.clause("ERA-104")
@pytest.mark.parametrize(
    ("area", "step", "points"),
    [
        pytest.param(PRODUCE, Produce(0, 0), 3, id="telephone"),
        pytest.param(PRODUCE, Produce(0, 1), 2, id="cash-register"),
        pytest.param(DEVELOP, Develop(0, SEWING_MACHINE), 1, id="sewing-machine"),
        pytest.param(DEVELOP, Register(0, NO_SPACE), 1, id="first-patent"),
        pytest.param(MARKET, Trade(0, COINS_FOR_INFLUENCE), 1, id="coins"),
        pytest.param(MARKET, Trade(0, COG_FOR_INFLUENCE), 1, id="cog"),
        pytest.param(BUILD, Build(0, 0), 1, id="factory-with-the-mark"),
    ],
)
@pytest.mark.parametrize("square", [0, 8, 31])
def test_the_pawn_moves_as_many_squares_as_points_are_gained(area: int, step: Action, points: int, square: int) -> None:
    table = Table().give(0, **dict.fromkeys(GOOD_NAMES, 9)).on_square(0, square)
    table.show_cards("telephone-official-1", "cash-register-official-1").show_factories("steelworks")
    others = [table.square(seat) for seat in (1, 2, 3)]
    table.acting(0, area)

    events = table.act(step)

    moves = [(event.seat, event.amount, event.square) for event in events if isinstance(event, InfluenceGained)]
    assert moves == [(0, points, square + points)]
    assert table.square(0) == square + points
    assert [table.square(seat) for seat in (1, 2, 3)] == others


@pytest.mark.clause("ERA-104")
def test_the_pawn_does_not_move_without_points() -> None:
    table = Table().on_square(0, 5)
    table.turn(0, FACTORIES, others={1: [FACTORIES]})

    events = table.act(Resolve(0, FACTORIES))

    assert table.square(0) == 5
    assert not any(isinstance(event, InfluenceGained) for event in events)


@pytest.mark.clause("ERA-105")
@pytest.mark.parametrize(("square", "good"), STATED)
def test_ending_on_a_symbol_gives_one_of_it_at_once(square: int, good: str) -> None:
    table = at_market(square - 1)

    events = table.act(one_point())

    assert table.square(0) == square
    assert symbols(table) == {good: 1}
    reached = [(event.square, GOOD_NAMES[event.good]) for event in events if isinstance(event, SymbolReached)]
    assert reached == [(square, good)]
    gained = [(event.seat, GOOD_NAMES[event.good], event.amount) for event in events if isinstance(event, Gained)]
    assert gained == [(0, good, 1)]


@pytest.mark.clause("ERA-105")
def test_every_square_gives_its_own_symbol_or_nothing() -> None:
    track = [int(good) for good in Table().state.box.track]
    printed = {square: GOOD_NAMES[good] for square, good in enumerate(track) if good >= 0}
    assert set(printed.values()) == set(SYMBOLS)

    for square in range(1, len(track) + 3):  # beyond the last symbol the pawn just goes on
        table = at_market(square - 1)
        table.act(one_point())

        assert table.square(0) == square
        assert symbols(table) == ({printed[square]: 1} if square in printed else {}), f"square {square}"


@pytest.mark.clause("ERA-105")
def test_a_symbol_pays_the_next_step_of_the_same_action() -> None:
    table = at_market(8).give(0, cog=1, coin=1)
    table.refused(Trade(0, COINS_FOR_INFLUENCE))

    table.act(one_point(), Trade(0, COINS_FOR_INFLUENCE))

    assert table.square(0) == 10 and table.goods(0)["coin"] == 0


@pytest.mark.clause("ERA-105")
def test_only_the_player_whose_pawn_moved_gets_the_symbol() -> None:
    table = at_market(5).on_square(1, 6).on_square(2, 5)
    others = [table.goods(seat) for seat in (1, 2, 3)]

    table.act(one_point())

    assert symbols(table) == {"tool": 1}
    assert [table.goods(seat) for seat in (1, 2, 3)] == others


@pytest.mark.clause("ERA-105")
def test_standing_on_a_symbol_gives_nothing_more() -> None:
    table = Table().on_square(0, 6)
    table.own_factories(0).strip(0).give(0, bonus=0).turn(0, FACTORIES, others={1: [FACTORIES]})

    table.act(Resolve(0, FACTORIES))

    assert symbols(table) == {}


@pytest.mark.clause("ERA-106")
@pytest.mark.parametrize(
    ("square", "card", "end", "left"),
    [
        # What the starting cubes leave, and the symbol of the last square alone.
        pytest.param(
            6,
            "telephone-official-1",
            9,
            {"metal": 1, "technology": 1, "coal": 1, "coin": 1},
            id="over-metal-to-the-coin",
        ),
        pytest.param(
            5,
            "cash-register-official-1",
            7,
            {"metal": 2, "technology": 1, "tool": 1, "coal": 2},
            id="over-the-tool-to-metal",
        ),
        pytest.param(
            8,
            "cash-register-official-1",
            10,
            {"metal": 1, "technology": 1, "tool": 1, "coal": 2},
            id="over-the-coin-to-an-empty-square",
        ),
        pytest.param(
            5,
            "telephone-official-1",
            8,
            {"metal": 1, "technology": 1, "coal": 1},
            id="over-two-symbols-to-an-empty-square",
        ),
    ],
)
def test_passing_over_a_symbol_gives_nothing(square: int, card: str, end: int, left: dict[str, int]) -> None:
    table = producing(square, card)

    table.act(Produce(0, 0))

    assert table.square(0) == end
    assert symbols(table) == left


@pytest.mark.clause("ERA-107")
def test_two_gains_of_one_point_reach_two_symbols_where_one_of_two_reaches_one() -> None:
    singly, at_once = at_market(5), producing(5, "cash-register-official-1")
    at_once.give(0, metal=1, technology=1, tool=0, coal=1)

    singly.act(one_point(), one_point())
    at_once.act(Produce(0, 0))

    assert singly.square(0) == at_once.square(0) == 7
    assert symbols(singly) == {"tool": 1, "metal": 1}
    assert symbols(at_once) == {"metal": 1}


@pytest.mark.clause("ERA-107", "ERA-108")
def test_the_bonus_step_is_one_more_gain_of_its_own() -> None:
    table = at_market(5, bonus=1).give(0, coin=1)

    table.act(one_point(), Finish(0), Register(0, NO_SPACE))

    assert table.square(0) == 7
    assert symbols(table) == {"tool": 1, "metal": 1}


@pytest.mark.clause("ERA-107")
def test_two_cards_of_one_action_are_moved_one_after_the_other() -> None:
    table = producing(6, "telephone-official-1", "cash-register-official-1")

    events = table.act(Produce(0, 0), Produce(0, 1))

    assert [event.square for event in events if isinstance(event, InfluenceGained)] == [9, 11]
    assert symbols(table) == {"coin": 1, "wood": 1}


@pytest.mark.clause("ERA-108")
@pytest.mark.parametrize(("square", "good"), STATED)
def test_a_royalty_moves_the_pawn_but_gives_no_symbol(square: int, good: str) -> None:
    table = producing(0, "sewing-machine-official-1").developed("sewing-machine", "gold", owner=2)
    table.on_square(2, square - 1)
    before = table.goods(2)

    events = table.act(Produce(0, 0))

    assert table.square(2) == square
    assert table.goods(2) == before, f"{good} was given"
    assert not any(isinstance(event, SymbolReached) and event.seat == 2 for event in events)


@pytest.mark.clause("ERA-108")
def test_the_producer_gets_his_symbol_while_the_inventor_gets_none() -> None:
    table = producing(4, "cash-register-official-1").developed("cash-register", "gold", owner=1)
    royalty = int(table.state.box.dev_royalty[table.space("cash-register", "gold")])
    table.on_square(1, 6 - royalty)
    before = table.goods(1)

    table.act(Produce(0, 0))

    assert table.square(0) == 6 and table.goods(0)["tool"] == 2
    assert table.square(1) == 6 and table.goods(1) == before


@pytest.mark.clause("ERA-108")
def test_a_royalty_in_a_bonus_step_of_another_player_gives_no_symbol_either() -> None:
    table = Table().give(0, bonus=1, metal=9, technology=9, tool=9, coal=9).show_cards("sewing-machine-official-1")
    table.developed("sewing-machine", "gold", owner=3).on_square(3, 5)
    table.turn(0, FACTORIES, others={1: [FACTORIES]})
    before = table.goods(3)

    table.act(Resolve(0, FACTORIES), Produce(0, 0))

    assert table.square(3) == 6 and table.goods(3) == before


@pytest.mark.clause("ERA-109")
def test_pawns_share_a_square_and_each_gets_its_symbol() -> None:
    table = Table(3)
    for seat in range(3):
        table.strip(seat).give(seat, cog=1, bonus=0).on_square(seat, 5)
    table.turn(0, MARKET, others={1: [MARKET], 2: [MARKET, FACTORIES]})

    for seat in range(3):
        table.act(Resolve(seat, MARKET), one_point(seat), Finish(seat))

    assert [table.square(seat) for seat in range(3)] == [6, 6, 6]
    assert [table.goods(seat)["tool"] for seat in range(3)] == [1, 1, 1]
