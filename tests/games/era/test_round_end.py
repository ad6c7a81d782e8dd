"""The end of a round and the preparation of the next one."""

from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import Develop, Finish, Pass, Place, Produce, Resolve, TakeCog, Withdraw
from menlo.games.era.events import (
    FACTORY_DECK,
    INVENTION_DECK,
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardRemoved,
    DeckShuffled,
    FactoryDiscarded,
    FactoryDrawn,
    FactoryMoved,
    LoadFilled,
    RoundBegan,
    RoundEnded,
)
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.state import BONUS_STEP, CHOOSING, PLACING
from menlo.kernel.events import Event
from tests.games.era.table import BUY, DEVELOP, FACTORIES, MARKET, PRODUCE, Table

# Ten official cards of inventions, in no particular order.
CARDS = [
    "cash-register-official-1",
    "car-official-1",
    "camera-official-1",
    "telephone-official-1",
    "airplane-official-1",
    "typewriter-official-1",
    "gramophone-official-1",
    "camera-official-2",
    "car-official-2",
    "airplane-official-2",
]
DESIGNS = ["sawmill", "bank", "workshop", "ironworks", "toolshop", "laboratory", "steelworks", "machine-works"]


def end_round(table: Table) -> list[Event]:
    """The last token of the round is taken back."""
    return table.turn(0, FACTORIES).act(Withdraw(0, FACTORIES))


def card(table: Table, id: str) -> int:
    return table.state.box.card_ids.index(id)


def piles(table: Table, deck: Sequence[str] = (), discards: Sequence[str] = (), news: Sequence[str] = ()) -> Table:
    """Set the piles of invention cards; the first card of the deck is drawn first."""
    table.state.deck = vec[i64]([card(table, id) for id in reversed(deck)])
    table.state.discards = vec[i64]([card(table, id) for id in discards])
    table.state.news = vec[i64]([card(table, id) for id in news])
    return table


def factory_piles(table: Table, deck: Sequence[str] = (), discards: Sequence[str] = ()) -> Table:
    table.state.factory_deck = vec[i64]([table.factory(id) for id in reversed(deck)])
    table.state.factory_discards = vec[i64]([table.factory(id) for id in discards])
    return table


def cards(table: Table, pile: vec[i64]) -> list[str | None]:
    """A display or pile of invention cards, by name."""
    return [None if item < 0 else table.state.box.card_ids[int(item)] for item in pile]


def factories(table: Table, pile: vec[i64]) -> list[str | None]:
    return [None if item < 0 else table.state.box.factory_ids[int(item)] for item in pile]


def shuffles(events: list[Event], deck: int) -> list[int]:
    """How many cards each shuffle of a deck had."""
    return [event.count for event in events if isinstance(event, DeckShuffled) and event.deck == deck]


# When a round ends.


@pytest.mark.clause("ERA-110")
@pytest.mark.parametrize(("seats", "tokens"), [(3, 3), (4, 2), (5, 2)])
@pytest.mark.parametrize("kind", ["resolve", "withdraw"])
def test_the_round_ends_when_every_token_is_resolved_or_withdrawn(seats: int, tokens: int, kind: str) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.give(seat, bonus=0, **{name: 9 for name in GOOD_NAMES if name != "bonus"})
    while table.state.phase == PLACING:
        table.act(table.legal()[0])
    ended: list[int] = []

    while table.state.round == 1:
        left = sum(int(bits).bit_count() for bits in table.state.tokens)
        choices = [action for action in table.legal() if action.kind == kind] or table.legal()
        if choices[-1] == Finish(int(table.state.turn)):
            choices.reverse()
        if any(isinstance(event, RoundEnded) for event in table.act(choices[0])):
            ended.append(left)

    assert ended == [1], "the round did not end with its last token"
    assert sum(table.state.tokens) == 0 and table.state.unplaced == seats * tokens


@pytest.mark.clause("ERA-110")
def test_one_token_left_keeps_the_round_going() -> None:
    table = Table().turn(0, FACTORIES, others={1: [MARKET]}).give(0, bonus=0)
    display = cards(table, table.state.cards)

    events = table.act(Resolve(0, FACTORIES))

    assert table.state.round == 1 and table.state.phase == CHOOSING and table.state.turn == 1
    assert cards(table, table.state.cards) == display
    assert not any(isinstance(event, RoundEnded) for event in events)


