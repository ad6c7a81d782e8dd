"""Keys, actions and their notation."""

import pytest

from menlo.games.smartphone import actions
from menlo.games.smartphone.actions import ROWS_OF_KEYS, TABLE, TOKEN, LayImprovement
from menlo.games.smartphone.box import MOST_DESIGNS
from menlo.kernel.errors import MalformedAction
from tests.games.smartphone.table import SMARTPHONE

FIRST = (
    actions.K_COLOUR, actions.K_PADS, actions.K_UPPER, actions.K_LAY, actions.K_DOWN, actions.K_CONFIRM,
    actions.K_TAKE, actions.K_RESEARCH, actions.K_EXPAND, actions.K_SELL, actions.K_DIRECT, actions.K_ACCEPT,
    actions.K_DECLINE, actions.K_FINISH,
)  # fmt: skip


def test_the_constants_are_those_of_the_table() -> None:
    at = 0
    for first, row in zip(FIRST, ROWS_OF_KEYS, strict=True):
        assert first == row.first == at
        at += row.count
    assert at == TABLE.num_keys == actions.NUM_KEYS
    assert TOKEN == MOST_DESIGNS


def test_every_action_has_a_notation_that_parses_back() -> None:
    designs = len(SMARTPHONE.box.tile_ids)
    assert designs == MOST_DESIGNS
    for key in range(SMARTPHONE.num_keys):
        action = SMARTPHONE.action(3, key)
        assert SMARTPHONE.key(action) == key
        assert SMARTPHONE.parse(3, SMARTPHONE.notate(action)) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dance", "'dance': unknown kind 'dance'"),
        ("confirm now", "'confirm now': found 1 words after the first, expected 0"),
        ("choose-pads a1 a2", "'choose-pads a1 a2': found 'a2', expected the other pad"),
        ("choose-pads a3 b1", "'choose-pads a3 b1': found 'a3', expected a pad with its face: a1, a2, b1, b2"),
        ("lay-pad 4 0 0", "'lay-pad 4 0 0': lay-pad: turn is 4: expected 0 to 3"),
        ("lay-pad x 0 0", "'lay-pad x 0 0': found 'x', expected a number from -9 to 9"),
        ("sell atlantis", "'sell atlantis': found 'atlantis', expected a region: canada, usa"),
        ("take-improvement 6", "'take-improvement 6': found '6', expected a space: 1, 2, 3, 4, 5"),
    ],
)
def test_other_texts_are_no_actions(text: str, message: str) -> None:
    with pytest.raises(MalformedAction) as error:
        SMARTPHONE.parse(0, text)

    assert str(error.value).startswith(message)


def test_a_goods_token_has_a_notation_though_it_is_always_refused() -> None:
    assert SMARTPHONE.notate(LayImprovement(0, TOKEN, 0, 0, 1)) == "lay-improvement goods-token 0 0 down"
