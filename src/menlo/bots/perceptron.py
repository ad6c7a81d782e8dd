"""A small network that judges positions by numbers: one hidden layer beside a straight way, read from a text file.

It sums in a fixed order with plain floats, so that it judges alike on every machine, compiled or not.
"""

from collections.abc import Sequence
from math import isfinite

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel.errors import BadSetup


class Perceptron:
    def __init__(
        self, inputs: i64, hidden: i64, into: Sequence[float], bias: Sequence[float], out: Sequence[float]
    ) -> None:
        """`into` by input, then hidden; `out` for the hidden ones, then straight from each input, then the constant."""
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.into: vec[float] = vec[float](list(into))
        self.bias: vec[float] = vec[float](list(bias))
        self.out: vec[float] = vec[float](list(out))

    def value(self, numbers: vec[float]) -> float:
        hidden, into, out = self.hidden, self.into, self.out
        layer = self.bias[:]
        total = out[hidden + self.inputs]
        for i in range(self.inputs):
            number = numbers[i]
            if number == 0.0:
                continue
            total += number * out[hidden + i]
            at = i * hidden
            for j in range(hidden):
                layer[j] += number * into[at + j]
        for j in range(hidden):
            if layer[j] > 0.0:
                total += layer[j] * out[j]
        return total


def read_perceptron(text: str, inputs: i64, file: str) -> Perceptron:
    """Lines of numbers behind a head line `inputs hidden`; lines that begin with # are remarks."""
    numbers = [word for line in text.splitlines() if not line.startswith("#") for word in line.split()]
    try:
        found, hidden = int(numbers[0]), int(numbers[1])
        values = [float(word) for word in numbers[2:]]
    except (IndexError, ValueError) as error:
        raise BadSetup(f"{file}: {error}: expected numbers") from None
    for value in values:
        if not isfinite(value):
            raise BadSetup(f"{file}: found {value}, expected finite numbers")
    size = found * hidden + hidden + hidden + found + 1
    if found != inputs or hidden < 1 or len(values) != size:
        raise BadSetup(
            f"{file}: found {len(values)} numbers for {found} inputs, expected {int(inputs)} inputs and {size}"
        )
    middle = found * hidden
    return Perceptron(found, hidden, values[:middle], values[middle : middle + hidden], values[middle + hidden :])
