"""Passwords: Argon2id, in threads, a few at a time; and the same work whether there is an account or not."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from menlo.server.faults import Refuse
from menlo.server.protocol import Code

LEAST, MOST = 8, 200  # characters
AT_ONCE = 2  # each takes 64 MiB and a core for some tens of milliseconds

_hasher = PasswordHasher()


class Passwords:
    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        check_length(password)
        async with self._turn:
            return await asyncio.to_thread(_hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password. Where none is kept it is compared all the same, so that nobody learns of it."""
        async with self._turn:
            return await asyncio.to_thread(_fits, kept, password)


def check_length(password: str) -> None:
    if not LEAST <= len(password) <= MOST:
        raise Refuse(Code.MALFORMED, f"bad password: expected {LEAST} to {MOST} characters")


def _fits(kept: str | None, password: str) -> bool:
    try:
        _hasher.verify(kept if kept is not None else _nobodys(), password)
        return kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash("the password of nobody")
