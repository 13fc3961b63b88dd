"""What those who share a screen answer where one of them might be asked in private."""

from litestar import post

from skep.server.core import Core
from skep.server.messages import Refused, Table, Wishes
from skep.server.store.queries import Person


@post("/api/tables/{table:str}/moment", status_code=200)
async def answer_moment(table: str, person: Person, data: Wishes, core: Core) -> Table:
    """Who at my screen wants to be asked in private; the others let it be."""
    room = await core.hall.fresh(table)
    if room.row.host != person.id:
        raise Refused("not-yours", "only whose screen is asked can answer", 403)
    await room.answer(data.moment, data.seats)
    return room.table(person.id)
