"""What a seat may see, built up field by field, with what it wants to know: what projects lack, who leads, what
completing them would bring now."""

from typing import TypedDict

from mypy_extensions import i64

from menlo.games.expo.box import (
    CARD_NAMES,
    FIRST_PROJECT,
    FIRST_TECHNOLOGY,
    MOST_STACKED,
    NONE,
    PIECES,
    STATION,
)
from menlo.games.expo.contacts import Contact, contacts, named_amounts
from menlo.games.expo.progress import barred, progress
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES, TRACKS, amounts_of
from menlo.games.expo.rules.conference import jury_left
from menlo.games.expo.rules.lab import first_cell, led_types, mask_of, touching
from menlo.games.expo.rules.patents import GHOST, leader
from menlo.games.expo.rules.station import price
from menlo.games.expo.scoring import SOURCE_NAMES, points_by_source, prestige, total, verdict
from menlo.games.expo.state import (
    CONFERENCE_NAMES,
    END_NAMES,
    FIRST_GHOST,
    NOT_YET,
    OVER,
    PHASE_NAMES,
    SCRAP,
    ExpoState,
    Mat,
)
from menlo.games.expo.tiles import tile_id


class CellView(TypedDict):
    """Rows and columns count from 1 at the top left."""

    row: int
    column: int


class LaidView(TypedDict):
    """A tile in a lab. Its name in actions is its first cell; `rotation` counts quarter turns."""

    tile: str
    kind: str  # resource, project, technology
    rotation: int
    cells: list[CellView]


class ProjectView(TypedDict):
    """A project of a seat, in its lab or still waiting for a place."""

    project: str
    laid: bool
    completed: bool
    needs: dict[str, int]
    has: dict[str, int]  # what touches it
    lacks: dict[str, int]  # what is missing for completion
    worth: int  # points that completing it now would bring, leads included; 0 once it is completed


class ContactView(TypedDict):
    """A side of a tile's cell through which it supplies a project."""

    project: str
    row: int
    column: int
    side: int  # towards the project: 0 north, 1 east, 2 south, 3 west
    gives: dict[str, int]


class LabView(TypedDict):
    scraps: list[CellView]
    tiles: list[LaidView]
    contacts: list[ContactView]


class MatView(TypedDict):
    money: int
    prestige: int
    points: dict[str, int]  # by source, as they would be if the match ended now
    total: int
    hand: list[str] | None  # None when it may not be seen
    cards: int  # how many are in hand
    played: list[str] | None  # None when only the last may be seen
    last: str | None
    upgraded: list[str]
    supply: list[str]
    lab: LabView
    projects: list[ProjectView]
    completed: list[str]
    technologies: list[str]
    handicap: int


class PieceView(TypedDict):
    """A piece in the patent office; `seat` is None for a ghost, `track` is None on the common first step."""

    seat: int | None
    piece: int | None
    track: str | None
    step: int


class TrackView(TypedDict):
    track: str
    leader: int | None  # a seat
    ghost_leads: bool
    bonus: str | None


class StackView(TypedDict):
    """Projects of a shape: those nobody has seen, sorted, lie above those put back, which are known in order."""

    shape: str
    slot: str | None
    unseen: list[str]
    under: list[str]


class PileView(TypedDict):
    """A face-down pile: its content can be deduced, its order cannot, so it is given sorted."""

    count: int
    content: list[str]


class JuryView(TypedDict):
    placed: list[str]
    spaces: int
    left: dict[str, int]
    prefers: str | None


class ActionView(TypedDict):
    """The action in progress."""

    card: str
    upgraded: bool
    done: int  # of `most`
    most: int  # purchases, operations, points, or of the Conference: options, tiles to move
    price: int | None  # of the next tile at the Station
    chosen: list[str]  # options of the Conference
    tile: str | None  # waits to be laid
    track: str | None  # waits for its bonus tile


class ExpoView(TypedDict):
    seat: int
    phase: str
    round: int
    rounds: int
    first: int
    start: int
    turn: int | None
    last: str | None  # the card that may not be played now
    barred: dict[str, str]  # cards the seat on turn holds but may not play: neighbour, ghost, first-turn, last-turn
    action: ActionView | None
    drawn: str | None  # the tile that replaces a scrap
    station: list[str | None]
    draw: PileView
    discards: list[str]
    academy: list[StackView]
    technologies: list[str]
    jury: JuryView
    tracks: list[TrackView]
    pieces: list[PieceView]  # by arrival: on one space the earlier lies above the later
    bonuses: list[str]  # not yet on the board
    ghost_deck: PileView | None
    revealed: list[str]
    ending: str | None
    ender: int | None
    good: bool | None  # alone: whether the points would be a good result
    mats: list[MatView]
    options: dict[str, str]


