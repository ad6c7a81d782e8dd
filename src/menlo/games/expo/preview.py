"""What an action would change, for a picture of it before it is done: supply, completed projects, leads, money.

Computed by the rules themselves on a copy of the position, and only as far as nothing hidden has a part in it: the step
is carried out, but not what follows when it was the last one of its action.
"""

from typing import TypedDict

from menlo.games.expo.actions import Advance, Enter, Jump, Put, Remove
from menlo.games.expo.box import FIRST_PROJECT
from menlo.games.expo.contacts import Contact, contacts, named_amounts
from menlo.games.expo.events import ProjectCompleted
from menlo.games.expo.resources import BITS, FIELD, RESOURCE_NAMES, TRACKS, amounts_of
from menlo.games.expo.rules.conference import put_lifted
from menlo.games.expo.rules.lab import touching
from menlo.games.expo.rules.laboratory import put, remove
from menlo.games.expo.rules.patents import GHOST, advance, enter, jump, leader
from menlo.games.expo.state import MOVING, PLACING, ExpoState
from menlo.games.expo.tiles import column_of, row_of
from menlo.kernel.action import Action
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


class SupplyPreview(TypedDict):
    """A project in the lab whose supply would change, or that would come into the lab."""

    project: str
    has: dict[str, int]
    lacks: dict[str, int]


class ContactPreview(TypedDict):
    """A side of a tile's cell through which it would come to supply a project."""

    project: str
    row: int  # from 1 at the top left
    column: int
    side: int  # towards the project: 0 north, 1 east, 2 south, 3 west
    gives: dict[str, int]


class CompletionPreview(TypedDict):
    project: str
    points: int  # printed on it
    leads: list[str]  # tracks led that it needs
    lead_points: int  # for all of them


class LeadPreview(TypedDict):
    """A track that would change hands."""

    track: str
    leader: int | None  # a seat
    ghost_leads: bool


class Preview(TypedDict):
    money: int  # the seat would have
    projects: list[SupplyPreview]
    contacts: list[ContactPreview]  # that would be new
    completes: list[CompletionPreview]
    leads: list[LeadPreview]


def preview(s: ExpoState, action: Action) -> Preview | None:
    """None for an action that is not allowed, or whose changes a label says in full."""
    if not isinstance(action, Put | Remove | Enter | Advance | Jump):
        return None
    trial, log = s.copy(), EventLog()
    if isinstance(action, Put) and s.phase not in (PLACING, MOVING):
        return None  # a scrap is replaced before any project is there, and another tile drawn at once
    if _step(trial, action, log) is not None:
        return None
    return {
        "money": trial.mats[action.seat].money,
        "projects": _supplies(s, trial, action.seat),
        "contacts": _contacts(s, trial, action.seat),
        "completes": [_completion(trial, event) for event in log.events if isinstance(event, ProjectCompleted)],
        "leads": _leads(s, trial),
    }


def _step(trial: ExpoState, action: Put | Remove | Enter | Advance | Jump, log: EventLog) -> Refusal | None:
    seat = action.seat
    if isinstance(action, Put):
        lay = put_lifted if trial.phase == MOVING else put
        return lay(trial, seat, action.cell, action.rotation, log)
    if isinstance(action, Remove):
        return remove(trial, seat, action.cell, log)
    if isinstance(action, Enter):
        return enter(trial, seat, action.piece, action.track, log)
    if isinstance(action, Advance):
        return advance(trial, seat, action.piece, log)
    return jump(trial, seat, action.piece, action.track, log)


def _amounts(s: ExpoState, seat: int) -> dict[int, int]:
    """Packed amounts of what touches each laid project."""
    mat = s.mats[seat]
    return {int(value >> 8): int(touching(s, mat, value)) for value in mat.projects}


def _supplies(s: ExpoState, trial: ExpoState, seat: int) -> list[SupplyPreview]:
    before, after = _amounts(s, seat), _amounts(trial, seat)
    found: list[SupplyPreview] = []
    for tile, has in after.items():
        if before.get(tile) == has:
            continue
        project = tile - FIRST_PROJECT
        needs = amounts_of(int(s.box.project_needs[project]))
        amounts = amounts_of(has)
        lacks = {name: needs[i] - amounts[i] for i, name in enumerate(RESOURCE_NAMES) if needs[i] > amounts[i]}
        found.append({"project": s.box.project_ids[project], "has": named_amounts(has), "lacks": lacks})
    return found


def _contacts(s: ExpoState, trial: ExpoState, seat: int) -> list[ContactPreview]:
    known = contacts(s, s.mats[seat])
    return [
        _contact(s, contact)
        for contact in contacts(trial, trial.mats[seat])
        if not any(contact.same(other) for other in known)
    ]


def _contact(s: ExpoState, contact: Contact) -> ContactPreview:
    return {
        "project": s.box.project_ids[contact.project],
        "row": row_of(s.box, contact.cell),
        "column": column_of(s.box, contact.cell),
        "side": contact.side,
        "gives": named_amounts(contact.gives),
    }


def _completion(trial: ExpoState, event: ProjectCompleted) -> CompletionPreview:
    project = event.tile - FIRST_PROJECT
    needs = int(trial.box.project_needs[project])
    led = [
        RESOURCE_NAMES[track]
        for track in range(TRACKS)
        if (needs >> (BITS * track)) & FIELD and leader(trial, track) == event.seat
    ]
    return {
        "project": trial.box.project_ids[project],
        "points": event.points,
        "leads": led,
        "lead_points": event.leads,
    }


def _leads(s: ExpoState, trial: ExpoState) -> list[LeadPreview]:
    found: list[LeadPreview] = []
    for track in range(TRACKS):
        leads = int(leader(trial, track))
        if leads != leader(s, track):
            seat = leads if leads >= 0 else None
            found.append({"track": RESOURCE_NAMES[track], "leader": seat, "ghost_leads": leads == GHOST})
    return found
