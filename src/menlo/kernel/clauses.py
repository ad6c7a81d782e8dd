"""The rules of a game as data: which clauses there are, where they come from, and the rulings behind them."""

import tomllib
from collections.abc import Sequence


class Clause:
    """One numbered rule; its sentence is the message `clause-<id>`, its rulings are `ruling-<game>-<id>`."""

    def __init__(self, id: str, section: str, source: str, rulings: Sequence[str], examples: Sequence[str]) -> None:
        self.id = id
        self.section = section
        self.source = source
        self.rulings = list(rulings)
        self.examples = list(examples)


def read_clauses(text: str) -> list[Clause]:
    return [
        Clause(item["id"], item["section"], item["source"], item.get("rulings", []), item.get("examples", []))
        for item in tomllib.loads(text)["clauses"]
    ]
