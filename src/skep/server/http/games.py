"""The games on offer: what `GET /api/games` tells about each."""

from litestar import Response, get

from skep.kernel import kinds
from skep.server.jobs.core_switch import HEADER, CoreSwitch
from skep.server.match.game_info import info
from skep.server.protocol import GameInfo


@get("/api/games")
async def list_games(core_switch: CoreSwitch) -> Response[list[GameInfo]]:
    """Every installed game with its options and bot levels."""
    waiting = {} if core_switch.percent is None else {HEADER: str(core_switch.percent)}
    return Response([info(name) for name in kinds()], headers=waiting)
