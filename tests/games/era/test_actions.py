"""The one table of keys: without gaps or overlaps, and both ways."""

import pytest

from menlo.games.era import actions
from menlo.games.era.actions import NUM_KEYS, ROWS, Place, ProduceFake, Swap, mix_index, mix_of, pair_index, pair_of
from menlo.games.era.game import make
from menlo.kernel.action import Action
from menlo.kernel.errors import MalformedAction


def test_the_rows_lie_end_to_end() -> None:
    first = 0
    for row in ROWS:
        assert row.first == first, row.kind
        first += row.count

    assert first == NUM_KEYS


def test_every_key_is_one_action_and_back() -> None:
    game = make(None)
    found = {game.action(1, key) for key in range(NUM_KEYS)}

    assert len(found) == NUM_KEYS
    assert all(game.key(game.action(2, key)) == key for key in range(NUM_KEYS))


def test_every_kind_of_action_is_in_the_table() -> None:
    classes = [item for item in vars(actions).values() if isinstance(item, type) and issubclass(item, Action)]

    assert {item.kind for item in classes if item.kind} == {row.kind for row in ROWS}


def test_mixes_and_pairs_are_numbered_both_ways() -> None:
    mixes = [mix_of(index) for index in range(actions.MIXES)]
    pairs = [pair_of(index) for index in range(actions.PAIRS)]

    assert len(set(mixes)) == actions.MIXES and all(mix_index(*mix) == i for i, mix in enumerate(mixes))
    assert len(set(pairs)) == actions.PAIRS and all(pair_index(*pair) == i for i, pair in enumerate(pairs))
    assert all(low <= high for low, high in pairs)


def test_arguments_out_of_range_are_no_action() -> None:
    game = make(None)

    with pytest.raises(MalformedAction, match="place: area is 6: expected 0 to 5"):
        game.key(Place(0, 6))
    with pytest.raises(MalformedAction, match="swap: give, also is 3, 1: expected one of 21 combinations"):
        game.key(Swap(0, 3, 1, 2))
    with pytest.raises(MalformedAction, match="produce-fake: metal, technology, tool is 9, 0, 0"):
        game.key(ProduceFake(0, 0, 9, 0, 0))
    with pytest.raises(MalformedAction, match=f"key 1404: expected 0 to {NUM_KEYS - 1}"):
        game.action(0, NUM_KEYS)


def test_actions_show_themselves() -> None:
    assert repr(Swap(1, 0, 2, 3)) == "Swap(seat=1, give=0, also=2, take=3)"
    assert Place(0, 1) == Place(0, 1) and Place(0, 1) != Place(1, 1)
