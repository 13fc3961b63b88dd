"""What is printed alike on every sheet, as plain data."""

from skep.games.bee_busy.choices import GOODS, TRACKS
from skep.games.bee_busy.rules.geometry import (
    cell_names,
    window_names,
)
from skep.games.bee_busy.rules.production import spends
from skep.games.bee_busy.variant import FLOWERS, WAYS, Variant


def printed_sheet(variant: Variant) -> dict[str, object]:
    """What is printed alike on every sheet: the meadow, its windows, the tracks."""
    cells = cell_names()
    return {
        "meadow": dict(zip(cells, variant.items, strict=True)),
        "windows": {
            name: [
                [cells[cell] for cell in range(len(cells)) if reach(variant, window, face, cell)]
                for face in range(1, WAYS)
            ]
            for window, name in enumerate(window_names())
        },
        "flowers": {
            kind: {
                "circles": variant.circles[index],
                "nectar": variant.kind_mask[index] & variant.gives[0] != 0,
                "pollen": variant.kind_mask[index] & variant.gives[1] != 0,
            }
            for index, kind in enumerate(FLOWERS)
        },
        "tracks": {
            name: [value for value in range(1, WAYS) if variant.carries[track * WAYS + value]]
            for track, name in enumerate(TRACKS)
        },
        "recipes": {
            name: {
                "of": [good for index, good in enumerate(GOODS) if spends(variant, track, index)],
                "makes": {
                    product: variant.makes[track * len(TRACKS) + index]
                    for index, product in enumerate(TRACKS)
                    if variant.makes[track * len(TRACKS) + index]
                },
            }
            for track, name in enumerate(TRACKS)
        },
        "propolis": {
            "shield": [
                variant.shield[i] if variant.shield[i] > variant.shield[i - 1] else 0
                for i in range(1, variant.propolis_room + 1)
            ],
            "points": [
                variant.points[i] - variant.points[i - 1]
                for i in range(1, variant.propolis_room + 1)
            ],
        },
        "modifier": {
            "fields": variant.modifier_fields,
            "take": variant.take,
            "change": variant.change,
        },
        "ranks": list(variant.ranks),
    }


def reach(variant: Variant, window: int, face: int, cell: int) -> bool:
    """Does a pip of this face lie on a flower in this cell of the window?"""
    return variant.reach[window * WAYS + face] >> cell & 1 != 0
