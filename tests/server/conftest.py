"""One server for the tests that share it, on SQLite and on PostgreSQL."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import OperationalError

from server.client import Visitor
from server.inside import Inside
from server.running import FORESEEN, Running

POSTGRES = os.environ.get("SKEP_TEST_POSTGRES", "postgresql+psycopg://root@127.0.0.1/test")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A database file that does not exist yet."""
    return str(tmp_path / "skep.sqlite")


@contextmanager
def postgres_database() -> Iterator[str]:
    """An empty database on the PostgreSQL server, if one can be reached."""
    name = f"skep_{secrets.token_hex(6)}"
    engine = create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
    except OperationalError as error:
        engine.dispose()
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no PostgreSQL at {POSTGRES} (SKEP_TEST_POSTGRES): {error.orig}")
    yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database that many tests share."""
    with postgres_database() as url:
        yield url


@pytest.fixture
def empty_postgres() -> Iterator[str]:
    """A database of one's own."""
    with postgres_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture(params=["sqlite", "empty_postgres"])
def own_database(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn, in which no other test has left anything: no running clock."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite; at the end it must stop in good order, without an error said."""
    running = Running(str(tmp_path_factory.mktemp("server") / "skep.sqlite"))
    running.start()
    yield running
    returned, said = running.stop()
    assert said == ""
    assert returned == 0


@pytest.fixture(scope="session")
def foreseen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that deals every match from the same seed."""
    database = str(tmp_path_factory.mktemp("foreseen") / "skep.sqlite")
    with Running(database, FORESEEN) as running:
        yield running


@pytest.fixture
def visit(server: Running) -> Iterator[Callable[[str], Visitor]]:
    """`visit("Ann")`: a person who has never been there."""
    with ExitStack() as visitors:
        yield lambda name: visitors.enter_context(Visitor(server.address, name))


@pytest.fixture(scope="session")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """The application in this process, on SQLite."""
    with Inside(str(tmp_path_factory.mktemp("inside") / "skep.sqlite")) as application:
        yield application


@pytest.fixture
def call(inside: Inside) -> Iterator[Callable[[str], Visitor]]:
    """As `visit`, but without a socket: for what a call is refused for."""
    with ExitStack() as visitors:
        yield lambda name: visitors.enter_context(inside.visit(name))
