"""Two tables that differ only in what one viewer may not know, on one server.

The server runs in this process so that a table can begin in the middle of a game and Chance can be
told what to draw. Everything else is the real thing: the same application, sockets and database.
"""

import asyncio
import json
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar.exceptions import LitestarDeprecationWarning

from conformance.play import any_actor, any_choice
from conformance.twins import counterpart, go_on
from server.client import Visitor, Window
from skep.kernel import CHANCE, Game, Match, Random, State
from skep.server import Settings, listen, model
from skep.server.app import make_app
from skep.server.jobs.timekeeper import Timekeeper
from skep.server.match import room
from skep.server.match.progress import Progress
from skep.server.services import open_services

Pace = dict[str, Any]

NOWHERE = 1 << 30
"""A choice no game has."""
RAPID = {"kind": "live", "base": 3600, "increment": 5, "late": "bot"}
TURN = 70_000_000
"""Nanoseconds that pass between two choices at twin tables."""


class Hands:
    """The server's time. It stands still until it is told to go on, so that both tables meet the
    same moments: whatever their clocks show must then be the same to the millisecond."""

    def __init__(self) -> None:
        self.at = time.time_ns()

    def time_ns(self) -> int:
        return self.at

    def go_on(self) -> None:
        self.at += TURN


@dataclass
class Script:
    """Where a table begins, and what Chance draws at it, in order."""

    origin: State
    draws: list[int] = field(default_factory=list)


