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
from skep.games.pollen_wars.variant import WINDOWS_FULL, Variant
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


def step_card(variant: Variant, cells: vec[i64], frame: i64, scratch: vec[i64]) -> bool:
    """Carry the card on by itself as far as it goes; True when a choice is owed."""
    stage = cells[frame + STAGE]
    if stage == NAMED:
        name_card(variant, cells, frame, scratch)
    elif stage == FIRST_TARGET or stage == SECOND_TARGET or stage == PICKING:
        return True
    elif stage == TO_BLOCK:
        at_stage(cells, frame, HEEDED)
        window_for_others(variant, cells, BLOCK, cells[frame + B])
    elif stage == HEEDED:
        heed(variant, cells, frame)
    elif stage == EFFECT:
        take_effect(variant, cells, frame)
    elif stage == DRAWING:
        return draws_on(cells, frame)
    elif stage == DONE_WITH:
        put_away(variant, cells, frame)
    else:
        pop(cells)
        if (
            variant.windows == WINDOWS_FULL
            and cells[DEPTH] > 0
            and cells[below(cells, 0) + KIND] != WINDOW
        ):
            window_for_others(variant, cells, AFTER, cells[ACTIVE])
    return False


def name_card(variant: Variant, cells: vec[i64], frame: i64, scratch: vec[i64]) -> None:
    """The card lies on the table: on to its targets, or away if it has none (G43)."""
    if not playable(variant, cells, cells[frame + B], cells[frame + A], scratch):
        happens(NO_TARGET, cells[frame + B], cells[frame + A])
        put_away(variant, cells, frame)
    elif targets_needed(cells[frame + A]) > 0:
        at_stage(cells, frame, FIRST_TARGET)
    else:
        happens(PLAYED, cells[frame + B], cells[frame + A], how_played(variant, cells, frame))
        at_stage(cells, frame, TO_BLOCK)


