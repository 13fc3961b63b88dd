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
    ATTACKER,
    BLOCK,
    CARD_FIRST,
    CARD_KIND,
    CARD_SECOND,
    DEFENDER,
    FORAGER,
    FRAME,
    HAND,
    INFESTED,
    PATTERNS,
    SOLDIER,
    TARGET,
    USABLE,
    WINDOW_KIND,
)
from skep.games.pollen_wars.choices import DORMANT, HEX, HEXES, QUEEN
from skep.games.pollen_wars.mind.aims import hexes_of, ones
from skep.games.pollen_wars.rules.bees import flowers, hive
from skep.games.pollen_wars.rules.powers.flights import within_two
from skep.games.pollen_wars.rules.powers.kinds import H12, J12, J16
from skep.games.pollen_wars.rules.stack import is_card, is_raid
from skep.games.pollen_wars.variant import Variant


def concerns(variant: Variant, cells: vec[i64], frame: i64, viewer: int) -> list[str]:
    """Why the window in this frame may matter to a queen who is asked in it."""
    found = []
    window = cells[frame + WINDOW_KIND]
    if window != BLOCK and could_complete(variant, cells, viewer):
        found.append("pattern")
    if window in (BLOCK, ANNOUNCE, TARGET) and aimed_at(cells, frame - FRAME, viewer):
        found.append("target")
    if window == AT_DUSK and cells[hive(viewer) + INFESTED] != 0:
        found.append("foragers")
    return found


def aimed_at(cells: vec[i64], frame: i64, viewer: int) -> bool:
    """Is the card or raid in this frame aimed at this queen or at a bee of hers?"""
    if is_raid(cells[frame]):
        return viewer in (cells[frame + ATTACKER], cells[frame + DEFENDER])
    if not is_card(cells[frame]):
        return False
    return cells[frame + CARD_KIND] == J12 or any(
        hits(cells, cells[frame + cell], viewer) for cell in (CARD_FIRST, CARD_SECOND)
    )


def hits(cells: vec[i64], choice: i64, viewer: int) -> bool:
    if HEX <= choice < HEX + HEXES:
        return viewer + 1 in (cells[FORAGER + choice - HEX], cells[SOLDIER + choice - HEX])
    return QUEEN <= choice < DORMANT and choice - QUEEN == viewer


def could_complete(variant: Variant, cells: vec[i64], viewer: int) -> bool:
    """Could she complete her pattern with a card that moves a bee of hers, or frees one?"""
    hand = hive(viewer) + HAND
    if cells[PATTERNS + viewer] <= 0 or cells[hand + H12] + cells[hand + J16] == 0:
        return False
    usable: i64 = cells[USABLE + viewer]
    pattern = cells[PATTERNS + viewer]
    for i in range(int(variant.starts[pattern - 1]), int(variant.starts[pattern])):
        lacks: i64 = variant.masks[i] & ~usable
        if ones(lacks) == 1:
            spot = hexes_of(int(lacks))[0]
            if flowers(cells, spot) > 0 and reached(variant, cells, viewer, spot, variant.masks[i]):
                return True
    return False


def reached(variant: Variant, cells: vec[i64], viewer: int, spot: int, mask: i64) -> bool:
    """Can the missing hex become hers by Desertion, or by Bee-line from outside the placement?"""
    hand = hive(viewer) + HAND
    own = viewer + 1
    if (
        cells[hand + J16] > 0
        and cells[FORAGER + spot] == own
        and cells[SOLDIER + spot] not in (0, own)
    ):
        return True
    return cells[hand + H12] > 0 and any(
        cells[FORAGER + start] == own
        and cells[SOLDIER + start] == 0
        and mask & variant.bits[start] == 0
        and within_two(variant, cells, start, spot)
        for start in range(HEXES)
    )
