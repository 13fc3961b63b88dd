"""Draws by weight."""

from librt.random import Random
from librt.vecs import vec

from skep.kernel.randomness import draw_weighted, sharpen


def test_weights_decide_how_often_an_index_is_drawn() -> None:
    rng = Random(3)
    weights = vec[float]([1.0, 0.0, 3.0, 9.0])
    drawn = [0, 0, 0, 0]
    for _ in range(4000):
        drawn[draw_weighted(weights, 3, rng)] += 1
    assert drawn[1] == drawn[3] == 0
    assert 0.22 < drawn[0] / 4000 < 0.28


def test_sharper_weights_differ_more() -> None:
    weights = vec[float]([1.0, 2.0, 3.0])
    sharpen(weights, 2)
    assert list(weights) == [1.0, 4.0, 3.0]
