"""What a seat may see, built up field by field. Hidden are unrevealed plans of other seats and the pile's order."""

from typing import TypedDict

from menlo.games.smartphone.box import GEAR, NONE, PAD_NAMES, REGIONS, SLOTS, TECHNOLOGIES, Box
from menlo.games.smartphone.grid import COLUMNS, DIRECTION_NAMES, FIRST_COLUMN, FIRST_ROW
from menlo.games.smartphone.rules.logistics import region_cost
from menlo.games.smartphone.rules.pads import tally, tile_design, tile_direction, tile_place
from menlo.games.smartphone.rules.research import cost
from menlo.games.smartphone.rules.sale import serves
from menlo.games.smartphone.scoring import majority, total
from menlo.games.smartphone.state import (
    BONUS,
    COLOURING,
    NOTHING_PENDING,
    OVER,
    PHASE_NAMES,
    PLANNING,
    SOURCE_NAMES,
    Mat,
    Plan,
    SmartphoneState,
)


class TechnologyView(TypedDict):
    technology: str
    side: str  # front or back
    cost: int  # without anyone's discount
    patent: int
    holder: int | None  # of the patent


class CustomerView(TypedDict):
    price: int | None  # of a red one, its highest
    technology: str | None  # of a purple one
    player: int | None  # who sold to it this round


class MajorityView(TypedDict):
    """Who would score in a region as things stand."""

    player: int
    points: int


class RegionView(TypedDict):
    region: str
    cost: int
    links: list[str]
    retailer: bool
    offices: list[int | None]  # by slot
    first: list[int]  # points over the slots; beside the fields of a retailer
    second: list[int]
    customers: list[CustomerView]
    majority: list[MajorityView]  # the first, then the second


class LaidView(TypedDict):
    improvement: str
    row: int
    column: int
    direction: str
    under: bool  # laid before the upper pad


class ResultView(TypedDict):
    """What a plan shows so far, with the technologies of now."""

    price: int
    goods: int
    factory: bool
    gears: int
    trucks: int


class PlanView(TypedDict):
    lower: str | None
    faces: list[int]  # of pads A and B, 1 or 2
    turn: int | None
    row: int
    column: int
    laid: list[LaidView]
    down: list[str]
    result: ResultView


class MatView(TypedDict):
    colour: str | None
    steve: bool  # the solo opponent
    ready: bool
    plan: PlanView | None  # one's own, or revealed
    price: int
    factory: bool
    gears: int
    trucks: int
    score: int
    total: int  # with patents and retailers
    points: dict[str, int]  # by source
    technologies: list[str]
    technology_progress: dict[str, int]
    technology_costs: dict[str, int]
    region_progress: dict[str, int]
    region_costs: dict[str, int]
    improvements: list[str]
    tokens: int
    markers: int
    offices: int
    stock: int
    produced: int
    direct: int  # goods sold without a customer this round
    sold: int  # goods sold this round, those included
    demand: dict[str, int]  # customers its offices and technologies could serve, by price


class PileView(TypedDict):
    """The face-down pile: which improvements it holds can be deduced, their order cannot, so they are given sorted."""

    count: int
    improvements: list[str]


class PendingView(TypedDict):
    kind: str  # bonus or improvement
    region: str | None


class SteveView(TypedDict):
    """The public sheet of the solo opponent, by round."""

    price: list[int]
    goods: list[int]
    gears: list[int]
    trucks: list[int]


class SmartphoneView(TypedDict):
    seat: int
    phase: str
    round: int
    rounds: int
    turn: int | None
    order: list[int]
    hand: int
    pending: PendingView | None
    technologies: list[TechnologyView]
    regions: list[RegionView]
    display: list[str | None]
    pile: PileView
    tokens: int
    mats: list[MatView]
    steve: SteveView | None
    options: dict[str, str]


def view(s: SmartphoneState, seat: int) -> SmartphoneView:
    box = s.box
    return {
        "seat": seat,
        "phase": PHASE_NAMES[s.phase],
        "round": s.round,
        "rounds": box.rounds,
        "turn": None if s.phase == OVER or s.phase == PLANNING else s.turn,
        "order": [] if s.phase == COLOURING or s.phase == PLANNING else [int(player) for player in s.order],
        "hand": s.hand,
        "pending": _pending(s),
        "technologies": [_technology(s, technology) for technology in range(TECHNOLOGIES)],
        "regions": [_region(s, region) for region in range(REGIONS)],
        "display": [None if design == NONE else box.tile_ids[design] for design in s.display],
        "pile": {"count": len(s.pile), "improvements": [box.tile_ids[design] for design in sorted(s.pile)]},
        "tokens": s.tokens,
        "mats": [_mat(s, player, seat) for player in range(len(s.mats))],
        "steve": _steve(s) if s.seats == 1 else None,
        "options": dict(s.rulings.chosen),
    }


def _pending(s: SmartphoneState) -> PendingView | None:
    if s.pending == NOTHING_PENDING:
        return None
    if s.pending == BONUS:
        return {"kind": "bonus", "region": s.box.region_ids[s.pending_region]}
    return {"kind": "improvement", "region": None}


def _technology(s: SmartphoneState, technology: int) -> TechnologyView:
    holder = s.patents[technology]
    return {
        "technology": s.box.tech_ids[technology],
        "side": "back" if s.sides[technology] else "front",
        "cost": s.box.tech_cost[technology] - (0 if holder == NONE else 1),
        "patent": s.box.tech_patent[technology],
        "holder": _player(holder),
    }


