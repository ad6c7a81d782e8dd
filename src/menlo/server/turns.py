"""Which node moves the bots of a match. A lease in Redis saves the others the thinking; it decides nothing: should two
nodes move the same bot, the store takes the first move and the other is stale."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Protocol

from redis.asyncio import Redis

from menlo.server.broker import AWAY

LEASE_SECONDS = 6.0  # after which another node moves the bots of one that has died

log = logging.getLogger("menlo.server")

# Only whoever holds the lease may prolong it or give it back.
_PROLONG = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0"
_RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"


class Turns(Protocol):
    def take(self, match: str) -> AbstractAsyncContextManager[bool]:
        """Hold the bots of a match for as long as the context lasts; False when another node does."""


class Alone:
    """There is no other node."""

    @asynccontextmanager
    async def take(self, match: str) -> AsyncIterator[bool]:
        yield True


class Leases:
    def __init__(self, redis: Redis, seconds: float = LEASE_SECONDS) -> None:
        self._redis = redis
        self._node = secrets.token_hex(8)
        self._milliseconds = int(seconds * 1000)
        self._prolong = redis.register_script(_PROLONG)
        self._release = redis.register_script(_RELEASE)

    @asynccontextmanager
    async def take(self, match: str) -> AsyncIterator[bool]:
        key = f"menlo:bots:{match}"
        try:
            taken = await self._redis.set(key, self._node, nx=True, px=self._milliseconds)
        except AWAY:
            taken = True  # better twice than never
        if not taken:
            yield False
            return
        keeping = asyncio.create_task(self._keep(key))
        try:
            yield True
        finally:
            keeping.cancel()
            with suppress(*AWAY):
                await self._release(keys=[key], args=[self._node])

    async def _keep(self, key: str) -> None:
        while True:
            await asyncio.sleep(self._milliseconds / 3000)
            with suppress(*AWAY):
                await self._prolong(keys=[key], args=[self._node, self._milliseconds])
