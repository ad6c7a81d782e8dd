"""The generator: a published vector, fairness, and streams that keep apart."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel.errors import BadSetup, MalformedState
from menlo.kernel.rng import Rng, chacha_block, rng_from, seeded


def test_the_first_block_is_that_of_chacha8() -> None:
    """The published key stream of ChaCha8 for a key and nonce of zeroes."""
    expected = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )

    words = chacha_block(vec[i64]([0] * 8), 0)

    assert b"".join(int(word).to_bytes(4, "little") for word in words).hex() == expected


@given(st.integers(0, 2**256))
def test_a_seed_of_any_size_gives_one_sequence(seed: int) -> None:
    assert [seeded(seed).word() for _ in range(3)] == [seeded(seed).word() for _ in range(3)]
    assert [seeded(seed).word(), seeded(seed + 1).word()] != [seeded(seed + 1).word(), seeded(seed).word()]


def test_streams_under_one_seed_differ() -> None:
    streams = [seeded(5), seeded(5, 0), seeded(5, 1), seeded(5, 0, 0), seeded(50), seeded(5, 10)]

    assert len({rng.word() for rng in streams}) == len(streams)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(BadSetup, match="bad seed -1: expected a whole number, 0 or more"):
        seeded(-1)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 1000])
def test_numbers_below_n_are_spread_evenly(n: int) -> None:
    rng, draws = seeded(n), 20_000

    found = Counter(int(rng.below(n)) for _ in range(draws))

    assert set(found) <= set(range(n))
    expected = draws / n
    chi = sum((found[i] - expected) ** 2 / expected for i in range(n))
    # Six standard deviations of the chi-squared distribution.
    assert chi < (n - 1) + 6 * (2 * n) ** 0.5


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    rng = seeded(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = vec[i64]([1, 2, 3])
        rng.shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 6
    assert all(800 < count < 1200 for count in orders.values())


@given(st.integers(0, 100), st.integers(0, 40))
def test_dump_and_copy_go_on_with_the_same_numbers(seed: int, drawn: int) -> None:
    rng = seeded(seed)
    for _ in range(drawn):
        rng.word()

    copy, loaded = rng.copy(), rng_from(rng.dump())

    ahead = [rng.word() for _ in range(40)]
    assert [copy.word() for _ in range(40)] == ahead
    assert [loaded.word() for _ in range(40)] == ahead


def test_a_spawned_generator_goes_its_own_way() -> None:
    rng = seeded(3)
    child, sibling = rng.spawn(), rng.spawn()

    assert isinstance(child, Rng)
    assert len({child.word(), sibling.word(), rng.word()}) == 3


@pytest.mark.parametrize("data", [[], [0] * 9, [-1] * 10, [2**32] * 10, [0] * 8 + [0, 17], [0] * 8 + [0, 3], [0] * 11])
def test_a_broken_generator_is_refused(data: list[int]) -> None:
    with pytest.raises(MalformedState, match="bad generator"):
        rng_from(data)
