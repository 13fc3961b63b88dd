"""Conservation laws: what must be true of every table, asserted (11.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_DIR_FLOWER,
    ASK_SICK_DIE,
    ASK_SICK_SEAT,
    BEES,
    BLOCKED_SLOT,
    CAPACITY,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    DECK,
    DECK_SIZE,
    DICE,
    DIR,
    DIRECTIONS,
    DISCARD,
    EGGS,
    FACES,
    FLOWERS,
    FREE,
    FREE_SLOT,
    HAND_SIZE,
    HANDS,
    HONEYS,
    KEPT,
    NECTAR,
    PLACED,
    RESTING,
    RETURNING,
    ROOMS,
    SCOUTED,
    SEATS,
    SICK,
    SLOT_CARD_COUNT,
    SLOT_COUNT,
    SLOTS,
    STAGE,
    STAGE_A,
    STAGE_C,
    STAGE_D,
    STAGE_DAWN,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_OVER,
    STAGE_PLACE,
    STIRRED,
    TILES,
    TRANSIT,
    TYPES,
    VACATED_SLOT,
    VOL,
    VOL_LEFT,
    VOL_SEAT,
)
from skep.games.waggle_dance.packing import (
    EGG_INSIDE,
    EMPTY_ROOM,
    HONEY_SIDE,
    bees_of,
    cubes,
    cubes_of,
    size,
)
from skep.games.waggle_dance.rules.hive import first_room
from skep.games.waggle_dance.rules.night import bees_on
from skep.games.waggle_dance.rules.places import flower_numbers
from skep.games.waggle_dance.rules.queen import stays
from skep.games.waggle_dance.variant import Variant


def check(variant: Variant, cells: vec[i64]) -> None:
    check_rooms(variant, cells)
    for seat in range(variant.players):
        check_bees(variant, cells, seat)
        check_placed(cells, seat)
        check_resolved(cells, seat)
    check_cards(variant, cells)
    check_kept(variant, cells)
    check_slots(variant, cells)
    check_target(variant, cells)
    assert cells[STIRRED] == 0, "nothing stirs while somebody is asked"


def check_rooms(variant: Variant, cells: vec[i64]) -> None:
    """Tiles, eggs and cubes: none is lost, and a room holds four cubes, an egg or honey at most."""
    stored = [0] * COLOURS
    rooms = 0
    eggs = 0
    for seat in range(variant.players):
        start = CONTENT + first_room(seat)
        honeys = 0
        for room in range(start, start + cells[ROOMS + seat]):
            content = cells[room]
            rooms += 1
            if content == EGG_INSIDE:
                eggs += 1
            elif content == HONEY_SIDE:
                honeys += 1
            elif content != EMPTY_ROOM:
                count_cubes(content, stored)
        assert honeys == cells[HONEYS + seat], f"seat {seat} has {honeys} honeys"
    assert cells[TILES] >= 0, "too many rooms"
    assert cells[TILES] + rooms == variant.tiles, f"{cells[TILES]} tiles and {rooms} rooms"
    assert cells[EGGS] >= 0, "too many eggs"
    assert cells[EGGS] + eggs == variant.eggs, (
        f"{cells[EGGS]} eggs in the supply and {eggs} in rooms"
    )
    for colour in range(COLOURS):
        found = stored[colour] + cells[NECTAR + colour]
        found += cells[RETURNING + colour] + cells[TRANSIT + colour]
        assert cells[NECTAR + colour] >= 0, f"too many cubes of colour {colour}"
        assert found == variant.cubes, f"{found} cubes of colour {colour}"


def count_cubes(content: i64, stored: list[int]) -> None:
    """Add a room's cubes to those counted so far."""
    total = 0
    for colour in range(COLOURS):
        held = cubes_of(content, colour)
        stored[colour] += held
        total += held
    assert total == cubes(content) <= CAPACITY, f"a room holds {total} cubes"


def check_bees(variant: Variant, cells: vec[i64], seat: i64) -> None:
    """No seat has more bees on the table than it owns, and none of them stands on honey."""
    standing = bees_out(cells, seat)
    extra = 1 if cells[VOL_SEAT] == seat else 0
    wild = cells[VOL_LEFT] if cells[VOL_SEAT] == seat else 0
    owned = cells[DICE + seat]
    assert standing + wild <= owned + extra, f"seat {seat} has {owned} dice and {standing} bees"
    assert variant.start_bees <= owned <= variant.dice_most, f"seat {seat} has {owned} dice"
    start = first_room(seat)
    for room in range(start, start + cells[ROOMS + seat]):
        if (
            cells[CONTENT + room] == HONEY_SIDE and cells[STAGE] != STAGE_F
        ):  # there they stay to the end
            assert cells[BEES + room] == 0, f"seat {seat} has bees in a room with honey"


def check_resolved(cells: vec[i64], seat: i64) -> None:
    """Bees go home once the step of their card, or of the flowers, is over."""
    stage = cells[STAGE]
    if stage == STAGE_OVER:
        return
    for card, step in enumerate((STAGE_A, STAGE_C, STAGE_E, STAGE_G)):
        gone = stage <= step or bees_on(cells, card, seat) == 0
        assert gone, f"seat {seat} has bees on a card whose step is over"
    for flower in range(FLOWERS + seat, FLOWERS + FACES * SEATS, SEATS):
        assert stage <= STAGE_D or cells[flower] == 0, (
            f"seat {seat} has bees on flowers after step D"
        )
    assert stage <= STAGE_PLACE or cells[FREE + seat] == 0, (
        f"seat {seat} has bees to place by night"
    )
    rooms = range(BEES + first_room(seat), BEES + first_room(seat) + cells[ROOMS + seat])
    empty = stage <= STAGE_F or all(cells[room] == 0 for room in rooms)
    assert empty, f"seat {seat} has bees in rooms after step F"


