"""The raid: announcement, recall, battle, result (R3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    ANNOUNCE,
    AT_MUSTER,
    ATTACK,
    COMMITTED,
    CURTAIN,
    DEFENCE,
    DISCARDS,
    DOORS,
    FORAGER,
    HAND,
    INFESTED,
    INJURED,
    OUT,
    SET,
    SIDE,
    SOLDIER,
    SOLDIERS,
    STAGE,
    STINGS,
    UNDECIDED,
    A,
    B,
    C,
    D,
    E,
    G,
)
from skep.games.pollen_wars.choices import (
    COMMIT,
    DONE,
    HELP_ATTACK,
    HELP_DEFENCE,
    HEX,
    HEXES,
    KINDS,
    PASS,
    READY,
    STAY_OUT,
    TRADE,
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
    RAIDS,
    RECALLED,
    SOLDIERS_AT_HOME,
)
from skep.games.pollen_wars.rules.bees import check, hive, infest, owner_on, steal, take_home
from skep.games.pollen_wars.rules.hands import card_holders, hand_size, lose
from skep.games.pollen_wars.rules.stack import (
    at_stage,
    blocked,
    pop,
    window_for_all,
    window_for_others,
)
from skep.games.pollen_wars.rules.trade import begin_trade
from skep.games.pollen_wars.variant import TRADE_OPEN, WINDOWS_FULL, Variant
from skep.kernel.bits import bit
from skep.kernel.events import NOTHING, RECORDER, happens, moment, withholds

ANNOUNCED: Final = 0
ALLOWED: Final = 1
ANSWERED: Final = 2
RECALL: Final = 3
GATHER: Final = 4
GATHERED: Final = 5
MUSTER: Final = 6
COMMITTING: Final = 7
OVER: Final = 8
BARGAIN: Final = 9


def step_raid(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    stage = cells[frame + STAGE]
    if stage == ANNOUNCED:
        announced(variant, cells, frame)
    elif stage == ALLOWED:
        if blocked(cells, frame):
            pop(cells)
        else:
            bargain(variant, cells, frame, ANSWERED)
    elif stage == ANSWERED:
        at_stage(cells, frame, RECALL if has_soldier_out(cells, cells[frame + B]) else GATHER)
    elif stage == GATHER:
        at_stage(cells, frame, GATHERED)
        if variant.windows == WINDOWS_FULL:
            window_for_all(variant, cells, AT_MUSTER, (cells[ACTIVE] + 1) % variant.players)
    elif stage == GATHERED:
        bargain(variant, cells, frame, MUSTER)
    elif stage == BARGAIN:
        return bargains(variant, cells, frame)
    elif stage == MUSTER:
        take_sides(variant, cells, frame)
    elif stage == OVER:
        pop(cells)
    else:
        return True
    return False


def announced(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """R3.1, R3.2: the raid may be stopped; in `full` windows she who announced it is asked, too."""
    at_stage(cells, frame, ALLOWED)
    cells[frame + D] = 0
    happens(
        RAIDS,
        cells[frame + A],
        cells[frame + B],
        NOTHING if cells[frame + C] == cells[frame + A] else cells[frame + C],
    )
    if variant.windows == WINDOWS_FULL:
        window_for_all(variant, cells, ANNOUNCE, (cells[frame + C] + 1) % variant.players)
    else:
        window_for_others(variant, cells, ANNOUNCE, cells[frame + C])


def take_sides(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """On to the battle; without a card in any hand there is nothing to commit."""
    if any_cards(variant, cells):
        muster(variant, cells, frame)
    else:
        battle(variant, cells, frame)


def fill_raid(variant: Variant, cells: vec[i64], frame: i64, queen: i64, out: vec[i64]) -> i64:
    stage = cells[frame + STAGE]
    if stage == COMMITTING:
        return fill_battle(variant, cells, frame, queen, out)
    if stage == RECALL:
        return fill_recall(cells, frame, out)
    out[0] = PASS
    out[1] = TRADE
    return 2


def play_in_raid(variant: Variant, cells: vec[i64], frame: i64, queen: i64, choice: i64) -> None:
    stage = cells[frame + STAGE]
    if stage == COMMITTING:
        commit(variant, cells, frame, queen, choice)
    elif stage == RECALL:
        recall(variant, cells, frame, choice)
    else:
        offer_or_not(variant, cells, frame, choice)


# ------------------------------------------------------------------ buying help (R7.6a)


def bargain(variant: Variant, cells: vec[i64], frame: i64, then: i64) -> None:
    """With full windows and open trade every queen may make an offer, in turn order."""
    if variant.windows == WINDOWS_FULL and variant.trade == TRADE_OPEN:
        cells[frame + E] = 0
        cells[frame + D] = then
        at_stage(cells, frame, BARGAIN)
    else:
        at_stage(cells, frame, then)


def bargains(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    """Is somebody left who may make an offer? If not, the raid goes on."""
    cells[frame + E] += cells[frame + G]
    cells[frame + G] = 0
    if cells[frame + E] < variant.players:
        return True
    at_stage(cells, frame, cells[frame + D])
    cells[frame + D] = 0
    return False


def raid_actor(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """Who owes a choice by herself: the defender, or one who may make an offer."""
    if cells[frame + STAGE] == BARGAIN:
        return (cells[ACTIVE] + cells[frame + E]) % variant.players
    return cells[frame + B]


def offer_or_not(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    cells[frame + G] = 1
    if choice == TRADE:
        begin_trade(cells, raid_actor(variant, cells, frame))


# ------------------------------------------------------------------ recall (R3.3)


def has_soldier_out(cells: vec[i64], queen: i64) -> bool:
    return any(cells[SOLDIER + spot] == queen + 1 for spot in range(HEXES))


def fill_recall(cells: vec[i64], frame: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = 1
    for spot in range(HEXES):
        if cells[SOLDIER + spot] == cells[frame + B] + 1 and (cells[frame + D] >> spot) & 1 == 0:
            out[count] = HEX + spot
            count += 1
    return count


def recall(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    """Pick one more, or let all that were picked fly home together, empty-handed (G30)."""
    if choice != DONE:
        cells[frame + D] = cells[frame + D] | variant.bits[choice - HEX]
        return
    cells[CURTAIN] += 1
    at_stage(cells, frame, GATHER)
    picked: i64 = cells[frame + D]
    cells[frame + D] = 0
    spot: i64 = 0
    while picked != 0:
        if picked & 1 != 0:
            happens(RECALLED, cells[frame + B], spot, owner_on(cells, FORAGER, spot))
            take_home(variant, cells, spot)
        picked = picked >> 1
        spot += 1
    check(variant, cells)


# ------------------------------------------------------------------ battle (R3.4)


def any_cards(variant: Variant, cells: vec[i64]) -> bool:
    """Does anybody hold a card? If not, everybody knows that nobody has one to commit."""
    return any(hand_size(cells, queen) > 0 for queen in range(variant.players))


def muster(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """Sides are taken; queens without a suitable card are not asked, though nobody sees that."""
    for queen in range(variant.players):
        at = hive(queen)
        if queen == cells[frame + A]:
            cells[at + SIDE] = ATTACK
            cells[at + SET] = 0 if can_commit(variant, cells, queen, ATTACK) else 1
        elif queen == cells[frame + B]:
            cells[at + SIDE] = DEFENCE
            cells[at + SET] = 0 if can_commit(variant, cells, queen, DEFENCE) else 1
        else:
            cells[at + SIDE] = UNDECIDED
            helps = can_commit(variant, cells, queen, ATTACK) or can_commit(
                variant, cells, queen, DEFENCE
            )
            cells[at + SET] = 0 if helps else 1
    at_stage(cells, frame, COMMITTING)
    if RECORDER.on:
        happens(MUSTERED, cells[frame + A], cells[frame + B])
        moment(BATTLE_OPENED, cells[frame + A], card_holders(variant, cells))


def still_choosing(variant: Variant, cells: vec[i64]) -> bool:
    return any(cells[hive(queen) + SET] == 0 for queen in range(variant.players))


def icons(variant: Variant, kind: i64, side: i64) -> i64:
    return variant.attack[kind] if side == ATTACK else variant.defence[kind]


def can_commit(variant: Variant, cells: vec[i64], queen: i64, side: i64) -> bool:
    """Has she a card, not yet committed, with an icon of this side?"""
    at = hive(queen)
    for kind in range(KINDS):
        if (
            cells[at + HAND + kind] > cells[at + COMMITTED + kind]
            and icons(variant, kind, side) > 0
        ):
            return True
    return False


def fill_battle(variant: Variant, cells: vec[i64], frame: i64, queen: i64, out: vec[i64]) -> i64:
    if queen < 0:
        out[0] = PASS
        return 1
    at = hive(queen)
    side: i64 = cells[at + SIDE]
    count: i64 = 0
    if side == UNDECIDED:
        if can_commit(variant, cells, queen, ATTACK):
            out[count] = HELP_ATTACK
            count += 1
        if can_commit(variant, cells, queen, DEFENCE):
            out[count] = HELP_DEFENCE
            count += 1
        out[count] = STAY_OUT
        return count + 1
    principal = queen == cells[frame + A] or queen == cells[frame + B]
    if principal or committed(cells, queen) > 0:
        out[count] = READY
        count += 1
    for kind in range(KINDS):
        if (
            cells[at + HAND + kind] > cells[at + COMMITTED + kind]
            and icons(variant, kind, side) > 0
        ):
            out[count] = COMMIT + kind
            count += 1
    return count


def committed(cells: vec[i64], queen: i64) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        count += cells[hive(queen) + COMMITTED + kind]
    return count


def commit(variant: Variant, cells: vec[i64], frame: i64, queen: i64, choice: i64) -> None:
    """A step of one queen's secret answer; once all are ready the cards are shown and counted.

    If nobody was asked Chance says so, unseen.
    """
    if queen >= 0:
        commit_one(cells, queen, choice)
    if not still_choosing(variant, cells):
        battle(variant, cells, frame)


def commit_one(cells: vec[i64], queen: i64, choice: i64) -> None:
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


def battle(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """R3.5–R3.7: reveal, count, discard, result; then the check."""
    attacker, defender = cells[frame + A], cells[frame + B]
    soldiers: i64 = cells[hive(attacker) + SOLDIERS]
    happens(BATTLE_FOUGHT, attacker, defender)
    attack = strength(variant, cells, attacker, ATTACK, STINGS)
    defence = strength(variant, cells, defender, DEFENCE, DOORS)
    happens(BATTLE_SUM, attacker, defender, attack, defence)
    discard_committed(variant, cells)
    cells[CURTAIN] += 1
    at_stage(cells, frame, OVER)
    result = attack - defence
    if result > 0:
        most: i64 = soldiers if variant.loot_capped and result > soldiers else result
        happens(RAID_WON, attacker, defender, steal(cells, attacker, defender, most))
        spread(cells, attacker, defender)
    elif result < 0:
        hurt: i64 = -result if -result < soldiers else soldiers
        cells[hive(attacker) + SOLDIERS] -= hurt
        cells[hive(attacker) + INJURED] += hurt
        happens(RAID_LOST, attacker, defender, hurt)
    else:
        happens(RAID_DRAWN, attacker, defender)
    check(variant, cells)


def strength(variant: Variant, cells: vec[i64], queen: i64, side: i64, face_up: i64) -> i64:
    """R3.5: soldiers at home, her face-up cards, and all icons committed for her."""
    at = hive(queen)
    happens(COUNTED, queen, side - ATTACK, SOLDIERS_AT_HOME, cells[at + SOLDIERS])
    if cells[at + face_up] > 0:
        happens(COUNTED, queen, side - ATTACK, FACE_UP, cells[at + face_up])
    return cells[at + SOLDIERS] + cells[at + face_up] + revealed(variant, cells, side)


def revealed(variant: Variant, cells: vec[i64], side: i64) -> i64:
    """All icons of a side that were committed for it."""
    total: i64 = 0
    for queen in range(variant.players):
        if cells[hive(queen) + SIDE] == side:
            for kind in range(KINDS):
                copies: i64 = cells[hive(queen) + COMMITTED + kind]
                total += copies * icons(variant, kind, side)
                while RECORDER.on and copies > 0:
                    happens(COUNTED_CARD, queen, side - ATTACK, kind, icons(variant, kind, side))
                    copies -= 1
    return total


def discard_committed(variant: Variant, cells: vec[i64]) -> None:
    """R3.6: all committed cards go face up to the discard piles."""
    for queen in range(variant.players):
        at = hive(queen)
        for kind in range(KINDS):
            while cells[at + COMMITTED + kind] > 0:
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
