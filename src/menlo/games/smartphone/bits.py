"""Small sets as bits of one number."""

from mypy_extensions import i64


def single(member: i64) -> i64:
    """The set of one number up to 62, in two steps: compiled, a literal cannot be shifted beyond bit 30."""
    return (i64(1) << member % 31) << member - member % 31


def size(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def number(bit: i64) -> i64:
    """Which bit it is."""
    count: i64 = 0
    step: i64 = 32
    while step:
        if bit >> step:
            bit >>= step
            count += step
        step >>= 1
    return count
