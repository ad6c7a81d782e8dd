"""Resolving the tokens: whose turn it is, what it may do with a token, and the bonus step after it."""

import pytest

from menlo.games.era.actions import (
    COG_FOR_INFLUENCE,
    Build,
    BuyLoad,
    Develop,
    Finish,
    Pass,
    Produce,
    Register,
    Resolve,
    RunFactory,
    TakeCog,
    Trade,
    Withdraw,
)
from menlo.games.era.events import ActionBegan, ActionEnded, BonusPassed, BonusUsed, RoundEnded, TokenWithdrawn
from menlo.games.era.state import ACTING, AREA_NAMES, AREAS, BONUS_STEP, CHOOSING, PLACING
from menlo.games.era.view import view
from menlo.kernel.action import Action
from tests.games.era.table import BUILD, BUY, DEVELOP, FACTORIES, MARKET, PRODUCE, Table

EVERY_AREA = pytest.mark.parametrize("area", range(AREAS), ids=AREA_NAMES)


def rich(seats: int = 4, bonus: int = 0) -> Table:
    """Everyone can do anything in any area."""
    table = Table(seats).show_cards("light-bulb", "telegraph").show_factories("sawmill", "small-coal-mine")
    for seat in range(seats):
        table.give(seat, coin=9, metal=9, technology=9, tool=9, coal=9, wood=9, cog=9, bonus=bonus)
    return table


def first_step(seat: int, area: int) -> Action | None:
    """One possible step of each area; factory production has none."""
    steps = {
        BUILD: Build(seat, 0),
        BUY: BuyLoad(seat, 0),
        PRODUCE: Produce(seat, 0),
        MARKET: Trade(seat, COG_FOR_INFLUENCE),
        DEVELOP: Develop(seat, 0),
    }
    return steps.get(area)


def carry_out(table: Table, seat: int, area: int) -> None:
    """A whole regular action of one step."""
    table.act(Resolve(seat, area))
    step = first_step(seat, area)
    if step is not None:
        table.act(step, Finish(seat))


def tokens(table: Table) -> dict[str, list[int]]:
    return {area["area"]: area["seats"] for area in view(table.state, 0)["areas"] if area["seats"]}


# Whose turn it is.


@pytest.mark.clause("ERA-27")
@pytest.mark.parametrize(("seats", "start"), [(seats, start) for seats in (3, 4, 5) for start in range(seats)])
def test_one_token_each_clockwise_from_the_start_player_until_none_is_left(seats: int, start: int) -> None:
    table = rich(seats)
    table.state.start = table.state.turn = start
    while table.state.phase == PLACING:
        table.act(table.legal()[0])

    order: list[int] = []
    while table.state.round == 1:
        seat = int(table.state.turn)
        order.append(seat)
        # Some act, some forgo: the order is the same.
        choices = table.legal()
        table.act(Resolve(seat, FACTORIES) if Resolve(seat, FACTORIES) in choices else choices[-1])

    per_seat = 3 if seats == 3 else 2
    assert order == [(start + turn) % seats for turn in range(seats * per_seat)]
    assert tokens(table) == {}


@pytest.mark.clause("ERA-27")
def test_a_turn_is_one_token_however_many_steps_its_action_has() -> None:
    table = rich().turn(1, BUY, BUILD, others={2: [BUY, FACTORIES]})

    table.act(Resolve(1, BUY), BuyLoad(1, 0), BuyLoad(1, 1), BuyLoad(1, 2))
    assert int(table.state.turn) == 1
    table.act(Finish(1))

    assert (int(table.state.phase), int(table.state.turn)) == (CHOOSING, 2)
    assert table.refused(Resolve(1, BUILD)).id == "era-refusal-turn"


@pytest.mark.clause("ERA-27")
@pytest.mark.parametrize("phase", [ACTING, BONUS_STEP])
def test_no_second_token_is_touched_in_the_same_turn(phase: int) -> None:
    table = rich(bonus=1).turn(1, BUY, BUILD, others={2: [FACTORIES, MARKET]})
    table.act(Resolve(1, BUY), BuyLoad(1, 0))
    if phase == BONUS_STEP:
        table.act(Finish(1))
    assert int(table.state.phase) == phase

    for action in (Resolve(1, BUILD), Withdraw(1, BUILD), Resolve(1, BUY), Withdraw(1, BUY)):
        refusal = table.refused(action)
        assert (refusal.id, refusal.clause) == ("era-refusal-busy", "ERA-27")


