"""Bonus tokens: one extra step after a regular action."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import (
    COG_FOR_COINS,
    COINS_FOR_COG,
    COINS_FOR_INFLUENCE,
    Build,
    BuyBonus,
    BuyLoad,
    Develop,
    Finish,
    Pass,
    Place,
    Produce,
    ProduceFake,
    Register,
    Resolve,
    RunFactory,
    Swap,
    TakeCog,
    Trade,
    Withdraw,
)
from menlo.games.era.events import BonusPassed, BonusUsed, RoundEnded
from menlo.games.era.goods import BONUS, COAL, COIN, GOOD_NAMES, METAL, TOOL, WOOD
from menlo.games.era.state import ACTING, BONUS_STEP, CHOOSING, PLACING
from menlo.kernel.action import Action
from tests.games.era.table import BUILD, BUY, DEVELOP, FACTORIES, MARKET, PRODUCE, Table

AREAS = [BUILD, FACTORIES, BUY, PRODUCE, MARKET, DEVELOP]
START_FACTORY = 0
CASH_REGISTER, SEWING_MACHINE, TYPEWRITER, CAR, LOCOMOTIVE = 0, 2, 4, 12, 14  # gold spaces
NO_SPACE = -1
NO_SYMBOLS = 100  # a square beyond all symbols of the influence track
COAL_HOUSE = "house-1"

STEPS = {
    "build",
    "run-factory",
    "buy-load",
    "produce",
    "produce-fake",
    "trade",
    "swap",
    "buy-bonus",
    "develop",
    "register",
}
RICH = {name: 30 for name in GOOD_NAMES if name != "bonus"}


def on_turn(area: int, seats: int = 3, bonus: int = 2, **goods: int) -> Table:
    """Seat 0 resolves its token in the area, with only these goods; everyone else has tokens left to resolve."""
    table = Table(seats).strip(0).give(0, bonus=bonus, **goods).on_square(0, NO_SYMBOLS)
    table.show_factories("small-coal-mine", "small-coal-mine", "large-coal-mine", "large-coal-mine", "sawmill")
    table.show_cards(*["cash-register-official-1"] * 4, "cash-register-fake-1")
    return table.turn(0, area, others={seat: [FACTORIES, BUY] for seat in range(1, seats)})


def bonus_step(seats: int = 3, bonus: int = 2, **goods: int) -> Table:
    """Seat 0, without any factory, has just resolved the factory area and may use a bonus token."""
    table = on_turn(FACTORIES, seats, bonus, **goods).own_factories(0)
    table.act(Resolve(0, FACTORIES))
    return table


def act_in(table: Table, area: int) -> None:
    """Seat 0 carries out the shortest regular action in an area."""
    step: dict[int, Action] = {
        BUILD: Build(0, 0),
        BUY: BuyLoad(0, 0),
        PRODUCE: Produce(0, 0),
        MARKET: Trade(0, COINS_FOR_COG),
        DEVELOP: Develop(0, SEWING_MACHINE),
    }
    table.act(Resolve(0, area))
    if area != FACTORIES:
        table.act(step[area], Finish(0))


def wait_for(table: Table, seat: int) -> None:
    """Everybody else forgoes his action until it is the seat's turn."""
    while table.state.turn != seat:
        table.act(next(action for action in table.legal() if isinstance(action, Withdraw)))


def bonus_supply(table: Table) -> int:
    return int(table.state.supply[BONUS])


def stock_supply(table: Table, bonus: int) -> None:
    """Set how many bonus tokens the supply has."""
    supply = [int(amount) for amount in table.state.supply]
    supply[BONUS] = bonus
    table.state.supply = vec[i64](supply)


# When a token may be used.


@pytest.mark.clause("ERA-95")
@pytest.mark.parametrize("area", AREAS)
def test_a_bonus_token_may_be_used_directly_after_any_regular_action(area: int) -> None:
    table = on_turn(area, **RICH)

    act_in(table, area)

    assert table.state.phase == BONUS_STEP and table.state.turn == 0
    wood = table.goods(0)["wood"]
    events = table.act(RunFactory(0, START_FACTORY))
    assert table.goods(0)["wood"] == wood + 1 and table.goods(0)["bonus"] == 1
    assert sum(isinstance(event, BonusUsed) for event in events) == 1


