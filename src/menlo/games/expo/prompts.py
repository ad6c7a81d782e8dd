"""What the seat on turn must decide, in one sentence. All of it is open at the table."""

from menlo.games.expo.box import CARD_NAMES, NONE
from menlo.games.expo.progress import progress
from menlo.games.expo.resources import RESOURCE_NAMES
from menlo.games.expo.rules.station import price
from menlo.games.expo.state import (
    AT_ACADEMY,
    AT_CONFERENCE,
    AT_JOURNAL,
    AT_LABORATORY,
    AT_STATION,
    BONUS,
    CARD,
    HANDICAP,
    MOVING,
    NOT_YET,
    PLACING,
    REARRANGING,
    ExpoState,
)
from menlo.games.expo.tiles import tile_message
from menlo.kernel.message import Arg, Message


def prompt(s: ExpoState) -> Message:
    if s.phase == CARD:
        return _card(s)
    if s.phase == AT_STATION:
        return _station(s)
    if s.phase == AT_ACADEMY:
        return _academy(s)
    if s.phase in (HANDICAP, PLACING, MOVING):
        id = {HANDICAP: "expo-prompt-handicap", PLACING: "expo-prompt-placing"}.get(int(s.phase), "expo-prompt-moving")
        return Message(id, {"tile": tile_message(s.box, int(s.held))})
    if s.phase == BONUS:
        return Message("expo-prompt-bonus", {"track": f"expo-resource-{RESOURCE_NAMES[s.track]}"})
    done, most = progress(s)
    args: dict[str, Arg] = {"done": done, "left": most - done}
    if s.phase == AT_LABORATORY:
        return Message("expo-prompt-laboratory", args)
    if s.phase == AT_JOURNAL:
        return Message("expo-prompt-journal", args)
    if s.phase == AT_CONFERENCE:
        return Message("expo-prompt-conference", args)
    if s.phase == REARRANGING:
        return Message("expo-prompt-rearranging", args)
    return Message("expo-prompt-stepping", args)


def _card(s: ExpoState) -> Message:
    if s.ending != NOT_YET:
        return Message("expo-prompt-last-card")
    if s.last == NONE:
        return Message("expo-prompt-card")
    return Message("expo-prompt-card-but", {"card": f"expo-card-{CARD_NAMES[s.last]}"})


def _station(s: ExpoState) -> Message:
    money, cost = int(s.mats[s.turn].money), int(price(s))
    if all(tile == NONE for tile in s.station):
        return Message("expo-prompt-station-empty")
    if money < cost:
        return Message("expo-prompt-poor", {"money": money, "price": cost})
    done, most = progress(s)
    return Message("expo-prompt-station", {"price": cost, "left": most - done})


def _academy(s: ExpoState) -> Message:
    """There is something to buy, a resource tile to take, or both."""
    money, cost = int(s.mats[s.turn].money), int(s.box.academy_price)
    free = s.boosted and not s.extra and any(tile != NONE for tile in s.station)
    if s.done or money < cost:
        if free:
            return Message("expo-prompt-academy-free")
        return (
            Message("expo-prompt-academy-done")
            if s.done
            else Message("expo-prompt-poor", {"money": money, "price": cost})
        )
    return Message("expo-prompt-academy-both" if free else "expo-prompt-academy", {"price": cost})
