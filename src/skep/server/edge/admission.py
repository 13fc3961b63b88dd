"""Admission: the outermost layer. How often, and how much at once, an address and a person may ask,
whatever for: what is refused here costs next to nothing."""

import msgspec
from itsdangerous import Signer
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from skep.server.edge.addresses import Proxies, address_of
from skep.server.edge.cookies import read_cookie
from skep.server.edge.open_count import OpenCount
from skep.server.edge.quotas import Quota
from skep.server.protocol import Problem, Refused
from skep.server.settings import Settings

BUSY = Refused("too-many", "too much is open at this address: close something", 429)
NOWHERE = Refused("not-found", "there is nothing whose name holds a NUL", 404)
NO_PAGE = "/nowhere"
"""A path the page does not know: whoever asked for one that cannot be is shown that."""
UNREADABLE = Refused("bad-message", "a NUL cannot be asked for")
FAST = Refused("too-fast", "too many calls: wait a little", 429)


def admitted(app: ASGIApp, settings: Settings, signer: Signer, calls: Quota) -> ASGIApp:
    """Who bears which cookie is in `scope["state"]["bearer"]` from here on.

    Files of the page are counted for an address alone: whoever has asked too much may reload it.
    """
    proxies = Proxies(settings.proxies)
    open_count = OpenCount(settings.connections_per_address)

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            return await app(scope, receive, send)
        address = address_of(scope)
        bearer = read_cookie(Headers.from_scope(scope).get("cookie", ""), signer)
        scope["state"]["bearer"] = bearer
        asker = bearer.guest or bearer.session if scope["path"].startswith("/api/") else None
        if not calls.allows(asker, address):
            return await refuse(FAST, scope, send)
        if "\0" in scope["path"]:  # no table, file or database has one
            if scope["path"].startswith("/api/"):
                return await refuse(NOWHERE, scope, send)
            scope["path"] = NO_PAGE
        if b"%00" in scope["query_string"]:
            return await refuse(UNREADABLE, scope, send)
        if proxies.speak_for_themselves(scope):
            return await app(scope, receive, send)
        if not open_count.enter(address):
            return await refuse(BUSY, scope, send)
        try:
            return await app(scope, receive, send)
        finally:
            open_count.leave(address)

    return admit


async def refuse(refusal: Refused, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1013, "reason": refusal.code})
        return
    body = msgspec.json.encode(Problem(refusal.code, refusal.message))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
