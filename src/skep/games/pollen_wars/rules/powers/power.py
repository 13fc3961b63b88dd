"""A card's power: whether it can be played, what it may be aimed at, and what it does."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import BLOCK, CARD_PLAYER, HEEDED, PATTERNS, SLOT, SLOTS
from skep.games.pollen_wars.choices import DORMANT, HEX, HEXES, QUEEN
from skep.games.pollen_wars.rules.stack import window_for_others
from skep.games.pollen_wars.variant import Variant


class Power:
    """What one kind of card does. Where there is a `frame`, it is that of the card being played."""

    targets: i64 = 0
    """How many its player names."""

    def playable(self, variant: Variant, cells: vec[i64], queen: i64) -> bool:
        """R0.9: every target exists, and the power would change or show something."""
        return True

    def fill_first(self, variant: Variant, cells: vec[i64], queen: i64, out: vec[i64]) -> i64:
        """The first target's choices; each leaves a second one where two are needed."""
        return 0

    def fill_second(
        self, variant: Variant, cells: vec[i64], queen: i64, first: i64, out: vec[i64]
    ) -> i64:
        """The second target's choices, given the first (a choice)."""
        return 0

    def announce(self, variant: Variant, cells: vec[i64], frame: i64) -> None:
        """It has been played and all its targets are named: it may be stopped now."""
        cells[frame] = HEEDED
        window_for_others(variant, cells, BLOCK, cells[frame + CARD_PLAYER])

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        """Nobody stopped it. The card is spent then, unless another step is set here."""
        raise NotImplementedError


class AtQueen(Power):
    """Aimed at an opposing queen."""

    targets: i64 = 1

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        """May this opposing queen be the target?"""
        return True

    def playable(self, variant: Variant, cells: vec[i64], queen: i64) -> bool:
        return any(
            other != queen and self.fits(variant, cells, queen, other)
            for other in range(variant.players)
        )

    def fill_first(self, variant: Variant, cells: vec[i64], queen: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for other in range(variant.players):
            if other != queen and self.fits(variant, cells, queen, other):
                out[count] = QUEEN + other
                count += 1
        return count


class AtTwoQueens(AtQueen):
    """Aimed at an opposing queen, then at another."""

    targets: i64 = 2

    def suits(self, cells: vec[i64], queen: i64, first: i64, other: i64) -> bool:
        """May this be the other queen?"""
        return other != queen

    def fill_second(
        self, variant: Variant, cells: vec[i64], queen: i64, first: i64, out: vec[i64]
    ) -> i64:
        count: i64 = 0
        for other in range(variant.players):
            if other != first - QUEEN and self.suits(cells, queen, first - QUEEN, other):
                out[count] = QUEEN + other
                count += 1
        return count


class AtHex(Power):
    """Aimed at a hex, or at the bee that stands there."""

    targets: i64 = 1

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> bool:
        """May this hex be the target?"""
        raise NotImplementedError

    def playable(self, variant: Variant, cells: vec[i64], queen: i64) -> bool:
        return any(self.fits(variant, cells, queen, spot) for spot in range(HEXES))

    def fill_first(self, variant: Variant, cells: vec[i64], queen: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for spot in range(HEXES):
            if self.fits(variant, cells, queen, spot):
                out[count] = HEX + spot
                count += 1
        return count


def fill_slots(cells: vec[i64], out: vec[i64], count: i64) -> i64:
    """The dormant slots that hold a card."""
    for slot in range(SLOTS):
        if cells[PATTERNS + SLOT + slot] != 0:
            out[count] = DORMANT + slot
            count += 1
    return count


def place_of(choice: i64) -> i64:
    """Where a pattern card lies that a queen or a dormant slot was named for."""
    return choice - QUEEN if choice < DORMANT else SLOT + choice - DORMANT
