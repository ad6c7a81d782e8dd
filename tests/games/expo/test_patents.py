"""The patent office: the Journal, steps, jumps, stacks, leads, bonus tiles."""

import pytest

from menlo.games.expo.actions import Advance, ChooseJury, Confer, Enter, Finish, Jump, TakeBonus
from menlo.games.expo.events import BonusTaken, PieceMoved
from menlo.games.expo.state import AT_CONFERENCE, BONUS, STEP
from tests.games.expo.table import (
    AUTOMATED,
    CONFERENCE,
    COPPER,
    EMPIRICAL,
    EXPO,
    JOURNAL,
    MANUAL,
    STEEL,
    THEORETICAL,
    Table,
    only,
)

IMPROVED = ("improvement-journal", (1, 1), 0)


def leaders(table: Table) -> list[int | None]:
    return [track["leader"] for track in table.view()["tracks"]]


@pytest.mark.clause("EXPO-41")
@pytest.mark.parametrize("split", [(0, 0, 0), (0, 1, 2), (0, 0, 1)])
def test_three_points_are_split_among_the_pieces_in_any_way(split: tuple[int, ...]) -> None:
    table = Table()
    for index in range(3):
        table.piece(0, index, index, 3)
    table.playing(0, JOURNAL)

    table.act(*(Advance(0, index) for index in split))

    assert [table.step_of(0, index) for index in range(3)] == [(index, 3 + split.count(index)) for index in range(3)]
    assert table.state.turn == 1, "three points were all"


@pytest.mark.clause("EXPO-42")
def test_the_upgraded_journal_gives_four_points() -> None:
    table = Table().lab(0, IMPROVED).piece(0, 0, STEEL, 2).playing(0, JOURNAL)

    table.act(*[Advance(0, 0)] * 4)

    assert table.step_of(0, 0) == (STEEL, 6) and table.state.turn == 1


@pytest.mark.clause("EXPO-42", "EXPO-77")
@pytest.mark.parametrize(("step", "price"), [(3, 0), (5, 1), (7, 2)])
def test_a_jump_costs_its_price_and_one_less_with_the_upgraded_journal(step: int, price: int) -> None:
    for improved in (False, True):
        table = Table().lab(0, *([IMPROVED] if improved else [])).money(0, 5).piece(0, 0, STEEL, step)
        events = table.playing(0, JOURNAL).act(Jump(0, 0, COPPER))
        expected = max(0, price - 1) if improved else price
        assert table.view()["mats"][0]["money"] == 5 - expected
        assert only(events, PieceMoved)[0].price == expected
        assert table.step_of(0, 0) == (COPPER, step), "a jump keeps the step"


@pytest.mark.clause("EXPO-42")
def test_the_rebate_does_not_hold_for_the_conference() -> None:
    table = Table().lab(0, IMPROVED).money(0, 1).piece(0, 0, STEEL, 7).playing(0, CONFERENCE)
    table.act(Confer(0, STEP))

    refusal = table.refused(Jump(0, 0, COPPER))

    assert (refusal.id, refusal.clause) == ("expo-refusal-money", "EXPO-77")
    assert refusal.args == {"seat": 0, "money": 1, "need": 2}


@pytest.mark.clause("EXPO-73")
def test_there_are_six_tracks_with_a_common_first_step() -> None:
    seen = Table().view()

    tracks = [track["track"] for track in seen["tracks"]]
    assert tracks == ["steel", "copper", "manual", "automated", "empirical", "theoretical"]
    assert EXPO.box.steps == 10


@pytest.mark.clause("EXPO-73", "EXPO-74")
@pytest.mark.parametrize("track", range(6))
def test_from_the_first_step_a_piece_enters_step_two_of_any_track(track: int) -> None:
    table = Table().playing(0, JOURNAL)
    assert {action.kind for action in table.legal()} == {"enter", "finish"}

    table.act(Enter(0, 0, track))

    assert table.step_of(0, 0) == (track, 2)
    refusal = table.refused(Enter(0, 0, (track + 1) % 6))
    assert (refusal.id, refusal.clause) == ("expo-refusal-entered", "EXPO-74")
    refusal = table.refused(Advance(0, 1))
    assert (refusal.id, refusal.clause) == ("expo-refusal-not-entered", "EXPO-74")
    table.act(Advance(0, 0), Advance(0, 0))
    assert table.state.turn == 1


