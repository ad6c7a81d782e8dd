"""Help for new players: before the first turn some scraps become resource tiles (EXPO-125 to EXPO-127)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.actions import K_PUT
from menlo.games.expo.events import HandicapDrawn, ScrapReplaced
from menlo.games.expo.rules.lab import lay
from menlo.games.expo.rules.rounds import begin_round
from menlo.games.expo.rules.stock import draw_tile
from menlo.games.expo.state import HANDICAP, SCRAP, ExpoState, laid
from menlo.games.expo.tiles import column_of, row_of
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def begin(s: ExpoState, log: EventLog | None) -> None:
    """In turn order, one tile at a time; then the first round begins."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if s.mats[seat].handicap > 0:
            s.phase = HANDICAP
            s.turn = seat
            s.held = draw_tile(s, log)
            if log is not None:
                log.add(HandicapDrawn(seat, s.held))
            return
    begin_round(s, s.first, False, log)


def legal_handicap(s: ExpoState) -> vec[i64]:
    keys = vec[i64](capacity=20)
    mat = s.mats[s.turn]
    for cell in range(s.box.cells):
        if mat.grid[cell] == SCRAP:
            for turn in range(i64(4)):
                keys = append(keys, K_PUT + cell * 4 + turn)
    return keys


def replace_scrap(s: ExpoState, seat: i64, cell: i64, turn: i64, log: EventLog | None) -> Refusal | None:
    mat, box = s.mats[seat], s.box
    if cell >= box.cells or mat.grid[cell] != SCRAP:
        place = {"row": row_of(box, cell), "column": column_of(box, cell)}
        return Refusal("expo-refusal-no-scrap", "EXPO-125", place)

    tile = s.held
    lay(s, mat, laid(tile, turn, cell))
    mat.handicap -= 1
    if log is not None:
        log.add(ScrapReplaced(seat, tile, cell, turn))
    begin(s, log)
    return None
