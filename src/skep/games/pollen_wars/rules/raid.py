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
from skep.games.pollen_wars.variant import TRADE_OPEN, WINDOWS_FULL, Rules
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


def step_raid(g: Rules, c: vec[i64], f: i64) -> bool:
    stage = c[f + STAGE]
    if stage == ANNOUNCED:
        announced(g, c, f)
    elif stage == ALLOWED:
        if blocked(c, f):
            pop(c)
        else:
            bargain(g, c, f, ANSWERED)
    elif stage == ANSWERED:
        at_stage(c, f, RECALL if has_soldier_out(c, c[f + B]) else GATHER)
    elif stage == GATHER:
        at_stage(c, f, GATHERED)
        if g.windows == WINDOWS_FULL:
            window_for_all(g, c, AT_MUSTER, (c[ACTIVE] + 1) % g.players)
    elif stage == GATHERED:
        bargain(g, c, f, MUSTER)
    elif stage == BARGAIN:
        return bargains(g, c, f)
    elif stage == MUSTER:
        take_sides(g, c, f)
    elif stage == OVER:
        pop(c)
    else:
        return True
    return False


def announced(g: Rules, c: vec[i64], f: i64) -> None:
    """R3.1, R3.2: the raid may be stopped; in `full` windows she who announced it is asked, too."""
    at_stage(c, f, ALLOWED)
    c[f + D] = 0
    happens(RAIDS, c[f + A], c[f + B], NOTHING if c[f + C] == c[f + A] else c[f + C])
    if g.windows == WINDOWS_FULL:
        window_for_all(g, c, ANNOUNCE, (c[f + C] + 1) % g.players)
    else:
        window_for_others(g, c, ANNOUNCE, c[f + C])


def take_sides(g: Rules, c: vec[i64], f: i64) -> None:
    """On to the battle; without a card in any hand there is nothing to commit."""
    if any_cards(g, c):
        muster(g, c, f)
    else:
        battle(g, c, f)


def fill_raid(g: Rules, c: vec[i64], f: i64, queen: i64, out: vec[i64]) -> i64:
    stage = c[f + STAGE]
    if stage == COMMITTING:
        return fill_battle(g, c, f, queen, out)
    if stage == RECALL:
        return fill_recall(c, f, out)
    out[0] = PASS
    out[1] = TRADE
    return 2


def play_in_raid(g: Rules, c: vec[i64], f: i64, queen: i64, choice: i64) -> None:
    stage = c[f + STAGE]
    if stage == COMMITTING:
        commit(g, c, f, queen, choice)
    elif stage == RECALL:
        recall(g, c, f, choice)
    else:
        offer_or_not(g, c, f, choice)


# ------------------------------------------------------------------ buying help (R7.6a)


def bargain(g: Rules, c: vec[i64], f: i64, then: i64) -> None:
    """With full windows and open trade every queen may make an offer, in turn order."""
    if g.windows == WINDOWS_FULL and g.trade == TRADE_OPEN:
        c[f + E] = 0
        c[f + D] = then
        at_stage(c, f, BARGAIN)
    else:
        at_stage(c, f, then)


def bargains(g: Rules, c: vec[i64], f: i64) -> bool:
    """Is somebody left who may make an offer? If not, the raid goes on."""
    c[f + E] += c[f + G]
    c[f + G] = 0
    if c[f + E] < g.players:
        return True
    at_stage(c, f, c[f + D])
    c[f + D] = 0
    return False


def raid_actor(g: Rules, c: vec[i64], f: i64) -> i64:
    """Who owes a choice by herself: the defender, or one who may make an offer."""
    if c[f + STAGE] == BARGAIN:
        return (c[ACTIVE] + c[f + E]) % g.players
    return c[f + B]


