"""Par over HTTP: what a bot makes of the chance somebody has just played with alone."""

from litestar import get

from skep.kernel import GameKind
from skep.server.core import Core
from skep.server.messages import Par, Refused
from skep.server.tables import finished

LEVELS = ("hard", "medium")
"""The level that sets the par: the first of these that a game has."""
OWN_CHANCE = ("game", "daily")
"""The purposes of tables that took over nothing from elsewhere."""


@get("/api/tables/{table:str}/par")
async def read_par(table: str, core: Core) -> Par:
    """What a bot scores on the same chance; it begins to play when this is first asked."""
    room = finished(await core.hall.room(table))
    level = level_of(room.kind)
    if room.fold.game.players != 1 or room.row.purpose not in OWN_CHANCE or level is None:
        raise Refused("not-found", "only a game played alone has a par", 404)
    return await core.pars.of(room.row, level)


def level_of(kind: GameKind) -> str | None:
    return next((level for level in LEVELS if level in kind.levels), None)
