"""Projects: what touches them, when they are complete, what they score."""

import pytest

from menlo.games.expo.events import EndCaused, ProjectCompleted
from menlo.games.expo.state import NOT_YET
from tests.games.expo.table import (
    AUTOMATED,
    COPPER,
    EMPIRICAL,
    EXPO,
    LABORATORY,
    STEEL,
    THEORETICAL,
    Laid,
    Table,
    only,
)
from tests.games.expo.test_laboratory import CELLOPHANE

SQUARE: Laid = ("cinematograph", (3, 3), 0)  # needs 2 Steel, 2 Manual, 1 Empirical, 2 Electricity


def has(*tiles: Laid, options: dict[str, str] | None = None) -> dict[str, int]:
    """What touches the Cinematograph in the middle."""
    return Table(options=options).lab(0, SQUARE, *tiles).project(0, "cinematograph")["has"]


@pytest.mark.clause("EXPO-53")
def test_projects_and_technologies_cover_four_cells_and_resource_tiles_one() -> None:
    table = Table().lab(0, ("aeroplane", (1, 1), 0), ("batteries", (4, 4), 0), ("steel-manual", (7, 7), 0))

    counts = {tile["tile"]: len(tile["cells"]) for tile in table.view()["mats"][0]["lab"]["tiles"]}
    assert counts == {"aeroplane": 4, "batteries": 4, "steel-manual": 1}
    (first, *_) = table.view()["mats"][0]["lab"]["tiles"]
    assert [(cell["row"], cell["column"]) for cell in first["cells"]] == [(1, 1), (1, 2), (1, 3), (2, 2)]


@pytest.mark.clause("EXPO-54", "EXPO-55")
@pytest.mark.parametrize(
    ("turns", "north", "east", "south", "west"),
    [
        (0, "double", "double", "single", "single"),
        (1, "single", "double", "double", "single"),
        (2, "single", "single", "double", "double"),
        (3, "double", "single", "single", "double"),
    ],
)
def test_the_double_type_lies_on_two_neighbouring_sides(
    turns: int, north: str, east: str, south: str, west: str
) -> None:
    gives = {"double": {"steel": 2}, "single": {"manual": 1}}

    # A tile below the project touches it with its north side, one to the left with its east side, and so on.
    assert has(("steel-manual", (5, 3), turns)) == gives[north]
    assert has(("steel-manual", (3, 2), turns)) == gives[east]
    assert has(("steel-manual", (2, 4), turns)) == gives[south]
    assert has(("steel-manual", (4, 5), turns)) == gives[west]


@pytest.mark.clause("EXPO-55")
def test_corners_scraps_edges_and_other_projects_give_nothing() -> None:
    for corner in ((2, 2), (2, 5), (5, 2), (5, 5)):
        for turns in range(4):
            assert has(("steel-manual", corner, turns)) == {}
    assert has(("airship", (2, 2), 0)) == {}
    table = Table().lab(0, ("cinematograph", (1, 1), 0), scraps=[(3, 1), (1, 3)])
    assert table.project(0, "cinematograph")["has"] == {}


@pytest.mark.clause("EXPO-55", "EXPO-56")
@pytest.mark.parametrize(("option", "units"), [("both", 4), ("once", 2)])
def test_two_sides_of_one_type_count_both_or_by_the_option_once(option: str, units: int) -> None:
    # The inner corner of an L: the tile touches it with its west and its south side.
    lab = (("gramophone", (2, 2), 0), ("copper-steam", (3, 3), 2))
    table = Table(options={"two-sides": option}).lab(0, *lab)
    assert table.project(0, "gramophone")["has"] == {"copper": units}
    # Two types of one tile count in either reading, and so do two tiles of one type.
    table = Table(options={"two-sides": option}).lab(0, ("gramophone", (2, 2), 0), ("copper-steam", (3, 3), 1))
    assert table.project(0, "gramophone")["has"] == {"copper": 2, "steam": 1}
    tiles: list[Laid] = [("steel-manual", (5, 3), 0), ("steel-empirical", (5, 4), 0)]
    assert has(*tiles, options={"two-sides": option}) == {"steel": 4}


@pytest.mark.clause("EXPO-56", "EXPO-57")
def test_one_tile_supplies_several_projects_and_is_not_used_up() -> None:
    tile: Laid = ("steel-manual", (3, 5), 3)
    table = Table().lab(0, SQUARE, tile, ("airship", (2, 4), 0))
    assert table.project(0, "cinematograph")["has"] == {"steel": 2}
    assert table.project(0, "airship")["has"] == {"steel": 2}
    assert has(tile) == {"steel": 2}
    assert has(tile, ("steel-empirical", (4, 5), 3)) == {"steel": 4}


@pytest.mark.clause("EXPO-58")
def test_complete_when_every_need_is_reached_or_exceeded() -> None:
    three = [*CELLOPHANE[:3]]
    table = Table().lab(0, *three).supply(0, "steam-theoretical").playing(0, LABORATORY)
    assert table.project(0, "cellophane")["lacks"] == {"steam": 2}

    events = table.lay(0, "steam-theoretical", (1, 4), 1)

    assert len(only(events, ProjectCompleted)) == 1
    assert table.project(0, "cellophane")["completed"] and table.project(0, "cellophane")["lacks"] == {}
    # One unit less is not enough: the side shows 1 Theoretical or the steam points away.
    table = Table().lab(0, *three).supply(0, "steam-theoretical").playing(0, LABORATORY)
    assert only(table.lay(0, "steam-theoretical", (1, 4), 3), ProjectCompleted) == []
    # More than needed is as good.
    table = Table().lab(0, *three, ("steam-steel", (1, 4), 1)).supply(0, "steam-theoretical").playing(0, LABORATORY)
    events = table.lay(0, "steam-theoretical", (1, 5), 1)
    assert table.project(0, "cellophane")["has"]["steam"] == 4 and len(only(events, ProjectCompleted)) == 1


