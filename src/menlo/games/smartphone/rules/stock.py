"""Pieces that move between the stocks of a player, the board and the supply."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_TAKE
from menlo.games.smartphone.box import NONE
from menlo.games.smartphone.events import (
    STEVE,
    GoodsGained,
    ImprovementRemoved,
    ImprovementTaken,
    ProgressTaken,
    TokenTaken,
)
from menlo.games.smartphone.state import SmartphoneState
from menlo.kernel.events import EventLog


def who(s: SmartphoneState, player: i64) -> i64:
    """A player as events name it."""
    return player if player < s.seats else STEVE


def gain_goods(s: SmartphoneState, player: i64, amount: i64, log: EventLog | None) -> None:
    """Goods from the stock, as many as it holds (SMART-46)."""
    mat = s.mats[player]
    amount = min(amount, mat.stock)
    mat.stock -= amount
    mat.produced += amount
    if amount and log is not None:
        log.add(GoodsGained(who(s, player), amount))


def take_token(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    """A goods token, if one is left (SMART-136)."""
    if s.tokens == 0:
        return
    s.tokens -= 1
    s.mats[player].tokens += 1
    if log is not None:
        log.add(TokenTaken(who(s, player)))


def take_progress(s: SmartphoneState, player: i64, amount: i64, log: EventLog | None) -> None:
    """Progress from the box into the hand, as much as the box holds (SMART-134)."""
    mat = s.mats[player]
    amount = min(amount, mat.markers)
    mat.markers -= amount
    s.hand = amount
    if log is not None:
        log.add(ProgressTaken(who(s, player), amount))


def display_empty(s: SmartphoneState) -> bool:
    for design in s.display:
        if design != NONE:
            return False
    return True


def legal_display(s: SmartphoneState, keys: vec[i64]) -> vec[i64]:
    for space in range(i64(len(s.display))):
        if s.display[space] != NONE:
            keys = append(keys, K_TAKE + space)
    return keys


def take_improvement(s: SmartphoneState, player: i64, space: i64, log: EventLog | None) -> None:
    design = s.display[space]
    s.display[space] = NONE
    s.mats[player].tiles[design] += 1
    if log is not None:
        log.add(ImprovementTaken(player, space, design))


def remove_improvement(s: SmartphoneState, space: i64, log: EventLog | None) -> None:
    """It leaves the game."""
    design = s.display[space]
    s.display[space] = NONE
    if log is not None:
        log.add(ImprovementRemoved(space, design))
