"""What is in the box, read from a pack and checked. Never changes in play."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from menlo.games.era.goods import BONUS, GOOD_NAMES, METAL, TRADED, WOOD
from menlo.kernel.errors import quote
from menlo.kernel.pack import Table, digest, parse

START: Final = 0
OFFICIAL: Final = 1
FAKE: Final = 2
NONE: Final = -1

INVENTIONS: Final = 9
DEVELOPMENTS: Final = 18  # a gold and a silver space for each invention: 2 * invention, 2 * invention + 1
CARD_SPACES: Final = 7
FACTORY_SPACES: Final = 5
MOST_LOADS: Final = 16
MOST_FACTORIES: Final = 32  # designs, the start factory included
MOST_FREE: Final = 8  # question-mark cubes on one fake card
SEATS: Final = (3, 4, 5)


class Box:
    """Typed form of a pack. Cards and factories are designs: copies of one design are the same number."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.names: dict[str, str] = {}  # message id of a piece -> its name in the pack
        # Setup, by number of players (index 0 = 3 players).
        self.action_tokens: vec[i64] = vec[i64]()
        self.bonus_tokens: vec[i64] = vec[i64]()
        self.rounds: vec[i64] = vec[i64]()
        self.start_goods: vec[i64] = vec[i64]()  # by good
        self.pieces: vec[i64] = vec[i64]()  # by good: how many the box holds
        self.markers: i64 = 0
        # Limits of one action.
        self.most_builds: i64 = 0
        self.most_loads: i64 = 0
        self.most_productions: i64 = 0
        self.most_exchanges: i64 = 0
        self.most_per_square: i64 = 0
        self.most_cogs: i64 = 0
        self.most_patents: i64 = 0
        # Displays.
        self.card_spaces: i64 = 0
        self.factory_spaces: i64 = 0
        self.leaving: i64 = 0  # the last spaces of each display, cleared at round end
        # Development spaces.
        self.invention_ids: list[str] = []
        self.dev_cogs: vec[i64] = vec[i64]()
        self.dev_influence: vec[i64] = vec[i64]()
        self.dev_royalty: vec[i64] = vec[i64]()
        # Invention cards: start designs first, then the official and fake cards of each invention.
        self.card_ids: list[str] = []
        self.card_kind: vec[i64] = vec[i64]()
        self.card_invention: vec[i64] = vec[i64]()  # NONE for start cards
        self.card_copies: vec[i64] = vec[i64]()
        self.card_cost: vec[i64] = vec[i64]()  # card * GOODS + good
        self.card_free: vec[i64] = vec[i64]()
        self.card_coins: vec[i64] = vec[i64]()  # the profit
        self.card_cogs: vec[i64] = vec[i64]()
        self.card_influence: vec[i64] = vec[i64]()
        # Factories: design 0 is the start factory.
        self.factory_ids: list[str] = []
        self.factory_good: vec[i64] = vec[i64]()
        self.factory_amount: vec[i64] = vec[i64]()
        self.factory_wood: vec[i64] = vec[i64]()
        self.factory_coal: vec[i64] = vec[i64]()
        self.factory_influence: vec[i64] = vec[i64]()
        self.factory_copies: vec[i64] = vec[i64]()
        # Ships and houses.
        self.load_ids: list[str] = []
        self.load_good: vec[i64] = vec[i64]()
        self.load_fill: vec[i64] = vec[i64]()
        # Tracks.
        self.patent_coins: vec[i64] = vec[i64]()
        self.patent_influence: vec[i64] = vec[i64]()
        self.track: vec[i64] = vec[i64]()  # square -> good or NONE


def read_box(text: str, file: str) -> Box:
    """A pack as a box, or PackError that names the place."""
    pack = parse(text, file)
    box = Box(digest(pack))
    pack.text("game", ["era"])
    pack.text("name")
    _read_setup(pack.table("setup"), box)
    _read_limits(pack.table("limits"), box)
    _read_display(pack.table("display"), box)
    _read_pieces(pack.table("pieces"), box)
    for table in pack.tables("inventions", INVENTIONS, INVENTIONS):
        _read_invention(table, box)
    for table in pack.tables("start-cards", 1, 40):
        _read_start_card(table, box)
    cards = pack.tables("cards", 3 * INVENTIONS, 3 * INVENTIONS)
    for table in cards:
        _read_card(table, box)
    _check_cards(pack, box)
    _read_factory(pack.table("start-factory"), box, start=True)
    for table in pack.tables("factories", 1, MOST_FACTORIES - 1):
        _read_factory(table, box, start=False)
    for table in pack.tables("patents", 1, 20):
        _read_patent(table, box)
    for table in pack.tables("loads", 1, MOST_LOADS):
        _read_load(table, box)
    _read_track(pack.table("track"), box)
    _check_counts(pack, box)
    pack.done()
    return box


