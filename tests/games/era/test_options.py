"""The options of a match: every value of each, where it makes a difference."""

from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import (
    COG_FOR_COINS,
    COINS_FOR_COG,
    Build,
    BuyBonus,
    BuyLoad,
    Develop,
    Finish,
    Produce,
    Register,
    Resolve,
    RunFactory,
    TakeCog,
    Trade,
    Withdraw,
)
from menlo.games.era.events import FACTORY_DECK, INVENTION_DECK, BonusUsed, CardDrawn, DeckShuffled, FactoryDrawn
from menlo.games.era.goods import BONUS, GOOD_NAMES
from menlo.games.era.options import OPTIONS
from menlo.games.era.state import BONUS_STEP, CHOOSING
from menlo.kernel.action import Action
from menlo.kernel.errors import UnknownName
from menlo.kernel.events import Event
from tests.games.era.table import BUILD, BUY, DEVELOP, ERA, FACTORIES, MARKET, PRODUCE, Table

READINGS = {
    "bought-bonus": ("next-action", "next-round"),
    "short-deck": ("discards-later", "merge", "discards-at-once"),
    "royalty-symbols": ("no", "yes"),
    "supply": ("unlimited", "box"),
    "capacity": ("all", "resources"),
    "bonus-cog": ("no", "yes"),
    "cog-ends-turn": ("no", "yes"),
    "build-limit": ("action", "turn"),
    "patent-limit": ("action", "turn"),
}

START_FACTORY = 0
SEWING_MACHINE = 2  # its gold space
NO_SPACE = -1
NO_SYMBOLS = 100  # a square beyond all symbols of the influence track
RICH = {name: 30 for name in GOOD_NAMES if name != "bonus"}

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


def with_option(name: str, value: str | None, seats: int = 3) -> Table:
    """A table with one option chosen; None leaves it at its default."""
    return Table(seats, options={} if value is None else {name: value})


def on_turn(table: Table, *areas: int, bonus: int = 1) -> Table:
    """Seat 0, rich, resolves tokens in the areas; the others have as many left."""
    table.give(0, bonus=bonus, **RICH).on_square(0, NO_SYMBOLS)
    table.show_factories("small-coal-mine", "small-coal-mine", "large-coal-mine", "large-coal-mine")
    elsewhere = [BUILD, BUY, DEVELOP][: len(areas)]
    return table.turn(0, *areas, others=dict.fromkeys(range(1, len(table.state.mats)), elsewhere))


def wait_for(table: Table, seat: int) -> None:
    """Everybody else forgoes his action until it is the seat's turn."""
    while table.state.turn != seat:
        table.act(next(action for action in table.legal() if isinstance(action, Withdraw)))


def end_round(table: Table) -> list[Event]:
    """The last token of the round is taken back."""
    return table.turn(0, FACTORIES).act(Withdraw(0, FACTORIES))


def bonus_open(table: Table) -> bool:
    """Whether seat 0 may use a bonus token now."""
    return table.state.phase == BONUS_STEP and table.state.turn == 0


# The list of options.


def test_the_options_and_their_values_are_those_of_the_rulings() -> None:
    assert {option.name: option.values for option in OPTIONS} == READINGS


@pytest.mark.parametrize("name", READINGS)
def test_the_first_value_is_the_default(name: str) -> None:
    chosen = Table(options={name: READINGS[name][0]})

    assert ERA.dump(chosen.state) == ERA.dump(Table().state)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in READINGS for value in READINGS[name]])
def test_everyone_can_see_which_values_were_chosen(name: str, value: str) -> None:
    table = Table(options={name: value})

    expected = {other: values[0] for other, values in READINGS.items()} | {name: value}
    assert ERA.view(table.state, 1)["options"] == expected


def test_an_unknown_option_is_named_together_with_those_there_are() -> None:
    with pytest.raises(UnknownName) as error:
        ERA.setup(4, 1, {"golden-goal": "yes"})

    assert str(error.value) == f"unknown option 'golden-goal': expected one of {', '.join(READINGS)}"


