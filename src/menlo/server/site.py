"""The pages: the client in the browser where it has been built, and the plain table beside it."""

import gzip
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

HERE = Path(str(files("menlo.server")))
SITE = HERE / "site"  # written by the client's build

# Addresses the client draws itself.
PAGES = [
    "/",
    "/table/{id:str}",
    "/new/{game:str}",
    "/join/{id:str}",
    "/games/{game:str}",
    "/rules",
    "/rules/{game:str}",
    "/tables",
    "/settings",
    "/me",
]
LOOSE = ["/favicon.svg", "/favicon-turn.svg", "/manifest.webmanifest", "/sw.js"]
FOREVER = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
PACKED = "packed"  # marks answers that are compressed already
TEXT = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")


@dataclass(frozen=True)
class Asset:
    media_type: str
    plain: bytes
    packed: bytes | None  # gzip; None where it would gain nothing


def asset(path: Path) -> Asset:
    return _read(path, path.stat().st_mtime_ns)


@cache
def _read(path: Path, _written: int) -> Asset:
    """A built file, read and compressed once, and again only after another build."""
    plain = path.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if path.suffix in TEXT else None
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else guess_type(path.name)[0]
    return Asset(kind or "application/octet-stream", plain, packed)


def answer(request: Request[object, object, AppState], path: Path, cached: str) -> Response[bytes]:
    found = asset(path)
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type=found.media_type, headers=headers)
    return Response(found.plain, media_type=found.media_type, headers=headers)


def built() -> bool:
    return SITE.joinpath("index.html").is_file()


def is_page(request: Request[object, object, AppState]) -> bool:
    """Whether a person asked for an address, rather than a program for data."""
    return built() and "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


@get(PAGES, include_in_schema=False, opt={PACKED: True})
async def client_page(request: Request[object, object, AppState]) -> Response[bytes]:
    return answer(request, SITE / "index.html", ASK_AGAIN)


def lost_page(request: Request[object, object, AppState]) -> Response[bytes]:
    """The client says so in the reader's language."""
    plain = asset(SITE / "index.html").plain  # not marked as packed: no route of ours was asked
    return Response(plain, media_type=MediaType.HTML, headers={"Cache-Control": ASK_AGAIN}, status_code=404)


@get("/assets/{name:str}", include_in_schema=False, opt={PACKED: True})
async def client_asset(name: FromPath[str], request: Request[object, object, AppState]) -> Response[bytes]:
    path = SITE / "assets" / name
    if path.parent != SITE / "assets" or not path.is_file():
        raise NotFoundException(detail=f"no asset {name[:60]!r}")
    return answer(request, path, FOREVER)


@get(LOOSE, include_in_schema=False, opt={PACKED: True})
async def client_file(request: Request[object, object, AppState]) -> Response[bytes]:
    return answer(request, SITE / request.url.path.removeprefix("/"), ASK_AGAIN)


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def only_plain() -> str:
    """Where the client is not built, the plain table is the way in."""
    return _plain("plain.html")


@get("/plain", media_type=MediaType.HTML, include_in_schema=False)
async def plain_page() -> str:
    """One plain page for every game."""
    return _plain("plain.html")


@get("/plain.js", media_type="text/javascript", include_in_schema=False)
async def plain_script() -> str:
    return _plain("plain.js")


@get("/plain.css", media_type="text/css", include_in_schema=False)
async def plain_style() -> str:
    return _plain("plain.css")


def _plain(name: str) -> str:
    return HERE.joinpath("plain", name).read_text("utf-8")


def handlers() -> list[ControllerRouterHandler]:
    found: list[ControllerRouterHandler] = [plain_page, plain_script, plain_style]
    return [client_page, client_asset, client_file, *found] if built() else [only_plain, *found]
