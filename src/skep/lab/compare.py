"""Compare: differences between cells, or between two folders, in pairs of games with equal dice."""

from dataclasses import dataclass, replace

from skep.lab.errors import BadResults
from skep.lab.estimates import Estimate, corrected, difference_of
from skep.lab.measures import MEASURES, Measure, block_means
from skep.lab.results import Results

BY_BOT = ("bots", "scores")
"""Measures that tell of each bot."""


@dataclass(frozen=True)
class Difference:
    """How much more a measure is in one cell than in the one it is compared with."""

    measure: Measure
    cell: str
    base: str
    who: str
    estimate: Estimate


def differences(results: Results, name: str) -> list[Difference]:
    """Of each cell from the first one."""
    cells = results.experiment.cells
    means = levelled(results, name)
    found = []
    for place, cell in enumerate(cells[1:], 1):
        if name in BY_BOT and set(cell.lineup) != set(cells[0].lineup):
            continue  # a bot that meets others is not compared with itself
        for (number, who), blocks in sorted(means.items()):
            base = means.get((0, who)) if number == place else None
            gap = difference_of(blocks, base) if base else None
            if gap is not None:
                found.append(Difference(MEASURES[name], cell.label, cells[0].label, who, gap))
    return all_corrected(found)


def compare(one: Results, other: Results) -> list[Difference]:
    """How the second differs from the first, in every measure that either tells of and in all
    cells of the same name; with one cell each, these two."""
    if one.experiment.game != other.experiment.game:
        raise BadResults(
            f"{one.folder} is about {one.experiment.game} and {other.folder} about "
            f"{other.experiment.game}: compare results of one game"
        )
    pairs = cell_pairs(one, other)
    names = dict.fromkeys([*one.experiment.measures, *other.experiment.measures])
    found = []
    for name in names:
        before, after = levelled(one, name), levelled(other, name)
        for first, second in pairs:
            cell, base = other.experiment.cells[second].label, one.experiment.cells[first].label
            for (number, who), blocks in sorted(after.items()):
                same = before.get((first, who)) if number == second else None
                gap = difference_of(blocks, same) if same else None
                if gap is not None:
                    found.append(Difference(MEASURES[name], cell, base, who, gap))
    return all_corrected(found)


def cell_pairs(one: Results, other: Results) -> list[tuple[int, int]]:
    mine = {cell.label: place for place, cell in enumerate(one.experiment.cells)}
    theirs = {cell.label: place for place, cell in enumerate(other.experiment.cells)}
    if len(mine) == len(theirs) == 1:
        return [(0, 0)]
    shared = [(place, theirs[label]) for label, place in mine.items() if label in theirs]
    if not shared:
        raise BadResults(f"{one.folder} and {other.folder} have no cell of the same name")
    return shared


def levelled(results: Results, name: str) -> dict[tuple[int, str], dict[int, float]]:
    """Means by blocks; of what has a fair value, how far it is from that, so that tables of two
    and of four can be compared."""
    measure = MEASURES[name]
    means = block_means(results, name)
    for (cell, _), blocks in means.items():
        fair = measure.fair_in(results.experiment.cells[cell])
        if fair is not None:
            blocks.update({block: value - fair for block, value in blocks.items()})
    return means


def all_corrected(found: list[Difference]) -> list[Difference]:
    ps = corrected([each.estimate.p or 0.0 for each in found])
    return [
        replace(each, estimate=replace(each.estimate, p=p))
        for each, p in zip(found, ps, strict=True)
    ]
