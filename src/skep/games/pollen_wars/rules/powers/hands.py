"""Cards for what queens hold, and for drawing more."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    CARD_DRAWS,
    CARD_FIRST,
    CARD_SECOND,
    DISCARDS,
    DRAWING,
    HAND,
    PICKING,
)
from skep.games.pollen_wars.choices import KINDS, QUEEN
from skep.games.pollen_wars.events import THREW
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    can_draw,
    hand_size,
    lose,
    spy_on_hand,
    swap_hands,
)
from skep.games.pollen_wars.rules.powers.kinds import J17
from skep.games.pollen_wars.rules.powers.power import AtQueen, AtTwoQueens, Power
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import happens

HONEYS: Final = 3


class AtHand(AtQueen):
    """Aimed at an opposing queen who holds cards."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return hand_size(cells, other) > 0


@final
class StickyLegs(AtHand):
    """H9: steal a card that Chance picks."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        """Smoke! blocked in turn may have been her last card."""
        if hand_size(cells, cells[frame + CARD_FIRST] - QUEEN) > 0:
            cells[frame] = PICKING


@final
class NosyBee(AtHand):
    """H14: look at an opposing hand."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        spy_on_hand(cells, queen, cells[frame + CARD_FIRST] - QUEEN)


@final
class EmptyCells(AtHand):
    """J15: the whole hand is discarded face up."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        victim = cells[frame + CARD_FIRST] - QUEEN
        for kind in range(KINDS):
            for _each in range(cells[hive(victim) + HAND + kind]):
                lose(variant, cells, victim, kind)
                happens(THREW, victim, kind)
                cells[DISCARDS + kind] += 1


@final
class HoneyImHome(Power):
    """J10: draw three honey cards."""

    def playable(self, variant: Variant, cells: vec[i64], queen: i64) -> bool:
        return can_draw(cells, HONEY)

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        cells[frame + CARD_DRAWS] = HONEYS
        cells[frame] = DRAWING


@final
class HiveJack(AtTwoQueens):
    """J17: an opposing queen swaps hands with a queen of the player's choice, herself included."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return to_swap(cells, other) > 0 or somebody_holds(variant, cells, other)

    def suits(self, cells: vec[i64], queen: i64, first: i64, other: i64) -> bool:
        return hand_size(cells, first) > 0 or hand_size(cells, other) > 0

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        first, second = cells[frame + CARD_FIRST], cells[frame + CARD_SECOND]
        swap_hands(variant, cells, first - QUEEN, second - QUEEN)


def to_swap(cells: vec[i64], queen: i64) -> i64:
    """Cards in a hand that J17 would swap: itself it is not among them."""
    return hand_size(cells, queen) - cells[hive(queen) + HAND + J17]


def somebody_holds(variant: Variant, cells: vec[i64], but: i64) -> bool:
    """Does any queen other than this one hold a card to swap?"""
    return any(queen != but and to_swap(cells, queen) > 0 for queen in range(variant.players))
