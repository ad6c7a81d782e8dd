"""Actions as short texts for records and people: `play station`, `choose steel-manual`, `put r2c4 t1`."""

from collections.abc import Sequence

from menlo.games.expo.actions import (
    TABLE,
    Advance,
    BuyProject,
    BuyTechnology,
    BuyTile,
    Choose,
    ChooseJury,
    Confer,
    Enter,
    Jump,
    Lift,
    Play,
    Put,
    Remove,
    TakeBonus,
    TakeTile,
)
from menlo.games.expo.box import CARD_NAMES, MOST_STATION, PIECES, Box
from menlo.games.expo.geometry import TURNS
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES, TRACKS
from menlo.games.expo.state import CONFERENCE_NAMES, JURY
from menlo.games.expo.tiles import column_of, known_tile, row_of, tile_code, tile_id
from menlo.kernel.action import Action
from menlo.kernel.errors import MalformedAction, quote
from menlo.kernel.notation import index_of, must_count, name_of, read_action


def notate(box: Box, action: Action) -> str:
    TABLE.key(action)  # refuses arguments out of range
    if isinstance(action, Play):
        return f"play {CARD_NAMES[action.card]}"
    if isinstance(action, BuyTile | TakeTile):
        return f"{action.kind} S{action.space + 1}"
    if isinstance(action, BuyProject):
        return f"buy-project {name_of(box.shape_ids, action.slot)}"
    if isinstance(action, BuyTechnology):
        return f"buy-technology {name_of(box.technology_ids, action.technology)}"
    if isinstance(action, Choose):
        if not known_tile(box, action.tile):
            raise MalformedAction(f"tile {action.tile}: the pack has no such tile")
        return f"choose {tile_id(box, action.tile)}"
    if isinstance(action, Put):
        return f"put {_cell(box, action.cell)} t{action.rotation}"
    if isinstance(action, Remove | Lift):
        return f"{action.kind} {_cell(box, action.cell)}"
    if isinstance(action, Enter | Jump):
        return f"{action.kind} {action.piece + 1} {RESOURCE_NAMES[action.track]}"
    if isinstance(action, Advance):
        return f"advance {action.piece + 1}"
    if isinstance(action, TakeBonus):
        return f"take-bonus {name_of(box.bonus_ids, action.bonus)}"
    if isinstance(action, Confer):
        return f"confer {CONFERENCE_NAMES[action.option]}"
    if isinstance(action, ChooseJury):
        return f"choose-jury {ENERGY_NAMES[action.energy]}"
    return action.kind


def parse(box: Box, seat: int, text: str) -> Action:
    return read_action(TABLE, seat, text, lambda kind, words: _arguments(box, kind, words))


def _arguments(box: Box, kind: str, words: Sequence[str]) -> tuple[int, ...]:
    if kind in ("put", "enter", "jump"):
        must_count(words, 2)
        if kind == "put":
            return _cell_of(box, words[0]), index_of([f"t{turn}" for turn in range(TURNS)], words[1], "quarter turns")
        return _piece_of(words[0]), index_of(RESOURCE_NAMES[:TRACKS], words[1], "a track")
    must_count(words, 1)
    return (_argument(box, kind, words[0]),)


def _argument(box: Box, kind: str, word: str) -> int:
    if kind == "play":
        return index_of(CARD_NAMES, word, "a card")
    if kind in ("buy-tile", "take-tile"):
        return index_of([f"S{space + 1}" for space in range(MOST_STATION)], word, "a space of the Station")
    if kind == "buy-project":
        return index_of(box.shape_ids, word, "a shape")
    if kind == "buy-technology":
        return index_of(box.technology_ids, word, "a technology")
    if kind == "choose":
        return tile_code(box, word)
    if kind in ("remove", "lift"):
        return _cell_of(box, word)
    if kind == "advance":
        return _piece_of(word)
    if kind == "take-bonus":
        return index_of(box.bonus_ids, word, "a bonus tile")
    if kind == "confer":
        return index_of(CONFERENCE_NAMES[:JURY], word, "an option")
    return index_of(ENERGY_NAMES, word, "an energy")


def _cell(box: Box, cell: int) -> str:
    if cell >= box.cells:
        raise MalformedAction(f"cell {cell}: the lab has only {int(box.cells)}")
    return f"r{row_of(box, cell)}c{column_of(box, cell)}"


def _cell_of(box: Box, word: str) -> int:
    for cell in range(int(box.cells)):
        if word == _cell(box, cell):
            return cell
    raise MalformedAction(f"found {quote(word)}, expected a cell from r1c1 to {_cell(box, int(box.cells) - 1)}")


def _piece_of(word: str) -> int:
    return index_of([str(piece + 1) for piece in range(PIECES)], word, "a piece")
