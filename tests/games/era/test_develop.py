"""Area 6, first half: develop inventions."""

from importlib.resources import files

import pytest

from menlo.games.era.actions import Develop, Finish, Produce, ProduceFake, Register, Resolve, Withdraw
from menlo.games.era.box import NONE
from menlo.games.era.events import InfluenceGained, InventionDeveloped, Paid
from menlo.games.era.game import make
from menlo.games.era.goods import COG
from menlo.games.era.state import BONUS_STEP, BY_DEVELOPING, CHOOSING
from tests.games.era.table import DEVELOP, ERA, FACTORIES, PRODUCE, Table

BOX = ERA.box
SPACES = [(invention, side) for invention in BOX.invention_ids for side in ("gold", "silver")]

ME, NEXT, OTHER = 1, 2, 3


def developing(table: Table | None = None, square: int = 100, **goods: int) -> Table:
    """ME has begun the action with just these goods, by default on a square beyond all symbols."""
    table = table if table is not None else Table()
    table.strip(ME).give(ME, **{"bonus": 0, **goods}).on_square(ME, square)
    return table.acting(ME, DEVELOP)


def cost(table: Table, invention: str, side: str) -> int:
    return int(BOX.dev_cogs[table.space(invention, side)])


def develop(table: Table, invention: str, side: str, seat: int = ME) -> Develop:
    return Develop(seat, table.space(invention, side))


def cards_of(invention: str) -> list[int]:
    number = BOX.invention_ids.index(invention)
    return [card for card in range(len(BOX.card_ids)) if BOX.card_invention[card] == number]


def cards_in_play(table: Table) -> list[int]:
    s = table.state
    return [int(card) for pile in (s.cards, s.deck, s.discards) for card in pile if card != NONE]


def end_round(table: Table) -> None:
    """The follower, alone with a token in the area of factory production, takes it back."""
    table.act(Finish(ME), Withdraw(NEXT, FACTORIES))


# One of the two.


@pytest.mark.clause("ERA-76")
def test_both_halves_are_open_at_the_start_of_the_action() -> None:
    table = developing(coin=9, cog=9)

    assert table.kinds() == {"develop", "register"}


@pytest.mark.clause("ERA-76")
def test_whoever_developed_cannot_register_in_the_same_action() -> None:
    table = developing(coin=9, cog=9)

    table.act(develop(table, "sewing-machine", "gold"))

    assert table.refused(Register(ME, table.space("sewing-machine", "gold"))).clause == "ERA-76"
    assert table.refused(Register(ME, -1)).clause == "ERA-76"
    assert table.kinds() == {"develop", "finish"}


@pytest.mark.clause("ERA-76")
def test_whoever_registered_cannot_develop_in_the_same_action() -> None:
    table = developing(coin=9, cog=9)

    table.act(Register(ME, -1))

    assert table.refused(develop(table, "sewing-machine", "gold")).clause == "ERA-76"
    assert table.kinds() == {"register", "finish"}


@pytest.mark.clause("ERA-76")
def test_a_bonus_token_registers_after_developing() -> None:
    table = developing(coin=9, cog=9, bonus=1)
    table.act(develop(table, "sewing-machine", "gold"), Finish(ME))
    assert table.state.phase == BONUS_STEP

    table.act(Register(ME, table.space("sewing-machine", "gold")))

    assert int(table.state.patented[table.space("sewing-machine", "gold")]) == 1
    assert table.goods(ME)["bonus"] == 0


@pytest.mark.clause("ERA-76")
def test_a_bonus_token_develops_after_registering() -> None:
    table = developing(coin=9, cog=9, bonus=1)
    table.act(Register(ME, -1), Register(ME, -1), Finish(ME))
    assert table.state.phase == BONUS_STEP

    table.act(develop(table, "sewing-machine", "gold"))

    assert int(table.state.owners[table.space("sewing-machine", "gold")]) == ME


# Seven cogs.


