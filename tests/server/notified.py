"""The server, but the receiver of the tests on this machine is its outside world."""

import os
import ssl
from collections.abc import Sequence

from skep.server import from_environment, listen, serve
from skep.server.jobs.outbound import Outbound

RUN = "from server.notified import run; run()"


def outbound(port: int, certificate: str) -> Outbound:
    """Every name leads to this machine, which counts as public."""

    async def here(_: str, __: int) -> Sequence[str]:
        return ["127.0.0.1"]

    trust = ssl.create_default_context(cafile=certificate)
    return Outbound(here, lambda address: address.is_loopback, (port,), trust)


def run() -> None:
    world = outbound(int(os.environ["RECEIVER_PORT"]), os.environ["RECEIVER_CERTIFICATE"])
    serve(from_environment(), listen("127.0.0.1", 0), outbound=world)
