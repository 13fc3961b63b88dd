"""Who has asked the others for something, and who has agreed."""

from sqlalchemy import Connection, bindparam, insert, select, update

from skep.server.model import AskRow, Taken
from skep.server.store.queries import add_unless_there
from skep.server.store.schema import asks

NEWEST = (
    select(asks.c.number, asks.c.seat, asks.c.what, asks.c.back_to, asks.c.agreed, asks.c.answer)
    .where(asks.c.match == bindparam("match"))
    .order_by(asks.c.number.desc())
    .limit(1)
)


def newest(connection: Connection, match: str) -> AskRow | None:
    row = connection.execute(NEWEST, {"match": match}).first()
    return None if row is None else AskRow(*row)


def add(connection: Connection, match: str, ask: AskRow) -> None:
    """Taken if there is another of the same moment."""
    row = insert(asks).values(
        match=match,
        number=ask.number,
        seat=ask.seat,
        what=ask.what,
        back_to=ask.back_to,
        agreed=ask.agreed,
    )
    if not add_unless_there(connection, row):
        raise Taken


def answer(
    connection: Connection, match: str, number: int, agreed: list[int], said: str | None
) -> None:
    """Write down who has agreed by now and, if that settles it, how; Taken if it was settled, or
    somebody else has agreed meanwhile."""
    this = (asks.c.match == match, asks.c.number == number)
    row = connection.execute(
        select(asks.c.agreed, asks.c.answer).where(*this).with_for_update()
    ).first()
    if row is None or row.answer is not None or not set(row.agreed) <= set(agreed):
        raise Taken
    connection.execute(update(asks).where(*this).values(agreed=agreed, answer=said))