def offer_or_not(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    c[f + G] = 1
    if choice == TRADE:
        begin_trade(c, raid_actor(g, c, f))


# ------------------------------------------------------------------ recall (R3.3)


def has_soldier_out(c: vec[i64], queen: i64) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if c[SOLDIER + spot] == queen + 1:
            return True
        spot += 1
    return False


def fill_recall(c: vec[i64], f: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = 1
    spot: i64 = 0
    while spot < HEXES:
        if c[SOLDIER + spot] == c[f + B] + 1 and (c[f + D] >> spot) & 1 == 0:
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def recall(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    """Pick one more, or let all that were picked fly home together, empty-handed (G30)."""
    if choice != DONE:
        c[f + D] = c[f + D] | g.bits[choice - HEX]
        return
    c[CURTAIN] += 1
    at_stage(c, f, GATHER)
    picked: i64 = c[f + D]
    c[f + D] = 0
    spot: i64 = 0
    while picked != 0:
        if picked & 1 != 0:
            happens(RECALLED, c[f + B], spot, owner_on(c, FORAGER, spot))
            take_home(g, c, spot)
        picked = picked >> 1
        spot += 1
    check(g, c)


# ------------------------------------------------------------------ battle (R3.4)


def any_cards(g: Rules, c: vec[i64]) -> bool:
    """Does anybody hold a card? If not, everybody knows that nobody has one to commit."""
    queen: i64 = 0
    while queen < g.players:
        if hand_size(c, queen) > 0:
            return True
        queen += 1
    return False


def muster(g: Rules, c: vec[i64], f: i64) -> None:
    """Sides are taken; queens without a suitable card are not asked, though nobody sees that."""
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        if queen == c[f + A]:
            c[at + SIDE] = ATTACK
            c[at + SET] = 0 if can_commit(g, c, queen, ATTACK) else 1
        elif queen == c[f + B]:
            c[at + SIDE] = DEFENCE
            c[at + SET] = 0 if can_commit(g, c, queen, DEFENCE) else 1
        else:
            c[at + SIDE] = UNDECIDED
            helps = can_commit(g, c, queen, ATTACK) or can_commit(g, c, queen, DEFENCE)
            c[at + SET] = 0 if helps else 1
        queen += 1
    at_stage(c, f, COMMITTING)
    if RECORDER.on:
        happens(MUSTERED, c[f + A], c[f + B])
        moment(BATTLE_OPENED, c[f + A], card_holders(g, c))


def still_choosing(g: Rules, c: vec[i64]) -> bool:
    queen: i64 = 0
    while queen < g.players:
        if c[hive(queen) + SET] == 0:
            return True
        queen += 1
    return False


def icons(g: Rules, kind: i64, side: i64) -> i64:
    return g.attack[kind] if side == ATTACK else g.defence[kind]


def can_commit(g: Rules, c: vec[i64], queen: i64, side: i64) -> bool:
    """Has she a card, not yet committed, with an icon of this side?"""
    at = hive(queen)
    kind: i64 = 0
    while kind < KINDS:
        if c[at + HAND + kind] > c[at + COMMITTED + kind] and icons(g, kind, side) > 0:
            return True
        kind += 1
    return False


def fill_battle(g: Rules, c: vec[i64], f: i64, queen: i64, out: vec[i64]) -> i64:
    if queen < 0:
        out[0] = PASS
        return 1
    at = hive(queen)
    side: i64 = c[at + SIDE]
    count: i64 = 0
    if side == UNDECIDED:
        if can_commit(g, c, queen, ATTACK):
            out[count] = HELP_ATTACK
            count += 1
        if can_commit(g, c, queen, DEFENCE):
            out[count] = HELP_DEFENCE
            count += 1
        out[count] = STAY_OUT
        return count + 1
    principal = queen == c[f + A] or queen == c[f + B]
    if principal or committed(c, queen) > 0:
        out[count] = READY
        count += 1
    kind: i64 = 0
    while kind < KINDS:
        if c[at + HAND + kind] > c[at + COMMITTED + kind] and icons(g, kind, side) > 0:
            out[count] = COMMIT + kind
            count += 1
        kind += 1
    return count


def committed(c: vec[i64], queen: i64) -> i64:
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        count += c[hive(queen) + COMMITTED + kind]
        kind += 1
    return count


def commit(g: Rules, c: vec[i64], f: i64, queen: i64, choice: i64) -> None:
    """A step of one queen's secret answer; once all are ready the cards are shown and counted.

    If nobody was asked Chance says so, unseen.
    """
    if queen >= 0:
        commit_one(c, queen, choice)
    if not still_choosing(g, c):
        battle(g, c, f)


def commit_one(c: vec[i64], queen: i64, choice: i64) -> None:
    at = hive(queen)
    if choice == HELP_ATTACK or choice == HELP_DEFENCE:
        c[at + SIDE] = ATTACK if choice == HELP_ATTACK else DEFENCE
        withholds(bit(queen), HELPS, queen, c[at + SIDE] - ATTACK)
    elif choice == STAY_OUT:
        c[at + SIDE] = OUT
        c[at + SET] = 1
    elif choice == READY:
        c[at + SET] = 1
    else:
        c[at + COMMITTED + choice - COMMIT] += 1
        withholds(bit(queen), COMMITS, queen, choice - COMMIT, c[at + SIDE] - ATTACK)


def battle(g: Rules, c: vec[i64], f: i64) -> None:
    """R3.5–R3.7: reveal, count, discard, result; then the check."""
    attacker, defender = c[f + A], c[f + B]
    soldiers: i64 = c[hive(attacker) + SOLDIERS]
    happens(BATTLE_FOUGHT, attacker, defender)
    attack = strength(g, c, attacker, ATTACK, STINGS)
    defence = strength(g, c, defender, DEFENCE, DOORS)
    happens(BATTLE_SUM, attacker, defender, attack, defence)
    discard_committed(g, c)
    c[CURTAIN] += 1
    at_stage(c, f, OVER)
    result = attack - defence
    if result > 0:
        most: i64 = soldiers if g.loot_capped and result > soldiers else result
        happens(RAID_WON, attacker, defender, steal(c, attacker, defender, most))
        spread(c, attacker, defender)
    elif result < 0:
        hurt: i64 = -result if -result < soldiers else soldiers
        c[hive(attacker) + SOLDIERS] -= hurt
        c[hive(attacker) + INJURED] += hurt
        happens(RAID_LOST, attacker, defender, hurt)
    else:
        happens(RAID_DRAWN, attacker, defender)
    check(g, c)


def strength(g: Rules, c: vec[i64], queen: i64, side: i64, face_up: i64) -> i64:
    """R3.5: soldiers at home, her face-up cards, and all icons committed for her."""
    at = hive(queen)
    happens(COUNTED, queen, side - ATTACK, SOLDIERS_AT_HOME, c[at + SOLDIERS])
    if c[at + face_up] > 0:
        happens(COUNTED, queen, side - ATTACK, FACE_UP, c[at + face_up])
    return c[at + SOLDIERS] + c[at + face_up] + revealed(g, c, side)


def revealed(g: Rules, c: vec[i64], side: i64) -> i64:
    """All icons of a side that were committed for it."""
    total: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        if c[hive(queen) + SIDE] == side:
            kind: i64 = 0
            while kind < KINDS:
                copies: i64 = c[hive(queen) + COMMITTED + kind]
                total += copies * icons(g, kind, side)
                while RECORDER.on and copies > 0:
                    happens(COUNTED_CARD, queen, side - ATTACK, kind, icons(g, kind, side))
                    copies -= 1
                kind += 1
        queen += 1
    return total


def discard_committed(g: Rules, c: vec[i64]) -> None:
    """R3.6: all committed cards go face up to the discard piles."""
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        kind: i64 = 0
        while kind < KINDS:
            while c[at + COMMITTED + kind] > 0:
                c[at + COMMITTED + kind] -= 1
                lose(g, c, queen, kind)
                c[DISCARDS + kind] += 1
            kind += 1
        c[at + SIDE] = UNDECIDED
        c[at + SET] = 0
        queen += 1


def spread(c: vec[i64], one: i64, other: i64) -> None:
    """R3.7, G36: if either hive is infested, both now are."""
    if c[hive(one) + INFESTED] != 0 or c[hive(other) + INFESTED] != 0:
        infest(c, one)
        infest(c, other)