@pytest.mark.clause("EXPO-75", "EXPO-76")
def test_a_step_goes_to_the_right_and_never_back() -> None:
    table = Table().piece(0, 0, MANUAL, 5).piece(0, 1, STEEL, 10).bonus(STEEL, "ferris").piece(0, 2, COPPER, 9)
    table.bonus(COPPER, "eiffel").playing(0, JOURNAL)

    table.act(Advance(0, 0))

    assert table.step_of(0, 0) == (MANUAL, 6)
    refusal = table.refused(Advance(0, 1))
    assert (refusal.id, refusal.clause) == ("expo-refusal-last-step", "EXPO-75")
    # Whatever is offered leads to the same step or one further.
    for action in table.legal():
        if action.kind != "finish":
            trial = EXPO.copy(table.state)
            EXPO.apply(trial, action)
            before = [int(step) for step in table.state.steps]
            gained = [int(step) - before[i] for i, step in enumerate(trial.steps)]
            assert min(gained) >= 0 and sum(gained) <= 1


@pytest.mark.clause("EXPO-77")
def test_jumps_are_possible_only_where_they_are_drawn_in_both_directions() -> None:
    names = EXPO.box
    drawn = {(3, 0, 1), (3, 2, 3), (3, 4, 5), (4, 1, 2), (4, 3, 4), (5, 0, 1), (5, 2, 3), (5, 4, 5)}
    drawn |= {(6, 1, 2), (6, 3, 4), (7, 0, 1), (7, 2, 3), (7, 4, 5), (8, 1, 2), (8, 3, 4)}
    assert names.steps == 10
    for step in range(2, 11):
        for here in range(6):
            table = Table().money(0, 12).piece(0, 0, here, step).bonus(here, "ferris").playing(0, JOURNAL)
            for there in range(6):
                if (step, min(here, there), max(here, there)) in drawn:
                    assert Jump(0, 0, there) in table.legal()
                    continue
                refusal = table.refused(Jump(0, 0, there))
                assert (refusal.id, refusal.clause) == ("expo-refusal-no-jump", "EXPO-77")


@pytest.mark.clause("EXPO-77")
def test_no_piece_jumps_from_the_first_step() -> None:
    table = Table().money(0, 12).playing(0, JOURNAL)

    assert table.refused(Jump(0, 0, STEEL)).clause == "EXPO-77"


@pytest.mark.clause("EXPO-78")
def test_several_jumps_are_made_while_points_and_money_last() -> None:
    table = Table().money(0, 3).piece(0, 0, STEEL, 5).playing(0, JOURNAL)

    table.act(Jump(0, 0, COPPER), Advance(0, 0))
    table.act(Jump(0, 0, MANUAL))

    assert table.step_of(0, 0) == (MANUAL, 6) and table.view()["mats"][0]["money"] == 0
    table = Table().money(0, 2).piece(0, 0, STEEL, 5).playing(0, JOURNAL)
    table.act(Jump(0, 0, COPPER), Advance(0, 0))
    refusal = table.refused(Jump(0, 0, MANUAL))
    assert (refusal.clause, refusal.args) == ("EXPO-77", {"seat": 0, "money": 1, "need": 2})
    assert Jump(0, 0, MANUAL) not in table.legal() and Advance(0, 0) in table.legal()


@pytest.mark.clause("EXPO-79", "EXPO-80")
def test_a_newcomer_goes_beneath_and_the_topmost_leads() -> None:
    table = Table().piece(1, 0, STEEL, 5).piece(2, 0, STEEL, 4).piece(0, 0, STEEL, 4)
    assert leaders(table)[STEEL] == 1
    table.playing(0, JOURNAL).act(Advance(0, 0))
    assert leaders(table)[STEEL] == 1, "a newcomer lies beneath"
    table.act(Advance(0, 0))
    assert leaders(table)[STEEL] == 0, "further right leads"
    table.act(Finish(0))
    # Seat 2 comes to step 5 beneath seat 1; when seat 1 leaves, nothing is carried along and seat 2 is on top there.
    table.piece(0, 0, COPPER, 2).playing(2, JOURNAL).act(Advance(2, 0), Finish(2))
    assert leaders(table)[STEEL] == 1
    table.money(1, 5).playing(1, JOURNAL).act(Jump(1, 0, COPPER))
    assert leaders(table)[STEEL] == 2 and table.step_of(2, 0) == (STEEL, 5)
    assert leaders(table)[COPPER] == 1


@pytest.mark.clause("EXPO-80")
@pytest.mark.parametrize(("option", "leads"), [("no", False), ("yes", True)])
def test_the_first_step_leads_only_by_the_option(option: str, leads: bool) -> None:
    table = Table(options={"first-step-leads": option})
    first = int(table.state.first)

    assert leaders(table) == [first if leads else None] * 6
    table.piece((first + 1) % 4, 0, MANUAL, 2)
    assert leaders(table)[MANUAL] == (first + 1) % 4
    # When the start player has left the first step, the next one in turn order is on top there.
    for index in range(3):
        table.piece(first, index, STEEL, 2)
    assert leaders(table)[STEEL] == first
    assert leaders(table)[THEORETICAL] == ((first + 1) % 4 if leads else None)


