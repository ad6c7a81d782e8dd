"""Area 4: produce inventions, and the royalties that follow."""

from importlib.resources import files

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import Finish, Pass, Produce, ProduceFake, Resolve, Withdraw
from menlo.games.era.box import FAKE, NONE, START, read_box
from menlo.games.era.events import CardProduced, Gained, InfluenceGained, RoyaltyDue
from menlo.games.era.goods import COIN, GOOD_NAMES, GOODS
from menlo.games.era.state import BONUS_STEP, BY_PRODUCING, BY_ROYALTIES, CHOOSING
from menlo.kernel.errors import PackError
from tests.games.era.table import ERA, FACTORIES, PRODUCE, Table

BOX = ERA.box
PRINTED = [id for i, id in enumerate(BOX.card_ids) if BOX.card_kind[i] != FAKE]
FAKES = [id for i, id in enumerate(BOX.card_ids) if BOX.card_kind[i] == FAKE]

MAKER, OWNER, OTHER = 1, 2, 3

CASH_REGISTER = "cash-register-official-1"  # stated: 1 metal, 1 technology, 1 coal -> 2 IP
TELEPHONE = "telephone-official-1"  # stated: 1 metal, 1 technology, 1 tool, 2 coal -> 3 IP


def rich(table: Table, seat: int) -> Table:
    return table.give(seat, metal=20, technology=20, tool=20, coal=20)


def making(*cards: str | None, table: Table | None = None) -> Table:
    """MAKER has begun to produce with plenty of cubes, no bonus token, and these cards on the display."""
    table = table if table is not None else Table()
    rich(table.strip(MAKER).give(MAKER, bonus=0), MAKER).show_cards(*cards)
    return table.acting(MAKER, PRODUCE)


def card_number(id: str) -> int:
    return BOX.card_ids.index(id)


def cost_of(id: str) -> dict[str, int]:
    """The printed cost of a card, without its question marks."""
    first = card_number(id) * GOODS
    costs = {name: int(BOX.card_cost[first + i]) for i, name in enumerate(GOOD_NAMES)}
    return {name: amount for name, amount in costs.items() if amount}


def profit_of(id: str) -> tuple[int, int, int]:
    """Coins, cogs and influence."""
    card = card_number(id)
    return int(BOX.card_coins[card]), int(BOX.card_cogs[card]), int(BOX.card_influence[card])


def free_of(id: str) -> int:
    return int(BOX.card_free[card_number(id)])


def royalty(invention: str, side: str) -> int:
    return int(BOX.dev_royalty[Table().space(invention, side)])


def a_mix(table: Table, space: int) -> ProduceFake:
    """Any way to produce the fake on a space."""
    return next(act for act in table.legal() if isinstance(act, ProduceFake) and act.space == space)


def shown(table: Table) -> list[str | None]:
    return [None if card == NONE else BOX.card_ids[int(card)] for card in table.state.cards]


def discarded(table: Table) -> list[str]:
    return [BOX.card_ids[int(card)] for card in table.state.discards]


# How many, and which.


@pytest.mark.clause("ERA-51")
def test_one_to_three_cards_from_any_positions() -> None:
    table = making(CASH_REGISTER, "light-bulb", TELEPHONE, "bicycle", "music-box", "telegraph", "microscope")
    assert table.refused(Finish(MAKER)).clause == "ERA-33"

    table.act(Produce(MAKER, 6))
    assert Finish(MAKER) in table.legal()
    table.act(Produce(MAKER, 0), Produce(MAKER, 3))

    assert shown(table) == [None, "light-bulb", TELEPHONE, None, "music-box", "telegraph", None]
    refusal = table.refused(Produce(MAKER, 1))
    assert (refusal.clause, refusal.args) == ("ERA-51", {"seat": MAKER, "most": 3})
    assert table.legal() == [Finish(MAKER)]


@pytest.mark.clause("ERA-51")
def test_fakes_count_towards_the_three_cards() -> None:
    table = making("cash-register-fake-1", "typewriter-fake-1", "light-bulb", "camera-fake-1", "bicycle")

    table.act(a_mix(table, 0), a_mix(table, 1), Produce(MAKER, 2))

    fake = ProduceFake(MAKER, 3, free_of("camera-fake-1"), 0, 0)
    assert table.refused(fake).clause == "ERA-51"
    assert table.refused(Produce(MAKER, 4)).clause == "ERA-51"


