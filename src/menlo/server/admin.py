"""`menlo admin`: what whoever runs the server may do to people and matches, while it runs or not."""

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection

from menlo.kernel.errors import MenloError
from menlo.server.commands import Database, with_store
from menlo.server.names import login_of
from menlo.server.people import shelf
from menlo.server.people.cookies import Signer
from menlo.server.people.leaving import ban_person, erase_person
from menlo.server.people.people import People
from menlo.server.rows import PersonRow
from menlo.server.store import Store
from menlo.server.tokens import new_token

T = TypeVar("T")

Who = Annotated[str, typer.Argument(help="The name of an account, or the id of any person as `people` lists it.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]

admin_app = typer.Typer(no_args_is_help=True, help="People and matches of the server.")
out = Console(highlight=False)


@admin_app.command("people")
def list_people(
    database: Database = None,
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most so many, those seen last first.")] = 100,
) -> None:
    """List guests and accounts."""
    table = Table("id", "name", "kind", "made", "seen", "banned", box=None, pad_edge=False)
    for row in with_store(database, lambda store: store.read(partial(shelf.all_people, limit=limit))):
        kind = "guest" if row.login is None else "account"
        table.add_row(row.id, row.name, kind, _day(row.created), _day(row.seen), _day(row.banned))
    out.print(table)


@admin_app.command("ban")
def ban(who: Who, database: Database = None) -> None:
    """Shut a person out. Bots play on for them; `unban` lets them return to their seats."""
    row = _do(database, who, lambda store, row: ban_person(store, row.id, time.time()))
    typer.echo(f"{row.name} ({row.id}) is banned")


@admin_app.command("unban")
def unban(who: Who, database: Database = None) -> None:
    """Let a banned person in again."""

    async def work(store: Store, row: PersonRow) -> None:
        await store.write("", lambda connection: shelf.set_banned(connection, row.id, None))

    row = _do(database, who, work)
    typer.echo(f"{row.name} ({row.id}) may come in again")


@admin_app.command("delete-person")
def delete_person(who: Who, database: Database = None, yes: Sure = False) -> None:
    """Delete a person with all that is kept of them."""
    if not yes:
        typer.confirm(f"Delete {who} and all that is kept of them?", abort=True)
    row = _do(database, who, lambda store, row: erase_person(store, row.id, time.time()))
    typer.echo(f"{row.name} ({row.id}) is deleted")


@admin_app.command("delete-match")
def delete_match(
    match: Annotated[str, typer.Argument(help="The id of a match, as in its address.")],
    database: Database = None,
    yes: Sure = False,
) -> None:
    """Delete a match with its log, its positions and its chat."""
    if not yes:
        typer.confirm(f"Delete match {match}?", abort=True)
    with_store(database, lambda store: store.remove(match))
    typer.echo(f"match {match} is deleted")


@admin_app.command("reset-password")
def reset_password(who: Who, database: Database = None) -> None:
    """Give an account a new password, which is shown once, and log it out everywhere."""
    fresh = new_token()[:16]

    async def work(store: Store, row: PersonRow) -> None:
        if row.login is None:
            raise MenloError(f"{row.name} ({row.id}) is a guest and has no password")
        await People(store, Signer(b"")).reset_password(row, fresh)

    row = _do(database, who, work)
    typer.echo(f"The new password of {row.name}: {fresh}")


def _do(database: str | None, who: str, work: Callable[[Store, PersonRow], Awaitable[T]]) -> PersonRow:
    async def run(store: Store) -> PersonRow:
        row = await store.read(lambda connection: _find(connection, who))
        if row is None:
            raise MenloError(
                f"no person {who!r}: expected the name of an account, or an id as `menlo admin people` lists"
            )
        await work(store, row)
        return row

    return with_store(database, run)


def _find(connection: Connection, who: str) -> PersonRow | None:
    return shelf.by_login(connection, login_of(who)) or shelf.find(connection, who)


def _day(moment: float | None) -> str:
    return "" if moment is None else datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")
