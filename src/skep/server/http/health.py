"""For whoever runs the server: is it well (`/health`), and what does it count (`/metrics`)?"""

import logging

from litestar import Response, get
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from skep.server.services import Services

log = logging.getLogger("skep.server")


class Health(Struct):
    """`GET /health`: 200 if the database answers, else 503."""

    database: bool


@get("/health", include_in_schema=False)
async def read_health(services: Services) -> Response[Health]:
    """Can this process serve? A proxy asks before it sends anybody here."""
    if await services.store.answers():
        return Response(Health(database=True))
    log.warning("the database does not answer")
    return Response(Health(database=False), status_code=503)


@get("/metrics", include_in_schema=False)
async def read_metrics(services: Services) -> Response[bytes]:
    """Counts for Prometheus; a proxy should not pass this address on."""
    services.meters.rooms.set(len(services.rooms.opened))
    return Response(generate_latest(services.meters.registry), media_type=CONTENT_TYPE_LATEST)
