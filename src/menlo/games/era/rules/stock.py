"""Stocks, the general supply, and the influence track: what every action pays with and gains."""

from typing import Final

from mypy_extensions import i64

from menlo.games.era.box import NONE
from menlo.games.era.events import Gained, InfluenceGained, Paid, SymbolReached
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.state import EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Arg, Refusal

UNLIMITED: Final = -1


def gain(s: EraState, seat: i64, good: i64, amount: i64, log: EventLog | None) -> None:
    """Take goods from the supply, as many as it has (ERA-16)."""
    left = s.supply[good]
    if left != UNLIMITED:
        if amount > left:
            amount = left
        s.supply[good] = left - amount
    if amount == 0:
        return
    goods = s.mats[seat].goods
    goods[good] += amount
    if log is not None:
        log.add(Gained(seat, good, amount))


def pay(s: EraState, seat: i64, good: i64, amount: i64, log: EventLog | None) -> None:
    """Give goods to the supply; the caller has checked that they are there."""
    if amount == 0:
        return
    goods = s.mats[seat].goods
    goods[good] -= amount
    if s.supply[good] != UNLIMITED:
        s.supply[good] += amount
    if log is not None:
        log.add(Paid(seat, good, amount))


def supplied(s: EraState, good: i64, amount: i64) -> bool:
    """Whether the supply has the result of an exchange (ERA-16)."""
    return s.supply[good] == UNLIMITED or s.supply[good] >= amount


def gain_influence(s: EraState, seat: i64, amount: i64, source: i64, symbols: bool, log: EventLog | None) -> None:
    """Move the pawn; ending exactly on a symbol gives its good at once (ERA-104 to ERA-107)."""
    if amount == 0:
        return
    mat = s.mats[seat]
    mat.points[source] += amount
    square = mat.square()
    if log is not None:
        log.add(InfluenceGained(seat, amount, square, source))
    if symbols and square < len(s.box.track) and s.box.track[square] != NONE:
        good = s.box.track[square]
        if log is not None:
            log.add(SymbolReached(seat, square, good))
        gain(s, seat, good, 1, log)


def lacks(clause: str, seat: i64, good: i64, have: i64, need: i64, what: str) -> Refusal:
    """Someone cannot pay: who has how many of what, and what it would be for."""
    args: dict[str, Arg] = {
        "seat": seat,
        "good": f"era-good-{GOOD_NAMES[good]}",
        "have": have,
        "need": need,
        "what": what,
    }
    return Refusal("era-refusal-lacks", clause, args)


def out_of_supply(good: i64) -> Refusal:
    return Refusal("era-refusal-supply", "ERA-16", {"good": f"era-good-{GOOD_NAMES[good]}"})
