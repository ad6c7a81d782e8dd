"""Positions to and from plain JSON data: the whole truth."""

from typing import Final

from menlo.games.smartphone.box import COLOURS, MOST_DESIGNS, NONE, REGIONS, SLOTS, TECHNOLOGIES, Box
from menlo.games.smartphone.grid import DIRECTIONS, PLACES, SHIFT, beside
from menlo.games.smartphone.options import OPTIONS, rulings
from menlo.games.smartphone.rules.pads import tile_design, tile_direction, tile_place
from menlo.games.smartphone.rules.planning import fits, left_over
from menlo.games.smartphone.state import (
    BONUS,
    EXPANDING,
    OVER,
    RESEARCHING,
    SOURCES,
    TILE,
    Mat,
    Plan,
    SmartphoneState,
)
from menlo.kernel.action import Data
from menlo.kernel.data import Reader, plain
from menlo.kernel.errors import MalformedState
from menlo.kernel.rng import rng_from

MOST: Final = 2**31  # no count in a match comes near


def dump_state(s: SmartphoneState) -> Data:
    return {
        "game": "smartphone",
        "pack": s.box.digest,
        "options": dict(s.rulings.chosen),
        "rng": s.rng.dump(),
        "mats": [_dump_mat(mat) for mat in s.mats],
        "phase": int(s.phase),
        "round": int(s.round),
        "turn": int(s.turn),
        "order": plain(s.order),
        "at": int(s.at),
        "hand": int(s.hand),
        "pending": int(s.pending),
        "pending_region": int(s.pending_region),
        "sides": plain(s.sides),
        "patents": plain(s.patents),
        "covered": int(s.covered),
        "offices": plain(s.offices),
        "sold": plain(s.sold),
        "display": plain(s.display),
        "pile": plain(s.pile),
        "tokens": int(s.tokens),
    }


def _dump_mat(mat: Mat) -> Data:
    return {
        "points": plain(mat.points),
        "progress": plain(mat.progress),
        "tiles": plain(mat.tiles),
        "plan": _dump_plan(mat.plan),
        "steve": int(mat.steve),
        "colour": int(mat.colour),
        "markers": int(mat.markers),
        "offices": int(mat.offices),
        "stock": int(mat.stock),
        "produced": int(mat.produced),
        "tokens": int(mat.tokens),
        "technologies": int(mat.technologies),
        "regions": int(mat.regions),
        "doubles": int(mat.doubles),
        "discount": int(mat.discount),
        "price": int(mat.price),
        "factory": int(mat.factory),
        "gears": int(mat.gears),
        "trucks": int(mat.trucks),
        "pluses": int(mat.pluses),
        "second": int(mat.second),
        "direct": int(mat.direct),
        "roaming": int(mat.roaming),
    }


def _dump_plan(plan: Plan) -> Data:
    return {
        "lower": int(plan.lower),
        "faces": int(plan.faces),
        "turn": int(plan.turn),
        "row": int(plan.row),
        "column": int(plan.column),
        "laid": plain(plan.laid),
        "under": int(plan.under),
        "down": plain(plan.down),
        "ready": int(plan.ready),
    }


def load_state(box: Box, data: object) -> SmartphoneState:
    """The inverse of `dump_state`. Counts and pieces are checked; that the position was reached by play is not."""
    top = Reader("state", data)
    top.exactly("game", "smartphone")
    top.exactly("pack", box.digest)
    mats = [_load_mat(box, mat) for mat in top.objects("mats", 2, 5)]
    players = len(mats)
    rng = rng_from(top.numbers("rng", 10, 0, 2**40))
    seats = sum(1 for mat in mats if not mat.steve)
    if any(mat.steve for mat in mats[:-1]) or (seats < players and players > 2):
        raise MalformedState("state.mats: expected the solo opponent after a single seat, or none")
    s = SmartphoneState(box, rulings(top.options("options", OPTIONS)), rng, mats, seats)
    s.phase = top.number("phase", 0, OVER)
    s.round = top.number("round", 1, int(box.rounds))
    s.turn = top.number("turn", 0, players - 1)
    s.order = top.vector("order", None, 0, players - 1)
    if len(s.order) and sorted(s.order) != list(range(players)):
        raise MalformedState(f"state.order is {plain(s.order)}: expected every player once")
    s.at = top.number("at", 0, players)
    s.hand = top.number("hand", 0, int(box.progress))
    s.pending = top.number("pending", 0, TILE)
    s.pending_region = top.number("pending_region", NONE, REGIONS - 1)
    if (s.pending == BONUS) != (s.pending_region != NONE):
        raise MalformedState(f"state.pending_region is {int(s.pending_region)}: expected a region with a bonus pending")
    s.sides = top.vector("sides", TECHNOLOGIES, 0, 1)
    s.patents = top.vector("patents", TECHNOLOGIES, NONE, players - 1)
    s.covered = top.number("covered", 0, 2**REGIONS - 1)
    s.offices = top.vector("offices", REGIONS * SLOTS, NONE, players - 1)
    s.sold = top.vector("sold", len(box.customers), NONE, players - 1)
    designs = len(box.tile_ids) - 1
    s.display = top.vector("display", int(box.display), NONE, designs)
    s.pile = top.vector("pile", None, 0, designs)
    s.tokens = top.number("tokens", 0, int(box.tokens))
    top.done()
    _check_pieces(s)
    for seat in range(seats):
        _check_plan(s, seat)
    return s


