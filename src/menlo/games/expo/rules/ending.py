"""What brings the end about: a full jury, a piece at the end of every track, a fifth project (EXPO-90 to EXPO-92)."""

from mypy_extensions import i64

from menlo.games.expo.events import EndCaused
from menlo.games.expo.state import NOT_YET, ExpoState
from menlo.kernel.events import EventLog


def cause_end(s: ExpoState, seat: i64, end: i64, log: EventLog | None) -> None:
    """The seat finishes its turn and everyone else has one more; later causes change nothing."""
    if s.ending != NOT_YET:
        return
    s.ending = end
    s.ender = seat
    if log is not None:
        log.add(EndCaused(seat, end))
