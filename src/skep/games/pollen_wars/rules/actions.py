"""The actions of phase A, and drawing a card (R2, R4.3)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTED,
    ACTIVE,
    FORAGER,
    FORAGERS,
    MOVE_TO,
    MOVING,
    POLLEN,
    SOLDIER,
    SOLDIERS,
)
from skep.games.pollen_wars.choices import DRAWN, HEX, HEXES, QUEEN
from skep.games.pollen_wars.events import MOVED, RETURNED, SENT_FORAGER, SENT_SOLDIER
from skep.games.pollen_wars.rules.bees import (
    bee_on,
    check,
    fly,
    free,
    hive,
    owner_on,
    put_forager,
    put_soldier,
    remedy,
    single_grain,
    take_home,
    top_bee,
    untopped,
)
from skep.games.pollen_wars.rules.hands import (
    draw_into,
    fill_draw,
    refill,
    sample_draw,
    weigh_draw,
)
from skep.games.pollen_wars.rules.stack import announce_raid
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step


def any_free(cells: vec[i64]) -> bool:
    return any(free(cells, spot) for spot in range(HEXES))


def any_untopped(cells: vec[i64], but: i64) -> bool:
    return any(spot != but and untopped(cells, spot) for spot in range(HEXES))


def has_top_bee(cells: vec[i64], queen: i64) -> bool:
    return any(top_bee(cells, spot) == queen + 1 for spot in range(HEXES))


def movable(cells: vec[i64], queen: i64, spot: i64) -> bool:
    """R2.3: one of her top bees that has a destination."""
    if top_bee(cells, spot) != queen + 1:
        return False
    if cells[SOLDIER + spot] != 0:
        return any_untopped(cells, spot)
    return any_free(cells)


def can_move(cells: vec[i64], queen: i64) -> bool:
    return any(movable(cells, queen, spot) for spot in range(HEXES))


class PickHex(Step[Variant]):
    """The active queen picks a hex."""

    def fits(self, cells: vec[i64], frame: i64, spot: i64) -> bool:
        """May she pick this one?"""
        raise NotImplementedError

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for spot in range(HEXES):
            if self.fits(cells, frame, spot):
                out[count] = HEX + spot
                count += 1
        return count


@final
class SendForager(PickHex):
    """R2.1: to a free hex."""

    def fits(self, cells: vec[i64], frame: i64, spot: i64) -> bool:
        return free(cells, spot)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        queen, spot = cells[ACTIVE], choice - HEX
        cells[frame] = ACTED
        cells[hive(queen) + FORAGERS] -= 1
        happens(SENT_FORAGER, queen, spot)
        put_forager(variant, cells, queen, spot)
        check(variant, cells)


@final
class SendSoldier(PickHex):
    """R2.2: onto a forager without a soldier."""

    def fits(self, cells: vec[i64], frame: i64, spot: i64) -> bool:
        return untopped(cells, spot)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        queen, spot = cells[ACTIVE], choice - HEX
        cells[frame] = ACTED
        cells[hive(queen) + SOLDIERS] -= 1
        happens(SENT_SOLDIER, queen, spot, owner_on(cells, FORAGER, spot))
        put_soldier(variant, cells, queen, spot)
        check(variant, cells)


@final
class MoveWho(PickHex):
    """R2.3: one of her top bees …"""

    def fits(self, cells: vec[i64], frame: i64, spot: i64) -> bool:
        return movable(cells, cells[ACTIVE], spot)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame + MOVING] = choice - HEX
        cells[frame] = MOVE_TO


@final
class MoveTo(PickHex):
    """R2.3: … flies where it could be sent."""

    def fits(self, cells: vec[i64], frame: i64, spot: i64) -> bool:
        start = cells[frame + MOVING]
        if cells[SOLDIER + start] != 0:
            return spot != start and untopped(cells, spot)
        return free(cells, spot)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        start, spot = cells[frame + MOVING], choice - HEX
        cells[frame] = ACTED
        under = owner_on(cells, FORAGER, spot)
        happens(MOVED, cells[ACTIVE], bee_on(cells, start), start, spot, under)
        fly(variant, cells, start, spot)
        check(variant, cells)


@final
class ReturnWho(PickHex):
    """R2.4: one grain whatever the flowers; from a fungus none, but the remedy."""

    def fits(self, cells: vec[i64], frame: i64, spot: i64) -> bool:
        return top_bee(cells, spot) == cells[ACTIVE] + 1

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        queen, spot = cells[ACTIVE], choice - HEX
        grains = single_grain(variant, cells, spot)
        cells[frame] = ACTED
        cells[hive(queen) + POLLEN] += grains
        happens(RETURNED, queen, bee_on(cells, spot), spot, grains)
        remedy(cells, queen, spot)
        take_home(variant, cells, spot)
        check(variant, cells)


@final
class RaidWho(Step[Variant]):
    """R2.5: whose hive is raided."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for queen in range(variant.players):
            if queen != cells[ACTIVE]:
                out[count] = QUEEN + queen
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame] = ACTED
        announce_raid(cells, cells[ACTIVE], choice - QUEEN, cells[ACTIVE])


@final
class DrawCard(Step[Variant]):
    """R2.6, R4.3: the active queen draws from this deck; `then` is the step that follows."""

    def __init__(self, deck: i64, then: i64) -> None:
        self.deck: Final[i64] = deck
        self.then: Final[i64] = then

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        refill(cells, self.deck)
        return True

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_draw(variant, cells, self.deck, False, out)

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        weigh_draw(cells, out, count)

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        return sample_draw(variant, cells, self.deck, False, rng)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame] = self.then
        draw_into(variant, cells, cells[ACTIVE], choice - DRAWN)
