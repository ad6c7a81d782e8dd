"""An evaluation learnt by playing: points so far, and what a small network expects to come (`menlo lab learn`)."""

from abc import abstractmethod
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from menlo.bots.evaluation import Evaluation
from menlo.bots.perceptron import Perceptron, read_perceptron
from menlo.kernel.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class LearntEvaluation(Evaluation):
    def __init__(self, game: str, inputs: i64, network: Perceptron | None, unit: float = 1.0) -> None:
        self.game = game
        self.unit = unit  # the points that the network counts as one, so that it learns games of few and of many alike
        self.inputs: i64 = inputs
        self.network = network  # read when it is needed: whoever trains the first one has none

    @abstractmethod
    def numbers(self, state: State, seat: i64) -> vec[float]:
        """What the network looks at."""

    @abstractmethod
    def standing(self, state: State, seat: i64) -> float:
        """Points that are safe; at the end all of them."""

    @abstractmethod
    def over(self, state: State) -> bool:
        """Whether nothing is to come."""

    @abstractmethod
    def taught(self, network: Perceptron) -> "LearntEvaluation":
        """The same judgement by another network."""

    @abstractmethod
    def teacher(self) -> Evaluation:
        """Whose play the first generation of learning watches."""

    def value(self, state: State, seat: i64) -> float:
        points = self.standing(state, seat)
        return points if self.over(state) else points + self.expected(self.numbers(state, seat), seat)

    def expected(self, numbers: vec[float], seat: i64) -> float:
        """The points that the network expects to come."""
        network = self.network
        if network is None:
            self.network = network = read_network(self.game, self.inputs)
        return self.unit * network.value(numbers, seat)


def read_network(game: str, inputs: i64) -> Perceptron:
    """The network that comes with Menlo."""
    file = f"{game}-network.txt"
    return read_perceptron(files("menlo.bots").joinpath("weights", file).read_text("utf-8"), inputs, file)
