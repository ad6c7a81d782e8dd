"""The numbers of a perceptron while they are learnt: what it expects, where it is wrong, and steps the other way."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from menlo.bots.perceptron import Weighing, read_weighing

Floats = NDArray[np.float32]

BATCH = 2048
EPOCHS = 3
MOST_PULL = 3.0  # points: larger errors are mostly luck and count no more


@dataclass
class Brain:
    into: Floats  # by input and hidden one
    bias: Floats
    out: Floats  # hidden ones, straight from the inputs, constant

    def expect(self, numbers: Floats) -> Floats:
        return self._out(np.maximum(numbers @ self.into + self.bias, 0), numbers)

    def _out(self, layer: Floats, numbers: Floats) -> Floats:
        hidden = len(self.bias)
        result: Floats = layer @ self.out[:hidden] + numbers @ self.out[hidden:-1] + self.out[-1]
        return result

    def slopes(self, numbers: Floats, wanted: Floats) -> tuple[Floats, list[Floats]]:
        """Errors, and which way each number makes them worse."""
        layer = np.maximum(numbers @ self.into + self.bias, 0)
        error: Floats = self._out(layer, numbers) - wanted
        pull = np.clip(error, -MOST_PULL, MOST_PULL) / np.float32(len(error))
        back = np.outer(pull, self.out[: len(self.bias)]) * (layer > 0)
        out = np.concatenate([layer.T @ pull, numbers.T @ pull, [pull.sum()]], dtype=np.float32)
        return error, [numbers.T @ back, back.sum(0), out]

    def text(self) -> str:
        """As `read_perceptron` reads it."""
        rows = [*self.into, self.bias, self.out]
        head = f"{self.into.shape[0]} {self.into.shape[1]}"
        return "\n".join([head, *(" ".join(f"{value:.5g}" for value in row) for row in rows)]) + "\n"


def newborn(inputs: int, hidden: int, chance: np.random.Generator) -> Brain:
    """It expects hardly anything of anything."""
    out = np.zeros(hidden + inputs + 1, np.float32)
    out[:hidden] = 0.1 * chance.standard_normal(hidden)
    into = (0.15 * chance.standard_normal((inputs, hidden))).astype(np.float32)
    return Brain(into, np.zeros(hidden, np.float32), out)


def grown(network: Weighing) -> Brain:
    """As it was written, to learn on."""
    into = np.array(network.into, np.float32).reshape(network.inputs, network.hidden)
    return Brain(into, np.array(network.bias, np.float32), np.array(network.out, np.float32))


def taken_up(text: str, inputs: int) -> Brain:
    """A network to learn on; numbers that came behind those it was learnt with say nothing to it at first."""
    head = next((line.split() for line in text.splitlines() if line and not line.startswith("#")), [""])
    fewer = int(head[0]) if head[0].isdecimal() and int(head[0]) < inputs else inputs
    brain = grown(read_weighing(text, fewer, "network"))
    hidden, new = len(brain.bias), inputs - fewer
    out = np.insert(brain.out, hidden + fewer, np.zeros(new, np.float32))
    return Brain(np.vstack([brain.into, np.zeros((new, hidden), np.float32)]), brain.bias, out)


def study(brain: Brain, numbers: Floats, wanted: Floats, rate: float, chance: np.random.Generator) -> float:
    """Go through all of it a few times, slower and slower; how wrong the network still is, in points."""
    adam = Adam([brain.into, brain.bias, brain.out])
    batches = max(1, len(wanted) // BATCH)
    wrong = 0.0
    for epoch in range(EPOCHS):
        order = chance.permutation(len(wanted))
        for batch in range(batches):
            at = order[batch * BATCH : (batch + 1) * BATCH]
            error, slopes = brain.slopes(numbers[at], wanted[at])
            left = 1.0 - (epoch * batches + batch) / (EPOCHS * batches)
            adam.step(slopes, rate * max(0.05, left))
            if epoch == EPOCHS - 1:
                wrong += float(np.mean(error**2)) / batches
    return float(wrong**0.5)


class Adam:
    """Steps of about one size for every number, however steep its slope (Kingma and Ba, 2014)."""

    def __init__(self, numbers: list[Floats]) -> None:
        self.numbers = numbers
        self.means = [np.zeros_like(part) for part in numbers]
        self.squares = [np.zeros_like(part) for part in numbers]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        for part, mean, square, slope in zip(self.numbers, self.means, self.squares, slopes, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= (rate * mean / (1 - 0.9**self.steps) / size).astype(np.float32)
