"""The solo opponent: his values stand on a public sheet, and he follows fixed rules (SMART-127 to SMART-133)."""

from mypy_extensions import i64

from menlo.games.smartphone.box import COLOURS, NONE, REGIONS, TECHNOLOGIES, Box
from menlo.games.smartphone.rules.logistics import open_region, progress_region, region_cost
from menlo.games.smartphone.rules.research import cost, finish_ready, open_technology, progress_technology
from menlo.games.smartphone.rules.sale import next_customer, sell_to, serves
from menlo.games.smartphone.rules.stock import remove_improvement, take_progress
from menlo.games.smartphone.state import EXPANDING, IMPROVING, RESEARCHING, Mat, SmartphoneState
from menlo.kernel.events import EventLog


def steve_colour(box: Box, colour: i64) -> i64:
    """The colour whose home lies farthest from that of another; the earlier one of equals."""
    best: i64 = NONE
    farthest: i64 = -1
    for other in range(i64(COLOURS)):
        if other != colour:
            far = distance(box, box.colour_home[colour], box.colour_home[other])
            if far > farthest:
                best, farthest = other, far
    return best


def distance(box: Box, start: i64, end: i64) -> i64:
    """Links between two regions."""
    reached: i64 = i64(1) << start
    steps: i64 = 0
    while not reached & (1 << end) and steps < REGIONS:
        more = reached
        for region in range(i64(REGIONS)):
            if reached & (1 << region):
                more |= box.region_links[region]
        reached = more
        steps += 1
    return steps


def plan_steve(s: SmartphoneState, mat: Mat) -> i64:
    """His row of the sheet; returns the goods he makes (SMART-128)."""
    row = s.round - 1
    mat.price = s.box.steve_price[row]
    mat.gears = s.box.steve_gears[row]
    mat.trucks = s.box.steve_trucks[row]
    return max(i64(0), s.box.steve_goods[row] + s.box.steve_levels[s.rulings.level])


def steve_turn(s: SmartphoneState, log: EventLog | None) -> None:
    if s.phase == IMPROVING:
        steve_improves(s, log)
    elif s.phase == RESEARCHING:
        steve_researches(s, log)
    elif s.phase == EXPANDING:
        steve_expands(s, log)
    else:
        steve_sells(s, log)


def steve_improves(s: SmartphoneState, log: EventLog | None) -> None:
    for space in range(i64(len(s.display))):
        if s.display[space] != NONE:
            remove_improvement(s, space, log)
            return


def steve_researches(s: SmartphoneState, log: EventLog | None) -> None:
    mat = s.mats[s.turn]
    finish_ready(s, s.turn, log)
    take_progress(s, s.turn, mat.gears, log)
    while s.hand > 0:
        best: i64 = NONE
        least: i64 = 0
        for technology in range(i64(TECHNOLOGIES)):
            if open_technology(s, mat, technology):
                need = cost(s, mat, technology) - mat.progress[technology]
                if best == NONE or need < least:
                    best, least = technology, need
        if best == NONE:
            return
        s.hand -= 1
        progress_technology(s, s.turn, best, log)


def steve_expands(s: SmartphoneState, log: EventLog | None) -> None:
    mat = s.mats[s.turn]
    take_progress(s, s.turn, mat.trucks, log)
    while s.hand > 0:
        best: i64 = NONE
        least: i64 = 0
        most: i64 = 0
        for region in range(i64(REGIONS)):
            if not open_region(s, mat, region):
                continue
            need = region_cost(s, mat, region) - mat.progress[TECHNOLOGIES + region]
            customers = servable(s, mat, region)
            if best == NONE or need < least or (need == least and customers > most):
                best, least, most = region, need, customers
        if best == NONE:
            return
        progress_region(s, s.turn, best, log)


def servable(s: SmartphoneState, mat: Mat, region: i64) -> i64:
    """Free customers of a region that the player could serve; none under a retailer."""
    count: i64 = 0
    if s.covered & (1 << region):
        return count
    for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
        if s.sold[customer] == NONE and serves(mat, s.box.customers[customer], mat.price):
            count += 1
    return count


def steve_sells(s: SmartphoneState, log: EventLog | None) -> None:
    mat = s.mats[s.turn]
    while mat.produced > 0:
        best: i64 = NONE
        most: i64 = 0
        for region in range(i64(REGIONS)):
            if mat.regions & (1 << region) and servable(s, mat, region) > most:
                best, most = region, servable(s, mat, region)
        if best == NONE:
            return
        while mat.produced > 0 and next_customer(s, mat, best) != NONE:
            sell_to(s, s.turn, best, next_customer(s, mat, best), log)
