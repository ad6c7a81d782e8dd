"""What is printed on the components, as far as a picture needs it. Names are message ids; what a card promises is said
by the catalogue's `expo-promise-…` with the numbers given here."""

from typing import TypedDict

from menlo.games.expo.box import CARD_NAMES, EFFECT_NAMES, FIRST_PROJECT, FIRST_TECHNOLOGY, NONE, Box
from menlo.games.expo.contacts import named_amounts
from menlo.games.expo.geometry import TILE_CELLS, TURNS
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES, TRACKS, amounts_of


class CellPrint(TypedDict):
    """Counted from 0 at the top left: of the lab, or of a tile's bounding box."""

    row: int
    column: int


class LabPrint(TypedDict):
    """A cell's number in actions is row * columns + column."""

    rows: int
    columns: int
    scraps: list[CellPrint]


class ShapePrint(TypedDict):
    shape: str
    name: str
    turns: list[list[CellPrint]]  # the cells after so many quarter turns clockwise
    same: list[int]  # by quarter turns: the smallest number of them that looks the same, the one used in actions


class SidePrint(TypedDict):
    resource: str
    amount: int


class TilePrint(TypedDict):
    """A resource tile."""

    tile: str
    code: int  # its number in actions
    copies: int
    sides: list[SidePrint]  # north, east, south, west when not turned


class ProjectPrint(TypedDict):
    project: str
    code: int
    name: str
    shape: str
    energy: str
    needs: dict[str, int]
    points: int


class TechnologyPrint(TypedDict):
    technology: str
    code: int
    name: str
    shape: str
    gives: dict[str, int]  # to every project it touches; empty for an improvement
    improves: str | None  # a card


class JumpPrint(TypedDict):
    """A bridge between two tracks, usable both ways."""

    step: int
    tracks: list[str]
    price: int


class PatentsPrint(TypedDict):
    tracks: list[str]  # top to bottom; their number in actions is their place here
    steps: int
    points: list[int]  # by step, from step 1 on
    jumps: list[JumpPrint]


class BonusPrint(TypedDict):
    bonus: str
    name: str
    effect: str  # what it counts
    points: int  # for every so many of it
    per: int


class CardsPrint(TypedDict):
    """Numbers of the action cards; where there are two, the second is that of the upgraded card."""

    order: list[str]  # their number in actions is their place here
    station: list[list[int]]  # prices
    academy: int  # price
    laboratory: list[int]  # operations
    journal: list[int]  # movement points
    rebate: int  # on jumps, with the upgraded Journal
    skyscraper: list[int]  # money
    conference: int  # options
    moves: int  # of tiles, as an option of the Conference
    funds: int  # money, as an option of the Conference


class ScoringPrint(TypedDict):
    lead: int  # for each track led that a completed project needs
    jury: int  # for each completed project of the energy the jury prefers
    projects: int  # so many completed ones end the match
    money: int  # the most anyone can have
    good: int  # alone: more points than this are a good result


class Components(TypedDict):
    resources: list[str]  # those with a track first
    energies: list[str]
    lab: LabPrint
    shapes: list[ShapePrint]  # their place is the number of their slot in the Academy
    tiles: list[TilePrint]
    projects: list[ProjectPrint]
    technologies: list[TechnologyPrint]  # their place is their number in actions
    patents: PatentsPrint
    bonuses: list[BonusPrint]  # their place is their number in actions
    jury: int  # spaces
    cards: CardsPrint
    scoring: ScoringPrint
    ghost_tiles: list[int]  # by number of seats: tiles that move the ghosts at a Journal, 0 without ghosts


def components(box: Box) -> Components:
    return {
        "resources": list(RESOURCE_NAMES),
        "energies": list(ENERGY_NAMES),
        "lab": _lab(box),
        "shapes": [_shape(box, shape) for shape in range(len(box.shape_ids))],
        "tiles": [_tile(box, tile) for tile in range(len(box.tile_ids))],
        "projects": [_project(box, project) for project in range(len(box.project_ids))],
        "technologies": [_technology(box, technology) for technology in range(len(box.technology_ids))],
        "patents": _patents(box),
        "bonuses": [_bonus(box, bonus) for bonus in range(len(box.bonus_ids))],
        "jury": box.jury_spaces,
        "cards": _cards(box),
        "scoring": {
            "lead": box.lead_points,
            "jury": box.jury_points,
            "projects": box.last_project,
            "money": box.most_money,
            "good": box.good_score,
        },
        "ghost_tiles": [int(count) for count in box.ghost_tiles],
    }


