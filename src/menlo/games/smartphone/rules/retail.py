"""What retailers give to those who place an office there (SMART-89)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_ACCEPT, K_DECLINE
from menlo.games.smartphone.box import GIVES_GOODS, GIVES_IMPROVEMENT, GIVES_PROGRESS, GIVES_TOKEN
from menlo.games.smartphone.events import BonusDeclined, BonusLapsed, BonusOffered, BonusTaken
from menlo.games.smartphone.rules.improve import empty_space
from menlo.games.smartphone.rules.research import can_research, cannot_research, legal_research, progress_technology
from menlo.games.smartphone.rules.stock import display_empty, gain_goods, legal_display, take_improvement, take_token
from menlo.games.smartphone.state import BONUS, NOTHING_PENDING, TILE, SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def usable(s: SmartphoneState, seat: i64, region: i64) -> bool:
    kind, mat = s.box.region_bonus[region], s.mats[seat]
    if kind == GIVES_TOKEN:
        return s.tokens > 0
    if kind == GIVES_GOODS:
        return mat.stock > 0
    if kind == GIVES_PROGRESS:
        return mat.markers > 0 and can_research(s, mat)
    return not display_empty(s)


def offer_bonus(s: SmartphoneState, seat: i64, region: i64, log: EventLog | None) -> None:
    if not usable(s, seat, region):
        if log is not None:
            log.add(BonusLapsed(seat, region))
        return
    s.pending = BONUS
    s.pending_region = region
    if log is not None:
        log.add(BonusOffered(seat, region))


def legal_pending(s: SmartphoneState) -> vec[i64]:
    keys = vec[i64](capacity=8)
    if s.pending == TILE:
        return legal_display(s, keys)
    kind = s.box.region_bonus[s.pending_region]
    if kind == GIVES_PROGRESS:
        keys = legal_research(s, s.mats[s.turn], keys)
    elif kind == GIVES_IMPROVEMENT:
        keys = legal_display(s, keys)
    else:
        keys = append(keys, K_ACCEPT)
    return append(keys, K_DECLINE)


def close_bonus(s: SmartphoneState, seat: i64, log: EventLog | None) -> None:
    region = s.pending_region
    s.pending = NOTHING_PENDING
    s.pending_region = -1
    if log is not None:
        log.add(BonusTaken(seat, region))


def accept(s: SmartphoneState, seat: i64, log: EventLog | None) -> Refusal | None:
    region = s.pending_region
    kind = s.box.region_bonus[region]
    if kind != GIVES_TOKEN and kind != GIVES_GOODS:
        return other_bonus(s)

    close_bonus(s, seat, log)
    if kind == GIVES_TOKEN:
        take_token(s, seat, log)
    else:
        gain_goods(s, seat, s.box.bonus_amount[region], log)
    return None


def research_bonus(s: SmartphoneState, seat: i64, technology: i64, log: EventLog | None) -> Refusal | None:
    """The progress comes from the box and completes only the technology it is laid on (SMART-71)."""
    if s.box.region_bonus[s.pending_region] != GIVES_PROGRESS:
        return other_bonus(s)
    refusal = cannot_research(s, seat, technology)
    if refusal is not None:
        return refusal

    close_bonus(s, seat, log)
    s.mats[seat].markers -= 1
    progress_technology(s, seat, technology, log)
    return None


def improvement_bonus(s: SmartphoneState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    if s.box.region_bonus[s.pending_region] != GIVES_IMPROVEMENT:
        return other_bonus(s)
    refusal = empty_space(s, space, "SMART-89")
    if refusal is not None:
        return refusal

    close_bonus(s, seat, log)
    take_improvement(s, seat, space, log)
    return None


def decline(s: SmartphoneState, seat: i64, log: EventLog | None) -> Refusal | None:
    region = s.pending_region

    s.pending = NOTHING_PENDING
    s.pending_region = -1
    if log is not None:
        log.add(BonusDeclined(seat, region))
    return None


def take_pending_tile(s: SmartphoneState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    """What the back of Gaming gives (SMART-123)."""
    refusal = empty_space(s, space, "SMART-123")
    if refusal is not None:
        return refusal

    s.pending = NOTHING_PENDING
    take_improvement(s, seat, space, log)
    return None


def other_bonus(s: SmartphoneState) -> Refusal:
    region = f"smartphone-region-{s.box.region_ids[s.pending_region]}"
    return Refusal("smartphone-refusal-other-bonus", "SMART-89", {"region": region})
