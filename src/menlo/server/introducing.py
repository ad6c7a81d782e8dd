"""A match as everyone may know it, from its rows alone."""

from collections.abc import Sequence

import msgspec

from menlo.server.protocol import MatchInfo, SeatInfo, TimeControl
from menlo.server.rows import MatchRow, SeatRow
from menlo.server.tokens import seed_hash


def match_info(row: MatchRow, seats: Sequence[SeatRow]) -> MatchInfo:
    """What may be known of a match; the seed only when it is over."""
    names = [SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, seat.stand_in) for seat in seats]
    over = row.status == "over"
    return MatchInfo(
        row.id, row.game, row.rules, row.pack, row.options, names, row.visibility, row.status, row.version,
        seed_hash(row.seed, row.salt), row.seed if over else None, row.salt if over else None, row.forked,
        row.quiet, time_control(row), row.hints,
    )  # fmt: skip


def time_control(row: MatchRow) -> TimeControl | None:
    return None if row.time is None else msgspec.convert(row.time, TimeControl)
