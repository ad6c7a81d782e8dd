"""What is in the box, read from a pack and checked. Never changes in play."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.grid import PAD_COLUMNS, PAD_ROWS, SHIFT, SHIFTS, TURNS, overlap
from menlo.kernel.errors import quote
from menlo.kernel.pack import Table, digest, parse

NONE: Final = -1
SEATS: Final = (1, 2, 3, 4, 5)
COLOURS: Final = 5

# Symbols of pads and improvements.
BLANK: Final = 0
TRUCK: Final = 1
CRATE: Final = 2
PLUS: Final = 3  # +$
MINUS: Final = 4  # a crate with -$
FACTORY: Final = 5
GEAR: Final = 6
SYMBOLS: Final = 7
SYMBOL_NAMES: Final = ("blank", "truck", "crate", "plus", "minus", "factory", "gear")

PAD_NAMES: Final = ("a", "b")

# Technologies, in table order; the rules know their powers.
GPS: Final = 0
WIFI: Final = 1
GAMING: Final = 2
BATTERY: Final = 3
NFC: Final = 4
FOUR_G: Final = 5
TECHNOLOGIES: Final = 6
FRONT_POWERS: Final = ("extra-goods", "second-office", "discount", "truck-per-plus", "direct-sale", "overhang")
BACK_POWERS: Final = (
    "instant-goods",
    "keep-goods",
    "instant-improvement",
    "truck-at-price",
    "purple-points",
    "roaming",
)

REGIONS: Final = 12
SLOTS: Final = 5  # office slots of the largest region
SIZE_NAMES: Final = ("s", "m", "l")
MOST_CUSTOMERS: Final = 12  # of one region
MOST_DESIGNS: Final = 12
MOST_DISPLAY: Final = 5

# What retailers give.
GIVES_TOKEN: Final = 0
GIVES_GOODS: Final = 1
GIVES_PROGRESS: Final = 2
GIVES_IMPROVEMENT: Final = 3
BONUS_NAMES: Final = ("token", "goods", "progress", "improvement")


class Box:
    """Typed form of a pack. Improvements are designs: copies of one design are the same number."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.names: dict[str, str] = {}  # message id of a piece -> its name in the pack
        self.rounds: i64 = 0
        self.price_start: i64 = 0
        self.price_least: i64 = 0
        self.price_most: i64 = 0
        self.overlap_least: i64 = 0
        self.overlap_most: i64 = 0
        self.uppers: vec[i64] = vec[i64]()  # ways to lay the upper pad: (turn * SHIFTS + row) * SHIFTS + column
        self.display: i64 = 0
        # Pieces of each colour, and of all.
        self.progress: i64 = 0
        self.offices: i64 = 0
        self.goods: i64 = 0
        self.tokens: i64 = 0
        # (2 * pad + face) * PAD_CELLS + cell -> symbol
        self.faces: vec[i64] = vec[i64]()
        # Improvements.
        self.tile_ids: list[str] = []
        self.tile_cells: vec[i64] = vec[i64]()  # 2 * design + cell -> symbol
        self.tile_copies: vec[i64] = vec[i64]()  # in the pile
        # Colours, in the order of the price track.
        self.colour_ids: list[str] = []
        self.colour_home: vec[i64] = vec[i64]()
        self.colour_points: vec[i64] = vec[i64]()
        self.colour_tile: vec[i64] = vec[i64]()
        # Technologies.
        self.tech_ids: list[str] = []
        self.tech_cost: vec[i64] = vec[i64]()
        self.tech_patent: vec[i64] = vec[i64]()
        self.direct_sales: i64 = 0  # NFC, front
        self.instant_goods: i64 = 0  # GPS, back
        self.battery_price: i64 = 0  # Battery, back
        # Regions.
        self.region_ids: list[str] = []
        self.region_size: vec[i64] = vec[i64]()
        self.region_cost: vec[i64] = vec[i64]()
        self.region_slots: vec[i64] = vec[i64]()
        self.region_links: vec[i64] = vec[i64]()  # bits of the neighbours
        self.region_bonus: vec[i64] = vec[i64]()  # of a retailer there; NONE where none can lie
        self.bonus_amount: vec[i64] = vec[i64]()
        self.customer_first: vec[i64] = vec[i64]()  # region -> its first customer; one more entry ends the last
        self.customers: vec[i64] = vec[i64]()  # the highest price of a red one; -1 - technology of a purple one
        # region * SLOTS + slot
        self.points_first: vec[i64] = vec[i64]()
        self.points_second: vec[i64] = vec[i64]()
        self.points_retailer: vec[i64] = vec[i64]()
        self.strips: vec[i64] = vec[i64]()  # retailers of each size
        self.covered: list[list[int]] = []  # by number of players, from 1
        # The solo opponent, by round.
        self.steve_price: vec[i64] = vec[i64]()
        self.steve_goods: vec[i64] = vec[i64]()
        self.steve_gears: vec[i64] = vec[i64]()
        self.steve_trucks: vec[i64] = vec[i64]()
        self.steve_levels: vec[i64] = vec[i64]()  # normal, easy, hard


