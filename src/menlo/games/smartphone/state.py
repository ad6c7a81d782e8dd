"""A position. Hidden are unrevealed plans from other seats, the order of the improvement pile and the generator."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.box import Box
from menlo.kernel.game import State
from menlo.kernel.rng import Rng

# Phases: which decision is due. Prices, production and scoring need none.
COLOURING: Final = 0  # choose a colour
PLANNING: Final = 1  # lay pads and improvements, all at once and hidden
IMPROVING: Final = 2  # take an improvement
RESEARCHING: Final = 3
EXPANDING: Final = 4
SELLING: Final = 5
OVER: Final = 6
PHASE_NAMES: Final = ("colours", "planning", "improving", "research", "logistics", "sale", "over")

# A decision that stands between two steps of a turn.
NOTHING_PENDING: Final = 0
BONUS: Final = 1  # take or decline what the retailer in `pending_region` gives
TILE: Final = 2  # take an improvement; it must be taken

# Sources of points.
BY_START: Final = 0
BY_SALES: Final = 1
BY_REGIONS: Final = 2
BY_PURPLE: Final = 3
SOURCES: Final = 4
SOURCE_NAMES: Final = ("start", "sales", "regions", "purple")


class Rulings:
    """The options of a match, as numbers: 0 is the default of each. Never changes in play."""

    def __init__(self, chosen: dict[str, str], codes: vec[i64]) -> None:
        self.chosen = chosen
        self.ties: i64 = codes[0]
        self.logistics: i64 = codes[1]
        self.gaming: i64 = codes[2]
        self.second_office: i64 = codes[3]
        self.between: i64 = codes[4]
        self.level: i64 = codes[5]


class Plan:
    """What a seat does with its pads and improvements this round; hidden from other seats until all are ready.

    Places are cells of a grid: the lower pad lies at row 0, column 0, the upper one is shifted and turned against it.
    """

    def __init__(self, laid: vec[i64], down: vec[i64]) -> None:
        self.lower: i64 = -1  # which pad lies below (0 = A, 1 = B), -1 before the pads are chosen
        self.faces: i64 = 0  # face of pad A * 2 + face of pad B
        self.turn: i64 = -1  # quarter turns of the upper pad, -1 before it is laid
        self.row: i64 = 0
        self.column: i64 = 0
        self.laid: vec[i64] = (
            laid  # improvements in the order they were laid: (design * PLACES + place) * 4 + direction
        )
        self.under: i64 = 0  # how many of them were laid before the upper pad
        self.down: vec[i64] = down  # by design: how many lie face down
        self.ready: i64 = 0  # 1 when confirmed; open to all

    def copy(self) -> "Plan":
        plan = Plan(self.laid[:], self.down[:])
        plan.lower = self.lower
        plan.faces = self.faces
        plan.turn = self.turn
        plan.row = self.row
        plan.column = self.column
        plan.under = self.under
        plan.ready = self.ready
        return plan


class Mat:
    """What belongs to one player: a seat, or the solo opponent."""

    def __init__(self, points: vec[i64], progress: vec[i64], tiles: vec[i64], plan: Plan) -> None:
        self.points: vec[i64] = points  # by source; their sum is the place on the score board
        self.progress: vec[i64] = progress  # markers on technologies, then on regions
        self.tiles: vec[i64] = tiles  # improvements by design
        self.plan = plan
        self.steve: i64 = 0  # 1 for the solo opponent
        self.colour: i64 = -1
        self.markers: i64 = 0  # progress in the box
        self.offices: i64 = 0  # left
        self.stock: i64 = 0  # goods not produced
        self.produced: i64 = 0
        self.tokens: i64 = 0  # goods tokens
        self.technologies: i64 = 0  # bits
        self.regions: i64 = 0  # bits of regions with an own office
        self.doubles: i64 = 0  # bits of regions with a second one
        self.discount: i64 = 0  # 1 when the single discount of Gaming was used (option gaming)
        # What the plan of this round shows.
        self.price: i64 = 0
        self.factory: i64 = 0
        self.gears: i64 = 0
        self.trucks: i64 = 0
        self.pluses: i64 = 0
        # What was done this round.
        self.second: i64 = 0  # 1 after a second office
        self.direct: i64 = 0  # goods sold without a customer
        self.roaming: i64 = -1  # the region sold in without an office

    def copy(self) -> "Mat":
        mat = Mat(self.points[:], self.progress[:], self.tiles[:], self.plan.copy())
        mat.steve = self.steve
        mat.colour = self.colour
        mat.markers = self.markers
        mat.offices = self.offices
        mat.stock = self.stock
        mat.produced = self.produced
        mat.tokens = self.tokens
        mat.technologies = self.technologies
        mat.regions = self.regions
        mat.doubles = self.doubles
        mat.discount = self.discount
        mat.price = self.price
        mat.factory = self.factory
        mat.gears = self.gears
        mat.trucks = self.trucks
        mat.pluses = self.pluses
        mat.second = self.second
        mat.direct = self.direct
        mat.roaming = self.roaming
        return mat

    def score(self) -> i64:
        points = self.points
        return points[0] + points[1] + points[2] + points[3]


class SmartphoneState(State):
    def __init__(self, box: Box, rulings: Rulings, rng: Rng, mats: list[Mat], seats: i64) -> None:
        self.box = box
        self.rulings = rulings
        self.rng = rng  # hidden from all
        self.mats = mats  # by seat; alone, the opponent's comes after the seat's
        self.seats: i64 = seats
        self.phase: i64 = COLOURING
        self.round: i64 = 1
        self.turn: i64 = 0  # the player who decides; in planning, nobody's
        self.order: vec[i64] = vec[i64]()  # players by price, for phases 4 to 7
        self.at: i64 = 0  # place in the order
        self.hand: i64 = 0  # progress taken and not yet placed; in phase 4, improvements to take
        self.pending: i64 = NOTHING_PENDING
        self.pending_region: i64 = -1
        self.sides: vec[i64] = vec[i64]()  # technology -> 0 front, 1 back
        self.patents: vec[i64] = vec[i64]()  # technology -> player or -1
        self.covered: i64 = 0  # bits of regions under a retailer
        self.offices: vec[i64] = vec[i64]()  # region * SLOTS + slot -> player or -1
        self.sold: vec[i64] = vec[i64]()  # customer -> player or -1
        self.display: vec[i64] = vec[i64]()  # designs, -1 = taken
        self.pile: vec[i64] = vec[i64]()  # the next one is the last; order hidden from all
        self.tokens: i64 = 0  # goods tokens left

    def copy(self) -> "SmartphoneState":
        mats: list[Mat] = []
        for mat in self.mats:
            mats.append(mat.copy())
        other = SmartphoneState(self.box, self.rulings, self.rng.copy(), mats, self.seats)
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.order = self.order[:]
        other.at = self.at
        other.hand = self.hand
        other.pending = self.pending
        other.pending_region = self.pending_region
        other.sides = self.sides[:]
        other.patents = self.patents[:]
        other.covered = self.covered
        other.offices = self.offices[:]
        other.sold = self.sold[:]
        other.display = self.display[:]
        other.pile = self.pile[:]
        other.tokens = self.tokens
        return other
