"""The Conference: two of four options, to rearrange the lab and to choose a jury tile among them (EXPO-45 to 52)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.actions import K_CONFER, K_FINISH, K_JURY, K_LIFT, K_PUT
from menlo.games.expo.bits import bit
from menlo.games.expo.box import NONE
from menlo.games.expo.events import JuryChosen, OptionChosen, TileLifted, TileMoved
from menlo.games.expo.resources import ENERGY_NAMES
from menlo.games.expo.rules.lab import (
    anchors,
    broken,
    complete_projects,
    distinct,
    lay,
    mask_of,
    protects,
    tile_at,
    unlay,
)
from menlo.games.expo.rules.laboratory import legal_places, misplaced, wrong_cell
from menlo.games.expo.rules.patents import can_move
from menlo.games.expo.rules.stock import gain_money
from menlo.games.expo.state import (
    CONFERENCE_NAMES,
    FUNDS,
    JURY,
    MOVING,
    REARRANGE,
    REARRANGING,
    SCRAP,
    STEP,
    STEPPING,
    ExpoState,
    laid,
)
from menlo.games.expo.tiles import tile_message
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def open_option(s: ExpoState, option: i64) -> bool:
    """Not chosen yet; read otherwise, all but the jury tile may be chosen again (EXPO-51)."""
    return not s.chosen & bit(option) or (s.rulings.repeat == 1 and option != JURY)


def jury_left(s: ExpoState, energy: i64) -> i64:
    """Tiles of an energy that are not on the board yet."""
    left = s.box.jury_tiles[energy]
    for placed in s.jury:
        if placed == energy:
            left -= 1
    return left


def legal_conference(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=8)
    if open_option(s, REARRANGE) and can_rearrange(s, s.turn):
        keys = append(keys, K_CONFER + REARRANGE)
    if open_option(s, FUNDS):
        keys = append(keys, K_CONFER + FUNDS)
    if open_option(s, STEP) and can_move(s, s.turn):
        keys = append(keys, K_CONFER + STEP)
    if open_option(s, JURY):
        for energy in range(i64(2)):
            if jury_left(s, energy) > 0:
                keys = append(keys, K_JURY + energy)
    return append(keys, K_FINISH)


def confer(s: ExpoState, seat: i64, option: i64, log: EventLog | None) -> Refusal | None:
    if not open_option(s, option):
        name = f"expo-conference-{CONFERENCE_NAMES[option]}"
        return Refusal("expo-refusal-option", "EXPO-51", {"option": name})
    if option == REARRANGE and not can_rearrange(s, seat):
        return Refusal("expo-refusal-nothing-to-move", "EXPO-46", {"seat": seat})
    if option == STEP and not can_move(s, seat):
        return Refusal("expo-refusal-no-piece", "EXPO-49", {"seat": seat})

    spend_option(s, option)
    if log is not None:
        log.add(OptionChosen(seat, option))
    if option == REARRANGE:
        s.phase = REARRANGING
    elif option == FUNDS:
        gain_money(s, seat, s.box.conference_money, log)
    else:
        s.phase = STEPPING
    return None


def choose_jury(s: ExpoState, seat: i64, energy: i64, log: EventLog | None) -> Refusal | None:
    if not open_option(s, JURY):
        return Refusal("expo-refusal-option", "EXPO-51", {"option": "expo-conference-jury"})
    if jury_left(s, energy) == 0:
        return Refusal("expo-refusal-no-jury", "EXPO-50", {"energy": f"expo-resource-{ENERGY_NAMES[energy]}"})

    spend_option(s, JURY)
    s.jury = append(s.jury, energy)
    if log is not None:
        log.add(JuryChosen(seat, energy))
    return None


def spend_option(s: ExpoState, option: i64) -> None:
    s.chosen |= bit(option)
    s.done += 1
    s.extra = 0


def destinations(s: ExpoState, seat: i64, value: i64, turn: i64) -> i64:
    """Mask of the anchors to which a laid tile may move, so turned: its own cells count as free."""
    mat, box = s.mats[seat], s.box
    tile = value >> 8
    if not distinct(box, tile, turn):
        return 0
    found = anchors(box, tile, turn, (box.board & ~mat.full) | mask_of(box, value))
    if turn == (value >> 6) & 3:
        anchor: i64 = value & 63
        found &= ~bit(anchor)
    return found


def bound(s: ExpoState, seat: i64, value: i64) -> bool:
    """Whether a completed project depends on where this tile lies."""
    return protects(s, s.mats[seat], value) != NONE


def breaks(s: ExpoState, seat: i64, value: i64, place: i64) -> i64:
    """The completed project that a move would leave incomplete, or NONE (EXPO-47)."""
    mat = s.mats[seat]
    unlay(s, mat, value)
    lay(s, mat, place)
    found = broken(s, mat)
    unlay(s, mat, place)
    lay(s, mat, value)
    return found


def allowed(s: ExpoState, seat: i64, value: i64, turn: i64) -> i64:
    """The anchors of `destinations` that keep every completed project complete."""
    found = destinations(s, seat, value, turn)
    if not found or not bound(s, seat, value):
        return found
    kept: i64 = 0
    rest = found
    anchor: i64 = 0
    while rest:
        if rest & 1 and breaks(s, seat, value, laid(value >> 8, turn, anchor)) == NONE:
            kept |= bit(anchor)
        rest >>= 1
        anchor += 1
    return kept


def movable(s: ExpoState, seat: i64, value: i64) -> bool:
    for turn in range(i64(4)):
        if allowed(s, seat, value, turn):
            return True
    return False


def can_rearrange(s: ExpoState, seat: i64) -> bool:
    mat = s.mats[seat]
    for cell in range(s.box.cells):
        value = tile_at(s.box, mat, cell)
        if value >= 0 and movable(s, seat, value):
            return True
    return False


def legal_rearranging(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=32)
    mat = s.mats[s.turn]
    for cell in range(s.box.cells):
        value = tile_at(s.box, mat, cell)
        if value >= 0 and movable(s, s.turn, value):
            keys = append(keys, K_LIFT + cell)
    return append(keys, K_FINISH)


def lift(s: ExpoState, seat: i64, cell: i64, log: EventLog | None) -> Refusal | None:
    refusal = wrong_cell(s, seat, cell, "EXPO-46")
    if refusal is not None:
        return refusal
    value = s.mats[seat].grid[cell]
    if value == SCRAP:
        return Refusal("expo-refusal-scrap", "EXPO-47")
    if not movable(s, seat, value):
        clause = "EXPO-47" if bound(s, seat, value) else "EXPO-46"
        return Refusal("expo-refusal-immovable", clause, {"tile": tile_message(s.box, value >> 8)})

    s.origin = value
    s.held = value >> 8
    s.phase = MOVING
    if log is not None:
        log.add(TileLifted(seat, value >> 8, cell))
    return None


def legal_moving(s: ExpoState) -> vec[i64]:
    mat, box = s.mats[s.turn], s.box
    if not bound(s, s.turn, s.origin):
        free = (box.board & ~mat.full) | mask_of(box, s.origin)
        here: i64 = K_PUT + (s.origin & 63) * 4 + ((s.origin >> 6) & 3)
        return without_key(legal_places(s, free), here)
    keys = vec[i64](capacity=64)
    for turn in range(i64(4)):
        found = allowed(s, s.turn, s.origin, turn)
        key: i64 = K_PUT + turn
        while found:
            if found & 1:
                keys = append(keys, key)
            found >>= 1
            key += 4
    return keys


def without_key(keys: vec[i64], key: i64) -> vec[i64]:
    rest = vec[i64](capacity=len(keys))
    for other in keys:
        if other != key:
            rest = append(rest, other)
    return rest


def put_lifted(s: ExpoState, seat: i64, cell: i64, turn: i64, log: EventLog | None) -> Refusal | None:
    mat, box, value = s.mats[seat], s.box, s.origin
    tile = value >> 8
    refusal = misplaced(s, tile, cell, turn, (box.board & ~mat.full) | mask_of(box, value))
    if refusal is not None:
        return refusal
    place = laid(tile, turn, cell)
    if place == value:
        return Refusal("expo-refusal-unmoved", "EXPO-46", {"tile": tile_message(box, tile)})
    project = breaks(s, seat, value, place) if bound(s, seat, value) else NONE
    if project != NONE:
        name = f"expo-project-{box.project_ids[project]}"
        return Refusal("expo-refusal-breaks", "EXPO-47", {"project": name})

    unlay(s, mat, value)
    lay(s, mat, place)
    s.held = NONE
    s.origin = NONE
    s.phase = REARRANGING
    s.extra += 1
    if log is not None:
        log.add(TileMoved(seat, tile, cell, turn))
    complete_projects(s, seat, log)
    return None
