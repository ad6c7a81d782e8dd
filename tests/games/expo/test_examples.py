"""The worked examples of the rulebook."""

import pytest

from menlo.games.expo.actions import Advance, ChooseJury, Confer, Finish, Play
from menlo.games.expo.events import GhostMoved, JuryDrawn, ProjectCompleted, ProjectReturned, ProjectRevealed
from menlo.games.expo.scoring import SOURCE_NAMES
from menlo.games.expo.state import FUNDS, STEP
from tests.games.expo.table import (
    AUTOMATED,
    CONFERENCE,
    COPPER,
    EMPIRICAL,
    EXPO,
    JOURNAL,
    LABORATORY,
    MANUAL,
    SKYSCRAPER,
    STEEL,
    THEORETICAL,
    Laid,
    Table,
    energy,
    only,
)

GREEN, BLUE, RED, YELLOW = range(4)
SCRAPS = [(2, 2), (2, 6), (4, 4), (6, 2), (6, 6)]
CELLOPHANE: Laid = ("cellophane", (2, 3), 0)
TELEPHONE: Laid = ("telephone", (3, 1), 3)
A: Laid = ("empirical-copper", (2, 3), 0)


@pytest.mark.example("EXPO-E1")
@pytest.mark.clause("EXPO-54", "EXPO-55", "EXPO-56", "EXPO-58")
def test_cellophane_is_invented_with_three_tiles() -> None:
    table = Table().lab(GREEN, CELLOPHANE, TELEPHONE, scraps=SCRAPS)
    table.supply(GREEN, "empirical-copper", "automated-electricity", "steam-theoretical").playing(GREEN, LABORATORY)
    assert table.project(GREEN, "cellophane")["needs"] == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}

    table.lay(GREEN, "empirical-copper", (2, 3), 0)
    assert table.project(GREEN, "cellophane")["has"] == {"copper": 1, "empirical": 2}
    table.lay(GREEN, "automated-electricity", (4, 3), 0)
    assert table.project(GREEN, "cellophane")["lacks"] == {"steam": 2}
    assert table.project(GREEN, "telephone")["has"] == {"electricity": 1}
    events = table.lay(GREEN, "steam-theoretical", (1, 5), 1)

    assert [EXPO.box.project_ids[event.tile - 64] for event in only(events, ProjectCompleted)] == ["cellophane"]
    # The Theoretical side of the last tile touches nothing.
    assert table.project(GREEN, "cellophane")["has"] == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}


@pytest.mark.example("EXPO-E2")
@pytest.mark.clause("EXPO-66", "EXPO-67", "EXPO-68")
def test_the_combustion_engine_serves_two_projects_and_the_improvement_touches_none() -> None:
    lab: list[Laid] = [CELLOPHANE, A, ("laparoscopy", (5, 4), 0)]
    table = Table().lab(GREEN, *lab, scraps=SCRAPS)
    table.supply(GREEN, "combustion-engine", "improvement-station").playing(GREEN, LABORATORY)

    table.lay(GREEN, "combustion-engine", (3, 5))
    table.lay(GREEN, "improvement-station", (4, 1))

    assert table.project(GREEN, "cellophane")["lacks"] == {"automated": 2}
    assert table.project(GREEN, "laparoscopy")["lacks"] == {"empirical": 1, "automated": 2, "copper": 2}
    assert table.view()["mats"][GREEN]["upgraded"] == ["station"]


@pytest.mark.example("EXPO-E3")
@pytest.mark.clause("EXPO-60", "EXPO-61", "EXPO-80")
def test_three_points_and_two_leads_are_five() -> None:
    tiles: list[Laid] = [CELLOPHANE, A, ("automated-electricity", (4, 3), 0)]
    table = Table().lab(GREEN, *tiles).supply(GREEN, "steam-theoretical")
    table.piece(GREEN, 0, AUTOMATED, 5).piece(GREEN, 1, COPPER, 4).piece(RED, 0, EMPIRICAL, 3)
    table.piece(BLUE, 0, AUTOMATED, 4).playing(GREEN, LABORATORY)

    (completed,) = only(table.lay(GREEN, "steam-theoretical", (1, 5), 1), ProjectCompleted)

    assert (completed.points, completed.leads) == (3, 2)
    assert table.view()["mats"][GREEN]["prestige"] == 5


