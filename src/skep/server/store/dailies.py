"""Who has tried which day's challenge, and with what score."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, insert, select

from skep.server.model import MatchRow, Person, Taken
from skep.server.store import queries
from skep.server.store.schema import dailies, matches, people

SEVERAL = 200
"""The most scores one list shows."""


@dataclass(frozen=True)
class ScoreRow:
    person: str
    name: str
    points: int


def find(connection: Connection, game: str, day: date, person: str) -> str | None:
    """The match in which that person tries that day's challenge."""
    return connection.scalar(
        select(dailies.c.match).where(
            dailies.c.game == game, dailies.c.day == day.isoformat(), dailies.c.person == person
        )
    )


def add(connection: Connection, day: date, person: Person, match: MatchRow) -> None:
    """Begin a try; Taken if that person has begun one already."""
    queries.add_match(connection, person, match)
    row = insert(dailies).values(
        game=match.game, day=day.isoformat(), person=person.id, match=match.id
    )
    if not queries.add_unless_there(connection, row):
        raise Taken


def scores(connection: Connection, game: str, day: date) -> Sequence[ScoreRow]:
    """Everybody who has finished, best first; of equal ones, who was first."""
    rows = connection.execute(
        select(dailies.c.person, people.c.name, matches.c.scores)
        .select_from(
            dailies.join(matches, dailies.c.match == matches.c.id).join(
                people, dailies.c.person == people.c.id
            )
        )
        .where(
            dailies.c.game == game,
            dailies.c.day == day.isoformat(),
            matches.c.finished.is_not(None),
        )
        .order_by(matches.c.finished, dailies.c.match)
    )
    found = [ScoreRow(row.person, row.name, row.scores[0]) for row in rows]
    return sorted(found, key=lambda each: -each.points)[:SEVERAL]
