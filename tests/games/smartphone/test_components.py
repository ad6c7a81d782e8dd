"""What is printed on the components, as it is told to those who draw them."""

import tomllib

import pytest

from menlo.games.smartphone.components import Components, components
from tests.games.smartphone.table import SMARTPHONE

PRINTED: Components = components(SMARTPHONE.box)
PACK = tomllib.loads(SMARTPHONE.pack_text)


def test_pads_and_improvements_are_those_of_the_pack() -> None:
    assert [(face["pad"], face["face"], face["rows"]) for face in PRINTED["faces"]] == [
        (face["pad"], face["face"], face["rows"]) for face in PACK["faces"]
    ]
    assert [(tile["improvement"], tile["cells"], tile["copies"]) for tile in PRINTED["improvements"]] == [
        (tile["id"], tile["cells"], tile["copies"]) for tile in PACK["improvements"]
    ]


def test_colours_and_technologies_are_those_of_the_pack() -> None:
    assert [(c["colour"], c["home"], c["points"], c["improvement"]) for c in PRINTED["colours"]] == [
        (c["id"], c["home"], c["points"], c["improvement"]) for c in PACK["colours"]
    ]
    assert [
        (t["technology"], t["cost"], t["patent"], t["front"], t["front_amount"], t["back"], t["back_amount"])
        for t in PRINTED["technologies"]
    ] == [
        (
            t["id"],
            t["cost"],
            t["patent"],
            t["front"]["power"],
            t["front"].get("amount", 0),
            t["back"]["power"],
            t["back"].get("amount", t["back"].get("price", 0)),
        )
        for t in PACK["technologies"]
    ]


@pytest.mark.parametrize("number", range(12))
def test_a_region_is_that_of_the_pack(number: int) -> None:
    region, packed = PRINTED["regions"][number], PACK["regions"][number]
    size = next(size for size in PACK["sizes"] if size["id"] == packed["size"])
    bonus = packed.get("bonus")

    assert region["region"] == packed["id"] and region["size"] == packed["size"]
    assert [c["technology"] if c["price"] is None else c["price"] for c in region["customers"]] == packed["customers"]
    assert set(region["links"]) == set(packed["links"])
    assert (region["cost"], region["first"], region["second"]) == (size["cost"], size["first"], size["second"])
    assert region["retailer"] == size["retailer"]["points"]
    assert region["bonus"] == (None if bonus is None else {"kind": bonus["kind"], "amount": bonus["amount"]})


def test_limits_and_pieces_are_those_of_the_pack() -> None:
    limits, pieces = PACK["limits"], PACK["pieces"]

    assert {name: value for name, value in PRINTED.items() if name.replace("_", "-") in limits} == {
        name.replace("-", "_"): value for name, value in limits.items() if name not in ("mark", "source", "printed")
    }
    assert (PRINTED["progress"], PRINTED["offices"]) == (pieces["progress"], pieces["offices"])
    assert (PRINTED["goods"], PRINTED["tokens"]) == (pieces["goods"], pieces["goods-tokens"])


def test_every_name_is_one_of_the_pack() -> None:
    named = [*PRINTED["improvements"], *PRINTED["colours"], *PRINTED["technologies"], *PRINTED["regions"]]

    assert sorted(item["name"] for item in named) == sorted(SMARTPHONE.names())
