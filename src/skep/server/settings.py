"""Everything about the server that can be set, with the name of its environment variable."""

import os
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from skep.kernel import SkepError

LEVELS = ("debug", "info", "warning", "error")


class BadSetting(SkepError):
    """An environment variable that cannot be read."""


def new_seed() -> bytes:
    """The seed of a match: 256 bits nobody can guess."""
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Settings:
    """How one server runs. `from_environment` reads the variables named beside the fields."""

    database: str = ""
    """SKEP_DATABASE: a file for SQLite, or a URL such as `postgresql://me@host/skep`.

    By default `skep.sqlite` in the platform's folder for a user's data.
    """
    origins: tuple[str, ...] = ()
    """SKEP_ORIGINS: further origins a page may call from, separated by spaces."""
    page: Path = Path(__file__).parent / "page"
    """SKEP_PAGE: the folder of the built page."""
    bot_workers: int = 1
    """SKEP_BOT_WORKERS: processes in which bots think."""
    bots: str = ""
    """SKEP_BOTS: a Dask cluster on which bots think instead, such as `dask://host:8786`."""
    bot_pause: float = 0.45
    """SKEP_BOT_PAUSE: seconds before a bot begins a move, so that people can follow."""
    messages_per_second: float = 20.0
    """SKEP_MESSAGES_PER_SECOND: what one socket may send on average, with bursts of three times."""
    calls_per_second: float = 20.0
    """SKEP_CALLS_PER_SECOND: HTTP calls and new sockets of one person, with bursts of five times;
    an address may make four times as many."""
    connections_per_address: int = 400
    """SKEP_CONNECTIONS_PER_ADDRESS: what one address may hold open at once, connections as well as
    sockets and calls a proxy passes on for it; a proxy itself may hold any number."""
    request_seconds: float = 20.0
    """SKEP_REQUEST_SECONDS: the time a request may take to arrive whole before its connection is
    closed."""
    tables_per_hour: float = 120.0
    """SKEP_TABLES_PER_HOUR: tables one person may open; an address may open four times as many."""
    talk_per_minute: float = 30.0
    """SKEP_TALK_PER_MINUTE: what one person may say, half of it at once; an address: four times."""
    notice_after: float = 60.0
    """SKEP_NOTICE_AFTER: seconds after which somebody who is waited for and not there is told."""
    notice_minutes: float = 10.0
    """SKEP_NOTICE_MINUTES: the least time between two notices to one person."""
    sign_ins_per_hour: float = 30.0
    """SKEP_SIGN_INS_PER_HOUR: passphrases that may be tried for one login from one address; for all
    logins from there four times as many, and from everywhere for one login ten times as many. The
    same goes for passkeys and codes of tables one person tries."""
    away_after: float = 120.0
    """SKEP_AWAY_AFTER: seconds without a window at the table after which the host may let a bot
    play for somebody."""
    log: str = "plain"
    """SKEP_LOG: `plain` lines for people, or `json` for machines."""
    log_level: str = "warning"
    """SKEP_LOG_LEVEL: `debug`, `info`, `warning` or `error`."""
    proxies: str = "127.0.0.1"
    """SKEP_PROXIES: addresses whose `X-Forwarded-For` and `-Proto` are believed, by commas."""
    lab: Path | None = None
    """SKEP_LAB: a folder of the laboratory's results; `/lab` shows their reports to everybody."""
    compiling: Path | None = None
    """SKEP_COMPILING: a file that tells how far the compiled core is; when it is there, the server
    moves to it (`jobs/core_switch.py`)."""
    socket: int = -1
    """SKEP_SOCKET: the number of a listening socket that whoever starts the server has opened, and
    on which it serves once it is told to (`serve.py`); -1 if it opens its own."""
    rooms: int = 1000
    """SKEP_ROOMS: matches kept in memory while nobody looks at them."""
    draw_seed: Callable[[], bytes] = new_seed
    """Where a match's seed comes from; not to be set from outside, or games could be foreseen."""

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if "://" in self.database:
            return re.sub("^postgres(ql)?://", "postgresql+psycopg://", self.database)
        path = Path(self.database) if self.database else user_data_path("skep") / "skep.sqlite"
        return f"sqlite:///{path.expanduser().absolute()}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the environment; BadSetting names a variable that cannot be read."""
    plain = Settings()
    return Settings(
        database=environment.get("SKEP_DATABASE", plain.database),
        origins=tuple(environment.get("SKEP_ORIGINS", "").split()),
        page=Path(environment.get("SKEP_PAGE", plain.page)),
        bot_workers=int(number(environment, "SKEP_BOT_WORKERS", plain.bot_workers, least=1)),
        bots=environment.get("SKEP_BOTS", plain.bots),
        bot_pause=number(environment, "SKEP_BOT_PAUSE", plain.bot_pause, least=0),
        messages_per_second=number(
            environment, "SKEP_MESSAGES_PER_SECOND", plain.messages_per_second, least=1
        ),
        calls_per_second=number(
            environment, "SKEP_CALLS_PER_SECOND", plain.calls_per_second, least=1
        ),
        connections_per_address=int(
            number(
                environment, "SKEP_CONNECTIONS_PER_ADDRESS", plain.connections_per_address, least=1
            )
        ),
        request_seconds=number(
            environment, "SKEP_REQUEST_SECONDS", plain.request_seconds, least=0.1
        ),
        tables_per_hour=number(environment, "SKEP_TABLES_PER_HOUR", plain.tables_per_hour, least=1),
        talk_per_minute=number(environment, "SKEP_TALK_PER_MINUTE", plain.talk_per_minute, least=2),
        notice_after=number(environment, "SKEP_NOTICE_AFTER", plain.notice_after, least=0),
        notice_minutes=number(environment, "SKEP_NOTICE_MINUTES", plain.notice_minutes, least=0),
        sign_ins_per_hour=number(
            environment, "SKEP_SIGN_INS_PER_HOUR", plain.sign_ins_per_hour, least=1
        ),
        away_after=number(environment, "SKEP_AWAY_AFTER", plain.away_after, least=0),
        log=one_of(environment, "SKEP_LOG", ("plain", "json")),
        log_level=one_of(environment, "SKEP_LOG_LEVEL", LEVELS, plain.log_level),
        proxies=environment.get("SKEP_PROXIES", plain.proxies),
        lab=Path(lab) if (lab := environment.get("SKEP_LAB")) else None,
        compiling=Path(told) if (told := environment.get("SKEP_COMPILING")) else None,
        socket=int(number(environment, "SKEP_SOCKET", -1, least=0)),
        rooms=int(number(environment, "SKEP_ROOMS", plain.rooms, least=1)),
    )


def number(environment: Mapping[str, str], name: str, default: float, least: float) -> float:
    text = environment.get(name, "")
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = least - 1
    if not least <= value < float("inf"):
        raise BadSetting(f"{name} cannot be '{text}': it takes a number of at least {least}")
    return value


def one_of(
    environment: Mapping[str, str], name: str, values: tuple[str, ...], default: str = ""
) -> str:
    text = environment.get(name, "") or default or values[0]
    if text not in values:
        raise BadSetting(f"{name} cannot be '{text}': it is one of {', '.join(values)}")
    return text
