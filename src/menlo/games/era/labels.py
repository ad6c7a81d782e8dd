"""Actions and events in words: message ids of the catalogue with arguments."""

from collections.abc import Mapping
from typing import Final

from menlo.games.era.actions import (
    Build,
    BuyBonus,
    BuyLoad,
    Develop,
    Place,
    Produce,
    ProduceFake,
    Register,
    Resolve,
    RunFactory,
    Swap,
    TakeCog,
    Trade,
    Withdraw,
)
from menlo.games.era.box import NONE, Box, card_message
from menlo.games.era.event_data import encode_event
from menlo.games.era.goods import BONUS, COAL, COG, COIN, GOOD_NAMES, GOODS, METAL, TECHNOLOGY, TOOL, WOOD
from menlo.games.era.state import AREA_NAMES, FACTORIES, EraState
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.message import Arg, Message

INFLUENCE: Final = -1  # beside the goods, in what an action gives

# What the trades of the market's upper and middle square take and give, by their numbers in actions.
TRADED_GOODS: Final = (
    ({COIN: 2}, {COG: 1}),
    ({COG: 1}, {COIN: 2}),
    ({COIN: 2}, {INFLUENCE: 1}),
    ({COG: 1}, {INFLUENCE: 1}),
)

# Fields of event data whose values are names of their own, and the family of messages that holds them.
FAMILIES: Final = {
    "area": "era-area",
    "good": "era-good",
    "factory": "era-factory",
    "load": "era-load",
    "source": "era-source",
    "award": "era-award",
    "deck": "era-deck",
}


# The clauses a player may want to read before an action.
GOVERNING: Final = {
    "place": ("ERA-20", "ERA-22", "ERA-23", "ERA-25"),
    "resolve": ("ERA-27", "ERA-28", "ERA-29"),
    "withdraw": ("ERA-30", "ERA-33"),
    "finish": ("ERA-29", "ERA-32"),
    "pass": ("ERA-95",),
    "build": ("ERA-34", "ERA-35", "ERA-38"),
    "run-factory": ("ERA-97", "ERA-101"),
    "buy-load": ("ERA-45", "ERA-46", "ERA-48"),
    "produce": ("ERA-51", "ERA-52", "ERA-54", "ERA-60"),
    "produce-fake": ("ERA-58", "ERA-59", "ERA-63"),
    "take-cog": ("ERA-67",),
    "trade": ("ERA-68", "ERA-69", "ERA-72", "ERA-73"),
    "swap": ("ERA-70", "ERA-72", "ERA-73"),
    "buy-bonus": ("ERA-71", "ERA-75", "ERA-102"),
    "develop": ("ERA-77", "ERA-80", "ERA-82", "ERA-83", "ERA-86"),
    "register": ("ERA-87", "ERA-89", "ERA-91"),
}


def action_label(s: EraState, action: Action) -> Message:
    """What an action does, with what it costs and gives."""
    if isinstance(action, Place | Resolve | Withdraw):
        area = f"era-area-{AREA_NAMES[action.area]}"
        if isinstance(action, Resolve) and action.area == FACTORIES:
            return Message("era-action-run-all", {"profit": _profit(output(s, action.seat))})
        return Message(f"era-action-{action.kind}", {"area": area})
    args = _piece(s, action)
    # Without a piece to speak of, another sentence fits.
    return Message(f"era-action-{action.kind}" if args is not None else f"era-action-{action.kind}-nothing", args)


def _piece(s: EraState, action: Action) -> dict[str, Arg] | None:
    """The piece an action is about, with its numbers; None when there is none."""
    box = s.box
    if isinstance(action, Build):
        factory = s.factories[action.space] if action.space < len(s.factories) else NONE
        return _factory(box, factory) if factory != NONE else None
    if isinstance(action, RunFactory):
        return _factory(box, action.factory) if action.factory < len(box.factory_ids) else None
    if isinstance(action, BuyLoad):
        if action.load >= len(box.load_ids):
            return None
        load = f"era-load-{box.load_ids[action.load]}"
        return {"load": load, **_exchange({COIN: 1}, {box.load_good[action.load]: s.loads[action.load]})}
    if isinstance(action, Produce):
        return _card(s, action.space, 0, 0, 0)
    if isinstance(action, ProduceFake):
        return _card(s, action.space, action.metal, action.technology, action.tool)
    if isinstance(action, TakeCog):
        return {"profit": _profit({COG: 1})}
    if isinstance(action, Trade):
        return _exchange(*TRADED_GOODS[action.trade])
    if isinstance(action, Swap):
        given = {action.give: 2} if action.give == action.also else {action.give: 1, action.also: 1}
        return _exchange(given, {action.take: 1})
    if isinstance(action, BuyBonus):
        return _exchange({COIN: 2}, {BONUS: 1})
    if isinstance(action, Develop):
        return _development(box, action.space)
    if isinstance(action, Register):
        square = min(s.mats[action.seat].patents, len(box.patent_coins) - 1)
        patent: dict[str, Arg] = {
            "cost": Message("era-cost", _amounts({COIN: box.patent_coins[square]})),
            "influence": box.patent_influence[square],
        }
        if action.space != NONE:
            return {**_development(box, action.space), **patent}
        return {"invention": "era-no-invention", "side": "era-no-side", **patent}
    return {}


