"""The end of a round: patterns, everybody home, dusk, deaths, and perhaps the end (R9, V)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    AT_DUSK,
    AT_NIGHT,
    CLEAR,
    DEAD,
    DEATHS,
    DRIFT,
    DRIFT_USER,
    FILLED,
    FORAGER,
    FORAGERS,
    FRESH,
    HOME,
    INFESTED,
    NIGHT,
    NONE,
    PATTERNS,
    POLLEN,
    ROUND,
    SERVE,
    SERVED,
    SOLDIER,
    SWAPPED,
    TAKE,
    TAKEN,
    USABLE,
    WILD,
    WINNERS,
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
    single_grain,
    take_home,
    top_bee,
)
from skep.games.pollen_wars.rules.hands import show_pattern
from skep.games.pollen_wars.rules.stack import FRAMES, begin, window_for_all
from skep.games.pollen_wars.rules.turn import recover
from skep.games.pollen_wars.variant import WINDOWS_FULL, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens
from skep.kernel.step import Step

DEATHS_A_ROUND: Final[i64] = 3

# Why the game is over, as it is told.
BY_FULL_HIVE: Final = 0
BY_EXTINCTION: Final = 1
BY_ROUNDS: Final = 2


@final
class Trigger(Step[Variant]):
    """R9.1: the round is over."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        recover(cells)
        cells[DRIFT_USER] = NONE
        cells[FILLED] = 1 if filled(variant, cells) else 0
        cells[frame] = SERVE
        return False


# ------------------------------------------------------------------ patterns (R9.2, R6.4)


@final
class Serve(Step[Variant]):
    """The first queen in turn order with a complete pattern shows it."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        for place in range(variant.players):
            queen: i64 = (cells[ACTIVE] + place) % variant.players
            if complete(variant, cells, queen, cells[PATTERNS + queen]):
                show_pattern(variant, cells, queen)
                cells[frame + SERVED] = queen
                cells[frame + TAKEN] = 0
                cells[frame] = TAKE
                return False
        cells[frame] = HOME
        return False


@final
class Take(Step[Variant]):
    """R6.4: she chooses hexes until only one placement of her pattern has them all."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if undecided(variant, cells, frame) != 0:
            return True
        collect(variant, cells, frame)
        cells[frame] = SERVE
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[frame + SERVED]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        open_hexes = undecided(variant, cells, frame)
        count: i64 = 0
        for spot in range(HEXES):
            if (open_hexes >> spot) & 1 != 0:
                out[count] = HEX + spot
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame + TAKEN] |= variant.bits[choice - HEX]


