"""The learnt evaluation: its network is read with care and judges alike everywhere; its numbers are open to all."""

import pytest
from librt.vecs import vec

import menlo
from menlo.bots.expo_features import FEATURES, numbers_of
from menlo.bots.learnt import LearntEvaluation, read_network
from menlo.bots.perceptron import read_perceptron
from menlo.games.expo.state import ExpoState
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded

SMALL = """# two inputs, two hidden ones
2 2
1 -1
0.5 2
0 -3
10 100 7 0 0.25
"""


def test_a_network_adds_what_hidden_ones_say_to_what_goes_straight() -> None:
    network = read_perceptron(SMALL, 2, "small.txt")

    # The hidden ones: 1·2 + 0.5·4 + 0 = 4 and -1·2 + 2·4 - 3 = 3; straight 7·2; and the constant.
    assert network.value(vec[float]([2.0, 4.0])) == 10 * 4 + 100 * 3 + 7 * 2 + 0.25
    # A hidden one below nothing is silent: -1·4 + 2·1 - 3.
    assert network.value(vec[float]([4.0, 1.0])) == 10 * 4.5 + 7 * 4 + 0.25


def test_what_was_judged_before_changes_nothing() -> None:
    """Sums are kept from position to position; were they not exact, they would drift."""
    rng = seeded(7)

    def numbers(count: int) -> list[float]:
        return [rng.below(4_000_001) / 1_000_000 - 2.0 for _ in range(count)]

    text = " ".join(str(number) for number in [5, 3, *numbers(5 * 3 + 3 + 3 + 5 + 1)]).replace("5 3 ", "5 3\n", 1)
    network = read_perceptron(text, 5, "random.txt")
    for _ in range(300):
        position = vec[float](numbers(5))
        fresh = read_perceptron(text, 5, "random.txt").value(position)

        assert network.value(position, rng.below(3)) == fresh


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "small.txt: list index out of range: expected numbers"),
        (SMALL.replace("-3", "three"), "small.txt: could not convert string to float: 'three': expected numbers"),
        (SMALL.replace("-3", "nan"), "small.txt: found nan, expected finite numbers"),
        (SMALL.replace("10 100", "10 -2e6"), "small.txt: numbers as large as these cannot be added up exactly"),
        (SMALL.replace(" 0.25", ""), "small.txt: found 10 numbers for 2 inputs, expected 2 inputs and 11"),
        (SMALL.replace("2 2\n", "3 2\n"), "small.txt: found 11 numbers for 3 inputs, expected 2 inputs and 14"),
    ],
)
def test_a_file_that_is_no_network_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_perceptron(text, 2, "small.txt")

    assert str(refused.value) == message


@pytest.mark.compiled
def test_the_numbers_of_expo_are_small_and_nearly_all_of_them_speak() -> None:
    game, bot = menlo.game("expo"), menlo.bot("greedy:slips=5")
    silent = set(range(FEATURES))
    for players in game.title.seats:
        state, rng = game.setup(players, players), seeded(players)
        while deciders := game.deciders(state):
            assert isinstance(state, ExpoState)
            for seat in range(players):
                numbers = list(numbers_of(state, seat))
                assert len(numbers) == FEATURES
                assert all(-1.0 <= number <= 4.0 for number in numbers)
                silent -= {at for at, number in enumerate(numbers) if number}
            game.apply_key(state, deciders[0], choose(game, state, deciders[0], bot, rng), None)

    assert len(silent) < 24  # third projects under way, one project from the end: rare in four matches


def test_what_a_seat_cannot_see_changes_no_number() -> None:
    game = menlo.game("expo")
    state, rng = game.setup(3, 5), seeded(5)
    for _ in range(60):
        seat = game.deciders(state)[0]
        for _ in range(3):
            sample = game.determinize(state, seat, rng)
            assert isinstance(sample, ExpoState) and isinstance(state, ExpoState)
            assert [list(numbers_of(sample, other)) for other in range(3)] == [
                list(numbers_of(state, other)) for other in range(3)
            ]
        game.apply_key(state, seat, choose(game, state, seat, menlo.bot("random"), rng), None)


def test_the_network_of_expo_judges_alike_in_both_builds() -> None:
    """Pinned, so that a change of the numbers is noticed that would need a network of its own."""
    evaluation = registry.evaluation("expo")
    assert isinstance(evaluation, LearntEvaluation)
    state = menlo.game("expo").setup(3, 1)

    values = [evaluation.value(state, seat) for seat in range(3)]

    assert [f"{value:.9f}" for value in values] == PINNED
    assert evaluation.taught(read_network("expo", FEATURES)).value(state, 0) == values[0]


PINNED = ["31.819413400", "31.561954687", "31.900996053"]