@pytest.mark.clause("ERA-77")
@pytest.mark.parametrize("cogs", [7, 8, 20])
def test_seven_cogs_may_be_spent_and_no_more(cogs: int) -> None:
    table = developing(cog=cogs)

    # Stated costs: 4 + 3 = 7.
    table.act(develop(table, "steam-locomotive", "gold"), develop(table, "car", "gold"))

    assert table.goods(ME)["cog"] == cogs - 7
    refusal = table.refused(develop(table, "sewing-machine", "gold"))
    assert (refusal.clause, refusal.args) == ("ERA-77", {"most": 7, "spent": 7, "need": 1})
    assert table.legal() == [Finish(ME)]


@pytest.mark.clause("ERA-77")
def test_an_invention_that_would_go_beyond_seven_is_refused_while_a_cheaper_one_is_not() -> None:
    table = developing(cog=20)
    table.act(develop(table, "steam-locomotive", "gold"), develop(table, "sewing-machine", "gold"))

    refusal = table.refused(develop(table, "car", "gold"))

    assert (refusal.clause, refusal.args) == ("ERA-77", {"most": 7, "spent": 5, "need": 3})
    offered = {action.space for action in table.legal() if isinstance(action, Develop)}
    assert offered and all(BOX.dev_cogs[space] <= 2 for space in offered)


@pytest.mark.clause("ERA-77")
def test_the_number_of_inventions_is_limited_by_the_cogs_alone() -> None:
    table = developing(cog=20)
    done = 0

    while offered := [action for action in table.legal() if isinstance(action, Develop)]:
        table.act(min(offered, key=lambda action: int(BOX.dev_cogs[action.space])))
        done += 1

    # More steps than any other area allows; every space that is still open costs more than is left of the seven cogs.
    assert done > 5
    left = 7 - (20 - table.goods(ME)["cog"])
    owners = [int(owner) for owner in table.state.owners]
    still_open = [
        space for space in range(18) if owners[space] == NONE and (space % 2 == 0 or owners[space - 1] != NONE)
    ]
    assert left >= 0 and all(int(BOX.dev_cogs[space]) > left for space in still_open)


@pytest.mark.clause("ERA-77")
def test_the_next_player_has_seven_cogs_of_his_own() -> None:
    table = Table().give(ME, cog=7, bonus=0).give(NEXT, cog=7, bonus=0)
    table.acting(ME, DEVELOP, others={NEXT: [DEVELOP]})
    table.act(develop(table, "steam-locomotive", "gold"), develop(table, "car", "gold"), Finish(ME))

    table.act(Resolve(NEXT, DEVELOP))
    table.act(develop(table, "airplane", "gold", NEXT), develop(table, "sewing-machine", "gold", NEXT))

    assert table.goods(NEXT)["cog"] == 7 - cost(table, "airplane", "gold") - 1


@pytest.mark.clause("ERA-77")
def test_a_bonus_token_develops_beyond_the_seven_cogs() -> None:
    table = developing(cog=20, bonus=1)
    table.act(develop(table, "steam-locomotive", "gold"), develop(table, "car", "gold"), Finish(ME))

    table.act(develop(table, "airplane", "gold"))

    assert table.goods(ME)["cog"] == 20 - 7 - cost(table, "airplane", "gold")
    assert table.state.phase == CHOOSING and table.state.turn == NEXT


# Which space.


@pytest.mark.clause("ERA-78", "ERA-80")
def test_at_first_every_gold_space_is_open_and_no_silver_one() -> None:
    table = developing(cog=7)

    offered = {action.space for action in table.legal() if isinstance(action, Develop)}

    assert offered == {table.space(invention, "gold") for invention in BOX.invention_ids}


@pytest.mark.clause("ERA-78")
@pytest.mark.parametrize("invention", BOX.invention_ids)
def test_any_invention_may_be_the_first_one(invention: str) -> None:
    table = developing(cog=7)

    table.act(develop(table, invention, "gold"))

    assert int(table.state.owners[table.space(invention, "gold")]) == ME


@pytest.mark.clause("ERA-79")
@pytest.mark.parametrize("side", ["gold", "silver"])
@pytest.mark.parametrize("owner", [ME, OTHER])
def test_a_space_is_developed_once(side: str, owner: int) -> None:
    table = developing(cog=7).developed("car", "gold", OTHER).developed("car", side, owner)

    refusal = table.refused(develop(table, "car", side))

    assert (refusal.id, refusal.clause) == ("era-refusal-developed", "ERA-79")
    assert refusal.args == {"invention": "era-invention-car", "owner": owner}