class Stage:
    """A server whose next table follows a script."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.hands = Hands()
        self.scripts: dict[bytes, Script] = {}
        self.next: bytes = bytes(32)

    def prepare(self, script: Script) -> None:
        self.next = len(self.scripts).to_bytes(32, "big")
        self.scripts[self.next] = script


def stop_time(hands: Hands, patch: pytest.MonkeyPatch) -> None:
    """From now on time is what these hands say, and nobody looks for clocks run out."""
    patch.setattr(model, "time", hands)
    patch.setattr(Timekeeper, "sweep", lambda _: asyncio.sleep(0))


@contextmanager
def stage(database: Path, patch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """A running server, in a thread of its own."""
    listening = listen("127.0.0.1", 0)
    ready = Stage(f"http://127.0.0.1:{listening.getsockname()[1]}")

    class Scripted(Progress):
        def __init__(self, game: Game, seed: bytes) -> None:
            super().__init__(game, b"one seed for both worlds")
            self.script = ready.scripts[seed]
            self.origin = self.script.origin.clone()
            self.state = self.origin.clone()

        def draw(self, trial: State, ahead: int) -> int:
            return self.script.draws[self.drawn + ahead]

    patch.setattr(room, "Progress", Scripted)
    settings = Settings(
        database=str(database),
        calls_per_second=1e6,
        messages_per_second=1e6,
        tables_per_hour=1e6,
        talk_per_minute=1e6,
        draw_seed=lambda: ready.next,
    )
    with warnings.catch_warnings():  # handlers that Litestar 2 accepts and 3 will not
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = make_app(open_services(settings))
    server = uvicorn.Server(
        uvicorn.Config(app, ws="websockets-sansio", log_config=None, access_log=False)
    )
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield ready
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class World:
    """One of two tables: Bob looks through the seat in question, Ann through all others, Eve
    through none."""

    def __init__(
        self, stage: Stage, match: Match, seat: int, stack: ExitStack, pace: Pace | None
    ) -> None:
        self.match = match
        self.script = Script(match.state.clone())
        self.seat = seat
        stage.prepare(self.script)
        people = [stack.enter_context(Visitor(stage.address, n)) for n in ("Ann", "Bob", "Eve")]
        game = match.game
        others = iter(["me", *["local"] * game.players])
        seats = ["friend" if each == seat else next(others) for each in range(game.players)]
        table = open_paced(people[0], game, seats, pace)
        people[1].join(table)
        self.bob, self.table = people[1], table
        self.windows: list[Window] = []
        for person in people:
            self.windows.append(stack.enter_context(person.look(table)))
            self.settle()
        self.ann, self.mine, self.gallery = self.windows

    def settle(self) -> None:
        """Everybody hears what has been said so far."""
        for window in self.windows:
            window.socket.send("enough")
            while window.hear().get("code") != "bad-message":
                pass

    def act(self, actor: int, choice: int, made: int) -> None:
        """A choice through the socket of whoever sits there."""
        window = self.mine if actor == self.seat else self.ann
        window.ask(actor, choice, made=made)
        window.until(lambda: window.state(actor)["made"] > made)

    def pry(self) -> None:
        """Bob tries what he may not do; whatever he is told must tell him nothing."""
        made = self.mine.state(self.seat)["made"]
        self.mine.ask(self.seat, NOWHERE, made=made)
        self.mine.ask(self.seat, NOWHERE, made=made + 1)
        for other in range(self.match.game.players):
            if other != self.seat:
                self.mine.ask(other, 0, made=0)
        self.mine.send(do="sync")

    def heard(self) -> list[list[bytes]]:
        """All that Bob and Eve have been sent, and Bob's answer to a call; but for what differs
        between any two tables."""
        self.settle()
        asked = json.dumps({"is": "table", "table": self.bob.table(self.table)}).encode()
        return [
            [plain(raw) for raw in self.mine.messages],
            [plain(raw) for raw in self.gallery.messages],
            [plain(asked)],
        ]


def open_paced(ann: Visitor, game: Game, seats: list[str], pace: Pace | None) -> dict[str, Any]:
    kinds = [{"kind": each} for each in seats]
    body = {"game": game.name, "options": game.options, "seats": kinds, "pace": pace}
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def plain(raw: bytes) -> bytes:
    message = json.loads(raw)
    if message["is"] != "table":
        return raw
    for name in ("id", "created", "invite", "commitment", "seal", "seed"):
        message["table"].pop(name)
    return json.dumps(message).encode()


def compare(
    stage: Stage, match: Match, seat: int, rng: Random, steps: int, pace: Pace | None = None
) -> int:
    """Play on from here in two worlds; how many choices were made in both before they might
    rightly part."""
    real = Match(match.game, match.state)
    twin = Match(match.game, match.state.determinize(seat, rng))
    with ExitStack() as stack:
        worlds = World(stage, real, seat, stack, pace), World(stage, twin, seat, stack, pace)
        done = 0
        strayed = False
        while done < steps and not real.over:
            turn = rehearse(real, twin, seat, rng, strayed)
            if turn is None:
                break
            stage.hands.go_on()
            for world, moves in zip(worlds, turn, strict=True):
                perform(world, moves)
            strayed = strayed or turn[0] != turn[1]
            if rng.randrange(4) == 0:
                for world in worlds:
                    world.pry()
            heard = [world.heard() for world in worlds]
            for here, there in zip(*heard, strict=True):
                for mine, theirs in zip(here, there, strict=True):
                    assert mine == theirs
            done += 1
    return done


Moves = list[tuple[int, int]]


def rehearse(
    real: Match, twin: Match, seat: int, rng: Random, strayed: bool
) -> tuple[Moves, Moves] | None:
    """A seat's choice in both worlds and what Chance answers; None if the worlds may part."""
    here, there = Match(real.game, real.state), Match(twin.game, twin.state)
    moves: tuple[Moves, Moves] = ([], [])
    while not moves[0] or here.state.actor() == CHANCE:
        actor = any_actor(here.state, rng)
        mine = any_choice(here.state, actor, rng)
        theirs = counterpart(here.state, there.state, actor, mine, seat, rng)
        if theirs is None:
            return None
        strayed = strayed or theirs != mine
        if not go_on(here, there, seat, actor, mine, theirs, strayed):
            return None
        moves[0].append((actor, mine))
        moves[1].append((actor, theirs))
    if there.state.actor() == CHANCE:
        return None
    return moves


def perform(world: World, moves: Moves) -> None:
    """The first of the moves is a seat's; the server lets Chance make the others."""
    actor, choice = moves[0]
    made = len([entry for entry in world.match.log if entry.seat == actor])
    for each, what in moves:
        if each == CHANCE:
            world.script.draws.append(what)
        world.match.apply(each, what)
    world.act(actor, choice, made)
