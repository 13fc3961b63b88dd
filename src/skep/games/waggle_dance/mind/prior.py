"""First guesses: how promising each choice looks before any search. No rules live here."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_BEE,
    ASK_EGG,
    ASK_FEINT_TO,
    ASK_HONEY,
    ASK_MIX_TO,
    ASK_MOVE_PUT,
    ASK_PLACE,
    ASK_STORE,
    ASK_TRADE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    BEES,
    BONUS,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    EGGS,
    EXPERT,
    FACES,
    FREE_SLOT,
    GIFT,
    IN_ROOMS,
    ON_FLOWERS,
    ROOMS,
    SLOTS,
    TILES,
    TINT,
    VALUE,
    VOL,
)
from skep.games.waggle_dance.choices import (
    COLOUR,
    DIE,
    DONE,
    FACE,
    HONEY,
    MORE,
    MOVE,
    PASS,
    PLAY,
    PUT,
    RETURN,
    TO,
    TRADE,
)
from skep.games.waggle_dance.mind.value import due_from, free_of, has_place_for, most_of
from skep.games.waggle_dance.packing import EGG_INSIDE, HONEY_SIDE, bees_of, cubes, cubes_of
from skep.games.waggle_dance.rules.hive import first_room, has_empty_room
from skep.games.waggle_dance.rules.queen import card_of
from skep.games.waggle_dance.rules.trade import can_trade
from skep.games.waggle_dance.variant import Variant

MAKE_HONEY: Final = 20.0
PLAIN: Final = 1.0
CARD_HUNCHES: Final = vec[float]([0.4] * CARD_TYPES)
CARD_HUNCHES[VOL] = 4.0
CARD_HUNCHES[BONUS] = 4.0
CARD_HUNCHES[EXPERT] = 4.0
CARD_HUNCHES[GIFT] = 2.0
CARD_BY_DAY: Final = 2.5
"""A card competes with bees, whose places count for more than PLAIN."""


class Hunch:
    """What the choices of one kind promise: here, of those that differ by their cards alone."""

    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        return card_hunch(choice) if PLAY <= choice < MORE else PLAIN


@final
class OfBees(Hunch):
    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        return bee_hunch(variant, cells, seat, choice)


@final
class OfPlaces(Hunch):
    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        return place_hunch(variant, cells, seat, cells[VALUE], choice - TO)


@final
class OfRooms(Hunch):
    """Where the cube in hand goes."""

    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        return card_hunch(choice) if PLAY <= choice < MORE else store_hunch(cells, seat, choice)


@final
class OfColours(Hunch):
    """What is taken in a trade."""

    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        return want(cells, seat, choice - COLOUR)


@final
class OfHoney(Hunch):
    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        if HONEY <= choice < MOVE:
            return MAKE_HONEY
        if PLAY <= choice < MORE:
            return card_hunch(choice)
        return PLAIN if choice == DONE else 0.6


@final
class OfEggs(Hunch):
    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        if PLAY <= choice < MORE:
            return card_hunch(choice)
        return 0.4 if choice == PASS else PLAIN


@final
class OfTrades(Hunch):
    def of(self, variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
        if choice >= TRADE:
            return trade_hunch(variant, cells, seat, choice - TRADE)
        return card_hunch(choice) if PLAY <= choice < MORE else PLAIN


OF_CARDS: Final = Hunch()
OF_PLACES: Final = OfPlaces()
OF_ROOMS: Final = OfRooms()
BY_ASK: Final[dict[int, Hunch]] = {
    ASK_BEE: OfBees(),
    ASK_PLACE: OF_PLACES,
    ASK_FEINT_TO: OF_PLACES,
    ASK_STORE: OF_ROOMS,
    ASK_TRADE_PUT: OF_ROOMS,
    ASK_MOVE_PUT: OF_ROOMS,
    ASK_TRADE_TAKE: OfColours(),
    ASK_HONEY: OfHoney(),
    ASK_EGG: OfEggs(),
    ASK_TRADE: OfTrades(),
}
HUNCHES: Final[list[Hunch]] = [BY_ASK.get(ask, OF_CARDS) for ask in range(ASK_MIX_TO + 1)]


def weigh(
    variant: Variant, cells: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """A weight above 0 for each choice."""
    hunch = HUNCHES[cells[ASK]]
    for i in range(count):
        out[i] = hunch.of(variant, cells, seat, choices[i])


def card_hunch(choice: i64) -> float:
    """Cards that only gain something are played; others are kept a while."""
    return CARD_HUNCHES[card_of(choice)]


def trade_hunch(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> float:
    """Cubes that spoil a room are traded rather than a honey in the making."""
    content = cells[CONTENT + first_room(seat) + room]
    if content == EGG_INSIDE:
        return 0.3
    if most_of(content) >= variant.honey_cost - 1:
        return 0.1
    return 1.5 if most_of(content) < cubes(content) else 0.5


# ---------------------------------------------------------------------- cubes


def store_hunch(cells: vec[i64], seat: i64, choice: i64) -> float:
    if choice == RETURN:
        return 0.15 if has_place_for(cells, seat, cells[TINT]) else 1.5
    content = cells[CONTENT + first_room(seat) + choice - PUT]
    return fit(content, cells[TINT])


def fit(content: i64, colour: i64) -> float:
    """How well a cube suits a room: one of its own colour, an empty one, a mixed one."""
    if content == 0:
        return 2.0
    held = cubes_of(content, colour)
    if held == cubes(content):
        return 4.0 * float(held)
    return 0.25 if held > 0 else 0.1


def want(cells: vec[i64], seat: i64, colour: i64) -> float:
    """How much a seat wants a colour: by the best room that waits for it."""
    best = 0.3
    start = CONTENT + first_room(seat)
    for room in range(cells[ROOMS + seat]):
        content = cells[start + room]
        if 0 < content < EGG_INSIDE and cubes(content) < 4:
            better = fit(content, colour)
            best = max(best, better)
    return best


# ---------------------------------------------------------------------- bees


def bee_hunch(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
    """A bee is as promising as the best place it can go to; a card as a middling one."""
    if choice >= PLAY:
        return CARD_BY_DAY * card_hunch(choice)
    value = choice - DIE if choice < FACE else choice - FACE
    best = flower_hunch(variant, cells, seat, value)
    for place in range(ON_FLOWERS):
        if cells[SLOTS + place * FACES + value] == FREE_SLOT:
            best = max(best, place_hunch(variant, cells, seat, value, place))
    for room in range(cells[ROOMS + seat]):
        if cells[CONTENT + first_room(seat) + room] < HONEY_SIDE:
            best = max(best, room_hunch(variant, cells, seat, value, room))
    return best


def place_hunch(variant: Variant, cells: vec[i64], seat: i64, value: i64, place: i64) -> float:
    if place >= IN_ROOMS:
        return room_hunch(variant, cells, seat, value, place - IN_ROOMS)
    if place >= ON_FLOWERS:
        return flower_hunch(variant, cells, seat, place - ON_FLOWERS)
    if place == 0:
        return 2.5 if cells[TILES] > 0 else 0.1
    if place == 1:
        return 2.0 if cells[EGGS] > 0 and has_empty_room(cells, seat) else 0.3
    if place == 2:
        return 0.8 if can_trade(cells, seat) else 0.1
    return 1.6


def flower_hunch(variant: Variant, cells: vec[i64], seat: i64, flower: i64) -> float:
    """One more bee: what it adds to the award, and whether the colour is wanted."""
    gain = due_from(variant, cells, seat, flower, 1) - due_from(variant, cells, seat, flower, 0)
    if gain <= 0:
        return 0.4
    return float(gain) * (2.0 if flower < COLOURS and has_place_for(cells, seat, flower) else 0.7)


def room_hunch(variant: Variant, cells: vec[i64], seat: i64, value: i64, room: i64) -> float:
    """A bee that makes a pair, or can still find its second, where a pair is useful."""
    at = first_room(seat) + room
    content, swarm = cells[CONTENT + at], cells[BEES + at]
    here = bees_of(swarm, value)
    if here > 1:
        return 0.1
    if content == EGG_INSIDE:
        use = 8.0
    else:
        missing = variant.honey_cost - most_of(content)
        use = 14.0 if missing <= 0 else 5.0 if missing <= 2 and content > 0 else 0.3
    if here == 1:
        return use
    return use * 0.4 if free_of(cells, seat, value) > 1 else 0.1
