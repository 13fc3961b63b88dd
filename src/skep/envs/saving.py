"""Saved games: a batch of games as bytes, and back."""

import pickle
from typing import Any

from skep.bots.batch import Batch, Row
from skep.kernel import BadOption

FORMAT = 1
Tables = tuple[list[Row], Any]
"""The rows of a batch, and what the environment around it keeps."""


def made_of(batch: Batch) -> tuple[object, ...]:
    """What two environments must have in common for one to go on with the other's games."""
    game = batch.game
    options = tuple(sorted(game.options.items()))
    return FORMAT, game.name, game.rules, options, batch.rows, batch.seat, tuple(batch.others)


def saved(batch: Batch, kept: object) -> bytes:
    """Every game as it stands, with its dice and bots."""
    rows = [batch.row(row) for row in range(batch.rows)]
    return pickle.dumps((made_of(batch), rows, kept))


def restored(batch: Batch, data: bytes) -> Any:
    """Go on from there; what the environment had kept. BadOption if these are other games."""
    try:
        made, rows, kept = pickle.loads(data)  # noqa: S301 -- as said: of one's own
    except (pickle.UnpicklingError, EOFError, TypeError, ValueError) as error:
        raise BadOption("this was not saved by an environment: it is made by save()") from error
    mine = made_of(batch)
    if made != mine:
        raise BadOption(f"this was saved by another environment: {made}, and this one is {mine}")
    for number, row in enumerate(rows):
        batch.set_row(number, row)
    return kept
