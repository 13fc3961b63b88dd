"""Reading: what the database holds of a match and a room has not read yet, all at one moment."""

from dataclasses import dataclass

from sqlalchemy import Connection

from skep.kernel import kinds
from skep.server.hearing import Heard, listen
from skep.server.store import asks, memory, queries
from skep.server.store.asks import AskRow
from skep.server.store.memory import Memory
from skep.server.store.queries import ChoiceRow, MatchRow


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


def read_first(connection: Connection, match: str) -> tuple[Reading, list[Memory]] | None:
    """The same for who has read nothing yet: what is remembered of the match, unless its game is
    not installed, and what there is beyond that."""
    row = queries.find_match(connection, match)
    if row is None:
        return None
    mark = memory.mark_of(row.game) if row.game in kinds() else ""
    memories = memory.recall(connection, match, mark)
    return read_rest(connection, row, memory.reach(memories), newest=0), memories


def read_rest(connection: Connection, row: MatchRow, length: int, newest: int) -> Reading:
    return Reading(
        row,
        queries.log_of(connection, row.id, length),
        listen(connection, row, newest),
        asks.newest(connection, row.id),
    )
