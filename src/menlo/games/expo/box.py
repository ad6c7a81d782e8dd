"""What is in the box, read from a pack and checked. Never changes in play."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.geometry import (
    MOST_CELLS,
    TILE_CELLS,
    TURNS,
    Cells,
    anchors_inside,
    connected,
    edges_around,
    normal,
    offsets_of,
    turned,
)
from menlo.games.expo.resources import BITS, ENERGY_NAMES, RESOURCE_NAMES, RESOURCES, TRACKS
from menlo.kernel.errors import quote
from menlo.kernel.pack import Table, digest, parse

NONE: Final = -1
SEATS: Final = (1, 2, 3, 4)

# Every tile has a code: resource tiles by design (copies are the same number), then projects, then technologies.
FIRST_PROJECT: Final = 64
FIRST_TECHNOLOGY: Final = 128
TILE_CODES: Final = 160

MOST_TILES: Final = 64
MOST_PROJECTS: Final = 62  # completed ones are bits of a number below 2**63
MOST_TECHNOLOGIES: Final = 32
MOST_SHAPES: Final = 8
MOST_STACKED: Final = 16  # projects of one shape
MOST_STATION: Final = 16  # spaces
MOST_BONUSES: Final = 8
PIECES: Final = 3  # of each seat in the patent office

# Action cards.
STATION: Final = 0
ACADEMY: Final = 1
LABORATORY: Final = 2
JOURNAL: Final = 3
SKYSCRAPER: Final = 4
CONFERENCE: Final = 5
CARDS: Final = 6
ALL_CARDS: Final = 0b111111  # as bits
WORKING: Final = 0b011111  # all but the Conference
CARD_NAMES: Final = ("station", "academy", "laboratory", "journal", "skyscraper", "conference")

# What bonus tiles count.
PRESTIGE: Final = 0
MONEY: Final = 1
SCRAPS: Final = 2
TECHNOLOGIES: Final = 3
FIXED: Final = 4
SHAPES: Final = 5
EFFECT_NAMES: Final = ("prestige", "money", "scraps", "technologies", "fixed", "shapes")


class Box:
    """Typed form of a pack."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.names: dict[str, str] = {}  # message id of a piece -> its name in the pack
        # The lab: cells are numbered row by row and are bits of masks.
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.cells: i64 = 0
        self.board: i64 = 0  # mask of all cells
        self.scraps: i64 = 0  # mask of the cells with scrap at the start
        # Shapes. A form is a shape in one of four turns: shape * TURNS + turn.
        self.shape_ids: list[str] = []
        self.form_same: vec[i64] = vec[i64]()  # the first turn that looks the same
        self.form_mask: vec[i64] = vec[i64]()  # its cells when anchored at cell 0
        self.form_fits: vec[i64] = vec[i64]()  # mask of the anchors that keep it inside the lab
        self.form_cells: vec[i64] = vec[i64]()  # form * TILE_CELLS + i: its cells behind the anchor, in order
        # The sides that touch a form at an anchor: cell * TURNS + side of the tile that would lie there.
        self.edge_first: vec[i64] = vec[i64]()  # form * cells + anchor: where its edges begin; one more at the end
        self.edges: vec[i64] = vec[i64]()
        # Tiles by code.
        self.tile_shape: vec[i64] = vec[i64]()  # NONE for resource tiles and unused codes
        # Resource tiles by design.
        self.tile_ids: list[str] = []
        self.tile_two: vec[i64] = vec[i64]()
        self.tile_one: vec[i64] = vec[i64]()
        self.tile_copies: vec[i64] = vec[i64]()
        self.side_gives: vec[i64] = vec[i64]()  # (design * TURNS + turn) * TURNS + side: packed amounts
        # Projects.
        self.project_ids: list[str] = []
        self.project_shape: vec[i64] = vec[i64]()
        self.project_energy: vec[i64] = vec[i64]()
        self.project_needs: vec[i64] = vec[i64]()  # packed amounts
        self.project_points: vec[i64] = vec[i64]()
        # Technologies.
        self.technology_ids: list[str] = []
        self.technology_gives: vec[i64] = vec[i64]()  # packed amounts
        self.technology_card: vec[i64] = vec[i64]()  # the card it upgrades, NONE for a resource technology
        # Patent office.
        self.steps: i64 = 0
        self.jumps: vec[i64] = vec[i64]()  # (step * TRACKS + track) * TRACKS + other: price or NONE
        self.step_points: vec[i64] = vec[i64]()  # by step
        self.bonus_ids: list[str] = []
        self.bonus_effect: vec[i64] = vec[i64]()
        self.bonus_points: vec[i64] = vec[i64]()
        self.bonus_per: vec[i64] = vec[i64]()
        # Jury.
        self.jury_tiles: vec[i64] = vec[i64]()  # by energy
        self.jury_spaces: i64 = 0
        self.jury_start: i64 = 0
        self.jury_points: i64 = 0
        # Money and cards.
        self.start_money: vec[i64] = vec[i64]()  # (seats - 1) * 4 + place in turn order
        self.most_money: i64 = 0
        self.station_per_player: i64 = 0
        self.prices: vec[i64] = vec[i64]()  # of the Station
        self.prices_upgraded: vec[i64] = vec[i64]()
        self.academy_price: i64 = 0
        self.operations: vec[i64] = vec[i64]()  # normal, upgraded
        self.points: vec[i64] = vec[i64]()  # of the Journal: normal, upgraded
        self.rebate: i64 = 0
        self.grants: vec[i64] = vec[i64]()  # of the Skyscraper: normal, upgraded
        self.conference_options: i64 = 0
        self.conference_moves: i64 = 0
        self.conference_money: i64 = 0
        self.conference_points: i64 = 0
        # The end, ghosts, handicaps.
        self.last_project: i64 = 0
        self.lead_points: i64 = 0
        self.good_score: i64 = 0
        self.ghost_tiles: vec[i64] = vec[i64]()  # by seats; 0 without ghosts
        self.ghost_cards: vec[i64] = vec[i64]()  # by card
        self.handicaps: vec[i64] = vec[i64]()  # scraps replaced: scientist, lab assistant, freshman


