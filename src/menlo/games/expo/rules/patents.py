"""The patent office: tracks, steps, jumps, who leads, bonus tiles (EXPO-73 to EXPO-82)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.actions import K_ADVANCE, K_BONUS, K_ENTER, K_FINISH, K_JUMP
from menlo.games.expo.box import NONE, PIECES
from menlo.games.expo.events import BonusTaken, PieceMoved
from menlo.games.expo.resources import RESOURCE_NAMES, TRACKS
from menlo.games.expo.rules.ending import cause_end
from menlo.games.expo.state import AT_JOURNAL, BONUS, BY_PATENTS, FIRST_GHOST, ExpoState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal

GHOST: Final = -2  # leads a track, but is no seat


def owner(piece: i64) -> i64:
    return GHOST if piece >= FIRST_GHOST else piece // PIECES


def leader(s: ExpoState, track: i64) -> i64:
    """Who leads the track: a seat, GHOST or NONE. The furthest piece, on one space the earliest (EXPO-80)."""
    best: i64 = NONE
    furthest: i64 = 0 if s.rulings.first_step_leads else 1
    for piece in s.order:
        step = s.steps[piece]
        if step <= furthest:
            continue
        if piece >= FIRST_GHOST and s.rulings.ghosts_aside:
            continue
        # The first step is common to all tracks, but a ghost belongs to its own from the start.
        if s.tracks[piece] == track or s.tracks[piece] == NONE:
            best, furthest = piece, step
    return NONE if best == NONE else owner(best)


def piece_of(seat: i64, index: i64) -> i64:
    return seat * PIECES + index


def twin(s: ExpoState, piece: i64) -> i64:
    """The first of one's own pieces in the same place of the stack: moving it or this one is the same."""
    seat = piece // PIECES
    lowest: i64 = NONE
    inside = False
    for other in s.order:
        if s.tracks[other] != s.tracks[piece] or s.steps[other] != s.steps[piece]:
            continue
        if other // PIECES != seat:
            if inside:
                break
            lowest = NONE
            continue
        if lowest == NONE or other < lowest:
            lowest = other
        if other == piece:
            inside = True
    return lowest


def legal_moves(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=24)
    for index in range(i64(PIECES)):
        piece = piece_of(s.turn, index)
        if twin(s, piece) != piece:
            continue
        track, step = s.tracks[piece], s.steps[piece]
        if track == NONE:
            for other in range(i64(TRACKS)):
                keys = append(keys, K_ENTER + index * TRACKS + other)
            continue
        if step < s.box.steps:
            keys = append(keys, K_ADVANCE + index)
        for other in range(i64(TRACKS)):
            if s.box.jumps[(step * TRACKS + track) * TRACKS + other] != NONE:
                if jump_price(s, step, track, other) <= s.mats[s.turn].money:
                    keys = append(keys, K_JUMP + index * TRACKS + other)
    return append(keys, K_FINISH)


def can_move(s: ExpoState, seat: i64) -> bool:
    """Whether any piece of the seat can still go on."""
    for index in range(i64(PIECES)):
        if s.steps[piece_of(seat, index)] < s.box.steps:
            return True
    return False


def jump_price(s: ExpoState, step: i64, track: i64, other: i64) -> i64:
    """The drawn price; the upgraded Journal takes something off, the Conference does not (EXPO-42)."""
    price = s.box.jumps[(step * TRACKS + track) * TRACKS + other]
    if s.phase == AT_JOURNAL and s.boosted:
        price = max(i64(0), price - s.box.rebate)
    return price


def own_piece(s: ExpoState, piece: i64) -> Refusal | None:
    if twin(s, piece) != piece:
        return Refusal("expo-refusal-twin", "EXPO-41", {"piece": twin(s, piece) % PIECES + 1})
    return None


def enter(s: ExpoState, seat: i64, index: i64, track: i64, log: EventLog | None) -> Refusal | None:
    piece = piece_of(seat, index)
    refusal = own_piece(s, piece)
    if refusal is not None:
        return refusal
    if s.tracks[piece] != NONE:
        name = f"expo-resource-{RESOURCE_NAMES[s.tracks[piece]]}"
        return Refusal("expo-refusal-entered", "EXPO-74", {"seat": seat, "track": name})

    move(s, seat, piece, track, 2, 0, log)
    return None


