"""Records of matches with private steps: written when revealed, and replayed to the same position."""

import json

import pytest

import menlo
from menlo.kernel.errors import RecordError
from menlo.kernel.game import State
from menlo.kernel.play import Match
from menlo.kernel.transcript import replay, write
from tests.games.smartphone.table import SMARTPHONE


def play(match: Match[State], seat: int, *texts: str) -> None:
    for text in texts:
        match.act(SMARTPHONE.parse(seat, text))


def planned() -> Match[State]:
    """Two seats have planned in turns, one has taken a step back."""
    match: Match[State] = Match(menlo.game("smartphone"), 2, 1)
    play(match, 0, "choose-colour green")
    play(match, 1, "choose-colour blue")
    play(match, 0, "choose-pads a1 b1")
    play(match, 1, "choose-pads b2 a1", "lay-pad 0 -2 -1")
    match.undo(0)
    play(match, 0, "choose-pads a2 b1", "lay-pad 0 2 1")
    play(match, 1, "confirm")
    return match


def test_unrevealed_steps_are_not_in_the_record() -> None:
    match = planned()
    before = [json.loads(line) for line in write(match)]

    play(match, 0, "confirm")

    assert [line["do"] for line in before[1:]] == ["choose-colour green", "choose-colour blue"]
    steps = [(line["n"], line["seat"], line["do"]) for line in map(json.loads, write(match)[1:])]
    assert steps[2:5] == [(2, 1, "choose-pads b2 a1"), (3, 1, "lay-pad 0 -2 -1"), (4, 1, "confirm")]
    assert steps[5:] == [(5, 0, "choose-pads a2 b1"), (6, 0, "lay-pad 0 2 1"), (7, 0, "confirm")]


def test_a_record_with_private_steps_replays() -> None:
    match = planned()
    play(match, 0, "confirm")

    again = replay(match.game, "\n".join(write(match)), "record", unfinished=True)

    assert again.lines == match.lines and match.game.dump(again.state) == match.game.dump(match.state)


def test_a_wrong_number_is_found_among_private_steps() -> None:
    match = planned()
    play(match, 0, "confirm")
    lines = write(match)
    lines[4] = lines[4].replace('"n": 3', '"n": 2')

    with pytest.raises(RecordError, match=r"record:5: number 2: expected 3"):
        replay(match.game, "\n".join(lines), "record", unfinished=True)
