"""A plan for one way to cover an outline: the steps from the top down, gone backwards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_CONFIRM, K_DOWN, K_LAY, K_PADS, K_UPPER
from menlo.games.smartphone.bits import number, size
from menlo.games.smartphone.covering import PAIRS, SEEDS, Covering, way_bit
from menlo.games.smartphone.grid import DIRECTIONS, PLACES, SHIFT, SHIFTS, beside
from menlo.games.smartphone.hand import FACE_DOWN, SHOWS_BOTH, SHOWS_FIRST, SHOWS_SECOND, UNUSED, Hand
from menlo.games.smartphone.outline import Placement


class Laying:
    """Lays improvements from the bottom up; its fields say what remains to be laid above them."""

    def __init__(self, covering: Covering, placement: Placement, hand: Hand, use: i64) -> None:
        self.covering = covering
        self.outline = covering.outline
        self.placement = placement
        self.hand = hand
        self.uses: vec[i64] = vec[i64](capacity=8)  # by improvement, -1 when it is laid
        for tile in range(i64(len(hand.tiles))):
            self.uses = append(self.uses, hand.use_of(use, tile))
        self.covered: i64 = 0
        self.between: i64 = 0
        self.none: i64 = 0
        self.pairs: i64 = 0
        self.seeds: i64 = 0
        self.more: i64 = 0  # leaves shown by an improvement each
        self.sown: i64 = 0  # bits of cells whose first leaf is shown together with them

    def keys(self, pads: i64, turned: i64, cells: i64, below: i64, kind: tuple[i64, i64, i64]) -> vec[i64]:
        """The plan that covers these cells, with so many cells of the overlap below improvements."""
        self.choose(cells, below, kind)
        under, above = vec[i64](), vec[i64]()
        while self.between or self.none or not self.covering.over[self.covered] & self.way():
            under = append(under, self.below())
        while self.covered:
            above = append(above, self.above())
        # What shows a leaf alone lies lowest on its pad: the cell beside the leaf is covered after.
        keys = self.lay_leaves(append(vec[i64](capacity=16), K_PADS + pads), cells & self.outline.lower)
        for key in under:
            keys = append(keys, key)
        turn = self.placement.turn + 2 * turned
        row, column = self.placement.row + SHIFT, self.placement.column + SHIFT
        keys = append(keys, K_UPPER + (turn * SHIFTS + row) * SHIFTS + column)
        keys = self.lay_leaves(keys, cells & self.outline.upper)
        for key in above:
            keys = append(keys, key)
        for tile in range(i64(len(self.uses))):
            if self.uses[tile] == FACE_DOWN:
                keys = append(keys, K_DOWN + self.hand.tiles[tile])
        return append(keys, K_CONFIRM)

    def way(self) -> i64:
        return way_bit(self.pairs, self.seeds)

    def choose(self, cells: i64, below: i64, kind: tuple[i64, i64, i64]) -> None:
        """Some way to cover the cells with improvements of this kind."""
        covering = self.covering
        both, one, none = kind
        leaves = covering.leaves(cells)
        for outside in range(i64(1) << self.outline.outside):
            covered = cells | outside << self.outline.cells
            for between in range(covering.spots):
                ways = covering.reach[covering.at(covered, between, none)]
                if not ways or size(between) != below:
                    continue
                for pairs in range(min(both + 1, i64(PAIRS))):
                    seeds = both - pairs
                    more = one - (size(covered) - 2 * pairs - seeds)
                    fitting = seeds < SEEDS and more >= 0 and more <= leaves - seeds
                    if fitting and ways & way_bit(pairs, seeds):
                        self.covered, self.between, self.none = covered, between, none
                        self.pairs, self.seeds, self.more = pairs, seeds, more
                        return
        raise AssertionError("a way that was counted can be found")

    def below(self) -> i64:
        """The lowest improvement below the upper pad."""
        outline, between, none = self.outline, self.between, self.none
        shown = self.covered & outline.open
        while shown:
            bit = shown & -shown
            shown &= shown - 1
            index, rest = number(bit), self.covered & ~bit
            under = outline.near[index] & rest & outline.open
            if under and self.leads(rest, between, none):
                return self.show(index, number(under & -under))
            for spot in range(i64(len(outline.overlap))):
                cell = outline.overlap[spot]
                if not between & (i64(1) << spot) or not outline.near[index] & (i64(1) << cell):
                    continue
                if self.leads(rest, between, none) or self.leads(rest, between & ~(i64(1) << spot), none):
                    return self.show(index, cell)
        return self.hide()

    def hide(self) -> i64:
        """An improvement that shows nothing."""
        outline, covered, none = self.outline, self.covered, self.none - 1
        for spot in range(i64(len(outline.overlap))):
            cell = outline.overlap[spot]
            if not self.between & (i64(1) << spot):
                continue
            rest = self.between & ~(i64(1) << spot)
            under = outline.near[cell] & (covered & outline.open | outline.beneath)
            if under and self.leads(covered, rest, none):
                return self.lay(self.pick(UNUSED, UNUSED), cell, number(under & -under))
            for other in range(i64(len(outline.overlap))):
                bit, second = i64(1) << other, outline.overlap[other]
                if not rest & bit or not outline.near[cell] & (i64(1) << second):
                    continue
                if self.leads(covered, rest, none) or self.leads(covered, rest & ~bit, none):
                    return self.lay(self.pick(UNUSED, UNUSED), cell, second)
        raise AssertionError("a way that was gone forwards can be gone backwards")

    def leads(self, covered: i64, between: i64, none: i64) -> bool:
        """Whether the rest can be laid so; if it can, that remains."""
        if none < 0 or not self.covering.reach[self.covering.at(covered, between, none)] & self.way():
            return False
        self.covered, self.between, self.none = covered, between, none
        return True

    def above(self) -> i64:
        """The lowest improvement above the pads."""
        outline = self.outline
        left = self.covered
        while left:
            bit = left & -left
            left &= left - 1
            index, rest = number(bit), self.covered & ~bit
            others = outline.near[index] & rest
            if others and self.rests(rest, self.pairs, self.seeds):
                return self.show(index, number(others & -others))
            leafy = index < outline.cells and len(outline.leaves[index]) > 0
            if leafy and self.rests(rest, self.pairs, self.seeds - 1):
                self.sown |= bit
                return self.place(self.pick(SHOWS_BOTH, SHOWS_BOTH), outline.places[index], outline.leaves[index][0])
            while others:
                other = others & -others
                others &= others - 1
                if self.rests(rest & ~other, self.pairs - 1, self.seeds):
                    return self.lay(self.pick(SHOWS_BOTH, SHOWS_BOTH), index, number(other))
        raise AssertionError("a way that was gone forwards can be gone backwards")

    def rests(self, covered: i64, pairs: i64, seeds: i64) -> bool:
        """Whether the rest above the pads can be laid so; if it can, that remains."""
        if pairs < 0 or seeds < 0 or not self.covering.over[covered] & way_bit(pairs, seeds):
            return False
        self.covered, self.pairs, self.seeds = covered, pairs, seeds
        return True

    def lay_leaves(self, keys: vec[i64], cells: i64) -> vec[i64]:
        while cells:
            bit = cells & -cells
            cells &= cells - 1
            index = number(bit)
            leaves = self.outline.leaves[index]
            for leaf in range(i64(1 if self.sown & bit else 0), i64(len(leaves))):
                if self.more:
                    self.more -= 1
                    keys = append(keys, self.show_at(leaves[leaf], self.outline.places[index]))
        return keys

    def show(self, index: i64, hidden: i64) -> i64:
        return self.show_at(self.outline.places[index], self.outline.places[hidden])

    def show_at(self, place: i64, hidden: i64) -> i64:
        """An improvement that shows one of its cells."""
        tile = self.pick(SHOWS_FIRST, SHOWS_SECOND)
        if self.uses[tile] == SHOWS_FIRST:
            return self.place(tile, place, hidden)
        return self.place(tile, hidden, place)

    def lay(self, tile: i64, first: i64, second: i64) -> i64:
        return self.place(tile, self.outline.places[first], self.outline.places[second])

    def pick(self, use: i64, or_use: i64) -> i64:
        """An improvement with a use that is not laid yet."""
        for tile in range(i64(len(self.uses))):
            if self.uses[tile] == use or self.uses[tile] == or_use:
                return tile
        raise AssertionError("there are as many improvements as places for them")

    def place(self, tile: i64, first: i64, second: i64) -> i64:
        """The key that lays an improvement; the outline is one mirror image of where the pads lie."""
        self.uses[tile] = -1
        first, second = self.placement.mirror(first), self.placement.mirror(second)
        for direction in range(i64(DIRECTIONS)):
            if beside(first, direction) == second:
                return K_LAY + (self.hand.tiles[tile] * PLACES + first) * DIRECTIONS + direction
        raise AssertionError("the cells of an improvement lie side by side")
