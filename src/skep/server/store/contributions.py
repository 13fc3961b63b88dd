"""What people add to the chance of a match."""

from sqlalchemy import Connection, update

from skep.server.model import Taken
from skep.server.store.schema import seats


def add(connection: Connection, match: str, seat: int, contribution: str) -> None:
    """Write down what a seat adds; Taken unless play still waits for it."""
    added = connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.seat == seat, seats.c.contribution == "")
        .values(contribution=contribution)
    )
    if added.rowcount == 0:
        raise Taken
