"""The battle: sides, cards committed in secret, the count, and what follows (R3.4–R3.7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ATTACK,
    ATTACKER,
    COMMITTED,
    COMMITTING,
    CURTAIN,
    DEFENCE,
    DEFENDER,
    DISCARDS,
    DOORS,
    HAND,
    INFESTED,
    INJURED,
    OUT,
    SET,
    SIDE,
    SOLDIERS,
    STINGS,
    UNDECIDED,
)
from skep.games.pollen_wars.choices import (
    COMMIT,
    HELP_ATTACK,
    HELP_DEFENCE,
    KINDS,
    PASS,
    READY,
    STAY_OUT,
)
from skep.games.pollen_wars.events import (
    BATTLE_FOUGHT,
    BATTLE_OPENED,
    BATTLE_SUM,
    COMMITS,
    COUNTED,
    COUNTED_CARD,
    FACE_UP,
    HELPS,
    MUSTERED,
    RAID_DRAWN,
    RAID_LOST,
    RAID_WON,
    SOLDIERS_AT_HOME,
)
from skep.games.pollen_wars.rules.bees import check, hive, infest, steal
from skep.games.pollen_wars.rules.hands import card_holders, lose, total
from skep.games.pollen_wars.rules.stack import FRAMES
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens, moment, withholds
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

# ------------------------------------------------------------------ sides and cards (R3.4)


@final
class Muster(Step[Variant]):
    """On to the battle; without a card in any hand, as everybody sees, there is nothing to commit.

    Sides are taken; queens without a suitable card are not asked, though nobody sees that.
    """

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        holders = card_holders(variant, cells)
        if holders == 0:
            fight(variant, cells, frame)
            return False
        for queen in range(variant.players):
            take_side(variant, cells, frame, queen)
        cells[frame] = COMMITTING
        if RECORDER.on:
            happens(MUSTERED, cells[frame + ATTACKER], cells[frame + DEFENDER])
            moment(BATTLE_OPENED, cells[frame + ATTACKER], holders)
        return False


def take_side(variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
    """The two principals stand on theirs, the others choose, and all who can commit are asked."""
    at = hive(queen)
    if queen == cells[frame + ATTACKER]:
        cells[at + SIDE] = ATTACK
        asked = can_commit(variant, cells, queen, ATTACK)
    elif queen == cells[frame + DEFENDER]:
        cells[at + SIDE] = DEFENCE
        asked = can_commit(variant, cells, queen, DEFENCE)
    else:
        cells[at + SIDE] = UNDECIDED
        asked = can_commit(variant, cells, queen, ATTACK)
        asked = asked or can_commit(variant, cells, queen, DEFENCE)
    cells[at + SET] = 0 if asked else 1


def icons(variant: Variant, kind: i64, side: i64) -> i64:
    return variant.attack[kind] if side == ATTACK else variant.defence[kind]


def can_commit(variant: Variant, cells: vec[i64], queen: i64, side: i64) -> bool:
    """Has she a card, not yet committed, with an icon of this side?"""
    return any(suits(variant, cells, queen, kind, side) for kind in range(KINDS))


def suits(variant: Variant, cells: vec[i64], queen: i64, kind: i64, side: i64) -> bool:
    """May she commit such a card on this side?"""
    at = hive(queen)
    spare = cells[at + HAND + kind] > cells[at + COMMITTED + kind]
    return spare and icons(variant, kind, side) > 0


@final
class Commit(Step[Variant]):
    """R3.4: everybody chooses in secret; once all are ready the cards are shown and counted."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        """The lowest seat that still chooses; if nobody was asked Chance goes on, unseen."""
        for queen in range(variant.players):
            if cells[hive(queen) + SET] == 0:
                return queen
        return CHANCE

    def owes(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64) -> bool:
        if seat < 0:
            return self.actor(variant, cells, frame) == seat
        return seat < variant.players and cells[hive(seat) + SET] == 0

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        if seat < 0:
            out[0] = PASS
            return 1
        side = cells[hive(seat) + SIDE]
        if side == UNDECIDED:
            return fill_sides(variant, cells, seat, out)
        count: i64 = 0
        principal = seat == cells[frame + ATTACKER] or seat == cells[frame + DEFENDER]
        if principal or total(cells, hive(seat) + COMMITTED) > 0:
            out[count] = READY
            count += 1
        for kind in range(KINDS):
            if suits(variant, cells, seat, kind, side):
                out[count] = COMMIT + kind
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        if seat >= 0:
            commit(cells, seat, choice)
        if not any(cells[hive(queen) + SET] == 0 for queen in range(variant.players)):
            fight(variant, cells, frame)


def fill_sides(variant: Variant, cells: vec[i64], queen: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    if can_commit(variant, cells, queen, ATTACK):
        out[count] = HELP_ATTACK
        count += 1
    if can_commit(variant, cells, queen, DEFENCE):
        out[count] = HELP_DEFENCE
        count += 1
    out[count] = STAY_OUT
    return count + 1


def commit(cells: vec[i64], queen: i64, choice: i64) -> None:
    """A step of one queen's secret answer."""
    at = hive(queen)
    if choice == HELP_ATTACK or choice == HELP_DEFENCE:
        cells[at + SIDE] = ATTACK if choice == HELP_ATTACK else DEFENCE
        withholds(bit(queen), HELPS, queen, cells[at + SIDE] - ATTACK)
    elif choice == STAY_OUT:
        cells[at + SIDE] = OUT
        cells[at + SET] = 1
    elif choice == READY:
        cells[at + SET] = 1
    else:
        cells[at + COMMITTED + choice - COMMIT] += 1
        withholds(bit(queen), COMMITS, queen, choice - COMMIT, cells[at + SIDE] - ATTACK)


