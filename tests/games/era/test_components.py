"""What a client may draw: everything printed on the components, as the pack has it."""

import json
import tomllib
from importlib.resources import files

from menlo.games.era.box import read_box
from menlo.games.era.components import components
from menlo.games.era.game import make
from menlo.locale import catalogue

PACK = files("menlo.games.era").joinpath("pack.toml").read_text("utf-8")
DATA = tomllib.loads(PACK)
COMPONENTS = json.loads(json.dumps(components(read_box(PACK, "pack.toml"))))


def test_cards_cost_and_bring_what_the_pack_says() -> None:
    printed = {card["card"]: card for card in COMPONENTS["cards"]}
    count: dict[str, int] = {}
    for card in DATA["cards"]:
        key = f"{card['invention']}-{card['kind']}"
        count[key] = count.get(key, 0) + 1
        shown = printed.pop(f"{key}-{count[key]}")
        cost = dict(card["cost"])
        assert (shown["free"], shown["kind"]) == (cost.pop("free", 0), card["kind"])
        assert (shown["cost"], shown["profit"]) == (cost, card["profit"])
        assert COMPONENTS["inventions"][shown["invention"]]["invention"] == card["invention"]
    for card in DATA["start-cards"]:
        shown = printed.pop(card["id"])
        assert (shown["cost"], shown["profit"], shown["copies"]) == (card["cost"], card["profit"], card["copies"])
        assert (shown["kind"], shown["invention"], shown["free"]) == ("start", None, 0)

    assert printed == {}


def test_inventions_have_the_numbers_of_both_spaces() -> None:
    for shown, invention in zip(COMPONENTS["inventions"], DATA["inventions"], strict=True):
        for side in ("gold", "silver"):
            assert shown[side] == {name: invention[side][name] for name in ("cogs", "influence", "royalty")}


def test_factories_are_listed_by_the_numbers_that_actions_use() -> None:
    start, *others = COMPONENTS["factories"]

    assert (start["factory"], start["good"], start["amount"], start["wood"]) == ("start-factory", "wood", 1, 0)
    for shown, factory in zip(others, DATA["factories"], strict=True):
        assert (shown["factory"], shown["good"], shown["amount"]) == (
            factory["id"],
            factory["product"],
            factory["amount"],
        )
        assert [shown[name] for name in ("wood", "coal", "influence", "copies")] == [
            factory[name] for name in ("wood", "coal", "influence", "copies")
        ]


def test_tracks_loads_and_limits_are_those_of_the_pack() -> None:
    symbols = {str(square): good for square, good in enumerate(COMPONENTS["track"]) if good is not None}

    assert symbols == DATA["track"]["symbols"]
    assert COMPONENTS["patents"] == [{name: row[name] for name in ("coins", "influence")} for row in DATA["patents"]]
    assert [(load["load"], load["good"], load["fill"]) for load in COMPONENTS["loads"]] == [
        (load["id"], load["good"], load["fill"]) for load in DATA["loads"]
    ]
    assert COMPONENTS["limits"]["cogs"] == DATA["limits"]["cogs-per-development"]
    assert COMPONENTS["limits"]["exchanges_per_square"] == DATA["limits"]["exchanges-per-square"]
    assert COMPONENTS["leaving"] == DATA["display"]["leaving"]
    assert COMPONENTS["action_tokens"] == DATA["setup"]["action-tokens"]


def test_every_name_is_a_message_or_given_by_the_pack() -> None:
    words = catalogue("en", make(None).names())
    names = [row["name"] for key in ("inventions", "cards", "factories", "loads") for row in COMPONENTS[key]]

    assert len(names) == 9 + 33 + 19 + 10
    assert all(words.piece(name) != name for name in names)


def test_a_corrected_pack_is_drawn_as_corrected() -> None:
    corrected = PACK.replace('id = "ironworks"\nname = "Ironworks"', 'id = "forge"\nname = "Forge"')

    drawn = json.loads(json.dumps(make(corrected).components()))

    assert "forge" in [factory["factory"] for factory in drawn["factories"]]
    assert make(corrected).names()["era-factory-forge"] == "Forge"
