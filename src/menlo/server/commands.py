"""`menlo open`, `menlo serve`, `menlo worker` and `menlo db`: running the server, and looking after its database."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Annotated, TypeVar
from urllib.parse import urlsplit

import typer
from platformdirs import user_data_path

from menlo.kernel import registry
from menlo.kernel.errors import MenloError, quote
from menlo.server.app import Settings, make_app
from menlo.server.broker import connect, must_answer
from menlo.server.hosts import Hosts
from menlo.server.kinds import find_kind, kinds
from menlo.server.logs import Form, Level, set_up
from menlo.server.notices.notifier import PAUSE
from menlo.server.opening import EVERYWHERE, LOCAL, TRIES, address, lan_address, listen, run, show
from menlo.server.people.cookies import read_secret
from menlo.server.store import Store
from menlo.server.verify import verify_match
from menlo.server.worker import WorkerSettings, run_worker
from menlo.server.workers import Workers

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="MENLO_DATABASE",
        show_envvar=False,
        help="sqlite:///FILE or postgresql://…, or MENLO_DATABASE; by default a file in your data folder.",
    ),
]

T = TypeVar("T")

PORT = 8906
NAME = re.compile("[a-z0-9][a-z0-9-]{0,31}")

db_app = typer.Typer(no_args_is_help=True, help="The server's database.")


def default_database() -> str:
    return f"sqlite:///{user_data_path('menlo') / 'menlo.db'}"


BaseUrl = Annotated[
    str | None,
    typer.Option("--base-url", help="Where others reach this server, e.g. https://menlo.example: for invitations."),
]
REACH, BOTS, NODES, LOGS = "Where it is reached", "Bots", "Several nodes", "Logs"
Programs = Annotated[
    list[str] | None,
    typer.Option("--bot", help="NAME=COMMAND: a program that plays by pipe; repeatable.", rich_help_panel=BOTS),
]
LogForm = Annotated[
    Form, typer.Option("--log", help="Lines for people, or one JSON object per line.", rich_help_panel=LOGS)
]
LogLevel = Annotated[Level, typer.Option("--log-level", help="The least that is worth a line.", rich_help_panel=LOGS)]


def serve(
    database: Database = None,
    host: Annotated[str, typer.Option("--host", help="The address to listen at.", rich_help_panel=REACH)] = LOCAL,
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes a free one.", rich_help_panel=REACH)
    ] = PORT,
    base_url: Annotated[
        str | None,
        typer.Option(
            "--base-url",
            help="Where others reach it, e.g. https://menlo.example: for invitations.",
            rich_help_panel=REACH,
        ),
    ] = None,
    expire_days: Annotated[
        float,
        typer.Option(
            "--expire-days", min=0, help="Days until an unfinished table nobody touches is removed; 0: never."
        ),
    ] = 30.0,
    secret_file: Annotated[
        Path | None,
        typer.Option("--secret-file", help="What cookies are signed with; by default a secret kept in the database."),
    ] = None,
    rate_limit: Annotated[
        float,
        typer.Option("--rate-limit", min=0, help="Requests per second and person, for long; 0 is no limit."),
    ] = 10.0,
    smtp_url: Annotated[
        str | None,
        typer.Option(
            "--smtp-url",
            envvar="MENLO_SMTP_URL",
            help="smtp://name:password@host?from=menlo@example.org: for letters to people whose turn it is. Better in "
            "the variable MENLO_SMTP_URL: others on the machine can read a command line.",
        ),
    ] = None,
    webhook_network: Annotated[
        list[str] | None,
        typer.Option("--webhook-network", help="A private network that webhooks may lead to, 10.0.0.0/8; repeatable."),
    ] = None,
    notice_pause: Annotated[
        float,
        typer.Option("--notice-pause", min=0, help="Seconds before someone who is away is told of their turn."),
    ] = PAUSE,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            min=0,
            help="Processes that think for bots; 0 leaves it to `menlo worker` (needs --broker).",
            rich_help_panel=BOTS,
        ),
    ] = 1,
    bot_pause: Annotated[
        float, typer.Option("--bot-pause", min=0, help="Seconds before a bot moves.", rich_help_panel=BOTS)
    ] = 0.7,
    advice_iterations: Annotated[
        int,
        typer.Option(
            "--advice-iterations",
            min=1,
            help="How long to think about a hint, or about a decision of a match looked at again.",
            rich_help_panel=BOTS,
        ),
    ] = 400,
    bot: Programs = None,
    broker: Annotated[
        str | None,
        typer.Option(
            "--broker",
            envvar="MENLO_BROKER",
            show_envvar=False,
            help="redis://…, or MENLO_BROKER: how nodes on one PostgreSQL hear of one another, and find workers.",
            rich_help_panel=NODES,
        ),
    ] = None,
    log: LogForm = "text",
    log_level: LogLevel = "info",
) -> None:
    """Serve matches over HTTP and WebSockets.

    Without options: on this machine only, with matches kept in a file.
    For others to come in, put a reverse proxy in front of it, or give --host
    an address that they can reach.

    Several servers can serve the same matches: start each with the same
    --database postgresql://… and the same --broker redis://…

    It ends in order on SIGTERM and Ctrl+C: what was accepted is stored and
    answered first. /healthz, /readyz and /metrics tell how it does, and
    docs/self-hosting.md shows whole set-ups.
    """
    programs = read_programs(bot or [])
    if workers == 0 and broker is None:
        raise MenloError("--workers 0 needs --broker: without one there is nobody to think for bots")
    if broker is not None and not is_shared(database):
        raise MenloError("--broker needs --database postgresql://…: nodes must share their matches")
    if broker is not None:
        asyncio.run(must_answer(connect(broker)))
    reached = read_base_url(base_url)
    if smtp_url is not None and reached is None:
        raise MenloError("--smtp-url needs --base-url: without it the links in letters lead nowhere")
    set_up(log, log_level)
    opened = listen(host, port)
    settings = Settings(
        database or default_database(),
        broker,
        workers,
        bot_pause=bot_pause,
        iterations=advice_iterations,
        base_url=reached,
        programs=programs,
        expire_days=expire_days,
        secret_file=secret_file,
        rate=rate_limit,
        smtp_url=smtp_url,
        webhook_networks=tuple(webhook_network or ()),
        notice_pause=notice_pause,
    )
    must_start(settings)
    run(make_app(settings), opened, lambda: typer.echo(f"Menlo serves at {reached or address(opened)}"))


def must_start(settings: Settings) -> None:
    """What the server cannot do without is tried before it runs: then what is wrong is one line, not a traceback."""

    async def open_once() -> None:
        store = Store(settings.database)
        await store.open()
        await store.close()

    if settings.secret_file is not None:
        read_secret(settings.secret_file)
    asyncio.run(open_once())


def read_base_url(given: str | None) -> str | None:
    """Refused here rather than found out by links that lead nowhere and cookies that are not kept."""
    if given is None:
        return None
    try:
        parts = urlsplit(given)
        _ = parts.port
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise MenloError(f"bad --base-url {quote(given)}: expected http:// or https:// and a host, without a path")
    return f"{parts.scheme}://{parts.netloc}".lower()


def is_shared(database: str | None) -> bool:
    return database is not None and database.startswith("postgresql")


def work(
    broker: Annotated[
        str,
        typer.Option(
            "--broker", envvar="MENLO_BROKER", show_envvar=False, help="redis://… of the servers, or MENLO_BROKER."
        ),
    ],
    count: Annotated[int, typer.Option("--workers", min=1, help="How many processes do jobs.")] = 1,
    limit: Annotated[float, typer.Option("--limit", min=0.1, help="Seconds for a job; then it is given up.")] = 10.0,
    kind: Annotated[
        list[str] | None, typer.Option("--kind", help="Do only jobs of this kind; repeatable. By default all.")
    ] = None,
    bot: Programs = None,
    log: LogForm = "text",
    log_level: LogLevel = "info",
) -> None:
    """Think for bots of servers elsewhere, and do other work that takes long.

    Servers that were started with the same --broker and --workers 0 leave
    their bots to such workers. Start as many as there are cores to spare, and
    stop them at any time: a job that one leaves undone is given to another.
    """
    set_up(log, log_level)
    wanted = kind or kinds()
    for name in wanted:
        find_kind(name)
    asyncio.run(run_worker(WorkerSettings(broker, count, limit, wanted, read_programs(bot or []))))


def read_programs(given: Sequence[str]) -> dict[str, str]:
    """Bots by pipe, by name; refused here rather than at their first decision."""
    programs: dict[str, str] = {}
    for item in given:
        name, equals, command = item.partition("=")
        if not equals or not NAME.fullmatch(name):
            raise MenloError(
                f"bad bot {item!r}: expected NAME=COMMAND, with a name of small letters, digits and hyphens"
            )
        if name in registry.bots() or name in programs:
            raise MenloError(f"bad bot {item!r}: the name is taken")
        programs[name] = f"pipe:{command}"
        registry.hire(programs[name])
    return programs


def open_games(
    database: Database = None,
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The first port to try.")] = PORT,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in the same network play along.")] = False,
    base_url: BaseUrl = None,
) -> None:
    """Open the games in the browser."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)  # making the database is nobody's concern here
    reached = read_base_url(base_url)
    opened = listen(EVERYWHERE if lan else LOCAL, port, TRIES)
    invite = reached or (lan_address(opened) if lan else None)

    def ready() -> None:
        url = address(opened)
        seen = show(url)
        typer.echo(f"Menlo is open at {url}" if seen else f"Open {url} in your browser to play.")
        if invite:
            typer.echo(f"Friends come in at {invite}")
        typer.echo("Ctrl+C closes it; matches are kept.")

    settings = Settings(database or default_database(), base_url=invite)
    must_start(settings)
    run(make_app(settings), opened, ready)


