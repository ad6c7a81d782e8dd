"""Positions to and from plain JSON data: the whole truth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.bits import bit
from menlo.games.expo.box import (
    CARDS,
    CONFERENCE,
    FIRST_PROJECT,
    FIRST_TECHNOLOGY,
    MOST_STACKED,
    NONE,
    PIECES,
    TILE_CODES,
    Box,
)
from menlo.games.expo.options import OPTIONS, rulings
from menlo.games.expo.resources import TRACKS
from menlo.games.expo.rules.lab import anchors, first_cell, lay
from menlo.games.expo.state import (
    ALL_PIECES,
    BY_PROJECTS,
    EMPTY,
    FIRST_GHOST,
    HANDICAP,
    MOVING,
    NOT_YET,
    OVER,
    PLACING,
    SCRAP,
    ExpoState,
    Mat,
)
from menlo.games.expo.tiles import known_tile, tile_id
from menlo.kernel.action import Data
from menlo.kernel.data import Reader, plain
from menlo.kernel.errors import MalformedState
from menlo.kernel.rng import rng_from

MOST: Final = 10_000  # no count in a match comes near


def dump_state(s: ExpoState) -> Data:
    return {
        "game": "expo",
        "pack": s.box.digest,
        "options": dict(s.rulings.chosen),
        "rng": s.rng.dump(),
        "mats": [_dump_mat(s.box, mat) for mat in s.mats],
        "phase": int(s.phase),
        "turn": int(s.turn),
        "first": int(s.first),
        "start": int(s.start),
        "round": int(s.round),
        "last": int(s.last),
        "draw": plain(s.draw),
        "discards": plain(s.discards),
        "station": plain(s.station),
        "slots": plain(s.slots),
        "stacks": plain(s.stacks),
        "unseen": plain(s.unseen),
        "technologies": int(s.technologies),
        "jury": plain(s.jury),
        "tracks": plain(s.tracks),
        "steps": plain(s.steps),
        "order": plain(s.order),
        "bonuses": plain(s.bonuses),
        "ghost_deck": plain(s.ghost_deck),
        "revealed": plain(s.revealed),
        "card": int(s.card),
        "boosted": int(s.boosted),
        "done": int(s.done),
        "extra": int(s.extra),
        "chosen": int(s.chosen),
        "held": int(s.held),
        "origin": int(s.origin),
        "back": int(s.back),
        "track": int(s.track),
        "ending": int(s.ending),
        "ender": int(s.ender),
    }


def _dump_mat(box: Box, mat: Mat) -> Data:
    """The lab as its scraps and laid tiles, in reading order; the rest of a mat follows from it."""
    cells = range(int(box.cells))
    values = [int(mat.grid[cell]) for cell in cells]
    return {
        "money": int(mat.money),
        "hand": int(mat.hand),
        "played": plain(mat.played),
        "supply": plain(mat.supply),
        "scraps": [cell for cell in cells if values[cell] == SCRAP],
        "lab": [values[cell] for cell in cells if values[cell] >= 0 and first_cell(box, values[cell]) == cell],
        "completed": int(mat.completed),
        "project_points": int(mat.project_points),
        "lead_points": int(mat.lead_points),
        "handicap": int(mat.handicap),
    }


def load_state(box: Box, data: object) -> ExpoState:
    """The inverse of `dump_state`. Counts and pieces are checked; that the position was reached by play is not."""
    top = Reader("state", data)
    top.exactly("game", "expo")
    top.exactly("pack", box.digest)
    readers = top.objects("mats", 1, 4)
    seats = len(readers)
    rng = rng_from(top.numbers("rng", 10, 0, 2**40))
    chosen = rulings(top.options("options", OPTIONS))
    s = ExpoState(box, chosen, rng, [Mat(vec[i64]([EMPTY] * int(box.cells))) for _ in readers])
    for seat, reader in enumerate(readers):
        _load_mat(s, s.mats[seat], reader)
    s.phase = top.number("phase", 0, OVER)
    s.turn = top.number("turn", 0, seats - 1)
    s.first = top.number("first", 0, seats - 1)
    s.start = top.number("start", 0, seats - 1)
    s.round = top.number("round", 1, 100)
    s.last = top.number("last", NONE, CARDS - 1)
    _load_table(s, top)
    _load_patents(s, top)
    _load_action(s, top)
    s.ending = top.number("ending", NOT_YET, BY_PROJECTS)
    s.ender = top.number("ender", NONE, seats - 1)
    top.done()
    _check_pieces(s)
    return s


def _load_mat(s: ExpoState, mat: Mat, data: Reader) -> None:
    box = s.box
    mat.money = data.number("money", 0, int(box.most_money))
    mat.hand = data.number("hand", 0, 2**CARDS - 1)
    mat.played = data.vector("played", None, 0, CARDS - 1)
    mat.supply = data.vector("supply", None, 0, TILE_CODES - 1)
    for cell in data.numbers("scraps", None, 0, int(box.cells) - 1):
        mat.grid[cell] = SCRAP
        mat.full |= bit(cell)
    for value in data.numbers("lab", None, 0, TILE_CODES * 256 - 1):
        tile = value >> 8
        fits = known_tile(box, tile) and anchors(box, tile, (value >> 6) & 3, box.board & ~mat.full) >> (value & 63) & 1
        if not fits:
            raise MalformedState(f"{data.path}.lab: tile {value} lies outside the lab or on another one")
        lay(s, mat, value)
        if tile >= FIRST_TECHNOLOGY:
            mat.technologies |= bit(tile - FIRST_TECHNOLOGY)
            card = box.technology_card[tile - FIRST_TECHNOLOGY]
            mat.upgraded |= bit(card) if card != NONE else 0
    mat.completed = data.number("completed", 0, 2 ** len(box.project_ids) - 1)
    laid = sum(1 << ((int(value) >> 8) - FIRST_PROJECT) for value in mat.projects)
    if mat.completed & ~laid:
        raise MalformedState(f"{data.path}.completed is {int(mat.completed)}: expected projects of the lab only")
    mat.project_points = data.number("project_points", 0, MOST)
    mat.lead_points = data.number("lead_points", 0, MOST)
    mat.handicap = data.number("handicap", 0, 60)
    data.done()


def _load_table(s: ExpoState, top: Reader) -> None:
    box, tiles, projects = s.box, len(s.box.tile_ids) - 1, len(s.box.project_ids) - 1
    shapes = len(box.shape_ids)
    s.draw = top.vector("draw", None, 0, tiles)
    s.discards = top.vector("discards", None, 0, tiles)
    s.station = top.vector("station", int(s.seats * box.station_per_player), NONE, tiles)
    s.slots = top.vector("slots", shapes, NONE, projects)
    s.stacks = top.vector("stacks", shapes * MOST_STACKED, NONE, projects)
    s.unseen = top.vector("unseen", shapes, 0, MOST_STACKED)
    for shape in range(shapes):
        first = shape * MOST_STACKED
        stack = plain(s.stacks)[first : first + MOST_STACKED]
        count = sum(1 for project in stack if project != NONE)
        if NONE in stack[:count] or s.unseen[shape] > count:
            raise MalformedState(
                f"state.stacks is {stack} for a shape: expected its projects first, none unseen beyond"
            )
    s.technologies = top.number("technologies", 0, 2 ** len(box.technology_ids) - 1)
    s.jury = top.vector("jury", None, 0, 1)
    s.ghost_deck = top.vector("ghost_deck", None, 0, CARDS - 1)
    s.revealed = top.vector("revealed", None, 0, CARDS - 1)


def _load_patents(s: ExpoState, top: Reader) -> None:
    s.tracks = top.vector("tracks", ALL_PIECES, NONE, TRACKS - 1)
    s.steps = top.vector("steps", ALL_PIECES, 0, int(s.box.steps))
    s.order = top.vector("order", None, 0, ALL_PIECES - 1)
    s.bonuses = top.vector("bonuses", TRACKS, NONE, len(s.box.bonus_ids) - 1)
    ghosts = range(FIRST_GHOST, ALL_PIECES) if s.box.ghost_tiles[s.seats] else range(0)
    pieces = [*range(s.seats * PIECES), *ghosts]
    if sorted(plain(s.order)) != pieces:
        raise MalformedState(f"state.order is {plain(s.order)}: expected every piece once")
    for piece in range(ALL_PIECES):
        step, track = s.steps[piece], s.tracks[piece]
        good = step == 0 if piece not in pieces else step == 1 if track == NONE else step > 0
        if not good or (piece < FIRST_GHOST and track != NONE and step < 2):
            raise MalformedState(f"state.steps: piece {piece} on step {int(step)}")


def _load_action(s: ExpoState, top: Reader) -> None:
    s.card = top.number("card", NONE, CARDS - 1)
    s.boosted = top.number("boosted", 0, 1)
    s.done = top.number("done", 0, 100)
    s.extra = top.number("extra", 0, 100)
    s.chosen = top.number("chosen", 0, 15)
    s.held = top.number("held", NONE, TILE_CODES - 1)
    s.origin = top.number("origin", NONE, TILE_CODES * 256)
    s.back = top.number("back", 0, OVER)
    s.track = top.number("track", NONE, TRACKS - 1)
    laying = s.phase == HANDICAP or s.phase == PLACING or s.phase == MOVING
    if laying != (s.held != NONE) or (s.held != NONE and not known_tile(s.box, int(s.held))):
        raise MalformedState(f"state.held is {int(s.held)}: expected a tile only when one is to be laid")
    mat = s.mats[s.turn]
    if s.phase == PLACING and s.held not in plain(mat.supply):
        raise MalformedState(f"state.held is {int(s.held)}: expected a tile of the supply")
    if (s.phase == MOVING) != (s.origin != NONE) or (s.origin != NONE and s.origin not in plain(mat.grid)):
        raise MalformedState(f"state.origin is {int(s.origin)}: expected a tile of the lab only when one is moved")


def _check_pieces(s: ExpoState) -> None:
    """Every tile exactly as often as the box holds it, and no more jury tiles or cards than there are."""
    box, seen = s.box, [0] * TILE_CODES
    for pile in (s.draw, s.discards, s.station):
        for tile in pile:
            if tile != NONE:
                seen[tile] += 1
    for pile in (s.slots, s.stacks):
        for project in pile:
            if project != NONE:
                seen[FIRST_PROJECT + project] += 1
    for technology in range(len(box.technology_ids)):
        seen[FIRST_TECHNOLOGY + technology] += (int(s.technologies) >> technology) & 1
    for mat in s.mats:
        for tile in mat.supply:
            seen[tile] += 1
        for cell in range(int(box.cells)):
            value = mat.grid[cell]
            if value >= 0 and first_cell(box, value) == cell:
                seen[value >> 8] += 1
    if s.phase == HANDICAP:
        seen[s.held] += 1
    for tile in range(TILE_CODES):
        known = known_tile(box, tile)
        most = int(box.tile_copies[tile]) if known and tile < FIRST_PROJECT else int(known)
        if seen[tile] != most:
            name = tile_id(box, tile) if known else str(tile)
            raise MalformedState(f"state: {seen[tile]} tiles {name!r}: expected {most}")
    for energy in range(2):
        if plain(s.jury).count(energy) > box.jury_tiles[energy] or len(s.jury) > box.jury_spaces:
            raise MalformedState(f"state.jury is {plain(s.jury)}: expected no more tiles than there are")
    for seat, mat in enumerate(s.mats):
        played = sum(1 << card for card in plain(mat.played))
        if played ^ int(mat.hand) != 2**CARDS - 1:
            raise MalformedState(f"state.mats[{seat}]: expected every card either in hand or played")
    if s.seats == 1 and s.phase != HANDICAP and CONFERENCE not in plain(s.ghost_deck) + plain(s.revealed):
        raise MalformedState("state.ghost_deck: expected a Conference in the deck or revealed")
