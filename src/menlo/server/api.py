"""HTTP: the lobby, records, replay. Bodies are checked by their types; refusals carry the codes of the wire."""

from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from msgspec import Struct

from menlo import __version__
from menlo.kernel import registry
from menlo.kernel.errors import RecordError
from menlo.kernel.game import SPECTATOR
from menlo.kernel.play import Match
from menlo.kernel.transcript import header_of, replay
from menlo.locale import LANGUAGES, source
from menlo.server.faults import Refuse
from menlo.server.host import Host, match_info
from menlo.server.hosts import Hosts
from menlo.server.protocol import PROTOCOL, Code, Eye, Fork, Held, Imported, Join, Made, MatchInfo, NewMatch, Token

Bearer = Annotated[str | None, HeaderParameter(name="Authorization")]


class OptionInfo(Struct):
    name: str
    values: list[str]
    default: str
    clauses: list[str]


class GameInfo(Struct):
    game: str
    name: str
    designers: list[str]
    publishers: list[str]
    year: int
    players: list[int]
    rules: int
    pack: str
    options: list[OptionInfo]


class About(Struct):
    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]


class Listing(Struct):
    open: list[MatchInfo]
    running: list[MatchInfo]


class Moment(Struct):
    """A position of the past through one pair of eyes."""

    version: int
    eye: Eye


@get("/about")
async def about() -> About:
    """What this server plays."""
    games = []
    for name in registry.games():
        game = registry.game(name)
        options = [OptionInfo(o.name, list(o.values), o.default, list(o.clauses)) for o in game.options]
        title = game.title
        games.append(
            GameInfo(
                title.id,
                title.name,
                title.designers,
                title.publishers,
                title.year,
                title.seats,
                game.rules_version,
                game.pack_digest,
                options,
            )
        )
    return About(__version__, PROTOCOL, list(LANGUAGES), games, registry.bots())


@get("/matches")
async def list_matches(state: AppState) -> Listing:
    """Matches anyone may join or watch."""
    hosts: Hosts = state.hosts
    waiting = [match_info(row, seats) for row, seats in await hosts.store.list_open()]
    running = [match_info(row, seats) for row, seats in await hosts.store.list_running(100)]
    return Listing(*([info for info in infos if info.visibility == "open"] for infos in (waiting, running)))


@post("/matches")
async def make_match(data: JSONBody[NewMatch], state: AppState) -> Made:
    """Make a match. The tokens in the answer are secrets of whoever made it."""
    made: Made = await state.hosts.make(data)
    return made


@get("/matches/{match_id:str}")
async def show_match(match_id: FromPath[str], state: AppState, authorization: Bearer = None) -> MatchInfo:
    host = await visible(state.hosts, match_id, authorization)
    return host.info()


@post("/matches/{match_id:str}/join")
async def join_match(match_id: FromPath[str], data: JSONBody[Join], state: AppState) -> Held:
    """Take a free seat; an invited match needs its invitation."""
    hosts: Hosts = state.hosts
    return await hosts.join(await hosts.get(match_id), data.name, data.seat, data.invitation)


@post("/matches/{match_id:str}/leave", status_code=204)
async def leave_match(match_id: FromPath[str], data: JSONBody[Token], state: AppState) -> None:
    """Give a seat back before the match begins."""
    hosts: Hosts = state.hosts
    await hosts.leave(await hosts.get(match_id), data.token)


@post("/matches/{match_id:str}/start")
async def start_match(match_id: FromPath[str], data: JSONBody[Token], state: AppState) -> MatchInfo:
    """Begin, with the token of whoever made the match."""
    hosts: Hosts = state.hosts
    host = await hosts.get(match_id)
    await hosts.start(host, data.token)
    return host.info()


@delete("/matches/{match_id:str}", status_code=204)
async def remove_match(match_id: FromPath[str], state: AppState, authorization: Bearer = None) -> None:
    """Remove a match and all its rows, with the token of whoever made it."""
    hosts: Hosts = state.hosts
    await hosts.remove(await hosts.get(match_id), bearer(authorization) or "")


