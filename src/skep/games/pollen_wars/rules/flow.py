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
from skep.games.pollen_wars.variant import Variant
from skep.kernel.state import CHANCE, NOBODY


def settle(variant: Variant, cells: vec[i64], scratch: vec[i64]) -> None:
    """Let everything that needs no choice happen."""
    while cells[DEPTH] > 0 and cells[TR_STAGE] == 0:
        if step(variant, cells, top(cells), scratch):
            return


def step(variant: Variant, cells: vec[i64], frame: i64, scratch: vec[i64]) -> bool:
    """Carry the innermost frame on; True when it waits for a choice."""
    kind = cells[frame + KIND]
    if kind == TURN:
        return step_turn(variant, cells, frame)
    if kind == CARD:
        return step_card(variant, cells, frame, scratch)
    if kind == WINDOW:
        return step_window(variant, cells, frame, scratch)
    if kind == BATTLE:
        return step_raid(variant, cells, frame)
    if kind == DUSK:
        return step_dusk(variant, cells, frame)
    if kind == DAWN:
        return step_dawn(variant, cells, frame)
    if kind == DEAL:
        return step_deal(cells, frame)
    if kind == LADYBIRDS:
        return step_ladybirds(variant, cells, frame)
    if kind == FIRST_CARDS:
        return step_first_cards(variant, cells, frame)
    if kind == PLACE:
        return step_place(variant, cells, frame)
    return step_lay(variant, cells, frame)


def together(cells: vec[i64]) -> bool:
    """Do several queens choose at the same time, in secret?"""
    if cells[DEPTH] == 0 or cells[TR_STAGE] != 0:
        return False
    frame = top(cells)
    return cells[frame + KIND] == WINDOW or (
        cells[frame + KIND] == BATTLE and cells[frame + STAGE] == COMMITTING
    )


def owes_together(cells: vec[i64], queen: i64) -> bool:
    at = hive(queen)
    if cells[top(cells) + KIND] == WINDOW:
        return cells[at + ASKED] != 0 and cells[at + ANSWER] == 0
    return cells[at + SET] == 0


def owes(variant: Variant, cells: vec[i64], queen: i64) -> bool:
    """Does this queen, or Chance, owe a choice?"""
    if queen >= 0 and together(cells):
        return queen < variant.players and owes_together(cells, queen)
    return actor(variant, cells) == queen


def actor(variant: Variant, cells: vec[i64]) -> i64:
    """The lowest seat that owes a choice, CHANCE, or NOBODY."""
    if cells[DEPTH] == 0:
        return NOBODY
    if cells[TR_STAGE] != 0:
        return trade_actor(cells)
    if together(cells):
        return first_choosing(variant, cells)
    return lone_actor(variant, cells, top(cells))


def first_choosing(variant: Variant, cells: vec[i64]) -> i64:
    """The lowest seat that still chooses in secret; CHANCE goes on if nobody was asked."""
    for queen in range(variant.players):
        if owes_together(cells, queen):
            return queen
    return CHANCE


