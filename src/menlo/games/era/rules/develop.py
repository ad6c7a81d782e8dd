"""Area 6: develop inventions or register patents (ERA-76 to ERA-94)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_DEVELOP, K_REGISTER
from menlo.games.era.box import DEVELOPMENTS, NONE
from menlo.games.era.events import InventionDeveloped, PatentRegistered
from menlo.games.era.goods import COG, COIN
from menlo.games.era.rules.stock import gain_influence, lacks, pay
from menlo.games.era.state import ACTING, BY_DEVELOPING, BY_PATENTS, DEVELOP, EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def registering(s: EraState) -> bool:
    """The action has begun with a patent, so it cannot develop (ERA-76); a bonus step may do the other half."""
    return s.phase == ACTING and s.registered > 0


def developing(s: EraState) -> bool:
    return s.phase == ACTING and s.cogs_spent > 0


def cogs_left(s: EraState) -> i64:
    """What may still be spent in this action (ERA-77); a bonus step has its own limit."""
    return s.box.most_cogs - s.cogs_spent if s.phase == ACTING else s.box.most_cogs


def open_space(s: EraState, space: i64) -> bool:
    """Not developed yet, and a silver space only after its gold one."""
    return s.owners[space] == NONE and (space % 2 == 0 or s.owners[space - 1] != NONE)


def patents_left(s: EraState) -> bool:
    """Two per action; a bonus token adds a third, unless the limit is read as one for the turn."""
    if s.phase == ACTING or (s.rulings.patent_limit and s.area == DEVELOP):
        return s.registered < s.box.most_patents
    return True


def legal_develop(s: EraState, keys: vec[i64]) -> vec[i64]:
    mat = s.mats[s.turn]
    if registering(s) or mat.markers == 0:
        return keys
    most = min(mat.goods[COG], cogs_left(s))
    if most == 0:
        return keys
    for space in range(i64(DEVELOPMENTS)):
        if s.box.dev_cogs[space] <= most and open_space(s, space):
            keys = append(keys, K_DEVELOP + space)
    return keys


def legal_register(s: EraState, keys: vec[i64]) -> vec[i64]:
    mat, box = s.mats[s.turn], s.box
    if developing(s) or not patents_left(s) or mat.patents >= len(box.patent_coins):
        return keys
    if mat.goods[COIN] < box.patent_coins[mat.patents]:
        return keys
    if mat.markers > 0:
        for space in range(i64(DEVELOPMENTS)):
            if s.owners[space] == s.turn and not s.patented[space]:
                keys = append(keys, K_REGISTER + space)
    return append(keys, K_REGISTER + DEVELOPMENTS)


def develop(s: EraState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    mat, box = s.mats[seat], s.box
    name = f"era-invention-{box.invention_ids[space // 2]}"
    if registering(s):
        return Refusal("era-refusal-develop-or-register", "ERA-76")
    if s.owners[space] != NONE:
        return Refusal("era-refusal-developed", "ERA-79", {"invention": name, "owner": s.owners[space]})
    if not open_space(s, space):
        return Refusal("era-refusal-gold-first", "ERA-80", {"invention": name})
    if mat.markers == 0:
        return Refusal("era-refusal-markers", "ERA-90", {"seat": seat})
    cost = box.dev_cogs[space]
    if cost > cogs_left(s):
        spent = box.most_cogs - cogs_left(s)
        return Refusal("era-refusal-cogs", "ERA-77", {"most": box.most_cogs, "spent": spent, "need": cost})
    if mat.goods[COG] < cost:
        return lacks("ERA-82", seat, COG, mat.goods[COG], cost, name)

    pay(s, seat, COG, cost, log)
    s.cogs_spent += cost
    s.owners[space] = seat
    mat.markers -= 1
    if log is not None:
        log.add(InventionDeveloped(seat, space))
    gain_influence(s, seat, box.dev_influence[space], BY_DEVELOPING, True, log)
    if space % 2 == 0:
        bring_cards(s, space // 2)
    return None


def bring_cards(s: EraState, invention: i64) -> None:
    """The invention's cards leave the reserve and wait for the end of the round (ERA-84)."""
    for card in range(i64(len(s.box.card_kind))):
        if s.box.card_invention[card] == invention:
            s.news = append(s.news, card)


def register(s: EraState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    mat, box = s.mats[seat], s.box
    if developing(s):
        return Refusal("era-refusal-develop-or-register", "ERA-76")
    if mat.patents >= len(box.patent_coins):
        return Refusal("era-refusal-all-patents", "ERA-92", {"seat": seat, "most": len(box.patent_coins)})
    if not patents_left(s):
        return Refusal("era-refusal-patents", "ERA-87", {"seat": seat, "most": box.most_patents})
    if space != DEVELOPMENTS:
        name = f"era-invention-{box.invention_ids[space // 2]}"
        if s.owners[space] != seat:
            return Refusal("era-refusal-not-own-invention", "ERA-90", {"seat": seat, "invention": name})
        if s.patented[space]:
            return Refusal("era-refusal-patented", "ERA-89", {"invention": name})
        if mat.markers == 0:
            return Refusal("era-refusal-markers", "ERA-90", {"seat": seat})
    cost = box.patent_coins[mat.patents]
    if mat.goods[COIN] < cost:
        return lacks("ERA-87", seat, COIN, mat.goods[COIN], cost, "era-next-patent")

    pay(s, seat, COIN, cost, log)
    s.registered += 1
    mat.patents += 1
    if space != DEVELOPMENTS:
        s.patented[space] = 1
        mat.markers -= 1
    if log is not None:
        log.add(PatentRegistered(seat, mat.patents, NONE if space == DEVELOPMENTS else space))
    gain_influence(s, seat, box.patent_influence[mat.patents - 1], BY_PATENTS, True, log)
    return None
