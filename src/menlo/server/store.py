"""Matches kept for good, in SQLite or PostgreSQL. All SQL runs in threads of the store's, none in the event loop."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from menlo.server import store_changes, store_reading
from menlo.server.clock import Clock
from menlo.server.rows import Change, Line, MatchRow, SeatKind, SeatRow, StoredMatch, Visibility
from menlo.server.store_bytes import compress, decompress
from menlo.server.store_database import READERS, Database
from menlo.server.store_errors import Conflict, NotDurable, StoreError, UnknownMatch
from menlo.server.store_files import copy_database
from menlo.server.store_writer import Writer

__all__ = ["Conflict", "NotDurable", "Store", "StoreError", "UnknownMatch", "compress", "decompress"]

T = TypeVar("T")


class Store:
    """Whatever a write method returned from is durable; whatever it raised from has changed nothing.

    The exceptions are `NotDurable` and the cancellation of a caller: then only `load` tells what is true.
    """

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self._database = Database(url)
        self._clock = clock
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(READERS, "menlo-store-reader")

    async def open(self, make: bool = True) -> None:
        """Create the database if need be, unless it must be there, and bring it up to date."""
        await asyncio.to_thread(self._database.prepare, make)
        self._writer = Writer(self._database.writing)

    async def close(self) -> None:
        """Finish what was begun, then let go of the database. A closed store stays closed."""
        if self._writer is not None:
            await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._database.dispose()

    @property
    def transactions(self) -> int:
        """How many this store has committed; fewer than writes, because those that wait share one."""
        return self._open_writer().transactions

    @property
    def waiting(self) -> int:
        """Changes that wait for the writer."""
        return self._open_writer().waiting

    # Writing.

    async def create(self, match: MatchRow, seats: Sequence[SeatRow], pack_text: str) -> None:
        if sorted(seat.seat for seat in seats) != list(range(match.seats)):
            numbers = [seat.seat for seat in seats]
            raise StoreError(f"match {match.id!r} comes with the seats {numbers}: expected 0 to {match.seats - 1}")
        taken = list(seats)
        await self.write(match.id, lambda connection: store_changes.create(connection, match, taken, pack_text))

    async def set_seat(self, match_id: str, seat: SeatRow, updated: float, was: SeatKind | None = None) -> None:
        """Fill or empty a seat; a conflict if `was` is given and somebody changed it meanwhile."""
        await self.write(match_id, lambda connection: store_changes.set_seat(connection, match_id, seat, updated, was))

    async def start(self, match_id: str, state: bytes, updated: float, clock: Clock | None = None) -> None:
        """From open to running, with the opening position."""
        await self.write(match_id, lambda connection: store_changes.start(connection, match_id, state, updated, clock))

    async def set_clock(self, match_id: str, revision: int, clock: Clock) -> None:
        await self.write(match_id, lambda connection: store_changes.set_clock(connection, match_id, revision, clock))

    async def set_visibility(self, match_id: str, visibility: Visibility) -> None:
        now = self._clock()
        await self.write(
            match_id, lambda connection: store_changes.set_visibility(connection, match_id, visibility, now)
        )

    async def set_proposal(self, match_id: str, revision: int, proposal: dict[str, object] | None) -> None:
        now = self._clock()
        await self.write(
            match_id,
            lambda connection: store_changes.set_proposal(connection, match_id, revision, proposal, now),
        )

    async def set_guide(self, match_id: str, revision: int, guide: dict[str, object] | None) -> None:
        now = self._clock()
        await self.write(
            match_id, lambda connection: store_changes.set_guide(connection, match_id, revision, guide, now)
        )

    async def commit(self, change: Change) -> None:
        """All of the change, if the match is still at the revision and version it was made at."""
        if change.version - change.expected != len(change.lines):
            raise StoreError(
                f"a change of match {change.match!r} from version {change.expected} to {change.version} "
                f"brings {len(change.lines)} lines: expected {change.version - change.expected}"
            )
        dated = change if change.updated else replace(change, updated=self._clock())
        await self._open_writer().write(change.match, dated)

    async def thin(self, match_id: str, keep_every: int) -> None:
        """After the end: keep every so many snapshots, and the first and the last."""
        if keep_every < 1:
            raise StoreError(f"every {keep_every!r} snapshots: expected 1 or more")
        await self.write(match_id, lambda connection: store_changes.thin(connection, match_id, keep_every))

    async def remove(self, match_id: str) -> None:
        await self.write(match_id, lambda connection: store_changes.remove(connection, match_id))

    # Reading.

    async def load(self, match_id: str) -> StoredMatch | None:
        """All that is needed to go on with a match; never a replay."""
        return await self.read(lambda connection: store_reading.load(connection, match_id))

    async def revisions(self, matches: Sequence[str]) -> dict[str, int]:
        """How far each of these matches is; those that are not stored are left out."""
        wanted = list(matches)
        return await self.read(lambda connection: store_reading.revisions(connection, wanted))

    async def counts(self) -> dict[str, int]:
        """How many matches are open, running and over."""
        return await self.read(store_reading.counts)

    async def lines(self, match_id: str, since: int = 0) -> list[Line]:
        """The log from that line's number on, which is what a reader at version `since` lacks."""
        return await self.read(lambda connection: store_reading.log(connection, match_id, since))

    async def snapshot_at(self, match_id: str, version: int) -> tuple[int, bytes] | None:
        """The newest kept position at or before the version, with its own version."""
        return await self.read(lambda connection: store_reading.snapshot_at(connection, match_id, version))

    async def pack(self, digest: str) -> tuple[str, str] | None:
        """The game and the text of a pack."""
        return await self.read(lambda connection: store_reading.pack(connection, digest))

    async def list_open(self, limit: int = 100) -> list[tuple[MatchRow, tuple[SeatRow, ...]]]:
        """Matches anyone may join, newest first. Rows hold secrets: choose what to show."""
        return await self.read(lambda connection: store_reading.listed(connection, "open", limit))

    async def list_running(self, limit: int = 100) -> list[tuple[MatchRow, tuple[SeatRow, ...]]]:
        """Matches anyone may watch, newest first. Rows hold secrets: choose what to show."""
        return await self.read(lambda connection: store_reading.listed(connection, "running", limit))

    async def all_ids(self) -> list[str]:
        return await self.read(store_reading.all_ids)

    # Copies.

    async def backup(self, target: Path) -> None:
        """Copy the database, while it is in use, to a file that is not there yet."""
        await asyncio.to_thread(copy_database, self._file("back it up", "pg_dump"), target)

    async def restore(self, source: Path) -> None:
        """Before `open`: make this store's database, which must not be there yet, from a backup."""
        await asyncio.to_thread(copy_database, source, self._file("restore it", "pg_restore or psql"))

    def _file(self, purpose: str, tool: str) -> Path:
        if self._database.file is None:
            raise StoreError(f"{self._database.shown} is no file: {purpose} with PostgreSQL's {tool}")
        return self._database.file

    # Steps that others bring along, and threads to take them.

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreError(f"the store {self._database.shown} is not open yet")
        return self._writer

    async def write(self, key: str, work: Callable[[Connection], T]) -> T:
        """A step of the writer's next transaction, done wholly or not at all; its key is the match it is about."""
        return await self._open_writer().write(key, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """In a thread of its own, on one moment of the database."""
        self._open_writer()

        def read() -> T:
            with self._database.reading.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)
