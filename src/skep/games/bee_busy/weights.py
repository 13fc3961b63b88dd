"""What a sheet promises, in points: the weights of the evaluation, tuned by many solo games.

Each weight has a number, by which `bot` finds it, and stands here with its value. Weights "a
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
COLUMNS: Final = 29
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
    0.95, 0.50, 0.35,
    0.56, 0.44,
    0.37,
    1.2, 0.5, 0.6,
    1.3, 0.7, 0.1,
    1.8, 0.75, 0.35,
    1.2, 0.7, 0.7,
    0.5, 0.27,
    4.5, 7.8, 10.6,
    1.3, 0.6, 0.2,
    0.9, 0.6, 0.5,
    1.0, 1.0, 2.3, 1.5, 5.0, 4.0, 2.3, 3.0, 5.0, 1.0,
    0.5,
    1.8,
    0.0, 0.0, 0.0,
    0.9, 0.8, 2.0,
    0.0, 0.0, 0.0,
    0.0, 0.0, 0.0,
    0.0, 0.0, 0.0,
    0.0,
    0.0, 0.0,
    0.0,
    0.0, 0.0, 0.0,
)  # fmt: skip
