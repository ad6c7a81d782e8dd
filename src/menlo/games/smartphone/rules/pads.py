"""What a plan shows: pads and improvements laid one over the other, and the symbols that stay visible (SMART-32)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.box import (
    BATTERY,
    CRATE,
    FACTORY,
    FOUR_G,
    GEAR,
    GPS,
    MINUS,
    PLUS,
    SYMBOLS,
    TRUCK,
    Box,
)
from menlo.games.smartphone.grid import (
    DIRECTIONS,
    PAD_CELLS,
    PAD_COLUMNS,
    PAD_ROWS,
    PLACES,
    beside,
    place_of,
    upper_cell,
)
from menlo.games.smartphone.state import Mat, Plan, SmartphoneState

# What lies at a place, beneath the improvements.
OUTSIDE: Final = 0
LOWER: Final = 1  # the lower pad alone
UPPER: Final = 2  # the upper pad alone
BOTH: Final = 3


class Tally:
    """The visible symbols of a plan, and the lower cells that the upper pad covers directly."""

    def __init__(self) -> None:
        self.symbols: vec[i64] = vec[i64]([0] * SYMBOLS)
        self.covered: i64 = 0  # cells that count as goods (SMART-41)
        self.down: i64 = 0  # improvements laid face down

    def price(self, box: Box) -> i64:
        """SMART-34 to SMART-36."""
        price = box.price_start + self.symbols[PLUS] - self.symbols[MINUS]
        return max(box.price_least, min(box.price_most, price))

    def goods(self, s: SmartphoneState, mat: Mat) -> i64:
        """What phase 3 makes of it, before the stock sets a limit (SMART-39 to SMART-45)."""
        goods = self.symbols[CRATE] + self.symbols[MINUS] + self.covered + self.down + mat.tokens
        return goods + self.symbols[MINUS] if has_front(s, mat, GPS) else goods

    def trucks(self, s: SmartphoneState, mat: Mat) -> i64:
        """Progress for phase 6, with the technologies of now (SMART-72, SMART-73, SMART-124)."""
        return self.symbols[TRUCK] + extra_trucks(s, mat, self.symbols[PLUS], self.price(s.box))

    def gears(self) -> i64:
        return self.symbols[GEAR]

    def factory(self) -> i64:
        return 1 if self.symbols[FACTORY] else 0


def has_front(s: SmartphoneState, mat: Mat, technology: i64) -> bool:
    """Whether the power of side 1 is the player's; the solo opponent ignores powers (SMART-129)."""
    return mat.technologies & (1 << technology) != 0 and s.sides[technology] == 0 and not mat.steve


def has_back(s: SmartphoneState, mat: Mat, technology: i64) -> bool:
    return mat.technologies & (1 << technology) != 0 and s.sides[technology] == 1 and not mat.steve


def overhangs(s: SmartphoneState, mat: Mat) -> bool:
    """4G lets one cell of each improvement lie outside the pads (SMART-33)."""
    return has_front(s, mat, FOUR_G)


def extra_trucks(s: SmartphoneState, mat: Mat, pluses: i64, price: i64) -> i64:
    """What Battery adds in phase 6."""
    if has_front(s, mat, BATTERY):
        return pluses
    if has_back(s, mat, BATTERY) and price >= s.box.battery_price:
        return 1
    return 0


def pads_at(plan: Plan) -> vec[i64]:
    """What lies at each place; before the upper pad is laid, the lower one alone."""
    places = vec[i64]([OUTSIDE] * PLACES)
    for row in range(i64(PAD_ROWS)):
        for column in range(i64(PAD_COLUMNS)):
            places[place_of(row, column)] = LOWER
    if plan.turn >= 0:
        rows: i64 = PAD_ROWS if plan.turn % 2 == 0 else PAD_COLUMNS
        for row in range(rows):
            for column in range(PAD_CELLS // rows):
                place = place_of(plan.row + row, plan.column + column)
                places[place] += UPPER
    return places


def tile_design(code: i64) -> i64:
    return code // (PLACES * DIRECTIONS)


def tile_place(code: i64) -> i64:
    return code // DIRECTIONS % PLACES


def tile_direction(code: i64) -> i64:
    return code % DIRECTIONS


def tally(s: SmartphoneState, plan: Plan) -> Tally:
    """Count what is seen. A plan may be unfinished."""
    result = Tally()
    for count in plan.down:
        result.down += count
    seen, result.covered = lay_out(s, plan)
    symbols = result.symbols
    for symbol in seen:
        if symbol >= 0:
            symbols[symbol] += 1
    return result


def lay_out(s: SmartphoneState, plan: Plan) -> tuple[vec[i64], i64]:
    """Lay everything down in order: the symbol seen at each place, -1 where nothing lies, and the cells that count as
    goods."""
    box = s.box
    seen = vec[i64]([-1] * PLACES)
    goods: i64 = 0
    if plan.lower < 0:
        return seen, goods
    faces = face_of(plan, plan.lower)
    for cell in range(i64(PAD_CELLS)):
        seen[place_of(cell // PAD_COLUMNS, cell % PAD_COLUMNS)] = box.faces[faces + cell]
    between = vec[i64]([0] * PLACES)
    # As long as the upper pad is in hand, all improvements lie on the lower one.
    under: i64 = plan.under if plan.turn >= 0 else len(plan.laid)
    for i in range(under):
        lay_tile(box, plan.laid[i], seen, between)
    if plan.turn >= 0:
        goods = lay_upper(s, plan, seen, between)
        for i in range(under, i64(len(plan.laid))):
            lay_tile(box, plan.laid[i], seen, between)
    return seen, goods


def face_of(plan: Plan, pad: i64) -> i64:
    """Where the cells of a pad's chosen face begin in the box."""
    face = plan.faces >> 1 if pad == 0 else plan.faces & 1
    return (2 * pad + face) * PAD_CELLS


def lay_tile(box: Box, code: i64, seen: vec[i64], between: vec[i64]) -> None:
    design, place = tile_design(code), tile_place(code)
    second = beside(place, tile_direction(code))
    seen[place] = box.tile_cells[2 * design]
    seen[second] = box.tile_cells[2 * design + 1]
    between[place] = 1
    between[second] = 1


def lay_upper(s: SmartphoneState, plan: Plan, seen: vec[i64], between: vec[i64]) -> i64:
    """The upper pad hides what lies below it; returns the cells that count as goods (SMART-41, SMART-42)."""
    goods: i64 = 0
    faces = face_of(plan, 1 - plan.lower)
    rows: i64 = PAD_ROWS if plan.turn % 2 == 0 else PAD_COLUMNS
    for row in range(rows):
        for column in range(PAD_CELLS // rows):
            r, c = plan.row + row, plan.column + column
            place = place_of(r, c)
            on_lower = r >= 0 and r < PAD_ROWS and c >= 0 and c < PAD_COLUMNS
            if on_lower and (not between[place] or s.rulings.between):
                goods += 1
            seen[place] = s.box.faces[faces + upper_cell(plan.turn, row, column)]
    return goods