@pytest.mark.clause("ERA-51")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_next_player_in_the_area_has_three_cards_of_his_own(seats: int) -> None:
    table = Table(seats).show_cards(*["light-bulb", "bicycle"] * 3)
    for seat in (0, 1):
        rich(table.strip(seat).give(seat, bonus=0), seat)
    table.acting(0, PRODUCE, others={1: [PRODUCE]})

    table.act(Produce(0, 0), Produce(0, 1), Produce(0, 2), Finish(0))
    table.act(Resolve(1, PRODUCE), Produce(1, 3), Produce(1, 4), Produce(1, 5))

    assert shown(table) == [None] * 7


@pytest.mark.clause("ERA-51")
def test_a_card_is_chosen_only_from_the_display() -> None:
    table = making("light-bulb", None, "bicycle")

    refusal = table.refused(Produce(MAKER, 1))

    assert (refusal.clause, refusal.args) == ("ERA-55", {"space": 2})
    assert table.legal() == [Produce(MAKER, 0), Produce(MAKER, 2)]


# Costs.


@pytest.mark.clause("ERA-52", "ERA-54")
@pytest.mark.parametrize("id", PRINTED)
def test_the_printed_cost_is_paid_and_the_printed_profit_taken(id: str) -> None:
    cost, (coins, cogs, influence) = cost_of(id), profit_of(id)
    table = Table().strip(MAKER).give(MAKER, bonus=0, **cost).show_cards(id).on_square(MAKER, 100)

    table.acting(MAKER, PRODUCE).act(Produce(MAKER, 0))

    # Exactly the cost is gone, exactly the profit is there; square 100 and on have no symbols.
    nothing = dict.fromkeys(GOOD_NAMES, 0)
    assert table.goods(MAKER) == {**nothing, "coin": coins, "cog": cogs}
    assert table.square(MAKER) == 100 + influence
    assert int(table.state.mats[MAKER].points[BY_PRODUCING]) == influence


@pytest.mark.clause("ERA-52")
@pytest.mark.parametrize("id", PRINTED)
def test_without_one_of_the_cubes_the_card_cannot_be_produced(id: str) -> None:
    cost = cost_of(id)
    card = card_number(id)
    name = f"era-card-{id}" if BOX.card_kind[card] == START else f"era-invention-{id.rsplit('-', 2)[0]}"

    for good, need in cost.items():
        table = making(id)
        table.give(MAKER, **{good: need - 1})

        refusal = table.refused(Produce(MAKER, 0))

        assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-52")
        expected = {"seat": MAKER, "good": f"era-good-{good}", "have": need - 1, "need": need, "what": name}
        assert refusal.args == expected


@pytest.mark.clause("ERA-52", "ERA-54")
def test_the_two_cards_that_the_rulebook_gives_cost_and_pay_what_it_says() -> None:
    table = making(TELEPHONE, CASH_REGISTER).on_square(MAKER, 100)

    table.act(Produce(MAKER, 0))

    spent = {name: 20 - table.goods(MAKER)[name] for name in ("metal", "technology", "tool", "coal")}
    assert spent == {"metal": 1, "technology": 1, "tool": 1, "coal": 2}
    assert table.square(MAKER) == 103

    table.act(Produce(MAKER, 1))

    spent = {name: 20 - table.goods(MAKER)[name] for name in ("metal", "technology", "tool", "coal")}
    assert spent == {"metal": 2, "technology": 2, "tool": 1, "coal": 3}
    assert table.square(MAKER) == 105


@pytest.mark.clause("ERA-52")
def test_the_cubes_of_the_first_card_are_gone_for_the_second() -> None:
    table = making(CASH_REGISTER, CASH_REGISTER).give(MAKER, metal=1, technology=2, coal=2)

    table.act(Produce(MAKER, 0))

    refusal = table.refused(Produce(MAKER, 1))
    assert (refusal.clause, refusal.args["good"], refusal.args["have"]) == ("ERA-52", "era-good-metal", 0)


