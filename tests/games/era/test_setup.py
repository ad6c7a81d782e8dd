"""Setting the table up, and what of it is open to all."""

from collections import Counter
from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import COG_FOR_COINS, BuyBonus, Develop, Finish, Place, Produce, Register, Resolve, Trade
from menlo.games.era.box import FAKE, OFFICIAL, START
from menlo.games.era.events import SymbolReached
from menlo.games.era.goods import COAL, GOOD_NAMES
from menlo.games.era.state import PLACING
from menlo.games.era.view import view
from menlo.kernel.errors import BadSetup
from menlo.kernel.game import SPECTATOR
from menlo.kernel.rng import seeded
from tests.games.era.table import DEVELOP, ERA, FACTORIES, MARKET, PRODUCE, Table

EVERY_SIZE = pytest.mark.parametrize("seats", [3, 4, 5])


def numbers(items: Iterable[int]) -> list[int]:
    return [int(item) for item in items]


# Players and what each of them gets.


@pytest.mark.clause("ERA-01")
@EVERY_SIZE
def test_three_to_five_play_each_with_a_mat_of_his_own(seats: int) -> None:
    table = Table(seats).strip(0)

    assert len(table.state.mats) == seats
    # What one has is not what another has.
    assert table.goods(0)["coal"] == 0
    assert all(table.goods(seat)["coal"] == 3 for seat in range(1, seats))


@pytest.mark.clause("ERA-01")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"not {seats}"):
        ERA.setup(seats, 1)


@pytest.mark.clause("ERA-02")
@pytest.mark.parametrize(("seats", "tokens"), [(3, 3), (4, 2), (5, 2)])
def test_three_action_tokens_each_for_three_players_else_two(seats: int, tokens: int) -> None:
    table = Table(seats)

    placed: Counter[int] = Counter()
    while table.state.phase == PLACING:
        placed[int(table.state.turn)] += 1
        table.act(table.legal()[0])

    assert placed == dict.fromkeys(range(seats), tokens)


@pytest.mark.clause("ERA-03", "ERA-04")
@pytest.mark.parametrize(("seats", "bonus"), [(3, 3), (4, 5), (5, 1)])
def test_everyone_starts_with_the_same_goods_and_bonus_tokens(seats: int, bonus: int) -> None:
    table = Table(seats)

    stock = {"coin": 2, "wood": 1, "metal": 1, "technology": 1, "tool": 1, "coal": 3, "cog": 1, "bonus": bonus}
    assert [table.goods(seat) for seat in range(seats)] == [stock] * seats


@pytest.mark.clause("ERA-04")
@pytest.mark.parametrize(("seats", "left"), [(3, 11), (4, 0), (5, 15)])
def test_the_rest_of_the_twenty_bonus_tokens_is_the_supply(seats: int, left: int) -> None:
    table = Table(seats)

    assert view(table.state, 0)["supply"]["bonus"] == left


@pytest.mark.clause("ERA-04")
def test_four_players_find_no_bonus_token_to_buy_at_first() -> None:
    table = Table(4).give(0, coin=2).acting(0, MARKET)

    assert table.refused(BuyBonus(0)).id == "era-refusal-no-bonus-left"


@pytest.mark.clause("ERA-05")
@EVERY_SIZE
def test_everyone_has_fifteen_invention_markers(seats: int) -> None:
    table = Table(seats)

    assert [int(mat.markers) for mat in table.state.mats] == [15] * seats


@pytest.mark.clause("ERA-06")
@EVERY_SIZE
def test_patent_markers_start_below_the_first_square(seats: int) -> None:
    table = Table(seats)

    assert [int(mat.patents) for mat in table.state.mats] == [0] * seats


