"""Positions to and from plain JSON data: the whole truth."""

from typing import Final

from menlo.games.era.box import DEVELOPMENTS, NONE, START, Box
from menlo.games.era.goods import BONUS, GOODS
from menlo.games.era.options import OPTIONS, rulings
from menlo.games.era.rules.stock import UNLIMITED
from menlo.games.era.state import (
    ACTING,
    AREAS,
    BONUS_STEP,
    CLOSING,
    DEVELOP,
    FACTORIES,
    MARKET,
    OVER,
    PLACING,
    SOURCES,
    EraState,
    Mat,
)
from menlo.kernel.action import Data
from menlo.kernel.data import Reader, plain
from menlo.kernel.errors import MalformedState
from menlo.kernel.rng import rng_from

MOST: Final = 2**31  # no count in a match comes near


def dump_state(s: EraState) -> Data:
    return {
        "game": "era",
        "pack": s.box.digest,
        "options": dict(s.rulings.chosen),
        "rng": s.rng.dump(),
        "mats": [_dump_mat(mat) for mat in s.mats],
        "phase": int(s.phase),
        "turn": int(s.turn),
        "start": int(s.start),
        "round": int(s.round),
        "last_round": int(s.last_round),
        "tokens": plain(s.tokens),
        "unplaced": int(s.unplaced),
        "supply": plain(s.supply),
        "loads": plain(s.loads),
        "owners": plain(s.owners),
        "patented": plain(s.patented),
        "cards": plain(s.cards),
        "deck": plain(s.deck),
        "discards": plain(s.discards),
        "news": plain(s.news),
        "factories": plain(s.factories),
        "factory_deck": plain(s.factory_deck),
        "factory_discards": plain(s.factory_discards),
        "area": int(s.area),
        "steps": int(s.steps),
        "squares": plain(s.squares),
        "cogs_spent": int(s.cogs_spent),
        "registered": int(s.registered),
    }


def _dump_mat(mat: Mat) -> Data:
    return {
        "goods": plain(mat.goods),
        "factories": plain(mat.factories),
        "points": plain(mat.points),
        "patents": int(mat.patents),
        "markers": int(mat.markers),
        "fresh": int(mat.fresh),
    }


def load_state(box: Box, data: object) -> EraState:
    """The inverse of `dump_state`. Counts and pieces are checked; that the position was reached by play is not."""
    top = Reader("state", data)
    top.exactly("game", "era")
    top.exactly("pack", box.digest)
    mats = [_load_mat(box, mat) for mat in top.objects("mats", 3, 5)]
    seats = len(mats)
    rng = rng_from(top.numbers("rng", 10, 0, 2**40))
    s = EraState(box, rulings(top.options("options", OPTIONS)), rng, mats)
    s.phase = top.number("phase", 0, OVER)
    s.turn = top.number("turn", 0, seats - 1)
    s.start = top.number("start", 0, seats - 1)
    last = int(box.rounds[seats - 3])
    s.last_round = top.number("last_round", last, last)
    s.round = top.number("round", 1, int(s.last_round))
    s.tokens = top.vector("tokens", AREAS, 0, 2**seats - 1)
    s.unplaced = top.number("unplaced", 0, int(seats * box.action_tokens[seats - 3]))
    s.supply = top.vector("supply", GOODS, UNLIMITED, MOST)
    s.loads = top.vector("loads", len(box.load_ids), 0, MOST)
    s.owners = top.vector("owners", DEVELOPMENTS, NONE, seats - 1)
    s.patented = top.vector("patented", DEVELOPMENTS, 0, 1)
    cards, factories = len(box.card_ids) - 1, len(box.factory_ids) - 1
    s.cards = top.vector("cards", int(box.card_spaces), NONE, cards)
    s.deck = top.vector("deck", None, 0, cards)
    s.discards = top.vector("discards", None, 0, cards)
    s.news = top.vector("news", None, 0, cards)
    s.factories = top.vector("factories", int(box.factory_spaces), NONE, factories)
    s.factory_deck = top.vector("factory_deck", None, 0, factories)
    s.factory_discards = top.vector("factory_discards", None, 0, factories)
    s.area = top.number("area", NONE, AREAS - 1)
    s.steps = top.number("steps", 0, 100)
    s.squares = top.vector("squares", 3, 0, 100)
    s.cogs_spent = top.number("cogs_spent", 0, 1000)
    s.registered = top.number("registered", 0, 100)
    top.done()
    _check_pieces(s)
    _check_markers(s)
    _check_tokens(s)
    return s


def _load_mat(box: Box, data: Reader) -> Mat:
    goods = data.vector("goods", GOODS, 0, MOST)
    factories = data.vector("factories", len(box.factory_ids), 0, 100)
    mat = Mat(goods, factories, data.vector("points", SOURCES, 0, MOST))
    mat.patents = data.number("patents", 0, len(box.patent_coins))
    mat.markers = data.number("markers", 0, int(box.markers))
    mat.fresh = data.number("fresh", 0, MOST)
    data.done()
    return mat


