"""For whoever runs the server: is it well (`/health`), and what does it count (`/metrics`)?"""

import logging

from litestar import Response, get
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from skep.server.core import Core

log = logging.getLogger("skep.server")


class Health(Struct):
    """`GET /health`: 200 if the database answers, else 503."""

    database: bool


@get("/health", include_in_schema=False)
async def read_health(core: Core) -> Response[Health]:
    """Can this process serve? A proxy asks before it sends anybody here."""
    try:
        await core.store.read(lambda connection: connection.execute(text("SELECT 1")))
    except SQLAlchemyError:
        log.warning("the database does not answer")
        return Response(Health(database=False), status_code=503)
    return Response(Health(database=True))


@get("/metrics", include_in_schema=False)
async def read_metrics(core: Core) -> Response[bytes]:
    """Counts for Prometheus; a proxy should not pass this address on."""
    core.meters.rooms.set(len(core.hall.rooms))
    return Response(generate_latest(core.meters.registry), media_type=CONTENT_TYPE_LATEST)
