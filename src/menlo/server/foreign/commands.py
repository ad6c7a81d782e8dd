"""`menlo token`: API tokens, for whoever runs the server."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from menlo.kernel.errors import MenloError, quote
from menlo.server.commands import Database, with_store
from menlo.server.foreign.tokens import TokenRow, Tokens
from menlo.server.names import login_of
from menlo.server.people import shelf
from menlo.server.people.cookies import Signer
from menlo.server.people.people import People, keep_secret
from menlo.server.rows import PersonRow
from menlo.server.store import Store

Name = Annotated[str, typer.Argument(help="The name of an account, or a person's id.")]

token_app = typer.Typer(no_args_is_help=True, help="API tokens: programs that play in a person's name.")


@token_app.command("make")
def make_token(
    name: Name,
    label: Annotated[str, typer.Option("--label", help="What it is for.")] = "bot",
    days: Annotated[int, typer.Option("--days", help="Until it expires.")] = 90,
    guest: Annotated[bool, typer.Option("--guest", help="For a new guest of this name.")] = False,
    database: Database = None,
) -> None:
    """Make a token and print it; it cannot be shown again."""

    async def work(store: Store) -> str:
        if guest:
            id = (await People(store, Signer(await keep_secret(store))).guest(name)).person.id
        else:
            id = (await _find(store, name)).id
        return (await Tokens(store).make(id, label, days))[1]

    typer.echo(with_store(database, work))


@token_app.command("list")
def list_tokens(name: Name, database: Database = None) -> None:
    """List a person's tokens, without their secrets."""

    async def work(store: Store) -> list[TokenRow]:
        return await Tokens(store).list((await _find(store, name)).id)

    for row in with_store(database, work):
        used = "never used" if row.used is None else f"last used {_day(row.used)}"
        typer.echo(f"{row.id}  {row.name}  until {_day(row.expires)}, {used}")


@token_app.command("revoke")
def revoke_token(name: Name, id: Annotated[str, typer.Argument(help="As listed.")], database: Database = None) -> None:
    """Take a token back; it opens nothing from now on."""

    async def work(store: Store) -> None:
        await Tokens(store).revoke((await _find(store, name)).id, id)

    with_store(database, work)
    typer.echo(f"revoked {id}")


async def _find(store: Store, name: str) -> PersonRow:
    login = login_of(name)
    found = await store.read(lambda connection: shelf.by_login(connection, login) or shelf.find(connection, name))
    if found is None:
        raise MenloError(f"nobody is called {quote(name)}: expected the name of an account, or a person's id")
    return found


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()
