"""HTTP: a person's API tokens. The door lets no token in here: none can make another."""

from litestar import Router, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from menlo.server.foreign.tokens import TokenRow, Tokens
from menlo.server.guard.limits import COST, WORK
from menlo.server.people.door import Asker, need


class TokenWish(Struct):
    name: str  # what it is for
    days: int = 90  # until it expires


class TokenInfo(Struct):
    id: str
    name: str
    created: float  # seconds since 1970
    expires: float
    used: float | None  # when it last was


class NewToken(Struct):
    info: TokenInfo
    token: str  # the secret; nobody can show it again


def info(row: TokenRow) -> TokenInfo:
    return TokenInfo(row.id, row.name, row.created, row.expires, row.used)


@get("/tokens")
async def list_tokens(state: AppState, person: Asker) -> list[TokenInfo]:
    """My API tokens, without their secrets."""
    tokens: Tokens = state.tokens
    return [info(row) for row in await tokens.list(need(person).id)]


@post("/tokens", opt={COST: WORK})
async def make_token(data: JSONBody[TokenWish], state: AppState, person: Asker) -> NewToken:
    """A token with which a program plays in my name until it expires or is revoked."""
    tokens: Tokens = state.tokens
    row, token = await tokens.make(need(person).id, data.name, data.days)
    return NewToken(info(row), token)


@delete("/tokens/{id:str}", status_code=204)
async def revoke_token(id: FromPath[str], state: AppState, person: Asker) -> None:
    tokens: Tokens = state.tokens
    await tokens.revoke(need(person).id, id)


router = Router("/", route_handlers=[list_tokens, make_token, revoke_token])
