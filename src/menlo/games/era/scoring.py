"""The final scoring (ERA-124 to ERA-136): one function per category, ties, places."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.box import DEVELOPMENTS
from menlo.games.era.events import AWARD_NAMES, FOR_COGS, FOR_PATENTS
from menlo.games.era.goods import COG, COIN
from menlo.games.era.state import OVER, SOURCE_NAMES, EraState
from menlo.kernel.game import Outcome, Tally

END: Final = "last-round"  # the only way a match ends (ERA-124)


def patents(s: EraState, seat: i64) -> i64:
    return s.mats[seat].patents


def cogs_invested(s: EraState, seat: i64) -> i64:
    """The blue numbers of all own spaces (ERA-130)."""
    total: i64 = 0
    for space in range(i64(DEVELOPMENTS)):
        if s.owners[space] == seat:
            total += s.box.dev_cogs[space]
    return total


def capacity(s: EraState, seat: i64) -> i64:
    """The numbers on top of all own factories (ERA-131); option capacity leaves coins and cogs out."""
    total: i64 = 0
    factories = s.mats[seat].factories
    for factory in range(i64(len(factories))):
        good = s.box.factory_good[factory]
        if s.rulings.capacity and (good == COIN or good == COG):
            continue
        total += factories[factory] * s.box.factory_amount[factory]
    return total


def measure(s: EraState, award: i64, seat: i64) -> i64:
    if award == FOR_PATENTS:
        return patents(s, seat)
    if award == FOR_COGS:
        return cogs_invested(s, seat)
    return capacity(s, seat)


def awards(s: EraState, award: i64) -> vec[i64]:
    """Points of each seat in one category: 5 for the highest; shared by 2, 3, or more: 3, 2, 1 each (ERA-132)."""
    best: i64 = -1
    sharers: i64 = 0
    for seat in range(s.seats):
        value = measure(s, award, seat)
        if value > best:
            best, sharers = value, 1
        elif value == best:
            sharers += 1
    share: i64 = 5 if sharers == 1 else max(1, 5 - sharers)
    points = vec[i64](capacity=s.seats)
    for seat in range(s.seats):
        points = append(points, share if measure(s, award, seat) == best else 0)
    return points


def developed(s: EraState, seat: i64) -> i64:
    """How many spaces, gold and silver, the seat has developed."""
    count: i64 = 0
    for owner in s.owners:
        if owner == seat:
            count += 1
    return count


def outcome(s: EraState) -> Outcome | None:
    if s.phase != OVER:
        return None
    points: list[dict[str, int]] = []
    ranks: list[tuple[int, int]] = []
    by_award = [awards(s, award) for award in range(len(AWARD_NAMES))]
    for seat in range(s.seats):
        sources = {name: int(s.mats[seat].points[i]) for i, name in enumerate(SOURCE_NAMES)}
        for award, name in enumerate(AWARD_NAMES):
            sources[name] = int(by_award[award][seat])
        points.append(sources)
        # Equal points: more developed spaces win; still equal: the place is shared (ERA-135, ERA-136).
        ranks.append((sum(sources.values()), int(developed(s, seat))))
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return Outcome(points, places, END)


def tally(s: EraState) -> Tally:
    """Where the pawns stand; after the end with the end bonuses (ERA-125)."""
    final = outcome(s)
    return Tally(int(s.round), final.scores if final is not None else [int(mat.square()) for mat in s.mats])
