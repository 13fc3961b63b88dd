"""What players that search look at: no rules here."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.bees import hive
from skep.games.pollen_wars.layout import POLLEN
from skep.games.pollen_wars.rules import Rules


def key(c: vec[i64]) -> i64:
    mask: i64 = (1 << 61) - 1
    mixed: i64 = 0
    i: i64 = 0
    while i < len(c):
        mixed = ((mixed * 31) ^ (c[i] + 131)) & (mask >> 6)
        i += 1
    return mixed


def value(g: Rules, c: vec[i64], seat: i64) -> float:
    total = 0.0
    queen: i64 = 0
    while queen < g.players:
        total += float(c[hive(queen) + POLLEN]) + 1.0
        queen += 1
    return (float(c[hive(seat) + POLLEN]) + 1.0) / total
