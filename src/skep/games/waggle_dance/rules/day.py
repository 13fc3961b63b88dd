"""By day: Volunteer, block dice, the roll, Sick Leave, and placing bees one by one (R2, R3)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BEE,
    ASK_BLOCK,
    ASK_DIR_FLOWER,
    ASK_FEINT_FROM,
    ASK_OVER_DIE,
    ASK_PLACE,
    ASK_ROLL,
    ASK_SHIFT,
    ASK_SICK,
    ASK_SICK_SEAT,
    ASK_TRICK,
    ASK_TRICK_FLOWER,
    ASK_TRICK_SEAT,
    ASK_VOL,
    BLOCKED_SLOT,
    CALLING,
    COUNTER,
    DICE,
    DIR,
    FACES,
    FEINT,
    FREE,
    FREE_SLOT,
    FRESH,
    HONEYS,
    IN_ROOMS,
    ON_FLOWERS,
    OVER,
    OWED,
    PASSES,
    PLACED,
    RIVAL,
    ROOMS,
    SHIFT,
    SICK,
    SLOTS,
    SPOT,
    STAGE_BLOCK,
    STAGE_NIGHTFALL,
    STAGE_PLACE,
    STAGE_ROLL,
    STAGE_SICK,
    TO_ROLL,
    TRICK,
    TURN,
    TURN_SEEN,
    VALUE,
    VOL,
    VOL_LEFT,
    VOL_SEAT,
    WINDOW,
    WINDOW_SEEN,
    ask,
    ask_in_private,
    bee,
    bees_of,
    enter,
    go_on,
    seat_at,
    values_shown,
)
from skep.games.waggle_dance.choices import DIE, FACE, PASS, PLAY, ROLL, TO
from skep.games.waggle_dance.events import (
    BEE_PLACED,
    BEE_ROLLED,
    BEES_ROLLED,
    DICE_BLOCK,
    NIGHT_FELL,
    SLOT_COVERED,
    VOLUNTEER_JOINED,
    VOLUNTEER_TURNED,
)
from skep.games.waggle_dance.rules.places import assign, fill_places
from skep.games.waggle_dance.rules.queen import (
    can_send_sick,
    card_of,
    day_cards,
    fill_plays,
    held,
    holds,
    may_hold,
    spend,
    waiting,
)
from skep.games.waggle_dance.variant import BLOCK_DICE, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens
from skep.kernel.state import CHANCE

# ---------------------------------------------------------------------- dawn (R2)


def dawn(t: vec[i64], v: Variant) -> None:
    """R2.1: who holds Volunteer may play it, while the die is free."""
    if t[TURN] >= v.players or t[VOL_SEAT] >= 0:
        enter(t, STAGE_BLOCK)
        return
    seat = seat_at(t, t[TURN], v.players)
    if holds(t, seat, VOL):
        ask_in_private(t, ASK_VOL, seat)
    else:
        t[TURN] += 1


def play_volunteer(t: vec[i64], v: Variant, seat: i64, choice: i64) -> None:
    """Q1: the Volunteer die is one more bee of the seat for this round."""
    go_on(t)
    if choice == PASS:
        t[TURN] += 1
        return
    spend(t, seat, VOL)
    t[VOL_SEAT] = seat
    t[VOL_LEFT] = 1 if v.wild else 0
    happens(VOLUNTEER_JOINED, seat)


def block_dice(t: vec[i64], v: Variant) -> None:
    """R2.2: dice of an unused colour cover slots of A, C, E and G for this round."""
    if v.blockers == BLOCK_DICE and t[COUNTER] < 4 * v.block_count:
        ask(t, ASK_BLOCK, CHANCE)
        return
    if v.blockers == BLOCK_DICE and v.block_count > 0:
        happens(DICE_BLOCK, covered(t))
    enter(t, STAGE_ROLL)


def fill_blocks(t: vec[i64], card: i64, numbers: i64, base: i64, out: vec[i64]) -> i64:
    """The slots of a card that are not covered and whose number is among these."""
    n: i64 = 0
    number: i64 = 0
    while number < FACES:
        slot = card * FACES + number
        if t[SLOTS + slot] == FREE_SLOT and numbers >> number & 1:
            out[n] = base + slot
            n += 1
        number += 1
    return n


def cover(t: vec[i64], slot: i64) -> None:
    t[SLOTS + slot] = BLOCKED_SLOT
    t[COUNTER] += 1
    happens(SLOT_COVERED, slot // FACES, slot % FACES)
    go_on(t)


def covered(t: vec[i64]) -> i64:
    """The slots that are covered, as bits."""
    found: i64 = 0
    for slot in range(4 * FACES):
        if t[SLOTS + slot] == BLOCKED_SLOT:
            found |= bit(slot)
    return found


def roll_call(t: vec[i64], v: Variant) -> None:
    """R2.3: every seat rolls all its bees, one die after the other."""
    if t[TURN] >= v.players:
        enter(t, STAGE_SICK)
        return
    seat = seat_at(t, t[TURN], v.players)
    extra: i64 = 1 if t[VOL_SEAT] == seat and not v.wild else 0
    t[TO_ROLL] = t[DICE + seat] + extra
    ask(t, ASK_ROLL, CHANCE)


def roll(t: vec[i64], v: Variant, choice: i64) -> None:
    seat = seat_at(t, t[TURN], v.players)
    t[FREE + seat] += bee(choice - ROLL)
    t[TO_ROLL] -= 1
    if RECORDER.on:
        happens(BEE_ROLLED, seat, choice - ROLL)
        if t[TO_ROLL] == 0:
            happens(BEES_ROLLED, seat, t[FREE + seat])
    if t[TO_ROLL] == 0:
        t[TURN] += 1
        go_on(t)


def sick_call(t: vec[i64], v: Variant) -> None:
    """R2.4: whoever holds Sick Leave may play it before the first placement, until all have passed
    in a row (RU-52)."""
    if t[PASSES] >= v.players:
        enter(t, STAGE_PLACE)
        t[TURN] = v.players - 1
        t[OWED] = 0
        return
    seat = seat_at(t, t[TURN], v.players)
    if holds(t, seat, SICK) and can_send_sick(t, v, seat):
        ask_in_private(t, ASK_SICK, seat)
    else:
        pass_on(t, v)


def pass_on(t: vec[i64], v: Variant) -> None:
    """RU-52: this seat has passed, or could play nothing; the next one in turn order is called."""
    t[PASSES] += 1
    t[TURN] = t[TURN] + 1 if t[TURN] + 1 < v.players else 0


def play_sick(t: vec[i64], v: Variant, seat: i64, choice: i64) -> None:
    if choice == PASS:
        pass_on(t, v)
        go_on(t)
        return
    t[TURN_SEEN] = t[TURN]
    t[PASSES] = 0
    spend(t, seat, SICK)
    ask(t, ASK_SICK_SEAT, seat)


# ---------------------------------------------------------------------- placing (R3)


def placing(t: vec[i64], v: Variant) -> None:
    """R3.1, R3.9, R3.10: windows for Dirty Trick first, then the next bee, then the night."""
    if t[WINDOW] > 0:
        open_trick_window(t, v)
        return
    if t[OWED] == 0 and not next_turn(t, v):
        end_day(t, v)
        return
    seat = seat_at(t, t[TURN], v.players)
    wild = t[VOL_LEFT] > 0 and t[VOL_SEAT] == seat
    swarm = t[FREE + seat]
    if wild or values_shown(swarm) > 1 or day_cards(t, v, seat, may_hold(t, v, seat)) != 0:
        ask(t, ASK_BEE, seat)
        return
    value: i64 = 0  # R1.3: only one value is left and, for all anybody knows, no card
    while bees_of(swarm, value) == 0:
        value += 1
    choose_value(t, seat, value)


def end_day(t: vec[i64], v: Variant) -> None:
    """R3.10: the Day/Night card is turned; where bees were placed no longer matters."""
    seat: i64 = 0
    while seat < v.players:
        t[PLACED + seat] = 0
        seat += 1
    happens(NIGHT_FELL)
    enter(t, STAGE_NIGHTFALL)
    t[CALLING] = 1


def next_turn(t: vec[i64], v: Variant) -> bool:
    """Pass the turn to the next seat with an unassigned bee, if any."""
    turn = t[TURN]
    steps: i64 = 0
    while steps < v.players:
        turn = turn + 1 if turn + 1 < v.players else 0
        if waiting(t, seat_at(t, turn, v.players)) > 0:
            t[TURN] = turn
            t[OWED] = 1
            t[FRESH] = 1
            return True
        steps += 1
    return False


def fill_bee(t: vec[i64], v: Variant, seat: i64, out: vec[i64]) -> i64:
    """R3.3: a value among the unassigned bees, or a card."""
    n = fill_values(t[FREE + seat], DIE, out, 0)
    if t[VOL_LEFT] > 0 and t[VOL_SEAT] == seat:  # Q1.5
        value: i64 = 0
        while value < FACES:
            out[n] = FACE + value
            n += 1
            value += 1
    return fill_plays(day_cards(t, v, seat, held(t, seat)), out, n)


def fill_values(swarm: i64, base: i64, out: vec[i64], n: i64) -> i64:
    value: i64 = 0
    while value < FACES:
        if bees_of(swarm, value) > 0:
            out[n] = base + value
            n += 1
        value += 1
    return n


def choose_bee(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice < FACE:
        choose_value(t, seat, choice - DIE)
    elif choice < PLAY:  # the wild Volunteer die, turned to this value
        t[VOL_LEFT] = 0
        t[FREE + seat] += bee(choice - FACE)
        happens(VOLUNTEER_TURNED, seat, choice - FACE)
        choose_value(t, seat, choice - FACE)
    else:
        play_by_day(t, seat, card_of(choice))


def choose_value(t: vec[i64], seat: i64, value: i64) -> None:
    t[VALUE] = value
    ask(t, ASK_PLACE, seat)


def play_by_day(t: vec[i64], seat: i64, card: i64) -> None:
    """Q2, Q3, Q4, Q7, and Q6 in one's own turn: the card, then its choices."""
    spend(t, seat, card)
    if card == OVER:
        ask(t, ASK_OVER_DIE, seat)
    elif card == DIR:
        ask(t, ASK_DIR_FLOWER, seat)
    elif card == SHIFT:
        ask(t, ASK_SHIFT, seat)
    elif card == FEINT:
        ask(t, ASK_FEINT_FROM, seat)
    else:
        ask(t, ASK_TRICK_SEAT, seat)