def view(s: ExpoState, seat: int) -> ExpoView:
    box = s.box
    taken = [int(bonus) for bonus in s.bonuses]
    return {
        "seat": seat,
        "phase": PHASE_NAMES[s.phase],
        "round": s.round,
        "rounds": box.jury_spaces - box.jury_start,
        "first": s.first,
        "start": s.start,
        "turn": None if s.phase == OVER else s.turn,
        "last": None if s.last == NONE or s.ending != NOT_YET else CARD_NAMES[s.last],
        "barred": barred(s) if s.rulings.strict == 0 or seat == s.turn else {},
        "action": _action(s),
        "drawn": tile_id(box, s.held) if s.card == NONE and s.held != NONE else None,
        "station": [None if tile == NONE else box.tile_ids[tile] for tile in s.station],
        "draw": {"count": len(s.draw), "content": [box.tile_ids[tile] for tile in sorted(s.draw)]},
        "discards": [box.tile_ids[tile] for tile in sorted(s.discards)],
        "academy": [_stack(s, shape) for shape in range(len(box.shape_ids))],
        "technologies": _named(box.technology_ids, s.technologies),
        "jury": _jury(s),
        "tracks": [_track(s, track) for track in range(TRACKS)],
        "pieces": [_piece(s, piece) for piece in s.order],
        "bonuses": [id for bonus, id in enumerate(box.bonus_ids) if bonus not in taken],
        "ghost_deck": _ghost_deck(s),
        "revealed": [CARD_NAMES[card] for card in s.revealed],
        "ending": None if s.ending == NOT_YET else END_NAMES[s.ending],
        "ender": None if s.ending == NOT_YET else s.ender,
        "good": total(s, 0) > box.good_score if s.seats == 1 else None,
        "mats": [_mat(s, other, seat) for other in range(s.seats)],
        "options": dict(s.rulings.chosen),
    }


def _action(s: ExpoState) -> ActionView | None:
    if s.card == NONE:
        return None
    done, most = progress(s)
    return {
        "card": CARD_NAMES[s.card],
        "upgraded": s.boosted == 1,
        "done": done,
        "most": most,
        "price": int(price(s)) if s.card == STATION else None,
        "chosen": _named(list(CONFERENCE_NAMES), s.chosen),
        "tile": None if s.held == NONE else tile_id(s.box, s.held),
        "track": None if s.track == NONE else RESOURCE_NAMES[s.track],
    }


def _stack(s: ExpoState, shape: int) -> StackView:
    box, first = s.box, shape * MOST_STACKED
    stack = [int(project) for project in s.stacks[first : first + MOST_STACKED] if project != NONE]
    unseen, under = stack[: int(s.unseen[shape])], stack[int(s.unseen[shape]) :]
    return {
        "shape": box.shape_ids[shape],
        "slot": None if s.slots[shape] == NONE else box.project_ids[s.slots[shape]],
        "unseen": [box.project_ids[project] for project in sorted(unseen)],
        "under": [box.project_ids[project] for project in under],
    }


def _jury(s: ExpoState) -> JuryView:
    prefers = verdict(s)
    return {
        "placed": [ENERGY_NAMES[energy] for energy in s.jury],
        "spaces": s.box.jury_spaces,
        "left": {name: int(jury_left(s, energy)) for energy, name in enumerate(ENERGY_NAMES)},
        "prefers": None if prefers == NONE else ENERGY_NAMES[prefers],
    }


def _track(s: ExpoState, track: int) -> TrackView:
    leads, bonus = leader(s, track), s.bonuses[track]
    return {
        "track": RESOURCE_NAMES[track],
        "leader": leads if leads >= 0 else None,
        "ghost_leads": leads == GHOST,
        "bonus": None if bonus == NONE else s.box.bonus_ids[bonus],
    }


