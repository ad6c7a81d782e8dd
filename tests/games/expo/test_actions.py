"""The one table of keys, and actions as texts."""

import pytest

from menlo.games.expo import actions
from menlo.games.expo.actions import NUM_KEYS, ROWS, Choose, Lift, Play, Put
from menlo.games.expo.notation import notate, parse
from menlo.kernel.action import Action
from menlo.kernel.errors import MalformedAction
from tests.games.expo.table import EXPO


def test_the_rows_lie_end_to_end() -> None:
    first = 0
    for row in ROWS:
        assert row.first == first, row.kind
        first += row.count

    assert first == NUM_KEYS


def test_every_key_is_one_action_and_back() -> None:
    found = {EXPO.action(1, key) for key in range(NUM_KEYS)}

    assert len(found) == NUM_KEYS
    assert all(EXPO.key(EXPO.action(2, key)) == key for key in range(NUM_KEYS))


def test_every_kind_of_action_is_in_the_table() -> None:
    classes = [item for item in vars(actions).values() if isinstance(item, type) and issubclass(item, Action)]

    assert {item.kind for item in classes if item is not Action} == {row.kind for row in ROWS}


def test_arguments_out_of_range_are_no_action() -> None:
    with pytest.raises(MalformedAction, match="put: rotation is 5: expected 0 to 3"):
        EXPO.key(Put(0, 3, 5))
    with pytest.raises(MalformedAction, match="put: cell is 60: expected 0 to 59"):
        EXPO.key(Put(0, 60, 0))
    with pytest.raises(MalformedAction, match=f"key {NUM_KEYS}: expected 0 to {NUM_KEYS - 1}"):
        EXPO.action(0, NUM_KEYS)


def test_actions_are_written_and_read_back() -> None:
    written = 0
    for key in range(NUM_KEYS):
        action = EXPO.action(1, key)
        try:
            text = notate(EXPO.box, action)
        except MalformedAction:
            continue  # a piece this pack does not have
        assert parse(EXPO.box, 1, text) == action
        written += 1
    # All keys but those of cells, tiles, technologies, shapes and bonus tiles beyond the pack.
    assert written == NUM_KEYS - 11 * 6 - (160 - 91) - (32 - 13) - (8 - 5) - (8 - 6)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Play(0, 5), "play conference"),
        (Choose(0, 0), "choose steel-manual"),
        (Put(0, 10, 3), "put r2c4 t3"),
        (Lift(0, 48), "lift r7c7"),
    ],
)
def test_notation_is_short_and_readable(action: Action, text: str) -> None:
    assert EXPO.notate(action) == text and EXPO.parse(0, text) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "unknown kind ''"),
        ("dance", "unknown kind 'dance'"),
        ("play", "found 0 words after the first, expected 1"),
        ("play piano", "found 'piano', expected a card: station, academy"),
        ("put r2c4", "found 1 words after the first, expected 2"),
        ("put r2c4 t5", "found 't5', expected quarter turns: t0, t1, t2, t3"),
        ("put r8c1 t0", "found 'r8c1', expected a cell from r1c1 to r7c7"),
        ("choose gold-silver", "found 'gold-silver', expected a tile of the pack"),
        ("jump 1 steam", "found 'steam', expected a track: steel"),
        ("advance 4", "found '4', expected a piece: 1, 2, 3"),
        ("finish now", "found 1 words after the first, expected 0"),
        ("confer jury", "found 'jury', expected an option: rearrange, funds, step"),
        ("buy-tile S17", "found 'S17', expected a space of the Station"),
        ("take-bonus moon", "found 'moon', expected a bonus tile: eiffel"),
        ("choose-jury wind", "found 'wind', expected an energy: steam, electricity"),
        ("buy-project z", "found 'z', expected a shape: i, l"),
        ("buy-technology wheel", "found 'wheel', expected a technology: combustion-engine"),
    ],
)
def test_nonsense_is_no_notation(text: str, message: str) -> None:
    with pytest.raises(MalformedAction) as error:
        EXPO.parse(0, text)

    assert message in str(error.value)
