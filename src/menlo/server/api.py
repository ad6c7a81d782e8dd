"""HTTP: the lobby, records, replay. Bodies are checked by their types; refusals carry the codes of the wire."""

from functools import partial
from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from msgspec import Struct

from menlo import __version__
from menlo.kernel import registry
from menlo.kernel.game import SPECTATOR
from menlo.locale import LANGUAGES, part, parts, source
from menlo.server.advice.routes import router as advice_api
from menlo.server.bots import BotInfo, list_bots
from menlo.server.course import course_of
from menlo.server.exporting import export
from menlo.server.faults import Refuse
from menlo.server.foreign.routes import router as tokens_api
from menlo.server.guard.limits import COST, WORK
from menlo.server.guide_api import router as guide_api
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.importing import Importing
from menlo.server.introducing import match_info
from menlo.server.notices.routes import router as notices_api
from menlo.server.people.api import MOST_TABLES
from menlo.server.people.api import router as me_api
from menlo.server.people.door import Asker, provide_person
from menlo.server.people.holding import sat_at
from menlo.server.people.people import Person
from menlo.server.protocol import (
    PROTOCOL,
    Code,
    Course,
    Eye,
    Fork,
    Held,
    Imported,
    Join,
    Made,
    MatchInfo,
    MyTables,
    NewMatch,
    Standing,
    Token,
)
from menlo.server.reaching import Reaching
from menlo.server.seat_api import bearer, must_be_seen
from menlo.server.seat_api import router as seat_api
from menlo.server.telling import past, standing

MOST_UPLOAD = 4 * 1024 * 1024  # bytes: the record of a long match, or a pack

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
    guide: bool  # whether there is a first match that teaches it


class About(Struct):
    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]  # every name
    opponents: list[BotInfo]  # the same, the ladder from the bottom up first
    base_url: str | None  # where others reach this server, when it knows
    mail: bool  # whether it writes letters


class Listing(Struct):
    open: list[MatchInfo]
    running: list[MatchInfo]


class Box(Struct):
    """What a table must know of a match's components and rules to show it."""

    components: dict[str, Any]
    governing: dict[str, list[str]]  # clauses behind an action, by its kind
    names: dict[str, str]  # the pack's own names of pieces, by message id


class Reach(Struct):
    """Everything the decision a seat owes could lead to."""

    reach: dict[str, Any]


class ClauseInfo(Struct):
    """One rule; its text is the message `clause-ID`, those of its rulings `ruling-GAME-ID`."""

    id: str
    section: str
    source: str
    rulings: list[str]


class Moment(Struct):
    """A position of the past through one pair of eyes."""

    version: int
    eye: Eye


@get("/about")
async def about(state: AppState) -> About:
    """What this server plays."""
    hosts: Hosts = state.hosts
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
                game.guide() is not None,
            )
        )
    mail = state.notifier.post is not None
    return About(__version__, PROTOCOL, list(LANGUAGES), games, hosts.bots, list_bots(), state.base_url, mail)


@get("/matches")
async def list_matches(state: AppState) -> Listing:
    """Matches anyone may join or watch."""
    hosts: Hosts = state.hosts
    waiting = [match_info(row, seats) for row, seats in await hosts.store.list_open()]
    running = [match_info(row, seats) for row, seats in await hosts.store.list_running(100)]
    return Listing(*([info for info in infos if info.visibility == "open"] for infos in (waiting, running)))


@post("/mine", status_code=200)
async def my_tables(data: JSONBody[MyTables], state: AppState, person: Asker) -> list[Standing]:
    """How the tables stand whose tokens are given, and those of the person; those that are gone are left out."""
    if len(data.tables) > MOST_TABLES:
        raise Refuse(Code.TOO_LARGE, f"{len(data.tables)} tables: expected at most {MOST_TABLES}")
    hosts: Hosts = state.hosts
    tokens = {table.match: table.tokens for table in data.tables}
    if person is not None:
        own = await hosts.store.read(partial(sat_at, person=person.id, limit=MOST_TABLES))
        tokens = {match: [] for match in own} | tokens
    found: list[Standing] = []
    for match, held in tokens.items():
        try:
            host = await hosts.get(match)
        except Refuse:
            continue
        if any(hosts.may_see(host, token, person) for token in [None, *held]):
            found.append(standing(host, hosts.held(host, held, person)))
    return found