@pytest.mark.clause("ERA-06")
@pytest.mark.example("EX-5")
def test_the_first_patent_is_the_first_square_and_the_second_the_next() -> None:
    brown, orange = 1, 2
    table = Table().give(brown, coin=3, bonus=0).give(orange, coin=3, bonus=0)
    table.turn(brown, DEVELOP, others={orange: [DEVELOP], 3: [FACTORIES]})

    table.act(Resolve(brown, DEVELOP), Register(brown, -1), Finish(brown))
    table.act(Resolve(orange, DEVELOP), Register(orange, -1), Register(orange, -1), Finish(orange))

    assert (table.goods(brown)["coin"], table.square(brown), table.state.mats[brown].patents) == (2, 1, 1)
    assert (table.goods(orange)["coin"], table.square(orange), table.state.mats[orange].patents) == (0, 2, 2)


@pytest.mark.clause("ERA-07")
@EVERY_SIZE
def test_everyone_owns_just_his_start_factory_which_makes_one_wood(seats: int) -> None:
    table = Table(seats)
    owned = [mat["factories"] for mat in view(table.state, 0)["mats"]]

    table.acting(seats - 1, FACTORIES)

    assert owned == [[{"factory": "start-factory", "count": 1}]] * seats
    assert table.goods(seats - 1)["wood"] == 2


# Cards and cubes on the board.


@pytest.mark.clause("ERA-08")
@EVERY_SIZE
def test_start_factories_of_absent_colours_are_nowhere(seats: int) -> None:
    table = Table(seats)
    state, start = table.state, table.factory("start-factory")

    assert sum(int(mat.factories[start]) for mat in state.mats) == seats
    assert start not in numbers(state.factories) + numbers(state.factory_deck) + numbers(state.factory_discards)


@pytest.mark.clause("ERA-09")
@EVERY_SIZE
def test_five_of_the_other_24_factories_lie_open_and_the_rest_is_the_deck(seats: int) -> None:
    state = Table(seats).state
    display, deck = numbers(state.factories), numbers(state.factory_deck)

    assert (len(display), len(deck), len(state.factory_discards)) == (5, 19, 0)
    copies = {design: int(state.box.factory_copies[design]) for design in range(1, len(state.box.factory_ids))}
    assert Counter(display + deck) == copies


@pytest.mark.clause("ERA-09")
def test_any_factory_can_come_to_any_place() -> None:
    deals = [Table(seed=seed).state for seed in range(200)]

    designs = set(range(1, len(ERA.box.factory_ids)))
    for space in range(5):
        assert {int(deal.factories[space]) for deal in deals} == designs
    for place in (0, -1):
        assert {numbers(deal.factory_deck)[place] for deal in deals} == designs


@pytest.mark.clause("ERA-10")
@EVERY_SIZE
def test_seven_of_the_twelve_start_inventions_lie_open_and_five_are_the_deck(seats: int) -> None:
    state = Table(seats).state
    display, deck = numbers(state.cards), numbers(state.deck)

    assert (len(display), len(deck), len(state.discards)) == (7, 5, 0)
    starts = [card for card in range(len(state.box.card_ids)) if state.box.card_kind[card] == START]
    assert Counter(display + deck) == {card: int(state.box.card_copies[card]) for card in starts}


@pytest.mark.clause("ERA-10")
def test_any_start_invention_can_come_to_any_place() -> None:
    deals = [Table(seed=seed).state for seed in range(100)]

    designs = {card for card in range(len(ERA.box.card_ids)) if ERA.box.card_kind[card] == START}
    for space in range(7):
        assert {int(deal.cards[space]) for deal in deals} == designs
    for place in range(5):
        assert {int(deal.deck[place]) for deal in deals} == designs


@pytest.mark.clause("ERA-11")
@EVERY_SIZE
def test_the_27_inventions_are_not_yet_in_play(seats: int) -> None:
    state = Table(seats).state
    reserve = [card for card in range(len(state.box.card_ids)) if state.box.card_kind[card] != START]

    kinds = Counter((int(state.box.card_invention[card]), int(state.box.card_kind[card])) for card in reserve)
    assert kinds == {(invention, kind): 3 - kind for invention in range(9) for kind in (OFFICIAL, FAKE)}
    in_play = [*state.cards, *state.deck, *state.discards, *state.news]
    assert not set(reserve) & set(numbers(in_play))
    assert set(numbers(state.owners)) == {-1}


