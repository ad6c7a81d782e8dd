"""Reading a pack: every error names the file, the table, the entry, what was found and what was expected."""

import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from json import dumps

from menlo.kernel.errors import PackError, quote

MOST_TEXT = 1_000_000
MARKS = ("printed", "stated", "derived", "reconstructed")


class Table:
    """One table of a pack with the way to it, for errors that say where."""

    def __init__(self, file: str, path: str, data: Mapping[str, object]) -> None:
        self.file = file
        self.path = path
        self.data = data
        self.read: set[str] = set()

    def error(self, key: str, found: str, expected: str) -> PackError:
        where = f"{self.path}.{key}" if self.path else key
        return PackError(f"{self.file}: {where}: found {found}, expected {expected}")

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self._get(key, default, f"a whole number from {low} to {high}")
        if type(value) is not int or not low <= value <= high:
            raise self.error(key, quote(value), f"a whole number from {low} to {high}")
        return value

    def text(self, key: str, choices: Sequence[str] | None = None, default: str | None = None) -> str:
        expected = "one of " + ", ".join(choices) if choices is not None else "a text"
        value = self._get(key, default, expected)
        if not isinstance(value, str) or not value or (choices is not None and value not in choices):
            raise self.error(key, quote(value), expected)
        return value

    def flag(self, key: str) -> bool:
        """An optional yes or no; no unless told."""
        value = self._get(key, False, "true or false")
        if not isinstance(value, bool):
            raise self.error(key, quote(value), "true or false")
        return value

    def table(self, key: str) -> "Table":
        value = self._get(key, None, "a table")
        if not isinstance(value, dict):
            raise self.error(key, quote(value), "a table")
        return Table(self.file, f"{self.path}.{key}" if self.path else key, value)

    def tables(self, key: str, least: int, most: int) -> "list[Table]":
        expected = f"an array of {least} to {most} tables" if least != most else f"an array of {least} tables"
        value = self._get(key, None, expected)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.error(key, quote(value), expected)
        if not least <= len(value) <= most:
            raise self.error(key, f"{len(value)} entries", expected)
        return [
            Table(self.file, f"{self.path}.{key}[{i + 1}]" if self.path else f"{key}[{i + 1}]", item)
            for i, item in enumerate(value)
        ]

    def pairs(self, key: str, least: int, most: int, low: int, high: int) -> list[tuple[int, int]]:
        """A list of pairs of whole numbers, such as rows and columns."""
        expected = f"a list of {least} to {most} pairs" if least != most else f"a list of {least} pairs"
        value = self._get(key, None, expected)
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self.error(key, quote(value), expected)
        found = [self._numbers(f"{key}[{i + 1}]", item, 2, 2, low, high) for i, item in enumerate(value)]
        return [(pair[0], pair[1]) for pair in found]

    def _numbers(self, key: str, value: object, least: int, most: int, low: int, high: int) -> list[int]:
        good = isinstance(value, list) and all(type(item) is int and low <= item <= high for item in value)
        if not good or not isinstance(value, list) or not least <= len(value) <= most:
            count = str(least) if least == most else f"{least} to {most}"
            raise self.error(key, quote(value), f"{count} whole numbers from {low} to {high}")
        return [int(item) for item in value]

    def mark(self) -> None:
        """Check the mark every table carries: how sure its values are, and where they come from."""
        self.text("mark", MARKS)
        self.text("source")
        for key in ("printed", "stated", "derived"):
            self.names(key)

    def names(self, key: str) -> list[str]:
        """An optional list of texts."""
        value = self._get(key, [], "a list of texts")
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(key, quote(value), "a list of texts")
        return [str(item) for item in value]

    def piece(self, prefix: str, taken: Sequence[str], names: dict[str, str]) -> str:
        """The id of a piece, unlike those taken; its name is kept by the id of its message."""
        id = self.text("id")
        if not all(part.isascii() and part.isalnum() for part in id.split("-")):
            raise self.error("id", quote(id), "letters and digits, joined by hyphens")
        if id in taken:
            raise self.error("id", quote(id), "an id of its own")
        names[f"{prefix}-{id}"] = self.text("name")
        return id

    def items(self, key: str, least: int, most: int, expected: str) -> list[object]:
        """A list of plain values, for the caller to check one by one."""
        value = self._get(key, None, expected)
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self.error(key, quote(value), expected)
        return list(value)

    def numbers(self, key: str, least: int, most: int, low: int, high: int) -> list[int]:
        """A list of least to most whole numbers from low to high."""
        count = str(least) if least == most else f"{least} to {most}"
        expected = f"{count} whole numbers from {low} to {high}"
        found: list[int] = []
        for item in self.items(key, least, most, expected):
            if type(item) is not int or not low <= item <= high:
                raise self.error(key, quote(item), expected)
            found.append(item)
        return found

    def done(self) -> None:
        """Refuse what nobody read: a misspelt key must not pass silently."""
        for key in self.data:
            if key not in self.read:
                raise self.error(key, "an unknown key", "one of " + ", ".join(sorted(self.read)))

    def _get(self, key: str, default: object, expected: str) -> object:
        self.read.add(key)
        value = self.data.get(key, default)
        if value is None:
            raise self.error(key, "nothing", expected)
        return value


def parse(text: str, file: str) -> Table:
    if len(text) > MOST_TEXT:
        raise PackError(f"{file}: found {len(text)} characters, expected a pack of at most {MOST_TEXT}")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PackError(f"{file}: not a TOML file: {' '.join(str(error).split())}") from None
    return Table(file, "", data)


def digest(table: Table) -> str:
    """Names the content of a pack; layout and comments of the file do not count."""
    canonical = dumps(table.data, sort_keys=True, separators=(",", ":"), default=str)
    return sha256(canonical.encode()).hexdigest()
