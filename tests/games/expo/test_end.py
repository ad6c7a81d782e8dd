"""How a match ends: three causes, last turns."""

import pytest

from menlo.games.expo.actions import Advance, ChooseJury, Confer, Finish, Jump, Play, TakeBonus
from menlo.games.expo.events import ActionEnded, EndCaused, MatchEnded, RoundEnded, Scored, TurnPassed
from menlo.games.expo.state import AT_LABORATORY, BY_JURY, BY_PATENTS, BY_PROJECTS, END_NAMES, NOT_YET, OVER, STEP
from tests.games.expo.table import (
    ACADEMY,
    AUTOMATED,
    CONFERENCE,
    COPPER,
    EMPIRICAL,
    EXPO,
    JOURNAL,
    LABORATORY,
    MANUAL,
    SKYSCRAPER,
    STATION,
    STEEL,
    THEORETICAL,
    Table,
    only,
)
from tests.games.expo.test_laboratory import CELLOPHANE

FOUR = ["airship", "escalator", "gramophone", "typewriter"]


def nearly_five(seats: int = 4, **options: str) -> Table:
    """Seat 0 is about to complete a fifth project."""
    table = Table(seats, options=options).lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical").done(0, *FOUR)
    return table


def nearly_six(seats: int = 4) -> Table:
    """All tracks but Steel have a piece on the last step; seat 0 has one on Steel 9."""
    table = Table(seats)
    spots = [(1, 0, COPPER), (1, 1, MANUAL), (1, 2, AUTOMATED), (2, 0, EMPIRICAL), (2, 1, THEORETICAL)]
    for i, (seat, index, track) in enumerate(spots):
        table.piece(seat % seats, index, track, 10).bonus(track, EXPO.box.bonus_ids[i])
    return table.piece(0, 0, STEEL, 9)


def turns_to_the_end(table: Table, card: int = SKYSCRAPER) -> list[int]:
    """Everyone still to act plays a card; the seats in order."""
    seats = []
    while table.state.phase != OVER:
        seat = int(table.state.turn)
        seats.append(seat)
        table.act(Play(seat, card))
        if table.state.phase != OVER and table.state.turn == seat:
            table.act(Finish(seat))
    return seats


@pytest.mark.clause("EXPO-90")
def test_the_twelfth_jury_tile_brings_the_end_after_a_full_clean_up() -> None:
    table = Table().jury(6, 5).has_played(1, SKYSCRAPER, STATION).playing(0, CONFERENCE)

    events = table.act(Finish(0))

    assert [(event.seat, event.end) for event in only(events, EndCaused)] == [(0, BY_JURY)]
    assert all(mat["cards"] == 6 for mat in table.view()["mats"])
    assert None not in table.view()["station"]
    assert turns_to_the_end(table) == [1, 2, 3]
    outcome = EXPO.outcome(table.state)
    assert outcome is not None and outcome.end == "jury"


@pytest.mark.clause("EXPO-90")
def test_a_chosen_tile_may_be_the_twelfth() -> None:
    table = Table().jury(6, 5).playing(0, CONFERENCE)
    table.act(ChooseJury(0, 0))
    assert table.state.ending == NOT_YET, "the second option comes first"

    table.act(Finish(0))

    assert table.state.ending == BY_JURY and table.state.turn == 1


@pytest.mark.clause("EXPO-90", "EXPO-93")
def test_by_the_option_the_last_clean_up_is_skipped() -> None:
    table = Table(options={"last-clean-up": "skipped"}).jury(6, 5).station("steel-manual")
    table.has_played(1, SKYSCRAPER, STATION).playing(0, CONFERENCE)

    table.act(Finish(0))

    assert len(table.state.jury) == 12 and table.state.ending == BY_JURY
    assert table.view()["station"][:2] == ["steel-manual", None]
    assert table.state.turn == 1 and table.cards() == ["academy", "laboratory", "journal"]


@pytest.mark.clause("EXPO-91")
def test_a_piece_on_every_last_step_brings_the_end() -> None:
    table = nearly_six().playing(0, JOURNAL)

    events = table.act(Advance(0, 0), TakeBonus(0, 5))

    assert [(event.seat, event.end) for event in only(events, EndCaused)] == [(0, BY_PATENTS)]
    # The remaining points are still spent.
    assert table.state.turn == 0 and table.state.phase != OVER
    table.act(Finish(0))
    assert turns_to_the_end(table) == [1, 2, 3]
    outcome = EXPO.outcome(table.state)
    assert outcome is not None and outcome.end == "patents"


@pytest.mark.clause("EXPO-91")
def test_five_tracks_are_not_enough() -> None:
    table = nearly_six().piece(0, 0, STEEL, 8).playing(0, JOURNAL)

    table.act(Advance(0, 0), Finish(0))

    assert table.state.ending == NOT_YET


@pytest.mark.clause("EXPO-92", "EXPO-93", "EXPO-95")
def test_a_fifth_project_brings_the_end_and_everyone_else_one_more_turn() -> None:
    table = nearly_five().playing(0, LABORATORY)

    events = table.lay(0, "steam-theoretical", (1, 5), 1)

    assert [(event.seat, event.end) for event in only(events, EndCaused)] == [(0, BY_PROJECTS)]
    assert table.state.turn == 0 and table.state.phase == AT_LABORATORY, "the turn is finished first"
    rounds = table.state.round
    events = table.act(Finish(0))
    assert only(events, RoundEnded) == [], "no clean-up in the middle of a round"
    assert turns_to_the_end(table) == [1, 2, 3]
    assert table.state.round == rounds
    outcome = EXPO.outcome(table.state)
    assert outcome is not None and outcome.end == "projects"


