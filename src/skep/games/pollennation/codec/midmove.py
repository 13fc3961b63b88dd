"""The part of a position that tells of the move under way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_DRONE,
    A_QUEEN,
    A_WORKER,
    ACTIVE,
    ASKED,
    AT,
    BEES,
    COLONY,
    COLONY_SIZE,
    DRONES,
    DROP_BITS,
    DROPPED,
    DROPS,
    DROPS_A_CELL,
    FREE,
    FROM,
    KEPT,
    LOAD,
    MOVED_BEE,
    MOVED_SLOT,
    MOVES_LEFT,
    MOVES_MADE,
    NONE,
    OVER,
    PHASE,
    QUEEN,
    QUEEN_AT,
    SOW,
    STORE,
)
from skep.games.pollennation.codec.reading import drops as read_drops
from skep.games.pollennation.codec.reading import pollen, slot
from skep.games.pollennation.rules.bees import workers_on
from skep.games.pollennation.rules.pollen import count, covers, cube, letters, mixed
from skep.games.pollennation.rules.printed import CODES, COLOURS
from skep.games.pollennation.rules.queen import (
    destination_from,
    least_kept,
    may_blossom,
    queen_slot,
)
from skep.games.pollennation.rules.worker import unpack_drops
from skep.games.pollennation.variant import Variant
from skep.kernel.errors import BadPosition
from skep.kernel.reading import Place

SOWING_KEYS: Final = ("from", "load", "drops")
STORING_KEYS: Final = ("kept", "colour")
MOVED_KEYS: Final = ("kind", "slot")


def spelt(drops: list[int]) -> str:
    return "".join(CODES[colour] for colour in drops)


# ---------------------------------------------------------------------- the move under way


def write_middle(cells: vec[i64]) -> dict[str, object]:
    """What a hand holds in the middle of a move; nothing between moves."""
    phase = cells[PHASE]
    if phase == SOW:
        drops = spelt(unpack_drops(cells, DROPS, cells[DROPPED]))
        load = letters(cells[LOAD])
        return {"sowing": {"from": cells[FROM] + 1, "load": load, "drops": drops}}
    if phase != QUEEN and phase != STORE:
        return {}
    middle: dict[str, object] = {"queen_from": cells[FROM] + 1}
    if phase == STORE:
        middle["storing"] = {"kept": letters(cells[KEPT]), "colour": COLOURS[cells[ASKED]]}
    return middle


def read_middle(cells: vec[i64], variant: Variant, given: Place) -> None:
    phase = cells[PHASE]
    for key, phases in (("sowing", (SOW,)), ("storing", (STORE,)), ("queen_from", (QUEEN, STORE))):
        if given.has(key) != (phase in phases):
            verb = "needs" if phase in phases else "cannot have"
            raise BadPosition(f"a position of this phase {verb} '{key}'")
    if phase == SOW:
        read_sowing(cells, variant, given.at("sowing").only(SOWING_KEYS))
    elif phase == QUEEN or phase == STORE:
        read_queen(cells, variant, given)


def read_sowing(cells: vec[i64], variant: Variant, given: Place) -> None:
    start = slot(given.at("from"), variant.ring)
    if start == NONE or not movable(cells, variant, start):
        raise given.at("from").wrong("a slot with a worker of the active seat who may move")
    load = pollen(given.at("load", ""))
    if not mixed(load):
        raise given.at("load").wrong("pollen of two or more colours")
    drops = read_drops(given.at("drops", ""))
    fallen = vec[i64]([0] * variant.ring)
    for n, colour in enumerate(drops):
        fallen[(start + 1 + n) % variant.ring] += cube(colour)
    for at in range(variant.ring):
        lying = covers(cells[FREE + at], fallen[at])
        if not lying or (at == start and cells[FREE + at] != fallen[at]):
            raise given.at("drops").wrong(f"cubes that lie there: slot {at + 1} has others")
    cells[FROM] = start
    cells[LOAD] = load
    cells[AT] = (start + 1 + len(drops)) % variant.ring
    pack_drops(cells, DROPS, DROPPED, drops)


def movable(cells: vec[i64], variant: Variant, start: i64) -> bool:
    """Does a worker of the active seat stand there who has not moved in this turn?"""
    rested = cells[MOVED_BEE] == A_WORKER and cells[MOVED_SLOT] == start
    return workers_on(cells, variant, cells[ACTIVE], start) > int(rested)


def pack_drops(cells: vec[i64], first: i64, number: i64, drops: list[int]) -> None:
    cells[number] = len(drops)
    for n, colour in enumerate(drops):
        cells[first + n // DROPS_A_CELL] |= colour << (DROP_BITS * (n % DROPS_A_CELL))


def read_queen(cells: vec[i64], variant: Variant, given: Place) -> None:
    """She has arrived, and has yet to act or to finish storing."""
    queen = cells[COLONY + cells[ACTIVE] * COLONY_SIZE + QUEEN_AT]
    if queen == NONE or not workers_on(cells, variant, cells[ACTIVE], queen):
        raise BadPosition("the active queen must stand with a worker of hers to act")
    cells[FROM] = slot(given.at("queen_from"), variant.ring)
    if cells[FROM] == NONE or destination_from(cells, variant, cells[ACTIVE], cells[FROM]) != queen:
        raise given.at("queen_from").wrong("a slot from which she flies to where she is")
    if cells[MOVED_BEE] == A_QUEEN:
        raise given.at("moved").wrong("another bee than the queen, who is moving")
    if cells[PHASE] == QUEEN:
        return
    storing = given.at("storing").only(STORING_KEYS)
    free = cells[FREE + queen]
    cells[KEPT] = pollen(storing.at("kept", ""))
    cells[ASKED] = storing.at("colour").one_of(COLOURS)
    asked = cells[ASKED]
    if not covers(free, cells[KEPT]) or cells[KEPT] >> (8 * asked):
        raise storing.at("kept").wrong("free pollen of her flower, of colours asked about before")
    if count(free, asked) <= least_kept(cells, free, asked):
        raise storing.at("colour").wrong("a colour that leaves her a choice")


def check_queen(cells: vec[i64], variant: Variant) -> None:
    """A queen who is to act must have a choice; it takes the reserve to know."""
    slot = queen_slot(cells)
    can_store = cells[FREE + slot] != 0
    can_blossom = may_blossom(cells, variant, slot)
    if not (can_store or can_blossom):
        raise BadPosition("the active queen has nothing to choose: she can do nothing there")
    if not (can_store and can_blossom) and not variant.queen_may_idle:
        raise BadPosition("the active queen has nothing to choose: one action is automatic")


def write_moved(cells: vec[i64]) -> dict[str, object] | None:
    """The bee that may not move again in this turn."""
    if cells[MOVED_BEE] == NONE:
        return None
    return {"kind": BEES[cells[MOVED_BEE]], "slot": slot_name(cells[MOVED_SLOT])}


def slot_name(slot: i64) -> int | None:
    return None if slot == NONE else slot + 1


def read_moved(cells: vec[i64], variant: Variant, given: Place) -> None:
    """The bee that made the first of two moves, where it may not make both."""
    first = variant.short_opening and cells[MOVES_MADE] == 0
    wanted = variant.other_bee and cells[MOVES_LEFT] < variant.moves and not first
    if not given.has("moved"):
        if wanted:
            raise given.at("moved").wrong("the bee that made the first move of this turn")
        return
    if not variant.other_bee:
        raise given.at("moved").wrong("left out: one bee may make both moves")
    if not wanted:
        raise given.at("moved").wrong("left out: no move has been made in this turn")
    moved = given.at("moved").only(MOVED_KEYS)
    cells[MOVED_BEE] = moved.at("kind").one_of(BEES)
    cells[MOVED_SLOT] = slot(moved.at("slot"), variant.ring)
    if cells[PHASE] != OVER and not stands(cells, variant, cells[MOVED_BEE], cells[MOVED_SLOT]):
        raise moved.at("slot").wrong("where the bee that moved stands")


def stands(cells: vec[i64], variant: Variant, bee: i64, at: i64) -> bool:
    """Can a bee of this kind of the active seat have moved there in this turn?"""
    base = COLONY + cells[ACTIVE] * COLONY_SIZE
    if at == NONE:
        return False
    if bee == A_DRONE:
        return cells[base + DRONES] == at or cells[base + DRONES + 1] == at
    if bee == A_QUEEN and cells[base + QUEEN_AT] != NONE:
        return cells[base + QUEEN_AT] == at
    return workers_on(cells, variant, cells[ACTIVE], at) > 0
