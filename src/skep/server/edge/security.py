"""Security: who may call from where, and what a browser may do with the answer."""

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.protocol import Refused

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Scripts come from our own files only; a style attribute (a piece's place) may stand inline."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard(ASGIMiddleware):
    """Turns away calls from foreign pages, and sends every answer with strict headers."""

    def __init__(self, origins: tuple[str, ...]) -> None:
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            self.check_origin(headers)
        elif scope["method"] not in SAFE:
            self.check_origin(headers)
            check_content(headers)
        await next_app(scope, receive, send)

    def check_origin(self, headers: Headers) -> None:
        """A browser says from which page a call comes; it must be one of ours."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if not (host := host_of(origin)) or host != headers.get("host"):
            raise Refused("foreign-origin", "this page may not call this server", 403)


def host_of(origin: str) -> str:
    """Host and port of an origin; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def check_content(headers: Headers) -> None:
    """A form of another site cannot send JSON, so JSON it must be."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("not-json", "send a body of the type application/json", 415)


@dataclass(frozen=True)
class Place:
    """Where the page is that calls, and the host's name in it."""

    origin: str
    host: str


def place_of(scope: Scope) -> Place | None:
    """By the browser's word, which the Guard has let pass, or else by the host that was called.

    None if that has no name: an address in numbers can belong to anybody.
    """
    headers = Headers.from_scope(scope)
    origin = headers.get("origin") or f"{scope['scheme']}://{headers.get('host', '')}"
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        return None
    return Place(origin, host) if host and not in_numbers(host) else None


def in_numbers(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def with_headers(app: ASGIApp) -> ASGIApp:
    """The outermost layer: errors, too, go out with strict headers, unless a call has its own."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:  # no headers to set; every layer costs
            return await app(scope, receive, send)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = "max-age=31536000"
            await send(message)

        return await app(scope, receive, send_guarded)

    return guarded
