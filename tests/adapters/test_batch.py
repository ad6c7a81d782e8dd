"""Many matches at once are the same as one after another."""

import numpy as np
import pytest

from menlo.adapters.batch import BatchRunner, Look
from menlo.adapters.rewards import rewards
from menlo.adapters.tensors import tensor
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, MenloError, UnknownName
from menlo.kernel.rng import seed_under, seeded

TABLES = [("era", 4), ("expo", 3), ("expo", 1), ("smartphone", 3), ("smartphone", 1)]


def check_row(runner: BatchRunner, look: Look, row: int) -> None:
    """A row shows what the seat that decides in its match may see and do."""
    game, state = runner.game, runner.batch.states[row]
    seat = int(look.seats[row])
    assert seat == game.decider(state)
    assert np.flatnonzero(look.masks[row]).tolist() == sorted(game.legal_keys(state, seat))
    assert look.observations[row].tolist() == tensor(game, game.view(state, seat))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rows_show_their_matches_through_ends_and_new_beginnings(game: str, players: int) -> None:
    runner = BatchRunner(game, players, matches=3, seed=1)
    look, ends = runner.look(), 0
    for step in range(3_000):
        look = runner.step(runner.random_keys())
        ends += int(look.ended.sum())
        if step % 50 == 0 or look.ended.any():
            for row in range(3):
                check_row(runner, look, row)
        if ends >= 4:
            break
    assert ends >= 4


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_row_is_the_match_of_its_seed_played_alone(game: str, players: int) -> None:
    runner = BatchRunner(game, players, matches=2, seed=9)
    rules, played = runner.game, []
    while True:
        keys = runner.random_keys()
        played.append((int(runner.batch.seats[1]), int(keys[1])))
        look = runner.step(keys)
        if look.ended[1]:
            break

    state = rules.setup(players, seed_under(9, 1, 0))
    for seat, key in played:
        rules.apply_key(state, seat, key)

    outcome = rules.outcome(state)
    assert outcome is not None
    assert look.rewards[1].tolist() == pytest.approx(rewards("place", outcome.places, outcome.scores))
    assert not look.rewards[0].any() or look.ended[0]
    again = rules.setup(players, seed_under(9, 1, 1))
    assert look.observations[1].tolist() == tensor(rules, rules.view(again, int(look.seats[1])))


def test_the_same_seed_and_keys_give_the_same_arrays() -> None:
    one, two, other = (BatchRunner("expo", 2, 4, seed) for seed in (5, 5, 6))

    for _ in range(200):
        keys = one.random_keys()
        first, second = one.step(keys), two.step(keys.tolist())
        for name in ("observations", "masks", "seats", "ended", "rewards"):
            assert np.array_equal(getattr(first, name), getattr(second, name))
    assert not np.array_equal(one.reset(5).observations, other.look().observations)
    assert np.array_equal(one.look().observations, two.reset(5).observations)


def test_arrays_stay_as_they_were_given() -> None:
    runner = BatchRunner("era", 3, 2)
    look = runner.look()
    kept = look.observations.copy(), look.masks.copy(), look.seats.copy()

    for _ in range(10):
        runner.step(runner.random_keys())

    assert np.array_equal(look.observations, kept[0])
    assert np.array_equal(look.masks, kept[1])
    assert np.array_equal(look.seats, kept[2])


def test_an_illegal_key_changes_no_match() -> None:
    runner = BatchRunner("era", 3, 2)
    before = runner.look()
    good = runner.random_keys().tolist()
    illegal = int(np.flatnonzero(~before.masks[1])[0])

    for bad in (illegal, -1, runner.num_keys):
        with pytest.raises(MenloError, match=f"key {bad} in match 1: expected one of its 6 legal keys"):
            runner.step([good[0], bad])
    with pytest.raises(MenloError, match="1 keys for 2 matches"):
        runner.step(good[:1])

    assert np.array_equal(runner.look().observations, before.observations)


def test_a_game_without_observe_is_seen_by_its_views() -> None:
    slow = registry.game("smartphone")
    slow.features = 0
    quick, runner = BatchRunner("smartphone", 2, 2), BatchRunner(slow, 2, 2)

    for _ in range(60):
        keys = quick.random_keys()
        assert np.array_equal(quick.step(keys).observations, runner.step(keys).observations)


def test_rewards_by_place_sum_to_nothing_and_are_shared() -> None:
    assert rewards("place", [1, 2, 3], [30, 20, 10]) == [1.0, 0.0, -1.0]
    assert rewards("place", [2, 1, 2], [20, 30, 20]) == [-0.5, 1.0, -0.5]
    assert rewards("place", [1, 1, 1, 1], [5, 5, 5, 5]) == [0.0] * 4
    assert rewards("place", [1], [31]) == [1.0]
    assert rewards("place", [2], [3]) == [-1.0]
    assert rewards("score", [1, 2], [31, 7]) == [31.0, 7.0]
    for seed in range(50):
        rng = seeded(seed)
        scores = [int(rng.below(4)) for _ in range(5)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        assert sum(rewards("place", places, scores)) == pytest.approx(0)


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(UnknownName, match="unknown reward 'fame': expected one of place, score"):
        BatchRunner("era", 3, 2, reward="fame")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="bad number of matches 0"):
        BatchRunner("era", 3, 0)
    with pytest.raises(BadSetup, match="3, 4, 5 players, not 2"):
        BatchRunner("era", 2, 1)