@post("/matches/{match_id:str}/fork")
async def fork_match(match_id: FromPath[str], data: JSONBody[Fork], state: AppState) -> Made:
    """A private sandbox from a position, with bots in the other seats."""
    hosts: Hosts = state.hosts
    return await hosts.fork(await hosts.get(match_id), data)


@get("/matches/{match_id:str}/replay")
async def replay_match(
    match_id: FromPath[str],
    version: FromQuery[int],
    state: AppState,
    seat: FromQuery[int] = SPECTATOR,
    authorization: Bearer = None,
) -> Moment:
    """The position after so many lines: of a finished match through any eyes, of a running one through one's own."""
    hosts: Hosts = state.hosts
    host = await visible(hosts, match_id, authorization)
    held = hosts.held(host, [token] if (token := bearer(authorization)) else [])
    if not SPECTATOR <= seat < host.row.seats or not 0 <= version <= host.row.version:
        raise Refuse(Code.MALFORMED, f"seat {seat}, version {version}: expected a seat and 0 to {host.row.version}")
    if not host.over and seat != SPECTATOR and seat not in held:
        raise Refuse(Code.NOT_SEATED, f"seat {seat} is not yours")
    position = await host.state_at(version)
    return Moment(version, Eye(seat, dict(host.game.view(position, seat)), None, [], 0))


@get("/matches/{match_id:str}/record", media_type="application/jsonl")
async def export_match(
    match_id: FromPath[str], state: AppState, seat: FromQuery[int] = SPECTATOR, authorization: Bearer = None
) -> str:
    """The record: with its seed when the match is over; before that only what the seat saw, without the seed."""
    hosts: Hosts = state.hosts
    try:
        host = await visible(hosts, match_id, authorization)
    except Refuse as refused:
        if refused.code != Code.UNKNOWN_RULES:
            raise
        return "\n".join(await hosts.bare_record(match_id, bearer(authorization))) + "\n"
    held = hosts.held(host, [token] if (token := bearer(authorization)) else [])
    if not host.over and seat != SPECTATOR and seat not in held:
        raise Refuse(Code.NOT_SEATED, f"seat {seat} is not yours")
    return "\n".join(await host.export(seat)) + "\n"


@post("/records")
async def import_record(data: JSONBody[Imported], state: AppState) -> MatchInfo:
    """Store a finished match from its record, to watch it again."""
    hosts: Hosts = state.hosts
    try:
        header = header_of(data.record, "record")
        match: Match[Any] = replay(hosts.game(header.game, None), data.record, "record")
    except RecordError as error:
        raise Refuse(Code.MALFORMED, str(error)) from None
    host = await hosts.store_finished(match, header.players)
    return host.info()


@get("/messages/{language:str}", media_type="text/plain")
async def messages(language: FromPath[str]) -> str:
    """The message catalogue of a language, as Project Fluent text."""
    if language not in LANGUAGES:
        raise HTTPException(status_code=404, detail=f"no language {language[:10]!r}: expected {', '.join(LANGUAGES)}")
    return source(language)


async def visible(hosts: Hosts, match_id: str, authorization: str | None) -> Host:
    """The match, unless it is private and the token holds no seat of it."""
    host = await hosts.get(match_id)
    token = bearer(authorization)
    if host.row.visibility == "private" and not hosts.may_see(host, token):
        raise Refuse(Code.UNKNOWN_MATCH, f"no match {match_id[:20]!r}")
    return host


def bearer(authorization: str | None) -> str | None:
    return authorization.removeprefix("Bearer ").strip() if authorization else None


api = Router(
    "/api",
    route_handlers=[
        about, list_matches, make_match, show_match, join_match, leave_match, start_match, remove_match, fork_match,
        replay_match, export_match, import_record, messages,
    ],
)  # fmt: skip
