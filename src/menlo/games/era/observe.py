"""What a seat sees as whole numbers, straight from the position: the same, in the same order, as its view's tensor.

For learners, to whom building a view at every step would cost more than playing. A test compares the two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.box import DEVELOPMENTS, NONE, Box
from menlo.games.era.goods import GOODS
from menlo.games.era.scoring import capacity, cogs_invested
from menlo.games.era.state import AREAS, OVER, SOURCES, EraState

MOST_SEATS: Final = 5
PHASES: Final = 6
SQUARES: Final = 3


def features(box: Box) -> i64:
    """How many numbers `observe` writes."""
    cards: i64 = len(box.card_ids)
    factories: i64 = len(box.factory_ids)
    common: i64 = 1 + PHASES + 2 + 2 * MOST_SEATS + 1 + AREAS + 1 + SQUARES + 2 + DEVELOPMENTS * (MOST_SEATS + 1)
    display = (box.card_spaces + 3) * cards + (box.factory_spaces + 2) * factories + len(box.load_ids) + GOODS
    return common + display + MOST_SEATS * (GOODS + AREAS + SOURCES + 6 + factories)


def observe(s: EraState, seat: i64, out: vec[i64], at: i64) -> None:
    for i in range(at, at + features(s.box)):
        out[i] = 0
    own: i64 = max(seat, 0)
    at = write_course(s, own, out, at)
    at = write_developments(s, own, out, at)
    at = write_display(s, out, at)
    for place in range(s.seats):
        at = write_mat(s, (own + place) % s.seats, out, at)


def write_seat(s: EraState, own: i64, seat: i64, out: vec[i64], at: i64) -> i64:
    """1 for a seat, counted from one's own; -1 is nobody."""
    if seat >= 0:
        out[at + (seat - own + s.seats) % s.seats] = 1
    return at + MOST_SEATS


def write_course(s: EraState, own: i64, out: vec[i64], at: i64) -> i64:
    out[at] = s.seats
    out[at + 1 + s.phase] = 1
    at += 1 + PHASES
    out[at] = s.round
    out[at + 1] = s.last_round
    at = write_seat(s, own, s.start, out, at + 2)
    at = write_seat(s, own, NONE if s.phase == OVER else s.turn, out, at)
    out[at] = s.unplaced
    at += 1
    if s.area != NONE:
        out[at + s.area] = 1
        out[at + AREAS] = s.steps
        for square in range(i64(SQUARES)):
            out[at + AREAS + 1 + square] = s.squares[square]
        out[at + AREAS + SQUARES + 1] = s.cogs_spent
        out[at + AREAS + SQUARES + 2] = s.registered
    return at + AREAS + SQUARES + 3


def write_developments(s: EraState, own: i64, out: vec[i64], at: i64) -> i64:
    for space in range(i64(DEVELOPMENTS)):
        at = write_seat(s, own, s.owners[space], out, at)
        out[at] = s.patented[space]
        at += 1
    return at


def write_display(s: EraState, out: vec[i64], at: i64) -> i64:
    cards: i64 = len(s.box.card_ids)
    factories: i64 = len(s.box.factory_ids)
    at = write_spaces(s.cards, s.box.card_spaces, cards, out, at)
    at = write_bag(s.deck, cards, out, at)
    at = write_bag(s.discards, cards, out, at)
    at = write_bag(s.news, cards, out, at)
    at = write_spaces(s.factories, s.box.factory_spaces, factories, out, at)
    at = write_bag(s.factory_deck, factories, out, at)
    at = write_bag(s.factory_discards, factories, out, at)
    at = write_all(s.loads, out, at)
    return write_all(s.supply, out, at)


def write_spaces(display: vec[i64], spaces: i64, kinds: i64, out: vec[i64], at: i64) -> i64:
    for i in range(spaces):
        if display[i] != NONE:
            out[at + i * kinds + display[i]] = 1
    return at + spaces * kinds


def write_bag(items: vec[i64], kinds: i64, out: vec[i64], at: i64) -> i64:
    for item in items:
        out[at + item] += 1
    return at + kinds


def write_all(items: vec[i64], out: vec[i64], at: i64) -> i64:
    for i in range(i64(len(items))):
        out[at + i] = items[i]
    return at + len(items)


def write_mat(s: EraState, seat: i64, out: vec[i64], at: i64) -> i64:
    mat = s.mats[seat]
    at = write_all(mat.goods, out, at)
    for area in range(i64(AREAS)):
        out[at + area] = (s.tokens[area] >> seat) & 1
    at = write_all(mat.points, out, at + AREAS)
    out[at] = mat.square()
    out[at + 1] = mat.patents
    out[at + 2] = mat.markers
    out[at + 3] = mat.fresh
    out[at + 4] = capacity(s, seat)
    out[at + 5] = cogs_invested(s, seat)
    return write_all(mat.factories, out, at + 6)
