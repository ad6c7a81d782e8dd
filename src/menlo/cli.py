"""The command line: `menlo games`, `rules`, `open`, `play`, `simulate`, `pack`, `record`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from menlo.kernel import registry
from menlo.kernel.errors import MenloError, UnknownName
from menlo.kernel.pack import parse
from menlo.kernel.transcript import header_of
from menlo.lab.commands import analyse, arena, lab_app
from menlo.lab.files import make_folder, read_options, read_pack, read_text
from menlo.lab.packs import LEGEND, tables
from menlo.lab.records import show_record, verify_record
from menlo.lab.simulate import Plan, simulate
from menlo.locale import LANGUAGES, catalogue, of_system
from menlo.terminal import resume, start

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Board games about inventors and industry, for people and for programs.",
)
pack_app = typer.Typer(no_args_is_help=True, help="Packs: what is printed on the components, for owners of the box.")
record_app = typer.Typer(no_args_is_help=True, help="Records of matches.")
app.add_typer(pack_app, name="pack")
app.add_typer(record_app, name="record")
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
GameName = Annotated[str, typer.Argument(help="A game, as listed by `menlo games`.")]
PackFile = Annotated[Path | None, typer.Option("--pack", help="A pack file to play with.")]
RecordFile = Annotated[Path, typer.Argument(help="The record of a match.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A reading of the rules, name=value; repeatable.")]
Seed = Annotated[int, typer.Option("--seed", help="A whole number; the same seed gives the same matches.")]


@app.callback()
def menlo(
    context: typer.Context,
    language: Annotated[
        str | None, typer.Option("--lang", help=f"Speak {', '.join(LANGUAGES)}, not the language of the system.")
    ] = None,
) -> None:
    if language is not None and language not in LANGUAGES:
        raise UnknownName(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    context.obj = language or of_system()


@app.command("games")
def list_games(context: typer.Context, as_json: Json = False) -> None:
    """List the games and their options."""
    found = [registry.game(name) for name in registry.games()]
    words = catalogue(context.obj)
    if as_json:
        data = [
            {
                "game": game.title.id,
                "name": game.title.name,
                "designers": game.title.designers,
                "publishers": game.title.publishers,
                "year": game.title.year,
                "players": game.title.seats,
                "rules_version": game.rules_version,
                "pack": game.pack_digest,
                "options": {option.name: list(option.values) for option in game.options},
            }
            for game in found
        ]
        print(json.dumps({"games": data, "bots": registry.bots()}))
        return
    for game in found:
        title = game.title
        about = words.text(
            "terminal-game",
            name=title.name,
            designers=", ".join(title.designers),
            year=str(title.year),
            **{"from": min(title.seats), "to": max(title.seats)},
        )
        out.print(f"[bold]{title.id}[/]  {about}")
        for option in game.options:
            default = words.text("terminal-default", value=option.default)
            out.print(f"  --option {option.name}={'|'.join(option.values)}  ({default})")
            out.print(f"    {words.text(f'{title.id}-option-{option.name}')}; {', '.join(option.clauses)}", style="dim")
    out.print(words.text("terminal-bots", names=", ".join(registry.bots())))


@app.command()
def rules(
    context: typer.Context,
    game: GameName,
    clause: Annotated[str | None, typer.Argument(help="Show one clause only, e.g. ERA-35.")] = None,
    as_json: Json = False,
) -> None:
    """Print the rules clause by clause, with rulings and sources."""
    words = catalogue(context.obj)
    clauses = registry.game(game).clauses()
    if clause is not None:
        wanted = [item for item in clauses if item.id == clause.upper()]
        if not wanted:
            raise UnknownName(f"unknown clause {clause!r}: expected {clauses[0].id} to {clauses[-1].id}")
        clauses = wanted
    if as_json:
        data = [
            {
                "id": item.id,
                "section": words.text(f"section-{game}-{item.section}"),
                "text": words.text(f"clause-{item.id}"),
                "source": item.source,
                "rulings": {id: words.text(f"ruling-{game}-{id}") for id in item.rulings},
                "examples": item.examples,
            }
            for item in clauses
        ]
        print(json.dumps({"game": game, "clauses": data}, ensure_ascii=False))
        return
    section = ""
    for item in clauses:
        if item.section != section:
            section = item.section
            out.print(f"\n[bold]{words.text(f'section-{game}-{section}')}[/]")
        out.print(f"{item.id}  {words.text(f'clause-{item.id}')} [dim]({item.source})[/]")
        for id in item.rulings:
            out.print(f"        {id}: {words.text(f'ruling-{game}-{id}')}", style="dim")


@app.command("simulate")
def simulate_matches(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="How many seats.")],
    games: Annotated[int, typer.Option("--games", help="How many matches.")] = 100,
    seed: Seed = 0,
    bot: Annotated[str | None, typer.Option("--bot", help="One bot for all seats.")] = None,
    bots: Annotated[str | None, typer.Option("--bots", help="A bot per seat, separated by commas.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    pack: PackFile = None,
    option: Options = None,
    record: Annotated[Path | None, typer.Option("--record", help="A folder to write every match to.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play many matches; the same seed gives the same digest everywhere."""
    if bot is not None and bots is not None:
        raise MenloError("--bot and --bots: expected one of them, not both")
    names = tuple(bots.split(",")) if bots is not None else (bot or "random",)
    folder = None if record is None else str(make_folder(record))
    plan = Plan(game, players, games, seed, names, read_options(option), read_pack(game, pack), folder)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("matches", total=games)
        result = simulate(plan, jobs, lambda: progress.advance(task))
    if as_json:
        print(json.dumps(result))
    else:
        print_result(result)


