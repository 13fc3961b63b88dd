"""An authenticator in software: it keeps keys as a telephone does, and signs with them.

It does what it is told, honest or not: a test may let it lie about anything it says.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
"""Flags of what is signed: somebody was there, it was the right one, a key comes with it."""


@dataclass
class Key:
    """One passkey: for which host, made for whom."""

    host: str
    handle: bytes
    credential: bytes = field(default_factory=lambda: token_bytes(24))
    private: EllipticCurvePrivateKey = field(
        default_factory=lambda: generate_private_key(SECP256R1())
    )
    counter: int = 0

    def cose(self) -> bytes:
        """The public key as authenticators write it (ES256)."""
        numbers = self.private.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})


@dataclass
class Authenticator:
    """In a browser that shows a page of that origin."""

    origin: str
    counts: bool = True
    """Does it count how often it signs? Those that share keys between devices do not."""
    keys: list[Key] = field(default_factory=list)

    def make(self, asked: Json) -> Json:
        """Make a key, and answer as `navigator.credentials.create` does."""
        key = Key(asked["rp"]["id"], from_text(asked["user"]["id"]))
        self.keys.append(key)
        said = self.data(key, PRESENT | VERIFIED | ATTESTED)
        length = len(key.credential).to_bytes(2, "big")
        said += bytes(16) + length + key.credential + key.cose()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        client = self.client("webauthn.create", asked["challenge"])
        response = {"clientDataJSON": to_text(client), "attestationObject": to_text(attestation)}
        return answer(key, {**response, "transports": ["internal"]})

    def sign(self, asked: Json, key: Key | None = None) -> Json:
        """Sign with a key for that host, and answer as `navigator.credentials.get` does."""
        key = key or next(each for each in self.keys if each.host == asked["rpId"])
        key.counter += self.counts
        said = self.data(key, PRESENT | VERIFIED)
        client = self.client("webauthn.get", asked["challenge"])
        signature = key.private.sign(said + sha256(client).digest(), ECDSA(SHA256()))
        return answer(
            key,
            {
                "clientDataJSON": to_text(client),
                "authenticatorData": to_text(said),
                "signature": to_text(signature),
                "userHandle": to_text(key.handle),
            },
        )

    def client(self, what: str, challenge: str) -> bytes:
        """What the browser adds to what is signed."""
        said = {"type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def data(self, key: Key, flags: int) -> bytes:
        host = sha256(key.host.encode()).digest()
        return host + bytes([flags]) + key.counter.to_bytes(4, "big")


def answer(key: Key, response: Json) -> Json:
    name = to_text(key.credential)
    return {
        "id": name,
        "rawId": name,
        "type": "public-key",
        "authenticatorAttachment": "platform",
        "clientExtensionResults": {},
        "response": response,
    }


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "===")