def _load_mat(box: Box, data: Reader) -> Mat:
    points = data.vector("points", SOURCES, 0, MOST)
    progress = data.vector("progress", TECHNOLOGIES + REGIONS, 0, int(box.progress))
    tiles = data.vector("tiles", MOST_DESIGNS, 0, 100)
    mat = Mat(points, progress, tiles, _load_plan(Reader(f"{data.path}.plan", data.get("plan"))))
    mat.steve = data.number("steve", 0, 1)
    mat.colour = data.number("colour", NONE, COLOURS - 1)
    mat.markers = data.number("markers", 0, int(box.progress))
    mat.offices = data.number("offices", 0, int(box.offices))
    mat.stock = data.number("stock", 0, int(box.goods))
    mat.produced = data.number("produced", 0, int(box.goods))
    mat.tokens = data.number("tokens", 0, int(box.tokens))
    mat.technologies = data.number("technologies", 0, 2**TECHNOLOGIES - 1)
    mat.regions = data.number("regions", 0, 2**REGIONS - 1)
    mat.doubles = data.number("doubles", 0, 2**REGIONS - 1)
    mat.discount = data.number("discount", 0, 1)
    mat.price = data.number("price", 0, int(box.price_most))
    mat.factory = data.number("factory", 0, 1)
    mat.gears = data.number("gears", 0, 100)
    mat.trucks = data.number("trucks", 0, 100)
    mat.pluses = data.number("pluses", 0, 100)
    mat.second = data.number("second", 0, 1)
    mat.direct = data.number("direct", 0, int(box.goods))
    mat.roaming = data.number("roaming", NONE, REGIONS - 1)
    data.done()
    return mat


def _load_plan(data: Reader) -> Plan:
    laid = data.vector("laid", None, 0, MOST_DESIGNS * PLACES * DIRECTIONS - 1)
    plan = Plan(laid, data.vector("down", MOST_DESIGNS, 0, 100))
    plan.lower = data.number("lower", NONE, 1)
    plan.faces = data.number("faces", 0, 3)
    plan.turn = data.number("turn", NONE, 3)
    plan.row = data.number("row", -SHIFT, SHIFT)
    plan.column = data.number("column", -SHIFT, SHIFT)
    plan.under = data.number("under", 0, len(laid))
    plan.ready = data.number("ready", 0, 1)
    data.done()
    return plan


def _check_plan(s: SmartphoneState, seat: int) -> None:
    """A plan that can be counted: pads that overlap, improvements that are there and lie on the grid."""
    mat = s.mats[seat]
    plan = mat.plan
    good = plan.turn < 0 or (plan.lower >= 0 and fits(s, plan.turn, plan.row, plan.column))
    good = good and (plan.lower >= 0 or not len(plan.laid)) and (plan.turn >= 0 or not plan.ready)
    for design in range(len(s.box.tile_ids)):
        good = good and left_over(mat, design) >= 0
    for code in plan.laid:
        good = good and beside(tile_place(code), tile_direction(code)) >= 0
        good = good and tile_design(code) < len(s.box.tile_ids)
    if not good:
        raise MalformedState(f"state.mats[{seat}].plan: expected a plan that can be laid")


def _check_pieces(s: SmartphoneState) -> None:
    """No component more often than the box holds it."""
    box = s.box
    for player, mat in enumerate(s.mats):
        in_hand = int(s.hand) if s.turn == player and s.phase in (RESEARCHING, EXPANDING) else 0
        placed = sum(1 for owner in s.offices if owner == player)
        techs = bin(int(mat.technologies)).count("1")
        goods = int(mat.stock + mat.produced + mat.direct) + sum(1 for owner in s.sold if owner == player)
        _count("progress", player, int(mat.markers) + sum(mat.progress) + in_hand, int(box.progress))
        _count("offices", player, int(mat.offices) + placed + techs, int(box.offices))
        _count("goods", player, goods, int(box.goods) - 2)
    tokens = int(s.tokens) + sum(int(mat.tokens) for mat in s.mats)
    if tokens != box.tokens:
        raise MalformedState(f"state: {tokens} goods tokens: expected {int(box.tokens)}")
    if len(s.pile) < box.display * max(0, int(box.rounds) - 1 - int(s.round)):
        raise MalformedState(f"state: {len(s.pile)} improvements in the pile: expected a display for every round")
    _check_improvements(s)


def _check_improvements(s: SmartphoneState) -> None:
    seen = [0] * len(s.box.tile_ids)
    for pile in (s.display, s.pile):
        for design in pile:
            if design != NONE:
                seen[design] += 1
    most = plain(s.box.tile_copies)
    for mat in s.mats:
        for design in range(len(seen)):
            seen[design] += int(mat.tiles[design])
        if mat.colour != NONE and not mat.steve:
            most[int(s.box.colour_tile[mat.colour])] += 1
    for design, count in enumerate(seen):
        if count > most[design]:
            raise MalformedState(f"state: {count} improvements {s.box.tile_ids[design]!r}: expected {most[design]}")


def _count(what: str, player: int, found: int, expected: int) -> None:
    if found != expected:
        raise MalformedState(f"state.mats[{player}]: {found} {what}: expected {expected}")
