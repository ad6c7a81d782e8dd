"""Actions and events in words: message ids of the catalogue with arguments."""

from typing import Final

from menlo.games.era.actions import (
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
from menlo.games.era.box import NONE, Box, card_message
from menlo.games.era.event_data import encode_event
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.state import AREA_NAMES, EraState
from menlo.kernel.events import Event
from menlo.kernel.game import Action
from menlo.kernel.message import Arg, Message

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


def action_label(s: EraState, action: Action) -> Message:
    args = _action_args(s, action)
    # Without a piece to speak of, another sentence fits.
    return Message(f"era-action-{action.kind}" if args is not None else f"era-action-{action.kind}-nothing", args)


def _action_args(s: EraState, action: Action) -> dict[str, Arg] | None:
    box = s.box
    if isinstance(action, Place | Resolve | Withdraw):
        return {"area": f"era-area-{AREA_NAMES[action.area]}"}
    if isinstance(action, Build):
        factory = s.factories[action.space] if action.space < len(s.factories) else NONE
        return _factory(box, factory) if factory != NONE else None
    if isinstance(action, RunFactory):
        return _factory(box, action.factory) if action.factory < len(box.factory_ids) else None
    if isinstance(action, BuyLoad):
        if action.load >= len(box.load_ids):
            return None
        good = GOOD_NAMES[box.load_good[action.load]]
        return {
            "load": f"era-load-{box.load_ids[action.load]}",
            "good": f"era-good-{good}",
            "amount": s.loads[action.load],
        }
    if isinstance(action, Produce):
        return _card(s, action.space)
    if isinstance(action, ProduceFake):
        card = _card(s, action.space)
        if card is None:
            return None
        return {
            **card,
            "metal": action.metal,
            "technology": action.technology,
            "tool": action.tool,
        }
    if isinstance(action, Trade):
        return {"trade": f"era-trade-{TRADE_NAMES[action.trade]}"}
    if isinstance(action, Swap):
        names = [f"era-good-{GOOD_NAMES[good]}" for good in action.args()]
        return {"give": names[0], "also": names[1], "take": names[2]}
    if isinstance(action, Develop):
        return _development(box, action.space)
    if isinstance(action, Register):
        return _development(box, action.space) if action.space != NONE else None
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


def _factory(box: Box, factory: int) -> dict[str, Arg]:
    return {
        "factory": f"era-factory-{box.factory_ids[factory]}",
        "good": f"era-good-{GOOD_NAMES[box.factory_good[factory]]}",
        "amount": box.factory_amount[factory],
        "wood": box.factory_wood[factory],
        "coal": box.factory_coal[factory],
    }


def _development(box: Box, space: int) -> dict[str, Arg]:
    return {
        "invention": f"era-invention-{box.invention_ids[space // 2]}",
        "side": "era-side-gold" if space % 2 == 0 else "era-side-silver",
        "cogs": box.dev_cogs[space],
        "influence": box.dev_influence[space],
    }


def _card(s: EraState, space: int) -> dict[str, Arg] | None:
    card = s.cards[space] if space < len(s.cards) else NONE
    return {"card": card_message(s.box, card)} if card != NONE else None
