"""What a seat sees as whole numbers, straight from the position: the same, in the same order, as its view's tensor.

For learners, to whom building a view at every step would cost more than playing. A test compares the two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.box import COLOURS, GEAR, MOST_DISPLAY, NONE, REGIONS, SLOTS, TECHNOLOGIES, Box
from menlo.games.smartphone.grid import COLUMNS, DIRECTIONS, FIRST_COLUMN, FIRST_ROW, TURNS
from menlo.games.smartphone.rules.logistics import region_cost
from menlo.games.smartphone.rules.pads import tally, tile_design, tile_direction, tile_place
from menlo.games.smartphone.rules.research import cost
from menlo.games.smartphone.scoring import total
from menlo.games.smartphone.state import BONUS, COLOURING, OVER, PLANNING, SOURCES, Mat, SmartphoneState

MOST_SEATS: Final = 5
PHASES: Final = 7
MOST_LAID: Final = 12  # improvements of a plan that are written
PLAN: Final = 10  # pads of a plan: lower, faces, turn, row, column
RESULT: Final = 5


def features(box: Box) -> i64:
    """How many numbers `observe` writes."""
    tiles: i64 = len(box.tile_ids)
    common: i64 = 1 + PHASES + 2 + MOST_SEATS + MOST_SEATS * MOST_SEATS + 1 + 2 + REGIONS
    board: i64 = TECHNOLOGIES * (1 + MOST_SEATS) + REGIONS + len(box.customers) * MOST_SEATS
    for slots in box.region_slots:
        board += slots * MOST_SEATS
    market = MOST_DISPLAY * tiles + tiles + 1
    mat = COLOURS + 15 + SOURCES + 3 * TECHNOLOGIES + 2 * REGIONS + tiles
    plan = PLAN + tiles + RESULT + MOST_LAID * (tiles + 3 + DIRECTIONS)
    return common + board + market + MOST_SEATS * mat + plan


def observe(s: SmartphoneState, seat: i64, out: vec[i64], at: i64) -> None:
    end = at + features(s.box)
    for i in range(at, end):
        out[i] = 0
    own: i64 = max(seat, 0)
    players: i64 = len(s.mats)
    at = write_course(s, own, out, at)
    at = write_technologies(s, own, out, at)
    for region in range(i64(REGIONS)):
        at = write_region(s, own, region, out, at)
    at = write_market(s, out, at)
    start = at
    for place in range(players):
        at = write_mat(s, (own + place) % players, out, at)
    at = start + (at - start) // players * MOST_SEATS
    # A spectator learns of plans when all do.
    if s.phase != COLOURING and (s.phase != PLANNING or own == seat):
        write_plan(s, s.mats[own], out, at)


def write_player(s: SmartphoneState, own: i64, player: i64, out: vec[i64], at: i64) -> i64:
    """1 for a player, counted from one's own seat; -1 is nobody."""
    players: i64 = len(s.mats)
    if player >= 0:
        out[at + (player - own + players) % players] = 1
    return at + MOST_SEATS


def write_course(s: SmartphoneState, own: i64, out: vec[i64], at: i64) -> i64:
    out[at] = s.seats
    out[at + 1 + s.phase] = 1
    at += 1 + PHASES
    out[at] = s.round
    out[at + 1] = s.box.rounds
    at = write_player(s, own, NONE if s.phase == OVER or s.phase == PLANNING else s.turn, out, at + 2)
    if s.phase != COLOURING and s.phase != PLANNING:
        for place in range(i64(len(s.order))):
            write_player(s, own, s.order[place], out, at + place * MOST_SEATS)
    at += MOST_SEATS * MOST_SEATS
    out[at] = s.hand
    at += 1
    if s.pending:
        out[at + s.pending - BONUS] = 1
        if s.pending == BONUS:
            out[at + 2 + s.pending_region] = 1
    return at + 2 + REGIONS


def write_technologies(s: SmartphoneState, own: i64, out: vec[i64], at: i64) -> i64:
    for technology in range(i64(TECHNOLOGIES)):
        out[at] = s.sides[technology]
        at = write_player(s, own, s.patents[technology], out, at + 1)
    return at