@pytest.mark.clause("ERA-52")
def test_a_token_is_only_withdrawn_when_no_card_can_be_paid() -> None:
    table = Table().strip(MAKER).show_cards("light-bulb", TELEPHONE, "camera-fake-1")

    table.turn(MAKER, PRODUCE)

    assert table.legal() == [Withdraw(MAKER, PRODUCE)]
    assert table.refused(Resolve(MAKER, PRODUCE)).clause == "ERA-30"


@pytest.mark.clause("ERA-52")
def test_the_cubes_go_to_the_supply() -> None:
    table = making(TELEPHONE, table=Table(options={"supply": "box"})).on_square(MAKER, 100)
    before = [int(amount) for amount in table.state.supply]

    table.act(Produce(MAKER, 0))

    back = {name: int(table.state.supply[i]) - before[i] for i, name in enumerate(GOOD_NAMES)}
    assert {name: amount for name, amount in back.items() if amount} == cost_of(TELEPHONE)


@pytest.mark.clause("ERA-53")
@pytest.mark.parametrize("id", BOX.card_ids)
def test_no_card_asks_for_anything_but_metal_technology_tool_and_coal(id: str) -> None:
    assert set(cost_of(id)) <= {"metal", "technology", "tool", "coal"}


@pytest.mark.clause("ERA-53")
@pytest.mark.parametrize("good", ["wood", "cog", "bonus"])
def test_a_pack_whose_cards_cost_anything_else_is_not_accepted(good: str) -> None:
    text = files("menlo.games.era").joinpath("pack.toml").read_text("utf-8")
    line = "cost = { metal = 1, technology = 1, tool = 1, coal = 2 }"
    assert line in text

    with pytest.raises(PackError, match=good):
        read_box(text.replace(line, line.replace("metal", good)), "pack")


@pytest.mark.clause("ERA-53")
@pytest.mark.parametrize("id", [TELEPHONE, "telephone-fake-1"])
@pytest.mark.parametrize("good", ["metal", "technology", "tool", "coal"])
def test_wood_never_stands_in_for_a_cube(id: str, good: str) -> None:
    table = making(id, "light-bulb", "bicycle", "music-box").give(MAKER, metal=1, technology=1, tool=1, wood=20)
    assert any(act in table.legal() for act in (Produce(MAKER, 0), ProduceFake(MAKER, 0, 1, 1, 1)))

    table.give(MAKER, **{good: 0})

    assert Produce(MAKER, 0) not in table.legal()
    assert not any(isinstance(act, ProduceFake) for act in table.legal())


# Profit and discards.


@pytest.mark.clause("ERA-54")
def test_the_profit_comes_from_the_supply() -> None:
    table = making("light-bulb", "pocket-watch", table=Table(options={"supply": "box"}))
    coin, cog = GOOD_NAMES.index("coin"), GOOD_NAMES.index("cog")
    before = int(table.state.supply[coin]), int(table.state.supply[cog])

    table.act(Produce(MAKER, 0), Produce(MAKER, 1))

    gained = table.goods(MAKER)["coin"], table.goods(MAKER)["cog"]
    assert gained == (profit_of("light-bulb")[0], profit_of("pocket-watch")[1])
    assert (int(table.state.supply[coin]), int(table.state.supply[cog])) == (
        before[0] - gained[0],
        before[1] - gained[1],
    )


@pytest.mark.clause("ERA-54", "ERA-74")
def test_a_symbol_reached_with_the_first_card_helps_to_pay_the_second() -> None:
    table = making(CASH_REGISTER, TELEPHONE).on_square(MAKER, 5)
    table.give(MAKER, metal=1, technology=2, tool=1, coal=3)

    # Two points from 5 end on square 7, metal: just what the telephone lacks.
    table.act(Produce(MAKER, 0))
    assert table.square(MAKER) == 7 and table.goods(MAKER)["metal"] == 1
    table.act(Produce(MAKER, 1))

    assert table.square(MAKER) == 10
    assert [table.goods(MAKER)[name] for name in ("metal", "technology", "tool", "coal")] == [0, 0, 0, 0]


