"""Positions as plain data, out and in.

What is left out has its default: the fixed board, fresh flowers, every colony on its first places,
no points, seat 0 to move. A position in play can thus be written as what is unusual about it:

    {"free": {"5": "BBY", "3": "Y"}, "colonies": [{"queen": 5, "stored": "BB"}]}

Slots are the keys of `cards` and `free`; pollen is written by its codes.
"""

import re
from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skep.games.pollennation.cards import names
from skep.games.pollennation.cells import (
    ACTIVE,
    BEE,
    BOARD_HASH,
    BY_STALL,
    BY_TARGET,
    CARD,
    COLONY,
    COLONY_SIZE,
    CURTAIN,
    DAWDLED,
    DRONES,
    DRONES_EACH,
    END,
    ENDS,
    FREE,
    GIVEN,
    HAND,
    HISTORY,
    HOME,
    HOME_AT,
    LAID,
    LOAD,
    MOVES_LEFT,
    MOVES_MADE,
    NONE,
    OCCURRENCES,
    OVER,
    PHASE,
    PHASES,
    PICK,
    POOLED,
    POST,
    QUEEN,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    START,
    STORED,
    TAKEN,
    WORKERS,
)
from skep.games.pollennation.ending import times_seen, turn_hash
from skep.games.pollennation.hashing import board_hash
from skep.games.pollennation.midmove import (
    check_queen,
    read_last,
    read_middle,
    read_moved,
    slot_name,
    write_last,
    write_middle,
    write_moved,
)
from skep.games.pollennation.pollen import COLOURS, count, cube, letters
from skep.games.pollennation.printed import CARDS
from skep.games.pollennation.printed import COLOURS as COLOUR_NAMES
from skep.games.pollennation.reading import Reader
from skep.games.pollennation.scoring import ROYAL_JELLY
from skep.games.pollennation.setup import CUBES_A_FLOWER, empty_table, settle
from skep.games.pollennation.unready import check_unready
from skep.games.pollennation.variant import FIXED, HASH_MASK, SECRET, Variant
from skep.kernel.errors import BadPosition

KEYS: Final = (
    "phase",
    "cards",
    "free",
    "reserve",
    "colonies",
    "active",
    "moves_left",
    "moves_made",
    "scoreless",
    "occurrences",
    "curtain",
    "history",
    "end",
    "last",
    "moved",
    "sowing",
    "storing",
    "queen_from",
    "given",
    "pool",
)
COLONY_KEYS: Final = (
    "queen",
    "stored",
    "workers",
    "drones",
    "score",
    "dawdled",
    "home",
    "taken",
    "hand",
    "laid",
    "pick",
)
MANY: Final = 1_000_000
HOME_PLACE: Final = 3
"""The place of a sector on which queen and drones stand if a position does not say."""


# ---------------------------------------------------------------------- out


def write(cells: vec[i64], variant: Variant) -> dict[str, object]:
    """The whole state; `read` gives it back."""
    ring = range(variant.ring)
    position: dict[str, object] = {
        "phase": PHASES[cells[PHASE]],
        "cards": {str(s + 1): CARDS[cells[CARD + s]] for s in ring if cells[CARD + s] != NONE},
        "free": {str(s + 1): letters(cells[FREE + s]) for s in ring},
        "reserve": letters(cells[RESERVE]),
        "colonies": [write_colony(cells, variant, seat) for seat in range(variant.players)],
        "active": cells[ACTIVE],
        "moves_left": cells[MOVES_LEFT],
        "moves_made": cells[MOVES_MADE],
        "scoreless": cells[SCORELESS],
        "occurrences": cells[OCCURRENCES],
        "curtain": cells[CURTAIN],
        "history": [f"{cells[n]:x}" for n in range(HISTORY, len(cells))],
        "end": ENDS[cells[END]],
        "last": write_last(cells),
        "moved": write_moved(cells),
    }
    position.update(write_middle(cells))
    if cells[PHASE] < HOME:
        position["given"] = cells[GIVEN]
        position["pool"] = names(cells[POOLED])
    return position


def write_colony(cells: vec[i64], variant: Variant, seat: int) -> dict[str, object]:
    base = COLONY + seat * COLONY_SIZE
    colony: dict[str, object] = {
        "queen": slot_name(cells[base + QUEEN_AT]),
        "stored": letters(cells[base + STORED]),
        "workers": slots(cells, base + WORKERS, variant.workers),
        "drones": slots(cells, base + DRONES, DRONES_EACH),
        "score": cells[base + SCORE],
        "dawdled": cells[base + DAWDLED],
        "home": slot_name(cells[HOME_AT + seat]),
        "taken": names(cells[TAKEN + seat]),
    }
    if cells[PHASE] < HOME:
        colony["laid"] = cells[LAID + seat]
        colony["hand"] = names(cells[HAND + seat])
        colony["pick"] = CARDS[cells[PICK + seat]] if cells[PICK + seat] != NONE else None
    return colony


