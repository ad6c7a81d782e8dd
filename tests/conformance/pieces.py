"""What must never appear or vanish: every component of a game, counted over the whole table."""

from collections import Counter

from menlo.games.era.state import EraState
from menlo.games.smartphone.state import SmartphoneState
from menlo.kernel.game import State
from tests.conformance import era_pieces, smartphone_pieces


def counts(state: State) -> list[int]:
    """Every count that must not go below zero."""
    if isinstance(state, EraState):
        return era_pieces.counts(state)
    assert isinstance(state, SmartphoneState)
    return smartphone_pieces.counts(state)


def pieces(state: State) -> Counter[str]:
    """All components by name, wherever they lie; what may leave the game is not among them."""
    if isinstance(state, EraState):
        return era_pieces.pieces(state)
    assert isinstance(state, SmartphoneState)
    return smartphone_pieces.pieces(state)


def fading(state: State) -> Counter[str]:
    """Components that may leave the game for good, but never come back."""
    if isinstance(state, EraState):
        return era_pieces.fading(state)
    assert isinstance(state, SmartphoneState)
    return smartphone_pieces.fading(state)
