"""Reaction windows: yellow cards in other queens' turns, asked for in secret (R7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.bees import hive
from skep.games.pollen_wars.choices import KINDS, PASS, PLAY
from skep.games.pollen_wars.field import YELLOW
from skep.games.pollen_wars.hands import lose
from skep.games.pollen_wars.layout import (
    ANNOUNCE,
    ANSWER,
    ASKED,
    BLOCK,
    HAND,
    NONE,
    STAGE,
    A,
    B,
    C,
)
from skep.games.pollen_wars.rules import Rules
from skep.games.pollen_wars.stack import at_stage, below, blocked, play_card, pop
from skep.games.pollen_wars.targets import J9, playable

OPENING: Final = 0
ASKING: Final = 1


def step_window(g: Rules, c: vec[i64], f: i64, scratch: vec[i64]) -> bool:
    """Open, wait for every asked queen, resolve the first card in order, open again (R7.2)."""
    if c[f + STAGE] == OPENING:
        if about_blocked(c, f) or not ask(g, c, f, scratch):
            pop(c)
        else:
            at_stage(c, f, ASKING)
        return False
    queen: i64 = 0
    while queen < g.players:
        if c[hive(queen) + ASKED] != 0 and c[hive(queen) + ANSWER] == 0:
            return True
        queen += 1
    resolve(g, c, f)
    return False


def about_blocked(c: vec[i64], f: i64) -> bool:
    """Has the card or raid this window is about been blocked meanwhile?"""
    return c[f + A] in (BLOCK, ANNOUNCE) and blocked(c, below(c, 1))


def ask(g: Rules, c: vec[i64], f: i64, scratch: vec[i64]) -> bool:
    """R7.3: mark the queens who have a legal reaction; is there any?"""
    anybody = False
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        c[at + ASKED] = 0
        c[at + ANSWER] = 0
        if queen != c[f + C] and can_react(g, c, c[f + A], queen, scratch):
            c[at + ASKED] = 1
            anybody = True
        queen += 1
    return anybody


def can_react(g: Rules, c: vec[i64], window: i64, queen: i64, scratch: vec[i64]) -> bool:
    kind: i64 = 0
    while kind < KINDS:
        if reacts(g, c, window, queen, kind, scratch):
            return True
        kind += 1
    return False


def reacts(g: Rules, c: vec[i64], window: i64, queen: i64, kind: i64, scratch: vec[i64]) -> bool:
    """May the queen play this card in such a window?"""
    if c[hive(queen) + HAND + kind] == 0 or g.timing[kind] != YELLOW:
        return False
    if kind == J9:
        return window in (BLOCK, ANNOUNCE)
    return window != BLOCK and playable(g, c, queen, kind, scratch)


def fill_window(g: Rules, c: vec[i64], f: i64, queen: i64, out: vec[i64], scratch: vec[i64]) -> i64:
    out[0] = PASS
    count: i64 = 1
    kind: i64 = 0
    while kind < KINDS:
        if reacts(g, c, c[f + A], queen, kind, scratch):
            out[count] = PLAY + kind
            count += 1
        kind += 1
    return count


def answer(c: vec[i64], queen: i64, choice: i64) -> None:
    c[hive(queen) + ANSWER] = choice + 1


def resolve(g: Rules, c: vec[i64], f: i64) -> None:
    """Reveal the first card in order; the other answers go back unrevealed."""
    player: i64 = NONE
    card: i64 = NONE
    step: i64 = 0
    while step < g.players:
        queen: i64 = (c[f + B] + step) % g.players
        given: i64 = c[hive(queen) + ANSWER]
        if player == NONE and given > PLAY:
            player = queen
            card = given - 1 - PLAY
        step += 1
    clear_answers(g, c)
    if player == NONE:
        pop(c)
        return
    at_stage(c, f, OPENING)
    lose(g, c, player, card)
    play_card(c, card, player)


def clear_answers(g: Rules, c: vec[i64]) -> None:
    queen: i64 = 0
    while queen < g.players:
        c[hive(queen) + ASKED] = 0
        c[hive(queen) + ANSWER] = 0
        queen += 1
