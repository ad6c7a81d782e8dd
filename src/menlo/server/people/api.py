"""HTTP: who I am, my account."""

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody

from menlo.server.faults import Refuse, note_refusal
from menlo.server.guard.limits import COST, GUESS, WORK
from menlo.server.people.cookies import NAME
from menlo.server.people.door import Asker, cookie_for, need, no_cookie, person_of
from menlo.server.people.leaving import delete_person, take_over_guest
from menlo.server.people.people import Person, Welcome
from menlo.server.people.statistics import my_matches, my_statistics
from menlo.server.protocol import Claimed, Code, Credentials, Farewell, Known, Me, MyTables, Named, NewPassword

MOST_TABLES = 100  # named at once

Asked = Request[object, object, AppState]


@get("/")
async def show_me(request: Asked) -> Response[Known]:
    """Whom the cookie speaks for. One that is no good any more is taken away; a good one lasts longer from now on."""
    person = await known(request)
    if person is None:
        return Response(Known(None), cookies=[no_cookie(request)] if NAME in request.cookies else [])
    renewed = await request.app.state.people.renew(person, request.cookies[NAME])
    return greet(request, Welcome(person, renewed))


@post("/", status_code=200)
async def name_me(data: JSONBody[Named], request: Asked) -> Response[Known]:
    """Become a guest, or change one's name as a guest."""
    person = await known(request)
    if person is None:
        return greet(request, await request.app.state.people.guest(data.name))
    renamed = await request.app.state.people.rename(person, data.name)
    return Response(Known(Me(renamed.name, renamed.account)))


@post("/register", status_code=200, opt={COST: WORK})
async def register(data: JSONBody[Credentials], request: Asked) -> Response[Known]:
    """Make an account. A guest keeps seats and matches."""
    return greet(request, await request.app.state.people.register(await known(request), data.name, data.password))


@post("/login", status_code=200, opt={COST: GUESS})
async def log_in(data: JSONBody[Credentials], request: Asked) -> Response[Known]:
    """By name and password. What the guest in this browser holds goes to the account."""
    guest = await known(request)
    welcome = await request.app.state.people.log_in(data.name, data.password)
    if guest is not None and not guest.account:
        await take_over_guest(request.app.state.hosts, guest, welcome.person)
    return greet(request, welcome)


@post("/logout", status_code=204)
async def log_out(request: Asked) -> Response[None]:
    """The cookie is worth nothing from now on, wherever a copy of it may be."""
    person = await known(request)
    if person is not None and person.session:
        await request.app.state.people.log_out(person)
        request.app.state.hosts.shut_out_sessions({person.session})
    return Response(None, cookies=[no_cookie(request)], status_code=204)


@post("/password", status_code=204, opt={COST: GUESS})
async def change_password(data: JSONBody[NewPassword], person: Asker, state: AppState) -> None:
    """All other devices are logged out."""
    await state.people.change_password(need_account(person), data.old, data.new)


@post("/delete", status_code=204, opt={COST: GUESS})
async def delete_me(data: JSONBody[Farewell], person: Asker, request: Asked) -> Response[None]:
    """Everything that is kept of me. Bots play on for me; in matches that are over my seat keeps no name."""
    leaving = need(person)
    await request.app.state.people.check_password(leaving, data.password)
    await delete_person(request.app.state.hosts, leaving.id)
    return Response(None, cookies=[no_cookie(request)], status_code=204)


@post("/claim", status_code=200)
async def claim(data: JSONBody[MyTables], person: Asker, state: AppState) -> Claimed:
    """Seats held by nothing but a token become mine, so that I find them wherever I log in."""
    if len(data.tables) > MOST_TABLES:
        raise Refuse(Code.TOO_LARGE, f"{len(data.tables)} tables: expected at most {MOST_TABLES}")
    return Claimed(await state.hosts.claim(data.tables, need(person)))


async def known(request: Asked) -> Person | None:
    """Whoever asks, for those routes at which a cookie that is no good any more is simply replaced."""
    try:
        return await person_of(request)
    except Refuse as refused:
        note_refusal(f"{request.method} {request.url.path}", refused)
        if refused.code == Code.UNKNOWN_PERSON:
            return None
        raise


def need_account(person: Person | None) -> Person:
    found = need(person)
    if not found.account:
        raise Refuse(Code.NOT_ALLOWED, "a guest has no password")
    return found


def greet(request: Asked, welcome: Welcome) -> Response[Known]:
    person = welcome.person
    return Response(Known(Me(person.name, person.account)), cookies=[cookie_for(request, welcome)])


router = Router(
    "/me",
    route_handlers=[
        show_me, name_me, register, log_in, log_out, change_password, delete_me, claim, my_matches, my_statistics,
    ],
)  # fmt: skip
