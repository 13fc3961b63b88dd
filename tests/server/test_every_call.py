"""Twin worlds over every call: no answer to any GET tells what its reader may not know.

The calls are those of the server's own schema, so a new one is looked at without anybody
remembering it. Status, headers and every byte must be the same at two tables that differ only in
what one seat may not know: for that seat, whoever holds it, and for all who hold none.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from amount import amount
from server.test_secrets import HIDING, moments_of
from server.twin_games import Moves, Twins
from server.twin_tables import Pace, Script
from server.two_servers import Answer, Cookie, Pair, World, two_servers
from server.walk import Call, Values, beside, calls, gets
from skep.kernel import CHANCE, Game, Match, Random, State
from skep.kernel import kind as game_kind

MORE: list[tuple[str, dict[str, object]]] = [
    ("waggle-dance", {"players": 3, "edition": "pollen"}),
    ("pollen-wars", {"players": 3, "windows": "full"}),
]
"""Games in which many are asked in private."""
GAMES = HIDING + MORE
ASKING = {"waggle-dance", "pollen-wars"}
"""Games in which a world may have private questions that the other does not have."""

MOMENTS = 24
"""Moments of a random game, evenly spread, from which two worlds might go on together."""
CHOSEN = amount(1, 3)
"""From so many of them, for each seat, they do on the servers: where most is asked in private."""
TRIES = 3
"""Ways to go on that are tried out from each moment."""
STEPS = 8
"""The most choices that are made from one moment on."""
LIVE = {"kind": "live", "base": 3600, "increment": 5, "late": "bot"}
LETTERS = {"kind": "days", "days": 3, "late": "bot"}
PACES: tuple[Pace | None, ...] = (None, LIVE, LETTERS)

APART = {
    "/health": "for whoever runs the server: is the database there",
    "/metrics": "for whoever runs the server; a proxy does not pass it on",
    "/api/schema": "the schema itself",
    "/api/schema/openapi.json": "the schema itself",
    "/api/schema/{path}": "the schema itself",
    "/api/games/{game}/sheets.pdf": "a game's components, at no table",
    "/api/lab/{name}/report.html": "of games between bots, at no table",
    "/": "the page's files",
    "/{path}": "the page's files",
}
"""What the schema does not tell of, and why nobody's secrets can be in it."""


