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


def dawn(variant: Variant, cells: vec[i64]) -> None:
    """R2.1: who holds Volunteer may play it, while the die is free."""
    if cells[TURN] >= variant.players or cells[VOL_SEAT] >= 0:
        enter(cells, STAGE_BLOCK)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if holds(cells, seat, VOL):
        ask_in_private(cells, ASK_VOL, seat)
    else:
        cells[TURN] += 1


def play_volunteer(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    """Q1: the Volunteer die is one more bee of the seat for this round."""
    go_on(cells)
    if choice == PASS:
        cells[TURN] += 1
        return
    spend(cells, seat, VOL)
    cells[VOL_SEAT] = seat
    cells[VOL_LEFT] = 1 if variant.wild else 0
    happens(VOLUNTEER_JOINED, seat)


def block_dice(variant: Variant, cells: vec[i64]) -> None:
    """R2.2: dice of an unused colour cover slots of A, C, E and G for this round."""
    if variant.blockers == BLOCK_DICE and cells[COUNTER] < 4 * variant.block_count:
        ask(cells, ASK_BLOCK, CHANCE)
        return
    if variant.blockers == BLOCK_DICE and variant.block_count > 0:
        happens(DICE_BLOCK, covered(cells))
    enter(cells, STAGE_ROLL)


def fill_blocks(cells: vec[i64], card: i64, numbers: i64, base: i64, out: vec[i64]) -> i64:
    """The slots of a card that are not covered and whose number is among these."""
    n: i64 = 0
    for number in range(FACES):
        slot = card * FACES + number
        if cells[SLOTS + slot] == FREE_SLOT and numbers >> number & 1:
            out[n] = base + slot
            n += 1
    return n


def cover(cells: vec[i64], slot: i64) -> None:
    cells[SLOTS + slot] = BLOCKED_SLOT
    cells[COUNTER] += 1
    happens(SLOT_COVERED, slot // FACES, slot % FACES)
    go_on(cells)


def covered(cells: vec[i64]) -> i64:
    """The slots that are covered, as bits."""
    found: i64 = 0
    for slot in range(4 * FACES):
        if cells[SLOTS + slot] == BLOCKED_SLOT:
            found |= bit(slot)
    return found


def roll_call(variant: Variant, cells: vec[i64]) -> None:
    """R2.3: every seat rolls all its bees, one die after the other."""
    if cells[TURN] >= variant.players:
        enter(cells, STAGE_SICK)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    extra: i64 = 1 if cells[VOL_SEAT] == seat and not variant.wild else 0
    cells[TO_ROLL] = cells[DICE + seat] + extra
    ask(cells, ASK_ROLL, CHANCE)


def roll(variant: Variant, cells: vec[i64], choice: i64) -> None:
    seat = seat_at(cells, cells[TURN], variant.players)
    cells[FREE + seat] += bee(choice - ROLL)
    cells[TO_ROLL] -= 1
    if RECORDER.on:
        happens(BEE_ROLLED, seat, choice - ROLL)
        if cells[TO_ROLL] == 0:
            happens(BEES_ROLLED, seat, cells[FREE + seat])
    if cells[TO_ROLL] == 0:
        cells[TURN] += 1
        go_on(cells)


def sick_call(variant: Variant, cells: vec[i64]) -> None:
    """R2.4: whoever holds Sick Leave may play it before the first placement, until all have passed
    in a row (RU-52)."""
    if cells[PASSES] >= variant.players:
        enter(cells, STAGE_PLACE)
        cells[TURN] = variant.players - 1
        cells[OWED] = 0
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if holds(cells, seat, SICK) and can_send_sick(variant, cells, seat):
        ask_in_private(cells, ASK_SICK, seat)
    else:
        pass_on(variant, cells)


def pass_on(variant: Variant, cells: vec[i64]) -> None:
    """RU-52: this seat has passed, or could play nothing; the next one in turn order is called."""
    cells[PASSES] += 1
    cells[TURN] = cells[TURN] + 1 if cells[TURN] + 1 < variant.players else 0


def play_sick(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == PASS:
        pass_on(variant, cells)
        go_on(cells)
        return
    cells[TURN_SEEN] = cells[TURN]
    cells[PASSES] = 0
    spend(cells, seat, SICK)
    ask(cells, ASK_SICK_SEAT, seat)


# ---------------------------------------------------------------------- placing (R3)


def placing(variant: Variant, cells: vec[i64]) -> None:
    """R3.1, R3.9, R3.10: windows for Dirty Trick first, then the next bee, then the night."""
    if cells[WINDOW] > 0:
        open_trick_window(variant, cells)
        return
    if cells[OWED] == 0 and not next_turn(variant, cells):
        end_day(variant, cells)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    wild = cells[VOL_LEFT] > 0 and cells[VOL_SEAT] == seat
    swarm = cells[FREE + seat]
    if (
        wild
        or values_shown(swarm) > 1
        or day_cards(variant, cells, seat, may_hold(variant, cells, seat)) != 0
    ):
        ask(cells, ASK_BEE, seat)
        return
    value: i64 = 0  # R1.3: only one value is left and, for all anybody knows, no card
    while bees_of(swarm, value) == 0:
        value += 1
    choose_value(cells, seat, value)


def end_day(variant: Variant, cells: vec[i64]) -> None:
    """R3.10: the Day/Night card is turned; where bees were placed no longer matters."""
    for seat in range(variant.players):
        cells[PLACED + seat] = 0
    happens(NIGHT_FELL)
    enter(cells, STAGE_NIGHTFALL)
    cells[CALLING] = 1


def next_turn(variant: Variant, cells: vec[i64]) -> bool:
    """Pass the turn to the next seat with an unassigned bee, if any."""
    turn = cells[TURN]
    for _ in range(variant.players):
        turn = turn + 1 if turn + 1 < variant.players else 0
        if waiting(cells, seat_at(cells, turn, variant.players)) > 0:
            cells[TURN] = turn
            cells[OWED] = 1
            cells[FRESH] = 1
            return True
    return False


def fill_bee(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """R3.3: a value among the unassigned bees, or a card."""
    n = fill_values(cells[FREE + seat], DIE, out, 0)
    if cells[VOL_LEFT] > 0 and cells[VOL_SEAT] == seat:  # Q1.5
        for value in range(FACES):
            out[n] = FACE + value
            n += 1
    return fill_plays(day_cards(variant, cells, seat, held(cells, seat)), out, n)


def fill_values(swarm: i64, base: i64, out: vec[i64], n: i64) -> i64:
    for value in range(FACES):
        if bees_of(swarm, value) > 0:
            out[n] = base + value
            n += 1
    return n


def choose_bee(cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice < FACE:
        choose_value(cells, seat, choice - DIE)
    elif choice < PLAY:  # the wild Volunteer die, turned to this value
        cells[VOL_LEFT] = 0
        cells[FREE + seat] += bee(choice - FACE)
        happens(VOLUNTEER_TURNED, seat, choice - FACE)
        choose_value(cells, seat, choice - FACE)
    else:
        play_by_day(cells, seat, card_of(choice))


def choose_value(cells: vec[i64], seat: i64, value: i64) -> None:
    cells[VALUE] = value
    ask(cells, ASK_PLACE, seat)


def play_by_day(cells: vec[i64], seat: i64, card: i64) -> None:
    """Q2, Q3, Q4, Q7, and Q6 in one's own turn: the card, then its choices."""
    spend(cells, seat, card)
    if card == OVER:
        ask(cells, ASK_OVER_DIE, seat)
    elif card == DIR:
        ask(cells, ASK_DIR_FLOWER, seat)
    elif card == SHIFT:
        ask(cells, ASK_SHIFT, seat)
    elif card == FEINT:
        ask(cells, ASK_FEINT_FROM, seat)
    else:
        ask(cells, ASK_TRICK_SEAT, seat)


def fill_place(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """R3.4."""
    return fill_places(cells, seat, cells[VALUE], -1, TO, out, 0)


def has_many_places(cells: vec[i64], seat: i64) -> bool:
    """A room and the flower: at least two places, whatever the value."""
    return cells[ROOMS + seat] > cells[HONEYS + seat]


def place_bee(variant: Variant, cells: vec[i64], seat: i64, place: i64) -> None:
    """R3.6–R3.8: the bee stays there; on a flower, Dirty Tricks may follow."""
    value = cells[VALUE]
    cells[FREE + seat] -= bee(value)
    assign(cells, seat, value, place)
    if RECORDER.on:
        happens(BEE_PLACED, seat, value, place)
    cells[OWED] -= 1
    cells[FRESH] = 0
    go_on(cells)
    if ON_FLOWERS <= place < IN_ROOMS and not variant.trick_in_turn:
        cells[SPOT] = place
        cells[WINDOW] = 1
        cells[WINDOW_SEEN] = 1


# ---------------------------------------------------------------------- Dirty Trick (Q6)


def open_trick_window(variant: Variant, cells: vec[i64]) -> None:
    """Q6: holders are asked clockwise after the placer, each once for each placed bee."""
    placer = seat_at(cells, cells[TURN], variant.players)
    while cells[WINDOW] < variant.players:
        seat = placer + cells[WINDOW]
        if seat >= variant.players:
            seat -= variant.players
        if holds(cells, seat, TRICK):
            ask_in_private(cells, ASK_TRICK, seat)
            return
        cells[WINDOW] += 1
    cells[WINDOW] = 0
    cells[WINDOW_SEEN] = 0


def play_trick(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    cells[WINDOW] += 1
    if choice == PASS:
        go_on(cells)
        return
    cells[WINDOW_SEEN] = cells[WINDOW]
    spend(cells, seat, TRICK)
    cells[RIVAL] = seat_at(cells, cells[TURN], variant.players)
    ask(cells, ASK_TRICK_FLOWER, seat)
