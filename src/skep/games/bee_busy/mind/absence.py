"""RU-43: how a seat whose player has gone is played on, if the host lets the game go on."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import BEES, SEATS, STRIDE
from skep.games.bee_busy.choices import (
    DIE,
    DONE,
    FEED,
    KEEP,
    LOSE,
    SKIP,
    STAY,
    STORE_NOTHING,
)


def stand_in(cells: vec[i64], seat: int, choices: list[int]) -> int:
    """The choice made for an absent player, of those open to their seat."""
    for refusal in (DONE, KEEP, SKIP, STAY, STORE_NOTHING, FEED):
        if refusal in choices:
            return refusal
    if LOSE <= choices[0] <= DIE:
        at = SEATS + seat * STRIDE + BEES - LOSE
        return max(choices, key=lambda choice: int(cells[at + choice]))
    return choices[0]
