"""What the server does by the clock: letting go of idle matches, abandoned tables and those who may not stay."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from menlo.server import ratings
from menlo.server.foreign import tokens
from menlo.server.hosts import Hosts
from menlo.server.people import holding, shelf
from menlo.server.people.people import DAY, LASTS

log = logging.getLogger("menlo.server")

EVICT_SECONDS = 60.0
RECHECK_SECONDS = 5.0
EXPIRE_SECONDS = 3600.0
AT_ONCE = 1000  # tables looked for in one go


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """At once and then again and again; a store that fails for a moment does not end it."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("housekeeping failed; it is tried again later")
        await asyncio.sleep(seconds)


async def evict(hosts: Hosts) -> None:
    hosts.evict()


async def recheck(hosts: Hosts) -> None:
    """Whoever watches with a session or an API token that has ended, wherever that happened, must come in anew."""
    watchers = [watcher for host in hosts.hosts.values() for watcher in host.watchers]
    people = [watcher.person for watcher in watchers if watcher.person is not None]
    now = hosts.clock()
    if shown := {person.session for person in people if person.session}:
        hosts.shut_out_sessions(shown - await hosts.store.read(partial(shelf.alive, hashes=sorted(shown), now=now)))
    if shown := {person.token for person in people if person.token}:
        hosts.shut_out_tokens(shown - await hosts.store.read(partial(tokens.alive, hashes=sorted(shown), now=now)))


async def expire(hosts: Hosts, days: float) -> None:
    """Tables nobody has touched for so many days."""
    before = hosts.clock() - days * DAY
    for match in await hosts.store.read(lambda connection: holding.abandoned(connection, before, AT_ONCE)):
        host = hosts.hosts.get(match)
        if host is not None and host.watchers:
            continue
        if await hosts.store.write(match, partial(holding.expire, match=match, before=before)):
            log.info("match %s was abandoned and is removed", match)
            await hosts.refresh([match])


async def forget(hosts: Hosts) -> None:
    """Guests who never come again, since their cookie has expired."""
    before = hosts.clock() - LASTS
    await hosts.store.write("", lambda connection: shelf.forget_guests(connection, before))


async def rate_missed(hosts: Hosts) -> None:
    """Matches that ended just before a crash."""
    for match in await hosts.store.read(ratings.unrated):
        await hosts.store.write(match, partial(ratings.count, match=match))
