"""Accounts: a guest keeps his name with a passphrase, and is himself on several devices.

A guest's cookie names him for good. Whoever keeps his name gets a session for each device instead,
which can be ended; from then on guest's cookies of that person are worth nothing.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct

from skep.server.edge.addresses import address_of
from skep.server.edge.cookies import device_cookie, hash_of, new_token, read_device
from skep.server.http.people import AnyRequest, greet, me
from skep.server.match.names import folded
from skep.server.model import Person, Taken
from skep.server.protocol import Me, Refused, as_time
from skep.server.services import Services
from skep.server.store import Connection, accounts, personal_data
from skep.server.store.accounts import Account

LOGIN = re.compile(r"[\w.-]{3,40}")
LEAST = 8
"""The fewest characters of a passphrase."""

Login = Annotated[str, Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, Meta(min_length=1, max_length=200)]


class Keeping(Struct, forbid_unknown_fields=True):
    """`POST /api/me/keep`."""

    login: Login
    passphrase: Passphrase


class SigningIn(Struct, forbid_unknown_fields=True):
    """`POST /api/me/sign-in`."""

    login: Login
    passphrase: Passphrase
    bring: bool = False
    """Do the tables of the guest this device has been come along?"""


class SigningOut(Struct, forbid_unknown_fields=True):
    """`POST /api/me/sign-out`."""

    everywhere: bool = False


class Device(Struct):
    """One entry of `GET /api/me/devices`; `here` is the one that asks."""

    created: str
    seen: str
    here: bool


# ------------------------------------------------------------------------------ keeping a name


@post("/api/me/keep", status_code=200)
async def keep_name(request: AnyRequest, person: Person, data: Keeping, services: Services) -> Me:
    """Keep my name: from now on I can sign in elsewhere."""
    if person.login is not None:
        raise Refused("kept-already", "this name is kept already", 409)
    kept = replace(person, login=clean_login(data.login))
    check_passphrase(data.passphrase)
    refuse_too_many(request, person.id, services)
    hashed = await services.passphrases.hash(data.passphrase)
    token = new_token()

    def work(connection: Connection) -> None:
        accounts.keep(connection, person, kept.login or "", hashed, hash_of(token))

    try:
        await services.store.write(work, about=person.id)
    except Taken as error:
        raise Refused("login-taken", f"somebody else is called '{kept.login}'", 409) from error
    hand_over(request, token, kept, services)
    return me(kept)


def clean_login(text: str) -> str:
    """The login in the one form that is stored, or Refused."""
    login = folded(text)
    if not LOGIN.fullmatch(login):
        raise Refused("bad-login", "a login has 3 to 40 letters, digits, dots and hyphens")
    return login


def check_passphrase(passphrase: str) -> None:
    if len(passphrase) < LEAST:
        raise Refused("bad-passphrase", f"a passphrase has at least {LEAST} characters")


# ------------------------------------------------------------------------------ signing in and out


@post("/api/me/sign-in", status_code=200)
async def sign_in(request: AnyRequest, person: Person, data: SigningIn, services: Services) -> Me:
    """Be on this device who I am elsewhere."""
    account = await verify(request, data.login, data.passphrase, services)
    hashed = None
    if services.passphrases.outdated(account.passphrase):
        hashed = await services.passphrases.hash(data.passphrase)

    def first(connection: Connection) -> None:
        if hashed is not None:
            accounts.rehash(connection, account.person.id, hashed)

    return await enter(request, person, account.person, data.bring, first, services)


@post("/api/me/sign-out", status_code=200)
async def sign_out(request: AnyRequest, person: Person, data: SigningOut, services: Services) -> Me:
    """Be a guest on this device from now on; or on all."""
    session: str | None = request.scope["state"]["session"]
    if session is None:
        raise Refused("not-kept", "a guest cannot sign out: nobody could sign in again", 409)
    if data.everywhere:
        work = partial(accounts.sign_out_everywhere, person=person.id)
    else:
        work = partial(accounts.sign_out, token=session)
    await services.store.write(work, about=person.id)
    return me(greet(request.scope, services))


async def enter(
    request: AnyRequest,
    person: Person,
    known: Person,
    bring: bool,
    first: Callable[[Connection], None],
    services: Services,
) -> Me:
    """Who asks has proved that he is `known`: this device is his from now on.

    What comes `first` belongs to the proof, and is written with the rest or not at all.
    """
    token = new_token()
    brought = person.id if bring and person.login is None else None
    former: str | None = request.scope["state"]["session"]

    def work(connection: Connection) -> None:
        first(connection)
        if former is not None:
            accounts.sign_out(connection, former)
        if brought is not None:
            personal_data.take_over(connection, brought, known.id)
        accounts.sign_in(connection, known.id, hash_of(token))

    await change_person(services, person.id, work)
    hand_over(request, token, known, services)
    return me(known)


def hand_over(request: AnyRequest, token: str, person: Person, services: Services) -> None:
    """This device is that person's from now on, and remembers the login when it no longer is."""
    request.scope["state"]["cookie"] = token
    request.scope["state"]["device"] = device_cookie(person.login or "", services.devices)


@get("/api/me/devices")
async def list_devices(request: AnyRequest, person: Person, services: Services) -> list[Device]:
    """Where I am signed in, the device used last first."""
    here: str | None = request.scope["state"]["session"]
    rows = await services.store.read(lambda c: accounts.devices_of(c, person.id))
    return [Device(as_time(row.created), as_time(row.seen), row.token == here) for row in rows]


async def verify(
    request: AnyRequest, login: str, passphrase: str, services: Services, session: str | None = None
) -> Account:
    """The account, if the passphrase is right.

    Of a login nobody has and of a wrong passphrase the same is said, after the same time.
    """
    name = folded(login)
    device = refuse_too_many(request, name, services, session)
    account = None
    if LOGIN.fullmatch(name):
        account = await services.store.read(lambda c: accounts.find(c, name))
    right = await services.passphrases.fits(passphrase, account.passphrase if account else None)
    if account is None or not right:
        raise Refused("wrong-passphrase", "there is no such login, or its passphrase differs", 403)
    services.sign_ins.was_right(name, device)
    return account


def refuse_too_many(
    request: AnyRequest, login: str, services: Services, session: str | None = None
) -> str | None:
    """One more try for this login, from this address or device, unless there have been too many.

    The device's name is returned if it is known: one with a session is, and one with a cookie of
    an earlier one.
    """
    cookies = request.headers.get("cookie", "")
    device = session or read_device(cookies, login, services.devices)
    if not services.sign_ins.allows(login, address_of(request.scope), device):
        raise Refused("too-fast", "too many tries: wait a while", 429)
    return device


# ------------------------------------------------------------------------------ my data


@get("/api/me/data")
async def read_data(person: Person, services: Services) -> dict[str, list[dict[str, Any]]]:
    """All that is stored about me."""
    return await services.store.read(lambda c: personal_data.gather(c, person.id))


async def change_person(
    services: Services, person: str, work: Callable[[Connection], None]
) -> None:
    """Write something that concerns all tables of a person; they then show it."""
    await services.store.write(work, about=person)
    await services.rooms.catch_up(person)