@pytest.mark.clause("ERA-55")
def test_a_produced_card_goes_to_the_open_discards() -> None:
    table = making("light-bulb", TELEPHONE, "telephone-fake-1")

    events = table.act(Produce(MAKER, 1), a_mix(table, 2))

    assert discarded(table) == [TELEPHONE, "telephone-fake-1"]
    assert shown(table)[:3] == ["light-bulb", None, None]
    told = [(event.seat, event.space, event.card) for event in events if isinstance(event, CardProduced)]
    assert told == [(MAKER, 1, card_number(TELEPHONE)), (MAKER, 2, card_number("telephone-fake-1"))]
    # Open: everyone sees them.
    assert ERA.view(table.state, OTHER)["discards"] == [TELEPHONE, "telephone-fake-1"]


@pytest.mark.clause("ERA-55")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_second_player_cannot_produce_the_same_card(seats: int) -> None:
    table = rich(Table(seats).give(0, bonus=0), 0).show_cards("light-bulb", TELEPHONE)
    rich(table, 1).acting(0, PRODUCE, others={1: [PRODUCE]})

    table.act(Produce(0, 1), Finish(0), Resolve(1, PRODUCE))

    refusal = table.refused(Produce(1, 1))
    assert (refusal.clause, refusal.args) == ("ERA-55", {"space": 2})
    assert table.legal() == [Produce(1, 0)]


@pytest.mark.clause("ERA-55")
def test_the_same_player_cannot_produce_one_card_twice() -> None:
    table = making("light-bulb", TELEPHONE)

    table.act(Produce(MAKER, 0))

    assert table.refused(Produce(MAKER, 0)).clause == "ERA-55"


# Start inventions.


@pytest.mark.clause("ERA-56")
@pytest.mark.parametrize("id", [id for id in PRINTED if BOX.card_kind[BOX.card_ids.index(id)] == START])
def test_start_inventions_pay_no_royalty_to_anyone(id: str) -> None:
    table = making(id)
    for invention in BOX.invention_ids:
        table.developed(invention, "gold", OWNER, patented=True).developed(invention, "silver", OTHER, patented=True)
    before = table.goods(OWNER), table.goods(OTHER)

    events = table.act(Produce(MAKER, 0))

    assert not any(isinstance(event, RoyaltyDue) for event in events)
    assert (table.goods(OWNER), table.goods(OTHER)) == before
    assert table.square(OWNER) == table.square(OTHER) == 0
    assert discarded(table) == [id]


# Official and fake cards.


@pytest.mark.clause("ERA-57")
@pytest.mark.parametrize("swapped", ["metal", "technology", "tool", "coal"])
def test_no_other_cube_replaces_a_printed_one(swapped: str) -> None:
    table = making(TELEPHONE)

    table.give(MAKER, **{swapped: 0})

    refusal = table.refused(Produce(MAKER, 0))
    assert refusal.args["good"] == f"era-good-{swapped}"


@pytest.mark.clause("ERA-57")
@pytest.mark.parametrize("id", [CASH_REGISTER, "light-bulb"])
def test_the_cubes_of_an_official_or_start_card_are_not_chosen(id: str) -> None:
    table = making(id)

    refusal = table.refused(ProduceFake(MAKER, 0, 1, 1, 0))

    name = "era-card-light-bulb" if id == "light-bulb" else "era-invention-cash-register"
    assert (refusal.clause, refusal.args) == ("ERA-57", {"card": name})
    assert table.legal() == [Produce(MAKER, 0)]


@pytest.mark.clause("ERA-58")
@pytest.mark.parametrize("id", FAKES)
def test_a_fake_takes_every_mix_of_its_number_of_cubes(id: str) -> None:
    table, free = making(id), free_of(id)

    mixes = [
        ProduceFake(MAKER, 0, metal, technology, free - metal - technology)
        for metal in range(free + 1)
        for technology in range(free - metal + 1)
    ]

    assert set(table.legal()) == set(mixes) and len(table.legal()) == len(mixes)


