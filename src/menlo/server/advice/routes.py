"""HTTP: hints for a seat that decides, what an action would be worth in a sandbox, and matches looked at again."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, HeaderParameter, JSONBody
from msgspec import Struct, field

from menlo.server.advice.analyses import Analyses
from menlo.server.advice.hints import Hints
from menlo.server.faults import Refuse
from menlo.server.guard.limits import COST, WORK
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.people.door import Asker
from menlo.server.people.people import Person
from menlo.server.protocol import Choice, Code
from menlo.server.seat_api import bearer, must_be_seen

MOST_TOLD = 5  # costly decisions of a seat

Bearer = Annotated[str | None, HeaderParameter(name="Authorization")]
Unit = Literal["share", "points"]  # how likely each seat is to win; alone, the points to be expected


class Way(Struct):
    """A way to go on: one action, or the steps of a whole plan, and what it would be worth to every seat."""

    actions: list[Choice]
    shares: list[float]
    visits: int  # how often it was tried


class AskHint(Struct):
    """What would a strong bot do in the place of this seat?"""

    seat: int


class Hint(Struct):
    """What a strong bot would do, the best first, by what the seat may see."""

    ways: list[Way]  # three at most
    unit: Unit


class AskVerdict(Struct):
    """What if the seat did this?"""

    seat: int
    action: dict[str, Any]


class Verdict(Struct):
    """What an action would be worth. Of a plan only its last step settles anything."""

    settled: bool
    as_good: bool = False  # as the best, as far as can be told
    shares: list[float] = field(default_factory=list)  # behind the action
    best: list[float] = field(default_factory=list)  # behind the best one, which is not told
    unit: Unit = "share"


class CurvePoint(Struct):
    """A decision and how everyone stood behind it."""

    number: int  # of the log's line it began with
    seat: int
    shares: list[float]


class Costly(Struct):
    """A decision that gave something away, by what its seat could know."""

    number: int
    seat: int
    cost: float
    played: Way
    best: list[Way]  # three at most, the best first


class Report(Struct):
    """A match looked at again. There are curves and decisions when it is done."""

    status: Literal["none", "waiting", "running", "failed", "done"]
    done: int = 0  # decisions looked at
    total: int = 0  # 0 is not known yet
    ahead: int = 0  # matches that come before
    unit: Unit = "share"
    curve: list[CurvePoint] = field(default_factory=list)
    end: list[float] = field(default_factory=list)  # how it ended: the winners' shares; alone, the points
    costly: list[Costly] = field(default_factory=list)


@post("/hint", status_code=200, opt={COST: WORK})
async def ask_hint(
    match_id: FromPath[str], data: JSONBody[AskHint], state: AppState, person: Asker, authorization: Bearer = None
) -> Hint:
    """What a strong bot would do in the decision the seat owes; for its holder alone, and where the table allows it."""
    host = await held(state.hosts, match_id, data.seat, authorization, person)
    hints: Hints = state.hints
    return msgspec.convert({**await hints.hint(host, data.seat), "unit": unit(host)}, Hint)


@post("/verdict", status_code=200, opt={COST: WORK})
async def ask_verdict(
    match_id: FromPath[str], data: JSONBody[AskVerdict], state: AppState, person: Asker, authorization: Bearer = None
) -> Verdict:
    """In a sandbox: what an action of the seat would be worth, without doing it."""
    host = await held(state.hosts, match_id, data.seat, authorization, person)
    hints: Hints = state.hints
    found = await hints.verdict(host, data.seat, data.action)
    if found is None:
        return Verdict(False)
    return Verdict(True, found["as_good"], found["worth"]["shares"], found["worth"]["best"], unit(host))


@post("/analysis", status_code=202, opt={COST: WORK})
async def start_analysis(
    match_id: FromPath[str], state: AppState, person: Asker, authorization: Bearer = None
) -> Report:
    """Have a finished match looked at again, by anyone who may see it; it is done once and kept with the match."""
    host = await seen(state.hosts, match_id, authorization, person)
    await state.analyses.start(host)
    return await report(state.analyses, host)


@get("/analysis")
async def show_analysis(
    match_id: FromPath[str], state: AppState, person: Asker, authorization: Bearer = None
) -> Report:
    """How everyone stood when, and which decisions cost most; or how far that has come."""
    return await report(state.analyses, await seen(state.hosts, match_id, authorization, person))


async def report(analyses: Analyses, host: Host) -> Report:
    row, ahead = await analyses.find(host.row.id)
    if row is None:
        return Report("none")
    if row.failed:
        return Report("failed", row.done, row.total)
    if not row.whole:
        return Report("running" if row.done and not ahead else "waiting", row.done, row.total, ahead)
    judged = await analyses.judged(host.row.id)
    return msgspec.convert(
        {
            "status": "done", "done": row.done, "total": row.total, "unit": unit(host),
            "curve": judged, "end": end(host), "costly": costly(judged),
        },
        Report,
    )  # fmt: skip


def costly(judged: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few per seat, those that cost most, in the order of the match."""
    worth = sorted((one for one in judged if "played" in one), key=lambda one: -float(one["cost"]))
    told: list[dict[str, Any]] = []
    for one in worth:
        if sum(other["seat"] == one["seat"] for other in told) < MOST_TOLD:
            told.append(one)
    return sorted(told, key=lambda one: int(one["number"]))


def end(host: Host) -> list[float]:
    outcome = host.game.outcome(host.match.state)
    return outcome.worth if outcome is not None else []


def unit(host: Host) -> Unit:
    return "points" if host.row.seats == 1 else "share"


async def held(hosts: Hosts, match: str, seat: int, authorization: str | None, person: Person | None) -> Host:
    """The match, for the holder of one of its seats."""
    host = await seen(hosts, match, authorization, person)
    token = bearer(authorization)
    if seat not in hosts.held(host, [token] if token else [], person):
        raise Refuse(Code.NOT_SEATED, f"seat {seat} is not yours")
    return host


async def seen(hosts: Hosts, match: str, authorization: str | None, person: Person | None) -> Host:
    host = await hosts.get(match)
    must_be_seen(hosts, host, bearer(authorization), person)
    return host


router = Router("/matches/{match_id:str}", route_handlers=[ask_hint, ask_verdict, start_analysis, show_analysis])
