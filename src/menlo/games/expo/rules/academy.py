"""The Academy: buy a project or a technology (EXPO-27 to EXPO-30)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.actions import K_FINISH, K_PROJECT, K_TAKE, K_TECHNOLOGY
from menlo.games.expo.bits import bit
from menlo.games.expo.box import FIRST_PROJECT, FIRST_TECHNOLOGY, NONE
from menlo.games.expo.events import AcademyBought
from menlo.games.expo.rules.lab import sorted_with
from menlo.games.expo.rules.patents import lacks
from menlo.games.expo.rules.station import with_spaces
from menlo.games.expo.state import ExpoState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def legal_academy(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=40)
    if s.done == 0 and s.mats[s.turn].money >= s.box.academy_price:
        for slot in range(i64(len(s.slots))):
            if s.slots[slot] != NONE:
                keys = append(keys, K_PROJECT + slot)
        for technology in range(i64(len(s.box.technology_card))):
            if s.technologies & bit(technology):
                keys = append(keys, K_TECHNOLOGY + technology)
    if s.boosted and s.extra == 0:
        keys = with_spaces(s, keys, K_TAKE)
    return append(keys, K_FINISH)


def unaffordable(s: ExpoState, seat: i64) -> Refusal | None:
    if s.done > 0:
        return Refusal("expo-refusal-bought", "EXPO-27", {"seat": seat})
    if s.mats[seat].money < s.box.academy_price:
        return lacks("EXPO-27", seat, s.mats[seat].money, s.box.academy_price)
    return None


def buy_project(s: ExpoState, seat: i64, slot: i64, log: EventLog | None) -> Refusal | None:
    if slot >= len(s.slots) or s.slots[slot] == NONE:
        return Refusal("expo-refusal-empty-slot", "EXPO-29", {"slot": slot + 1})
    refusal = unaffordable(s, seat)
    if refusal is not None:
        return refusal

    project = s.slots[slot]
    s.slots[slot] = NONE
    buy(s, seat, FIRST_PROJECT + project, log)
    return None


def buy_technology(s: ExpoState, seat: i64, technology: i64, log: EventLog | None) -> Refusal | None:
    if not s.technologies & bit(technology):
        return Refusal("expo-refusal-no-technology", "EXPO-28")
    refusal = unaffordable(s, seat)
    if refusal is not None:
        return refusal

    s.technologies &= ~bit(technology)
    buy(s, seat, FIRST_TECHNOLOGY + technology, log)
    return None


def buy(s: ExpoState, seat: i64, tile: i64, log: EventLog | None) -> None:
    mat = s.mats[seat]
    mat.money -= s.box.academy_price
    mat.supply = sorted_with(mat.supply, tile)
    s.done += 1
    if log is not None:
        log.add(AcademyBought(seat, tile, s.box.academy_price))
