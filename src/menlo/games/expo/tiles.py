"""Tiles by name: ids of the pack for every code, and cells as people count them."""

from menlo.games.expo.box import FIRST_PROJECT, FIRST_TECHNOLOGY, Box
from menlo.kernel.errors import MalformedAction, quote
from menlo.kernel.message import Arg, Message


def known_tile(box: Box, tile: int) -> bool:
    """Whether the pack has a tile of this code."""
    if tile < FIRST_PROJECT:
        return tile < len(box.tile_ids)
    if tile < FIRST_TECHNOLOGY:
        return tile - FIRST_PROJECT < len(box.project_ids)
    return tile - FIRST_TECHNOLOGY < len(box.technology_ids)


def tile_id(box: Box, tile: int) -> str:
    """A resource tile is called by its two types, the double one first."""
    if tile < FIRST_PROJECT:
        return box.tile_ids[tile]
    if tile < FIRST_TECHNOLOGY:
        return box.project_ids[tile - FIRST_PROJECT]
    return box.technology_ids[tile - FIRST_TECHNOLOGY]


def tile_code(box: Box, id: str) -> int:
    """The inverse of `tile_id`."""
    for first, ids in (
        (0, box.tile_ids),
        (FIRST_PROJECT, box.project_ids),
        (FIRST_TECHNOLOGY, box.technology_ids),
    ):
        if id in ids:
            return first + ids.index(id)
    raise MalformedAction(f"found {quote(id)}, expected a tile of the pack")


def tile_message(box: Box, tile: int) -> Arg:
    """The name of a tile for people."""
    if tile < FIRST_PROJECT:
        two, one = box.tile_ids[tile].split("-")
        return Message("expo-tile", {"two": f"expo-resource-{two}", "one": f"expo-resource-{one}"})
    family = "expo-project" if tile < FIRST_TECHNOLOGY else "expo-technology"
    return f"{family}-{tile_id(box, tile)}"


def row_of(box: Box, cell: int) -> int:
    return cell // int(box.columns) + 1


def column_of(box: Box, cell: int) -> int:
    return cell % int(box.columns) + 1
