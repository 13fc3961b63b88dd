"""Where I want to be told that it is my turn."""

import secrets
from functools import partial
from typing import Annotated

from litestar import get, put
from msgspec import Meta, Struct

from skep.server.http.people import AnyRequest
from skep.server.jobs.outbound import LONGEST, Unreachable
from skep.server.model import Person
from skep.server.protocol import Refused
from skep.server.services import Services
from skep.server.store import hooks
from skep.server.store.hooks import OFF, Hook

ORIGIN = 200
"""The most characters of the page's own address."""


class HookInfo(Struct):
    """`GET /api/me/hook`. `off`: nothing more is sent, because of the last `trouble`."""

    url: str | None
    off: bool = False
    trouble: str | None = None
    secret: str | None = None
    """What signs the calls; shown once, when the hook is set."""


class NewHook(Struct, forbid_unknown_fields=True):
    """`PUT /api/me/hook`; null: tell me nothing."""

    url: Annotated[str, Meta(max_length=LONGEST)] | None


@get("/api/me/hook")
async def read_hook(person: Person, services: Services) -> HookInfo:
    """Where I am told that it is my turn, and whether that works."""
    return shown(await services.store.read(partial(hooks.find, person=person.id)))


@put("/api/me/hook")
async def write_hook(
    request: AnyRequest, person: Person, data: NewHook, services: Services
) -> HookInfo:
    """Name another address, or none."""
    if data.url is None:
        await services.store.write(partial(hooks.remove, person=person.id))
        return HookInfo(None)
    try:
        url, _ = await services.outbound.check(data.url)
    except Unreachable as trouble:
        raise Refused("bad-hook", str(trouble)) from trouble
    secret = secrets.token_urlsafe(32)
    origin = str(request.base_url).rstrip("/")[:ORIGIN]
    await services.store.write(
        partial(hooks.put, person=person, url=str(url), secret=secret, origin=origin)
    )
    return HookInfo(str(url), secret=secret)


def shown(hook: Hook | None) -> HookInfo:
    if hook is None:
        return HookInfo(None)
    return HookInfo(hook.url, off=hook.failures >= OFF, trouble=hook.trouble)
