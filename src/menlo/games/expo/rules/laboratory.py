"""The Laboratory: lay tiles of the supply, remove tiles of the lab (EXPO-31 to EXPO-40)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.actions import K_CHOOSE, K_FINISH, K_PUT, K_REMOVE
from menlo.games.expo.bits import bit
from menlo.games.expo.box import FIRST_PROJECT, FIRST_TECHNOLOGY, LABORATORY, MOST_STACKED, NONE
from menlo.games.expo.events import ProjectReturned, ScrapRemoved, TileChosen, TilePlaced, TileRemoved
from menlo.games.expo.rules.lab import (
    anchors,
    complete_projects,
    distinct,
    has_room,
    install,
    lay,
    protects,
    removable,
    tile_at,
    uninstall,
    unlay,
    without,
)
from menlo.games.expo.state import AT_LABORATORY, EMPTY, PLACING, SCRAP, ExpoState, laid
from menlo.games.expo.tiles import column_of, row_of, tile_message
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def most_operations(s: ExpoState, seat: i64) -> i64:
    """Fixed when the card is played, unless the option lets an improvement count at once."""
    if s.rulings.limit_at_once:
        return s.box.operations[(s.mats[seat].upgraded >> LABORATORY) & 1]
    return s.box.operations[s.boosted]


def legal_laboratory(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=48)
    mat, box = s.mats[s.turn], s.box
    free = box.board & ~mat.full
    last: i64 = NONE
    for tile in mat.supply:
        if tile != last and has_room(box, tile, free):
            keys = append(keys, K_CHOOSE + tile)
        last = tile
    for cell in range(box.cells):
        if mat.grid[cell] != EMPTY and removable(s, mat, cell):
            keys = append(keys, K_REMOVE + cell)
    return append(keys, K_FINISH)


def choose(s: ExpoState, seat: i64, tile: i64, log: EventLog | None) -> Refusal | None:
    mat, box = s.mats[seat], s.box
    if not holds(mat.supply, tile):
        return Refusal("expo-refusal-not-in-supply", "EXPO-31", {"seat": seat})
    if not has_room(box, tile, box.board & ~mat.full):
        return Refusal("expo-refusal-no-room", "EXPO-33", {"tile": tile_message(box, tile)})

    s.held = tile
    s.phase = PLACING
    if log is not None:
        log.add(TileChosen(seat, tile))
    return None


def holds(items: vec[i64], item: i64) -> bool:
    for other in items:
        if other == item:
            return True
    return False


def legal_places(s: ExpoState, free: i64) -> vec[i64]:
    """All places for the held tile on the free cells."""
    keys = vec[i64](capacity=200)
    for turn in range(i64(4)):
        if not distinct(s.box, s.held, turn):
            continue
        found = anchors(s.box, s.held, turn, free)
        key: i64 = K_PUT + turn
        while found:
            if found & 1:
                keys = append(keys, key)
            found >>= 1
            key += 4
    return keys


def misplaced(s: ExpoState, tile: i64, cell: i64, turn: i64, free: i64) -> Refusal | None:
    """Why the tile cannot lie there: a turn that looks like another, the edge, other tiles."""
    box = s.box
    if not distinct(box, tile, turn):
        same = box.form_same[box.tile_shape[tile] * 4 + turn]
        return Refusal("expo-refusal-same-turn", "EXPO-34", {"tile": tile_message(box, tile), "turns": same})
    place = {"tile": tile_message(box, tile), "row": row_of(box, cell), "column": column_of(box, cell)}
    if not (anchors(box, tile, turn, box.board) >> cell) & 1:
        return Refusal("expo-refusal-outside", "EXPO-33", place)
    if not (anchors(box, tile, turn, free) >> cell) & 1:
        return Refusal("expo-refusal-occupied", "EXPO-33", place)
    return None


def put(s: ExpoState, seat: i64, cell: i64, turn: i64, log: EventLog | None) -> Refusal | None:
    mat, box, tile = s.mats[seat], s.box, s.held
    refusal = misplaced(s, tile, cell, turn, box.board & ~mat.full)
    if refusal is not None:
        return refusal

    mat.supply = without(mat.supply, tile)
    lay(s, mat, laid(tile, turn, cell))
    s.held = NONE
    s.phase = AT_LABORATORY
    s.done += 1
    if log is not None:
        log.add(TilePlaced(seat, tile, cell, turn))
    if tile >= FIRST_TECHNOLOGY:
        install(s, seat, tile - FIRST_TECHNOLOGY, log)
    complete_projects(s, seat, log)
    return None


def wrong_cell(s: ExpoState, seat: i64, cell: i64, clause: str) -> Refusal | None:
    """Nothing lies there, or a tile that is called by another of its cells."""
    box, grid = s.box, s.mats[seat].grid
    if cell >= box.cells:
        return Refusal("expo-refusal-no-cell", clause)
    place = {"row": row_of(box, cell), "column": column_of(box, cell)}
    if grid[cell] == EMPTY:
        return Refusal("expo-refusal-empty-cell", clause, place)
    if tile_at(box, s.mats[seat], cell) == EMPTY:
        return Refusal("expo-refusal-first-cell", clause, place)
    return None


def remove(s: ExpoState, seat: i64, cell: i64, log: EventLog | None) -> Refusal | None:
    mat, box = s.mats[seat], s.box
    refusal = wrong_cell(s, seat, cell, "EXPO-31")
    if refusal is not None:
        return refusal
    value = mat.grid[cell]
    if value != SCRAP:
        project = protects(s, mat, value)
        if project != NONE:
            name = f"expo-project-{box.project_ids[project]}"
            return Refusal("expo-refusal-protected", "EXPO-37", {"project": name})

    s.done += 1
    if value == SCRAP:
        mat.grid[cell] = EMPTY
        mat.full &= ~bit(cell)
        if log is not None:
            log.add(ScrapRemoved(seat, cell))
        return None
    unlay(s, mat, value)
    if log is not None:
        log.add(TileRemoved(seat, value >> 8, cell))
    put_away(s, seat, value >> 8, log)
    return None


def put_away(s: ExpoState, seat: i64, tile: i64, log: EventLog | None) -> None:
    """A removed tile goes where tiles of its kind go (EXPO-38 to EXPO-40)."""
    if tile < FIRST_PROJECT:
        s.discards = append(s.discards, tile)
    elif tile < FIRST_TECHNOLOGY:
        return_project(s, tile - FIRST_PROJECT, log)
    else:
        uninstall(s, seat, tile - FIRST_TECHNOLOGY, log)


def return_project(s: ExpoState, project: i64, log: EventLog | None) -> None:
    """Under the stack of its shape."""
    at = s.box.project_shape[project] * MOST_STACKED
    while s.stacks[at] != NONE:
        at += 1
    s.stacks[at] = project
    if log is not None:
        log.add(ProjectReturned(FIRST_PROJECT + project))
