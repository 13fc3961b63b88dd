"""What a die could do on a sheet as it stands, face by face: for whoever is to choose one.

The rules of production and of the combs answer, so nobody who shows it has to know them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import BEES, COMBS_AREA, MEADOW, PRODUCTION, WEST
from skep.games.bee_busy.choices import ENDS, TRACKS
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.combs import can_crawl, goes
from skep.games.bee_busy.rules.geometry import WINDOWS, comb_names
from skep.games.bee_busy.rules.meadow import usable
from skep.games.bee_busy.rules.production import can_take
from skep.games.bee_busy.variant import WAYS, Variant


def prospects(variant: Variant, cells: vec[i64], at: i64) -> list[dict[str, object]]:
    """For each face from 1 to 6: the flowers its best window reaches, tracks, and crawls.

    Dangers are left out: whether one strikes is told beside.
    """
    return [
        {
            "flowers": flowers(variant, cells, at, face),
            "makes": makes(variant, cells, at, face),
            "crawls": crawls(variant, cells, at, face),
        }
        for face in range(1, WAYS)
    ]


def flowers(variant: Variant, cells: vec[i64], at: i64, face: i64) -> int:
    """R9.2, R9.3: how many flowers the bees could visit in the best window."""
    free = usable(variant, cells, at)
    most: i64 = 0
    for window in range(WINDOWS):
        most = max(most, ones(variant.reach[window * WAYS + face] & free))
    return min(most, cells[at + BEES + MEADOW])


def makes(variant: Variant, cells: vec[i64], at: i64, face: i64) -> list[str]:
    """R10.1: the tracks a bee could use."""
    if cells[at + BEES + PRODUCTION] == 0:
        return []
    return [name for track, name in enumerate(TRACKS) if can_take(variant, cells, at, track, face)]


def crawls(variant: Variant, cells: vec[i64], at: i64, face: i64) -> list[dict[str, object]]:
    """R11.2: from which end of the path, which way and into which comb the bee could crawl."""
    if cells[at + BEES + COMBS_AREA] == 0:
        return []
    names = comb_names()
    found: list[dict[str, object]] = []
    for side, end in enumerate(ENDS):
        comb = cells[at + WEST + side]
        for way in range(1, WAYS):
            if goes(variant, cells, at, face, way) and can_crawl(variant, cells, at, comb, way):
                to = names[variant.neighbour[comb * WAYS + way]]
                found.append({"end": end, "way": way, "to": to})
    return found