def _lab(box: Box) -> LabPrint:
    scraps = [_cell(box, cell) for cell in range(int(box.cells)) if int(box.scraps) & (1 << cell)]
    return {"rows": box.rows, "columns": box.columns, "scraps": scraps}


def _cell(box: Box, cell: int) -> CellPrint:
    return {"row": cell // int(box.columns), "column": cell % int(box.columns)}


def _shape(box: Box, shape: int) -> ShapePrint:
    turns: list[list[CellPrint]] = []
    for turn in range(TURNS):
        first = (shape * TURNS + turn) * TILE_CELLS
        turns.append([_cell(box, int(offset)) for offset in box.form_cells[first : first + TILE_CELLS]])
    id = box.shape_ids[shape]
    same = [int(box.form_same[shape * TURNS + turn]) for turn in range(TURNS)]
    return {"shape": id, "name": f"expo-shape-{id}", "turns": turns, "same": same}


def _tile(box: Box, tile: int) -> TilePrint:
    sides: list[SidePrint] = []
    for side in range(TURNS):
        amounts = amounts_of(int(box.side_gives[tile * TURNS * TURNS + side]))
        amount = max(amounts)
        sides.append({"resource": RESOURCE_NAMES[amounts.index(amount)], "amount": amount})
    return {"tile": box.tile_ids[tile], "code": tile, "copies": box.tile_copies[tile], "sides": sides}


def _project(box: Box, project: int) -> ProjectPrint:
    id = box.project_ids[project]
    return {
        "project": id,
        "code": FIRST_PROJECT + project,
        "name": f"expo-project-{id}",
        "shape": box.shape_ids[box.project_shape[project]],
        "energy": ENERGY_NAMES[box.project_energy[project]],
        "needs": named_amounts(int(box.project_needs[project])),
        "points": box.project_points[project],
    }


def _technology(box: Box, technology: int) -> TechnologyPrint:
    id, card = box.technology_ids[technology], box.technology_card[technology]
    return {
        "technology": id,
        "code": FIRST_TECHNOLOGY + technology,
        "name": f"expo-technology-{id}",
        "shape": box.shape_ids[box.tile_shape[FIRST_TECHNOLOGY + technology]],
        "gives": named_amounts(int(box.technology_gives[technology])),
        "improves": None if card == NONE else CARD_NAMES[card],
    }


def _patents(box: Box) -> PatentsPrint:
    tracks, jumps = list(RESOURCE_NAMES[:TRACKS]), list[JumpPrint]()
    for step in range(1, int(box.steps) + 1):
        for one in range(TRACKS):
            for other in range(one + 1, TRACKS):
                price = int(box.jumps[(step * TRACKS + one) * TRACKS + other])
                if price != NONE:
                    jumps.append({"step": step, "tracks": [tracks[one], tracks[other]], "price": price})
    points = [int(points) for points in box.step_points[1:]]
    return {"tracks": tracks, "steps": box.steps, "points": points, "jumps": jumps}


def _bonus(box: Box, bonus: int) -> BonusPrint:
    id = box.bonus_ids[bonus]
    effect = EFFECT_NAMES[box.bonus_effect[bonus]]
    return {
        "bonus": id,
        "name": f"expo-bonus-{id}",
        "effect": effect,
        "points": box.bonus_points[bonus],
        "per": box.bonus_per[bonus],
    }


def _cards(box: Box) -> CardsPrint:
    return {
        "order": list(CARD_NAMES),
        "station": [[int(price) for price in box.prices], [int(price) for price in box.prices_upgraded]],
        "academy": box.academy_price,
        "laboratory": [int(count) for count in box.operations],
        "journal": [int(count) for count in box.points],
        "rebate": box.rebate,
        "skyscraper": [int(money) for money in box.grants],
        "conference": box.conference_options,
        "moves": box.conference_moves,
        "funds": box.conference_money,
    }
