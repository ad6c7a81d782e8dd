"""Reading dumped positions: plain data, checked, with errors that name the place."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel.errors import MalformedState, MenloError, quote
from menlo.kernel.options import Option, choose


class Reader:
    def __init__(self, path: str, data: object) -> None:
        if not isinstance(data, dict):
            raise MalformedState(f"{path} is {quote(data)}: expected an object")
        self.path = path
        self.data: Mapping[object, object] = data
        self.read: list[str] = []

    def get(self, key: str) -> object:
        self.read.append(key)
        return self.data.get(key)

    def exactly(self, key: str, value: str) -> None:
        found = self.get(key)
        if found != value:
            raise MalformedState(f"{self.path}.{key} is {quote(found)}: expected {value!r}")

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            raise MalformedState(f"{self.path}.{key} is {quote(value)}: expected a whole number from {low} to {high}")
        return value

    def numbers(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers, of any length when none is given."""
        value = self.get(key)
        good = isinstance(value, list) and all(type(item) is int and low <= item <= high for item in value)
        if not good or not isinstance(value, list) or len(value) != (length if length is not None else len(value)):
            count = "" if length is None else f"{length} "
            raise MalformedState(
                f"{self.path}.{key} is {quote(value)}: expected {count}whole numbers from {low} to {high}"
            )
        return [int(item) for item in value]

    def vector(self, key: str, length: int | None, low: int, high: int) -> vec[i64]:
        return vec[i64](self.numbers(key, length, low, high))

    def objects(self, key: str, least: int, most: int) -> "list[Reader]":
        """A list of objects, each with a reader of its own."""
        value = self.get(key)
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise MalformedState(f"{self.path}.{key} is {quote(value)}: expected {least} to {most} objects")
        return [Reader(f"{self.path}.{key}[{i}]", item) for i, item in enumerate(value)]

    def options(self, key: str, known: Sequence[Option]) -> dict[str, str]:
        """A value for every option of the game."""
        value = self.get(key)
        if not isinstance(value, dict) or sorted(map(str, value)) != sorted(option.name for option in known):
            raise MalformedState(f"{self.path}.{key} is {quote(value)}: expected a value for every option")
        try:
            return choose(known, {str(name): str(chosen) for name, chosen in value.items()})
        except MenloError as error:
            raise MalformedState(f"{self.path}.{key}: {error}") from None

    def done(self) -> None:
        for key in self.data:
            if key not in self.read:
                raise MalformedState(f"{self.path}: unknown field {quote(key)}")


def plain(items: vec[i64]) -> list[int]:
    return [int(item) for item in items]