def read_box(text: str, file: str) -> Box:
    """A pack as a box, or PackError that names the place."""
    pack = parse(text, file)
    box = Box(digest(pack))
    pack.text("game", ["expo"])
    pack.text("name")
    _read_lab(pack.table("lab"), box)
    _read_shapes(pack.tables("shapes", 1, MOST_SHAPES), box)
    box.tile_shape = vec[i64]([NONE] * TILE_CODES)
    for table in pack.tables("tiles", 1, MOST_TILES):
        _read_tile(table, box)
    for table in pack.tables("projects", 1, MOST_PROJECTS):
        _read_project(table, box)
    for table in pack.tables("technologies", 1, MOST_TECHNOLOGIES):
        _read_technology(table, box)
    _read_patents(pack.table("patents"), box)
    for table in pack.tables("jumps", 0, 60):
        _read_jump(table, box)
    for table in pack.tables("bonuses", TRACKS, MOST_BONUSES):
        _read_bonus(table, box)
    _read_jury(pack.table("jury"), box)
    _read_limits(pack.table("limits"), box)
    _read_setup(pack.table("setup"), box)
    _read_cards(pack.table("cards"), box)
    _read_scoring(pack.table("scoring"), box)
    _read_ghosts(pack.table("ghosts"), box)
    _read_handicaps(pack.table("handicaps"), box)
    _check_counts(pack, box)
    pack.done()
    return box