def advance(s: ExpoState, seat: i64, index: i64, log: EventLog | None) -> Refusal | None:
    piece = piece_of(seat, index)
    refusal = own_piece(s, piece)
    if refusal is not None:
        return refusal
    if s.tracks[piece] == NONE:
        return Refusal("expo-refusal-not-entered", "EXPO-74", {"seat": seat})
    if s.steps[piece] == s.box.steps:
        return Refusal("expo-refusal-last-step", "EXPO-75", {"seat": seat, "step": s.box.steps})

    move(s, seat, piece, s.tracks[piece], s.steps[piece] + 1, 0, log)
    return None


def jump(s: ExpoState, seat: i64, index: i64, track: i64, log: EventLog | None) -> Refusal | None:
    piece = piece_of(seat, index)
    refusal = own_piece(s, piece)
    if refusal is not None:
        return refusal
    here, step = s.tracks[piece], s.steps[piece]
    name = f"expo-resource-{RESOURCE_NAMES[track]}"
    if here == NONE or s.box.jumps[(step * TRACKS + here) * TRACKS + track] == NONE:
        return Refusal("expo-refusal-no-jump", "EXPO-77", {"step": step, "track": name})
    price = jump_price(s, step, here, track)
    if s.mats[seat].money < price:
        return lacks("EXPO-77", seat, s.mats[seat].money, price)

    s.mats[seat].money -= price
    move(s, seat, piece, track, step, price, log)
    return None


def move(s: ExpoState, seat: i64, piece: i64, track: i64, step: i64, price: i64, log: EventLog | None) -> None:
    """Move an own piece and spend the point; the first on a last step waits for its bonus tile (EXPO-81)."""
    go(s, piece, track, step)
    if log is not None:
        log.add(PieceMoved(seat, track, step, price))
    if s.phase == AT_JOURNAL:
        s.done += 1
    else:
        s.extra += 1
    if step == s.box.steps and s.bonuses[track] == NONE:
        s.back = s.phase
        s.track = track
        s.phase = BONUS


def go(s: ExpoState, piece: i64, track: i64, step: i64) -> None:
    """A piece comes to a space: beneath all that lie there, so it is the last in order (EXPO-79)."""
    s.tracks[piece] = track
    s.steps[piece] = step
    i: i64 = 0
    while s.order[i] != piece:
        i += 1
    last: i64 = len(s.order) - 1
    while i < last:
        s.order[i] = s.order[i + 1]
        i += 1
    s.order[last] = piece


def bonus_left(s: ExpoState, bonus: i64) -> bool:
    if bonus >= len(s.box.bonus_ids):
        return False
    for taken in s.bonuses:
        if taken == bonus:
            return False
    return True


def legal_bonus(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=8)
    for bonus in range(i64(len(s.box.bonus_ids))):
        if bonus_left(s, bonus):
            keys = append(keys, K_BONUS + bonus)
    return keys


def take_bonus(s: ExpoState, seat: i64, bonus: i64, log: EventLog | None) -> Refusal | None:
    if not bonus_left(s, bonus):
        return Refusal("expo-refusal-no-bonus", "EXPO-81")

    if log is not None:
        log.add(BonusTaken(seat, bonus, s.track))
    lay_bonus(s, seat, bonus, s.track, log)
    s.phase = s.back
    s.track = NONE
    return None


def lay_bonus(s: ExpoState, seat: i64, bonus: i64, track: i64, log: EventLog | None) -> None:
    """A track has its bonus tile; the last of them brings the end (EXPO-91)."""
    s.bonuses[track] = bonus
    for other in s.bonuses:
        if other == NONE:
            return
    cause_end(s, seat, BY_PATENTS, log)


def lacks(clause: str, seat: i64, have: i64, need: i64) -> Refusal:
    """Someone cannot pay."""
    return Refusal("expo-refusal-money", clause, {"seat": seat, "money": have, "need": need})
