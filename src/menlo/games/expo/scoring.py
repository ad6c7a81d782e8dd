"""Points: what projects brought in play, and the final scoring (EXPO-96 to EXPO-107)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.bits import bit, count_bits
from menlo.games.expo.box import FIRST_PROJECT, FIXED, MONEY, NONE, PIECES, PRESTIGE, SCRAPS, SHAPES
from menlo.games.expo.state import END_NAMES, OVER, ExpoState
from menlo.kernel.game import Outcome, Tally

# Sources of points; those behind BY_LEADING belong to the final scoring.
BY_COMPLETING: Final = 0
BY_LEADING: Final = 1
BY_VERDICT: Final = 2
BY_STEPS: Final = 3
FIRST_EFFECT: Final = 4  # bonus tiles, by what they count
SOURCES: Final = 10
SOURCE_NAMES: Final = (
    "projects",
    "leads",
    "jury",
    "steps",
    "prestige",
    "money",
    "scraps",
    "technologies",
    "fixed",
    "shapes",
)


def prestige(s: ExpoState, seat: i64) -> i64:
    """Where the piece stands on the prestige track during play."""
    return s.mats[seat].project_points + s.mats[seat].lead_points


def verdict(s: ExpoState) -> i64:
    """The energy with more jury tiles, NONE when there are equally many (EXPO-97)."""
    balance: i64 = 0
    for energy in s.jury:
        balance += 1 if energy == 0 else -1
    return NONE if balance == 0 else 0 if balance > 0 else 1


def jury_points(s: ExpoState, seat: i64) -> i64:
    """For every completed project of the preferred energy."""
    energy = verdict(s)
    if energy == NONE:
        return 0
    count: i64 = 0
    for value in s.mats[seat].projects:
        project = (value >> 8) - FIRST_PROJECT
        if s.mats[seat].completed & bit(project) and s.box.project_energy[project] == energy:
            count += 1
    return count * s.box.jury_points


def step_points(s: ExpoState, seat: i64) -> i64:
    """For pieces near the end of a track."""
    total: i64 = 0
    for index in range(i64(PIECES)):
        total += s.box.step_points[s.steps[seat * PIECES + index]]
    return total


def covered_scraps(s: ExpoState, seat: i64) -> i64:
    """Cells that held a scrap at the start and now lie under a tile (EXPO-104)."""
    count: i64 = 0
    for cell in range(s.box.cells):
        if (s.box.scraps >> cell) & 1 and s.mats[seat].grid[cell] >= 0:
            count += 1
    return count


def shapes_in_lab(s: ExpoState, seat: i64) -> i64:
    """Different shapes of projects, complete or not (EXPO-107)."""
    seen: i64 = 0
    for value in s.mats[seat].projects:
        seen |= bit(s.box.tile_shape[value >> 8])
    return count_bits(seen)


def counted(s: ExpoState, seat: i64, effect: i64, before: i64) -> i64:
    """What a bonus tile counts; `before` are the points without those for prestige."""
    if effect == PRESTIGE:
        return before
    if effect == MONEY:
        return s.mats[seat].money
    if effect == SCRAPS:
        return covered_scraps(s, seat)
    if effect == SHAPES:
        return shapes_in_lab(s, seat)
    if effect == FIXED:
        return 1
    return count_bits(s.mats[seat].technologies)


def worth(s: ExpoState, seat: i64, bonus: i64, before: i64) -> i64:
    """What one piece on the bonus tile brings: so many points for every so many, rounded up."""
    per = s.box.bonus_per[bonus]
    return (counted(s, seat, s.box.bonus_effect[bonus], before) + per - 1) // per * s.box.bonus_points[bonus]


def points_by_source(s: ExpoState, seat: i64) -> vec[i64]:
    """All points as they would be if the match ended now."""
    points = vec[i64]([0] * SOURCES)
    points[BY_COMPLETING] = s.mats[seat].project_points
    points[BY_LEADING] = s.mats[seat].lead_points
    points[BY_VERDICT] = jury_points(s, seat)
    points[BY_STEPS] = step_points(s, seat)
    add_bonuses(s, seat, points, False, 0)
    before: i64 = 0
    for source in points:
        before += source
    # Points for prestige come last of all and do not count themselves (EXPO-102).
    add_bonuses(s, seat, points, True, before)
    return points


def add_bonuses(s: ExpoState, seat: i64, points: vec[i64], last: bool, before: i64) -> None:
    for index in range(i64(PIECES)):
        piece = seat * PIECES + index
        if s.steps[piece] < s.box.steps:
            continue
        bonus = s.bonuses[s.tracks[piece]]
        # A piece whose bonus tile is still being chosen has none.
        if bonus != NONE and (s.box.bonus_effect[bonus] == PRESTIGE) == last:
            points[FIRST_EFFECT + s.box.bonus_effect[bonus]] += worth(s, seat, bonus, before)


def total(s: ExpoState, seat: i64) -> i64:
    """The sum of all points as they would be if the match ended now."""
    result: i64 = 0
    for points in points_by_source(s, seat):
        result += points
    return result


def outcome(s: ExpoState) -> Outcome | None:
    if s.phase != OVER:
        return None
    points: list[dict[str, int]] = []
    ranks: list[tuple[int, int]] = []
    for seat in range(s.seats):
        found = points_by_source(s, seat)
        points.append({name: int(found[i]) for i, name in enumerate(SOURCE_NAMES)})
        # Equal points: more money wins; still equal: the place is shared (EXPO-101).
        ranks.append((int(total(s, seat)), int(s.mats[seat].money)))
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return Outcome(points, places, END_NAMES[s.ending])


def tally(s: ExpoState) -> Tally:
    """The prestige track; after the end with the final scoring (EXPO-96)."""
    final = s.phase == OVER
    return Tally(int(s.round), [int(total(s, seat) if final else prestige(s, seat)) for seat in range(s.seats)])