@pytest.mark.clause("ERA-58", "ERA-54")
@pytest.mark.parametrize("id", FAKES)
def test_a_fake_costs_the_chosen_cubes_and_the_printed_coal(id: str) -> None:
    free, coal, (coins, cogs, influence) = free_of(id), cost_of(id)["coal"], profit_of(id)
    for metal, technology, tool in ((free, 0, 0), (0, free, 0), (0, 0, free), (1, free - 1, 0), (0, 1, free - 1)):
        table = making(id).on_square(MAKER, 100)

        table.act(ProduceFake(MAKER, 0, metal, technology, tool))

        goods = table.goods(MAKER)
        spent = {name: 20 - goods[name] for name in ("metal", "technology", "tool", "coal")}
        assert spent == {"metal": metal, "technology": technology, "tool": tool, "coal": coal}
        assert (goods["coin"], goods["cog"], goods["wood"]) == (coins, cogs, 0)
        assert table.square(MAKER) == 100 + influence


@pytest.mark.clause("ERA-58")
@pytest.mark.parametrize("more", [-2, -1, 1, 2])
def test_a_fake_takes_neither_fewer_nor_more_cubes(more: int) -> None:
    table, need = making("telephone-fake-1"), free_of("telephone-fake-1")

    refusal = table.refused(ProduceFake(MAKER, 0, 0, need + more, 0))

    assert refusal.clause == "ERA-58"
    assert refusal.args == {"card": "era-invention-telephone", "need": need, "given": need + more}


@pytest.mark.clause("ERA-58")
@pytest.mark.parametrize("good", ["metal", "technology", "tool"])
def test_only_cubes_in_hand_can_be_chosen_for_a_fake(good: str) -> None:
    need = free_of("telephone-fake-1")
    table = making("telephone-fake-1").give(MAKER, **{good: need - 1})
    mix = {"metal": 0, "technology": 0, "tool": 0, good: need}

    refusal = table.refused(ProduceFake(MAKER, 0, mix["metal"], mix["technology"], mix["tool"]))

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-58")
    expected = {"good": f"era-good-{good}", "have": need - 1, "need": need, "what": "era-invention-telephone"}
    assert refusal.args == {"seat": MAKER, **expected}


@pytest.mark.clause("ERA-58")
def test_the_mixes_on_offer_are_those_the_stock_allows() -> None:
    need = free_of("telephone-fake-1")
    table = making("telephone-fake-1").give(MAKER, metal=1, technology=need - 1, tool=0)

    assert table.legal() == [ProduceFake(MAKER, 0, 1, need - 1, 0)]


@pytest.mark.clause("ERA-58")
def test_the_coal_of_a_fake_is_fixed() -> None:
    coal = cost_of("telephone-fake-1")["coal"]
    table = making("telephone-fake-1").give(MAKER, coal=coal - 1)

    refusal = table.refused(ProduceFake(MAKER, 0, free_of("telephone-fake-1"), 0, 0))

    assert refusal.clause == "ERA-52"
    assert (refusal.args["good"], refusal.args["have"], refusal.args["need"]) == ("era-good-coal", coal - 1, coal)


@pytest.mark.clause("ERA-58")
def test_a_fake_is_not_produced_without_naming_its_cubes() -> None:
    table = making("telephone-fake-1")

    refusal = table.refused(Produce(MAKER, 0))

    assert (refusal.clause, refusal.args) == ("ERA-58", {"card": "era-invention-telephone"})


@pytest.mark.clause("ERA-59")
@pytest.mark.parametrize("side", ["gold", "silver"])
@pytest.mark.parametrize("patented", [False, True])
def test_nobody_produces_the_fake_of_his_own_invention(side: str, patented: bool) -> None:
    table = making("telephone-fake-1", "camera-fake-1")
    table.developed("telephone", "gold", OWNER).developed("telephone", side, MAKER, patented)

    refusal = table.refused(ProduceFake(MAKER, 0, 1, 1, 1))

    assert (refusal.id, refusal.clause) == ("era-refusal-own-fake", "ERA-59")
    assert refusal.args == {"seat": MAKER, "card": "era-invention-telephone"}
    # The fake of an invention that is not his is as open as ever.
    table.act(a_mix(table, 1))


@pytest.mark.clause("ERA-59")
def test_an_inventor_may_produce_his_own_official_card() -> None:
    table = making(TELEPHONE).developed("telephone", "gold", MAKER).developed("telephone", "silver", MAKER)

    table.act(Produce(MAKER, 0))

    assert table.square(MAKER) == 3


