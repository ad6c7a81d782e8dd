"""The Laboratory: laying and removing tiles."""

import pytest

from menlo.games.expo.actions import Choose, Finish, Play, Put, Remove
from menlo.games.expo.state import AT_LABORATORY, PLACING
from menlo.kernel.errors import MalformedAction
from tests.games.expo.table import EXPO, LABORATORY, Table

# A completed project with nothing to spare: Cellophane and its three tiles, as in the rulebook's example.
CELLOPHANE = (
    ("cellophane", (2, 3), 0),
    ("empirical-copper", (2, 3), 0),
    ("automated-electricity", (4, 3), 0),
    ("steam-theoretical", (1, 5), 1),
)


def working(*supply: str, improved: bool = False) -> Table:
    table = Table().lab(0, *([("improvement-laboratory", (6, 6), 0)] if improved else [])).supply(0, *supply)
    table.playing(0, LABORATORY)
    return table


@pytest.mark.clause("EXPO-31", "EXPO-35")
def test_three_operations_in_any_mixture() -> None:
    table = Table().supply(0, "cellophane", "steel-manual").playing(0, LABORATORY)
    table.lay(0, "cellophane", (1, 3))
    table.remove(0, (4, 4))
    assert table.state.turn == 0
    table.lay(0, "steel-manual", (4, 4), 2)

    assert table.state.turn == 1
    lab = table.view()["mats"][0]["lab"]
    assert [(tile["tile"], tile["rotation"]) for tile in lab["tiles"]] == [("cellophane", 0), ("steel-manual", 2)]
    assert table.view()["mats"][0]["supply"] == []


@pytest.mark.clause("EXPO-31")
def test_all_three_may_be_removals() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0), ("batteries", (3, 1), 0), ("steel-manual", (5, 5), 0))
    table.playing(0, LABORATORY)

    table.remove(0, (1, 1))
    table.remove(0, (3, 1))
    table.remove(0, (5, 5))

    assert table.view()["mats"][0]["lab"]["tiles"] == [] and table.state.turn == 1


@pytest.mark.clause("EXPO-31")
def test_only_tiles_of_the_own_supply_are_laid() -> None:
    table = working("steel-manual").supply(1, "cellophane")

    refusal = table.refused(Choose(0, table.code("cellophane")))

    assert (refusal.id, refusal.clause) == ("expo-refusal-not-in-supply", "EXPO-31")
    assert table.refused(Choose(0, 63)).clause == "EXPO-31"


@pytest.mark.clause("EXPO-31")
def test_a_tile_is_named_by_its_first_cell_when_it_is_removed() -> None:
    table = Table().lab(0, ("cellophane", (2, 3), 0)).playing(0, LABORATORY)

    refusal = table.refused(Remove(0, table.cell((3, 3))))
    assert (refusal.id, refusal.clause) == ("expo-refusal-first-cell", "EXPO-31")
    refusal = table.refused(Remove(0, table.cell((2, 3))))
    assert (refusal.id, refusal.args) == ("expo-refusal-empty-cell", {"row": 2, "column": 3})
    refusal = table.refused(Remove(0, 55))
    assert (refusal.id, refusal.clause) == ("expo-refusal-no-cell", "EXPO-31")
    table.act(Remove(0, table.cell((2, 4))))


@pytest.mark.clause("EXPO-32")
def test_the_upgraded_laboratory_allows_four() -> None:
    table = working(*["steel-manual"] * 2, *["copper-steam"] * 2, improved=True)

    for i, tile in enumerate(["steel-manual", "copper-steam", "steel-manual", "copper-steam"]):
        assert table.state.turn == 0
        table.lay(0, tile, (1, i + 1))

    assert table.state.turn == 1


@pytest.mark.clause("EXPO-32")
@pytest.mark.parametrize(("limit", "operations"), [("fixed", 3), ("at-once", 4)])
def test_an_improvement_laid_now_counts_from_the_next_time_or_at_once(limit: str, operations: int) -> None:
    table = Table(options={"laboratory-limit": limit}).lab(0)
    table.supply(0, "improvement-laboratory", "steel-manual", "steel-manual", "copper-steam", "copper-steam")
    table.playing(0, LABORATORY)
    table.lay(0, "improvement-laboratory", (1, 1))
    done = 1
    while table.state.turn == 0:
        table.lay(0, table.view()["mats"][0]["supply"][0], (7, done))
        done += 1

    assert done == operations