@post("/matches", opt={COST: WORK}, request_max_body_size=MOST_UPLOAD)
async def make_match(data: JSONBody[NewMatch], state: AppState, person: Asker) -> Made:
    """Make a match. The tokens in the answer are secrets of whoever made it."""
    made: Made = await state.hosts.make(data, person)
    return made


@get("/matches/{match_id:str}")
async def show_match(
    match_id: FromPath[str], state: AppState, person: Asker, authorization: Bearer = None
) -> MatchInfo:
    host = await visible(state.hosts, match_id, authorization, person)
    return host.info()


@post("/matches/{match_id:str}/join")
async def join_match(match_id: FromPath[str], data: JSONBody[Join], state: AppState, person: Asker) -> Held:
    """Take a free seat; an invited match needs its invitation."""
    hosts: Hosts = state.hosts
    return await hosts.join(await shown(hosts, match_id, None, person), data.name, data.seat, data.invitation, person)


@post("/matches/{match_id:str}/leave", status_code=204)
async def leave_match(match_id: FromPath[str], data: JSONBody[Token], state: AppState, person: Asker) -> None:
    """Give a seat back before the match begins."""
    hosts: Hosts = state.hosts
    await hosts.leave(await shown(hosts, match_id, data.token, person), data.token, person)


@post("/matches/{match_id:str}/start")
async def start_match(match_id: FromPath[str], data: JSONBody[Token], state: AppState, person: Asker) -> MatchInfo:
    """Begin, by whoever made the match or with their token."""
    hosts: Hosts = state.hosts
    host = await shown(hosts, match_id, data.token, person)
    await hosts.start(host, data.token, person)
    return host.info()


@delete("/matches/{match_id:str}", status_code=204)
async def remove_match(match_id: FromPath[str], state: AppState, person: Asker, authorization: Bearer = None) -> None:
    """Remove a match and all its rows, by whoever made it or with their token."""
    hosts: Hosts = state.hosts
    token = bearer(authorization)
    await hosts.remove(await shown(hosts, match_id, token, person), token or "", person)


@post("/matches/{match_id:str}/fork", opt={COST: WORK})
async def fork_match(match_id: FromPath[str], data: JSONBody[Fork], state: AppState, person: Asker) -> Made:
    """A private sandbox from a position, with bots in the other seats."""
    hosts: Hosts = state.hosts
    return await hosts.fork(await shown(hosts, match_id, data.token, person), data, person)


@get("/matches/{match_id:str}/replay")
async def replay_match(
    match_id: FromPath[str],
    version: FromQuery[int],
    state: AppState,
    person: Asker,
    seat: FromQuery[int] = SPECTATOR,
    authorization: Bearer = None,
) -> Moment:
    """The position after so many lines: of a finished match through any eyes, of a running one through one's own."""
    hosts: Hosts = state.hosts
    host = await visible(hosts, match_id, authorization, person)
    held = hosts.held(host, [token] if (token := bearer(authorization)) else [], person)
    if not SPECTATOR <= seat < host.row.seats or not 0 <= version <= host.row.version:
        raise Refuse(Code.MALFORMED, f"seat {seat}, version {version}: expected a seat and 0 to {host.row.version}")
    if not host.over and seat != SPECTATOR and seat not in held:
        raise Refuse(Code.NOT_SEATED, f"seat {seat} is not yours")
    position = await host.state_at(version)
    return Moment(version, past(host, position, seat))


@get("/matches/{match_id:str}/course")
async def show_course(match_id: FromPath[str], state: AppState, person: Asker, authorization: Bearer = None) -> Course:
    """How the points of a finished match went, for whoever may see it."""
    return await course_of(await visible(state.hosts, match_id, authorization, person))


@get("/matches/{match_id:str}/record", media_type="application/jsonl", opt={COST: WORK})
async def export_match(
    match_id: FromPath[str],
    state: AppState,
    person: Asker,
    seat: FromQuery[int] = SPECTATOR,
    authorization: Bearer = None,
) -> str:
    """The record: with its seed when the match is over; before that only what the seat saw, without the seed."""
    hosts: Hosts = state.hosts
    try:
        host = await visible(hosts, match_id, authorization, person)
    except Refuse as refused:
        if refused.code != Code.UNKNOWN_RULES:
            raise
        return "\n".join(await hosts.bare_record(match_id, bearer(authorization), person)) + "\n"
    held = hosts.held(host, [token] if (token := bearer(authorization)) else [], person)
    if not host.over and seat != SPECTATOR and seat not in held:
        raise Refuse(Code.NOT_SEATED, f"seat {seat} is not yours")
    return "\n".join(await export(host, seat)) + "\n"


