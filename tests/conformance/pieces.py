"""What must never appear or vanish: every component of a game, counted over the whole table."""

from collections import Counter

from menlo.games.era.state import EraState
from menlo.games.expo.state import ExpoState
from menlo.games.smartphone.state import SmartphoneState
from menlo.kernel.game import State
from tests.conformance import pieces_era, pieces_expo, pieces_smartphone


def counts(state: State) -> list[int]:
    """Every count that must not go below zero."""
    if isinstance(state, EraState):
        return pieces_era.counts(state)
    if isinstance(state, ExpoState):
        return pieces_expo.counts(state)
    assert isinstance(state, SmartphoneState)
    return pieces_smartphone.counts(state)


def pieces(state: State) -> Counter[str]:
    """All components by name, wherever they lie; what may leave the game is not among them."""
    if isinstance(state, EraState):
        return pieces_era.pieces(state)
    if isinstance(state, ExpoState):
        return pieces_expo.pieces(state)
    assert isinstance(state, SmartphoneState)
    return pieces_smartphone.pieces(state)


def fading(state: State) -> Counter[str]:
    """Components that may leave the game for good, but never come back."""
    if isinstance(state, EraState):
        return pieces_era.fading(state)
    if isinstance(state, ExpoState):
        return pieces_expo.fading(state)
    assert isinstance(state, SmartphoneState)
    return pieces_smartphone.fading(state)
