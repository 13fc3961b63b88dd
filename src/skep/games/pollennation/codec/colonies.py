"""A colony within a position, out and in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    BEE,
    CARD,
    COLONY,
    COLONY_SIZE,
    DAWDLED,
    DRONES,
    DRONES_EACH,
    HAND,
    HOME,
    HOME_AT,
    LAID,
    NONE,
    PHASE,
    PICK,
    POST,
    QUEEN_AT,
    SCORE,
    START,
    STORED,
    TAKEN,
    WORKERS,
)
from skep.games.pollennation.codec.midmove import (
    slot_name,
)
from skep.games.pollennation.codec.reading import (
    MOST_COUNTED,
    card,
    cards,
    pollen,
    slot,
    slots,
)
from skep.games.pollennation.rules.cards import names
from skep.games.pollennation.rules.placement import settle
from skep.games.pollennation.rules.pollen import letters
from skep.games.pollennation.rules.printed import CARDS
from skep.games.pollennation.rules.scoring import ROYAL_JELLY
from skep.games.pollennation.variant import DRAFTED, FIXED, SECRET, Variant
from skep.kernel.reading import Place

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
HOME_PLACE: Final = 3
"""The place of a sector on which queen and drones stand if a position does not say."""


def write_colony(variant: Variant, cells: vec[i64], seat: int) -> dict[str, object]:
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


def read_colony(variant: Variant, cells: vec[i64], given: Place, seat: int) -> None:
    """The bees of a colony and what is theirs; who is not mentioned stands on its first place."""
    base = COLONY + seat * COLONY_SIZE
    laid_cards = names(sector_cards(variant, cells, seat))
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
    cells[base + DAWDLED] = given.at("dawdled", 0).number(0, MOST_COUNTED)
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


def sector_cards(variant: Variant, cells: vec[i64], seat: int) -> i64:
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
