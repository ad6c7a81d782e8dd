"""The clean-up at the end of a round (EXPO-83 to EXPO-88)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.box import ALL_CARDS, FIRST_PROJECT, MOST_STACKED, NONE
from menlo.games.expo.events import JuryDrawn, ProjectRevealed, StationCleared, StationFilled
from menlo.games.expo.rules.conference import jury_left
from menlo.games.expo.rules.ending import cause_end
from menlo.games.expo.rules.laboratory import return_project
from menlo.games.expo.rules.stock import draw_tile
from menlo.games.expo.state import BY_JURY, ExpoState
from menlo.kernel.events import EventLog


def clean_up(s: ExpoState, seat: i64, chose_jury: bool, log: EventLog | None) -> None:
    if not chose_jury:
        draw_jury(s, log)
    if len(s.jury) == s.box.jury_spaces:
        cause_end(s, seat, BY_JURY, log)
        if s.rulings.skip_clean_up and s.ending == BY_JURY:
            return
    change_projects(s, s.jury[len(s.jury) - 1], log)
    clear_station(s, log)
    fill_station(s, log)
    take_back_cards(s)


def draw_jury(s: ExpoState, log: EventLog | None) -> None:
    """One of the tiles that are left, at random (EXPO-83)."""
    steam, electricity = jury_left(s, 0), jury_left(s, 1)
    energy: i64 = 0 if s.rng.below(steam + electricity) < steam else 1
    s.jury = append(s.jury, energy)
    if log is not None:
        log.add(JuryDrawn(energy))


def change_projects(s: ExpoState, energy: i64, log: EventLog | None) -> None:
    """Projects of the other energy go under their stacks, then empty slots are filled (EXPO-84, EXPO-85)."""
    for slot in range(i64(len(s.slots))):
        project = s.slots[slot]
        if project != NONE and s.box.project_energy[project] != energy:
            s.slots[slot] = NONE
            return_project(s, project, log)
    for slot in range(i64(len(s.slots))):
        if s.slots[slot] == NONE:
            reveal_project(s, slot, log)


def reveal_project(s: ExpoState, shape: i64, log: EventLog | None) -> None:
    """The top of the stack comes into its slot; the slot stays empty when there is none."""
    first = shape * MOST_STACKED
    project = s.stacks[first]
    if project == NONE:
        return
    for i in range(first, first + MOST_STACKED - 1):
        s.stacks[i] = s.stacks[i + 1]
    s.stacks[first + MOST_STACKED - 1] = NONE
    if s.unseen[shape] > 0:
        s.unseen[shape] -= 1
    s.slots[shape] = project
    if log is not None:
        log.add(ProjectRevealed(FIRST_PROJECT + project))


def clear_station(s: ExpoState, log: EventLog | None) -> None:
    count: i64 = 0
    for space in range(i64(len(s.station))):
        if s.station[space] != NONE:
            s.discards = append(s.discards, s.station[space])
            s.station[space] = NONE
            count += 1
    if log is not None:
        log.add(StationCleared(count))


def fill_station(s: ExpoState, log: EventLog | None) -> None:
    for space in range(i64(len(s.station))):
        tile = draw_tile(s, log)
        if tile == NONE:
            return
        s.station[space] = tile
        if log is not None:
            log.add(StationFilled(space, tile))


def take_back_cards(s: ExpoState) -> None:
    for mat in s.mats:
        mat.hand = ALL_CARDS
        mat.played = vec[i64]()