@db_app.command("verify")
def verify(database: Database = None) -> None:
    """Replay every stored match and report those that do not come out as they are stored."""
    broken = with_store(database, _verify)
    if broken:
        raise MenloError(f"{broken} matches differ from their log")


async def _verify(store: Store) -> int:
    hosts = Hosts(store, Workers())
    broken = 0
    ids = await store.all_ids()
    for id in ids:
        try:
            await verify_match(hosts, id)
        except MenloError as error:
            typer.echo(f"{id}: {error}")
            broken += 1
        except Exception as error:
            # A position that this version cannot even read: the others are looked at all the same.
            typer.echo(f"{id}: cannot be read ({type(error).__name__})")
            broken += 1
        hosts.hosts.clear()  # not all matches at once in memory
    typer.echo(f"{len(ids) - broken} of {len(ids)} matches verified")
    return broken


@db_app.command("backup")
def backup(
    target: Annotated[Path, typer.Argument(help="A file that is not there yet.")], database: Database = None
) -> None:
    """Copy the database while the server runs."""
    with_store(database, lambda store: store.backup(target))
    typer.echo(f"backed up to {target}")


@db_app.command("restore")
def restore(source: Annotated[Path, typer.Argument(help="A backup.")], database: Database = None) -> None:
    """Make the database from a backup; refuses to overwrite one."""
    asyncio.run(Store(database or default_database()).restore(source))
    typer.echo(f"restored from {source}")


def with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Look after a database that is there: where none is, an empty one would pass for the one that was meant."""

    async def run() -> T:
        store = Store(database or default_database())
        await store.open(make=False)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
