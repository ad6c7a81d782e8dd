"""Clocks in the store: whose time is up, and what is made good after a time when no server ran."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, case, func, insert, select, update

from menlo.server.clock import Clock
from menlo.server.store_tables import clocks, matches, meta

ALIVE = "alive"  # in what there is to say about the database: when some server last ran


def clock_row(found: Mapping[Any, Any]) -> Clock:
    lists = {name: tuple(found[clocks.c[name]]) for name in ("left", "marks", "running")}
    return Clock(**lists, since=found[clocks.c.since], standing=found[clocks.c.standing])


def overdue(connection: Connection, now: float, limit: int) -> list[str]:
    """Matches in which someone's time is up, longest first."""
    wanted = (
        select(clocks.c.match)
        .join(matches, matches.c.id == clocks.c.match)
        .where(clocks.c.deadline <= now, matches.c.status == "running")
        .order_by(clocks.c.deadline)
        .limit(limit)
    )
    return list(connection.execute(wanted).scalars())


def stop_clock(connection: Connection, match: str) -> None:
    connection.execute(update(clocks).where(clocks.c.match == match).values(running=[], deadline=None))


def beat(connection: Connection, now: float, silence: float) -> bool:
    """Say that a server runs. True after a longer silence than that: none ran, and nobody is charged for it."""
    if not connection.execute(select(func.count()).select_from(clocks).where(clocks.c.deadline.is_not(None))).scalar():
        return False
    known = select(meta.c.value).where(meta.c.key == ALIVE).with_for_update()
    last = connection.execute(known).scalar_one_or_none()
    if last is None:
        connection.execute(insert(meta).values(key=ALIVE, value=repr(now)))
        return False
    connection.execute(update(meta).where(meta.c.key == ALIVE).values(value=repr(now)))
    if now - float(last) <= silence:
        return False
    # A clock that began to run after the last beat is not moved to before its beginning.
    lost = case((clocks.c.since > float(last), now - clocks.c.since), else_=now - float(last))
    connection.execute(update(clocks).values(since=clocks.c.since + lost, deadline=clocks.c.deadline + lost))
    return True
