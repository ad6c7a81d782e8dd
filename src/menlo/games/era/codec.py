"""Actions and states to and from plain JSON data."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import TABLE, key_of, make
from menlo.games.era.box import DEVELOPMENTS, NONE, START, Box
from menlo.games.era.goods import BONUS, GOODS
from menlo.games.era.options import OPTIONS, rulings
from menlo.games.era.rules.stock import UNLIMITED
from menlo.games.era.state import AREAS, OVER, SOURCES, EraState, Mat
from menlo.kernel.errors import MalformedAction, MalformedState, MenloError, quote
from menlo.kernel.game import Action, Data
from menlo.kernel.options import choose
from menlo.kernel.rng import rng_from

MOST: Final = 2**31  # no count in a match comes near


def encode_action(action: Action) -> Data:
    data: dict[str, object] = {"kind": action.kind, "seat": action.seat}
    data.update(zip(action.fields, action.args(), strict=True))
    return data


def decode_action(data: object) -> Action:
    if not isinstance(data, dict):
        raise MalformedAction(f"{quote(data)} is no action: expected an object with kind and seat")
    kind, seat = data.get("kind"), data.get("seat")
    rows = [row for row in TABLE if row.kind == kind]
    if not rows:
        raise MalformedAction(f"unknown kind {quote(kind)}: expected one of {', '.join(row.kind for row in TABLE)}")
    if type(seat) is not int or not 0 <= seat <= 4:
        raise MalformedAction(f"{kind}: seat is {quote(seat)}: expected 0 to 4")
    args: list[int] = []
    for field in rows[0].fields:
        value = data.get(field)
        if type(value) is not int:
            raise MalformedAction(f"{kind}: {field} is {quote(value)}: expected a whole number")
        args.append(value)
    for name in data:
        if name != "kind" and name != "seat" and name not in rows[0].fields:
            raise MalformedAction(f"{kind}: unknown field {quote(name)}")
    action = make(seat, rows[0].kind, tuple(args))
    key_of(action)  # refuses arguments out of range
    return action


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
        "tokens": _plain(s.tokens),
        "unplaced": int(s.unplaced),
        "supply": _plain(s.supply),
        "loads": _plain(s.loads),
        "owners": _plain(s.owners),
        "patented": _plain(s.patented),
        "cards": _plain(s.cards),
        "deck": _plain(s.deck),
        "discards": _plain(s.discards),
        "news": _plain(s.news),
        "factories": _plain(s.factories),
        "factory_deck": _plain(s.factory_deck),
        "factory_discards": _plain(s.factory_discards),
        "area": int(s.area),
        "steps": int(s.steps),
        "squares": _plain(s.squares),
        "cogs_spent": int(s.cogs_spent),
        "registered": int(s.registered),
    }


def _dump_mat(mat: Mat) -> Data:
    return {
        "goods": _plain(mat.goods),
        "factories": _plain(mat.factories),
        "points": _plain(mat.points),
        "patents": int(mat.patents),
        "markers": int(mat.markers),
        "fresh": int(mat.fresh),
    }


def load_state(box: Box, data: object) -> EraState:
    """The inverse of `dump_state`. Counts and pieces are checked; that the position was reached by play is not."""
    top = Reader("state", data)
    if top.get("game") != "era":
        raise MalformedState(f"state.game is {quote(top.get('game'))}: expected 'era'")
    if top.get("pack") != box.digest:
        raise MalformedState(f"state.pack is {quote(top.get('pack'))}: this game has the pack {box.digest}")
    mats_data = top.get("mats")
    if not isinstance(mats_data, list) or not 3 <= len(mats_data) <= 5:
        raise MalformedState(f"state.mats is {quote(mats_data)}: expected the mats of 3 to 5 seats")
    seats = len(mats_data)
    mats = [_load_mat(box, Reader(f"state.mats[{i}]", item)) for i, item in enumerate(mats_data)]
    rng = rng_from(top.numbers("rng", 10, 0, 2**40))
    s = EraState(box, rulings(_options(top.get("options"))), rng, mats)
    s.phase = top.number("phase", 0, OVER)
    s.turn = top.number("turn", 0, seats - 1)
    s.start = top.number("start", 0, seats - 1)
    s.last_round = top.number("last_round", 1, 20)
    s.round = top.number("round", 1, int(s.last_round))
    s.tokens = vec[i64](top.numbers("tokens", AREAS, 0, 2**seats - 1))
    s.unplaced = top.number("unplaced", 0, int(seats * box.action_tokens[seats - 3]))
    s.supply = vec[i64](top.numbers("supply", GOODS, UNLIMITED, MOST))
    s.loads = vec[i64](top.numbers("loads", len(box.load_ids), 0, MOST))
    s.owners = vec[i64](top.numbers("owners", DEVELOPMENTS, NONE, seats - 1))
    s.patented = vec[i64](top.numbers("patented", DEVELOPMENTS, 0, 1))
    cards, factories = len(box.card_ids) - 1, len(box.factory_ids) - 1
    s.cards = vec[i64](top.numbers("cards", int(box.card_spaces), NONE, cards))
    s.deck = vec[i64](top.numbers("deck", None, 0, cards))
    s.discards = vec[i64](top.numbers("discards", None, 0, cards))
    s.news = vec[i64](top.numbers("news", None, 0, cards))
    s.factories = vec[i64](top.numbers("factories", int(box.factory_spaces), NONE, factories))
    s.factory_deck = vec[i64](top.numbers("factory_deck", None, 0, factories))
    s.factory_discards = vec[i64](top.numbers("factory_discards", None, 0, factories))
    s.area = top.number("area", NONE, AREAS - 1)
    s.steps = top.number("steps", 0, 100)
    s.squares = vec[i64](top.numbers("squares", 3, 0, 100))
    s.cogs_spent = top.number("cogs_spent", 0, 1000)
    s.registered = top.number("registered", 0, 100)
    top.done()
    _check_pieces(s)
    return s


def _load_mat(box: Box, data: "Reader") -> Mat:
    goods = vec[i64](data.numbers("goods", GOODS, 0, MOST))
    factories = vec[i64](data.numbers("factories", len(box.factory_ids), 0, 100))
    mat = Mat(goods, factories, vec[i64](data.numbers("points", SOURCES, 0, MOST)))
    mat.patents = data.number("patents", 0, len(box.patent_coins))
    mat.markers = data.number("markers", 0, int(box.markers))
    mat.fresh = data.number("fresh", 0, MOST)
    data.done()
    return mat


def _options(data: object) -> dict[str, str]:
    if not isinstance(data, dict) or sorted(map(str, data)) != sorted(option.name for option in OPTIONS):
        raise MalformedState(f"state.options is {quote(data)}: expected a value for every option")
    try:
        return choose(OPTIONS, {str(name): str(value) for name, value in data.items()})
    except MenloError as error:
        raise MalformedState(f"state.options: {error}") from None


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


class Reader:
    """Plain data read with errors that name the place."""

    def __init__(self, path: str, data: object) -> None:
        if not isinstance(data, dict):
            raise MalformedState(f"{path} is {quote(data)}: expected an object")
        self.path = path
        self.data: Mapping[object, object] = data
        self.read: list[str] = []

    def get(self, key: str) -> object:
        self.read.append(key)
        return self.data.get(key)

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            raise MalformedState(f"{self.path}.{key} is {quote(value)}: expected a whole number from {low} to {high}")
        return value

    def numbers(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        value = self.get(key)
        good = isinstance(value, list) and all(type(item) is int and low <= item <= high for item in value)
        if not good or not isinstance(value, list) or len(value) != (length if length is not None else len(value)):
            count = "" if length is None else f"{length} "
            raise MalformedState(
                f"{self.path}.{key} is {quote(value)}: expected {count}whole numbers from {low} to {high}"
            )
        return [int(item) for item in value]

    def done(self) -> None:
        for key in self.data:
            if key not in self.read:
                raise MalformedState(f"{self.path}: unknown field {quote(key)}")


def _plain(items: vec[i64]) -> Sequence[int]:
    return [int(item) for item in items]
