"""The components of Smartphone Inc., counted over the whole table."""

from collections import Counter

from menlo.games.smartphone.box import NONE, REGIONS, SLOTS
from menlo.games.smartphone.rules.planning import left_over
from menlo.games.smartphone.state import COLOURING, EXPANDING, RESEARCHING, SmartphoneState


def counts(state: SmartphoneState) -> list[int]:
    """Every count that must not go below zero."""
    found = [int(state.hand), int(state.tokens), len(state.pile)]
    for mat in state.mats:
        found += [int(amount) for amount in (*mat.points, *mat.progress, *mat.tiles, *mat.plan.down)]
        found += [int(mat.markers), int(mat.offices), int(mat.stock), int(mat.produced), int(mat.tokens)]
        found += [int(left_over(mat, design)) for design in range(len(state.box.tile_ids))]
    return found


def pieces(state: SmartphoneState) -> Counter[str]:
    found = Counter[str]()
    found["goods tokens"] = int(state.tokens) + sum(int(mat.tokens) for mat in state.mats)
    for player, mat in enumerate(state.mats):
        hand = int(state.hand) if state.turn == player and state.phase in (RESEARCHING, EXPANDING) else 0
        found[f"progress of {player}"] = int(mat.markers) + sum(int(x) for x in mat.progress) + hand
        placed = sum(1 for owner in state.offices if owner == player)
        found[f"offices of {player}"] = int(mat.offices) + placed + bin(int(mat.technologies)).count("1")
        sold = sum(1 for owner in state.sold if owner == player)
        found[f"goods of {player}"] = int(mat.stock) + int(mat.produced) + int(mat.direct) + sold
        # The bits of regions say the same as the offices on the map.
        for region in range(REGIONS):
            slots = [int(state.offices[region * SLOTS + slot]) for slot in range(SLOTS)]
            bits = bool(mat.regions & (1 << region)) + bool(mat.doubles & (1 << region))
            assert slots.count(player) == bits
    return found


def fading(state: SmartphoneState) -> Counter[str]:
    """Improvements: those that nobody takes leave the game, and so do start improvements of unused colours."""
    box, found = state.box, Counter[str]()
    for pile in (state.display, state.pile):
        found.update(box.tile_ids[design] for design in pile if design != NONE)
    for mat in state.mats:
        for design, id in enumerate(box.tile_ids):
            found[id] += int(mat.tiles[design])
    if state.phase == COLOURING:
        chosen = [int(mat.colour) for mat in state.mats]
        found.update(box.tile_ids[tile] for colour, tile in enumerate(box.colour_tile) if colour not in chosen)
    return found