def fill_place(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """R3.4."""
    return fill_places(t, seat, t[VALUE], -1, TO, out, 0)


def has_many_places(t: vec[i64], seat: i64) -> bool:
    """A room and the flower: at least two places, whatever the value."""
    return t[ROOMS + seat] > t[HONEYS + seat]


def place_bee(t: vec[i64], v: Variant, seat: i64, place: i64) -> None:
    """R3.6–R3.8: the bee stays there; on a flower, Dirty Tricks may follow."""
    value = t[VALUE]
    t[FREE + seat] -= bee(value)
    assign(t, seat, value, place)
    if RECORDER.on:
        happens(BEE_PLACED, seat, value, place)
    t[OWED] -= 1
    t[FRESH] = 0
    go_on(t)
    if ON_FLOWERS <= place < IN_ROOMS and not v.trick_in_turn:
        t[SPOT] = place
        t[WINDOW] = 1
        t[WINDOW_SEEN] = 1


# ---------------------------------------------------------------------- Dirty Trick (Q6)


def open_trick_window(t: vec[i64], v: Variant) -> None:
    """Q6: holders are asked clockwise after the placer, each once for each placed bee."""
    placer = seat_at(t, t[TURN], v.players)
    while t[WINDOW] < v.players:
        seat = placer + t[WINDOW]
        if seat >= v.players:
            seat -= v.players
        if holds(t, seat, TRICK):
            ask_in_private(t, ASK_TRICK, seat)
            return
        t[WINDOW] += 1
    t[WINDOW] = 0
    t[WINDOW_SEEN] = 0


def play_trick(t: vec[i64], v: Variant, seat: i64, choice: i64) -> None:
    t[WINDOW] += 1
    if choice == PASS:
        go_on(t)
        return
    t[WINDOW_SEEN] = t[WINDOW]
    spend(t, seat, TRICK)
    t[RIVAL] = seat_at(t, t[TURN], v.players)
    ask(t, ASK_TRICK_FLOWER, seat)
