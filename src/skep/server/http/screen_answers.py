"""What those who share a screen answer where one of them might be asked in private."""

from litestar import post

from skep.server.model import Person
from skep.server.protocol import Refused, Table, Wishes
from skep.server.services import Services


@post("/api/tables/{table:str}/moment", status_code=200)
async def answer_moment(table: str, person: Person, data: Wishes, services: Services) -> Table:
    """Who at my screen wants to be asked in private; the others let it be."""
    room = await services.rooms.fresh(table)
    if room.row.host != person.id:
        raise Refused("not-yours", "only whose screen is asked can answer", 403)
    await room.answer(data.moment, data.seats)
    return room.table(person.id)
