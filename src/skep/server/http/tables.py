"""Tables over HTTP: opening, listing, joining, and looking back at finished games."""

import asyncio
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from skep.fairness import Proof, write_proof
from skep.kernel import SPECTATOR, Game, GameKind, write_record
from skep.kernel import kind as game_kind
from skep.server.edge.addresses import address_of
from skep.server.http.people import AnyRequest
from skep.server.live.room import LiveRoom
from skep.server.match.clocks import with_clocks
from skep.server.match.game_info import seat_counts
from skep.server.match.names import clean_name, names_at
from skep.server.match.replay import EVERYTHING
from skep.server.model import MatchRow, Person, SeatRow, may_join, now
from skep.server.protocol import Frame, Joining, NewSeat, NewTable, Refused, Table
from skep.server.services import Services
from skep.server.store import lobby, queries

KINDS = ("me", "friend", "bot", "local")
FRAMES = 200
"""The most frames one call gives."""


@post("/api/tables")
async def open_table(
    request: AnyRequest, person: Person, data: NewTable, services: Services
) -> Table:
    """Open a table."""
    kind = game_kind(data.game)
    game = build(kind, data)
    seats = read_seats(kind, game, data.seats, person)
    refuse_too_many(request, person, services)
    if data.contribute:
        seats = awaiting(seats)
    seats = with_clocks(seats, data.pace)
    row = replace(
        new_match(game, person, seats, services.settings.draw_seed()),
        hush=data.hush,
        patience=data.patience,
        access=data.access,
        delay=data.delay,
        pace=None if data.pace is None else msgspec.to_builtins(data.pace),
    )
    if any(each.kind == "bot" for each in seats):
        services.bots.warm()
    await services.store.write(lambda c: queries.add_match(c, person, lobby.coded(c, row)))
    return (await services.rooms.room(row.id)).table(person.id)


def awaiting(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats, the first of the host's still to add to the chance."""
    first = next((each.seat for each in seats if each.kind in ("me", "local")), None)
    return tuple(replace(e, contribution="") if e.seat == first else e for e in seats)


def refuse_too_many(request: AnyRequest, person: Person, services: Services) -> None:
    """One more table for this person, from this address, unless there have been too many."""
    if not services.tables.allows(person.id, address_of(request.scope)):
        raise Refused("too-fast", "too many tables have been opened: wait a little", 429)


@get("/api/tables")
async def list_tables(person: Person, services: Services) -> list[Table]:
    """My tables: those that wait for me, then running, then finished; newest first."""
    return await services.rooms.tables_of(person.id)


@get("/api/tables/{table:str}")
async def read_table(table: str, person: Person, services: Services) -> Table:
    """One table."""
    return (await services.rooms.fresh(table)).table(person.id)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(
    request: AnyRequest, table: str, person: Person, data: Joining, services: Services
) -> Table:
    """Sit down: on the seat kept for me, or the first free one."""
    room = await services.rooms.fresh(table)
    if not may_join(room.row, person.id) and not same(data.invite, room.row.invite):
        if room.row.code is None or not data.invite:
            raise Refused("bad-invite", "this is not the invitation to this table", 403)
        refuse_guessing(request, person, services)
        if not same(clean_code(data.invite), room.row.code):
            raise Refused("bad-code", "this is not the code of this table", 403)
    await room.join(person, data.contribution)
    return room.table(person.id)


def same(given: str, right: str) -> bool:
    """Are they equal? How long the answer takes does not tell where they differ."""
    return hmac.compare_digest(given.encode(), right.encode())


def clean_code(typed: str) -> str:
    """A code as it is stored, however it was typed."""
    return "".join(each for each in typed.upper() if each.isalnum())


def refuse_guessing(request: AnyRequest, person: Person, services: Services) -> None:
    """One more code for this person, from this address, unless there have been too many."""
    if not services.codes.allows(person.id, address_of(request.scope)):
        raise Refused("too-fast", "too many codes have been tried: wait a while", 429)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def read_record(table: str, services: Services) -> Response[str]:
    """The record of a finished game."""
    room = finished(await services.rooms.fresh(table))
    called = names_at(room.row.seats)
    labels = {each.seat: label(each, called[each.seat]) for each in room.row.seats}
    names = {seat: text for seat, text in labels.items() if text}
    proof = "" if room.row.purpose == "import" else write_proof(proof_of(room.row))
    record = await asyncio.to_thread(lambda: write_record(room.progress.match, names))
    return Response(
        record + proof,
        media_type="text/plain",
        headers={
            "content-disposition": f'attachment; filename="{room.row.game}-{room.row.id}.skep"'
        },
    )


@get("/api/tables/{table:str}/frames")
async def read_frames(
    table: str,
    services: Services,
    first: Annotated[int, Parameter(ge=0, lt=1 << 31)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES)] = 50,
    seat: Annotated[int | None, Parameter(ge=0, lt=64)] = None,
    everything: bool = False,
) -> Response[list[Frame]]:
    """A finished game step by step, as a seat or a spectator saw it, or with nothing hidden."""
    room = finished(await services.rooms.fresh(table))
    if seat is not None and seat >= room.progress.game.players:
        raise Refused("bad-seats", f"the seats run from 0 to {room.progress.game.players - 1}")
    viewer = EVERYTHING if everything else SPECTATOR if seat is None else seat
    shown, total = await asyncio.to_thread(
        services.replays.frames, table, room.progress, viewer, first, count
    )
    return Response(shown, headers={"x-frames": str(total)})