@pytest.mark.clause("ERA-110")
def test_the_round_waits_for_the_bonus_step_of_the_last_action() -> None:
    table = Table().turn(0, FACTORIES).give(0, bonus=1)

    table.act(Resolve(0, FACTORIES))

    assert table.state.phase == BONUS_STEP and table.state.round == 1
    events = table.act(Pass(0))
    assert [event.round for event in events if isinstance(event, RoundEnded)] == [1]
    assert table.state.phase == PLACING and table.state.round == 2


# The display of inventions.


@pytest.mark.clause("ERA-111")
def test_start_inventions_on_the_display_leave_the_game_wherever_they_lie() -> None:
    table = Table().show_cards("light-bulb", CARDS[0], "bicycle", CARDS[1], CARDS[2], "telegraph", "music-box")
    piles(table, deck=["light-bulb", "bicycle"])

    events = end_round(table)

    assert [event.space for event in events if isinstance(event, CardRemoved)] == [0, 2, 5, 6]
    # Two slid to the end, the two of the deck came in, the card of P5 came back from the discards; no other remains.
    assert cards(table, table.state.cards)[:2] == ["light-bulb", "bicycle"]
    assert cards(table, table.state.cards)[2:] == [CARDS[2], None, None, CARDS[0], CARDS[1]]
    assert not len(table.state.deck) and not len(table.state.discards)


@pytest.mark.clause("ERA-111")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_seven_cards_of_the_first_round_leave_the_game(seats: int) -> None:
    table = Table(seats)
    deck = sorted(table.state.deck)

    events = end_round(table)

    assert sum(isinstance(event, CardRemoved) for event in events) == 7
    assert sorted(item for item in table.state.cards if item >= 0) == deck
    assert not len(table.state.discards)


@pytest.mark.clause("ERA-112")
def test_start_inventions_in_the_deck_and_the_discards_stay_in_the_game() -> None:
    table = Table().show_cards(*CARDS[:4])
    piles(table, deck=["light-bulb", "bicycle"], discards=["telegraph", "pocket-watch"])

    events = end_round(table)

    assert not any(isinstance(event, CardRemoved) for event in events)
    assert cards(table, table.state.cards)[:2] == ["light-bulb", "bicycle"]
    left = cards(table, table.state.cards)[2:3] + cards(table, table.state.deck)
    assert set(left) == {"telegraph", "pocket-watch"} and len(left) == 2


@pytest.mark.clause("ERA-112")
def test_a_produced_start_invention_comes_back_with_new_inventions() -> None:
    table = (
        Table().give(0, bonus=0, metal=9, technology=9, tool=9, coal=9, cog=1).show_cards("light-bulb", "light-bulb")
    )
    piles(table)
    table.turn(0, PRODUCE, others={1: [DEVELOP]}).give(1, bonus=0, cog=1)

    table.act(Resolve(0, PRODUCE), Produce(0, 0), Finish(0))
    table.act(Resolve(1, DEVELOP), Develop(1, table.space("sewing-machine", "gold")), Finish(1))

    # One light bulb was produced and is among the four cards; the other one lay on the display and is gone.
    shown = [id for id in cards(table, table.state.cards) if id is not None]
    assert len(shown) == 4 and shown.count("light-bulb") == 1


@pytest.mark.clause("ERA-113", "ERA-114")
def test_the_last_three_cards_are_discarded_and_the_first_four_slide_to_the_end() -> None:
    table = Table().show_cards(*CARDS[:7])
    piles(table, deck=CARDS[7:])

    events = end_round(table)

    assert cards(table, table.state.discards) == CARDS[4:7]
    assert cards(table, table.state.cards)[3:] == CARDS[:4]
    gone = [(event.space, event.card) for event in events if isinstance(event, CardDiscarded)]
    assert gone == [(space, card(table, CARDS[space])) for space in (4, 5, 6)]
    moved = {(event.space, event.to_space) for event in events if isinstance(event, CardMoved)}
    assert moved == {(0, 3), (1, 4), (2, 5), (3, 6)}