@pytest.mark.parametrize("name", READINGS)
def test_an_unknown_value_is_named_together_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownName) as error:
        ERA.setup(4, 1, {name: "perhaps"})

    expected = " or ".join(READINGS[name])
    assert str(error.value) == f"unknown value 'perhaps' of option {name}: expected {expected}"


# bought-bonus: when a bought bonus token may be used.


@pytest.mark.clause("ERA-102")
@pytest.mark.parametrize(("value", "usable"), [(None, True), ("next-action", True), ("next-round", False)])
def test_a_bought_token_after_the_next_action_of_the_same_round(value: str | None, usable: bool) -> None:
    table = on_turn(with_option("bought-bonus", value), MARKET, FACTORIES, bonus=0)
    table.act(Resolve(0, MARKET), BuyBonus(0), Finish(0))
    assert not bonus_open(table)
    wait_for(table, 0)

    table.act(Resolve(0, FACTORIES))

    assert table.state.round == 1
    assert bonus_open(table) == usable


@pytest.mark.clause("ERA-102")
@pytest.mark.parametrize("value", READINGS["bought-bonus"])
def test_a_bought_token_after_the_first_action_of_the_next_round(value: str) -> None:
    table = on_turn(with_option("bought-bonus", value), MARKET, bonus=0)
    table.act(Resolve(0, MARKET), BuyBonus(0), Finish(0))
    while table.state.round == 1:
        table.act(next(action for action in table.legal() if isinstance(action, Withdraw)))

    table.turn(0, FACTORIES, others={1: [FACTORIES]}).act(Resolve(0, FACTORIES))

    assert table.state.round == 2
    assert bonus_open(table)


@pytest.mark.clause("ERA-102")
@pytest.mark.parametrize(("value", "used"), [("next-action", 2), ("next-round", 1)])
def test_a_token_held_before_is_usable_in_the_round_of_the_purchase(value: str, used: int) -> None:
    table = on_turn(with_option("bought-bonus", value), MARKET, FACTORIES, bonus=1)
    events = table.act(Resolve(0, MARKET), BuyBonus(0), Finish(0), RunFactory(0, START_FACTORY))
    wait_for(table, 0)

    events += table.act(Resolve(0, FACTORIES))
    if bonus_open(table):
        events += table.act(RunFactory(0, START_FACTORY))

    assert sum(isinstance(event, BonusUsed) for event in events) == used
    assert table.goods(0)["bonus"] == 2 - used


# short-deck: what happens when a deck has too few cards.


def invention_piles(table: Table, deck: Sequence[str], discards: Sequence[str]) -> Table:
    """Set the piles, the first card of the deck being the next; three spaces of the display need a card."""
    known = table.state.box.card_ids
    table.state.deck = vec[i64]([known.index(id) for id in reversed(deck)])
    table.state.discards = vec[i64]([known.index(id) for id in discards])
    return table.show_cards(*["typewriter-fake-1"] * 4)


def factory_piles(table: Table, deck: Sequence[str], discards: Sequence[str]) -> Table:
    table.state.factory_deck = vec[i64]([table.factory(id) for id in reversed(deck)])
    table.state.factory_discards = vec[i64]([table.factory(id) for id in discards])
    return table.show_factories("trading-house", "trading-house")


def draws_and_shuffles(events: list[Event], drawn: type[Event], deck: int) -> list[str | int]:
    """The refilling of a display: "draw" for each card, a number for a shuffle of so many."""
    story: list[str | int] = []
    for event in events:
        if isinstance(event, drawn):
            story.append("draw")
        elif isinstance(event, DeckShuffled) and event.deck == deck:
            story.append(event.count)
    return story


