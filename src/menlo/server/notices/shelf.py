"""Where people want to be told: one row per person, and the steps that read and write it."""

from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, delete, select

from menlo.server.store_changes import upsert
from menlo.server.store_tables import notices


@dataclass(frozen=True)
class Notices:
    person: str
    webhook: str | None = None
    secret: str | None = None  # messages to the webhook are signed with it
    email: str | None = None
    language: str = ""  # of letters
    code: str | None = None  # hash of what was mailed to the address, until it has come back: then it is theirs
    code_until: float = 0.0

    @property
    def confirmed(self) -> bool:
        return self.email is not None and self.code is None


def find(connection: Connection, person: str) -> Notices:
    row = connection.execute(select(notices).where(notices.c.person == person)).mappings().one_or_none()
    return Notices(person) if row is None else Notices(**row)


def change(connection: Connection, person: str, **fields: str | float | None) -> Notices:
    row = replace(find(connection, person), **fields)  # type: ignore[arg-type]
    if row == Notices(person, language=row.language):
        connection.execute(delete(notices).where(notices.c.person == person))
    else:
        upsert(connection, notices, "person", asdict(row))
    return row


def confirm(connection: Connection, person: str, code: str, now: float) -> bool:
    """Whether this is the code that was mailed, and in time."""
    row = find(connection, person)
    if row.code is None or row.code != code or row.code_until < now:
        return False
    change(connection, person, code=None, code_until=0.0)
    return True
