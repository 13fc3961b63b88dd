"""The live socket: one per open table and window."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from skep.server.edge.quotas import Bucket
from skep.server.live.socket import Listener, listen
from skep.server.services import Services

log = logging.getLogger("skep.server")


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str, services: Services) -> None:
    """Play and watch."""
    room = await services.rooms.fresh(table)
    await socket.accept()
    listener = Listener(
        socket, room, socket.scope["state"]["person"], services.store, services.meters
    )
    services.meters.sockets.inc()
    rate = services.settings.messages_per_second
    room.presence.arrive(listener)
    room.nudge()
    sender = asyncio.create_task(listener.run())
    # As a task of its own: whenever a request comes, the layers above this are not gone through.
    reader = asyncio.create_task(listen(socket, room, listener, Bucket(rate, burst=3 * rate)))
    try:
        await reader
    except (WebSocketDisconnect, OSError):
        log.info("table %s: a socket closed", table)
    finally:
        services.meters.sockets.dec()
        listener.step_out()
        room.presence.leave(listener)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        room.nudge()