@pytest.mark.clause("ERA-95")
def test_a_bonus_token_cannot_be_used_before_or_during_the_regular_action() -> None:
    table = on_turn(MARKET, **RICH)

    before = table.refused(RunFactory(0, START_FACTORY))
    table.act(Resolve(0, MARKET), Trade(0, COINS_FOR_COG))
    during = table.refused(RunFactory(0, START_FACTORY))
    passing = table.refused(Pass(0))

    assert table.state.phase == ACTING
    assert before.clause == "ERA-27"
    assert (during.id, during.clause) == ("era-refusal-bonus-only", "ERA-97")
    assert (passing.id, passing.clause) == ("era-refusal-no-bonus-step", "ERA-95")


@pytest.mark.clause("ERA-95", "ERA-33")
def test_no_bonus_token_follows_a_token_that_was_withdrawn() -> None:
    table = on_turn(FACTORIES)

    table.act(Withdraw(0, FACTORIES))

    assert table.state.phase == CHOOSING and table.state.turn == 1
    assert table.refused(RunFactory(0, START_FACTORY)).clause == "ERA-31"
    assert table.goods(0)["bonus"] == 2


@pytest.mark.clause("ERA-95")
def test_a_bonus_token_cannot_follow_the_action_of_another_player() -> None:
    table = on_turn(FACTORIES)
    table.act(Resolve(0, FACTORIES))

    refusal = table.refused(RunFactory(1, START_FACTORY))

    assert (refusal.id, refusal.clause) == ("era-refusal-turn", "ERA-31")
    assert refusal.args == {"seat": 1, "other": 0}
    # Nor once the owner of the action is done: the next player must act first.
    table.act(Pass(0))
    assert table.refused(RunFactory(1, START_FACTORY)).clause == "ERA-27"


@pytest.mark.clause("ERA-95")
def test_without_a_bonus_token_the_turn_ends_with_the_action() -> None:
    table = on_turn(FACTORIES, bonus=0)

    table.act(Resolve(0, FACTORIES))

    assert table.state.phase == CHOOSING and table.state.turn == 1


@pytest.mark.clause("ERA-95", "ERA-101")
def test_a_player_may_keep_his_bonus_token() -> None:
    table = bonus_step(bonus=1)
    supply = bonus_supply(table)

    events = table.act(Pass(0))

    assert any(isinstance(event, BonusPassed) for event in events)
    assert not any(isinstance(event, BonusUsed) for event in events)
    assert table.goods(0)["bonus"] == 1 and bonus_supply(table) == supply
    assert table.state.phase == CHOOSING and table.state.turn == 1


@pytest.mark.clause("ERA-95")
@pytest.mark.parametrize(
    ("action", "id", "clause"),
    [
        pytest.param(Finish(0), "era-refusal-finished", "ERA-95", id="finish"),
        pytest.param(Resolve(0, BUY), "era-refusal-busy", "ERA-27", id="resolve"),
        pytest.param(Withdraw(0, BUY), "era-refusal-busy", "ERA-27", id="withdraw"),
        pytest.param(Place(0, BUY), "era-refusal-all-placed", "ERA-18", id="place"),
    ],
)
def test_the_bonus_step_is_no_time_for_tokens(action: Action, id: str, clause: str) -> None:
    table = on_turn(FACTORIES)
    table.turn(0, FACTORIES, BUY, others={1: [BUY], 2: [MARKET]})
    table.act(Resolve(0, FACTORIES))

    refusal = table.refused(action)

    assert (refusal.id, refusal.clause) == (id, clause)


@pytest.mark.clause("ERA-95", "ERA-110")
def test_the_bonus_step_after_the_last_token_still_belongs_to_the_round() -> None:
    table = on_turn(FACTORIES, **RICH).turn(0, FACTORIES)
    card = table.state.cards[0]

    events = table.act(Resolve(0, FACTORIES))

    assert not any(isinstance(event, RoundEnded) for event in events)
    assert table.state.phase == BONUS_STEP and table.state.cards[0] == card
    events = table.act(Produce(0, 0))
    assert any(isinstance(event, RoundEnded) for event in events)
    assert table.state.phase == PLACING and table.state.round == 2


# How many.


def next_action(table: Table) -> Action:
    """Resolve whatever can be resolved, do one thing there, and use a bonus token whenever that is offered."""
    legal = table.legal()
    if table.state.phase == BONUS_STEP:
        return RunFactory(int(table.state.turn), START_FACTORY)
    if table.state.phase == ACTING and legal[-1].kind == "finish":
        return legal[-1]
    return legal[0]


