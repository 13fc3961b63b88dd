"""Reading: what the database holds of a match and a room has not read yet, all at one moment."""

from dataclasses import dataclass

from skep.kernel import kinds
from skep.server.match.snapshots import mark_of
from skep.server.model import AskRow, ChoiceRow, MatchRow, Snapshot, TalkRow, holder, talks
from skep.server.store import Connection, asks, queries, talk
from skep.server.store import snapshots as stored

KEPT = 200
"""The lines a room keeps in mind; who is further behind is sent the last ones anew."""


@dataclass(frozen=True)
class Heard:
    """What the database holds of a table's talk that a room has not yet read."""

    rows: list[TalkRow]
    mutes: frozenset[tuple[str, str]]


@dataclass(frozen=True)
class Reading:
    row: MatchRow
    rows: list[ChoiceRow]
    heard: Heard | None
    ask: AskRow | None


def read_on(connection: Connection, match: str, length: int, newest: int) -> Reading | None:
    """What there is beyond so many entries of the log, and after the newest line of talk; None if
    there is no such match."""
    row = queries.find_match(connection, match)
    return None if row is None else read_rest(connection, row, length, newest)


def read_first(connection: Connection, match: str) -> tuple[Reading, list[Snapshot]] | None:
    """The same for who has read nothing yet: what is remembered of the match, unless its game is
    not installed, and what there is beyond that."""
    row = queries.find_match(connection, match)
    if row is None:
        return None
    mark = mark_of(row.game) if row.game in kinds() else ""
    snapshots = stored.recall(connection, match, mark)
    return read_rest(connection, row, stored.reach(snapshots), newest=0), snapshots


def read_rest(connection: Connection, row: MatchRow, length: int, newest: int) -> Reading:
    return Reading(
        row,
        queries.log_of(connection, row.id, length),
        listen(connection, row, newest),
        asks.newest(connection, row.id),
    )


def listen(connection: Connection, row: MatchRow, newest: int) -> Heard | None:
    """Look into the database for what was said since; None if there is nobody to talk to."""
    if not talks(row):
        return None
    speakers = {who for each in row.seats if (who := holder(row, each)) is not None}
    rows = talk.after(connection, row.id, newest, KEPT)
    return Heard(rows, talk.mutes_among(connection, speakers))
