"""The race to the ends of the patent tracks of Expo 1906: whoever comes first chooses what its end is worth.

A bonus tile pays every piece on its space, so that three pieces behind the right tile are most of a score. All seats
see how far the others are; these numbers tell who will be first, and what is left for whom.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.bits import bit, count_bits
from menlo.games.expo.box import JOURNAL, NONE, PIECES
from menlo.games.expo.rules.patents import bonus_left
from menlo.games.expo.scoring import prestige, worth
from menlo.games.expo.state import AT_JOURNAL, ExpoState

RACE: Final = 20  # numbers
NEVER: Final = 9.0  # rounds: nobody of these will be first anywhere
SOON: Final = 0.15  # of a round: a place later in the turn order


def race_numbers(s: ExpoState, seat: i64) -> vec[float]:
    mine = runner(s, seat)
    ahead = arrival(s, seat, mine)
    rival: i64 = NONE
    theirs = NEVER
    technologies: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        time = arrival(s, other, runner(s, other))
        if rival == NONE or time < theirs:
            rival, theirs = other, time
        technologies = max(technologies, count_bits(s.mats[other].technologies))
    first, second = best_left(s, seat)
    own = count_bits(s.mats[seat].technologies)
    together = behind(s, seat, mine)
    lead = max(-2.0, min(2.0, theirs - ahead))
    numbers = vec[float]([0.0] * RACE)
    numbers[0] = 0.25 * ahead
    numbers[1] = 0.25 * theirs
    numbers[2] = 0.5 * lead
    numbers[3] = 1.0 if lead > 0.0 else 0.0
    numbers[4] = 1.0 if lead >= 1.0 else 0.0
    numbers[5] = 1.0 if lead <= -1.0 else 0.0
    numbers[6] = 0.2 * float(first) if lead > 0.0 else 0.0
    numbers[7] = 0.1 * float(first) * together if lead > 0.0 else 0.0
    numbers[8] = 0.2 * float(second)
    numbers[9] = 0.1 * float(second) * together
    numbers[10] = together
    numbers[11] = 0.3 * float(technologies)
    numbers[12] = 0.1 * float(own - technologies)
    numbers[13] = 0.25 * float(journey(s, seat))
    if rival != NONE:
        wanted, _ = best_left(s, rival)
        piece = runner(s, rival)
        numbers[14] = 0.25 * float(journey(s, rival))
        numbers[15] = 0.2 * float(wanted)
        if piece != NONE and mine != NONE and s.tracks[piece] == s.tracks[mine] and s.tracks[mine] != NONE:
            numbers[16] = 1.0  # whoever is first, both are paid
    numbers[17] = sure(s, seat)
    numbers[18] = most_sure(s, seat)
    numbers[19] = 1.0 if s.mats[seat].hand & bit(JOURNAL) else 0.0
    return numbers


def runner(s: ExpoState, seat: i64) -> i64:
    """The seat's furthest piece that may still be first at the end of a track; NONE where there is none."""
    best: i64 = NONE
    for piece in range(seat * PIECES, seat * PIECES + PIECES):
        track = s.tracks[piece]
        if s.steps[piece] == s.box.steps or (track != NONE and s.bonuses[track] != NONE):
            continue
        if best == NONE or s.steps[piece] > s.steps[best]:
            best = piece
    return best


def journey(s: ExpoState, seat: i64) -> i64:
    """Steps that the seat's Journal brings."""
    return s.box.points[1 if s.mats[seat].upgraded & bit(JOURNAL) else 0]


def arrival(s: ExpoState, seat: i64, piece: i64) -> float:
    """Rounds until a piece stands at the end of its track, if every Journal goes into it."""
    if piece == NONE:
        return NEVER
    steps = s.box.steps - s.steps[piece]
    after = float((seat - s.turn + s.seats) % s.seats) * SOON
    if s.turn == seat and s.phase == AT_JOURNAL:
        steps -= min(steps, s.box.points[s.boosted] - s.done)
    if steps == 0:
        return after
    per = journey(s, seat)
    rounds = (steps + per - 1) // per
    if s.mats[seat].hand & bit(JOURNAL):
        rounds -= 1
    return min(NEVER, float(rounds) + after)


def behind(s: ExpoState, seat: i64, piece: i64) -> float:
    """The seat's other pieces that go the same way, each by how far it is."""
    if piece == NONE:
        return 0.0
    steps: i64 = 0
    for other in range(seat * PIECES, seat * PIECES + PIECES):
        if other != piece and (s.tracks[other] == s.tracks[piece] or s.tracks[other] == NONE):
            steps += s.steps[other] - 1
    return float(steps) / float(s.box.steps - 1)


def best_left(s: ExpoState, seat: i64) -> tuple[i64, i64]:
    """What the two best bonus tiles that nobody has chosen would pay the seat now, a piece."""
    first: i64 = 0
    second: i64 = 0
    for bonus in range(i64(len(s.box.bonus_ids))):
        if not bonus_left(s, bonus):
            continue
        pays = worth(s, seat, bonus, prestige(s, seat))
        if pays > first:
            first, second = pays, first
        elif pays > second:
            second = pays
    return first, second


def sure(s: ExpoState, seat: i64) -> float:
    """What bonus tiles pay the seat for pieces that are there."""
    total: i64 = 0
    for piece in range(seat * PIECES, seat * PIECES + PIECES):
        track = s.tracks[piece]
        if s.steps[piece] == s.box.steps and track != NONE and s.bonuses[track] != NONE:
            total += worth(s, seat, s.bonuses[track], prestige(s, seat))
    return 0.1 * float(total)


def most_sure(s: ExpoState, seat: i64) -> float:
    """The same of the other seat that is paid most."""
    most = 0.0
    for other in range(s.seats):
        if other != seat:
            most = max(most, sure(s, other))
    return most
