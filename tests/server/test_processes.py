"""Several processes on one PostgreSQL: any of them serves any match, and nobody notices."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from random import Random
from threading import Barrier, Thread

import pytest
from sqlalchemy import Connection, create_engine, make_url, text

from patience import PATIENCE
from server.client import Visitor, Window, play
from server.running import Running
from server.test_store import ANN, match
from skep.server.bus.bus import AnyMessage, Present
from skep.server.bus.postgres import PostgresBus
from skep.server.model import ChoiceRow, Taken
from skep.server.store import Store, queries

CROWD = 20


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database."""
    with Running(postgres) as one, Running(postgres) as two:
        yield one, two


def same_person(visitor: Visitor, elsewhere: Running) -> Visitor:
    """The same cookie, at another process."""
    twin = Visitor(elsewhere.address)
    twin.http.cookies = visitor.http.cookies
    return twin


def test_friends_at_different_processes_play_a_whole_game(pair: tuple[Running, Running]) -> None:
    one, two = pair
    with Visitor(one.address, "Ann") as ann, Visitor(two.address, "Bob") as bob:
        table = ann.open("toy-bids", "me", "friend", rounds=4)
        with ann.look(table) as left:
            left.until(lambda: left.state(0)["options"] == [])
            assert bob.join(table).status_code == 200
            with bob.look(table) as right:
                left.state(0)
                left.until(lambda: left.table["seats"][1]["present"])
                right.state(1)
                right.until(lambda: right.table["seats"][0]["present"])
                bob.http.put("/api/me", json={"name": "Robert"})
                left.until(lambda: left.table["seats"][1]["name"] == "Robert")
                left.until(lambda: bool(left.options(0)))
                take_turns({0: left, 1: right}, Random(3))
                assert left.states[0]["scores"] == right.states[1]["scores"]
            left.until(lambda: not left.table["seats"][1]["present"])
        assert [number for number, _, _ in one.log(table["id"])] == list(
            range(len(two.log(table["id"])))
        )


def take_turns(windows: dict[int, Window], rng: Random) -> None:
    """Whoever is told that he owes a choice makes one, until all are told of the end."""
    while not all(window.states[seat]["over"] for seat, window in windows.items()):
        owing = [seat for seat, window in windows.items() if window.options(seat)]
        if not owing:
            for window in windows.values():
                with suppress(TimeoutError):
                    window.hear(timeout=0.05)
            continue
        seat = rng.choice(owing)
        windows[seat].choose(seat, rng.choice(windows[seat].options(seat)))


