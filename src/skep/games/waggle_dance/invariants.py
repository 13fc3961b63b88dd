"""Conservation laws: what must be true of every table, asserted (11.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    BEES,
    CAPACITY,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    DECK,
    DECK_SIZE,
    DICE,
    DISCARD,
    EGG_INSIDE,
    EGGS,
    FACES,
    FLOWERS,
    FREE,
    HAND_SIZE,
    HANDS,
    HONEY_SIDE,
    HONEYS,
    KEPT,
    NECTAR,
    RESTING,
    RETURNING,
    ROOMS,
    SCOUTED,
    SEATS,
    SLOTS,
    STIRRED,
    TILES,
    TRANSIT,
    TYPES,
    VOL_LEFT,
    VOL_SEAT,
    bees_of,
    cubes,
    cubes_of,
    size,
)
from skep.games.waggle_dance.hive import first_room
from skep.games.waggle_dance.night import bees_on
from skep.games.waggle_dance.variant import Variant


def check(t: vec[i64], v: Variant) -> None:
    for colour in range(COLOURS):
        check_colour(t, v, colour)
    check_rooms(t, v)
    for seat in range(v.players):
        check_bees(t, v, seat)
    check_cards(t, v)
    assert t[STIRRED] == 0


def contents(t: vec[i64], v: Variant) -> list[i64]:
    """What lies in every room of every hive."""
    return [
        t[CONTENT + first_room(seat) + room]
        for seat in range(v.players)
        for room in range(t[ROOMS + seat])
    ]


def check_colour(t: vec[i64], v: Variant, colour: i64) -> None:
    """Supply, set aside, in transit and in hives: always all cubes of a colour."""
    found = t[NECTAR + colour] + t[RETURNING + colour] + t[TRANSIT + colour]
    assert t[NECTAR + colour] >= 0, f"too many cubes of colour {colour}"
    for content in contents(t, v):
        found += cubes_of(content, colour) if content < EGG_INSIDE else 0
    assert found == v.cubes, f"{found} cubes of colour {colour}"


def check_rooms(t: vec[i64], v: Variant) -> None:
    """Tiles and eggs; a room holds four cubes at most, or an egg, or honey and nothing else."""
    rooms = contents(t, v)
    assert t[TILES] >= 0, "too many rooms"
    assert t[TILES] + len(rooms) == v.tiles, f"{t[TILES]} tiles and {len(rooms)} rooms"
    assert t[EGGS] >= 0, "too many eggs"
    assert t[EGGS] + rooms.count(EGG_INSIDE) == v.eggs, f"{t[EGGS]} eggs in the supply"
    assert sum(t[HONEYS + seat] for seat in range(v.players)) == rooms.count(HONEY_SIDE)
    for content in rooms:
        if content < EGG_INSIDE:
            assert cubes(content) == sum(cubes_of(content, c) for c in range(COLOURS)) <= CAPACITY
        else:
            assert content == EGG_INSIDE or content == HONEY_SIDE


def check_bees(t: vec[i64], v: Variant, seat: i64) -> None:
    """No seat has more bees on the table than it owns, and every swarm adds up."""
    swarms = [t[FREE + seat], t[RESTING + seat]]
    swarms += [t[FLOWERS + flower * SEATS + seat] for flower in range(FACES)]
    swarms += [t[BEES + first_room(seat) + room] for room in range(t[ROOMS + seat])]
    for swarm in swarms:
        assert size(swarm) == sum(bees_of(swarm, value) for value in range(FACES)) >= 0
    standing = sum(bees_on(t, card, seat) for card in range(4)) + sum(size(s) for s in swarms)
    extra = 1 if t[VOL_SEAT] == seat else 0
    wild = t[VOL_LEFT] if t[VOL_SEAT] == seat else 0
    owned = t[DICE + seat]
    assert standing + wild <= owned + extra, f"seat {seat} has {owned} dice and {standing} bees"
    assert v.start_bees <= owned <= v.dice_most, f"seat {seat} has {owned} dice"


def check_cards(t: vec[i64], v: Variant) -> None:
    """Deck, discards, kept, scouted and hands: always all copies of a type; sizes are counts."""
    for card in range(CARD_TYPES):
        found = t[DECK + card] + t[DISCARD + card] + t[KEPT + card] + t[SCOUTED + card]
        found += sum(t[HANDS + seat * CARD_TYPES + card] for seat in range(v.players))
        copies = v.copies[card] if t[TYPES] >> card & 1 else 0
        assert found == copies, f"{found} copies of card {card}"
        assert t[DECK + card] >= 0, f"too many copies of card {card}"
    assert t[DECK_SIZE] == sum(t[DECK + card] for card in range(CARD_TYPES))
    for seat in range(v.players):
        hand = [t[HANDS + seat * CARD_TYPES + card] for card in range(CARD_TYPES)]
        assert min(hand) >= 0
        assert sum(hand) == t[HAND_SIZE + seat]
    for slot in range(4 * FACES):
        assert -1 <= t[SLOTS + slot] < v.players or t[SLOTS + slot] == 9
