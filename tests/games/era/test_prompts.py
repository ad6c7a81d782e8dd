"""What a seat is asked: one sentence for every decision there is, from open things only."""

import random

import pytest

from menlo.games.era.actions import (
    BuyBonus,
    BuyLoad,
    Develop,
    Finish,
    Place,
    Register,
    Resolve,
    TakeCog,
    Trade,
)
from menlo.kernel.message import Message
from menlo.kernel.rng import seeded
from menlo.locale import catalogue
from tests.games.era.table import BUILD, BUY, DEVELOP, ERA, FACTORIES, MARKET, PRODUCE, Table


def asked(table: Table) -> Message:
    return table.game.prompt(table.state, int(table.state.turn))


def said(table: Table) -> str:
    return catalogue().render(asked(table))


def test_placing_counts_the_tokens_in_hand() -> None:
    table = Table(4)
    seat = int(table.state.turn)

    assert asked(table) == Message("era-prompt-place", {"left": 2})
    for area in range(4):
        table.act(Place(int(table.state.turn), area))
    assert table.state.turn == seat
    assert asked(table) == Message("era-prompt-place", {"left": 1})
    assert said(table) == "Place a token in one of the six areas, your last one this round."


def test_resolving_counts_the_tokens_on_the_board() -> None:
    table = Table(4).turn(1, BUY, MARKET, others={2: [BUILD]})

    assert asked(table) == Message("era-prompt-choose", {"left": 2})
    table.turn(1, BUY, others={2: [BUILD]})
    assert said(table) == "Resolve your last token, or take it back."


@pytest.mark.parametrize(
    ("area", "id", "args"),
    [
        (BUILD, "era-prompt-build", {"done": 0, "left": 3}),
        (BUY, "era-prompt-buy", {"done": 0, "left": 3}),
        (PRODUCE, "era-prompt-produce", {"done": 0, "left": 3}),
        (MARKET, "era-prompt-exchange-or-cog", {"left": 5}),
        (DEVELOP, "era-prompt-develop-or-register", {"cogs": 7, "patents": 2}),
    ],
)
def test_every_area_asks_for_its_own_step(area: int, id: str, args: dict[str, int]) -> None:
    table = Table(4).show_factories("sawmill").show_cards("light-bulb").acting(1, area)

    assert asked(table) == Message(id, {**args})


def test_an_action_under_way_says_what_is_left_of_it() -> None:
    buying = Table(4).give(1, coin=5).acting(1, BUY)
    buying.act(BuyLoad(1, 0))
    exchanging = Table(4).give(1, coin=9).acting(1, MARKET)
    exchanging.act(Trade(1, 0))
    developing = Table(4).give(1, cog=7).acting(1, DEVELOP)
    developing.act(Develop(1, developing.space("steam-locomotive", "gold")))
    registering = Table(4).give(1, coin=9).acting(1, DEVELOP)
    registering.act(Register(1, -1))

    assert asked(buying) == Message("era-prompt-buy", {"done": 1, "left": 2})
    assert asked(exchanging) == Message("era-prompt-exchange", {"left": 4})
    assert asked(developing) == Message("era-prompt-develop", {"left": 3})
    assert asked(registering) == Message("era-prompt-register", {"left": 1})


def test_where_nothing_more_can_be_done_it_asks_to_finish() -> None:
    table = Table(4).give(1, coin=1).acting(1, BUY)
    table.act(BuyLoad(1, 0))

    assert table.legal() == [Finish(1)]
    assert asked(table) == Message("era-prompt-finish")


def test_a_bonus_step_counts_only_tokens_that_may_be_used() -> None:
    bought, kept = Table(3).give(1, bonus=2, coin=4).acting(1, MARKET), Table(3).give(1, bonus=2).acting(1, MARKET)
    bought.act(BuyBonus(1), Finish(1))
    kept.act(TakeCog(1))

    assert bought.goods(1)["bonus"] == 3 and kept.goods(1)["bonus"] == 2
    assert asked(bought) == asked(kept) == Message("era-prompt-bonus", {"left": 2})


def test_the_last_visit_to_the_market() -> None:
    table = Table(4).strip(1).give(1, coin=2).closing(1)

    assert asked(table) == Message("era-prompt-closing", {"left": 5})
    table.act(Trade(1, 2))
    assert asked(table) == Message("era-prompt-closing-finish")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_decision_of_a_match_has_a_sentence_that_gives_nothing_away(seats: int) -> None:
    """Whatever the decks hold, the question is the same."""
    chance, words, met = random.Random(seats), catalogue(), set()
    state = ERA.setup(seats, seats)
    while ERA.outcome(state) is None:
        seat = int(ERA.decider(state))
        question = ERA.prompt(state, seat)
        met.add(question.id)
        assert words.render(question).endswith((".", "?"))
        assert ERA.prompt(ERA.determinize(state, seat, seeded(chance.getrandbits(64))), seat) == question
        ERA.apply(state, chance.choice(ERA.legal(state, seat)))

    assert len(met) > 8


def test_factory_production_asks_nothing() -> None:
    table = Table(4).give(1, bonus=0).turn(1, FACTORIES, BUY, others={2: [BUILD]})
    table.act(Resolve(1, FACTORIES))

    assert asked(table) == Message("era-prompt-choose", {"left": 1})
