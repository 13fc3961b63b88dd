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


def step_g(variant: Variant, cells: vec[i64]) -> None:
    """R11.1, R11.2, R11.6: a card for each bee, Scout before it, Gift and Mix after the last."""
    if cells[TURN] >= variant.players:
        go_home(cells, ON_G)
        enter(cells, STAGE_END)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if cells[LEFT + seat] > 0 and cells[DECK_SIZE] > 0:
        about_to_draw(variant, cells, seat)
    elif bees_on(cells, ON_G, seat) > 0 and usable_cards(cells, seat) != 0:
        ask_in_private(cells, ASK_DRAWN, seat)
    else:
        cells[TURN] += 1


def about_to_draw(variant: Variant, cells: vec[i64], seat: i64) -> None:
    if not variant.auto_take:
        ask(cells, ASK_DRAW, seat)
    elif holds(cells, seat, SCOUT):
        ask_in_private(cells, ASK_DRAW, seat)
    else:
        draw_one(cells, seat)


def fill_draw(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if not variant.auto_take:
        out[n] = PASS
        n += 1
    if holds(cells, seat, SCOUT):
        out[n] = PLAY + SCOUT
        n += 1
    out[n] = DRAW
    return n + 1


def play_draw(cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == DRAW:
        draw_one(cells, seat)
        return
    cells[TURN_SEEN] = cells[TURN]
    cells[LEFT + seat] -= 1
    if choice == PASS:
        go_on(cells)
        return
    spend(cells, seat, SCOUT)
    cells[SCOUT_LEFT] = SCOUT_DRAWS if cells[DECK_SIZE] > SCOUT_DRAWS else cells[DECK_SIZE]
    happens(SCOUT_SENT, seat, cells[SCOUT_LEFT])
    ask(cells, ASK_SCOUT, CHANCE)


def draw_one(cells: vec[i64], seat: i64) -> None:
    """R11.1: Chance draws; only the seat sees the card."""
    cells[LEFT + seat] -= 1
    ask(cells, ASK_CARD, CHANCE)


def fill_deck(cells: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    for card in range(CARD_TYPES):
        if cells[DECK + card] > 0:
            out[n] = CARD + card
            n += 1
    return n


def leave_deck(cells: vec[i64], card: i64) -> None:
    cells[DECK + card] -= 1
    cells[DECK_SIZE] -= 1


def receive(variant: Variant, cells: vec[i64], card: i64) -> None:
    seat = seat_at(cells, cells[TURN], variant.players)
    leave_deck(cells, card)
    cells[HANDS + seat * CARD_TYPES + card] += 1
    cells[HAND_SIZE + seat] += 1
    confides(who_sees(variant, seat), CARD_DRAWN, seat, card)
    go_on(cells)


def who_sees(variant: Variant, seat: i64) -> i64:
    """The seats (bits) that may see the faces of what this seat draws."""
    return EVERYBODY if variant.open_hands else bit(seat)


def scout(variant: Variant, cells: vec[i64], card: i64) -> None:
    """Q8: three cards, or all that are left, seen by the seat alone."""
    leave_deck(cells, card)
    cells[SCOUTED + card] += 1
    cells[SCOUT_LEFT] -= 1
    seat = seat_at(cells, cells[TURN], variant.players)
    confides(who_sees(variant, seat), CARD_SCOUTED, seat, card)
    if cells[SCOUT_LEFT] > 0:
        return
    if scouted(cells) == 1:  # R1.3
        keep(variant, cells, seat, card)
    else:
        ask(cells, ASK_KEEP, seat)


def scouted(cells: vec[i64]) -> i64:
    found: i64 = 0
    for card in range(CARD_TYPES):
        found += cells[SCOUTED + card]
    return found


def fill_keep(cells: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    for card in range(CARD_TYPES):
        if cells[SCOUTED + card] > 0:
            out[n] = KEEP + card
            n += 1
    return n


def keep(variant: Variant, cells: vec[i64], seat: i64, kept: i64) -> None:
    """Q8: one into the hand, the others discarded face up."""
    cells[SCOUTED + kept] -= 1
    cells[HANDS + seat * CARD_TYPES + kept] += 1
    cells[HAND_SIZE + seat] += 1
    confides(who_sees(variant, seat), CARD_KEPT, seat, kept)
    for card in range(CARD_TYPES):
        for _ in range(cells[SCOUTED + card]):
            happens(CARD_DROPPED, card)
        cells[DISCARD + card] += cells[SCOUTED + card]
        cells[SCOUTED + card] = 0
    go_on(cells)


# ---------------------------------------------------------------------- end of the round (R12)


def end_round(variant: Variant, cells: vec[i64]) -> None:
    clear_round(variant, cells)
    if somebody_reached(variant, cells):
        finish(variant, cells, ENDING_TARGET)
    elif cells[ROUND] >= variant.round_limit:  # R12.5
        finish(variant, cells, ENDING_LIMIT)
    else:  # R12.4
        cells[ROUND] += 1
        cells[FIRST_SEAT] = seat_at(cells, 1, variant.players)
        happens(ROUND_BEGAN, cells[ROUND], cells[FIRST_SEAT])
        enter(cells, STAGE_DAWN)


def clear_round(variant: Variant, cells: vec[i64]) -> None:
    """R12.1: the Volunteer die, bees on sick leave, cards kept in play, block dice."""
    cells[VOL_SEAT] = -1
    cells[VOL_LEFT] = 0
    for seat in range(SEATS):
        cells[RESTING + seat] = 0
        cells[DIRECTIONS + seat] = 0
    for card in range(CARD_TYPES):
        cells[DISCARD + card] += cells[KEPT + card]
        cells[KEPT + card] = 0
    if variant.blockers == BLOCK_DICE:
        for slot in range(4 * FACES):
            if cells[SLOTS + slot] == BLOCKED_SLOT:
                cells[SLOTS + slot] = FREE_SLOT
    happens(ROUND_ENDED, cells[ROUND])
    if variant.reshuffle and cells[DECK_SIZE] == 0:  # R11.5
        reshuffle(cells)


def reshuffle(cells: vec[i64]) -> None:
    for card in range(CARD_TYPES):
        cells[DECK + card] = cells[DISCARD + card]
        cells[DECK_SIZE] += cells[DISCARD + card]
        cells[DISCARD + card] = 0
    if cells[DECK_SIZE] > 0:
        happens(DECK_RENEWED, cells[DECK_SIZE])


def somebody_reached(variant: Variant, cells: vec[i64]) -> bool:
    """R12.2: the only moment at which the target is looked at."""
    return any(cells[HONEYS + seat] >= variant.target for seat in range(variant.players))


def finish(variant: Variant, cells: vec[i64], ending: i64) -> None:
    enter(cells, STAGE_OVER)
    cells[ENDING] = ending
    ask(cells, ASK_NOTHING, NOBODY)
    if RECORDER.on:
        happens(GAME_ENDED, ending)
        for seat in range(variant.players):
            if is_winner(variant, cells, seat):
                happens(WON, seat, cells[HONEYS + seat])
