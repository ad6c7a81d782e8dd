"""Actions and events in words: message ids of the catalogue with arguments."""

from typing import Final

from librt.vecs import append

from menlo.games.smartphone.actions import (
    K_DOWN,
    K_LAY,
    TABLE,
    TOKEN,
    Accept,
    ChooseColour,
    ChoosePads,
    Decline,
    Expand,
    Finish,
    LayDown,
    LayImprovement,
    LayPad,
    Research,
    Sell,
    SellDirect,
    TakeImprovement,
)
from menlo.games.smartphone.box import BONUS_NAMES, GIVES_IMPROVEMENT, GIVES_PROGRESS, NONE, TECHNOLOGIES, Box
from menlo.games.smartphone.event_data import encode_event
from menlo.games.smartphone.events import STEVE
from menlo.games.smartphone.grid import DIRECTION_NAMES
from menlo.games.smartphone.rules.logistics import region_cost
from menlo.games.smartphone.rules.pads import tally
from menlo.games.smartphone.rules.planning import left_over
from menlo.games.smartphone.rules.research import cost
from menlo.games.smartphone.rules.sale import next_customer
from menlo.games.smartphone.scoring import majority_points
from menlo.games.smartphone.state import (
    BONUS,
    COLOURING,
    EXPANDING,
    IMPROVING,
    PHASE_NAMES,
    PLANNING,
    RESEARCHING,
    TILE,
    Plan,
    SmartphoneState,
)
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.message import Arg, Message

# Fields of event data whose values are names of their own, and the family of messages that holds them.
FAMILIES: Final = {
    "colour": "smartphone-colour",
    "region": "smartphone-region",
    "technology": "smartphone-technology",
    "design": "smartphone-improvement",
    "direction": "smartphone-direction",
    "lower": "smartphone-pad",
}

# The clauses a player may want to read before an action.
GOVERNING: Final = {
    "choose-colour": ("SMART-09", "SMART-10", "SMART-11", "SMART-12"),
    "choose-pads": ("SMART-17", "SMART-18"),
    "lay-pad": ("SMART-19", "SMART-20", "SMART-41"),
    "lay-improvement": ("SMART-23", "SMART-24", "SMART-25", "SMART-26", "SMART-33"),
    "lay-down": ("SMART-22", "SMART-28", "SMART-43"),
    "confirm": ("SMART-31", "SMART-32"),
    "take-improvement": ("SMART-47", "SMART-49", "SMART-51"),
    "research": ("SMART-55", "SMART-56", "SMART-62", "SMART-63"),
    "expand": ("SMART-74", "SMART-77", "SMART-80"),
    "sell": ("SMART-92", "SMART-94", "SMART-95", "SMART-96"),
    "sell-direct": ("SMART-99", "SMART-108"),
    "accept": ("SMART-89",),
    "decline": ("SMART-89",),
    "finish": ("SMART-59", "SMART-78", "SMART-98", "SMART-100"),
}


def action_label(s: SmartphoneState, action: Action) -> Message:
    """What an action does, with what it costs and gives."""
    id = f"smartphone-action-{action.kind}"
    box, mat = s.box, s.mats[action.seat]
    if isinstance(action, ChooseColour):
        return Message(id, _colour(box, action.colour))
    if isinstance(action, ChoosePads):
        faces: list[Arg] = [f"smartphone-face-a{action.face_a + 1}", f"smartphone-face-b{action.face_b + 1}"]
        return Message(id, {"lower": faces[action.lower], "upper": faces[1 - action.lower]})
    if isinstance(action, LayPad):
        args: dict[str, Arg] = {"degrees": 90 * action.turn, "row": action.row, "column": action.column}
        return Message(id, {**args, "result": _after(s, action)})
    if isinstance(action, LayImprovement):
        direction = f"smartphone-direction-{DIRECTION_NAMES[action.direction]}"
        args = {"row": action.row, "column": action.column, "direction": direction, "result": _after(s, action)}
        return Message(id, {"improvement": _improvement(box, action.design), **args})
    if isinstance(action, LayDown):
        return Message(id, {"improvement": _improvement(box, action.design), "result": _after(s, action)})
    if isinstance(action, TakeImprovement):
        design = s.display[action.space] if action.space < len(s.display) else NONE
        return Message(id, {"improvement": _improvement(box, int(design)), "space": action.space + 1})
    if isinstance(action, Research):
        name = f"smartphone-technology-{box.tech_ids[action.technology]}"
        amounts = {"progress": int(mat.progress[action.technology]) + 1, "cost": int(cost(s, mat, action.technology))}
        patent = box.tech_patent[action.technology] if s.patents[action.technology] == NONE else 0
        return Message(id, {"technology": name, **amounts, "patent": int(patent)})
    if isinstance(action, Expand):
        progress = int(mat.progress[TECHNOLOGIES + action.region]) + 1
        needs = int(region_cost(s, mat, action.region))
        return Message(id, {"region": _region(box, action.region), "progress": progress, "cost": needs})
    if isinstance(action, Sell):
        return _sale(s, action)
    if isinstance(action, SellDirect):
        return Message(id, {"price": int(mat.price), "left": int(box.direct_sales - mat.direct)})
    if isinstance(action, Accept | Decline):
        return _bonus(s, id)
    if isinstance(action, Finish):
        return Message(id, {"phase": f"smartphone-phase-{PHASE_NAMES[s.phase]}"})
    return Message(id, {"result": _result(s, mat.plan, action.seat)})


