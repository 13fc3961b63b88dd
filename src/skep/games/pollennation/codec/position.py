"""Positions as plain data, out and in.

What is left out has its default: the fixed board (where there is none, sectors with colours in
the order of the wheel), fresh flowers, every colony on its first places, no points, seat 0 to move.
A position in play can thus be written as what is unusual about it:

    {"free": {"5": "BBY", "3": "Y"}, "colonies": [{"queen": 5, "stored": "BB"}]}

Slots are the keys of `cards` and `free`; pollen is written by its codes.
"""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    BEE,
    BOARD_HASH,
    BY_REPETITION,
    BY_STALL,
    BY_TARGET,
    CARD,
    COLONY,
    COLONY_SIZE,
    CURTAIN,
    DAWDLED,
    DRAFT,
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
    LAYOUT,
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
from skep.games.pollennation.codec.midmove import (
    check_queen,
    read_middle,
    read_moved,
    slot_name,
    write_middle,
    write_moved,
)
from skep.games.pollennation.codec.reading import (
    by_slot,
    card,
    cards,
    exactly,
    pollen,
    rows,
    slot,
    slots,
)
from skep.games.pollennation.codec.unready import check_unready
from skep.games.pollennation.rules.cards import A_COLOUR, NUMBER, names
from skep.games.pollennation.rules.draft import ROUNDS
from skep.games.pollennation.rules.ending import times_seen, turn_hash
from skep.games.pollennation.rules.hashing import board_hash
from skep.games.pollennation.rules.pollen import COLOURS, count, cube, letters
from skep.games.pollennation.rules.printed import CARDS
from skep.games.pollennation.rules.printed import COLOURS as COLOUR_NAMES
from skep.games.pollennation.rules.scoring import ROYAL_JELLY
from skep.games.pollennation.rules.setup import CUBES_A_FLOWER, empty_table, settle
from skep.games.pollennation.variant import BY_VALUE, DRAFTED, FIXED, HASH_MASK, SECRET, Variant
from skep.kernel.errors import BadPosition
from skep.kernel.reading import Place

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
        "end": ENDS[cells[END]] or None,
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
        "workers": places(cells, base + WORKERS, variant.workers),
        "drones": places(cells, base + DRONES, DRONES_EACH),
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


def places(cells: vec[i64], first: int, number: int) -> list[int]:
    return [cells[n] + 1 for n in range(first, first + number) if cells[n] != NONE]


# ---------------------------------------------------------------------- in


def read(given: Place, variant: Variant) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    cells = empty_table()
    cells[PHASE] = given.at("phase", PHASES[BEE]).one_of(PHASES)
    read_cards(cells, variant, given.at("cards"))
    read_free(cells, variant, given.at("free"))
    read_turn(cells, variant, given)
    for seat, colony in enumerate(rows(given.at("colonies", []), variant.players, COLONY_KEYS)):
        read_colony(cells, variant, colony, seat)
    cells[GIVEN] = given.at("given", 0).number(0, len(CARDS))
    cells[POOLED] = cards(given.at("pool", []), variant.deck)
    cells[CURTAIN] = exactly(given, "curtain", curtains(cells, variant))
    read_counters(cells, variant, given)
    if cells[PHASE] >= BEE:
        read_moved(cells, variant, given)
        read_middle(cells, variant, given)
    read_reserve(cells, variant, given)
    if cells[PHASE] < BEE:
        check_unready(cells, variant)
        return cells
    check_end(cells, variant)
    if cells[PHASE] == QUEEN:
        check_queen(cells, variant)
    cells[BOARD_HASH] = board_hash(cells, variant)
    return read_history(cells, variant, given)


def read_cards(cells: vec[i64], variant: Variant, given: Place) -> None:
    """A card on every slot; before that, those that have been laid."""
    flowers = by_slot(given, variant.ring)
    usual = usual_ring(variant) if cells[PHASE] >= HOME else []
    seen: i64 = 0
    for at in range(variant.ring):
        found = card(flowers.at(str(at + 1)), variant.deck)
        if found == NONE and usual:
            found = usual[at]
        if found != NONE and seen >> found & 1:
            raise BadPosition(f"the card '{CARDS[found]}' lies on two slots")
        if found != NONE:
            seen |= 1 << found
        cells[CARD + at] = found


