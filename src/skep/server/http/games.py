"""The games on offer: what `GET /api/games` tells about each."""

from litestar import Response, get

from skep.kernel import kinds
from skep.server.jobs.core_switch import HEADER, CoreSwitch
from skep.server.match.game_info import info
from skep.server.protocol import GameInfo
from skep.server.services import Services

LAB = "X-Lab"
"""Is there where the host shows the laboratory's reports."""


@get("/api/games")
async def list_games(core_switch: CoreSwitch, services: Services) -> Response[list[GameInfo]]:
    """Every installed game with its options and bot levels."""
    headers = {} if core_switch.percent is None else {HEADER: str(core_switch.percent)}
    if services.settings.lab is not None:
        headers[LAB] = "yes"
    return Response([info(name) for name in kinds()], headers=headers)
