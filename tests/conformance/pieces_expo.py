"""The components of Expo 1906."""

from collections import Counter

from menlo.games.expo.box import CARDS, FIRST_PROJECT, FIRST_TECHNOLOGY, NONE, PIECES
from menlo.games.expo.rules.lab import first_cell, mask_of
from menlo.games.expo.state import FIRST_GHOST, HANDICAP, SCRAP, ExpoState, Mat
from menlo.games.expo.tiles import tile_id


def counts(state: ExpoState) -> list[int]:
    """Every count that must not go below zero."""
    found = [int(count) for count in (*state.unseen, *state.steps)]
    for mat in state.mats:
        assert mat.money <= state.box.most_money
        found += [int(mat.money), int(mat.project_points), int(mat.lead_points), int(mat.handicap)]
    return [*found, int(state.done), int(state.extra), int(state.box.jury_spaces) - len(state.jury)]


def laid_tiles(state: ExpoState, mat: Mat) -> list[int]:
    """The tiles of a lab, each once; the grid, its mask and the list of projects must tell the same."""
    box, values = state.box, [int(value) for value in mat.grid]
    tiles = [value for cell, value in enumerate(values) if value >= 0 and first_cell(box, value) == cell]
    covered = 0
    for value in tiles:
        mask = int(mask_of(box, value))
        assert not covered & mask, "tiles lie on each other"
        assert all(values[cell] == value for cell in range(len(values)) if mask & (1 << cell))
        covered |= mask
    covered |= sum(1 << cell for cell, value in enumerate(values) if value == SCRAP)
    assert covered == mat.full
    projects = [value for value in tiles if FIRST_PROJECT <= value >> 8 < FIRST_TECHNOLOGY]
    assert sorted(projects) == [int(value) for value in mat.projects]
    return [value >> 8 for value in tiles]


def pieces(state: ExpoState) -> Counter[str]:
    """All components by name, wherever they lie."""
    box, found = state.box, Counter[str]()
    for pile in (state.draw, state.discards, state.station):
        found.update(tile_id(box, int(tile)) for tile in pile if tile != NONE)
    for pile in (state.slots, state.stacks):
        found.update(box.project_ids[project] for project in pile if project != NONE)
    found.update(id for i, id in enumerate(box.technology_ids) if state.technologies & (1 << i))
    if state.phase == HANDICAP:
        found[tile_id(box, int(state.held))] += 1
    for seat, mat in enumerate(state.mats):
        found.update(tile_id(box, int(tile)) for tile in mat.supply)
        laid = laid_tiles(state, mat)
        found.update(tile_id(box, tile) for tile in laid)
        technologies = [tile - FIRST_TECHNOLOGY for tile in laid if tile >= FIRST_TECHNOLOGY]
        assert mat.technologies == sum(1 << technology for technology in technologies)
        cards = [int(box.technology_card[technology]) for technology in technologies]
        assert mat.upgraded == sum(1 << card for card in cards if card != NONE)
        found[f"cards of seat {seat}"] = bin(int(mat.hand)).count("1") + len(mat.played)
        assert found[f"cards of seat {seat}"] == CARDS
    for piece in state.order:
        found["ghosts" if piece >= FIRST_GHOST else f"pieces of seat {int(piece) // PIECES}"] += 1
    found["bonus tiles"] = len({int(bonus) for bonus in state.bonuses if bonus != NONE}) + sum(
        1 for bonus in range(len(box.bonus_ids)) if bonus not in [int(taken) for taken in state.bonuses]
    )
    found["ghost cards"] = len(state.ghost_deck) + len(state.revealed)
    return found


def fading(state: ExpoState) -> Counter[str]:
    """Scraps leave the game for good; empty jury spaces are filled."""
    found = Counter[str]()
    for seat, mat in enumerate(state.mats):
        found[f"scraps of seat {seat}"] = sum(1 for value in mat.grid if value == SCRAP)
    found["empty jury spaces"] = int(state.box.jury_spaces) - len(state.jury)
    return found
