"""Cards being played: targets, the block window, the effect (R4.5, section 7)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    AFTER,
    BATTLE,
    BLOCK,
    COMB,
    DEAD,
    DEPTH,
    DISCARDS,
    DOORS,
    DRIFT,
    FORAGER,
    FORAGERS,
    FRAME,
    HAND,
    KIND,
    LAST_MUTINY,
    MUTINY,
    NONE,
    POLLEN,
    SLOT,
    SOLDIER,
    STAGE,
    STINGS,
    TARGET,
    WINDOW,
    A,
    B,
    C,
    D,
    F,
    G,
)
from skep.games.pollen_wars.choices import DORMANT, DRAWN, HEX, KINDS, QUEEN
from skep.games.pollen_wars.events import (
    AS_DRAWN,
    AT_BEE,
    AT_HEX,
    AT_QUEEN,
    AT_SLOT,
    BLOCKED,
    BLOCKED_RAID,
    CAME_HOME,
    CARD_SPENT,
    CARD_STAYS,
    DREW,
    DREW_BLUE,
    DRIFTED,
    FLEW,
    HANDED_ON,
    IN_TURN,
    INTERRUPTING,
    MUTINY_BEGAN,
    MUTINY_ENDS,
    NO_TARGET,
    PLAYED,
    REVIVED,
    STOLE,
    STOLE_CARD,
    THREW,
)
from skep.games.pollen_wars.rules.bees import (
    bee_on,
    check,
    cure,
    drift_to,
    flowers,
    fly,
    hive,
    infest,
    owner_on,
    remedy,
    steal,
    take_home,
    top_bee,
)
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    back,
    can_draw,
    fill_draw,
    gain,
    gain_seen,
    hand_size,
    learn_pattern,
    leave_deck,
    lose,
    lose_unseen,
    pass_patterns,
    refill,
    sample_draw,
    spy_on_hand,
    swap_hands,
    swap_patterns,
)
from skep.games.pollen_wars.rules.stack import (
    at_stage,
    below,
    blocked,
    open_window,
    play_card,
    pop,
    push,
    window_for_others,
)
from skep.games.pollen_wars.rules.targets import (
    H1,
    H2,
    H3,
    H4,
    H5,
    H6,
    H7,
    H8,
    H9,
    H10,
    H13,
    H14,
    H15,
    H16,
    H17,
    J1,
    J4,
    J5,
    J6,
    J7,
    J8,
    J9,
    J10,
    J11,
    J12,
    J13,
    J14,
    J15,
    J16,
    J17,
    J18,
    REVIVAL_PRICE,
    fill_first,
    fill_second,
    playable,
    targets_needed,
)
from skep.games.pollen_wars.variant import WINDOWS_FULL, Rules
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens

NAMED: Final = 0
FIRST_TARGET: Final = 1
SECOND_TARGET: Final = 2
TO_BLOCK: Final = 3
HEEDED: Final = 4
EFFECT: Final = 5
PICKING: Final = 6
DRAWING: Final = 7
DONE_WITH: Final = 8
SPENT: Final = 9

BUGLAR: Final = 1
HOVERFLY: Final = 2
GRAND_THEFT: Final = 3
HONEYS: Final = 3


def step_card(g: Rules, c: vec[i64], f: i64, scratch: vec[i64]) -> bool:
    """Carry the card on by itself as far as it goes; True when a choice is owed."""
    stage = c[f + STAGE]
    if stage == NAMED:
        name_card(g, c, f, scratch)
    elif stage == FIRST_TARGET or stage == SECOND_TARGET or stage == PICKING:
        return True
    elif stage == TO_BLOCK:
        at_stage(c, f, HEEDED)
        window_for_others(g, c, BLOCK, c[f + B])
    elif stage == HEEDED:
        heed(g, c, f)
    elif stage == EFFECT:
        take_effect(g, c, f)
    elif stage == DRAWING:
        return draws_on(c, f)
    elif stage == DONE_WITH:
        put_away(g, c, f)
    else:
        pop(c)
        if g.windows == WINDOWS_FULL and c[DEPTH] > 0 and c[below(c, 0) + KIND] != WINDOW:
            window_for_others(g, c, AFTER, c[ACTIVE])
    return False


def name_card(g: Rules, c: vec[i64], f: i64, scratch: vec[i64]) -> None:
    """The card lies on the table: on to its targets, or away if it has none (G43)."""
    if not playable(g, c, c[f + B], c[f + A], scratch):
        happens(NO_TARGET, c[f + B], c[f + A])
        put_away(g, c, f)
    elif targets_needed(c[f + A]) > 0:
        at_stage(c, f, FIRST_TARGET)
    else:
        happens(PLAYED, c[f + B], c[f + A], how_played(g, c, f))
        at_stage(c, f, TO_BLOCK)


def how_played(g: Rules, c: vec[i64], f: i64) -> i64:
    """In her turn, to interrupt, or because it was drawn?"""
    if g.timing[c[f + A]] == BLUE:
        return AS_DRAWN
    return INTERRUPTING if c[f - FRAME + KIND] == WINDOW else IN_TURN


def heed(g: Rules, c: vec[i64], f: i64) -> None:
    """The card may have been stopped; if not, and windows are full, those it names may react."""
    if blocked(c, f):
        put_away(g, c, f)
        return
    at_stage(c, f, EFFECT)
    named = queens_named(c, f)
    if g.windows == WINDOWS_FULL and named != 0:
        open_window(c, TARGET, (c[ACTIVE] + 1) % g.players, named)


def queens_named(c: vec[i64], f: i64) -> i64:
    """The queens (bits) among a card's targets."""
    found: i64 = 0
    if QUEEN <= c[f + C] < DORMANT:
        found = bit(c[f + C] - QUEEN)
    if QUEEN <= c[f + D] < DORMANT:
        found = found | bit(c[f + D] - QUEEN)
    return found


