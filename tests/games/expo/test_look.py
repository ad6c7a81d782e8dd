"""The table at the terminal: within 100 columns, legible without colour, a heading for every choice."""

import inspect
from io import StringIO

import pytest
from rich.console import Console

from menlo.games.expo import events
from menlo.games.expo.actions import ROWS
from menlo.games.expo.scoring import SOURCE_NAMES
from menlo.kernel import registry
from menlo.kernel.events import Event
from menlo.kernel.rng import seeded
from menlo.locale import catalogue
from menlo.terminal.expo import GROUPS, QUIET, ExpoLook
from menlo.terminal.look import look_of
from tests.games.expo.table import EXPO

WORDS = catalogue(names=EXPO.names(), seats={seat: f"greedy·{seat}" for seat in range(4)})


def drawn(seats: int, steps: int, options: dict[str, str] | None = None) -> str:
    game = registry.game("expo")
    state, rng = game.setup(seats, steps, options), seeded(steps)
    for _ in range(steps):
        for seat in game.deciders(state):
            keys = game.legal_keys(state, seat)
            game.apply_key(state, seat, keys[rng.below(len(keys))])
    out = StringIO()
    Console(file=out, width=100, no_color=True).print(look_of(game, WORDS).position(state, -1))
    return out.getvalue()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("steps", [0, 60, 140])
def test_the_position_fits_100_columns(seats: int, steps: int) -> None:
    text = drawn(seats, steps)

    assert max(len(line) for line in text.splitlines()) <= 100
    assert "…" not in text
    for heading in ("Round", "Lab", "Patent office", "Station", "Academy", "Technologies", "supply:"):
        assert heading in text


def test_hidden_cards_are_not_drawn() -> None:
    text = drawn(3, 60, {"played-cards": "strict"})

    assert " cards" in text


def test_every_kind_of_action_has_a_heading() -> None:
    assert set(GROUPS) == {row.kind for row in ROWS}


def test_quiet_events_are_events_of_the_game() -> None:
    known = {item for _, item in inspect.getmembers(events, inspect.isclass) if issubclass(item, Event)}

    assert set(QUIET) < known


def test_sources_have_their_names() -> None:
    look = ExpoLook(registry.game("expo"), WORDS)

    assert all(look.source(name) for name in SOURCE_NAMES)
