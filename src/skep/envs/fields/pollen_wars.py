"""The observation of Pollen Wars."""

from skep.envs.fields.field import Field, Group
from skep.games.pollen_wars.cells import MOST, SLOTS
from skep.games.pollen_wars.choices import HEXES, KINDS
from skep.games.pollen_wars.game import PollenWars

CARDS = 200.0
"""More than all cards and grains of a game."""


def layout(game: PollenWars) -> tuple[Group, ...]:
    del game  # there is room for six queens in every game
    return (
        Group(
            "hex",
            HEXES,
            "the flower field",
            (
                Field("flowers", 1, "flowers printed, 0 for rock", 7.0),
                Field("cover", 1, "0 bare, 1 fungus, 2 stump", 2.0),
                Field("forager", 1, "whose: 0 nobody, 1 oneself, 2 the next queen …, 7 wild", 7.0),
                Field("soldier", 1, "whose, likewise", 7.0),
                Field("drifting", 1, "1 where the drifting bee is"),
            ),
        ),
        Group("queen", MOST, "oneself first, then in turn order; 0 for absent queens", hive()),
        Group(
            "cards",
            1,
            "cards one knows",
            (
                Field("hand", KINDS, "own cards of each kind", CARDS),
                Field("discards", KINDS, "discarded cards of each kind", CARDS),
                Field("pattern", MOST, "known pattern of each queen, 0 unknown", 7.0),
                Field("dormant", SLOTS, "known pattern in each dormant place, 0 unknown", 7.0),
            ),
        ),
        Group(
            "table",
            1,
            "where the game is",
            (
                Field("round", 1, "the round", 40.0),
                Field("turns", 1, "turns begun in this round", 1000.0),
                Field("deck_honey", 1, "honey cards in the deck", CARDS),
                Field("deck_jelly", 1, "jelly cards in the deck", CARDS),
                Field("resolving", 1, "what is being resolved (kinds of frames of `layout`)", 40.0),
                Field("stage", 1, "its stage", 40.0),
            ),
        ),
    )


def hive() -> tuple[Field, ...]:
    return (
        Field("foragers", 1, "foragers in the hive", 30.0),
        Field("dead", 1, "dead foragers", 30.0),
        Field("soldiers", 1, "soldiers in the hive", 30.0),
        Field("injured", 1, "injured soldiers", 30.0),
        Field("due", 1, "bees due at the end of the round", 30.0),
        Field("pollen", 1, "grains of pollen", CARDS),
        Field("infested", 1, "is the hive infested?"),
        Field("spots", 1, "ladybird spots", 30.0),
        Field("stings", 1, "stings face up", 30.0),
        Field("doors", 1, "doors face up", 30.0),
        Field("comb", 1, "combs face up", 30.0),
        Field("honey_cards", 1, "honey cards in her hand", CARDS),
        Field("jelly_cards", 1, "jelly cards in her hand", CARDS),
        Field("mutiny", 1, "1 where a mutiny lies"),
        Field("active", 1, "1 for the active queen"),
    )
