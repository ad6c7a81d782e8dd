"""The laboratory: where tiles fit, what touches a project, and when it is complete (EXPO-33, EXPO-53 to EXPO-67).

A cell holds EMPTY, SCRAP or a laid tile: (code * 4 + quarter turns) * 64 + anchor, the same number in all its cells.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.bits import bit, count_bits
from menlo.games.expo.box import FIRST_PROJECT, FIRST_TECHNOLOGY, NONE, Box
from menlo.games.expo.events import CardSwapped, ProjectCompleted
from menlo.games.expo.resources import BITS, BORROWS, FIELD, TRACKS
from menlo.games.expo.rules.ending import cause_end
from menlo.games.expo.rules.patents import leader
from menlo.games.expo.state import BY_PROJECTS, EMPTY, SCRAP, ExpoState, Mat
from menlo.kernel.events import EventLog


def anchors(box: Box, tile: i64, turn: i64, free: i64) -> i64:
    """Mask of the anchors at which the tile, so turned, lies on free cells inside the lab."""
    shape = box.tile_shape[tile]
    if shape == NONE:
        return free
    form = shape * 4 + turn
    cells = box.form_cells
    i = form * 4
    found = box.form_fits[form] & (free >> cells[i]) & (free >> cells[i + 1])
    return found & (free >> cells[i + 2]) & (free >> cells[i + 3])


def distinct(box: Box, tile: i64, turn: i64) -> bool:
    """Whether no smaller turn of the tile looks the same; a resource tile looks different each time."""
    shape = box.tile_shape[tile]
    return shape == NONE or box.form_same[shape * 4 + turn] == turn


def has_room(box: Box, tile: i64, free: i64) -> bool:
    for turn in range(i64(4)):
        if distinct(box, tile, turn) and anchors(box, tile, turn, free):
            return True
    return False


def mask_of(box: Box, value: i64) -> i64:
    """The cells of a laid tile."""
    shape = box.tile_shape[value >> 8]
    anchor: i64 = value & 63
    mask: i64 = 1 if shape == NONE else box.form_mask[shape * 4 + ((value >> 6) & 3)]
    return mask << anchor


def first_cell(box: Box, value: i64) -> i64:
    """The first cell of a laid tile in reading order: its name in actions."""
    shape = box.tile_shape[value >> 8]
    anchor: i64 = value & 63
    if shape == NONE:
        return anchor
    return anchor + box.form_cells[(shape * 4 + ((value >> 6) & 3)) * 4]


def touching(s: ExpoState, mat: Mat, value: i64) -> i64:
    """Packed amounts of all that touches the laid project: each side of a resource tile, each technology once."""
    box, grid = s.box, mat.grid
    at = (box.tile_shape[value >> 8] * 4 + ((value >> 6) & 3)) * box.cells + (value & 63)
    total: i64 = 0
    technologies: i64 = 0
    last: i64 = NONE
    once: i64 = 0
    for i in range(box.edge_first[at], box.edge_first[at + 1]):
        edge = box.edges[i]
        neighbour = grid[edge >> 2]
        if neighbour < 0:
            continue
        tile = neighbour >> 8
        if tile < FIRST_PROJECT:
            gives = box.side_gives[((neighbour >> 6) << 2) + (edge & 3)]
            if s.rulings.once_per_tile:
                # The stricter reading: a type counts once per tile. The sides of a cell follow each other.
                if edge >> 2 != last:
                    last, once = edge >> 2, 0
                if gives & once:
                    continue
                once |= gives
            total += gives
        elif tile >= FIRST_TECHNOLOGY:
            own = bit(tile - FIRST_TECHNOLOGY)
            if not technologies & own:
                technologies |= own
                total += box.technology_gives[tile - FIRST_TECHNOLOGY]
    return total


def met(needs: i64, amounts: i64) -> bool:
    """Whether every needed amount is reached: no field borrows when the needs are taken away."""
    return ((amounts | BORROWS) - needs) & BORROWS == BORROWS


def complete(s: ExpoState, mat: Mat, value: i64) -> bool:
    return met(s.box.project_needs[(value >> 8) - FIRST_PROJECT], touching(s, mat, value))


def broken(s: ExpoState, mat: Mat) -> i64:
    """A completed project that its lab no longer supplies, or NONE."""
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if mat.completed & bit(project) and not complete(s, mat, value):
            return project
    return NONE


def fill(box: Box, mat: Mat, value: i64, content: i64) -> None:
    """Write `content` into every cell of a laid tile."""
    shape = box.tile_shape[value >> 8]
    anchor: i64 = value & 63
    if shape == NONE:
        mat.grid[anchor] = content
        return
    i = (shape * 4 + ((value >> 6) & 3)) * 4
    cells = box.form_cells
    mat.grid[anchor + cells[i]] = content
    mat.grid[anchor + cells[i + 1]] = content
    mat.grid[anchor + cells[i + 2]] = content
    mat.grid[anchor + cells[i + 3]] = content


def lay(s: ExpoState, mat: Mat, value: i64) -> None:
    """Put a tile onto empty cells."""
    fill(s.box, mat, value, value)
    mat.full |= mask_of(s.box, value)
    tile = value >> 8
    if tile >= FIRST_PROJECT and tile < FIRST_TECHNOLOGY:
        mat.projects = sorted_with(mat.projects, value)


def unlay(s: ExpoState, mat: Mat, value: i64) -> None:
    """Take a tile out of the lab."""
    fill(s.box, mat, value, EMPTY)
    mat.full &= ~mask_of(s.box, value)
    tile = value >> 8
    if tile >= FIRST_PROJECT and tile < FIRST_TECHNOLOGY:
        mat.projects = without(mat.projects, value)


def without(items: vec[i64], item: i64) -> vec[i64]:
    """The items less the first that equals `item`."""
    rest = vec[i64](capacity=len(items))
    found = False
    for other in items:
        if other == item and not found:
            found = True
        else:
            rest = append(rest, other)
    return rest


def sorted_with(items: vec[i64], item: i64) -> vec[i64]:
    """Sorted items with one more in its place."""
    result = append(items[:], item)
    i: i64 = len(items)
    while i > 0 and result[i - 1] > item:
        result[i] = result[i - 1]
        i -= 1
    result[i] = item
    return result


def protects(s: ExpoState, mat: Mat, value: i64) -> i64:
    """The completed project that would be incomplete without this tile, or that it is itself; else NONE (EXPO-37)."""
    if not mat.completed:
        return NONE
    project = (value >> 8) - FIRST_PROJECT
    if project >= 0 and project < FIRST_TECHNOLOGY - FIRST_PROJECT:
        # A project supplies nothing, so that only itself can be concerned.
        return project if mat.completed & bit(project) else NONE
    fill(s.box, mat, value, EMPTY)
    found = broken(s, mat)
    fill(s.box, mat, value, value)
    return found


def tile_at(box: Box, mat: Mat, cell: i64) -> i64:
    """The laid tile whose first cell this is, SCRAP, or EMPTY; a later cell of a tile counts as empty."""
    value = mat.grid[cell]
    if value >= 0 and first_cell(box, value) != cell:
        return EMPTY
    return value


def removable(s: ExpoState, mat: Mat, cell: i64) -> bool:
    value = tile_at(s.box, mat, cell)
    return value == SCRAP or (value != EMPTY and protects(s, mat, value) == NONE)


def complete_projects(s: ExpoState, seat: i64, log: EventLog | None) -> None:
    """Score what has just become complete, at once and of itself (EXPO-58 to EXPO-63)."""
    mat, box = s.mats[seat], s.box
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if mat.completed & bit(project) or not complete(s, mat, value):
            continue
        leads = led_types(s, seat, project) * box.lead_points
        mat.completed |= bit(project)
        mat.project_points += box.project_points[project]
        mat.lead_points += leads
        if log is not None:
            log.add(ProjectCompleted(seat, value >> 8, box.project_points[project], leads))
        if count_bits(mat.completed) >= box.last_project:
            cause_end(s, seat, BY_PROJECTS, log)


def led_types(s: ExpoState, seat: i64, project: i64) -> i64:
    """How many types the project needs on whose tracks the seat leads; per type, not per unit (EXPO-61)."""
    needs = s.box.project_needs[project]
    count: i64 = 0
    for track in range(i64(TRACKS)):
        if (needs >> (BITS * track)) & FIELD and leader(s, track) == seat:
            count += 1
    return count


def install(s: ExpoState, seat: i64, technology: i64, log: EventLog | None) -> None:
    """A technology has come into the lab: an improvement swaps its card, wherever that lies (EXPO-69)."""
    mat = s.mats[seat]
    mat.technologies |= bit(technology)
    card = s.box.technology_card[technology]
    if card != NONE:
        mat.upgraded |= bit(card)
        if log is not None:
            log.add(CardSwapped(seat, card, True))


def uninstall(s: ExpoState, seat: i64, technology: i64, log: EventLog | None) -> None:
    """A technology has left the lab and lies in the Academy again; the swap is undone (EXPO-40, EXPO-70)."""
    mat = s.mats[seat]
    mat.technologies &= ~bit(technology)
    s.technologies |= bit(technology)
    card = s.box.technology_card[technology]
    if card != NONE:
        mat.upgraded &= ~bit(card)
        if log is not None:
            log.add(CardSwapped(seat, card, False))
