"""The server: games in the browser, by the protocol of docs/protocol.md."""

from skep.extras import needing

with needing("server"):
    from skep.server.backup import backup_to, restore_from
    from skep.server.serve import DEFAULT_PORT, PortTaken, listen, run, serve
    from skep.server.settings import BadSetting, Settings, from_environment
    from skep.server.store.database import BadDatabase

__all__ = [
    "DEFAULT_PORT",
    "BadDatabase",
    "BadSetting",
    "PortTaken",
    "Settings",
    "backup_to",
    "from_environment",
    "listen",
    "restore_from",
    "run",
    "serve",
]
