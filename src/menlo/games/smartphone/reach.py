"""All distinct results a seat can reach with its pads and improvements, each with one plan that reaches it.

Seen from above, a plan is a set of places where improvements show a symbol. Laid from the top down, each improvement
shows both cells where two free places lie side by side, one cell where only one is free, and none where the upper pad
hides it. Which improvement takes which part does not matter for where they lie. So two questions are answered apart:
which sets of places can be covered by how many improvements that show two, one or no cells (`Shape`, for each way the
pads lie), and which symbols so many improvements can show (`shown`). Every pair of answers is a result.

The list is exact for plans that stay on the pads. What an owner of 4G could reach besides, by laying improvements over
their edge, is not listed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_CONFIRM, K_DOWN, K_LAY, K_PADS, K_UPPER
from menlo.games.smartphone.box import (
    CRATE,
    FACTORY,
    GEAR,
    GPS,
    MINUS,
    PLUS,
    TRUCK,
)
from menlo.games.smartphone.grid import (
    DIRECTIONS,
    PAD_CELLS,
    PAD_COLUMNS,
    PAD_ROWS,
    PLACES,
    SHIFT,
    SHIFTS,
    beside,
    place_of,
    upper_cell,
)
from menlo.games.smartphone.rules.pads import extra_trucks, has_front
from menlo.games.smartphone.rules.planning import fits
from menlo.games.smartphone.state import SmartphoneState

# Symbols are counted in one number, five bits each: +$, -$crates, crates and covered cells, factories, gears, trucks.
FIELD: Final = 31
PLUSES_AT: Final = 0
MINUSES_AT: Final = 5
GOODS_AT: Final = 10
FACTORIES_AT: Final = 15
GEARS_AT: Final = 20
TRUCKS_AT: Final = 25

# How an improvement is used.
UNUSED: Final = 0
FACE_DOWN: Final = 1
SHOWS_BOTH: Final = 2
SHOWS_FIRST: Final = 3
SHOWS_SECOND: Final = 4
USES: Final = 5

WIDTH: Final = 6  # numbers of improvements that show both cells: 0 to 5; then those that show none
MOST_HIDDEN: Final = 4


class Result:
    """What phases 2 to 6 would make of a plan, with the technologies of now, and the keys of one such plan."""

    def __init__(self, price: i64, goods: i64, factory: i64, gears: i64, trucks: i64, keys: vec[i64]) -> None:
        self.price: i64 = price
        self.goods: i64 = goods
        self.factory: i64 = factory
        self.gears: i64 = gears
        self.trucks: i64 = trucks
        self.keys: vec[i64] = keys


class Found:
    """A set of numbers in the order they were found, each with a remark."""

    def __init__(self, size: i64) -> None:
        self.slots: vec[i64] = vec[i64]([-1] * size)  # a power of two
        self.keys: vec[i64] = vec[i64](capacity=256)
        self.remarks: vec[i64] = vec[i64](capacity=256)

    def add(self, key: i64, remark: i64) -> i64:
        """Where the number stands; it is added when it is new."""
        mask: i64 = len(self.slots) - 1
        slot = (key ^ (key >> 15)) * 40503 & mask
        while self.slots[slot] >= 0:
            if self.keys[self.slots[slot]] == key:
                return self.slots[slot]
            slot = (slot + 1) & mask
        index: i64 = len(self.keys)
        self.slots[slot] = index
        self.keys = append(self.keys, key)
        self.remarks = append(self.remarks, remark)
        if 2 * index > mask:
            self.grow()
        return index

    def grow(self) -> None:
        mask: i64 = 4 * len(self.slots) - 1
        self.slots = vec[i64]([-1] * (mask + 1))
        for index in range(i64(len(self.keys))):
            key = self.keys[index]
            slot = (key ^ (key >> 15)) * 40503 & mask
            while self.slots[slot] >= 0:
                slot = (slot + 1) & mask
            self.slots[slot] = index


class Shape:
    """One way the outlines of the two pads lie, and which sets of their cells improvements can cover.

    Sets of cells are bits. `over[cells]` has bit b when improvements above the pads, b of them with both cells, can
    show symbols on just these cells. `reach[cells * spots + between]` has bit WIDTH * h + b when, besides, improvements
    below the upper pad lie on the overlap cells `between`, and h of all improvements show nothing.
    """

    def __init__(self, turn: i64, row: i64, column: i64, most: i64) -> None:
        self.turn: i64 = turn  # 0 or 1: half a turn does not change the outline
        self.row: i64 = row
        self.column: i64 = column
        self.most: i64 = most  # improvements
        self.places: vec[i64] = vec[i64]()  # of the cells
        self.beside: vec[i64] = vec[i64]()  # cell -> bits of its neighbours
        self.lower: i64 = 0  # bits of cells of the lower pad alone
        self.overlap: vec[i64] = vec[i64]()  # the cells where both lie
        self.find_cells()
        self.spots: i64 = i64(1) << len(self.overlap)
        self.over: vec[i64] = vec[i64]([0] * (1 << len(self.places)))
        self.reach: vec[i64] = vec[i64]([0] * (self.spots << len(self.places)))
        self.cover_above()
        self.cover_below()
        # The same as `reach`, by how many overlap cells lie under improvements; only sets of cells that can be covered.
        self.sets: vec[i64] = vec[i64](capacity=1024)
        self.ways: vec[i64] = vec[i64](capacity=1024)
        self.gather()

    def gather(self) -> None:
        for covered in range(i64(len(self.over))):
            if size(covered) > 2 * self.most:
                continue
            by_number = vec[i64]([0] * (len(self.overlap) + 1))
            any_way: i64 = 0
            for between in range(self.spots):
                ways = self.reach[covered * self.spots + between]
                by_number[size(between)] |= ways
                any_way |= ways
            if any_way:
                self.sets = append(self.sets, covered)
                for ways in by_number:
                    self.ways = append(self.ways, ways)

    def find_cells(self) -> None:
        rows: i64 = PAD_ROWS if self.turn == 0 else PAD_COLUMNS
        columns: i64 = PAD_CELLS // rows
        for cell in range(i64(PAD_CELLS)):
            row, column = cell // PAD_COLUMNS, cell % PAD_COLUMNS
            inside = self.row <= row and row < self.row + rows
            if inside and self.column <= column and column < self.column + columns:
                self.overlap = append(self.overlap, len(self.places))
            else:
                self.lower |= i64(1) << len(self.places)
            self.places = append(self.places, place_of(row, column))
        for cell in range(i64(PAD_CELLS)):
            place = place_of(self.row + cell // columns, self.column + cell % columns)
            if self.cell_at(place) < 0:
                self.places = append(self.places, place)
        for place in self.places:
            near: i64 = 0
            for direction in range(i64(DIRECTIONS)):
                other = self.cell_at(beside(place, direction))
                if other >= 0:
                    near |= i64(1) << other
            self.beside = append(self.beside, near)

    def cell_at(self, place: i64) -> i64:
        for cell in range(i64(len(self.places))):
            if self.places[cell] == place:
                return cell
        return -1

    def cover_above(self) -> None:
        """Improvements above the pads, from the top down."""
        over, near = self.over, self.beside
        cells: i64 = len(self.places)
        over[0] = 1
        for covered in range(i64(1) << cells):
            ways = over[covered]
            if not ways or size(covered) >= 2 * self.most:
                continue
            for cell in range(cells):
                bit = i64(1) << cell
                if covered & bit:
                    continue
                if near[cell] & covered:
                    over[covered | bit] |= ways
                pairs = near[cell] & ~covered & ~(bit - 1)
                while pairs:
                    other = pairs & -pairs
                    over[covered | bit | other] |= ways << 1
                    pairs &= pairs - 1

    def cover_below(self) -> None:
        """Below them, improvements laid before the upper pad, from the top down."""
        reach = self.reach
        for covered in range(i64(len(self.over))):
            reach[covered * self.spots] |= self.over[covered]
            if size(covered) > 2 * self.most:
                continue
            for between in range(self.spots):
                ways = reach[covered * self.spots + between]
                if ways:
                    self.show_one(covered, between, ways)
                    self.hide_one(covered, between, ways)

    def show_one(self, covered: i64, between: i64, ways: i64) -> None:
        """One more that shows a cell of the lower pad; its other cell lies under the upper pad or another one."""
        free = self.lower & ~covered
        while free:
            bit = free & -free
            near = self.beside[number(bit)]
            for spot in range(i64(len(self.overlap))):
                if near & (1 << self.overlap[spot]):
                    self.reach[(covered | bit) * self.spots + (between | (1 << spot))] |= ways
            if between and near & covered & self.lower:
                self.reach[(covered | bit) * self.spots + between] |= ways
            free &= free - 1

    def hide_one(self, covered: i64, between: i64, ways: i64) -> None:
        """One more that shows nothing and lies on an overlap cell where none did."""
        more = ways << WIDTH & (1 << WIDTH * (MOST_HIDDEN + 1)) - 1
        for spot in range(i64(len(self.overlap))):
            if between & (1 << spot):
                continue
            near = self.beside[self.overlap[spot]]
            if near & covered & self.lower:
                self.reach[covered * self.spots + (between | (1 << spot))] |= more
            for other in range(i64(len(self.overlap))):
                if near & (1 << self.overlap[other]):
                    self.reach[covered * self.spots + (between | (1 << spot) | (1 << other))] |= more


def size(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def number(bit: i64) -> i64:
    """Which bit it is."""
    count: i64 = 0
    while bit > 1:
        bit >>= 1
        count += 1
    return count


def weight(symbol: i64) -> i64:
    """A symbol as it is counted."""
    if symbol == PLUS:
        return i64(1) << PLUSES_AT
    if symbol == MINUS:
        return i64(1) << MINUSES_AT
    if symbol == CRATE:
        return i64(1) << GOODS_AT
    if symbol == FACTORY:
        return i64(1) << FACTORIES_AT
    if symbol == GEAR:
        return i64(1) << GEARS_AT
    if symbol == TRUCK:
        return i64(1) << TRUCKS_AT
    return 0


def reachable(s: SmartphoneState, seat: i64) -> list[Result]:
    """Every result the seat can reach in this round. Who asks often keeps a `Helper` instead."""
    return Helper(s, len(tiles_of(s, seat))).results(s, seat)


class Helper:
    """Lists results. What it knows of the shapes serves every seat with no more than `most` improvements."""

    def __init__(self, s: SmartphoneState, most: i64) -> None:
        self.most: i64 = most
        self.shapes: list[Shape] = []
        for turn in range(i64(2)):
            for row in range(i64(-SHIFT), i64(SHIFT + 1)):
                for column in range(i64(-SHIFT), i64(SHIFT + 1)):
                    if fits(s, turn, row, column):
                        self.shapes.append(Shape(turn, row, column, most))
        # What the pads show: (both, one, none shown) and the symbols -> where, see `remember`.
        self.pads = Found(1 << 14)
        self.known = Found(1 << 14)  # symbols and number of cells shown -> all ways they were met
        for index in range(i64(len(self.shapes))):
            for turned in range(i64(2)):
                for pads in range(i64(8)):
                    self.look(s, index, turned, pads)
        self.by_kind: list[vec[i64]] = [vec[i64]() for _ in range(kind(most + 1, 0, 0))]
        for index in range(i64(len(self.pads.keys))):
            group = self.pads.keys[index] >> 30
            self.by_kind[group] = append(self.by_kind[group], index)

    def look(self, s: SmartphoneState, index: i64, turned: i64, pads: i64) -> None:
        """Everything that one placement of the pads can show."""
        shape = self.shapes[index]
        symbols, total = pad_symbols(s, shape, turned, pads)
        cells: i64 = len(shape.places)
        spots: i64 = len(shape.overlap)
        hidden = vec[i64]([0] * (1 << cells))
        for covered in range(i64(1) << cells):
            if covered:
                hidden[covered] = hidden[covered & (covered - 1)] + symbols[number(covered & -covered)]
        at: i64 = 0
        for covered in shape.sets:
            shown = size(covered)
            for between in range(spots + 1):
                ways = shape.ways[at]
                at += 1
                if not ways:
                    continue
                goods = spots if s.rulings.between else spots - between
                seen = total - hidden[covered] + (goods << GOODS_AT)
                at_known = self.known.add(seen << 4 | shown, 0)
                news = ways & ~self.known.remarks[at_known]
                if news:
                    self.known.remarks[at_known] |= news
                    where = ((index * 2 + turned) * 8 + pads) << 15 | covered << 4 | between
                    self.remember(seen, shown, news, where)

    def remember(self, seen: i64, shown: i64, ways: i64, where: i64) -> None:
        """Symbols seen with so many cells shown by improvements, in ways not met before."""
        for none in range(i64(MOST_HIDDEN + 1)):
            for both in range(i64(WIDTH)):
                if ways & (1 << WIDTH * none + both) and shown - both + none <= self.most:
                    self.pads.add(kind(both, shown - 2 * both, none) << 30 | seen, where)

    def results(self, s: SmartphoneState, seat: i64) -> list[Result]:
        """Every result once, each with the keys of a plan; the order is fixed."""
        tiles = tiles_of(s, seat)
        uses = shown(s, tiles)
        ends = Found(1 << 14)
        for use in range(i64(len(uses.keys))):
            group, symbols = uses.keys[use] >> 30, uses.keys[use] & (1 << 30) - 1
            unused = unused_in(uses.remarks[use], len(tiles))
            for none in range(min(unused, i64(MOST_HIDDEN)) + 1):
                for pad in self.by_kind[group + none]:
                    seen = symbols + (self.pads.keys[pad] & (1 << 30) - 1)
                    ends.add(outcome_of(s, seat, seen), pad << 30 | use)
        found: list[Result] = []
        for index in range(i64(len(ends.keys))):
            pad, use = ends.remarks[index] >> 30, ends.remarks[index] & (1 << 30) - 1
            keys = self.plan(tiles, self.pads.keys[pad] >> 30, self.pads.remarks[pad], uses.remarks[use])
            found.append(result_of(ends.keys[index], keys))
        return found

    def plan(self, tiles: vec[i64], group: i64, where: i64, code: i64) -> vec[i64]:
        """The keys of a plan: pads, what lies below the upper pad, that pad, what lies above, what lies face down."""
        shape = self.shapes[where >> 19]
        pads, turned = where >> 15 & 7, where >> 18 & 1
        both, none = group // 128, group % 8
        laying = Laying(tiles, code)
        keys = append(vec[i64](capacity=16), K_PADS + pads)
        covered, bit = where >> 4 & 2047, i64(1) << WIDTH * none + both
        between: i64 = 0
        while size(between) != where & 15 or not shape.reach[covered * shape.spots + between] & bit:
            between += 1
        while covered or between:
            if not between:
                break
            covered, between, bit = laying.below(shape, covered, between, bit)
        for key in laying.keys:
            keys = append(keys, key)
        laying.keys = vec[i64]()
        turn = shape.turn + 2 * turned
        keys = append(keys, K_UPPER + (turn * SHIFTS + shape.row + SHIFT) * SHIFTS + shape.column + SHIFT)
        while covered:
            covered, bit = laying.above(shape, covered, bit)
        for key in laying.keys:
            keys = append(keys, key)
        for tile in range(i64(len(tiles))):
            if use_of(code, tile) == FACE_DOWN:
                keys = append(keys, K_DOWN + tiles[tile])
        return append(keys, K_CONFIRM)


class Laying:
    """Lays improvements from the bottom up, by going the way of `Shape` backwards."""

    def __init__(self, tiles: vec[i64], code: i64) -> None:
        self.tiles: vec[i64] = tiles
        self.uses: vec[i64] = vec[i64](capacity=8)
        for tile in range(i64(len(tiles))):
            self.uses = append(self.uses, use_of(code, tile))
        self.keys: vec[i64] = vec[i64]()

    def below(self, shape: Shape, covered: i64, between: i64, bit: i64) -> tuple[i64, i64, i64]:
        """The lowest improvement below the upper pad; returns what remains to be laid."""
        near, spots = shape.beside, shape.spots
        shown = covered & shape.lower
        while shown:
            cell = number(shown & -shown)
            rest = covered & ~(i64(1) << cell)
            for spot in range(i64(len(shape.overlap))):
                under = shape.overlap[spot]
                if not between & (1 << spot) or not near[cell] & (1 << under):
                    continue
                for left in (between & ~(i64(1) << spot), between):
                    if shape.reach[rest * spots + left] & bit:
                        self.show(shape, cell, under)
                        return rest, left, bit
            others = near[cell] & rest & shape.lower
            if others and shape.reach[rest * spots + between] & bit:
                self.show(shape, cell, number(others & -others))
                return rest, between, bit
            shown &= shown - 1
        return self.hide(shape, covered, between, bit >> WIDTH)

    def hide(self, shape: Shape, covered: i64, between: i64, bit: i64) -> tuple[i64, i64, i64]:
        """An improvement that shows nothing."""
        near, spots = shape.beside, shape.spots
        for spot in range(i64(len(shape.overlap))):
            cell = shape.overlap[spot]
            if not between & (1 << spot):
                continue
            rest = between & ~(i64(1) << spot)
            lower = near[cell] & covered & shape.lower
            if lower and shape.reach[covered * spots + rest] & bit:
                self.lay(self.pick(UNUSED, UNUSED), shape.places[cell], shape.places[number(lower & -lower)])
                return covered, rest, bit
            for other in range(i64(len(shape.overlap))):
                if not between & (1 << other) or not near[cell] & (1 << shape.overlap[other]):
                    continue
                for left in (rest & ~(i64(1) << other), rest):
                    if shape.reach[covered * spots + left] & bit:
                        self.lay(self.pick(UNUSED, UNUSED), shape.places[cell], shape.places[shape.overlap[other]])
                        return covered, left, bit
        raise AssertionError("a way that was gone forwards can be gone backwards")

    def above(self, shape: Shape, covered: i64, bit: i64) -> tuple[i64, i64]:
        """The lowest improvement above the pads."""
        left = covered
        while left:
            cell = number(left & -left)
            rest = covered & ~(i64(1) << cell)
            others = shape.beside[cell] & rest
            if others and shape.over[rest] & bit:
                self.show(shape, cell, number(others & -others))
                return rest, bit
            while others:
                other = others & -others
                if shape.over[rest & ~other] & bit >> 1:
                    tile = self.pick(SHOWS_BOTH, SHOWS_BOTH)
                    self.lay(tile, shape.places[cell], shape.places[number(other)])
                    return rest & ~other, bit >> 1
                others &= others - 1
            left &= left - 1
        raise AssertionError("a way that was gone forwards can be gone backwards")

    def show(self, shape: Shape, cell: i64, hidden: i64) -> None:
        """An improvement that shows one of its cells."""
        tile = self.pick(SHOWS_FIRST, SHOWS_SECOND)
        if self.uses[tile] == SHOWS_FIRST:
            self.lay(tile, shape.places[cell], shape.places[hidden])
        else:
            self.lay(tile, shape.places[hidden], shape.places[cell])

    def pick(self, use: i64, or_use: i64) -> i64:
        """An improvement with a use that is not laid yet."""
        for tile in range(i64(len(self.tiles))):
            if self.uses[tile] == use or self.uses[tile] == or_use:
                return tile
        raise AssertionError("there are as many improvements as places for them")

    def lay(self, tile: i64, first: i64, second: i64) -> None:
        for direction in range(i64(DIRECTIONS)):
            if beside(first, direction) == second:
                self.keys = append(self.keys, K_LAY + (self.tiles[tile] * PLACES + first) * DIRECTIONS + direction)
        self.uses[tile] = -1


def kind(both: i64, one: i64, none: i64) -> i64:
    """Improvements by the number of cells they show."""
    return both * 128 + one * 8 + none


def pad_symbols(s: SmartphoneState, shape: Shape, turned: i64, pads: i64) -> tuple[vec[i64], i64]:
    """The symbol of each cell as it is counted, and all of them together."""
    lower, face_a, face_b = pads >> 2, pads >> 1 & 1, pads & 1
    below = (2 * lower + (face_a if lower == 0 else face_b)) * PAD_CELLS
    above = (2 * (1 - lower) + (face_b if lower == 0 else face_a)) * PAD_CELLS
    symbols = vec[i64]([0] * len(shape.places))
    for cell in range(i64(PAD_CELLS)):
        symbols[cell] = weight(s.box.faces[below + cell])
    columns: i64 = PAD_COLUMNS if shape.turn == 0 else PAD_ROWS
    for cell in range(i64(PAD_CELLS)):
        row, column = cell // columns, cell % columns
        at = shape.cell_at(place_of(shape.row + row, shape.column + column))
        symbols[at] = weight(s.box.faces[above + upper_cell(shape.turn + 2 * turned, row, column)])
    total: i64 = 0
    for symbol in symbols:
        total += symbol
    return symbols, total


def tiles_of(s: SmartphoneState, seat: i64) -> vec[i64]:
    tiles = vec[i64]()
    for design in range(i64(len(s.box.tile_copies))):
        for _ in range(s.mats[seat].tiles[design]):
            tiles = append(tiles, design)
    return tiles


def shown(s: SmartphoneState, tiles: vec[i64]) -> Found:
    """Which symbols the improvements can show, by how many show both cells or one; the remark says each one's use.

    Equal symbols with more unused improvements come first, for the unused ones can be hidden as well.
    """
    found = Found(1 << 10)
    found.add(0, 0)
    for tile in range(i64(len(tiles))):
        first = weight(s.box.tile_cells[2 * tiles[tile]])
        second = weight(s.box.tile_cells[2 * tiles[tile] + 1])
        more = Found(1 << 12)
        for use in range(i64(USES)):
            step: i64 = 0
            if use == FACE_DOWN:
                step = i64(1) << GOODS_AT
            elif use == SHOWS_BOTH:
                step = kind(1, 0, 0) << 30 | first + second
            elif use == SHOWS_FIRST:
                step = kind(0, 1, 0) << 30 | first
            elif use == SHOWS_SECOND:
                step = kind(0, 1, 0) << 30 | second
            for index in range(i64(len(found.keys))):
                code = found.remarks[index] * USES + use
                at = more.add(found.keys[index] + step, code)
                if unused_in(code, tile + 1) > unused_in(more.remarks[at], tile + 1):
                    more.remarks[at] = code
        found = more
    return reversed_uses(found, len(tiles))


def reversed_uses(found: Found, tiles: i64) -> Found:
    """The use of the first improvement comes last, so that `use_of` reads it first."""
    for index in range(i64(len(found.keys))):
        code, turned = found.remarks[index], i64(0)
        for _ in range(tiles):
            turned = turned * USES + code % USES
            code //= USES
        found.remarks[index] = turned
    return found


def use_of(code: i64, tile: i64) -> i64:
    for _ in range(tile):
        code //= USES
    return code % USES


def unused_in(code: i64, tiles: i64) -> i64:
    count: i64 = 0
    for _ in range(tiles):
        if code % USES == UNUSED:
            count += 1
        code //= USES
    return count


def outcome_of(s: SmartphoneState, seat: i64, seen: i64) -> i64:
    """Price, goods, factory, gears and trucks in one number."""
    mat, box = s.mats[seat], s.box
    pluses, minuses = seen >> PLUSES_AT & FIELD, seen >> MINUSES_AT & FIELD
    price = max(box.price_least, min(box.price_most, box.price_start + pluses - minuses))
    goods = (seen >> GOODS_AT & FIELD) + minuses + mat.tokens
    if has_front(s, mat, GPS):
        goods += minuses
    trucks = (seen >> TRUCKS_AT & FIELD) + extra_trucks(s, mat, pluses, price)
    factory: i64 = 1 if seen >> FACTORIES_AT & FIELD else 0
    return (((price * 64 + goods) * 2 + factory) * 32 + (seen >> GEARS_AT & FIELD)) * 64 + trucks


def result_of(code: i64, keys: vec[i64]) -> Result:
    return Result(
        code // 64 // 32 // 2 // 64, code // 64 // 32 // 2 % 64, code // 64 // 32 % 2, code // 64 % 32, code % 64, keys
    )
