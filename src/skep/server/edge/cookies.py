"""The cookie: a guest's names him, signed; that of a device on which somebody has signed in holds
a random token, of which only the hash is stored."""

import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

from skep.server.model import Bearer

COOKIE = "skep_person"
DEVICE = "skep_device"
"""Of a device on which somebody has signed in, and stays there when he signs out."""
YEAR = 365 * 24 * 3600
TOKEN = 43
"""Characters of a session's token: 256 bits. Unlike a guest's cookie it has no dot."""


def read_cookie(header: str, signer: Signer) -> Bearer:
    """Whom a cookie names: a guest if we have signed it, a session if it has a token's form."""
    value = find_cookie(header, COOKIE)
    try:
        if len(value) == TOKEN and "." not in value:
            return Bearer(session=hash_of(value))
        return Bearer(guest=signer.unsign(value).decode())
    except (BadSignature, ValueError):
        return Bearer()


def find_cookie(header: str, name: str) -> str:
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(header)
        return cookies[name].value
    except (CookieError, KeyError):
        return ""


def device_cookie(login: str, signer: Signer) -> str:
    """It says that somebody has signed in here with this login, to those who know which."""
    device = secrets.token_hex(8)
    return f"{device}.{signer.get_signature(f'{device} {login}').decode()}"


def read_device(header: str, login: str, signer: Signer) -> str | None:
    """The device's name, if somebody has signed in on it with this login."""
    device, _, signature = find_cookie(header, DEVICE).partition(".")
    return device if signer.verify_signature(f"{device} {login}", signature) else None


def guest_cookie(person: str, signer: Signer) -> str:
    return signer.sign(person).decode()


def new_guest() -> str:
    """The id of somebody who has never been here."""
    return secrets.token_hex(12)


def new_token() -> str:
    """What nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def cookie_line(name: str, value: str, secure: bool) -> str:
    """The header that makes a browser keep the cookie, out of reach of scripts."""
    line = f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return line + ("; Secure" if secure else "")
