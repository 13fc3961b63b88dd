"""People: who asks, known again by his cookie, and the name he goes by."""

from dataclasses import replace
from functools import partial
from typing import Any

from litestar import Request, get, put
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.edge.cookies import COOKIE, DEVICE, cookie_line, guest_cookie, new_guest
from skep.server.match.names import clean_name
from skep.server.model import Bearer, Person
from skep.server.protocol import Me, Naming, Refused
from skep.server.services import Services
from skep.server.store import accounts, queries

AnyRequest = Request[Any, Any, Any]


class Visitors(ASGIMiddleware):
    """Knows who asks (`scope["state"]["person"]`), and gives a newcomer a cookie.

    `visitor` there is the whole Person, `session` the hash of his device's token if he signed in.

    A guest is written to the database only when he takes a name or a seat.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not scope["path"].startswith("/api/"):
            await next_app(scope, receive, send)
            return
        services: Services = scope["litestar_app"].state.services
        bearer: Bearer = scope["state"]["bearer"]
        asker = bearer.guest or bearer.session
        person = (
            await services.store.read(lambda c: accounts.person_with(c, bearer)) if asker else None
        )
        if person is not None and bearer.session and services.seen.allows(bearer.session):
            services.store.writer.submit(partial(accounts.see, token=bearer.session))
        if scope["type"] == ScopeType.HTTP:
            send = with_cookie(send, scope)
            person = person or greet(scope, services)
        elif person is None and bearer.session:
            raise Refused("signed-out", "this device has been signed out", 403)
        scope["state"]["person"] = person and person.id
        scope["state"]["visitor"] = person
        scope["state"]["session"] = bearer.session
        await next_app(scope, receive, send)


def greet(scope: Scope, services: Services) -> Person:
    """A newcomer, who is known again from now on."""
    person = new_guest()
    scope["state"]["cookie"] = guest_cookie(person, services.signer)
    return Person(person, guest_name(person))


def with_cookie(send: Send, scope: Scope) -> Send:
    """The answer sets the cookies that are in `scope["state"]` when it begins: `cookie` and
    `device`."""

    async def send_with_cookie(message: Message) -> None:
        if message["type"] == "http.response.start":
            message.setdefault("headers", [])
            for name, kept in ((COOKIE, "cookie"), (DEVICE, "device")):
                value = scope["state"].get(kept)
                if value:
                    line = cookie_line(name, value, secure=scope["scheme"] == "https")
                    MutableScopeHeaders(message).add("set-cookie", line)
        await send(message)

    return send_with_cookie


def guest_name(person: str) -> str:
    """For who has given no name: the honey bee's, which needs no translation, and a number."""
    return f"Apis {int(person[:8], 16) % 900 + 100}"


async def provide_person(request: AnyRequest) -> Person:
    """Who asks, by the name he gave himself."""
    person: Person = request.scope["state"]["visitor"]
    return replace(person, name=person.name or guest_name(person.id))


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.login)


@get("/api/me")
async def read_me(person: Person) -> Me:
    """Who I am."""
    return me(person)


@put("/api/me")
async def write_me(person: Person, data: Naming, services: Services) -> Me:
    """Give myself a name."""
    renamed = replace(person, name=clean_name(data.name))
    await services.store.write(lambda c: queries.remember(c, renamed), about=person.id)
    services.rooms.rename(renamed)
    return me(renamed)