def _piece(s: ExpoState, piece: int) -> PieceView:
    ghost = piece >= FIRST_GHOST
    track = int(s.tracks[piece])
    return {
        "seat": None if ghost else piece // PIECES,
        "piece": None if ghost else piece % PIECES,
        "track": None if track == NONE else RESOURCE_NAMES[track],
        "step": s.steps[piece],
    }


def _ghost_deck(s: ExpoState) -> PileView | None:
    if s.seats > 1:
        return None
    return {"count": len(s.ghost_deck), "content": [CARD_NAMES[card] for card in sorted(s.ghost_deck)]}


def _mat(s: ExpoState, seat: int, watcher: int) -> MatView:
    mat, box = s.mats[seat], s.box
    hidden = s.rulings.strict == 1 and seat != watcher
    played = [CARD_NAMES[card] for card in mat.played]
    points = points_by_source(s, seat)
    return {
        "money": mat.money,
        "prestige": prestige(s, seat),
        "points": {name: int(points[i]) for i, name in enumerate(SOURCE_NAMES)},
        "total": total(s, seat),
        "hand": None if hidden else _named(list(CARD_NAMES), mat.hand),
        "cards": len(_named(list(CARD_NAMES), mat.hand)),
        "played": None if hidden else played,
        "last": played[-1] if played else None,
        "upgraded": _named(list(CARD_NAMES), mat.upgraded),
        "supply": [tile_id(box, tile) for tile in mat.supply],
        "lab": _lab(s, mat),
        "projects": [
            *(_laid_project(s, seat, value) for value in mat.projects),
            *(_project(s, seat, tile, 0, False) for tile in mat.supply if FIRST_PROJECT <= tile < FIRST_TECHNOLOGY),
        ],
        "completed": _named(box.project_ids, mat.completed),
        "technologies": _named(box.technology_ids, mat.technologies),
        "handicap": mat.handicap,
    }


def _lab(s: ExpoState, mat: Mat) -> LabView:
    box = s.box
    cells = range(int(box.cells))
    values = [int(mat.grid[cell]) for cell in cells]
    return {
        "scraps": [_cell(s, cell) for cell in cells if values[cell] == SCRAP],
        "tiles": [
            _laid(s, values[cell]) for cell in cells if values[cell] >= 0 and first_cell(box, values[cell]) == cell
        ],
        "contacts": [_contact(s, contact) for contact in contacts(s, mat)],
    }


def _laid(s: ExpoState, value: int) -> LaidView:
    tile, mask = value >> 8, int(mask_of(s.box, value))
    kind = "resource" if tile < FIRST_PROJECT else "project" if tile < FIRST_TECHNOLOGY else "technology"
    return {
        "tile": tile_id(s.box, tile),
        "kind": kind,
        "rotation": (value >> 6) & 3,
        "cells": [_cell(s, cell) for cell in range(int(s.box.cells)) if mask & (1 << cell)],
    }


def _contact(s: ExpoState, contact: Contact) -> ContactView:
    at = _cell(s, contact.cell)
    return {
        "project": s.box.project_ids[contact.project],
        "row": at["row"],
        "column": at["column"],
        "side": contact.side,
        "gives": named_amounts(contact.gives),
    }


def _cell(s: ExpoState, cell: int) -> CellView:
    columns = int(s.box.columns)
    return {"row": cell // columns + 1, "column": cell % columns + 1}


def _laid_project(s: ExpoState, seat: int, value: i64) -> ProjectView:
    return _project(s, seat, value >> 8, touching(s, s.mats[seat], value), True)


def _project(s: ExpoState, seat: int, tile: int, has: i64, laid: bool) -> ProjectView:
    box, project = s.box, tile - FIRST_PROJECT
    needs, amounts = amounts_of(int(box.project_needs[project])), amounts_of(int(has))
    completed = int(s.mats[seat].completed) & (1 << project) != 0
    worth = int(box.project_points[project] + led_types(s, seat, project) * box.lead_points)
    return {
        "project": box.project_ids[project],
        "laid": laid,
        "completed": completed,
        "needs": named_amounts(int(box.project_needs[project])),
        "has": named_amounts(int(has)),
        "lacks": {name: needs[i] - amounts[i] for i, name in enumerate(RESOURCE_NAMES) if needs[i] > amounts[i]},
        "worth": 0 if completed else worth,
    }


def _named(ids: list[str], bits: int) -> list[str]:
    return [id for i, id in enumerate(ids) if bits & (1 << i)]
