"""The observation of Waggle Dance."""

from skep.envs.fields.field import Field, Group
from skep.games.waggle_dance.cells import CARD_TYPES, COLOURS, FACES
from skep.games.waggle_dance.choices import CARD_CODES
from skep.games.waggle_dance.codec.observation import ASKS, ROOMS_SHOWN, STAGES
from skep.games.waggle_dance.game import WaggleDance

SLOTS = 4 * FACES


def layout(game: WaggleDance) -> tuple[Group, ...]:
    seats = []
    for seat in range(game.players):
        whose = "oneself" if seat == 0 else f"{seat} places after oneself"
        seats.append(Group(f"seat{seat}", 1, f"{whose}: the swarm", swarm()))
        seats.append(Group(f"seat{seat}.room", ROOMS_SHOWN, f"{whose}: the first rooms", room()))
    return (
        *seats,
        question(),
        Group("slot", SLOTS, "cards A, C, E, G, six slots each", slot()),
        *supplies(),
    )


def swarm() -> tuple[Field, ...]:
    return (
        Field("dice", 1, "dice owned / the most one can own"),
        Field("rooms", 1, f"rooms / {ROOMS_SHOWN}", 3.0),
        Field("honey", 1, "honey / target", 8.0),
        Field("cards", 1, "Queen cards in hand / 10", 5.0),
        Field("first", 1, "1 for the first player"),
        Field("directions", 1, "flowers with Directions, as bits / 64"),
        Field("free", FACES, "unassigned bees of each value / 6", 3.0),
        Field("flowers", FACES, "bees on each flower / 6", 3.0),
        Field("placed", FACES, "1 for each flower on which a bee was placed on this day"),
    )


def room() -> tuple[Field, ...]:
    return (
        Field("nectar", COLOURS, "cubes of each colour / 4"),
        Field("bees", FACES, "bees of each value / 2", 9.0),
        Field("egg", 1, "1 if an egg lies there"),
        Field("honey", 1, "1 if it is honey"),
    )


def question() -> Group:
    return Group(
        "now",
        1,
        "what is asked",
        (
            Field("stage", STAGES, "stage of the round, one-hot (`STAGE_…` of `cells`)"),
            Field("asked", ASKS, "kind of choice owed, one-hot (`ASK_…` of `cells`)"),
            Field("value", FACES, "value of the bee in hand, one-hot"),
            Field("tint", COLOURS, "colour of the cube in hand, one-hot"),
        ),
    )


def slot() -> tuple[Field, ...]:
    return (
        Field("free", 1, "1 if free"),
        Field("own", 1, "1 if one's own bee is there"),
        Field("blocked", 1, "1 if covered"),
    )


def supplies() -> tuple[Group, ...]:
    return (
        Group(
            "supply",
            1,
            "what lies beside the table",
            (
                Field("nectar", COLOURS, "cubes of each colour / all of that colour"),
                Field("transit", COLOURS, "cubes taken and not yet stored / 4", 20.0),
                Field("eggs", 1, "eggs / all"),
                Field("tiles", 1, "room tiles / all"),
                Field("deck", 1, "Queen cards in the deck / 42"),
                Field("round", 1, "the round / the last one", 1.1),
                Field("owed", 1, "placements still owed in this turn", 10.0),
                Field("hand", CARD_TYPES, f"own cards of each type / 3: {', '.join(CARD_CODES)}"),
                Field("gone", CARD_TYPES, "cards discarded or set aside / 3"),
            ),
        ),
    )
