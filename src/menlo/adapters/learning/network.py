"""A trained network as a file and as plain arithmetic, without the library that trained it.

All weights are whole numbers with a common divisor per layer, a power of two, and what passes from layer to layer is
rounded to whole numbers as well. Sums of whole numbers are exact in any order, so a network answers alike on every
machine, to the bit, whatever multiplies its matrices.

A file is a NumPy archive (`.npz`): arrays of whole numbers, and `about` with what the network was trained for, as JSON.
Nothing in it is ever executed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from menlo.adapters.extras import NotInstalled
from menlo.adapters.learning.archive import read_archive, write_archive
from menlo.adapters.tensors import layout
from menlo.kernel.errors import BadSetup, quote
from menlo.kernel.game import Game, State

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise NotInstalled(missing, "lab") from None

FORMAT: Final = 1
FINENESS: Final = 10  # what passes between layers is counted in 1/1024
MOST: Final = 2**15 - 1  # the largest weight
MOST_PASSED: Final = 2.0**20  # so that no sum ever leaves the whole numbers that a float holds exactly


@dataclass(frozen=True)
class Layer:
    """`weights @ inputs + bias`; what comes out is counted in units of the inputs divided by 2 ** shift."""

    weights: NDArray[np.float64]  # (outputs, inputs), whole numbers
    bias: NDArray[np.float64]  # (outputs,), whole numbers, in units of what comes out
    shift: int

    def rows(self, inputs: NDArray[np.float64], rows: Sequence[int] | NDArray[np.int64]) -> NDArray[np.float64]:
        """Some outputs only."""
        result: NDArray[np.float64] = self.weights[rows] @ inputs + self.bias[rows]
        return result


@dataclass(frozen=True)
class About:
    """What a network was made for, and how."""

    game: str
    layout: str  # a digest of the names of the numbers it looks at
    players: int  # at the tables it learnt at; it can be asked at others
    story: dict[str, Any]  # for people


class Network:
    def __init__(self, about: About, body: Sequence[Layer], policy: Layer, value: Layer) -> None:
        self.about = about
        self.body = list(body)
        self.policy = policy
        self.value = value

    @property
    def features(self) -> int:
        return int(self.body[0].weights.shape[1])

    @property
    def num_keys(self) -> int:
        return int(self.policy.weights.shape[0])

    def fit(self, game: Game[State]) -> None:
        """Refuse a game whose positions or keys are not those it learnt."""
        if game.title.id != self.about.game:
            raise BadSetup(f"this network plays {quote(self.about.game)}, not {quote(game.title.id)}")
        if (game.features, game.num_keys) != (self.features, self.num_keys) or digest(game) != self.about.layout:
            raise BadSetup(
                f"this network was trained for another pack or version of {quote(self.about.game)}: train it again"
            )

    def hidden(self, numbers: NDArray[np.float64]) -> NDArray[np.float64]:
        """What the body makes of an observation, in units of 1 / 2 ** FINENESS."""
        passed, unit = numbers, 0
        for layer in self.body:
            out = layer.weights @ passed + layer.bias
            unit += layer.shift
            passed = np.rint(np.clip(out, 0.0, None) * 2.0 ** (FINENESS - unit)).clip(None, MOST_PASSED)
            unit = FINENESS
        return passed

    def preferences(self, numbers: NDArray[np.float64], keys: Sequence[int]) -> NDArray[np.float64]:
        """How much it likes each of these keys: logits."""
        return self.policy.rows(self.hidden(numbers), keys) * 2.0 ** -(FINENESS + self.policy.shift)

    def judge(self, numbers: NDArray[np.float64]) -> float:
        """The reward by place it expects for the seat that looks."""
        return float(self.value.rows(self.hidden(numbers), [0])[0]) * 2.0 ** -(FINENESS + self.value.shift)


def digest(game: Game[State]) -> str:
    return sha256("\n".join(layout(game)).encode()).hexdigest()[:16]


def whole(weights: NDArray[Any], bias: NDArray[Any], first: bool) -> Layer:
    """A layer of a trained network in whole numbers, as fine as they allow."""
    largest = float(np.abs(weights).max(initial=0.0))
    shift = 0
    while shift < 15 and largest * 2 ** (shift + 1) <= MOST:
        shift += 1
    unit = shift + (0 if first else FINENESS)
    return Layer(np.rint(weights.astype(np.float64) * 2**shift), np.rint(bias.astype(np.float64) * 2**unit), shift)


def to_bytes(network: Network) -> bytes:
    about = network.about
    data = {
        "format": FORMAT,
        "game": about.game,
        "layout": about.layout,
        "players": about.players,
        "shifts": [layer.shift for layer in [*network.body, network.policy, network.value]],
        "story": about.story,
    }
    layers = {f"body{number}": layer for number, layer in enumerate(network.body)}
    layers |= {"policy": network.policy, "value": network.value}
    arrays: dict[str, NDArray[Any]] = {}
    for name, layer in layers.items():
        arrays[f"{name}.weights"] = layer.weights.astype(np.int16)
        arrays[f"{name}.bias"] = layer.bias.astype(np.int64)
    return write_archive(data, arrays)


def read_network(file: Path) -> Network:
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadSetup(f"{file}: {error.strerror}") from None
    return from_bytes(content, str(file))


def from_bytes(content: bytes, file: str) -> Network:
    """Whatever is wrong with the content is said in one line."""
    about, arrays = read_archive(BytesIO(content), file)
    if about.get("format") != FORMAT:
        raise BadSetup(f"{file}: found format {quote(about.get('format'))}, expected {FORMAT}")
    kinds = {"game": str, "layout": str, "players": int, "shifts": list, "story": dict}
    for name, kind in kinds.items():
        if type(about.get(name)) is not kind:
            raise BadSetup(f"{file}: about.{name}: found {quote(about.get(name))}, expected {kind.__name__}")
    names = [f"body{number}" for number in range(len(about["shifts"]) - 2)] + ["policy", "value"]
    wanted = {f"{name}.{part}" for name in names for part in ("weights", "bias")}
    if len(names) < 3 or set(arrays) != wanted:
        found = quote(sorted(arrays))
        raise BadSetup(f"{file}: found arrays {found}, expected weights and bias of body0, policy, value")
    layers: list[Layer] = []
    for name, shift in zip(names, about["shifts"], strict=True):
        weights, bias = arrays[f"{name}.weights"], arrays[f"{name}.bias"]
        inputs = weights.shape[-1] if name == "body0" else layers[-1 if name != "value" else -2].weights.shape[0]
        if weights.ndim != 2 or 0 in weights.shape or weights.shape[1] != inputs or bias.shape != weights.shape[:1]:
            shapes = f"{list(weights.shape)} and {list(bias.shape)}"
            raise BadSetup(f"{file}: {name}: found weights and bias of shapes {shapes}, which do not fit together")
        if weights.dtype != np.int16 or bias.dtype != np.int64 or max(-int(bias.min()), int(bias.max())) > 2**40:
            raise BadSetup(f"{file}: {name}: expected weights of 16 bits and bias of 64, none above 2 ** 40")
        if type(shift) is not int or not 0 <= shift <= 15:
            raise BadSetup(f"{file}: {name}: found shift {quote(shift)}, expected 0 to 15")
        layers.append(Layer(weights.astype(np.float64), bias.astype(np.float64), shift))
    if layers[-1].weights.shape[0] != 1:
        raise BadSetup(f"{file}: value: found {layers[-1].weights.shape[0]} outputs, expected 1")
    made = About(about["game"], about["layout"], about["players"], about["story"])
    return Network(made, layers[:-2], layers[-2], layers[-1])
