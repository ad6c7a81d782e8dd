"""What one seat can reach: all that the pads can show, joined with all that its improvements can show."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.bits import number, single
from menlo.games.smartphone.covering import Covering, Kinds
from menlo.games.smartphone.grid import PAD_CELLS, PAD_COLUMNS, PAD_ROWS, place_of, upper_cell
from menlo.games.smartphone.hand import Hand, tiles_of
from menlo.games.smartphone.lattice import Lattice
from menlo.games.smartphone.laying import Laying
from menlo.games.smartphone.outline import Placement
from menlo.games.smartphone.state import SmartphoneState

MOST_USES: Final = 2**31  # of the improvements of a hand


class Survey:
    """An entry is a point of the lattice that the pads can show besides improvements of a kind, with one way to it."""

    def __init__(
        self, s: SmartphoneState, seat: i64, kinds: Kinds, placements: list[Placement], coverings: list[Covering]
    ) -> None:
        tiles = tiles_of(s, seat)
        self.kinds = kinds
        self.placements = placements
        self.coverings = coverings
        self.lattice = Lattice(s, seat, tiles)
        self.hand = Hand(s, tiles, self.lattice)
        self.nones: i64 = 0
        for covering in coverings:
            self.nones = max(self.nones, covering.nones)
        self.spots: vec[i64] = vec[i64]([-1] * self.lattice.size)  # point -> where its block of `known` begins
        self.known: vec[i64] = vec[i64](capacity=4096)  # blocks of kinds
        self.points: vec[i64] = vec[i64](capacity=4096)  # of the entries
        self.wheres: vec[i64] = vec[i64](capacity=4096)
        self.whats: vec[i64] = vec[i64](capacity=4096)
        for way in range(i64(len(placements))):
            for turned in range(i64(2)):
                for pads in range(i64(8)):
                    self.look(s, way, turned, pads)
        self.by_kind: list[vec[i64]] = [vec[i64]() for _ in range(self.kind(kinds.most + 1, 0, 0))]
        for entry in range(i64(len(self.points))):
            self.sort_in(entry)

    def kind(self, both: i64, one: i64, none: i64) -> i64:
        return (both * self.kinds.stride + one) * self.nones + none

    def look(self, s: SmartphoneState, way: i64, turned: i64, pads: i64) -> None:
        """Everything that one placement of the pads can show."""
        covering = self.coverings[self.placements[way].outline]
        seen = self.uncovered(self.pad_symbols(s, way, turned, pads))
        spots = covering.nones - 1
        goods = vec[i64](capacity=8)  # by the number of overlap cells below improvements
        for below in range(spots + 1):
            goods = append(goods, (spots if s.rulings.between else spots - below) * self.lattice.good)
        listed, sets, belows, words = (
            covering.listed, covering.listed_sets, covering.listed_below, covering.listed_words,
        )  # fmt: skip
        for index in range(i64(len(listed))):
            point = seen[sets[index]] + goods[belows[index]]
            spot = self.spots[point]
            # Mostly all of it is known: one look tells.
            if spot >= 0 and not listed[index] & ~self.known[spot + words[index]]:
                continue
            where = (((way * 2 + turned) * 8 + pads) << PAD_CELLS * 2 | sets[index]) << 3 | belows[index]
            self.meet(words[index], listed[index], point, where)

    def meet(self, word: i64, ways: i64, point: i64, where: i64) -> None:
        """A point that the pads can show besides improvements of some kinds."""
        spot = self.spots[point]
        if spot < 0:
            spot = len(self.known)
            self.spots[point] = spot
            for _ in range(self.nones * self.kinds.words):
                self.known = append(self.known, 0)
        news = ways & ~self.known[spot + word]
        self.known[spot + word] |= news
        none = word // self.kinds.words
        while news:
            bit = number(news & -news)
            news &= news - 1
            self.points = append(self.points, point)
            self.wheres = append(self.wheres, where)
            self.whats = append(self.whats, self.kind(self.kinds.both(word, bit), self.kinds.one(bit), none))

    def sort_in(self, entry: i64) -> None:
        """List an entry by its kind, unless the same is possible with fewer improvements that show nothing."""
        what, spot = self.whats[entry], self.spots[self.points[entry]]
        both, one, none = self.parts(what)
        ways = single(self.kinds.bit(both, one))
        for fewer in range(none):
            if self.known[spot + self.kinds.word(both, fewer)] & ways:
                return
        self.by_kind[what] = append(self.by_kind[what], entry)

    def parts(self, what: i64) -> tuple[i64, i64, i64]:
        rest = what // self.nones
        return rest // self.kinds.stride, rest % self.kinds.stride, what % self.nones

    def results(self, s: SmartphoneState, seat: i64) -> list[tuple[i64, i64, i64]]:
        """The numbers of every result, an entry and a use of the improvements that lead there, in a fixed order."""
        hand, size = self.hand, self.lattice.size
        reached = vec[i64]([-1] * size)  # point -> entry and use
        ends: list[int] = []
        for use in range(i64(len(hand.uses))):
            for none in range(min(hand.unused(use), self.nones - 1) + 1):
                for entry in self.by_kind[self.kind(hand.both[use], hand.one[use], none)]:
                    point = self.points[entry] + hand.symbols[use]
                    if reached[point] < 0:
                        reached[point] = entry * MOST_USES + use
                        ends.append(self.lattice.result(s, seat, point) * size + point)
        ends.sort()
        found: list[tuple[i64, i64, i64]] = []
        last: i64 = -1
        for end in ends:
            numbers, way = i64(end) // size, reached[i64(end) % size]
            if numbers != last:
                found.append((numbers, way // MOST_USES, way % MOST_USES))
            last = numbers
        return found

    def plan(self, entry: i64, use: i64) -> vec[i64]:
        """The keys of a plan that leads from an entry, with a use of the improvements."""
        where = self.wheres[entry]
        below, covered, at = where & 7, where >> 3 & (1 << PAD_CELLS * 2) - 1, where >> 3 + PAD_CELLS * 2
        placement = self.placements[at // 16]
        laying = Laying(self.coverings[placement.outline], placement, self.hand, use)
        return laying.keys(at % 8, at // 8 % 2, covered, below, self.parts(self.whats[entry]))

    def pad_symbols(self, s: SmartphoneState, way: i64, turned: i64, pads: i64) -> vec[i64]:
        """What the symbol on each cell of the outline adds."""
        placement = self.placements[way]
        outline = self.coverings[placement.outline].outline
        lower, face_a, face_b = pads >> 2, pads >> 1 & 1, pads & 1
        below = (2 * lower + (face_a if lower == 0 else face_b)) * PAD_CELLS
        above = (2 * (1 - lower) + (face_b if lower == 0 else face_a)) * PAD_CELLS
        symbols = vec[i64]([0] * outline.cells)
        for cell in range(i64(PAD_CELLS)):
            at = outline.number(placement.mirror(place_of(cell // PAD_COLUMNS, cell % PAD_COLUMNS)))
            symbols[at] = self.lattice.symbols[s.box.faces[below + cell]]
        columns: i64 = PAD_COLUMNS if placement.turn == 0 else PAD_ROWS
        for cell in range(i64(PAD_CELLS)):
            row, column = cell // columns, cell % columns
            at = outline.number(placement.mirror(place_of(placement.row + row, placement.column + column)))
            face = s.box.faces[above + upper_cell(placement.turn + 2 * turned, row, column)]
            symbols[at] = self.lattice.symbols[face]
        return symbols

    def uncovered(self, symbols: vec[i64]) -> vec[i64]:
        """What the pads show with any set of their cells covered."""
        total = self.lattice.start
        for symbol in symbols:
            total += symbol
        seen = vec[i64]([total] * (1 << len(symbols)))
        for cell in range(i64(len(symbols))):
            bit = i64(1) << cell
            for covered in range(bit):
                seen[bit | covered] = seen[covered] - symbols[cell]
        return seen
