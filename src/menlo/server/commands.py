"""`menlo serve` and `menlo db`: running the server, and looking after its database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
import uvicorn
from platformdirs import user_data_path

from menlo.kernel.errors import MenloError
from menlo.server.app import Settings, make_app
from menlo.server.faults import Refuse
from menlo.server.hosts import Hosts
from menlo.server.store import Store
from menlo.server.verify import verify_match
from menlo.server.workers import Workers

Database = Annotated[
    str | None,
    typer.Option("--database", help="sqlite:///FILE or postgresql://…; by default a file in your data folder."),
]

T = TypeVar("T")

db_app = typer.Typer(no_args_is_help=True, help="The server's database.")


def default_database() -> str:
    return f"sqlite:///{user_data_path('menlo') / 'menlo.db'}"


def serve(
    database: Database = None,
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes a free one.")] = 8906,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many processes think for bots.")] = 1,
    bot_pause: Annotated[float, typer.Option("--bot-pause", min=0, help="Seconds before a bot moves.")] = 0.7,
) -> None:
    """Serve matches over HTTP and WebSockets."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    app = make_app(Settings(database or default_database(), workers, bot_pause=bot_pause))
    # Larger than a message may be, so that one that is too large gets an answer instead of a closed connection.
    uvicorn.run(app, host=host, port=port, ws="websockets-sansio", ws_max_size=4 * 1024 * 1024, log_level="warning")


@db_app.command("verify")
def verify(database: Database = None) -> None:
    """Replay every stored match and report those that do not come out as they are stored."""
    broken = _with_store(database, _verify)
    if broken:
        raise MenloError(f"{broken} matches differ from their log")


async def _verify(store: Store) -> int:
    hosts = Hosts(store, Workers())
    broken = 0
    ids = await store.all_ids()
    for id in ids:
        try:
            await verify_match(hosts, id)
        except Refuse as error:
            typer.echo(f"{id}: {error}")
            broken += 1
    typer.echo(f"{len(ids) - broken} of {len(ids)} matches verified")
    return broken


@db_app.command("backup")
def backup(
    target: Annotated[Path, typer.Argument(help="A file that is not there yet.")], database: Database = None
) -> None:
    """Copy the database while the server runs."""
    _with_store(database, lambda store: store.backup(target))
    typer.echo(f"backed up to {target}")


@db_app.command("restore")
def restore(source: Annotated[Path, typer.Argument(help="A backup.")], database: Database = None) -> None:
    """Make the database from a backup; refuses to overwrite one."""
    asyncio.run(Store(database or default_database()).restore(source))
    typer.echo(f"restored from {source}")


def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(database or default_database())
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