class _Size:
    """A size of regions, while the pack is read."""

    def __init__(self, cost: int, first: list[int], second: list[int], retailer: list[int], strips: int) -> None:
        self.cost = cost
        self.first = first
        self.second = second
        self.retailer = retailer
        self.strips = strips


def read_box(text: str, file: str) -> Box:
    """A pack as a box, or PackError that names the place."""
    pack = parse(text, file)
    box = Box(digest(pack))
    pack.text("game", ["smartphone"])
    pack.text("name")
    _read_limits(pack.table("limits"), box)
    _read_pieces(pack.table("pieces"), box)
    for number, table in enumerate(pack.tables("faces", 4, 4)):
        _read_face(table, box, number)
    for table in pack.tables("improvements", 1, MOST_DESIGNS):
        _read_improvement(table, box)
    for number, table in enumerate(pack.tables("technologies", TECHNOLOGIES, TECHNOLOGIES)):
        _read_technology(table, box, number)
    sizes = [_read_size(table, number) for number, table in enumerate(pack.tables("sizes", 3, 3))]
    box.strips = vec[i64]([size.strips for size in sizes])
    regions = pack.tables("regions", REGIONS, REGIONS)
    for table in regions:
        box.region_ids.append(table.piece("smartphone-region", box.region_ids, box.names))
    for table in regions:
        _read_region(table, box, sizes)
    _check_links(regions, box)
    for table in pack.tables("colours", COLOURS, COLOURS):
        _read_colour(table, box)
    _read_covered(pack.table("covered"), box)
    _read_steve(pack.table("steve"), box)
    _check_counts(pack, box)
    pack.done()
    return box


