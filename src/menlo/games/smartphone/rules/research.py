"""Phase 5: research (SMART-54 to SMART-71)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_RESEARCH
from menlo.games.smartphone.box import GAMING, GPS, NONE, TECHNOLOGIES
from menlo.games.smartphone.events import PatentTaken, TechnologyFinished, TechnologyProgressed
from menlo.games.smartphone.rules.pads import has_front
from menlo.games.smartphone.rules.stock import display_empty, gain_goods, take_progress, who
from menlo.games.smartphone.state import TILE, Mat, SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def cost(s: SmartphoneState, mat: Mat, technology: i64) -> i64:
    """Less 1 once the patent is taken, less 1 by Gaming, never below 1 (SMART-60, SMART-61, SMART-70)."""
    price = s.box.tech_cost[technology]
    if s.patents[technology] != NONE:
        price -= 1
    if discounts(s, mat):
        price -= 1
    return max(price, i64(1))


def discounts(s: SmartphoneState, mat: Mat) -> bool:
    return has_front(s, mat, GAMING) and not (s.rulings.gaming and mat.discount)


def open_technology(s: SmartphoneState, mat: Mat, technology: i64) -> bool:
    """Whether one more progress may be laid there."""
    if mat.technologies & (1 << technology):
        return False
    missing = cost(s, mat, technology) - mat.progress[technology]
    return missing > 1 or (missing == 1 and mat.offices > 0)


def can_research(s: SmartphoneState, mat: Mat) -> bool:
    for technology in range(i64(TECHNOLOGIES)):
        if open_technology(s, mat, technology):
            return True
    return False


def legal_research(s: SmartphoneState, mat: Mat, keys: vec[i64]) -> vec[i64]:
    for technology in range(i64(TECHNOLOGIES)):
        if open_technology(s, mat, technology):
            keys = append(keys, K_RESEARCH + technology)
    return keys


def begin_research(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    finish_ready(s, player, log)
    take_progress(s, player, s.mats[player].gears, log)


def finish_ready(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    """Technologies for which the stored progress suffices now, in table order (SMART-62, SMART-71)."""
    mat = s.mats[player]
    technology: i64 = 0
    while technology < TECHNOLOGIES:
        owned = mat.technologies & (1 << technology)
        if not owned and mat.offices > 0 and mat.progress[technology] >= cost(s, mat, technology):
            finish_technology(s, player, technology, log)
            # Gaming may have made another one cheap enough, also one before it in the table.
            technology = 0
        else:
            technology += 1


def cannot_research(s: SmartphoneState, seat: i64, technology: i64) -> Refusal | None:
    mat = s.mats[seat]
    name = f"smartphone-technology-{s.box.tech_ids[technology]}"
    if mat.technologies & (1 << technology):
        return Refusal("smartphone-refusal-own-technology", "SMART-55", {"seat": seat, "technology": name})
    price = cost(s, mat, technology)
    if mat.progress[technology] >= price:
        return Refusal("smartphone-refusal-beyond-cost", "SMART-56", {"technology": name, "cost": price})
    if mat.progress[technology] + 1 >= price and mat.offices == 0:
        return Refusal("smartphone-refusal-no-office", "SMART-135", {"seat": seat})
    return None


def research(s: SmartphoneState, seat: i64, technology: i64, log: EventLog | None) -> Refusal | None:
    if s.hand == 0:
        return Refusal("smartphone-refusal-no-progress", "SMART-54", {"seat": seat})
    refusal = cannot_research(s, seat, technology)
    if refusal is not None:
        return refusal

    s.hand -= 1
    progress_technology(s, seat, technology, log)
    finish_ready(s, seat, log)
    return None


def progress_technology(s: SmartphoneState, player: i64, technology: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    mat.progress[technology] += 1
    if log is not None:
        log.add(TechnologyProgressed(who(s, player), technology, mat.progress[technology]))
    if mat.progress[technology] >= cost(s, mat, technology):
        finish_technology(s, player, technology, log)


def finish_technology(s: SmartphoneState, player: i64, technology: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    if discounts(s, mat):
        mat.discount = 1
    mat.markers += mat.progress[technology]
    mat.progress[technology] = 0
    mat.offices -= 1
    mat.technologies |= 1 << technology
    if log is not None:
        log.add(TechnologyFinished(who(s, player), technology))
    if s.patents[technology] == NONE:
        s.patents[technology] = player
        if log is not None:
            log.add(PatentTaken(who(s, player), technology))
    if s.sides[technology] and not mat.steve:
        take_instant_bonus(s, player, technology, log)


def take_instant_bonus(s: SmartphoneState, player: i64, technology: i64, log: EventLog | None) -> None:
    """SMART-67, SMART-121, SMART-123."""
    if technology == GPS:
        gain_goods(s, player, s.box.instant_goods, log)
    elif technology == GAMING and not display_empty(s):
        s.pending = TILE
