"""The end of a round: patterns, everybody home, dusk, deaths, and perhaps the end (R9, V)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    AT_DUSK,
    AT_NIGHT,
    COVER,
    DAWN,
    DEAD,
    DRIFT,
    DRIFT_USER,
    FILLED,
    FORAGER,
    FORAGERS,
    FRESH,
    FUNGUS,
    INFESTED,
    NONE,
    PATTERNS,
    POLLEN,
    ROUND,
    SOLDIER,
    STAGE,
    SWAPPED,
    USABLE,
    WILD,
    WINNERS,
    B,
    C,
)
from skep.games.pollen_wars.choices import HEX, HEXES
from skep.games.pollen_wars.events import (
    BEE_HOME,
    DIED,
    EXTINCT,
    GAME_ENDED,
    NOBODY_WON,
    PATTERN_HEX,
    SCORED,
    THE_DRIFTING_BEE,
    WILD_LEFT,
    WON,
)
from skep.games.pollen_wars.rules.bees import (
    bee_on,
    complete,
    drift_to,
    filled,
    flowers,
    hive,
    take_home,
)
from skep.games.pollen_wars.rules.hands import show_pattern
from skep.games.pollen_wars.rules.stack import at_stage, pop, push, window_for_all
from skep.games.pollen_wars.rules.turn import recover
from skep.games.pollen_wars.variant import WINDOWS_FULL, Rules
from skep.kernel.events import RECORDER, happens

TRIGGER: Final = 0
SERVE: Final = 1
TAKE: Final = 2
HOME: Final = 3
WINDOW_AT_DUSK: Final = 4
DEATHS: Final = 5
NIGHT: Final = 6

DEATHS_A_ROUND: Final = 3

# Why the game is over, as it is told.
BY_FULL_HIVE: Final = 0
BY_EXTINCTION: Final = 1
BY_ROUNDS: Final = 2


def step_dusk(g: Rules, c: vec[i64], f: i64) -> bool:
    stage = c[f + STAGE]
    if stage == TRIGGER:
        recover(c)
        c[DRIFT_USER] = NONE
        c[FILLED] = 1 if filled(g, c) else 0
        at_stage(c, f, SERVE)
    elif stage == SERVE:
        serve(g, c, f)
    elif stage == TAKE:
        if undecided(g, c, f) != 0:
            return True
        collect(g, c, f)
    elif stage == HOME:
        everybody_home(g, c)
        at_stage(c, f, WINDOW_AT_DUSK)
    elif stage == WINDOW_AT_DUSK:
        at_stage(c, f, DEATHS)
        window_for_all(g, c, AT_DUSK, c[ACTIVE])
    elif stage == DEATHS:
        if g.infestation:
            foragers_die(g, c)
        at_stage(c, f, NIGHT)
        if g.windows == WINDOWS_FULL:
            window_for_all(g, c, AT_NIGHT, (c[ACTIVE] + 1) % g.players)
    else:
        pop(c)
        if is_over(g, c):
            name_winners(g, c)
        else:
            push(c, DAWN, NONE, NONE)
    return False


# ------------------------------------------------------------------ patterns (R9.2, R6.4)


def serve(g: Rules, c: vec[i64], f: i64) -> None:
    """The first queen in turn order with a complete pattern shows it."""
    step: i64 = 0
    while step < g.players:
        queen: i64 = (c[ACTIVE] + step) % g.players
        if complete(g, c, queen, c[PATTERNS + queen]):
            show_pattern(g, c, queen)
            c[f + B] = queen
            c[f + C] = 0
            at_stage(c, f, TAKE)
            return
        step += 1
    at_stage(c, f, HOME)


def undecided(g: Rules, c: vec[i64], f: i64) -> i64:
    """The hexes (bits) that some but not all remaining placements contain."""
    some: i64 = 0
    every: i64 = -1
    usable: i64 = c[USABLE + c[f + B]]
    chosen: i64 = c[f + C]
    pattern: i64 = c[PATTERNS + c[f + B]]
    i: i64 = g.starts[pattern - 1]
    while i < g.starts[pattern]:
        mask: i64 = g.masks[i]
        if usable & mask == mask and mask & chosen == chosen:
            some = some | mask
            every = every & mask
        i += 1
    return some & ~every


def placement(g: Rules, c: vec[i64], f: i64) -> i64:
    """The one placement left."""
    usable: i64 = c[USABLE + c[f + B]]
    chosen: i64 = c[f + C]
    i: i64 = g.starts[c[PATTERNS + c[f + B]] - 1]
    while True:
        mask: i64 = g.masks[i]
        if usable & mask == mask and mask & chosen == chosen:
            return mask
        i += 1


def fill_take(g: Rules, c: vec[i64], f: i64, out: vec[i64]) -> i64:
    open_hexes = undecided(g, c, f)
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if (open_hexes >> spot) & 1 != 0:
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def take(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    c[f + C] = c[f + C] | g.bits[choice - HEX]


def collect(g: Rules, c: vec[i64], f: i64) -> None:
    """Pollen for the four hexes' flowers; the bees go home, the drifting bee to the user's hive."""
    queen: i64 = c[f + B]
    mask = placement(g, c, f)
    whole: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if (mask >> spot) & 1 != 0:
            grains: i64 = flowers(c, spot)
            whole += grains
            c[hive(queen) + POLLEN] += grains
            if c[DRIFT] == spot:
                happens(PATTERN_HEX, queen, spot, THE_DRIFTING_BEE, grains)
                drift_to(g, c, NONE)
                c[DRIFT_USER] = queen
            else:
                happens(PATTERN_HEX, queen, spot, bee_on(c, spot), grains)
                take_home(g, c, spot)
        spot += 1
    happens(SCORED, queen, c[PATTERNS + queen], whole)
    c[FRESH] = 0
    at_stage(c, f, SERVE)


# ------------------------------------------------------------------ homecoming and deaths


def everybody_home(g: Rules, c: vec[i64]) -> None:
    """R9.3: every bee left brings one grain, from a fungus none; wild bees leave."""
    spot: i64 = 0
    while spot < HEXES:
        while c[FORAGER + spot] != 0:
            if c[SOLDIER + spot] == 0 and c[FORAGER + spot] == WILD:
                c[FORAGER + spot] = 0
                happens(WILD_LEFT, spot)
            else:
                single_home(g, c, spot)
        spot += 1
    c[FRESH] = 0
    c[SWAPPED] = 0
    if filled(g, c):
        c[FILLED] = 1


def single_home(g: Rules, c: vec[i64], spot: i64) -> None:
    owner: i64 = c[SOLDIER + spot] if c[SOLDIER + spot] != 0 else c[FORAGER + spot]
    grains: i64 = 0
    if c[COVER + spot] != FUNGUS:
        grains = 1 if flowers(c, spot) > 0 else g.barren_pollen
    c[hive(owner - 1) + POLLEN] += grains
    happens(BEE_HOME, owner - 1, bee_on(c, spot), spot, grains)
    take_home(g, c, spot)


def foragers_die(g: Rules, c: vec[i64]) -> None:
    """R9.5, G27: three in every infested hive, or all that live."""
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        if c[at + INFESTED] != 0:
            lost: i64 = c[at + FORAGERS] if c[at + FORAGERS] < DEATHS_A_ROUND else DEATHS_A_ROUND
            c[at + FORAGERS] -= lost
            c[at + DEAD] += lost
            if lost > 0:
                happens(DIED, queen, lost)
        queen += 1


# ------------------------------------------------------------------ the end of the game (V)


def is_over(g: Rules, c: vec[i64]) -> bool:
    """V1, R9.6: a hive without foragers, a filled hive, or the last round."""
    if c[FILLED] != 0 or c[ROUND] >= g.round_cap:
        return True
    queen: i64 = 0
    while queen < g.players:
        if c[hive(queen) + FORAGERS] == 0:
            return True
        queen += 1
    return False


def standing(c: vec[i64], queen: i64) -> i64:
    """V3, V4 as one number: pollen, then living foragers, then a healthy hive; -1 if eliminated."""
    at = hive(queen)
    if c[at + FORAGERS] == 0:
        return -1
    return (c[at + POLLEN] * 10 + c[at + FORAGERS]) * 2 + 1 - c[at + INFESTED]


def name_winners(g: Rules, c: vec[i64]) -> None:
    """V2–V5: the best standing wins, ties share, and everybody may lose."""
    best: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        best = max(best, standing(c, queen))
        queen += 1
    queen = 0
    one: i64 = 1
    while queen < g.players:
        if standing(c, queen) == best:
            c[WINNERS] = c[WINNERS] | (one << queen)
        queen += 1
    if RECORDER.on:
        tell_of_the_end(g, c)


def tell_of_the_end(g: Rules, c: vec[i64]) -> None:
    """Who is out, why it is over, and who has won."""
    extinct: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        if c[hive(queen) + FORAGERS] == 0:
            happens(EXTINCT, queen)
            extinct += 1
        queen += 1
    happens(GAME_ENDED, BY_FULL_HIVE if c[FILLED] else BY_EXTINCTION if extinct else BY_ROUNDS)
    queen = 0
    while queen < g.players:
        if (c[WINNERS] >> queen) & 1 != 0:
            happens(WON, queen, c[hive(queen) + POLLEN])
        queen += 1
    if c[WINNERS] == 0:
        happens(NOBODY_WON)
