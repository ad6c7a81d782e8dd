"""Where a request comes from. A browser says so of every post and socket; other programs carry nobody's cookies."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.types import Scope

SAFE = ("GET", "HEAD", "OPTIONS")


def header(scope: Scope, name: bytes) -> str | None:
    """The first header of a name, as text."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def same_site(scope: Scope, known: Iterable[str]) -> bool:
    """Whether a page of ours sent this, or no page at all. `known`: origins by which others reach this server."""
    site = header(scope, b"sec-fetch-site")
    origin = header(scope, b"origin")
    if origin is None:
        return site in (None, "same-origin", "none")
    if origin in known:
        return True
    parts = urlsplit(origin)
    return bool(parts.netloc) and parts.netloc.lower() == (header(scope, b"host") or "").lower()


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
