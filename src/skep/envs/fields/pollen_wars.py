"""The observation of Pollen Wars."""

from skep.envs.fields.field import Field, Group
from skep.games.pollen_wars.cells import FRAME, MOST, SLOTS
from skep.games.pollen_wars.choices import HEXES, KINDS
from skep.games.pollen_wars.codec.observation import (
    CELL_BITS,
    FRAMES_SHOWN,
    PATTERN_CARDS,
    STEPS,
    TILE_BITS,
    TILES,
)
from skep.games.pollen_wars.game import PollenWars

QUEENS = "one-hot: oneself, then in turn order"
OWNERS = "whose, one-hot: one's own, the next queen's …, wild"


def layout(game: PollenWars) -> tuple[Group, ...]:
    del game  # there is room for six queens in every game
    return (
        field(),
        Group("mark", MOST, "patterns of the queens: oneself first, then in turn order", mark()),
        table(),
        trade(),
        Group("queen", MOST, "oneself first, then in turn order; 0 for absent queens", hive()),
        own(),
        Group(
            "sure",
            MOST - 1,
            "of each other queen, in turn order",
            (Field("cards", KINDS, "cards of each kind one is sure she holds / 4", 5.0),),
        ),
        stack(),
    )


def field() -> Group:
    return Group(
        "hex",
        1,
        "the flower field: of each number below one for each hex, a1 first",
        (
            Field("flowers", HEXES, "flowers printed / 7, 0 for rock"),
            Field("cover", 2 * HEXES, "one-hot: fungus, stump"),
            Field("forager", (MOST + 1) * HEXES, OWNERS),
            Field("soldier", (MOST + 1) * HEXES, OWNERS),
            Field("drifting", HEXES, "1 where the drifting bee is"),
            Field("usable", HEXES, "1 where one's own pattern can be placed"),
            Field("tile", TILES * TILE_BITS, "the tile and side laid at each place, as bits"),
        ),
    )


def mark() -> tuple[Field, ...]:
    return (
        Field("pattern", PATTERN_CARDS, "her pattern if one knows it, one-hot"),
        Field("ruled_out", PATTERN_CARDS + 1, "from the second on: 1 for each pattern ruled out"),
        Field("shown", 1, "1 if everybody was shown it"),
    )


def table() -> Group:
    return Group(
        "table",
        1,
        "what is common to all",
        (
            Field("dormant", SLOTS * PATTERN_CARDS, "known pattern in each place, one-hot"),
            Field("discards", KINDS, "discarded cards of each kind / 10", 6.0),
            Field("deck_honey", 1, "honey cards in the deck / 100", 2.0),
            Field("deck_jelly", 1, "jelly cards in the deck / 100", 2.0),
            Field("round", 1, "the round / 20", 3.0),
            Field("turns", 1, "turns begun in this round / 100", 10.0),
            Field("active", MOST, f"the active queen, {QUEENS}"),
            Field("first", MOST, f"who began the round, {QUEENS}"),
            Field("drift_user", MOST, f"who brought the drifting bee home, {QUEENS}"),
            Field("mutiny", MOST, f"where a mutiny lies, {QUEENS}"),
            Field("last_mutiny", MOST, f"where the last one lay, {QUEENS}"),
            Field("offers", 1, "offers the active queen, if it is oneself, has made / 5", 4.0),
            Field("winners", MOST, "1 for each seat, by number, that has won"),
            Field("going_on", 1, "1 until the game is over"),
        ),
    )


def trade() -> Group:
    return Group(
        "trade",
        1,
        "an offer to trade, as far as one may know it",
        (
            Field("step", STEPS, "what is being done about it, one-hot"),
            Field("by", MOST, f"who makes it, {QUEENS}"),
            Field("to", MOST, f"to whom, {QUEENS}"),
            Field("pollen", 2, "pollen given, asked / 60", 4.0),
            Field("promise", 2 * TILE_BITS, "promise given, asked, as bits"),
            Field("any", 2, "any honey cards asked, any jelly cards asked / 4", 5.0),
            Field("give", KINDS, "cards given of each kind / 4", 5.0),
            Field("ask", KINDS, "cards asked of each kind / 4", 5.0),
            Field("picked", KINDS, "cards picked to pay with of each kind / 4", 5.0),
        ),
    )


def hive() -> tuple[Field, ...]:
    return (
        Field("foragers", 1, "foragers in the hive / 20", 3.0),
        Field("dead", 1, "dead foragers / 20", 3.0),
        Field("soldiers", 1, "soldiers in the hive / 20", 3.0),
        Field("injured", 1, "injured soldiers / 20", 3.0),
        Field("due", 1, "bees due at the end of the round / 20", 3.0),
        Field("pollen", 1, "grains of pollen / 60", 4.0),
        Field("infested", 1, "is the hive infested?"),
        Field("spots", 1, "ladybird spots / 6", 5.0),
        Field("stings", 1, "stings face up / 4", 5.0),
        Field("doors", 1, "doors face up / 4", 5.0),
        Field("comb", 1, "combs face up / 4", 5.0),
        Field("honey_cards", 1, "honey cards in her hand / 20", 10.0),
        Field("jelly_cards", 1, "jelly cards in her hand / 20", 10.0),
    )


def own() -> Group:
    return Group(
        "own",
        1,
        "what one alone knows of oneself",
        (
            Field("hand", KINDS, "cards of each kind in one's hand / 4", 5.0),
            Field("committed", KINDS, "cards of each kind committed to a battle / 4", 5.0),
            Field("asked", 1, "1 if one is asked whether to play a card"),
            Field("answered", 1, "1 if one has answered"),
            Field("side", 4, "one-hot: undecided, attack, defence, out"),
            Field("ready", 1, "1 if one is ready for battle"),
        ),
    )


def stack() -> Group:
    return Group(
        "stack",
        1,
        "what is being resolved (frames of `cells`)",
        (
            Field("step", STEPS, "the step of the innermost frame, one-hot"),
            Field("about", STEPS, "the next cell of that frame, one-hot"),
            Field(
                "frame",
                FRAMES_SHOWN * FRAME * CELL_BITS,
                "the cells of the outermost frames, as bits; seats and hexes by number",
            ),
            Field("hexes", HEXES, "1 for each hex chosen so far"),
            Field("seat", MOST, "one's own seat by number, one-hot"),
        ),
    )
