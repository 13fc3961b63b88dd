"""Who is to choose, what, and what comes of it: one dispatch over the innermost frame."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ANSWER,
    ASKED,
    BATTLE,
    CARD,
    DAWN,
    DEAL,
    DEPTH,
    DUSK,
    FIRST_CARDS,
    KIND,
    LADYBIRDS,
    LAY,
    NONE,
    PLACE,
    SET,
    STAGE,
    TR_STAGE,
    TURN,
    WINDOW,
    B,
)
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.cards import (
    card_actor,
    fill_card,
    play_in_card,
    sample_in_card,
    step_card,
)
from skep.games.pollen_wars.rules.dawn import (
    dawn_actor,
    deal_pattern,
    fill_dawn,
    fill_deal,
    play_in_dawn,
    sample_in_dawn,
    step_dawn,
    step_deal,
)
from skep.games.pollen_wars.rules.dusk import fill_take, step_dusk, take
from skep.games.pollen_wars.rules.hands import fill_draw, sample_draw
from skep.games.pollen_wars.rules.phases import fill_turn
from skep.games.pollen_wars.rules.raid import (
    COMMITTING,
    fill_raid,
    play_in_raid,
    raid_actor,
    step_raid,
)
from skep.games.pollen_wars.rules.setup import (
    deal_first_card,
    deal_ladybird,
    fill_ladybirds,
    fill_lay,
    fill_place,
    first_deck,
    lay_actor,
    lay_weight,
    place_actor,
    play_in_place,
    play_lay,
    sample_in_place,
    step_first_cards,
    step_ladybirds,
    step_lay,
    step_place,
)
from skep.games.pollen_wars.rules.stack import top
from skep.games.pollen_wars.rules.trade import fill_trade, play_trade, trade_actor
from skep.games.pollen_wars.rules.turn import (
    play_in_turn,
    sample_in_turn,
    step_turn,
    turn_actor,
)
from skep.games.pollen_wars.rules.windows import answer, fill_window, step_window
from skep.games.pollen_wars.variant import Rules
from skep.kernel.state import CHANCE, NOBODY


def settle(g: Rules, c: vec[i64], scratch: vec[i64]) -> None:
    """Let everything that needs no choice happen."""
    while c[DEPTH] > 0 and c[TR_STAGE] == 0:
        if step(g, c, top(c), scratch):
            return


def step(g: Rules, c: vec[i64], f: i64, scratch: vec[i64]) -> bool:
    """Carry the innermost frame on; True when it waits for a choice."""
    kind = c[f + KIND]
    if kind == TURN:
        return step_turn(g, c, f)
    if kind == CARD:
        return step_card(g, c, f, scratch)
    if kind == WINDOW:
        return step_window(g, c, f, scratch)
    if kind == BATTLE:
        return step_raid(g, c, f)
    if kind == DUSK:
        return step_dusk(g, c, f)
    if kind == DAWN:
        return step_dawn(g, c, f)
    if kind == DEAL:
        return step_deal(c, f)
    if kind == LADYBIRDS:
        return step_ladybirds(g, c, f)
    if kind == FIRST_CARDS:
        return step_first_cards(g, c, f)
    if kind == PLACE:
        return step_place(g, c, f)
    return step_lay(g, c, f)


def together(c: vec[i64]) -> bool:
    """Do several queens choose at the same time, in secret?"""
    if c[DEPTH] == 0 or c[TR_STAGE] != 0:
        return False
    f = top(c)
    return c[f + KIND] == WINDOW or (c[f + KIND] == BATTLE and c[f + STAGE] == COMMITTING)


def owes_together(c: vec[i64], queen: i64) -> bool:
    at = hive(queen)
    if c[top(c) + KIND] == WINDOW:
        return c[at + ASKED] != 0 and c[at + ANSWER] == 0
    return c[at + SET] == 0


def owes(g: Rules, c: vec[i64], queen: i64) -> bool:
    """Does this queen, or Chance, owe a choice?"""
    if queen >= 0 and together(c):
        return queen < g.players and owes_together(c, queen)
    return actor(g, c) == queen


def actor(g: Rules, c: vec[i64]) -> i64:
    """The lowest seat that owes a choice, CHANCE, or NOBODY."""
    if c[DEPTH] == 0:
        return NOBODY
    if c[TR_STAGE] != 0:
        return trade_actor(c)
    if together(c):
        return first_choosing(g, c)
    return lone_actor(g, c, top(c))


def first_choosing(g: Rules, c: vec[i64]) -> i64:
    """The lowest seat that still chooses in secret; CHANCE goes on if nobody was asked."""
    queen: i64 = 0
    while queen < g.players:
        if owes_together(c, queen):
            return queen
        queen += 1
    return CHANCE


def lone_actor(g: Rules, c: vec[i64], f: i64) -> i64:
    kind = c[f + KIND]
    if kind == TURN:
        return turn_actor(g, c, f)
    if kind == CARD:
        return card_actor(c, f)
    if kind == BATTLE:
        return raid_actor(g, c, f)
    if kind == DUSK:
        return c[f + B]
    if kind == DAWN:
        return dawn_actor(c, f)
    if kind == PLACE:
        return place_actor(c, f)
    if kind == LAY:
        return lay_actor(g, c)
    return CHANCE


def fill(g: Rules, c: vec[i64], queen: i64, out: vec[i64], scratch: vec[i64]) -> i64:
    if c[TR_STAGE] != 0:
        return fill_trade(g, c, out)
    f = top(c)
    kind = c[f + KIND]
    if kind == TURN:
        return fill_turn(g, c, f, out, scratch)
    if kind == CARD:
        return fill_card(g, c, f, out)
    if kind == WINDOW:
        return fill_window(g, c, f, queen, out, scratch)
    if kind == BATTLE:
        return fill_raid(g, c, f, queen, out)
    return fill_between(g, c, f, out)


def fill_between(g: Rules, c: vec[i64], f: i64, out: vec[i64]) -> i64:
    """Choices before the first turn and between rounds."""
    kind = c[f + KIND]
    if kind == DUSK:
        return fill_take(g, c, f, out)
    if kind == DAWN:
        return fill_dawn(g, c, f, out)
    if kind == DEAL:
        return fill_deal(c, out)
    if kind == LADYBIRDS:
        return fill_ladybirds(g, c, out)
    if kind == FIRST_CARDS:
        return fill_draw(g, c, first_deck(c, f), True, out)
    if kind == PLACE:
        return fill_place(g, c, f, out)
    return fill_lay(g, c, f, out)


def play(g: Rules, c: vec[i64], queen: i64, choice: i64, scratch: vec[i64]) -> None:
    carry_out(g, c, queen, choice)
    settle(g, c, scratch)


def carry_out(g: Rules, c: vec[i64], queen: i64, choice: i64) -> None:
    """The choice itself; what follows by itself is `settle`'s."""
    if c[TR_STAGE] != 0:
        play_trade(g, c, choice)
    else:
        play_in_frame(g, c, queen, choice)


