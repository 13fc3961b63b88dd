"""Cards for what belongs to a hive: its pollen, its dead, its health, and what lies beside it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    CARD_FIRST,
    CARD_KIND,
    CARD_SECOND,
    DEAD,
    DISCARDS,
    FORAGERS,
    INFESTED,
    LAST_MUTINY,
    MUTINY,
    NONE,
    POLLEN,
)
from skep.games.pollen_wars.choices import QUEEN
from skep.games.pollen_wars.events import (
    CARD_STAYS,
    HANDED_ON,
    MUTINY_BEGAN,
    MUTINY_ENDS,
    REVIVED,
    STOLE,
)
from skep.games.pollen_wars.rules.bees import cure, hive, infest, steal
from skep.games.pollen_wars.rules.powers.kinds import H1
from skep.games.pollen_wars.rules.powers.power import AtQueen, AtTwoQueens, Power
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import happens

TWO: Final = 2
BUGLAR: Final = 1
HOVERFLY: Final = 2
GRAND_THEFT: Final = 3
REVIVAL_PRICE: Final = 2
"""Pollen that H6 costs."""


# ------------------------------------------------------------------ what stays beside a hive


@final
class Mutiny(AtQueen):
    """H1: a mutiny lying elsewhere is discarded; the card stays at the target."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return variant.duel or cells[LAST_MUTINY] != other

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        victim = cells[frame + CARD_FIRST] - QUEEN
        if cells[MUTINY] != NONE:
            happens(MUTINY_ENDS, cells[MUTINY])
            cells[DISCARDS + H1] += 1
        happens(MUTINY_BEGAN, victim)
        cells[MUTINY] = victim
        cells[LAST_MUTINY] = victim
        cells[frame + CARD_KIND] = NONE


@final
class Stayer(Power):
    """H2 Spare comb, J4 Sharpened stings, J5 Waxed door: it stays until the round ends."""

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place
        """The cell of a hive that counts such cards."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        happens(CARD_STAYS, queen, cells[frame + CARD_KIND])
        cells[hive(queen) + self.place] += 1
        cells[frame + CARD_KIND] = NONE


# ------------------------------------------------------------------ pollen


@final
class Theft(AtQueen):
    """H7 Bug-lar, J14 Grand theft pollen: steal up to so many grains."""

    def __init__(self, most: i64) -> None:
        self.most: Final[i64] = most

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return cells[hive(other) + POLLEN] > 0

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        victim = cells[frame + CARD_FIRST] - QUEEN
        happens(STOLE, queen, victim, steal(cells, queen, victim, self.most))


@final
class RobinHoverfly(AtTwoQueens):
    """H8: take two grains from one opposing queen and give them to another."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return cells[hive(other) + POLLEN] > 0 and variant.players > TWO

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        rich, poor = cells[frame + CARD_FIRST] - QUEEN, cells[frame + CARD_SECOND] - QUEEN
        happens(HANDED_ON, queen, rich, poor, steal(cells, poor, rich, HOVERFLY))


# ------------------------------------------------------------------ life and health


@final
class Revival(Power):
    """H6 Re-hive-al, J11 Bee-yond the grave: a dead forager lives again, for so many grains."""

    def __init__(self, price: i64) -> None:
        self.price: Final[i64] = price

    def playable(self, variant: Variant, cells: vec[i64], queen: i64) -> bool:
        return cells[hive(queen) + DEAD] > 0 and cells[hive(queen) + POLLEN] >= self.price

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        cells[hive(queen) + POLLEN] -= self.price
        cells[hive(queen) + DEAD] -= 1
        cells[hive(queen) + FORAGERS] += 1
        happens(REVIVED, queen, 1, self.price)


@final
class MiteIsNotRight(Power):
    """J6: the queen's own hive is healthy again."""

    def playable(self, variant: Variant, cells: vec[i64], queen: i64) -> bool:
        return cells[hive(queen) + INFESTED] != 0

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        cure(cells, queen)


@final
class MiteMakesRight(AtQueen):
    """J18: an infested queen infests an opposing hive."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return cells[hive(queen) + INFESTED] != 0 and cells[hive(other) + INFESTED] == 0

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        infest(cells, cells[frame + CARD_FIRST] - QUEEN)
