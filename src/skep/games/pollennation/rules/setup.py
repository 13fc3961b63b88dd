"""Setting up: from the empty table to the first turn (R5.1–R5.12).

Every step with one possibility is carried out by itself, as part of the one before.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    ASKED,
    AT,
    BEE,
    BOARD_HASH,
    CARD,
    COLONY,
    COLONY_SIZE,
    CURTAIN,
    DEAL,
    DRAFT,
    DRONES,
    FREE,
    FROM,
    HISTORY,
    HOME,
    HOME_AT,
    LAYOUT,
    MAX_WORKERS,
    MOVED_BEE,
    MOVED_SLOT,
    NONE,
    PHASE,
    PICK,
    POOL,
    POST,
    QUEEN_AT,
    RESERVE,
    START,
    WORKERS,
)
from skep.games.pollennation.choices import FIRST, MAX_RING
from skep.games.pollennation.choices import HOME as HOME_CHOICE
from skep.games.pollennation.choices import POST as POST_CHOICE
from skep.games.pollennation.events import (
    BEES_SETTLED,
    FIRST_PLAYER,
    HOME_CHOSEN,
    POLLINATED,
    REVEALED,
    SEAT_READY,
    THE_HOMES,
    THE_LAYOUT,
    WORKER_PLACED,
)
from skep.games.pollennation.rules.deal import (
    begin_deal,
    fill_deal,
    fill_pool,
    play_deal,
    play_pool,
)
from skep.games.pollennation.rules.draft import fill_takes, play_take
from skep.games.pollennation.rules.ending import begin_turn
from skep.games.pollennation.rules.hashing import board_hash
from skep.games.pollennation.rules.layout import fill_lays, layout_complete, play_lay, to_lay
from skep.games.pollennation.rules.pollen import cube
from skep.games.pollennation.variant import ANY_SEAT, FIXED, MAX_PLAYERS, RANDOM, SECRET, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens, withholds
from skep.kernel.state import CHANCE

if TYPE_CHECKING:
    from skep.games.pollennation.state import PollenState

CUBES_A_FLOWER: Final = 2


def empty_table() -> vec[i64]:
    """R5.1: nothing dealt, nothing placed, no points."""
    cells = vec[i64]([0] * HISTORY)
    for cell in (FROM, AT, ASKED, MOVED_BEE, MOVED_SLOT):
        cells[cell] = NONE
    for slot in range(MAX_RING):
        cells[CARD + slot] = NONE
    for seat in range(MAX_PLAYERS):
        cells[PICK + seat] = NONE
        cells[HOME_AT + seat] = NONE
        base = COLONY + seat * COLONY_SIZE
        cells[base + QUEEN_AT] = NONE
        for bee in range(DRONES, WORKERS + MAX_WORKERS):
            cells[base + bee] = NONE
    return cells


def begin(state: "PollenState") -> None:
    """The table before the first choice of a game."""
    variant = state.variant
    cells = state.cells
    cells[RESERVE] = variant.supply
    if variant.deal == FIXED:  # R5.7
        slot: i64 = 0
        while slot < variant.ring:
            cells[CARD + slot] = variant.board[slot]
            slot += 1
        pollinate(cells, variant)
    else:
        begin_deal(cells, variant)


# ---------------------------------------------------------------------- who, what, and doing it


def setup_actor(cells: vec[i64], variant: Variant) -> i64:
    """CHANCE, or the lowest seat that owes a choice."""
    if by_chance(cells, variant):
        return CHANCE
    seat: i64 = 0
    while not setup_owes(cells, variant, seat):
        seat += 1
    return seat


def by_chance(cells: vec[i64], variant: Variant) -> bool:
    phase = cells[PHASE]
    if phase == LAYOUT or phase == HOME or phase == POST:
        return variant.setup == RANDOM
    return phase != DRAFT


def setup_owes(cells: vec[i64], variant: Variant, seat: i64) -> bool:
    if by_chance(cells, variant) or seat < 0 or seat >= variant.players:
        return seat == CHANCE and by_chance(cells, variant)
    phase = cells[PHASE]
    if phase == DRAFT:
        return cells[PICK + seat] == NONE
    if phase == LAYOUT:
        return to_lay(cells, variant, seat)
    if phase == HOME and variant.setup == SECRET:
        return cells[HOME_AT + seat] == NONE
    return cells[ACTIVE] == seat


def fill_setup(cells: vec[i64], variant: Variant, seat: i64, out: vec[i64]) -> i64:
    phase = cells[PHASE]
    if phase == POOL:
        return fill_pool(cells, variant, out)
    if phase == DEAL:
        return fill_deal(cells, variant, out)
    if phase == DRAFT:
        return fill_takes(cells, variant, seat, out)
    who = cells[ACTIVE] if seat == CHANCE else seat
    if phase == LAYOUT:
        return fill_lays(cells, who, out)
    if phase == HOME:
        return fill_places(cells, variant, who, HOME_CHOICE, out)
    if phase == POST:
        return fill_places(cells, variant, who, POST_CHOICE, out)
    first: i64 = 0
    while first < variant.players:
        out[first] = FIRST + first
        first += 1
    return first


def play_setup(state: "PollenState", seat: i64, choice: i64) -> None:
    cells = state.cells
    variant = state.variant
    phase = cells[PHASE]
    who = cells[ACTIVE] if seat == CHANCE else seat
    if phase == POOL:
        play_pool(cells, variant, choice)
    elif phase == DEAL:
        play_deal(cells, variant, choice)
    elif phase == DRAFT:
        play_take(cells, variant, who, choice)
    elif phase == LAYOUT:
        play_lay(cells, variant, who, choice)
        if layout_complete(cells, variant):
            if variant.setup == SECRET:
                cells[CURTAIN] += 1
                if RECORDER.on:
                    happens(REVEALED, THE_LAYOUT)
            pollinate(cells, variant)
    elif phase == HOME:
        choose_home(state, who, choice - HOME_CHOICE)
    elif phase == POST:
        post(cells, variant, who, choice - POST_CHOICE)
        if posted(cells, variant):
            choose_first(state)
    else:
        begin_play(state, choice - FIRST)


# ---------------------------------------------------------------------- R5.9–R5.12


def pollinate(cells: vec[i64], variant: Variant) -> None:
    """R5.9: two cubes of its own colour on every flower; the rest is the reserve."""
    if RECORDER.on:
        happens(POLLINATED, CUBES_A_FLOWER)
    slot: i64 = 0
    while slot < variant.ring:
        pollen = CUBES_A_FLOWER * cube(variant.colour[cells[CARD + slot]])
        cells[FREE + slot] = pollen
        cells[RESERVE] -= pollen
        slot += 1
    cells[PHASE] = HOME
    cells[ACTIVE] = 0


def fill_places(cells: vec[i64], variant: Variant, seat: i64, kind: i64, out: vec[i64]) -> i64:
    """Slots of the own sector, ascending; for a worker those without her queen or a sister."""
    number: i64 = 0
    slot: i64 = 0
    while slot < variant.ring:
        if variant.owner(slot) == seat:
            if kind == HOME_CHOICE or may_post(cells, seat, slot):
                out[number] = kind + slot
                number += 1
        slot += 1
    return number


def may_post(cells: vec[i64], seat: i64, slot: i64) -> bool:
    """R5.11: each worker alone among the own bees."""
    if cells[HOME_AT + seat] == slot:
        return False
    at = COLONY + seat * COLONY_SIZE + WORKERS
    end = at + MAX_WORKERS
    while at < end:
        if cells[at] == slot:
            return False
        at += 1
    return True


def choose_home(state: "PollenState", seat: i64, slot: i64) -> None:
    """R5.10: one flower of the own sector for the queen and both drones."""
    cells = state.cells
    variant = state.variant
    cells[HOME_AT + seat] = slot
    if RECORDER.on:
        tell_home(variant, seat, slot)
    if variant.setup != SECRET:
        settle(cells, seat)
        cells[ACTIVE] += 1
    other: i64 = 0
    while other < variant.players:
        if cells[HOME_AT + other] == NONE:
            return
        other += 1
    if variant.setup == SECRET:
        cells[CURTAIN] += 1
        if RECORDER.on:
            happens(REVEALED, THE_HOMES)
        other = 0
        while other < variant.players:
            settle(cells, other)
            other += 1
    cells[ACTIVE] = 0
    cells[PHASE] = POST
    if variant.workers == variant.flowers - 1:  # every other flower gets one: nothing to decide
        post_all(cells, variant)
        choose_first(state)


def tell_home(variant: Variant, seat: i64, slot: i64) -> None:
    if variant.setup == SECRET:
        withholds(bit(seat), HOME_CHOSEN, seat, slot)
        happens(SEAT_READY, seat)
    else:
        happens(HOME_CHOSEN, seat, slot)


def settle(cells: vec[i64], seat: i64) -> None:
    base = COLONY + seat * COLONY_SIZE
    if RECORDER.on:
        happens(BEES_SETTLED, seat, cells[HOME_AT + seat])
    cells[base + QUEEN_AT] = cells[HOME_AT + seat]
    cells[base + DRONES] = cells[HOME_AT + seat]
    cells[base + DRONES + 1] = cells[HOME_AT + seat]


def post(cells: vec[i64], variant: Variant, seat: i64, slot: i64) -> None:
    """R5.11: a worker takes her place; the next seat follows."""
    stand(cells, variant, seat, slot)
    cells[ACTIVE] = variant.next_seat(seat)


def stand(cells: vec[i64], variant: Variant, seat: i64, slot: i64) -> None:
    """One more worker of a seat, kept in ascending order; empty places (NONE) come last."""
    if RECORDER.on:
        happens(WORKER_PLACED, seat, slot)
    at = COLONY + seat * COLONY_SIZE + WORKERS
    end = at + variant.workers
    while at < end:
        here = cells[at]
        if here == NONE or here > slot:
            cells[at] = slot
            slot = here
            if slot == NONE:
                return
        at += 1


def post_all(cells: vec[i64], variant: Variant) -> None:
    slot: i64 = 0
    while slot < variant.ring:
        if may_post(cells, variant.owner(slot), slot):
            stand(cells, variant, variant.owner(slot), slot)
        slot += 1


def posted(cells: vec[i64], variant: Variant) -> bool:
    """Do all workers stand? The last seat is the last to post."""
    last = COLONY + (variant.players - 1) * COLONY_SIZE + WORKERS + variant.workers - 1
    return cells[last] != NONE


def choose_first(state: "PollenState") -> None:
    """R5.12: drawn last, so that nobody placed his bees knowing who begins."""
    state.cells[PHASE] = START
    if state.variant.start != ANY_SEAT:
        begin_play(state, state.variant.start)


def begin_play(state: "PollenState", seat: i64) -> None:
    cells = state.cells
    variant = state.variant
    if RECORDER.on:
        happens(FIRST_PLAYER, seat)
    cells[PHASE] = BEE
    cells[BOARD_HASH] = board_hash(cells, variant)
    begin_turn(state, seat, 1 if variant.short_opening else variant.moves)
