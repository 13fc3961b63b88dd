"""The server: games in the browser, by the protocol of docs/protocol.md."""

from skep.server.serve import DEFAULT_PORT, PortTaken, listen, run, serve
from skep.server.settings import BadSetting, Settings, from_environment

__all__ = [
    "DEFAULT_PORT",
    "BadSetting",
    "PortTaken",
    "Settings",
    "from_environment",
    "listen",
    "run",
    "serve",
]