@pytest.mark.clause("ERA-117")
@pytest.mark.parametrize(
    ("value", "story"),
    [
        (None, ["draw", 6, "draw", "draw"]),
        ("discards-later", ["draw", 6, "draw", "draw"]),
        ("merge", [7, "draw", "draw", "draw"]),
        ("discards-at-once", ["draw", 6, "draw", "draw"]),
    ],
)
def test_an_invention_deck_that_is_too_short(value: str | None, story: list[str | int]) -> None:
    table = invention_piles(with_option("short-deck", value), deck=CARDS[:1], discards=CARDS[1:7])

    events = end_round(table)

    assert draws_and_shuffles(events, CardDrawn, INVENTION_DECK) == story
    shown = [table.state.box.card_ids[int(item)] for item in table.state.cards[:3]]
    left = [table.state.box.card_ids[int(item)] for item in table.state.deck]
    assert sorted(shown + left) == sorted(CARDS[:7])
    assert not len(table.state.discards)
    if story[0] == "draw":
        assert shown[0] == CARDS[0]


@pytest.mark.clause("ERA-117")
@pytest.mark.parametrize(
    ("value", "story", "deck"),
    [
        (None, ["draw"] * 3, 0),
        ("discards-later", ["draw"] * 3, 0),
        ("merge", ["draw"] * 3, 0),
        ("discards-at-once", ["draw", "draw", "draw", 4], 4),
    ],
)
def test_an_invention_deck_that_is_just_enough(value: str | None, story: list[str | int], deck: int) -> None:
    table = invention_piles(with_option("short-deck", value), deck=CARDS[:3], discards=CARDS[3:7])

    events = end_round(table)

    assert draws_and_shuffles(events, CardDrawn, INVENTION_DECK) == story
    assert [table.state.box.card_ids[int(item)] for item in table.state.cards[:3]] == CARDS[:3]
    assert (len(table.state.deck), len(table.state.discards)) == (deck, 4 - deck)


@pytest.mark.clause("ERA-117")
@pytest.mark.parametrize("value", READINGS["short-deck"])
def test_an_invention_deck_that_is_long_enough(value: str) -> None:
    table = invention_piles(with_option("short-deck", value), deck=CARDS[:4], discards=CARDS[4:])

    events = end_round(table)

    assert draws_and_shuffles(events, CardDrawn, INVENTION_DECK) == ["draw"] * 3
    assert (len(table.state.deck), len(table.state.discards)) == (1, 6)


@pytest.mark.clause("ERA-117")
@pytest.mark.parametrize("value", READINGS["short-deck"])
def test_an_invention_deck_without_discards_is_not_shuffled(value: str) -> None:
    table = invention_piles(with_option("short-deck", value), deck=CARDS[:2], discards=[])

    events = end_round(table)

    assert draws_and_shuffles(events, CardDrawn, INVENTION_DECK) == ["draw", "draw"]
    assert table.state.cards[2] == -1


@pytest.mark.clause("ERA-117", "ERA-115")
@pytest.mark.parametrize("value", READINGS["short-deck"])
def test_a_new_invention_makes_one_deck_of_all_whatever_the_reading(value: str) -> None:
    table = invention_piles(with_option("short-deck", value), deck=CARDS[:1], discards=CARDS[1:3])
    table.give(0, cog=1, bonus=0).turn(0, DEVELOP)

    events = table.act(Resolve(0, DEVELOP), Develop(0, SEWING_MACHINE), Finish(0))

    assert draws_and_shuffles(events, CardDrawn, INVENTION_DECK) == [6, "draw", "draw", "draw"]


@pytest.mark.clause("ERA-117")
@pytest.mark.parametrize(
    ("value", "story"),
    [
        ("discards-later", [5, *["draw"] * 5]),
        ("merge", [5, *["draw"] * 5]),
        ("discards-at-once", [*["draw"] * 4, 1, "draw"]),
    ],
)
def test_cards_of_the_next_round_miss_a_deck_that_was_renewed_at_once(value: str, story: list[str | int]) -> None:
    table = invention_piles(with_option("short-deck", value), deck=CARDS[:3], discards=CARDS[3:7])
    end_round(table)
    table.show_cards(CARDS[9]).give(0, bonus=0, **RICH).turn(0, PRODUCE)

    events = table.act(Resolve(0, PRODUCE), Produce(0, 0), Finish(0))

    # Four discards of the round before and the card just produced fill the display, which was left empty.
    assert draws_and_shuffles(events, CardDrawn, INVENTION_DECK) == story


