"""What a raid may bring, and first guesses in it: whom to raid, whom to call home, which cards.

A battle is judged by soldiers and by the icons in the hands of the two hives. No rules live here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ATTACK,
    BATTLE,
    COMMITTED,
    DEFENCE,
    DEPTH,
    DOORS,
    FRAME,
    HAND,
    INFESTED,
    KIND,
    NONE,
    POLLEN,
    SET,
    SIDE,
    SOLDIER,
    SOLDIERS,
    STACK,
    STAGE,
    STINGS,
    A,
    B,
)
from skep.games.pollen_wars.choices import (
    COMMIT,
    DONE,
    HELP_ATTACK,
    HELP_DEFENCE,
    HEXES,
    KINDS,
    READY,
    STAY_OUT,
)
from skep.games.pollen_wars.mind.goods import card_worth, cure_worth, living_foragers
from skep.games.pollen_wars.mind.likelihood import HARDLY, LIKELY, RARELY, USUAL
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.hands import hand_size
from skep.games.pollen_wars.rules.raid import COMMITTING, OVER, RECALL, icons
from skep.games.pollen_wars.rules.stack import blocked
from skep.games.pollen_wars.variant import Rules

SPENT: Final = 0.6
"""The part of a hand's icons that a battle usually sees."""
CALLED: Final = 0.5
"""The part of a defender's soldiers on the field that usually fly home."""
WOUND: Final = 0.35
"""What an injured soldier costs, in grains."""
ALARM: Final = 0.5
"""The icons a defender expects of each card in the attacker's hand."""
PER_ICON: Final = 0.8
"""The most a card may be worth for each of its icons to be thrown into a battle."""


def raid_under_way(c: vec[i64]) -> i64:
    """Where a raid that has not been fought out lies on the stack, or NONE."""
    depth: i64 = c[DEPTH] - 1
    while depth >= 0:
        f: i64 = STACK + depth * FRAME
        if c[f + KIND] == BATTLE:
            return NONE if c[f + STAGE] == OVER or blocked(c, f) else f
        depth -= 1
    return NONE


def lead(g: Rules, c: vec[i64], f: i64, attacker: i64, defender: i64) -> float:
    """By how much the attack will probably outweigh the defence; `f` is the raid or NONE."""
    attack = float(c[hive(attacker) + SOLDIERS] + c[hive(attacker) + STINGS])
    defence = float(c[hive(defender) + SOLDIERS] + c[hive(defender) + DOORS])
    if f == NONE or c[f + STAGE] <= RECALL:
        defence += CALLED * float(soldiers_out(c, defender))
    fought = f != NONE and c[f + STAGE] == COMMITTING
    queen: i64 = 0
    while queen < g.players:
        if queen == attacker:
            attack += strength_of_hand(g, c, queen, ATTACK, fought)
        elif queen == defender:
            defence += strength_of_hand(g, c, queen, DEFENCE, fought)
        elif fought and c[hive(queen) + SIDE] == ATTACK:
            attack += float(thrown(g, c, queen, ATTACK))
        elif fought and c[hive(queen) + SIDE] == DEFENCE:
            defence += float(thrown(g, c, queen, DEFENCE))
        queen += 1
    return attack - defence


def strength_of_hand(g: Rules, c: vec[i64], queen: i64, side: i64, fought: bool) -> float:
    """Icons she has thrown into the battle, if she is ready, or may be about to."""
    if fought and c[hive(queen) + SET] != 0:
        return float(thrown(g, c, queen, side))
    return SPENT * float(icons_held(g, c, queen, side))


def thrown(g: Rules, c: vec[i64], queen: i64, side: i64) -> i64:
    """Icons she has committed."""
    return count_icons(g, c, hive(queen) + COMMITTED, side)


def icons_held(g: Rules, c: vec[i64], queen: i64, side: i64) -> i64:
    """Icons in her hand, committed or not."""
    return count_icons(g, c, hive(queen) + HAND, side)