def end_of_patents() -> Table:
    """The patent office of the rulebook's example, with labs that fit it."""
    table = Table().bonus(EMPIRICAL, "metro").bonus(MANUAL, "beaux-arts").bonus(THEORETICAL, "simplon")
    table.piece(GREEN, 0, EMPIRICAL, 10).piece(GREEN, 1, MANUAL, 10)
    table.piece(BLUE, 0, THEORETICAL, 10).piece(BLUE, 1, STEEL, 6).piece(BLUE, 2, AUTOMATED, 4)
    table.piece(RED, 0, THEORETICAL, 10).piece(RED, 1, COPPER, 8).piece(RED, 2, AUTOMATED, 7)
    table.piece(YELLOW, 0, STEEL, 9).piece(YELLOW, 1, MANUAL, 4).piece(YELLOW, 2, EMPIRICAL, 3)
    # Green: two technologies, two completed steam projects. Blue: three shapes, one steam project.
    table.lab(
        GREEN,
        ("airship", (1, 1), 0),
        ("turbine-steamer", (2, 1), 0),
        ("batteries", (4, 1), 0),
        ("time-study", (4, 4), 0),
        completed=["airship", "turbine-steamer"],
    )
    blue: list[Laid] = [("express-locomotive", (1, 1), 0), ("vacuum-tube", (2, 1), 0), ("neon-lamp", (5, 1), 0)]
    table.lab(BLUE, *blue, completed=["express-locomotive", "vacuum-tube", "neon-lamp"])
    red: list[Laid] = [("escalator", (1, 1), 0), ("gramophone", (2, 1), 0), ("motorcycle", (5, 1), 0)]
    red += [("telephone", (2, 4), 0), ("cinematograph", (5, 5), 0)]
    table.lab(RED, *red, completed=["gramophone", "motorcycle", "telephone"])
    yellow: list[Laid] = [("tractor", (1, 1), 0), ("cellophane", (3, 1), 0), ("bakelite", (5, 1), 0)]
    yellow += [("cruise-ship", (5, 4), 0)]
    table.lab(YELLOW, *yellow, completed=["tractor", "cellophane", "bakelite", "cruise-ship"])
    return table


@pytest.mark.example("EXPO-E4")
@pytest.mark.clause("EXPO-81", "EXPO-82", "EXPO-98", "EXPO-99", "EXPO-100")
def test_the_patent_office_at_the_end_of_a_match() -> None:
    table = end_of_patents().jury(2, 2)

    office = ("steps", "technologies", "fixed", "shapes")
    found = [tuple(table.points(seat)[source] for source in office) for seat in range(4)]

    assert found == [(0, 4, 3, 0), (0, 0, 0, 3), (1, 0, 0, 5), (1, 0, 0, 0)]
    assert table.view()["tracks"][THEORETICAL]["leader"] == BLUE, "red lies beneath and scores all the same"


