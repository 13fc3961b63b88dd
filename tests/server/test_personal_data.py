"""My data: whatever the database holds about a person is told him, and is gone when he is.

The tests read the schema: a table or a column that is added must be told, or named here.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Connection, LargeBinary, Table, insert, select

from skep.server.store import personal_data
from skep.server.store.database import WRITES, open_database
from skep.server.store.schema import metadata, people

NOBODYS = {
    "challenges": "what authenticators are to sign within minutes; it names nobody",
    "gains": "what clocks have gained, which follows from the log",
    "keys": "secrets of the installation",
    "memories": "shortcuts into the log, which tell what the log tells",
    "pars": "what bots have scored",
}
NAMES = {"people": "person", "sessions": "devices", "matches": "tables", "blocks": "sent_away"}
"""What somebody's data calls a table if not by its own name."""
HIS = {name: table for name, table in metadata.tables.items() if name not in NOBODYS}
ANN = "ann-id"
MARK = "Ann of York"
"""Stands wherever somebody could have written his name."""


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """A database in which every table knows Ann, and Bob beside her."""
    engine = open_database(f"sqlite:///{tmp_path / 'skep.sqlite'}")
    with engine.connect().execution_options(**WRITES) as open_connection:
        with open_connection.begin():
            open_connection.execute(
                insert(people), [{"id": "bob-id", "name": "Bob", "login": "bob", "created": 0}]
            )
            for table in metadata.sorted_tables:
                open_connection.execute(insert(table), [row_of(table)])
        yield open_connection
    engine.dispose()


def row_of(table: Table) -> dict[str, Any]:
    """A row that is Ann's in every column that can name somebody."""
    return {column.name: value_of(table, column) for column in table.columns}


def value_of(table: Table, column: Any) -> Any:
    special = {
        "matches.id": "table",
        "matches.forfeits": {"0": "late"},
        "matches.scores": [1],
        "matches.finished": 9,
        "seats.kind": "me",
        "mutes.muted": "bob-id",
        "asks.agreed": [],
        "hooks.named": {"table": 3},
        "people.id": ANN,
    }
    key = f"{table.name}.{column.name}"
    if key in special:
        return special[key]
    targets = {each.column.table.name for each in column.foreign_keys}
    if targets:
        return {"people": ANN, "matches": "table"}[targets.pop()]
    if isinstance(column.type, LargeBinary):
        return b"\x01"
    if isinstance(column.type, JSON):
        return {"name": MARK}
    return 0 if column.type.python_type is int else MARK


def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for name, table in metadata.tables.items()
    }


def test_every_table_is_told_or_nobodys(connection: Connection) -> None:
    data = personal_data.gather(connection, ANN)
    assert set(data) == {NAMES.get(name, name) for name in HIS}
    for name, table in HIS.items():
        rows = data[NAMES.get(name, name)]
        assert len(rows) == 1, f"nothing is told of the table {name}"
        withheld = {each.name for each in table.columns} - set(rows[0]) - {"person"}
        assert {f"{name}.{each}" for each in withheld} <= personal_data.WITHHELD
    assert not any(table.foreign_keys & people_keys(table) for table in nobodys())


def nobodys() -> list[Table]:
    return [metadata.tables[name] for name in NOBODYS]


def people_keys(table: Table) -> set[Any]:
    return {each for each in table.foreign_keys if each.column.table is people}


def test_what_is_withheld_is_there_and_meant() -> None:
    known = {str(column) for table in metadata.tables.values() for column in table.columns}
    assert known >= personal_data.WITHHELD


def test_nothing_tells_any_more_who_that_was(connection: Connection) -> None:
    before = str({name: rows for name, rows in everything(connection).items() if name in HIS})
    assert ANN in before
    assert MARK in before
    personal_data.forget(connection, ANN)
    left = everything(connection)
    assert ANN not in str(left)
    for name in ("sessions", "passkeys", "hooks", "dailies", "blocks", "mutes", "talk"):
        assert left[name] == [], f"the table {name} still has what was only hers"
    assert left["seats"][0]["name"] is None
    assert [row["login"] for row in left["people"]] == ["bob", None]
    assert MARK not in str(left["people"])


def test_an_imported_record_may_name_him_too(connection: Connection) -> None:
    seats = metadata.tables["seats"]
    with connection.begin():
        past = {**row_of(seats), "seat": 1, "kind": "past", "person": None}
        connection.execute(insert(seats), [past])
        personal_data.forget(connection, ANN)
    names = connection.execute(select(seats.c.name)).scalars().all()
    assert list(names) == [None, None]
