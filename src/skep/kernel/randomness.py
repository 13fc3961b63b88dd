"""Where random numbers come from: always passed in, never global."""

from typing import Protocol

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


class Draws(Protocol):
    """Anything that draws whole numbers, such as the standard library's `random.Random`."""

    def randrange(self, stop: int, /) -> int: ...


Randomness = Random | Draws


def as_random(rng: Randomness) -> Random:
    """The compiled generator itself, or one seeded by a draw from another source."""
    if isinstance(rng, Random):
        return rng
    return Random(rng.randrange(1 << 62))


def draw_weighted(weights: vec[float], count: i64, rng: Random) -> i64:
    """An index below `count`, each as likely as its weight is large."""
    total = 0.0
    i: i64 = 0
    while i < count:
        total += weights[i]
        i += 1
    left = rng.random() * total
    i = 0
    while i < count - 1:
        left -= weights[i]
        if left < 0.0:
            return i
        i += 1
    return count - 1


def sharpen(weights: vec[float], count: i64) -> None:
    """Square the weights: what looks half as good as something else becomes four times as rare."""
    i: i64 = 0
    while i < count:
        weights[i] *= weights[i]
        i += 1
