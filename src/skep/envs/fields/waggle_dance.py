"""The observation of Waggle Dance."""

from skep.envs.fields.field import Field, Group
from skep.games.waggle_dance.cells import CARD_TYPES, COLOURS, FACES, SEATS
from skep.games.waggle_dance.choices import CARD_CODES
from skep.games.waggle_dance.codec.observation import (
    ASKS,
    BLOCK,
    BLOCKS,
    HOLDERS,
    ROOMS_SHOWN,
    SPOTS,
    STAGES,
)
from skep.games.waggle_dance.game import WaggleDance

SLOTS = 4 * FACES
CODES = ", ".join(CARD_CODES)
TURNS = "one-hot: oneself, then in turn order"


def layout(game: WaggleDance) -> tuple[Group, ...]:
    seats = []
    for seat in range(game.players):
        whose = "oneself" if seat == 0 else f"{seat} places after oneself"
        seats.append(Group(f"seat{seat}", 1, f"{whose}: the swarm", swarm()))
        rooms = f"{whose}: the first {ROOMS_SHOWN} rooms, {BLOCK} together"
        seats.append(Group(f"seat{seat}.rooms", BLOCKS, rooms, block()))
    return (*seats, question(), slots(), supplies(game))


def swarm() -> tuple[Field, ...]:
    return (
        Field("dice", 1, "dice owned / the most one can own"),
        Field("rooms", 1, "rooms / 16", 3.0),
        Field("honey", 1, "honey / target", 8.0),
        Field("cards", 1, "Queen cards in hand / 10", 5.0),
        Field("left", 1, "bees still to be resolved in this step / 6", 5.0),
        Field("directions", FACES, "1 for each flower with Directions"),
        Field("placed", FACES, "1 for each flower on which a bee was placed on this day"),
        Field("free", FACES, "unassigned bees of each value / 6", 3.0),
        Field("resting", FACES, "bees on sick leave of each value / 6", 3.0),
        Field("flowers", FACES * FACES, "for each flower, bees of each value / 6", 3.0),
        Field("hand", CARD_TYPES, f"cards of each type / 3, as far as one knows: {CODES}"),
    )


def block() -> tuple[Field, ...]:
    return (
        Field("nectar", BLOCK * COLOURS, "for each room, cubes of each colour / 4"),
        Field("egg", BLOCK, "1 if an egg lies there"),
        Field("honey", BLOCK, "1 if it is honey"),
        Field("bees", BLOCK * FACES, "for each room, bees of each value / 2", 9.0),
    )


def question() -> Group:
    return Group(
        "now",
        1,
        "what is asked",
        (
            Field("stage", STAGES, "stage of the round, one-hot (`STAGE_…` of `cells`)"),
            Field("asked", ASKS, "kind of choice owed, one-hot (`ASK_…` of `cells`)"),
            Field("private", 1, "1 while somebody is asked because of cards in a hidden hand"),
            Field("fresh", 1, "1 while nothing has been done in this placement turn"),
            Field("volunteer_waits", 1, "1 while a Volunteer die waits to be placed"),
            Field("mixing", 1, "1 while cubes are mixed between two rooms"),
            Field("actor", SEATS, f"who is asked, {TURNS}"),
            Field("first", SEATS, f"the first player, {TURNS}"),
            Field("rival", SEATS, f"the seat against whom a card is played, {TURNS}"),
            Field("volunteer", SEATS, f"who has the Volunteer die, {TURNS}"),
            Field("value", FACES, "value of the bee in hand, one-hot"),
            Field("tint", COLOURS, "colour of the cube in hand, one-hot"),
            Field("spot", SPOTS, "place of the bee meant, one-hot: A, C, E, G, flowers, rooms"),
            Field("room", ROOMS_SHOWN, "the room meant, one-hot"),
            Field("mix_from", ROOMS_SHOWN, "the first room to be mixed, one-hot"),
            Field("mix_to", ROOMS_SHOWN, "the second, one-hot"),
            Field("moves", 1, "moves left / 4", 5.0),
            Field("mix_moves", 1, "moves left between the rooms that are mixed / 4", 5.0),
            Field("owed", 1, "placements still owed in this turn / 2", 5.0),
        ),
    )


def slots() -> Group:
    return Group(
        "slot",
        SLOTS,
        "cards A, C, E, G, six slots each; all 0 where it is free",
        (Field("held", HOLDERS, f"{TURNS} (four), vacated, blocked"),),
    )


def supplies(game: WaggleDance) -> Group:
    limit = int(game.variant.round_limit)
    return Group(
        "supply",
        1,
        "what lies beside the table",
        (
            Field("nectar", COLOURS, "cubes of each colour / all of that colour"),
            Field("returning", COLOURS, "cubes on their way back / all of that colour"),
            Field("transit", COLOURS, "cubes taken and not yet stored / 8", 10.0),
            Field("eggs", 1, "eggs / all"),
            Field("tiles", 1, "room tiles / all"),
            Field("deck", 1, "Queen cards in the deck / 42"),
            Field("round", 1, "the round / the last one", (limit + 1) / limit),
            Field("types", CARD_TYPES, "1 for each card type in this game's deck"),
            Field("discards", CARD_TYPES, "cards discarded / 3"),
            Field("aside", CARD_TYPES, "cards set aside / 3"),
            Field("scouted", CARD_TYPES, "cards one has scouted / 3"),
            Field("ending", 2, "how it ended, one-hot: target, last round"),
        ),
    )
