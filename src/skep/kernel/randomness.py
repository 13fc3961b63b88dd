"""Where random numbers come from: always passed in, never global."""

from typing import Protocol

from librt.random import Random


class Draws(Protocol):
    """Anything that draws whole numbers, such as the standard library's `random.Random`."""

    def randrange(self, stop: int, /) -> int: ...


Randomness = Random | Draws


def as_random(rng: Randomness) -> Random:
    """The compiled generator itself, or one seeded by a draw from another source."""
    if isinstance(rng, Random):
        return rng
    return Random(rng.randrange(1 << 62))
