"""After the last round: everyone may visit the market once more (ERA-126), then the match is over."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_FINISH
from menlo.games.era.events import AWARD_NAMES, Awarded, ClosingFinished, MatchEnded
from menlo.games.era.rules.market import legal_market
from menlo.games.era.scoring import awards
from menlo.games.era.state import OVER, EraState
from menlo.kernel.events import EventLog


def legal_closing(s: EraState) -> vec[i64]:
    keys = vec[i64](capacity=48)
    keys = append(keys, K_FINISH)
    return legal_market(s, keys)


def finish_closing(s: EraState, log: EventLog | None) -> None:
    if log is not None:
        log.add(ClosingFinished(s.turn))
    s.turn = (s.turn + 1) % s.seats
    s.clear_action()
    if s.turn == s.start:
        s.phase = OVER
        if log is not None:
            tell_end(s, log)


def tell_end(s: EraState, log: EventLog) -> None:
    for award in range(len(AWARD_NAMES)):
        points = awards(s, award)
        for seat in range(i64(len(points))):
            if points[seat]:
                log.add(Awarded(seat, award, points[seat]))
    log.add(MatchEnded())
