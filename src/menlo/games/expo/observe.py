"""What a seat sees as whole numbers, straight from the position: the same, in the same order, as its view's tensor.

For learners, to whom building a view at every step would cost more than playing. A test compares the two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.bits import bit
from menlo.games.expo.box import (
    CARDS,
    FIRST_PROJECT,
    FIRST_TECHNOLOGY,
    MOST_STACKED,
    MOST_STATION,
    NONE,
    PIECES,
    STATION,
    Box,
)
from menlo.games.expo.progress import progress
from menlo.games.expo.resources import BITS, FIELD, RESOURCES, TRACKS
from menlo.games.expo.rules.conference import jury_left
from menlo.games.expo.rules.lab import led_types, touching
from menlo.games.expo.rules.patents import GHOST, leader
from menlo.games.expo.rules.station import price
from menlo.games.expo.scoring import SOURCES, points_by_source, prestige, verdict
from menlo.games.expo.state import FIRST_GHOST, NOT_YET, OVER, SCRAP, ExpoState, Mat

MOST_SEATS: Final = 4
PHASES: Final = 13
OPTIONS: Final = 4  # of the Conference
ENERGIES: Final = 2
ENDS: Final = 3
CELL: Final = 6  # scrap, three kinds, tile, rotation


def all_tiles(box: Box) -> i64:
    return len(box.tile_ids) + len(box.project_ids) + len(box.technology_ids)


def number_of(box: Box, tile: i64) -> i64:
    """A tile's place in the list of all resource tiles, projects and technologies."""
    if tile < FIRST_PROJECT:
        return tile
    if tile < FIRST_TECHNOLOGY:
        return tile - FIRST_PROJECT + len(box.tile_ids)
    return tile - FIRST_TECHNOLOGY + len(box.tile_ids) + len(box.project_ids)


def features(box: Box) -> i64:
    """How many numbers `observe` writes."""
    tiles, resources = all_tiles(box), i64(len(box.tile_ids))
    projects: i64 = len(box.project_ids)
    technologies: i64 = len(box.technology_ids)
    course = 1 + PHASES + 2 + 3 * MOST_SEATS + CARDS + CARDS + 4 + OPTIONS + tiles + TRACKS
    offer = (MOST_STATION + 2) * resources + 3 * projects + technologies + 3 * ENERGIES
    office = TRACKS * (MOST_SEATS + 2 + len(box.bonus_ids))
    end = 2 * CARDS + ENDS + MOST_SEATS
    mat = 5 + SOURCES + 4 * CARDS + tiles + technologies + 4 * projects + CELL * box.cells + PIECES * (TRACKS + 1)
    return course + offer + office + end + MOST_SEATS * mat


def observe(s: ExpoState, seat: i64, out: vec[i64], at: i64) -> None:
    for i in range(at, at + features(s.box)):
        out[i] = 0
    own: i64 = max(seat, 0)
    at = write_course(s, own, out, at)
    at = write_action(s, out, at)
    at = write_station(s, out, at)
    at = write_academy(s, out, at)
    at = write_jury(s, out, at)
    at = write_office(s, own, out, at)
    at = write_end(s, own, out, at)
    for place in range(s.seats):
        at = write_mat(s, (own + place) % s.seats, seat, out, at)


def write_seat(s: ExpoState, own: i64, seat: i64, out: vec[i64], at: i64) -> i64:
    """1 for a seat, counted from one's own; below 0 is nobody, or a ghost."""
    if seat >= 0:
        out[at + (seat - own + s.seats) % s.seats] = 1
    return at + MOST_SEATS


def write_bits(bits: i64, count: i64, out: vec[i64], at: i64) -> i64:
    for i in range(count):
        out[at + i] = (bits >> i) & 1
    return at + count


def write_bag(items: vec[i64], kinds: i64, out: vec[i64], at: i64) -> i64:
    for item in items:
        out[at + item] += 1
    return at + kinds


def write_course(s: ExpoState, own: i64, out: vec[i64], at: i64) -> i64:
    out[at] = s.seats
    out[at + 1 + s.phase] = 1
    at += 1 + PHASES
    out[at] = s.round
    out[at + 1] = s.box.jury_spaces - s.box.jury_start
    at = write_seat(s, own, s.first, out, at + 2)
    at = write_seat(s, own, s.start, out, at)
    at = write_seat(s, own, NONE if s.phase == OVER else s.turn, out, at)
    if s.last != NONE and s.ending == NOT_YET:
        out[at + s.last] = 1
    return at + CARDS


def write_action(s: ExpoState, out: vec[i64], at: i64) -> i64:
    if s.card != NONE:
        done, most = progress(s)
        out[at + s.card] = 1
        out[at + CARDS] = s.boosted
        out[at + CARDS + 1] = done
        out[at + CARDS + 2] = most
        out[at + CARDS + 3] = price(s) if s.card == STATION else 0
        write_bits(s.chosen, OPTIONS, out, at + CARDS + 4)
    at += CARDS + 4 + OPTIONS
    if s.held != NONE:
        out[at + number_of(s.box, s.held)] = 1
    at += all_tiles(s.box)
    if s.card != NONE and s.track != NONE:
        out[at + s.track] = 1
    return at + TRACKS


def write_station(s: ExpoState, out: vec[i64], at: i64) -> i64:
    resources: i64 = len(s.box.tile_ids)
    for space in range(i64(len(s.station))):
        if s.station[space] != NONE:
            out[at + space * resources + s.station[space]] = 1
    at = write_bag(s.draw, resources, out, at + MOST_STATION * resources)
    return write_bag(s.discards, resources, out, at)