@pytest.mark.clause("ERA-59")
def test_a_bonus_token_does_not_produce_an_own_fake_either() -> None:
    table = Table().show_cards("light-bulb", "telephone-fake-1").developed("telephone", "gold", MAKER)
    rich(table, MAKER).acting(MAKER, PRODUCE).act(Produce(MAKER, 0), Finish(MAKER))
    assert table.state.phase == BONUS_STEP

    refusal = table.refused(ProduceFake(MAKER, 1, 1, 1, 1))

    assert refusal.clause == "ERA-59"


# Royalties.


@pytest.mark.clause("ERA-60", "ERA-86")
@pytest.mark.parametrize("invention", BOX.invention_ids)
@pytest.mark.parametrize("number", [1, 2])
def test_an_official_card_pays_the_gold_owner_influence_and_the_silver_owner_coins(invention: str, number: int) -> None:
    table = making(f"{invention}-official-{number}")
    table.developed(invention, "gold", OWNER).developed(invention, "silver", OTHER)
    before = table.goods(OWNER), table.goods(OTHER)

    events = table.act(Produce(MAKER, 0))

    assert table.square(OWNER) == royalty(invention, "gold") and table.goods(OWNER) == before[0]
    assert table.goods(OTHER) == {**before[1], "coin": before[1]["coin"] + royalty(invention, "silver")}
    assert table.square(OTHER) == 0
    gold = table.space(invention, "gold")
    due = [(event.owner, event.seat, event.space) for event in events if isinstance(event, RoyaltyDue)]
    assert due == [(OWNER, MAKER, gold), (OTHER, MAKER, gold + 1)]


@pytest.mark.clause("ERA-60")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_only_the_owner_is_paid_whatever_the_number_of_players(seats: int) -> None:
    for owner in range(seats):
        for maker in range(seats):
            if maker == owner:
                continue
            table = rich(Table(seats), maker).show_cards("car-official-1").developed("car", "gold", owner)
            table.acting(maker, PRODUCE)

            table.act(Produce(maker, 0))

            expected = [0] * seats
            expected[owner] = royalty("car", "gold")
            assert [int(mat.points[BY_ROYALTIES]) for mat in table.state.mats] == expected


@pytest.mark.clause("ERA-60")
def test_a_card_of_another_invention_pays_nothing() -> None:
    table = making(TELEPHONE).developed("camera", "gold", OWNER).developed("camera", "silver", OTHER)
    before = table.goods(OTHER)

    table.act(Produce(MAKER, 0))

    assert table.square(OWNER) == 0 and table.goods(OTHER) == before


@pytest.mark.clause("ERA-60")
def test_a_card_produced_with_a_bonus_token_pays_as_well() -> None:
    table = rich(Table(), MAKER).show_cards("light-bulb", TELEPHONE).developed("telephone", "gold", OWNER)
    table.acting(MAKER, PRODUCE).act(Produce(MAKER, 0), Finish(MAKER))

    table.act(Produce(MAKER, 1))

    assert table.square(OWNER) == royalty("telephone", "gold")


@pytest.mark.clause("ERA-60")
def test_every_card_pays_on_its_own() -> None:
    table = making("car-official-1", "car-official-2").developed("car", "gold", OWNER).developed("car", "silver", OWNER)
    coins = table.goods(OWNER)["coin"]

    table.act(Produce(MAKER, 0), Produce(MAKER, 1))

    assert table.square(OWNER) == 2 * royalty("car", "gold")
    assert table.goods(OWNER)["coin"] == coins + 2 * royalty("car", "silver")


@pytest.mark.clause("ERA-61")
@pytest.mark.parametrize("silver_owner", [OWNER, OTHER])
def test_gold_and_silver_are_paid_apart_even_to_one_owner(silver_owner: int) -> None:
    table = making("car-official-1").developed("car", "gold", OWNER).developed("car", "silver", silver_owner)
    coins = table.goods(silver_owner)["coin"]

    table.act(Produce(MAKER, 0))

    assert table.square(OWNER) == royalty("car", "gold")
    assert table.goods(silver_owner)["coin"] == coins + royalty("car", "silver")


@pytest.mark.clause("ERA-61")
def test_gold_alone_is_paid_while_the_silver_space_is_free() -> None:
    table = making("car-official-1").developed("car", "gold", OWNER)
    coins = [table.goods(seat)["coin"] for seat in range(4)]

    table.act(Produce(MAKER, 0))

    assert table.square(OWNER) == royalty("car", "gold")
    assert [table.goods(seat)["coin"] for seat in range(4)] == coins


