"""A position of Smartphone Inc. in numbers, as a seat looks at it: what it has, can reach, and plans for this round.

The learnt evaluation judges by them. They hold nothing that the seat may not see; most lie between 0 and 1. What this
round is to bring comes first, so that whole plans can be compared by writing these numbers anew.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.sheet import Sheet
from menlo.bots.smartphone_teacher import (
    IMPROVEMENT,
    TOKEN,
    assets,
    best_laid,
    best_region,
    best_technology,
    crowd,
    majorities,
    office_value,
    pending,
    spread,
    wasted,
)
from menlo.games.smartphone.bits import size
from menlo.games.smartphone.box import NONE, REGIONS, SYMBOLS, TECHNOLOGIES
from menlo.games.smartphone.reach import Result
from menlo.games.smartphone.rules.logistics import free_slot, open_region, region_cost
from menlo.games.smartphone.rules.pads import extra_trucks, tally
from menlo.games.smartphone.rules.research import cost, open_technology
from menlo.games.smartphone.scoring import last_slot
from menlo.games.smartphone.state import (
    EXPANDING,
    IMPROVING,
    NOTHING_PENDING,
    OVER,
    PLANNING,
    RESEARCHING,
    SELLING,
    Mat,
    SmartphoneState,
)

LEAST_PRICE: Final = 2
PRICES: Final = 7  # that are told apart, from the least
NEVER: Final = 99

ROUND: Final = 22 + PRICES
FEATURES: Final = ROUND + 17 + 9 + 14 + 6 * TECHNOLOGIES + 5 * REGIONS + PRICES + 6 + 13


class Outlook:
    """What does not depend on the plan of this round: customers by price, and the best uses for progress."""

    def __init__(self, s: SmartphoneState, seat: i64, w: vec[float], left: float) -> None:
        mat = s.mats[seat]
        self.left = left
        self.demand: vec[float] = vec[float]([0.0] * PRICES)  # customers that would buy at a price
        self.lacking = 0.0  # those that want a technology the seat has not got
        self.best_technology = best_technology(w, s, mat, left)
        self.best_region = best_region(w, s, mat, left)
        self.to_technology: i64 = NEVER  # progress missing for the nearest one
        self.to_office: i64 = NEVER
        self.majorities = majorities(s, seat)
        self.look_for_customers(s, mat, w)
        for technology in range(i64(TECHNOLOGIES)):
            if open_technology(s, mat, technology):
                self.to_technology = min(self.to_technology, cost(s, mat, technology) - mat.progress[technology])
        for region in range(i64(REGIONS)):
            if open_region(s, mat, region):
                missing = region_cost(s, mat, region) - mat.progress[TECHNOLOGIES + region]
                self.to_office = min(self.to_office, missing)

    def look_for_customers(self, s: SmartphoneState, mat: Mat, w: vec[float]) -> None:
        demand = self.demand
        certain = 0.0
        for region in range(i64(REGIONS)):
            if not mat.regions & (1 << region) or s.covered & (1 << region):
                continue
            part = 1.0 if s.phase == SELLING else 1.0 / crowd(w, s, region)
            for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
                wants = s.box.customers[customer]
                if s.sold[customer] != NONE:
                    continue
                if wants >= 0:
                    demand[price_at(wants)] += part
                elif mat.technologies & (1 << (-1 - wants)):
                    certain += part
                else:
                    self.lacking += part
        # Whoever pays much pays less as well.
        for i in range(i64(PRICES)):
            at = PRICES - 1 - i
            certain += demand[at]
            demand[at] = certain


def price_at(price: i64) -> i64:
    return max(i64(0), min(i64(PRICES - 1), price - LEAST_PRICE))


class Ahead:
    """What a seat is to do in the rest of this round, as far as its plan says."""

    def __init__(self) -> None:
        self.known = False
        self.price: i64 = 0
        self.goods: i64 = 0
        self.sold: i64 = 0
        self.sells = False
        self.gears: i64 = 0
        self.trucks: i64 = 0
        self.improves = False  # now, or by its plan
        self.factory: i64 = 0


def ahead_of(s: SmartphoneState, seat: i64, w: vec[float], left: float) -> Ahead:
    mat = s.mats[seat]
    if s.phase == PLANNING:
        return ahead_by_plan(s, seat, w, left)
    ahead = Ahead()
    if s.phase < PLANNING or s.phase == OVER:
        return ahead
    ahead.known = True
    ahead.price = mat.price
    ahead.goods = mat.produced
    ahead.sold = mat.direct
    for owner in s.sold:
        if owner == seat:
            ahead.sold += 1
    ahead.sells = pending(s, seat, SELLING, 1) != 0 or (s.phase == SELLING and s.turn == seat)
    ahead.gears = pending(s, seat, RESEARCHING, mat.gears)
    ahead.trucks = pending(s, seat, EXPANDING, mat.trucks + extra_trucks(s, mat, mat.pluses, mat.price))
    ahead.improves = s.phase == IMPROVING and pending(s, seat, IMPROVING, 1) != 0
    ahead.factory = mat.factory
    return ahead


def ahead_by_plan(s: SmartphoneState, seat: i64, w: vec[float], left: float) -> Ahead:
    """By the pads and improvements as they lie; with the upper pad in hand, by the best way to lay it."""
    mat, ahead = s.mats[seat], Ahead()
    if mat.plan.lower < 0:
        return ahead
    seen = tally(s, best_laid(w, s, seat, left))
    ahead.known = True
    ahead.price = seen.price(s.box)
    ahead.goods = min(seen.goods(s, mat), mat.stock) + mat.produced
    ahead.sells = True
    ahead.gears = seen.gears()
    ahead.trucks = seen.trucks(s, mat)
    ahead.improves = s.round < s.box.rounds
    ahead.factory = seen.factory()
    return ahead


def ahead_by_result(s: SmartphoneState, seat: i64, result: Result) -> Ahead:
    """As if the seat had laid a plan with this result."""
    mat, ahead = s.mats[seat], Ahead()
    ahead.known = True
    ahead.price = result.price
    ahead.goods = min(result.goods, mat.stock) + mat.produced
    ahead.sells = True
    ahead.gears = result.gears
    ahead.trucks = result.trucks
    ahead.improves = s.round < s.box.rounds
    ahead.factory = result.factory
    return ahead


def numbers_of(s: SmartphoneState, seat: i64, w: vec[float], left: float) -> vec[float]:
    """`w` are the weights of the rules of thumb, some of whose judgements are among the numbers."""
    sheet, mat = Sheet(FEATURES), s.mats[seat]
    outlook = Outlook(s, seat, w, left)
    put_round(sheet, s, seat, w, outlook, ahead_of(s, seat, w, left))
    put_time(sheet, s, left)
    put_turn(sheet, s, seat)
    put_stock(sheet, s, mat)
    put_technologies(sheet, s, mat)
    put_regions(sheet, s, mat, w, left)
    put_outlook(sheet, s, mat, w, outlook)
    put_others(sheet, s, seat)
    return sheet.values


def put_round(sheet: Sheet, s: SmartphoneState, seat: i64, w: vec[float], outlook: Outlook, ahead: Ahead) -> None:
    """The first numbers of a sheet, which may have been written before."""
    for i in range(i64(ROUND)):
        sheet.values[i] = 0.0
    sheet.at = 0
    sheet.flag(ahead.known)
    if not ahead.known:
        sheet.skip(ROUND - 1)
        return
    price, goods = float(ahead.price), float(ahead.goods)
    sheet.put(0.2 * price)
    sheet.values[sheet.at + price_at(ahead.price)] = 1.0
    sheet.skip(PRICES)
    reach = outlook.demand[price_at(ahead.price)] if ahead.sells else 0.0
    selling = min(goods, reach)
    sheet.put(0.1 * goods)
    sheet.put(0.1 * float(ahead.sold))
    sheet.put(0.1 * selling)
    sheet.put(0.1 * max(0.0, goods - reach) if ahead.sells else 0.0)
    sheet.put(0.1 * max(0.0, reach - goods))
    sheet.put(0.03 * price * (float(ahead.sold) + selling))
    put_amount(sheet, ahead.gears)
    put_amount(sheet, ahead.trucks)
    sheet.flag(ahead.gears > 0 and ahead.gears >= outlook.to_technology)
    sheet.flag(ahead.trucks > 0 and ahead.trucks >= outlook.to_office)
    gain = spread(w, ahead.gears) * outlook.best_technology if ahead.gears else 0.0
    gain += spread(w, ahead.trucks) * outlook.best_region if ahead.trucks else 0.0
    sheet.put(0.05 * gain)
    sheet.flag(ahead.improves and ahead.factory != 0)
    sheet.flag(ahead.improves and ahead.factory == 0)
    sheet.put(0.05 * outlook.left * (w[IMPROVEMENT] if ahead.factory else w[TOKEN]) if ahead.improves else 0.0)
    sheet.put(0.3 * float(wasted(s, s.mats[seat])))
    sheet.put(0.2 * outlook.majorities)


def put_amount(sheet: Sheet, amount: i64) -> None:
    """Each of the first few counts for itself."""
    sheet.put(0.25 * float(amount))
    sheet.flag(amount >= 1)
    sheet.flag(amount >= 2)


def put_time(sheet: Sheet, s: SmartphoneState, left: float) -> None:
    sheet.put(0.25 * left)
    for rounds in range(i64(4)):
        sheet.flag(left == float(rounds))
    for phase in range(i64(OVER + 1)):
        sheet.flag(s.phase == phase)
    for count in range(i64(5)):
        sheet.flag(s.seats == count + 1)


def put_turn(sheet: Sheet, s: SmartphoneState, seat: i64) -> None:
    """Who acts before this seat and after it, and with how much to sell."""
    revealed = s.phase > PLANNING and s.phase != OVER
    mine = revealed and s.turn == seat
    sheet.flag(mine)
    sheet.put(0.25 * float(s.hand) if mine else 0.0)
    sheet.flag(mine and s.pending != NOTHING_PENDING)
    place: i64 = 0
    before: i64 = 0
    after: i64 = 0
    passed = False
    if revealed:
        for i in range(i64(len(s.order))):
            if s.order[i] == seat:
                place, passed = i, True
            elif passed:
                after += s.mats[s.order[i]].produced
            else:
                before += s.mats[s.order[i]].produced
    sheet.flag(revealed and place == 0)
    sheet.put(0.25 * float(place))
    sheet.flag(revealed and place + 1 == len(s.order))
    sheet.flag(revealed and place < s.at)
    sheet.put(0.05 * float(before))
    sheet.put(0.05 * float(after))


def put_stock(sheet: Sheet, s: SmartphoneState, mat: Mat) -> None:
    sheet.put(0.25 * float(mat.tokens))
    sheet.flag(mat.tokens > 0)
    count: i64 = 0
    shown = vec[i64]([0] * SYMBOLS)
    for design in range(i64(len(mat.tiles))):
        amount = mat.tiles[design]
        if amount:
            count += amount
            shown[s.box.tile_cells[2 * design]] += amount
            shown[s.box.tile_cells[2 * design + 1]] += amount
    sheet.put(0.25 * float(count))
    for symbol in range(i64(1), i64(SYMBOLS)):
        sheet.put(0.3 * float(shown[symbol]))
    sheet.put(0.05 * float(mat.stock))
    sheet.flag(mat.stock < 6)
    sheet.put(0.05 * float(mat.offices))
    sheet.flag(mat.offices < 4)
    sheet.put(0.1 * float(mat.markers))


def put_technologies(sheet: Sheet, s: SmartphoneState, mat: Mat) -> None:
    wanted = vec[i64]([0] * TECHNOLOGIES)
    for region in range(i64(REGIONS)):
        if mat.regions & (1 << region) and not s.covered & (1 << region):
            for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
                wants = s.box.customers[customer]
                if wants < 0:
                    wanted[-1 - wants] += 1
    for technology in range(i64(TECHNOLOGIES)):
        customers = 0.25 * float(wanted[technology])
        if mat.technologies & (1 << technology):
            sheet.flag(True)
            sheet.flag(s.sides[technology] != 0)
            sheet.put(customers)
            sheet.skip(3)
        else:
            sheet.skip(3)
            sheet.put(customers)
            sheet.put(float(mat.progress[technology]) / float(cost(s, mat, technology)))
            sheet.put(0.1 * float(s.box.tech_patent[technology]) if s.patents[technology] == NONE else 0.0)


def put_regions(sheet: Sheet, s: SmartphoneState, mat: Mat, w: vec[float], left: float) -> None:
    for region in range(i64(REGIONS)):
        mine = mat.regions & (1 << region) != 0
        sheet.flag(mine)
        sheet.put(0.25 * float(last_slot(s, region) + 1) if mine else 0.0)
        if open_region(s, mat, region):
            sheet.put(0.05 * office_value(w, s, mat, region, left))
            missing = region_cost(s, mat, region) - mat.progress[TECHNOLOGIES + region]
            sheet.put(1.0 / float(max(missing, i64(1))))
        else:
            sheet.skip(2)
        sheet.put(0.25 * float(mat.progress[TECHNOLOGIES + region]))


def put_outlook(sheet: Sheet, s: SmartphoneState, mat: Mat, w: vec[float], outlook: Outlook) -> None:
    for at in range(i64(PRICES)):
        sheet.put(0.1 * outlook.demand[at])
    sheet.put(0.1 * outlook.lacking)
    sheet.put(0.03 * assets(w, s, mat, outlook.left))
    sheet.put(0.2 * outlook.best_technology)
    sheet.put(0.2 * outlook.best_region)
    sheet.put(0.25 * float(min(outlook.to_technology, i64(8))))
    sheet.put(0.25 * float(min(outlook.to_office, i64(8))))


def put_others(sheet: Sheet, s: SmartphoneState, seat: i64) -> None:
    """What the others have, all of them together, and the richest of them."""
    known = vec[i64]([0] * TECHNOLOGIES)
    mine, most, total, offices, tiles, tokens = s.mats[seat].score(), i64(0), i64(0), i64(0), i64(0), i64(0)
    for player in range(i64(len(s.mats))):
        mat = s.mats[player]
        if player == seat:
            continue
        most = max(most, mat.score())
        total += mat.score()
        offices += size(mat.regions)
        tokens += mat.tokens
        for count in mat.tiles:
            tiles += count
        for technology in range(i64(TECHNOLOGIES)):
            if mat.technologies & (1 << technology):
                known[technology] += 1
    others = float(max(i64(len(s.mats)) - 1, i64(1)))
    for technology in range(i64(TECHNOLOGIES)):
        sheet.put(0.3 * float(known[technology]))
    sheet.put(0.02 * float(mine))
    sheet.put(0.03 * float(max(i64(-60), min(i64(60), mine - most))))
    sheet.put(0.03 * max(-60.0, min(60.0, float(mine) - float(total) / others)))
    sheet.put(0.05 * float(offices))
    sheet.put(0.25 * float(tiles) / others)
    sheet.put(0.25 * float(tokens) / others)
    sheet.put(0.05 * float(free_places(s)))


def free_places(s: SmartphoneState) -> i64:
    """Regions that still have room for an office."""
    count: i64 = 0
    for region in range(i64(REGIONS)):
        if free_slot(s, region) != NONE:
            count += 1
    return count
