"""A table to try rules at: set up a position in a few words, act, and look at what happened.

Positions are edited by assigning whole fields, which works on the interpreted and on the compiled engine alike.
Cells are (row, column), counted from 1 at the top left.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.actions import Choose, Confer, Lift, Play, Put, Remove
from menlo.games.expo.box import CARD_NAMES, CARDS, FIRST_PROJECT, FIRST_TECHNOLOGY, MOST_STACKED, NONE, PIECES
from menlo.games.expo.game import Expo, make
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES
from menlo.games.expo.rules.lab import first_cell, mask_of
from menlo.games.expo.state import ALL_PIECES, CARD, CONFERENCE_NAMES, EMPTY, FIRST_GHOST, SCRAP, ExpoState, laid
from menlo.games.expo.tiles import tile_code
from menlo.games.expo.view import ExpoView, ProjectView, view
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.rng import Rng, seeded
from tests.games.table import AnyTable

EXPO = make(None)
E = TypeVar("E", bound=Event)

Cell = tuple[int, int]
Laid = tuple[str, Cell, int]  # a tile, where its bounding box begins, its quarter turns

STATION, ACADEMY, LABORATORY, JOURNAL, SKYSCRAPER, CONFERENCE = range(CARDS)
STEEL, COPPER, MANUAL, AUTOMATED, EMPIRICAL, THEORETICAL = range(6)


class Table(AnyTable[ExpoState]):
    def __init__(
        self, seats: int = 4, seed: int = 1, options: Mapping[str, str] | None = None, game: Expo = EXPO
    ) -> None:
        self.game = game
        self.state: ExpoState = game.setup(seats, seed, options)

    # Arranging a position.

    def turn(self, seat: int, last: int = NONE, played: Sequence[int] = ()) -> "Table":
        """The seat is about to play a card; `last` was played before, `played` are its own cards of this round."""
        self.state.clear_action()
        self.state.phase = CARD
        self.state.turn = seat
        self.state.last = last
        return self.has_played(seat, *played)

    def has_played(self, seat: int, *cards: int) -> "Table":
        mat = self.state.mats[seat]
        mat.played = vec[i64](list(cards))
        mat.hand = (1 << CARDS) - 1 - sum(1 << card for card in cards)
        return self

    def playing(self, seat: int, card: int) -> "Table":
        """The seat has just played the card; it has played another one before, so that it may be the Conference."""
        before = SKYSCRAPER if card != SKYSCRAPER else STATION
        self.turn(seat, played=[before])
        self.act(Play(seat, card))
        return self

    def money(self, seat: int, amount: int) -> "Table":
        self.state.mats[seat].money = amount
        return self

    def supply(self, seat: int, *tiles: str) -> "Table":
        """The seat's supply is just these tiles; whatever else holds them gives them up, as far as unique."""
        self.state.mats[seat].supply = vec[i64](sorted(self.code(tile) for tile in tiles))
        for tile in tiles:
            self.take_out(self.code(tile))
        return self

    def take_out(self, code: int) -> None:
        """A project or technology leaves Academy and stacks; resource tiles are not counted here."""
        s = self.state
        if code >= FIRST_TECHNOLOGY:
            s.technologies = int(s.technologies) & ~(1 << (code - FIRST_TECHNOLOGY))
        elif code >= FIRST_PROJECT:
            project = code - FIRST_PROJECT
            s.slots = vec[i64]([NONE if slot == project else int(slot) for slot in s.slots])
            for shape in range(len(s.slots)):
                self.stack(shape, *(other for other in self.stacked(shape) if other != project))

    def stacked(self, shape: int) -> list[int]:
        first = shape * MOST_STACKED
        return [int(project) for project in self.state.stacks][first : first + MOST_STACKED]

    def stack(self, shape: int, *projects: int) -> None:
        """The stack of a shape, the next project first; all of it counts as unseen."""
        known = [project for project in projects if project != NONE]
        whole = [int(project) for project in self.state.stacks]
        first = shape * MOST_STACKED
        whole[first : first + MOST_STACKED] = known + [NONE] * (MOST_STACKED - len(known))
        self.state.stacks = vec[i64](whole)
        unseen = [int(count) for count in self.state.unseen]
        unseen[shape] = len(known)
        self.state.unseen = vec[i64](unseen)

    def lab(self, seat: int, *tiles: Laid, scraps: Sequence[Cell] = (), completed: Sequence[str] = ()) -> "Table":
        """The lab holds just these tiles and scraps; `completed` projects have scored already."""
        box, mat = self.state.box, self.state.mats[seat]
        grid, full, projects, technologies, upgraded = [EMPTY] * int(box.cells), 0, [], 0, 0
        for scrap in scraps:
            grid[self.cell(scrap)] = SCRAP
            full |= 1 << self.cell(scrap)
        for tile, place, turns in tiles:
            code = self.code(tile)
            self.take_out(code)
            value = int(laid(code, turns, self.cell(place)))
            mask = int(mask_of(box, value))
            assert not full & mask, f"{tile} lies on something else"
            full |= mask
            for cell in range(len(grid)):
                if mask & (1 << cell):
                    grid[cell] = value
            if FIRST_PROJECT <= code < FIRST_TECHNOLOGY:
                projects.append(value)
            elif code >= FIRST_TECHNOLOGY:
                technologies |= 1 << (code - FIRST_TECHNOLOGY)
                card = int(box.technology_card[code - FIRST_TECHNOLOGY])
                upgraded |= 1 << card if card != NONE else 0
        mat.grid, mat.full, mat.projects = vec[i64](grid), full, vec[i64](sorted(projects))
        mat.technologies, mat.upgraded = technologies, upgraded
        mat.completed = sum(1 << box.project_ids.index(project) for project in completed)
        return self

    def done(self, seat: int, *projects: str) -> "Table":
        """Mark projects as completed without their lying anywhere, to count them."""
        bits = sum(1 << self.state.box.project_ids.index(project) for project in projects)
        self.state.mats[seat].completed = bits
        return self

    def station(self, *tiles: str | None) -> "Table":
        row = [NONE if tile is None else self.code(tile) for tile in tiles]
        self.state.station = vec[i64](row + [NONE] * (len(self.state.station) - len(row)))
        return self

    def draw(self, *tiles: str) -> "Table":
        """The draw stack is just these tiles, the first to be drawn first."""
        self.state.draw = vec[i64]([self.code(tile) for tile in reversed(tiles)])
        return self

    def slot(self, project: str) -> "Table":
        """The project lies in the slot of its shape; what lay there goes on top of the stack."""
        s, code = self.state, self.code(project) - FIRST_PROJECT
        shape = int(s.box.project_shape[code])
        here = int(s.slots[shape])
        self.take_out(FIRST_PROJECT + code)
        if here not in (NONE, code):
            self.stack(shape, here, *self.stacked(shape))
        slots = [int(slot) for slot in s.slots]
        slots[shape] = code
        s.slots = vec[i64](slots)
        return self

    def empty_slot(self, shape: int) -> "Table":
        slots = [int(slot) for slot in self.state.slots]
        slots[shape] = NONE
        self.state.slots = vec[i64](slots)
        return self

    def jury(self, steam: int, electricity: int) -> "Table":
        self.state.jury = vec[i64]([0] * steam + [1] * electricity)
        return self

    def piece(self, seat: int, index: int, track: int, step: int) -> "Table":
        """Put a piece onto a space, as the latest arrival."""
        return self._stand(seat * PIECES + index, track, step)

    def ghost(self, track: int, step: int) -> "Table":
        return self._stand(FIRST_GHOST + track, track, step)

    def _stand(self, piece: int, track: int, step: int) -> "Table":
        s = self.state
        tracks, steps = [int(x) for x in s.tracks], [int(x) for x in s.steps]
        tracks[piece], steps[piece] = track, step
        s.tracks, s.steps = vec[i64](tracks), vec[i64](steps)
        s.order = vec[i64]([*(int(other) for other in s.order if other != piece), piece])
        return self

    def bonus(self, track: int, bonus: str) -> "Table":
        bonuses = [int(x) for x in self.state.bonuses]
        bonuses[track] = self.state.box.bonus_ids.index(bonus)
        self.state.bonuses = vec[i64](bonuses)
        return self

    def ghost_deck(self, *cards: int) -> "Table":
        """The ghost deck of the solo game, the next card first."""
        self.state.ghost_deck = vec[i64](list(reversed(cards)))
        return self

    def shown(self, *cards: int) -> "Table":
        """The ghost deck has shown these cards in this round."""
        self.state.revealed = vec[i64](list(cards))
        return self

    def reseed(self, seed: int) -> "Table":
        self.state.rng = seeded(seed)
        return self

    # Acting and looking.

    def lay(self, seat: int, tile: str, place: Cell, turns: int = 0) -> list[Event]:
        """Choose a tile of the supply and lay it."""
        return self.act(Choose(seat, self.code(tile)), Put(seat, self.cell(place), turns))

    def move(self, seat: int, tile: Cell, place: Cell, turns: int = 0) -> list[Event]:
        """Lift the tile that covers a cell and lay it elsewhere."""
        return self.act(Lift(seat, self.name(seat, tile)), Put(seat, self.cell(place), turns))

    def remove(self, seat: int, tile: Cell) -> list[Event]:
        return self.act(Remove(seat, self.name(seat, tile)))

    def rearranging(self, seat: int) -> "Table":
        self.playing(seat, CONFERENCE)
        self.act(Confer(seat, CONFERENCE_NAMES.index("rearrange")))
        return self

    def name(self, seat: int, place: Cell) -> int:
        """The first cell of the tile that covers a cell."""
        value = int(self.state.mats[seat].grid[self.cell(place)])
        return int(first_cell(self.state.box, value)) if value >= 0 else self.cell(place)

    def cards(self) -> list[str]:
        """The cards that may be played now."""
        return [CARD_NAMES[action.card] for action in self.legal() if isinstance(action, Play)]

    def view(self, seat: int = -1) -> ExpoView:
        return view(self.state, seat)

    def project(self, seat: int, id: str) -> ProjectView:
        """What the view says of a project of the seat."""
        return next(project for project in self.view()["mats"][seat]["projects"] if project["project"] == id)

    def points(self, seat: int) -> dict[str, int]:
        return self.view()["mats"][seat]["points"]

    def code(self, tile: str) -> int:
        return tile_code(self.state.box, tile)

    def cell(self, place: Cell) -> int:
        return (place[0] - 1) * int(self.state.box.columns) + place[1] - 1

    def shape(self, id: str) -> int:
        return self.state.box.shape_ids.index(id)

    def step_of(self, seat: int, index: int) -> tuple[int, int]:
        """Track and step of a piece."""
        piece = seat * PIECES + index
        return int(self.state.tracks[piece]), int(self.state.steps[piece])

    def ghost_steps(self) -> list[int]:
        return [int(step) for step in self.state.steps][FIRST_GHOST:ALL_PIECES]


def only(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def busy(game: Expo, state: ExpoState, rng: Rng) -> Action:
    """An action at random, but one that gets on with it: no early end of an action or a round."""
    legal = game.legal(state, int(game.decider(state)))
    idle = ("finish", "remove")
    keen = [action for action in legal if action.kind not in idle and action != Play(action.seat, CONFERENCE)]
    return keen[rng.below(len(keen))] if keen else legal[rng.below(len(legal))]


def track(name: str) -> int:
    return RESOURCE_NAMES.index(name)


def energy(name: str) -> int:
    return ENERGY_NAMES.index(name)
