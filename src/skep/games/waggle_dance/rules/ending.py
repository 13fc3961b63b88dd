"""Who wins: most honey, then the edition's tie-break, then a shared victory (W1–W6)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import DICE, HONEYS
from skep.games.waggle_dance.rules.hive import cubes_in_hive
from skep.games.waggle_dance.variant import Variant


def beats(variant: Variant, cells: vec[i64], one: i64, other: i64) -> bool:
    """Does one seat rank before another?"""
    if cells[HONEYS + one] != cells[HONEYS + other]:
        return cells[HONEYS + one] > cells[HONEYS + other]
    mine, theirs = cubes_in_hive(cells, one), cubes_in_hive(cells, other)
    if not variant.fewest_win:
        return mine > theirs  # W3
    if cells[DICE + one] != cells[DICE + other]:  # W2: dice owned, not the Volunteer
        return cells[DICE + one] < cells[DICE + other]
    return mine < theirs


def is_winner(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """W1, W4, W5: nobody ranks before it. With a target reached, most honey is at the target."""
    return all(not beats(variant, cells, other, seat) for other in range(variant.players))


def rank(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """W6: how many seats rank before this one, plus one."""
    before: i64 = 1
    for other in range(variant.players):
        if beats(variant, cells, other, seat):
            before += 1
    return before