def write_region(s: SmartphoneState, own: i64, region: i64, out: vec[i64], at: i64) -> i64:
    covered = (s.covered >> region) & 1
    out[at] = covered
    at += 1
    for slot in range(s.box.region_slots[region]):
        at = write_player(s, own, s.offices[region * SLOTS + slot], out, at)
    for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
        at = write_player(s, own, NONE if covered else s.sold[customer], out, at)
    return at


def write_market(s: SmartphoneState, out: vec[i64], at: i64) -> i64:
    tiles: i64 = len(s.box.tile_ids)
    for i in range(i64(len(s.display))):
        if s.display[i] != NONE:
            out[at + i * tiles + s.display[i]] = 1
    at += MOST_DISPLAY * tiles
    for design in s.pile:
        out[at + design] += 1
    out[at + tiles] = s.tokens
    return at + tiles + 1


def write_mat(s: SmartphoneState, player: i64, out: vec[i64], at: i64) -> i64:
    mat = s.mats[player]
    if mat.colour != NONE:
        out[at + mat.colour] = 1
    at = write_figures(s, mat, player, out, at + COLOURS)
    for source in range(i64(SOURCES)):
        out[at + source] = mat.points[source]
    at += SOURCES
    for technology in range(i64(TECHNOLOGIES)):
        out[at + technology] = (mat.technologies >> technology) & 1
    at += TECHNOLOGIES
    for technology in range(i64(TECHNOLOGIES)):
        out[at] = mat.progress[technology]
        out[at + 1] = cost(s, mat, technology)
        at += 2
    for region in range(i64(REGIONS)):
        out[at] = mat.progress[TECHNOLOGIES + region]
        out[at + 1] = region_cost(s, mat, region)
        at += 2
    for design in range(i64(len(s.box.tile_ids))):
        out[at + design] = mat.tiles[design]
    return at + len(s.box.tile_ids)


def write_figures(s: SmartphoneState, mat: Mat, player: i64, out: vec[i64], at: i64) -> i64:
    out[at] = mat.steve
    out[at + 1] = mat.plan.ready
    out[at + 2] = mat.price
    out[at + 3] = mat.factory
    out[at + 4] = mat.gears
    out[at + 5] = mat.trucks
    out[at + 6] = mat.score()
    out[at + 7] = total(s, player)
    out[at + 8] = mat.tokens
    out[at + 9] = mat.markers
    out[at + 10] = mat.offices
    out[at + 11] = mat.stock
    out[at + 12] = mat.produced
    out[at + 13] = mat.direct
    sold = mat.direct
    for owner in s.sold:
        if owner == player:
            sold += 1
    out[at + 14] = sold
    return at + 15


def write_plan(s: SmartphoneState, mat: Mat, out: vec[i64], at: i64) -> None:
    plan = mat.plan
    tiles: i64 = len(s.box.tile_ids)
    if plan.lower != NONE:
        out[at + plan.lower] = 1
    out[at + 2] = (plan.faces >> 1) + 1
    out[at + 3] = (plan.faces & 1) + 1
    if plan.turn != NONE:
        out[at + 4 + plan.turn] = 1
    out[at + 4 + TURNS] = plan.row
    out[at + 5 + TURNS] = plan.column
    at += PLAN
    for design in range(tiles):
        out[at + design] = plan.down[design]
    at += tiles
    seen = tally(s, plan)
    out[at] = seen.price(s.box)
    out[at + 1] = seen.goods(s, mat)
    out[at + 2] = seen.factory()
    out[at + 3] = seen.symbols[GEAR]
    out[at + 4] = seen.trucks(s, mat)
    at += RESULT
    for i in range(min(i64(len(plan.laid)), i64(MOST_LAID))):
        code = plan.laid[i]
        out[at + tile_design(code)] = 1
        out[at + tiles] = tile_place(code) // COLUMNS + FIRST_ROW
        out[at + tiles + 1] = tile_place(code) % COLUMNS + FIRST_COLUMN
        out[at + tiles + 2 + tile_direction(code)] = 1
        out[at + tiles + 2 + DIRECTIONS] = 1 if plan.turn < 0 or i < plan.under else 0
        at += tiles + 3 + DIRECTIONS
