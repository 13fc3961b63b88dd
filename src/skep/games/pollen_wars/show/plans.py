"""What would follow from each choice of a turn, so that a whole action can be thought over first.

The first step of an action cannot be taken back once it is made (R2). A page therefore shows the
whole of it, lets its reader change her mind, and sends the steps together.

A view's "plans" is a tree: under the number of each first choice those that may follow it, and
so on; nothing follows where the tree ends. It is empty for whoever has nothing to plan:

    {"7": {"18": {}, "19": {}},             # send forager: a1 or a2
     "9": {"20": {"18": {}, "19": {}}}}     # move: the bee on a3, to a1 or a2

In a battle it tells a queen who has not taken a side which cards she could commit to each; any
number of them, then `ready`, the one choice under each card.

"terms" are the numbers of what a trade offer may consist of, by token (R8.2), for whoever may
make one. A "tray" holds the tiles that may be laid next (S1):

    [{"choice": 299, "tile": "1A", "hexes": ["h4", …], "flowers": [3, 1, 3, 1, 2],
      "crowded": false}]                    # would rich flowers come closer than beginners like?
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ATTACK,
    DEFENCE,
    FORAGER_TO,
    FORAGERS,
    GROUND,
    HAND,
    HONEY_CARDS,
    MOVE_TO,
    MOVE_WHO,
    MOVING,
    OFFERS,
    RAID_WHO,
    RETURN_WHO,
    SET,
    SIDE,
    SOLDIER_TO,
    SOLDIERS,
    TILE_AT,
    UNDECIDED,
)
from skep.games.pollen_wars.choices import (
    ASK,
    ASK_ANY_HONEY,
    COMMIT,
    GIVE,
    HELP_ATTACK,
    HELP_DEFENCE,
    HEX,
    KINDS,
    MOVE,
    PLAY,
    PROPOSE,
    RAID,
    READY,
    RETURN,
    SEND_FORAGER,
    SEND_SOLDIER,
    TILE,
    TRADE,
    WIDTH,
)
from skep.games.pollen_wars.rules import steps
from skep.games.pollen_wars.rules.battle import icons
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.field import (
    BLUE,
    BLUE_FLOWERS,
    BLUES_APART,
    PINK_FLOWERS,
    TILE_SLOTS,
)
from skep.games.pollen_wars.rules.hands import back
from skep.games.pollen_wars.rules.laying import face_of, positions_laid
from skep.games.pollen_wars.rules.powers.raids import can_raid
from skep.games.pollen_wars.rules.powers.table import POWERS
from skep.games.pollen_wars.rules.stack import current
from skep.games.pollen_wars.show.log import CHOICES
from skep.games.pollen_wars.variant import TRADE_OFF, Variant
from skep.kernel.state import NOBODY

Tree = dict[str, "Tree"]
Tile = dict[str, object]

PINKS_APART: Final = 2


def plans(variant: Variant, cells: vec[i64], queen: int, ask: str | None) -> Tree:
    """The tree of a queen who decides what to do in her own turn, or which side to take."""
    if ask == "battle":
        return sides(variant, cells, queen)
    tree: Tree = {}
    if ask == "action":
        tree |= actions(variant, cells, queen)
    if ask in ("action", "cards", "discard"):
        tree |= cards(variant, cells, queen)
    return tree


def leaves(out: vec[i64], count: i64) -> Tree:
    return {str(out[i]): {} for i in range(int(count))}


# ------------------------------------------------------------------ actions (R2)


def actions(variant: Variant, cells: vec[i64], queen: int) -> Tree:
    tree: Tree = {}
    if cells[hive(queen) + FORAGERS] > 0:
        tree[str(SEND_FORAGER)] = at(variant, cells, FORAGER_TO)
    if cells[hive(queen) + SOLDIERS] > 0:
        tree[str(SEND_SOLDIER)] = at(variant, cells, SOLDIER_TO)
    tree[str(MOVE)] = moves(variant, cells)
    tree[str(RETURN)] = at(variant, cells, RETURN_WHO)
    if can_raid(variant, cells, queen):
        tree[str(RAID)] = at(variant, cells, RAID_WHO)
    return {choice: rest for choice, rest in tree.items() if rest}


def at(variant: Variant, cells: vec[i64], step: int) -> Tree:
    """What her turn would offer at this step."""
    later = cells[:]
    later[current(later)] = step
    return offered(variant, later)


def moves(variant: Variant, cells: vec[i64]) -> Tree:
    tree = at(variant, cells, MOVE_WHO)
    later = cells[:]
    frame = current(later)
    later[frame] = MOVE_TO
    for bee in tree:
        later[frame + MOVING] = int(bee) - HEX
        tree[bee] = offered(variant, later)
    return tree


def offered(variant: Variant, cells: vec[i64]) -> Tree:
    out = vec[i64]([0] * WIDTH)
    return leaves(out, steps.fill(variant, cells, NOBODY, out))


# ------------------------------------------------------------------ cards (section 7)


def cards(variant: Variant, cells: vec[i64], queen: int) -> Tree:
    """The cards she may play now, with their targets."""
    tree: Tree = {}
    for choice in offered(variant, cells):
        card = int(choice) - PLAY
        if 0 <= card < KINDS:
            later = without(variant, cells, queen, card)
            if POWERS[card].playable(variant, later, queen):
                tree[choice] = targets(variant, later, queen, card)
    return tree


def without(variant: Variant, cells: vec[i64], queen: int, card: int) -> vec[i64]:
    """The table with that card out of her hand; no target depends on who else has a copy."""
    later = cells[:]
    for other in range(int(variant.players)):
        if other != queen:
            later[hive(other) + HAND + card] = 0
    later[hive(queen) + HAND + card] -= 1
    later[hive(queen) + HONEY_CARDS + back(card)] -= 1
    return later


def targets(variant: Variant, cells: vec[i64], queen: int, card: int) -> Tree:
    power = POWERS[card]
    if power.targets == 0:
        return {}
    out = vec[i64]([0] * WIDTH)
    tree = leaves(out, power.fill_first(variant, cells, queen, out))
    if power.targets > 1:
        for first in tree:
            tree[first] = leaves(out, power.fill_second(variant, cells, queen, int(first), out))
    return tree


# ------------------------------------------------------------------ helping in a battle (R3.4)


def sides(variant: Variant, cells: vec[i64], queen: int) -> Tree:
    at_home = hive(queen)
    if cells[at_home + SET] != 0 or cells[at_home + SIDE] != UNDECIDED:
        return {}
    tree: Tree = {}
    for choice, side in ((HELP_ATTACK, ATTACK), (HELP_DEFENCE, DEFENCE)):
        fit = [
            kind
            for kind in range(KINDS)
            if cells[at_home + HAND + kind] and icons(variant, kind, side)
        ]
        if fit:
            tree[str(choice)] = {str(COMMIT + kind): {str(READY): {}} for kind in fit}
    return tree


# ------------------------------------------------------------------ trade offers (R8)


def terms(variant: Variant, cells: vec[i64], queen: int, ask: str | None) -> dict[str, int]:
    """What an offer of hers may consist of; empty when she cannot make one now."""
    in_turn = ask in ("action", "cards") and cells[OFFERS] < variant.offers
    if variant.trade == TRADE_OFF or not (in_turn or ask == "offer"):
        return {}
    hers = [GIVE + kind for kind in range(KINDS) if cells[hive(queen) + HAND + kind] > 0]
    kinds = [kind for kind in range(KINDS) if variant.deck[kind] and variant.timing[kind] != BLUE]
    others = [ASK + kind for kind in kinds]
    rest = list(range(ASK_ANY_HONEY, TILE))
    return {CHOICES.token(each): each for each in [TRADE, PROPOSE, *hers, *others, *rest]}


# ------------------------------------------------------------------ laying the field (S1)


def tray(variant: Variant, cells: vec[i64], ask: str | None) -> list[Tile]:
    """The tiles that may be laid at the next position."""
    if ask not in ("tile", "centre"):
        return []
    out = vec[i64]([0] * WIDTH)
    count = steps.fill(variant, cells, NOBODY, out)
    return [tile(variant, cells, int(out[i])) for i in range(int(count))]


def tile(variant: Variant, cells: vec[i64], choice: int) -> Tile:
    face = int(face_of(choice))
    spots = variant.table.spots[positions_laid(cells)]
    flowers = variant.table.faces[face]
    later = cells[:]
    later[TILE_AT + positions_laid(cells)] = face + 1
    for spot, count in zip(spots, flowers, strict=True):
        later[GROUND + spot] = count
    return {
        "choice": choice,
        "tile": variant.table.tile_names[face],
        "hexes": [variant.table.names[spot] for spot in spots],
        "flowers": list(flowers),
        "crowded": crowded(variant, later, spots),
    }


def crowded(variant: Variant, cells: vec[i64], spots: list[int]) -> bool:
    """Is a rich flower here nearer to another of its colour than a first field has it (4.1)?"""
    apart = {PINK_FLOWERS: PINKS_APART, BLUE_FLOWERS: BLUES_APART}
    row = variant.table.distance
    laid = [
        spot for p in range(TILE_SLOTS + 1) if cells[TILE_AT + p] for spot in variant.table.spots[p]
    ]
    return any(
        0 < row[spot * len(variant.table.names) + other] < apart[int(cells[GROUND + spot])]
        for spot in spots
        for other in laid
        if cells[GROUND + spot] in apart and cells[GROUND + other] == cells[GROUND + spot]
    )
