"""An account is changed or deleted only by its owner, who proves it once more with the
passphrase or with a passkey. So whoever has lost a passphrase sets another by a passkey."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from litestar import post, put
from msgspec import Meta, Struct, to_builtins

from skep.server.edge.cookies import hash_of, new_token
from skep.server.http import webauthn
from skep.server.http.accounts import (
    Passphrase,
    change_person,
    check_passphrase,
    hand_over,
    verify,
)
from skep.server.http.passkeys import Credential, new_challenge, require_place, used_challenge
from skep.server.http.people import AnyRequest, greet, me
from skep.server.http.webauthn import Unfit
from skep.server.model import Person, Taken
from skep.server.protocol import Me, Refused
from skep.server.services import Services
from skep.server.store import Connection, accounts, passkeys, personal_data

Proven = Callable[[Connection], None]
"""What belongs to a proof is written with what it allows, or not at all."""
Given = Annotated[str, Meta(max_length=200)]


class NewPassphrase(Struct, forbid_unknown_fields=True):
    """`PUT /api/me/passphrase`: the old one, or what a passkey has signed, proves who asks."""

    new: Passphrase
    old: Given = ""
    credential: Credential | None = None


class Forgetting(Struct, forbid_unknown_fields=True):
    """`POST /api/me/forget`; who has kept his name proves that it is he."""

    passphrase: Given = ""
    credential: Credential | None = None


@post("/api/me/proof/challenge", status_code=200)
async def ask_to_prove(request: AnyRequest, person: Person, services: Services) -> dict[str, Any]:
    """What my browser needs to prove by a passkey that it is I who asks:
    `PublicKeyCredentialRequestOptionsJSON`, which names my passkeys."""
    place = require_place(request)
    known = await services.store.read(partial(passkeys.of, person=person.id))
    if not known:
        raise Refused("not-found", "you have no passkey", 404)
    challenge = await new_challenge(request, person, "prove", services)
    return await asyncio.to_thread(webauthn.ask_to_enter, place, challenge, known)


@put("/api/me/passphrase")
async def change_passphrase(
    request: AnyRequest, person: Person, data: NewPassphrase, services: Services
) -> Me:
    """Another passphrase; every other device is signed out."""
    check_passphrase(data.new)
    proven = await prove(request, person, data.old, data.credential, services)
    hashed = await services.passphrases.hash(data.new)
    token = new_token()

    def work(connection: Connection) -> None:
        proven(connection)
        accounts.rehash(connection, person.id, hashed)
        accounts.sign_out_everywhere(connection, person.id)
        accounts.sign_in(connection, person.id, hash_of(token))

    await refusing(services.store.write(work, about=person.id))
    hand_over(request, token, person, services)
    return me(person)


@post("/api/me/forget", status_code=200)
async def forget_me(
    request: AnyRequest, person: Person, data: Forgetting, services: Services
) -> Me:
    """Delete what is stored about me. Games keep their logs, of which nobody knows whose they
    were. This cannot be undone."""
    proven: Proven = nothing
    if person.login is not None:
        proven = await prove(request, person, data.passphrase, data.credential, services)

    def work(connection: Connection) -> None:
        proven(connection)
        personal_data.forget(connection, person.id)

    await refusing(change_person(services, person.id, work))
    return me(greet(request.scope, services))


async def prove(
    request: AnyRequest,
    person: Person,
    passphrase: str,
    credential: Credential | None,
    services: Services,
) -> Proven:
    """It is I: I know my passphrase, or hold one of my passkeys. Else Refused."""
    if person.login is None:
        raise Refused("not-kept", "this name has not been kept: there is no passphrase", 409)
    if credential is not None:
        return await prove_by_passkey(request, person, credential, services)
    session: str | None = request.scope["state"]["session"]
    await verify(request, person.login, passphrase, services, session)
    return nothing


async def prove_by_passkey(
    request: AnyRequest, person: Person, credential: Credential, services: Services
) -> Proven:
    place = require_place(request)
    challenge = await used_challenge(request, person, "prove", services)
    found = await services.store.read(partial(passkeys.find, credential=credential.id))
    if found is None or found[0].person != person.id:
        raise wrong_passkey()
    passkey, _ = found
    answer = to_builtins(credential)
    try:
        counter = await asyncio.to_thread(webauthn.check_entry, place, challenge, answer, passkey)
    except Unfit as error:
        raise wrong_passkey() from error
    return partial(passkeys.use, passkey=passkey, counter=counter)


async def refusing(writing: Any) -> None:
    """A passkey that was removed, or used elsewhere, in this very moment proves nothing."""
    try:
        await writing
    except Taken as error:
        raise wrong_passkey() from error


def wrong_passkey() -> Refused:
    return Refused("wrong-passkey", "this is not a passkey of yours, or was not used rightly", 403)


def nothing(_: Connection) -> None:
    """A passphrase leaves nothing to be written."""