def event_line(box: Box, event: Event) -> Message:
    data = encode_event(box, event)
    id = f"era-event-{data['kind']}"
    args: dict[str, Arg] = {}
    for name, value in data.items():
        if name == "kind":
            continue
        if value is None:
            id += "-nothing"
            continue
        if name == "card":
            args["card"] = card_message(box, box.card_ids.index(str(value)))
        elif name == "development" and isinstance(value, int):
            args.update(_development(box, value))
        elif name == "square" and isinstance(value, str):
            args["square"] = f"era-square-{value}"
        elif name in FAMILIES:
            args[name] = f"{FAMILIES[name]}-{value}"
        elif isinstance(value, int):
            # People count the spaces of a display from 1.
            args[name] = value + 1 if name in ("space", "to_space") else value
    return Message(id, args)


def output(s: EraState, seat: int) -> dict[int, int]:
    """What all factories of a seat make together."""
    made: dict[int, int] = {}
    for factory, count in enumerate(s.mats[seat].factories):
        good = s.box.factory_good[factory]
        made[good] = made.get(good, 0) + count * s.box.factory_amount[factory]
    return made


def _amounts(goods: Mapping[int, int]) -> dict[str, Arg]:
    amounts: dict[str, Arg] = {name: goods.get(good, 0) for good, name in enumerate(GOOD_NAMES)}
    amounts["influence"] = goods.get(INFLUENCE, 0)
    return amounts


def _profit(goods: Mapping[int, int]) -> Message:
    return Message("era-profit", _amounts(goods))


def _exchange(given: Mapping[int, int], taken: Mapping[int, int]) -> dict[str, Arg]:
    return {"cost": Message("era-cost", _amounts(given)), "profit": _profit(taken)}


def _factory(box: Box, factory: int) -> dict[str, Arg]:
    costs = _amounts({WOOD: box.factory_wood[factory], COAL: box.factory_coal[factory]})
    product = {box.factory_good[factory]: box.factory_amount[factory]}
    return {
        "factory": f"era-factory-{box.factory_ids[factory]}",
        "cost": Message("era-cost", costs),
        "profit": _profit(product),
        "influence": box.factory_influence[factory],
    }


def _development(box: Box, space: int) -> dict[str, Arg]:
    royalty = box.dev_royalty[space]
    return {
        "invention": f"era-invention-{box.invention_ids[space // 2]}",
        "side": "era-side-gold" if space % 2 == 0 else "era-side-silver",
        "cost": Message("era-cost", _amounts({COG: box.dev_cogs[space]})),
        "influence": box.dev_influence[space],
        "royalty": _profit({INFLUENCE if space % 2 == 0 else COIN: royalty}),
    }


def _card(s: EraState, space: int, metal: int, technology: int, tool: int) -> dict[str, Arg] | None:
    """The card on a space, with what it takes and gives; the three numbers are the cubes chosen for question marks."""
    card = s.cards[space] if space < len(s.cards) else NONE
    if card == NONE:
        return None
    box = s.box
    cost = {good: int(box.card_cost[card * GOODS + good]) for good in range(GOODS)}
    cost[METAL] += metal
    cost[TECHNOLOGY] += technology
    cost[TOOL] += tool
    profit = {COIN: box.card_coins[card], COG: box.card_cogs[card], INFLUENCE: box.card_influence[card]}
    return {
        "card": card_message(box, card),
        "cost": Message("era-cost", _amounts(cost)),
        "profit": _profit({good: int(amount) for good, amount in profit.items()}),
    }