@pytest.mark.clause("ERA-27")
@EVERY_AREA
def test_nobody_acts_where_he_has_no_token(area: int) -> None:
    table = rich().turn(1, (area + 1) % AREAS, others={2: [area]})

    refusal = table.refused(Resolve(1, area))

    assert (refusal.id, refusal.clause) == ("era-refusal-no-token", "ERA-27")
    assert refusal.args == {"seat": 1, "area": f"era-area-{AREA_NAMES[area]}"}


@pytest.mark.clause("ERA-27")
def test_an_action_begins_with_the_choice_of_its_token() -> None:
    table = rich(bonus=1).turn(1, *range(AREAS), others={2: [BUY]})

    for area in range(AREAS):
        step = first_step(1, area) or RunFactory(1, 0)
        assert table.refused(step).id == "era-refusal-choosing"
    for action in (TakeCog(1), Register(1, -1), Finish(1), Pass(1)):
        assert table.refused(action).clause == "ERA-27"


@pytest.mark.clause("ERA-27")
@pytest.mark.parametrize("area", [BUILD, BUY, PRODUCE, MARKET, DEVELOP])
@pytest.mark.parametrize("other", [BUILD, BUY, PRODUCE, MARKET, DEVELOP])
def test_a_token_allows_the_steps_of_its_own_area_only(area: int, other: int) -> None:
    table = rich().turn(1, area, other, others={2: [FACTORIES]})
    table.act(Resolve(1, area))
    step = first_step(1, other)
    assert step is not None

    if area == other:
        assert table.act(step)
    else:
        refusal = table.refused(step)
        assert (refusal.id, refusal.clause) == ("era-refusal-other-area", "ERA-27")
        assert refusal.args == {"area": f"era-area-{AREA_NAMES[area]}"}


@pytest.mark.clause("ERA-28")
@EVERY_AREA
def test_any_of_ones_tokens_may_be_chosen(area: int) -> None:
    table = rich().turn(1, *range(AREAS), others={2: [BUY]})

    assert {action for action in table.legal() if isinstance(action, Resolve)} == {
        Resolve(1, area) for area in range(AREAS)
    }
    (event, *_) = table.act(Resolve(1, area))

    assert isinstance(event, ActionBegan)
    assert (event.seat, event.area) == (1, area)


@pytest.mark.clause("ERA-28")
@pytest.mark.parametrize("chosen", [BUY, MARKET])
def test_the_order_of_placement_does_not_matter(chosen: int) -> None:
    table = rich()
    table.state.start = table.state.turn = 0
    for area in (BUY, BUILD, BUILD, PRODUCE, MARKET, BUY, PRODUCE, FACTORIES):
        table.act(next(action for action in table.legal() if action.args() == (area,)))

    carry_out(table, 0, chosen)

    kept = MARKET if chosen == BUY else BUY
    assert 0 in tokens(table)[AREA_NAMES[kept]]
    assert 0 not in tokens(table).get(AREA_NAMES[chosen], [])


# The token comes back.


@pytest.mark.clause("ERA-29")
@EVERY_AREA
def test_after_the_action_its_token_and_no_other_goes_back(area: int) -> None:
    other = (area + 1) % AREAS
    table = rich().turn(1, area, other, others={2: [area, other]})

    carry_out(table, 1, area)

    assert tokens(table) == {AREA_NAMES[area]: [2], AREA_NAMES[other]: [1, 2]}


@pytest.mark.clause("ERA-29")
def test_the_token_lies_in_its_area_as_long_as_the_action_lasts() -> None:
    table = rich(bonus=1).turn(1, BUY, others={2: [BUY]})
    table.act(Resolve(1, BUY), BuyLoad(1, 0))
    assert tokens(table) == {"buy": [1, 2]}

    (event,) = table.act(Finish(1))

    assert isinstance(event, ActionEnded)
    assert (event.seat, event.area) == (1, BUY)
    # It is back before the bonus step.
    assert (int(table.state.phase), tokens(table)) == (BONUS_STEP, {"buy": [2]})


@pytest.mark.clause("ERA-29")
def test_a_used_token_can_be_placed_again_next_round() -> None:
    table = rich(3).turn(1, BUY, others={})

    carry_out(table, 1, BUY)

    assert (int(table.state.phase), int(table.state.round)) == (PLACING, 2)
    assert (tokens(table), int(table.state.unplaced)) == ({}, 9)


