"""The Conference."""

import pytest

from menlo.games.expo.actions import ChooseJury, Confer, Enter, Finish, Lift, Play, Put
from menlo.games.expo.events import JuryChosen, JuryDrawn, ProjectCompleted
from menlo.games.expo.state import FUNDS, REARRANGE, REARRANGING, STEP
from tests.games.expo.table import CONFERENCE, JOURNAL, STATION, STEEL, Table, energy, only
from tests.games.expo.test_laboratory import CELLOPHANE

ALL_OPTIONS = {("confer", REARRANGE), ("confer", FUNDS), ("confer", STEP), ("choose-jury", 0), ("choose-jury", 1)}


def options(table: Table) -> set[tuple[str, int]]:
    return {(action.kind, action.args()[0]) for action in table.legal() if action.kind != "finish"}


@pytest.mark.clause("EXPO-45")
def test_two_of_four_options_then_the_round_ends() -> None:
    table = Table().lab(0, ("steel-manual", (1, 1), 0)).money(0, 3).playing(0, CONFERENCE)
    assert options(table) == ALL_OPTIONS

    table.act(Confer(0, FUNDS))
    assert table.state.turn == 0 and table.state.round == 1
    table.act(ChooseJury(0, energy("electricity")))

    assert table.view()["mats"][0]["money"] == 4
    assert table.view()["jury"]["placed"][-1] == "electricity"
    assert table.state.round == 2 and table.state.turn == 1


@pytest.mark.clause("EXPO-45")
@pytest.mark.parametrize("used", [0, 1])
def test_fewer_options_end_the_round_as_well(used: int) -> None:
    table = Table().playing(0, CONFERENCE)
    for _ in range(used):
        table.act(Confer(0, FUNDS))

    table.act(Finish(0))

    assert table.state.round == 2 and table.state.turn == 1


@pytest.mark.clause("EXPO-46")
def test_up_to_three_tiles_are_moved_or_turned_one_after_the_other() -> None:
    lab = (("cellophane", (1, 1), 0), ("steel-manual", (5, 5), 0), ("batteries", (6, 1), 0))
    table = Table().lab(0, *lab).rearranging(0)

    table.move(0, (1, 2), (2, 1), 1)
    table.move(0, (5, 5), (5, 5), 3)
    assert table.state.phase == REARRANGING
    table.move(0, (5, 5), (1, 7), 3)

    lab_now = table.view()["mats"][0]["lab"]["tiles"]
    assert [(tile["tile"], tile["rotation"], tile["cells"][0]) for tile in lab_now] == [
        ("steel-manual", 3, {"row": 1, "column": 7}),
        ("cellophane", 1, {"row": 2, "column": 1}),
        ("batteries", 0, {"row": 6, "column": 1}),
    ]
    # Three moves are all; the second option is open.
    assert options(table) == ALL_OPTIONS - {("confer", REARRANGE)}


@pytest.mark.clause("EXPO-46")
def test_the_cells_a_tile_leaves_count_as_empty() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0), ("cinematograph", (3, 3), 0)).rearranging(0)

    table.move(0, (1, 1), (1, 2), 0)
    table.move(0, (3, 3), (4, 4), 0)

    first = [tile["cells"][0] for tile in table.view()["mats"][0]["lab"]["tiles"]]
    assert first == [{"row": 1, "column": 2}, {"row": 4, "column": 4}]


@pytest.mark.clause("EXPO-46")
def test_a_tile_must_not_stay_as_it_lies() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0)).rearranging(0)
    table.act(Lift(0, 0))

    refusal = table.refused(Put(0, 0, 0))
    assert (refusal.id, refusal.clause) == ("expo-refusal-unmoved", "EXPO-46")
    assert table.refused(Put(0, table.cell((1, 5)), 0)).clause == "EXPO-33"
    assert table.refused(Put(0, 0, 2)).id == "expo-refusal-same-turn"
    assert table.refused(Finish(0)).clause == "EXPO-35"
    table.act(Put(0, 0, 1))


@pytest.mark.clause("EXPO-46")
def test_an_empty_lab_has_nothing_to_rearrange() -> None:
    table = Table().playing(0, CONFERENCE)

    refusal = table.refused(Confer(0, REARRANGE))

    assert (refusal.id, refusal.clause) == ("expo-refusal-nothing-to-move", "EXPO-46")


@pytest.mark.clause("EXPO-46")
def test_moves_are_optional() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0)).rearranging(0)

    table.act(Finish(0))

    assert options(table) == ALL_OPTIONS - {("confer", REARRANGE)}


@pytest.mark.clause("EXPO-36", "EXPO-47")
def test_scrap_is_never_moved() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0), scraps=[(4, 4)]).rearranging(0)

    refusal = table.refused(Lift(0, table.cell((4, 4))))
    assert (refusal.id, refusal.clause) == ("expo-refusal-scrap", "EXPO-47")
    refusal = table.refused(Lift(0, table.cell((7, 7))))
    assert (refusal.id, refusal.clause) == ("expo-refusal-empty-cell", "EXPO-46")
    table.act(Lift(0, 0))
    assert table.refused(Put(0, table.cell((4, 1)), 0)).id == "expo-refusal-occupied"