def count_icons(g: Rules, c: vec[i64], cards: i64, side: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if c[cards + kind] != 0:
            total += c[cards + kind] * icons(g, kind, side)
        kind += 1
    return total


def soldiers_out(c: vec[i64], queen: i64) -> i64:
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if c[SOLDIER + spot] == queen + 1:
            count += 1
        spot += 1
    return count


def loot(g: Rules, c: vec[i64], attacker: i64, defender: i64, ahead: float) -> float:
    """Grains the attacker may steal, or what her wounds cost her if she loses."""
    soldiers = float(c[hive(attacker) + SOLDIERS])
    if ahead <= 0.0:
        return WOUND * max(ahead, -soldiers)
    most = min(ahead, soldiers) if g.loot_capped else ahead
    return min(most, float(c[hive(defender) + POLLEN]))


def infection(c: vec[i64], queen: i64, other: i64) -> float:
    """What it costs a queen if the mite comes from the other hive into hers."""
    if c[hive(queen) + INFESTED] != 0 or c[hive(other) + INFESTED] == 0:
        return 0.0
    return cure_worth(living_foragers(c, queen))


def raid_share(g: Rules, c: vec[i64], queen: i64) -> float:
    """What the raid under way will probably bring this queen, in grains."""
    f = raid_under_way(c)
    if f == NONE or (queen != c[f + A] and queen != c[f + B]):
        return 0.0
    attacker, defender = c[f + A], c[f + B]
    ahead = lead(g, c, f, attacker, defender)
    taken = loot(g, c, attacker, defender, ahead)
    if queen == defender:
        taken = -max(0.0, taken)
    other: i64 = attacker if queen == defender else defender
    return taken - infection(c, queen, other) if ahead > 0.0 else taken


def raid_prospect(g: Rules, c: vec[i64], attacker: i64, defender: i64) -> float:
    """What a raid on this hive promises, in grains: nothing if it would rather harm."""
    ahead = lead(g, c, NONE, attacker, defender)
    if ahead <= 0.0:
        return 0.0
    gain = loot(g, c, attacker, defender, ahead) - infection(c, attacker, defender)
    return max(0.0, gain)


def best_raid(g: Rules, c: vec[i64], attacker: i64) -> float:
    """What the most promising raid promises."""
    best = 0.0
    queen: i64 = 0
    while queen < g.players:
        if queen != attacker:
            best = max(best, raid_prospect(g, c, attacker, queen))
        queen += 1
    return best


# ------------------------------------------------------------------ first guesses


def guess_battle(g: Rules, c: vec[i64], f: i64, queen: i64, choice: i64) -> float:
    """Recalls and battle cards, by what everybody sees and what the queen holds herself."""
    if choice == READY or choice == STAY_OUT:
        return USUAL
    if choice == HELP_ATTACK or choice == HELP_DEFENCE:
        return guess_help(c, f, queen, choice == HELP_ATTACK)
    attacker, defender = c[f + A], c[f + B]
    ahead: i64 = c[hive(attacker) + SOLDIERS] + c[hive(attacker) + STINGS]
    ahead -= c[hive(defender) + SOLDIERS] + c[hive(defender) + DOORS]
    if choice < COMMIT:
        return guess_recall(c, f, ahead, choice)
    return guess_commit(g, c, f, queen, ahead, choice - COMMIT)


def guess_recall(c: vec[i64], f: i64, ahead: i64, choice: i64) -> float:
    """A soldier flies home if the raid would succeed without her."""
    threatened = float(ahead) + ALARM * float(hand_size(c, c[f + A])) > 0.5
    if choice == DONE:
        return USUAL
    return USUAL if threatened and c[hive(c[f + B]) + POLLEN] > 0 else HARDLY


def guess_commit(g: Rules, c: vec[i64], f: i64, queen: i64, ahead: i64, kind: i64) -> float:
    """A cheap card that may still turn the battle, or add to the loot."""
    side: i64 = c[hive(queen) + SIDE]
    strength = icons(g, kind, side)
    cheap = card_worth(c, queen, kind) <= PER_ICON * float(strength)
    done = thrown(g, c, queen, side)
    if side == ATTACK:
        within: i64 = icons_held(g, c, queen, ATTACK)
        useful = ahead + within > 0 and ahead + done < c[hive(c[f + A]) + SOLDIERS]
    else:
        alarm = ALARM * float(hand_size(c, c[f + A]))
        useful = float(ahead - done) + alarm > 0.0 and c[hive(c[f + B]) + POLLEN] > 0
    if queen != c[f + A] and queen != c[f + B]:
        useful = done == 0
    return (LIKELY if cheap else RARELY) if useful else HARDLY


def guess_help(c: vec[i64], f: i64, queen: i64, attack: bool) -> float:
    """Against the richer of the two, if she is richer than the helper."""
    attacker: i64 = c[hive(c[f + A]) + POLLEN]
    defender: i64 = c[hive(c[f + B]) + POLLEN]
    if attack:
        return RARELY if defender > attacker and defender > c[hive(queen) + POLLEN] else HARDLY
    return RARELY if attacker > defender and attacker > c[hive(queen) + POLLEN] else HARDLY
