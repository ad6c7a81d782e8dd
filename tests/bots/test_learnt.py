"""The learnt evaluation: its network is read with care and judges alike everywhere; its numbers are open to all."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec

import menlo
from menlo.bots.learnt import LearntEvaluation, read_network
from menlo.bots.perceptron import read_perceptron
from menlo.bots.smartphone import SmartphoneEvaluation
from menlo.games.smartphone.state import PLANNING, SmartphoneState
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup
from menlo.kernel.game import Game, State
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


LEARNT = ("expo", "smartphone")
# Numbers that stay silent in a match at each size of table: third projects under way; prices that nobody asks.
RARE = {"expo": 24, "smartphone": 8}
SIDES = {f"side-{name}": "random" for name in ("gps", "wifi", "gaming", "battery", "nfc", "4g")}


def learnt(title: str) -> LearntEvaluation:
    evaluation = registry.evaluation(title)
    assert isinstance(evaluation, LearntEvaluation)
    return evaluation


def positions(title: str, players: int, spec: str) -> Iterator[tuple[Game[State], State, int]]:
    """Every position of a match."""
    game, bot = menlo.game(title), menlo.bot(spec)
    options = SIDES if title == "smartphone" else {}
    state, rng = game.setup(players, players, options), seeded(players)
    while deciders := game.deciders(state):
        yield game, state, deciders[0]
        game.apply_key(state, deciders[0], choose(game, state, deciders[0], bot, rng), None)


@pytest.mark.compiled
@pytest.mark.parametrize("title", LEARNT)
def test_the_numbers_are_small_and_nearly_all_of_them_speak(title: str) -> None:
    evaluation = learnt(title)
    silent = set(range(evaluation.inputs))
    for players in menlo.game(title).title.seats:
        for _, state, _ in positions(title, players, "greedy:slips=5"):
            for seat in range(players):
                numbers = list(evaluation.numbers(state, seat))
                assert len(numbers) == evaluation.inputs
                assert all(-2.0 <= number <= 4.0 for number in numbers)
                silent -= {at for at, number in enumerate(numbers) if number}

    assert len(silent) < RARE[title]


@pytest.mark.parametrize("title", LEARNT)
def test_what_a_seat_cannot_see_changes_no_number(title: str) -> None:
    evaluation, rng = learnt(title), seeded(5)
    for game, state, seat in islice(positions(title, 3, "random"), 60):
        for _ in range(3):
            sample = game.determinize(state, seat, rng)
            assert list(evaluation.numbers(sample, seat)) == list(evaluation.numbers(state, seat))
            if not evaluation.planning(state):  # plans of others are their own
                for other in range(3):
                    assert list(evaluation.numbers(sample, other)) == list(evaluation.numbers(state, other))


@pytest.mark.parametrize("title", LEARNT)
def test_a_network_judges_alike_in_both_builds(title: str) -> None:
    """Pinned, so that a change of the numbers is noticed that would need a network of its own."""
    evaluation = learnt(title)
    _, state, _ = next(islice(positions(title, 3, "random"), 90, None))

    values = [evaluation.value(state, seat) for seat in range(3)]

    assert [f"{value:.9f}" for value in values] == PINNED[title]
    assert evaluation.taught(read_network(title, evaluation.inputs)).value(state, 0) == values[0]


PINNED = {
    "expo": ["17.608491611", "16.728649359", "19.170901924"],
    "smartphone": ["113.672169181", "98.634483521", "79.804183979"],
}


def test_a_whole_plan_looks_as_it_will_when_it_is_laid() -> None:
    """Plans are compared without being laid; laid key by key they come to the same numbers."""
    evaluation = registry.evaluation("smartphone")
    assert isinstance(evaluation, SmartphoneEvaluation)
    for game, state, seat in positions("smartphone", 2, "random"):
        assert isinstance(state, SmartphoneState)
        if state.phase != PLANNING or state.mats[seat].plan.lower >= 0 or state.round % 2 == 0:
            continue
        for plan in evaluation.plans(state, seat, 5):
            trial = game.copy(state)
            for key in plan.keys[:-1]:
                game.apply_key(trial, seat, key, None)

            assert evaluation.value(trial, seat) == pytest.approx(evaluation.standing(state, seat) + plan.value)
        break
