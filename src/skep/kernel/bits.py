"""One bit of a number, the same compiled and interpreted."""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 61
TOP: Final = 1 << HIGHEST


def bit(place: i64) -> i64:
    """The number in which that bit alone is set; places run from 0 to 61.

    `1 << place` is not the same: compiled, a small literal is a C int and wraps at 32 bits.
    """
    return TOP >> (HIGHEST - place)
