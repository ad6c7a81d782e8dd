"""The opening position, in the rulebook's order (EXPO-01 to EXPO-14)."""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.box import ALL_CARDS, MOST_STACKED, NONE, PIECES, Box
from menlo.games.expo.options import rulings
from menlo.games.expo.resources import TRACKS
from menlo.games.expo.rules.clean_up import draw_jury, fill_station, reveal_project
from menlo.games.expo.rules.handicap import begin
from menlo.games.expo.state import ALL_PIECES, EMPTY, FIRST_GHOST, SCRAP, ExpoState, Mat
from menlo.kernel.rng import Rng


def deal(box: Box, seats: int, rng: Rng, options: Mapping[str, str]) -> ExpoState:
    mats = [deal_mat(box) for _ in range(seats)]
    s = ExpoState(box, rulings(options), rng, mats)
    deal_tiles(s)
    deal_projects(s)
    s.technologies = (1 << len(box.technology_ids)) - 1
    s.first = rng.below(seats)
    for i in range(seats):
        mats[(int(s.first) + i) % seats].money = box.start_money[(seats - 1) * 4 + i]
    for seat in range(seats):
        mats[seat].handicap = box.handicaps[s.rulings.handicaps[seat]]
    deal_pieces(s)
    for _ in range(box.jury_start):
        draw_jury(s, None)
    begin(s, None)
    return s


def deal_mat(box: Box) -> Mat:
    grid = vec[i64](capacity=box.cells)
    for cell in range(box.cells):
        grid = append(grid, SCRAP if (box.scraps >> cell) & 1 else EMPTY)
    mat = Mat(grid)
    mat.full = box.scraps
    mat.hand = ALL_CARDS
    return mat


def deal_tiles(s: ExpoState) -> None:
    """All resource tiles face down, then three for each player on the Station."""
    box = s.box
    draw = vec[i64](capacity=128)
    for tile in range(i64(len(box.tile_copies))):
        for _ in range(box.tile_copies[tile]):
            draw = append(draw, tile)
    s.rng.shuffle(draw)
    s.draw = draw
    s.station = filled(s.seats * box.station_per_player, NONE)
    fill_station(s, None)


def deal_projects(s: ExpoState) -> None:
    """A shuffled stack for each shape, its first project in the Academy."""
    box = s.box
    shapes: i64 = len(box.shape_ids)
    s.slots = filled(shapes, NONE)
    s.unseen = filled(shapes, 0)
    s.stacks = filled(shapes * MOST_STACKED, NONE)
    for shape in range(shapes):
        stack = vec[i64](capacity=MOST_STACKED)
        for project in range(i64(len(box.project_shape))):
            if box.project_shape[project] == shape:
                stack = append(stack, project)
        s.rng.shuffle(stack)
        for i in range(i64(len(stack))):
            s.stacks[shape * MOST_STACKED + i] = stack[i]
        s.unseen[shape] = len(stack)
        reveal_project(s, shape, None)


def deal_pieces(s: ExpoState) -> None:
    """Three pieces of each seat on the common first step, the start player's on top; one or two players meet ghosts."""
    s.tracks = filled(ALL_PIECES, NONE)
    s.steps = filled(ALL_PIECES, 0)
    s.bonuses = filled(TRACKS, NONE)
    s.order = vec[i64](capacity=ALL_PIECES)
    for i in range(s.seats):
        for index in range(i64(PIECES)):
            piece = (s.first + i) % s.seats * PIECES + index
            s.steps[piece] = 1
            s.order = append(s.order, piece)
    if s.box.ghost_tiles[s.seats]:
        for track in range(i64(TRACKS)):
            s.tracks[FIRST_GHOST + track] = track
            s.steps[FIRST_GHOST + track] = 1
            s.order = append(s.order, FIRST_GHOST + track)


def filled(n: i64, value: i64) -> vec[i64]:
    result = vec[i64](capacity=n)
    for _ in range(n):
        result = append(result, value)
    return result
