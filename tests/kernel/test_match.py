"""A match in memory: its log, and undo back to the last fence."""

import pytest

import menlo
from menlo.games.era.actions import Place
from menlo.kernel.errors import CannotUndo, IllegalAction
from menlo.kernel.game import State
from menlo.kernel.play import Match
from menlo.kernel.transcript import replay, write


def act_first(match: Match[State], seat: int) -> None:
    match.act(match.game.legal(match.state, seat)[0])


def started() -> Match[State]:
    return Match(menlo.game("era"), 3, 1)


def test_an_action_is_logged_with_its_events() -> None:
    match = started()
    seat = match.game.deciders(match.state)[0]

    events = match.act(Place(seat, 2))

    assert [(record.number, record.seat, record.action) for record in match.records] == [(0, seat, Place(seat, 2))]
    assert match.records[0].events == events


def test_a_refused_action_is_not_logged() -> None:
    match = started()
    seat = match.game.deciders(match.state)[0]

    with pytest.raises(IllegalAction):
        match.act(Place((seat + 1) % 3, 0))

    assert match.records == [] and match.undoable(seat) == 0


def test_undo_gives_the_position_back_and_keeps_the_record_marked() -> None:
    match = started()
    seat = match.game.deciders(match.state)[0]
    before = match.game.dump(match.state)
    act_first(match, seat)

    action = match.undo(seat)

    assert match.game.dump(match.state) == before
    assert [(record.action, record.undone) for record in match.records] == [(action, True)]
    act_first(match, seat)
    assert [item.undone for item in match.records] == [True, False]


def test_what_stands_of_the_log_is_known_whatever_was_taken_back() -> None:
    match = started()
    for taken_back in (False, True, False, False, True, True, False):
        seat = match.game.deciders(match.state)[0]
        act_first(match, seat)
        if taken_back and match.undoable(seat):
            match.undo(seat)
        elif taken_back:
            match.rewind()
        assert match.standing == [record for record in match.records if not record.undone]
    assert 0 < len(match.standing) < len(match.records)


def test_an_action_of_another_seat_is_a_fence() -> None:
    match = started()
    seat = match.game.deciders(match.state)[0]
    act_first(match, seat)
    act_first(match, (seat + 1) % 3)

    with pytest.raises(CannotUndo):
        match.undo(seat)
    assert match.undoable((seat + 1) % 3) == 1


def test_what_chance_brought_to_light_cannot_be_taken_back() -> None:
    match = started()
    while not (match.records and match.records[-1].fence):
        seat = match.game.deciders(match.state)[0]
        act_first(match, seat)

    assert match.undoable(match.records[-1].seat) == 0


def test_several_actions_of_one_turn_can_be_taken_back_one_by_one() -> None:
    match = started()
    game = match.game
    while game.view(match.state, 0)["phase"] != "choosing":
        act_first(match, game.deciders(match.state)[0])
    seat = game.deciders(match.state)[0]
    before = game.dump(match.state)
    while game.deciders(match.state) == [seat]:
        act_first(match, seat)

    taken = match.undoable(seat)
    assert taken >= 2
    for _ in range(taken):
        match.undo(seat)
    assert game.dump(match.state) == before


def plan(match: Match[State], seat: int, *steps: str) -> None:
    for step in steps:
        match.act(match.game.parse(seat, step))


def test_what_led_to_secret_planning_can_be_taken_back_and_plans_begun_go_with_it() -> None:
    """That another seat has begun to plan is no fence: it would tell of it."""
    match: Match[State] = Match(menlo.game("smartphone"), 2, 1)
    plan(match, 0, "choose-colour green")
    before = match.game.dump(match.state)
    plan(match, 1, "choose-colour blue")
    start = match.turn_start
    plan(match, 0, "choose-pads a1 b1", "lay-pad 0 -2 -1")
    assert (match.undoable(0), match.undoable(1), match.turn_start) == (2, 1, start)

    match.undo(1)

    assert match.game.dump(match.state) == before and match.lines == 3
    assert (match.undoable(0), match.undoable(1)) == (0, 0)
    plan(match, 1, "choose-colour red")
    for seat in (0, 1):
        plan(match, seat, "choose-pads a1 b1", "lay-pad 0 -2 -1", "confirm")
    again = replay(match.game, "\n".join(write(match)), "record", unfinished=True)
    assert match.game.dump(again.state) == match.game.dump(match.state) and again.lines == match.lines == 10


def test_a_confirmed_plan_is_a_fence() -> None:
    match: Match[State] = Match(menlo.game("smartphone"), 2, 1)
    plan(match, 0, "choose-colour green")
    plan(match, 1, "choose-colour blue")
    plan(match, 0, "choose-pads a1 b1", "lay-pad 0 -2 -1", "confirm")

    with pytest.raises(CannotUndo):
        match.undo(1)
