"""Area 1: build factories (ERA-34 to ERA-40)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_BUILD
from menlo.games.era.box import NONE
from menlo.games.era.events import FactoryBuilt
from menlo.games.era.goods import COAL, WOOD
from menlo.games.era.rules.stock import gain_influence, lacks, pay
from menlo.games.era.state import ACTING, BUILD, BY_BUILDING, EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def builds_left(s: EraState) -> bool:
    """Three per action; a bonus token adds one more, unless the limit is read as one for the turn."""
    if s.phase == ACTING or (s.rulings.build_limit and s.area == BUILD):
        return s.steps < s.box.most_builds
    return True


def legal_build(s: EraState, keys: vec[i64]) -> vec[i64]:
    if not builds_left(s):
        return keys
    box = s.box
    goods = s.mats[s.turn].goods
    wood, coal = goods[WOOD], goods[COAL]
    for space in range(i64(len(s.factories))):
        factory = s.factories[space]
        if factory != NONE and box.factory_wood[factory] <= wood and box.factory_coal[factory] <= coal:
            keys = append(keys, K_BUILD + space)
    return keys


def build(s: EraState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    if not builds_left(s):
        return Refusal("era-refusal-builds", "ERA-34", {"seat": seat, "most": s.box.most_builds})
    factory = s.factories[space] if space < len(s.factories) else NONE
    if factory == NONE:
        return Refusal("era-refusal-no-factory", "ERA-39", {"space": space + 1})
    box = s.box
    goods = s.mats[seat].goods
    wood, coal = box.factory_wood[factory], box.factory_coal[factory]
    if goods[WOOD] < wood:
        return lacks("ERA-35", seat, WOOD, goods[WOOD], wood, f"era-factory-{box.factory_ids[factory]}")
    if goods[COAL] < coal:
        return lacks("ERA-35", seat, COAL, goods[COAL], coal, f"era-factory-{box.factory_ids[factory]}")

    pay(s, seat, WOOD, wood, log)
    pay(s, seat, COAL, coal, log)
    s.factories[space] = NONE
    s.mats[seat].factories[factory] += 1
    if log is not None:
        log.add(FactoryBuilt(seat, space, factory))
    gain_influence(s, seat, box.factory_influence[factory], BY_BUILDING, True, log)
    return None