def _check_pieces(s: EraState) -> None:
    """No component more often than the box holds it; what has not come into play is in the reserve."""
    box = s.box
    seen = [0] * len(box.card_ids)
    for pile in (s.cards, s.deck, s.discards, s.news):
        for card in pile:
            if card != NONE:
                seen[card] += 1
    for i, count in enumerate(seen):
        in_play = box.card_kind[i] == START or s.owners[2 * box.card_invention[i]] != NONE
        exact = box.card_kind[i] != START
        most = int(box.card_copies[i]) if in_play else 0
        if count > most or (exact and count != most):
            raise MalformedState(f"state: {count} cards {box.card_ids[i]!r}: expected {most}")
    built = [0] * len(box.factory_ids)
    for pile in (s.factories, s.factory_deck, s.factory_discards):
        for factory in pile:
            if factory != NONE:
                built[factory] += 1
    for mat in s.mats:
        for i in range(len(built)):
            built[i] += int(mat.factories[i])
    for i, count in enumerate(built):
        most = len(s.mats) if i == 0 else int(box.factory_copies[i])
        if count != most:
            raise MalformedState(f"state: {count} factories {box.factory_ids[i]!r}: expected {most}")
    tokens = int(s.supply[BONUS]) + sum(int(mat.goods[BONUS]) for mat in s.mats)
    if tokens != box.pieces[BONUS]:
        raise MalformedState(f"state: {tokens} bonus tokens: expected {int(box.pieces[BONUS])}")


def _check_markers(s: EraState) -> None:
    """Developments and patents lie on the board with the markers of their owners."""
    for space in range(DEVELOPMENTS):
        if s.patented[space] and s.owners[space] == NONE:
            raise MalformedState(f"state.patented: space {space} has a patent and no owner")
        if space % 2 and s.owners[space] != NONE and s.owners[space - 1] == NONE:
            raise MalformedState(f"state.owners: silver space {space} is developed before its gold space")
    for seat, mat in enumerate(s.mats):
        laid = 0
        for space in range(DEVELOPMENTS):
            if s.owners[space] == seat:
                laid += 1 + int(s.patented[space])
        if mat.markers + laid != s.box.markers:
            raise MalformedState(f"state.mats[{seat}].markers is {mat.markers}: expected {s.box.markers - laid}")
    for good in range(GOODS):
        counted = good == BONUS or s.rulings.supply == 1
        if counted != (s.supply[good] != UNLIMITED):
            raise MalformedState(f"state.supply: good {good} is {s.supply[good]}: the option supply says otherwise")


def _check_tokens(s: EraState) -> None:
    """Every seat has placed or resolved as many tokens as its turn order says, so that nobody's turn can be empty."""
    placed = [sum(1 for bits in s.tokens if bits & (1 << seat)) for seat in range(s.seats)]
    if any(bin(bits).count("1") > 2 for bits in s.tokens):
        raise MalformedState("state.tokens: more than two tokens in an area")
    each = int(s.box.action_tokens[s.seats - 3])
    # Seats before the one on turn are a step ahead; in a bonus step the seat on turn is, too.
    ahead = [int((seat - s.start) % s.seats < (s.turn - s.start) % s.seats) for seat in range(s.seats)]
    if s.phase == PLACING:
        passes = placed[s.turn]
        expected = [passes + step for step in ahead]
        unplaced = int(s.seats) * each - sum(expected)
        fits = unplaced > 0
    elif s.phase in (CLOSING, OVER):
        expected, unplaced, fits = [0] * int(s.seats), 0, s.round == s.last_round and s.area == NONE
    else:
        if s.phase == BONUS_STEP:
            ahead[s.turn] = 1
        left = placed[s.turn] + ahead[s.turn]
        expected, unplaced, fits = [left - step for step in ahead], 0, 1 <= left <= each
    if placed != expected or s.unplaced != unplaced or not fits:
        raise MalformedState(
            f"state.tokens: seats have {placed} tokens on the board, {s.unplaced} unplaced: not in turn"
        )
    _check_action(s)
    if s.phase == ACTING and (s.area in (NONE, FACTORIES) or not s.tokens[s.area] & (1 << s.turn)):
        raise MalformedState(f"state.area is {s.area}: the seat on turn acts elsewhere")
    if s.phase == BONUS_STEP and (s.area == NONE or s.mats[s.turn].goods[BONUS] == 0):
        raise MalformedState("state.phase: a bonus step without an action before it or a bonus token")


def _check_action(s: EraState) -> None:
    """The counts of the action in progress belong to its area, and there are none without an action."""
    exchanges = int(s.squares[0] + s.squares[1] + s.squares[2])
    if s.phase == CLOSING:
        fits = s.steps == exchanges and s.cogs_spent == s.registered == 0
    elif s.phase not in (ACTING, BONUS_STEP):
        fits = s.area == NONE and s.steps == exchanges == s.cogs_spent == s.registered == 0
    elif s.area == MARKET:
        # Taking a cog is a step, but no exchange.
        fits = s.cogs_spent == s.registered == 0 and (s.steps == exchanges or (s.steps, exchanges) == (1, 0))
    elif s.area == DEVELOP:
        developing = s.registered == 0 and (s.cogs_spent > 0) == (s.steps > 0)
        fits = exchanges == 0 and (developing or (s.registered == s.steps and s.cogs_spent == 0))
    else:
        fits = exchanges == s.cogs_spent == s.registered == 0
    if not fits:
        raise MalformedState(
            f"state: steps {s.steps}, exchanges {exchanges}, cogs {s.cogs_spent}, patents {s.registered}"
        )
