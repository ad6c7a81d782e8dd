"""Which sets of places improvements can cover, for one outline of the pads.

Seen from above, a plan is a set of places where improvements show a symbol. Laid from the top down, each improvement
shows both cells where two free places lie side by side, one where only one is free, and none where the upper pad hides
it. Which improvement takes which part does not matter for where they lie, so they are only counted.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.bits import number, single, size
from menlo.games.smartphone.outline import Outline

# A set of places can be covered in several ways: bit PAIRS * s + p stands for p improvements with both cells on
# numbered places and s with one cell on a leaf, both shown. No outline allows more, so 63 bits suffice.
PAIRS: Final = 7
SEEDS: Final = 9


class Kinds:
    """Numbers of improvements that show both cells, one or none, as bits of a few words."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most  # improvements
        self.stride: i64 = most + 1
        self.per_word: i64 = 62 // self.stride  # numbers of those that show both
        self.words: i64 = most // self.per_word + 1  # for each number of those that show none

    def word(self, both: i64, none: i64) -> i64:
        return none * self.words + both // self.per_word

    def bit(self, both: i64, one: i64) -> i64:
        return both % self.per_word * self.stride + one

    def both(self, word: i64, bit: i64) -> i64:
        return word % self.words * self.per_word + bit // self.stride

    def one(self, bit: i64) -> i64:
        return bit % self.stride