def slots(cells: vec[i64], first: int, number: int) -> list[int]:
    return [cells[n] + 1 for n in range(first, first + number) if cells[n] != NONE]


# ---------------------------------------------------------------------- in


def read(position: Mapping[str, object], variant: Variant) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    reader = Reader(position, "the position", KEYS)
    cells = empty_table()
    cells[PHASE] = PHASES.index(reader.word("phase", PHASES, PHASES[BEE]))
    read_cards(cells, variant, reader)
    read_free(cells, variant, reader)
    read_counters(cells, variant, reader)
    for seat, colony in enumerate(reader.parts("colonies", variant.players, COLONY_KEYS)):
        read_colony(cells, variant, colony, seat)
    cells[GIVEN] = reader.number("given", 0, len(CARDS), 0)
    cells[POOLED] = reader.cards("pool", variant.deck)
    if cells[PHASE] >= BEE:
        read_middle(cells, variant, reader)
        read_moved(cells, variant, reader)
        read_last(cells, variant, reader)
    read_reserve(cells, variant, reader)
    if cells[PHASE] < BEE:
        check_unready(cells, variant)
        return cells
    check_end(cells, variant)
    if cells[PHASE] == QUEEN:
        check_queen(cells, variant)
    cells[BOARD_HASH] = board_hash(cells, variant)
    return read_history(cells, variant, reader)


def read_cards(cells: vec[i64], variant: Variant, reader: Reader) -> None:
    """A card on every slot; before that, those that have been laid."""
    flowers = reader.part("cards", [str(slot + 1) for slot in range(variant.ring)])
    seen: i64 = 0
    for slot in range(variant.ring):
        card = flowers.card(str(slot + 1), variant.deck)
        if card == NONE and cells[PHASE] >= HOME:
            if not len(variant.board):
                raise BadPosition(f"'cards' of the position must name the card on slot {slot + 1}")
            card = variant.board[slot]
        if card != NONE and seen >> card & 1:
            raise BadPosition(f"the card '{CARDS[card]}' lies on two slots")
        if card != NONE:
            seen |= 1 << card
        cells[CARD + slot] = card


def read_free(cells: vec[i64], variant: Variant, reader: Reader) -> None:
    """Free pollen by slot; a flower that is not named is fresh."""
    heaps = reader.part("free", [str(slot + 1) for slot in range(variant.ring)])
    for slot in range(variant.ring):
        key = str(slot + 1)
        if heaps.has(key):
            cells[FREE + slot] = heaps.pollen(key)
        elif cells[PHASE] >= HOME:
            cells[FREE + slot] = CUBES_A_FLOWER * cube(variant.colour[cells[CARD + slot]])


def read_counters(cells: vec[i64], variant: Variant, reader: Reader) -> None:
    cells[ACTIVE] = reader.number("active", 0, variant.players - 1, 0)
    playing = cells[PHASE] >= BEE
    low = 1 if playing and cells[PHASE] != OVER else 0
    cells[MOVES_LEFT] = reader.number("moves_left", low, variant.moves, variant.moves * low)
    cells[MOVES_MADE] = reader.number("moves_made", 0, MANY, 0)
    most = variant.stall if cells[PHASE] == OVER else variant.stall - 1
    cells[SCORELESS] = reader.number("scoreless", 0, most, 0)
    cells[CURTAIN] = reader.number("curtain", 0, MANY, 0)
    cells[END] = ENDS.index(reader.word("end", ENDS, ""))