def lone_actor(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    kind = cells[frame + KIND]
    if kind == TURN:
        return turn_actor(variant, cells, frame)
    if kind == CARD:
        return card_actor(cells, frame)
    if kind == BATTLE:
        return raid_actor(variant, cells, frame)
    if kind == DUSK:
        return cells[frame + B]
    if kind == DAWN:
        return dawn_actor(cells, frame)
    if kind == PLACE:
        return place_actor(cells, frame)
    if kind == LAY:
        return lay_actor(variant, cells)
    return CHANCE


def fill(variant: Variant, cells: vec[i64], queen: i64, out: vec[i64], scratch: vec[i64]) -> i64:
    if cells[TR_STAGE] != 0:
        return fill_trade(variant, cells, out)
    frame = top(cells)
    kind = cells[frame + KIND]
    if kind == TURN:
        return fill_turn(variant, cells, frame, out, scratch)
    if kind == CARD:
        return fill_card(variant, cells, frame, out)
    if kind == WINDOW:
        return fill_window(variant, cells, frame, queen, out, scratch)
    if kind == BATTLE:
        return fill_raid(variant, cells, frame, queen, out)
    return fill_between(variant, cells, frame, out)


def fill_between(variant: Variant, cells: vec[i64], frame: i64, out: vec[i64]) -> i64:
    """Choices before the first turn and between rounds."""
    kind = cells[frame + KIND]
    if kind == DUSK:
        return fill_take(variant, cells, frame, out)
    if kind == DAWN:
        return fill_dawn(variant, cells, frame, out)
    if kind == DEAL:
        return fill_deal(cells, out)
    if kind == LADYBIRDS:
        return fill_ladybirds(variant, cells, out)
    if kind == FIRST_CARDS:
        return fill_draw(variant, cells, first_deck(cells, frame), True, out)
    if kind == PLACE:
        return fill_place(variant, cells, frame, out)
    return fill_lay(variant, cells, frame, out)


def play(variant: Variant, cells: vec[i64], queen: i64, choice: i64, scratch: vec[i64]) -> None:
    carry_out(variant, cells, queen, choice)
    settle(variant, cells, scratch)


def carry_out(variant: Variant, cells: vec[i64], queen: i64, choice: i64) -> None:
    """The choice itself; what follows by itself is `settle`'s."""
    if cells[TR_STAGE] != 0:
        play_trade(variant, cells, choice)
    else:
        play_in_frame(variant, cells, queen, choice)


def play_in_frame(variant: Variant, cells: vec[i64], queen: i64, choice: i64) -> None:
    frame = top(cells)
    kind = cells[frame + KIND]
    if kind == TURN:
        play_in_turn(variant, cells, frame, choice)
    elif kind == CARD:
        play_in_card(variant, cells, frame, choice)
    elif kind == WINDOW:
        answer(variant, cells, frame, queen, choice)
    elif kind == BATTLE:
        play_in_raid(variant, cells, frame, queen, choice)
    elif kind == DUSK:
        take(variant, cells, frame, choice)
    elif kind == DAWN:
        play_in_dawn(variant, cells, frame, choice)
    elif kind == DEAL:
        deal_pattern(variant, cells, frame, choice)
    elif kind == LADYBIRDS:
        deal_ladybird(cells, frame, choice)
    elif kind == FIRST_CARDS:
        deal_first_card(cells, frame, choice)
    elif kind == PLACE:
        play_in_place(variant, cells, frame, choice)
    else:
        play_lay(variant, cells, frame, choice)


def draw(variant: Variant, cells: vec[i64], scratch: vec[i64], rng: Random) -> i64:
    """A choice of Chance by weight."""
    frame = top(cells)
    kind = cells[frame + KIND]
    if kind == TURN:
        return sample_in_turn(variant, cells, frame, rng)
    if kind == CARD:
        return sample_in_card(variant, cells, frame, rng)
    if kind == FIRST_CARDS:
        return sample_draw(variant, cells, first_deck(cells, frame), True, rng)
    if kind == DAWN:
        return sample_in_dawn(variant, cells, frame, scratch, rng)
    if kind == PLACE:
        return sample_in_place(variant, cells, frame, scratch, rng)
    out = vec[i64]([0] * len(scratch))
    count: i64 = fill(variant, cells, NONE, out, scratch)
    if kind == LAY and variant.field == "spaced":
        return sample_weighted(variant, cells, out, count, rng)
    return out[rng.randrange(count)]


def sample_weighted(
    variant: Variant, cells: vec[i64], out: vec[i64], count: i64, rng: Random
) -> i64:
    whole: i64 = 0
    for i in range(count):
        whole += lay_weight(variant, cells, out[i])
    ticket: i64 = rng.randrange(whole)
    i = 0
    while True:
        ticket -= lay_weight(variant, cells, out[i])
        if ticket < 0:
            return out[i]
        i += 1
