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
    FORAGERS,
    HAND,
    INFESTED,
    KIND,
    KNOWS,
    LAST_MUTINY,
    MUTINY,
    NONE,
    PLACES,
    POLLEN,
    SLOT,
    STAGE,
    STINGS,
    WINDOW,
    A,
    B,
    C,
    D,
    F,
    G,
)
from skep.games.pollen_wars.choices import DORMANT, DRAWN, HEX, KINDS, QUEEN
from skep.games.pollen_wars.rules.bees import (
    check,
    drift_to,
    flowers,
    fly,
    hive,
    remedy,
    steal,
    take_home,
)
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    can_draw,
    fill_draw,
    gain,
    gain_seen,
    hand_size,
    leave_deck,
    look_at_hand,
    lose,
    lose_unseen,
    pass_patterns,
    refill,
    sample_draw,
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

NAMED: Final = 0
FIRST_TARGET: Final = 1
SECOND_TARGET: Final = 2
TO_BLOCK: Final = 3
EFFECT: Final = 4
PICKING: Final = 5
DRAWING: Final = 6
DONE_WITH: Final = 7
SPENT: Final = 8

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
        at_stage(c, f, EFFECT)
        open_window(c, BLOCK, (c[f + B] + 1) % g.players, c[f + B])
    elif stage == EFFECT:
        if blocked(c, f):
            put_away(g, c, f)
        else:
            take_effect(g, c, f)
    elif stage == DRAWING:
        return draws_on(c, f)
    elif stage == DONE_WITH:
        put_away(g, c, f)
    else:
        pop(c)
        if g.windows == WINDOWS_FULL and c[DEPTH] > 0 and c[below(c, 0) + KIND] != WINDOW:
            open_window(c, AFTER, (c[ACTIVE] + 1) % g.players, c[ACTIVE])
    return False


def name_card(g: Rules, c: vec[i64], f: i64, scratch: vec[i64]) -> None:
    """The card lies on the table: on to its targets, or away if it has none (G43)."""
    if not playable(g, c, c[f + B], c[f + A], scratch):
        put_away(g, c, f)
    elif targets_needed(c[f + A]) > 0:
        at_stage(c, f, FIRST_TARGET)
    else:
        at_stage(c, f, TO_BLOCK)


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
            aimed(c, f)
    elif stage == SECOND_TARGET:
        c[f + D] = choice
        aimed(c, f)
    elif stage == PICKING:
        take_card(g, c, f, choice - DRAWN)
    else:
        drew(g, c, f, choice - DRAWN)


def aimed(c: vec[i64], f: i64) -> None:
    """All targets are named: a raid is announced, any other card may be blocked."""
    card = c[f + A]
    if card == H17:
        announce(c, f, c[f + B], c[f + C] - QUEEN)
    elif card == H4:
        announce(c, f, c[f + C] - QUEEN, c[f + D] - QUEEN)
    else:
        at_stage(c, f, TO_BLOCK)


def announce(c: vec[i64], f: i64, attacker: i64, defender: i64) -> None:
    at_stage(c, f, DONE_WITH)
    player = c[f + B]
    raid = push(c, BATTLE, attacker, defender)
    c[raid + C] = player


def put_away(g: Rules, c: vec[i64], f: i64) -> None:
    """R0.10: a resolved or blocked card goes to its discard pile; then the check."""
    if c[f + A] != NONE:
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
        stays(c, f, hive(queen) + COMB)
    elif card == H3 or card == H5:
        swap_patterns(g, c, first - QUEEN, place_of(second))
    elif card == H6:
        c[hive(queen) + POLLEN] -= REVIVAL_PRICE
        revive(c, queen)
    elif card == H7:
        steal(c, queen, first - QUEEN, BUGLAR)
    elif card == H8:
        steal(c, second - QUEEN, first - QUEEN, HOVERFLY)
    elif card == H9:
        if hand_size(c, first - QUEEN) > 0:  # Smoke! blocked in turn may have been her last card
            at_stage(c, f, PICKING)
    elif card == H14:
        look_at_hand(c, queen, first - QUEEN)
    elif card == H15 or card == H16:
        c[KNOWS + queen * PLACES + place_of(first)] = 1
    else:
        flight_effect(g, c, card, queen, first, second)