def read_colony(cells: vec[i64], variant: Variant, reader: Reader, seat: int) -> None:
    """The bees of a colony and what is theirs; who is not mentioned stands on its first place."""
    base = COLONY + seat * COLONY_SIZE
    cells[TAKEN + seat] = reader.cards("taken", variant.deck)
    cells[HAND + seat] = reader.cards("hand", variant.deck)
    cells[PICK + seat] = reader.card("pick", variant.deck)
    laid = variant.flowers if cells[PHASE] >= HOME and variant.deal != FIXED else 0
    cells[LAID + seat] = reader.number("laid", 0, variant.flowers, laid)
    cells[HOME_AT + seat] = reader.slot("home", variant.ring)
    cells[base + SCORE] = reader.number("score", 0, variant.target - 1 + ROYAL_JELLY, 0)
    cells[base + DAWDLED] = reader.number("dawdled", 0, MANY, 0)
    if cells[PHASE] < POST:
        if cells[HOME_AT + seat] != NONE and variant.setup != SECRET:
            settle(cells, seat)
        return
    home = variant.slot(seat, HOME_PLACE)
    queen = reader.slot("queen", variant.ring) if "queen" in reader.given else home
    cells[base + QUEEN_AT] = queen
    cells[base + STORED] = reader.pollen("stored")
    if queen == NONE and cells[base + STORED]:
        raise reader.wrong("stored", "empty while the queen is away")
    drones = [home, home]
    if "drones" in reader.given:
        drones = reader.slots("drones", variant.ring, DRONES_EACH)
    for n, slot in enumerate(drones):
        cells[base + DRONES + n] = slot
    if cells[PHASE] < START:
        read_posted(cells, variant, reader, seat)
        return
    workers = first_places(variant, seat)
    if "workers" in reader.given:
        workers = reader.slots("workers", variant.ring, variant.workers)
    for n, slot in enumerate(workers):
        cells[base + WORKERS + n] = slot


def first_places(variant: Variant, seat: int) -> list[int]:
    """Where workers stand if a position does not say: the first two places and the last ones."""
    others = [n for n in range(variant.flowers) if n != HOME_PLACE]
    places = others[:2] + others[len(others) - (variant.workers - 2) :]
    return sorted(int(variant.slot(seat, place)) for place in places)


def read_posted(cells: vec[i64], variant: Variant, reader: Reader, seat: int) -> None:
    """The workers placed so far, while bees are being placed."""
    value = reader.given.get("workers", [])
    if not isinstance(value, list) or len(value) > variant.workers:
        raise reader.wrong("workers", f"a list of at most {variant.workers} slots")
    for n, slot in enumerate(reader.slots("workers", variant.ring, len(value)) if value else []):
        cells[COLONY + seat * COLONY_SIZE + WORKERS + n] = slot


def read_reserve(cells: vec[i64], variant: Variant, reader: Reader) -> None:
    """The reserve is what completes the supply; if it is given, it must be just that."""
    reserve: i64 = 0
    for colour in range(COLOURS):
        left = variant.cubes - count(cells[LOAD], colour)
        for slot in range(variant.ring):
            left -= count(cells[FREE + slot], colour)
        for seat in range(variant.players):
            left -= count(cells[COLONY + seat * COLONY_SIZE + STORED], colour)
        if left < 0:
            raise BadPosition(
                f"there are {variant.cubes - left} {COLOUR_NAMES[colour]} cubes on the table: "
                f"the game has {variant.cubes}"
            )
        reserve += left * cube(colour)
    if "reserve" in reader.given and reader.pollen("reserve") != reserve:
        raise reader.wrong("reserve", f"'{letters(reserve)}', what is not on the ring")
    cells[RESERVE] = reserve


def check_end(cells: vec[i64], variant: Variant) -> None:
    """A game is over exactly if somebody reached the target, or a counter says so."""
    best: i64 = 0
    for seat in range(variant.players):
        best = max(best, cells[COLONY + seat * COLONY_SIZE + SCORE])
    how = cells[END]
    if (cells[PHASE] == OVER) != (how != 0):
        raise BadPosition("the phase is 'over' exactly if the position has an 'end'")
    if (best >= variant.target) != (how == BY_TARGET):
        raise BadPosition(f"the end is 'target' exactly if a colony has {variant.target} points")
    if (cells[SCORELESS] >= variant.stall) != (how == BY_STALL):
        raise BadPosition(f"the end is 'stall' exactly after {variant.stall} scoreless moves")


def read_history(cells: vec[i64], variant: Variant, reader: Reader) -> vec[i64]:
    """Positions that began turns; left out, the present one is the first of its kind."""
    value = reader.given.get("history")
    default = 1 if cells[PHASE] == BEE else 0
    cells[OCCURRENCES] = reader.number("occurrences", 0, MANY, default)
    past: list[i64] = []
    if value is None:
        if cells[PHASE] == BEE and variant.repetition:
            past = [turn_hash(cells, variant)]
    else:
        past = hashes(value)
    for position in past:
        times_seen(cells, position)
    for position in past:
        cells = append(cells, position)
    return cells


def hashes(value: object) -> list[i64]:
    problem = "'history' of the position must be a list of hexadecimal hashes"
    if not isinstance(value, list):
        raise BadPosition(problem)
    past: list[i64] = []
    for each in value:
        if not isinstance(each, str) or not re.fullmatch("[0-9a-f]{1,16}", each):
            raise BadPosition(problem)
        if int(each, 16) > HASH_MASK:
            raise BadPosition(problem)
        past.append(int(each, 16))
    return past
