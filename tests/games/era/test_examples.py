"""The worked examples of the rulebooks, replayed: EX-1 to EX-8 and EX-12."""

import pytest

from menlo.games.era.actions import (
    COINS_FOR_COG,
    COINS_FOR_INFLUENCE,
    Develop,
    Finish,
    Produce,
    ProduceFake,
    Register,
    Resolve,
    Swap,
    Trade,
    Withdraw,
)
from menlo.games.era.box import NONE
from menlo.games.era.events import InfluenceGained, SymbolReached
from menlo.games.era.goods import COAL, COIN, GOOD_NAMES, METAL, TOOL, WOOD
from menlo.games.era.state import CHOOSING
from tests.games.era.table import DEVELOP, FACTORIES, MARKET, PRODUCE, Table

BROWN, ORANGE, YELLOW, GREEN = range(4)

GOLD, SILVER = "gold", "silver"


def bare(table: Table, *seats: int) -> Table:
    """The seats own nothing, not even bonus tokens."""
    for seat in seats:
        table.strip(seat).give(seat, bonus=0)
    return table


def owned(table: Table, seat: int) -> dict[str, int]:
    """What the seat has, without what it has none of."""
    return {name: amount for name, amount in table.goods(seat).items() if amount}


def patents(table: Table, seat: int) -> int:
    return int(table.state.mats[seat].patents)


def patented(table: Table, seat: int) -> list[str]:
    """The spaces that carry the seat's patent."""
    s = table.state
    marked = [space for space in range(18) if s.owners[space] == seat and s.patented[space]]
    return [f"{s.box.invention_ids[space // 2]} {(GOLD, SILVER)[space % 2]}" for space in marked]


def card_ids(table: Table, cards: list[int]) -> list[str]:
    return [table.state.box.card_ids[card] for card in cards]


@pytest.mark.example("EX-1")
@pytest.mark.clause("ERA-67", "ERA-68", "ERA-70", "ERA-72", "ERA-73")
def test_orange_makes_five_exchanges_at_the_market() -> None:
    table = bare(Table(), ORANGE).give(ORANGE, coin=9, metal=2, coal=2).acting(ORANGE, MARKET)

    # Three times two coins for a cog: the limit of the square.
    table.act(*[Trade(ORANGE, COINS_FOR_COG)] * 3)
    fourth = table.refused(Trade(ORANGE, COINS_FOR_COG))
    # Two metal for a tool, two coal for a wood.
    table.act(Swap(ORANGE, METAL, METAL, TOOL), Swap(ORANGE, COAL, COAL, WOOD))

    assert owned(table, ORANGE) == {"coin": 3, "cog": 3, "tool": 1, "wood": 1}
    assert fourth.clause == "ERA-72"
    assert fourth.args == {"seat": ORANGE, "square": "era-square-upper", "most": 3}
    # The limit of five: no sixth exchange in any square.
    for sixth in (Trade(ORANGE, COINS_FOR_INFLUENCE), Swap(ORANGE, COIN, COIN, METAL), Trade(ORANGE, COINS_FOR_COG)):
        assert table.refused(sixth).clause == "ERA-73"
    assert table.legal() == [Finish(ORANGE)]


@pytest.mark.example("EX-1")
@pytest.mark.clause("ERA-68", "ERA-70")
def test_six_coins_two_metal_and_two_coal_are_just_enough() -> None:
    table = bare(Table(), ORANGE).give(ORANGE, coin=6, metal=2, coal=2).acting(ORANGE, MARKET)

    table.act(*[Trade(ORANGE, COINS_FOR_COG)] * 3)
    table.act(Swap(ORANGE, METAL, METAL, TOOL), Swap(ORANGE, COAL, COAL, WOOD))

    assert owned(table, ORANGE) == {"cog": 3, "tool": 1, "wood": 1}