# Forgoing an action.


@pytest.mark.clause("ERA-30")
@EVERY_AREA
def test_a_token_may_be_taken_back_without_cost_or_gain(area: int) -> None:
    table = rich(bonus=2).turn(1, area, others={2: [area]})
    before = dict(table.game.dump(table.state))

    (event,) = table.act(Withdraw(1, area))

    assert isinstance(event, TokenWithdrawn)
    assert (event.seat, event.area) == (1, area)
    assert tokens(table) == {AREA_NAMES[area]: [2]}
    after = dict(table.game.dump(table.state))
    assert {name for name in before if before[name] != after[name]} == {"tokens", "turn"}
    assert int(table.state.turn) == 2


@pytest.mark.clause("ERA-30")
def test_only_ones_own_token_can_be_taken_back() -> None:
    table = rich().turn(1, BUY, others={2: [MARKET]})

    refusal = table.refused(Withdraw(1, MARKET))

    assert (refusal.id, refusal.clause) == ("era-refusal-no-token", "ERA-30")
    assert refusal.args == {"seat": 1, "area": "era-area-market"}


@pytest.mark.clause("ERA-30")
def test_an_action_once_begun_is_no_longer_forgone() -> None:
    table = rich().acting(1, BUY)

    assert table.refused(Withdraw(1, BUY)).id == "era-refusal-busy"


@pytest.mark.clause("ERA-30")
@pytest.mark.parametrize("area", [BUILD, BUY, PRODUCE, DEVELOP])
def test_where_nothing_can_be_done_the_token_can_only_be_taken_back(area: int) -> None:
    table = rich().strip(1).turn(1, area, others={2: [area]})

    refusal = table.refused(Resolve(1, area))

    assert (refusal.id, refusal.clause) == ("era-refusal-nothing-to-do", "ERA-30")
    assert refusal.args == {"seat": 1, "area": f"era-area-{AREA_NAMES[area]}"}
    assert table.legal() == [Withdraw(1, area)]


@pytest.mark.clause("ERA-30")
@pytest.mark.parametrize("area", [FACTORIES, MARKET])
def test_production_and_a_free_cog_are_open_to_the_poorest(area: int) -> None:
    table = rich().strip(1).turn(1, area, others={2: [area]})

    assert table.legal() == [Resolve(1, area), Withdraw(1, area)]


@pytest.mark.clause("ERA-30")
def test_all_players_may_forgo_everything() -> None:
    table = rich(3).turn(0, BUY, others={1: [BUY], 2: [MARKET]})

    events = table.act(Withdraw(0, BUY), Withdraw(1, BUY), Withdraw(2, MARKET))

    assert any(isinstance(event, RoundEnded) for event in events)


# Only the active player acts.


@pytest.mark.clause("ERA-31")
def test_others_in_the_area_wait_for_their_own_turn() -> None:
    table = rich().turn(1, BUY, others={2: [BUY]})

    for begun in (False, True):
        if begun:
            table.act(Resolve(1, BUY), BuyLoad(1, 0))
        for action in (Resolve(2, BUY), Withdraw(2, BUY), BuyLoad(2, 1), Finish(2)):
            refusal = table.refused(action)
            assert (refusal.id, refusal.clause) == ("era-refusal-turn", "ERA-31")
            assert refusal.args == {"seat": 2, "other": 1}
    table.act(Finish(1))

    # Now it is their turn, with what the first has left.
    assert table.act(Resolve(2, BUY), BuyLoad(2, 1))
    assert table.refused(BuyLoad(2, 0)).id == "era-refusal-empty-load"


@pytest.mark.clause("ERA-31")
@pytest.mark.parametrize("area", [BUILD, PRODUCE, MARKET, DEVELOP])
def test_an_action_touches_the_stock_of_the_active_player_only(area: int) -> None:
    table = rich().turn(1, area, others={2: [area]})
    before = [table.goods(seat) for seat in range(4)]

    carry_out(table, 1, area)

    changed = [seat for seat in range(4) if table.goods(seat) != before[seat]]
    assert changed == [1]