@pytest.mark.clause("EXPO-32")
def test_the_fourth_operation_stays_when_the_improvement_is_removed() -> None:
    table = working("steel-manual", "copper-steam", "steam-steel", improved=True)

    table.remove(0, (6, 6))
    for i, tile in enumerate(["steel-manual", "copper-steam", "steam-steel"]):
        assert table.state.turn == 0
        table.lay(0, tile, (1, i + 1))

    assert table.state.turn == 1


@pytest.mark.clause("EXPO-33")
@pytest.mark.parametrize(
    ("tile", "place", "turns"),
    [("airship", (1, 5), 0), ("airship", (5, 1), 1), ("cellophane", (7, 1), 0), ("batteries", (3, 7), 0)],
)
def test_a_tile_lies_wholly_inside_the_lab(tile: str, place: tuple[int, int], turns: int) -> None:
    table = working(tile)
    table.act(Choose(0, table.code(tile)))

    refusal = table.refused(Put(0, table.cell(place), turns))

    assert (refusal.id, refusal.clause) == ("expo-refusal-outside", "EXPO-33")
    assert refusal.args["row"] == place[0] and refusal.args["column"] == place[1]


@pytest.mark.clause("EXPO-33")
def test_cells_beyond_the_lab_are_outside() -> None:
    table = working("steel-manual")
    table.act(Choose(0, table.code("steel-manual")))

    for cell in (49, 59):
        assert table.refused(Put(0, cell, 0)).id == "expo-refusal-outside"


@pytest.mark.clause("EXPO-33", "EXPO-110")
@pytest.mark.parametrize("tile", ["airship", "batteries", "steel-manual"])
def test_a_tile_lies_on_empty_cells_only(tile: str) -> None:
    lab = (("cellophane", (2, 3), 0), ("copper-steam", (5, 4), 0), ("combustion-engine", (6, 1), 0))
    table = Table().lab(0, *lab, scraps=[(4, 4)]).supply(0, tile).playing(0, LABORATORY)
    table.act(Choose(0, table.code(tile)))

    for place in ((2, 4), (5, 4), (6, 1), (4, 4)):
        action = Put(0, table.cell(place), 0)
        refusal = table.refused(action)
        assert (refusal.id, refusal.clause) == ("expo-refusal-occupied", "EXPO-33")
    # The empty corner of a bounding box is free: an S leaves two of its six cells.
    if tile == "steel-manual":
        table.act(Put(0, table.cell((2, 3)), 0))


@pytest.mark.clause("EXPO-33")
def test_a_tile_without_room_is_not_chosen() -> None:
    scraps = [(row, column) for row in range(1, 8) for column in range(1, 8) if (row + column) % 2]
    table = Table().lab(0, scraps=scraps).supply(0, "airship", "steel-manual").playing(0, LABORATORY)

    refusal = table.refused(Choose(0, table.code("airship")))

    assert (refusal.id, refusal.clause) == ("expo-refusal-no-room", "EXPO-33")
    assert Choose(0, table.code("steel-manual")) in table.legal()


@pytest.mark.clause("EXPO-34")
@pytest.mark.parametrize(
    ("tile", "places"),
    [("airship", 32), ("gramophone", 64), ("cellophane", 28), ("aeroplane", 56), ("cruise-ship", 16)],
)
def test_every_turn_that_looks_different_is_offered_and_no_flip(tile: str, places: int) -> None:
    table = Table().supply(0, tile).playing(0, LABORATORY)
    table.act(Choose(0, table.code(tile)))

    assert len(table.legal()) == places


@pytest.mark.clause("EXPO-34")
def test_a_resource_tile_has_four_turns() -> None:
    table = Table().supply(0, "steel-manual").playing(0, LABORATORY)
    table.act(Choose(0, table.code("steel-manual")))

    assert len(table.legal()) == 44 * 4


@pytest.mark.clause("EXPO-34")
def test_quarter_turns_go_clockwise_from_the_top_left_of_the_bounding_box() -> None:
    cells = []
    for turns in range(4):
        table = working("gramophone")
        table.lay(0, "gramophone", (3, 3), turns)
        (tile,) = table.view()["mats"][0]["lab"]["tiles"]
        cells.append([(cell["row"], cell["column"]) for cell in tile["cells"]])

    assert cells == [
        [(3, 3), (4, 3), (5, 3), (5, 4)],
        [(3, 3), (3, 4), (3, 5), (4, 3)],
        [(3, 3), (3, 4), (4, 4), (5, 4)],
        [(3, 5), (4, 3), (4, 4), (4, 5)],
    ]


