"""The command line: `menlo games`, `rules`, `play`, `simulate`, `pack`, `record`."""

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
from menlo.lab.packs import LEGEND, tables
from menlo.lab.records import show_record, verify_record
from menlo.lab.simulate import Plan, simulate
from menlo.locale import catalogue
from menlo.terminal import resume, start
from menlo.terminal.session import read_text

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


@app.command("games")
def list_games(as_json: Json = False) -> None:
    """List the games and their options."""
    found = [registry.game(name) for name in registry.games()]
    words = catalogue()
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
        players = f"{min(title.seats)}-{max(title.seats)}"
        out.print(f"[bold]{title.id}[/]  {title.name} ({', '.join(title.designers)}, {title.year}), {players} players")
        for option in game.options:
            out.print(f"  --option {option.name}={'|'.join(option.values)}  (default {option.default})")
            out.print(f"    {words.text(f'{title.id}-option-{option.name}')}; {', '.join(option.clauses)}", style="dim")
    out.print(f"bots: {', '.join(registry.bots())}")


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(help="Show one clause only, e.g. ERA-35.")] = None,
    as_json: Json = False,
) -> None:
    """Print the rules clause by clause, with rulings and sources."""
    words = catalogue()
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
        resume(resumed, text, out).run()
    else:
        start(game, seats.split(","), seed, read_options(option), text, out).run()


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
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="Tell it as this seat saw it.")] = None,
    pack: PackFile = None,
) -> None:
    """Tell a match in words."""
    text = read_text(file)
    for line in show_record(text, str(file), read_pack(header_of(text, str(file)).game, pack), seat):
        out.print(line, markup=False, soft_wrap=True)


def add_server(app: typer.Typer) -> None:
    """`menlo serve` and `menlo db`, where the server's parts are installed."""
    try:
        from menlo.server.commands import db_app, serve
    except ModuleNotFoundError as missing:
        name = missing.name

        @app.command("serve")
        def not_installed() -> None:
            """Serve matches (needs the extra `server`)."""
            raise MenloError(f"{name} is not installed: install menlo[server]")

        return
    app.command("serve")(serve)
    app.add_typer(db_app, name="db")


add_server(app)


def read_options(given: list[str] | None) -> dict[str, str]:
    result = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise MenloError(f"bad option {item!r}: expected name=value")
        result[name] = value
    return result


def read_pack(game: str, file: Path | None) -> str | None:
    """The text of a pack, checked, so that errors name its file."""
    if file is None:
        return None
    text = read_text(file)
    registry.game(game, text, str(file))
    return text


def make_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MenloError(f"{folder}: {error.strerror}") from None
    return folder


def main() -> None:
    """Run the command line; what a caller did wrong is one line on stderr and exit status 2."""
    try:
        app()
    except MenloError as error:
        err.print(f"menlo: {error}", style="red", markup=False, soft_wrap=True)
        sys.exit(2)
