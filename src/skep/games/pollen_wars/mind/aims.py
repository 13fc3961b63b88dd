"""How near a queen is to a pattern: placements on the field and the bees they still lack (14.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import PATTERNS, USABLE
from skep.games.pollen_wars.choices import HEXES
from skep.games.pollen_wars.rules.bees import flowers, free, untopped
from skep.games.pollen_wars.variant import Variant

SHOWN: Final = 3


def open_to_all(variant: Variant, cells: vec[i64]) -> i64:
    """The flower hexes (bits) that one more bee could make usable: free, or an untopped forager."""
    found: i64 = 0
    for spot in range(HEXES):
        if flowers(cells, spot) > 0 and (free(cells, spot) or untopped(cells, spot)):
            found = found | variant.bits[spot]
    return found


def ones(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask = mask & (mask - 1)
        count += 1
    return count


def best_aims(variant: Variant, cells: vec[i64], viewer: int) -> list[dict[str, object]]:
    """The placements of the viewer's pattern that lack the fewest bees, richest first."""
    if viewer < 0 or cells[PATTERNS + viewer] <= 0:
        return []
    usable: i64 = cells[USABLE + viewer]
    reach: i64 = usable | open_to_all(variant, cells)
    pattern: i64 = cells[PATTERNS + viewer]
    ranked = []
    for i in range(variant.starts[pattern - 1], variant.starts[pattern]):
        mask: i64 = variant.masks[i]
        if mask & reach == mask:
            ranked.append((int(ones(mask & ~usable)), -flowers_of(cells, mask), int(mask)))
    ranked.sort()
    names = variant.table.names
    return [
        {
            "hexes": [names[spot] for spot in hexes_of(mask)],
            "missing": [names[spot] for spot in hexes_of(mask & ~int(usable))],
            "flowers": -flowers_lost,
        }
        for _, flowers_lost, mask in ranked[:SHOWN]
    ]


def hexes_of(mask: int) -> list[int]:
    """The hexes of a set, lowest first."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def flowers_of(cells: vec[i64], mask: i64) -> int:
    return sum([int(flowers(cells, spot)) for spot in hexes_of(int(mask))])
