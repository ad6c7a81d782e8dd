"""Who sits where once a table is set: leaving it to a bot, coming back, being removed, links that are given anew."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from menlo.kernel.errors import MenloError
from menlo.server.bots import check_bot, stand_in
from menlo.server.faults import Refuse
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.people import holding
from menlo.server.protocol import Code, Held
from menlo.server.rows import SeatRow
from menlo.server.store import Conflict
from menlo.server.tokens import new_token, token_hash


async def resign(hosts: Hosts, host: Host, seat: int, bot: str = "") -> None:
    """A bot plays on for the seat's holder, who may come back any time."""
    was = _held_seat(host, seat)
    if was.stand_in:
        raise Refuse(Code.NOT_ALLOWED, f"a bot plays for seat {seat} already")
    await _change(hosts, host, was, replace(was, stand_in=_bot(hosts, host, bot)))


async def come_back(hosts: Hosts, host: Host, seat: int) -> None:
    """The holder plays again, from the position as it is."""
    was = _held_seat(host, seat)
    if not was.stand_in:
        raise Refuse(Code.NOT_ALLOWED, f"nobody plays for seat {seat} but its holder")
    await _change(hosts, host, was, replace(was, stand_in=""))


async def remove_seat(hosts: Hosts, host: Host, seat: int, bot: str | None) -> None:
    """By the host: the holder is out, a bot or whoever comes next sits there. Such a match is not rated."""
    if not 0 <= seat < host.row.seats:
        raise Refuse(Code.MALFORMED, f"seat {seat}: expected 0 to {host.row.seats - 1}")
    if host.over:
        raise Refuse(Code.NOT_RUNNING, "the match is over")
    was = host.seats[seat]
    if bot is not None:
        name = _bot(hosts, host, bot)
        left = SeatRow(seat, "bot", f"{name} {seat}", name)
    elif host.row.visibility == "private":
        raise Refuse(Code.NOT_ALLOWED, "nobody can join a private match: let a bot play")
    else:
        left = SeatRow(seat, "empty")
    running = host.row.status == "running"
    await _change(hosts, host, was, left, **({"rated": "never"} if running and was.kind == "person" else {}))


async def renew_seat_link(hosts: Hosts, host: Host, seat: int) -> Held:
    """A new secret for the seat: whoever holds the old one and is not known as its person is out."""
    was = host.seats[seat]
    token = new_token()
    await _change(hosts, host, was, replace(was, token=token_hash(token)))
    return Held(seat, token)


async def renew_invitation(hosts: Hosts, host: Host, wanted: bool) -> str | None:
    """A new invitation, or none: the old link leads nowhere from now on."""
    if wanted and host.row.visibility != "invited":
        raise Refuse(Code.NOT_ALLOWED, "only a match for the invited has invitations")
    fresh = new_token() if wanted else None
    hashed = token_hash(fresh) if fresh is not None else None
    await store_and_reload(host, lambda c: holding.set_invitation(c, host.row.id, hashed, hosts.clock()))
    return fresh


async def set_quiet(hosts: Hosts, host: Host, quiet: bool) -> None:
    await store_and_reload(host, lambda c: holding.set_quiet(c, host.row.id, quiet, hosts.clock()))


async def count_no_more(hosts: Hosts, host: Host) -> None:
    """Somebody was helped: the end of the match tells nothing of how strong anyone is."""
    if host.row.rated == "pending":
        await store_and_reload(host, lambda c: holding.set_unrated(c, host.row.id, hosts.clock()))


def _held_seat(host: Host, seat: int) -> SeatRow:
    if host.row.status != "running":
        raise Refuse(Code.NOT_RUNNING, f"the match is {host.row.status}")
    return host.seats[seat]


def _bot(hosts: Hosts, host: Host, wanted: str) -> str:
    if not wanted:
        return stand_in(host.row.game)
    if wanted not in hosts.programs:
        try:
            check_bot(wanted, host.row.game)
        except MenloError as error:
            raise Refuse(Code.MALFORMED, str(error)) from None
    return wanted


async def _change(hosts: Hosts, host: Host, was: SeatRow, left: SeatRow, **values: Any) -> None:
    now = hosts.clock()
    await store_and_reload(host, lambda c: holding.change_seat(c, host.row.id, was, left, now, **values))


async def store_and_reload(host: Host, step: Callable[[Connection], None]) -> None:
    """What is stored is the truth: it is read back, and whoever sees it differently now is woken."""
    async with host.lock:
        try:
            await host.store.write(host.row.id, step)
        except Conflict:
            await host.reload()
            raise Refuse(Code.STALE, "someone else was faster") from None
        await host.reload()
    host.after(host)