def print_result(result: dict[str, object]) -> None:
    table = Table(box=None, show_header=False)
    for name, value in result.items():
        if name != "scores":
            table.add_row(name, json.dumps(value) if isinstance(value, dict | list) else str(value))
    scores = result["scores"]
    assert isinstance(scores, list)
    means = [sum(match[seat] for match in scores) / len(scores) for seat in range(len(scores[0]))]
    table.add_row("mean score", "  ".join(f"{mean:.1f}" for mean in means))
    out.print(table)


@app.command()
def play(
    context: typer.Context,
    game: GameName = "era",
    seats: Annotated[
        str, typer.Option("--seats", help="Who sits where: `me`, `me=Name` or a bot, separated by commas.")
    ] = "me,greedy,greedy",
    seed: Annotated[int | None, typer.Option("--seed", help="A whole number; drawn at random if not given.")] = None,
    pack: PackFile = None,
    option: Options = None,
    resumed: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved match.")] = None,
) -> None:
    """Play in the terminal, alone against bots or several at one keyboard."""
    text = read_pack(game, pack)
    if resumed is not None:
        resume(resumed, text, out, context.obj).run()
    else:
        start(game, seats.split(","), seed, read_options(option), text, out, context.obj).run()


@pack_app.command("export")
def export_pack(game: GameName) -> None:
    """Print the pack of a game, to be corrected and played with."""
    sys.stdout.write(registry.game(game).pack_text)


@pack_app.command("check")
def check_pack(file: Annotated[Path, typer.Argument(help="A pack file.")]) -> None:
    """Check a pack; the first fault is named with its place."""
    text = read_text(file)
    name = parse(text, str(file)).text("game", registry.games())
    game = registry.game(name, text, str(file))
    out.print(f"{file}: a pack for {game.title.name}, digest {game.pack_digest}", markup=False, soft_wrap=True)


@pack_app.command("show")
def show_pack(
    game: GameName,
    pack: Annotated[Path | None, typer.Option("--pack", help="Show this pack file instead.")] = None,
) -> None:
    """Print the components as tables; values we could only reconstruct are marked."""
    text = read_pack(game, pack) or registry.game(game).pack_text
    for table in tables(text):
        out.print(table)
    out.print(LEGEND)


@record_app.command("verify")
def verify(
    file: RecordFile,
    pack: PackFile = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="Accept a match that is not over yet.")] = False,
) -> None:
    """Replay a match and check every line of its record."""
    text = read_text(file)
    match = verify_record(text, str(file), read_pack(header_of(text, str(file)).game, pack), unfinished)
    outcome = match.game.outcome(match.state)
    end = f"ended ({outcome.end}), scores {outcome.scores}" if outcome is not None else "not over yet"
    out.print(f"{file}: {match.lines} lines of play verified, {end}", markup=False, soft_wrap=True)


@record_app.command("show")
def show(
    context: typer.Context,
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="Tell it as this seat saw it.")] = None,
    pack: PackFile = None,
) -> None:
    """Tell a match in words."""
    text = read_text(file)
    for line in show_record(text, str(file), read_pack(header_of(text, str(file)).game, pack), seat, context.obj):
        out.print(line, markup=False, soft_wrap=True)


def add_server(app: typer.Typer) -> None:
    """`menlo open`, `serve`, `worker`, `db`, `admin` and `token`, where the server's parts are installed."""
    try:
        from menlo.server.admin import admin_app
        from menlo.server.commands import db_app, open_games, serve, work
        from menlo.server.foreign.commands import token_app
    except ModuleNotFoundError as missing:
        name = missing.name

        @app.command("open")
        @app.command("serve")
        def not_installed() -> None:
            """Play in the browser (needs the extra `server`)."""
            raise MenloError(f"{name} is not installed: install menlo[server]")

        return
    app.command("open")(open_games)
    app.command("serve")(serve)
    app.command("worker")(work)
    app.add_typer(db_app, name="db")
    app.add_typer(admin_app, name="admin")
    app.add_typer(token_app, name="token")


app.command("arena")(arena)
app.command("analyse")(analyse)
app.add_typer(lab_app, name="lab")
add_server(app)


def main() -> None:
    """Run the command line; what a caller did wrong is one line on stderr and exit status 2."""
    try:
        app()
    except MenloError as error:
        err.print(f"menlo: {error}", style="red", markup=False, soft_wrap=True)
        sys.exit(2)
