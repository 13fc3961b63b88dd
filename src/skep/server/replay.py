"""Replay: a finished game step by step, as one viewer saw it."""

from skep.server.fold import Fold
from skep.server.messages import Frame
from skep.server.vantage import Vantage


def frames(fold: Fold, viewer: int, first: int, count: int) -> tuple[list[Frame], int]:
    """The frames from `first` on, and how many there are; one for each change of what he knew."""
    walk = fold.origin.clone()
    vantage = Vantage(viewer, walk)
    found = [Frame(0, vantage.view(walk), [])] if first == 0 else []
    for seat, choice in fold.log:
        before = walk.clone()
        walk.play(seat, choice)
        step = vantage.revision
        vantage.watch(before, seat, choice, walk)
        if vantage.revision != step and first <= vantage.revision < first + count:
            found.append(Frame(vantage.revision, vantage.view(walk), vantage.fresh()))
    return found, vantage.revision + 1
