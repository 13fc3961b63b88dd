"""What people who share a screen have answered where somebody might be asked in private."""

from typing import Any

from sqlalchemy import Connection, update

from skep.server.store.schema import matches


def answer(connection: Connection, match: str, screen: dict[str, Any]) -> None:
    connection.execute(update(matches).where(matches.c.id == match).values(screen=screen))