@pytest.mark.example("EXPO-E5")
@pytest.mark.clause("EXPO-45", "EXPO-48", "EXPO-49", "EXPO-83", "EXPO-84", "EXPO-85", "EXPO-86", "EXPO-88", "EXPO-89")
def test_the_clean_up_keeps_the_cruise_ship() -> None:
    table = Table().slot("cruise-ship").slot("electrocardiograph").slot("synthetic-rubber").money(RED, 3)
    for shape in ("s", "t"):
        table.empty_slot(table.shape(shape))
    # All electric jury tiles lie there already, so that Steam is drawn.
    table.jury(2, 8).piece(RED, 0, STEEL, 4).has_played(BLUE, SKYSCRAPER).playing(RED, CONFERENCE)
    nexts = [table.stacked(shape)[0] for shape in range(5)]

    events = table.act(Confer(RED, FUNDS), Confer(RED, STEP), Advance(RED, 0))

    assert table.view()["mats"][RED]["money"] == 4 and table.step_of(RED, 0) == (STEEL, 5)
    assert [event.energy for event in only(events, JuryDrawn)] == [energy("steam")]
    returned = [EXPO.box.project_ids[event.tile - 64] for event in only(events, ProjectReturned)]
    assert returned == ["electrocardiograph", "synthetic-rubber"]
    assert len(only(events, ProjectRevealed)) == 4
    academy = table.view()["academy"]
    assert academy[table.shape("square")]["slot"] == "cruise-ship"
    for other in range(4):
        assert academy[other]["slot"] == EXPO.box.project_ids[nexts[other]]
    assert academy[table.shape("i")]["under"] == ["electrocardiograph"]
    assert academy[table.shape("l")]["under"] == ["synthetic-rubber"]
    assert None not in table.view()["station"]
    assert all(mat["cards"] == 6 for mat in table.view()["mats"])
    assert table.state.turn == YELLOW


@pytest.mark.example("EXPO-E6")
@pytest.mark.clause("EXPO-90", "EXPO-96", "EXPO-98", "EXPO-99", "EXPO-105", "EXPO-106", "EXPO-107", "EXPO-101")
def test_the_final_table_is_28_29_31_30() -> None:
    table = end_of_patents().jury(7, 4)
    for seat, points in enumerate((17, 24, 21, 21)):
        table.state.mats[seat].project_points = points
    # The last electric tile ends the tenth round; the last turns change nothing.
    table.playing(YELLOW, CONFERENCE)

    table.act(ChooseJury(YELLOW, energy("electricity")), Finish(YELLOW))
    for seat in (GREEN, BLUE, RED):
        table.act(Play(seat, LABORATORY), Finish(seat))

    outcome = EXPO.outcome(table.state)

    assert outcome is not None and outcome.end == "jury"
    assert [points["jury"] for points in outcome.points] == [4, 2, 4, 8]
    assert outcome.scores == [28, 29, 31, 30]
    assert outcome.winners == [RED] and outcome.places == [4, 3, 1, 2]
    assert list(outcome.points[0]) == list(SOURCE_NAMES)


@pytest.mark.example("EXPO-E7")
@pytest.mark.clause("EXPO-112")
def test_two_tiles_move_the_manual_ghost_by_two_and_the_steel_ghost_by_one() -> None:
    bob = 1
    table = Table(2).draw("manual-electricity", "steam-steel").turn(bob)

    events = table.act(Play(bob, JOURNAL))

    assert [(event.track, event.step) for event in only(events, GhostMoved)] == [(MANUAL, 3), (STEEL, 2)]


@pytest.mark.example("EXPO-E8")
@pytest.mark.clause("EXPO-102")
def test_eiffel_with_22_points_gives_three() -> None:
    table = Table().bonus(STEEL, "eiffel").piece(0, 0, STEEL, 10).jury(1, 1)
    table.state.mats[0].project_points = 22

    assert table.points(0)["prestige"] == 3


@pytest.mark.example("EXPO-E9")
@pytest.mark.clause("EXPO-103")
def test_ferris_with_five_dollars_gives_three() -> None:
    assert Table().bonus(STEEL, "ferris").piece(0, 0, STEEL, 10).money(0, 5).points(0)["money"] == 3


@pytest.mark.example("EXPO-E10")
@pytest.mark.clause("EXPO-107")
def test_simplon_with_a_t_two_s_and_a_square_gives_three() -> None:
    lab: list[Laid] = [("telephone", (1, 1), 0), ("neon-lamp", (3, 1), 0), ("cruise-ship", (6, 6), 0)]
    lab.append(("cellophane", (5, 1), 0))
    table = Table().bonus(STEEL, "simplon").piece(0, 0, STEEL, 10).lab(0, *lab, completed=["cellophane", "cruise-ship"])

    assert table.points(0)["shapes"] == 3
