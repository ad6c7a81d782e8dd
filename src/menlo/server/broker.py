"""Redis between nodes. It carries news and jobs and holds nothing that could not be made again: while it is away every
node goes on alone, and finds out from the store what it has missed."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from menlo.kernel.errors import MenloError

log = logging.getLogger("menlo.server")

EXPECTED = "expected redis://host:port/number, rediss://… or unix://…"
PATIENCE = 2.0  # seconds for an answer of Redis, beyond what it was asked to wait
REST = 0.25  # seconds before trying again
AWAY = (RedisError, OSError, TimeoutError)  # what it looks like when Redis is not there


def connect(url: str, wait: float = 0.0) -> Redis:
    """A pool of connections; `wait` is how long its commands may be told to block."""
    try:
        # One more try at once, because a connection of the pool may have been closed long ago; then it is away.
        return Redis.from_url(
            url,
            socket_timeout=PATIENCE + wait,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 1),
        )
    except ValueError:
        # Not quoted: it may hold a password.
        raise MenloError(f"no URL of a broker: {EXPECTED}") from None


async def must_answer(redis: Redis) -> None:
    """Refuse to start with a broker that is not there: a typing error should show at once."""
    try:
        await redis.ping()
    except AWAY as error:
        reason = " ".join(str(error).split())[:200]
        raise MenloError(f"the broker does not answer: {reason or type(error).__name__}") from None
    finally:
        await redis.connection_pool.disconnect()


async def answers(redis: Redis) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await redis.ping()
        return True
    except AWAY:
        return False


class PatientChannels(RedisChannelsPubSubBackend):
    """Channels that outlive Redis going away. What is published meanwhile is dropped: news are hints."""

    def __init__(self, redis: Redis, key_prefix: str) -> None:
        super().__init__(redis=redis, key_prefix=key_prefix)
        self.away = False

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
            self._noted(False)
        except AWAY:
            self._noted(True)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    self._noted(False)
                    yield event
            except AWAY:
                self._noted(True)
                await asyncio.sleep(REST)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        try:
            await super().unsubscribe(channels)
        except AWAY:
            self._noted(True)

    def _noted(self, away: bool) -> None:
        if away != self.away:
            self.away = away
            log.warning("the broker is away" if away else "the broker is back")