def label(seat: SeatRow, name: str | None) -> str:
    """How a record calls whoever sits there; nothing if nobody knows the name."""
    return f"bot:{seat.level}" if seat.kind == "bot" else name or ""


def proof_of(row: MatchRow) -> Proof:
    return Proof(row.commitment, row.seed, row.contributions, row.copied)


def finished(room: LiveRoom) -> LiveRoom:
    if room.phase != "over":
        raise Refused("not-over", "this is there once the game is over", 409)
    return room


def build(kind: GameKind, data: NewTable) -> Game:
    """The game as asked for. The number of seats stands for `players` if that is not given."""
    options: dict[str, object] = dict(data.options)
    if len(data.seats) in seat_counts(kind) and any(o.name == "players" for o in kind.options):
        options.setdefault("players", len(data.seats))
    return kind.build(options)


def read_seats(
    kind: GameKind, game: Game, given: Sequence[NewSeat], host: Person
) -> tuple[SeatRow, ...]:
    """Who is to sit where, or Refused."""
    if len(given) != game.players:
        raise Refused(
            "bad-seats", f"{len(given)} seats were given, but {game.players} play this game"
        )
    seats = tuple(read_seat(kind, i, each, host) for i, each in enumerate(given))
    if sum(each.kind == "me" for each in given) > 1:
        raise Refused("bad-seats", "one seat can be 'me'; another at my device is 'local'")
    return seats


def read_seat(kind: GameKind, seat: int, given: NewSeat, host: Person) -> SeatRow:
    if given.kind not in KINDS:
        raise Refused(
            "bad-seats", f"a seat cannot be '{given.kind}': it is one of {', '.join(KINDS)}"
        )
    level = None
    if given.kind == "bot":
        level = given.level or ""
        if level not in kind.levels:
            right = ", ".join(kind.levels)
            raise Refused("bad-seats", f"a bot cannot be '{level}': it is one of {right}")
    name = clean_name(given.name) if given.name else None
    return SeatRow(seat, given.kind, host.id if given.kind == "me" else None, name, level)


def new_match(game: Game, host: Person, seats: tuple[SeatRow, ...], seed: bytes) -> MatchRow:
    return MatchRow(
        id=secrets.token_urlsafe(12),
        game=game.name,
        rules=game.rules,
        options=dict(game.options),
        host=host.id,
        invite=secrets.token_urlsafe(24),
        seed=seed,
        commitment=sha256(seed).hexdigest(),
        created=now(),
        seats=seats,
    )
