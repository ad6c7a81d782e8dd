"""Intervals and the sequential test, held to known figures and to simulated coins."""

import pytest

from menlo.kernel.rng import seeded
from menlo.lab.statistics import BETTER, EVEN, OPEN, WORSE, Verdict, mean_interval, wilson


def test_wilson_gives_the_published_bounds() -> None:
    """Newcombe 1998, table I, 95 %: 81 of 263, and 15 of 148."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15 / 148, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)


def test_wilson_stays_within_the_possible() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(0.0, 10)[0] == pytest.approx(0.0, abs=1e-12) and wilson(1.0, 10)[1] == pytest.approx(1.0)
    assert wilson(0.0, 10)[1] == pytest.approx(0.2775, abs=5e-5)


def test_mean_interval() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])

    assert mean == 2.5 and (low, high) == pytest.approx((2.5 - 1.2652, 2.5 + 1.2652), abs=1e-4)


def coin(share: float, chance: float, seed: int, most: int = 4000) -> str:
    rng, verdict = seeded(seed), Verdict(chance)
    while verdict.answer == OPEN and verdict.trials < most:
        verdict.add(1.0 if int(rng.below(10_000)) < 10_000 * share else 0.0)
    return verdict.answer


@pytest.mark.parametrize(("share", "answer"), [(0.7, BETTER), (0.3, WORSE), (0.5, EVEN)])
def test_the_verdict_on_a_coin_is_right_in_nearly_all_cases(share: float, answer: str) -> None:
    answers = [coin(share, 0.5, seed) for seed in range(100)]

    assert answers.count(answer) >= 90


def test_a_verdict_needs_evidence_and_ties_are_none() -> None:
    verdict = Verdict(0.5)
    for _ in range(8):
        verdict.add(1.0)
    assert verdict.answer == OPEN
    for _ in range(400):
        verdict.add(0.5)

    assert verdict.answer == EVEN


@pytest.mark.parametrize("trials", range(1, 60))
@pytest.mark.parametrize("share", [0.0, 1.0])
def test_an_interval_holds_its_share_to_the_last_digit(share: float, trials: int) -> None:
    low, high = wilson(share, trials)

    assert low <= share <= high