@post("/records", opt={COST: WORK}, request_max_body_size=MOST_UPLOAD)
async def import_record(data: JSONBody[Imported], state: AppState) -> MatchInfo:
    """Store a finished match from its record, to watch it again."""
    hosts: Hosts = state.hosts
    importing: Importing = state.importing
    host = await hosts.store_finished(await importing.read(data.record))
    return host.info()


@get("/matches/{match_id:str}/box")
async def show_box(match_id: FromPath[str], state: AppState, person: Asker, authorization: Bearer = None) -> Box:
    """The components the match is played with, for pictures, and the clauses behind its actions."""
    game = (await visible(state.hosts, match_id, authorization, person)).game
    return Box(dict(game.components()), {kind: list(ids) for kind, ids in game.guides.items()}, dict(game.names()))


@get("/matches/{match_id:str}/reach")
async def show_reach(
    match_id: FromPath[str], seat: FromQuery[int], state: AppState, person: Asker, authorization: Bearer = None
) -> Reach:
    """Everything the seat's decision could lead to, where its game keeps such a list; for the holder of the seat."""
    hosts: Hosts = state.hosts
    host = await visible(hosts, match_id, authorization, person)
    if seat not in hosts.held(host, [token] if (token := bearer(authorization)) else [], person):
        raise Refuse(Code.NOT_SEATED, f"seat {seat} is not yours")
    reaching: Reaching = state.reaching
    pack = hosts.pack_for_workers(host.game)
    found = await reaching.reach(match_id, host.game, pack, host.match.state, seat)
    if found is None:
        raise Refuse(Code.NOT_ALLOWED, f"there is nothing to list for seat {seat} now")
    return Reach(found)


@get("/games/{game:str}/clauses")
async def list_clauses(game: FromPath[str]) -> list[ClauseInfo]:
    """Every rule of a game, in order."""
    found = registry.game(game).clauses()
    return [ClauseInfo(item.id, item.section, item.source, list(item.rulings)) for item in found]


@get("/games/{game:str}/pack", media_type="text/plain")
async def show_pack(game: FromPath[str]) -> str:
    """The pack of a game as TOML, to be corrected and used; every entry says how sure it is and where it comes from."""
    return registry.game(game).pack_text


@get("/messages/{language:str}", media_type="text/plain")
async def messages(language: FromPath[str]) -> str:
    """The message catalogue of a language, as Project Fluent text."""
    return source(known_language(language))


@get("/messages/{language:str}/{name:str}", media_type="text/plain")
async def messages_part(language: FromPath[str], name: FromPath[str]) -> str:
    """One file of the catalogue: `menlo`, a game's id, a game's id with `-clauses`, …"""
    if name not in parts(known_language(language)):
        raise HTTPException(status_code=404, detail=f"no part {name[:30]!r}: expected {', '.join(parts(language))}")
    return part(language, name)


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise HTTPException(status_code=404, detail=f"no language {language[:10]!r}: expected {', '.join(LANGUAGES)}")
    return language


async def visible(hosts: Hosts, match_id: str, authorization: str | None, person: Person | None) -> Host:
    return await shown(hosts, match_id, bearer(authorization), person)


async def shown(hosts: Hosts, match_id: str, token: str | None, person: Person | None) -> Host:
    """The match, unless it is private and neither token nor person holds a seat of it."""
    host = await hosts.get(match_id)
    must_be_seen(hosts, host, token, person)
    return host


api = Router(
    "/api",
    route_handlers=[
        about, list_matches, my_tables, make_match, show_match, join_match, leave_match, start_match, remove_match,
        fork_match, replay_match, show_course, export_match, import_record, show_box, show_reach, list_clauses,
        show_pack, messages, messages_part, guide_api, seat_api, advice_api, me_api, tokens_api, notices_api,
    ],
    dependencies={"person": Provide(provide_person)},
)  # fmt: skip
