"""Backup: everything an installation knows, in one file that any database can take in.

A file is gzipped lines of JSON: a header with the schema's version, one line for each row, and at
the end the number of rows and a checksum. It is read in one transaction, so that a server may go on
meanwhile. It holds seeds and the key of all cookies: it is made readable for its owner alone.
"""

import gzip
import json
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, Table, func, inspect, make_url, select

from skep.kernel import SkepError
from skep.server.store.database import WRITES, connect, is_sqlite, migrate, open_database
from skep.server.store.schema import challenges, memories, metadata

FORMAT = "skep backup 1"
CHUNK = 1000
PASSING = {memories.name, challenges.name}
"""Tables that need not be kept: one is made again from the log, one holds what lasts minutes."""


class BadBackup(SkepError):
    """A file that cannot be taken in, or a place it cannot be put."""


# ------------------------------------------------------------------ writing


def back_up(url: str, file: Path) -> int:
    """Write everything to a new file; how many rows. BadBackup if there is no such database: a
    backup of nothing would look like one of everything."""
    refuse_unless_there(url)
    engine = open_database(url)
    partial = file.with_name(file.name + ".partial")
    try:
        handle = os.open(partial, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            rows = write_all(engine, out)
        os.replace(partial, file)
    except OSError as error:
        raise BadBackup(f"cannot write '{file}': {error.strerror}") from error
    finally:
        engine.dispose()
    return rows


def refuse_unless_there(url: str) -> None:
    """SQLite would make the file; PostgreSQL says itself what it does not have."""
    place = make_url(url).database or ""
    if is_sqlite(url) and not Path(place).exists():
        raise BadBackup(f"there is no database at '{place}': name it by --database")


def write_all(engine: Engine, out: IO[str]) -> int:
    digest, count = sha256(), 0
    with consistent(engine) as connection, connection.begin():
        revision = MigrationContext.configure(connection).get_current_revision()
        out.write(json.dumps({"format": FORMAT, "schema": revision}) + "\n")
        for table in metadata.sorted_tables:
            if table.name in PASSING:
                continue
            for row in connection.execution_options(yield_per=CHUNK).execute(select(table)):
                values = {name: plain(value) for name, value in row._mapping.items()}
                line = json.dumps([table.name, values]) + "\n"
                digest.update(line.encode())
                out.write(line)
                count += 1
    out.write(json.dumps({"rows": count, "sha256": digest.hexdigest()}) + "\n")
    return count


def consistent(engine: Engine) -> Connection:
    """A connection that sees one moment; SQLite's always do."""
    connection = engine.connect()
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def plain(value: object) -> object:
    return {"bytes": b64encode(value).decode()} if isinstance(value, bytes) else value


# ------------------------------------------------------------------ reading


def restore(url: str, file: Path) -> int:
    """Take everything in from a file, into an empty database; how many rows.

    BadBackup if the file is damaged or the database is not empty; then nothing has changed.
    """
    lines = check(file)
    engine = connect(url)
    try:
        refuse_unless_empty(engine)
        migrate(engine, to=lines["schema"])
        with engine.connect().execution_options(**WRITES) as connection, connection.begin():
            rows = take_in(connection, file)
        migrate(engine)
    finally:
        engine.dispose()
    return rows


def check(file: Path) -> dict[str, Any]:
    """The header, if the file is whole."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            header = json.loads(next(lines))
            digest, count, last = sha256(), 0, ""
            for line in lines:
                if last:
                    digest.update(last.encode())
                    count += 1
                last = line
            end = json.loads(last)
    except (OSError, EOFError, StopIteration, ValueError) as error:
        raise BadBackup(f"'{file}' is not a whole backup: {error}") from error
    if header.get("format") != FORMAT or end != {"rows": count, "sha256": digest.hexdigest()}:
        raise BadBackup(f"'{file}' is not a whole backup of the form '{FORMAT}'")
    found: dict[str, Any] = header
    return found


def refuse_unless_empty(engine: Engine) -> None:
    """A restored installation must not be mixed with another."""
    there = set(inspect(engine).get_table_names())
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            if table.name in there and connection.scalar(select(func.count()).select_from(table)):
                raise BadBackup(
                    f"the database is not empty (there is something in '{table.name}'): "
                    "restore into a new one"
                )


def take_in(connection: Connection, file: Path) -> int:
    """Insert every row, into the tables as they were when the backup was made."""
    then = MetaData()
    then.reflect(bind=connection)
    count = 0
    for name, rows in by_table(file):
        table = Table(name, then, autoload_with=connection)
        connection.execute(table.insert(), [typed(table, row) for row in rows])
        count += len(rows)
    return count


def by_table(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows in the order they were written, in pieces of one table each."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        next(lines)
        name, rows = "", list[dict[str, Any]]()
        for line in lines:
            entry = json.loads(line)
            if isinstance(entry, dict):
                break
            if rows and (entry[0] != name or len(rows) == CHUNK):
                yield name, rows
                rows = []
            name = entry[0]
            rows.append(entry[1])
    if rows:
        yield name, rows


def typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """The row as the table takes it."""
    return {
        name: b64decode(value["bytes"]) if is_bytes(value) else value
        for name, value in row.items()
        if name in table.c
    }


def is_bytes(value: object) -> bool:
    return isinstance(value, dict) and set(value) == {"bytes"}