@pytest.mark.clause("ERA-119")
@pytest.mark.parametrize(
    ("value", "story"),
    [
        (None, ["draw", 4, "draw", "draw"]),
        ("discards-later", ["draw", 4, "draw", "draw"]),
        ("merge", [5, "draw", "draw", "draw"]),
        # The German rulebook has no rule for factories, so the ruling stands.
        ("discards-at-once", ["draw", 4, "draw", "draw"]),
    ],
)
def test_a_factory_deck_that_is_too_short(value: str | None, story: list[str | int]) -> None:
    table = factory_piles(with_option("short-deck", value), deck=DESIGNS[:1], discards=DESIGNS[1:5])

    events = end_round(table)

    assert draws_and_shuffles(events, FactoryDrawn, FACTORY_DECK) == story
    shown = [table.state.box.factory_ids[int(item)] for item in table.state.factories[:3]]
    left = [table.state.box.factory_ids[int(item)] for item in table.state.factory_deck]
    assert sorted(shown + left) == sorted(DESIGNS[:5])
    assert not len(table.state.factory_discards)
    if story[0] == "draw":
        assert shown[0] == DESIGNS[0]


@pytest.mark.clause("ERA-119")
@pytest.mark.parametrize("value", READINGS["short-deck"])
@pytest.mark.parametrize("deck", [3, 4])
def test_a_factory_deck_that_is_enough_leaves_the_discards_alone(value: str, deck: int) -> None:
    table = factory_piles(with_option("short-deck", value), deck=DESIGNS[:deck], discards=DESIGNS[deck:])

    events = end_round(table)

    assert draws_and_shuffles(events, FactoryDrawn, FACTORY_DECK) == ["draw"] * 3
    assert (len(table.state.factory_deck), len(table.state.factory_discards)) == (deck - 3, len(DESIGNS) - deck)


# royalty-symbols: whether royalties reach symbols of the track.


@pytest.mark.clause("ERA-65", "ERA-108")
@pytest.mark.parametrize(("value", "tools"), [(None, 0), ("no", 0), ("yes", 1)])
def test_a_royalty_that_ends_on_a_symbol(value: str | None, tools: int) -> None:
    table = with_option("royalty-symbols", value).show_cards("sewing-machine-official-1").give(0, **RICH)
    table.developed("sewing-machine", "gold", owner=2).strip(2).on_square(2, 5).acting(0, PRODUCE)

    table.act(Produce(0, 0))

    assert table.square(2) == 6
    assert table.goods(2)["tool"] == tools


@pytest.mark.clause("ERA-65", "ERA-108")
@pytest.mark.parametrize("value", READINGS["royalty-symbols"])
def test_a_royalty_that_passes_a_symbol_gives_nothing_in_either_reading(value: str) -> None:
    table = with_option("royalty-symbols", value).show_cards("airplane-official-1").give(0, **RICH)
    royalty = int(table.state.box.dev_royalty[table.space("airplane", "gold")])
    assert royalty > 1
    table.developed("airplane", "gold", owner=2).strip(2).give(2, bonus=0).on_square(2, 9 - royalty + 1)
    table.acting(0, PRODUCE)

    table.act(Produce(0, 0))

    assert table.square(2) == 10 and sum(table.goods(2).values()) == 0


# supply: how many goods there are.


@pytest.mark.clause("ERA-16")
@pytest.mark.parametrize("value", [None, "unlimited"])
@pytest.mark.parametrize(("seats", "bonus"), [(3, 11), (4, 0), (5, 15)])
def test_only_bonus_tokens_are_counted_by_default(value: str | None, seats: int, bonus: int) -> None:
    table = with_option("supply", value, seats)

    assert ERA.view(table.state, 0)["supply"] == dict.fromkeys(GOOD_NAMES, None) | {"bonus": bonus}
    # More coins than the box holds.
    table.give(1, coin=0, cog=1).give(0, coin=40).acting(1, MARKET, others={2: [FACTORIES]})
    table.act(Trade(1, COG_FOR_COINS))
    assert table.goods(1)["coin"] == 2


