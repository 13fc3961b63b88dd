"""Clockwork: which clocks a choice sets, and what happens when one has run out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from skep.fairness import seeded
from skep.kernel import CHANCE, HIDDEN, SPECTATOR, Random, happen
from skep.server.course import ALONE, BACK, LATE, Course
from skep.server.fold import Fold
from skep.server.outcome import Outcome
from skep.server.pace import Days, is_late, pace_of, thinking
from skep.server.silence import Silence
from skep.server.store import clocks, seating
from skep.server.store.clocks import Clocks, Undoing
from skep.server.store.queries import ChoiceRow, MatchRow, SeatRow, Taken, now

if TYPE_CHECKING:
    from skep.server.room import Room

Setting = Callable[[Connection], Clocks]
"""Sets clocks as part of a commit; how they stand then."""


def setting(
    row: MatchRow,
    fold: Fold,
    silence: Silence,
    rows: Sequence[ChoiceRow],
    outcome: Outcome,
    held: bool,
) -> Setting | None:
    """What sets the clocks with these rows of the log; None if none is to be set.

    Where play is held, or may be, until those who share a screen have answered, no clock starts.
    """
    pace = pace_of(row.pace)
    if pace is None:
        return None
    wanted = thinking(row, outcome.state, outcome.over).difference(outcome.forfeits)
    undoing = undoing_of(fold, rows)
    if undoing is not None:
        ahead = int(silence.left * 1000)
        return partial(
            clocks.take_back, match=row.id, pace=pace, wanted=wanted, undoing=undoing, ahead=ahead
        )
    running = {each.seat for each in row.seats if each.since is not None}
    days = isinstance(pace, Days)
    moved = seen_moving(fold, rows) & wanted if days else last_of_all(running, wanted, rows)
    if might_ask(fold, rows):
        moved |= running & wanted
    if held:
        wanted &= running
    if not moved and (wanted == running or (row.paused is not None and not running)):
        return None
    ahead = int(silence.left_after(outcome.waits) * 1000)
    return partial(
        clocks.follow,
        match=row.id,
        pace=pace,
        wanted=wanted,
        moved=moved,
        ahead=ahead,
        entry=cause_of(rows),
    )


def undoing_of(fold: Fold, rows: Sequence[ChoiceRow]) -> Undoing | None:
    """What these rows take back, if they do."""
    for row in rows:
        if row.seat in (BACK, ALONE):
            course = fold.course
            struck = Course(course.entries).add(row.seat, row.choice)
            numbers = [course.numbers[place] for place in struck]
            return Undoing(course.choices[row.choice][0], row.seat == ALONE, numbers)
    return None


def cause_of(rows: Sequence[ChoiceRow]) -> int | None:
    """The entry by which clocks stop with these rows: a seat's last, which Chance has answered."""
    chosen = [row.number for row in rows if row.seat >= 0] or [row.number for row in rows]
    return chosen[-1] if chosen else None


def seen_moving(fold: Fold, rows: Sequence[ChoiceRow]) -> set[int]:
    """The seats that choose, in these rows, in everybody's sight."""
    state = fold.state.clone()
    found: set[int] = set()
    for row in rows:
        if row.seat < CHANCE:
            return found
        if state.shows(row.seat, row.choice, SPECTATOR) != HIDDEN:
            found.add(row.seat)
        state.play(row.seat, row.choice)
    return found


def might_ask(fold: Fold, rows: Sequence[ChoiceRow]) -> bool:
    """Is there a moment among these rows at which somebody might be asked in private? There clocks
    stand still if somebody is; they stop and start alike if nobody is, or their gain would tell."""
    if not fold.game.hidden:
        return False
    state = fold.state.clone()
    for row in rows:
        if row.seat < CHANCE:
            return False
        happening = happen(state, row.seat, row.choice)
        if happening.moments or happening.hush or happening.pause:
            return True
    return False


def last_of_all(running: set[int], wanted: set[int], rows: Sequence[ChoiceRow]) -> set[int]:
    """The seat for which all had waited, if its choice lets others think again beside it: its turn
    has ended and begun like theirs, though it is seen thinking before and after."""
    return running & {row.seat for row in rows} if len(running) == 1 and running < wanted else set()


def with_clocks_at(row: MatchRow, stand: Clocks) -> MatchRow:
    """The match once its clocks stand so."""
    seats = tuple(
        replace(each, clock=stand[each.seat][0], since=stand[each.seat][1])
        if each.seat in stand
        else each
        for each in row.seats
    )
    return row if seats == row.seats else replace(row, seats=seats)


# ------------------------------------------------------------------------------ running out


async def run_out(room: "Room") -> None:
    """Do what the table's pace says for every seat whose time has run out.

    Any process may try: of all who do, and of the seat itself if it chooses at the last moment, the
    database lets one through.
    """
    pace = pace_of(room.row.pace)
    for each in room.row.seats:
        if pace is None or not is_late(each, now()) or room.row.paused is not None:
            continue
        if pace.late == "bot":
            await hand_over(room, each)
        else:
            await room.write(partial(late_rows, room, each.seat, pace.late))
    await room.catch_up()


async def hand_over(room: "Room", each: SeatRow) -> None:
    level = seating.usual_level(room.row.game)
    since = each.since or 0
    work = partial(clocks.hand_over, match=room.row.id, seat=each.seat, since=since, level=level)
    try:
        await room.change(work)
    except Taken:
        await room.catch_up()


def late_rows(room: "Room", seat: int, late: str) -> list[ChoiceRow]:
    """What is written for a seat that is too late; nothing if it no longer is."""
    fold = room.fold
    if fold.over or not is_late(room.row.seats[seat], now()):
        return []
    if late == "forfeit":
        return [ChoiceRow(fold.length, LATE, seat)]
    if not fold.owes(seat):
        return []
    choices = fold.state.legal(seat)
    rng = Random(seeded(fold.seed, f"late {seat} {fold.made(seat)}"))
    return fold.plan(seat, [choices[rng.randrange(len(choices))]])
