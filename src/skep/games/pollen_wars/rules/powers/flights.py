"""Cards that make bees fly."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import CARD_FIRST, CARD_SECOND, DRIFT, FORAGER, POLLEN, SOLDIER
from skep.games.pollen_wars.choices import HEX, HEXES
from skep.games.pollen_wars.events import CAME_HOME, DRIFTED, FLEW
from skep.games.pollen_wars.rules.bees import (
    bee_on,
    drift_to,
    flowers,
    fly,
    free,
    hive,
    owner_on,
    remedy,
    take_home,
    top_bee,
    untopped,
)
from skep.games.pollen_wars.rules.powers.power import AtHex
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import happens

FARTHEST: Final = 2


def in_reach(variant: Variant, start: i64, spot: i64) -> bool:
    """G18: two hexes away (or one, with `two_hexes` = upto)."""
    far: i64 = variant.distance[start * HEXES + spot]
    return variant.nearest <= far <= FARTHEST


def within_two(variant: Variant, cells: vec[i64], start: i64, spot: i64) -> bool:
    """May a forager be put from one hex on another two hexes away?"""
    return spot != start and free(cells, spot) and in_reach(variant, start, spot)


# ------------------------------------------------------------------ the drifting bee


class MovesDriftingBee(AtHex):
    """The drifting bee moves to a free hex."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        return cells[DRIFT] >= 0 and free(cells, spot)

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        spot = cells[frame + CARD_FIRST] - HEX
        happens(DRIFTED, cells[DRIFT], spot)
        drift_to(variant, cells, spot)


@final
class Gust(MovesDriftingBee):
    """H10: two hexes."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        return cells[DRIFT] >= 0 and free(cells, spot) and in_reach(variant, cells[DRIFT], spot)


@final
class DriftAway(MovesDriftingBee):
    """J1: anywhere."""


# ------------------------------------------------------------------ to another hex


class MovesBee(AtHex):
    """A bee flies to another hex; where to, is its second target."""

    targets: i64 = 2

    def lands(self, variant: Variant, cells: vec[i64], start: i64, spot: i64) -> bool:
        """May the bee picked on `start` be put on this hex?"""
        return within_two(variant, cells, start, spot)

    def has_landing(self, variant: Variant, cells: vec[i64], start: i64) -> bool:
        return any(self.lands(variant, cells, start, spot) for spot in range(HEXES))

    def fill_second(
        self, variant: Variant, cells: vec[i64], queen: i64, first: i64, out: vec[i64]
    ) -> i64:
        count: i64 = 0
        for spot in range(HEXES):
            if self.lands(variant, cells, first - HEX, spot):
                out[count] = HEX + spot
                count += 1
        return count

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        start = cells[frame + CARD_FIRST] - HEX
        goal = cells[frame + CARD_SECOND] - HEX
        layer: i64 = SOLDIER if cells[SOLDIER + start] != 0 else FORAGER
        owner = owner_on(cells, layer, start)
        bee = bee_on(cells, start)
        happens(FLEW, owner, bee, start, goal, owner_on(cells, FORAGER, goal))
        fly(variant, cells, start, goal)


class MovesOpponent(MovesBee):
    """An opposing forager flies."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        if not untopped(cells, spot) or cells[FORAGER + spot] == queen + 1:
            return False
        return self.has_landing(variant, cells, spot)


@final
class BuzzOff(MovesOpponent):
    """H11: two hexes."""


@final
class AirMail(MovesOpponent):
    """J2: anywhere."""

    def lands(self, variant: Variant, cells: vec[i64], start: i64, spot: i64) -> bool:
        return spot != start and free(cells, spot)


@final
class BeeLine(MovesBee):
    """H12: one of the queen's own foragers, two hexes."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        if cells[FORAGER + spot] != queen + 1 or cells[SOLDIER + spot] != 0:
            return False
        return self.has_landing(variant, cells, spot)


@final
class ChangeOfGuard(MovesBee):
    """J3: an opposing soldier, onto any other forager without one."""

    def lands(self, variant: Variant, cells: vec[i64], start: i64, spot: i64) -> bool:
        return spot != start and untopped(cells, spot)

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        soldier = cells[SOLDIER + spot]
        if soldier == 0 or soldier == queen + 1:
            return False
        return self.has_landing(variant, cells, spot)


# ------------------------------------------------------------------ home


def come_home(variant: Variant, cells: vec[i64], spot: i64, grains: i64) -> None:
    """The top bee flies home with so many grains."""
    owner: i64 = top_bee(cells, spot) - 1
    cells[hive(owner) + POLLEN] += grains
    happens(CAME_HOME, owner, bee_on(cells, spot), spot, grains)
    take_home(variant, cells, spot)


class BringsHome(AtHex):
    """A bee goes home with a grain per flower; from a fungus she cures (G25)."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        spot = cells[frame + CARD_FIRST] - HEX
        come_home(variant, cells, spot, flowers(cells, spot))
        remedy(cells, queen, spot)


@final
class ExpressForager(BringsHome):
    """J7: one of the queen's own foragers."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        return cells[FORAGER + spot] == queen + 1 and cells[SOLDIER + spot] == 0


@final
class ExpressSoldier(BringsHome):
    """J8: one of the queen's own soldiers."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        return cells[SOLDIER + spot] == queen + 1


@final
class Piggyback(AtHex):
    """H13: both bees home, the flowers once (G26)."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        return cells[SOLDIER + spot] == queen + 1 and cells[FORAGER + spot] == queen + 1

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        spot = cells[frame + CARD_FIRST] - HEX
        come_home(variant, cells, spot, flowers(cells, spot))
        come_home(variant, cells, spot, 0)
        remedy(cells, queen, spot)


@final
class Desertion(AtHex):
    """J16: an opposing soldier goes home empty-handed."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        return cells[SOLDIER + spot] != 0 and cells[SOLDIER + spot] != queen + 1

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        come_home(variant, cells, cells[frame + CARD_FIRST] - HEX, 0)