# ------------------------------------------------------------------ the count and the result


def fight(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """R3.5–R3.7: reveal, count, discard, result; then the check."""
    attacker, defender = cells[frame + ATTACKER], cells[frame + DEFENDER]
    soldiers: i64 = cells[hive(attacker) + SOLDIERS]
    happens(BATTLE_FOUGHT, attacker, defender)
    attack = strength(variant, cells, attacker, ATTACK, STINGS)
    defence = strength(variant, cells, defender, DEFENCE, DOORS)
    happens(BATTLE_SUM, attacker, defender, attack, defence)
    discard_committed(variant, cells)
    cells[CURTAIN] += 1
    result = attack - defence
    if result > 0:
        most = min(result, soldiers) if variant.loot_capped else result
        happens(RAID_WON, attacker, defender, steal(cells, attacker, defender, most))
        spread(cells, attacker, defender)
    elif result < 0:
        hurt = min(-result, soldiers)
        cells[hive(attacker) + SOLDIERS] -= hurt
        cells[hive(attacker) + INJURED] += hurt
        happens(RAID_LOST, attacker, defender, hurt)
    else:
        happens(RAID_DRAWN, attacker, defender)
    if not check(variant, cells):
        FRAMES.pop(cells)


def strength(variant: Variant, cells: vec[i64], queen: i64, side: i64, face_up: i64) -> i64:
    """R3.5: soldiers at home, her face-up cards, and all icons committed for her."""
    at = hive(queen)
    happens(COUNTED, queen, side - ATTACK, SOLDIERS_AT_HOME, cells[at + SOLDIERS])
    if cells[at + face_up] > 0:
        happens(COUNTED, queen, side - ATTACK, FACE_UP, cells[at + face_up])
    return cells[at + SOLDIERS] + cells[at + face_up] + revealed(variant, cells, side)


def revealed(variant: Variant, cells: vec[i64], side: i64) -> i64:
    """All icons of a side that were committed for it."""
    found: i64 = 0
    for queen in range(variant.players):
        if cells[hive(queen) + SIDE] == side:
            for kind in range(KINDS):
                copies: i64 = cells[hive(queen) + COMMITTED + kind]
                each = icons(variant, kind, side)
                found += copies * each
                if RECORDER.on:
                    for _each in range(copies):
                        happens(COUNTED_CARD, queen, side - ATTACK, kind, each)
    return found


def discard_committed(variant: Variant, cells: vec[i64]) -> None:
    """R3.6: all committed cards go face up to the discard piles."""
    for queen in range(variant.players):
        at = hive(queen)
        for kind in range(KINDS):
            for _each in range(cells[at + COMMITTED + kind]):
                cells[at + COMMITTED + kind] -= 1
                lose(variant, cells, queen, kind)
                cells[DISCARDS + kind] += 1
        cells[at + SIDE] = UNDECIDED
        cells[at + SET] = 0


def spread(cells: vec[i64], one: i64, other: i64) -> None:
    """R3.7, G36: if either hive is infested, both now are."""
    if cells[hive(one) + INFESTED] != 0 or cells[hive(other) + INFESTED] != 0:
        infest(cells, one)
        infest(cells, other)
