"""Databases that the store makes, brings up to date, or refuses in one line."""

import asyncio
from dataclasses import asdict, replace
from importlib.resources import files
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, inspect

from menlo.kernel.errors import MenloError
from menlo.server.rows import Draft
from menlo.server.store import Store
from menlo.server.store_database import Database, _alembic
from menlo.server.store_tables import metadata
from tests.server import stores, storing
from tests.server.stores import PACK_TEXT, SEATS, begin, change, match_row, position
from tests.server.storing import contents, raw, the

pytestmark = pytest.mark.anyio

anyio_backend = storing.anyio_backend
store = storing.store
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url


async def test_opening_again_changes_nothing_and_the_tables_are_those_the_code_expects(url: str) -> None:
    store = Store(url)
    await store.open()
    await begin(store, "a")
    before = await contents(store, "a")
    await store.close()

    store = Store(url)
    await store.open()
    assert await contents(store, "a") == before
    with store._database.writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    await store.close()


async def test_a_database_of_the_first_menlo_keeps_its_matches(url: str) -> None:
    old = Database(url)
    with old.writing.begin() as connection:
        command.upgrade(_alembic(connection), "0001")
        tables = MetaData()
        tables.reflect(connection)

        def put(table_name: str, **values: object) -> None:
            table = tables.tables[table_name]
            connection.execute(table.insert(), {key: values[key] for key in values if key in table.columns})

        put("packs", digest="digest", game="era", text=PACK_TEXT)
        put("matches", **asdict(replace(match_row("a"), status="running", version=1)))
        for seat in SEATS:
            put("seats", match="a", **asdict(seat))
        put("lines", match="a", number=0, seat=0, action="action 0")
        put("drafts", match="a", seat=0, step=0, action="plan")
        put("states", match="a", state=position(1))
        put("snapshots", match="a", version=0, state=position(0))
    old.dispose()

    store = Store(url)
    await store.open()
    stored = await the(store, "a")
    assert stored.row == replace(match_row("a"), status="running", version=1, rated="never")
    assert (stored.seats, stored.state, stored.drafts) == (SEATS, position(1), (Draft(0, 0, "plan"),))
    assert await store.snapshot_at("a", 9) == (0, position(0))
    await store.commit(change("a", 1, revision=0))
    assert (await the(store, "a")).row.revision == 1
    assert [line.action for line in await store.lines("a")] == ["action 0", "action 1"]
    await store.close()


async def test_nodes_may_start_on_an_empty_database_together(url: str) -> None:
    nodes = [Store(url) for _ in range(4)]
    await asyncio.gather(*(node.open() for node in nodes))
    await begin(nodes[0], "a")
    assert (await the(nodes[3], "a")).row.status == "running"
    for node in nodes:
        await node.close()


async def test_a_database_of_a_newer_menlo_is_refused_in_one_line(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()
    with raw(url) as other:
        other.execute("UPDATE alembic_version SET version_num = '0999'")
        other.execute("UPDATE meta SET value = '9.5' WHERE key = 'menlo'")
        other.commit()

    with pytest.raises(MenloError) as caught:
        await Store(url).open()
    newest = max(step.name[1:5] for step in files("menlo.server.migrations.versions").iterdir() if step.name[0] == "v")
    assert f"was written by a newer Menlo, 9.5 (tables '0999'): expected '{newest}' or older" in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_database_that_must_be_there_is_not_made(url: str) -> None:
    with pytest.raises(MenloError, match="there is no database of Menlo at"):
        await Store(url).open(make=False)
    made = Store(url)
    await made.open()
    await made.close()
    again = Store(url)
    await again.open(make=False)
    await again.close()


async def test_a_database_of_somebody_else_is_refused_and_left_alone(url: str) -> None:
    with raw(url) as other:
        other.execute("CREATE TABLE recipes (id INTEGER)")
        other.commit()
    with pytest.raises(MenloError, match="holds tables that are not Menlo's: expected an empty database"):
        await Store(url).open()
    database = Database(url)
    with database.reading.connect() as connection:
        assert inspect(connection).get_table_names() == ["recipes"]
    database.dispose()


async def test_a_file_that_is_no_database_is_refused_in_one_line_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk, eggs, and a long enough line to look like the header of something else\n" * 20)
    before = file.read_bytes()
    with pytest.raises(MenloError) as caught:
        await Store(f"sqlite:///{file}").open()
    assert str(caught.value) == f"cannot open sqlite:///{file}: file is not a database"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("menlo.db", "no URL of a database: expected sqlite:///path or postgresql://user@host/name"),
        ("sqlite://", "'sqlite://' is no database for Menlo: expected sqlite:///path"),
        ("sqlite:///:memory:", "'sqlite:///:memory:' is no database for Menlo"),
        ("mysql://root:secret@db/menlo", "'mysql://root:***@db/menlo' is no database for Menlo"),
        (
            "postgresql://menlo:secret@127.0.0.1:1/menlo",
            "cannot open postgresql+psycopg://menlo:***@127.0.0.1:1/menlo: ",
        ),
        ("sqlite:////dev/null/menlo.db", "cannot open sqlite:////dev/null/menlo.db: File exists ('/dev/null')"),
    ],
)
async def test_a_database_that_cannot_be_is_refused_in_one_line(url: str, complaint: str) -> None:
    with pytest.raises(MenloError) as caught:
        await Store(url).open()
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value) and "secret" not in str(caught.value)


async def test_folders_are_made_and_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "menlo.db"
    store = Store(f"sqlite:///{file}")
    with pytest.raises(MenloError, match="is not open yet"):
        await store.load("a")
    await store.open()
    await begin(store, "a")
    modes = {found.name: found.stat().st_mode & 0o777 for found in file.parent.iterdir()}
    await store.close()
    assert modes == {"menlo.db": 0o600, "menlo.db-wal": 0o600, "menlo.db-shm": 0o600}


async def test_errors_of_the_database_quote_no_secrets(store: Store) -> None:
    secret = replace(match_row("a"), seed="31415926535", options={"not": object()})  # type: ignore[dict-item]
    with pytest.raises(Exception) as caught:
        await store.create(secret, SEATS, PACK_TEXT)
    assert "31415926535" not in str(caught.value) and "hash of" not in str(caught.value)
