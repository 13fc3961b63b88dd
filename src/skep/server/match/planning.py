"""Planning: the rows that a match's log is to gain, as the match stands now.

A plan changes nothing. The room writes its rows to the database first; if another process has been
quicker, the plan is made anew.
"""

from collections.abc import Sequence
from typing import Protocol

from skep.kernel import IllegalChoice
from skep.server.match import shared_screen
from skep.server.match.progress import Progress
from skep.server.model import ChoiceRow, MatchRow
from skep.server.protocol import Refused


class Standing(Protocol):
    """How a match stands: a room tells it."""

    @property
    def row(self) -> MatchRow: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def started(self) -> bool: ...

    @property
    def held(self) -> shared_screen.Held | None: ...


def choose(room: Standing, seat: int, made: int, choices: Sequence[int]) -> list[ChoiceRow]:
    """A seat's choices and what Chance answers; Refused says why not."""
    if not room.started:
        raise Refused("not-started", "play begins when every seat is taken")
    if room.progress.over:
        raise Refused("over", "the game is over")
    if made != room.progress.made(seat):
        raise Refused("stale", "this seat has chosen since: look again, then choose")
    if room.row.paused is not None:
        raise Refused("paused", "the game is paused")
    if room.held is not None or not room.progress.owes(seat):
        raise Refused("out-of-turn", "this seat owes no choice now")
    try:
        return room.progress.plan(seat, choices)
    except IllegalChoice as error:
        raise Refused("illegal", str(error)) from error


def choose_as_bot(room: Standing, seat: int, made: int, choice: int) -> list[ChoiceRow]:
    """A bot's choice; nothing if its person has come back while it thought."""
    if room.row.seats[seat].bot is None:
        return []
    return choose(room, seat, made, [choice])


def decline(room: Standing, seat: int, made: int) -> list[ChoiceRow]:
    """That seat's refusal, if it still owes the private answer it owed then."""
    progress = room.progress
    if progress.made(seat) != made or not (progress.state.in_private() and progress.owes(seat)):
        return []
    return progress.plan(seat, [progress.state.decline(seat)])


def decline_for_screen(room: Standing) -> list[ChoiceRow]:
    """The next refusal of somebody at a shared screen who did not want to be asked."""
    seat = shared_screen.declining(room.row, room.progress)
    return [] if seat is None else decline(room, seat, room.progress.made(seat))


def let_chance_act(room: Standing, waited: bool) -> list[ChoiceRow]:
    """What Chance does where it is to act; `waited`: where somebody might have been asked in
    private, that is over."""
    if room.held is not None:
        return []
    return room.progress.settle(room.progress.state.clone(), room.progress.length, waited)