@pytest.mark.clause("ERA-16")
@pytest.mark.parametrize(("seats", "coins", "cogs", "bonus"), [(3, 34, 27, 11), (4, 32, 26, 0), (5, 30, 25, 15)])
def test_the_supply_is_what_the_box_has_left(seats: int, coins: int, cogs: int, bonus: int) -> None:
    table = with_option("supply", "box", seats)

    supply, box = table.state.supply, table.state.box
    assert [supply[GOOD_NAMES.index(name)] for name in ("coin", "cog")] == [coins, cogs]
    assert supply[BONUS] == bonus
    pieces = {"coin": 40, "cog": 30, "metal": 30, "technology": 30, "tool": 30, "coal": 36, "wood": 36, "bonus": 20}
    for good, name in enumerate(GOOD_NAMES):
        held = sum(table.goods(seat)[name] for seat in range(seats))
        loaded = sum(int(table.state.loads[i]) for i in range(len(box.load_ids)) if box.load_good[i] == good)
        assert supply[good] + held + loaded == pieces[name], name


@pytest.mark.clause("ERA-16")
@pytest.mark.parametrize(("value", "gained"), [("unlimited", 3), ("box", 2)])
def test_a_gain_takes_what_the_box_has_left(value: str, gained: int) -> None:
    table = with_option("supply", value).own_factories(0, *["start-factory"] * 3).give(0, bonus=0)
    if value == "box":
        supply = [int(amount) for amount in table.state.supply]
        supply[GOOD_NAMES.index("wood")] = 2
        table.state.supply = vec[i64](supply)
    wood = table.goods(0)["wood"]

    table.turn(0, FACTORIES, others={1: [FACTORIES]}).act(Resolve(0, FACTORIES))

    assert table.goods(0)["wood"] == wood + gained


# capacity: which factories count.


@pytest.mark.clause("ERA-131")
@pytest.mark.parametrize(("value", "expected"), [(None, [5, 0, 0]), ("all", [5, 0, 0]), ("resources", [0, 5, 0])])
@pytest.mark.parametrize("product", ["coin", "cog"])
def test_factories_for_coins_and_cogs(value: str | None, expected: list[int], product: str) -> None:
    table = with_option("capacity", value)
    box = table.state.box
    goods = [GOOD_NAMES[good] for good in box.factory_good]
    other = box.factory_ids[goods.index(product, 1)]
    table.own_factories(0, "start-factory", *[other] * 9)  # capacity 1 without the nine
    table.own_factories(1, "start-factory", "start-factory").own_factories(2, "start-factory")

    table.closing(0).act(Finish(0), Finish(1), Finish(2))

    outcome = ERA.outcome(table.state)
    assert outcome is not None
    assert [sources["largest-capacity"] for sources in outcome.points] == expected


@pytest.mark.clause("ERA-131")
@pytest.mark.parametrize("value", READINGS["capacity"])
@pytest.mark.parametrize("product", ["metal", "technology", "tool", "coal", "wood"])
def test_factories_for_resources_count_in_either_reading(value: str, product: str) -> None:
    table = with_option("capacity", value)
    goods = [GOOD_NAMES[good] for good in table.state.box.factory_good]
    table.own_factories(1, "start-factory", table.state.box.factory_ids[goods.index(product, 1)])

    table.closing(0).act(Finish(0), Finish(1), Finish(2))

    outcome = ERA.outcome(table.state)
    assert outcome is not None
    assert [sources["largest-capacity"] for sources in outcome.points] == [0, 5, 0]


# bonus-cog: whether a bonus token allows taking a cog.