@pytest.mark.clause("EXPO-47")
def test_no_single_move_leaves_a_completed_project_incomplete() -> None:
    table = Table().lab(0, *CELLOPHANE, completed=["cellophane"]).rearranging(0)
    # Tile A may be turned only so that it still gives both its types.
    table.act(Lift(0, table.name(0, (2, 3))))

    for turns in (1, 3):
        refusal = table.refused(Put(0, table.cell((2, 3)), turns))
        assert (refusal.id, refusal.clause) == ("expo-refusal-breaks", "EXPO-47")
        assert refusal.args == {"project": "expo-project-cellophane"}
    refusal = table.refused(Put(0, table.cell((7, 7)), 0))
    assert refusal.clause == "EXPO-47"
    # At the other inner corner of the S it gives the same: 2 Empirical to the west, 1 Copper to the north.
    table.act(Put(0, table.cell((3, 5)), 2))
    assert table.project(0, "cellophane")["lacks"] == {}


@pytest.mark.clause("EXPO-47")
def test_a_completed_project_may_move_where_it_stays_complete() -> None:
    table = Table().lab(0, *CELLOPHANE, completed=["cellophane"]).rearranging(0)
    refusal = table.refused(Lift(0, table.name(0, (2, 4))))
    assert (refusal.id, refusal.clause) == ("expo-refusal-immovable", "EXPO-47")
    # With suppliers that touch both places it may turn.
    table = Table().lab(
        0,
        ("laparoscopy", (3, 1), 0),
        ("combustion-engine", (1, 1), 0),
        ("wire-drawing-mill", (5, 1), 0),
        ("time-study", (3, 4), 0),
        completed=["laparoscopy"],
    )
    assert table.project(0, "laparoscopy")["lacks"] == {}
    table.rearranging(0)
    table.act(Lift(0, table.name(0, (3, 1))))
    assert Put(0, table.cell((3, 1)), 2) in table.legal()
    assert table.refused(Put(0, table.cell((6, 4)), 0)).clause == "EXPO-47"
    table.act(Put(0, table.cell((3, 1)), 2))
    assert table.project(0, "laparoscopy")["lacks"] == {}
    assert table.view()["mats"][0]["prestige"] == 0, "it does not score again"


@pytest.mark.clause("EXPO-48", "EXPO-109")
def test_funds_bring_one_dollar_but_never_more_than_twelve() -> None:
    for money, after in ((3, 4), (11, 12), (12, 12)):
        table = Table().money(0, money).playing(0, CONFERENCE)
        table.act(Confer(0, FUNDS))
        assert table.view()["mats"][0]["money"] == after


@pytest.mark.clause("EXPO-50", "EXPO-83")
def test_a_chosen_jury_tile_replaces_the_random_one() -> None:
    table = Table().jury(3, 2).playing(0, CONFERENCE)

    events = table.act(ChooseJury(0, energy("electricity")), Finish(0))

    assert len(only(events, JuryChosen)) == 1 and only(events, JuryDrawn) == []
    assert table.view()["jury"]["placed"] == ["steam"] * 3 + ["electricity"] * 3
    assert table.view()["jury"]["left"] == {"steam": 5, "electricity": 5}


@pytest.mark.clause("EXPO-50")
def test_an_energy_without_tiles_cannot_be_chosen() -> None:
    table = Table().jury(8, 1).playing(0, CONFERENCE)

    refusal = table.refused(ChooseJury(0, energy("steam")))

    assert (refusal.id, refusal.clause) == ("expo-refusal-no-jury", "EXPO-50")
    assert refusal.args == {"energy": "expo-resource-steam"}
    assert ChooseJury(0, energy("electricity")) in table.legal()


@pytest.mark.clause("EXPO-51")
def test_the_two_options_differ_and_the_second_is_chosen_after_the_first() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0)).playing(0, CONFERENCE)
    table.act(Confer(0, STEP), Enter(0, 0, STEEL))

    refusal = table.refused(Confer(0, STEP))
    assert (refusal.id, refusal.clause) == ("expo-refusal-option", "EXPO-51")
    assert options(table) == ALL_OPTIONS - {("confer", STEP)}

    table = Table().playing(0, CONFERENCE)
    table.act(ChooseJury(0, 0))
    for chosen in (0, 1):
        assert table.refused(ChooseJury(0, chosen)).clause == "EXPO-51"


@pytest.mark.clause("EXPO-51")
def test_by_the_option_the_same_may_be_chosen_twice_but_one_jury_tile_only() -> None:
    table = Table(options={"conference-options": "repeat"}).money(0, 3).playing(0, CONFERENCE)
    table.act(Confer(0, FUNDS), Confer(0, FUNDS))
    assert table.view()["mats"][0]["money"] == 5 and table.state.round == 2

    table = Table(options={"conference-options": "repeat"}).playing(0, CONFERENCE)
    table.act(ChooseJury(0, 0))
    assert table.refused(ChooseJury(0, 1)).clause == "EXPO-51"

    table = Table(options={"conference-options": "repeat"}).lab(0, ("airship", (1, 1), 0)).rearranging(0)
    for column in (2, 3, 4):
        table.move(0, (1, column), (1, column), 0)
    table.act(Confer(0, REARRANGE))
    assert table.state.phase == REARRANGING and len(table.legal()) == 2


@pytest.mark.clause("EXPO-59", "EXPO-72")
def test_a_move_completes_projects_and_no_other_card_moves_tiles() -> None:
    away = [("cellophane", (2, 3), 0), *CELLOPHANE[1:3], ("steam-theoretical", (7, 7), 0)]
    table = Table().lab(0, *away).rearranging(0)

    events = table.move(0, (7, 7), (1, 5), 1)

    assert [event.points for event in only(events, ProjectCompleted)] == [3]
    for card in (STATION, JOURNAL):
        table = Table().lab(0, *away).turn(0)
        table.act(Play(0, card))
        assert not {"lift", "put", "remove"} & table.kinds()
        assert table.refused(Lift(0, table.name(0, (2, 4)))).clause == "EXPO-17"