@pytest.mark.clause("ERA-79")
def test_what_was_developed_a_moment_ago_is_taken() -> None:
    table = Table().give(ME, cog=7, bonus=0).give(NEXT, cog=7, bonus=0)
    table.acting(ME, DEVELOP, others={NEXT: [DEVELOP]})
    table.act(develop(table, "car", "gold"))
    assert table.refused(develop(table, "car", "gold")).clause == "ERA-79"

    table.act(Finish(ME), Resolve(NEXT, DEVELOP))

    assert table.refused(develop(table, "car", "gold", NEXT)).args["owner"] == ME


@pytest.mark.clause("ERA-80")
@pytest.mark.parametrize("invention", BOX.invention_ids)
def test_the_silver_space_waits_for_the_gold_one(invention: str) -> None:
    table = developing(cog=7)

    refusal = table.refused(develop(table, invention, "silver"))

    assert (refusal.id, refusal.clause) == ("era-refusal-gold-first", "ERA-80")
    assert refusal.args == {"invention": f"era-invention-{invention}"}


@pytest.mark.clause("ERA-80")
@pytest.mark.parametrize("inventor", [ME, OTHER])
def test_the_silver_space_is_open_whoever_developed_the_gold_one(inventor: int) -> None:
    table = developing(cog=7).developed("car", "gold", inventor)

    table.act(develop(table, "car", "silver"))

    assert int(table.state.owners[table.space("car", "silver")]) == ME
    assert int(table.state.owners[table.space("car", "gold")]) == inventor
    # The gold space of one invention opens no other.
    assert table.refused(develop(table, "camera", "silver")).clause == "ERA-80"


@pytest.mark.clause("ERA-81")
@pytest.mark.parametrize("invention", BOX.invention_ids)
def test_gold_and_silver_in_one_action_gold_first_within_seven_cogs(invention: str) -> None:
    table = developing(cog=20)
    gold, silver = cost(table, invention, "gold"), cost(table, invention, "silver")
    assert table.refused(develop(table, invention, "silver")).clause == "ERA-80"

    table.act(develop(table, invention, "gold"))

    if gold + silver <= 7:
        table.act(develop(table, invention, "silver"))
        owners = [int(table.state.owners[table.space(invention, side)]) for side in ("gold", "silver")]
        assert owners == [ME, ME]
        assert table.goods(ME)["cog"] == 20 - gold - silver
    else:
        assert table.refused(develop(table, invention, "silver")).clause == "ERA-77"


# What it costs and brings.


@pytest.mark.clause("ERA-82")
@pytest.mark.parametrize(("invention", "cogs"), [("sewing-machine", 1), ("car", 3), ("steam-locomotive", 4)])
def test_the_stated_costs(invention: str, cogs: int) -> None:
    table = developing(cog=cogs)

    table.act(develop(table, invention, "gold"))

    assert table.goods(ME)["cog"] == 0


@pytest.mark.clause("ERA-82")
@pytest.mark.parametrize(("invention", "side"), SPACES)
def test_the_blue_number_is_paid_in_full_to_the_supply(invention: str, side: str) -> None:
    table = Table(options={"supply": "box"})
    if side == "silver":
        table.developed(invention, "gold", OTHER)
    need = cost(table, invention, side)
    developing(table, cog=need)
    left = int(table.state.supply[COG])

    events = table.act(develop(table, invention, side))

    assert table.goods(ME)["cog"] == 0
    assert int(table.state.supply[COG]) == left + need
    paid = [(event.seat, event.good, event.amount) for event in events if isinstance(event, Paid)]
    assert paid == [(ME, COG, need)]


