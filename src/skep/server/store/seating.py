"""Who sits where: seats are freed, kept, filled with bots, and played by a bot for a while.

Every function locks the match first, so that of two who change its seats at once, in whichever
process, one sees what the other has done. Play has begun when no seat is free: from then on a
seat is never freed, but a bot may stand in.
"""

from sqlalchemy import Connection, and_, insert, null, or_, select, update

from skep.kernel import kind as game_kind
from skep.server.model import MatchRow, Person, Taken, Way, now
from skep.server.store import lobby, queries
from skep.server.store.schema import blocks, matches, seats


class Begun(Exception):
    """Play has begun, or the table has been given up: its seats stay as they are."""


def usual_level(game: str) -> str:
    """The bot that plays for somebody if nobody says which: neither the weakest nor the best."""
    levels = list(game_kind(game).levels)
    if "medium" in levels:
        return "medium"
    return levels[(len(levels) - 1) // 2] if levels else "random"


def locked(connection: Connection, match: str) -> MatchRow:
    """The match as it is now; nobody else changes it before this transaction ends."""
    queries.lock(connection, match)
    row = queries.find_match(connection, match)
    assert row is not None
    return row


def opened(connection: Connection, match: str) -> MatchRow:
    """The match, locked; Begun if it does not wait for players any more."""
    row = locked(connection, match)
    if row.started or row.finished is not None:
        raise Begun
    return row


def change(connection: Connection, match: str, seat: int, **values: object) -> None:
    connection.execute(
        update(seats).where(seats.c.match == match, seats.c.seat == seat).values(**values)
    )


# ------------------------------------------------------------------------------ before play


def free(connection: Connection, match: str, seat: int) -> None:
    """Anybody may sit there now."""
    change(connection, match, seat, kind="friend", person=None, name=None, contribution=None)


def leave(connection: Connection, match: str, person: str) -> None:
    """Somebody gets up before play begins; Begun if it has."""
    for each in opened(connection, match).seats:
        if each.person == person:
            free(connection, match, each.seat)


def send_away(connection: Connection, match: str, seat: int) -> str | None:
    """Free a seat; who sat there may not come back. His id. Begun if play has begun."""
    each = opened(connection, match).seats[seat]
    if each.person is not None:
        if each.kind != "reserved":
            block = insert(blocks).values(match=match, person=each.person)
            queries.add_unless_there(connection, block)
        free(connection, match, seat)
    return each.person


def fill(connection: Connection, match: str, level: str) -> None:
    """Bots take every free seat, those kept for somebody too; Begun if play has begun."""
    for each in opened(connection, match).seats:
        if each.free:
            change(connection, match, each.seat, kind="bot", person=None, name=None, level=level)


def give_up(connection: Connection, match: str) -> None:
    """Nobody will play at this table; Begun if somebody does."""
    opened(connection, match)
    connection.execute(
        update(matches).where(matches.c.id == match).values(finished=now(), scores=null())
    )


# ------------------------------------------------------------------------------ during play


def stand_in(connection: Connection, match: str, seat: int, level: str) -> None:
    """From now on a bot of that level chooses for the person who holds the seat."""
    change(connection, match, seat, stand_in=level)


def standing_in(connection: Connection, match: str, seat: int) -> None:
    """A bot writes a choice for somebody in this transaction; Taken if he has come back."""
    if locked(connection, match).seats[seat].stand_in is None:
        raise Taken


def come_back(connection: Connection, match: str, person: str) -> None:
    """Somebody plays all his seats himself again, those at his device too; but for one that has
    lost already."""
    lost = [int(seat) for seat in locked(connection, match).forfeits or {}]
    his = select(matches.c.id).where(matches.c.id == match, matches.c.host == person)
    connection.execute(
        update(seats)
        .where(
            seats.c.match == match,
            seats.c.seat.not_in(lost),
            or_(
                seats.c.person == person,
                and_(seats.c.kind == "local", seats.c.match.in_(his)),
            ),
        )
        .values(stand_in=None)
    )


def stand_in_for(connection: Connection, match: str, person: str, level: str) -> None:
    """Somebody gets up while he plays: a bot goes on for him, and for those at his device."""
    row = locked(connection, match)
    for each in row.seats:
        if each.person == person or (each.kind == "local" and row.host == person):
            stand_in(connection, match, each.seat, level)


# ------------------------------------------------------------------------------ for good


def unfinished(connection: Connection, person: str) -> list[str]:
    """The tables somebody opened or sits at that are not finished."""
    sits = select(seats.c.match).where(seats.c.person == person)
    return list(
        connection.scalars(
            select(matches.c.id)
            .where(
                or_(matches.c.host == person, matches.c.id.in_(sits)), matches.c.finished.is_(None)
            )
            .order_by(matches.c.id)
        )
    )


def walk_out(connection: Connection, match: str, person: str) -> None:
    """Somebody goes for good: a bot plays on for him, or the table is open without him."""
    row = locked(connection, match)
    if row.started:
        stand_in_for(connection, match, person, usual_level(row.game))
    elif row.host == person:
        give_up(connection, match)
    else:
        leave(connection, match, person)


def reopen(connection: Connection, old: str, fresh: MatchRow) -> str:
    """The table at which the people of an old one play again: `fresh`, unless there is one."""
    before = locked(connection, old)
    if before.rematch is not None:
        return before.rematch
    host = Person(fresh.host, queries.name_of(connection, fresh.host) or "")
    queries.add_match(connection, host, lobby.coded(connection, fresh))
    connection.execute(update(matches).where(matches.c.id == old).values(rematch=fresh.id))
    return fresh.id


# ------------------------------------------------------------------------------ losing unbeaten


def forfeit(connection: Connection, match: str, seat: int, way: Way, over: bool) -> None:
    """A seat has given up, or lost by time: unless that ends the game, a bot plays on for it."""
    row = locked(connection, match)
    lost = {**(row.forfeits or {}), str(seat): way}
    connection.execute(update(matches).where(matches.c.id == match).values(forfeits=lost))
    if not over and row.seats[seat].bot is None:
        change(connection, match, seat, stand_in=usual_level(row.game), since=None)