@pytest.mark.clause("ERA-31")
def test_others_wait_through_the_bonus_step_too() -> None:
    table = rich(bonus=1).turn(1, BUY, others={2: [BUY]})
    carry_out(table, 1, BUY)
    assert int(table.state.phase) == BONUS_STEP

    for action in (Resolve(2, BUY), Pass(2), BuyLoad(2, 1)):
        assert table.refused(action).clause == "ERA-31"


# The bonus step.


@pytest.mark.clause("ERA-32")
@EVERY_AREA
def test_after_a_regular_action_a_bonus_token_may_be_used_before_the_next_player(area: int) -> None:
    table = rich(bonus=2).turn(1, area, others={2: [area]})

    carry_out(table, 1, area)
    assert (int(table.state.phase), int(table.state.turn)) == (BONUS_STEP, 1)
    events = table.act(BuyLoad(1, 1))

    # One only, though a second token is at hand.
    assert any(isinstance(event, BonusUsed) for event in events)
    assert table.goods(1)["bonus"] == 1
    assert (int(table.state.phase), int(table.state.turn)) == (CHOOSING, 2)


@pytest.mark.clause("ERA-32")
def test_a_bonus_token_follows_a_taken_cog() -> None:
    table = rich(bonus=1).turn(1, MARKET, others={2: [MARKET]})

    table.act(Resolve(1, MARKET), TakeCog(1))

    assert (int(table.state.phase), int(table.state.turn)) == (BONUS_STEP, 1)


@pytest.mark.clause("ERA-32")
def test_the_bonus_token_need_not_be_used() -> None:
    table = rich(bonus=2).turn(1, BUY, others={2: [BUY]})
    carry_out(table, 1, BUY)
    before = table.goods(1)

    (event,) = table.act(Pass(1))

    assert isinstance(event, BonusPassed)
    assert table.goods(1) == before
    assert (int(table.state.phase), int(table.state.turn)) == (CHOOSING, 2)


@pytest.mark.clause("ERA-32")
@EVERY_AREA
def test_without_a_bonus_token_the_next_player_follows_at_once(area: int) -> None:
    table = rich(bonus=1).give(1, bonus=0).turn(1, area, others={2: [area]})

    carry_out(table, 1, area)

    assert (int(table.state.phase), int(table.state.turn)) == (CHOOSING, 2)


@pytest.mark.clause("ERA-32")
def test_the_bonus_step_comes_before_the_end_of_the_round() -> None:
    table = rich(bonus=1).turn(1, BUY, others={})

    carry_out(table, 1, BUY)
    assert (int(table.state.phase), int(table.state.round), tokens(table)) == (BONUS_STEP, 1, {})
    # The load just bought is still empty.
    assert table.refused(BuyLoad(1, 0)).clause == "ERA-49"
    table.act(BuyLoad(1, 1))

    assert (int(table.state.phase), int(table.state.round)) == (PLACING, 2)


@pytest.mark.clause("ERA-32")
def test_no_bonus_token_is_used_before_or_during_the_action() -> None:
    table = rich(bonus=1).turn(1, BUY, others={2: [BUY]})
    assert table.refused(RunFactory(1, 0)).clause == "ERA-27"
    table.act(Resolve(1, BUY), BuyLoad(1, 0))

    assert table.refused(RunFactory(1, 0)).clause == "ERA-97"
    assert table.refused(Pass(1)).clause == "ERA-95"
    assert table.refused(Build(1, 0)).clause == "ERA-27"


@pytest.mark.clause("ERA-33")
@EVERY_AREA
def test_no_bonus_token_after_a_forgone_action(area: int) -> None:
    table = rich(bonus=3).turn(1, area, others={2: [area]})

    table.act(Withdraw(1, area))

    assert (int(table.state.phase), int(table.state.turn)) == (CHOOSING, 2)
    assert table.refused(BuyLoad(1, 1)).id == "era-refusal-turn"
    assert table.goods(1)["bonus"] == 3


@pytest.mark.clause("ERA-33")
@pytest.mark.parametrize("area", [BUILD, BUY, PRODUCE, MARKET, DEVELOP])
def test_an_action_without_a_step_cannot_be_finished(area: int) -> None:
    table = rich(bonus=3).acting(1, area)

    refusal = table.refused(Finish(1))

    assert (refusal.id, refusal.clause, refusal.args) == ("era-refusal-nothing-done", "ERA-33", {"seat": 1})
    # One step is enough.
    step = first_step(1, area)
    assert step is not None
    table.act(step, Finish(1))
    assert int(table.state.phase) == BONUS_STEP
