"""Time tells nothing (R13.4): moments of private questions, and choices that pass unseen."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import ASK, ASK_NOTHING, MIXING
from skep.games.waggle_dance.choices import DONE, DRAW, PASS
from skep.games.waggle_dance.secrets.windows import window
from skep.games.waggle_dance.variant import Variant


def announce(variant: Variant, cells: vec[i64]) -> None:
    """Name those who might be asked in private next, whether or not anybody is (R13.7): all have
    seen something happen after which the moment may come."""
    if variant.open_hands or cells[ASK] != ASK_NOTHING or cells[MIXING] > 0:
        return
    window(cells).announce(variant, cells)


def declines(choice: i64) -> bool:
    """Does it let a private question be, so that nobody else sees it (R13.2)?"""
    return choice == PASS or choice == DONE or choice == DRAW


def decline(choices: list[int]) -> int:
    """The choice that lets a private question be."""
    for choice in choices:
        if declines(choice):
            return choice
    return choices[0]
