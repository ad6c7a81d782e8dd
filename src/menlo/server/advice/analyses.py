"""Matches looked at again, one after the other, in the background: a strong search judges every decision.

What is found is stored part by part, so that a restart goes on where it was. Bots at live tables come first: a part is
short, and begun when no bot waits.
"""

import asyncio
import logging
from functools import partial
from typing import Any

from menlo.kernel import registry
from menlo.server.advice import shelf
from menlo.server.advice.shelf import AnalysisRow
from menlo.server.exporting import export
from menlo.server.faults import Refuse, TooMany
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.protocol import Code
from menlo.server.store import StoreError
from menlo.server.workers import JobFailed, NotRunning

KIND = "analysis"
SECONDS = 1.0  # for each decision, however slow the machine
SPELL = 1.5  # seconds for one part: as long as a bot may have to wait for it
MOST_WAITING = 50  # matches
LOOK_SECONDS = 15.0  # after which to look for what another node has left undone
POLITE_SECONDS = 10.0  # to wait for bots before a part is begun all the same
SEED = 0

log = logging.getLogger("menlo.server")


class Analyses:
    def __init__(self, hosts: Hosts, iterations: int) -> None:
        self._hosts = hosts
        self._iterations = iterations
        self._stirred = asyncio.Event()

    async def start(self, host: Host) -> None:
        """Ask for the analysis of a finished match; one that is there or under way stands."""
        if not host.over:
            raise Refuse(Code.NOT_ALLOWED, "only a match that is over is looked at again")
        if host.row.forked is not None:
            raise Refuse(Code.NOT_ALLOWED, "a sandbox has no record: there is nothing to look at")
        if host.row.game not in registry.evaluations():
            raise Refuse(Code.NOT_ALLOWED, f"no bot can think ahead in {host.row.game}")
        match, now = host.row.id, self._hosts.clock()
        begun = await self._hosts.store.write(
            match, lambda connection: shelf.begin(connection, match, now, MOST_WAITING)
        )
        if not begun:
            raise TooMany(LOOK_SECONDS)
        self._stirred.set()

    async def find(self, match: str) -> tuple[AnalysisRow | None, int]:
        """How far the analysis of a match is, and how many come before it."""
        row = await self._hosts.store.read(lambda connection: shelf.find(connection, match))
        if row is None or row.whole or row.failed:
            return row, 0
        waiting = await self._hosts.store.read(shelf.unfinished)
        return row, sum(other.created < row.created for other in waiting)

    async def judged(self, match: str) -> list[dict[str, Any]]:
        return await self._hosts.store.read(lambda connection: shelf.judged(connection, match))

    async def run(self) -> None:
        """Until cancelled. What is under way then is begun again by whoever comes next."""
        while True:
            self._stirred.clear()
            try:
                for row in await self._hosts.store.read(shelf.unfinished):
                    await self._look_at(row)
            except NotRunning:
                pass
            except Exception:
                log.exception("an analysis failed; it is tried again later")
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._stirred.wait()
            except TimeoutError:
                pass

    async def _look_at(self, row: AnalysisRow) -> None:
        """All that is left of a match, unless another node does it."""
        async with self._hosts.turns.take(f"analysis:{row.match}") as taken:
            if not taken:
                return
            try:
                host = await self._hosts.get(row.match)
                record = "\n".join(await export(host, 0)) + "\n"
            except Refuse as refused:
                log.warning("match %s cannot be looked at again: %s", row.match, refused)
                await self._hosts.store.write(row.match, partial(shelf.give_up, match=row.match))
                return
            pack = self._hosts.pack_for_workers(host.game)
            current: AnalysisRow | None = row
            while current is not None and not current.whole and not current.failed:
                await self._let_bots_think()
                await self._add_part(current, record, pack)
                current, _ = await self.find(row.match)

    async def _add_part(self, row: AnalysisRow, record: str, pack: str | None) -> None:
        store, match = self._hosts.store, row.match
        # After a failure it is one decision at a time: perhaps the machine is that slow.
        spell = SPELL if row.failures == 0 else 0.0
        asked = {
            "record": record, "pack": pack, "seed": SEED, "iterations": self._iterations, "seconds": SECONDS,
            "first": row.done, "spell": spell,
        }  # fmt: skip
        try:
            found = await self._hosts.workers.run(KIND, asked)
            total, judged = int(found["total"]), list(found["judged"])
            if not judged:
                raise JobFailed("no decision was judged")
        except NotRunning:
            raise
        except JobFailed as failed:
            log.warning("match %s: a part of its analysis failed: %s", match, failed)
            await store.write(match, partial(shelf.fail, match=match))
            return
        try:
            await store.write(match, partial(shelf.add, match=match, first=row.done, total=total, judged=judged))
        except StoreError as error:
            log.info("match %s: its analysis was not kept: %s", match, error)

    async def _let_bots_think(self) -> None:
        waited = 0.0
        while self._hosts.workers.waiting and waited < POLITE_SECONDS:
            await asyncio.sleep(0.1)
            waited += 0.1
