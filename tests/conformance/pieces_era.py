"""The components of Era of Inventions."""

from collections import Counter

from menlo.games.era.box import NONE, START
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.rules.stock import UNLIMITED
from menlo.games.era.state import EraState


def counts(state: EraState) -> list[int]:
    """Every count that must not go below zero."""
    found = [int(amount) for mat in state.mats for amount in mat.goods]
    found += [int(amount) for mat in state.mats for amount in (*mat.factories, *mat.points)]
    found += [int(mat.markers) for mat in state.mats] + [int(mat.fresh) for mat in state.mats]
    found += [int(amount) for amount in state.loads] + [int(state.unplaced), int(state.steps)]
    return found + [int(left) for left in state.supply if left != UNLIMITED]


def pieces(state: EraState) -> Counter[str]:
    """All components by name, wherever they lie; start inventions that left the game are not seen any more."""
    box, found = state.box, Counter[str]()
    for good, name in enumerate(GOOD_NAMES):
        if state.supply[good] != UNLIMITED:
            found[name] = int(state.supply[good]) + sum(int(mat.goods[good]) for mat in state.mats)
            found[name] += sum(int(amount) for i, amount in enumerate(state.loads) if box.load_good[i] == good)
    for pile in (state.factories, state.factory_deck, state.factory_discards):
        found.update(box.factory_ids[factory] for factory in pile if factory != NONE)
    for mat in state.mats:
        for factory, id in enumerate(box.factory_ids):
            found[id] += int(mat.factories[factory])
    for pile in (state.cards, state.deck, state.discards, state.news):
        found.update(box.card_ids[card] for card in pile if card != NONE and box.card_kind[card] != START)
    for card, id in enumerate(box.card_ids):
        if box.card_kind[card] != START and state.owners[2 * int(box.card_invention[card])] == NONE:
            found[id] += 1  # still in the reserve
    for seat, mat in enumerate(state.mats):
        laid = sum(1 for owner in state.owners if owner == seat)
        laid += sum(1 for i, patented in enumerate(state.patented) if patented and state.owners[i] == seat)
        found[f"markers of seat {seat}"] = int(mat.markers) + laid
    return found


def fading(state: EraState) -> Counter[str]:
    """Components that may leave the game for good, but never come back: the start inventions."""
    box, found = state.box, Counter[str]()
    for pile in (state.cards, state.deck, state.discards, state.news):
        found.update(box.card_ids[card] for card in pile if card != NONE and box.card_kind[card] == START)
    return found
