"""API tokens: what a program shows instead of a person's cookie. Only hashes are kept; who loses one makes another."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, func, insert, select, update

from menlo.server.faults import Refuse
from menlo.server.names import clean_name
from menlo.server.people.people import Person, admit
from menlo.server.protocol import Code
from menlo.server.rows import PersonRow
from menlo.server.store import Store
from menlo.server.store_tables import api_tokens, people, person_row
from menlo.server.tokens import new_token, token_hash

PREFIX = "menlo_"  # tells them from the tokens of seats, and lets programs that look for leaked secrets find them
DAY = 86_400.0
LONGEST = 366  # days until one expires
MOST = 20  # tokens of one person
USED_EVERY = 60.0  # seconds within which the time of the last use is not written again


@dataclass(frozen=True)
class TokenRow:
    id: str
    person: str
    name: str
    created: float
    expires: float
    used: float | None


class Tokens:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock

    async def make(self, person: str, name: str, days: int) -> tuple[TokenRow, str]:
        """A new token; it can be shown this once and never again."""
        if not 1 <= days <= LONGEST:
            raise Refuse(Code.MALFORMED, f"{days} days: expected 1 to {LONGEST}")
        token, now = PREFIX + new_token(), self.clock()
        row = TokenRow(new_token()[:8], person, clean_name(name), now, now + days * DAY, None)
        await self.store.write("", lambda connection: _add(connection, row, token_hash(token), now))
        return row, token

    async def who(self, token: str) -> Person:
        """Whom a token speaks for; refused if it is forged, expired or revoked, or if the person is banned."""
        hashed, now = token_hash(token), self.clock()
        found = await self.store.read(lambda connection: _find(connection, hashed))
        if found is None:
            raise Refuse(Code.UNKNOWN_PERSON, "this API token was not given by this server, or has been revoked")
        row, token_row = found
        if token_row.expires <= now:
            raise Refuse(Code.UNKNOWN_PERSON, "this API token has expired")
        if token_row.used is None or token_row.used < now - USED_EVERY:
            await self.store.write("", lambda connection: _touch(connection, hashed, now))
        return replace(admit(row, ""), token=hashed)

    async def list(self, person: str) -> list[TokenRow]:
        return await self.store.read(lambda connection: _list(connection, person))

    async def revoke(self, person: str, id: str) -> None:
        if not await self.store.write("", lambda connection: _remove(connection, person, id)):
            raise Refuse(Code.NOT_ALLOWED, "you have no such token")


def _add(connection: Connection, row: TokenRow, hashed: str, now: float) -> None:
    own = api_tokens.c.person == row.person
    connection.execute(delete(api_tokens).where(own, api_tokens.c.expires <= now))
    if (connection.execute(select(func.count()).where(own)).scalar() or 0) >= MOST:
        raise Refuse(Code.NOT_ALLOWED, f"you have {MOST} tokens already: revoke one first")
    connection.execute(insert(api_tokens).values(hash=hashed, **vars(row)))


def _find(connection: Connection, hashed: str) -> tuple[PersonRow, TokenRow] | None:
    wanted = select(people, api_tokens).join(api_tokens).where(api_tokens.c.hash == hashed)
    found = connection.execute(wanted).mappings().one_or_none()
    if found is None:
        return None
    return person_row(found), TokenRow(**{name: found[api_tokens.c[name]] for name in TokenRow.__annotations__})


def alive(connection: Connection, hashes: Sequence[str], now: float) -> set[str]:
    """Those of the tokens that have neither ended nor been revoked, and whose person is not banned."""
    wanted = select(api_tokens.c.hash).join(people).where(api_tokens.c.hash.in_(hashes), people.c.banned.is_(None))
    return set(connection.execute(wanted.where(api_tokens.c.expires > now)).scalars())


def _touch(connection: Connection, hashed: str, now: float) -> None:
    connection.execute(update(api_tokens).where(api_tokens.c.hash == hashed).values(used=now))


def _list(connection: Connection, person: str) -> list[TokenRow]:
    columns = [api_tokens.c[name] for name in TokenRow.__annotations__]
    wanted = select(*columns).where(api_tokens.c.person == person).order_by(api_tokens.c.created, api_tokens.c.id)
    return [TokenRow(**row) for row in connection.execute(wanted).mappings()]


def _remove(connection: Connection, person: str, id: str) -> bool:
    own = delete(api_tokens).where(api_tokens.c.person == person, api_tokens.c.id == id)
    return connection.execute(own).rowcount > 0
