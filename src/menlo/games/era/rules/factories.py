"""Area 2: factory production (ERA-41 to ERA-44), and one factory by a bonus token."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_RUN
from menlo.games.era.events import FactoryRan
from menlo.games.era.rules.stock import gain
from menlo.games.era.state import BONUS_STEP, EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def run_all(s: EraState, seat: i64, log: EventLog | None) -> None:
    factories = s.mats[seat].factories
    for factory in range(i64(len(factories))):
        if factories[factory]:
            run(s, seat, factory, factories[factory], log)


def run(s: EraState, seat: i64, factory: i64, count: i64, log: EventLog | None) -> None:
    if log is not None:
        log.add(FactoryRan(seat, factory, count))
    gain(s, seat, s.box.factory_good[factory], count * s.box.factory_amount[factory], log)


def legal_run(s: EraState, keys: vec[i64]) -> vec[i64]:
    factories = s.mats[s.turn].factories
    for factory in range(i64(len(factories))):
        if factories[factory]:
            keys = append(keys, K_RUN + factory)
    return keys


def run_one(s: EraState, seat: i64, factory: i64, log: EventLog | None) -> Refusal | None:
    if s.phase != BONUS_STEP:
        return Refusal("era-refusal-bonus-only", "ERA-97")
    factories = s.mats[seat].factories
    if factory >= len(factories) or not factories[factory]:
        return Refusal("era-refusal-not-own-factory", "ERA-43", {"seat": seat})

    run(s, seat, factory, 1, log)
    return None
