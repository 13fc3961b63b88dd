"""The database: commits in groups, migrations from nothing, files for their owner alone."""

import asyncio
import stat
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event, inspect, select, text
from sqlalchemy.exc import IntegrityError

from patience import PATIENCE, until
from skep.server.model import ChoiceRow, MatchRow, Person, SeatRow, Snapshot, Taken
from skep.server.store import Store, queries, schema, snapshots

ANN = Person("a" * 24, "Ann")


def url_of(database: str) -> str:
    return database if "://" in database else f"sqlite:///{database}"


def match(name: str) -> MatchRow:
    seats = (SeatRow(0, "me", ANN.id), SeatRow(1, "friend"))
    return MatchRow(
        name, "toy-bids", 1, {"players": 2}, ANN.id, "invite", b"seed", "c" * 64, 1, seats=seats
    )


def test_what_gathers_during_a_commit_shares_the_next(database: str) -> None:
    store = Store(url_of(database))
    commits: list[object] = []
    event.listen(store.engine, "commit", commits.append)
    started, gate = Event(), Event()

    def held(connection: Connection) -> None:
        started.set()
        gate.wait(PATIENCE)

    first = store.writer.submit(held)
    started.wait(PATIENCE)
    rest = [
        store.writer.submit(partial(queries.remember, person=Person(f"p{i}", f"Person {i}")))
        for i in range(200)
    ]
    gate.set()
    first.result(PATIENCE)
    for each in rest:
        each.result(PATIENCE)
    assert len(commits) == 2
    with store.engine.connect() as connection:
        found = connection.scalars(select(schema.people.c.id)).all()
    assert {f"p{i}" for i in range(200)} <= set(found)
    store.close()


def test_a_job_that_fails_leaves_no_trace_and_disturbs_nobody(sqlite: str) -> None:
    store = Store(url_of(sqlite))
    gate = Event()

    def fail(connection: Connection) -> None:
        queries.remember(connection, Person("gone", "Gone"))
        raise ValueError("on purpose")

    held = store.writer.submit(lambda _: gate.wait(PATIENCE))
    before = store.writer.submit(lambda c: queries.remember(c, Person("one", "One")))
    failed = store.writer.submit(fail)
    clash = store.writer.submit(
        lambda c: c.execute(text("INSERT INTO people (id, name, created) VALUES ('one','',1)"))
    )
    after = store.writer.submit(lambda c: queries.remember(c, Person("two", "Two")))
    gate.set()
    for each in (held, before, after):
        each.result(PATIENCE)
    with pytest.raises(ValueError, match="on purpose"):
        failed.result(PATIENCE)
    with pytest.raises(IntegrityError):
        clash.result(PATIENCE)
    with store.engine.connect() as connection:
        assert set(connection.scalars(select(schema.people.c.id))) == {"one", "two"}
    store.close()


def test_nothing_is_acknowledged_before_it_is_committed(sqlite: str) -> None:
    store = Store(url_of(sqlite))
    other = Store(url_of(sqlite))
    for i in range(20):
        person = Person(f"p{i}", "P")
        store.writer.submit(partial(queries.remember, person=person)).result(PATIENCE)
        with other.engine.connect() as connection:
            assert queries.name_of(connection, f"p{i}") == "P"
    other.close()
    store.close()


def test_one_log_has_one_choice_of_each_number(database: str) -> None:
    store = Store(url_of(database))

    async def run() -> None:
        await store.write(lambda c: queries.add_match(c, ANN, match("m1")))
        await store.write(lambda c: queries.append(c, "m1", [ChoiceRow(0, -1, 3)]))
        with pytest.raises(Taken):
            await store.write(
                lambda c: queries.append(c, "m1", [ChoiceRow(1, 0, 1), ChoiceRow(0, 0, 4)])
            )
        assert await store.read(lambda c: queries.log_of(c, "m1")) == [ChoiceRow(0, -1, 3)]

    asyncio.run(run())
    store.close()


def wait_until_one_waits(store: Store) -> None:
    """For what another holds, at this database."""
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )

    def one_waits() -> bool:
        with store.engine.connect() as connection:
            return bool(connection.scalar(waiting))

    until(one_waits, "nobody has to wait")


def test_of_two_processes_that_remember_at_one_moment_one_does(empty_postgres: str) -> None:
    """What the other does in the same commit is not disturbed."""
    here, there = Store(empty_postgres), Store(empty_postgres)
    here.writer.submit(partial(queries.add_match, host=ANN, match=match("m3"))).result(PATIENCE)
    started, gate = Event(), Event()
    keep = partial(snapshots.keep, match="m3", mark="code")

    def first(connection: Connection) -> None:
        keep(connection, rows=snapshots.pack([Snapshot(0, 7, b"seven", b"")]))
        started.set()
        gate.wait(PATIENCE)

    def second(connection: Connection) -> None:
        keep(
            connection,
            rows=snapshots.pack([Snapshot(0, 9, b"nine", b""), Snapshot(1, 9, b"nine", b"")]),
        )
        queries.remember(connection, Person("b" * 24, "Bob"))

    fast = here.writer.submit(first)
    started.wait(PATIENCE)
    late = there.writer.submit(second)
    wait_until_one_waits(here)
    gate.set()
    fast.result(PATIENCE)
    late.result(PATIENCE)
    with here.engine.connect() as connection:
        found = snapshots.recall(connection, "m3", "code")
        assert queries.name_of(connection, "b" * 24) == "Bob"
    assert found == [Snapshot(0, 7, b"seven", b"")]
    there.close()
    here.close()


def test_a_match_comes_back_as_it_went(database: str) -> None:
    store = Store(url_of(database))

    async def run() -> None:
        await store.write(lambda c: queries.add_match(c, ANN, match("m2")))
        found = await store.read(lambda c: queries.find_match(c, "m2"))
        assert found is not None
        assert found.seats[0] == SeatRow(0, "me", ANN.id, "Ann")
        assert (found.seed, found.options) == (b"seed", {"players": 2})
        bob, cem = Person("b" * 24, "Bob"), Person("c" * 24, "Cem")
        await store.write(lambda c: queries.take_seat(c, "m2", 1, bob))
        with pytest.raises(Taken):
            await store.write(lambda c: queries.take_seat(c, "m2", 1, cem))
        await store.write(lambda c: queries.finish(c, "m2", [1, 2], [False, True]))
        found = await store.read(lambda c: queries.find_match(c, "m2"))
        assert found is not None
        assert (found.scores, found.winners) == ([1, 2], [False, True])
        assert found.seats[1].name == "Bob"

    asyncio.run(run())
    store.close()


def test_migrations_build_what_the_schema_says(database: str) -> None:
    store = Store(url_of(database))
    found = inspect(store.engine)
    assert set(schema.metadata.tables) <= set(found.get_table_names())
    for table in schema.metadata.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key]
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        assert {index.name for index in table.indexes} <= indexes
    store.close()
    Store(url_of(database)).close()


def test_sqlite_is_set_to_survive_a_power_cut(sqlite: str) -> None:
    store = Store(url_of(sqlite))
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    assert stat.S_IMODE(Path(sqlite).stat().st_mode) == 0o600
    store.close()