def how_played(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """In her turn, to interrupt, or because it was drawn?"""
    if variant.timing[cells[frame + A]] == BLUE:
        return AS_DRAWN
    return INTERRUPTING if cells[frame - FRAME + KIND] == WINDOW else IN_TURN


def heed(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """The card may have been stopped; if not, and windows are full, those it names may react."""
    if blocked(cells, frame):
        put_away(variant, cells, frame)
        return
    at_stage(cells, frame, EFFECT)
    named = queens_named(cells, frame)
    if variant.windows == WINDOWS_FULL and named != 0:
        open_window(cells, TARGET, (cells[ACTIVE] + 1) % variant.players, named)


def queens_named(cells: vec[i64], frame: i64) -> i64:
    """The queens (bits) among a card's targets."""
    found: i64 = 0
    if QUEEN <= cells[frame + C] < DORMANT:
        found = bit(cells[frame + C] - QUEEN)
    if QUEEN <= cells[frame + D] < DORMANT:
        found = found | bit(cells[frame + D] - QUEEN)
    return found


def fill_card(variant: Variant, cells: vec[i64], frame: i64, out: vec[i64]) -> i64:
    stage = cells[frame + STAGE]
    if stage == FIRST_TARGET:
        return fill_first(variant, cells, cells[frame + B], cells[frame + A], out)
    if stage == SECOND_TARGET:
        return fill_second(
            variant, cells, cells[frame + B], cells[frame + A], cells[frame + C], out
        )
    if stage == PICKING:
        return fill_steal(cells, cells[frame + C] - QUEEN, out)
    return fill_draw(variant, cells, HONEY, False, out)


def card_actor(cells: vec[i64], frame: i64) -> i64:
    """Who owes a choice: the card's player, or Chance."""
    if cells[frame + STAGE] == PICKING or cells[frame + STAGE] == DRAWING:
        return NONE
    return cells[frame + B]


def play_in_card(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    stage = cells[frame + STAGE]
    if stage == FIRST_TARGET:
        cells[frame + C] = choice
        if targets_needed(cells[frame + A]) > 1:
            at_stage(cells, frame, SECOND_TARGET)
        else:
            aimed(variant, cells, frame)
    elif stage == SECOND_TARGET:
        cells[frame + D] = choice
        aimed(variant, cells, frame)
    elif stage == PICKING:
        take_card(variant, cells, frame, choice - DRAWN)
    else:
        drew(variant, cells, frame, choice - DRAWN)


def aimed(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """All targets are named: a raid is announced, any other card may be blocked."""
    if RECORDER.on:
        tell_of_targets(variant, cells, frame)
    card = cells[frame + A]
    if card == H17:
        announce(cells, frame, cells[frame + B], cells[frame + C] - QUEEN)
    elif card == H4:
        announce(cells, frame, cells[frame + C] - QUEEN, cells[frame + D] - QUEEN)
    else:
        at_stage(cells, frame, TO_BLOCK)


def tell_of_targets(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """A card has been played, and what it is aimed at."""
    happens(PLAYED, cells[frame + B], cells[frame + A], how_played(variant, cells, frame))
    tell_of_target(cells, cells[frame + C])
    if targets_needed(cells[frame + A]) > 1:
        tell_of_target(cells, cells[frame + D])


def tell_of_target(cells: vec[i64], choice: i64) -> None:
    if choice >= DORMANT:
        happens(AT_SLOT, choice - DORMANT)
    elif choice >= QUEEN:
        happens(AT_QUEEN, choice - QUEEN)
    else:
        spot: i64 = choice - HEX
        if cells[FORAGER + spot] == 0:
            happens(AT_HEX, spot)
        else:
            layer: i64 = SOLDIER if cells[SOLDIER + spot] != 0 else FORAGER
            happens(AT_BEE, spot, bee_on(cells, spot), owner_on(cells, layer, spot))


def announce(cells: vec[i64], frame: i64, attacker: i64, defender: i64) -> None:
    at_stage(cells, frame, DONE_WITH)
    player = cells[frame + B]
    raid = push(cells, BATTLE, attacker, defender)
    cells[raid + C] = player


def put_away(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """R0.10: a resolved or blocked card goes to its discard pile; then the check."""
    if cells[frame + A] != NONE:
        happens(CARD_SPENT, cells[frame + B], cells[frame + A])
        cells[DISCARDS + cells[frame + A]] += 1
        cells[frame + A] = NONE
    at_stage(cells, frame, SPENT)
    check(variant, cells)


def take_effect(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """Section 7, card by card. Stayers and cards that go on set their own next stage."""
    at_stage(cells, frame, DONE_WITH)
    card, queen = cells[frame + A], cells[frame + B]
    if card < J1:
        honey_effect(variant, cells, frame, card, queen)
    else:
        jelly_effect(variant, cells, frame, card, queen)


def honey_effect(variant: Variant, cells: vec[i64], frame: i64, card: i64, queen: i64) -> None:
    first, second = cells[frame + C], cells[frame + D]
    if card == H1:
        mutiny(cells, frame, first - QUEEN)
    elif card == H2:
        stays(cells, frame, queen, COMB)
    elif card == H3 or card == H5:
        swap_patterns(variant, cells, first - QUEEN, place_of(second))
    elif card == H6:
        cells[hive(queen) + POLLEN] -= REVIVAL_PRICE
        revive(cells, queen, REVIVAL_PRICE)
    elif card == H7:
        rob(cells, queen, first - QUEEN, BUGLAR)
    elif card == H8:
        loot = steal(cells, second - QUEEN, first - QUEEN, HOVERFLY)
        happens(HANDED_ON, queen, first - QUEEN, second - QUEEN, loot)
    elif card == H9:
        if (
            hand_size(cells, first - QUEEN) > 0
        ):  # Smoke! blocked in turn may have been her last card
            at_stage(cells, frame, PICKING)
    elif card == H14:
        spy_on_hand(cells, queen, first - QUEEN)
    elif card == H15 or card == H16:
        learn_pattern(cells, queen, place_of(first))
    else:
        flight_effect(variant, cells, card, queen, first, second)


def jelly_effect(variant: Variant, cells: vec[i64], frame: i64, card: i64, queen: i64) -> None:
    first, second = cells[frame + C], cells[frame + D]
    if card == J4 or card == J5:
        stays(cells, frame, queen, STINGS if card == J4 else DOORS)
    elif card == J6:
        cure(cells, queen)
    elif card == J9:
        stop(cells, queen, below(cells, 2))
    elif card == J10:
        cells[frame + G] = HONEYS
        at_stage(cells, frame, DRAWING)
    elif card == J11:
        revive(cells, queen, 0)
    elif card == J12:
        pass_patterns(variant, cells)
    elif card == J13:
        swap_patterns(variant, cells, queen, place_of(first))
    elif card == J14:
        rob(cells, queen, first - QUEEN, GRAND_THEFT)
    elif card == J15:
        throw_hand(variant, cells, first - QUEEN)
    elif card == J17:
        swap_hands(variant, cells, first - QUEEN, second - QUEEN)
    elif card == J18:
        infest(cells, first - QUEEN)
    else:
        flight_effect(variant, cells, card, queen, first, second)


def flight_effect(
    variant: Variant, cells: vec[i64], card: i64, queen: i64, first: i64, second: i64
) -> None:
    """Cards that make bees fly."""
    if card == H10 or card == J1:
        happens(DRIFTED, cells[DRIFT], first - HEX)
        drift_to(variant, cells, first - HEX)
    elif card == H13:
        piggyback(variant, cells, queen, first - HEX)
    elif card == J7 or card == J8:
        express(variant, cells, queen, first - HEX)
    elif card == J16:
        come_home(variant, cells, first - HEX, 0)
    else:  # H11, H12, J2, J3
        relocate(variant, cells, first - HEX, second - HEX)


def place_of(choice: i64) -> i64:
    """Where a pattern card lies that a queen or a dormant slot was named for."""
    return choice - QUEEN if choice < DORMANT else SLOT + choice - DORMANT


def stays(cells: vec[i64], frame: i64, queen: i64, cell: i64) -> None:
    """A face-up card stays by the hive until the end of the round."""
    happens(CARD_STAYS, queen, cells[frame + A])
    cells[hive(queen) + cell] += 1
    cells[frame + A] = NONE


def stop(cells: vec[i64], queen: i64, frame: i64) -> None:
    """J9: the card or raid in this frame has no effect."""
    cells[frame + F] = 1
    if cells[frame + KIND] == BATTLE:
        happens(BLOCKED_RAID, queen, cells[frame + A], cells[frame + B])
    else:
        happens(BLOCKED, queen, cells[frame + B], cells[frame + A])


def rob(cells: vec[i64], thief: i64, victim: i64, most: i64) -> None:
    happens(STOLE, thief, victim, steal(cells, thief, victim, most))


def mutiny(cells: vec[i64], frame: i64, victim: i64) -> None:
    """H1: a mutiny lying elsewhere is discarded; the card stays at the target."""
    if cells[MUTINY] != NONE:
        happens(MUTINY_ENDS, cells[MUTINY])
        cells[DISCARDS + H1] += 1
    happens(MUTINY_BEGAN, victim)
    cells[MUTINY] = victim
    cells[LAST_MUTINY] = victim
    cells[frame + A] = NONE


def revive(cells: vec[i64], queen: i64, price: i64) -> None:
    cells[hive(queen) + DEAD] -= 1
    cells[hive(queen) + FORAGERS] += 1
    happens(REVIVED, queen, 1, price)


def relocate(variant: Variant, cells: vec[i64], start: i64, goal: i64) -> None:
    """H11, H12, J2, J3: a bee flies to another hex."""
    layer: i64 = SOLDIER if cells[SOLDIER + start] != 0 else FORAGER
    owner = owner_on(cells, layer, start)
    happens(FLEW, owner, bee_on(cells, start), start, goal, owner_on(cells, FORAGER, goal))
    fly(variant, cells, start, goal)


def come_home(variant: Variant, cells: vec[i64], spot: i64, grains: i64) -> None:
    """The top bee flies home with so many grains."""
    owner: i64 = top_bee(cells, spot) - 1
    cells[hive(owner) + POLLEN] += grains
    happens(CAME_HOME, owner, bee_on(cells, spot), spot, grains)
    take_home(variant, cells, spot)


def express(variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> None:
    """J7, J8: home with a grain per flower; from a fungus it cures (G25)."""
    come_home(variant, cells, spot, flowers(cells, spot))
    remedy(cells, queen, spot)


def piggyback(variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> None:
    """H13: both bees home, the flowers once (G26)."""
    come_home(variant, cells, spot, flowers(cells, spot))
    come_home(variant, cells, spot, 0)
    remedy(cells, queen, spot)


def throw_hand(variant: Variant, cells: vec[i64], victim: i64) -> None:
    """J15: the whole hand is discarded face up."""
    for kind in range(KINDS):
        while cells[hive(victim) + HAND + kind] > 0:
            lose(variant, cells, victim, kind)
            happens(THREW, victim, kind)
            cells[DISCARDS + kind] += 1


# ------------------------------------------------------------------ H9: Chance picks a card


def fill_steal(cells: vec[i64], victim: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        if cells[hive(victim) + HAND + kind] > 0:
            out[count] = DRAWN + kind
            count += 1
    return count


def sample_steal(cells: vec[i64], victim: i64, rng: Random) -> i64:
    ticket: i64 = rng.randrange(hand_size(cells, victim))
    kind: i64 = 0
    while True:
        ticket -= cells[hive(victim) + HAND + kind]
        if ticket < 0:
            return DRAWN + kind
        kind += 1


def take_card(variant: Variant, cells: vec[i64], frame: i64, kind: i64) -> None:
    thief, victim = cells[frame + B], cells[frame + C] - QUEEN
    lose_unseen(variant, cells, victim, kind, thief)
    gain_seen(cells, thief, kind, victim)
    confides(bit(thief) | bit(victim), STOLE_CARD, thief, victim, back(kind), kind)
    at_stage(cells, frame, DONE_WITH)


# ------------------------------------------------------------------ J10: three honey cards


def draws_on(cells: vec[i64], frame: i64) -> bool:
    """Is another card to be drawn? The deck is refilled first if need be."""
    if cells[frame + G] == 0 or not can_draw(cells, HONEY):
        at_stage(cells, frame, DONE_WITH)
        return False
    refill(cells, HONEY)
    return True


def drew(variant: Variant, cells: vec[i64], frame: i64, kind: i64) -> None:
    cells[frame + G] -= 1
    draw_into(variant, cells, cells[frame + B], kind)


def draw_into(variant: Variant, cells: vec[i64], queen: i64, kind: i64) -> None:
    """R4.3: a drawn card goes into the hand; a blue one is shown and played at once."""
    leave_deck(cells, kind)
    if variant.timing[kind] == BLUE:
        happens(DREW_BLUE, queen, kind)
        play_card(cells, kind, queen)
    else:
        confides(bit(queen), DREW, queen, back(kind), kind)
        gain(cells, queen, kind)


def sample_in_card(variant: Variant, cells: vec[i64], frame: i64, rng: Random) -> i64:
    if cells[frame + STAGE] == PICKING:
        return sample_steal(cells, cells[frame + C] - QUEEN, rng)
    return sample_draw(variant, cells, HONEY, False, rng)