@pytest.mark.clause("ERA-11")
@pytest.mark.example("EX-2")
def test_developing_brings_an_inventions_three_cards_from_the_reserve() -> None:
    yellow = 3
    table = Table().strip(yellow).give(yellow, cog=1, bonus=0)
    table.turn(yellow, DEVELOP, others={0: [FACTORIES]}).give(0, bonus=0)
    cards = {"sewing-machine-official-1", "sewing-machine-official-2", "sewing-machine-fake-1"}

    table.act(Resolve(yellow, DEVELOP), Develop(yellow, table.space("sewing-machine", "gold")))

    assert (table.goods(yellow)["cog"], table.square(yellow)) == (0, 1)
    seen = view(table.state, yellow)
    assert (set(seen["news"]), len(seen["news"])) == (cards, 3)
    assert not cards & {*seen["cards"], *seen["deck"]["cards"]}
    # They come in with the next round.
    table.act(Finish(yellow), Resolve(0, FACTORIES))
    seen = view(table.state, yellow)
    assert (seen["round"], seen["news"]) == (2, [])
    assert cards <= {*seen["cards"], *seen["deck"]["cards"]}


@pytest.mark.clause("ERA-12")
@EVERY_SIZE
def test_coal_houses_get_three_cubes_and_all_else_two(seats: int) -> None:
    state = Table(seats).state
    coal = [int(good) == COAL for good in state.box.load_good]

    assert coal.count(True) == 2
    assert numbers(state.loads) == [3 if is_coal else 2 for is_coal in coal]


@pytest.mark.clause("ERA-13")
@EVERY_SIZE
def test_the_first_round_is_round_one(seats: int) -> None:
    state = Table(seats).state

    assert (int(state.round), int(state.phase)) == (1, PLACING)


@pytest.mark.clause("ERA-14")
@EVERY_SIZE
def test_all_pawns_start_on_square_zero(seats: int) -> None:
    table = Table(seats)

    assert [table.square(seat) for seat in range(seats)] == [0] * seats


@pytest.mark.clause("ERA-14")
def test_the_first_point_leads_to_square_one() -> None:
    table = Table().acting(0, DEVELOP)

    events = table.act(Register(0, -1))

    assert table.square(0) == 1
    assert not any(isinstance(event, SymbolReached) for event in events)


@pytest.mark.clause("ERA-15")
@EVERY_SIZE
def test_chance_names_a_start_player_who_places_first(seats: int) -> None:
    deals = [Table(seats, seed).state for seed in range(150)]

    assert all(deal.turn == deal.start for deal in deals)
    starts = Counter(int(deal.start) for deal in deals)
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 150 // seats // 2


@pytest.mark.clause("ERA-15")
def test_nobody_but_the_start_player_begins() -> None:
    table = Table()
    start = int(table.state.start)

    for seat in range(4):
        if seat != start:
            assert table.refused(Place(seat, 0)).args == {"seat": seat, "other": start}


# The general supply, by default; test_supply.py has the limited one.


@pytest.mark.clause("ERA-16")
@EVERY_SIZE
def test_only_bonus_tokens_are_limited(seats: int) -> None:
    supply = view(Table(seats).state, 0)["supply"]

    assert {name for name, left in supply.items() if left is not None} == {"bonus"}


