"""Cards that swap, pass or show pattern cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import CARD_FIRST, CARD_SECOND, PATTERNS, SLOT, SLOTS
from skep.games.pollen_wars.choices import QUEEN
from skep.games.pollen_wars.rules.hands import learn_pattern, pass_patterns, swap_patterns
from skep.games.pollen_wars.rules.powers.power import (
    AtQueen,
    AtTwoQueens,
    Power,
    fill_slots,
    place_of,
)
from skep.games.pollen_wars.variant import Variant

TWO: Final = 2


@final
class SwapSwarm(AtTwoQueens):
    """H3: two opposing queens swap pattern cards."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return variant.players > TWO

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        first, second = cells[frame + CARD_FIRST], cells[frame + CARD_SECOND]
        swap_patterns(variant, cells, first - QUEEN, second - QUEEN)


@final
class NewBloom(AtQueen):
    """H5: an opposing queen's pattern card is replaced by a dormant one."""

    targets: i64 = 2

    def fill_second(
        self, variant: Variant, cells: vec[i64], queen: i64, first: i64, out: vec[i64]
    ) -> i64:
        return fill_slots(cells, out, 0)

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        first, second = cells[frame + CARD_FIRST], cells[frame + CARD_SECOND]
        swap_patterns(variant, cells, first - QUEEN, place_of(second))


@final
class PatternTest(AtQueen):
    """J13: the queen's own pattern card for an opposing queen's, or a dormant one."""

    def fill_first(self, variant: Variant, cells: vec[i64], queen: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for other in range(variant.players):
            if other != queen:
                out[count] = QUEEN + other
                count += 1
        return fill_slots(cells, out, count)

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        swap_patterns(variant, cells, queen, place_of(cells[frame + CARD_FIRST]))


@final
class SnugAsABug(Power):
    """J12: all queens pass their pattern card to the left."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        pass_patterns(variant, cells)


@final
class SpyInTheComb(AtQueen):
    """H15: look at an opposing pattern card."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        learn_pattern(cells, queen, place_of(cells[frame + CARD_FIRST]))


@final
class SleepingSecret(Power):
    """H16: look at one dormant pattern card."""

    targets: i64 = 1

    def playable(self, variant: Variant, cells: vec[i64], queen: i64) -> bool:
        return any(cells[PATTERNS + SLOT + slot] != 0 for slot in range(SLOTS))

    def fill_first(self, variant: Variant, cells: vec[i64], queen: i64, out: vec[i64]) -> i64:
        return fill_slots(cells, out, 0)

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        learn_pattern(cells, queen, place_of(cells[frame + CARD_FIRST]))