def _read_limits(table: Table, box: Box) -> None:
    table.mark()
    box.rounds = table.number("rounds", 1, 10)
    box.price_least = table.number("price-least", 1, 9)
    box.price_most = table.number("price-most", int(box.price_least), 20)
    box.price_start = table.number("price-start", int(box.price_least), int(box.price_most))
    # A pad covers 1, 2, 3, 4 or all 6 cells of another.
    box.overlap_least = table.number("overlap-least", 1, 4)
    box.overlap_most = table.number("overlap-most", int(box.overlap_least), 6)
    box.display = table.number("display", 1, MOST_DISPLAY)
    table.done()
    for way in range(TURNS * SHIFTS * SHIFTS):
        cells = overlap(way // (SHIFTS * SHIFTS), way // SHIFTS % SHIFTS - SHIFT, way % SHIFTS - SHIFT)
        if box.overlap_least <= cells <= box.overlap_most:
            box.uppers = append(box.uppers, way)


def _read_pieces(table: Table, box: Box) -> None:
    table.mark()
    box.progress = table.number("progress", 1, 100)
    box.offices = table.number("offices", 2, 100)
    box.goods = table.number("goods", 3, 30)
    box.tokens = table.number("goods-tokens", 0, 100)
    table.done()


def _read_face(table: Table, box: Box, number: int) -> None:
    table.mark()
    table.text("pad", [PAD_NAMES[number // 2]])
    table.number("face", number % 2 + 1, number % 2 + 1)
    expected = f"{PAD_ROWS} rows of {PAD_COLUMNS} symbols: {', '.join(SYMBOL_NAMES)}"
    for row in table.items("rows", PAD_ROWS, PAD_ROWS, expected):
        if not isinstance(row, list) or len(row) != PAD_COLUMNS or not all(cell in SYMBOL_NAMES for cell in row):
            raise table.error("rows", quote(row), expected)
        for cell in row:
            box.faces = append(box.faces, SYMBOL_NAMES.index(cell))
    table.done()


def _read_improvement(table: Table, box: Box) -> None:
    table.mark()
    box.tile_ids.append(table.piece("smartphone-improvement", box.tile_ids, box.names))
    names = SYMBOL_NAMES[1:]
    for cell in table.items("cells", 2, 2, "2 symbols"):
        if not isinstance(cell, str) or cell not in names:
            raise table.error("cells", quote(cell), f"one of {', '.join(names)}")
        box.tile_cells = append(box.tile_cells, SYMBOL_NAMES.index(cell))
    box.tile_copies = append(box.tile_copies, table.number("copies", 0, 40))
    table.done()


def _read_technology(table: Table, box: Box, number: int) -> None:
    table.mark()
    box.tech_ids.append(table.piece("smartphone-technology", box.tech_ids, box.names))
    box.tech_cost = append(box.tech_cost, table.number("cost", 1, 20))
    box.tech_patent = append(box.tech_patent, table.number("patent", 0, 100))
    front, back = table.table("front"), table.table("back")
    for side, powers in ((front, FRONT_POWERS), (back, BACK_POWERS)):
        side.mark()
        side.text("power", [powers[number]])
    if number == NFC:
        box.direct_sales = front.number("amount", 0, 20)
    if number == GPS:
        box.instant_goods = back.number("amount", 0, 20)
    if number == BATTERY:
        box.battery_price = back.number("price", 1, 20)
    front.done()
    back.done()
    table.done()


def _read_size(table: Table, number: int) -> _Size:
    table.mark()
    table.text("id", [SIZE_NAMES[number]])
    cost = table.number("cost", 1, 20)
    first = table.numbers("first", 1, SLOTS, 0, 100)
    slots = len(first)
    second = table.numbers("second", slots, slots, 0, 100)
    retailer = table.table("retailer")
    retailer.mark()
    points = retailer.numbers("points", slots, slots, 0, 100)
    strips = retailer.number("strips", 0, REGIONS)
    retailer.done()
    table.done()
    return _Size(cost, first, second, points, strips)


def _read_region(table: Table, box: Box, sizes: list[_Size]) -> None:
    table.mark()
    number = SIZE_NAMES.index(table.text("size", SIZE_NAMES))
    size = sizes[number]
    box.region_size = append(box.region_size, number)
    box.region_cost = append(box.region_cost, size.cost)
    box.region_slots = append(box.region_slots, len(size.first))
    for slot in range(SLOTS):
        inside = slot < len(size.first)
        box.points_first = append(box.points_first, size.first[slot] if inside else 0)
        box.points_second = append(box.points_second, size.second[slot] if inside else 0)
        box.points_retailer = append(box.points_retailer, size.retailer[slot] if inside else 0)
    _read_customers(table, box)
    links: int = 0
    for id in table.names("links"):
        if id not in box.region_ids:
            raise table.error("links", quote(id), f"one of {', '.join(box.region_ids)}")
        links |= 1 << box.region_ids.index(id)
    box.region_links = append(box.region_links, links)
    kind, amount = NONE, 0
    if "bonus" in table.data:
        bonus = table.table("bonus")
        bonus.mark()
        kind = BONUS_NAMES.index(bonus.text("kind", BONUS_NAMES))
        # Only goods come in numbers: the others are taken one at a time.
        amount = bonus.number("amount", 1, 20 if kind == GIVES_GOODS else 1)
        bonus.done()
    box.region_bonus, box.bonus_amount = append(box.region_bonus, kind), append(box.bonus_amount, amount)
    table.done()


def _read_customers(table: Table, box: Box) -> None:
    if not len(box.customer_first):
        box.customer_first = append(box.customer_first, 0)
    prices = f"from {int(box.price_least)} to {int(box.price_most)}"
    expected = f"prices {prices} and technologies: {', '.join(box.tech_ids)}"
    for item in table.items("customers", 1, MOST_CUSTOMERS, expected):
        if type(item) is int and box.price_least <= item <= box.price_most:
            box.customers = append(box.customers, item)
        elif isinstance(item, str) and item in box.tech_ids:
            box.customers = append(box.customers, -1 - box.tech_ids.index(item))
        else:
            raise table.error("customers", quote(item), expected)
    box.customer_first = append(box.customer_first, len(box.customers))


def _check_links(tables: list[Table], box: Box) -> None:
    for region in range(REGIONS):
        for other in range(REGIONS):
            if box.region_links[region] & (1 << other) and not box.region_links[other] & (1 << region):
                found = f"{box.region_ids[other]!r}"
                raise tables[region].error("links", found, f"a link back from {box.region_ids[other]}")
        if box.region_links[region] & (1 << region):
            raise tables[region].error("links", f"{box.region_ids[region]!r}", "other regions")


def _read_colour(table: Table, box: Box) -> None:
    table.mark()
    box.colour_ids.append(table.piece("smartphone-colour", box.colour_ids, box.names))
    home = box.region_ids.index(table.text("home", box.region_ids))
    if home in list(box.colour_home):
        raise table.error("home", quote(box.region_ids[home]), "a home of its own")
    if box.region_bonus[home] == NONE:
        raise table.error("home", quote(box.region_ids[home]), "a region with a bonus, for a retailer may cover it")
    box.colour_home = append(box.colour_home, home)
    box.colour_points = append(box.colour_points, table.number("points", 0, 100))
    box.colour_tile = append(box.colour_tile, box.tile_ids.index(table.text("improvement", box.tile_ids)))
    table.done()


def _read_covered(table: Table, box: Box) -> None:
    table.mark()
    homes = [int(home) for home in box.colour_home]
    for seats in SEATS:
        regions: list[int] = []
        for id in table.names(str(seats)):
            if id not in box.region_ids:
                raise table.error(str(seats), quote(id), f"one of {', '.join(box.region_ids)}")
            region = box.region_ids.index(id)
            if region in homes or box.region_bonus[region] == NONE:
                raise table.error(str(seats), quote(id), "a region with a bonus that is nobody's home")
            regions.append(region)
        box.covered.append(regions)
    table.done()


def _read_steve(table: Table, box: Box) -> None:
    table.mark()
    rounds = int(box.rounds)
    price = table.numbers("price", rounds, rounds, int(box.price_least), int(box.price_most))
    box.steve_price = vec[i64](price)
    box.steve_goods = vec[i64](table.numbers("goods", rounds, rounds, 0, 100))
    box.steve_gears = vec[i64](table.numbers("gears", rounds, rounds, 0, 100))
    box.steve_trucks = vec[i64](table.numbers("trucks", rounds, rounds, 0, 100))
    levels = table.table("levels")
    box.steve_levels = vec[i64]([levels.number(name, -20, 20) for name in ("normal", "easy", "hard")])
    levels.done()
    table.done()


def _check_counts(pack: Table, box: Box) -> None:
    """What the setup and every round take must be in the box."""
    pile = sum(int(copies) for copies in box.tile_copies)
    needed = int(box.display * (box.rounds - 1))
    if pile < needed:
        raise pack.error("improvements", f"{pile} copies", f"at least {needed} for {int(box.rounds) - 1} displays")
    for seats in SEATS:
        # Alone, the opponent plays a colour, too.
        players = max(seats, 2)
        sizes = [int(box.region_size[region]) for region in box.covered[seats - 1]]
        homes = sorted(int(box.region_size[home]) for home in box.colour_home)
        sizes += homes[: COLOURS - players]
        for size, name in enumerate(SIZE_NAMES):
            if sizes.count(size) > box.strips[size]:
                raise pack.error(
                    f"covered.{seats}", f"{sizes.count(size)} regions of size {name}", "a retailer for each"
                )