@pytest.mark.clause("ERA-113")
def test_the_fourth_space_is_not_cleared() -> None:
    table = Table().show_cards(None, None, None, CARDS[0])
    piles(table)

    end_round(table)

    assert cards(table, table.state.cards) == [None] * 6 + [CARDS[0]]
    assert not len(table.state.discards)


@pytest.mark.clause("ERA-114")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, None, 1, None, None, None, None], [0, 1]),
        ([None, 0, None, 1, None, None, None], [0, 1]),
        ([0, 1, None, 2, None, None, None], [0, 1, 2]),
        ([0, None, None, None, None, None, None], [0]),
        ([None, None, None, 0, None, None, None], [0]),
    ],
)
def test_the_cards_slide_over_gaps_in_the_same_order(before: list[int | None], after: list[int]) -> None:
    table = Table().show_cards(*[None if item is None else CARDS[item] for item in before])
    piles(table)

    end_round(table)

    assert cards(table, table.state.cards) == [None] * (7 - len(after)) + [CARDS[item] for item in after]


@pytest.mark.clause("ERA-114")
def test_a_start_invention_leaves_a_gap_that_the_others_close() -> None:
    table = Table().show_cards(CARDS[0], "light-bulb", CARDS[1], "bicycle")
    piles(table)

    end_round(table)

    assert cards(table, table.state.cards) == [None] * 5 + [CARDS[0], CARDS[1]]


@pytest.mark.clause("ERA-115")
@pytest.mark.parametrize("seed", range(3))
def test_new_cards_deck_and_discards_become_one_new_deck(seed: int) -> None:
    table = Table(seed=seed).show_cards(*CARDS[:5]).give(0, bonus=0, cog=1)
    piles(table, deck=["light-bulb", "bicycle"], discards=["telegraph", CARDS[9]])
    table.turn(0, DEVELOP)
    new = [f"sewing-machine-{kind}" for kind in ("official-1", "official-2", "fake-1")]

    table.act(Resolve(0, DEVELOP), Develop(0, table.space("sewing-machine", "gold")))
    assert sorted(map(str, cards(table, table.state.news))) == sorted(new)
    events = table.act(Finish(0))

    # 3 new cards, 2 of the deck, 2 of the discards and the one of P5; the other four of the display are not among them.
    assert shuffles(events, INVENTION_DECK) == [8]
    assert cards(table, table.state.cards)[3:] == CARDS[:4]
    mixed = cards(table, table.state.cards)[:3] + cards(table, table.state.deck)
    assert sorted(map(str, mixed)) == sorted([*new, "light-bulb", "bicycle", "telegraph", CARDS[9], CARDS[4]])
    assert not len(table.state.news) and not len(table.state.discards)


@pytest.mark.clause("ERA-115")
def test_the_new_deck_is_shuffled_before_the_first_card_is_drawn() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(6):
        table = Table(seed=seed).show_cards()
        piles(table, deck=CARDS[:4], discards=CARDS[4:7], news=CARDS[7:])
        events = end_round(table)
        kinds = [type(event) for event in events if isinstance(event, CardDrawn | DeckShuffled)]
        assert kinds.index(DeckShuffled) < kinds.index(CardDrawn)
        orders.add((*table.state.cards, *table.state.deck))

    assert len(orders) == 6


@pytest.mark.clause("ERA-115")
def test_two_gold_spaces_bring_six_cards_in_one_shuffle() -> None:
    table = Table().show_cards().give(0, bonus=0, cog=7).turn(0, DEVELOP)
    piles(table, deck=["light-bulb"])
    car, locomotive = table.space("car", "gold"), table.space("steam-locomotive", "gold")

    events = table.act(Resolve(0, DEVELOP), Develop(0, car), Develop(0, locomotive), Finish(0))

    assert shuffles(events, INVENTION_DECK) == [7]


