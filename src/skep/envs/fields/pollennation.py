"""The observation of PollenNation."""

from skep.envs.fields.field import Field, Group
from skep.games.pollennation.cells import PHASES
from skep.games.pollennation.game import PollenNation
from skep.games.pollennation.rules.cards import NUMBER
from skep.games.pollennation.rules.pollen import COLOURS
from skep.games.pollennation.rules.printed import COLOURS as COLOUR_NAMES

COLOURS_IN_ORDER = f"one number for each colour: {', '.join(COLOUR_NAMES)}"


def layout(game: PollenNation) -> tuple[Group, ...]:
    ring = game.variant.ring
    return (
        Group(
            "slot",
            ring,
            "the ring of flowers, from slot 1 on",
            (
                Field("free", COLOURS, f"free pollen / cubes of a colour; {COLOURS_IN_ORDER}"),
                Field("asks", COLOURS, "pollen the card asks for / 5"),
                Field("colour", COLOURS, "the card's own colour, one-hot"),
                Field("points", 1, "the card's points / 6"),
                Field("at", 1, "1 where the move in progress stands"),
            ),
        ),
        Group(
            "seat",
            game.players,
            "colonies: one's own first, then in turn order",
            (
                Field("stored", COLOURS, "pollen in the store / cubes of a colour"),
                Field("score", 1, "points / target", 4.0),
                Field("moves", 1, "1 for the colony to move"),
                Field("workers", ring, "share of its workers on each slot"),
                Field("drones", ring, "share of its drones on each slot"),
                Field("queen", ring, "1 on the slot where its queen is"),
            ),
        ),
        Group(
            "table",
            1,
            "what is common to all, and one's own hand",
            (
                Field("phase", len(PHASES), f"one-hot: {', '.join(PHASES)}"),
                Field("reserve", COLOURS, "pollen in the reserve / cubes of a colour"),
                Field("load", COLOURS, "pollen being carried / cubes of a colour"),
                Field("kept", COLOURS, "pollen a queen has chosen to store / cubes of a colour"),
                Field("scoreless", 1, "bee moves since the last point / those that end the game"),
                Field("moves_left", 1, "bee moves left in this turn", 2.0),
                Field("asked", COLOURS, "the colour being asked about, one-hot"),
                Field("hand", NUMBER, "cards in one's own hand during the set-up"),
            ),
        ),
        Group(
            "colony", game.players, "what is public of the set-up, in the same order", setup(ring)
        ),
        Group(
            "move",
            1,
            "the turn so far, and how it ended",
            (
                Field("from", ring, "the slot the move began at, one-hot"),
                Field("moved_bee", 3, "the bee that may not move again: worker, drone, queen"),
                Field("moved_to", ring, "the slot it is at, one-hot"),
                Field("occurrences", 1, "how often this position has been there / 3"),
                Field("ended", 3, "one-hot: target, repetition, stall"),
            ),
        ),
    )


def setup(ring: int) -> tuple[Field, ...]:
    return (
        Field("home", ring, "the slot chosen as its home, one-hot"),
        Field("taken", NUMBER, "1 for each card taken in the draft"),
        Field("hand", NUMBER, "1 for each card in its hand, as far as one knows"),
        Field("laid", 1, "cards laid / 24"),
        Field("picked", 1, "1 once it has picked a card"),
    )