@pytest.mark.example("EX-2")
@pytest.mark.clause("ERA-82", "ERA-83", "ERA-84")
def test_yellow_develops_the_sewing_machine() -> None:
    table = bare(Table(), YELLOW).give(YELLOW, cog=1).acting(YELLOW, DEVELOP)
    three = ["sewing-machine-fake-1", "sewing-machine-official-1", "sewing-machine-official-2"]
    space = table.space("sewing-machine", GOLD)

    table.act(Develop(YELLOW, space))

    assert int(table.state.owners[space]) == YELLOW
    assert owned(table, YELLOW) == {} and table.square(YELLOW) == 1
    s = table.state
    assert sorted(card_ids(table, [int(card) for card in s.news])) == three
    elsewhere = [int(card) for pile in (s.cards, s.deck, s.discards) for card in pile if card != NONE]
    assert not set(card_ids(table, elsewhere)) & set(three)

    # At the end of the round they are shuffled in.
    table.act(Finish(YELLOW), Withdraw(GREEN, FACTORIES))
    s = table.state
    in_play = [int(card) for pile in (s.cards, s.deck) for card in pile if card != NONE]
    assert s.round == 2 and len(s.news) == 0
    assert set(three) <= set(card_ids(table, in_play))


@pytest.mark.example("EX-3")
@pytest.mark.clause("ERA-77", "ERA-82")
@pytest.mark.parametrize("cogs", [7, 8])
def test_the_locomotive_and_the_car_take_all_seven_cogs(cogs: int) -> None:
    table = bare(Table(), GREEN).give(GREEN, cog=cogs).acting(GREEN, DEVELOP)

    table.act(Develop(GREEN, table.space("steam-locomotive", GOLD)), Develop(GREEN, table.space("car", GOLD)))

    # From square 0 the locomotive's 7 points end on metal.
    left = {"cog": cogs - 7} if cogs > 7 else {}
    assert owned(table, GREEN) == {"metal": 1, **left}
    # An eighth cog does not help: the sewing machine would cost just one.
    refusal = table.refused(Develop(GREEN, table.space("sewing-machine", GOLD)))
    assert (refusal.clause, refusal.args) == ("ERA-77", {"most": 7, "spent": 7, "need": 1})
    assert table.legal() == [Finish(GREEN)]


@pytest.mark.example("EX-4")
@pytest.mark.clause("ERA-58", "ERA-60", "ERA-63", "ERA-86")
@pytest.mark.parametrize("fake_first", [False, True])
def test_green_produces_an_official_and_a_fake_sewing_machine(fake_first: bool) -> None:
    table = bare(Table(), GREEN).give(GREEN, metal=5, technology=5, tool=5, coal=5)
    table.show_cards("sewing-machine-official-1", "sewing-machine-fake-1")
    table.developed("sewing-machine", GOLD, YELLOW).acting(GREEN, PRODUCE)
    before = table.goods(YELLOW)
    cards = [Produce(GREEN, 0), ProduceFake(GREEN, 1, 1, 1, 0)]
    yellow: list[int] = []

    for card in reversed(cards) if fake_first else cards:
        table.act(card)
        yellow.append(table.square(YELLOW))

    # One point for the official card, nothing for the fake.
    assert yellow == ([0, 1] if fake_first else [1, 1])
    assert table.goods(YELLOW) == before
    box = table.state.box
    profit = sum(
        int(box.card_influence[box.card_ids.index(id)]) for id in ("sewing-machine-official-1", "sewing-machine-fake-1")
    )
    assert table.square(GREEN) == profit


@pytest.mark.example("EX-5")
@pytest.mark.clause("ERA-06", "ERA-87", "ERA-88")
def test_brown_registers_one_patent_and_orange_two() -> None:
    table = bare(Table(), BROWN, ORANGE).give(BROWN, coin=4).give(ORANGE, coin=4)
    assert (patents(table, BROWN), patents(table, ORANGE)) == (0, 0)
    table.acting(BROWN, DEVELOP, others={ORANGE: [DEVELOP], YELLOW: [FACTORIES]})

    table.act(Register(BROWN, -1), Finish(BROWN))
    table.act(Resolve(ORANGE, DEVELOP), Register(ORANGE, -1), Register(ORANGE, -1), Finish(ORANGE))

    assert (patents(table, BROWN), table.square(BROWN), owned(table, BROWN)) == (1, 1, {"coin": 4 - 1})
    assert (patents(table, ORANGE), table.square(ORANGE), owned(table, ORANGE)) == (2, 2, {"coin": 4 - 3})