class Table:
    """The same table in both worlds, and the people who look at it."""

    def __init__(
        self, pair: Pair, game: Game, seat: int, pace: Pace | None, hosting: bool, hush: int = 0
    ) -> None:
        self.pair = pair
        self.game = game
        self.seat = seat
        self.pace = pace
        self.hush = hush
        self.hosting = hosting
        """Does the host hold the seat in question, or none at all?"""
        self.others: list[tuple[int, Cookie]] = []

    async def open(self) -> None:
        """Everybody sits down; others stand around."""
        pair, seat = self.pair, self.seat
        host, eve, far = [await self.newcomer(name) for name in ("Hana", "Eve", "Fay")]
        kinds = ["friend"] * self.game.players
        if self.hosting:
            kinds[seat] = "me"
        body = {
            "game": self.game.name,
            "options": self.game.options,
            "seats": [{"kind": each} for each in kinds],
            "pace": self.pace,
            "hush": self.hush,
            "access": "code",
        }
        table = await pair.alike(lambda w: w.ask("POST", "/api/tables", host, body))
        self.id, self.code = table["id"], table["code"]
        mine = host
        for each in range(self.game.players):
            if kinds[each] == "me":
                continue
            person = await self.newcomer(f"Seat {each}")
            await self.post("join", person, {"invite": table["invite"]})
            if each == seat:
                mine = person
            else:
                self.others.append((each, person))
        await self.elsewhere(far)
        self.mine = mine
        self.viewers: dict[str, Cookie] = {
            "the seat": mine,
            "the host": host,
            "a spectator": eve,
            "somebody who sits elsewhere": far,
            "a newcomer": "",
        }

    async def elsewhere(self, person: Cookie) -> None:
        """A table of somebody who does not sit at ours."""
        for world in self.pair.worlds:
            world.seed = b"elsewhere".ljust(32)
        seats = [{"kind": "me"}, {"kind": "local"}]
        body = {"game": "toy-pebbles", "seats": seats}
        await self.pair.alike(lambda w: w.ask("POST", "/api/tables", person, body))

    async def newcomer(self, name: str) -> Cookie:
        return await self.pair.alike(lambda w: w.newcomer(name))

    async def post(self, what: str, who: Cookie, body: dict[str, Any]) -> Answer:
        """Somebody does something at the table, in both worlds; the answers must be the same."""
        path = f"/api/tables/{self.id}/{what}"
        return await self.pair.alike(lambda w: w.call("POST", path, who, body))

    # ------------------------------------------------------------------ what happens

    async def perform(self, moves: tuple[Moves, Moves]) -> None:
        """What is chosen in each world. The server lets Chance act by itself."""
        for world, moved in zip(self.pair.worlds, moves, strict=True):
            self.pair.now = world
            await self.choose(world, moved)

    async def choose(self, world: World, moved: Moves) -> None:
        room = await world.services.rooms.room(self.id)
        draws = room.progress.script.draws  # type: ignore[attr-defined]
        seats = [place for place, (actor, _) in enumerate(moved) if actor != CHANCE]
        for place, following in zip(seats, [*seats[1:], len(moved)], strict=True):
            draws += [choice for _, choice in moved[place + 1 : following]]
            actor, choice = moved[place]
            await room.choose(actor, room.progress.made(actor), [choice])

    async def chat(self, whispering: World) -> None:
        """People talk; in one of the worlds two whisper."""
        if len(self.others) > 1:
            (_, speaker), (to, _) = self.others[:2]
            body, talk = {"text": "psst", "to": to}, f"/api/tables/{self.id}/talk"
            await self.pair.in_one(whispering, lambda w: w.ask("POST", talk, speaker, body))
        self.pair.hands.go_on()
        await self.post("talk", self.mine, {"text": "hello"})

    async def ask_to_pause(self) -> None:
        """The seat asks for something; somebody says no."""
        await self.post("pause", self.mine, {})
        await self.post("answer", self.others[0][1], {"yes": False})

    # ------------------------------------------------------------------ what is told

    def values(self) -> Values:
        """What calls are filled with."""
        return {
            "table": [self.id],
            "code": [self.code, "CCCCCC"],
            "/api/tables/{table}/frames first": [0, 3],
            "/api/tables/{table}/frames count": [5],
            "/api/tables/{table}/frames seat": [0, 1],
            "/api/tables/{table}/frames everything": ["true"],
            "/api/tables/{table}/talk before": ["2100-01-01T00:00:00Z"],
            "/api/finished before": ["4102444800000-x"],
            "/api/finished count": [1],
            "/api/daily day": ["2026-01-31"],
        }

    async def compare(self, wanted: Sequence[Call], seen: "Seen", step: int) -> None:
        """The seat asks for everything after every step, the others in turn."""
        first, *others = self.viewers
        for name in (first, others[step % len(others)]):
            for call in wanted:
                seen.add(call, name, await self.compare_one(call, name))

    async def compare_one(self, call: Call, name: str) -> int:
        """The status of both answers."""
        who = self.viewers[name]
        here, there = await self.pair.both(lambda w: w.call("GET", call.path, who))
        if here != there:
            pytest.fail(f"GET {call.path} differs for {name}: {difference(here, there)}")
        assert here.status < 500, f"GET {call.path}: {here.body.decode()}"
        return here.status


def difference(here: Answer, there: Answer) -> str:
    """Where two answers begin to differ."""
    if here.body == there.body:
        return f"{here[:2]} is not {there[:2]}"
    pairs = zip(here.body, there.body, strict=False)
    place = next((i for i, (one, other) in enumerate(pairs) if one != other), 0)
    some, others = (each.body[max(0, place - 80) : place + 40] for each in (here, there))
    return f"{some!r} is not {others!r}"


class Seen:
    """What has been compared."""

    def __init__(self) -> None:
        self.routes: Counter[str] = Counter()
        self.granted: set[str] = set()
        self.viewers: Counter[str] = Counter()
        self.steps = 0
        self.alone = 0

    def add(self, call: Call, viewer: str, status: int) -> None:
        self.routes[call.route] += 1
        self.viewers[viewer] += 1
        if status == 200:
            self.granted.add(call.route)


Schema = dict[str, Any]


