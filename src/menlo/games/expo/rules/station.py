"""The Station: buy resource tiles (EXPO-24 to EXPO-26); the free tile of the upgraded Academy (EXPO-30)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.actions import K_BUY, K_FINISH
from menlo.games.expo.box import NONE
from menlo.games.expo.events import TileBought, TileTaken
from menlo.games.expo.rules.lab import sorted_with
from menlo.games.expo.rules.patents import lacks
from menlo.games.expo.state import ExpoState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def price(s: ExpoState) -> i64:
    """Of the next tile."""
    return s.box.prices_upgraded[s.done] if s.boosted else s.box.prices[s.done]


def most_tiles(s: ExpoState) -> i64:
    return len(s.box.prices_upgraded) if s.boosted else len(s.box.prices)


def legal_station(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=16)
    if s.mats[s.turn].money >= price(s):
        keys = with_spaces(s, keys, K_BUY)
    return append(keys, K_FINISH)


def with_spaces(s: ExpoState, keys: vec[i64], first: i64) -> vec[i64]:
    """Keys for all spaces with a tile; of equal tiles only the first, since which of them is the same."""
    for space in range(i64(len(s.station))):
        if first_of_kind(s, space):
            keys = append(keys, first + space)
    return keys


def first_of_kind(s: ExpoState, space: i64) -> bool:
    tile = s.station[space]
    if tile == NONE:
        return False
    for other in range(space):
        if s.station[other] == tile:
            return False
    return True


def unavailable(s: ExpoState, space: i64) -> Refusal | None:
    if space >= len(s.station) or s.station[space] == NONE:
        return Refusal("expo-refusal-empty-space", "EXPO-25", {"space": space + 1})
    if not first_of_kind(s, space):
        return Refusal("expo-refusal-equal-tile", "EXPO-24", {"space": space + 1})
    return None


def buy_tile(s: ExpoState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    refusal = unavailable(s, space)
    if refusal is not None:
        return refusal
    mat, cost = s.mats[seat], price(s)
    if mat.money < cost:
        return lacks("EXPO-26" if s.boosted else "EXPO-24", seat, mat.money, cost)

    mat.money -= cost
    if log is not None:
        log.add(TileBought(seat, space, s.station[space], cost))
    fetch(s, seat, space)
    s.done += 1
    return None


def take_tile(s: ExpoState, seat: i64, space: i64, log: EventLog | None) -> Refusal | None:
    if not s.boosted:
        return Refusal("expo-refusal-not-upgraded", "EXPO-30", {"seat": seat, "card": "expo-card-academy"})
    if s.extra:
        return Refusal("expo-refusal-taken", "EXPO-30", {"seat": seat})
    refusal = unavailable(s, space)
    if refusal is not None:
        return refusal

    if log is not None:
        log.add(TileTaken(seat, space, s.station[space]))
    fetch(s, seat, space)
    s.extra += 1
    return None


def fetch(s: ExpoState, seat: i64, space: i64) -> None:
    """A tile leaves the Station, which is not refilled before the clean-up."""
    mat = s.mats[seat]
    mat.supply = sorted_with(mat.supply, s.station[space])
    s.station[space] = NONE
