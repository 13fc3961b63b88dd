"""Estimates: every figure with the interval that holds the truth 95 times in 100.

Games of one block have the same dice, so they are not independent: intervals go by blocks.
The libraries are imported where they are used: a worker that only plays does without.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SURE = 0.95
RESAMPLES = 400

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A figure, and from where to where the truth may be."""

    value: float
    low: float
    high: float
    games: int
    p: float | None = None
    """How likely so much would come of chance alone, for differences; corrected if several were
    asked for at once."""
    effect: float | None = None
    """The size of a difference: in standard deviations of what is compared."""

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        """May this be the truth?"""
        return self.low <= value <= self.high

    def chance_of(self, value: float) -> float:
        """How likely a figure so far from this value would be if it were the truth."""
        from scipy import stats  # noqa: PLC0415

        spread = self.reach / float(stats.norm.ppf((1 + SURE) / 2))
        return float(2 * stats.norm.sf(abs(self.value - value) / spread)) if spread > 0 else 1.0

    def games_for(self, reach: float) -> int:
        """With how many games the interval would be as narrow as ± `reach`."""
        return math.ceil(self.games * (self.reach / reach) ** 2) if reach > 0 else self.games


def mean_of(values: Numbers, blocks: NDArray[np.int64]) -> Estimate:
    """The average, and its interval by blocks."""
    from scipy import stats  # noqa: PLC0415

    middle, spread, count = by_blocks(values, blocks)
    if count < 2:
        return Estimate(middle, -math.inf, math.inf, len(values))
    reach = float(stats.t.ppf((1 + SURE) / 2, count - 1)) * spread
    return Estimate(middle, middle - reach, middle + reach, len(values))


def share_of(values: Numbers, blocks: NDArray[np.int64]) -> Estimate:
    """The share of games in which something is so (Wilson's interval); halves are shared wins."""
    from statsmodels.stats.proportion import proportion_confint  # noqa: PLC0415

    if not set(np.unique(values)) <= {0.0, 1.0}:
        found = mean_of(values, blocks)
        return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), found.games)
    middle, spread, count = by_blocks(values, blocks)
    plain = math.sqrt(middle * (1 - middle) / len(values))
    several = count < len(values)
    weight = max(1.0, (spread / plain) ** 2) if plain and several else len(values) / count
    games = len(values) / weight
    low, high = proportion_confint(middle * games, games, alpha=1 - SURE, method="wilson")
    return Estimate(middle, float(low), float(high), len(values))


def median_of(values: Numbers, blocks: NDArray[np.int64]) -> Estimate:
    """The middle one, with an interval by order that supposes nothing of how values are spread."""
    from scipy import stats  # noqa: PLC0415

    ordered = np.sort(values)
    blocks_there = len(np.unique(blocks))
    middle = float(np.median(ordered))
    low, high = stats.binom.interval(SURE, blocks_there, 0.5)
    scale = len(ordered) / blocks_there
    first = max(0, int(low * scale) - 1)
    last = min(len(ordered) - 1, int(high * scale))
    return Estimate(middle, float(ordered[first]), float(ordered[last]), len(ordered))


def by_blocks(values: Numbers, blocks: NDArray[np.int64]) -> tuple[float, float, int]:
    """The average, its standard error, and how many blocks there are."""
    _, which = np.unique(blocks, return_inverse=True)
    sums = np.bincount(which, weights=values)
    sizes = np.bincount(which).astype(np.float64)
    middle = float(sums.sum() / sizes.sum())
    count = len(sums)
    if count < 2:
        return middle, math.inf, count
    spread = float(((sums - middle * sizes) ** 2).sum()) * count / (count - 1)
    return middle, math.sqrt(spread) / float(sizes.sum()), count


def difference_of(one: dict[int, float], other: dict[int, float]) -> Estimate | None:
    """How much more the first is, block by block: both were played with the same dice. None if
    fewer than two blocks are in both."""
    from scipy import stats  # noqa: PLC0415

    shared = sorted(one.keys() & other.keys())
    if len(shared) < 2:
        return None
    gaps = np.array([one[block] - other[block] for block in shared])
    middle, spread = float(gaps.mean()), float(gaps.std(ddof=1))
    if spread == 0:
        return Estimate(middle, middle, middle, len(shared), 1.0 if middle == 0 else 0.0, 0.0)
    test = stats.ttest_1samp(gaps, 0.0)
    interval = test.confidence_interval(SURE)
    pooled = math.sqrt(sum(float(np.var(list(each.values()))) for each in (one, other)) / 2)
    effect = middle / pooled if pooled else 0.0
    return Estimate(
        middle, float(interval.low), float(interval.high), len(shared), float(test.pvalue), effect
    )


def corrected(ps: Sequence[float]) -> list[float]:
    """The same for many questions asked at once (Holm): so many would mislead now and then."""
    from statsmodels.stats.multitest import multipletests  # noqa: PLC0415

    if not ps:
        return []
    return [float(p) for p in multipletests(ps, method="holm")[1]]


def same_dice(values: Numbers, groups: NDArray[np.int64], blocks: NDArray[np.int64]) -> Estimate:
    """Which share of the outcome the dice decide: how alike games are that have them in common
    (the intraclass correlation), with an interval by drawing blocks again."""
    middle = alike(values, groups)
    rng = np.random.default_rng(1)
    names = np.unique(blocks)
    places = {name: np.flatnonzero(blocks == name) for name in names}
    again = []
    for _ in range(RESAMPLES):
        chosen = [places[name] for name in rng.choice(names, len(names))]
        renamed = [groups[at] + (int(groups.max()) + 1) * n for n, at in enumerate(chosen)]
        again.append(alike(values[np.concatenate(chosen)], np.concatenate(renamed)))
    low, high = np.quantile(again, [(1 - SURE) / 2, (1 + SURE) / 2])
    return Estimate(middle, float(low), float(high), len(values))


def alike(values: Numbers, groups: NDArray[np.int64]) -> float:
    """The intraclass correlation of groups of one size, at least 0."""
    _, which = np.unique(groups, return_inverse=True)
    sizes = np.bincount(which)
    size = int(sizes.max())
    if size < 2:
        return 0.0
    means = np.bincount(which, weights=values) / sizes
    between = size * float(((means - values.mean()) ** 2).sum()) / max(1, len(means) - 1)
    within = float(((values - means[which]) ** 2).sum()) / max(1, len(values) - len(means))
    whole = between + (size - 1) * within
    return max(0.0, (between - within) / whole) if whole else 0.0