def _read_lab(table: Table, box: Box) -> None:
    table.mark()
    box.rows = table.number("rows", TILE_CELLS, 15)
    box.columns = table.number("columns", TILE_CELLS, MOST_CELLS // int(box.rows))
    box.cells = box.rows * box.columns
    box.board = (1 << int(box.cells)) - 1
    mask = 0
    for i, (row, column) in enumerate(table.pairs("scraps", 0, MOST_CELLS, 0, 99)):
        if not (1 <= row <= box.rows and 1 <= column <= box.columns):
            inside = f"a cell of the lab, [1, 1] to [{int(box.rows)}, {int(box.columns)}]"
            raise table.error(f"scraps[{i + 1}]", f"[{row}, {column}]", inside)
        bit = 1 << ((row - 1) * int(box.columns) + column - 1)
        if mask & bit:
            raise table.error(f"scraps[{i + 1}]", f"[{row}, {column}]", "a cell of its own")
        mask |= bit
    box.scraps = mask
    table.done()


def _read_shapes(tables: list[Table], box: Box) -> None:
    rows, columns = int(box.rows), int(box.columns)
    box.edge_first = vec[i64]([0])
    for table in tables:
        table.mark()
        box.shape_ids.append(table.piece("expo-shape", box.shape_ids, box.names))
        cells: Cells = sorted(table.pairs("cells", TILE_CELLS, TILE_CELLS, 0, TILE_CELLS - 1))
        if len(set(cells)) != TILE_CELLS:
            raise table.error("cells", quote(table.data["cells"]), f"{TILE_CELLS} different cells")
        if not connected(cells):
            raise table.error("cells", quote(table.data["cells"]), "cells that hang together by their sides")
        if normal(cells) != cells:
            raise table.error("cells", quote(table.data["cells"]), "cells that begin at row 0 and column 0")
        table.done()
        forms = [cells]
        for _ in range(TURNS - 1):
            forms.append(turned(forms[-1]))
        for form in forms:
            offsets = offsets_of(form, columns)
            fits = anchors_inside(form, rows, columns)
            box.form_same = append(box.form_same, forms.index(form))
            box.form_mask = append(box.form_mask, sum(1 << offset for offset in offsets))
            box.form_fits = append(box.form_fits, fits)
            for offset in offsets:
                box.form_cells = append(box.form_cells, offset)
            for anchor in range(rows * columns):
                if fits & (1 << anchor):
                    for edge in edges_around(form, anchor, rows, columns):
                        box.edges = append(box.edges, edge)
                box.edge_first = append(box.edge_first, len(box.edges))


def _read_tile(table: Table, box: Box) -> None:
    table.mark()
    two = RESOURCE_NAMES.index(table.text("two", RESOURCE_NAMES))
    one = RESOURCE_NAMES.index(table.text("one", RESOURCE_NAMES))
    if one == two:
        raise table.error("one", quote(RESOURCE_NAMES[one]), "another type than the double one")
    id = f"{RESOURCE_NAMES[two]}-{RESOURCE_NAMES[one]}"
    if id in box.tile_ids:
        raise table.error("one", quote(RESOURCE_NAMES[one]), "a pair of its own; use copies for more of them")
    box.tile_ids.append(id)
    box.tile_two, box.tile_one = append(box.tile_two, two), append(box.tile_one, one)
    box.tile_copies = append(box.tile_copies, table.number("copies", 1, 20))
    for turn in range(TURNS):
        for side in range(TURNS):
            # In turn k the double type lies on side k and on the next one clockwise.
            double = (side - turn) % TURNS < 2
            gives = 2 << (BITS * two) if double else 1 << (BITS * one)
            box.side_gives = append(box.side_gives, gives)
    table.done()


def _read_project(table: Table, box: Box) -> None:
    table.mark()
    project = len(box.project_ids)
    box.project_ids.append(table.piece("expo-project", box.project_ids, box.names))
    shape = box.shape_ids.index(table.text("shape", box.shape_ids))
    box.project_shape = append(box.project_shape, shape)
    box.tile_shape[FIRST_PROJECT + project] = shape
    energy = ENERGY_NAMES.index(table.text("energy", ENERGY_NAMES))
    box.project_energy = append(box.project_energy, energy)
    needs = _amounts(table.table("needs"), 1, 9)
    if sum(1 for amount in needs if amount) != 4:
        raise table.error("needs", f"{sum(1 for amount in needs if amount)} resources", "four different ones")
    if not needs[TRACKS + energy]:
        raise table.error("needs", "no " + ENERGY_NAMES[energy], "the energy the project runs on")
    box.project_needs = append(box.project_needs, _packed(needs))
    box.project_points = append(box.project_points, table.number("points", 0, 20))
    table.done()


def _read_technology(table: Table, box: Box) -> None:
    table.mark()
    technology = len(box.technology_ids)
    box.technology_ids.append(table.piece("expo-technology", box.technology_ids, box.names))
    shape = box.shape_ids.index(table.text("shape", box.shape_ids))
    box.tile_shape[FIRST_TECHNOLOGY + technology] = shape
    if "improves" in table.data:
        card = CARD_NAMES.index(table.text("improves", CARD_NAMES[:CONFERENCE]))
        if card in [int(other) for other in box.technology_card]:
            raise table.error("improves", quote(CARD_NAMES[card]), "a card that no other technology improves")
        box.technology_card = append(box.technology_card, card)
        box.technology_gives = append(box.technology_gives, 0)
    else:
        gives = _amounts(table.table("gives"), 1, 4)
        if not any(gives):
            raise table.error("gives", "nothing", "amounts of " + ", ".join(RESOURCE_NAMES))
        box.technology_card = append(box.technology_card, NONE)
        box.technology_gives = append(box.technology_gives, _packed(gives))
    table.done()


def _read_patents(table: Table, box: Box) -> None:
    table.mark()
    box.steps = table.number("steps", 3, 30)
    box.jumps = vec[i64]([NONE] * ((int(box.steps) + 1) * TRACKS * TRACKS))
    box.step_points = vec[i64]([0] * (int(box.steps) + 1))
    table.done()


def _read_jump(table: Table, box: Box) -> None:
    table.mark()
    between = table.names("between")
    tracks = RESOURCE_NAMES[:TRACKS]
    if len(between) != 2 or between[0] == between[1] or not set(between) <= set(tracks):
        raise table.error("between", quote(between), "two different tracks of " + ", ".join(tracks))
    # Step 1 is common to all tracks and the last one carries the bonus tile: jumps lie between them.
    step = table.number("step", 2, int(box.steps) - 1)
    price = table.number("price", 0, 20)
    one, other = tracks.index(between[0]), tracks.index(between[1])
    if box.jumps[(step * TRACKS + one) * TRACKS + other] != NONE:
        raise table.error("between", quote(between), f"one jump between two tracks at step {step}")
    box.jumps[(step * TRACKS + one) * TRACKS + other] = price
    box.jumps[(step * TRACKS + other) * TRACKS + one] = price
    table.done()


def _read_bonus(table: Table, box: Box) -> None:
    table.mark()
    box.bonus_ids.append(table.piece("expo-bonus", box.bonus_ids, box.names))
    effect = EFFECT_NAMES.index(table.text("effect", EFFECT_NAMES))
    box.bonus_effect = append(box.bonus_effect, effect)
    box.bonus_points = append(box.bonus_points, table.number("points", 0, 20))
    box.bonus_per = append(box.bonus_per, table.number("per", 1, 100, 1))
    table.done()


def _read_jury(table: Table, box: Box) -> None:
    table.mark()
    box.jury_tiles = vec[i64]([table.number(energy, 0, 50) for energy in ENERGY_NAMES])
    box.jury_spaces = table.number("spaces", 1, 50)
    box.jury_start = table.number("at-start", 0, int(box.jury_spaces) - 1)
    table.done()


def _read_limits(table: Table, box: Box) -> None:
    table.mark()
    box.most_money = table.number("money", 1, 100)
    box.last_project = table.number("projects", 1, 20)
    table.done()


def _read_setup(table: Table, box: Box) -> None:
    table.mark()
    money = table.table("money")
    starts: list[int] = []
    for seats in SEATS:
        found = money.numbers(str(seats), seats, seats, 0, int(box.most_money))
        starts += found + [0] * (len(SEATS) - seats)
    money.done()
    box.start_money = vec[i64](starts)
    box.station_per_player = table.number("station-per-player", 1, MOST_STATION // len(SEATS))
    table.done()


def _read_cards(table: Table, box: Box) -> None:
    table.mark()
    box.prices = vec[i64](table.numbers("station", 1, 9, 0, 20))
    box.prices_upgraded = vec[i64](table.numbers("station-upgraded", 1, 9, 0, 20))
    box.academy_price = table.number("academy", 0, 20)
    box.operations = _both(table, "laboratory", 1, 9)
    box.points = _both(table, "journal", 1, 9)
    box.rebate = table.number("rebate", 0, 20)
    box.grants = _both(table, "skyscraper", 0, 100)
    box.conference_options = table.number("conference-options", 1, 4)
    box.conference_moves = table.number("conference-moves", 1, 9)
    box.conference_money = table.number("conference-money", 0, 100)
    box.conference_points = table.number("conference-points", 1, 9)
    table.done()


def _read_scoring(table: Table, box: Box) -> None:
    table.mark()
    box.jury_points = table.number("jury", 0, 20)
    box.lead_points = table.number("lead", 0, 20)
    box.good_score = table.number("good-solo-score", 0, 1000)
    steps = table.table("steps")
    for key in steps.data:
        if not (key.isascii() and key.isdigit() and 2 <= int(key) < box.steps):
            raise steps.error(key, quote(key), f"the number of a step from 2 to {int(box.steps) - 1}")
        box.step_points[int(key)] = steps.number(key, 0, 20)
    table.done()


def _read_ghosts(table: Table, box: Box) -> None:
    table.mark()
    tiles, deck = table.table("tiles"), table.table("deck")
    box.ghost_tiles = vec[i64]([0, tiles.number("1", 1, 9), tiles.number("2", 1, 9), 0, 0])
    tiles.done()
    box.ghost_cards = vec[i64]([deck.number(card, 0, 9) for card in CARD_NAMES])
    deck.done()
    if box.ghost_cards[CONFERENCE] < 1 or sum(1 for count in box.ghost_cards if count) < 3:
        # With fewer, a deck could show nothing that differs from what the player has just played.
        raise deck.error("conference", quote(deck.data), "a Conference and at least two other kinds of card")
    table.done()


def _read_handicaps(table: Table, box: Box) -> None:
    table.mark()
    scraps = bin(int(box.scraps)).count("1")
    box.handicaps = vec[i64]([0, table.number("lab-assistant", 0, scraps), table.number("freshman", 0, scraps)])
    table.done()


def _check_counts(pack: Table, box: Box) -> None:
    """What a match takes must be in the box."""
    for shape, id in enumerate(box.shape_ids):
        count = sum(1 for other in box.project_shape if other == shape)
        if count > MOST_STACKED:
            raise pack.error("projects", f"{count} of shape {id}", f"at most {MOST_STACKED}")
    if sum(int(count) for count in box.jury_tiles) < box.jury_spaces:
        raise pack.error("jury.spaces", str(int(box.jury_spaces)), "no more than there are jury tiles")
    needed = len(SEATS) * int(box.station_per_player) + len(SEATS) * int(max(box.handicaps))
    if sum(int(count) for count in box.tile_copies) < needed:
        raise pack.error("tiles", "too few resource tiles", f"at least {needed} for the setup")


def _amounts(table: Table, low: int, high: int) -> list[int]:
    found = [table.number(name, low, high) if name in table.data else 0 for name in RESOURCE_NAMES]
    for key in table.data:
        if key not in RESOURCE_NAMES:
            raise table.error(key, "an unknown key", "one of " + ", ".join(RESOURCE_NAMES))
    return found


def _packed(amounts: list[int]) -> int:
    return sum(amounts[resource] << (BITS * resource) for resource in range(RESOURCES))


def _both(table: Table, key: str, low: int, high: int) -> vec[i64]:
    """A number of a card and that of its upgraded version."""
    return vec[i64]([table.number(key, low, high), table.number(f"{key}-upgraded", low, high)])
