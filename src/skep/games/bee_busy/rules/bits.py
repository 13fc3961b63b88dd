"""Small sets as bits of one number: combs, walls, meadow cells. `bit` is the kernel's."""

from mypy_extensions import i64


def ones(bits: i64) -> i64:
    """How many things are in the set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The first thing of a set that is not empty."""
    index: i64 = 0
    while not bits & 1:
        bits >>= 1
        index += 1
    return index