def write_academy(s: ExpoState, out: vec[i64], at: i64) -> i64:
    projects: i64 = len(s.box.project_ids)
    for shape in range(i64(len(s.slots))):
        if s.slots[shape] != NONE:
            out[at + s.slots[shape]] = 1
        for i in range(i64(MOST_STACKED)):
            project = s.stacks[shape * MOST_STACKED + i]
            if project != NONE:
                out[at + project + (projects if i < s.unseen[shape] else 2 * projects)] = 1
    return write_bits(s.technologies, len(s.box.technology_ids), out, at + 3 * projects)


def write_jury(s: ExpoState, out: vec[i64], at: i64) -> i64:
    at = write_bag(s.jury, ENERGIES, out, at)
    for energy in range(i64(ENERGIES)):
        out[at + energy] = jury_left(s, energy)
    prefers = verdict(s)
    if prefers != NONE:
        out[at + ENERGIES + prefers] = 1
    return at + 2 * ENERGIES


def write_office(s: ExpoState, own: i64, out: vec[i64], at: i64) -> i64:
    for track in range(i64(TRACKS)):
        leads = leader(s, track)
        at = write_seat(s, own, leads, out, at)
        out[at] = 1 if leads == GHOST else 0
        out[at + 1] = s.steps[FIRST_GHOST + track]
        at += 2
        if s.bonuses[track] != NONE:
            out[at + s.bonuses[track]] = 1
        at += len(s.box.bonus_ids)
    return at


def write_end(s: ExpoState, own: i64, out: vec[i64], at: i64) -> i64:
    if s.seats == 1:
        write_bag(s.ghost_deck, CARDS, out, at)
    at = write_bag(s.revealed, CARDS, out, at + CARDS)
    if s.ending != NOT_YET:
        out[at + s.ending - 1] = 1
        write_seat(s, own, s.ender, out, at + ENDS)
    return at + ENDS + MOST_SEATS


def write_mat(s: ExpoState, seat: i64, watcher: i64, out: vec[i64], at: i64) -> i64:
    mat, box = s.mats[seat], s.box
    points = points_by_source(s, seat)
    out[at] = mat.money
    out[at + 1] = prestige(s, seat)
    for source in range(i64(SOURCES)):
        out[at + 2] += points[source]
        out[at + 5 + source] = points[source]
    for card in range(i64(CARDS)):
        out[at + 3] += (mat.hand >> card) & 1
    out[at + 4] = mat.handicap
    at += 5 + SOURCES
    # Read strictly, others' cards are hidden but for the last one played.
    if not s.rulings.strict or seat == watcher:
        write_bits(mat.hand, CARDS, out, at)
        write_bag(mat.played, CARDS, out, at + CARDS)
    if len(mat.played):
        out[at + 2 * CARDS + mat.played[len(mat.played) - 1]] = 1
    at = write_bits(mat.upgraded, CARDS, out, at + 3 * CARDS)
    for tile in mat.supply:
        out[at + number_of(box, tile)] += 1
    at = write_bits(mat.technologies, len(box.technology_ids), out, at + all_tiles(box))
    at = write_projects(s, seat, mat, out, at)
    at = write_lab(s, mat, out, at)
    return write_pieces(s, seat, out, at)


def write_projects(s: ExpoState, seat: i64, mat: Mat, out: vec[i64], at: i64) -> i64:
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        out[at + 4 * project] = 1
        write_project(s, seat, project, touching(s, mat, value), out, at + 4 * project)
    for tile in mat.supply:
        if tile >= FIRST_PROJECT and tile < FIRST_TECHNOLOGY:
            write_project(s, seat, tile - FIRST_PROJECT, 0, out, at + 4 * (tile - FIRST_PROJECT))
    for project in range(i64(len(s.box.project_ids))):
        out[at + 4 * project + 1] = (mat.completed >> project) & 1
    return at + 4 * len(s.box.project_ids)


def write_project(s: ExpoState, seat: i64, project: i64, has: i64, out: vec[i64], at: i64) -> None:
    """What it lacks, and what completing it now would bring."""
    needs = s.box.project_needs[project]
    lacks: i64 = 0
    for resource in range(i64(RESOURCES)):
        lacks += max(i64(0), ((needs >> (BITS * resource)) & FIELD) - ((has >> (BITS * resource)) & FIELD))
    out[at + 2] = lacks
    if not s.mats[seat].completed & bit(project):
        out[at + 3] = s.box.project_points[project] + led_types(s, seat, project) * s.box.lead_points


def write_lab(s: ExpoState, mat: Mat, out: vec[i64], at: i64) -> i64:
    for cell in range(s.box.cells):
        value = mat.grid[cell]
        if value == SCRAP:
            out[at] = 1
        elif value >= 0:
            tile = value >> 8
            out[at + (1 if tile < FIRST_PROJECT else 2 if tile < FIRST_TECHNOLOGY else 3)] = 1
            out[at + 4] = number_of(s.box, tile) + 1
            out[at + 5] = (value >> 6) & 3
        at += CELL
    return at


def write_pieces(s: ExpoState, seat: i64, out: vec[i64], at: i64) -> i64:
    for index in range(i64(PIECES)):
        piece = seat * PIECES + index
        if s.tracks[piece] != NONE:
            out[at + s.tracks[piece]] = 1
        out[at + TRACKS] = s.steps[piece]
        at += TRACKS + 1
    return at
