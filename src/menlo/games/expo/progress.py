"""How far the action in progress has come, and which cards cannot be played now: for views and prompts."""

from menlo.games.expo.box import CARD_NAMES, CARDS, CONFERENCE
from menlo.games.expo.rules.cards import legal_cards
from menlo.games.expo.rules.laboratory import most_operations
from menlo.games.expo.rules.station import most_tiles
from menlo.games.expo.state import (
    AT_ACADEMY,
    AT_JOURNAL,
    AT_STATION,
    BONUS,
    CARD,
    MOVING,
    NOT_YET,
    REARRANGING,
    STEPPING,
    ExpoState,
)


def progress(s: ExpoState) -> tuple[int, int]:
    """How much of the action, or of an option of the Conference, is done, and of how much."""
    phase, box = s.back if s.phase == BONUS else s.phase, s.box
    if phase == AT_STATION:
        return int(s.done), int(most_tiles(s))
    if phase == AT_ACADEMY:
        return int(s.done + s.extra), int(1 + s.boosted)
    if phase == AT_JOURNAL:
        return int(s.done), int(box.points[s.boosted])
    if phase in (REARRANGING, MOVING):
        return int(s.extra), int(box.conference_moves)
    if phase == STEPPING:
        return int(s.extra), int(box.conference_points)
    if s.card == CONFERENCE:
        return int(s.done), int(box.conference_options)
    return int(s.done), int(most_operations(s, s.turn))


def barred(s: ExpoState) -> dict[str, str]:
    """Cards in the hand of the seat on turn that it may not play now, each with why."""
    if s.phase != CARD:
        return {}
    playable = [int(key) for key in legal_cards(s)]
    hand = int(s.mats[s.turn].hand)
    return {CARD_NAMES[card]: _why(s, card) for card in range(CARDS) if hand & (1 << card) and card not in playable}


def _why(s: ExpoState, card: int) -> str:
    if s.ending != NOT_YET:
        return "last-turn"
    if card == s.last:
        return "ghost" if s.seats == 1 else "neighbour"
    return "first-turn"