@pytest.mark.clause("ERA-98")
@pytest.mark.parametrize("value", [None, "no"])
def test_no_cog_for_a_bonus_token(value: str | None) -> None:
    table = on_turn(with_option("bonus-cog", value), FACTORIES)
    table.act(Resolve(0, FACTORIES))

    assert table.refused(TakeCog(0)).clause == "ERA-98"


@pytest.mark.clause("ERA-98")
@pytest.mark.parametrize("area", [FACTORIES, MARKET])
def test_a_cog_for_a_bonus_token(area: int) -> None:
    table = on_turn(with_option("bonus-cog", "yes"), area)
    table.act(Resolve(0, area))
    if area == MARKET:
        table.act(*[Trade(0, COINS_FOR_COG)] * 3, Finish(0))
    cogs = table.goods(0)["cog"]

    events = table.act(TakeCog(0))

    assert table.goods(0)["cog"] == cogs + 1 and table.goods(0)["bonus"] == 0
    assert sum(isinstance(event, BonusUsed) for event in events) == 1
    assert table.state.phase == CHOOSING and table.state.turn == 1


@pytest.mark.clause("ERA-98", "ERA-126")
def test_the_last_visit_to_the_market_has_no_cog_even_so() -> None:
    table = with_option("bonus-cog", "yes").closing(0)

    assert table.refused(TakeCog(0)).clause == "ERA-126"


# cog-ends-turn: whether a bonus token may follow the cog of the market.


@pytest.mark.clause("ERA-67")
@pytest.mark.parametrize(("value", "usable"), [(None, True), ("no", True), ("yes", False)])
def test_a_bonus_token_after_taking_a_cog(value: str | None, usable: bool) -> None:
    table = on_turn(with_option("cog-ends-turn", value), MARKET)
    cogs = table.goods(0)["cog"]

    table.act(Resolve(0, MARKET), TakeCog(0))

    assert table.goods(0)["cog"] == cogs + 1 and table.goods(0)["bonus"] == 1
    assert bonus_open(table) == usable


@pytest.mark.clause("ERA-67")
@pytest.mark.parametrize("value", READINGS["cog-ends-turn"])
@pytest.mark.parametrize(
    ("area", "steps"),
    [
        pytest.param(MARKET, [Trade(0, COINS_FOR_COG)], id="exchange"),
        pytest.param(MARKET, [BuyBonus(0)], id="bought-token"),
        pytest.param(BUY, [BuyLoad(0, 0)], id="load"),
        pytest.param(FACTORIES, [], id="factories"),
    ],
)
def test_any_other_action_leaves_the_bonus_token_usable(value: str, area: int, steps: list[Action]) -> None:
    table = on_turn(with_option("cog-ends-turn", value), area)

    table.act(Resolve(0, area), *steps)
    if steps:
        table.act(Finish(0))

    assert bonus_open(table)


# build-limit and patent-limit: whether the bonus step counts towards the limit of the action.


@pytest.mark.clause("ERA-34", "ERA-100")
@pytest.mark.parametrize("value", [None, "action"])
def test_a_fourth_factory_by_a_bonus_token(value: str | None) -> None:
    table = on_turn(with_option("build-limit", value), BUILD)
    table.act(Resolve(0, BUILD), Build(0, 0), Build(0, 1), Build(0, 2), Finish(0))

    table.act(Build(0, 3))

    assert sum(table.state.mats[0].factories) == 1 + 4


@pytest.mark.clause("ERA-34", "ERA-100")
def test_no_fourth_factory_in_the_turn() -> None:
    table = on_turn(with_option("build-limit", "turn"), BUILD)
    table.act(Resolve(0, BUILD), Build(0, 0), Build(0, 1), Build(0, 2), Finish(0))

    refusal = table.refused(Build(0, 3))

    assert (refusal.clause, refusal.args) == ("ERA-34", {"seat": 0, "most": 3})
    table.act(RunFactory(0, START_FACTORY))  # the token is good for anything else


