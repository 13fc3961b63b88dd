"""Opens the database: SQLite that survives a power cut, or PostgreSQL."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from skep.extras import MissingExtra, needing
from skep.kernel import SkepError

WRITES = {"skep_writes": True}
"""Execution options of a connection that is going to write."""

MIGRATION_LOCK = 7_348_291
"""Two servers that start at once on one PostgreSQL take turns by this number."""


class BadDatabase(SkepError):
    """A database that cannot be opened."""


def open_database(url: str) -> Engine:
    """The engine, its tables brought to the newest version; BadDatabase if it cannot be opened."""
    with naming(url):
        engine = connect(url)
        migrate(engine)
    return engine


def connect(url: str) -> Engine:
    """The engine, whatever is in the database; BadDatabase if it cannot be opened."""
    with naming(url):
        backend = make_url(url).get_backend_name()
        if backend == "sqlite":
            return sqlite_engine(url)
        if backend == "postgresql":
            with needing("postgres"):
                return postgres_engine(url)
    raise BadDatabase(f"cannot open the database {shown(url)}: neither SQLite nor PostgreSQL")


@contextmanager
def naming(url: str) -> Iterator[None]:
    """Whatever is wrong with the database, say which one it is."""
    try:
        yield
    except MissingExtra:
        raise
    except (SQLAlchemyError, CommandError, ImportError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise BadDatabase(f"cannot open the database {shown(url)}: {reason}") from error


def shown(url: str) -> str:
    """The URL without its password."""
    try:
        return f"'{make_url(url).render_as_string(hide_password=True)}'"
    except ArgumentError:
        return "(its URL cannot be read)"


def postgres_engine(url: str) -> Engine:
    """Parameters hold seeds and invitations: they do not belong into error messages."""
    return create_engine(url, pool_pre_ping=True, hide_parameters=True)


def is_sqlite(url: str) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def sqlite_engine(url: str) -> Engine:
    """WAL, and every commit on the disk before it is acknowledged."""
    path = make_url(url).database
    if path:
        make_private(Path(path))
    connect = {"check_same_thread": False, "timeout": 10}
    engine = create_engine(url, connect_args=connect, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def settle(connection: object, _record: object) -> None:
        # The driver's own idea of when to begin would put savepoints outside transactions.
        connection.isolation_level = None  # type: ignore[attr-defined]
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("skep_writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def make_private(path: Path) -> None:
    """The file holds the key of all cookies: its owner alone may read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def migrate(engine: Engine, to: str = "head") -> None:
    """Apply every migration this database has not seen; on an empty one, all of them."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
