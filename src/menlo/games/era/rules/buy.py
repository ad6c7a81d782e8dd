"""Area 3: buy resources (ERA-45 to ERA-50)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_BUY
from menlo.games.era.events import Gained, LoadBought
from menlo.games.era.goods import COIN
from menlo.games.era.rules.stock import lacks, pay
from menlo.games.era.state import ACTING, EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def legal_buy(s: EraState, keys: vec[i64]) -> vec[i64]:
    if s.mats[s.turn].goods[COIN] == 0 or (s.phase == ACTING and s.steps >= s.box.most_loads):
        return keys
    for load in range(i64(len(s.loads))):
        if s.loads[load]:
            keys = append(keys, K_BUY + load)
    return keys


def buy(s: EraState, seat: i64, load: i64, log: EventLog | None) -> Refusal | None:
    if s.phase == ACTING and s.steps >= s.box.most_loads:
        return Refusal("era-refusal-loads", "ERA-48", {"seat": seat, "most": s.box.most_loads})
    if load >= len(s.loads):
        return Refusal("era-refusal-no-load", "ERA-45")
    name = f"era-load-{s.box.load_ids[load]}"
    if not s.loads[load]:
        return Refusal("era-refusal-empty-load", "ERA-49", {"load": name})
    coins = s.mats[seat].goods[COIN]
    if coins == 0:
        return lacks("ERA-45", seat, COIN, coins, 1, name)

    pay(s, seat, COIN, 1, log)
    # The cubes lie on the board already, so the supply has no part in this.
    good, amount = s.box.load_good[load], s.loads[load]
    s.loads[load] = 0
    s.mats[seat].goods[good] += amount
    if log is not None:
        log.add(LoadBought(seat, load))
        log.add(Gained(seat, good, amount))
    return None
