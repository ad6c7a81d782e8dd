"""Phase 6: logistics (SMART-72 to SMART-90)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_EXPAND
from menlo.games.smartphone.box import NONE, REGIONS, SLOTS, TECHNOLOGIES, WIFI
from menlo.games.smartphone.events import OfficePlaced, ProgressReturned, RegionProgressed
from menlo.games.smartphone.rules.pads import extra_trucks, has_front
from menlo.games.smartphone.rules.retail import offer_bonus
from menlo.games.smartphone.rules.stock import take_progress, who
from menlo.games.smartphone.state import Mat, SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def free_slot(s: SmartphoneState, region: i64) -> i64:
    """The leftmost free slot, NONE when the region is full."""
    for slot in range(s.box.region_slots[region]):
        if s.offices[region * SLOTS + slot] == NONE:
            return slot
    return NONE


def region_cost(s: SmartphoneState, mat: Mat, region: i64) -> i64:
    trucks = s.box.region_cost[region]
    if s.rulings.second_office and mat.regions & (1 << region):
        return max(trucks - 1, i64(1))
    return trucks


def linked(s: SmartphoneState, mat: Mat, region: i64) -> bool:
    """A line joins the region to one with an own office (SMART-74, SMART-75)."""
    return s.box.region_links[region] & mat.regions != 0


def second_allowed(s: SmartphoneState, mat: Mat, region: i64) -> bool:
    return has_front(s, mat, WIFI) and not mat.second and not mat.doubles & (1 << region)


def open_region(s: SmartphoneState, mat: Mat, region: i64) -> bool:
    """Whether one more progress may be laid there."""
    if mat.regions & (1 << region):
        if not second_allowed(s, mat, region):
            return False
    elif not linked(s, mat, region):
        return False
    if free_slot(s, region) == NONE:
        return False
    return mat.offices > 0 or mat.progress[TECHNOLOGIES + region] + 1 < region_cost(s, mat, region)


def can_expand(s: SmartphoneState, mat: Mat) -> bool:
    for region in range(i64(REGIONS)):
        if open_region(s, mat, region):
            return True
    return False


def legal_expanding(s: SmartphoneState, mat: Mat, keys: vec[i64]) -> vec[i64]:
    for region in range(i64(REGIONS)):
        if open_region(s, mat, region):
            keys = append(keys, K_EXPAND + region)
    return keys


def begin_expanding(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    take_progress(s, player, mat.trucks + extra_trucks(s, mat, mat.pluses, mat.price), log)


def expand(s: SmartphoneState, seat: i64, region: i64, log: EventLog | None) -> Refusal | None:
    mat = s.mats[seat]
    name = f"smartphone-region-{s.box.region_ids[region]}"
    if s.hand == 0:
        return Refusal("smartphone-refusal-no-progress", "SMART-72", {"seat": seat})
    if mat.regions & (1 << region):
        if not has_front(s, mat, WIFI):
            return Refusal("smartphone-refusal-own-office", "SMART-79", {"seat": seat, "region": name})
        if mat.doubles & (1 << region):
            return Refusal("smartphone-refusal-third-office", "SMART-84", {"seat": seat, "region": name})
        if mat.second:
            return Refusal("smartphone-refusal-second-office", "SMART-84", {"seat": seat})
    elif not linked(s, mat, region):
        return Refusal("smartphone-refusal-not-linked", "SMART-74", {"seat": seat, "region": name})
    if free_slot(s, region) == NONE:
        return Refusal("smartphone-refusal-region-full", "SMART-80", {"region": name})
    if mat.offices == 0 and mat.progress[TECHNOLOGIES + region] + 1 >= region_cost(s, mat, region):
        return Refusal("smartphone-refusal-no-office", "SMART-135", {"seat": seat})

    progress_region(s, seat, region, log)
    return None


def progress_region(s: SmartphoneState, player: i64, region: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    s.hand -= 1
    mat.progress[TECHNOLOGIES + region] += 1
    if log is not None:
        log.add(RegionProgressed(who(s, player), region, mat.progress[TECHNOLOGIES + region]))
    if mat.progress[TECHNOLOGIES + region] >= region_cost(s, mat, region):
        mat.markers += mat.progress[TECHNOLOGIES + region]
        mat.progress[TECHNOLOGIES + region] = 0
        place_office(s, player, region, log)


def place_office(s: SmartphoneState, player: i64, region: i64, log: EventLog | None) -> None:
    mat, bit = s.mats[player], i64(1) << region
    slot = free_slot(s, region)
    s.offices[region * SLOTS + slot] = player
    mat.offices -= 1
    if mat.regions & bit:
        mat.doubles |= bit
        mat.second = 1
    mat.regions |= bit
    if log is not None:
        log.add(OfficePlaced(who(s, player), region, slot))
    if free_slot(s, region) == NONE:
        for other in range(i64(len(s.mats))):
            return_progress(s, other, region, log)
    # The solo opponent declines (SMART-128).
    if s.covered & bit and not mat.steve:
        offer_bonus(s, player, region, log)


def return_progress(s: SmartphoneState, player: i64, region: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    amount = mat.progress[TECHNOLOGIES + region]
    if amount == 0:
        return
    mat.progress[TECHNOLOGIES + region] = 0
    mat.markers += amount
    if log is not None:
        log.add(ProgressReturned(who(s, player), region, amount))


def end_expanding(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    """Unplaced progress goes back; with option logistics, what lies on regions as well."""
    s.mats[player].markers += s.hand
    s.hand = 0
    if s.rulings.logistics:
        for region in range(i64(REGIONS)):
            return_progress(s, player, region, log)