@pytest.mark.clause("ERA-62")
@pytest.mark.parametrize("gold", [MAKER, OWNER])
@pytest.mark.parametrize("silver", [MAKER, OWNER, None])
@pytest.mark.parametrize("patented", [False, True])
def test_the_producer_gets_nothing_from_his_own_space_but_others_are_paid(
    gold: int, silver: int | None, patented: bool
) -> None:
    table = making("car-official-1").on_square(MAKER, 100).developed("car", "gold", gold, patented)
    if silver is not None:
        table.developed("car", "silver", silver, patented)
    coins = table.goods(OWNER)["coin"]

    table.act(Produce(MAKER, 0))

    card_coins, _, influence = profit_of("car-official-1")
    assert (table.goods(MAKER)["coin"], table.square(MAKER)) == (card_coins, 100 + influence)
    assert table.square(OWNER) == (royalty("car", "gold") if gold == OWNER else 0)
    assert table.goods(OWNER)["coin"] == coins + (royalty("car", "silver") if silver == OWNER else 0)


@pytest.mark.clause("ERA-63")
@pytest.mark.parametrize("gold_patent", [False, True])
@pytest.mark.parametrize("silver_patent", [False, True])
@pytest.mark.parametrize("silver_owner", [OWNER, OTHER])
def test_a_fake_pays_only_where_a_patent_lies(gold_patent: bool, silver_patent: bool, silver_owner: int) -> None:
    table = making("car-fake-1").developed("car", "gold", OWNER, gold_patent)
    table.developed("car", "silver", silver_owner, silver_patent)
    coins = table.goods(silver_owner)["coin"]

    events = table.act(a_mix(table, 0))

    assert table.square(OWNER) == (royalty("car", "gold") if gold_patent else 0)
    assert table.goods(silver_owner)["coin"] == coins + (royalty("car", "silver") if silver_patent else 0)
    assert sum(isinstance(event, RoyaltyDue) for event in events) == gold_patent + silver_patent


@pytest.mark.clause("ERA-63")
def test_the_patent_of_another_invention_does_not_protect_against_a_fake() -> None:
    table = making("car-fake-1").developed("car", "gold", OWNER).developed("camera", "gold", OWNER, patented=True)

    table.act(a_mix(table, 0))

    assert table.square(OWNER) == 0


@pytest.mark.clause("ERA-63")
def test_a_patent_does_not_raise_the_royalty_of_an_official_card() -> None:
    table = making("car-official-1").developed("car", "gold", OWNER, patented=True)

    table.act(Produce(MAKER, 0))

    assert table.square(OWNER) == royalty("car", "gold")


@pytest.mark.clause("ERA-64")
def test_royalties_come_from_the_supply_and_the_producer_loses_nothing() -> None:
    def spent(owned: bool) -> tuple[dict[str, int], int, int]:
        table = making("car-official-1", table=Table(options={"supply": "box"})).give(MAKER, coin=5)
        if owned:
            table.developed("car", "gold", OWNER).developed("car", "silver", OTHER)
        supply = int(table.state.supply[COIN])
        table.act(Produce(MAKER, 0))
        return table.goods(MAKER), table.square(MAKER), supply - int(table.state.supply[COIN])

    goods, square, from_supply = spent(owned=True)

    assert (goods, square) == spent(owned=False)[:2]
    assert goods["coin"] == 5
    assert from_supply == royalty("car", "silver")


@pytest.mark.clause("ERA-64")
def test_a_producer_without_a_coin_or_a_point_still_has_royalties_paid() -> None:
    table = making("telephone-official-2").developed("telephone", "gold", OWNER).developed("telephone", "silver", OTHER)
    coins = table.goods(OTHER)["coin"]
    assert table.goods(MAKER)["coin"] == 0 and table.square(MAKER) == 0

    table.act(Produce(MAKER, 0))

    assert table.square(OWNER) == royalty("telephone", "gold")
    assert table.goods(OTHER)["coin"] == coins + royalty("telephone", "silver")


