"""The game at the terminal: within 100 columns, legible without colour, and nothing told of secret plans."""

import io

import pytest
from rich.console import Console

import menlo
from menlo.kernel.game import SPECTATOR
from menlo.kernel.rng import seeded
from menlo.locale import catalogue
from menlo.terminal import start
from menlo.terminal.look import look_of


@pytest.mark.parametrize("seats", [1, 5])
def test_every_position_fits_and_is_drawn_for_everyone(seats: int) -> None:
    game = menlo.game("smartphone")
    state, rng = game.setup(seats, 1), seeded(2)
    look, step = look_of(game, catalogue(names=game.names())), 0
    while deciders := game.deciders(state):
        seat = deciders[0]
        if step % 9 == 0:
            for viewer in (SPECTATOR, seat):
                out = io.StringIO()
                Console(file=out, width=200, color_system=None).print(look.position(state, viewer))
                assert max(len(line.rstrip()) for line in out.getvalue().splitlines()) <= 100
        legal = game.legal(state, seat)
        action = legal[rng.below(len(legal))]
        assert look.group(action)
        for event in game.apply(state, action):
            assert look.notable(event) in (True, False)
        step += 1
    outcome = game.outcome(state)
    assert outcome is not None
    Console(file=io.StringIO(), width=100).print(look.result(outcome))


@pytest.mark.clause("SMART-16")
def test_what_bots_plan_is_not_told_before_the_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The person sits last, so that the bots have planned and confirmed before."""
    out = io.StringIO()
    answers = iter(["1", "l", "q"])
    console = Console(file=out, width=100)
    monkeypatch.setattr(console, "input", lambda *_: next(answers))

    start("smartphone", ["greedy", "greedy", "me"], 1, {}, None, console).run()

    text = out.getvalue()
    assert "✓ [0] greedy·0" in text and "✓ [1] greedy·1" in text
    assert "Confirm the plan" not in text and "Lay the upper pad" not in text
    # The log has nothing of it yet, either.
    assert "greedy·0: choose-pads" not in text and "greedy·0: confirm" not in text