@pytest.mark.clause("EXPO-58")
def test_the_packed_comparison_agrees_with_plain_arithmetic() -> None:
    from menlo.games.expo.resources import amounts_of, packed_of
    from menlo.games.expo.rules.lab import met
    from menlo.kernel.rng import seeded

    rng = seeded(3)
    for _ in range(3000):
        needs = [int(rng.below(5)) for _ in range(8)]
        amounts = [int(rng.below(7)) for _ in range(8)]
        assert amounts_of(packed_of(amounts)) == amounts
        expected = all(amount >= need for need, amount in zip(needs, amounts, strict=True))
        assert met(packed_of(needs), packed_of(amounts)) == expected
    assert met(packed_of([9] * 8), packed_of([63] * 8))


@pytest.mark.clause("EXPO-59")
def test_completion_is_checked_after_each_operation_and_scores_in_the_middle_of_an_action() -> None:
    table = Table().lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical", "steel-manual").playing(0, LABORATORY)

    table.lay(0, "steam-theoretical", (1, 5), 1)
    assert table.view()["mats"][0]["prestige"] == 3 and table.state.turn == 0
    table.lay(0, "steel-manual", (7, 7))

    assert table.view()["mats"][0]["prestige"] == 3


@pytest.mark.clause("EXPO-59", "EXPO-62")
def test_one_operation_may_complete_two_projects_and_the_project_itself_may_come_last() -> None:
    table = Table().lab(0, *CELLOPHANE[1:]).supply(0, "cellophane").playing(0, LABORATORY)
    events = table.lay(0, "cellophane", (2, 3), 0)
    assert len(only(events, ProjectCompleted)) == 1

    # The engine comes between two projects that lack nothing else.
    lab: list[Laid] = [
        ("wire-drawing-mill", (3, 1), 0),
        ("vacuum-cleaner", (1, 1), 2),
        ("laparoscopy", (5, 1), 0),
        ("theoretical-steel", (1, 3), 2),
        ("empirical-manual", (6, 1), 0),
    ]
    table = Table().lab(0, *lab)
    assert table.project(0, "vacuum-cleaner")["lacks"] == {"steam": 2}
    assert table.project(0, "laparoscopy")["lacks"] == {"steam": 2}
    table.supply(0, "combustion-engine").playing(0, LABORATORY)
    events = table.lay(0, "combustion-engine", (3, 3), 0)
    assert sorted(event.tile - 64 for event in only(events, ProjectCompleted)) == sorted(
        EXPO.box.project_ids.index(id) for id in ("laparoscopy", "vacuum-cleaner")
    )


@pytest.mark.clause("EXPO-60")
def test_the_printed_points_are_scored_at_once() -> None:
    table = Table().lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical").playing(0, LABORATORY)
    assert table.points(0)["projects"] == 0
    assert table.project(0, "cellophane")["worth"] == 3

    table.lay(0, "steam-theoretical", (1, 5), 1)

    assert table.points(0)["projects"] == 3 and table.points(0)["leads"] == 0
    assert table.project(0, "cellophane")["worth"] == 0


@pytest.mark.clause("EXPO-61")
def test_leads_score_per_type_at_that_moment() -> None:
    table = Table().lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical")
    # Cellophane needs Copper, Automated (two units), Empirical and Steam. Steel does not matter.
    table.piece(0, 0, AUTOMATED, 3).piece(0, 1, STEEL, 5).piece(1, 0, EMPIRICAL, 4).piece(0, 2, EMPIRICAL, 4)
    table.piece(1, 1, COPPER, 2)
    assert table.project(0, "cellophane")["worth"] == 4
    table.playing(0, LABORATORY)

    events = table.lay(0, "steam-theoretical", (1, 5), 1)

    assert [(event.points, event.leads) for event in only(events, ProjectCompleted)] == [(3, 1)]
    # What is gained later does not count afterwards.
    table.piece(0, 1, COPPER, 9)
    assert table.view()["mats"][0]["prestige"] == 4


@pytest.mark.clause("EXPO-62")
def test_a_completed_project_stays_and_never_scores_again() -> None:
    table = Table().lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical", "steam-steel", "steel-manual")
    table.playing(0, LABORATORY)
    table.lay(0, "steam-theoretical", (1, 5), 1)
    table.lay(0, "steam-steel", (1, 4), 1)

    table.remove(0, (1, 5))

    assert table.view()["mats"][0]["prestige"] == 3
    assert table.view()["mats"][0]["completed"] == ["cellophane"]
    assert "cellophane" in [tile["tile"] for tile in table.view()["mats"][0]["lab"]["tiles"]]


@pytest.mark.clause("EXPO-63", "EXPO-92")
@pytest.mark.parametrize(("before", "ends"), [(3, False), (4, True)])
def test_the_fifth_completed_project_brings_the_end(before: int, ends: bool) -> None:
    others = ["airship", "escalator", "gramophone", "typewriter"][:before]
    table = Table().lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical").done(0, *others).playing(0, LABORATORY)

    events = table.lay(0, "steam-theoretical", (1, 5), 1)

    assert len(only(events, EndCaused)) == int(ends)
    assert (table.state.ending != NOT_YET) == ends


@pytest.mark.clause("EXPO-61")
def test_nobody_leads_steam_or_theoretical_without_need() -> None:
    table = Table().lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical").piece(0, 0, THEORETICAL, 9)
    table.playing(0, LABORATORY)

    table.lay(0, "steam-theoretical", (1, 5), 1)

    assert table.points(0)["leads"] == 0