def usual_ring(variant: Variant) -> list[int]:
    """The cards by slot if a position does not say: the fixed board where there is one that can be
    dealt, else sectors that hold each colour in the order of the wheel."""
    if len(variant.board) and variant.deal != BY_VALUE:
        return list(variant.board)
    first = [card for card in range(NUMBER) if variant.anchor >> card & 1]
    rest = [card for card in range(NUMBER) if (variant.deck & ~variant.anchor) >> card & 1]
    if variant.deal != BY_VALUE:  # the lowest cards of each pile, pile after pile
        first, rest = by_turns(sorted(first + rest), variant.players), []
    ring = [0] * variant.ring
    for place, found in enumerate((first + rest)[: variant.ring]):
        ring[variant.slot(place // variant.flowers, place % variant.flowers)] = found
    return ring


def by_turns(cards: list[int], piles: int) -> list[int]:
    """One card of each colour after the other, then the next of each: what lies in a sector differs
    from what lies in the next."""
    ranked = [sorted(card for card in cards if card // A_COLOUR == c) for c in range(COLOURS)]
    return [pile[n] for n in range(max(piles, 2) + 1) for pile in ranked if n < len(pile)]


def read_free(cells: vec[i64], variant: Variant, given: Place) -> None:
    """Free pollen by slot; a flower that is not named is fresh."""
    heaps = by_slot(given, variant.ring)
    for at in range(variant.ring):
        if heaps.has(str(at + 1)):
            cells[FREE + at] = pollen(heaps.at(str(at + 1)))
        elif cells[PHASE] >= HOME:
            cells[FREE + at] = CUBES_A_FLOWER * cube(variant.colour[cells[CARD + at]])


def read_turn(cells: vec[i64], variant: Variant, given: Place) -> None:
    """Who is to move, how many moves are left, and whether the game is over."""
    cells[ACTIVE] = given.at("active", 0).number(0, variant.players - 1)
    low, high = (1, variant.moves) if cells[PHASE] >= BEE else (0, 0)
    cells[MOVES_LEFT] = given.at("moves_left", high).number(low, high)
    cells[END] = given.at("end").one_of(ENDS[1:]) + 1 if given.has("end") else 0


def curtains(cells: vec[i64], variant: Variant) -> int:
    """How often what was chosen in secret has been shown, by the phase alone."""
    phase = cells[PHASE]
    number = 0
    if variant.deal == DRAFTED and phase >= DRAFT:
        number = int(cells[GIVEN]) if phase == DRAFT else ROUNDS
    if variant.setup == SECRET:
        number += int(variant.deal != FIXED and phase > LAYOUT) + int(phase > HOME)
    return number


def read_counters(cells: vec[i64], variant: Variant, given: Place) -> None:
    """Moves made, in all and since the last point; where the setup goes on there are none."""
    if cells[PHASE] < BEE:
        cells[MOVES_MADE] = exactly(given, "moves_made", 0)
        cells[SCORELESS] = exactly(given, "scoreless", 0)
        return
    most = variant.stall if cells[PHASE] == OVER else variant.stall - 1
    cells[SCORELESS] = given.at("scoreless", 0).number(0, most)
    least = int(cells[SCORELESS])
    dawdled = 0
    for seat in range(variant.players):
        base = COLONY + seat * COLONY_SIZE
        dawdled += int(cells[base + DAWDLED])
        if cells[base + SCORE] and least == cells[SCORELESS]:
            least += 1
    least = max(least, dawdled)
    cells[MOVES_MADE] = given.at("moves_made", least).number(least, MANY)


def read_colony(cells: vec[i64], variant: Variant, given: Place, seat: int) -> None:
    """The bees of a colony and what is theirs; who is not mentioned stands on its first place."""
    base = COLONY + seat * COLONY_SIZE
    laid_cards = names(sector_cards(cells, variant, seat))
    drafted = variant.deal == DRAFTED and cells[PHASE] >= HOME
    cells[TAKEN + seat] = cards(given.at("taken", laid_cards if drafted else []), variant.deck)
    if drafted and names(cells[TAKEN + seat]) != laid_cards:
        raise given.at("taken").wrong(f"{laid_cards}, the cards of the sector")
    if variant.deal != DRAFTED and cells[TAKEN + seat]:
        raise given.at("taken").wrong("empty without a draft")
    cells[HAND + seat] = cards(given.at("hand", []), variant.deck)
    cells[PICK + seat] = card(given.at("pick"), variant.deck)
    laid = variant.flowers if cells[PHASE] >= HOME and variant.deal != FIXED else 0
    cells[LAID + seat] = given.at("laid", laid).number(0, variant.flowers)
    home = variant.slot(seat, HOME_PLACE)
    cells[HOME_AT + seat] = slot(
        given.at("home", home + 1 if cells[PHASE] >= BEE else None), variant.ring
    )
    if cells[PHASE] >= BEE and not is_own(variant, seat, cells[HOME_AT + seat]):
        raise given.at("home").wrong("a slot of the colony's own sector")
    most = variant.target - 1 + ROYAL_JELLY
    cells[base + SCORE] = given.at("score", 0).number(0, most)
    cells[base + DAWDLED] = given.at("dawdled", 0).number(0, MANY)
    if cells[PHASE] < POST:
        if cells[HOME_AT + seat] != NONE and variant.setup != SECRET:
            settle(cells, seat)
        return
    queen = slot(given.at("queen", home + 1), variant.ring)
    cells[base + QUEEN_AT] = queen
    cells[base + STORED] = pollen(given.at("stored", ""))
    if queen == NONE and cells[base + STORED]:
        raise given.at("stored").wrong("empty while the queen is away")
    pair = given.at("drones", [home + 1] * DRONES_EACH)
    for n, at in enumerate(slots(pair, variant.ring, DRONES_EACH, DRONES_EACH)):
        cells[base + DRONES + n] = at
    standing: list[int] = []
    least = 0
    if cells[PHASE] >= START:  # before, they are those placed so far
        standing = [each + 1 for each in first_places(variant, seat)]
        least = variant.workers
    workers = given.at("workers", standing)
    for n, at in enumerate(slots(workers, variant.ring, variant.workers, least)):
        cells[base + WORKERS + n] = at


def sector_cards(cells: vec[i64], variant: Variant, seat: int) -> i64:
    """The cards that lie in a seat's sector."""
    found: i64 = 0
    for place in range(variant.flowers):
        card = cells[CARD + variant.slot(seat, place)]
        if card != NONE:
            found |= 1 << card
    return found


def is_own(variant: Variant, seat: int, at: i64) -> bool:
    return at != NONE and variant.owner(at) == seat


def first_places(variant: Variant, seat: int) -> list[int]:
    """Where workers stand if a position does not say: the first two places and the last ones."""
    others = [n for n in range(variant.flowers) if n != HOME_PLACE]
    places = others[:2] + others[len(others) - (variant.workers - 2) :]
    return sorted(int(variant.slot(seat, place)) for place in places)


def read_reserve(cells: vec[i64], variant: Variant, given: Place) -> None:
    """The reserve is what completes the supply; if it is given, it must be just that."""
    reserve: i64 = 0
    for colour in range(COLOURS):
        left = variant.cubes - count(cells[LOAD], colour)
        for at in range(variant.ring):
            left -= count(cells[FREE + at], colour)
        for seat in range(variant.players):
            left -= count(cells[COLONY + seat * COLONY_SIZE + STORED], colour)
        if left < 0:
            raise BadPosition(
                f"there are {variant.cubes - left} {COLOUR_NAMES[colour]} cubes on the table: "
                f"the game has {variant.cubes}"
            )
        reserve += left * cube(colour)
    if pollen(given.at("reserve", letters(reserve))) != reserve:
        raise given.at("reserve").wrong(f"'{letters(reserve)}', what is not on the ring")
    cells[RESERVE] = reserve


def check_end(cells: vec[i64], variant: Variant) -> None:
    """A game is over exactly if somebody reached the target, or a counter says so."""
    there = [
        seat
        for seat in range(variant.players)
        if cells[COLONY + seat * COLONY_SIZE + SCORE] >= variant.target
    ]
    how = cells[END]
    if (cells[PHASE] == OVER) != (how != 0):
        raise BadPosition("the phase is 'over' exactly if the position has an 'end'")
    if bool(there) != (how == BY_TARGET):
        raise BadPosition(f"the end is 'target' exactly if a colony has {variant.target} points")
    if there and there != [cells[ACTIVE]]:
        raise BadPosition("only the active colony can have reached the target")
    if there and cells[SCORELESS]:
        raise BadPosition("the move that reached the target scored: 'scoreless' must be 0")
    if (cells[SCORELESS] >= variant.stall) != (how == BY_STALL):
        raise BadPosition(f"the end is 'stall' exactly after {variant.stall} scoreless moves")


def read_history(cells: vec[i64], variant: Variant, given: Place) -> vec[i64]:
    """Positions that began turns since the last point or blossoming, the present turn's last; left
    out, the present one is the first of its kind."""
    fresh = cells[PHASE] == BEE and cells[MOVES_LEFT] == variant.moves
    past: list[i64] = []
    if given.has("history"):
        past = hashes(given.at("history"))
    elif cells[PHASE] == BEE and variant.repetition:
        past = [turn_hash(cells, variant)]
    check_history(cells, variant, given.at("history"), past, fresh)
    times = past.count(past[-1]) if past else 1
    least, most = (times, times) if past else (1, max(int(variant.repetition) - 1, 1))
    cells[OCCURRENCES] = given.at("occurrences", times).number(least, most)
    over = cells[END] == BY_REPETITION
    if over != (variant.repetition > 0 and cells[OCCURRENCES] >= variant.repetition):
        raise BadPosition("the end is 'repetition' exactly if the position occurred often enough")
    for position in past:
        times_seen(cells, position)
    for position in past:
        cells = append(cells, position)
    return cells


def check_history(
    cells: vec[i64], variant: Variant, given: Place, past: list[i64], fresh: bool
) -> None:
    """Can these positions have begun the turns up to now?"""
    if variant.repetition == 0:
        if past:
            raise given.wrong("empty: repetition does not matter here")
        return
    if fresh and (not past or past[-1] != turn_hash(cells, variant)):
        raise given.wrong("a list that ends with the hash of the position itself")
    if len(past) > cells[SCORELESS] + 1 and cells[END] != BY_TARGET:
        raise given.wrong(f"at most {cells[SCORELESS] + 1} positions: one for each scoreless move")
    before = past[:-1]
    if any(before.count(each) >= variant.repetition for each in before):
        raise given.wrong("positions none of which had ended the game before")


def hashes(given: Place) -> list[i64]:
    past: list[i64] = []
    for each in given.items(MANY):
        text = each.text("a hexadecimal hash")
        if not re.fullmatch("0|[1-9a-f][0-9a-f]{0,15}", text) or int(text, 16) > HASH_MASK:
            raise each.wrong("a hexadecimal hash")
        past.append(int(text, 16))
    return past
