"""Guests and accounts: who someone is, and how they come by that and lose it."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from menlo.server.faults import Refuse
from menlo.server.names import clean_name, login_of
from menlo.server.people import shelf
from menlo.server.people.cookies import Signer
from menlo.server.people.passwords import Passwords
from menlo.server.protocol import Code
from menlo.server.rows import PersonRow
from menlo.server.store import Conflict, Store
from menlo.server.tokens import new_token, token_hash

DAY = 86_400.0
LASTS = 180 * DAY  # a cookie, from the last time its holder opened the site


@dataclass(frozen=True)
class Person:
    """Whoever is asking."""

    id: str
    name: str
    account: bool  # or a guest
    session: str = ""  # hash of the cookie's; empty for one who came by other means
    token: str = ""  # hash of the API token they came by


@dataclass(frozen=True)
class Welcome:
    """A person with a fresh cookie for them."""

    person: Person
    cookie: str


class People:
    def __init__(self, store: Store, signer: Signer, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self._signer = signer
        self._passwords = Passwords()

    async def who(self, cookie: str) -> Person:
        """Whom a cookie speaks for; refused if it is forged, expired or revoked, or if the person is banned."""
        now = self.clock()
        session = self._signer.read(cookie, now)
        row = await self.store.read(lambda connection: shelf.by_session(connection, session, now))
        if row is None:
            raise Refuse(Code.UNKNOWN_PERSON, "this cookie has been revoked")
        return admit(row, session)

    async def renew(self, person: Person, cookie: str) -> str:
        """The same session for longer, for someone who is here again."""
        now, session = self.clock(), cookie.split(".")[0]
        expires = now + LASTS
        await self.store.write("", lambda c: shelf.renew(c, person.id, person.session, now, expires))
        return self._signer.sign(session, expires)

    async def guest(self, name: str) -> Welcome:
        """Someone new, who needs no more than a name."""
        now, session = self.clock(), new_token()
        row = PersonRow(new_token()[:16], clean_name(name), None, None, now, now)
        expires = now + LASTS
        await self.store.write("", lambda c: shelf.add(c, row, token_hash(session), expires))
        return Welcome(Person(row.id, row.name, False, token_hash(session)), self._signer.sign(session, expires))

    async def rename(self, person: Person, name: str) -> Person:
        """A guest may change their name; that of an account stays, since others know it by that."""
        if person.account:
            raise Refuse(Code.NOT_ALLOWED, "the name of an account stays")
        kept = clean_name(name)
        await self.store.write("", lambda c: shelf.rename(c, person.id, kept))
        return Person(person.id, kept, False, person.session)

    async def register(self, person: Person | None, name: str, password: str) -> Welcome:
        """The guest becomes the holder of an account and keeps seats and matches; someone unknown begins with one."""
        if person is not None and person.account:
            raise Refuse(Code.NOT_ALLOWED, "you have an account: log out first")
        shown = clean_name(name)
        # Before the name is looked at: a name that is taken takes as long as one that is free.
        hashed = await self._passwords.hash(password)
        guest = person if person is not None else (await self.guest(shown)).person
        try:
            await self.store.write("", lambda c: shelf.make_account(c, guest.id, shown, login_of(shown), hashed))
        except Conflict:
            if person is None:
                await self.store.write("", lambda c: shelf.remove(c, guest.id))
            raise Refuse(Code.NAME_TAKEN, f"the name {shown!r} is taken") from None
        return await self._open(guest.id, shown, leaving=guest.session)

    async def log_in(self, name: str, password: str) -> Welcome:
        """By name and password. No account and a wrong password are refused alike, after the same work."""
        login = login_of(name)
        row = await self.store.read(lambda connection: shelf.by_login(connection, login))
        if not await self._passwords.fits(None if row is None else row.password, password) or row is None:
            raise Refuse(Code.WRONG_PASSWORD, "there is no account of this name with this password")
        admit(row, "")
        return await self._open(row.id, row.name)

    async def log_out(self, person: Person) -> None:
        await self.store.write("", lambda c: shelf.close_session(c, person.session))

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """All other devices are logged out."""
        await self.check_password(person, old)
        hashed = await self._passwords.hash(new)
        await self.store.write("", lambda c: shelf.set_password(c, person.id, hashed, [person.session]))

    async def reset_password(self, row: PersonRow, new: str) -> None:
        """By whoever runs the server. Every device is logged out."""
        hashed = await self._passwords.hash(new)
        await self.store.write("", lambda c: shelf.set_password(c, row.id, hashed))

    async def check_password(self, person: Person, password: str) -> None:
        """That it is really them, before something that cannot be taken back; a guest has nothing to show."""
        row = await self.find(person.id)
        if row is None or row.login is None:
            return
        if not await self._passwords.fits(row.password, password):
            raise Refuse(Code.WRONG_PASSWORD, "this is not your password")

    async def find(self, id: str) -> PersonRow | None:
        return await self.store.read(lambda connection: shelf.find(connection, id))

    async def _open(self, id: str, name: str, leaving: str = "") -> Welcome:
        """A new session; with a new standing the old cookie is worth nothing."""
        now, session = self.clock(), new_token()
        expires = now + LASTS

        def work(connection: Connection) -> None:
            shelf.close_session(connection, leaving)
            shelf.open_session(connection, id, token_hash(session), now, expires)

        await self.store.write("", work)
        return Welcome(Person(id, name, True, token_hash(session)), self._signer.sign(session, expires))


async def keep_secret(store: Store) -> bytes:
    """What this database's cookies are signed with, made when it is first asked for."""
    fresh = new_token()
    return (await store.write("", lambda connection: shelf.secret(connection, fresh))).encode()


def admit(row: PersonRow, session: str) -> Person:
    if row.banned is not None:
        raise Refuse(Code.BANNED, "you have been banned from this server")
    return Person(row.id, row.name, row.login is not None, session)