def jelly_effect(g: Rules, c: vec[i64], f: i64, card: i64, queen: i64) -> None:
    first, second = c[f + C], c[f + D]
    if card == J4 or card == J5:
        stays(c, f, hive(queen) + (STINGS if card == J4 else DOORS))
    elif card == J6:
        c[hive(queen) + INFESTED] = 0
    elif card == J9:
        c[below(c, 2) + F] = 1
    elif card == J10:
        c[f + G] = HONEYS
        at_stage(c, f, DRAWING)
    elif card == J11:
        revive(c, queen)
    elif card == J12:
        pass_patterns(g, c)
    elif card == J13:
        swap_patterns(g, c, queen, place_of(first))
    elif card == J14:
        steal(c, queen, first - QUEEN, GRAND_THEFT)
    elif card == J15:
        throw_hand(g, c, first - QUEEN)
    elif card == J17:
        swap_hands(g, c, first - QUEEN, second - QUEEN)
    elif card == J18:
        c[hive(first - QUEEN) + INFESTED] = 1
    else:
        flight_effect(g, c, card, queen, first, second)


def flight_effect(g: Rules, c: vec[i64], card: i64, queen: i64, first: i64, second: i64) -> None:
    """Cards that make bees fly."""
    if card == H10 or card == J1:
        drift_to(g, c, first - HEX)
    elif card == H13:
        piggyback(g, c, queen, first - HEX)
    elif card == J7 or card == J8:
        express(g, c, queen, first - HEX)
    elif card == J16:
        take_home(g, c, first - HEX)
    else:  # H11, H12, J2, J3
        fly(g, c, first - HEX, second - HEX)


def place_of(choice: i64) -> i64:
    """Where a pattern card lies that a queen or a dormant slot was named for."""
    return choice - QUEEN if choice < DORMANT else SLOT + choice - DORMANT


def stays(c: vec[i64], f: i64, cell: i64) -> None:
    """A face-up card stays by the hive until the end of the round."""
    c[cell] += 1
    c[f + A] = NONE


def mutiny(c: vec[i64], f: i64, victim: i64) -> None:
    """H1: a mutiny lying elsewhere is discarded; the card stays at the target."""
    if c[MUTINY] != NONE:
        c[DISCARDS + H1] += 1
    c[MUTINY] = victim
    c[LAST_MUTINY] = victim
    c[f + A] = NONE


def revive(c: vec[i64], queen: i64) -> None:
    c[hive(queen) + DEAD] -= 1
    c[hive(queen) + FORAGERS] += 1


def express(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    """J7, J8: home with a grain per flower; from a fungus it cures (G25)."""
    c[hive(queen) + POLLEN] += flowers(c, spot)
    remedy(c, queen, spot)
    take_home(g, c, spot)


def piggyback(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    """H13: both bees home, the flowers once (G26)."""
    express(g, c, queen, spot)
    take_home(g, c, spot)


def throw_hand(g: Rules, c: vec[i64], victim: i64) -> None:
    """J15: the whole hand is discarded face up."""
    kind: i64 = 0
    while kind < KINDS:
        while c[hive(victim) + HAND + kind] > 0:
            lose(g, c, victim, kind)
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
        play_card(c, kind, queen)
    else:
        gain(c, queen, kind)


def sample_in_card(g: Rules, c: vec[i64], f: i64, rng: Random) -> i64:
    if c[f + STAGE] == PICKING:
        return sample_steal(c, c[f + C] - QUEEN, rng)
    return sample_draw(g, c, HONEY, False, rng)
