"""HTTP: what the host of a table, or the holder of a seat, may change about who sits there and who may come."""

from typing import Annotated

from litestar import Router, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, HeaderParameter, JSONBody

from menlo.server import seating
from menlo.server.faults import Refuse
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.people.door import Asker
from menlo.server.people.people import Person
from menlo.server.protocol import Code, Held, Invitation, Invite, MatchInfo, Quiet, RemoveSeat

Bearer = Annotated[str | None, HeaderParameter(name="Authorization")]


@post("/seats/{seat:int}/remove", status_code=200)
async def remove_seat(
    match_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[RemoveSeat],
    state: AppState,
    person: Asker,
    authorization: Bearer = None,
) -> MatchInfo:
    """By the host: a bot or whoever comes next sits there instead."""
    host = await hosted(state.hosts, match_id, authorization, person)
    await seating.remove_seat(state.hosts, host, seat, data.bot)
    return host.info()


@post("/seats/{seat:int}/link")
async def renew_seat_link(
    match_id: FromPath[str], seat: FromPath[int], state: AppState, person: Asker, authorization: Bearer = None
) -> Held:
    """By the holder of a seat: a new secret for it, to play on elsewhere. The one before holds nothing any more."""
    hosts: Hosts = state.hosts
    host = await hosts.get(match_id)
    token = bearer(authorization)
    must_be_seen(hosts, host, token, person)
    if seat not in hosts.held(host, [token] if token else [], person):
        raise Refuse(Code.NOT_SEATED, f"seat {seat} is not yours")
    return await seating.renew_seat_link(hosts, host, seat)


@post("/invitation")
async def renew_invitation(
    match_id: FromPath[str], data: JSONBody[Invite], state: AppState, person: Asker, authorization: Bearer = None
) -> Invitation:
    """By the host: a new invitation, or none. The link before leads nowhere any more."""
    host = await hosted(state.hosts, match_id, authorization, person)
    return Invitation(await seating.renew_invitation(state.hosts, host, data.wanted))


@post("/quiet", status_code=204)
async def silence(
    match_id: FromPath[str], data: JSONBody[Quiet], state: AppState, person: Asker, authorization: Bearer = None
) -> None:
    """By the host: only the host may write at the table, or everyone who sits there."""
    host = await hosted(state.hosts, match_id, authorization, person)
    await seating.set_quiet(state.hosts, host, data.quiet)


async def hosted(hosts: Hosts, match_id: str, authorization: str | None, person: Person | None) -> Host:
    """The match, for whoever made it. Of a private one nobody else learns that it is there."""
    host = await hosts.get(match_id)
    token = bearer(authorization)
    if hosts.hosted_by(host, token, person):
        return host
    must_be_seen(hosts, host, token, person)
    raise Refuse(Code.NOT_ALLOWED, "only whoever made the match can do this")


def must_be_seen(hosts: Hosts, host: Host, token: str | None, person: Person | None) -> None:
    """Refuse as if there were no such match, if it is private and neither token nor person holds a seat of it."""
    if host.row.visibility == "private" and not hosts.may_see(host, token, person):
        raise Refuse(Code.UNKNOWN_MATCH, f"no match {host.row.id!r}")


def bearer(authorization: str | None) -> str | None:
    return authorization.removeprefix("Bearer ").strip() if authorization else None


router = Router("/matches/{match_id:str}", route_handlers=[remove_seat, renew_seat_link, renew_invitation, silence])