def _read_setup(table: Table, box: Box) -> None:
    table.mark()
    box.action_tokens = _by_players(table.table("action-tokens"), 1, 4)
    box.bonus_tokens = _by_players(table.table("bonus-tokens"), 0, 20)
    box.rounds = _by_players(table.table("rounds"), 1, 20)
    box.start_goods = _goods(table.table("goods"), GOOD_NAMES, 20)
    box.markers = table.number("markers", 0, 100)
    table.done()
    for i, tokens in enumerate(box.action_tokens):
        if SEATS[i] * tokens > 12:
            raise table.error("action-tokens", str(int(tokens)), f"at most {12 // SEATS[i]} for {SEATS[i]} players")


def _read_limits(table: Table, box: Box) -> None:
    table.mark()
    box.most_builds = table.number("builds", 1, 20)
    box.most_loads = table.number("loads", 1, 20)
    box.most_productions = table.number("productions", 1, 20)
    box.most_exchanges = table.number("exchanges", 1, 20)
    box.most_per_square = table.number("exchanges-per-square", 1, 20)
    box.most_cogs = table.number("cogs-per-development", 1, 100)
    box.most_patents = table.number("patents", 1, 20)
    table.done()


def _read_display(table: Table, box: Box) -> None:
    table.mark()
    box.card_spaces = table.number("inventions", 1, CARD_SPACES)
    box.factory_spaces = table.number("factories", 1, FACTORY_SPACES)
    box.leaving = table.number("leaving", 0, min(int(box.card_spaces), int(box.factory_spaces)))
    table.done()


def _read_pieces(table: Table, box: Box) -> None:
    table.mark()
    box.pieces = _goods(table, GOOD_NAMES, 10_000)


def _read_invention(table: Table, box: Box) -> None:
    id = table.piece("era-invention", box.invention_ids, box.names)
    box.invention_ids.append(id)
    cogs, influence, royalty = list(box.dev_cogs), list(box.dev_influence), list(box.dev_royalty)
    for side in ("gold", "silver"):
        space = table.table(side)
        space.mark()
        cogs.append(space.number("cogs", 1, 100))
        influence.append(space.number("influence", 0, 100))
        royalty.append(space.number("royalty", 0, 100))
        space.done()
    box.dev_cogs, box.dev_influence, box.dev_royalty = vec[i64](cogs), vec[i64](influence), vec[i64](royalty)
    table.done()


def _read_start_card(table: Table, box: Box) -> None:
    table.mark()
    id = table.piece("era-card", box.card_ids, box.names)
    _add_card(table, box, id, START, NONE, table.number("copies", 1, 40))
    if box.card_free[len(box.card_free) - 1]:
        raise table.error("cost.free", "question-mark cubes", "none on a start card")
    table.done()


def _read_card(table: Table, box: Box) -> None:
    table.mark()
    invention = table.text("invention", box.invention_ids)
    kind = table.text("kind", ["official", "fake"])
    same = [id for id in box.card_ids if id.startswith(f"{invention}-{kind}-")]
    _add_card(
        table,
        box,
        f"{invention}-{kind}-{len(same) + 1}",
        OFFICIAL if kind == "official" else FAKE,
        box.invention_ids.index(invention),
        1,
    )
    free = box.card_free[len(box.card_free) - 1]
    if kind == "official" and free:
        raise table.error("cost.free", str(int(free)), "no question-mark cubes on an official card")
    if kind == "fake" and not free:
        raise table.error("cost.free", "nothing", "question-mark cubes on a fake card")
    table.done()


def _add_card(table: Table, box: Box, id: str, kind: int, invention: int, copies: int) -> None:
    box.card_ids.append(id)
    cost = table.table("cost")
    box.card_free = _with(box.card_free, cost.number("free", 0, MOST_FREE, 0))
    # Wood never goes into an invention (ERA-53); coins may, should a printed card ask for them.
    costs = _goods(cost, ("coin", "metal", "technology", "tool", "coal"), 20)
    box.card_cost = extend(box.card_cost, costs)
    profit = table.table("profit")
    coins, cogs = profit.number("coin", 0, 100, 0), profit.number("cog", 0, 100, 0)
    influence = profit.number("influence", 0, 100, 0)
    profit.done()
    if not coins and not cogs and not influence:
        raise table.error("profit", "nothing", "coins, cogs or influence")
    box.card_coins, box.card_cogs = _with(box.card_coins, coins), _with(box.card_cogs, cogs)
    box.card_influence = _with(box.card_influence, influence)
    box.card_kind, box.card_invention = _with(box.card_kind, kind), _with(box.card_invention, invention)
    box.card_copies = _with(box.card_copies, copies)