@pytest.mark.clause("ERA-16")
def test_more_can_be_in_play_than_the_box_holds() -> None:
    table = Table()
    for seat in range(4):
        table.give(seat, **{name: 50 for name in GOOD_NAMES if name != "bonus"})
    table.own_factories(0, "start-factory", "small-coal-mine", "small-ironworks", "workshop", "savings-bank")
    table.give(0, bonus=0).turn(0, FACTORIES, MARKET, others={1: [MARKET, FACTORIES]})

    table.act(Resolve(0, FACTORIES), Resolve(1, MARKET), Trade(1, COG_FOR_COINS))

    assert table.goods(0) == {
        "coin": 51, "metal": 51, "technology": 50, "tool": 50, "coal": 52, "wood": 51, "cog": 51, "bonus": 0,
    }  # fmt: skip
    assert table.goods(1)["coin"] == 52


@pytest.mark.clause("ERA-16")
@EVERY_SIZE
def test_twenty_bonus_tokens_are_in_the_game_at_every_moment(seats: int) -> None:
    table, chance = Table(seats, seed=5), seeded(5)

    while table.legal():
        table.act(table.legal()[int(chance.below(len(table.legal())))])
        bought_or_held = sum(table.goods(seat)["bonus"] for seat in range(seats))
        assert bought_or_held + int(table.state.supply[GOOD_NAMES.index("bonus")]) == 20


# What can be seen.


@pytest.mark.clause("ERA-17")
@EVERY_SIZE
def test_all_seats_and_spectators_see_the_same(seats: int) -> None:
    table = Table(seats)

    seen = [dict(table.game.view(table.state, seat)) for seat in (*range(seats), SPECTATOR)]

    assert [sight.pop("seat") for sight in seen] == [*range(seats), SPECTATOR]
    assert all(sight == seen[0] for sight in seen)


@pytest.mark.clause("ERA-17")
def test_stocks_displays_and_discards_are_open() -> None:
    table = Table().give(2, metal=7, coal=1, technology=1).own_factories(2, "bank", "bank")
    table.show_cards("telephone-official-1", "light-bulb", "cash-register-official-1").show_factories(None, "sawmill")
    table.acting(2, PRODUCE).act(Produce(2, 2))
    table.state.factory_discards = vec[i64]([table.factory("toolshop")])

    seen = view(table.state, 0)

    assert seen["mats"][2]["goods"] == {**table.goods(2), "metal": 6, "coal": 0, "technology": 0}
    assert seen["mats"][2]["factories"] == [{"factory": "bank", "count": 2}]
    assert seen["cards"] == ["telephone-official-1", "light-bulb", None, None, None, None, None]
    assert seen["discards"] == ["cash-register-official-1"]
    assert seen["factories"] == [None, "sawmill", None, None, None]
    assert seen["factory_discards"] == ["toolshop"]


@pytest.mark.clause("ERA-17")
def test_decks_show_their_content_but_not_their_order() -> None:
    table = Table()
    state = table.state
    before = dict(table.game.view(state, 0))
    seen = view(state, 0)
    decks = (seen["deck"], seen["factory_deck"])

    state.deck = vec[i64](numbers(state.deck)[::-1])
    state.factory_deck = vec[i64](numbers(state.factory_deck)[::-1])
    state.rng = seeded(99)

    assert dict(table.game.view(state, 0)) == before
    assert [deck["count"] for deck in decks] == [5, 19]
    assert Counter(decks[0]["cards"]) == Counter(state.box.card_ids[card] for card in state.deck)
    assert Counter(decks[1]["cards"]) == Counter(state.box.factory_ids[factory] for factory in state.factory_deck)


@pytest.mark.clause("ERA-17")
def test_who_guesses_at_the_hidden_order_keeps_all_that_can_be_seen() -> None:
    table = Table()
    state = table.state

    samples = [table.game.determinize(state, 0, seeded(seed)) for seed in range(20)]

    assert all(table.game.view(sample, 0) == table.game.view(state, 0) for sample in samples)
    assert len({tuple(numbers(sample.deck)) for sample in samples}) > 10
    assert len({tuple(numbers(sample.factory_deck)) for sample in samples}) > 10
    assert all(sample.rng.dump() != state.rng.dump() for sample in samples)
