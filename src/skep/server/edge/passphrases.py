"""Passphrases: hashed with Argon2id, off the event loop and a few at a time."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Hashes computed at the same time: each takes 64 MiB for a moment."""


class Passphrases:
    """Hashes and checks, with the parameters RFC 9106 recommends where memory is scarce."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, passphrase: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def fits(self, passphrase: str, kept: str | None) -> bool:
        """Is this the passphrase? Where none is kept the answer takes as long."""
        if kept is None:
            self._nobodys = self._nobodys or await self.hash("the passphrase of nobody")
        async with self._turns:
            right = await asyncio.to_thread(self._check, passphrase, kept or self._nobodys or "")
        return right and kept is not None

    def outdated(self, kept: str) -> bool:
        """Was it hashed with weaker parameters than today's?"""
        return self._hasher.check_needs_rehash(kept)

    def _check(self, passphrase: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, passphrase)
        except (VerificationError, InvalidHashError):
            return False
