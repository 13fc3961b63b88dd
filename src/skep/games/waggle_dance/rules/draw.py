"""By night, step G: drawing Queen cards (R11)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_CARD,
    ASK_DRAW,
    ASK_DRAWN,
    ASK_KEEP,
    ASK_SCOUT,
    CARD_TYPES,
    DECK,
    DECK_SIZE,
    DISCARD,
    HAND_SIZE,
    HANDS,
    LEFT,
    ON_G,
    SCOUT,
    SCOUT_LEFT,
    SCOUTED,
    STAGE_END,
    TURN,
    TURN_SEEN,
)
from skep.games.waggle_dance.choices import CARD, DONE, DRAW, KEEP, PASS, PLAY
from skep.games.waggle_dance.events import (
    CARD_DRAWN,
    CARD_DROPPED,
    CARD_KEPT,
    CARD_SCOUTED,
    SCOUT_SENT,
)
from skep.games.waggle_dance.rules.asking import (
    ask,
    ask_in_private,
    enter_stage,
    fill_cards,
    resume,
    seat_at,
)
from skep.games.waggle_dance.rules.night import (
    bees_on,
    go_home,
    next_seat,
    play_by_night,
    usable_cards,
)
from skep.games.waggle_dance.rules.queen import fill_plays, holds, spend
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import EVERYBODY, confides, happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

SCOUT_DRAWS: Final = 3


@final
class DrawCard(Step[Variant]):
    """R11.1, R11.2, R11.6: a card for each bee, Scout before it, Gift and Mix after the last."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for turn in range(cells[TURN], variant.players):
            cells[TURN] = turn
            seat = seat_at(cells, turn, variant.players)
            if cells[LEFT + seat] > 0 and cells[DECK_SIZE] > 0:
                about_to_draw(variant, cells, seat)
                return True
            if bees_on(cells, ON_G, seat) > 0 and usable_cards(cells, seat) != 0:
                ask_in_private(cells, ASK_DRAWN, seat)
                return True
        go_home(cells, ON_G)
        enter_stage(cells, STAGE_END)
        return False

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if not variant.auto_take:
            out[n] = PASS
            n += 1
        if holds(cells, seat, SCOUT):
            out[n] = PLAY + SCOUT
            n += 1
        out[n] = DRAW
        return n + 1

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == DRAW:
            draw_one(cells, seat)
            return
        cells[TURN_SEEN] = cells[TURN]
        cells[LEFT + seat] -= 1
        if choice == PASS:
            resume(cells)
        else:
            send_scout(cells, seat)


def about_to_draw(variant: Variant, cells: vec[i64], seat: i64) -> None:
    if not variant.auto_take:
        ask(cells, ASK_DRAW, seat)
    elif holds(cells, seat, SCOUT):
        ask_in_private(cells, ASK_DRAW, seat)
    else:
        draw_one(cells, seat)


def draw_one(cells: vec[i64], seat: i64) -> None:
    """R11.1: Chance draws; only the seat sees the card."""
    cells[LEFT + seat] -= 1
    ask(cells, ASK_CARD, CHANCE)


def send_scout(cells: vec[i64], seat: i64) -> None:
    """Q8: three cards, or all that are left."""
    spend(cells, seat, SCOUT)
    cells[SCOUT_LEFT] = SCOUT_DRAWS if cells[DECK_SIZE] > SCOUT_DRAWS else cells[DECK_SIZE]
    happens(SCOUT_SENT, seat, cells[SCOUT_LEFT])
    ask(cells, ASK_SCOUT, CHANCE)


@final
class UseDrawn(Step[Variant]):
    """R11.6: Gift, Mix, or neither, after the last draw."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        out[0] = DONE
        return fill_plays(usable_cards(cells, seat), out, 1)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            next_seat(cells)
        else:
            play_by_night(cells, seat, choice)


# ---------------------------------------------------------------------- Chance draws


class FromDeck(Step[Variant]):
    """A card from the deck: each is as likely as any other."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_cards(cells, DECK, CARD, out)

    def weights(
        self, _variant: Variant, cells: vec[i64], _frame: i64, out: vec[i64], count: i64
    ) -> None:
        for i in range(count):
            out[i] = cells[DECK + out[i] - CARD]

    def draw(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _out: vec[i64], rng: Random
    ) -> i64:
        left: i64 = rng.randrange(cells[DECK_SIZE])
        card: i64 = 0
        while left >= cells[DECK + card]:
            left -= cells[DECK + card]
            card += 1
        return CARD + card


@final
class ReceiveCard(FromDeck):
    """R11.1: it goes into the hand."""

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        seat = seat_at(cells, cells[TURN], variant.players)
        card = choice - CARD
        leave_deck(cells, card)
        cells[HANDS + seat * CARD_TYPES + card] += 1
        cells[HAND_SIZE + seat] += 1
        confides(who_sees(variant, seat), CARD_DRAWN, seat, card)
        resume(cells)


@final
class ScoutCard(FromDeck):
    """Q8: it is seen by the seat alone."""

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        seat = seat_at(cells, cells[TURN], variant.players)
        card = choice - CARD
        leave_deck(cells, card)
        cells[SCOUTED + card] += 1
        cells[SCOUT_LEFT] -= 1
        confides(who_sees(variant, seat), CARD_SCOUTED, seat, card)
        if cells[SCOUT_LEFT] > 0:
            return
        if scouted(cells) == 1:  # R1.3
            keep(variant, cells, seat, card)
        else:
            ask(cells, ASK_KEEP, seat)


def leave_deck(cells: vec[i64], card: i64) -> None:
    cells[DECK + card] -= 1
    cells[DECK_SIZE] -= 1


def who_sees(variant: Variant, seat: i64) -> i64:
    """The seats (bits) that may see the faces of what this seat draws."""
    return EVERYBODY if variant.open_hands else bit(seat)


def scouted(cells: vec[i64]) -> i64:
    found: i64 = 0
    for card in range(CARD_TYPES):
        found += cells[SCOUTED + card]
    return found


@final
class KeepCard(Step[Variant]):
    """Q8: one into the hand, the others discarded face up."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_cards(cells, SCOUTED, KEEP, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        keep(variant, cells, seat, choice - KEEP)


def keep(variant: Variant, cells: vec[i64], seat: i64, kept: i64) -> None:
    cells[SCOUTED + kept] -= 1
    cells[HANDS + seat * CARD_TYPES + kept] += 1
    cells[HAND_SIZE + seat] += 1
    confides(who_sees(variant, seat), CARD_KEPT, seat, kept)
    for card in range(CARD_TYPES):
        for _ in range(cells[SCOUTED + card]):
            happens(CARD_DROPPED, card)
        cells[DISCARD + card] += cells[SCOUTED + card]
        cells[SCOUTED + card] = 0
    resume(cells)
