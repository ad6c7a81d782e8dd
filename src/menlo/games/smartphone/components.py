"""What is printed on the components, for those who draw them. Names are message ids of the catalogue or the pack."""

from typing import TypedDict

from menlo.games.smartphone.box import (
    BACK_POWERS,
    BATTERY,
    BONUS_NAMES,
    COLOURS,
    FRONT_POWERS,
    GPS,
    NFC,
    NONE,
    PAD_NAMES,
    REGIONS,
    SIZE_NAMES,
    SLOTS,
    SYMBOL_NAMES,
    TECHNOLOGIES,
    Box,
)
from menlo.games.smartphone.grid import PAD_CELLS, PAD_COLUMNS, PAD_ROWS


class FaceComponent(TypedDict):
    pad: str
    face: int  # 1 or 2
    rows: list[list[str]]  # symbols, row by row


class ImprovementComponent(TypedDict):
    improvement: str
    name: str
    cells: list[str]  # its two symbols
    copies: int  # in the pile


class ColourComponent(TypedDict):
    colour: str
    name: str
    home: str
    points: int  # at the start
    improvement: str  # at the start


class TechnologyComponent(TypedDict):
    technology: str
    name: str
    cost: int
    patent: int  # points at the end
    front: str  # power of side 1
    back: str  # power of side 2
    front_amount: int  # of goods or points the power speaks of, 0 where it names none
    back_amount: int


class BonusComponent(TypedDict):
    kind: str
    amount: int


class CustomerComponent(TypedDict):
    price: int | None  # of a red one, its highest
    technology: str | None  # of a purple one


class RegionComponent(TypedDict):
    region: str
    name: str
    size: str
    cost: int
    links: list[str]
    customers: list[CustomerComponent]
    first: list[int]  # points over the office slots
    second: list[int]
    retailer: list[int]  # points beside the fields of a retailer there
    bonus: BonusComponent | None  # what a retailer there gives; None where none can lie


class Components(TypedDict):
    faces: list[FaceComponent]
    improvements: list[ImprovementComponent]
    colours: list[ColourComponent]  # in the order of the price track
    technologies: list[TechnologyComponent]
    regions: list[RegionComponent]
    rounds: int
    price_start: int
    price_least: int
    price_most: int
    overlap_least: int  # cells of the lower pad that the upper one must cover
    overlap_most: int
    display: int  # spaces
    progress: int  # pieces of each colour
    offices: int
    goods: int
    tokens: int  # goods tokens in all


def components(box: Box) -> Components:
    return {
        "faces": [_face(box, number) for number in range(2 * len(PAD_NAMES))],
        "improvements": [_improvement(box, design) for design in range(len(box.tile_ids))],
        "colours": [_colour(box, colour) for colour in range(COLOURS)],
        "technologies": [_technology(box, technology) for technology in range(TECHNOLOGIES)],
        "regions": [_region(box, region) for region in range(REGIONS)],
        "rounds": box.rounds,
        "price_start": box.price_start,
        "price_least": box.price_least,
        "price_most": box.price_most,
        "overlap_least": box.overlap_least,
        "overlap_most": box.overlap_most,
        "display": box.display,
        "progress": box.progress,
        "offices": box.offices,
        "goods": box.goods,
        "tokens": box.tokens,
    }


def _face(box: Box, number: int) -> FaceComponent:
    first = number * PAD_CELLS
    cells = [SYMBOL_NAMES[box.faces[first + cell]] for cell in range(PAD_CELLS)]
    rows = [cells[row * PAD_COLUMNS : (row + 1) * PAD_COLUMNS] for row in range(PAD_ROWS)]
    return {"pad": PAD_NAMES[number // 2], "face": number % 2 + 1, "rows": rows}


def _improvement(box: Box, design: int) -> ImprovementComponent:
    id = box.tile_ids[design]
    return {
        "improvement": id,
        "name": f"smartphone-improvement-{id}",
        "cells": [SYMBOL_NAMES[box.tile_cells[2 * design + cell]] for cell in range(2)],
        "copies": box.tile_copies[design],
    }


def _colour(box: Box, colour: int) -> ColourComponent:
    id = box.colour_ids[colour]
    return {
        "colour": id,
        "name": f"smartphone-colour-{id}",
        "home": box.region_ids[box.colour_home[colour]],
        "points": box.colour_points[colour],
        "improvement": box.tile_ids[box.colour_tile[colour]],
    }


def _technology(box: Box, technology: int) -> TechnologyComponent:
    id = box.tech_ids[technology]
    front = box.direct_sales if technology == NFC else 0
    back = box.instant_goods if technology == GPS else box.battery_price if technology == BATTERY else 0
    return {
        "technology": id,
        "name": f"smartphone-technology-{id}",
        "cost": box.tech_cost[technology],
        "patent": box.tech_patent[technology],
        "front": FRONT_POWERS[technology],
        "back": BACK_POWERS[technology],
        "front_amount": front,
        "back_amount": back,
    }


def _region(box: Box, region: int) -> RegionComponent:
    id, slots, at = box.region_ids[region], int(box.region_slots[region]), region * SLOTS
    customers = range(int(box.customer_first[region]), int(box.customer_first[region + 1]))
    return {
        "region": id,
        "name": f"smartphone-region-{id}",
        "size": SIZE_NAMES[box.region_size[region]],
        "cost": box.region_cost[region],
        "links": [box.region_ids[other] for other in range(REGIONS) if box.region_links[region] & (1 << other)],
        "customers": [_customer(box, customer) for customer in customers],
        "first": [int(box.points_first[at + slot]) for slot in range(slots)],
        "second": [int(box.points_second[at + slot]) for slot in range(slots)],
        "retailer": [int(box.points_retailer[at + slot]) for slot in range(slots)],
        "bonus": _bonus(box, region),
    }


def _customer(box: Box, customer: int) -> CustomerComponent:
    wants = box.customers[customer]
    if wants >= 0:
        return {"price": wants, "technology": None}
    return {"price": None, "technology": box.tech_ids[-1 - wants]}


def _bonus(box: Box, region: int) -> BonusComponent | None:
    kind = box.region_bonus[region]
    return None if kind == NONE else {"kind": BONUS_NAMES[kind], "amount": box.bonus_amount[region]}
