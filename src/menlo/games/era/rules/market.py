"""Area 5: the exchange market (ERA-67 to ERA-75), also open at the very end (ERA-126)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import (
    COG_FOR_COINS,
    COG_FOR_INFLUENCE,
    COINS_FOR_COG,
    COINS_FOR_INFLUENCE,
    K_BONUS,
    K_COG,
    K_SWAP,
    K_TRADE,
    pair_index,
)
from menlo.games.era.events import CogTaken, Exchanged
from menlo.games.era.goods import BONUS, COG, COIN, GOOD_NAMES, TRADED
from menlo.games.era.rules.stock import gain, gain_influence, lacks, out_of_supply, pay, supplied
from menlo.games.era.state import BONUS_STEP, BY_CLOSING, BY_EXCHANGING, CLOSING, EraState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal

UPPER: Final = 0
MIDDLE: Final = 1
LOWER: Final = 2
SQUARE_NAMES: Final = ("upper", "middle", "lower")


def square_open(s: EraState, square: i64) -> bool:
    """Five exchanges in all, three per square; a bonus step has its own limits."""
    if s.phase == BONUS_STEP:
        return True
    return s.steps < s.box.most_exchanges and s.squares[square] < s.box.most_per_square


def cog_offered(s: EraState) -> bool:
    """Taking a cog takes the place of all exchanges (ERA-67); not in a bonus step (ERA-98) or at the end (ERA-126)."""
    if s.phase == CLOSING or (s.phase == BONUS_STEP and not s.rulings.bonus_cog):
        return False
    return s.phase == BONUS_STEP or s.steps == 0


def legal_market(s: EraState, keys: vec[i64]) -> vec[i64]:
    goods = s.mats[s.turn].goods
    coins, cogs = goods[COIN], goods[COG]
    if cog_offered(s) and supplied(s, COG, 1):
        keys = append(keys, K_COG)
    if square_open(s, UPPER):
        if coins >= 2 and supplied(s, COG, 1):
            keys = append(keys, K_TRADE + COINS_FOR_COG)
        if cogs >= 1 and supplied(s, COIN, 2):
            keys = append(keys, K_TRADE + COG_FOR_COINS)
    if square_open(s, MIDDLE):
        if coins >= 2:
            keys = append(keys, K_TRADE + COINS_FOR_INFLUENCE)
        if cogs >= 1:
            keys = append(keys, K_TRADE + COG_FOR_INFLUENCE)
    if square_open(s, LOWER):
        keys = legal_swap(s, goods, keys)
        if coins >= 2 and s.phase != CLOSING and supplied(s, BONUS, 1):
            keys = append(keys, K_BONUS)
    return keys


def legal_swap(s: EraState, goods: vec[i64], keys: vec[i64]) -> vec[i64]:
    takeable: i64 = 0  # bits of the goods that the supply has
    for good in range(i64(TRADED)):
        if supplied(s, good, 1):
            takeable |= 1 << good
    for low in range(i64(TRADED)):
        if not goods[low]:
            continue
        for high in range(low, i64(TRADED)):
            if goods[high] < (2 if high == low else 1):
                continue
            first: i64 = K_SWAP + pair_index(low, high) * TRADED
            for take in range(i64(TRADED)):
                if take != low and take != high and takeable & (1 << take):
                    keys = append(keys, first + take)
    return keys


def take_cog(s: EraState, seat: i64, log: EventLog | None) -> Refusal | None:
    if not cog_offered(s):
        if s.phase == CLOSING:
            return Refusal("era-refusal-cog-at-end", "ERA-126")
        if s.phase == BONUS_STEP:
            return Refusal("era-refusal-cog-as-bonus", "ERA-98")
        return Refusal("era-refusal-cog-or-exchanges", "ERA-67")
    if not supplied(s, COG, 1):
        return out_of_supply(COG)

    if log is not None:
        log.add(CogTaken(seat))
    gain(s, seat, COG, 1, log)
    return None


def trade(s: EraState, seat: i64, trade: i64, log: EventLog | None) -> Refusal | None:
    square: i64 = UPPER if trade == COINS_FOR_COG or trade == COG_FOR_COINS else MIDDLE
    refusal = closed(s, seat, square)
    if refusal is not None:
        return refusal
    goods = s.mats[seat].goods
    name = f"era-square-{SQUARE_NAMES[square]}"
    if trade == COINS_FOR_COG or trade == COINS_FOR_INFLUENCE:
        if goods[COIN] < 2:
            return lacks("ERA-68" if square == UPPER else "ERA-69", seat, COIN, goods[COIN], 2, name)
    elif goods[COG] < 1:
        return lacks("ERA-68" if square == UPPER else "ERA-69", seat, COG, goods[COG], 1, name)
    if trade == COINS_FOR_COG and not supplied(s, COG, 1):
        return out_of_supply(COG)
    if trade == COG_FOR_COINS and not supplied(s, COIN, 2):
        return out_of_supply(COIN)

    count(s, seat, square, log)
    if trade == COINS_FOR_COG or trade == COINS_FOR_INFLUENCE:
        pay(s, seat, COIN, 2, log)
    else:
        pay(s, seat, COG, 1, log)
    if trade == COINS_FOR_COG:
        gain(s, seat, COG, 1, log)
    elif trade == COG_FOR_COINS:
        gain(s, seat, COIN, 2, log)
    else:
        at_end = s.phase == CLOSING
        gain_influence(s, seat, 1, BY_CLOSING if at_end else BY_EXCHANGING, not at_end, log)
    return None


def swap(s: EraState, seat: i64, low: i64, high: i64, take: i64, log: EventLog | None) -> Refusal | None:
    refusal = closed(s, seat, LOWER)
    if refusal is not None:
        return refusal
    if take == low or take == high:
        return Refusal("era-refusal-same-kind", "ERA-70", {"good": f"era-good-{GOOD_NAMES[take]}"})
    goods = s.mats[seat].goods
    if low == high and goods[low] < 2:
        return lacks("ERA-70", seat, low, goods[low], 2, "era-square-lower")
    if goods[low] < 1:
        return lacks("ERA-70", seat, low, goods[low], 1, "era-square-lower")
    if goods[high] < 1:
        return lacks("ERA-70", seat, high, goods[high], 1, "era-square-lower")
    if not supplied(s, take, 1):
        return out_of_supply(take)

    count(s, seat, LOWER, log)
    pay(s, seat, low, 1, log)
    pay(s, seat, high, 1, log)
    gain(s, seat, take, 1, log)
    return None


def buy_bonus(s: EraState, seat: i64, log: EventLog | None) -> Refusal | None:
    if s.phase == CLOSING:
        return Refusal("era-refusal-bonus-at-end", "ERA-126")
    refusal = closed(s, seat, LOWER)
    if refusal is not None:
        return refusal
    coins = s.mats[seat].goods[COIN]
    if coins < 2:
        return lacks("ERA-71", seat, COIN, coins, 2, "era-square-lower")
    if not supplied(s, BONUS, 1):
        return Refusal("era-refusal-no-bonus-left", "ERA-75")

    count(s, seat, LOWER, log)
    pay(s, seat, COIN, 2, log)
    gain(s, seat, BONUS, 1, log)
    s.mats[seat].fresh += 1
    return None


def closed(s: EraState, seat: i64, square: i64) -> Refusal | None:
    """What speaks against one more exchange in a square."""
    if square_open(s, square):
        return None
    if s.steps >= s.box.most_exchanges:
        return Refusal("era-refusal-exchanges", "ERA-73", {"seat": seat, "most": s.box.most_exchanges})
    name = f"era-square-{SQUARE_NAMES[square]}"
    return Refusal("era-refusal-square", "ERA-72", {"seat": seat, "square": name, "most": s.box.most_per_square})


def count(s: EraState, seat: i64, square: i64, log: EventLog | None) -> None:
    if s.phase != BONUS_STEP:
        s.squares[square] += 1
    if log is not None:
        log.add(Exchanged(seat, square))
