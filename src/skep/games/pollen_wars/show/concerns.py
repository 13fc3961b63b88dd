"""Why a window may matter to a queen, for standing answers such as "ask me only then" (R7.8).

A window's "concerns" for whoever is asked are some of

    "pattern"       a card of hers could complete her pattern
    "target"        what has been announced is aimed at her or at one of her bees
    "foragers"      she is about to lose foragers to the mite
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ANNOUNCE,
    AT_DUSK,
    BATTLE,
    BLOCK,
    CARD,
    FORAGER,
    FRAME,
    HAND,
    INFESTED,
    KIND,
    PATTERNS,
    SOLDIER,
    TARGET,
    USABLE,
    A,
    B,
    C,
    D,
)
from skep.games.pollen_wars.choices import DORMANT, HEX, HEXES, QUEEN
from skep.games.pollen_wars.mind.aims import hexes_of, ones
from skep.games.pollen_wars.rules.bees import flowers, hive
from skep.games.pollen_wars.rules.targets import H12, J12, J16, lands
from skep.games.pollen_wars.variant import Rules


def concerns(g: Rules, c: vec[i64], f: i64, viewer: int) -> list[str]:
    """Why the window in frame `f` may matter to a queen who is asked in it."""
    found = []
    window = c[f + A]
    if window != BLOCK and could_complete(g, c, viewer):
        found.append("pattern")
    if window in (BLOCK, ANNOUNCE, TARGET) and aimed_at(c, f - FRAME, viewer):
        found.append("target")
    if window == AT_DUSK and c[hive(viewer) + INFESTED] != 0:
        found.append("foragers")
    return found


def aimed_at(c: vec[i64], f: i64, viewer: int) -> bool:
    """Is the card or raid in frame `f` aimed at this queen or at a bee of hers?"""
    if c[f + KIND] == BATTLE:
        return viewer in (c[f + A], c[f + B])
    if c[f + KIND] != CARD:
        return False
    return c[f + A] == J12 or any(hits(c, c[f + cell], viewer) for cell in (C, D))


def hits(c: vec[i64], choice: i64, viewer: int) -> bool:
    if HEX <= choice < HEX + HEXES:
        return viewer + 1 in (c[FORAGER + choice - HEX], c[SOLDIER + choice - HEX])
    return QUEEN <= choice < DORMANT and choice - QUEEN == viewer


def could_complete(g: Rules, c: vec[i64], viewer: int) -> bool:
    """Could she complete her pattern with a card that moves a bee of hers, or frees one?"""
    hand = hive(viewer) + HAND
    if c[PATTERNS + viewer] <= 0 or c[hand + H12] + c[hand + J16] == 0:
        return False
    usable: i64 = c[USABLE + viewer]
    pattern = c[PATTERNS + viewer]
    for i in range(int(g.starts[pattern - 1]), int(g.starts[pattern])):
        lacks: i64 = g.masks[i] & ~usable
        if ones(lacks) == 1:
            spot = hexes_of(int(lacks))[0]
            if flowers(c, spot) > 0 and reached(g, c, viewer, spot, g.masks[i]):
                return True
    return False


def reached(g: Rules, c: vec[i64], viewer: int, spot: int, mask: i64) -> bool:
    """Can the missing hex become hers by Desertion, or by Bee-line from outside the placement?"""
    hand = hive(viewer) + HAND
    own = viewer + 1
    if c[hand + J16] > 0 and c[FORAGER + spot] == own and c[SOLDIER + spot] not in (0, own):
        return True
    return c[hand + H12] > 0 and any(
        c[FORAGER + start] == own
        and c[SOLDIER + start] == 0
        and mask & g.bits[start] == 0
        and lands(g, c, H12, start, spot)
        for start in range(HEXES)
    )