def test_of_twenty_who_choose_at_once_one_wins(pair: tuple[Running, Running]) -> None:
    with ExitStack() as stack:
        ann = stack.enter_context(Visitor(pair[0].address, "Ann"))
        twin = stack.enter_context(same_person(ann, pair[1]))
        table = ann.open("toy-pebbles", "me", "local", heap=40)
        windows = [stack.enter_context((ann, twin)[i % 2].look(table)) for i in range(CROWD)]
        for window in windows:
            window.state(0)
        start = Barrier(CROWD)

        def run(window: Window, choice: int) -> None:
            start.wait()
            window.ask(0, choice, made=0)

        threads = [Thread(target=run, args=(each, i % 3)) for i, each in enumerate(windows)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for window in windows:
            window.until(lambda w=window: w.states[0]["made"] == 1)  # type: ignore[misc]
            window.socket.send("have I heard everything?")
            window.until(lambda w=window: "bad-message" in codes(w))  # type: ignore[misc]
        said = [code for window in windows for code in codes(window)[:-1]]
        assert said == ["stale"] * (CROWD - 1)
        assert len(pair[0].log(table["id"])) == 1


def codes(window: Window) -> list[str]:
    return [error["code"] for error in window.errors]


def test_who_chooses_beside_others_is_not_told_to_look_again(
    pair: tuple[Running, Running],
) -> None:
    """Bids are made at the same time: both count, whichever process writes first."""
    one, two = pair
    with Visitor(one.address, "Ann") as ann, Visitor(two.address, "Bob") as bob:
        for _ in range(10):
            table = ann.open("toy-bids", "me", "friend")
            bob.join(table)
            with ann.look(table) as left, bob.look(table) as right:
                left.until(lambda w=left: bool(w.options(0)))  # type: ignore[misc]
                right.until(lambda w=right: bool(w.options(1)))  # type: ignore[misc]
                left.ask(0, left.options(0)[0])
                right.ask(1, right.options(1)[0])
                left.until(lambda w=left: w.states[0]["made"] == 1)  # type: ignore[misc]
                right.until(lambda w=right: w.states[1]["made"] == 1)  # type: ignore[misc]
                assert left.errors == right.errors == []


def test_bots_play_on_whichever_process_people_look_through(
    pair: tuple[Running, Running],
) -> None:
    one, two = pair
    with Visitor(one.address, "Ann") as ann, Visitor(two.address, "Bob") as bob:
        table = ann.open("toy-bids", "me", "friend", "bot:easy")
        bob.join(table)
        with ann.look(table) as left, bob.look(table) as right:
            play({0: left, 1: right}, Random(5))
            right.until(lambda: right.table["phase"] == "over")
        assert len([row for row in one.log(table["id"]) if row[1] == 2]) == 3


def test_what_is_not_heard_is_found(pair: tuple[Running, Running], postgres: str) -> None:
    """All connections of the database are cut; a choice made at once is shown at both."""
    one, two = pair
    with Visitor(one.address, "Ann") as ann, same_person(ann, two) as twin:
        table = ann.open("toy-pebbles", "me", "local", heap=40)
        with ann.look(table) as left, twin.look(table) as right:
            left.state(0), right.state(0)
            cut(postgres)
            time.sleep(0.1)
            left.choose(0, 0)
            right.until(lambda: right.states[0]["made"] == 1)


def cut(database: str) -> None:
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


# ------------------------------------------------------------------ the parts


def test_one_process_at_a_time_lets_a_match_think(postgres: str) -> None:
    async def run() -> None:
        one, two = (PostgresBus(make_url(postgres), name) for name in ("one", "two"))
        assert await one.claim("m")
        assert await one.claim("m")
        assert not await two.claim("m")
        assert await two.claim("other")
        await one.close()  # as its death would do
        async with asyncio.timeout(PATIENCE):
            while not await two.claim("m"):
                await asyncio.sleep(0.05)
        await two.close()

    asyncio.run(run())


def test_a_word_is_heard_by_others_only(postgres: str) -> None:
    async def run() -> None:
        one, two = (PostgresBus(make_url(postgres), name) for name in ("uno", "due"))
        heard: dict[str, list[AnyMessage]] = {"uno": [], "due": []}
        word = Present("uno", "m", ["ann"])
        one.say(word)
        async with asyncio.timeout(PATIENCE):
            talk = asyncio.create_task(one.run(heard["uno"].append))
            listen = asyncio.create_task(two.run(heard["due"].append))
            while word not in heard["due"]:
                one.say(word)
                await asyncio.sleep(0.05)
        for task in (talk, listen):
            task.cancel()
        await asyncio.gather(talk, listen, return_exceptions=True)
        assert word not in heard["uno"]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_two_writers_that_wait_for_each_other_both_come_through(postgres: str) -> None:
    stores = [Store(postgres), Store(postgres)]
    for name in ("dead1", "dead2"):
        add = partial(queries.add_match, host=ANN, match=match(name))
        stores[0].writer.submit(add).result(PATIENCE)
    meet = Barrier(2)

    def append(connection: Connection, order: tuple[str, str], tries: list[int]) -> None:
        tries.append(1)
        queries.append(connection, order[0], [ChoiceRow(0, -1, 3)])
        if len(tries) == 1:
            meet.wait(PATIENCE)
        queries.append(connection, order[1], [ChoiceRow(0, -1, 3)])

    orders = (("dead1", "dead2"), ("dead2", "dead1"))
    outcomes = [
        store.writer.submit(partial(append, order=order, tries=[]))
        for store, order in zip(stores, orders, strict=True)
    ]
    errors = [each.exception(PATIENCE) for each in outcomes]
    assert [type(error) for error in errors if error] == [Taken]
    for store in stores:
        store.close()