def play_in_frame(g: Rules, c: vec[i64], queen: i64, choice: i64) -> None:
    f = top(c)
    kind = c[f + KIND]
    if kind == TURN:
        play_in_turn(g, c, f, choice)
    elif kind == CARD:
        play_in_card(g, c, f, choice)
    elif kind == WINDOW:
        answer(g, c, f, queen, choice)
    elif kind == BATTLE:
        play_in_raid(g, c, f, queen, choice)
    elif kind == DUSK:
        take(g, c, f, choice)
    elif kind == DAWN:
        play_in_dawn(g, c, f, choice)
    elif kind == DEAL:
        deal_pattern(g, c, f, choice)
    elif kind == LADYBIRDS:
        deal_ladybird(c, f, choice)
    elif kind == FIRST_CARDS:
        deal_first_card(c, f, choice)
    elif kind == PLACE:
        play_in_place(g, c, f, choice)
    else:
        play_lay(g, c, f, choice)


def draw(g: Rules, c: vec[i64], scratch: vec[i64], rng: Random) -> i64:
    """A choice of Chance by weight."""
    f = top(c)
    kind = c[f + KIND]
    if kind == TURN:
        return sample_in_turn(g, c, f, rng)
    if kind == CARD:
        return sample_in_card(g, c, f, rng)
    if kind == FIRST_CARDS:
        return sample_draw(g, c, first_deck(c, f), True, rng)
    if kind == DAWN:
        return sample_in_dawn(g, c, f, scratch, rng)
    if kind == PLACE:
        return sample_in_place(g, c, f, scratch, rng)
    out = vec[i64]([0] * len(scratch))
    count: i64 = fill(g, c, NONE, out, scratch)
    if kind == LAY and g.field == "spaced":
        return sample_weighted(g, c, out, count, rng)
    return out[rng.randrange(count)]


def sample_weighted(g: Rules, c: vec[i64], out: vec[i64], count: i64, rng: Random) -> i64:
    whole: i64 = 0
    i: i64 = 0
    while i < count:
        whole += lay_weight(g, c, out[i])
        i += 1
    ticket: i64 = rng.randrange(whole)
    i = 0
    while True:
        ticket -= lay_weight(g, c, out[i])
        if ticket < 0:
            return out[i]
        i += 1
