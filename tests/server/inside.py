"""The server's application in this process: calls reach it without a socket or a start-up.

For what it refuses and how it words that. Who looks at a table, or strains the connection itself,
needs a real server (`server.running`).
"""

import warnings
from contextlib import ExitStack

import httpx
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from litestar.testing.transport import TestClientTransport
from litestar.types import ASGIApp

from server.client import Visitor
from server.running import QUICK
from skep.server import from_environment
from skep.server.app import make_app
from skep.server.services import open_services


class Way(TestClientTransport[TestClient[ASGIApp]], httpx.BaseTransport):
    """How calls reach the application."""


class Inside:
    """`with Inside(database) as server:` takes the same settings as `Running` does."""

    address = "http://127.0.0.1"

    def __init__(self, database: str, **settings: str) -> None:
        self.settings = {**QUICK, "SKEP_DATABASE": database, **settings}

    def __enter__(self) -> "Inside":
        self._open = ExitStack()
        with warnings.catch_warnings():  # handlers that Litestar 2 accepts and 3 will not
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            app = make_app(open_services(from_environment(self.settings)))
        client: TestClient[ASGIApp] = TestClient(app, base_url=self.address)
        self.way = Way(self._open.enter_context(client))
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def visit(self, name: str = "") -> Visitor:
        """Somebody who has never been there."""
        return Visitor(self.address, name, self.way)
