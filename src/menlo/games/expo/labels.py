"""Actions and events in words: message ids of the catalogue with arguments."""

from collections.abc import Sequence
from typing import Final

from menlo.games.expo.actions import (
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
from menlo.games.expo.box import (
    ACADEMY,
    CARD_NAMES,
    FIRST_PROJECT,
    JOURNAL,
    LABORATORY,
    NONE,
    SKYSCRAPER,
    STATION,
    Box,
)
from menlo.games.expo.event_data import encode_event
from menlo.games.expo.events import ProjectCompleted
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES, TRACKS, amounts_of
from menlo.games.expo.rules.conference import put_lifted
from menlo.games.expo.rules.lab import tile_at, touching
from menlo.games.expo.rules.laboratory import put
from menlo.games.expo.rules.patents import jump_price, piece_of
from menlo.games.expo.rules.station import most_tiles, price
from menlo.games.expo.scoring import total, worth
from menlo.games.expo.state import AT_STATION, CONFERENCE_NAMES, MOVING, PLACING, SCRAP, ExpoState
from menlo.games.expo.tiles import column_of, known_tile, row_of, tile_code, tile_message
from menlo.kernel.action import Action
from menlo.kernel.events import Event, EventLog
from menlo.kernel.message import Arg, Message

# Fields of event data whose values are names of their own, and the family of messages that holds them.
FAMILIES: Final = {
    "card": "expo-card",
    "track": "expo-resource",
    "energy": "expo-resource",
    "bonus": "expo-bonus",
    "option": "expo-conference",
    "end": "expo-end",
    "source": "expo-source",
}

# The clauses a player may want to read before an action.
GOVERNING: Final = {
    "play": ("EXPO-17", "EXPO-18", "EXPO-19", "EXPO-20", "EXPO-21"),
    "buy-tile": ("EXPO-23", "EXPO-24", "EXPO-25", "EXPO-26"),
    "buy-project": ("EXPO-27", "EXPO-29", "EXPO-53", "EXPO-58"),
    "buy-technology": ("EXPO-27", "EXPO-28", "EXPO-64", "EXPO-65", "EXPO-68"),
    "take-tile": ("EXPO-30",),
    "choose": ("EXPO-31", "EXPO-32", "EXPO-35"),
    "put": ("EXPO-33", "EXPO-34", "EXPO-55", "EXPO-58", "EXPO-61"),
    "remove": ("EXPO-31", "EXPO-36", "EXPO-37", "EXPO-38", "EXPO-39", "EXPO-40"),
    "lift": ("EXPO-46", "EXPO-47"),
    "enter": ("EXPO-73", "EXPO-74", "EXPO-79", "EXPO-80"),
    "advance": ("EXPO-75", "EXPO-76", "EXPO-79", "EXPO-81"),
    "jump": ("EXPO-77", "EXPO-78", "EXPO-42"),
    "take-bonus": ("EXPO-81", "EXPO-82", "EXPO-99"),
    "confer": ("EXPO-45", "EXPO-46", "EXPO-48", "EXPO-49", "EXPO-51"),
    "choose-jury": ("EXPO-50", "EXPO-84", "EXPO-96"),
    "finish": ("EXPO-21",),
}


def action_label(s: ExpoState, action: Action) -> Message:
    """What an action does, with what it costs and gives."""
    args = _about(s, action)
    # Without a piece to speak of, another sentence fits.
    return Message(f"expo-action-{action.kind}" if args is not None else f"expo-action-{action.kind}-nothing", args)


def _about(s: ExpoState, action: Action) -> dict[str, Arg] | None:
    """What an action is about, with its numbers; None when there is no such piece."""
    box = s.box
    if isinstance(action, Play):
        upgraded = (s.mats[action.seat].upgraded >> action.card) & 1
        return {"card": card_message(action.card, upgraded == 1), "promise": _promise(s, action.card, int(upgraded))}
    if isinstance(action, BuyTile | TakeTile):
        return _station(s, action)
    if isinstance(action, BuyProject):
        project = s.slots[action.slot] if action.slot < len(s.slots) else NONE
        return None if project == NONE else _project(box, int(project))
    if isinstance(action, BuyTechnology):
        return _technology(box, action.technology) if action.technology < len(box.technology_ids) else None
    if isinstance(action, Choose):
        return {"tile": tile_message(box, action.tile)} if known_tile(box, action.tile) else None
    if isinstance(action, Put):
        return _place(s, action)
    if isinstance(action, Remove | Lift):
        return _at(s, action)
    if isinstance(action, Enter | Advance | Jump):
        return _move(s, action)
    if isinstance(action, TakeBonus):
        if action.bonus >= len(box.bonus_ids):
            return None
        points = worth(s, action.seat, action.bonus, total(s, action.seat))
        return {"bonus": f"expo-bonus-{box.bonus_ids[action.bonus]}", "points": points}
    if isinstance(action, Confer):
        option = f"expo-conference-{CONFERENCE_NAMES[action.option]}"
        moves, money = box.conference_moves, box.conference_money
        return {"option": option, "what": Message(f"{option}-gives", {"moves": moves, "money": money})}
    if isinstance(action, ChooseJury):
        return {"energy": f"expo-resource-{ENERGY_NAMES[action.energy]}"}
    return {}


def card_message(card: int, upgraded: bool) -> Arg:
    name = f"expo-card-{CARD_NAMES[card]}"
    return Message("expo-upgraded", {"card": name}) if upgraded else name


def _promise(s: ExpoState, card: int, upgraded: int) -> Arg:
    """What a card allows, in its numbers."""
    box = s.box
    args: dict[str, Arg] = {"upgraded": upgraded}
    if card == STATION:
        prices = box.prices_upgraded if upgraded else box.prices
        args["prices"] = _prices([int(price) for price in prices])
    elif card == ACADEMY:
        args["price"] = box.academy_price
    elif card == LABORATORY:
        args["count"] = box.operations[upgraded]
    elif card == JOURNAL:
        args["count"], args["ghosts"] = box.points[upgraded], box.ghost_tiles[s.seats]
    elif card == SKYSCRAPER:
        args["money"] = box.grants[upgraded]
    else:
        args["count"] = box.conference_options
    return Message(f"expo-promise-{CARD_NAMES[card]}", args)


def _prices(prices: Sequence[int]) -> Message:
    """Several prices in a row, each written as the reader's language writes money."""
    listed = Message("expo-price", {"price": prices[0]})
    for another in prices[1:]:
        listed = Message("expo-prices", {"before": listed, "price": another})
    return listed


def _station(s: ExpoState, action: BuyTile | TakeTile) -> dict[str, Arg] | None:
    tile = s.station[action.space] if action.space < len(s.station) else NONE
    if tile == NONE:
        return None
    due = s.phase == AT_STATION and s.done < most_tiles(s)
    return {"space": action.space + 1, "tile": tile_message(s.box, int(tile)), "price": price(s) if due else 0}


def _project(box: Box, project: int) -> dict[str, Arg]:
    return {
        "project": f"expo-project-{box.project_ids[project]}",
        "shape": f"expo-shape-{box.shape_ids[box.project_shape[project]]}",
        "energy": f"expo-resource-{ENERGY_NAMES[box.project_energy[project]]}",
        "needs": _amounts(int(box.project_needs[project])),
        "points": box.project_points[project],
        "price": box.academy_price,
    }


def _technology(box: Box, technology: int) -> dict[str, Arg]:
    card = box.technology_card[technology]
    gives: Arg = _amounts(int(box.technology_gives[technology]))
    if card != NONE:
        gives = Message("expo-improves", {"card": f"expo-card-{CARD_NAMES[card]}"})
    technology_name = f"expo-technology-{box.technology_ids[technology]}"
    return {"technology": technology_name, "gives": gives, "price": box.academy_price}


def _amounts(packed: int) -> Message:
    return Message("expo-amounts", dict(zip(RESOURCE_NAMES, amounts_of(packed), strict=True)))


def _place(s: ExpoState, action: Put) -> dict[str, Arg] | None:
    """Where a tile would lie, how many needed units it would bring, and what it would complete."""
    if s.held == NONE or action.cell >= s.box.cells:
        return None
    trial, log = s.copy(), EventLog()
    before = met_units(s, action.seat)
    if s.phase == PLACING:
        put(trial, action.seat, action.cell, action.rotation, log)
    elif s.phase == MOVING:
        put_lifted(trial, action.seat, action.cell, action.rotation, log)
    points = sum(event.points + event.leads for event in log.events if isinstance(event, ProjectCompleted))
    return {
        "tile": tile_message(s.box, int(s.held)),
        **_cell(s.box, action.cell),
        "turns": action.rotation,
        "units": met_units(trial, action.seat) - before,
        "points": points,
    }


def met_units(s: ExpoState, seat: int) -> int:
    """Units that the projects in a lab need and have."""
    units = 0
    for value in s.mats[seat].projects:
        needs = amounts_of(int(s.box.project_needs[(value >> 8) - FIRST_PROJECT]))
        has = amounts_of(int(touching(s, s.mats[seat], value)))
        units += sum(min(need, got) for need, got in zip(needs, has, strict=True))
    return units


def _cell(box: Box, cell: int) -> dict[str, Arg]:
    return {"row": row_of(box, cell), "column": column_of(box, cell)}


def _at(s: ExpoState, action: Remove | Lift) -> dict[str, Arg] | None:
    value = int(tile_at(s.box, s.mats[action.seat], action.cell)) if action.cell < s.box.cells else NONE
    if value == SCRAP:
        return {"tile": "expo-scrap", **_cell(s.box, action.cell)}
    return None if value == NONE else {"tile": tile_message(s.box, value >> 8), **_cell(s.box, action.cell)}


def _move(s: ExpoState, action: Enter | Advance | Jump) -> dict[str, Arg]:
    piece = piece_of(action.seat, action.piece)
    here, step = int(s.tracks[piece]), int(s.steps[piece])
    first = "expo-first-step" if here == NONE else f"expo-resource-{RESOURCE_NAMES[here]}"
    args: dict[str, Arg] = {"piece": action.piece + 1, "here": first, "step": step}
    if isinstance(action, Advance):
        return {**args, "next": step + 1}
    args["track"] = f"expo-resource-{RESOURCE_NAMES[action.track]}"
    if isinstance(action, Jump):
        drawn = here != NONE and s.box.jumps[(step * TRACKS + here) * TRACKS + action.track] != NONE
        args["price"] = jump_price(s, step, here, action.track) if drawn else 0
    return args


def event_line(box: Box, event: Event) -> Message:
    data = encode_event(box, event)
    id = f"expo-event-{data['kind']}"
    args: dict[str, Arg] = {}
    for name, value in data.items():
        if name == "tile":
            args["tile"] = tile_message(box, tile_code(box, str(value)))
        elif name in FAMILIES:
            args[name] = f"{FAMILIES[name]}-{value}"
        elif isinstance(value, bool):
            args[name] = int(value)
        elif isinstance(value, int):
            # People count the spaces of the Station from 1.
            args[name] = value + 1 if name == "space" else value
    return Message(id, args)