@pytest.mark.clause("ERA-115")
def test_a_silver_space_does_not_make_a_new_deck() -> None:
    table = Table().show_cards().give(0, bonus=0, cog=7).developed("sewing-machine", "gold", owner=1)
    piles(table, deck=CARDS[:8], discards=CARDS[8:])
    table.turn(0, DEVELOP)

    events = table.act(Resolve(0, DEVELOP), Develop(0, table.space("sewing-machine", "silver")), Finish(0))

    assert shuffles(events, INVENTION_DECK) == []
    assert cards(table, table.state.cards) == CARDS[:7]
    assert cards(table, table.state.discards) == CARDS[8:]


@pytest.mark.clause("ERA-115")
def test_a_gold_space_of_an_earlier_round_makes_no_new_deck_again() -> None:
    table = Table().give(0, bonus=0, cog=1).turn(0, DEVELOP)
    table.act(Resolve(0, DEVELOP), Develop(0, table.space("sewing-machine", "gold")), Finish(0))
    piles(table, deck=CARDS[:8], discards=CARDS[8:]).show_cards()

    events = end_round(table)

    assert shuffles(events, INVENTION_DECK) == []


@pytest.mark.clause("ERA-116")
@pytest.mark.parametrize("kept", range(5))
def test_the_display_is_filled_to_seven_from_the_start_of_the_path(kept: int) -> None:
    table = Table().show_cards(*["telephone-fake-1"] * kept)
    piles(table, deck=CARDS)

    events = end_round(table)

    need = 7 - kept
    assert cards(table, table.state.cards) == CARDS[:need] + ["telephone-fake-1"] * kept
    assert len(table.state.deck) == len(CARDS) - need
    assert [event.space for event in events if isinstance(event, CardDrawn)] == list(range(need))


@pytest.mark.clause("ERA-117")
def test_without_a_new_invention_the_deck_and_the_discards_stay_apart() -> None:
    table = Table().show_cards(*CARDS[:4])
    piles(table, deck=CARDS[4:9], discards=["light-bulb"])

    events = end_round(table)

    assert cards(table, table.state.cards) == [*CARDS[4:7], *CARDS[:4]]
    assert sorted(table.state.deck) == sorted(card(table, id) for id in CARDS[7:9])
    assert cards(table, table.state.discards) == ["light-bulb"]
    assert shuffles(events, INVENTION_DECK) == []


@pytest.mark.clause("ERA-117")
def test_a_deck_that_is_just_enough_leaves_the_discards_alone() -> None:
    table = Table().show_cards(*CARDS[:4])
    piles(table, deck=CARDS[4:7], discards=CARDS[7:])

    events = end_round(table)

    assert not len(table.state.deck)
    assert cards(table, table.state.discards) == CARDS[7:]
    assert shuffles(events, INVENTION_DECK) == []


@pytest.mark.clause("ERA-117")
def test_an_empty_deck_is_renewed_from_the_discards_when_a_card_is_needed() -> None:
    table = Table().show_cards(*CARDS[:4])
    piles(table, deck=[CARDS[4]], discards=CARDS[5:])

    events = end_round(table)

    # The last card of the deck comes first, then two of the five shuffled discards.
    assert cards(table, table.state.cards)[0] == CARDS[4]
    assert set(cards(table, table.state.cards)[1:3]) < set(CARDS[5:])
    assert len(table.state.deck) == 3 and not len(table.state.discards)
    order = [type(event) for event in events if isinstance(event, CardDrawn | DeckShuffled)]
    assert order[:4] == [CardDrawn, DeckShuffled, CardDrawn, CardDrawn]
    assert shuffles(events, INVENTION_DECK) == [5]


@pytest.mark.clause("ERA-117")
def test_cards_discarded_at_this_round_end_are_shuffled_in_as_well() -> None:
    table = Table().show_cards(*CARDS[:7])
    piles(table)

    events = end_round(table)

    assert shuffles(events, INVENTION_DECK) == [3]
    assert set(cards(table, table.state.cards)[:3]) == set(CARDS[4:7])


@pytest.mark.clause("ERA-117")
def test_the_renewed_deck_is_in_random_order() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(6):
        table = Table(seed=seed).show_cards()
        piles(table, discards=CARDS)
        end_round(table)
        orders.add((*table.state.cards, *table.state.deck))

    assert len(orders) == 6


