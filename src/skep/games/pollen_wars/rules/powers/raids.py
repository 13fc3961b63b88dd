"""Cards that begin a raid, or stop one."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ATTACKER,
    CARD_FIRST,
    CARD_KIND,
    CARD_PLAYER,
    CARD_SECOND,
    DEFENDER,
    FRAME,
    MUTINY,
    SOLDIERS,
    SPENT,
    STOPPED,
)
from skep.games.pollen_wars.choices import QUEEN
from skep.games.pollen_wars.events import BLOCKED, BLOCKED_RAID
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.powers.power import AtQueen, AtTwoQueens, Power
from skep.games.pollen_wars.rules.stack import announce_raid, is_raid
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import happens


def can_raid(variant: Variant, cells: vec[i64], queen: i64) -> bool:
    """R2.5: soldiers at home who do not mutiny."""
    return variant.raids and cells[hive(queen) + SOLDIERS] > 0 and cells[MUTINY] != queen


@final
class WhatsTheBee(AtQueen):
    """H17: raid an opposing hive."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return can_raid(variant, cells, queen)

    def announce(self, variant: Variant, cells: vec[i64], frame: i64) -> None:
        """The raid can be stopped, not the card."""
        cells[frame] = SPENT
        queen = cells[frame + CARD_PLAYER]
        announce_raid(cells, queen, cells[frame + CARD_FIRST] - QUEEN, queen)


@final
class RoyalOrders(AtTwoQueens):
    """H4: an opposing queen must raid another, who may be the card's own player."""

    def fits(self, variant: Variant, cells: vec[i64], queen: i64, other: i64) -> bool:
        return cells[hive(other) + SOLDIERS] > 0

    def suits(self, cells: vec[i64], queen: i64, first: i64, other: i64) -> bool:
        return True

    def announce(self, variant: Variant, cells: vec[i64], frame: i64) -> None:
        cells[frame] = SPENT
        attacker, defender = cells[frame + CARD_FIRST] - QUEEN, cells[frame + CARD_SECOND] - QUEEN
        announce_raid(cells, attacker, defender, cells[frame + CARD_PLAYER])


@final
class Smoke(Power):
    """J9: the card or raid that the window below this card is about has no effect."""

    def take_effect(self, variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
        stopped = frame - 2 * FRAME
        cells[stopped + STOPPED] = 1
        if is_raid(cells[stopped]):
            happens(BLOCKED_RAID, queen, cells[stopped + ATTACKER], cells[stopped + DEFENDER])
        else:
            happens(BLOCKED, queen, cells[stopped + CARD_PLAYER], cells[stopped + CARD_KIND])
