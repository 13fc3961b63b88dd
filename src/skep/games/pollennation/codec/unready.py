"""Positions from before the first turn: is what they say of cards and bees possible?"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    CARD,
    COLONY,
    COLONY_SIZE,
    DEAL,
    DRAFT,
    DRONES,
    GIVEN,
    HAND,
    HOME,
    HOME_AT,
    LAID,
    LAYOUT,
    MOVES_MADE,
    NONE,
    PHASE,
    PICK,
    POOL,
    POOLED,
    POST,
    QUEEN_AT,
    SCORE,
    SCORELESS,
    START,
    STORED,
    TAKEN,
    WORKERS,
)
from skep.games.pollennation.rules.cards import pile, size
from skep.games.pollennation.rules.deal import PILE_CARDS, has_pool, held, pool_size, to_deal
from skep.games.pollennation.rules.draft import ROUNDS, open_to_take, uncovered
from skep.games.pollennation.rules.pollen import COLOURS
from skep.games.pollennation.variant import (
    ANY_SEAT,
    BY_COLOUR,
    BY_VALUE,
    DRAFTED,
    FIXED,
    SECRET,
    Variant,
)
from skep.kernel.errors import BadPosition


def require(possible: bool, problem: str) -> None:
    if not possible:
        raise BadPosition(problem)


def check_unready(variant: Variant, cells: vec[i64]) -> None:
    """Raise BadPosition if a position of a setup phase cannot come about."""
    phase = cells[PHASE]
    require(cells[MOVES_MADE] == 0 and cells[SCORELESS] == 0, "no bee moves during the setup")
    for seat in range(variant.players):
        base = COLONY + seat * COLONY_SIZE
        require(cells[base + SCORE] == 0, "nobody has points during the setup")
        require(cells[base + STORED] == 0, "no queen stores pollen during the setup")
    require(variant.deal != FIXED or phase >= HOME, "a fixed board is neither dealt nor laid")
    full = variant.workers == variant.flowers - 1
    require(phase != POST or not full, "workers who fill their sector are placed without asking")
    require(phase != START or variant.start == ANY_SEAT, "the start player is fixed, not drawn")
    require(phase != POOL or has_pool(variant), "this deal draws no pool")
    require(phase != DRAFT or variant.deal == DRAFTED, "a draft phase needs the option deal=draft")
    if phase < HOME:
        check_disjoint(variant, cells)
    if phase < LAYOUT:
        for seat in range(variant.players):
            require(cells[LAID + seat] == 0, "no card is laid before all have theirs")
    if phase == POOL or phase == DEAL:
        check_dealing(variant, cells)
    elif phase == DRAFT:
        check_draft(variant, cells)
    elif phase == LAYOUT:
        check_layout(variant, cells)
    else:
        check_homes(variant, cells)
        if phase >= POST:
            check_posts(variant, cells)


def check_disjoint(variant: Variant, cells: vec[i64]) -> None:
    """No card is in two places."""
    seen = cells[POOLED] if cells[PHASE] == DEAL else 0
    number = size(seen)
    for slot in range(variant.ring):
        if cells[CARD + slot] != NONE:
            seen |= 1 << cells[CARD + slot]
            number += 1
    for seat in range(variant.players):
        seen |= cells[HAND + seat]
        number += size(cells[HAND + seat])
        if cells[PHASE] == DRAFT:
            seen |= cells[TAKEN + seat]
            number += size(cells[TAKEN + seat])
    require(size(seen) == number, "a card is in two places")


def check_dealing(variant: Variant, cells: vec[i64]) -> None:
    given = cells[GIVEN]
    pooled = size(cells[POOLED])
    if cells[PHASE] == POOL:
        require(given == pooled and given < pool_size(variant), "'given' must count the pool")
    else:
        require(given < to_deal(variant), "a deal that is over is no longer dealing")
        total = variant.ring if has_pool(variant) else given
        require(pooled == total - given, "'pool' must hold the cards still to be dealt")
        if variant.deal == BY_VALUE:
            check_anchor(variant, cells)
    if has_pool(variant):
        check_pool(variant, cells)
    for seat in range(variant.players):
        number = held(variant, cells, seat)
        require(size(cells[HAND + seat]) == number, wrong_hand(seat))
        if variant.deal == BY_COLOUR and not has_pool(variant):
            for colour in range(number):  # R5.2: in wheel order
                require(size(cells[HAND + seat] & pile(colour)) == 1, wrong_hand(seat))


def check_pool(variant: Variant, cells: vec[i64]) -> None:
    """R5.3, R5.4: what can have been drawn into the pool, and from there into hands."""
    cards = cells[POOLED]
    for seat in range(variant.players):
        cards |= cells[HAND + seat]
    if variant.deal == BY_VALUE:
        drawn = cells[PHASE] == POOL
        require(not drawn or cards & variant.anchor == 0, "the anchor group is not drawn")
        return
    for colour in range(COLOURS):
        least = min(max(size(cards) - colour * PILE_CARDS, 0), PILE_CARDS)
        number = size(cards & pile(colour))
        full = size(cards) > COLOURS * PILE_CARDS
        require(number >= least, f"'pool' has at least {least} cards of each colour in turn")
        require(full or number == least, f"'pool' has {least} cards of each colour in turn")


def check_anchor(variant: Variant, cells: vec[i64]) -> None:
    """R5.4: the anchor group is dealt in full."""
    cards = cells[POOLED]
    for seat in range(variant.players):
        cards |= cells[HAND + seat]
    require(variant.anchor & ~cards == 0, "all cards of the anchor group must be dealt")


def wrong_hand(seat: int) -> str:
    return f"the number of cards of seat{seat} does not fit the phase"


def check_draft(variant: Variant, cells: vec[i64]) -> None:
    require(cells[GIVEN] < ROUNDS, f"a draft has {ROUNDS} rounds")
    left = size(uncovered(variant, cells)) // size(pile(0))
    require(left <= ROUNDS - cells[GIVEN], "a colour for each round left at most is not yet taken")
    waiting = False
    for seat in range(variant.players):
        require(size(cells[HAND + seat]) == held(variant, cells, seat), wrong_hand(seat))
        require(size(cells[TAKEN + seat]) == cells[GIVEN], wrong_hand(seat))
        card = cells[PICK + seat]
        if card == NONE:
            waiting = True
        else:
            allowed = open_to_take(variant, cells, seat)
            require(allowed >> card & 1 == 1, f"seat{seat} cannot have picked that card")
    require(waiting, "a round in which all have picked is over")


def check_layout(variant: Variant, cells: vec[i64]) -> None:
    """Sectors are filled clockwise, and every card is laid or in its hand."""
    unfinished = False
    for seat in range(variant.players):
        laid = cells[LAID + seat]
        cards = cells[HAND + seat]
        require(size(cards) + laid == variant.flowers, wrong_hand(seat))
        for place in range(variant.flowers):
            card = cells[CARD + variant.slot(seat, place)]
            require((card != NONE) == (place < laid), f"seat{seat} fills its slots clockwise")
            if card != NONE:
                cards |= 1 << card
        require(variant.deal != DRAFTED or cards == cells[TAKEN + seat], wrong_hand(seat))
        if variant.setup == SECRET:
            require(laid != variant.flowers - 1, "a last card is laid with the one before")
        else:
            behind = 1 if 0 < cells[ACTIVE] <= seat else 0
            require(laid == cells[LAID] - behind, "cards are laid in turn")
        unfinished = unfinished or laid < variant.flowers
    require(unfinished, "a layout that is complete is over")


def check_homes(variant: Variant, cells: vec[i64]) -> None:
    chosen = 0
    for seat in range(variant.players):
        home = cells[HOME_AT + seat]
        if home != NONE:
            chosen += 1
            require(variant.owner(home) == seat, f"seat{seat} must be at home in its sector")
    if cells[PHASE] != HOME:
        require(chosen == variant.players, "every colony has a home before workers are placed")
        return
    require(chosen < variant.players, "a home phase in which all have chosen is over")
    if variant.setup != SECRET:
        require(chosen == cells[ACTIVE], "homes are chosen in the order of seats")


def check_posts(variant: Variant, cells: vec[i64]) -> None:
    """Queen and drones at home; workers alone on other flowers of the sector, placed in turn."""
    first = posted(variant, cells, 0)
    for seat in range(variant.players):
        base = COLONY + seat * COLONY_SIZE
        home = cells[HOME_AT + seat]
        for bee in (QUEEN_AT, DRONES, DRONES + 1):
            require(cells[base + bee] == home, f"queen and drones of seat{seat} must be at home")
        seen: i64 = 1 << home
        for n in range(posted(variant, cells, seat)):
            slot = cells[base + WORKERS + n]
            require(variant.owner(slot) == seat, f"workers of seat{seat} start in its sector")
            require(seen >> slot & 1 == 0, f"workers of seat{seat} start alone")
            seen |= 1 << slot
        behind = 1 if cells[PHASE] == POST and 0 < cells[ACTIVE] <= seat else 0
        require(posted(variant, cells, seat) == first - behind, "workers are placed in turn")
    complete = first == variant.workers and (cells[PHASE] != POST or cells[ACTIVE] == 0)
    require(complete == (cells[PHASE] != POST), "the phase is 'post' until all workers stand")


def posted(variant: Variant, cells: vec[i64], seat: int) -> int:
    base = COLONY + seat * COLONY_SIZE + WORKERS
    return sum(1 for n in range(variant.workers) if cells[base + n] != NONE)
