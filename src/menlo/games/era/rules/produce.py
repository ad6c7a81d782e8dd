"""Area 4: produce inventions, and the royalties that follow (ERA-51 to ERA-66)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_FAKE, K_PRODUCE, MIXES, mix_index, mix_of
from menlo.games.era.box import FAKE, NONE, OFFICIAL, START, card_message
from menlo.games.era.events import CardProduced, RoyaltyDue
from menlo.games.era.goods import COAL, COG, COIN, GOODS, METAL, TECHNOLOGY, TOOL
from menlo.games.era.rules.stock import gain, gain_influence, lacks, pay
from menlo.games.era.state import ACTING, BY_PRODUCING, BY_ROYALTIES, EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def legal_produce(s: EraState, keys: vec[i64]) -> vec[i64]:
    if s.phase == ACTING and s.steps >= s.box.most_productions:
        return keys
    for space in range(i64(len(s.cards))):
        card = s.cards[space]
        if card == NONE or not affordable(s, s.turn, card):
            continue
        if s.box.card_kind[card] != FAKE:
            keys = append(keys, K_PRODUCE + space)
        elif not inventor(s, s.turn, s.box.card_invention[card]):
            keys = legal_fake(s, card, space, keys)
    return keys


def legal_fake(s: EraState, card: i64, space: i64, keys: vec[i64]) -> vec[i64]:
    """Every mix of metal, technology and tool that the seat can give for the question marks."""
    goods, cost, free = s.mats[s.turn].goods, s.box.card_cost, s.box.card_free[card]
    spare_metal = goods[METAL] - cost[card * GOODS + METAL]
    spare_technology = goods[TECHNOLOGY] - cost[card * GOODS + TECHNOLOGY]
    spare_tool = goods[TOOL] - cost[card * GOODS + TOOL]
    first: i64 = K_FAKE + space * MIXES
    metal = max(0, free - spare_technology - spare_tool)
    while metal <= free and metal <= spare_metal:
        technology = max(0, free - metal - spare_tool)
        while technology <= free - metal and technology <= spare_technology:
            keys = append(keys, first + mix_index(metal, technology, free - metal - technology))
            technology += 1
        metal += 1
    return keys


def affordable(s: EraState, seat: i64, card: i64) -> bool:
    """Whether the seat has the printed cubes of a card; question marks are counted apart."""
    goods, cost = s.mats[seat].goods, s.box.card_cost
    first = card * GOODS
    for good in range(i64(COIN), i64(COAL + 1)):
        if goods[good] < cost[first + good]:
            return False
    return True


def inventor(s: EraState, seat: i64, invention: i64) -> bool:
    """Whether the seat's marker lies on the gold or silver space."""
    return s.owners[2 * invention] == seat or s.owners[2 * invention + 1] == seat


def produce(s: EraState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    refusal = unproducible(s, seat, space)
    if refusal is not None:
        return refusal
    if s.box.card_kind[s.cards[space]] == FAKE:
        return Refusal("era-refusal-fake-needs-mix", "ERA-58", {"card": card_message(s.box, s.cards[space])})

    carry_out(s, seat, space, 0, 0, 0, log)
    return None


def produce_fake(s: EraState, seat: i64, space: i64, mix: i64, log: EventLog | None) -> Refusal | None:
    refusal = unproducible(s, seat, space)
    if refusal is not None:
        return refusal
    card = s.cards[space]
    name = card_message(s.box, card)
    if s.box.card_kind[card] != FAKE:
        return Refusal("era-refusal-not-fake", "ERA-57", {"card": name})
    if inventor(s, seat, s.box.card_invention[card]):
        return Refusal("era-refusal-own-fake", "ERA-59", {"seat": seat, "card": name})
    metal, technology, tool = mix_of(mix)
    free = s.box.card_free[card]
    if metal + technology + tool != free:
        return Refusal("era-refusal-mix", "ERA-58", {"card": name, "need": free, "given": metal + technology + tool})
    goods, cost = s.mats[seat].goods, s.box.card_cost
    metals, technologies, tools = (
        metal + cost[card * GOODS + METAL],
        technology + cost[card * GOODS + TECHNOLOGY],
        tool + cost[card * GOODS + TOOL],
    )
    if goods[METAL] < metals:
        return lacks("ERA-58", seat, METAL, goods[METAL], metals, name)
    if goods[TECHNOLOGY] < technologies:
        return lacks("ERA-58", seat, TECHNOLOGY, goods[TECHNOLOGY], technologies, name)
    if goods[TOOL] < tools:
        return lacks("ERA-58", seat, TOOL, goods[TOOL], tools, name)

    carry_out(s, seat, space, metal, technology, tool, log)
    return None


def unproducible(s: EraState, seat: i64, space: i64) -> Refusal | None:
    """What speaks against producing the card on a space, whatever its kind."""
    if s.phase == ACTING and s.steps >= s.box.most_productions:
        return Refusal("era-refusal-productions", "ERA-51", {"seat": seat, "most": s.box.most_productions})
    card = s.cards[space] if space < len(s.cards) else NONE
    if card == NONE:
        return Refusal("era-refusal-no-card", "ERA-55", {"space": space + 1})
    goods, cost = s.mats[seat].goods, s.box.card_cost
    for good in range(i64(COIN), i64(COAL + 1)):
        if goods[good] < cost[card * GOODS + good]:
            return lacks("ERA-52", seat, good, goods[good], cost[card * GOODS + good], card_message(s.box, card))
    return None


def carry_out(s: EraState, seat: i64, space: i64, metal: i64, technology: i64, tool: i64, log: EventLog | None) -> None:
    box, card = s.box, s.cards[space]
    pay(s, seat, COIN, box.card_cost[card * GOODS + COIN], log)
    pay(s, seat, METAL, box.card_cost[card * GOODS + METAL] + metal, log)
    pay(s, seat, TECHNOLOGY, box.card_cost[card * GOODS + TECHNOLOGY] + technology, log)
    pay(s, seat, TOOL, box.card_cost[card * GOODS + TOOL] + tool, log)
    pay(s, seat, COAL, box.card_cost[card * GOODS + COAL], log)
    s.cards[space] = NONE
    s.discards = append(s.discards, card)
    if log is not None:
        log.add(CardProduced(seat, space, card))
    gain(s, seat, COIN, box.card_coins[card], log)
    gain(s, seat, COG, box.card_cogs[card], log)
    gain_influence(s, seat, box.card_influence[card], BY_PRODUCING, True, log)
    if box.card_kind[card] != START:
        pay_royalties(s, seat, card, log)


def pay_royalties(s: EraState, seat: i64, card: i64, log: EventLog | None) -> None:
    """Gold in influence, silver in coins; for a fake only to those whose patent lies on the space."""
    gold: i64 = 2 * s.box.card_invention[card]
    silver: i64 = gold + 1
    official = s.box.card_kind[card] == OFFICIAL
    owner = s.owners[gold]
    if owner != NONE and owner != seat and (official or s.patented[gold]):
        if log is not None:
            log.add(RoyaltyDue(owner, seat, gold))
        gain_influence(s, owner, s.box.dev_royalty[gold], BY_ROYALTIES, s.rulings.royalty_symbols == 1, log)
    owner = s.owners[silver]
    if owner != NONE and owner != seat and (official or s.patented[silver]):
        if log is not None:
            log.add(RoyaltyDue(owner, seat, silver))
        gain(s, owner, COIN, s.box.dev_royalty[silver], log)