@pytest.mark.example("EX-6")
@pytest.mark.clause("ERA-89", "ERA-91", "ERA-92")
def test_brown_patents_the_telephone_and_orange_only_the_typewriter() -> None:
    table = bare(Table(), BROWN, ORANGE).give(BROWN, coin=1).give(ORANGE, coin=99, cog=9)
    table.developed("telephone", GOLD, BROWN).developed("typewriter", GOLD, ORANGE)
    table.acting(BROWN, DEVELOP, others={ORANGE: [DEVELOP], YELLOW: [FACTORIES]})
    typewriter = table.space("typewriter", GOLD)

    table.act(Register(BROWN, table.space("telephone", GOLD)), Finish(BROWN), Resolve(ORANGE, DEVELOP))
    table.act(Register(ORANGE, typewriter))
    # The second patent finds no invention: not the same one again, not Brown's.
    again = table.refused(Register(ORANGE, typewriter))
    foreign = table.refused(Register(ORANGE, table.space("telephone", GOLD)))
    table.act(Register(ORANGE, -1), Finish(ORANGE))

    assert patented(table, BROWN) == ["telephone gold"] and patented(table, ORANGE) == ["typewriter gold"]
    assert (again.clause, foreign.clause) == ("ERA-89", "ERA-90")
    # Not a wasted action: two points, on square 2 of the patent track.
    assert (patents(table, ORANGE), table.square(ORANGE)) == (2, 2)


@pytest.mark.example("EX-6")
@pytest.mark.clause("ERA-91", "ERA-92")
def test_orange_can_then_patent_five_inventions_in_all() -> None:
    table = bare(Table(), ORANGE).give(ORANGE, coin=99, cog=9).developed("typewriter", GOLD, ORANGE)
    table.acting(ORANGE, DEVELOP).act(Register(ORANGE, table.space("typewriter", GOLD)), Register(ORANGE, -1))
    table.act(Finish(ORANGE))

    # A later invention stays unpatented ...
    table.acting(ORANGE, DEVELOP).act(Develop(ORANGE, table.space("camera", GOLD)), Finish(ORANGE))
    assert patented(table, ORANGE) == ["typewriter gold"]
    # ... until a new patent; four more can be registered, though Orange has six more spaces to patent.
    for invention in ("cash-register", "telephone", "car"):
        table.developed(invention, GOLD, ORANGE).developed(invention, SILVER, ORANGE)
    table.acting(ORANGE, DEVELOP)
    table.act(Register(ORANGE, table.space("camera", GOLD)), Register(ORANGE, table.space("car", GOLD)))
    table.act(Finish(ORANGE))
    table.acting(ORANGE, DEVELOP)
    table.act(Register(ORANGE, table.space("car", SILVER)), Register(ORANGE, table.space("telephone", GOLD)))
    table.act(Finish(ORANGE))

    assert len(patented(table, ORANGE)) == 5 and patents(table, ORANGE) == 6
    table.acting(ORANGE, DEVELOP)
    refusal = table.refused(Register(ORANGE, table.space("telephone", SILVER)))
    assert (refusal.clause, refusal.args) == ("ERA-92", {"seat": ORANGE, "most": 6})
    assert "register" not in table.kinds()


@pytest.mark.example("EX-7")
@pytest.mark.clause("ERA-51", "ERA-52", "ERA-53", "ERA-54", "ERA-55", "ERA-57", "ERA-74")
@pytest.mark.clause("ERA-104", "ERA-105", "ERA-106", "ERA-107")
def test_orange_produces_a_telephone_and_then_a_cash_register() -> None:
    table = bare(Table(), ORANGE).give(ORANGE, metal=2, technology=2, tool=1, coal=3).on_square(ORANGE, 6)
    table.show_cards("cash-register-official-1", "light-bulb", "telephone-official-1").acting(ORANGE, PRODUCE)

    events = table.act(Produce(ORANGE, 2))

    # 6 -> 9: a coin, and nothing for passing 7.
    assert table.square(ORANGE) == 9
    assert owned(table, ORANGE) == {"coin": 1, "metal": 1, "technology": 1, "coal": 1}
    reached = [(event.square, GOOD_NAMES[event.good]) for event in events if isinstance(event, SymbolReached)]
    assert reached == [(9, "coin")]
    assert card_ids(table, [int(card) for card in table.state.discards]) == ["telephone-official-1"]

    events = table.act(Produce(ORANGE, 0))

    # 9 -> 11: a wood cube; all cubes are spent.
    assert table.square(ORANGE) == 11
    assert owned(table, ORANGE) == {"coin": 1, "wood": 1}
    reached = [(event.square, GOOD_NAMES[event.good]) for event in events if isinstance(event, SymbolReached)]
    assert reached == [(11, "wood")]
    discards = card_ids(table, [int(card) for card in table.state.discards])
    assert discards == ["telephone-official-1", "cash-register-official-1"]
    assert [int(card) for card in table.state.cards].count(NONE) == 6

    table.act(Finish(ORANGE))
    assert table.state.phase == CHOOSING and table.state.turn == ORANGE + 1


