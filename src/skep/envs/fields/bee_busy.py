"""The observation of Bee Busy."""

from skep.envs.fields.field import Field, Group
from skep.games.bee_busy.cells import COMB_BITS, DANGERS, OVER, STEP_COUNT, WORD_COMBS
from skep.games.bee_busy.choices import FACES, SUMS, TRACKS
from skep.games.bee_busy.codec.observation import QUEEN_STATES
from skep.games.bee_busy.game import BeeBusy
from skep.games.bee_busy.rules.geometry import CELLS, COMBS, WALLS

STAGES = ("start", "mite", "rolling", "first_choice", "work", "over")
STEPS = (
    "finished",
    "losing",
    "choosing",
    "changing",
    "improving",
    "marking",
    "writing",
    "moving",
    "feeding",
    "hatching",
    "acting",
    "laying",
    "visiting",
    "making",
    "using",
    "building",
    "storing",
)
FACE = "0 for none, then the faces"


def layout(game: BeeBusy) -> tuple[Group, ...]:
    assert (len(STAGES), len(STEPS)) == (OVER + 1, STEP_COUNT)
    return (
        table(game.players),
        work(),
        Group("seat", game.players, "sheets: one's own first", sheet()),
    )


def table(players: int) -> Group:
    return Group(
        "table",
        1,
        "what is common to all",
        (
            Field("round", 1, "the round / rounds of the game"),
            Field("danger", 5, f"this round's danger, one-hot: {', '.join(DANGERS)}"),
            Field("needed", 1, "propolis needed against it / 20"),
            Field("stage", len(STAGES), f"one-hot: {', '.join(STAGES)}"),
            *(Field(f"die{i}", FACES + 1, f"a die of the roll, one-hot: {FACE}") for i in range(3)),
            Field("first_die", FACES + 1, "the die the first player took, one-hot"),
            Field("first", players, "the first player, one-hot: oneself, then in turn order"),
        ),
    )


def work() -> Group:
    return Group(
        "work",
        1,
        "what one is doing in this round",
        (
            Field("step", len(STEPS), f"one-hot: {', '.join(STEPS)}"),
            Field("own", FACES + 1, f"the own die, changed or not, one-hot: {FACE}"),
            Field("low", FACES + 1, "the lower of the other dice, one-hot"),
            Field("high", FACES + 1, "the higher of them, one-hot"),
            Field("changed", 3, "1 for a die that was changed: own, low, high"),
            Field("left", 1, "bees that can still work / 12", 2.0),
            Field("track", 2, "the track whose input is being chosen: honey, wax"),
            Field("crawled", 1, "1 once the bee has crawled"),
            Field("reach", CELLS, "1 for each flower that can still be visited"),
            Field("larvae", COMBS, "1 for each comb still to be fed"),
            Field("queen_hungry", 1, "1 if the young queen is still to be fed"),
            Field("closed", COMBS, "1 for each comb completed and still to be decided on"),
        ),
    )


def sheet() -> tuple[Field, ...]:
    return (
        Field("area", 3, "where the Busy Bee is: meadow, production, combs"),
        Field("bees", 3, "living bees in each area / 12"),
        Field("free", 2, "bees not yet circled: meadow, production / 12"),
        Field("modifiers", 1, "Die Modifier fields left / 6"),
        Field("marks", len(SUMS), f"share of each column's fields marked: {SUMS}"),
        Field("backward", 1, "backward steps left / 20", 3.0),
        Field("nectar", 1, "nectar / 8", 20.0),
        Field("pollen", 1, "pollen / 8", 20.0),
        Field("honey", 1, "honey / 8", 20.0),
        Field("honey_dots", 1, "honey dots circled / 20", 2.0),
        Field("wax", 1, "wax / 8", 30.0),
        Field("wax_dots", 1, "wax dots circled / 20", 2.0),
        Field("propolis", 1, "share of the propolis fields marked"),
        Field("shield", 1, "the danger the propolis wards off / 20"),
        *(
            Field(f"value_{track}", FACES + 1, f"additional value of {track}: {FACE}")
            for track in TRACKS
        ),
        Field("queen", QUEEN_STATES, "the young queen: none, alive, dead, raised"),
        Field("queen_comb", COMBS, "the comb of the young queen, one-hot"),
        Field("fed", 1, "meals of the young queen / 6"),
        Field("drought", 1, "1 once the drought is marked"),
        Field("water", COMBS, "the comb with water, one-hot"),
        Field("picked", CELLS, "1 for each meadow cell crossed"),
        Field("walls", WALLS, "1 for each inner wall marked"),
        Field("visited", COMBS, "1 for each comb on the path"),
        Field("west", COMBS, "the comb at the path's first end, one-hot"),
        Field("east", COMBS, "the comb at its other end, one-hot"),
        Field("trail", 2 * WORD_COMBS * COMB_BITS, "for each comb crawled into, the way, as bits"),
        Field("complete", COMBS, "1 for each complete comb"),
        Field("eggs", COMBS, "1 for each comb with an egg"),
        Field("stored", COMBS, "honey in each comb / 7"),
        Field("ready", 1, "1 if the seat owes nothing more in this stage"),
        Field("score", 1, "points / 60", 20.0, -2.0),
    )