def bees_out(cells: vec[i64], seat: i64) -> int:
    """The bees of a seat that have been rolled, wherever they are."""
    standing = sum(bees_on(cells, card, seat) for card in range(SLOT_CARD_COUNT))
    standing += bees_in(cells[FREE + seat]) + bees_in(cells[RESTING + seat])
    for flower in range(FLOWERS + seat, FLOWERS + FACES * SEATS, SEATS):
        standing += bees_in(cells[flower])
    start = BEES + first_room(seat)
    for room in range(start, start + cells[ROOMS + seat]):
        if cells[room] != 0:
            standing += bees_in(cells[room])
    return standing


def check_placed(cells: vec[i64], seat: i64) -> None:
    """Bees are placed by day, and whoever has placed one has one that stands somewhere."""
    placed = cells[PLACED + seat]
    assert 0 <= placed < 1 << FACES
    if placed:
        assert cells[STAGE] == STAGE_PLACE, (
            f"seat {seat} has placed a bee: that is for the day alone"
        )
        assert assigned(cells, seat), f"seat {seat} has placed a bee, and none stands anywhere"


def assigned(cells: vec[i64], seat: i64) -> bool:
    """Does a bee of the seat stand on a slot, on a flower or in a room?"""
    start = BEES + first_room(seat)
    places = [cells[FLOWERS + flower * SEATS + seat] for flower in range(FACES)]
    places += [cells[room] for room in range(start, start + cells[ROOMS + seat])]
    return any(places) or any(bees_on(cells, card, seat) for card in range(SLOT_CARD_COUNT))


def bees_in(swarm: i64) -> int:
    if swarm == 0:
        return 0
    total = sum([bees_of(swarm, value) for value in range(FACES)])
    assert total == size(swarm) > 0, "a swarm does not add up"
    return total


def check_cards(variant: Variant, cells: vec[i64]) -> None:
    """Deck, discards, kept, scouted and hands: always all copies of a type; sizes are counts."""
    for card in range(CARD_TYPES):
        found = (
            cells[DECK + card] + cells[DISCARD + card] + cells[KEPT + card] + cells[SCOUTED + card]
        )
        for hand in range(HANDS, HANDS + variant.players * CARD_TYPES, CARD_TYPES):
            found += cells[hand + card]
        copies = variant.copies[card] if cells[TYPES] >> card & 1 else 0
        assert found == copies, f"{found} copies of card {card}"
        assert cells[DECK + card] >= 0, f"too many copies of card {card}"
    deck = sum(cells[DECK + card] for card in range(CARD_TYPES))
    assert cells[DECK_SIZE] == deck, f"the deck has {deck} cards"
    for seat in range(variant.players):
        cards = [cells[HANDS + seat * CARD_TYPES + card] for card in range(CARD_TYPES)]
        assert min(cards) >= 0, f"seat {seat} holds fewer than no cards"
        assert sum(cards) == cells[HAND_SIZE + seat], f"seat {seat} holds {sum(cards)} cards"


def check_kept(variant: Variant, cells: vec[i64]) -> None:
    """RU-51: a card stays in play for the Volunteer die, for each flower with Directions, and for
    each bee on sick leave; and for nothing else."""
    seats = range(variant.players)
    for card, what, count in (
        (VOL, "the Volunteer die is out", int(cells[VOL_SEAT] >= 0)),
        (
            DIR,
            "flowers have Directions",
            sum(len(flower_numbers(cells[DIRECTIONS + seat])) for seat in seats),
        ),
        (SICK, "bees are on sick leave", sum(bees_in(cells[RESTING + seat]) for seat in seats)),
    ):
        waits = 1 if cells[KEPT + card] > count and is_being_played(cells, card) else 0
        assert cells[KEPT + card] == count + waits, (
            f"{cells[KEPT + card]} cards are kept: {count} {what}"
        )
    for card in range(CARD_TYPES):
        assert stays(card) or cells[KEPT + card] == 0, "only Volunteer, Directions, Sick Leave stay"


def is_being_played(cells: vec[i64], card: int) -> bool:
    """Has it been played and waits for its further choices?"""
    if card == DIR:
        return cells[ASK] == ASK_DIR_FLOWER
    return card == SICK and (cells[ASK] == ASK_SICK_SEAT or cells[ASK] == ASK_SICK_DIE)


def check_target(variant: Variant, cells: vec[i64]) -> None:
    """R12.2: with the target reached there is no further day."""
    most = max(cells[HONEYS + seat] for seat in range(variant.players))
    day = STAGE_DAWN <= cells[STAGE] <= STAGE_PLACE
    assert not day or most < variant.target, f"{most} honeys have ended the game the night before"


def check_slots(variant: Variant, cells: vec[i64]) -> None:
    """Slots are covered as the options say, and closed only where a bee has gone."""
    for card in range(SLOT_CARD_COUNT):
        covered = [cells[SLOTS + card * FACES + number] for number in range(FACES)].count(
            BLOCKED_SLOT
        )
        most = variant.block_count
        assert covered <= most, f"at most {most} slots of a card can be covered, not {covered}"
    for slot in range(SLOT_COUNT):
        owner = cells[SLOTS + slot]
        seated = FREE_SLOT <= owner < variant.players
        closed = owner == BLOCKED_SLOT or owner == VACATED_SLOT
        assert seated or closed, f"a slot is free, covered, vacated or a seat's, not {owner}"
        vacated = owner == VACATED_SLOT
        assert not vacated or not variant.vacated_opens, "with vacated=open no slot is closed"
