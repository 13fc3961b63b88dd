"""Reaction windows: yellow cards in other queens' turns, asked for in secret (R7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ANNOUNCE,
    ANNOUNCER,
    ANSWER,
    ASKED,
    ASKING,
    BLOCK,
    CARD_KIND,
    DEPTH,
    DISCARDS,
    FRAME,
    HAND,
    HONEY_CARDS,
    NONE,
    OPENING,
    STACK,
    STOPPED,
    WINDOW_FIRST,
    WINDOW_FOR,
    WINDOW_KIND,
)
from skep.games.pollen_wars.choices import PASS, PLAY, READY, STAY_OUT
from skep.games.pollen_wars.events import CARD_OUT, INTERRUPTING, WINDOW_OPENED
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.hands import back, card_holders, lose
from skep.games.pollen_wars.rules.powers.kinds import J9
from skep.games.pollen_wars.rules.powers.table import POWERS
from skep.games.pollen_wars.rules.stack import FRAMES, is_card, play_card
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import RECORDER, happens, moment
from skep.kernel.state import CHANCE
from skep.kernel.step import Step


def decline(choices: list[int]) -> int:
    """No card, no help, or no card more."""
    for refusal in (PASS, STAY_OUT, READY):
        if refusal in choices:
            return refusal
    return choices[0]


# ------------------------------------------------------------------ opening


@final
class Open(Step[Variant]):
    """R7.2: the window opens if anybody might have an answer.

    Whether a window opens is public (R7.4); whether anybody is asked in it is not (R7.3), so one
    in which nobody is asked is closed by Chance, unseen.
    """

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if about_stopped(cells, frame) or not possible(variant, cells, frame):
            FRAMES.pop(cells)
            return False
        for queen in range(variant.players):
            invite(variant, cells, frame, queen)
        cells[frame] = ASKING
        if RECORDER.on:
            holders = card_holders(variant, cells) & cells[frame + WINDOW_FOR]
            moment(WINDOW_OPENED + cells[frame + WINDOW_KIND], cells[frame + WINDOW_FIRST], holders)
        return True


def about_stopped(cells: vec[i64], frame: i64) -> bool:
    """Has the card or raid this window is about been stopped meanwhile?"""
    kind = cells[frame + WINDOW_KIND]
    return (kind == BLOCK or kind == ANNOUNCE) and cells[frame - FRAME + STOPPED] != 0


def possible(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    """R7.4: for all that is public, might some queen have a card to play in this window?"""
    for kind in variant.yellow:
        if admits(cells[frame + WINDOW_KIND], kind) and copies_unseen(variant, cells, kind) > 0:
            for queen in range(variant.players):
                holds = cells[hive(queen) + HONEY_CARDS + back(kind)] > 0
                if holds and can_play(variant, cells, frame, queen, kind):
                    return True
    return False


def admits(window: i64, kind: i64) -> bool:
    """R7.1: which yellow cards: Smoke! where there is something to stop, in `block` it alone."""
    if kind == J9:
        return window == BLOCK or window == ANNOUNCE
    return window != BLOCK


def copies_unseen(variant: Variant, cells: vec[i64], kind: i64) -> i64:
    """Copies of a yellow card that lie neither in the discard pile nor on the table."""
    count: i64 = variant.deck[kind] - cells[DISCARDS + kind]
    for depth in range(cells[DEPTH]):
        frame: i64 = STACK + depth * FRAME
        if is_card(cells[frame]) and cells[frame + CARD_KIND] == kind:
            count -= 1
    return count


def invite(variant: Variant, cells: vec[i64], frame: i64, queen: i64) -> None:
    """R7.3: she is asked if she has a legal reaction."""
    at = hive(queen)
    cells[at + ASKED] = 0
    cells[at + ANSWER] = 0
    if any(reacts(variant, cells, frame, queen, kind) for kind in variant.yellow):
        cells[at + ASKED] = 1


def reacts(variant: Variant, cells: vec[i64], frame: i64, queen: i64, kind: i64) -> bool:
    """May the queen play this card in such a window?"""
    if cells[hive(queen) + HAND + kind] == 0 or not admits(cells[frame + WINDOW_KIND], kind):
        return False
    return can_play(variant, cells, frame, queen, kind)


def can_play(variant: Variant, cells: vec[i64], frame: i64, queen: i64, kind: i64) -> bool:
    """Is the window for her, and could she play such a card? Nobody stops her own raid (G41)."""
    if (cells[frame + WINDOW_FOR] >> queen) & 1 == 0:
        return False
    if kind == J9 and cells[frame + WINDOW_KIND] == ANNOUNCE:
        return cells[frame - FRAME + ANNOUNCER] != queen
    return POWERS[kind].playable(variant, cells, queen)


# ------------------------------------------------------------------ answers


@final
class Ask(Step[Variant]):
    """R7.3: all who have a legal reaction answer in secret."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        """The lowest seat that has not answered; if there is none, Chance closes the window."""
        for queen in range(variant.players):
            if thinks(cells, queen):
                return queen
        return CHANCE

    def owes(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64) -> bool:
        if seat < 0:
            return self.actor(variant, cells, frame) == seat
        return seat < variant.players and thinks(cells, seat)

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = PASS
        count: i64 = 1
        if seat >= 0:
            for kind in variant.yellow:
                if reacts(variant, cells, frame, seat, kind):
                    out[count] = PLAY + kind
                    count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        """The last answer closes the window, or Chance does if nobody owes one."""
        if seat >= 0:
            cells[hive(seat) + ANSWER] = choice + 1
        if not any(thinks(cells, queen) for queen in range(variant.players)):
            resolve(variant, cells, frame)


def thinks(cells: vec[i64], queen: i64) -> bool:
    """Is she asked, and has she not answered yet?"""
    return cells[hive(queen) + ASKED] != 0 and cells[hive(queen) + ANSWER] == 0


def resolve(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """Reveal the first card in order; the other answers go back unrevealed."""
    player: i64 = NONE
    card: i64 = NONE
    for place in range(variant.players):
        queen = (cells[frame + WINDOW_FIRST] + place) % variant.players
        given = cells[hive(queen) + ANSWER]
        if player == NONE and given > PLAY:
            player = queen
            card = given - 1 - PLAY
        cells[hive(queen) + ASKED] = 0
        cells[hive(queen) + ANSWER] = 0
    if player == NONE:
        FRAMES.pop(cells)
        return
    cells[frame] = OPENING
    lose(variant, cells, player, card)
    happens(CARD_OUT, player, card, INTERRUPTING)
    play_card(cells, card, player)