class Plan(NamedTuple):
    """How two worlds might go on together, and how much would happen in one of them alone."""

    alone: int
    steps: int
    lots: int
    state: State
    seat: int

    def twins(self) -> Twins:
        return Twins(Match(self.state.game, self.state), self.seat, Random(self.lots))


def tried(state: State, seat: int, lots: int) -> Plan:
    twins = Plan(0, 0, lots, state, seat).twins()
    if twins.begin() is None:
        return Plan(-1, 0, lots, state, seat)
    steps = sum(1 for _ in range(STEPS) if twins.go_on() is not None)
    return Plan(twins.alone, steps, lots, state, seat)


def most_telling(game: Game) -> list[Plan]:
    """For each seat the ways to go on in which most happens in one world alone."""
    moments = [match.state.clone() for match in moments_of(game, MOMENTS)]
    found: list[Plan] = []
    for seat in range(game.players):
        plans = [
            max(tried(state, seat, TRIES * number + each)[:3] for each in range(TRIES))
            for number, state in enumerate(moments)
        ]
        best = sorted(range(len(plans)), key=lambda each: plans[each], reverse=True)[:CHOSEN]
        found += [Plan(*plans[each], moments[each], seat) for each in best]
    return found


async def compare_all(pair: Pair, plan: Plan, number: int, seen: Seen, schema: Schema) -> None:
    """Go on in two worlds, and ask for everything after every step."""
    twins = plan.twins()
    begun = twins.begin()
    if begun is None:
        return
    seed = f"table {number}".encode().ljust(32)
    for world, state, moved in zip(pair.worlds, twins.origins, begun, strict=True):
        world.scripts = {seed: Script(state, [choice for _, choice in moved])}
        world.seed = seed
    pace = PACES[number % len(PACES)]
    table = Table(pair, plan.state.game, plan.seat, pace, hosting=number % 2 == 0)
    await table.open()
    wanted = calls(schema, table.values())
    plainly = [each for each in wanted if "?" not in each.path]
    for step in range(STEPS):
        await table.compare(plainly, seen, step)
        moves = twins.go_on()
        if moves is None:
            break
        pair.hands.go_on()
        await table.perform(moves)
        seen.steps += 1
        if step % 4 == 1:
            await table.chat(pair.worlds[step // 4 % 2])
        if step % 4 == 2 and table.pace is LETTERS:
            await table.ask_to_pause()
    await table.compare(wanted, seen, number)
    seen.alone += twins.alone


async def look_at_all(folder: Path, patch: pytest.MonkeyPatch, game: Game) -> Seen:
    seen = Seen()
    async with two_servers(folder, patch) as pair:
        schema, _ = await pair.both(lambda w: w.ask("GET", "/api/schema", ""))
        assert beside(pair.made[0], schema) == set(APART)
        for number, plan in enumerate(most_telling(game)):
            await compare_all(pair, plan, number, seen, schema)
        assert set(seen.routes) == set(gets(schema)), "some calls were never made"
    return seen


@pytest.mark.parametrize(
    ("name", "options"), GAMES, ids=["-".join([n, *map(str, o.values())]) for n, o in GAMES]
)
def test_no_answer_tells_what_its_reader_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, object]
) -> None:
    game = game_kind(name).build(options)
    seen = asyncio.run(look_at_all(tmp_path, monkeypatch, game))
    answers = sum(seen.routes.values())
    print(
        f"\n{name} {options}: {len(seen.routes)} calls, {answers} answers twice, "
        f"{seen.steps} steps, {seen.alone} of them with more choices in one world"
    )
    assert seen.steps >= 2 * game.players, "the worlds parted at once"
    assert len(seen.granted) >= 10, "nearly every call was refused"
    assert len(seen.viewers) == 5
    if name in ASKING:
        assert seen.alone, "nobody was asked in private in one world only"


def test_a_call_that_nobody_has_thought_of_is_noticed() -> None:
    schema = {"paths": {"/api/secrets": {"get": {"parameters": [{"name": "of", "in": "query"}]}}}}
    with pytest.raises(AssertionError, match=r"/api/secrets takes 'of' .* say what to ask for"):
        calls(schema, {"table": ["x"]})
    filled = [each.path for each in calls(schema, {"/api/secrets of": [1, 2]})]
    assert filled == ["/api/secrets", "/api/secrets?of=1", "/api/secrets?of=2"]