@pytest.mark.clause("ERA-82")
@pytest.mark.parametrize(("invention", "side"), SPACES)
def test_with_one_cog_too_few_nothing_is_developed(invention: str, side: str) -> None:
    table = developing(cog=7, coin=9)
    if side == "silver":
        table.developed(invention, "gold", OTHER)
    need = cost(table, invention, side)
    table.give(ME, cog=need - 1)

    refusal = table.refused(develop(table, invention, side))

    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-82")
    expected = {"good": "era-good-cog", "have": need - 1, "need": need, "what": f"era-invention-{invention}"}
    assert refusal.args == {"seat": ME, **expected}


@pytest.mark.clause("ERA-83")
@pytest.mark.parametrize(("invention", "side"), SPACES)
def test_a_marker_is_put_down_and_the_left_number_gained(invention: str, side: str) -> None:
    table = developing(cog=7)
    if side == "silver":
        table.developed(invention, "gold", OTHER)
    space = table.space(invention, side)
    influence = int(BOX.dev_influence[space])

    events = table.act(Develop(ME, space))

    assert int(table.state.owners[space]) == ME and int(table.state.patented[space]) == 0
    assert int(table.state.mats[ME].markers) == 15 - 1
    assert table.square(ME) == 100 + influence
    assert [event.space for event in events if isinstance(event, InventionDeveloped)] == [space]
    gained = [(event.seat, event.amount, event.source) for event in events if isinstance(event, InfluenceGained)]
    assert gained == [(ME, influence, BY_DEVELOPING)]


@pytest.mark.clause("ERA-83")
@pytest.mark.parametrize(("square", "symbol"), [(6, "tool"), (7, "metal"), (9, "coin"), (11, "wood")])
def test_the_influence_of_a_development_may_end_on_a_symbol(square: int, symbol: str) -> None:
    # Stated: the sewing machine gives 1.
    table = developing(square=square - 1, cog=1)

    table.act(develop(table, "sewing-machine", "gold"))

    assert table.square(ME) == square
    assert {name: amount for name, amount in table.goods(ME).items() if amount} == {symbol: 1}


@pytest.mark.clause("ERA-83")
def test_every_development_moves_the_pawn_on_its_own() -> None:
    table = developing(square=0, cog=20)

    events = table.act(develop(table, "steam-locomotive", "gold"), develop(table, "car", "gold"))

    first = int(BOX.dev_influence[table.space("steam-locomotive", "gold")])
    second = int(BOX.dev_influence[table.space("car", "gold")])
    assert [event.square for event in events if isinstance(event, InfluenceGained)] == [first, first + second]


# The cards.


@pytest.mark.clause("ERA-84")
@pytest.mark.parametrize("invention", BOX.invention_ids)
def test_the_three_cards_wait_beside_the_deck_until_the_round_ends(invention: str) -> None:
    table = developing(cog=7)
    three = cards_of(invention)
    before = cards_in_play(table)
    assert len(three) == 3

    table.act(develop(table, invention, "gold"))

    assert [int(card) for card in table.state.news] == three
    assert cards_in_play(table) == before
    # Face up: everyone sees them.
    assert ERA.view(table.state, OTHER)["news"] == [BOX.card_ids[card] for card in three]


@pytest.mark.clause("ERA-84")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_new_cards_come_into_play_at_the_end_of_the_round(seats: int) -> None:
    table = developing(Table(seats), cog=7)
    waiting = sorted([*table.state.deck, *table.state.discards])
    table.act(develop(table, "car", "gold"), develop(table, "camera", "gold"))

    end_round(table)

    # All start cards on the display left the game; the rest and the six new ones are deck and display.
    assert len(table.state.news) == 0
    assert sorted(cards_in_play(table)) == sorted([*waiting, *cards_of("car"), *cards_of("camera")])
    assert table.state.round == 2 and NONE not in [int(card) for card in table.state.cards]


@pytest.mark.clause("ERA-84")
def test_a_later_player_cannot_produce_the_new_cards_in_the_same_round() -> None:
    table = Table().give(NEXT, metal=9, technology=9, tool=9, coal=9, bonus=1).give(ME, cog=7, bonus=0)
    table.acting(ME, DEVELOP, others={NEXT: [PRODUCE]})
    display = [int(card) for card in table.state.cards]
    table.act(develop(table, "sewing-machine", "gold"), Finish(ME))

    table.act(Resolve(NEXT, PRODUCE))

    assert [int(card) for card in table.state.cards] == display
    assert not any(isinstance(action, ProduceFake) for action in table.legal())
    offered = [action.space for action in table.legal() if isinstance(action, Produce)]
    assert all(BOX.card_invention[display[space]] == NONE for space in offered)


