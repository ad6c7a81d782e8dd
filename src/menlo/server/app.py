"""The application: store, bots, hosts and routes joined, from start to orderly end."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from pathlib import Path

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from menlo import __version__
from menlo.kernel.errors import MenloError
from menlo.server import keeping, operations, site
from menlo.server.advice.analyses import Analyses
from menlo.server.advice.hints import Hints
from menlo.server.api import api
from menlo.server.broker import PatientChannels, connect
from menlo.server.faults import Refuse, TooMany, note_refusal
from menlo.server.following import Following
from menlo.server.foreign.tokens import Tokens
from menlo.server.guard.addresses import parse_network
from menlo.server.guard.gate import Gate
from menlo.server.guard.headers import dress
from menlo.server.guard.limits import Limits
from menlo.server.guard.origins import origin_of
from menlo.server.hosts import Hosts
from menlo.server.importing import Importing
from menlo.server.job_queue import ASK_SECONDS, DistantWorkers
from menlo.server.metrics import Metrics, Timing
from menlo.server.news import CHANNEL, Wire
from menlo.server.notices.mail import parse_smtp
from menlo.server.notices.notifier import PAUSE, Notifier
from menlo.server.notices.routes import DAY, LETTERS
from menlo.server.people.cookies import Signer, read_secret
from menlo.server.people.people import People, keep_secret
from menlo.server.protocol import Code, Refused
from menlo.server.reaching import Reaching
from menlo.server.socket import play
from menlo.server.store import Store
from menlo.server.timekeeper import Timekeeper
from menlo.server.turns import Leases
from menlo.server.workers import Thinkers, Workers

log = logging.getLogger("menlo.server")

MOST_BODY = 64 * 1024  # save where a route allows more

REFUSALS = {
    status: ResponseSpec(Refused, description=why)
    for status, why in {
        400: "Nonsense, or against the rules",
        401: "Nobody knows who you are",
        403: "Not yours",
        404: "Not there, or not for you",
        405: "Not to be done with this",
        409: "Not now",
        413: "Too large",
        429: "Too often; the header Retry-After says when again",
        503: "The server failed; nothing was changed",
    }.items()
}
DONE = {204: ResponseSpec(None, generate_examples=False, description="Done")}
STATUS = {
    Code.UNKNOWN_MATCH: 404,
    Code.NOT_SEATED: 403,
    Code.NOT_ALLOWED: 403,
    Code.UNKNOWN_PERSON: 401,
    Code.WRONG_PASSWORD: 403,
    Code.NAME_TAKEN: 409,
    Code.BANNED: 403,
    Code.MUTED: 403,
    Code.CROSS_SITE: 403,
    Code.TOO_MANY: 429,
    Code.TOO_LARGE: 413,
    Code.UNKNOWN_RULES: 409,
    Code.UNAVAILABLE: 503,
    Code.NOT_OPEN: 409,
}


@dataclass(frozen=True)
class Settings:
    database: str
    broker: str | None = None  # where other nodes and workers are found
    workers: int = 1  # processes that think for bots; 0 leaves it to workers at the broker
    bot_limit: float = 10.0
    bot_pause: float = 0.7
    iterations: int = 400  # of search, for a hint or a decision that is looked at again
    rate: float = 10.0  # requests per second and person that are let through for long; 0 is no limit
    smtp_url: str | None = None  # by which letters are sent
    webhook_networks: tuple[str, ...] = ()  # private ones that webhooks may lead to
    notice_pause: float = PAUSE  # seconds in which a person may come by themselves before they are told
    base_url: str | None = None  # where others reach this server
    expire_days: float = 30.0  # after which a table nobody touches is removed; 0 keeps them all
    secret_file: Path | None = None  # what cookies are signed with; by default a secret kept in the database
    programs: Mapping[str, str] = field(default_factory=dict)  # bots by pipe: their names and commands


def make_app(settings: Settings) -> Litestar:
    metrics = Metrics()
    redis = connect(settings.broker) if settings.broker is not None else None
    channels = ChannelsPlugin(PatientChannels(redis, "menlo"), channels=[CHANNEL]) if redis is not None else None
    post = parse_smtp(settings.smtp_url) if settings.smtp_url is not None else None
    networks = [parse_network(text) for text in settings.webhook_networks]
    limits = Limits(settings.rate)
    origins = [origin_of(settings.base_url)] if settings.base_url is not None else []

    def thinkers() -> Thinkers:
        if settings.workers or settings.broker is None:
            return Workers(settings.workers, settings.bot_limit, settings.programs)
        return DistantWorkers(connect(settings.broker, wait=ASK_SECONDS))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:
            if redis is not None:
                closing.push_async_callback(redis.aclose)
            store = Store(settings.database)
            await store.open()
            closing.push_async_callback(store.close)
            if channels is not None:
                await closing.enter_async_context(channels)
            workers = thinkers()
            await workers.start()
            closing.push_async_callback(workers.stop)
            turns = Leases(redis) if redis is not None else None
            hosts = Hosts(store, workers, settings.bot_pause, programs=settings.programs, turns=turns, metrics=metrics)
            secret = read_secret(settings.secret_file) if settings.secret_file is not None else await keep_secret(store)
            app.state.hosts, app.state.redis, app.state.people = hosts, redis, People(store, Signer(secret))
            app.state.tokens = Tokens(store)
            app.state.notifier = notifier = Notifier(store, post, networks, settings.base_url, settings.notice_pause)
            keeper = Timekeeper(hosts)
            hosts.listeners += [keeper.follow, notifier.look]
            app.state.reaching = reaching = Reaching()
            app.state.importing = importing = Importing()
            app.state.hints = hints = Hints(hosts, settings.iterations)
            app.state.analyses = analyses = Analyses(hosts, settings.iterations)
            following = Following(hosts, Wire(channels) if channels is not None else None)
            following.start()
            desks = (reaching.stop, importing.stop, hints.stop)
            for end in (following.stop, hosts.close, *desks, keeper.close, notifier.close):
                closing.push_async_callback(end)
            chores = [
                keeping.every(keeping.EVICT_SECONDS, partial(keeping.evict, hosts)),
                keeping.every(keeping.RECHECK_SECONDS, partial(keeping.recheck, hosts)),
                keeping.every(keeping.EXPIRE_SECONDS, partial(keeping.rate_missed, hosts)),
                keeping.every(keeping.EXPIRE_SECONDS, partial(keeping.forget, hosts)),
                keeper.run(),
                analyses.run(),
            ]
            if settings.expire_days:
                expire = partial(keeping.expire, hosts, settings.expire_days)
                chores.append(keeping.every(keeping.EXPIRE_SECONDS, expire))
            for chore in chores:
                closing.callback(asyncio.create_task(chore).cancel)
            yield

    app = Litestar(
        [*site.handlers(), *operations.handlers, api, play],
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key=site.PACKED),
        lifespan=[lifespan],
        middleware=[Timing(metrics), Gate(limits, origins)],
        exception_handlers={Refuse: refuse, MenloError: complain, HTTPException: misfit, Exception: fail},
        logging_config=None,  # whoever runs the server says how it logs
        request_max_body_size=MOST_BODY,
        before_send=[dress((settings.base_url or "").startswith("https://"))],
        # As data alone: pages that show it fetch programs from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Menlo", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=AppState({"base_url": settings.base_url, "limits": limits, "letters": Limits(LETTERS / DAY, burst=DAY)}),
    )
    describe_refusals(app)
    return app


def describe_refusals(app: Litestar) -> None:
    """For the OpenAPI description: every route of ours refuses in the same form, whoever finds the fault."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            for handler in route.route_handlers:
                # An answer that only brings a cookie would be described as JSON.
                handler.responses = REFUSALS | DONE if handler.status_code == 204 else REFUSALS


def refuse(request: Request[object, object, AppState], error: Refuse) -> Response[Refused]:
    note_refusal(f"{request.method} {request.url.path}", error)
    wait = {"Retry-After": str(ceil(error.wait))} if isinstance(error, TooMany) else {}
    return Response(Refused(None, error.code, str(error)), status_code=STATUS.get(error.code, 400), headers=wait)


def complain(request: Request[object, object, AppState], error: MenloError) -> Response[Refused]:
    return Response(Refused(None, Code.MALFORMED, str(error)), status_code=400)


def fail(request: Request[object, object, AppState], error: Exception) -> Response[Refused]:
    """What nobody foresaw: the log says what, the client only that."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Refused(None, Code.UNAVAILABLE, "the server failed"), status_code=500)


def misfit(request: Request[object, object, AppState], error: HTTPException) -> Response[Refused] | Response[bytes]:
    """What the framework refuses before we see it: a body that does not fit, a page that is not there."""
    if error.status_code == 404 and site.is_page(request):
        return site.lost_page(request)
    extra = f": {error.extra}" if error.extra else ""
    reason = " ".join(f"{error.detail}{extra}".split())[:300]
    return Response(Refused(None, Code.MALFORMED, reason), status_code=error.status_code)
