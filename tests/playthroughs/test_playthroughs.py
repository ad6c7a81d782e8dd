"""Golden playthroughs: one random match per game and player count, told step by step, compared line by line.

A change of behaviour shows here as a difference to read. If it is meant: python -m tests.playthroughs.test_playthroughs
"""

import json
from pathlib import Path

import pytest

from menlo.kernel import registry
from menlo.kernel.action import Action
from menlo.kernel.events import EventLog
from menlo.kernel.game import SPECTATOR
from menlo.kernel.rng import seeded
from menlo.locale import catalogue

TABLES = [(game, seats) for game in registry.games() for seats in registry.game(game).title.seats]


def file_of(game: str, seats: int) -> Path:
    return Path(__file__).parent / f"{game}-{seats}.txt"


def tell(game: str, seats: int) -> str:
    rules = registry.game(game)
    words, state, rng = catalogue(names=rules.names()), rules.setup(seats, seats), seeded(seats, 1)
    lines = [f"{rules.title.name}, {seats} players, seed {seats}", "", *position(rules.view(state, SPECTATOR)), ""]
    step = 0
    while deciders := rules.deciders(state):
        seat = deciders[0]
        legal = rules.legal(state, seat)
        action = legal[rng.below(len(legal))]
        lines.append(f"{step} seat {seat} has {len(legal)}: {' '.join(short(option) for option in legal)}")
        lines.append(f"  > {words.render(rules.label(state, action))}")
        log = EventLog()
        rules.apply_key(state, seat, rules.key(action), log)
        lines += [f"    {words.render(rules.tell(event))}" for event in log.events]
        if any(event.fence for event in log.events):
            lines += ["", *position(rules.view(state, SPECTATOR)), ""]
        step += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    lines += ["", *position(rules.view(state, SPECTATOR)), "", f"outcome: {json.dumps(outcome.data())}"]
    return "\n".join(lines) + "\n"


def short(action: Action) -> str:
    return f"{action.kind}({','.join(map(str, action.args()))})" if action.args() else action.kind


def position(view: object) -> list[str]:
    assert isinstance(view, dict)
    return [f"{name}: {json.dumps(value)}" for name, value in view.items()]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_match_is_told_as_before(game: str, seats: int) -> None:
    assert tell(game, seats).splitlines() == file_of(game, seats).read_text("utf-8").splitlines()


if __name__ == "__main__":
    for game, seats in TABLES:
        file_of(game, seats).write_text(tell(game, seats), "utf-8")
        print(f"wrote {file_of(game, seats).name}")
