"""The bus: what the processes of one installation tell each other."""

from sqlalchemy import make_url

from skep.extras import needing
from skep.server.bus.bus import Bus, NoBus, new_name
from skep.server.store.database import is_sqlite


def open_bus(url: str) -> Bus:
    """The bus that belongs to this database; MissingExtra without its driver."""
    if is_sqlite(url):
        return NoBus()
    with needing("postgres"):
        from skep.server.bus.postgres import PostgresBus  # noqa: PLC0415 -- its driver is an extra
    return PostgresBus(make_url(url), new_name())


__all__ = ["Bus", "open_bus"]
