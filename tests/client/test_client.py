"""The Python client against a real server: it plays, comes back, and keeps logs whole."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from patience import PATIENCE
from server.running import Running
from skep.client import Live, Person, Refusal, State, Table, read_invitation


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("client") / "skep.sqlite")) as running:
        yield running


def link(server: Running, table: Table) -> str:
    return f"{server.address}/join/{table.id}/{table.invite}"


async def play(live: Live, rng: random.Random, pause: float = 0) -> None:
    """At random, to the end."""
    async for state in live.states():
        if state.options and state.seat is not None:
            await live.choose(state.seat, rng.choice(state.options).choice)
            await asyncio.sleep(pause)


async def known_anew(me: Person, table: str) -> dict[int | None, State]:
    """What somebody is sent who opens the table only now."""
    async with me.look(table) as live:
        async for _ in live.states():
            pass
        return live.seats


def test_games_are_listed_with_their_options(server: Running) -> None:
    async def run() -> None:
        async with Person(server.address) as me:
            games = {game.name: game for game in await me.games()}
        assert games["pollennation"].title == "PollenNation"
        assert games["pollennation"].options
        assert "easy" in games["toy-bids"].levels

    asyncio.run(run())


def test_who_keeps_his_cookies_is_the_same_person_again(server: Running) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann:
            table = await ann.open("toy-pebbles", ["me", "local"])
        async with Person(server.address, cookies=ann.cookies) as again:
            assert (again.id, again.name) == (ann.id, "Ann")
            assert [each.id for each in await again.tables()] == [table.id]
            assert (await again.table(table.id)).mine == [0, 1]
        async with Person(server.address) as other:
            assert other.id != ann.id
            assert (await other.table(table.id)).mine == []

    asyncio.run(run())


@pytest.mark.parametrize("game", ["toy-bids", "toy-pebbles"])
def test_two_play_a_whole_game_and_know_all_that_a_newcomer_is_told(
    server: Running, game: str
) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Bob") as bob:
            table = await ann.open(game, ["me", "friend"])
            assert (await bob.join(link(server, table))).mine == [1]
            async with ann.look(table.id) as hers, bob.look(table.id) as his:
                rng = random.Random(game)
                await asyncio.wait_for(asyncio.gather(play(hers, rng), play(his, rng)), PATIENCE)
                assert hers.seats[0].over
                assert hers.seats[0].scores == his.seats[1].scores
                assert hers.seats[0].log == (await known_anew(ann, table.id))[0].log
                assert his.seats[1].log == (await known_anew(bob, table.id))[1].log

    asyncio.run(run())


def test_a_refusal_says_why_and_changes_nothing(server: Running) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann:
            table = await ann.open("toy-bids", ["me", "friend"])
            with pytest.raises(Refusal, match="bad-invite"):
                await ann.join(f"{server.address}/join/{table.id}/wrong")
            with pytest.raises(Refusal, match="http-403"):
                async with ann.look("nowhere"):
                    pass
            await ann.open("toy-pebbles", ["me", "local"])
            table = await ann.open("toy-pebbles", ["me", "local"])
            async with ann.look(table.id) as live:
                async for state in live.states():
                    assert state.seat is not None
                    with pytest.raises(Refusal) as refused:
                        await live.choose(state.seat, 99)
                    assert refused.value.code == ("illegal" if state.options else "out-of-turn")
                    if state.seat == 1:
                        break
                assert live.seats[0].made == 0
                assert (await live.choose(0, live.seats[0].options[0].choice)).made == 1

    asyncio.run(run())


def test_talk_is_heard(server: Running) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Bob") as bob:
            table = await ann.open("toy-bids", ["me", "friend"])
            await bob.join(link(server, table))
            async with bob.look(table.id) as his:
                line = await ann.say(table.id, "hello", to=1)
                async for state in his.states():
                    await his.choose(1, state.options[0].choice)
                    break
                assert his.talk == [line]

    asyncio.run(run())


def test_a_server_that_goes_and_comes_back_loses_nothing(tmp_path: Path) -> None:
    """Killed again and again in the middle of choices: each is made once, no line is missing."""
    server = Running(str(tmp_path / "skep.sqlite"))
    server.start()
    port = server.address.rsplit(":", 1)[1]
    server.program = f"from skep.server import run; run(port={port})"

    async def disturb() -> None:
        for _ in range(3):
            await asyncio.sleep(0.7)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    async def run() -> None:
        async with Person(server.address, "Ann") as ann:
            table = await ann.open("toy-pebbles", ["me", "local"], heap=40)
            async with ann.look(table.id) as live:
                trouble = asyncio.create_task(disturb())
                await asyncio.wait_for(play(live, random.Random(5), pause=0.15), PATIENCE)
                await trouble
                made = sum(state.made for state in live.seats.values())
                assert made == len(server.log(table.id))
                assert live.seats == await known_anew(ann, table.id)

    try:
        asyncio.run(run())
    finally:
        server.stop()


@pytest.mark.parametrize(
    "text", ["", "nonsense", "http://host/t/abc", "/join/a/b", "http://host/join/a"]
)
def test_what_is_no_invitation_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is not an invitation"):
        read_invitation(text)
    assert read_invitation("https://host:8/join/a/b") == ("https://host:8", "a", "b")
