"""HTTP: where a person wants to be told that it is their turn."""

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State as AppState
from litestar.params import JSONBody
from msgspec import Struct

from menlo.locale import LANGUAGES, catalogue
from menlo.server.faults import Refuse, TooMany
from menlo.server.guard.addresses import Forbidden, Unreached, parse_url, resolve
from menlo.server.guard.gate import address_of
from menlo.server.guard.limits import COST, GUESS, WORK, Limits
from menlo.server.notices import shelf
from menlo.server.notices.mail import MailFailed, is_address
from menlo.server.notices.notifier import Notifier
from menlo.server.people.door import Asker, need
from menlo.server.protocol import Code
from menlo.server.tokens import new_token, token_hash

DAY = 86_400.0
CODE_SECONDS = DAY  # in which an address must be confirmed
LETTERS = 5  # a day that ask one address whether it is theirs; four times as many for all who come from one place


class NoticesInfo(Struct):
    webhook: str | None
    email: str | None
    confirmed: bool  # whether the address is known to be theirs; letters go to no other
    mail: bool  # whether this server sends any


class WebhookWish(Struct):
    url: str


class WebhookSecret(Struct):
    secret: str  # messages are signed with it; nobody can show it again


class EmailWish(Struct):
    email: str
    language: str = ""


class EmailCode(Struct):
    code: str


@get("/notices")
async def show_notices(state: AppState, person: Asker) -> NoticesInfo:
    notifier: Notifier = state.notifier
    id = need(person).id
    return _info(await notifier.store.read(lambda connection: shelf.find(connection, id)), notifier)


@put("/notices/webhook", opt={COST: WORK})
async def set_webhook(data: JSONBody[WebhookWish], state: AppState, person: Asker) -> WebhookSecret:
    """Send a signed message there whenever it is my turn and I am away."""
    notifier: Notifier = state.notifier
    id, secret = need(person).id, new_token()
    try:
        await resolve(parse_url(data.url), notifier.networks)
    except (Forbidden, Unreached) as error:
        raise Refuse(Code.MALFORMED, str(error)) from None
    await notifier.store.write("", lambda c: shelf.change(c, id, webhook=data.url, secret=secret))
    return WebhookSecret(secret)


@post("/notices/webhook/test", status_code=204, opt={COST: WORK})
async def test_webhook(state: AppState, person: Asker) -> None:
    """Send a message there now, to see whether it is taken."""
    notifier: Notifier = state.notifier
    id = need(person).id
    wished = await notifier.store.read(lambda connection: shelf.find(connection, id))
    if wished.webhook is None or wished.secret is None:
        raise Refuse(Code.NOT_ALLOWED, "you have named no webhook")
    try:
        await notifier.hook(wished.webhook, wished.secret, {"menlo": "test"})
    except (Forbidden, Unreached) as error:
        raise Refuse(Code.MALFORMED, str(error)) from None


@delete("/notices/webhook", status_code=204)
async def remove_webhook(state: AppState, person: Asker) -> None:
    await _change(state, person, webhook=None, secret=None)


@put("/notices/email", status_code=202, opt={COST: GUESS})
async def set_email(
    data: JSONBody[EmailWish], state: AppState, person: Asker, request: Request[object, object, AppState]
) -> NoticesInfo:
    """Write to this address, once the code mailed to it has come back."""
    notifier: Notifier = state.notifier
    known = need(person)
    if notifier.post is None:
        raise Refuse(Code.NOT_ALLOWED, "this server sends no mail")
    if not is_address(data.email):
        raise Refuse(Code.MALFORMED, "no e-mail address")
    # Nobody has asked for this letter yet: whoever it is meant for must not be flooded by strangers.
    letters: Limits = state.letters
    wait = letters.of_address(address_of(request.scope)) or letters.of_person(token_hash(data.email.lower()))
    if wait > 0:
        raise TooMany(wait)
    language = data.language if data.language in LANGUAGES else LANGUAGES[0]
    code, until = new_token(), notifier.clock() + CODE_SECONDS
    words = catalogue(language)
    # The code stands in the fragment, which browsers send to nobody.
    link = f"{notifier.base_url or ''}/settings#mail={code}"
    try:
        text = words.text("letter-confirm", name=known.name, link=link)
        await notifier.letter(data.email, words.text("letter-confirm-subject"), text)
    except MailFailed:
        raise Refuse(Code.UNAVAILABLE, "the letter could not be sent") from None
    row = await notifier.store.write(
        "",
        lambda c: shelf.change(
            c, known.id, email=data.email, language=language, code=token_hash(code), code_until=until
        ),
    )
    return _info(row, notifier)


@post("/notices/email/confirm", status_code=204, opt={COST: GUESS})
async def confirm_email(data: JSONBody[EmailCode], state: AppState, person: Asker) -> None:
    notifier: Notifier = state.notifier
    id, code = need(person).id, token_hash(data.code)
    if not await notifier.store.write("", lambda c: shelf.confirm(c, id, code, notifier.clock())):
        raise Refuse(Code.NOT_ALLOWED, "this is not the code that was mailed, or it is too old")


@delete("/notices/email", status_code=204)
async def remove_email(state: AppState, person: Asker) -> None:
    await _change(state, person, email=None, code=None, code_until=0.0)


async def _change(state: AppState, person: Asker, **fields: str | float | None) -> None:
    notifier: Notifier = state.notifier
    id = need(person).id
    await notifier.store.write("", lambda connection: shelf.change(connection, id, **fields))


def _info(row: shelf.Notices, notifier: Notifier) -> NoticesInfo:
    return NoticesInfo(row.webhook, row.email, row.confirmed, notifier.post is not None)


router = Router(
    "/",
    route_handlers=[
        show_notices, set_webhook, test_webhook, remove_webhook, set_email, confirm_email, remove_email,
    ],
)  # fmt: skip
