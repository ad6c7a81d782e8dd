"""Money, and the resource tiles that lie face down (EXPO-87, EXPO-109)."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from menlo.games.expo.box import NONE
from menlo.games.expo.events import MoneyGained, TilesShuffled
from menlo.games.expo.state import ExpoState
from menlo.kernel.events import EventLog


def gain_money(s: ExpoState, seat: i64, amount: i64, log: EventLog | None) -> None:
    """What exceeds the end of the track is lost."""
    mat = s.mats[seat]
    gained = min(amount, s.box.most_money - mat.money)
    mat.money += gained
    if log is not None:
        log.add(MoneyGained(seat, gained, mat.money))


def draw_tile(s: ExpoState, log: EventLog | None) -> i64:
    """The next resource tile; an empty stack is made anew from the discards. NONE when there is none at all."""
    if not len(s.draw):
        if not len(s.discards):
            return NONE
        s.rng.shuffle(s.discards)
        s.draw = s.discards
        s.discards = vec[i64]()
        if log is not None:
            log.add(TilesShuffled(len(s.draw)))
    s.draw, tile = pop(s.draw)
    return tile
