"""How a position of Expo 1906 looks: the prestige so far, and what a network learnt in self-play expects to come."""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation
from menlo.bots.expo_features import FEATURES, numbers_of
from menlo.bots.expo_teacher import ExpoTeacher
from menlo.bots.learnt import LearntEvaluation
from menlo.bots.perceptron import Perceptron
from menlo.bots.weights import read_search
from menlo.games.expo.scoring import prestige, total
from menlo.games.expo.state import CARD, OVER, ExpoState
from menlo.kernel.game import State


class ExpoEvaluation(LearntEvaluation):
    def __init__(self, network: Perceptron | None = None) -> None:
        super().__init__("expo", FEATURES, network)

    def numbers(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, ExpoState), "an evaluation judges positions of its own game"
        return numbers_of(state, seat)

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, ExpoState)
        if state.phase == OVER:
            return float(total(state, seat)) + 0.01 * float(state.mats[seat].money)  # money breaks a tie
        return float(prestige(state, seat))

    def over(self, state: State) -> bool:
        assert isinstance(state, ExpoState)
        return state.phase == OVER

    def taught(self, network: Perceptron) -> LearntEvaluation:
        return ExpoEvaluation(network)

    def teacher(self) -> Evaluation:
        return ExpoTeacher()

    def search_settings(self) -> dict[str, float]:
        return read_search("expo")

    def seats(self, state: State) -> i64:
        assert isinstance(state, ExpoState)
        return state.seats

    def stake(self, state: State) -> float:
        assert isinstance(state, ExpoState)
        return 1.0 + 4.0 * float(state.box.jury_spaces - len(state.jury)) / float(state.box.jury_spaces)

    def quiet(self, state: State) -> bool:
        """Between two turns nothing is half done."""
        assert isinstance(state, ExpoState)
        return state.phase == CARD or state.phase == OVER
