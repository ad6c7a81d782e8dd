"""Sets as bits of a number below 2**63."""

from mypy_extensions import i64


def shift(number: i64, by: i64) -> i64:
    return number << by


def bit(n: i64) -> i64:
    """The n-th bit. Compiled, a literal shifted by a variable is a 32-bit number; an argument is not."""
    return shift(1, n)


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
