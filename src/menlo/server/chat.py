"""Words between those at a table: plain text, kept with the match, told over the same socket.

Whoever holds a seat may write, unless the host has silenced the table: then only the host. Everyone who may see the
match may read. Whoever mutes somebody is not told what they write.
"""

from sqlalchemy import Connection, delete, insert, select, update

from menlo.server.faults import Refuse
from menlo.server.host import Host
from menlo.server.protocol import ChatLine, Code
from menlo.server.rows import SeatRow
from menlo.server.store_errors import UnknownMatch
from menlo.server.store_tables import chat, matches

MOST_TEXT = 500  # characters of a line
SHOWN = 100  # lines told to one who comes
KEPT = 1000  # lines of a match


def clean_text(text: str) -> str:
    """One line of what can be seen; marks that turn the direction of text or hide it are left out."""
    kept = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    if not 1 <= len(kept) <= MOST_TEXT:
        raise Refuse(Code.MALFORMED, f"{len(kept)} characters: expected 1 to {MOST_TEXT}")
    return kept


async def say(host: Host, seat: int, text: str, hosting: bool) -> None:
    async with host.lock:
        if host.row.quiet and not hosting:
            raise Refuse(Code.MUTED, "the host has silenced the table")
        said, holder, now = clean_text(text), host.seats[seat], host.clock()
        revision, number = await host.store.write(
            host.row.id, lambda connection: _append(connection, host.row.id, holder, said, now)
        )
        if revision == host.row.revision + 1:
            host.hear(number, revision)
        else:
            await host.reload()  # another node has gone on meanwhile
    host.after(host)


def _append(connection: Connection, match: str, holder: SeatRow, text: str, now: float) -> tuple[int, int]:
    """The revision of the match with the line, by which other nodes hear of it, and the line's number."""
    counts = {"chat": matches.c.chat + 1, "revision": matches.c.revision + 1, "updated": now}
    if connection.execute(update(matches).where(matches.c.id == match).values(counts)).rowcount == 0:
        raise UnknownMatch(f"no match {match!r} is stored")
    found = connection.execute(select(matches.c.chat, matches.c.revision).where(matches.c.id == match)).one()
    line = {"match": match, "number": found.chat, "seat": holder.seat, "at": now, "text": text}
    connection.execute(insert(chat).values(**line, name=holder.name, person=holder.person))
    connection.execute(delete(chat).where(chat.c.match == match, chat.c.number <= found.chat - KEPT))
    return found.revision, found.chat


async def lines_since(host: Host, number: int, muted: set[str]) -> list[ChatLine]:
    """From that line on, but for what muted people wrote."""

    def read(connection: Connection) -> list[ChatLine]:
        wanted = select(chat).where(chat.c.match == host.row.id, chat.c.number >= number).order_by(chat.c.number)
        return [
            ChatLine(row.number, row.seat, row.name, row.at, row.text)
            for row in connection.execute(wanted)
            if row.person not in muted
        ]

    return await host.store.read(read)
