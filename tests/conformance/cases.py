"""The cases every game is put through: player counts, options, seeds. `make soak` takes many more seeds."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from menlo.kernel import registry
from menlo.kernel.game import Game, State
from menlo.kernel.rng import seeded

SOAK = bool(os.environ.get("MENLO_SOAK"))


@dataclass(frozen=True)
class Case:
    game: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}-{self.seed}{options}"

    def rules(self) -> Game[State]:
        return registry.game(self.game)

    def setup(self) -> State:
        return self.rules().setup(self.seats, self.seed, self.options)


@dataclass(frozen=True)
class Decision:
    """One decision of a random match, before it is made."""

    number: int
    state: State
    seat: int
    keys: list[int]
    choice: int


def walk(case: Case) -> Iterator[Decision]:
    """A random match, decision by decision. The state is the match's own: look, do not touch."""
    rules, state, rng = case.rules(), case.setup(), seeded(case.seed, 99)
    number = 0
    while deciders := rules.deciders(state):
        seat = deciders[rng.below(len(deciders))]
        keys = [int(key) for key in rules.legal_keys(state, seat)]
        choice = keys[rng.below(len(keys))]
        yield Decision(number, state, seat, keys, choice)
        rules.apply_key(state, seat, choice, None)
        number += 1


def _cases(seeds: int) -> list[Case]:
    found = []
    for name in registry.games():
        rules = registry.game(name)
        for seats in rules.title.seats:
            found += [Case(name, seats, seed) for seed in range(seeds)]
        # Every other reading of every option, alone, at the middle table.
        middle = rules.title.seats[len(rules.title.seats) // 2]
        for option in rules.options:
            for value in option.values[1:]:
                found.append(Case(name, middle, 0, {option.name: value}))
    return found


def cases(seeds: int, soak: int) -> pytest.MarkDecorator:
    """Parametrise a test over every game, player count and option; more seeds in a soak."""
    found = [
        pytest.param(case, id=str(case), marks=[pytest.mark.compiled] if case.options else [])
        for case in _cases(soak if SOAK else seeds)
    ]
    return pytest.mark.parametrize("case", found)
