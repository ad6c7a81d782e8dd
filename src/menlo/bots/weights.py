"""The numbers an evaluation judges by: read from a file that says how they were found, and tuned by self-play."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel.errors import BadSetup, quote


class Weights:
    """Numbers by name for people, by index for evaluations."""

    def __init__(self, names: Sequence[str], values: Sequence[float]) -> None:
        self.names = list(names)
        self.values: vec[float] = vec[float](list(values))

    def __getitem__(self, index: i64) -> float:
        return self.values[index]

    def data(self) -> dict[str, float]:
        return {name: self.values[i] for i, name in enumerate(self.names)}


def weights_text(game: str) -> str:
    """The file of a game's weights."""
    return files("menlo.bots").joinpath("weights", f"{game}.toml").read_text("utf-8")


def read_weights(text: str, names: Sequence[str], file: str) -> Weights:
    """Every name once, a finite number each; a misspelt one does not pass."""
    found = _table(text, "weights", file)
    for name in found:
        if name not in names:
            raise BadSetup(f"{file}: weights.{name}: expected one of {', '.join(names)}")
    for name in names:
        if name not in found:
            raise BadSetup(f"{file}: weights.{name}: found nothing, expected a number")
    return Weights(names, [found[name] for name in names])


def read_search(game: str) -> dict[str, float]:
    """What measurements favoured for the search of a game."""
    return dict(_table(weights_text(game), "search", f"{game}.toml"))


def _table(text: str, name: str, file: str) -> Mapping[str, float]:
    try:
        table = tomllib.loads(text).get(name)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{file}: {error}") from None
    if not isinstance(table, dict):
        raise BadSetup(f"{file}: {name}: found {quote(table)}, expected a table")
    result: dict[str, float] = {}
    for key, value in table.items():
        if not isinstance(value, (int, float)) or not -1000.0 <= float(value) <= 1000.0:
            raise BadSetup(f"{file}: {name}.{key}: found {quote(value)}, expected a number from -1000 to 1000")
        result[str(key)] = float(value)
    return result
