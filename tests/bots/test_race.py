"""The numbers about the race in Expo's patent office: who comes first to the end of a track, and what is left there."""

import pytest

from menlo.bots.expo_race import NEVER, arrival, behind, best_left, runner, sure
from menlo.games.expo.actions import Advance
from menlo.games.expo.box import NONE, PIECES
from tests.games.expo.table import COPPER, JOURNAL, MANUAL, STEEL, Table

JOURNAL_IMPROVED = ("improvement-journal", (1, 1), 0)
TWO_TECHNOLOGIES = [("time-study", (1, 1), 0), ("batteries", (4, 4), 0)]


def time_of(table: Table, seat: int) -> float:
    return arrival(table.state, seat, runner(table.state, seat))


@pytest.mark.parametrize(
    ("step", "improved", "in_hand", "rounds"),
    [(7, False, True, 0.0), (7, False, False, 1.0), (6, False, True, 1.0), (6, True, True, 0.0), (1, True, False, 3.0)],
)
def test_every_journal_brings_a_piece_nearer(step: int, improved: bool, in_hand: bool, rounds: float) -> None:
    table = Table().piece(0, 0, STEEL, step).lab(0, *([JOURNAL_IMPROVED] if improved else []))
    table.turn(0, played=[] if in_hand else [JOURNAL])

    assert time_of(table, 0) == rounds


def test_whoever_moves_sooner_comes_first_and_a_journal_under_way_counts() -> None:
    table = Table().piece(0, 0, STEEL, 8).piece(1, 0, COPPER, 8).turn(0)
    assert time_of(table, 0) < time_of(table, 1) < 1.0

    table.playing(0, JOURNAL).act(Advance(0, 0))

    assert table.state.turn == 0 and time_of(table, 0) == 0.0


def test_a_piece_races_only_where_no_bonus_tile_lies() -> None:
    table = Table().piece(0, 0, STEEL, 9).piece(0, 1, COPPER, 5).bonus(STEEL, "metro")
    assert runner(table.state, 0) == 1

    table.piece(0, 1, COPPER, 10).piece(0, 2, MANUAL, 4).bonus(COPPER, "beaux-arts").bonus(MANUAL, "simplon")

    assert runner(table.state, 0) == NONE and time_of(table, 0) == NEVER
    assert runner(table.state, 1) == PIECES, "who has not begun may go anywhere"


def test_pieces_on_the_same_way_are_paid_by_the_same_tile() -> None:
    table = Table().piece(0, 0, STEEL, 8).piece(0, 1, STEEL, 4).piece(0, 2, COPPER, 7)

    assert behind(table.state, 0, runner(table.state, 0)) == pytest.approx(3 / 9)


def test_what_is_left_is_judged_by_what_it_pays_this_seat() -> None:
    table = Table().money(0, 5).lab(0, *TWO_TECHNOLOGIES)
    assert best_left(table.state, 0) == (4, 3), "two technologies at two points; Liege as well as five coins"

    table.piece(0, 0, STEEL, 10).bonus(STEEL, "metro")

    assert best_left(table.state, 0) == (3, 3) and sure(table.state, 0) == pytest.approx(0.4)
