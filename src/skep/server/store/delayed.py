"""The log of a match as it was at some moment."""

from sqlalchemy import Connection, select

from skep.server.model import ChoiceRow
from skep.server.store.schema import choices


def log_until(
    connection: Connection, match: str, first: int, moment: int
) -> tuple[list[ChoiceRow], int | None]:
    """The choices from number `first` on that had been made by then; when the next was made."""
    found: list[ChoiceRow] = []
    rows = connection.execute(
        select(choices.c.number, choices.c.seat, choices.c.choice, choices.c.made)
        .where(choices.c.match == match, choices.c.number >= first)
        .order_by(choices.c.number)
    )
    for number, seat, choice, made in rows:
        if made > moment:
            return found, made
        found.append(ChoiceRow(number, seat, choice))
    return found, None