def undecided(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """The hexes (bits) that some but not all remaining placements contain."""
    some: i64 = 0
    every: i64 = -1
    usable: i64 = cells[USABLE + cells[frame + SERVED]]
    chosen: i64 = cells[frame + TAKEN]
    pattern: i64 = cells[PATTERNS + cells[frame + SERVED]]
    for i in range(variant.starts[pattern - 1], variant.starts[pattern]):
        mask: i64 = variant.masks[i]
        if usable & mask == mask and mask & chosen == chosen:
            some = some | mask
            every = every & mask
    return some & ~every


def placement(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """The one placement left."""
    usable: i64 = cells[USABLE + cells[frame + SERVED]]
    chosen: i64 = cells[frame + TAKEN]
    i: i64 = variant.starts[cells[PATTERNS + cells[frame + SERVED]] - 1]
    while True:
        mask: i64 = variant.masks[i]
        if usable & mask == mask and mask & chosen == chosen:
            return mask
        i += 1


def collect(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """Pollen for the four hexes' flowers; the bees go home, the drifting bee to the user's hive."""
    queen: i64 = cells[frame + SERVED]
    mask = placement(variant, cells, frame)
    whole: i64 = 0
    for spot in range(HEXES):
        if (mask >> spot) & 1 != 0:
            grains: i64 = flowers(cells, spot)
            whole += grains
            cells[hive(queen) + POLLEN] += grains
            if cells[DRIFT] == spot:
                happens(PATTERN_HEX, queen, spot, THE_DRIFTING_BEE, grains)
                drift_to(variant, cells, NONE)
                cells[DRIFT_USER] = queen
            else:
                happens(PATTERN_HEX, queen, spot, bee_on(cells, spot), grains)
                take_home(variant, cells, spot)
    happens(SCORED, queen, cells[PATTERNS + queen], whole)
    cells[FRESH] = 0


# ------------------------------------------------------------------ homecoming and deaths


@final
class ComeHome(Step[Variant]):
    """R9.3: everybody comes home; then a window before the mite takes its own."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        everybody_home(variant, cells)
        cells[frame] = DEATHS
        window_for_all(variant, cells, AT_DUSK, cells[ACTIVE])
        return False


def everybody_home(variant: Variant, cells: vec[i64]) -> None:
    """R9.3: every bee left brings one grain, from a fungus none; wild bees leave."""
    for spot in range(HEXES):
        while cells[FORAGER + spot] != 0:
            if cells[SOLDIER + spot] == 0 and cells[FORAGER + spot] == WILD:
                cells[FORAGER + spot] = 0
                happens(WILD_LEFT, spot)
            else:
                single_home(variant, cells, spot)
    cells[FRESH] = 0
    cells[SWAPPED] = 0
    if filled(variant, cells):
        cells[FILLED] = 1


def single_home(variant: Variant, cells: vec[i64], spot: i64) -> None:
    owner = top_bee(cells, spot) - 1
    grains = single_grain(variant, cells, spot)
    cells[hive(owner) + POLLEN] += grains
    happens(BEE_HOME, owner, bee_on(cells, spot), spot, grains)
    take_home(variant, cells, spot)


@final
class Deaths(Step[Variant]):
    """R9.5: foragers of infested hives die; with full windows all may react to it."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if variant.infestation:
            foragers_die(variant, cells)
        cells[frame] = NIGHT
        if variant.windows == WINDOWS_FULL:
            window_for_all(variant, cells, AT_NIGHT, (cells[ACTIVE] + 1) % variant.players)
        return False


def foragers_die(variant: Variant, cells: vec[i64]) -> None:
    """R9.5, G27: three in every infested hive, or all that live."""
    for queen in range(variant.players):
        at = hive(queen)
        if cells[at + INFESTED] != 0:
            lost = min(cells[at + FORAGERS], DEATHS_A_ROUND)
            cells[at + FORAGERS] -= lost
            cells[at + DEAD] += lost
            if lost > 0:
                happens(DIED, queen, lost)


# ------------------------------------------------------------------ the end of the game (V)


@final
class Night(Step[Variant]):
    """R9.6: the game is over, or another round begins."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        FRAMES.pop(cells)
        if is_over(variant, cells):
            name_winners(variant, cells)
        else:
            begin(cells, CLEAR, NONE, NONE)
        return False


def is_over(variant: Variant, cells: vec[i64]) -> bool:
    """V1, R9.6: a hive without foragers, a filled hive, or the last round."""
    if cells[FILLED] != 0 or cells[ROUND] >= variant.round_cap:
        return True
    return any(cells[hive(queen) + FORAGERS] == 0 for queen in range(variant.players))


def standing(cells: vec[i64], queen: i64) -> i64:
    """V3, V4 as one number: pollen, then living foragers, then a healthy hive; -1 if eliminated."""
    at = hive(queen)
    if cells[at + FORAGERS] == 0:
        return -1
    return (cells[at + POLLEN] * 10 + cells[at + FORAGERS]) * 2 + 1 - cells[at + INFESTED]


def name_winners(variant: Variant, cells: vec[i64]) -> None:
    """V2–V5: the best standing wins, ties share, and everybody may lose."""
    best: i64 = 0
    for queen in range(variant.players):
        best = max(best, standing(cells, queen))
    for queen in range(variant.players):
        if standing(cells, queen) == best:
            cells[WINNERS] |= bit(queen)
    if RECORDER.on:
        tell_of_the_end(variant, cells)


def tell_of_the_end(variant: Variant, cells: vec[i64]) -> None:
    """Who is out, why it is over, and who has won."""
    extinct: i64 = 0
    for queen in range(variant.players):
        if cells[hive(queen) + FORAGERS] == 0:
            happens(EXTINCT, queen)
            extinct += 1
    happens(GAME_ENDED, BY_FULL_HIVE if cells[FILLED] else BY_EXTINCTION if extinct else BY_ROUNDS)
    for queen in range(variant.players):
        if (cells[WINNERS] >> queen) & 1 != 0:
            happens(WON, queen, cells[hive(queen) + POLLEN])
    if cells[WINNERS] == 0:
        happens(NOBODY_WON)
