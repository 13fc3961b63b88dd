"""Settings, limits, and the port."""

from pathlib import Path

import pytest

from server.client import Visitor
from server.running import Running
from skep.server import (
    DEFAULT_PORT,
    BadDatabase,
    BadSetting,
    PortTaken,
    Settings,
    from_environment,
    listen,
    serve,
)
from skep.server.edge.quotas import Limiter


def test_a_file_or_a_url_names_the_database(tmp_path: Path) -> None:
    assert Settings(database=str(tmp_path / "a")).database_url == f"sqlite:///{tmp_path / 'a'}"
    url = "postgresql+psycopg://me@host/skep"
    for short in (url, "postgresql://me@host/skep", "postgres://me@host/skep"):
        assert Settings(database=short).database_url == url
    assert Settings().database_url.endswith("skep.sqlite")


def test_settings_come_from_the_environment() -> None:
    settings = from_environment(
        {"SKEP_DATABASE": "x.sqlite", "SKEP_BOT_PAUSE": "0.1", "SKEP_ORIGINS": "http://a http://b"}
    )
    assert settings.database == "x.sqlite"
    assert settings.bot_pause == 0.1
    assert settings.origins == ("http://a", "http://b")


@pytest.mark.parametrize("value", ["many", "-1", "nan", "inf"])
def test_a_setting_that_cannot_be_read_is_named(value: str) -> None:
    with pytest.raises(BadSetting, match=f"SKEP_BOT_PAUSE cannot be '{value}'"):
        from_environment({"SKEP_BOT_PAUSE": value})


@pytest.mark.parametrize(
    "database",
    [
        "postgresql+psycopg://me:sesame@127.0.0.1:1/skep",
        "mysql://me:sesame@127.0.0.1/skep",
        "nonsense://x",
        "sqlite:////proc/no/such/folder.sqlite",
        "sqlite:////",
    ],
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(database: str) -> None:
    refusal = pytest.raises(BadDatabase, match="cannot open the database")
    with listen("127.0.0.1", 0) as listening, refusal as refused:
        serve(Settings(database=database), listening)
    assert "sesame" not in str(refused.value)


def test_a_limiter_grants_a_burst_and_then_a_rate() -> None:
    clock = [0.0]
    limiter = Limiter(rate=2, burst=3, clock=lambda: clock[0])
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limiter.allows("b")
    clock[0] = 0.5
    assert [limiter.allows("a") for _ in range(2)] == [True, False]
    clock[0] = 60
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]


def test_the_next_free_port_is_taken_unless_one_was_asked_for() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [each.getsockname()[1] for each in (first, second)]
        assert DEFAULT_PORT <= ports[0] < ports[1]
        with pytest.raises(PortTaken, match=str(ports[0])):
            listen("127.0.0.1", ports[0])


def test_it_stops_when_asked_even_with_windows_open(sqlite: str) -> None:
    server = Running(sqlite)
    server.start()
    with Visitor(server.address) as ann:
        table = ann.open("toy-pebbles", "me", "bot:easy")
        with ann.look(table) as window:
            window.state(0)
            returned, said = server.stop()
    assert (returned, said) == (0, "")