def _region(s: SmartphoneState, region: int) -> RegionView:
    box = s.box
    slots, at = int(box.region_slots[region]), region * SLOTS
    covered = s.covered & (1 << region) != 0
    first = box.points_retailer if covered else box.points_first
    customers = range(int(box.customer_first[region]), int(box.customer_first[region + 1]))
    return {
        "region": box.region_ids[region],
        "cost": box.region_cost[region],
        "links": [box.region_ids[other] for other in range(REGIONS) if box.region_links[region] & (1 << other)],
        "retailer": covered,
        "offices": [_player(s.offices[at + slot]) for slot in range(slots)],
        "first": [int(first[at + slot]) for slot in range(slots)],
        "second": [0 if covered else int(box.points_second[at + slot]) for slot in range(slots)],
        "customers": [] if covered else [_customer(s, customer) for customer in customers],
        "majority": [{"player": int(player), "points": int(points)} for player, points in majority(s, region)],
    }


def _customer(s: SmartphoneState, customer: int) -> CustomerView:
    wants = s.box.customers[customer]
    return {
        "price": wants if wants >= 0 else None,
        "technology": None if wants >= 0 else s.box.tech_ids[-1 - wants],
        "player": _player(s.sold[customer]),
    }


def _mat(s: SmartphoneState, player: int, seat: int) -> MatView:
    mat, box = s.mats[player], s.box
    techs, regions = range(TECHNOLOGIES), range(REGIONS)
    open_plan = not mat.steve and s.phase != COLOURING and (player == seat or s.phase != PLANNING)
    return {
        "colour": None if mat.colour == NONE else box.colour_ids[mat.colour],
        "steve": mat.steve == 1,
        "ready": mat.plan.ready == 1,
        "plan": _plan(s, mat) if open_plan else None,
        "price": mat.price,
        "factory": mat.factory == 1,
        "gears": mat.gears,
        "trucks": mat.trucks,
        "score": mat.score(),
        "total": total(s, player),
        "points": {name: int(mat.points[i]) for i, name in enumerate(SOURCE_NAMES)},
        "technologies": [box.tech_ids[i] for i in techs if mat.technologies & (1 << i)],
        "technology_progress": {box.tech_ids[i]: int(mat.progress[i]) for i in techs},
        "technology_costs": {box.tech_ids[i]: int(cost(s, mat, i)) for i in techs},
        "region_progress": {box.region_ids[i]: int(mat.progress[TECHNOLOGIES + i]) for i in regions},
        "region_costs": {box.region_ids[i]: int(region_cost(s, mat, i)) for i in regions},
        "improvements": [box.tile_ids[i] for i in range(len(box.tile_ids)) for _ in range(mat.tiles[i])],
        "tokens": mat.tokens,
        "markers": mat.markers,
        "offices": mat.offices,
        "stock": mat.stock,
        "produced": mat.produced,
        "direct": mat.direct,
        "sold": int(mat.direct) + sum(1 for owner in s.sold if owner == player),
        "demand": {str(price): _demand(s, mat, price) for price in range(box.price_least, box.price_most + 1)},
    }


def _demand(s: SmartphoneState, mat: Mat, price: int) -> int:
    """Customers in regions with an own office, were they all free and this the price."""
    box, count = s.box, 0
    for region in range(REGIONS):
        if not mat.regions & (1 << region) or s.covered & (1 << region):
            continue
        for customer in range(int(box.customer_first[region]), int(box.customer_first[region + 1])):
            count += serves(mat, box.customers[customer], price)
    return count


def _plan(s: SmartphoneState, mat: Mat) -> PlanView:
    plan, box = mat.plan, s.box
    seen = tally(s, plan)
    return {
        "lower": None if plan.lower == NONE else PAD_NAMES[plan.lower],
        "faces": [int(plan.faces >> 1) + 1, int(plan.faces & 1) + 1],
        "turn": None if plan.turn == NONE else plan.turn,
        "row": plan.row,
        "column": plan.column,
        "laid": [_laid(box, plan, i) for i in range(len(plan.laid))],
        "down": [box.tile_ids[i] for i in range(len(box.tile_ids)) for _ in range(plan.down[i])],
        "result": {
            "price": seen.price(box),
            "goods": seen.goods(s, mat),
            "factory": seen.factory() == 1,
            "gears": seen.symbols[GEAR],
            "trucks": seen.trucks(s, mat),
        },
    }


def _laid(box: Box, plan: Plan, index: int) -> LaidView:
    code = plan.laid[index]
    place = int(tile_place(code))
    return {
        "improvement": box.tile_ids[tile_design(code)],
        "row": place // COLUMNS + FIRST_ROW,
        "column": place % COLUMNS + FIRST_COLUMN,
        "direction": DIRECTION_NAMES[tile_direction(code)],
        "under": plan.turn < 0 or index < plan.under,
    }


def _steve(s: SmartphoneState) -> SteveView:
    more = s.box.steve_levels[s.rulings.level]
    return {
        "price": [int(price) for price in s.box.steve_price],
        "goods": [max(0, int(goods + more)) for goods in s.box.steve_goods],
        "gears": [int(gears) for gears in s.box.steve_gears],
        "trucks": [int(trucks) for trucks in s.box.steve_trucks],
    }


def _player(player: int) -> int | None:
    return None if player == NONE else int(player)