@pytest.mark.clause("ERA-118")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_spaces_stay_empty_when_the_cards_run_out(seats: int) -> None:
    table = Table(seats)

    end_round(table)  # nothing produced, nothing developed: the five cards of the deck are all there is
    second = cards(table, table.state.cards)
    end_round(table)

    assert None not in second[:5] and second[5:] == [None, None]
    assert cards(table, table.state.cards) == [None] * 7
    assert table.state.phase == PLACING and table.state.round == 3


# The display of factories.


@pytest.mark.clause("ERA-119")
def test_factories_on_the_last_three_spaces_are_discarded_and_the_first_two_slide() -> None:
    table = Table().show_factories(*DESIGNS[:5])
    factory_piles(table, deck=DESIGNS[5:])

    events = end_round(table)

    assert factories(table, table.state.factory_discards) == DESIGNS[2:5]
    assert factories(table, table.state.factories) == [*DESIGNS[5:], *DESIGNS[:2]]
    assert [event.space for event in events if isinstance(event, FactoryDiscarded)] == [2, 3, 4]
    moved = {(event.space, event.to_space) for event in events if isinstance(event, FactoryMoved)}
    assert moved == {(0, 3), (1, 4)}
    assert [event.space for event in events if isinstance(event, FactoryDrawn)] == [0, 1, 2]


@pytest.mark.clause("ERA-119")
@pytest.mark.parametrize("row", [["bank"], [None, "bank"]])
def test_a_single_factory_slides_to_the_right_end(row: list[str | None]) -> None:
    table = Table().show_factories(*row)
    factory_piles(table)

    end_round(table)

    # No card is left for the other spaces.
    assert factories(table, table.state.factories) == [None, None, None, None, "bank"]
    assert table.state.phase == PLACING


@pytest.mark.clause("ERA-119")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_the_factory_display_is_filled_to_five(kept: int) -> None:
    table = Table().show_factories(*["sawmill"] * kept)
    factory_piles(table, deck=DESIGNS)

    end_round(table)

    assert factories(table, table.state.factories) == DESIGNS[: 5 - kept] + ["sawmill"] * kept
    assert len(table.state.factory_deck) == len(DESIGNS) - 5 + kept


@pytest.mark.clause("ERA-119")
def test_a_factory_deck_that_is_just_enough_leaves_the_discards_alone() -> None:
    table = Table().show_factories(*DESIGNS[:2])
    factory_piles(table, deck=DESIGNS[2:5], discards=DESIGNS[5:])

    events = end_round(table)

    assert factories(table, table.state.factories) == [*DESIGNS[2:5], *DESIGNS[:2]]
    assert factories(table, table.state.factory_discards) == DESIGNS[5:]
    assert shuffles(events, FACTORY_DECK) == []


@pytest.mark.clause("ERA-119")
def test_an_empty_factory_deck_is_renewed_from_the_discards_when_a_card_is_needed() -> None:
    table = Table().show_factories("bank", "bank", "workshop")
    factory_piles(table, deck=["sawmill"], discards=["ironworks", "toolshop", "laboratory"])

    events = end_round(table)

    # The sawmill first; then two of the three old discards and the workshop that has just joined them.
    assert factories(table, table.state.factories)[0] == "sawmill"
    rest = factories(table, table.state.factories)[1:3] + factories(table, table.state.factory_deck)
    assert sorted(map(str, rest)) == ["ironworks", "laboratory", "toolshop", "workshop"]
    assert shuffles(events, FACTORY_DECK) == [4] and not len(table.state.factory_discards)


@pytest.mark.clause("ERA-119")
def test_the_renewed_factory_deck_is_in_random_order() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(6):
        table = Table(seed=seed).show_factories()
        factory_piles(table, discards=DESIGNS)
        end_round(table)
        orders.add((*table.state.factories, *table.state.factory_deck))

    assert len(orders) > 3


# Ships and houses.


@pytest.mark.clause("ERA-120")
def test_empty_ships_and_houses_get_two_cubes_and_coal_houses_three() -> None:
    table = Table()
    table.state.loads = vec[i64]([0] * len(table.state.loads))

    end_round(table)

    goods = [GOOD_NAMES[good] for good in table.state.box.load_good]
    assert goods.count("coal") == 2
    assert list(table.state.loads) == [3 if good == "coal" else 2 for good in goods]