def fill_card(g: Rules, c: vec[i64], f: i64, out: vec[i64]) -> i64:
    stage = c[f + STAGE]
    if stage == FIRST_TARGET:
        return fill_first(g, c, c[f + B], c[f + A], out)
    if stage == SECOND_TARGET:
        return fill_second(g, c, c[f + B], c[f + A], c[f + C], out)
    if stage == PICKING:
        return fill_steal(c, c[f + C] - QUEEN, out)
    return fill_draw(g, c, HONEY, False, out)


def card_actor(c: vec[i64], f: i64) -> i64:
    """Who owes a choice: the card's player, or Chance."""
    if c[f + STAGE] == PICKING or c[f + STAGE] == DRAWING:
        return NONE
    return c[f + B]


def play_in_card(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    stage = c[f + STAGE]
    if stage == FIRST_TARGET:
        c[f + C] = choice
        if targets_needed(c[f + A]) > 1:
            at_stage(c, f, SECOND_TARGET)
        else:
            aimed(g, c, f)
    elif stage == SECOND_TARGET:
        c[f + D] = choice
        aimed(g, c, f)
    elif stage == PICKING:
        take_card(g, c, f, choice - DRAWN)
    else:
        drew(g, c, f, choice - DRAWN)


def aimed(g: Rules, c: vec[i64], f: i64) -> None:
    """All targets are named: a raid is announced, any other card may be blocked."""
    if RECORDER.on:
        tell_of_targets(g, c, f)
    card = c[f + A]
    if card == H17:
        announce(c, f, c[f + B], c[f + C] - QUEEN)
    elif card == H4:
        announce(c, f, c[f + C] - QUEEN, c[f + D] - QUEEN)
    else:
        at_stage(c, f, TO_BLOCK)


def tell_of_targets(g: Rules, c: vec[i64], f: i64) -> None:
    """A card has been played, and what it is aimed at."""
    happens(PLAYED, c[f + B], c[f + A], how_played(g, c, f))
    tell_of_target(c, c[f + C])
    if targets_needed(c[f + A]) > 1:
        tell_of_target(c, c[f + D])


def tell_of_target(c: vec[i64], choice: i64) -> None:
    if choice >= DORMANT:
        happens(AT_SLOT, choice - DORMANT)
    elif choice >= QUEEN:
        happens(AT_QUEEN, choice - QUEEN)
    else:
        spot: i64 = choice - HEX
        if c[FORAGER + spot] == 0:
            happens(AT_HEX, spot)
        else:
            cells: i64 = SOLDIER if c[SOLDIER + spot] != 0 else FORAGER
            happens(AT_BEE, spot, bee_on(c, spot), owner_on(c, cells, spot))


def announce(c: vec[i64], f: i64, attacker: i64, defender: i64) -> None:
    at_stage(c, f, DONE_WITH)
    player = c[f + B]
    raid = push(c, BATTLE, attacker, defender)
    c[raid + C] = player


def put_away(g: Rules, c: vec[i64], f: i64) -> None:
    """R0.10: a resolved or blocked card goes to its discard pile; then the check."""
    if c[f + A] != NONE:
        happens(CARD_SPENT, c[f + B], c[f + A])
        c[DISCARDS + c[f + A]] += 1
        c[f + A] = NONE
    at_stage(c, f, SPENT)
    check(g, c)


def take_effect(g: Rules, c: vec[i64], f: i64) -> None:
    """Section 7, card by card. Stayers and cards that go on set their own next stage."""
    at_stage(c, f, DONE_WITH)
    card, queen = c[f + A], c[f + B]
    if card < J1:
        honey_effect(g, c, f, card, queen)
    else:
        jelly_effect(g, c, f, card, queen)


def honey_effect(g: Rules, c: vec[i64], f: i64, card: i64, queen: i64) -> None:
    first, second = c[f + C], c[f + D]
    if card == H1:
        mutiny(c, f, first - QUEEN)
    elif card == H2:
        stays(c, f, queen, COMB)
    elif card == H3 or card == H5:
        swap_patterns(g, c, first - QUEEN, place_of(second))
    elif card == H6:
        c[hive(queen) + POLLEN] -= REVIVAL_PRICE
        revive(c, queen, REVIVAL_PRICE)
    elif card == H7:
        rob(c, queen, first - QUEEN, BUGLAR)
    elif card == H8:
        loot = steal(c, second - QUEEN, first - QUEEN, HOVERFLY)
        happens(HANDED_ON, queen, first - QUEEN, second - QUEEN, loot)
    elif card == H9:
        if hand_size(c, first - QUEEN) > 0:  # Smoke! blocked in turn may have been her last card
            at_stage(c, f, PICKING)
    elif card == H14:
        spy_on_hand(c, queen, first - QUEEN)
    elif card == H15 or card == H16:
        learn_pattern(c, queen, place_of(first))
    else:
        flight_effect(g, c, card, queen, first, second)


def jelly_effect(g: Rules, c: vec[i64], f: i64, card: i64, queen: i64) -> None:
    first, second = c[f + C], c[f + D]
    if card == J4 or card == J5:
        stays(c, f, queen, STINGS if card == J4 else DOORS)
    elif card == J6:
        cure(c, queen)
    elif card == J9:
        stop(c, queen, below(c, 2))
    elif card == J10:
        c[f + G] = HONEYS
        at_stage(c, f, DRAWING)
    elif card == J11:
        revive(c, queen, 0)
    elif card == J12:
        pass_patterns(g, c)
    elif card == J13:
        swap_patterns(g, c, queen, place_of(first))
    elif card == J14:
        rob(c, queen, first - QUEEN, GRAND_THEFT)
    elif card == J15:
        throw_hand(g, c, first - QUEEN)
    elif card == J17:
        swap_hands(g, c, first - QUEEN, second - QUEEN)
    elif card == J18:
        infest(c, first - QUEEN)
    else:
        flight_effect(g, c, card, queen, first, second)


def flight_effect(g: Rules, c: vec[i64], card: i64, queen: i64, first: i64, second: i64) -> None:
    """Cards that make bees fly."""
    if card == H10 or card == J1:
        happens(DRIFTED, c[DRIFT], first - HEX)
        drift_to(g, c, first - HEX)
    elif card == H13:
        piggyback(g, c, queen, first - HEX)
    elif card == J7 or card == J8:
        express(g, c, queen, first - HEX)
    elif card == J16:
        come_home(g, c, first - HEX, 0)
    else:  # H11, H12, J2, J3
        relocate(g, c, first - HEX, second - HEX)


def place_of(choice: i64) -> i64:
    """Where a pattern card lies that a queen or a dormant slot was named for."""
    return choice - QUEEN if choice < DORMANT else SLOT + choice - DORMANT


def stays(c: vec[i64], f: i64, queen: i64, cell: i64) -> None:
    """A face-up card stays by the hive until the end of the round."""
    happens(CARD_STAYS, queen, c[f + A])
    c[hive(queen) + cell] += 1
    c[f + A] = NONE


def stop(c: vec[i64], queen: i64, f: i64) -> None:
    """J9: the card or raid in this frame has no effect."""
    c[f + F] = 1
    if c[f + KIND] == BATTLE:
        happens(BLOCKED_RAID, queen, c[f + A], c[f + B])
    else:
        happens(BLOCKED, queen, c[f + B], c[f + A])


def rob(c: vec[i64], thief: i64, victim: i64, most: i64) -> None:
    happens(STOLE, thief, victim, steal(c, thief, victim, most))


def mutiny(c: vec[i64], f: i64, victim: i64) -> None:
    """H1: a mutiny lying elsewhere is discarded; the card stays at the target."""
    if c[MUTINY] != NONE:
        happens(MUTINY_ENDS, c[MUTINY])
        c[DISCARDS + H1] += 1
    happens(MUTINY_BEGAN, victim)
    c[MUTINY] = victim
    c[LAST_MUTINY] = victim
    c[f + A] = NONE


def revive(c: vec[i64], queen: i64, price: i64) -> None:
    c[hive(queen) + DEAD] -= 1
    c[hive(queen) + FORAGERS] += 1
    happens(REVIVED, queen, 1, price)


def relocate(g: Rules, c: vec[i64], start: i64, goal: i64) -> None:
    """H11, H12, J2, J3: a bee flies to another hex."""
    cells: i64 = SOLDIER if c[SOLDIER + start] != 0 else FORAGER
    owner = owner_on(c, cells, start)
    happens(FLEW, owner, bee_on(c, start), start, goal, owner_on(c, FORAGER, goal))
    fly(g, c, start, goal)


def come_home(g: Rules, c: vec[i64], spot: i64, grains: i64) -> None:
    """The top bee flies home with so many grains."""
    owner: i64 = top_bee(c, spot) - 1
    c[hive(owner) + POLLEN] += grains
    happens(CAME_HOME, owner, bee_on(c, spot), spot, grains)
    take_home(g, c, spot)


def express(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    """J7, J8: home with a grain per flower; from a fungus it cures (G25)."""
    come_home(g, c, spot, flowers(c, spot))
    remedy(c, queen, spot)


def piggyback(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    """H13: both bees home, the flowers once (G26)."""
    come_home(g, c, spot, flowers(c, spot))
    come_home(g, c, spot, 0)
    remedy(c, queen, spot)


def throw_hand(g: Rules, c: vec[i64], victim: i64) -> None:
    """J15: the whole hand is discarded face up."""
    kind: i64 = 0
    while kind < KINDS:
        while c[hive(victim) + HAND + kind] > 0:
            lose(g, c, victim, kind)
            happens(THREW, victim, kind)
            c[DISCARDS + kind] += 1
        kind += 1


# ------------------------------------------------------------------ H9: Chance picks a card


def fill_steal(c: vec[i64], victim: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if c[hive(victim) + HAND + kind] > 0:
            out[count] = DRAWN + kind
            count += 1
        kind += 1
    return count


def sample_steal(c: vec[i64], victim: i64, rng: Random) -> i64:
    ticket: i64 = rng.randrange(hand_size(c, victim))
    kind: i64 = 0
    while True:
        ticket -= c[hive(victim) + HAND + kind]
        if ticket < 0:
            return DRAWN + kind
        kind += 1


def take_card(g: Rules, c: vec[i64], f: i64, kind: i64) -> None:
    thief, victim = c[f + B], c[f + C] - QUEEN
    lose_unseen(g, c, victim, kind, thief)
    gain_seen(c, thief, kind, victim)
    confides(bit(thief) | bit(victim), STOLE_CARD, thief, victim, back(kind), kind)
    at_stage(c, f, DONE_WITH)


# ------------------------------------------------------------------ J10: three honey cards


def draws_on(c: vec[i64], f: i64) -> bool:
    """Is another card to be drawn? The deck is refilled first if need be."""
    if c[f + G] == 0 or not can_draw(c, HONEY):
        at_stage(c, f, DONE_WITH)
        return False
    refill(c, HONEY)
    return True


def drew(g: Rules, c: vec[i64], f: i64, kind: i64) -> None:
    c[f + G] -= 1
    draw_into(g, c, c[f + B], kind)


def draw_into(g: Rules, c: vec[i64], queen: i64, kind: i64) -> None:
    """R4.3: a drawn card goes into the hand; a blue one is shown and played at once."""
    leave_deck(c, kind)
    if g.timing[kind] == BLUE:
        happens(DREW_BLUE, queen, kind)
        play_card(c, kind, queen)
    else:
        confides(bit(queen), DREW, queen, back(kind), kind)
        gain(c, queen, kind)


def sample_in_card(g: Rules, c: vec[i64], f: i64, rng: Random) -> i64:
    if c[f + STAGE] == PICKING:
        return sample_steal(c, c[f + C] - QUEEN, rng)
    return sample_draw(g, c, HONEY, False, rng)
