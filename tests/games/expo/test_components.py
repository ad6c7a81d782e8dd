"""What is printed on the components, as a picture gets it, agrees with the pack and with the rules."""

import tomllib

from menlo.games.expo.actions import Choose, Put
from menlo.games.expo.components import components
from menlo.games.expo.geometry import TURNS
from menlo.locale import catalogue
from tests.games.expo.table import EXPO, LABORATORY, Table

PRINTED = components(EXPO.box)
PACK = tomllib.loads(EXPO.pack_text)


def test_projects_and_technologies_are_those_of_the_pack() -> None:
    projects = [(item["id"], item["shape"], item["energy"], item["needs"], item["points"]) for item in PACK["projects"]]
    assert [
        (item["project"], item["shape"], item["energy"], item["needs"], item["points"]) for item in PRINTED["projects"]
    ] == projects
    technologies = [
        (item["id"], item["shape"], item.get("gives", {}), item.get("improves")) for item in PACK["technologies"]
    ]
    assert [
        (item["technology"], item["shape"], item["gives"], item["improves"]) for item in PRINTED["technologies"]
    ] == technologies


def test_a_resource_tile_shows_its_double_type_to_north_and_east() -> None:
    tile = next(tile for tile in PRINTED["tiles"] if tile["tile"] == "steel-manual")
    double, single = {"resource": "steel", "amount": 2}, {"resource": "manual", "amount": 1}

    assert tile["sides"] == [double, double, single, single]
    assert sum(tile["copies"] for tile in PRINTED["tiles"]) == 96


def test_jumps_and_lab_are_those_of_the_pack() -> None:
    jumps = sorted((item["step"], sorted(item["between"]), item["price"]) for item in PACK["jumps"])
    assert (
        sorted((jump["step"], sorted(jump["tracks"]), jump["price"]) for jump in PRINTED["patents"]["jumps"]) == jumps
    )
    scraps = [[cell["row"] + 1, cell["column"] + 1] for cell in PRINTED["lab"]["scraps"]]
    assert sorted(scraps) == sorted(PACK["lab"]["scraps"])
    assert PRINTED["patents"]["points"][7:9] == [1, 1] and len(PRINTED["patents"]["points"]) == 10


def test_numbers_are_those_that_actions_take() -> None:
    for code in [tile["code"] for tile in PRINTED["tiles"]] + [tile["code"] for tile in PRINTED["projects"]]:
        assert EXPO.notate(Choose(0, code)).startswith("choose ")
    names = [EXPO.notate(Choose(0, tile["code"])) for tile in PRINTED["technologies"]]
    assert names == [f"choose {tile['technology']}" for tile in PRINTED["technologies"]]


def test_the_cells_of_a_turned_shape_are_those_the_tile_covers() -> None:
    for printed in PRINTED["projects"]:
        shape = next(shape for shape in PRINTED["shapes"] if shape["shape"] == printed["shape"])
        for turn in range(TURNS):
            if shape["same"][turn] != turn:
                continue
            table = Table().lab(0).supply(0, printed["project"]).playing(0, LABORATORY)
            table.act(Choose(0, printed["code"]), Put(0, table.cell((2, 3)), turn))
            laid = table.view()["mats"][0]["lab"]["tiles"][0]
            assert [(cell["row"] - 2, cell["column"] - 3) for cell in laid["cells"]] == [
                (cell["row"], cell["column"]) for cell in shape["turns"][turn]
            ]


def test_every_piece_has_a_name_in_the_catalogue() -> None:
    words = catalogue()
    for name in [
        *(shape["name"] for shape in PRINTED["shapes"]),
        *(project["name"] for project in PRINTED["projects"]),
        *(technology["name"] for technology in PRINTED["technologies"]),
        *(bonus["name"] for bonus in PRINTED["bonuses"]),
    ]:
        assert words.text(name) != name
