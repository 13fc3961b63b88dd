"""What a sheet promises, in points: the weights of the estimate, tuned by many solo games.

Each weight has a number, by which `estimate` finds it, and stands here with its value. Weights "a
round" are multiplied by the rounds left.
"""

from typing import Final

# Bees, a round.
MEADOW_BEES: Final = 0
"""The first, second and third bee in Meadow."""
MAKERS: Final = 3
"""The first and second bee in Production."""
CRAWLER: Final = 5
# Goods in stock: the first few, the next few, the rest.
HONEY_STOCK: Final = 6
WAX_STOCK: Final = 9
NECTAR_STOCK: Final = 12
POLLEN_STOCK: Final = 15
# Brood.
EGG: Final = 18
EGG_ROUND: Final = 19
"""An egg that can hatch, and what its bee brings a round."""
QUEEN_FED: Final = 20
"""A young queen in time, fed never, once, twice."""
# Combs that lack one, two, three walls.
LACKING: Final = 23
# Dangers ahead, for each propolis field still missing.
MITES_AHEAD: Final = 26
DROUGHT_AHEAD: Final = 27
STRIKES_AHEAD: Final = 28
"""Storms and pesticides ahead of a hive without propolis, each."""
# Upgrades over a whole game, by column.
OWNED: Final = 29
PROGRESS: Final = 39
"""The way towards an upgrade, as a share of it."""
CHANGE_LEFT: Final = 40
"""A change of the Die Modifier that can still be paid."""
AREAS: Final = 41
"""The Busy Bee in Meadow, Production, Combs between two rounds."""
FINISHED_COMB: Final = 44
"""A comb that the wax in stock can complete."""
STORABLE: Final = 45
"""A honey in stock for which such a comb has room."""
WATER_ROOM: Final = 46
"""Such a comb while the drought is unanswered."""
GOODS_AT: Final = 47
"""A nectar or pollen in stock, by the area of the Busy Bee."""
WAX_AT: Final = 50
BROOD_AT: Final = 53
"""A larva or young queen waiting, likewise."""
HUNGER: Final = 56
"""One of them for whom there is no honey yet."""
FLOWERS_LEFT: Final = 57
"""A nectar flower, a pollen flower that can still be visited, over a whole game."""
WAYS_OPEN: Final = 59
"""A direction in which the path can go on."""
SQUARES: Final = 60
"""A value written on the honey, wax, propolis track."""

WEIGHTS: Final[tuple[float, ...]] = (
    0.63, 0.58, 0.34,
    0.33, 0.51,
    0.41,
    1.18, 0.40, 0.54,
    1.32, 0.71, 0.13,
    1.90, 0.79, 0.22,
    1.26, 0.64, 0.64,
    0.53, 0.30,
    4.73, 7.73, 10.60,
    1.07, 0.84, 0.40,
    1.34, 0.70, -0.09,
    0.28, 0.87, 5.17, 1.54, 6.49, 4.08, 1.91, 2.69, 8.53, 0.85,
    0.53,
    2.19,
    -0.34, 0.41, 0.01,
    1.05, 0.97, 1.96,
    0.02, 0.01, -0.24,
    0.06, -0.11, 0.14,
    0.24, -0.22, 0.14,
    -0.06,
    0.40, -0.02,
    -0.17,
    0.16, 0.01, -0.08,
)  # fmt: skip
"""Mean of generations 50, 60, 70 and 80 of `tools/tune_bee_busy.py --games 150`, which began with
the weights of the specification (14.1). The same 2,000 solo games, played on by `outlook`, score
52.4 with these and 49.1 with those.
"""
