"""Keeps the clocks of all matches: helps on whoever's time is up, and charges nobody while no server runs.

Every node looks at all of them. Two that help the same seat collide like any two that act: one of them is overtaken.
"""

import asyncio
import logging
from functools import partial

from menlo.kernel.action import Action
from menlo.server.faults import Refuse
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.protocol import Code
from menlo.server.seating import resign
from menlo.server.store_clocks import beat, overdue, stop_clock

log = logging.getLogger("menlo.server")

LOOK_SECONDS = 1.0  # also the grace after the last second
BEAT_SECONDS = 5.0
SILENCE = 30.0  # seconds without a beat after which no server ran: also a machine that slept
AT_ONCE = 100  # matches helped on per look

# What ends a turn without doing anything, in this order.
RESTS = ("pass", "decline", "finish", "confirm")
QUICK = "greedy"  # chooses where nothing of that is legal
MOST_STEPS = 100  # of one turn


class Timekeeper:
    def __init__(self, hosts: Hosts) -> None:
        self.hosts = hosts
        self._tasks: set[asyncio.Task[None]] = set()
        self._beaten = 0.0

    async def run(self) -> None:
        await self.beat(BEAT_SECONDS + LOOK_SECONDS)
        while True:
            try:
                if self.hosts.clock() - self._beaten >= BEAT_SECONDS:
                    await self.beat(SILENCE)
                await self.look_around()
            except Exception:
                # A database that fails for a while must not stop all clocks for good.
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(LOOK_SECONDS)

    async def beat(self, silence: float) -> None:
        """Say that this server runs; if none did for longer than that, take the clocks as they are stored now."""
        now = self._beaten = self.hosts.clock()
        if await self.hosts.store.write("", lambda connection: beat(connection, now, silence)):
            log.warning("no server ran for a while: nobody's clock is charged for it")
            for host in list(self.hosts.hosts.values()):
                if host.time is not None:
                    async with host.lock:
                        await host.reload()

    def follow(self, host: Host) -> None:
        """After any change: bots that stand in are not charged, people who come back are."""
        if host.time is not None and not host.over and set(host.time.running) != set(host.owing()):
            task = asyncio.create_task(self._recharge(host))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _recharge(self, host: Host) -> None:
        try:
            await host.recharge()
        except Exception:
            log.exception("match %s: its clocks could not be changed", host.row.id)

    async def look_around(self) -> None:
        now = self.hosts.clock()
        for id in await self.hosts.store.read(lambda connection: overdue(connection, now, AT_ONCE)):
            try:
                await self.help_on(await self.hosts.get(id))
            except Refuse as refused:
                if refused.code == Code.UNKNOWN_RULES:
                    # Nobody can play it on, so nobody's time is to be looked at again.
                    await self.hosts.store.write(id, partial(stop_clock, match=id))
                if refused.code not in (Code.STALE, Code.UNKNOWN_MATCH):
                    log.warning("match %s could not be helped on: %s", id, refused)
            except Exception:
                # One match that cannot be stored must not stop the clocks of those behind it.
                log.exception("match %s could not be helped on", id)

    async def help_on(self, host: Host) -> None:
        """For everyone whose time is up, what the table has chosen for that."""
        if host.time is None or host.control is None:
            return
        for seat in host.time.out(self.hosts.clock()):
            if seat not in host.owing():
                continue
            log.info("match %s: the time of seat %d is up", host.row.id, seat)
            if host.control.out == "bot":
                await resign(self.hosts, host, seat)
            else:
                await self._rest(host, seat)

    async def _rest(self, host: Host, seat: int) -> None:
        """The seat passes; where it cannot, the quickest bot ends its turn."""
        start = host.match.turn_start
        for _ in range(MOST_STEPS):
            decision = host.decision(seat)
            action = rest(host, seat)
            if action is None:
                action = await self.hosts.choose(host, seat, QUICK)
            await host.run(partial(host.act, seat, decision, action))
            # Alone at a table a seat always owes something: what came to light ends its turn, too.
            if seat not in host.owing() or host.match.turn_start > start:
                return

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.beat(SILENCE)


def rest(host: Host, seat: int) -> Action | None:
    """A legal way to do nothing."""
    legal = {action.kind: action for action in reversed(host.game.legal(host.match.state, seat))}
    return next((legal[kind] for kind in RESTS if kind in legal), None)