@pytest.mark.clause("EXPO-81")
def test_the_first_on_a_last_step_chooses_a_bonus_tile() -> None:
    table = Table().bonus(STEEL, "ferris").piece(0, 0, AUTOMATED, 9).playing(0, JOURNAL)

    table.act(Advance(0, 0))

    assert table.state.phase == BONUS and table.kinds() == {"take-bonus"} and len(table.legal()) == 5
    ferris = EXPO.box.bonus_ids.index("ferris")
    refusal = table.refused(TakeBonus(0, ferris))
    assert (refusal.id, refusal.clause) == ("expo-refusal-no-bonus", "EXPO-81")
    assert table.refused(TakeBonus(0, 7)).clause == "EXPO-81"
    refusal = table.refused(Finish(0))
    assert (refusal.id, refusal.clause) == ("expo-refusal-bonus-first", "EXPO-81")
    events = table.act(TakeBonus(0, EXPO.box.bonus_ids.index("simplon")))
    assert [(event.track, event.bonus) for event in only(events, BonusTaken)] == [(AUTOMATED, 5)]
    assert table.view()["tracks"][AUTOMATED]["bonus"] == "simplon"
    # Two points of the Journal are left.
    table.act(Enter(0, 1, STEEL), Advance(0, 1))
    assert table.state.turn == 1


@pytest.mark.clause("EXPO-81")
def test_the_last_point_may_reach_the_last_step() -> None:
    table = Table().piece(0, 0, AUTOMATED, 7).playing(0, JOURNAL)

    table.act(Advance(0, 0), Advance(0, 0), Advance(0, 0))
    assert table.state.turn == 0
    table.act(TakeBonus(0, 0))

    assert table.state.turn == 1


@pytest.mark.clause("EXPO-82")
def test_later_pieces_share_the_bonus_tile() -> None:
    table = Table().piece(1, 0, AUTOMATED, 10).bonus(AUTOMATED, "beaux-arts").piece(0, 0, AUTOMATED, 9)
    table.piece(0, 1, AUTOMATED, 9).playing(0, JOURNAL)

    table.act(Advance(0, 0), Advance(0, 1))

    assert table.state.phase != BONUS
    assert table.points(1)["fixed"] == 3 and table.points(0)["fixed"] == 6
    assert leaders(table)[AUTOMATED] == 1


@pytest.mark.clause("EXPO-49")
def test_the_conference_moves_one_piece_by_one_point_which_may_be_a_jump() -> None:
    table = Table().money(0, 1).piece(0, 0, STEEL, 5).playing(0, CONFERENCE)
    table.act(Confer(0, STEP))

    table.act(Jump(0, 0, COPPER))

    assert table.step_of(0, 0) == (COPPER, 5) and table.view()["mats"][0]["money"] == 0
    assert table.state.phase == AT_CONFERENCE
    table.act(ChooseJury(0, 0))
    assert table.state.turn == 1


@pytest.mark.clause("EXPO-49")
def test_without_a_piece_that_can_go_on_the_step_is_not_offered() -> None:
    table = Table()
    for index, track in enumerate((STEEL, COPPER, MANUAL)):
        table.piece(0, index, track, 10).bonus(track, EXPO.box.bonus_ids[index])
    table.playing(0, CONFERENCE)

    refusal = table.refused(Confer(0, STEP))

    assert (refusal.id, refusal.clause) == ("expo-refusal-no-piece", "EXPO-49")


@pytest.mark.clause("EXPO-41")
def test_of_own_pieces_in_one_place_the_first_is_moved_unless_another_lies_between() -> None:
    table = Table().piece(0, 1, EMPIRICAL, 4).piece(0, 2, EMPIRICAL, 4).playing(0, JOURNAL)
    refusal = table.refused(Advance(0, 2))
    assert (refusal.id, refusal.clause, refusal.args) == ("expo-refusal-twin", "EXPO-41", {"piece": 2})
    assert Advance(0, 1) in table.legal()
    # With another piece between them it makes a difference which one leaves.
    table = Table().piece(0, 1, EMPIRICAL, 4).piece(3, 0, EMPIRICAL, 4).piece(0, 2, EMPIRICAL, 4).playing(0, JOURNAL)
    assert {Advance(0, 1), Advance(0, 2)} <= set(table.legal())
    table.act(Advance(0, 2))
    assert leaders(table)[EMPIRICAL] == 0
