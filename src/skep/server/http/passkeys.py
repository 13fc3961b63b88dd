"""Passkeys: whoever has kept his name may sign in without typing anything.

Each takes two calls: the server asks (what an authenticator signs is kept for a few minutes, for
this person on this device, and counts once), and the browser brings the authenticator's answer.
"""

import asyncio
import secrets
from functools import partial
from typing import Annotated, Any, Literal

from litestar import get, post
from msgspec import Meta, Struct, field, to_builtins

from skep.server.edge.cookies import hash_of
from skep.server.edge.security import Place, place_of
from skep.server.http import webauthn
from skep.server.http.accounts import enter, refuse_too_many
from skep.server.http.people import AnyRequest
from skep.server.http.webauthn import Unfit
from skep.server.match.names import clean_name
from skep.server.model import Person, Taken, now
from skep.server.protocol import Me, Name, Refused, as_time
from skep.server.services import Services
from skep.server.store import passkeys
from skep.server.store.passkeys import Passkey, Purpose, TooMany

CHALLENGE = 32
"""Bytes of a challenge."""

WORD = "^[A-Za-z0-9_-]+$"
CredentialId = Annotated[str, Meta(pattern=WORD, max_length=1364)]
Long = Annotated[str, Meta(pattern=WORD, max_length=12_000)]
Short = Annotated[str, Meta(pattern=WORD, max_length=3_000)]
"""Bytes as base64url, without padding."""


class Made(Struct):
    """What an authenticator says of the key it has made. Browsers send more, which is not read."""

    client_data: Short = field(name="clientDataJSON")
    attestation: Long = field(name="attestationObject")


class NewCredential(Struct):
    """As `PublicKeyCredential.toJSON()` writes it."""

    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: Literal["public-key"]
    response: Made


class NewPasskey(Struct, forbid_unknown_fields=True):
    """`POST /api/me/passkeys`."""

    name: Name
    """Where it was made, for its owner to know it again."""
    credential: NewCredential


class Signed(Struct):
    """What an authenticator has signed. Browsers send more, which is not read."""

    client_data: Short = field(name="clientDataJSON")
    authenticator: Short = field(name="authenticatorData")
    signature: Short
    handle: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=86)] = field(
        name="userHandle", default=""
    )
    """For whom the key was made. Who keeps passkeys keeps it; an answer without proves nothing."""


class Credential(Struct):
    """As `PublicKeyCredential.toJSON()` writes it."""

    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: Literal["public-key"]
    response: Signed


class Entering(Struct, forbid_unknown_fields=True):
    """`POST /api/me/sign-in/passkey`."""

    credential: Credential
    bring: bool = False
    """Do the tables of the guest this device has been come along?"""


class PasskeyInfo(Struct):
    """One entry of `GET /api/me/passkeys`; `used` is null until it has been."""

    id: str
    name: str
    created: str
    used: str | None


# ------------------------------------------------------------------------------ my passkeys


@get("/api/me/passkeys")
async def list_passkeys(person: Person, services: Services) -> list[PasskeyInfo]:
    """My passkeys, the first one first."""
    return [
        shown(each) for each in await services.store.read(partial(passkeys.of, person=person.id))
    ]


@post("/api/me/passkeys/challenge", status_code=200)
async def ask_for_passkey(
    request: AnyRequest, person: Person, services: Services
) -> dict[str, Any]:
    """What my browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`."""
    refuse_guests(person)
    place = require_place(request)
    challenge = await new_challenge(request, person, "add", services)
    known = await services.store.read(partial(passkeys.of, person=person.id))
    return await asyncio.to_thread(webauthn.ask_for_new, place, challenge, person, known)


