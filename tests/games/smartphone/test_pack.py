"""The pack: every component of the box, and errors that name the place."""

import json
import tomllib
from importlib.resources import files

import pytest

from menlo.games.smartphone.box import read_box
from menlo.games.smartphone.game import make
from menlo.kernel.errors import PackError

PACK = files("menlo.games.smartphone").joinpath("pack.toml").read_text("utf-8")


def broken(old: str, new: str) -> str:
    assert old in PACK
    return PACK.replace(old, new, 1)


@pytest.mark.clause("SMART-60", "SMART-64", "SMART-107")
def test_the_box_holds_what_the_component_list_says() -> None:
    box = read_box(PACK, "pack.toml")

    assert sum(int(copies) for copies in box.tile_copies) == 27 and len(box.tile_ids) == 12
    assert (int(box.progress), int(box.offices), int(box.goods), int(box.tokens)) == (12, 18, 20, 20)
    assert [int(cost) for cost in box.tech_cost] == [3, 3, 4, 4, 5, 6]
    assert [int(points) for points in box.tech_patent] == [6, 6, 8, 8, 10, 12]
    reds = [int(customer) for customer in box.customers if customer >= 0]
    assert len(box.customers) == 70 and [reds.count(price) for price in range(2, 8)] == [3, 5, 6, 7, 6, 3]
    purple = [sum(int(c) == -1 - t for c in box.customers) for t in range(6)]
    assert purple == [3, 6, 6, 7, 8, 10]
    assert [int(strips) for strips in box.strips] == [2, 4, 1]
    assert [int(points) for points in box.colour_points] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(("seats", "open_customers"), [(2, 36), (3, 46), (4, 60), (5, 70)])
def test_customers_left_open_by_the_retailers(seats: int, open_customers: int) -> None:
    """All homes have six customers, so it does not matter which ones are covered."""
    box = read_box(PACK, "pack.toml")
    sizes = [int(box.customer_first[r + 1] - box.customer_first[r]) for r in range(12)]
    homes = {sizes[int(home)] for home in box.colour_home}

    assert homes == {6}
    assert 70 - sum(sizes[region] for region in box.covered[seats - 1]) - 6 * (5 - seats) == open_customers


def test_every_table_says_how_sure_it_is_and_where_it_comes_from() -> None:
    data = tomllib.loads(PACK)
    marked = 0

    def walk(value: object) -> None:
        nonlocal marked
        if isinstance(value, dict):
            if "mark" in value:
                marked += 1
                assert value["mark"] in ("printed", "stated", "derived", "reconstructed") and value["source"]
            for item in value.values():
                walk(item)
        elif isinstance(value, list):
            for item in value:
                walk(item)

    walk(data)
    assert marked == 4 + 4 + 12 + 5 + 3 * 6 + 2 * 3 + 12 + 10
    # What nobody has seen is marked so.
    assert data["steve"]["mark"] == "reconstructed"
    assert all(tech["back"]["mark"] == "reconstructed" for tech in data["technologies"])
    assert all(size["retailer"]["mark"] == "reconstructed" for size in data["sizes"])
    assert all(r["bonus"]["mark"] == "reconstructed" for r in data["regions"] if "bonus" in r)


def test_the_digest_names_the_content_and_not_the_layout() -> None:
    plain = make(None).pack_digest

    assert make(PACK + "\n# a remark\n").pack_digest == plain
    assert make(broken("display = 5", "display = 4")).pack_digest != plain


def test_a_corrected_pack_is_played_with() -> None:
    changed = make(broken("retailer = { points = [11, 8, 5]", "retailer = { points = [12, 8, 5]"))

    assert int(changed.box.points_retailer[0]) == 12
    assert json.dumps(changed.view(changed.setup(2, 1), 0))


def test_the_pile_must_last_for_every_display() -> None:
    with pytest.raises(PackError, match="improvements: found 18 copies, expected at least 20 for 4 displays"):
        make(PACK.replace("copies = 3", "copies = 0"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[limits]", "[limit]", "pack: limits: found nothing, expected a table"),
        ("rounds = 5", "rounds = 0", "pack: limits.rounds: found 0, expected a whole number from 1 to 10"),
        ("rounds = 5\n", "rounds = 5\nspeed = 1\n", "pack: limits.speed: found an unknown key, expected one of "),
        ('mark = "stated"', 'mark = "sure"', "pack: limits.mark: found 'sure', expected one of printed, stated"),
        ('["blank", "truck"]', '["blank", "lorry"]', "pack: faces[1].rows: found ['blank', 'lorry'], expected 3 rows"),
        ('pad = "a"\nface = 2', 'pad = "b"\nface = 2', "pack: faces[2].pad: found 'b', expected one of a"),
        ('cells = ["gear", "gear"]', 'cells = ["gear", "blank"]', "pack: improvements[1].cells: found 'blank'"),
        ('id = "wifi"', 'id = "gps"', "pack: technologies[2].id: found 'gps', expected an id of its own"),
        ('power = "discount"', 'power = "magic"', "pack: technologies[3].front.power: found 'magic', expected one of"),
        ("first = [1, 2, 4]", "first = [1, 2, 4, 5, 6, 7]", "pack: sizes[1].first: found [1, 2, 4, 5, 6, 7], expected"),
        ("second = [0, 0, 2]", "second = [0, 0]", "pack: sizes[1].second: found [0, 0], expected 3 whole numbers"),
        ('customers = [4, "gps"', 'customers = [4, "5g"', "pack: regions[1].customers: found '5g', expected prices"),
        (
            'customers = [4, "gps"',
            'customers = [9, "gps"',
            "pack: regions[1].customers: found 9, expected prices from 2",
        ),
        ('links = ["usa", "cis", "india"]', 'links = ["usa", "cis"]', "pack: regions[11].links: found 'canada'"),
        (
            'links = ["usa", "cis", "india"]',
            'links = ["mars"]',
            "pack: regions[1].links: found 'mars', expected one of",
        ),
        ('home = "cis"', 'home = "india"', "pack: colours[5].home: found 'india', expected a home of its own"),
        ('home = "cis"', 'home = "usa"', "pack: colours[5].home: found 'usa', expected a region with a bonus"),
        (
            '3 = ["europe", "rsa"]',
            '3 = ["europe", "cis"]',
            "pack: covered.3: found 'cis', expected a region with a bonus",
        ),
        (
            '4 = ["canada"]',
            '4 = ["europe", "china"]',
            "pack: covered.4: found 2 regions of size l, expected a retailer",
        ),
        ("price = [4, 5, 3, 6, 5]", "price = [4, 5, 3, 6]", "pack: steve.price: found [4, 5, 3, 6], expected 5 whole"),
        ("easy = -1", "easy = -99", "pack: steve.levels.easy: found -99, expected a whole number from -20 to 20"),
        ('game = "smartphone"', 'game = "chess"', "pack: game: found 'chess', expected one of smartphone"),
    ],
)
def test_a_broken_pack_names_the_place(old: str, new: str, message: str) -> None:
    with pytest.raises(PackError) as error:
        make(broken(old, new))

    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)
