"""Par over HTTP: what a bot makes of the chance somebody has just played with alone."""

from litestar import get

from skep.kernel import GameKind
from skep.server.http.tables import finished
from skep.server.protocol import Par, Refused
from skep.server.services import Services

LEVELS = ("hard", "medium")
"""The level that sets the par: the first of these that a game has."""
OWN_CHANCE = ("game", "daily")
"""The purposes of tables that took over nothing from elsewhere."""


@get("/api/tables/{table:str}/par")
async def read_par(table: str, services: Services) -> Par:
    """What a bot scores on the same chance; it begins to play when this is first asked."""
    room = finished(await services.rooms.room(table))
    level = level_of(room.kind)
    if room.progress.game.players != 1 or room.row.purpose not in OWN_CHANCE or level is None:
        raise Refused("not-found", "only a game played alone has a par", 404)
    return await services.par_games.of(room.row, level)


def level_of(kind: GameKind) -> str | None:
    return next((level for level in LEVELS if level in kind.levels), None)