@pytest.mark.clause("EXPO-34")
@pytest.mark.parametrize(("tile", "turns", "same"), [("airship", 2, 0), ("cellophane", 3, 1), ("batteries", 1, 0)])
def test_turns_that_look_the_same_are_called_by_the_first(tile: str, turns: int, same: int) -> None:
    table = working(tile)
    table.act(Choose(0, table.code(tile)))

    refusal = table.refused(Put(0, 0, turns))

    assert (refusal.id, refusal.clause) == ("expo-refusal-same-turn", "EXPO-34")
    assert refusal.args["turns"] == same


@pytest.mark.parametrize("rotation", [4, 5, -1])
def test_a_rotation_that_does_not_exist_is_no_action(rotation: int) -> None:
    with pytest.raises(MalformedAction, match=f"put: rotation is {rotation}: expected 0 to 3"):
        EXPO.decode({"kind": "put", "seat": 0, "cell": 3, "rotation": rotation})


@pytest.mark.clause("EXPO-35")
def test_a_chosen_tile_is_laid_before_anything_else() -> None:
    table = working("cellophane", "steel-manual")
    table.act(Choose(0, table.code("cellophane")))
    assert table.state.phase == PLACING and table.kinds() == {"put"}

    for action in (Choose(0, table.code("steel-manual")), Finish(0), Play(0, 0)):
        refusal = table.refused(action)
        assert (refusal.id, refusal.clause) == ("expo-refusal-lay-first", "EXPO-35")
    table.act(Put(0, 0, 0))
    assert table.state.phase == AT_LABORATORY


@pytest.mark.clause("EXPO-36")
def test_scrap_is_removed_for_good() -> None:
    table = Table().playing(0, LABORATORY)

    table.remove(0, (2, 2))
    table.remove(0, (6, 6))

    scraps = [(cell["row"], cell["column"]) for cell in table.view()["mats"][0]["lab"]["scraps"]]
    assert scraps == [(2, 6), (4, 4), (6, 2)]
    assert table.view()["mats"][0]["supply"] == [] and table.view()["discards"] == []
    assert table.kinds() == {"remove", "finish"}, "scrap cannot be laid again"


@pytest.mark.clause("EXPO-37")
@pytest.mark.parametrize("tile", [(2, 4), (2, 3), (4, 3), (1, 5)])
def test_a_completed_project_and_what_it_needs_stay(tile: tuple[int, int]) -> None:
    table = Table().lab(0, *CELLOPHANE, completed=["cellophane"]).playing(0, LABORATORY)

    refusal = table.refused(Remove(0, table.name(0, tile)))

    assert (refusal.id, refusal.clause) == ("expo-refusal-protected", "EXPO-37")
    assert refusal.args == {"project": "expo-project-cellophane"}


@pytest.mark.clause("EXPO-37")
def test_what_a_completed_project_has_to_spare_may_be_removed() -> None:
    spare = ("automated-steel", (3, 5), 3)  # its west side gives two more Automated
    table = Table().lab(0, *CELLOPHANE, spare, completed=["cellophane"]).playing(0, LABORATORY)

    table.remove(0, (4, 3))

    assert table.project(0, "cellophane")["lacks"] == {}
    assert table.refused(Remove(0, table.name(0, (3, 5)))).clause == "EXPO-37"


@pytest.mark.clause("EXPO-37")
def test_unfinished_projects_protect_nothing() -> None:
    table = Table().lab(0, *CELLOPHANE[:3]).playing(0, LABORATORY)

    table.remove(0, (2, 3))
    table.remove(0, (2, 4))

    assert [tile["tile"] for tile in table.view()["mats"][0]["lab"]["tiles"]] == ["automated-electricity"]


@pytest.mark.clause("EXPO-38")
def test_a_removed_resource_tile_goes_to_the_discards() -> None:
    table = Table().lab(0, ("steel-manual", (1, 1), 0)).playing(0, LABORATORY)

    table.remove(0, (1, 1))

    assert table.view()["discards"] == ["steel-manual"]


@pytest.mark.clause("EXPO-39")
def test_a_removed_project_goes_under_its_stack() -> None:
    table = Table().lab(0, ("cellophane", (1, 1), 0)).playing(0, LABORATORY)

    table.remove(0, (1, 2))

    stack = table.view()["academy"][table.shape("s")]
    assert stack["under"] == ["cellophane"] and "cellophane" not in stack["unseen"]
    assert table.stacked(table.shape("s"))[len(stack["unseen"])] == table.code("cellophane") - 64


@pytest.mark.clause("EXPO-40")
def test_a_removed_technology_can_be_bought_again() -> None:
    table = Table().lab(0, ("batteries", (1, 1), 0)).playing(0, LABORATORY)
    assert "batteries" not in table.view()["technologies"]

    table.remove(0, (1, 1))

    assert "batteries" in table.view()["technologies"]
    assert table.view()["mats"][0]["technologies"] == []