@pytest.mark.clause("ERA-84")
def test_the_cards_of_each_invention_come_only_once() -> None:
    table = developing(cog=7)
    table.act(develop(table, "car", "gold"), develop(table, "car", "silver"))

    end_round(table)

    assert sorted(card for card in cards_in_play(table) if card in cards_of("car")) == cards_of("car")


@pytest.mark.clause("ERA-85")
@pytest.mark.parametrize("invention", BOX.invention_ids)
def test_a_silver_space_brings_no_cards(invention: str) -> None:
    table = developing(cog=7).developed(invention, "gold", OTHER)
    waiting = sorted([*table.state.deck, *table.state.discards])

    table.act(develop(table, invention, "silver"))

    assert len(table.state.news) == 0
    end_round(table)
    assert sorted(cards_in_play(table)) == waiting


# The royalty.


@pytest.mark.clause("ERA-86")
@pytest.mark.parametrize("invention", BOX.invention_ids)
def test_the_right_number_is_paid_in_influence_on_gold_and_in_coins_on_silver(invention: str) -> None:
    table = Table().give(ME, cog=20, bonus=0).on_square(ME, 100)
    table.give(NEXT, metal=9, technology=9, tool=9, coal=9).show_cards(f"{invention}-official-1")
    table.developed(invention, "gold", OTHER).acting(ME, DEVELOP, others={NEXT: [PRODUCE]})
    table.act(develop(table, invention, "silver"), Finish(ME))
    square, coins = table.square(ME), table.goods(ME)["coin"]
    other_coins = table.goods(OTHER)["coin"]

    table.act(Resolve(NEXT, PRODUCE), Produce(NEXT, 0))

    gold, silver = (int(BOX.dev_royalty[table.space(invention, side)]) for side in ("gold", "silver"))
    assert (table.square(ME), table.goods(ME)["coin"]) == (square, coins + silver)
    assert (table.square(OTHER), table.goods(OTHER)["coin"]) == (gold, other_coins)


@pytest.mark.clause("ERA-86")
def test_each_space_pays_its_own_right_number() -> None:
    # In the reconstructed pack both numbers of an invention happen to be equal, so one that differs is needed.
    text = files("menlo.games.era").joinpath("pack.toml").read_text("utf-8")
    silver = "silver = { cogs = 2, influence = 2, royalty = 2,"
    assert text.count(silver) == 1
    unequal = make(text.replace(silver, "silver = { cogs = 2, influence = 2, royalty = 7,"))
    table = Table(game=unequal).give(NEXT, metal=9, technology=9, tool=9, coal=9).show_cards("car-official-1")
    table.developed("car", "gold", ME).developed("car", "silver", OTHER).acting(NEXT, PRODUCE)
    coins = table.goods(OTHER)["coin"]

    table.act(Produce(NEXT, 0))

    assert table.square(ME) == int(BOX.dev_royalty[table.space("car", "gold")]) != 7
    assert table.goods(OTHER)["coin"] == coins + 7


@pytest.mark.clause("ERA-86")
def test_the_sewing_machine_pays_the_stated_royalty_of_one_point() -> None:
    table = Table().give(NEXT, metal=9, technology=9, tool=9, coal=9).show_cards("sewing-machine-official-1")
    table.developed("sewing-machine", "gold", OTHER).acting(NEXT, PRODUCE)

    table.act(Produce(NEXT, 0))

    assert table.square(OTHER) == 1


@pytest.mark.clause("ERA-82")
def test_without_a_cog_and_a_coin_the_token_can_only_be_withdrawn() -> None:
    table = Table().strip(ME).turn(ME, DEVELOP)

    assert table.legal() == [Withdraw(ME, DEVELOP)]
    assert table.refused(Resolve(ME, DEVELOP)).clause == "ERA-30"