@pytest.mark.clause("EXPO-93")
@pytest.mark.parametrize("seat", range(4))
def test_last_turns_go_around_from_whoever_brought_the_end(seat: int) -> None:
    table = Table().jury(6, 5).playing(seat, CONFERENCE)

    table.act(Finish(seat))

    assert turns_to_the_end(table) == [(seat + i) % 4 for i in (1, 2, 3)]
    refusal = table.refused(Play(seat, STATION))
    assert (refusal.id, refusal.clause) == ("expo-refusal-over", "EXPO-95")


@pytest.mark.clause("EXPO-93")
def test_nobody_else_acts_in_a_last_turn() -> None:
    table = nearly_five().playing(0, LABORATORY)
    table.lay(0, "steam-theoretical", (1, 5), 1)
    table.act(Finish(0))

    refusal = table.refused(Play(0, STATION))

    assert (refusal.id, refusal.clause) == ("expo-refusal-turn", "EXPO-93")


@pytest.mark.clause("EXPO-93")
def test_in_the_middle_of_a_round_the_others_use_the_cards_they_hold() -> None:
    table = nearly_five().has_played(1, STATION, SKYSCRAPER).playing(0, LABORATORY)
    table.lay(0, "steam-theoretical", (1, 5), 1)
    table.act(Finish(0))

    assert table.state.turn == 1 and table.cards() == ["academy", "laboratory", "journal"]


@pytest.mark.clause("EXPO-93")
def test_an_end_caused_in_a_conference_waits_for_the_clean_up() -> None:
    table = nearly_six().has_played(1, STATION, SKYSCRAPER).playing(0, CONFERENCE)
    table.act(Confer(0, STEP), Advance(0, 0), TakeBonus(0, 5))
    assert table.state.ending == BY_PATENTS and table.state.turn == 0

    table.act(ChooseJury(0, 0))

    assert len(table.state.jury) == 3
    assert table.state.turn == 1 and len(table.cards()) == 5, "all cards are back, only the Conference is barred"
    assert turns_to_the_end(table) == [1, 2, 3]


@pytest.mark.clause("EXPO-93")
def test_further_causes_change_nothing_but_still_score() -> None:
    table = nearly_five().lab(1, *CELLOPHANE[1:3], ("laparoscopy", (5, 4), 0))
    table.lab(1, ("airship", (1, 1), 0)).done(1, "escalator", "gramophone", "typewriter", "motor-car")
    table.playing(0, LABORATORY)
    table.lay(0, "steam-theoretical", (1, 5), 1)
    table.act(Finish(0))
    # Seat 1 would end the match by patents now.
    for i, track in enumerate((COPPER, MANUAL, AUTOMATED, EMPIRICAL, THEORETICAL)):
        table.piece(2 + i % 2, i // 2, track, 10).bonus(track, EXPO.box.bonus_ids[i])
    table.piece(1, 0, STEEL, 9).turn(1)

    events = table.act(Play(1, JOURNAL), Advance(1, 0), TakeBonus(1, 5), Finish(1))

    assert only(events, EndCaused) == [] and table.state.ending == BY_PROJECTS and table.state.ender == 0
    assert table.state.turn == 2
    assert table.points(1)["shapes"] == 1


@pytest.mark.clause("EXPO-94")
def test_in_a_last_turn_any_card_but_the_conference_may_be_played() -> None:
    table = nearly_five().has_played(1, STATION).playing(0, LABORATORY)
    table.lay(0, "steam-theoretical", (1, 5), 1)
    table.act(Finish(0))

    assert table.cards() == ["academy", "laboratory", "journal", "skyscraper"], "the neighbour's card, too"
    refusal = table.refused(Play(1, CONFERENCE))
    assert (refusal.id, refusal.clause) == ("expo-refusal-last-conference", "EXPO-94")


@pytest.mark.clause("EXPO-94")
def test_whoever_holds_only_the_conference_is_passed_over() -> None:
    table = nearly_five().has_played(1, STATION, ACADEMY, LABORATORY, JOURNAL, SKYSCRAPER).playing(0, LABORATORY)
    table.has_played(3, STATION, ACADEMY, LABORATORY, JOURNAL, SKYSCRAPER)
    table.lay(0, "steam-theoretical", (1, 5), 1)

    events = table.act(Finish(0))

    assert [event.seat for event in only(events, TurnPassed)] == [1] and table.state.turn == 2
    events = table.act(Play(2, SKYSCRAPER))
    assert [event.seat for event in only(events, TurnPassed)] == [3]
    assert table.state.phase == OVER


@pytest.mark.clause("EXPO-95")
def test_the_final_scoring_follows_the_last_turn_at_once() -> None:
    table = Table(2).jury(6, 5).piece(0, 0, STEEL, 8).playing(0, CONFERENCE)
    table.act(ChooseJury(0, 0), Finish(0))
    assert EXPO.outcome(table.state) is None

    events = table.act(Play(1, SKYSCRAPER))

    assert len(only(events, ActionEnded)) == 1
    assert [(event.seat, event.points) for event in only(events, Scored)] == [(0, 1)]
    assert [END_NAMES[event.end] for event in only(events, MatchEnded)] == ["jury"]
    assert EXPO.deciders(table.state) == [] and EXPO.outcome(table.state) is not None


@pytest.mark.clause("EXPO-79", "EXPO-91")
def test_a_jump_never_leaves_or_reaches_the_last_step() -> None:
    table = nearly_six().money(1, 12).playing(1, JOURNAL)

    assert not any(isinstance(action, Jump) for action in table.legal())
