"""What bots scored alone on the chance of some seed."""

from sqlalchemy import Connection, insert, select

from skep.server.store.queries import add_unless_there
from skep.server.store.schema import pars


def find(connection: Connection, commitment: str, bot: str) -> int | None:
    return connection.scalar(
        select(pars.c.points).where(pars.c.commitment == commitment, pars.c.bot == bot)
    )


def keep(connection: Connection, commitment: str, bot: str, points: int) -> None:
    """Another process may have played it too; either result stands."""
    row = insert(pars).values(commitment=commitment, bot=bot, points=points)
    add_unless_there(connection, row)
