"""Actions as short texts for records and people: `place buy`, `produce P2`, `swap coin wood for metal`."""

from collections.abc import Sequence

from menlo.games.era.actions import (
    TABLE,
    TRADE_NAMES,
    Build,
    BuyLoad,
    Develop,
    Place,
    Produce,
    ProduceFake,
    Register,
    Resolve,
    RunFactory,
    Swap,
    Trade,
    Withdraw,
)
from menlo.games.era.box import CARD_SPACES, FACTORY_SPACES, NONE, Box
from menlo.games.era.goods import GOOD_NAMES, TRADED
from menlo.games.era.state import AREA_NAMES
from menlo.kernel.action import Action
from menlo.kernel.errors import MalformedAction
from menlo.kernel.notation import index_of, must_count, name_of, read_action

SIDES = ("gold", "silver")


def notate(box: Box, action: Action) -> str:
    TABLE.key(action)  # refuses arguments out of range
    if isinstance(action, Place | Resolve | Withdraw):
        return f"{action.kind} {AREA_NAMES[action.area]}"
    if isinstance(action, Build):
        return f"build F{action.space + 1}"
    if isinstance(action, RunFactory):
        return f"run-factory {name_of(box.factory_ids, action.factory)}"
    if isinstance(action, BuyLoad):
        return f"buy-load {name_of(box.load_ids, action.load)}"
    if isinstance(action, Produce):
        return f"produce P{action.space + 1}"
    if isinstance(action, ProduceFake):
        return f"produce-fake P{action.space + 1} {action.metal} {action.technology} {action.tool}"
    if isinstance(action, Trade):
        return f"trade {TRADE_NAMES[action.trade]}"
    if isinstance(action, Swap):
        return f"swap {GOOD_NAMES[action.give]} {GOOD_NAMES[action.also]} for {GOOD_NAMES[action.take]}"
    if isinstance(action, Develop | Register):
        if action.space == NONE:
            return f"{action.kind} nothing"
        return f"{action.kind} {box.invention_ids[action.space // 2]} {SIDES[action.space % 2]}"
    return action.kind


def parse(box: Box, seat: int, text: str) -> Action:
    return read_action(TABLE, seat, text, lambda kind, words: _arguments(box, kind, words))


def _arguments(box: Box, kind: str, words: Sequence[str]) -> tuple[int, ...]:
    if kind in ("place", "resolve", "withdraw"):
        must_count(words, 1)
        return (index_of(AREA_NAMES, words[0], "an area"),)
    if kind == "build":
        must_count(words, 1)
        return (_space(words[0], "F", FACTORY_SPACES),)
    if kind == "run-factory":
        must_count(words, 1)
        return (index_of(box.factory_ids, words[0], "a factory"),)
    if kind == "buy-load":
        must_count(words, 1)
        return (index_of(box.load_ids, words[0], "a ship or house"),)
    if kind == "produce":
        must_count(words, 1)
        return (_space(words[0], "P", CARD_SPACES),)
    if kind == "produce-fake":
        must_count(words, 4)
        return (_space(words[0], "P", CARD_SPACES), *(_amount(word) for word in words[1:]))
    if kind == "trade":
        must_count(words, 1)
        return (index_of(TRADE_NAMES, words[0], "a trade"),)
    if kind == "swap":
        must_count(words, 4)
        if words[2] != "for":
            raise MalformedAction(f"found {words[2]!r}, expected 'for'")
        traded = GOOD_NAMES[:TRADED]
        return tuple(index_of(traded, words[i], "a cube or coin") for i in (0, 1, 3))
    if kind == "register" and list(words) == ["nothing"]:
        return (NONE,)
    must_count(words, 2)
    return (2 * index_of(box.invention_ids, words[0], "an invention") + index_of(SIDES, words[1], "a side"),)


def _space(word: str, letter: str, spaces: int) -> int:
    names = [f"{letter}{i + 1}" for i in range(spaces)]
    return index_of(names, word, "a space")


def _amount(word: str) -> int:
    if len(word) != 1 or word not in "0123456789":
        raise MalformedAction(f"found {word[:40]!r}, expected an amount from 0 to 9")
    return int(word)