@pytest.mark.clause("ERA-120")
@pytest.mark.parametrize("amount", [1, 2, 3, 50])
def test_all_others_get_one_more_cube_without_limit(amount: int) -> None:
    table = Table()
    count = len(table.state.loads)
    table.state.loads = vec[i64]([amount] * count)

    events = end_round(table)

    assert list(table.state.loads) == [amount + 1] * count
    filled = [(event.load, event.amount) for event in events if isinstance(event, LoadFilled)]
    assert filled == [(load, 1) for load in range(count)]


@pytest.mark.clause("ERA-120")
def test_each_load_is_filled_on_its_own_account() -> None:
    table = Table()
    house, ship = table.load("house-2"), table.load("ship-4")
    loads = [4] * len(table.state.loads)
    loads[house] = loads[ship] = 0
    table.state.loads = vec[i64](loads)

    end_round(table)

    assert table.state.loads[house] == 3 and table.state.loads[ship] == 2
    assert sorted(table.state.loads)[2:] == [5] * (len(loads) - 2)


# The next round.


@pytest.mark.clause("ERA-121")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_round_marker_moves_one_space(seats: int) -> None:
    table = Table(seats)

    rounds = [int(table.state.round)]
    for _ in range(3):
        end_round(table)
        rounds.append(int(table.state.round))

    assert rounds == [1, 2, 3, 4]


@pytest.mark.clause("ERA-122")
@pytest.mark.parametrize(("seats", "start"), [(3, 0), (3, 2), (4, 1), (4, 3), (5, 3), (5, 4)])
def test_the_left_neighbour_of_the_start_player_places_first(seats: int, start: int) -> None:
    table = Table(seats)
    table.state.start = start

    events = end_round(table)

    left = (start + 1) % seats
    assert [(event.round, event.start) for event in events if isinstance(event, RoundBegan)] == [(2, left)]
    assert table.state.start == left and table.state.turn == left and table.state.phase == PLACING
    refusal = table.refused(Place(start, BUY))
    assert (refusal.clause, refusal.args) == ("ERA-20", {"seat": start, "other": left})
    table.act(Place(left, BUY))


@pytest.mark.clause("ERA-122")
def test_the_start_pawn_does_not_follow_whoever_acted_last() -> None:
    table = Table(5)
    table.state.start = 1
    table.turn(4, FACTORIES)

    table.act(Withdraw(4, FACTORIES))

    assert table.state.start == 2 and table.state.turn == 2


@pytest.mark.clause("ERA-123")
def test_goods_and_bonus_tokens_carry_over_without_limit() -> None:
    table = Table()
    for seat in range(4):
        table.give(seat, **dict.fromkeys(GOOD_NAMES, 50 + seat))
    before = [table.goods(seat) for seat in range(4)]

    end_round(table)

    assert [table.goods(seat) for seat in range(4)] == before


@pytest.mark.clause("ERA-123")
def test_factories_patents_and_influence_carry_over() -> None:
    table = Table().own_factories(2, "start-factory", "bank").on_square(2, 17)
    table.developed("car", "gold", owner=2, patented=True)
    table.state.mats[2].patents = 3

    end_round(table)

    mat = table.state.mats[2]
    assert sum(mat.factories) == 2 and mat.factories[table.factory("bank")] == 1
    assert (table.square(2), mat.patents, table.state.owners[table.space("car", "gold")]) == (17, 3, 2)
    assert table.state.patented[table.space("car", "gold")] == 1


@pytest.mark.clause("ERA-110")
@pytest.mark.parametrize("last", [False, True])
def test_no_action_is_in_progress_once_the_round_is_over(last: bool) -> None:
    table = Table()
    if last:
        table.state.round = table.state.last_round
    table.turn(1, MARKET)

    table.act(Resolve(1, MARKET), TakeCog(1), Pass(1))

    assert table.game.view(table.state, 1)["action"] is None
    assert (table.state.steps, table.state.cogs_spent, table.state.registered) == (0, 0, 0)
