"""People: guests who are known again by a signed cookie."""

import secrets
import unicodedata
from http.cookies import SimpleCookie
from typing import Any

from itsdangerous import BadSignature, Signer
from litestar import Request, get, put
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.core import Core
from skep.server.limits import address_of
from skep.server.messages import Me, Naming, Refused
from skep.server.store import queries
from skep.server.store.queries import Person

COOKIE = "skep_person"
YEAR = 365 * 24 * 3600


class Visitors(ASGIMiddleware):
    """Knows who asks (`scope["state"]["person"]`) and how often, and gives a newcomer a cookie.

    A guest is written to the database only when he takes a name or a seat.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        core: Core = scope["litestar_app"].state.core
        person = read_cookie(Headers.from_scope(scope).get("cookie", ""), core.signer)
        if scope["path"].startswith("/api/") and not core.calls.allows(person, address_of(scope)):
            raise Refused("too-fast", "too many calls: wait a little", 429)
        if person is None and scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
            person = secrets.token_hex(12)
            send = self.with_cookie(send, person, core.signer, secure=scope["scheme"] == "https")
        scope["state"]["person"] = person
        await next_app(scope, receive, send)

    def with_cookie(self, send: Send, person: str, signer: Signer, secure: bool) -> Send:
        cookie = f"{COOKIE}={signer.sign(person).decode()}; Path=/; Max-Age={YEAR}"
        cookie += "; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                MutableScopeHeaders(message).add("set-cookie", cookie)
            await send(message)

        return send_with_cookie


def read_cookie(header: str, signer: Signer) -> str | None:
    """The person a cookie names, if we have signed it."""
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(header)
        return signer.unsign(cookies[COOKIE].value).decode()
    except (BadSignature, KeyError, ValueError):
        return None


def guest_name(person: str) -> str:
    """For who has given no name: the honey bee's, which needs no translation, and a number."""
    return f"Apis {int(person[:8], 16) % 900 + 100}"


def clean_name(text: str) -> str:
    """The name without what cannot be seen, or Refused."""
    seen = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    name = " ".join(seen.split())
    if not name:
        raise Refused("bad-name", "a name has 1 to 40 characters that can be seen")
    return name


async def provide_person(request: Request[Any, Any, Any], core: Core) -> Person:
    """Who asks, by the name he gave himself."""
    person: str = request.scope["state"]["person"]
    name = await core.store.read(lambda c: queries.name_of(c, person))
    return Person(person, name or guest_name(person))


@get("/api/me")
async def read_me(person: Person) -> Me:
    """Who I am."""
    return Me(person.id, person.name)


@put("/api/me")
async def write_me(person: Person, data: Naming, core: Core) -> Me:
    """Give myself a name."""
    renamed = Person(person.id, clean_name(data.name))
    await core.store.write(lambda c: queries.remember(c, renamed), about=person.id)
    core.hall.rename(renamed)
    return Me(renamed.id, renamed.name)
