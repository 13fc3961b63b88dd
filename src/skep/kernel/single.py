"""Single precision as 32-bit words: what learners want and compiled code cannot hold itself."""

from array import array
from struct import pack, unpack

from librt.vecs import vec
from mypy_extensions import i32


def single(number: float) -> int:
    """The word that stands for a number in single precision."""
    word: int = unpack("=i", pack("=f", number))[0]
    return word


def shares(whole: int, most: int) -> vec[i32]:
    """The words of 0 / whole, 1 / whole and so on, up to most / whole."""
    return vec[i32]([i32(single(part / whole)) for part in range(most + 1)])


def numbers_of(words: vec[i32]) -> list[float]:
    """The numbers the words stand for."""
    return array("f", bytes(memoryview(words))).tolist()
