"""Reaction windows: yellow cards in other queens' turns, asked for in secret (R7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ANNOUNCE,
    ANSWER,
    ASKED,
    BLOCK,
    CARD,
    DEPTH,
    DISCARDS,
    FRAME,
    HAND,
    HONEY_CARDS,
    KIND,
    NONE,
    STACK,
    STAGE,
    A,
    B,
    C,
)
from skep.games.pollen_wars.choices import PASS, PLAY, READY, STAY_OUT
from skep.games.pollen_wars.events import CARD_OUT, INTERRUPTING, WINDOW_OPENED
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.hands import back, card_holders, lose
from skep.games.pollen_wars.rules.stack import at_stage, below, blocked, play_card, pop
from skep.games.pollen_wars.rules.targets import J9, playable
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import RECORDER, happens, moment

OPENING: Final = 0
ASKING: Final = 1


def decline(choices: list[int]) -> int:
    """No card, no help, or no card more."""
    for refusal in (PASS, STAY_OUT, READY):
        if refusal in choices:
            return refusal
    return choices[0]


def step_window(variant: Variant, cells: vec[i64], frame: i64, scratch: vec[i64]) -> bool:
    """Open if anybody might have an answer, and wait for the answers (R7.2).

    Whether a window opens is public (R7.4); whether anybody is asked in it is not (R7.3), so one
    in which nobody is asked is closed by Chance, unseen.
    """
    if cells[frame + STAGE] == OPENING:
        if about_blocked(cells, frame) or not possible(variant, cells, frame, scratch):
            pop(cells)
            return False
        ask(variant, cells, frame, scratch)
        at_stage(cells, frame, ASKING)
        if RECORDER.on:
            moment(
                WINDOW_OPENED + cells[frame + A],
                cells[frame + B],
                card_holders(variant, cells) & cells[frame + C],
            )
    return True


def about_blocked(cells: vec[i64], frame: i64) -> bool:
    """Has the card or raid this window is about been blocked meanwhile?"""
    return cells[frame + A] in (BLOCK, ANNOUNCE) and blocked(cells, below(cells, 1))


def possible(variant: Variant, cells: vec[i64], frame: i64, scratch: vec[i64]) -> bool:
    """R7.4: for all that is public, might some queen have a card to play in this window?"""
    for kind in variant.yellow:
        if admits(cells[frame + A], kind) and copies_unseen(variant, cells, kind) > 0:
            for queen in range(variant.players):
                holds = cells[hive(queen) + HONEY_CARDS + back(kind)] > 0
                if (
                    holds
                    and may_play(cells, frame, queen, kind)
                    and playable(variant, cells, queen, kind, scratch)
                ):
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
        if cells[frame + KIND] == CARD and cells[frame + A] == kind:
            count -= 1
    return count


def ask(variant: Variant, cells: vec[i64], frame: i64, scratch: vec[i64]) -> None:
    """R7.3: mark the queens who have a legal reaction."""
    for queen in range(variant.players):
        at = hive(queen)
        asked = can_react(variant, cells, frame, queen, scratch)
        cells[at + ASKED] = 0
        if asked:
            cells[at + ASKED] = 1
        cells[at + ANSWER] = 0


def owed(variant: Variant, cells: vec[i64]) -> bool:
    """Has some queen who was asked not answered yet?"""
    for queen in range(variant.players):
        if cells[hive(queen) + ASKED] != 0 and cells[hive(queen) + ANSWER] == 0:
            return True
    return False


def may_play(cells: vec[i64], frame: i64, queen: i64, kind: i64) -> bool:
    """Is she asked in this window, and may she play such a card? Nobody stops her own (G41)."""
    if (cells[frame + C] >> queen) & 1 == 0:
        return False
    return kind != J9 or cells[frame + A] != ANNOUNCE or cells[below(cells, 1) + C] != queen


def can_react(variant: Variant, cells: vec[i64], frame: i64, queen: i64, scratch: vec[i64]) -> bool:
    return any(reacts(variant, cells, frame, queen, kind, scratch) for kind in variant.yellow)


def reacts(
    variant: Variant, cells: vec[i64], frame: i64, queen: i64, kind: i64, scratch: vec[i64]
) -> bool:
    """May the queen play this card in such a window?"""
    if cells[hive(queen) + HAND + kind] == 0 or not admits(cells[frame + A], kind):
        return False
    return may_play(cells, frame, queen, kind) and playable(variant, cells, queen, kind, scratch)


def fill_window(
    variant: Variant, cells: vec[i64], frame: i64, queen: i64, out: vec[i64], scratch: vec[i64]
) -> i64:
    out[0] = PASS
    if queen < 0:
        return 1
    count: i64 = 1
    for kind in variant.yellow:
        if reacts(variant, cells, frame, queen, kind, scratch):
            out[count] = PLAY + kind
            count += 1
    return count


def answer(variant: Variant, cells: vec[i64], frame: i64, queen: i64, choice: i64) -> None:
    """An answer in secret; the last one closes the pass, or Chance does if nobody owes one."""
    if queen >= 0:
        cells[hive(queen) + ANSWER] = choice + 1
    if not owed(variant, cells):
        resolve(variant, cells, frame)


def resolve(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """Reveal the first card in order; the other answers go back unrevealed."""
    player: i64 = NONE
    card: i64 = NONE
    for step in range(variant.players):
        queen: i64 = (cells[frame + B] + step) % variant.players
        given: i64 = cells[hive(queen) + ANSWER]
        if player == NONE and given > PLAY:
            player = queen
            card = given - 1 - PLAY
    clear_answers(variant, cells)
    if player == NONE:
        pop(cells)
        return
    at_stage(cells, frame, OPENING)
    lose(variant, cells, player, card)
    happens(CARD_OUT, player, card, INTERRUPTING)
    play_card(cells, card, player)


def clear_answers(variant: Variant, cells: vec[i64]) -> None:
    for queen in range(variant.players):
        cells[hive(queen) + ASKED] = 0
        cells[hive(queen) + ANSWER] = 0