@pytest.mark.clause("ERA-65")
@pytest.mark.parametrize(("square", "symbol"), [(6, "tool"), (7, "metal"), (9, "coin"), (11, "wood")])
def test_royalty_influence_moves_at_once_but_gives_no_symbol(square: int, symbol: str) -> None:
    table = making(TELEPHONE).developed("telephone", "gold", OWNER)
    table.on_square(OWNER, square - royalty("telephone", "gold"))
    before = table.goods(OWNER)

    events = table.act(Produce(MAKER, 0))

    assert table.square(OWNER) == square
    assert table.goods(OWNER) == before
    moves = [(e.seat, e.square) for e in events if isinstance(e, InfluenceGained) and e.seat == OWNER]
    assert moves == [(OWNER, square)]
    assert not any(isinstance(event, Gained) and event.seat == OWNER for event in events)
    # Nor is it made good when his own turn comes.
    table.act(Finish(MAKER))
    assert table.state.turn == OWNER and table.goods(OWNER)[symbol] == before[symbol]


@pytest.mark.clause("ERA-65")
@pytest.mark.parametrize(("square", "symbol"), [(6, "tool"), (7, "metal"), (9, "coin"), (11, "wood")])
def test_by_option_royalty_influence_gives_symbols(square: int, symbol: str) -> None:
    table = making(TELEPHONE, table=Table(options={"royalty-symbols": "yes"})).developed("telephone", "gold", OWNER)
    table.on_square(OWNER, square - royalty("telephone", "gold"))
    before = table.goods(OWNER)

    table.act(Produce(MAKER, 0))

    assert table.goods(OWNER) == {**before, symbol: before[symbol] + 1}


@pytest.mark.clause("ERA-65")
def test_the_producer_still_gets_the_symbol_of_his_own_profit() -> None:
    table = making(TELEPHONE).developed("telephone", "gold", OWNER).on_square(MAKER, 4)

    table.act(Produce(MAKER, 0))

    # 4 + 3 = 7, metal: one paid, one gained.
    assert table.square(MAKER) == 7 and table.goods(MAKER)["metal"] == 20


# Coming back.


def end_round(table: Table) -> None:
    """The follower, alone with a token in the area of factory production, takes it back."""
    follower = (MAKER + 1) % len(table.state.mats)
    table.act(Finish(MAKER), Withdraw(follower, FACTORIES))


@pytest.mark.clause("ERA-66")
def test_a_card_left_on_the_display_is_produced_in_a_later_round() -> None:
    table = making(TELEPHONE, CASH_REGISTER, "light-bulb")
    table.state.deck = vec[i64]([card_number("light-bulb")] * 5)
    table.act(Produce(MAKER, 2))

    end_round(table)

    # Both slid to the end of the path; they wait there for whoever comes first.
    assert shown(table)[5:] == [TELEPHONE, CASH_REGISTER]
    assert table.state.round == 2
    rich(table, OTHER).acting(OTHER, PRODUCE)
    table.act(Produce(OTHER, 5), Produce(OTHER, 6))
    assert discarded(table)[-2:] == [TELEPHONE, CASH_REGISTER]


@pytest.mark.clause("ERA-66")
@pytest.mark.parametrize("id", [TELEPHONE, "light-bulb"])
def test_a_produced_card_comes_back_through_the_reshuffled_discards(id: str) -> None:
    table = making(id)
    table.state.deck = vec[i64]()
    table.state.discards = vec[i64]()
    table.act(Produce(MAKER, 0))
    assert discarded(table) == [id]

    end_round(table)

    assert shown(table) == [id] + [None] * 6
    rich(table, OTHER).acting(OTHER, PRODUCE).act(Produce(OTHER, 0))
    assert discarded(table) == [id]


@pytest.mark.clause("ERA-51")
def test_a_bonus_token_produces_a_fourth_card_and_only_one() -> None:
    table = rich(Table(), MAKER).show_cards(*["light-bulb"] * 6).acting(MAKER, PRODUCE)
    table.act(Produce(MAKER, 0), Produce(MAKER, 1), Produce(MAKER, 2), Finish(MAKER))
    assert Pass(MAKER) in table.legal()

    table.act(Produce(MAKER, 3))

    assert shown(table).count("light-bulb") == 2
    assert table.state.phase == CHOOSING and table.state.turn == MAKER + 1
