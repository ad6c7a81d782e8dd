"""How a position of Smartphone Inc. looks: points made, and what a network learnt in self-play expects to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation, Plan
from menlo.bots.learnt import LearntEvaluation
from menlo.bots.perceptron import Perceptron
from menlo.bots.sheet import Sheet
from menlo.bots.smartphone_features import FEATURES, Outlook, ahead_by_result, numbers_of, put_round
from menlo.bots.smartphone_plans import best_first, goes_on, rest, steps_done
from menlo.bots.smartphone_teacher import SmartphoneTeacher, rounds_left, thumb_weights
from menlo.bots.weights import read_search
from menlo.games.smartphone.reach import Helpers
from menlo.games.smartphone.rules.planning import new_plan
from menlo.games.smartphone.scoring import total
from menlo.games.smartphone.state import OVER, PLANNING, SmartphoneState
from menlo.kernel.game import State

UNIT: Final = 6.0  # points: scores are that much higher than those of Expo 1906


class SmartphoneEvaluation(LearntEvaluation):
    def __init__(self, network: Perceptron | None = None) -> None:
        super().__init__("smartphone", FEATURES, network, UNIT)
        self.weights: vec[float] = thumb_weights().values
        self.reach = Helpers()

    def numbers(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, SmartphoneState), "an evaluation judges positions of its own game"
        return numbers_of(state, seat, self.weights, rounds_left(state, state.mats[seat]))

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, SmartphoneState)
        return float(total(state, seat))

    def over(self, state: State) -> bool:
        assert isinstance(state, SmartphoneState)
        return state.phase == OVER

    def taught(self, network: Perceptron) -> LearntEvaluation:
        return SmartphoneEvaluation(network)

    def teacher(self) -> Evaluation:
        return SmartphoneTeacher()

    def search_settings(self) -> dict[str, float]:
        return read_search("smartphone")

    def seats(self, state: State) -> i64:
        assert isinstance(state, SmartphoneState)
        return state.seats

    def stake(self, state: State) -> float:
        assert isinstance(state, SmartphoneState)
        return 3.0 + 4.0 * float(state.box.rounds - state.round)

    def quiet(self, state: State) -> bool:
        """Between two rounds: nobody has planned yet."""
        return self.planning(state) or self.over(state)

    def planning(self, state: State) -> bool:
        assert isinstance(state, SmartphoneState)
        return state.phase == PLANNING

    def plans(self, state: State, seat: i64, most: i64) -> list[Plan]:
        assert isinstance(state, SmartphoneState)
        found: list[Plan] = []
        mat = state.mats[seat]
        if state.phase != PLANNING or mat.plan.ready:
            return found
        left = float(state.box.rounds - state.round)
        sheet, outlook = Sheet(FEATURES), Outlook(state, seat, self.weights, left)
        sheet.values = numbers_of(state, seat, self.weights, left)
        done = steps_done(mat)
        for result in self.reach.results(state, seat):
            if goes_on(mat, result.keys, done):
                put_round(sheet, state, seat, self.weights, outlook, ahead_by_result(state, seat, result))
                found.append(Plan(rest(result.keys, done), self.expected(sheet.values, seat)))
        return best_first(found, most)

    def forget_plan(self, state: State, seat: i64) -> None:
        assert isinstance(state, SmartphoneState)
        if state.phase == PLANNING:
            state.mats[seat].plan = new_plan()
