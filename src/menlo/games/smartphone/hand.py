"""Which symbols a hand of improvements can show, by how many of them show both cells or one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.lattice import Lattice
from menlo.games.smartphone.state import SmartphoneState

# How an improvement is used.
UNUSED: Final = 0
FACE_DOWN: Final = 1
SHOWS_BOTH: Final = 2
SHOWS_FIRST: Final = 3
SHOWS_SECOND: Final = 4
USES: Final = 5


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


class Hand:
    """The improvements of a seat and everything they can show."""

    def __init__(self, s: SmartphoneState, tiles: vec[i64], lattice: Lattice) -> None:
        self.tiles: vec[i64] = tiles  # designs
        self.stride: i64 = len(tiles) + 1
        self.both: vec[i64] = vec[i64](capacity=256)
        self.one: vec[i64] = vec[i64](capacity=256)
        self.symbols: vec[i64] = vec[i64](capacity=256)  # what they add to a point of the lattice
        self.uses: vec[i64] = vec[i64](capacity=256)  # of each improvement, one digit each, the last one's lowest
        self.spread(s, lattice)

    def spread(self, s: SmartphoneState, lattice: Lattice) -> None:
        # The lattice is centred, so that no key is negative; of equal keys the one with most unused is kept, for unused
        # improvements may be hidden as well.
        found = Found(1 << 10)
        found.add(lattice.size, 0)
        for tile in self.tiles:
            first = lattice.symbols[s.box.tile_cells[2 * tile]]
            second = lattice.symbols[s.box.tile_cells[2 * tile + 1]]
            more = Found(1 << 12)
            for use in range(i64(USES)):
                step: i64 = 0
                if use == FACE_DOWN:
                    step = lattice.good
                elif use == SHOWS_BOTH:
                    step = first + second + 2 * lattice.size * self.stride
                elif use == SHOWS_FIRST:
                    step = first + 2 * lattice.size
                elif use == SHOWS_SECOND:
                    step = second + 2 * lattice.size
                for index in range(i64(len(found.keys))):
                    uses = found.remarks[index] * USES + use
                    at = more.add(found.keys[index] + step, uses)
                    if used_in(uses) < used_in(more.remarks[at]):
                        more.remarks[at] = uses
            found = more
        for index in range(i64(len(found.keys))):
            kind = found.keys[index] // (2 * lattice.size)
            self.both = append(self.both, kind // self.stride)
            self.one = append(self.one, kind % self.stride)
            self.symbols = append(self.symbols, found.keys[index] % (2 * lattice.size) - lattice.size)
            self.uses = append(self.uses, found.remarks[index])

    def unused(self, index: i64) -> i64:
        return len(self.tiles) - used_in(self.uses[index])

    def use_of(self, index: i64, tile: i64) -> i64:
        uses = self.uses[index]
        for _ in range(len(self.tiles) - 1 - tile):
            uses //= USES
        return uses % USES


def used_in(uses: i64) -> i64:
    count: i64 = 0
    while uses:
        if uses % USES != UNUSED:
            count += 1
        uses //= USES
    return count


def tiles_of(s: SmartphoneState, seat: i64) -> vec[i64]:
    tiles = vec[i64]()
    for design in range(i64(len(s.box.tile_copies))):
        for _ in range(s.mats[seat].tiles[design]):
            tiles = append(tiles, design)
    return tiles
