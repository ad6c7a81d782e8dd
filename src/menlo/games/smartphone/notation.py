"""Actions as short texts for records and people: `choose-pads a1 b2`, `lay-pad 1 -1 0`, `sell europe`."""

from collections.abc import Sequence

from menlo.games.smartphone.actions import (
    TABLE,
    TOKEN,
    ChooseColour,
    ChoosePads,
    Expand,
    LayDown,
    LayImprovement,
    LayPad,
    Research,
    Sell,
    TakeImprovement,
)
from menlo.games.smartphone.box import MOST_DISPLAY, PAD_NAMES, Box
from menlo.games.smartphone.grid import DIRECTION_NAMES
from menlo.kernel.action import Action
from menlo.kernel.errors import MalformedAction
from menlo.kernel.notation import index_of, must_count, name_of, read_action

GOODS_TOKEN = "goods-token"


def notate(box: Box, action: Action) -> str:
    TABLE.key(action)  # refuses arguments out of range
    if isinstance(action, ChooseColour):
        return f"choose-colour {box.colour_ids[action.colour]}"
    if isinstance(action, ChoosePads):
        # The lower pad is named first.
        faces = (f"a{action.face_a + 1}", f"b{action.face_b + 1}")
        return f"choose-pads {faces[action.lower]} {faces[1 - action.lower]}"
    if isinstance(action, LayPad):
        return f"lay-pad {action.turn} {action.row} {action.column}"
    if isinstance(action, LayImprovement):
        tile = GOODS_TOKEN if action.design == TOKEN else name_of(box.tile_ids, action.design)
        return f"lay-improvement {tile} {action.row} {action.column} {DIRECTION_NAMES[action.direction]}"
    if isinstance(action, LayDown):
        return f"lay-down {name_of(box.tile_ids, action.design)}"
    if isinstance(action, TakeImprovement):
        return f"take-improvement {action.space + 1}"
    if isinstance(action, Research):
        return f"research {box.tech_ids[action.technology]}"
    if isinstance(action, Expand | Sell):
        return f"{action.kind} {box.region_ids[action.region]}"
    return action.kind


def parse(box: Box, seat: int, text: str) -> Action:
    return read_action(TABLE, seat, text, lambda kind, words: _arguments(box, kind, words))


def _arguments(box: Box, kind: str, words: Sequence[str]) -> tuple[int, ...]:
    if kind == "choose-colour":
        must_count(words, 1)
        return (index_of(box.colour_ids, words[0], "a colour"),)
    if kind == "choose-pads":
        return _pads(words)
    if kind == "lay-pad":
        must_count(words, 3)
        return tuple(_number(word) for word in words)
    if kind == "lay-improvement":
        must_count(words, 4)
        direction = index_of(DIRECTION_NAMES, words[3], "a direction")
        return (_tile(box, words[0]), _number(words[1]), _number(words[2]), direction)
    if kind == "lay-down":
        must_count(words, 1)
        return (index_of(box.tile_ids, words[0], "an improvement"),)
    if kind == "take-improvement":
        must_count(words, 1)
        return (index_of([str(i + 1) for i in range(MOST_DISPLAY)], words[0], "a space"),)
    if kind == "research":
        must_count(words, 1)
        return (index_of(box.tech_ids, words[0], "a technology"),)
    must_count(words, 1)
    return (index_of(box.region_ids, words[0], "a region"),)


def _pads(words: Sequence[str]) -> tuple[int, ...]:
    must_count(words, 2)
    faces = [f"{pad}{face}" for pad in PAD_NAMES for face in (1, 2)]
    lower, upper = (index_of(faces, word, "a pad with its face") for word in words)
    if lower // 2 == upper // 2:
        raise MalformedAction(f"found {words[1]!r}, expected the other pad")
    return (lower // 2, (lower, upper)[lower // 2] % 2, (upper, lower)[lower // 2] % 2)


def _tile(box: Box, word: str) -> int:
    return TOKEN if word == GOODS_TOKEN else index_of(box.tile_ids, word, "an improvement")


def _number(word: str) -> int:
    digits = word.removeprefix("-")
    if len(digits) != 1 or digits not in "0123456789":
        raise MalformedAction(f"found {word[:40]!r}, expected a number from -9 to 9")
    return int(word)
