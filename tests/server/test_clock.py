"""Clocks as plain sums: who is charged, what earns time, and that taking back does not."""

import pytest

from menlo.server.clock import Clock, Turn, advance, begin, choose_control, grant, recharge
from menlo.server.faults import Refuse
from menlo.server.protocol import TimeControl, TimeWish

LIMIT = TimeControl("move", 60)
BANK = TimeControl("bank", 600, 10)


def left(clock: Clock, now: float) -> list[float]:
    return [clock.left_at(seat, now) for seat in range(len(clock.left))]


def act(seat: int, *charged: int, gained: int = 1, settled: bool = False) -> Turn:
    return Turn("act", seat, gained, charged, settled)


def undo(seat: int, *charged: int, count: int = 1) -> Turn:
    return Turn("undo", seat, -count, charged)


def test_only_who_owes_a_decision_is_charged() -> None:
    clock = begin(BANK, 3, [1], 1000.0)

    assert left(clock, 1040.0) == [600, 560, 600]
    assert clock.deadline == 1600.0
    assert clock.out(1599.9) == [] and clock.out(1600.0) == [1]


def test_everyone_who_still_plans_is_charged_at_once() -> None:
    clock = begin(BANK, 3, [0, 1, 2], 0.0)
    clock = advance(clock, BANK, act(1, 0, 2, gained=0, settled=True), 30.0)

    assert left(clock, 50.0) == [550, 580, 550]  # the one that is ready has its increment and stands still
    assert clock.deadline == 600.0


def test_a_turn_adds_the_increment_when_it_is_done_and_not_for_every_step_of_it() -> None:
    clock = begin(BANK, 2, [0], 0.0)
    for step in range(1, 5):
        clock = advance(clock, BANK, act(0, 0), 10.0 * step)
    assert left(clock, 40.0) == [560, 600]

    clock = advance(clock, BANK, act(0, 1), 50.0)

    assert left(clock, 50.0) == [560, 600] and clock.running == (1,)


def test_doing_again_what_was_taken_back_adds_nothing_to_a_bank() -> None:
    clock = advance(begin(BANK, 2, [0], 0.0), BANK, act(0, 1), 20.0)
    assert left(clock, 20.0) == [590, 600]

    for at in (30.0, 50.0, 70.0):
        clock = advance(clock, BANK, undo(0, 0), at)
        clock = advance(clock, BANK, act(0, 1), at + 10)

    # Three times ten seconds more, and no increment.
    assert left(clock, 80.0) == [560, 570]


def test_every_new_action_has_the_whole_limit() -> None:
    clock = advance(begin(LIMIT, 2, [0], 0.0), LIMIT, act(0, 0), 50.0)
    assert left(clock, 50.0) == [60, 60]

    clock = advance(clock, LIMIT, act(0, 1), 100.0)
    clock = advance(clock, LIMIT, act(1, 0), 130.0)

    assert left(clock, 130.0)[0] == 60 and clock.deadline == 190.0


def test_taking_back_and_doing_again_does_not_stop_a_limit() -> None:
    """Who could, would never run out of time."""
    clock = advance(begin(LIMIT, 2, [0], 0.0), LIMIT, act(0, 0), 10.0)

    for at in (20.0, 30.0, 40.0, 50.0, 60.0):
        clock = advance(clock, LIMIT, undo(0, 0), at)
        clock = advance(clock, LIMIT, act(0, 0), at)

    assert left(clock, 70.0) == [0, 60] and clock.out(70.0) == [0]


def test_taking_back_the_end_of_a_turn_brings_back_the_time_there_was() -> None:
    clock = advance(begin(LIMIT, 2, [0], 0.0), LIMIT, act(0, 1), 45.0)
    clock = advance(clock, LIMIT, undo(0, 0), 50.0)

    assert left(clock, 50.0) == [15, 55]

    clock = advance(clock, LIMIT, act(0, 1), 55.0)
    clock = advance(clock, LIMIT, act(1, 0), 60.0)
    assert left(clock, 60.0) == [60, 50]  # something new has happened: a new turn, a new limit


def test_private_steps_earn_nothing_and_tell_nothing() -> None:
    clock = begin(LIMIT, 2, [0, 1], 0.0)
    steps = clock
    for at in (10.0, 20.0, 30.0):
        steps = advance(steps, LIMIT, act(0, 0, 1, gained=0), at)

    assert left(steps, 40.0) == left(clock, 40.0) == [20, 20]


def test_what_others_do_gives_nobody_a_new_limit() -> None:
    clock = advance(begin(LIMIT, 3, [0, 1], 0.0), LIMIT, act(1, 0, 1), 40.0)

    assert left(clock, 40.0) == [20, 60, 60]


def test_going_back_by_consent_of_people_starts_limits_anew_but_gives_no_bank_back() -> None:
    limit = advance(begin(LIMIT, 2, [0], 0.0), LIMIT, act(0, 1), 50.0)
    limit = advance(limit, LIMIT, Turn("agreed", 1, -1, (0,)), 55.0)
    bank = advance(begin(BANK, 2, [0], 0.0), BANK, act(0, 1), 50.0)
    bank = advance(bank, BANK, Turn("agreed", 1, -1, (0,)), 55.0)

    assert left(limit, 55.0)[0] == 60
    assert left(bank, 55.0) == [560, 595]
    bank = advance(bank, BANK, act(0, 1), 60.0)
    assert left(bank, 60.0)[0] == 565  # what is played anew earns anew


def test_time_never_goes_below_nothing_nor_backwards() -> None:
    clock = begin(LIMIT, 2, [0], 100.0)

    assert left(clock, 1e6) == [0, 60]
    assert left(clock, 50.0) == [60, 60]  # a clock of the machine that was set back
    assert left(advance(clock, BANK, act(0, 1), 1e6), 1e6)[0] == 10


def test_a_stand_in_is_not_charged_and_who_comes_back_has_something_to_begin_with() -> None:
    clock = recharge(begin(LIMIT, 2, [0], 0.0), [], 60.0)
    assert left(clock, 500.0) == [0, 60] and clock.deadline is None

    clock = recharge(grant(clock, LIMIT, 0), [0], 500.0)

    assert left(clock, 510.0) == [50, 60]


@pytest.mark.parametrize(
    "wish",
    [TimeWish("move", 1), TimeWish("move", 60, 5), TimeWish("bank", 1e9), TimeWish("bank", 60, -1),
     TimeWish("bank", float("nan"))],
)  # fmt: skip
def test_a_time_nobody_can_play_with_is_refused(wish: TimeWish) -> None:
    with pytest.raises(Refuse, match="bad time"):
        choose_control(wish)
