"""Authenticators: what the holder of a passkey is asked, and whether it answers rightly (WebAuthn).

The library takes a fifth of a second to load: each function imports it for itself, so that a server
nobody shows a passkey starts without it. They are meant for a thread.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from skep.server.edge.security import Place
from skep.server.model import Person
from skep.server.store.passkeys import LIFE, Passkey

# ruff: noqa: PLC0415 -- see above

Json = dict[str, Any]
LONGEST = 1023
"""The most bytes of an id that an authenticator may give (WebAuthn, 4)."""


class Unfit(Exception):
    """An answer that proves nothing."""


@dataclass(frozen=True)
class NewKey:
    """What an authenticator has made."""

    credential: str
    public_key: bytes
    counter: int


def ask_for_new(place: Place, challenge: bytes, person: Person, known: list[Passkey]) -> Json:
    """What `navigator.credentials.create` is given, as JSON.

    The authenticator is to keep the key with the person's id, so that he need not say who he is;
    one that keeps one of his already makes no second.
    """
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import options_to_json_dict, structs

    return options_to_json_dict(
        generate_registration_options(
            rp_id=place.host,
            rp_name="Skep",
            user_id=handle(person.id),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=challenge,
            timeout=LIFE,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.credential))
                for each in known
            ],
        )
    )


def ask_to_enter(place: Place, challenge: bytes, known: Sequence[Passkey] = ()) -> Json:
    """What `navigator.credentials.get` is given, as JSON: one of the known passkeys, or if none is
    known any for this place."""
    from webauthn import base64url_to_bytes, generate_authentication_options
    from webauthn.helpers import options_to_json_dict, structs

    return options_to_json_dict(
        generate_authentication_options(
            rp_id=place.host,
            challenge=challenge,
            timeout=LIFE,
            allow_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.credential))
                for each in known
            ],
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
    )


def check_new(place: Place, challenge: bytes, answer: Json) -> NewKey:
    """The key that was made for this challenge at this place, or Unfit."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception as error:  # of a malformed answer the library raises whatever it stumbles on
        raise Unfit from error
    if len(made.credential_id) > LONGEST:
        raise Unfit
    return NewKey(
        bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count
    )


def check_entry(place: Place, challenge: bytes, answer: Json, passkey: Passkey) -> int:
    """How often the passkey has signed by now, if it has signed this challenge at this place.

    Else Unfit; as well if it claims to have signed no more often than before (it may have been
    copied), or if it was not made for the person whose it is.
    """
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        verified = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.counter,
        )
        whose = base64url_to_bytes(answer["response"]["userHandle"])
    except Exception as error:
        raise Unfit from error
    if whose != handle(passkey.person):
        raise Unfit
    return verified.new_sign_count


def handle(person: str) -> bytes:
    """What an authenticator keeps of a person: his id, which tells nothing of him."""
    return person.encode()
