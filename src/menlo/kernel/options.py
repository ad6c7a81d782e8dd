"""Readings of the rules that a match can choose between."""

from collections.abc import Mapping, Sequence

from menlo.kernel.errors import UnknownName


class Option:
    """A named choice; its texts are the messages `<game>-option-<name>` and `<game>-option-<name>-<value>`."""

    def __init__(self, name: str, values: Sequence[str], clauses: Sequence[str]) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = self.values[0]
        self.clauses = tuple(clauses)


def choose(options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its chosen or default value, in the order of the game."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise UnknownName(f"unknown option {name!r}: expected one of {', '.join(names)}")
    result: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        if value not in option.values:
            raise UnknownName(f"unknown value {value!r} of option {option.name}: expected {' or '.join(option.values)}")
        result[option.name] = value
    return result
