"""The pack: every component of the box, and errors that name the place."""

import tomllib
from importlib.resources import files

import pytest

from menlo.games.era.box import FAKE, OFFICIAL, START, read_box
from menlo.games.era.game import make
from menlo.kernel.errors import PackError

PACK = files("menlo.games.era").joinpath("pack.toml").read_text("utf-8")


def broken(old: str, new: str) -> str:
    assert old in PACK
    return PACK.replace(old, new, 1)


def test_the_box_holds_what_the_component_list_says() -> None:
    box = read_box(PACK, "pack.toml")

    kinds = [int(kind) for kind in box.card_kind]
    copies = [int(count) for count in box.card_copies]
    assert sum(count for count, kind in zip(copies, kinds, strict=True) if kind == START) == 12
    assert kinds.count(OFFICIAL) == 18 and kinds.count(FAKE) == 9
    assert int(box.factory_copies[0]) == 5
    assert sum(int(count) for count in box.factory_copies) == 29
    assert len(box.invention_ids) == 9 and len(box.patent_coins) == 6
    assert [int(amount) for amount in box.pieces] == [40, 30, 30, 30, 36, 36, 30, 20]
    assert [int(box.track[square]) for square in (6, 7, 9, 11)] == [3, 1, 0, 5]


def test_every_table_says_how_sure_it_is_and_where_it_comes_from() -> None:
    data = tomllib.loads(PACK)
    tables = [data[name] for name in ("setup", "limits", "display", "pieces", "start-factory", "track")]
    for name in ("cards", "start-cards", "factories", "patents", "loads"):
        tables += data[name]
    for invention in data["inventions"]:
        tables += [invention["gold"], invention["silver"]]

    assert all(table["mark"] in ("printed", "stated", "derived", "reconstructed") for table in tables)
    assert all(table["source"] for table in tables)
    # What the rulebooks state is marked so; nothing was seen on the printed components.
    assert not any(table["mark"] == "printed" for table in tables)


def test_the_digest_names_the_content_and_not_the_layout() -> None:
    plain = make(None).pack_digest

    assert make(PACK + "\n# a remark\n").pack_digest == plain
    assert make(broken("builds = 3", "builds = 4")).pack_digest != plain


def test_a_corrected_pack_is_played_with() -> None:
    """The German reading of the sewing machine is a value of the pack."""
    german = broken(
        'name = "Sewing machine"\ngold = { cogs = 1, influence = 1',
        'name = "Sewing machine"\ngold = { cogs = 1, influence = 2',
    )

    assert int(make(german).box.dev_influence[2]) == 2
    assert int(make(None).box.dev_influence[2]) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[limits]", "[limit]", "pack: limits: found nothing, expected a table"),
        ("builds = 3", "builds = 0", "pack: limits.builds: found 0, expected a whole number from 1 to 20"),
        ("builds = 3", 'builds = "3"', "pack: limits.builds: found '3', expected a whole number from 1 to 20"),
        ("builds = 3", "builds = true", "pack: limits.builds: found True, expected a whole number from 1 to 20"),
        ("builds = 3", "bulds = 3", "pack: limits.builds: found nothing"),
        ("builds = 3\n", "builds = 3\nspeed = 1\n", "pack: limits.speed: found an unknown key, expected one of "),
        ('mark = "stated"', 'mark = "sure"', "pack: setup.mark: found 'sure', expected one of printed, stated"),
        ("metal = 1, technology = 1, coal", "metal = -1, technology = 1, coal", "pack: cards[1].cost.metal: found -1"),
        ("cost = { metal = 1,", "cost = { wood = 1,", "pack: cards[1].cost.wood: found an unknown key"),
        ('invention = "car"', 'invention = "tram"', "pack: cards[19].invention: found 'tram', expected one of cash-"),
        ('kind = "fake"', 'kind = "official"', "pack: cards[3].cost.free: found 2, expected no question-mark cubes"),
        ("profit = { influence = 2 }", "profit = {}", "pack: cards[1].profit: found nothing, expected coins"),
        ('id = "sawmill"', 'id = "workshop"', "pack: factories[17].id: found 'workshop', expected an id of its own"),
        ('id = "sawmill"', 'id = "saw mill"', "pack: factories[3].id: found 'saw mill', expected letters and digits"),
        ("coin = 40", "coin = 4", "pack: pieces.coin: found 4, expected at least 10 for the setup"),
        ("3 = 3, 4 = 2, 5 = 2", "3 = 3, 4 = 2, 5 = 3", "pack: setup.action-tokens: found 3, expected at most 2 for 5"),
        ('game = "era"', 'game = "chess"', "pack: game: found 'chess', expected one of era"),
        ('7 = "metal"', '-7 = "metal"', "pack: track.symbols.-7: found '-7', expected the number of a square"),
        ('7 = "metal"', '7 = "cog"', "pack: track.symbols.7: found 'cog', expected one of coin, metal"),
        ("name =", "name", "pack: not a TOML file: "),
    ],
)
def test_a_broken_pack_names_the_place(old: str, new: str, message: str) -> None:
    with pytest.raises(PackError) as error:
        make(broken(old, new))

    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)
