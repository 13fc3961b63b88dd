"""What a raid may bring, and first guesses in it: whom to raid, whom to call home, which cards.

A battle is judged by soldiers and by the icons in the hands of the two hives. No rules live here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ATTACK,
    ATTACKER,
    COMMITTED,
    COMMITTING,
    DEFENCE,
    DEFENDER,
    DEPTH,
    DOORS,
    FRAME,
    HAND,
    INFESTED,
    NONE,
    POLLEN,
    RECALL,
    SET,
    SIDE,
    SOLDIER,
    SOLDIERS,
    STINGS,
    STOPPED,
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
from skep.games.pollen_wars.rules.battle import icons
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.hands import hand_size
from skep.games.pollen_wars.rules.stack import FRAMES, is_raid
from skep.games.pollen_wars.variant import Variant

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


def raid_under_way(cells: vec[i64]) -> i64:
    """Where a raid that nobody has stopped lies on the stack, or NONE."""
    for depth in range(cells[DEPTH]):
        frame = FRAMES.top(cells) - depth * FRAME
        if is_raid(cells[frame]):
            if cells[frame + STOPPED] == 0:
                return frame
            break
    return NONE


def lead(variant: Variant, cells: vec[i64], frame: i64, attacker: i64, defender: i64) -> float:
    """By how much the attack will probably outweigh the defence; `frame` is the raid or NONE."""
    attack = float(cells[hive(attacker) + SOLDIERS] + cells[hive(attacker) + STINGS])
    defence = float(cells[hive(defender) + SOLDIERS] + cells[hive(defender) + DOORS])
    if frame == NONE or cells[frame] <= RECALL:
        defence += CALLED * float(soldiers_out(cells, defender))
    fought = frame != NONE and cells[frame] == COMMITTING
    for queen in range(variant.players):
        if queen == attacker:
            attack += strength_of_hand(variant, cells, queen, ATTACK, fought)
        elif queen == defender:
            defence += strength_of_hand(variant, cells, queen, DEFENCE, fought)
        elif fought and cells[hive(queen) + SIDE] == ATTACK:
            attack += float(thrown(variant, cells, queen, ATTACK))
        elif fought and cells[hive(queen) + SIDE] == DEFENCE:
            defence += float(thrown(variant, cells, queen, DEFENCE))
    return attack - defence


def strength_of_hand(
    variant: Variant, cells: vec[i64], queen: i64, side: i64, fought: bool
) -> float:
    """Icons she has thrown into the battle, if she is ready, or may be about to."""
    if fought and cells[hive(queen) + SET] != 0:
        return float(thrown(variant, cells, queen, side))
    return SPENT * float(icons_held(variant, cells, queen, side))


def thrown(variant: Variant, cells: vec[i64], queen: i64, side: i64) -> i64:
    """Icons she has committed."""
    return count_icons(variant, cells, hive(queen) + COMMITTED, side)


def icons_held(variant: Variant, cells: vec[i64], queen: i64, side: i64) -> i64:
    """Icons in her hand, committed or not."""
    return count_icons(variant, cells, hive(queen) + HAND, side)


def count_icons(variant: Variant, cells: vec[i64], cards: i64, side: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        if cells[cards + kind] != 0:
            total += cells[cards + kind] * icons(variant, kind, side)
    return total


def soldiers_out(cells: vec[i64], queen: i64) -> i64:
    count: i64 = 0
    for spot in range(HEXES):
        if cells[SOLDIER + spot] == queen + 1:
            count += 1
    return count


def loot(variant: Variant, cells: vec[i64], attacker: i64, defender: i64, ahead: float) -> float:
    """Grains the attacker may steal, or what her wounds cost her if she loses."""
    soldiers = float(cells[hive(attacker) + SOLDIERS])
    if ahead <= 0.0:
        return WOUND * max(ahead, -soldiers)
    most = min(ahead, soldiers) if variant.loot_capped else ahead
    return min(most, float(cells[hive(defender) + POLLEN]))


def infection(cells: vec[i64], queen: i64, other: i64) -> float:
    """What it costs a queen if the mite comes from the other hive into hers."""
    if cells[hive(queen) + INFESTED] != 0 or cells[hive(other) + INFESTED] == 0:
        return 0.0
    return cure_worth(living_foragers(cells, queen))


def raid_share(variant: Variant, cells: vec[i64], queen: i64) -> float:
    """What the raid under way will probably bring this queen, in grains."""
    frame = raid_under_way(cells)
    if frame == NONE or (queen != cells[frame + ATTACKER] and queen != cells[frame + DEFENDER]):
        return 0.0
    attacker, defender = cells[frame + ATTACKER], cells[frame + DEFENDER]
    ahead = lead(variant, cells, frame, attacker, defender)
    taken = loot(variant, cells, attacker, defender, ahead)
    if queen == defender:
        taken = -max(0.0, taken)
    other: i64 = attacker if queen == defender else defender
    return taken - infection(cells, queen, other) if ahead > 0.0 else taken


def raid_prospect(variant: Variant, cells: vec[i64], attacker: i64, defender: i64) -> float:
    """What a raid on this hive promises, in grains: nothing if it would rather harm."""
    ahead = lead(variant, cells, NONE, attacker, defender)
    if ahead <= 0.0:
        return 0.0
    gain = loot(variant, cells, attacker, defender, ahead) - infection(cells, attacker, defender)
    return max(0.0, gain)


def best_raid(variant: Variant, cells: vec[i64], attacker: i64) -> float:
    """What the most promising raid promises."""
    best = 0.0
    for queen in range(variant.players):
        if queen != attacker:
            best = max(best, raid_prospect(variant, cells, attacker, queen))
    return best


# ------------------------------------------------------------------ first guesses


def guess_battle(variant: Variant, cells: vec[i64], frame: i64, queen: i64, choice: i64) -> float:
    """Recalls and battle cards, by what everybody sees and what the queen holds herself."""
    if choice == READY or choice == STAY_OUT:
        return USUAL
    if choice == HELP_ATTACK or choice == HELP_DEFENCE:
        return guess_help(cells, frame, queen, choice == HELP_ATTACK)
    attacker, defender = cells[frame + ATTACKER], cells[frame + DEFENDER]
    ahead: i64 = cells[hive(attacker) + SOLDIERS] + cells[hive(attacker) + STINGS]
    ahead -= cells[hive(defender) + SOLDIERS] + cells[hive(defender) + DOORS]
    if choice < COMMIT:
        return guess_recall(cells, frame, ahead, choice)
    return guess_commit(variant, cells, frame, queen, ahead, choice - COMMIT)


def guess_recall(cells: vec[i64], frame: i64, ahead: i64, choice: i64) -> float:
    """A soldier flies home if the raid would succeed without her."""
    threatened = float(ahead) + ALARM * float(hand_size(cells, cells[frame + ATTACKER])) > 0.5
    if choice == DONE:
        return USUAL
    return USUAL if threatened and cells[hive(cells[frame + DEFENDER]) + POLLEN] > 0 else HARDLY


def guess_commit(
    variant: Variant, cells: vec[i64], frame: i64, queen: i64, ahead: i64, kind: i64
) -> float:
    """A cheap card that may still turn the battle, or add to the loot."""
    side: i64 = cells[hive(queen) + SIDE]
    strength = icons(variant, kind, side)
    cheap = card_worth(cells, queen, kind) <= PER_ICON * float(strength)
    done = thrown(variant, cells, queen, side)
    if side == ATTACK:
        within: i64 = icons_held(variant, cells, queen, ATTACK)
        useful = (
            ahead + within > 0 and ahead + done < cells[hive(cells[frame + ATTACKER]) + SOLDIERS]
        )
    else:
        alarm = ALARM * float(hand_size(cells, cells[frame + ATTACKER]))
        useful = (
            float(ahead - done) + alarm > 0.0 and cells[hive(cells[frame + DEFENDER]) + POLLEN] > 0
        )
    if queen != cells[frame + ATTACKER] and queen != cells[frame + DEFENDER]:
        useful = done == 0
    return (LIKELY if cheap else RARELY) if useful else HARDLY


def guess_help(cells: vec[i64], frame: i64, queen: i64, attack: bool) -> float:
    """Against the richer of the two, if she is richer than the helper."""
    attacker: i64 = cells[hive(cells[frame + ATTACKER]) + POLLEN]
    defender: i64 = cells[hive(cells[frame + DEFENDER]) + POLLEN]
    if attack:
        return RARELY if defender > attacker and defender > cells[hive(queen) + POLLEN] else HARDLY
    return RARELY if attacker > defender and attacker > cells[hive(queen) + POLLEN] else HARDLY