@pytest.mark.clause("ERA-34", "ERA-100")
@pytest.mark.parametrize("value", READINGS["build-limit"])
@pytest.mark.parametrize(
    ("area", "steps"),
    [
        pytest.param(BUILD, [Build(0, 0), Build(0, 1)], id="third-factory"),
        pytest.param(BUY, [BuyLoad(0, 0), BuyLoad(0, 1), BuyLoad(0, 2)], id="after-three-loads"),
        pytest.param(MARKET, [Trade(0, COINS_FOR_COG)] * 3, id="after-three-exchanges"),
    ],
)
def test_a_bonus_token_builds_within_the_limit_of_the_turn(value: str, area: int, steps: list[Action]) -> None:
    table = on_turn(with_option("build-limit", value), area)
    table.act(Resolve(0, area), *steps, Finish(0))
    owned = sum(table.state.mats[0].factories)

    table.act(Build(0, 3))

    assert sum(table.state.mats[0].factories) == owned + 1


@pytest.mark.clause("ERA-87", "ERA-100")
@pytest.mark.parametrize("value", [None, "action"])
def test_a_third_patent_by_a_bonus_token(value: str | None) -> None:
    table = on_turn(with_option("patent-limit", value), DEVELOP)
    table.act(Resolve(0, DEVELOP), Register(0, NO_SPACE), Register(0, NO_SPACE), Finish(0))

    table.act(Register(0, NO_SPACE))

    assert table.state.mats[0].patents == 3


@pytest.mark.clause("ERA-87", "ERA-100")
def test_no_third_patent_in_the_turn() -> None:
    table = on_turn(with_option("patent-limit", "turn"), DEVELOP)
    table.act(Resolve(0, DEVELOP), Register(0, NO_SPACE), Register(0, NO_SPACE), Finish(0))

    refusal = table.refused(Register(0, NO_SPACE))

    assert (refusal.clause, refusal.args) == ("ERA-87", {"seat": 0, "most": 2})
    table.act(Develop(0, SEWING_MACHINE))  # the token is good for anything else


@pytest.mark.clause("ERA-87", "ERA-100")
@pytest.mark.parametrize("value", READINGS["patent-limit"])
@pytest.mark.parametrize(
    ("area", "steps", "patents"),
    [
        pytest.param(DEVELOP, [Register(0, NO_SPACE)], 2, id="second-patent"),
        pytest.param(DEVELOP, [Develop(0, SEWING_MACHINE)], 1, id="after-a-development"),
        pytest.param(BUY, [BuyLoad(0, 0), BuyLoad(0, 1)], 1, id="after-two-loads"),
    ],
)
def test_a_bonus_token_registers_within_the_limit_of_the_turn(
    value: str, area: int, steps: list[Action], patents: int
) -> None:
    table = on_turn(with_option("patent-limit", value), area)
    table.act(Resolve(0, area), *steps, Finish(0))

    table.act(Register(0, NO_SPACE))

    assert table.state.mats[0].patents == patents


@pytest.mark.parametrize(
    ("name", "area", "first", "second"),
    [
        pytest.param(
            "build-limit",
            BUILD,
            [Build(0, 0), Build(0, 1), Build(0, 2)],
            [Build(1, 3), Build(1, 4), Finish(1), Build(1, 0)],
            marks=pytest.mark.clause("ERA-34"),
            id="factories",
        ),
        pytest.param(
            "patent-limit",
            DEVELOP,
            [Register(0, NO_SPACE)] * 2,
            [Register(1, NO_SPACE), Finish(1), Register(1, NO_SPACE)],
            marks=pytest.mark.clause("ERA-87"),
            id="patents",
        ),
    ],
)
def test_the_limit_of_a_turn_does_not_bind_the_next_player(
    name: str, area: int, first: list[Action], second: list[Action]
) -> None:
    table = on_turn(with_option(name, "turn"), area, bonus=0).give(1, bonus=1, **RICH)
    table.show_factories(*["sawmill"] * 5).turn(0, area, others={1: [area], 2: [BUY]})
    table.act(Resolve(0, area), *first, Finish(0))
    table.show_factories(*["sawmill"] * 5)

    table.act(Resolve(1, area), *second)

    assert table.state.turn == 2
