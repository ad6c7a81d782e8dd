"""At the door: who is asking, by what they show. The one place that turns a request into a `Person`."""

import re
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from menlo.server.faults import Refuse, TooMany
from menlo.server.foreign.tokens import PREFIX, Tokens
from menlo.server.guard.gate import cost_of
from menlo.server.people.cookies import NAME
from menlo.server.people.people import LASTS, People, Person, Welcome
from menlo.server.protocol import Code

# What belongs to a person alone: no program in their name may touch it.
PERSONAL = re.compile("/api/(me|tokens|notices)(/.*)?")

Asking = ASGIConnection[Any, Any, Any, Any]


async def person_of(connection: Asking) -> Person | None:
    """Whoever asks, if they are known. A cookie or token that is no good is refused, not passed over in silence.

    A dependency of the routes, as `person`; of a WebSocket it is asked for by hand.
    """
    person = await _shown(connection)
    if person is not None:
        wait = connection.app.state.limits.of_person(person.id, cost_of(connection.scope))
        if wait > 0:
            raise TooMany(wait)
    return person


async def _shown(connection: Asking) -> Person | None:
    token = (connection.headers.get("authorization") or "").removeprefix("Bearer ").strip()
    if token.startswith(PREFIX):
        if PERSONAL.fullmatch(connection.scope["path"]):
            raise Refuse(Code.NOT_ALLOWED, "an API token plays, and no more: this needs the person")
        tokens: Tokens = connection.app.state.tokens
        return await tokens.who(token)
    cookie = connection.cookies.get(NAME)
    if cookie is None:
        return None
    people: People = connection.app.state.people
    return await people.who(cookie)


async def provide_person(request: Request[Any, Any, Any]) -> Person | None:
    return await person_of(request)


Asker: TypeAlias = NamedDependency[Person | None]


def need(person: Person | None) -> Person:
    if person is None:
        raise Refuse(Code.UNKNOWN_PERSON, "this needs a person: say your name first")
    return person


def cookie_for(connection: Asking, welcome: Welcome) -> Cookie:
    return _cookie(connection, welcome.cookie, int(LASTS))


def no_cookie(connection: Asking) -> Cookie:
    return _cookie(connection, "", 0)


def _cookie(connection: Asking, value: str, lasts: int) -> Cookie:
    base_url = connection.app.state.base_url or ""
    secure = connection.url.scheme in ("https", "wss") or base_url.startswith("https://")
    return Cookie(key=NAME, value=value, path="/", max_age=lasts, secure=secure, httponly=True, samesite="lax")
