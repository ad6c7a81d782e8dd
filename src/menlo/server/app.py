"""The application: store, bots, hosts and routes joined, from start to orderly end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from menlo import __version__
from menlo.kernel.errors import MenloError
from menlo.server.api import api
from menlo.server.faults import Refuse
from menlo.server.hosts import Hosts
from menlo.server.protocol import Code, Refused
from menlo.server.socket import play
from menlo.server.store import Store
from menlo.server.workers import Workers

log = logging.getLogger("menlo.server")

MOST_BODY = 4 * 1024 * 1024  # a record of a long match, or a pack
EVICT_SECONDS = 60.0

STATUS = {
    Code.UNKNOWN_MATCH: 404,
    Code.NOT_SEATED: 403,
    Code.NOT_ALLOWED: 403,
    Code.UNKNOWN_RULES: 409,
    Code.UNAVAILABLE: 503,
    Code.NOT_OPEN: 409,
}


@dataclass(frozen=True)
class Settings:
    database: str
    workers: int = 1
    bot_limit: float = 10.0
    bot_pause: float = 0.7


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        workers = Workers(settings.workers, settings.bot_limit)
        await workers.start()
        hosts = Hosts(store, workers, settings.bot_pause)
        app.state.hosts = hosts
        evictor = asyncio.create_task(evict(hosts))
        try:
            yield
        finally:
            evictor.cancel()
            await hosts.close()
            await workers.stop()
            await store.close()

    return Litestar(
        [plain_page, plain_script, api, play],
        lifespan=[lifespan],
        exception_handlers={Refuse: refuse, MenloError: complain, HTTPException: misfit},
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(title="Menlo", version=__version__, path="/schema"),
        state=AppState({}),
    )


async def evict(hosts: Hosts) -> None:
    while True:
        await asyncio.sleep(EVICT_SECONDS)
        hosts.evict()


def refuse(request: Request[object, object, AppState], error: Refuse) -> Response[Refused]:
    return Response(Refused(None, error.code, str(error)), status_code=STATUS.get(error.code, 400))


def complain(request: Request[object, object, AppState], error: MenloError) -> Response[Refused]:
    return Response(Refused(None, Code.MALFORMED, str(error)), status_code=400)


def misfit(request: Request[object, object, AppState], error: HTTPException) -> Response[Refused]:
    """What the framework refuses before we see it: a body that does not fit, a page that is not there."""
    extra = f": {error.extra}" if error.extra else ""
    reason = " ".join(f"{error.detail}{extra}".split())[:300]
    return Response(Refused(None, Code.MALFORMED, reason), status_code=error.status_code)


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def plain_page() -> str:
    """One plain page for every game."""
    return files("menlo.server").joinpath("plain/plain.html").read_text("utf-8")


@get("/plain.js", media_type="text/javascript", include_in_schema=False)
async def plain_script() -> str:
    return files("menlo.server").joinpath("plain/plain.js").read_text("utf-8")