@post("/api/me/passkeys")
async def add_passkey(
    request: AnyRequest, person: Person, data: NewPasskey, services: Services
) -> PasskeyInfo:
    """Add the passkey that my browser has made."""
    refuse_guests(person)
    place = require_place(request)
    name = clean_name(data.name)
    challenge = await used_challenge(request, person, "add", services)
    answer = to_builtins(data.credential)
    try:
        key = await asyncio.to_thread(webauthn.check_new, place, challenge, answer)
    except Unfit as error:
        raise Refused("bad-passkey", "this is not an answer to what was asked") from error
    passkey = Passkey(
        id=secrets.token_hex(12),
        person=person.id,
        credential=key.credential,
        public_key=key.public_key,
        counter=key.counter,
        name=name,
        created=now(),
    )
    try:
        await services.store.write(partial(passkeys.add, passkey=passkey))
    except Taken as error:
        raise Refused("passkey-known", "this passkey is known already", 409) from error
    except TooMany as error:
        message = f"a person has at most {passkeys.MOST} passkeys"
        raise Refused("too-many-passkeys", message, 409) from error
    return shown(passkey)


@post("/api/me/passkeys/{passkey:str}/remove", status_code=200)
async def remove_passkey(person: Person, passkey: str, services: Services) -> list[PasskeyInfo]:
    """Nobody can sign in with this one any more; those that are left."""
    if not await services.store.write(partial(passkeys.remove, person=person.id, passkey=passkey)):
        raise Refused("not-found", "you have no such passkey", 404)
    return [
        shown(each) for each in await services.store.read(partial(passkeys.of, person=person.id))
    ]


def shown(passkey: Passkey) -> PasskeyInfo:
    used = None if passkey.used is None else as_time(passkey.used)
    return PasskeyInfo(passkey.id, passkey.name, as_time(passkey.created), used)


def refuse_guests(person: Person) -> None:
    if person.login is None:
        raise Refused("not-kept", "a guest has no passkeys: keep your name first", 409)


# ------------------------------------------------------------------------------ signing in


@post("/api/me/sign-in/challenge", status_code=200)
async def ask_to_enter(request: AnyRequest, person: Person, services: Services) -> dict[str, Any]:
    """What my browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON`."""
    place = require_place(request)
    challenge = await new_challenge(request, person, "enter", services)
    return await asyncio.to_thread(webauthn.ask_to_enter, place, challenge)


@post("/api/me/sign-in/passkey", status_code=200)
async def enter_by_passkey(
    request: AnyRequest, person: Person, data: Entering, services: Services
) -> Me:
    """Be on this device whose passkey that is.

    Of a passkey nobody has and of a wrong answer the same is said.
    """
    place = require_place(request)
    challenge = await used_challenge(request, person, "enter", services)
    wrong = Refused("wrong-passkey", "this passkey is not known here, or was not used rightly", 403)
    found = await services.store.read(partial(passkeys.find, credential=data.credential.id))
    if found is None:
        raise wrong
    passkey, known = found
    answer = to_builtins(data.credential)
    try:
        counter = await asyncio.to_thread(webauthn.check_entry, place, challenge, answer, passkey)
        use = partial(passkeys.use, passkey=passkey, counter=counter)
        return await enter(request, person, known, data.bring, use, services)
    except (Unfit, Taken) as error:
        raise wrong from error


# ------------------------------------------------------------------------------ challenges


def require_place(request: AnyRequest) -> Place:
    """A passkey belongs to a host's name."""
    place = place_of(request.scope)
    if place is None:
        message = "passkeys need a host with a name, such as localhost: this one has only numbers"
        raise Refused("no-passkeys", message, 409)
    return place


async def new_challenge(
    request: AnyRequest, person: Person, what: Purpose, services: Services
) -> bytes:
    """Who tries too often gets none; and without one there is no trying."""
    asker = asker_of(request, person)
    refuse_too_many(request, asker, services)
    challenge = secrets.token_bytes(CHALLENGE)
    await services.store.write(
        partial(passkeys.put_challenge, asker=asker, what=what, challenge=challenge)
    )
    return challenge


async def used_challenge(
    request: AnyRequest, person: Person, what: Purpose, services: Services
) -> bytes:
    """What was to be signed; it cannot be answered a second time, whatever the answer is worth."""
    asker = asker_of(request, person)
    challenge = await services.store.write(partial(passkeys.take_challenge, asker=asker, what=what))
    if challenge is None:
        message = "nothing was asked, or too long ago, or it has been answered: begin again"
        raise Refused("passkey-late", message, 409)
    return challenge


def asker_of(request: AnyRequest, person: Person) -> str:
    """This person on this device, so that nobody else can use the challenge."""
    return hash_of(f"{person.id} {request.scope['state']['session']}")
