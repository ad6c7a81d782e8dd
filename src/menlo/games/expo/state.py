"""A position. Labs, supplies and tracks are open; hidden are the order of what lies face down and the generator.

Face down lie the resource tiles of the draw stack, the projects of each shape that nobody has seen, the jury tiles
and the ghost deck. With the option `played-cards` read strictly, the cards others played before their last are hidden
from a seat as well.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.box import NONE, Box
from menlo.kernel.game import State
from menlo.kernel.rng import Rng

# Phases: which decision is due.
HANDICAP: Final = 0  # lay the drawn tile in place of a scrap
CARD: Final = 1  # play an action card
AT_STATION: Final = 2  # buy resource tiles
AT_ACADEMY: Final = 3  # buy a project or technology; upgraded: take a resource tile
AT_LABORATORY: Final = 4  # choose a tile to place, or remove one
PLACING: Final = 5  # lay the chosen tile
AT_JOURNAL: Final = 6  # spend movement points
AT_CONFERENCE: Final = 7  # choose one of the four options
REARRANGING: Final = 8  # lift a tile of the lab
MOVING: Final = 9  # lay the lifted tile
STEPPING: Final = 10  # spend the movement point of the Conference
BONUS: Final = 11  # choose the bonus tile of a track
OVER: Final = 12
PHASE_NAMES: Final = (
    "handicap",
    "card",
    "station",
    "academy",
    "laboratory",
    "placing",
    "journal",
    "conference",
    "rearranging",
    "moving",
    "stepping",
    "bonus",
    "over",
)

# Options of the Conference.
REARRANGE: Final = 0
FUNDS: Final = 1
STEP: Final = 2
JURY: Final = 3
CONFERENCE_NAMES: Final = ("rearrange", "funds", "step", "jury")

# Why the match ends.
NOT_YET: Final = 0
BY_JURY: Final = 1
BY_PATENTS: Final = 2
BY_PROJECTS: Final = 3
END_NAMES: Final = ("", "jury", "patents", "projects")

# Cells of a lab: a scrap, nothing, or a laid tile as a number (see `laid`).
EMPTY: Final = -1
SCRAP: Final = -2

# Pieces in the patent office: three of each seat, then one ghost per track.
FIRST_GHOST: Final = 12
ALL_PIECES: Final = 18


def laid(tile: i64, turn: i64, anchor: i64) -> i64:
    """A tile in the lab: its code, quarter turns, and where its bounding box begins."""
    return (tile * 4 + turn) * 64 + anchor


class Rulings:
    """The options of a match, as numbers: 0 is the default of each. Never changes in play."""

    def __init__(self, chosen: dict[str, str], codes: vec[i64]) -> None:
        self.chosen = chosen
        self.repeat: i64 = codes[0]
        self.skip_clean_up: i64 = codes[1]
        self.first_step_leads: i64 = codes[2]
        self.once_per_tile: i64 = codes[3]
        self.limit_at_once: i64 = codes[4]
        self.strict: i64 = codes[5]
        self.ghost_journal: i64 = codes[6]
        self.player_begins: i64 = codes[7]
        self.ghosts_aside: i64 = codes[8]
        self.handicaps: vec[i64] = codes[9:]  # by seat: scientist, lab assistant, freshman


class Mat:
    """What lies before one seat."""

    def __init__(self, grid: vec[i64]) -> None:
        self.money: i64 = 0
        self.hand: i64 = 0  # bits of the cards; open, unless read strictly
        self.played: vec[i64] = vec[i64]()  # cards of this round, in order; open, unless read strictly
        self.supply: vec[i64] = vec[i64]()  # codes of the tiles that wait for a place, sorted
        self.grid: vec[i64] = grid  # the lab by cell
        self.full: i64 = 0  # mask of the cells that are not empty
        self.projects: vec[i64] = vec[i64]()  # the laid projects
        self.completed: i64 = 0  # bits of the completed projects
        self.technologies: i64 = 0  # bits of the technologies in the lab
        self.upgraded: i64 = 0  # bits of the upgraded cards
        self.project_points: i64 = 0
        self.lead_points: i64 = 0
        self.handicap: i64 = 0  # scraps still to be replaced before the first turn

    def copy(self) -> "Mat":
        mat = Mat(self.grid[:])
        mat.money = self.money
        mat.hand = self.hand
        mat.played = self.played[:]
        mat.supply = self.supply[:]
        mat.full = self.full
        mat.projects = self.projects[:]
        mat.completed = self.completed
        mat.technologies = self.technologies
        mat.upgraded = self.upgraded
        mat.project_points = self.project_points
        mat.lead_points = self.lead_points
        mat.handicap = self.handicap
        return mat


class ExpoState(State):
    def __init__(self, box: Box, rulings: Rulings, rng: Rng, mats: list[Mat]) -> None:
        self.box = box
        self.rulings = rulings
        self.rng = rng  # hidden from all
        self.mats = mats  # by seat
        self.seats: i64 = len(mats)
        self.phase: i64 = CARD
        self.turn: i64 = 0  # the seat that decides
        self.first: i64 = 0  # the start player of the match
        self.start: i64 = 0  # who began this round
        self.round: i64 = 1
        self.last: i64 = NONE  # the card just played by the neighbour, or revealed by the ghost deck
        # The Station, the Academy, the jury.
        self.draw: vec[i64] = vec[i64]()  # resource tiles, the next one last; order hidden from all
        self.discards: vec[i64] = vec[i64]()
        self.station: vec[i64] = vec[i64]()  # by space
        self.slots: vec[i64] = vec[i64]()  # projects on offer, by shape
        self.stacks: vec[i64] = vec[i64]()  # shape * MOST_STACKED + i: the next project first, NONE behind the last
        self.unseen: vec[i64] = vec[i64]()  # by shape: so many on top of the stack are unknown, in hidden order
        self.technologies: i64 = 0  # bits of those on offer
        self.jury: vec[i64] = vec[i64]()  # energies on the jury spaces, in order
        # The patent office.
        self.tracks: vec[i64] = vec[i64]()  # piece -> its track, NONE on the common first step
        self.steps: vec[i64] = vec[i64]()  # piece -> its step, 0 = not in play
        self.order: vec[i64] = vec[i64]()  # pieces by arrival on their space: the earlier lies above the later
        self.bonuses: vec[i64] = vec[i64]()  # track -> bonus tile on its last step
        # Solo: the ghost deck.
        self.ghost_deck: vec[i64] = vec[i64]()  # the next card last; order hidden from all
        self.revealed: vec[i64] = vec[i64]()  # cards of this round, in order
        # The action in progress.
        self.card: i64 = NONE  # whose action it is
        self.boosted: i64 = 0  # 1 when the card was upgraded as it was played
        self.done: i64 = 0  # purchases, operations, movement points or options used
        self.extra: i64 = 0  # free tiles taken, or tiles moved by the Conference
        self.chosen: i64 = 0  # bits of the Conference's options chosen so far
        self.held: i64 = NONE  # code of the tile to be laid
        self.origin: i64 = NONE  # where the lifted tile lies
        self.back: i64 = CARD  # the phase to return to when the bonus tile is chosen
        self.track: i64 = NONE  # that waits for its bonus tile
        # The end.
        self.ending: i64 = NOT_YET
        self.ender: i64 = NONE  # the seat that caused it

    def clear_action(self) -> None:
        self.card = NONE
        self.boosted = 0
        self.done = 0
        self.extra = 0
        self.chosen = 0
        self.held = NONE
        self.origin = NONE
        self.track = NONE

    def copy(self) -> "ExpoState":
        mats: list[Mat] = []
        for mat in self.mats:
            mats.append(mat.copy())
        other = ExpoState(self.box, self.rulings, self.rng.copy(), mats)
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.start = self.start
        other.round = self.round
        other.last = self.last
        other.draw = self.draw[:]
        other.discards = self.discards[:]
        other.station = self.station[:]
        other.slots = self.slots[:]
        other.stacks = self.stacks[:]
        other.unseen = self.unseen[:]
        other.technologies = self.technologies
        other.jury = self.jury[:]
        other.tracks = self.tracks[:]
        other.steps = self.steps[:]
        other.order = self.order[:]
        other.bonuses = self.bonuses[:]
        other.ghost_deck = self.ghost_deck[:]
        other.revealed = self.revealed[:]
        other.card = self.card
        other.boosted = self.boosted
        other.done = self.done
        other.extra = self.extra
        other.chosen = self.chosen
        other.held = self.held
        other.origin = self.origin
        other.back = self.back
        other.track = self.track
        other.ending = self.ending
        other.ender = self.ender
        return other
