"""Taking back over HTTP: freely where the game allows it, or else by consent of the others."""

from typing import Annotated, Literal

from litestar import post
from msgspec import Meta, Struct

from skep.fairness import seeded
from skep.kernel import CHANCE, HIDDEN, Random, is_free
from skep.server.http import consent
from skep.server.live.room import LiveRoom
from skep.server.match.current_ask import asked_of
from skep.server.match.log import ALONE, BACK
from skep.server.match.progress import Progress
from skep.server.model import AskRow, ChoiceRow, Person, seats_held
from skep.server.protocol import Refused, Table
from skep.server.services import Services

LONGEST = 300
"""How many choices back the beginning of a move is looked for."""


class TakeBack(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/back`: my newest choice (or so many), or all of my move so far."""

    seat: Annotated[int, Meta(ge=0, lt=64)]
    what: Literal["choice", "move"] = "choice"
    count: Annotated[int, Meta(ge=1, le=LONGEST)] = 1


@post("/api/tables/{table:str}/back", status_code=200)
async def take_back(table: str, person: Person, data: TakeBack, services: Services) -> Table:
    """Take back at once what is free, or what only bots have seen; or else ask the others."""
    room = await services.rooms.fresh(table)
    if data.seat not in seats_held(room.row, person.id):
        raise Refused("not-yours", f"seat {data.seat} is not yours", 403)
    if room.row.purpose == "daily":
        raise Refused("one-try", "a daily challenge has one try: nothing is taken back", 409)
    if not await at_once(room, data):
        entry = room.progress.log.numbers[place_of(room, data)]
        await consent.ask(room, AskRow(room.progress.length, data.seat, "back", entry))
    return room.table(person.id)


# ------------------------------------------------------------------------------ at once


async def at_once(room: LiveRoom, data: TakeBack) -> bool:
    """Take back what needs nobody's consent; False if it does."""
    done = False

    def plan() -> list[ChoiceRow]:
        nonlocal done
        place = place_of(room, data)
        free = is_free_at(room.progress, place)
        done = free or not asked_of(room.row, data.seat)
        return [ChoiceRow(room.progress.length, ALONE if free else BACK, place)] if done else []

    with consent.in_time():
        await room.write(plan)
    return done


def place_of(room: LiveRoom, data: TakeBack) -> int:
    """Where what is to be taken back begins; Refused if there is nothing."""
    if not room.started:
        raise Refused("not-started", "play begins when every seat is taken", 409)
    if room.progress.over:
        raise Refused("over", "the game is over", 409)
    last = room.progress.log.last_of(data.seat)
    if last is None or last < room.row.copied:
        raise Refused("nothing-back", "this seat has chosen nothing that it could take back", 409)
    if data.what == "move":
        return beginning(room.progress, data.seat, last)
    return newest(room, data.seat, data.count)


def newest(room: LiveRoom, seat: int, count: int) -> int:
    """Where the seat's newest choices, so many, begin; Refused if it has not made as many."""
    log = room.progress.choices
    own = [place for place in range(room.row.copied, len(log)) if log[place][0] == seat]
    if len(own) < count:
        made = f"this seat has made {len(own)} choices, not {count}"
        raise Refused("nothing-back", made, 409)
    return own[-count]


def beginning(progress: Progress, seat: int, last: int) -> int:
    """Where the seat's move began: after Chance or anybody else last acted in its sight."""
    log = progress.choices
    first = max(0, last - LONGEST)
    state = progress.state_after(first)
    begun = first
    for place in range(first, last + 1):
        actor, choice = log[place]
        if actor != seat and (actor == CHANCE or state.shows(actor, choice, seat) != HIDDEN):
            begun = place + 1
        state.play(actor, choice)
    return next(place for place in range(begun, last + 1) if log[place][0] == seat)


def is_free_at(progress: Progress, place: int) -> bool:
    rng = Random(seeded(progress.seed, f"back {place}"))
    return is_free(progress.state_after(place), progress.choices[place:], rng)
