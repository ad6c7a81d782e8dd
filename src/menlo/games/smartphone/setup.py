"""The opening position, in the rulebook's order (SMART-03 to SMART-15). The players then choose their colours."""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_COLOUR
from menlo.games.smartphone.box import COLOURS, MOST_DESIGNS, NONE, REGIONS, SLOTS, TECHNOLOGIES, Box
from menlo.games.smartphone.events import ColourChosen, RegionCovered
from menlo.games.smartphone.options import FIRST_SIDE, codes, rulings
from menlo.games.smartphone.rules.logistics import place_office
from menlo.games.smartphone.rules.planning import new_plan
from menlo.games.smartphone.rules.round_end import begin_round, deal_display
from menlo.games.smartphone.rules.steve import steve_colour
from menlo.games.smartphone.rules.stock import who
from menlo.games.smartphone.state import BY_START, SOURCES, Mat, SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal
from menlo.kernel.rng import Rng

RANDOM = 2  # of the options for sides


def deal(box: Box, seats: int, rng: Rng, options: Mapping[str, str]) -> SmartphoneState:
    mats = [deal_mat(box) for _ in range(max(seats, 2))]
    if seats == 1:
        mats[1].steve = 1
    s = SmartphoneState(box, rulings(options), rng, mats, seats)
    s.offices = vec[i64]([NONE] * (REGIONS * SLOTS))
    s.sold = vec[i64]([NONE] * len(box.customers))
    s.patents = vec[i64]([NONE] * TECHNOLOGIES)
    s.sides = lay_sides(rng, codes(options))
    deal_improvements(s)
    s.tokens = box.tokens
    for region in box.covered[seats - 1]:
        s.covered |= 1 << region
    return s


def lay_sides(rng: Rng, chosen: vec[i64]) -> vec[i64]:
    sides = vec[i64](capacity=TECHNOLOGIES)
    for technology in range(i64(TECHNOLOGIES)):
        side = chosen[FIRST_SIDE + technology]
        sides = append(sides, rng.below(2) if side == RANDOM else side)
    return sides


def deal_improvements(s: SmartphoneState) -> None:
    pile = vec[i64]()
    for design in range(i64(len(s.box.tile_copies))):
        for _ in range(s.box.tile_copies[design]):
            pile = append(pile, design)
    s.rng.shuffle(pile)
    s.pile = pile
    s.display = vec[i64]([NONE] * s.box.display)
    deal_display(s, None)


def deal_mat(box: Box) -> Mat:
    """All pieces of a colour; one good marks the points, one the price (SMART-14)."""
    mat = Mat(zeros(SOURCES), zeros(TECHNOLOGIES + REGIONS), zeros(MOST_DESIGNS), new_plan())
    mat.markers = box.progress
    mat.offices = box.offices
    mat.stock = box.goods - 2
    return mat


def free_colour(s: SmartphoneState, colour: i64) -> bool:
    for mat in s.mats:
        if mat.colour == colour:
            return False
    return True


def legal_colours(s: SmartphoneState) -> vec[i64]:
    keys = vec[i64](capacity=COLOURS)
    for colour in range(i64(COLOURS)):
        if free_colour(s, colour):
            keys = append(keys, K_COLOUR + colour)
    return keys


def choose_colour(s: SmartphoneState, seat: i64, colour: i64, log: EventLog | None) -> Refusal | None:
    if not free_colour(s, colour):
        name = f"smartphone-colour-{s.box.colour_ids[colour]}"
        return Refusal("smartphone-refusal-colour-taken", "SMART-09", {"colour": name})

    settle_in(s, seat, colour, log)
    if s.seats == 1:
        settle_in(s, 1, steve_colour(s.box, colour), log)
    s.turn += 1
    if s.turn == s.seats:
        cover_homes(s, log)
        begin_round(s)
    return None


def settle_in(s: SmartphoneState, player: i64, colour: i64, log: EventLog | None) -> None:
    """Home office, points and start improvement of a colour; the solo opponent has no improvement (SMART-128)."""
    mat, box = s.mats[player], s.box
    mat.colour = colour
    mat.points[BY_START] = box.colour_points[colour]
    if not mat.steve:
        mat.tiles[box.colour_tile[colour]] += 1
    if log is not None:
        log.add(ColourChosen(who(s, player), colour))
    place_office(s, player, box.colour_home[colour], log)


def cover_homes(s: SmartphoneState, log: EventLog | None) -> None:
    for colour in range(i64(COLOURS)):
        if free_colour(s, colour):
            s.covered |= 1 << s.box.colour_home[colour]
    if log is not None:
        for region in range(i64(REGIONS)):
            if s.covered & (1 << region):
                log.add(RegionCovered(region))


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)