def prompt(s: SmartphoneState, seat: int) -> Message:
    """What a seat must decide now, in a sentence. Says nothing of what others plan."""
    mat = s.mats[seat]
    if s.phase == COLOURING:
        return Message("smartphone-prompt-colours")
    if s.phase == PLANNING:
        return _plan_prompt(s, seat)
    if s.pending == TILE:
        return Message("smartphone-prompt-tile")
    if s.pending == BONUS:
        kind = s.box.region_bonus[s.pending_region]
        if kind == GIVES_PROGRESS:
            return _bonus(s, "smartphone-prompt-bonus-progress")
        if kind == GIVES_IMPROVEMENT:
            return _bonus(s, "smartphone-prompt-bonus-improvement")
        return _bonus(s, "smartphone-prompt-bonus")
    if s.phase == IMPROVING:
        return Message("smartphone-prompt-improving")
    if s.phase == RESEARCHING:
        return Message("smartphone-prompt-research", {"hand": int(s.hand)})
    if s.phase == EXPANDING:
        return Message("smartphone-prompt-logistics", {"hand": int(s.hand)})
    return Message("smartphone-prompt-sale", {"goods": int(mat.produced), "price": int(mat.price)})


def event_line(box: Box, event: Event) -> Message:
    data = encode_event(box, event)
    args: dict[str, Arg] = {}
    for name, value in data.items():
        if name == "kind":
            continue
        if name == "seat" and value == STEVE:
            args["seat"] = "smartphone-steve"
        elif name in FAMILIES:
            args["improvement" if name == "design" else name] = f"{FAMILIES[name]}-{value}"
        elif isinstance(value, int):
            # People count the spaces of a display, slots and faces from 1.
            args[name] = value + 1 if name in ("space", "slot", "face_a", "face_b") else value
    return Message(f"smartphone-event-{data['kind']}", args)


def _plan_prompt(s: SmartphoneState, seat: int) -> Message:
    mat = s.mats[seat]
    if mat.plan.lower == NONE:
        return Message("smartphone-prompt-planning-pads")
    if mat.plan.turn == NONE:
        return Message(
            "smartphone-prompt-planning-upper", {"least": int(s.box.overlap_least), "most": int(s.box.overlap_most)}
        )
    left = sum(int(left_over(mat, design)) for design in range(len(s.box.tile_ids)))
    return Message("smartphone-prompt-planning-ready", {"left": left})


def _colour(box: Box, colour: int) -> dict[str, Arg]:
    return {
        "colour": f"smartphone-colour-{box.colour_ids[colour]}",
        "region": _region(box, int(box.colour_home[colour])),
        "points": int(box.colour_points[colour]),
        "improvement": _improvement(box, int(box.colour_tile[colour])),
    }


def _region(box: Box, region: int) -> str:
    return f"smartphone-region-{box.region_ids[region]}"


def _improvement(box: Box, design: int) -> str:
    if design == TOKEN:
        return "smartphone-goods-token"
    return f"smartphone-improvement-{box.tile_ids[design]}" if 0 <= design < len(box.tile_ids) else "smartphone-nothing"


def _after(s: SmartphoneState, action: Action) -> Message:
    """What the plan would show after a step, whether it is allowed or not."""
    plan = s.mats[action.seat].plan.copy()
    key = TABLE.key(action)
    if isinstance(action, LayPad):
        plan.turn, plan.row, plan.column = action.turn, action.row, action.column
        plan.under = len(plan.laid)
    elif isinstance(action, LayImprovement) and action.design < len(s.box.tile_ids):
        plan.laid = append(plan.laid, key - K_LAY)
    elif isinstance(action, LayDown):
        plan.down[key - K_DOWN] += 1
    return _result(s, plan, action.seat)


def _result(s: SmartphoneState, plan: Plan, seat: int) -> Message:
    mat, seen = s.mats[seat], tally(s, plan)
    args: dict[str, Arg] = {
        "price": int(seen.price(s.box)),
        "goods": int(seen.goods(s, mat)),
        "factory": int(seen.factory()),
        "gears": int(seen.gears()),
        "trucks": int(seen.trucks(s, mat)),
    }
    return Message("smartphone-result", args)


def _sale(s: SmartphoneState, action: Sell) -> Message:
    box, mat = s.box, s.mats[action.seat]
    customer = next_customer(s, mat, action.region)
    args: dict[str, Arg] = {"region": _region(box, action.region), "price": int(mat.price)}
    if customer == NONE:
        return Message("smartphone-action-sell-nobody", args)
    after = s.copy()
    after.sold[customer] = action.seat
    args["majority"] = int(majority_points(after, action.region, action.seat))
    args["before"] = int(majority_points(s, action.region, action.seat))
    if box.customers[customer] >= 0:
        return Message("smartphone-action-sell-red", {**args, "most": int(box.customers[customer])})
    wanted = f"smartphone-technology-{box.tech_ids[-1 - box.customers[customer]]}"
    return Message("smartphone-action-sell-purple", {**args, "technology": wanted})


def _bonus(s: SmartphoneState, id: str) -> Message:
    region = int(s.pending_region)
    if region == NONE:
        return Message(id, {"bonus": "smartphone-nothing", "region": "smartphone-nothing"})
    kind, amount = BONUS_NAMES[s.box.region_bonus[region]], int(s.box.bonus_amount[region])
    return Message(
        id, {"bonus": Message(f"smartphone-bonus-{kind}", {"count": amount}), "region": _region(s.box, region)}
    )
