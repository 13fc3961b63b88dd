"""Positions."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.rules import Rules


def write_position(g: Rules, c: vec[i64]) -> dict[str, object]:
    return {"cells": [int(x) for x in c]}