@pytest.mark.example("EX-8")
@pytest.mark.clause("ERA-74", "ERA-87", "ERA-88", "ERA-105", "ERA-107")
@pytest.mark.parametrize("inventions", [[], ["camera"], ["camera", "car"]])
def test_green_registers_two_patents_and_lands_on_two_symbols(inventions: list[str]) -> None:
    table = bare(Table(), GREEN).give(GREEN, coin=3).on_square(GREEN, 5)
    for invention in inventions:
        table.developed(invention, GOLD, GREEN)
    targets = [table.space(invention, GOLD) for invention in inventions] + [-1, -1]
    table.acting(GREEN, DEVELOP)

    events = table.act(Register(GREEN, targets[0]))

    assert (patents(table, GREEN), table.square(GREEN)) == (1, 6)
    assert owned(table, GREEN) == {"coin": 2, "tool": 1}

    events += table.act(Register(GREEN, targets[1]))

    assert (patents(table, GREEN), table.square(GREEN)) == (2, 7)
    assert owned(table, GREEN) == {"tool": 1, "metal": 1}
    assert [event.square for event in events if isinstance(event, InfluenceGained)] == [6, 7]
    # Each registration could mark one of Green's inventions.
    assert patented(table, GREEN) == [f"{invention} gold" for invention in inventions]


@pytest.mark.example("EX-12")
@pytest.mark.clause("ERA-60", "ERA-62", "ERA-64", "ERA-86")
@pytest.mark.parametrize("side", [GOLD, SILVER])
def test_yellow_produces_what_green_invented_and_then_green_does(side: str) -> None:
    # From an empty square 100 on no symbol can blur the count. Gold is Brown's where Green has only the silver space.
    table = bare(Table(), YELLOW, GREEN).on_square(GREEN, 100).show_cards("car-official-1", "car-official-2")
    for seat in (YELLOW, GREEN):
        table.give(seat, metal=5, technology=5, tool=5, coal=5)
    table.developed("car", GOLD, BROWN).developed("car", side, GREEN)
    table.acting(YELLOW, PRODUCE, others={GREEN: [PRODUCE], BROWN: [FACTORIES]})
    box = table.state.box
    royalty = int(box.dev_royalty[table.space("car", side)])

    table.act(Produce(YELLOW, 0), Finish(YELLOW))

    # Gold pays influence, silver coins, from the supply: Yellow paid nothing but the cubes of the card.
    first = (100 + royalty, 0) if side == GOLD else (100, royalty)
    assert (table.square(GREEN), table.goods(GREEN)["coin"]) == first
    spent = {name: 5 - table.goods(YELLOW)[name] for name in ("metal", "technology", "tool", "coal")}
    cost = {name: int(box.card_cost[box.card_ids.index("car-official-1") * 8 + i]) for i, name in enumerate(GOOD_NAMES)}
    assert spent == {name: cost[name] for name in spent}

    table.act(Resolve(GREEN, PRODUCE), Produce(GREEN, 1))

    # Green's own production brings the profit of the card and no royalty.
    card = box.card_ids.index("car-official-2")
    profit = int(box.card_influence[card]), int(box.card_coins[card])
    assert (table.square(GREEN), table.goods(GREEN)["coin"]) == (first[0] + profit[0], first[1] + profit[1])