def _read_factory(table: Table, box: Box, start: bool) -> None:
    table.mark()
    box.factory_ids.append(table.piece("era-factory", box.factory_ids, box.names))
    good = GOOD_NAMES.index(table.text("product", [name for name in GOOD_NAMES if name != "bonus"]))
    box.factory_good = _with(box.factory_good, good)
    box.factory_amount = _with(box.factory_amount, table.number("amount", 1, 20))
    box.factory_copies = _with(box.factory_copies, table.number("copies", 1, 40))
    box.factory_wood = _with(box.factory_wood, 0 if start else table.number("wood", 0, 20))
    box.factory_coal = _with(box.factory_coal, 0 if start else table.number("coal", 0, 20))
    box.factory_influence = _with(box.factory_influence, 0 if start else table.number("influence", 0, 20, 0))
    table.done()


def _read_patent(table: Table, box: Box) -> None:
    table.mark()
    box.patent_coins = _with(box.patent_coins, table.number("coins", 0, 100))
    box.patent_influence = _with(box.patent_influence, table.number("influence", 0, 100))
    table.done()


def _read_load(table: Table, box: Box) -> None:
    table.mark()
    box.load_ids.append(table.piece("era-load", box.load_ids, box.names))
    good = GOOD_NAMES.index(table.text("good", GOOD_NAMES[METAL : WOOD + 1]))
    box.load_good = _with(box.load_good, good)
    box.load_fill = _with(box.load_fill, table.number("fill", 1, 20))
    table.done()


def _read_track(table: Table, box: Box) -> None:
    table.mark()
    symbols = table.table("symbols")
    track: list[int] = []
    for key in symbols.data:
        if not (key.isascii() and key.isdigit() and 1 <= int(key) <= 999):
            raise symbols.error(key, quote(key), "the number of a square from 1 to 999")
        square, good = int(key), symbols.text(key, GOOD_NAMES[:TRADED])
        track.extend([NONE] * (square + 1 - len(track)))
        track[square] = GOOD_NAMES.index(good)
    box.track = vec[i64](track)
    table.done()


def _check_cards(pack: Table, box: Box) -> None:
    for invention, id in enumerate(box.invention_ids):
        kinds = sorted(int(box.card_kind[i]) for i in range(len(box.card_ids)) if box.card_invention[i] == invention)
        if kinds != [OFFICIAL, OFFICIAL, FAKE]:
            raise pack.error(
                "cards", f"{len(kinds)} cards of {id}", "two official cards and one fake of each invention"
            )


def _check_counts(pack: Table, box: Box) -> None:
    """What the setup takes must be in the box, or a match with limited supply would start below zero."""
    if box.factory_copies[0] < max(SEATS):
        raise pack.error(
            "start-factory.copies", str(int(box.factory_copies[0])), f"one for each of {max(SEATS)} players"
        )
    for i, seats in enumerate(SEATS):
        if seats * box.bonus_tokens[i] > box.pieces[BONUS]:
            raise pack.error("pieces.bonus", str(int(box.pieces[BONUS])), f"the bonus tokens of {seats} players")
    for good in range(BONUS):
        loads = sum(int(box.load_fill[i]) for i in range(len(box.load_ids)) if box.load_good[i] == good)
        needed = max(SEATS) * int(box.start_goods[good]) + loads
        if needed > box.pieces[good]:
            raise pack.error(
                f"pieces.{GOOD_NAMES[good]}", str(int(box.pieces[good])), f"at least {needed} for the setup"
            )


def _by_players(table: Table, low: int, high: int) -> vec[i64]:
    result = vec[i64]([table.number(str(seats), low, high) for seats in SEATS])
    table.done()
    return result


def _goods(table: Table, allowed: tuple[str, ...], most: int) -> vec[i64]:
    result = vec[i64]([table.number(name, 0, most, 0) if name in allowed else 0 for name in GOOD_NAMES])
    table.done()
    return result


def _with(items: vec[i64], item: int) -> vec[i64]:
    return append(items, item)


def card_message(box: Box, card: int) -> str:
    """The message id of a card's name: a start card's own, else its invention's."""
    invention = int(box.card_invention[card])
    return f"era-card-{box.card_ids[card]}" if invention == NONE else f"era-invention-{box.invention_ids[invention]}"
