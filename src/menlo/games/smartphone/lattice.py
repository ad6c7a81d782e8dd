"""Everything a plan can show, as points of a lattice: its result depends on five sums alone.

A point is one number, and so is what a symbol adds: laying symbols together is an addition. The price is meant before
its limits, which hold for the sum.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.box import CRATE, FACTORY, GEAR, GPS, MINUS, PLUS, SYMBOLS, TRUCK
from menlo.games.smartphone.grid import PAD_CELLS
from menlo.games.smartphone.rules.pads import extra_trucks, has_front
from menlo.games.smartphone.state import SmartphoneState

FIELD: Final = 256  # more than any number of a result


class Lattice:
    def __init__(self, s: SmartphoneState, seat: i64, tiles: vec[i64]) -> None:
        most = most_symbols(s, tiles)
        # What technologies make of a symbol. The back of Battery depends on the price of all: see `result`.
        minus_goods: i64 = 2 if has_front(s, s.mats[seat], GPS) else 1
        plus_trucks = extra_trucks(s, s.mats[seat], 1, 0)
        self.trucks: i64 = most[TRUCK] + plus_trucks * most[PLUS] + 1  # how many numbers of each there are
        self.gears: i64 = most[GEAR] + 1
        self.factories: i64 = most[FACTORY] + 1
        self.goods: i64 = most[CRATE] + minus_goods * most[MINUS] + PAD_CELLS + len(tiles) + 1
        self.lowest: i64 = s.box.price_start - most[MINUS]
        self.good: i64 = self.trucks * self.gears * self.factories  # what one adds
        price = self.good * self.goods
        self.start: i64 = price * most[MINUS]
        self.size: i64 = price * (most[MINUS] + most[PLUS] + 1)
        self.symbols: vec[i64] = vec[i64]([0] * SYMBOLS)  # what each adds
        self.symbols[TRUCK] = 1
        self.symbols[GEAR] = self.trucks
        self.symbols[FACTORY] = self.trucks * self.gears
        self.symbols[CRATE] = self.good
        self.symbols[PLUS] = price + plus_trucks
        self.symbols[MINUS] = minus_goods * self.good - price

    def result(self, s: SmartphoneState, seat: i64, point: i64) -> i64:
        """Price, goods, factory, gears and trucks in one number; numbers are in the order of results."""
        mat, box = s.mats[seat], s.box
        trucks, rest = point % self.trucks, point // self.trucks
        gears, rest = rest % self.gears, rest // self.gears
        factory: i64 = 1 if rest % self.factories else 0
        goods = rest // self.factories % self.goods + mat.tokens
        price = max(box.price_least, min(box.price_most, rest // self.factories // self.goods + self.lowest))
        trucks += extra_trucks(s, mat, 0, price)
        return (((price * FIELD + goods) * FIELD + factory) * FIELD + gears) * FIELD + trucks


def most_symbols(s: SmartphoneState, tiles: vec[i64]) -> vec[i64]:
    """No plan shows more of each."""
    most = vec[i64]([0] * SYMBOLS)
    for cell in s.box.faces:
        most[cell] += 1
    for tile in tiles:
        most[s.box.tile_cells[2 * tile]] += 1
        most[s.box.tile_cells[2 * tile + 1]] += 1
    return most
