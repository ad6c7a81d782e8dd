"""Turns, rounds and last turns (EXPO-14 to EXPO-17, EXPO-89, EXPO-93 to EXPO-95, EXPO-119 to EXPO-123)."""

from mypy_extensions import i64

from menlo.games.expo.bits import bit
from menlo.games.expo.box import CONFERENCE, JOURNAL, NONE, WORKING
from menlo.games.expo.events import ActionEnded, MatchEnded, RoundBegan, RoundEnded, Scored, TurnPassed
from menlo.games.expo.rules.clean_up import clean_up
from menlo.games.expo.rules.ghosts import move_ghosts, reveal, shuffle_ghost_deck
from menlo.games.expo.scoring import BY_LEADING, SOURCE_NAMES, points_by_source
from menlo.games.expo.state import AT_CONFERENCE, CARD, JURY, NOT_YET, OVER, ExpoState
from menlo.kernel.events import EventLog


def left_of(s: ExpoState, seat: i64) -> i64:
    return (seat + 1) % s.seats


def begin_turn(s: ExpoState, seat: i64) -> None:
    s.turn = seat
    s.phase = CARD
    s.clear_action()


def begin_round(s: ExpoState, start: i64, after_ghost: bool, log: EventLog | None) -> None:
    """The start player is next; alone, the ghost deck goes first."""
    s.start = start
    s.last = NONE
    begin_turn(s, start)
    if s.seats == 1:
        shuffle_ghost_deck(s, log)
        if not (after_ghost and s.rulings.player_begins):
            ghost_turn(s, log)


def ghost_turn(s: ExpoState, log: EventLog | None) -> None:
    """The ghost deck shows a card; its Conference ends the round at once."""
    card = reveal(s, log)
    if card == CONFERENCE:
        end_round(s, 0, False, True, log)
        return
    s.last = card
    if card == JOURNAL and s.rulings.ghost_journal:
        move_ghosts(s, 0, log)
        if s.ending != NOT_YET:
            next_last_turn(s, log)


def end_action(s: ExpoState, seat: i64, log: EventLog | None) -> None:
    """The action of the played card is over, and with it the turn; the Conference ends the round."""
    if log is not None:
        log.add(ActionEnded(seat, s.card))
    if s.card == CONFERENCE:
        end_round(s, seat, s.chosen & bit(JURY) != 0, False, log)
    elif s.ending != NOT_YET:
        next_last_turn(s, log)
    elif s.seats == 1:
        begin_turn(s, seat)
        ghost_turn(s, log)
    else:
        begin_turn(s, left_of(s, seat))


def end_option(s: ExpoState) -> None:
    """An option of the Conference is used up."""
    s.phase = AT_CONFERENCE
    s.extra = 0


def end_round(s: ExpoState, seat: i64, chose_jury: bool, by_ghost: bool, log: EventLog | None) -> None:
    if log is not None:
        log.add(RoundEnded(s.round))
    clean_up(s, seat, chose_jury, log)
    if s.ending != NOT_YET:
        s.turn = seat
        next_last_turn(s, log)
        return
    s.round += 1
    start = left_of(s, seat)
    if log is not None:
        log.add(RoundBegan(s.round, start))
    begin_round(s, start, by_ghost, log)


def next_last_turn(s: ExpoState, log: EventLog | None) -> None:
    """Everyone but the one who caused the end has one more turn; without a card to play it is passed over."""
    seat = left_of(s, s.turn)
    while seat != s.ender:
        if s.mats[seat].hand & (WORKING):
            begin_turn(s, seat)
            return
        if log is not None:
            log.add(TurnPassed(seat))
        seat = left_of(s, seat)
    s.phase = OVER
    s.clear_action()
    if log is not None:
        tell_end(s, log)


def tell_end(s: ExpoState, log: EventLog) -> None:
    for seat in range(s.seats):
        points = points_by_source(s, seat)
        for source in range(i64(BY_LEADING + 1), i64(len(SOURCE_NAMES))):
            if points[source]:
                log.add(Scored(seat, source, points[source]))
    log.add(MatchEnded(s.ending))
