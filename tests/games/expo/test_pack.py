"""The pack: every component of the box, and errors that name the place."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from menlo.games.expo.box import read_box
from menlo.games.expo.game import make
from menlo.games.expo.resources import RESOURCE_NAMES, amounts_of
from menlo.kernel.errors import PackError
from menlo.kernel.play import playout
from menlo.kernel.rng import seeded

PACK = files("menlo.games.expo").joinpath("pack.toml").read_text("utf-8")


def broken(old: str, new: str) -> str:
    assert old in PACK
    return PACK.replace(old, new, 1)


def test_the_box_holds_what_the_component_list_says() -> None:
    box = read_box(PACK, "pack.toml")

    assert len(box.project_ids) == 30 and len(box.technology_ids) == 13
    assert sum(int(count) for count in box.tile_copies) == 96 and len(box.tile_ids) == 48
    assert Counter(int(shape) for shape in box.project_shape) == dict.fromkeys(range(5), 6)
    assert [int(count) for count in box.jury_tiles] == [8, 8] and box.jury_spaces == 12
    assert len(box.bonus_ids) == 6 and bin(int(box.scraps)).count("1") == 5
    assert sum(1 for card in box.technology_card if card >= 0) == 5


def test_every_project_needs_four_resources_one_of_each_kind_and_is_worth_its_units_less_four() -> None:
    box = read_box(PACK, "pack.toml")
    seen = set()
    for project in range(30):
        needs = amounts_of(int(box.project_needs[project]))
        assert [sum(1 for amount in needs[i : i + 2] if amount) for i in range(0, 8, 2)] == [1, 1, 1, 1]
        assert max(needs) <= 3 and needs[6 + int(box.project_energy[project])]
        assert int(box.project_points[project]) == sum(needs) - 4
        seen.add(tuple(needs))
    assert len(seen) == 30


def test_tiles_are_all_pairs_of_different_kinds_twice() -> None:
    box = read_box(PACK, "pack.toml")

    pairs = {(one, two) for one in range(8) for two in range(8) if one // 2 != two // 2}
    assert {(int(box.tile_two[i]), int(box.tile_one[i])) for i in range(48)} == pairs
    assert {int(count) for count in box.tile_copies} == {2}
    assert box.tile_ids[0] == f"{RESOURCE_NAMES[0]}-{RESOURCE_NAMES[2]}"


def test_every_table_says_how_sure_it_is_and_where_it_comes_from() -> None:
    data = tomllib.loads(PACK)
    tables = [value for value in data.values() if isinstance(value, dict)]
    for value in data.values():
        if isinstance(value, list):
            tables += value

    assert len(tables) > 110
    assert all(table["mark"] in ("stated", "derived", "reconstructed") for table in tables)
    assert all(table["source"] for table in tables)
    cellophane = next(project for project in data["projects"] if project["id"] == "cellophane")
    assert cellophane["mark"] == "reconstructed" and cellophane["stated"] == ["energy", "needs", "points"]


def test_the_digest_names_the_content_and_not_the_layout() -> None:
    plain = make(None).pack_digest

    assert make(PACK + "\n# a remark\n").pack_digest == plain
    assert make(broken("projects = 5", "projects = 6")).pack_digest != plain


def test_a_corrected_pack_is_played_with() -> None:
    """Another grid, other scraps, another shape of technologies: all of it is data."""
    small = broken(
        "rows = 7\ncolumns = 7\nscraps = [[2, 2], [2, 6], [4, 4], [6, 2], [6, 6]]",
        "rows = 6\ncolumns = 8\nscraps = [[1, 8], [6, 1]]",
    )
    game = make(small)
    state = game.setup(3, 1)
    assert int(state.mats[0].full) == (1 << 7) | (1 << 40)
    playout(game, state, seeded(1))
    assert game.outcome(state) is not None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[lab]", "[labs]", "pack: lab: found nothing, expected a table"),
        ("rows = 7", "rows = 3", "pack: lab.rows: found 3, expected a whole number from 4 to 15"),
        ("columns = 7", "columns = 9", "pack: lab.columns: found 9, expected a whole number from 4 to 8"),
        ("[6, 6]]", "[6, 8]]", "pack: lab.scraps[5]: found [6, 8], expected a cell of the lab, [1, 1] to [7, 7]"),
        ("[6, 6]]", "[0, 6]]", "pack: lab.scraps[5]: found [0, 6], expected a cell of the lab"),
        ("[6, 6]]", "[2, 2]]", "pack: lab.scraps[5]: found [2, 2], expected a cell of its own"),
        ("[6, 6]]", "[6]]", "pack: lab.scraps[5]: found [6], expected 2 whole numbers"),
        (
            "cells = [[0, 0], [1, 0], [2, 0], [2, 1]]",
            "cells = [[0, 0], [1, 0], [2, 1], [3, 1]]",
            "pack: shapes[2].cells: found [[0, 0], [1, 0], [2, 1], [3, 1]], expected cells that hang together",
        ),
        (
            "cells = [[0, 0], [1, 0], [2, 0], [2, 1]]",
            "cells = [[0, 0], [1, 0], [2, 0], [2, 0]]",
            "pack: shapes[2].cells: found [[0, 0], [1, 0], [2, 0], [2, 0]], expected 4 different cells",
        ),
        (
            "cells = [[0, 0], [1, 0], [2, 0], [2, 1]]",
            "cells = [[1, 0], [2, 0], [3, 0], [3, 1]]",
            "pack: shapes[2].cells: found [[1, 0], [2, 0], [3, 0], [3, 1]], expected cells that begin at row 0",
        ),
        ("cells = [[0, 0], [1, 0], [2, 0], [2, 1]]", "cells = [[0, 0]]", "pack: shapes[2].cells: found [[0, 0]]"),
        ('shape = "i"', 'shape = "z"', "pack: projects[1].shape: found 'z', expected one of i, l, s, t, square"),
        ('energy = "steam"', 'energy = "coal"', "pack: projects[1].energy: found 'coal', expected one of steam"),
        (
            "steel = 2, manual = 2, empirical = 1, steam = 1",
            "steel = 2, steam = 1",
            "pack: projects[1].needs: found 2 res",
        ),
        (
            "steel = 2, manual = 2, empirical = 1, steam = 1",
            "steel = 2, manual = 2, empirical = 1, copper = 1",
            "pack: projects[1].needs: found no steam, expected the energy the project runs on",
        ),
        (
            "steel = 2, manual = 2, empirical",
            "steel = 2, gold = 2, empirical",
            "pack: projects[1].needs.gold: found an",
        ),
        ('id = "escalator"', 'id = "airship"', "pack: projects[5].id: found 'airship', expected an id of its own"),
        ('improves = "station"', 'improves = "conference"', "pack: technologies[9].improves: found 'conference'"),
        (
            'improves = "station"',
            'improves = "academy"',
            "pack: technologies[10].improves: found 'academy', expected a",
        ),
        ("gives = { steam = 4 }", "gives = {}", "pack: technologies[1].gives: found nothing, expected amounts"),
        ('one = "manual"', 'one = "steel"', "pack: tiles[1].one: found 'steel', expected another type"),
        ('one = "automated"', 'one = "manual"', "pack: tiles[2].one: found 'manual', expected a pair of its own"),
        ('["steel", "copper"]', '["steel", "steel"]', "pack: jumps[1].between: found ['steel', 'steel'], expected two"),
        ('["steel", "copper"]', '["steel", "steam"]', "pack: jumps[1].between: found ['steel', 'steam'], expected two"),
        ('["steel", "copper"]', '["steel"]', "pack: jumps[1].between: found ['steel'], expected two different tracks"),
        ("step = 3\n", "step = 1\n", "pack: jumps[1].step: found 1, expected a whole number from 2 to 9"),
        ("step = 3\n", "step = 5\n", "pack: jumps[6].between: found ['steel', 'copper'], expected one jump between"),
        ('effect = "money"', 'effect = "luck"', "pack: bonuses[2].effect: found 'luck', expected one of prestige"),
        ("spaces = 12", "spaces = 17", "pack: jury.spaces: found 17, expected no more than there are jury tiles"),
        ("money = 12", "money = 5", "pack: setup.money.4: found 6, expected 4 whole numbers from 0 to 5"),
        ("station = [1, 2, 3]", "station = []", "pack: cards.station: found [], expected 1 to 9 whole numbers"),
        ("rebate = 1\n", "", "pack: cards.rebate: found nothing, expected a whole number from 0 to 20"),
        ("conference = 1 }", "conference = 0 }", "pack: ghosts.deck.conference: found "),
        ("freshman = 2", "freshman = 6", "pack: handicaps.freshman: found 6, expected a whole number from 0 to 5"),
        ("lead = 1\n", "lead = 1\nluck = 2\n", "pack: scoring.luck: found an unknown key, expected one of "),
        ("8 = 1, 9 = 1", "8 = 1, 10 = 1", "pack: scoring.steps.10: found '10', expected the number of a step"),
        ('mark = "reconstructed"', 'mark = "sure"', "pack: lab.mark: found 'sure', expected one of printed, stated"),
        ('game = "expo"', 'game = "era"', "pack: game: found 'era', expected one of expo"),
        ("name =", "name", "pack: not a TOML file: "),
    ],
)
def test_a_broken_pack_names_the_place(old: str, new: str, message: str) -> None:
    with pytest.raises(PackError) as error:
        make(broken(old, new))

    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)
