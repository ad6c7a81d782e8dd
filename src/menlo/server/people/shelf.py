"""People and their sessions in the store: each function is one step of a transaction."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from menlo.server.rows import PersonRow
from menlo.server.store_errors import Conflict
from menlo.server.store_tables import matches, meta, mutes, people, person_row, results, seats, sessions

_HELD = (seats.c.person, matches.c.owner, results.c.person)
SECRET = "secret"  # in what there is to say about the database


def secret(connection: Connection, fresh: str) -> str:
    """What cookies are signed with: the one kept, or the fresh one from now on."""
    found = connection.execute(select(meta.c.value).where(meta.c.key == SECRET)).scalar_one_or_none()
    if found is not None:
        return str(found)
    try:
        with connection.begin_nested():
            connection.execute(insert(meta).values(key=SECRET, value=fresh))
        return fresh
    except IntegrityError:
        # Another node was faster.
        return str(connection.execute(select(meta.c.value).where(meta.c.key == SECRET)).scalar_one())


# Reading.


def find(connection: Connection, id: str) -> PersonRow | None:
    row = connection.execute(select(people).where(people.c.id == id)).mappings().one_or_none()
    return None if row is None else person_row(row)


def by_login(connection: Connection, login: str) -> PersonRow | None:
    row = connection.execute(select(people).where(people.c.login == login)).mappings().one_or_none()
    return None if row is None else person_row(row)


def by_session(connection: Connection, session: str, now: float) -> PersonRow | None:
    wanted = select(people).join(sessions).where(sessions.c.hash == session, sessions.c.expires > now)
    row = connection.execute(wanted).mappings().one_or_none()
    return None if row is None else person_row(row)


def alive(connection: Connection, hashes: Sequence[str], now: float) -> set[str]:
    """Those of the sessions that have not ended."""
    wanted = select(sessions.c.hash).where(sessions.c.hash.in_(hashes), sessions.c.expires > now)
    return set(connection.execute(wanted).scalars())


def all_people(connection: Connection, limit: int) -> list[PersonRow]:
    """Those seen last first."""
    wanted = select(people).order_by(people.c.seen.desc(), people.c.id).limit(limit)
    return [person_row(row) for row in connection.execute(wanted).mappings()]


def muted_by(connection: Connection, person: str) -> set[str]:
    return set(connection.execute(select(mutes.c.other).where(mutes.c.person == person)).scalars())


# Writing.


def add(connection: Connection, person: PersonRow, session: str, expires: float) -> None:
    connection.execute(insert(people), asdict(person))
    open_session(connection, person.id, session, person.created, expires)


def open_session(connection: Connection, person: str, session: str, now: float, expires: float) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.expires <= now))
    connection.execute(insert(sessions).values(hash=session, person=person, created=now, expires=expires))
    connection.execute(update(people).where(people.c.id == person).values(seen=now))


def renew(connection: Connection, person: str, session: str, now: float, expires: float) -> None:
    connection.execute(update(sessions).where(sessions.c.hash == session).values(expires=expires))
    connection.execute(update(people).where(people.c.id == person).values(seen=now))


def close_session(connection: Connection, session: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == session))


def close_sessions(connection: Connection, person: str, but: Sequence[str] = ()) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.hash.not_in(but)))


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def make_account(connection: Connection, person: str, name: str, login: str, password: str) -> None:
    """The guest becomes the holder of an account, and keeps all there is."""
    values = {"name": name, "login": login, "password": password}
    try:
        with connection.begin_nested():
            changed = connection.execute(
                update(people).where(people.c.id == person, people.c.login.is_(None)).values(values)
            )
    except IntegrityError:
        raise Conflict(f"the name {name!r} is taken") from None
    if changed.rowcount == 0:
        raise Conflict("this is an account already")


def set_password(connection: Connection, person: str, password: str, keep: Sequence[str] = ()) -> None:
    """All sessions but those to keep end: whoever knew the old password is out."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))
    close_sessions(connection, person, keep)


def set_banned(connection: Connection, person: str, since: float | None) -> None:
    connection.execute(update(people).where(people.c.id == person).values(banned=since))


def set_mute(connection: Connection, person: str, other: str, mute: bool) -> None:
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.other == other))
    if mute:
        connection.execute(insert(mutes).values(person=person, other=other))


def forget_guests(connection: Connection, before: float) -> int:
    """Guests whose last cookie has expired and of whom nothing is left at any table; how many."""
    idle = and_(people.c.login.is_(None), people.c.banned.is_(None), people.c.seen < before)
    left = [~select(column).where(column == people.c.id).exists() for column in _HELD]
    return connection.execute(delete(people).where(idle, *left)).rowcount


def remove(connection: Connection, person: str) -> None:
    """The row, and with it sessions and mutes; what else names the person is cleared before."""
    connection.execute(delete(people).where(people.c.id == person))
