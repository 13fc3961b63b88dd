"""Clocks: for whom they run, and which of them a choice sets.

A clock runs while everybody can see that its seat thinks (`State.awaited` as a spectator has it),
and for no other reason: so it tells nothing that the table does not show anyway. Where somebody may
be asked in private no clock runs. What a seat gains is added when its clock stops, not choice by
choice, for the number of choices may be a secret.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from skep.kernel import CHANCE, HIDDEN, SPECTATOR, State, happen
from skep.server.match.log import ALONE, BACK, Log
from skep.server.match.outcome import Outcome
from skep.server.match.progress import Progress
from skep.server.match.release import Release
from skep.server.model import ChoiceRow, Days, MatchRow, Pace, SeatRow, pace_of
from skep.server.store import Connection, clocks
from skep.server.store.clocks import Clocks, Undoing

Setting = Callable[[Connection], Clocks]
"""Sets clocks as part of a commit; how they stand then."""


def setting(
    row: MatchRow,
    progress: Progress,
    release: Release,
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
    undoing = undoing_of(progress, rows)
    if undoing is not None:
        ahead = int(release.left * 1000)
        return partial(
            clocks.take_back, match=row.id, pace=pace, wanted=wanted, undoing=undoing, ahead=ahead
        )
    running = {each.seat for each in row.seats if each.since is not None}
    days = isinstance(pace, Days)
    moved = seen_moving(progress, rows) & wanted if days else last_of_all(running, wanted, rows)
    if might_ask(progress, rows):
        moved |= running & wanted
    if held:
        wanted &= running
    if not moved and (wanted == running or (row.paused is not None and not running)):
        return None
    ahead = int(release.left_after(outcome.waits) * 1000)
    return partial(
        clocks.follow,
        match=row.id,
        pace=pace,
        wanted=wanted,
        moved=moved,
        ahead=ahead,
        entry=cause_of(rows),
    )


def with_clocks(seats: Sequence[SeatRow], pace: Pace | None) -> tuple[SeatRow, ...]:
    """The seats of a new table: everybody but bots has a clock."""
    if pace is None:
        return tuple(seats)
    return tuple(e if e.kind == "bot" else replace(e, clock=pace.first) for e in seats)


def thinking(row: MatchRow, state: State, over: bool) -> set[int]:
    """The seats whose clocks are to run."""
    if over or not row.started or state.in_private():
        return set()
    return {seat for seat in state.awaited(None) if row.seats[seat].bot is None}


def left_of(each: SeatRow, now: int) -> int | None:
    """Milliseconds left on a seat's clock; none if it has no clock."""
    if each.clock is None or each.since is None:
        return each.clock
    return max(0, each.clock - max(0, now - each.since))


def is_late(each: SeatRow, now: int) -> bool:
    return each.since is not None and left_of(each, now) == 0


def undoing_of(progress: Progress, rows: Sequence[ChoiceRow]) -> Undoing | None:
    """What these rows take back, if they do."""
    for row in rows:
        if row.seat in (BACK, ALONE):
            log = progress.log
            struck = Log(log.entries).add(row.seat, row.choice)
            numbers = [log.numbers[place] for place in struck]
            return Undoing(log.choices[row.choice][0], row.seat == ALONE, numbers)
    return None


def cause_of(rows: Sequence[ChoiceRow]) -> int | None:
    """The entry by which clocks stop with these rows: a seat's last, which Chance has answered."""
    chosen = [row.number for row in rows if row.seat >= 0] or [row.number for row in rows]
    return chosen[-1] if chosen else None


def seen_moving(progress: Progress, rows: Sequence[ChoiceRow]) -> set[int]:
    """The seats that choose, in these rows, in everybody's sight."""
    state = progress.state.clone()
    found: set[int] = set()
    for row in rows:
        if row.seat < CHANCE:
            return found
        if state.shows(row.seat, row.choice, SPECTATOR) != HIDDEN:
            found.add(row.seat)
        state.play(row.seat, row.choice)
    return found


def might_ask(progress: Progress, rows: Sequence[ChoiceRow]) -> bool:
    """Is there a moment among these rows at which somebody might be asked in private? There clocks
    stand still if somebody is; they stop and start alike if nobody is, or their gain would tell."""
    if not progress.game.hidden:
        return False
    state = progress.state.clone()
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
