"""A small network that judges positions by numbers: one hidden layer beside a straight way, read from a text file.

Positions that are judged one after the other differ in few numbers. So the sums of the last position are kept, and only
what changed is added or taken away. That must not depend on what was judged before: all numbers are rounded so far
that every sum of them is exact.
"""

from collections.abc import Sequence
from math import isfinite

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel.errors import BadSetup

# A float holds whole numbers up to 2⁵³. Added to one this large, another is rounded to multiples of its last digit.
ROUND_NUMBER = 1.5 * 2.0**42  # to 1/1024
ROUND_WEIGHT = 1.5 * 2.0**34  # to 1/262144
MOST = 2.0**20  # the sum of all weights: times numbers below 32, in parts of 2⁻²⁸, still exact


class Sums:
    """What the numbers of a position add up to before each hidden one, and straight ahead."""

    def __init__(self, inputs: i64, bias: vec[float], constant: float) -> None:
        self.seen: vec[float] = vec[float]([0.0] * inputs)
        self.exact: vec[float] = vec[float]([0.0] * inputs)  # the same, rounded
        self.layer: vec[float] = bias[:]
        self.straight = constant


class Perceptron:
    def __init__(
        self, inputs: i64, hidden: i64, into: Sequence[float], bias: Sequence[float], out: Sequence[float]
    ) -> None:
        """`into` by input, then hidden; `out` for the hidden ones, then straight from each input, then the constant."""
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.into: vec[float] = rounded(into)
        self.bias: vec[float] = rounded(bias)
        self.out: vec[float] = rounded(out)
        self.sums: list[Sums] = []

    def value(self, numbers: vec[float], place: i64 = 0) -> float:
        """`place` tells apart who looks: positions that one seat looks at are more alike than those of several."""
        hidden, into, out = self.hidden, self.into, self.out
        while len(self.sums) <= place:
            self.sums.append(Sums(self.inputs, self.bias, out[hidden + self.inputs]))
        sums = self.sums[place]
        seen, exact, layer = sums.seen, sums.exact, sums.layer
        for i in range(self.inputs):
            number = numbers[i]
            if number == seen[i]:
                continue
            seen[i] = number
            number = (number + ROUND_NUMBER) - ROUND_NUMBER
            more = number - exact[i]
            exact[i] = number
            sums.straight += more * out[hidden + i]
            at = i * hidden
            for j in range(hidden):
                layer[j] += more * into[at + j]
        total = sums.straight
        for j in range(hidden):
            if layer[j] > 0.0:
                total += layer[j] * out[j]
        return total


def rounded(weights: Sequence[float]) -> vec[float]:
    return vec[float]([(weight + ROUND_WEIGHT) - ROUND_WEIGHT for weight in weights])


class Weighing:
    """The weights of a network as they were written."""

    def __init__(self, inputs: int, hidden: int, values: list[float]) -> None:
        middle = inputs * hidden
        self.inputs = inputs
        self.hidden = hidden
        self.into = values[:middle]
        self.bias = values[middle : middle + hidden]
        self.out = values[middle + hidden :]


def read_weighing(text: str, inputs: i64, file: str) -> Weighing:
    """Lines of numbers behind a head line `inputs hidden`; lines that begin with # are remarks."""
    numbers = [word for line in text.splitlines() if not line.startswith("#") for word in line.split()]
    try:
        found, hidden = int(numbers[0]), int(numbers[1])
        values = [float(word) for word in numbers[2:]]
    except (IndexError, ValueError) as error:
        raise BadSetup(f"{file}: {error}: expected numbers") from None
    sum_of_all = 0.0
    for value in values:
        if not isfinite(value):
            raise BadSetup(f"{file}: found {value}, expected finite numbers")
        sum_of_all += abs(value)
    size = found * hidden + hidden + hidden + found + 1
    if found != inputs or hidden < 1 or len(values) != size:
        raise BadSetup(
            f"{file}: found {len(values)} numbers for {found} inputs, expected {int(inputs)} inputs and {size}"
        )
    if sum_of_all > MOST:
        raise BadSetup(f"{file}: numbers as large as these cannot be added up exactly")
    return Weighing(found, hidden, values)


def read_perceptron(text: str, inputs: i64, file: str) -> Perceptron:
    read = read_weighing(text, inputs, file)
    return Perceptron(read.inputs, read.hidden, read.into, read.bias, read.out)
