"""Backups: whole, made while play goes on, and never over something that is there."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from menlo.kernel.errors import MenloError
from menlo.server.store import Store, StoreError
from tests.server import stores, storing
from tests.server.stores import begin, change
from tests.server.storing import consistent, the

pytestmark = pytest.mark.anyio

anyio_backend = storing.anyio_backend
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url


async def test_a_backup_made_while_writes_go_on_is_whole_and_restores(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    await store.open()
    names = [f"m{i}" for i in range(10)]
    await begin(store, *names)
    played = dict.fromkeys(names, 0)
    stop = asyncio.Event()

    async def play(name: str) -> None:
        while not stop.is_set():
            await store.commit(change(name, played[name]))
            played[name] += 1

    playing = [asyncio.create_task(play(name)) for name in names]
    await asyncio.sleep(0.3)
    before = dict(played)
    await store.backup(tmp_path / "copies" / "backup.db")
    after = dict(played)
    stop.set()
    await asyncio.gather(*playing)
    await store.close()
    assert sorted(found.name for found in (tmp_path / "copies").iterdir()) == ["backup.db"]

    restored = Store(f"sqlite:///{tmp_path}/new/menlo.db")
    await restored.restore(tmp_path / "copies" / "backup.db")
    await restored.open()
    for name in names:
        stored = await the(restored, name)
        # Each may have had one more on its way when the backup was over.
        assert before[name] <= stored.row.version <= after[name] + 1
        assert await consistent(restored, name)
    await restored.close()


async def test_copies_overwrite_nothing_and_come_only_from_databases_of_ours(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    await store.open()
    await begin(store, "a")
    backup, taken = tmp_path / "backup.db", tmp_path / "taken.txt"
    await store.backup(backup)
    taken.write_text("mine")

    with pytest.raises(StoreError, match=r"taken.txt' is there already: expected a name that is free"):
        await store.backup(taken)
    with pytest.raises(StoreError, match=r"menlo.db' is there already"):
        await store.restore(backup)
    assert taken.read_text() == "mine"
    assert (await the(store, "a")).row.version == 0
    await store.close()

    fresh = Store(f"sqlite:///{tmp_path}/fresh.db")
    with pytest.raises(StoreError, match="cannot be copied: file is not a database"):
        await fresh.restore(taken)
    with pytest.raises(StoreError, match=r"absent.db' is no file: expected a database of Menlo"):
        await fresh.restore(tmp_path / "absent.db")
    sqlite3.connect(tmp_path / "other.db").close()
    with pytest.raises(StoreError, match="holds none of our tables"):
        await fresh.restore(tmp_path / "other.db")
    (tmp_path / "fresh.db-wal").write_bytes(b"left over")
    with pytest.raises(StoreError, match=r"fresh.db-wal' is there already"):
        await fresh.restore(backup)
    assert not (tmp_path / "fresh.db").exists()


async def test_postgresql_is_copied_with_its_own_tools(tmp_path: Path) -> None:
    store = Store("postgresql://menlo:secret@db/menlo")
    with pytest.raises(MenloError, match=r"menlo:\*\*\*@db/menlo is no file: back it up with PostgreSQL's pg_dump$"):
        await store.backup(tmp_path / "backup.db")
    with pytest.raises(MenloError, match=r"restore it with PostgreSQL's pg_restore or psql$"):
        await store.restore(tmp_path / "backup.db")