@pytest.mark.clause("ERA-96")
@pytest.mark.parametrize(("seats", "most"), [(3, 3), (4, 2), (5, 2)])
def test_as_many_bonus_tokens_in_a_round_as_action_tokens(seats: int, most: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.give(seat, bonus=9, **RICH)
    used: list[int] = []

    while table.state.round == 1:
        used += [event.seat for event in table.act(next_action(table)) if isinstance(event, BonusUsed)]

    assert Counter(used) == dict.fromkeys(range(seats), most)
    assert [table.goods(seat)["bonus"] for seat in range(seats)] == [9 - most] * seats


@pytest.mark.clause("ERA-95", "ERA-103")
def test_no_second_bonus_token_after_a_bonus_step() -> None:
    table = on_turn(FACTORIES, bonus=5)
    table.turn(0, FACTORIES, BUY, others={1: [BUY], 2: [MARKET]})
    table.act(Resolve(0, FACTORIES))

    table.act(RunFactory(0, START_FACTORY))

    assert table.goods(0)["bonus"] == 4
    assert table.state.phase == CHOOSING and table.state.turn == 1
    assert table.refused(RunFactory(0, START_FACTORY)).clause == "ERA-31"


# What can be done with one.


@pytest.mark.clause("ERA-97")
@pytest.mark.parametrize(
    ("goods", "step", "left", "influence"),
    [
        pytest.param({"metal": 1, "technology": 1, "coal": 1}, Produce(0, 0), {}, 2, id="produce-an-invention"),
        pytest.param({"coin": 2}, Trade(0, COINS_FOR_COG), {"cog": 1}, 0, id="exchange-in-the-upper-square"),
        pytest.param({"coin": 2}, Trade(0, COINS_FOR_INFLUENCE), {}, 1, id="exchange-in-the-middle-square"),
        pytest.param(
            {"metal": 1, "coal": 1}, Swap(0, METAL, COAL, WOOD), {"wood": 1}, 0, id="exchange-in-the-lower-square"
        ),
        pytest.param({"cog": 1}, Develop(0, SEWING_MACHINE), {}, 1, id="develop-an-invention"),
        pytest.param({"coin": 1}, Register(0, NO_SPACE), {}, 1, id="register-a-patent"),
    ],
)
def test_a_bonus_token_allows_one_step_at_its_normal_cost(
    goods: dict[str, int], step: Action, left: dict[str, int], influence: int
) -> None:
    table = bonus_step(bonus=1, **goods)

    table.act(step)

    assert table.goods(0) == dict.fromkeys(GOOD_NAMES, 0) | left
    assert table.square(0) == NO_SYMBOLS + influence
    assert table.state.phase == CHOOSING and table.state.turn == 1


@pytest.mark.clause("ERA-97")
def test_a_bonus_token_lets_a_single_factory_produce() -> None:
    table = bonus_step(bonus=1).own_factories(0, "start-factory", "large-coal-mine", "large-coal-mine")
    mine = table.factory("large-coal-mine")

    table.act(RunFactory(0, mine))

    # One of the two mines, and not the start factory.
    assert table.goods(0) == dict.fromkeys(GOOD_NAMES, 0) | {"coal": int(table.state.box.factory_amount[mine])}
    assert table.state.turn == 1


@pytest.mark.clause("ERA-97")
@pytest.mark.parametrize("factory", [1, 31])
def test_a_bonus_token_cannot_run_a_factory_of_someone_else(factory: int) -> None:
    table = bonus_step().own_factories(0, "start-factory")
    table.own_factories(1, table.state.box.factory_ids[1])

    refusal = table.refused(RunFactory(0, factory))

    assert (refusal.id, refusal.clause, refusal.args) == ("era-refusal-not-own-factory", "ERA-43", {"seat": 0})


@pytest.mark.clause("ERA-97")
def test_a_bonus_token_buys_one_load_for_a_coin() -> None:
    table = bonus_step(bonus=1, coin=2)
    house = table.load(COAL_HOUSE)

    table.act(BuyLoad(0, house))

    assert table.goods(0) == dict.fromkeys(GOOD_NAMES, 0) | {"coin": 1, "coal": 3}
    assert table.state.loads[house] == 0
    assert table.state.turn == 1


@pytest.mark.clause("ERA-97")
def test_a_bonus_token_builds_one_factory() -> None:
    table = bonus_step(bonus=1, wood=9, coal=9)
    mill, box = table.factory("sawmill"), table.state.box

    table.act(Build(0, 4))

    assert table.state.mats[0].factories[mill] == 1 and table.state.factories[4] == -1
    assert table.goods(0)["wood"] == 9 - box.factory_wood[mill]
    assert table.goods(0)["coal"] == 9 - box.factory_coal[mill]
    assert table.state.turn == 1


@pytest.mark.clause("ERA-97")
@pytest.mark.parametrize("area", [BUILD, BUY, PRODUCE, MARKET, DEVELOP])
def test_running_a_single_factory_is_no_step_of_a_regular_action(area: int) -> None:
    table = on_turn(area, **RICH)
    table.act(Resolve(0, area))

    refusal = table.refused(RunFactory(0, START_FACTORY))

    assert (refusal.id, refusal.clause) == ("era-refusal-bonus-only", "ERA-97")


@pytest.mark.clause("ERA-98")
def test_a_bonus_token_does_not_take_a_cog() -> None:
    table = bonus_step(**RICH)

    refusal = table.refused(TakeCog(0))

    assert (refusal.id, refusal.clause) == ("era-refusal-cog-as-bonus", "ERA-98")


@pytest.mark.clause("ERA-99")
@pytest.mark.parametrize("area", AREAS)
def test_every_option_is_open_whatever_was_done_and_however_full_the_areas_are(area: int) -> None:
    table = on_turn(area, **RICH)
    rest = [other for other in AREAS if other != area]
    table.turn(0, area, others={1: rest, 2: AREAS})  # two tokens in every area

    act_in(table, area)

    assert table.kinds() == {"pass", *STEPS}


# Limits of its own.


@pytest.mark.clause("ERA-100")
@pytest.mark.parametrize(
    ("area", "full", "more", "clause"),
    [
        pytest.param(BUILD, [Build(0, 0), Build(0, 1), Build(0, 2)], Build(0, 3), "ERA-34", id="fourth-factory"),
        pytest.param(BUY, [BuyLoad(0, 0), BuyLoad(0, 1), BuyLoad(0, 2)], BuyLoad(0, 3), "ERA-48", id="fourth-load"),
        pytest.param(PRODUCE, [Produce(0, 0), Produce(0, 1), Produce(0, 2)], Produce(0, 3), "ERA-51", id="fourth-card"),
        pytest.param(
            PRODUCE,
            [Produce(0, 0), Produce(0, 1), Produce(0, 2)],
            ProduceFake(0, 4, 1, 1, 0),
            "ERA-51",
            id="fourth-card-a-fake",
        ),
        pytest.param(
            MARKET,
            [Trade(0, COINS_FOR_COG)] * 3 + [Trade(0, COINS_FOR_INFLUENCE)] * 2,
            Trade(0, COINS_FOR_INFLUENCE),
            "ERA-73",
            id="sixth-exchange",
        ),
        pytest.param(
            MARKET, [Trade(0, COINS_FOR_COG)] * 3, Trade(0, COG_FOR_COINS), "ERA-72", id="fourth-in-the-upper-square"
        ),
        pytest.param(
            MARKET,
            [Trade(0, COINS_FOR_INFLUENCE)] * 3,
            Trade(0, COINS_FOR_INFLUENCE),
            "ERA-72",
            id="fourth-in-the-middle-square",
        ),
        pytest.param(
            MARKET,
            [Swap(0, COIN, COIN, TOOL)] * 3,
            Swap(0, METAL, COAL, WOOD),
            "ERA-72",
            id="fourth-in-the-lower-square",
        ),
        pytest.param(
            MARKET,
            [Swap(0, COIN, COIN, TOOL)] * 3,
            BuyBonus(0),
            "ERA-72",
            id="bonus-token-as-fourth-in-the-lower-square",
        ),
        pytest.param(DEVELOP, [Register(0, NO_SPACE)] * 2, Register(0, NO_SPACE), "ERA-87", id="third-patent"),
        pytest.param(
            DEVELOP, [Develop(0, LOCOMOTIVE), Develop(0, CAR)], Develop(0, SEWING_MACHINE), "ERA-77", id="eighth-cog"
        ),
        pytest.param(
            DEVELOP, [Develop(0, SEWING_MACHINE)], Register(0, SEWING_MACHINE), "ERA-76", id="patent-after-development"
        ),
        pytest.param(
            DEVELOP, [Register(0, NO_SPACE)], Develop(0, SEWING_MACHINE), "ERA-76", id="development-after-patent"
        ),
    ],
)
def test_a_bonus_step_goes_beyond_the_limits_of_the_action(
    area: int, full: list[Action], more: Action, clause: str
) -> None:
    table = on_turn(area, bonus=1, **RICH)
    table.act(Resolve(0, area), *full)

    refusal = table.refused(more)
    table.act(Finish(0), more)

    assert refusal.clause == clause
    assert table.goods(0)["bonus"] == (1 if more.kind == "buy-bonus" else 0)
    assert table.state.turn == 1


@pytest.mark.clause("ERA-100")
@pytest.mark.parametrize(
    ("step", "clause"),
    [
        pytest.param(Build(0, 0), "ERA-35", id="build-without-wood"),
        pytest.param(BuyLoad(0, 0), "ERA-45", id="buy-without-coin"),
        pytest.param(Produce(0, 0), "ERA-52", id="produce-without-cubes"),
        pytest.param(Produce(0, 6), "ERA-55", id="produce-from-an-empty-space"),
        pytest.param(Trade(0, COG_FOR_COINS), "ERA-68", id="exchange-without-cog"),
        pytest.param(Trade(0, COINS_FOR_INFLUENCE), "ERA-69", id="exchange-without-coins"),
        pytest.param(Swap(0, METAL, COAL, WOOD), "ERA-70", id="exchange-without-cubes"),
        pytest.param(BuyBonus(0), "ERA-71", id="bonus-token-without-coins"),
        pytest.param(Develop(0, SEWING_MACHINE), "ERA-82", id="develop-without-cogs"),
        pytest.param(Register(0, NO_SPACE), "ERA-87", id="register-without-coins"),
    ],
)
def test_a_bonus_step_is_not_free(step: Action, clause: str) -> None:
    table = bonus_step()

    assert table.refused(step).clause == clause


@pytest.mark.clause("ERA-100")
@pytest.mark.parametrize(
    ("step", "clause"),
    [
        pytest.param(Build(0, 4), "ERA-39", id="empty-space-of-the-display"),
        pytest.param(BuyLoad(0, 0), "ERA-49", id="empty-ship"),
        pytest.param(Produce(0, 4), "ERA-58", id="fake-without-a-mix"),
        pytest.param(ProduceFake(0, 4, 1, 1, 0), "ERA-59", id="fake-of-an-own-invention"),
        pytest.param(ProduceFake(0, 0, 1, 1, 0), "ERA-57", id="free-cubes-for-an-official-card"),
        pytest.param(Swap(0, METAL, COAL, COAL), "ERA-70", id="kind-that-was-given"),
        pytest.param(Develop(0, CASH_REGISTER), "ERA-79", id="developed-space"),
        pytest.param(Develop(0, TYPEWRITER + 1), "ERA-80", id="silver-before-gold"),
        pytest.param(Register(0, SEWING_MACHINE), "ERA-90", id="foreign-space"),
        pytest.param(Register(0, CASH_REGISTER), "ERA-89", id="patented-space"),
    ],
)
def test_a_bonus_step_keeps_to_the_rules_of_its_area(step: Action, clause: str) -> None:
    table = bonus_step(**RICH)
    table.show_factories("small-coal-mine").developed("cash-register", "gold", owner=0, patented=True)
    table.developed("sewing-machine", "gold", owner=1)
    table.state.loads = vec[i64]([0] * len(table.state.loads))

    assert table.refused(step).clause == clause


@pytest.mark.clause("ERA-100", "ERA-92")
def test_a_bonus_token_does_not_register_a_seventh_patent() -> None:
    table = bonus_step(**RICH)
    table.state.mats[0].patents = 6

    refusal = table.refused(Register(0, NO_SPACE))

    assert (refusal.clause, refusal.args) == ("ERA-92", {"seat": 0, "most": 6})


# Where tokens go and come from.


@pytest.mark.clause("ERA-101")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_used_token_goes_back_to_the_supply(seats: int) -> None:
    table = bonus_step(seats, bonus=2, coin=1)
    supply = bonus_supply(table)

    table.act(BuyLoad(0, 0))

    assert table.goods(0)["bonus"] == 1 and bonus_supply(table) == supply + 1


@pytest.mark.clause("ERA-101")
def test_the_token_in_use_is_not_yet_in_the_supply() -> None:
    table = bonus_step(seats=4, bonus=1, coin=2)
    assert bonus_supply(table) == 0  # four players begin with all 20

    refusal = table.refused(BuyBonus(0))

    assert (refusal.id, refusal.clause) == ("era-refusal-no-bonus-left", "ERA-75")


@pytest.mark.clause("ERA-101", "ERA-97")
def test_a_bonus_token_may_buy_a_bonus_token() -> None:
    table = bonus_step(bonus=1, coin=2)
    stock_supply(table, bonus=1)

    table.act(BuyBonus(0))

    assert table.goods(0)["bonus"] == 1 and table.goods(0)["coin"] == 0
    assert bonus_supply(table) == 1
    assert table.state.phase == CHOOSING and table.state.turn == 1


@pytest.mark.clause("ERA-102")
def test_a_token_just_bought_cannot_be_used_in_the_same_turn() -> None:
    table = on_turn(MARKET, bonus=0, coin=4)

    table.act(Resolve(0, MARKET), BuyBonus(0), BuyBonus(0), Finish(0))

    assert table.goods(0)["bonus"] == 2
    assert table.state.phase == CHOOSING and table.state.turn == 1


@pytest.mark.clause("ERA-102")
def test_a_token_just_bought_may_be_used_after_the_next_action_of_the_same_round() -> None:
    table = on_turn(MARKET, bonus=0, coin=2)
    table.turn(0, MARKET, FACTORIES, others={1: [BUY, BUILD], 2: [BUY, BUILD]})
    table.act(Resolve(0, MARKET), BuyBonus(0), Finish(0))

    wait_for(table, 0)
    table.act(Resolve(0, FACTORIES), RunFactory(0, START_FACTORY))

    assert table.state.round == 1
    assert table.goods(0)["bonus"] == 0 and table.goods(0)["wood"] == 2


@pytest.mark.clause("ERA-102")
def test_withdrawing_does_not_make_a_bought_token_usable_at_once() -> None:
    table = on_turn(MARKET, bonus=0, coin=2)
    table.turn(0, MARKET, BUY, FACTORIES, others={seat: [BUY, BUILD, DEVELOP] for seat in (1, 2)})
    table.act(Resolve(0, MARKET), BuyBonus(0), Finish(0))

    wait_for(table, 0)
    table.act(Withdraw(0, BUY))

    assert table.state.phase == CHOOSING and table.state.turn == 1
    wait_for(table, 0)
    table.act(Resolve(0, FACTORIES))
    assert table.state.phase == BONUS_STEP and table.state.turn == 0


@pytest.mark.clause("ERA-102")
@pytest.mark.parametrize("bought", [1, 2, 3])
def test_a_token_held_before_may_be_used_after_buying_others(bought: int) -> None:
    table = on_turn(MARKET, bonus=1, coin=6)
    table.act(Resolve(0, MARKET), *[BuyBonus(0)] * bought, Finish(0))

    assert table.state.phase == BONUS_STEP and table.state.turn == 0
    table.act(RunFactory(0, START_FACTORY))

    assert table.goods(0)["bonus"] == bought
    assert table.state.phase == CHOOSING and table.state.turn == 1


@pytest.mark.clause("ERA-102")
def test_a_token_bought_in_a_bonus_step_waits_for_the_next_regular_action() -> None:
    table = on_turn(FACTORIES, bonus=1, coin=2)
    table.turn(0, FACTORIES, BUY, others={1: [BUY, BUILD], 2: [BUILD, MARKET]}).give(0, coin=3)
    table.act(Resolve(0, FACTORIES), BuyBonus(0))
    assert table.state.phase == CHOOSING and table.state.turn == 1

    wait_for(table, 0)
    table.act(Resolve(0, BUY), BuyLoad(0, 0), Finish(0))

    assert table.state.phase == BONUS_STEP and table.state.turn == 0


@pytest.mark.clause("ERA-103")
def test_a_bonus_step_at_the_market_opens_no_further_exchange() -> None:
    table = bonus_step(bonus=5, coin=4)

    events = table.act(Trade(0, COINS_FOR_COG))

    assert sum(isinstance(event, BonusUsed) for event in events) == 1
    assert table.goods(0)["bonus"] == 4
    assert table.refused(Trade(0, COINS_FOR_COG)).clause == "ERA-31"