class Covering:
    """All ways to cover an outline with at most so many improvements.

    `over[covered]`: the ways of improvements above the pads to show symbols on just these places, besides leaves.
    `reach[at(covered, between, none)]`: the same when, besides, improvements below the upper pad lie on the cells
    `between` of the overlap (bits by their order), and so many of all improvements show nothing.
    """

    def __init__(self, outline: Outline, kinds: Kinds) -> None:
        self.outline = outline
        self.kinds = kinds
        self.spots: i64 = i64(1) << len(outline.overlap)
        self.nones: i64 = len(outline.overlap) + 1
        sets: i64 = i64(1) << len(outline.places)
        self.over: vec[i64] = vec[i64]([0] * sets)
        self.reach: vec[i64] = vec[i64]([0] * (sets * self.spots * self.nones))
        self.room: vec[i64] = rooms()
        self.open_bits: vec[i64] = vec[i64](capacity=16)  # places where one below the upper pad may show
        self.open_near: vec[i64] = vec[i64](capacity=16)  # by place in `open_bits`: what lies beside it
        self.open_spots: vec[i64] = vec[i64](capacity=16)  # the overlap cells among these
        self.spot_near: vec[i64] = vec[i64](capacity=8)  # by overlap cell: what lies beside it
        self.spot_spots: vec[i64] = vec[i64](capacity=8)
        self.know_neighbours()
        self.cover_above()
        self.cover_below()
        # The kinds with which a set of cells can be covered: by set, number of overlap cells below improvements, word.
        self.block: i64 = self.nones * kinds.words
        self.ways: vec[i64] = vec[i64]([0] * ((i64(1) << outline.cells) * self.nones * self.block))
        self.sets: vec[i64] = vec[i64]()
        self.gather()
        # The same as a list, for who looks at all of it: the words that are not empty, in their order.
        self.listed: vec[i64] = vec[i64](capacity=4096)
        self.listed_sets: vec[i64] = vec[i64](capacity=4096)
        self.listed_below: vec[i64] = vec[i64](capacity=4096)
        self.listed_words: vec[i64] = vec[i64](capacity=4096)
        self.list_ways()

    def at(self, covered: i64, between: i64, none: i64) -> i64:
        return (covered * self.spots + between) * self.nones + none

    def cover_above(self) -> None:
        """Improvements above the pads, from the top down."""
        over, near, leaves = self.over, self.outline.near, self.outline.leaves
        cells = self.outline.cells
        leafy: i64 = 0
        for cell in range(cells):
            if len(leaves[cell]):
                leafy |= i64(1) << cell
        over[0] = 1
        for covered in range(i64(len(over))):
            if not over[covered]:
                continue
            over[covered] &= self.room[max(i64(0), size(covered) - self.kinds.most)]
            ways = over[covered]
            free = len(over) - 1 & ~covered if ways else i64(0)
            while free:
                bit = free & -free
                free &= free - 1
                around = near[number(bit)]
                if around & covered:
                    over[covered | bit] |= ways
                if leafy & bit:
                    over[covered | bit] |= ways << PAIRS
                pairs = around & free
                while pairs:
                    over[covered | bit | pairs & -pairs] |= ways << 1
                    pairs &= pairs - 1

    def cover_below(self) -> None:
        """Below them, improvements laid before the upper pad, from the top down."""
        reach, most, nones = self.reach, self.kinds.most, self.nones
        for covered in range(i64(len(self.over))):
            reach[self.at(covered, 0, 0)] |= self.over[covered]
            laid = size(covered)
            if laid > 2 * most:
                continue
            at = self.at(covered, 0, 0)
            for between in range(self.spots):
                for none in range(nones):
                    if reach[at]:
                        reach[at] &= self.room[max(laid + none - most, 0)]
                        ways = reach[at]
                        if ways:
                            self.show_one(covered, between, none, ways)
                            if none < nones - 1:
                                self.hide_one(covered, between, none, ways)
                    at += 1

    def show_one(self, covered: i64, between: i64, none: i64, ways: i64) -> None:
        """One more that shows a place on or beside the lower pad; its other cell lies under the upper pad or another
        improvement."""
        reach, per_set = self.reach, self.spots * self.nones
        shown = covered & self.outline.open
        for index in range(i64(len(self.open_bits))):
            bit = self.open_bits[index]
            if covered & bit:
                continue
            first = (covered | bit) * per_set + none
            if self.open_near[index] & shown:
                reach[first + between * self.nones] |= ways
            spots = self.open_spots[index]
            while spots:
                reach[first + (between | spots & -spots) * self.nones] |= ways
                spots &= spots - 1

    def hide_one(self, covered: i64, between: i64, none: i64, ways: i64) -> None:
        """One more that shows nothing and lies on an overlap cell where none did."""
        reach = self.reach
        first = covered * self.spots * self.nones + none + 1
        under = covered & self.outline.open | self.outline.beneath
        bit: i64 = 1
        for spot in range(self.nones - 1):
            if not between & bit:
                more = between | bit
                if self.spot_near[spot] & under:
                    reach[first + more * self.nones] |= ways
                others = self.spot_spots[spot]
                while others:
                    reach[first + (more | others & -others) * self.nones] |= ways
                    others &= others - 1
            bit <<= 1

    def know_neighbours(self) -> None:
        """What lies beside what, for the improvements below the upper pad; overlap cells are bits by their order."""
        outline = self.outline
        for place in range(i64(len(outline.places))):
            bit = i64(1) << place
            if outline.open & bit:
                self.open_bits = append(self.open_bits, bit)
                self.open_near = append(self.open_near, outline.near[place])
                self.open_spots = append(self.open_spots, self.spots_beside(place))
        for cell in outline.overlap:
            self.spot_near = append(self.spot_near, outline.near[cell])
            self.spot_spots = append(self.spot_spots, self.spots_beside(cell))

    def spots_beside(self, place: i64) -> i64:
        spots: i64 = 0
        for spot in range(self.nones - 1):
            if self.outline.near[place] & (i64(1) << self.outline.overlap[spot]):
                spots |= i64(1) << spot
        return spots

    def gather(self) -> None:
        """From where improvements lie to how many there are of each kind."""
        nones, reach = self.nones, self.reach
        outsides = i64(1) << self.outline.outside
        numbers = vec[i64]([0] * ((self.outline.outside + 1) * nones * nones))
        below = vec[i64](capacity=32)  # by set of overlap cells: where the numbers for so many of them begin
        for between in range(self.spots):
            below = append(below, size(between) * nones)
        for cells in range(i64(1) << self.outline.cells):
            shown, found = size(cells), False
            for outside in range(outsides):
                more = size(outside)
                if shown + more > 2 * self.kinds.most:
                    continue
                at = self.at(cells | outside << self.outline.cells, 0, 0)
                for between in range(self.spots):
                    group = more * nones * nones + below[between]
                    for none in range(nones):
                        if reach[at]:
                            numbers[group + none] |= reach[at]
                            found = True
                        at += 1
            if found:
                self.sets = append(self.sets, cells)
                self.note(cells, numbers)

    def note(self, cells: i64, numbers: vec[i64]) -> None:
        """Note the kinds of a set of cells, and empty the numbers for the next."""
        shown, leaves = size(cells), self.leaves(cells)
        for group in range(i64(len(numbers))):
            if numbers[group]:
                outside, below = group // (self.nones * self.nones), group // self.nones % self.nones
                first = (cells * self.nones + below) * self.block
                self.count(first, numbers[group], shown + outside, leaves, group % self.nones)
                numbers[group] = 0

    def count(self, first: i64, ways: i64, covered: i64, leaves: i64, none: i64) -> None:
        """Note the kinds that ways stand for. Leaves beside covered cells can be shown by any number more, one each."""
        kinds = self.kinds
        while ways:
            way = number(ways & -ways)
            ways &= ways - 1
            pairs, seeds = way % PAIRS, way // PAIRS
            both, one = pairs + seeds, covered - 2 * pairs - seeds
            more = min(leaves - seeds, kinds.most - both - one - none)
            run = (single(more + 1) - 1) << kinds.bit(both, one)
            self.ways[first + kinds.word(both, none)] |= run

    def list_ways(self) -> None:
        for covered in self.sets:
            for below in range(self.nones):
                first = (covered * self.nones + below) * self.block
                for word in range(self.block):
                    if self.ways[first + word]:
                        self.listed = append(self.listed, self.ways[first + word])
                        self.listed_sets = append(self.listed_sets, covered)
                        self.listed_below = append(self.listed_below, below)
                        self.listed_words = append(self.listed_words, word)

    def leaves(self, covered: i64) -> i64:
        count: i64 = 0
        for cell in range(self.outline.cells):
            if covered & (i64(1) << cell):
                count += len(self.outline.leaves[cell])
        return count


def way_bit(pairs: i64, seeds: i64) -> i64:
    return single(seeds * PAIRS + pairs)


def rooms() -> vec[i64]:
    """The ways with at least so many pairs: a set of places takes as many improvements less as there are pairs."""
    masks = vec[i64](capacity=32)
    for least in range(i64(32)):
        mask: i64 = 0
        for way in range(i64(PAIRS * SEEDS)):
            if way % PAIRS >= least:
                mask |= single(way)
        masks = append(masks, mask)
    return masks
