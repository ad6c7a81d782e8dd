"""Playing an action card, and going on with its action (EXPO-17 to EXPO-21, EXPO-43, EXPO-44)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.actions import K_PLAY
from menlo.games.expo.bits import bit
from menlo.games.expo.box import (
    ACADEMY,
    CARD_NAMES,
    CARDS,
    CONFERENCE,
    JOURNAL,
    LABORATORY,
    SKYSCRAPER,
    STATION,
)
from menlo.games.expo.events import CardPlayed, OptionEnded
from menlo.games.expo.rules.ghosts import move_ghosts
from menlo.games.expo.rules.laboratory import most_operations
from menlo.games.expo.rules.rounds import end_action, end_option
from menlo.games.expo.rules.station import most_tiles
from menlo.games.expo.rules.stock import gain_money
from menlo.games.expo.state import (
    AT_ACADEMY,
    AT_CONFERENCE,
    AT_JOURNAL,
    AT_LABORATORY,
    AT_STATION,
    NOT_YET,
    REARRANGING,
    STEPPING,
    ExpoState,
)
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def legal_cards(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=CARDS)
    mat = s.mats[s.turn]
    for card in range(i64(CARDS)):
        if not mat.hand & bit(card):
            continue
        if s.ending != NOT_YET:
            if card != CONFERENCE:
                keys = append(keys, K_PLAY + card)
        elif card != s.last and (card != CONFERENCE or len(mat.played) > 0):
            keys = append(keys, K_PLAY + card)
    return keys


def play(s: ExpoState, seat: i64, card: i64, log: EventLog | None) -> Refusal | None:
    mat = s.mats[seat]
    name = f"expo-card-{CARD_NAMES[card]}"
    if not mat.hand & bit(card):
        return Refusal("expo-refusal-played", "EXPO-18", {"seat": seat, "card": name})
    if s.ending != NOT_YET:
        if card == CONFERENCE:
            return Refusal("expo-refusal-last-conference", "EXPO-94")
    elif card == s.last:
        clause = "EXPO-120" if s.seats == 1 else "EXPO-19"
        return Refusal("expo-refusal-neighbour", clause, {"card": name})
    elif card == CONFERENCE and not len(mat.played):
        return Refusal("expo-refusal-first-conference", "EXPO-20", {"seat": seat})

    mat.hand &= ~bit(card)
    mat.played = append(mat.played, card)
    s.last = card
    s.card = card
    s.boosted = (mat.upgraded >> card) & 1
    if log is not None:
        log.add(CardPlayed(seat, card, s.boosted == 1))
    begin_action(s, seat, card, log)
    return None


def begin_action(s: ExpoState, seat: i64, card: i64, log: EventLog | None) -> None:
    if card == STATION:
        s.phase = AT_STATION
    elif card == ACADEMY:
        s.phase = AT_ACADEMY
    elif card == LABORATORY:
        s.phase = AT_LABORATORY
    elif card == JOURNAL:
        s.phase = AT_JOURNAL
        if s.box.ghost_tiles[s.seats]:
            move_ghosts(s, seat, log)
    elif card == SKYSCRAPER:
        # Money leaves nothing to choose, so the turn is over at once.
        gain_money(s, seat, s.box.grants[s.boosted], log)
        end_action(s, seat, log)
    else:
        s.phase = AT_CONFERENCE


def finish(s: ExpoState, seat: i64, log: EventLog | None) -> None:
    """The rest of an action, or of an option of the Conference, stays unused (EXPO-21)."""
    if s.phase == REARRANGING or s.phase == STEPPING:
        if log is not None:
            log.add(OptionEnded(seat))
        end_option(s)
        go_on(s, seat, log)
    else:
        end_action(s, seat, log)


def go_on(s: ExpoState, seat: i64, log: EventLog | None) -> None:
    """After a step: an action with nothing left to do in it is over."""
    phase = s.phase
    if phase == REARRANGING:
        if s.extra < s.box.conference_moves:
            return
        end_option(s)
    elif phase == STEPPING:
        if s.extra < s.box.conference_points:
            return
        end_option(s)
    if used_up(s, seat):
        end_action(s, seat, log)


def used_up(s: ExpoState, seat: i64) -> bool:
    phase = s.phase
    if phase == AT_STATION:
        return s.done >= most_tiles(s)
    if phase == AT_ACADEMY:
        return s.done > 0 and s.extra >= s.boosted
    if phase == AT_LABORATORY:
        return s.done >= most_operations(s, seat)
    if phase == AT_JOURNAL:
        return s.done >= s.box.points[s.boosted]
    if phase == AT_CONFERENCE:
        return s.done >= s.box.conference_options
    return False
