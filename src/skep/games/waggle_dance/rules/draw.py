"""By night, step G: drawing Queen cards; then the end of the round (R11, R12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_CARD,
    ASK_DRAW,
    ASK_DRAWN,
    ASK_KEEP,
    ASK_NOTHING,
    ASK_SCOUT,
    BLOCKED_SLOT,
    CARD_TYPES,
    DECK,
    DECK_SIZE,
    DIRECTIONS,
    DISCARD,
    ENDING,
    ENDING_LIMIT,
    ENDING_TARGET,
    FACES,
    FIRST_SEAT,
    FREE_SLOT,
    HAND_SIZE,
    HANDS,
    HONEYS,
    KEPT,
    LEFT,
    RESTING,
    ROUND,
    SCOUT,
    SCOUT_LEFT,
    SCOUTED,
    SEATS,
    SLOTS,
    STAGE_DAWN,
    STAGE_END,
    STAGE_OVER,
    TURN,
    TURN_SEEN,
    VOL_LEFT,
    VOL_SEAT,
    ask,
    ask_in_private,
    enter,
    go_on,
    seat_at,
)
from skep.games.waggle_dance.choices import CARD, DRAW, KEEP, PASS, PLAY
from skep.games.waggle_dance.events import (
    CARD_DRAWN,
    CARD_DROPPED,
    CARD_KEPT,
    CARD_SCOUTED,
    DECK_RENEWED,
    GAME_ENDED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCOUT_SENT,
    WON,
)
from skep.games.waggle_dance.rules.ending import is_winner
from skep.games.waggle_dance.rules.night import ON_G, bees_on, go_home, usable_cards
from skep.games.waggle_dance.rules.queen import holds, spend
from skep.games.waggle_dance.variant import BLOCK_DICE, Variant
from skep.kernel.bits import bit
from skep.kernel.events import EVERYBODY, RECORDER, confides, happens
from skep.kernel.state import CHANCE, NOBODY

SCOUT_DRAWS: Final = 3

# ---------------------------------------------------------------------- G: cards (R11)


def step_g(t: vec[i64], v: Variant) -> None:
    """R11.1, R11.2, R11.6: a card for each bee, Scout before it, Gift and Mix after the last."""
    if t[TURN] >= v.players:
        go_home(t, ON_G)
        enter(t, STAGE_END)
        return
    seat = seat_at(t, t[TURN], v.players)
    if t[LEFT + seat] > 0 and t[DECK_SIZE] > 0:
        about_to_draw(t, v, seat)
    elif bees_on(t, ON_G, seat) > 0 and usable_cards(t, seat) != 0:
        ask_in_private(t, ASK_DRAWN, seat)
    else:
        t[TURN] += 1


def about_to_draw(t: vec[i64], v: Variant, seat: i64) -> None:
    if not v.auto_take:
        ask(t, ASK_DRAW, seat)
    elif holds(t, seat, SCOUT):
        ask_in_private(t, ASK_DRAW, seat)
    else:
        draw_one(t, seat)


def fill_draw(t: vec[i64], v: Variant, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if not v.auto_take:
        out[n] = PASS
        n += 1
    if holds(t, seat, SCOUT):
        out[n] = PLAY + SCOUT
        n += 1
    out[n] = DRAW
    return n + 1


def play_draw(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice == DRAW:
        draw_one(t, seat)
        return
    t[TURN_SEEN] = t[TURN]
    t[LEFT + seat] -= 1
    if choice == PASS:
        go_on(t)
        return
    spend(t, seat, SCOUT)
    t[SCOUT_LEFT] = SCOUT_DRAWS if t[DECK_SIZE] > SCOUT_DRAWS else t[DECK_SIZE]
    happens(SCOUT_SENT, seat, t[SCOUT_LEFT])
    ask(t, ASK_SCOUT, CHANCE)


def draw_one(t: vec[i64], seat: i64) -> None:
    """R11.1: Chance draws; only the seat sees the card."""
    t[LEFT + seat] -= 1
    ask(t, ASK_CARD, CHANCE)


def fill_deck(t: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES:
        if t[DECK + card] > 0:
            out[n] = CARD + card
            n += 1
        card += 1
    return n


def leave_deck(t: vec[i64], card: i64) -> None:
    t[DECK + card] -= 1
    t[DECK_SIZE] -= 1


def receive(t: vec[i64], v: Variant, card: i64) -> None:
    seat = seat_at(t, t[TURN], v.players)
    leave_deck(t, card)
    t[HANDS + seat * CARD_TYPES + card] += 1
    t[HAND_SIZE + seat] += 1
    confides(who_sees(v, seat), CARD_DRAWN, seat, card)
    go_on(t)


def who_sees(v: Variant, seat: i64) -> i64:
    """The seats (bits) that may see the faces of what this seat draws."""
    return EVERYBODY if v.open_hands else bit(seat)


def scout(t: vec[i64], v: Variant, card: i64) -> None:
    """Q8: three cards, or all that are left, seen by the seat alone."""
    leave_deck(t, card)
    t[SCOUTED + card] += 1
    t[SCOUT_LEFT] -= 1
    seat = seat_at(t, t[TURN], v.players)
    confides(who_sees(v, seat), CARD_SCOUTED, seat, card)
    if t[SCOUT_LEFT] > 0:
        return
    if scouted(t) == 1:  # R1.3
        keep(t, v, seat, card)
    else:
        ask(t, ASK_KEEP, seat)


def scouted(t: vec[i64]) -> i64:
    found: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES:
        found += t[SCOUTED + card]
        card += 1
    return found


def fill_keep(t: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES:
        if t[SCOUTED + card] > 0:
            out[n] = KEEP + card
            n += 1
        card += 1
    return n


def keep(t: vec[i64], v: Variant, seat: i64, kept: i64) -> None:
    """Q8: one into the hand, the others discarded face up."""
    t[SCOUTED + kept] -= 1
    t[HANDS + seat * CARD_TYPES + kept] += 1
    t[HAND_SIZE + seat] += 1
    confides(who_sees(v, seat), CARD_KEPT, seat, kept)
    card: i64 = 0
    while card < CARD_TYPES:
        for _ in range(t[SCOUTED + card]):
            happens(CARD_DROPPED, card)
        t[DISCARD + card] += t[SCOUTED + card]
        t[SCOUTED + card] = 0
        card += 1
    go_on(t)


# ---------------------------------------------------------------------- end of the round (R12)


def end_round(t: vec[i64], v: Variant) -> None:
    clear_round(t, v)
    if somebody_reached(t, v):
        finish(t, v, ENDING_TARGET)
    elif t[ROUND] >= v.round_limit:  # R12.5
        finish(t, v, ENDING_LIMIT)
    else:  # R12.4
        t[ROUND] += 1
        t[FIRST_SEAT] = seat_at(t, 1, v.players)
        happens(ROUND_BEGAN, t[ROUND], t[FIRST_SEAT])
        enter(t, STAGE_DAWN)


def clear_round(t: vec[i64], v: Variant) -> None:
    """R12.1: the Volunteer die, bees on sick leave, cards kept in play, block dice."""
    t[VOL_SEAT] = -1
    t[VOL_LEFT] = 0
    seat: i64 = 0
    while seat < SEATS:
        t[RESTING + seat] = 0
        t[DIRECTIONS + seat] = 0
        seat += 1
    card: i64 = 0
    while card < CARD_TYPES:
        t[DISCARD + card] += t[KEPT + card]
        t[KEPT + card] = 0
        card += 1
    if v.blockers == BLOCK_DICE:
        slot: i64 = 0
        while slot < 4 * FACES:
            if t[SLOTS + slot] == BLOCKED_SLOT:
                t[SLOTS + slot] = FREE_SLOT
            slot += 1
    happens(ROUND_ENDED, t[ROUND])
    if v.reshuffle and t[DECK_SIZE] == 0:  # R11.5
        reshuffle(t)


def reshuffle(t: vec[i64]) -> None:
    card: i64 = 0
    while card < CARD_TYPES:
        t[DECK + card] = t[DISCARD + card]
        t[DECK_SIZE] += t[DISCARD + card]
        t[DISCARD + card] = 0
        card += 1
    if t[DECK_SIZE] > 0:
        happens(DECK_RENEWED, t[DECK_SIZE])


def somebody_reached(t: vec[i64], v: Variant) -> bool:
    """R12.2: the only moment at which the target is looked at."""
    seat: i64 = 0
    while seat < v.players:
        if t[HONEYS + seat] >= v.target:
            return True
        seat += 1
    return False


def finish(t: vec[i64], v: Variant, ending: i64) -> None:
    enter(t, STAGE_OVER)
    t[ENDING] = ending
    ask(t, ASK_NOTHING, NOBODY)
    if RECORDER.on:
        happens(GAME_ENDED, ending)
        for seat in range(v.players):
            if is_winner(t, v, seat):
                happens(WON, seat, t[HONEYS + seat])
