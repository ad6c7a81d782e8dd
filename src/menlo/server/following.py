"""Matches in memory follow the store, whichever node writes to it.

News from other nodes say at once which match has moved on. Because news may be lost, with the broker or without one,
every node also looks from time to time how far the store is: that alone would be enough, only slower.
"""

import asyncio
import logging
import sys
from collections.abc import Coroutine

from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.news import Wire

log = logging.getLogger("menlo.server")

LOOK_SECONDS = 2.0
GONE = sys.maxsize  # beyond every revision


class Following:
    def __init__(self, hosts: Hosts, wire: Wire | None, every: float = LOOK_SECONDS) -> None:
        self.hosts = hosts
        self.every = every
        self._wire = wire
        self._wanted: dict[str, int] = {}  # revisions heard of, for matches that are being caught up with
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._begin(self._look_around())
        if self._wire is not None:
            self.hosts.tell = self._wire.tell
            self._begin(self._wire.listen(self.heard))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, match: str, revision: int | None) -> None:
        """A match is said to have reached a revision, or to be gone. Our own news come back to us, too."""
        host, reached = self.hosts.hosts.get(match), GONE if revision is None else revision
        if host is None or reached <= host.row.revision:
            return
        known = self._wanted.get(match)
        self._wanted[match] = max(reached, known or 0)
        if known is None:
            self._begin(self._catch_up(match, host))

    async def look(self) -> None:
        """Compare everything in memory with the store, and let bots go on whose node has died."""
        matches = list(self.hosts.hosts)
        revisions = await self.hosts.store.revisions(matches)
        for match in matches:
            self.heard(match, revisions.get(match))
            host = self.hosts.hosts.get(match)
            if host is not None and host.watchers:
                self.hosts.let_bots_move(host)

    async def _catch_up(self, match: str, host: Host) -> None:
        try:
            while host.row.revision < self._wanted[match] and await self.hosts.follow(host):
                pass
        except Exception:
            # The store is away for a moment; the next look will try again.
            log.warning("match %s cannot be followed now", match, exc_info=True)
        finally:
            del self._wanted[match]

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look()
            except Exception:
                log.warning("the store cannot be looked at now", exc_info=True)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
