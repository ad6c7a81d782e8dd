"""A position. All stocks are open (ERA-17); hidden are the order of the two decks and the generator."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.box import Box
from menlo.kernel.game import State
from menlo.kernel.rng import Rng

# Phases: which decision is due.
PLACING: Final = 0  # put a token into an area
CHOOSING: Final = 1  # resolve or withdraw one of one's tokens
ACTING: Final = 2  # the steps of a regular action
BONUS_STEP: Final = 3  # use a bonus token, or pass
CLOSING: Final = 4  # the last visit to the exchange market
OVER: Final = 5

# Areas.
BUILD: Final = 0
FACTORIES: Final = 1
BUY: Final = 2
PRODUCE: Final = 3
MARKET: Final = 4
DEVELOP: Final = 5
AREAS: Final = 6
AREA_NAMES: Final = ("build", "factories", "buy", "produce", "market", "develop")

# Sources of influence points.
BY_BUILDING: Final = 0
BY_PRODUCING: Final = 1
BY_ROYALTIES: Final = 2
BY_EXCHANGING: Final = 3
BY_DEVELOPING: Final = 4
BY_PATENTS: Final = 5
BY_CLOSING: Final = 6
SOURCES: Final = 7
SOURCE_NAMES: Final = ("building", "producing", "royalties", "exchanging", "developing", "patents", "closing")


class Rulings:
    """The options of a match, as numbers: 0 is the default of each. Never changes in play."""

    def __init__(self, chosen: dict[str, str], codes: vec[i64]) -> None:
        self.chosen = chosen
        self.bought_bonus: i64 = codes[0]
        self.short_deck: i64 = codes[1]
        self.royalty_symbols: i64 = codes[2]
        self.supply: i64 = codes[3]
        self.capacity: i64 = codes[4]
        self.bonus_cog: i64 = codes[5]
        self.cog_ends_turn: i64 = codes[6]
        self.build_limit: i64 = codes[7]
        self.patent_limit: i64 = codes[8]


class Mat:
    """What lies before one seat."""

    def __init__(self, goods: vec[i64], factories: vec[i64], points: vec[i64]) -> None:
        self.goods: vec[i64] = goods  # by good
        self.factories: vec[i64] = factories  # by design: how many of it the seat owns
        self.points: vec[i64] = points  # influence by source; their sum is the pawn's square
        self.patents: i64 = 0  # square of the patent marker
        self.markers: i64 = 0  # invention markers left
        self.fresh: i64 = 0  # bonus tokens bought too lately to be used (ERA-102)

    def copy(self) -> "Mat":
        mat = Mat(self.goods[:], self.factories[:], self.points[:])
        mat.patents = self.patents
        mat.markers = self.markers
        mat.fresh = self.fresh
        return mat

    def square(self) -> i64:
        """Where the pawn stands on the influence track."""
        points = self.points
        return points[0] + points[1] + points[2] + points[3] + points[4] + points[5] + points[6]


class EraState(State):
    def __init__(self, box: Box, rulings: Rulings, rng: Rng, mats: list[Mat]) -> None:
        self.box = box
        self.rulings = rulings
        self.rng = rng  # hidden from all
        self.mats = mats  # by seat
        self.seats: i64 = len(mats)
        self.phase: i64 = PLACING
        self.turn: i64 = 0  # the seat that decides
        self.start: i64 = 0  # holds the start pawn
        self.round: i64 = 1
        self.last_round: i64 = 0
        self.tokens: vec[i64] = vec[i64]()  # area -> bits of the seats with a token there
        self.unplaced: i64 = 0  # tokens still to be placed this round, all seats together
        self.supply: vec[i64] = vec[i64]()  # by good; -1 = unlimited
        self.loads: vec[i64] = vec[i64]()  # cubes on each ship and house
        self.owners: vec[i64] = vec[i64]()  # development space -> seat or -1
        self.patented: vec[i64] = vec[i64]()  # development space -> 1 with its owner's patent
        self.cards: vec[i64] = vec[i64]()  # the display along the path, -1 = empty
        self.deck: vec[i64] = vec[i64]()  # the next card is the last; order hidden from all
        self.discards: vec[i64] = vec[i64]()
        self.news: vec[i64] = vec[i64]()  # cards of inventions developed this round
        self.factories: vec[i64] = vec[i64]()  # the display from left to right, -1 = empty
        self.factory_deck: vec[i64] = vec[i64]()  # as deck
        self.factory_discards: vec[i64] = vec[i64]()
        # The action in progress; kept through the bonus step that may follow it.
        self.area: i64 = -1
        self.steps: i64 = 0  # steps carried out
        self.squares: vec[i64] = vec[i64]()  # exchanges in the upper, middle and lower square
        self.cogs_spent: i64 = 0
        self.registered: i64 = 0  # patents in this action

    def clear_action(self) -> None:
        """No action is in progress, and none has just ended."""
        self.area = -1
        self.steps = 0
        self.squares[0] = 0
        self.squares[1] = 0
        self.squares[2] = 0
        self.cogs_spent = 0
        self.registered = 0

    def copy(self) -> "EraState":
        mats: list[Mat] = []
        for mat in self.mats:
            mats.append(mat.copy())
        other = EraState(self.box, self.rulings, self.rng.copy(), mats)
        other.phase = self.phase
        other.turn = self.turn
        other.start = self.start
        other.round = self.round
        other.last_round = self.last_round
        other.tokens = self.tokens[:]
        other.unplaced = self.unplaced
        other.supply = self.supply[:]
        other.loads = self.loads[:]
        other.owners = self.owners[:]
        other.patented = self.patented[:]
        other.cards = self.cards[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.news = self.news[:]
        other.factories = self.factories[:]
        other.factory_deck = self.factory_deck[:]
        other.factory_discards = self.factory_discards[:]
        other.area = self.area
        other.steps = self.steps
        other.squares = self.squares[:]
        other.cogs_spent = self.cogs_spent
        other.registered = self.registered
        return other
