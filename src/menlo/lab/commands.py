"""`menlo arena`, `menlo lab` and `menlo analyse`: many matches, or one, and what they tell."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
import typer.core
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from menlo.bots.weights import read_search
from menlo.kernel.errors import MenloError
from menlo.kernel.transcript import header_of
from menlo.lab.analysis.analyse import ITERATIONS, names
from menlo.lab.analysis.analyse import analyse as look_again
from menlo.lab.analysis.report import Telling
from menlo.lab.arena.arena import hold, summary
from menlo.lab.arena.journal import Journal
from menlo.lab.arena.plan import ArenaPlan
from menlo.lab.arena.report import report
from menlo.lab.arena.save import check_file, save
from menlo.lab.balance.plan import OWN, BalancePlan
from menlo.lab.balance.report import report as balance_page
from menlo.lab.balance.report import told_findings, words_of
from menlo.lab.files import read_options, read_pack, read_text, write_text
from menlo.lab.records import verify_record
from menlo.lab.tune import Tuning, tune, weights_file
from menlo.lab.wording import ending, percent
from menlo.locale import catalogue

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(help="A game, as listed by `menlo games`.")]
Players = Annotated[int, typer.Option("--players", help="How many seats.")]
Games = Annotated[int, typer.Option("--games", help="How many matches.")]
Seed = Annotated[int, typer.Option("--seed", help="A whole number; the same seed gives the same matches.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")]
Engine = Annotated[str, typer.Option("--engine", help="local, or ray for a Ray cluster (extra `ray`).")]
Html = Annotated[Path | None, typer.Option("--html", help="Write a page with plots.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A reading of the rules, name=value; repeatable.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Bots separated by commas, e.g. search:200,greedy.")],
    players: Players,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: Engine = "local",
    stop: Annotated[bool, typer.Option("--stop", help="Stop when the first bot's case is clear.")] = False,
    pack: Annotated[Path | None, typer.Option("--pack", help="A pack file to play with.")] = None,
    option: Options = None,
    journal: Annotated[
        Path | None,
        typer.Option("--journal", help="Keep games in FILE as they are played; those in it are not played again."),
    ] = None,
    save_to: Annotated[Path | None, typer.Option("--save", help="Write rows to FILE.parquet or FILE.duckdb.")] = None,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Let bots compete: seats rotated, deals shared, with intervals and ratings."""
    if save_to is not None:
        check_file(save_to)
    plan = ArenaPlan(game, players, games, seed, bots.split(","), read_options(option), read_pack(game, pack))
    plan.check()
    kept = None if journal is None else Journal(journal, plan)
    with progress_bar(games) as advance:
        result = hold(plan, jobs, engine, stop, advance, kept)
    data = summary(result)
    if save_to is not None:
        save(plan, result.games, save_to)
    if html is not None:
        write_text(
            html, report(data, f"menlo arena {game} --bots {bots} --players {players} --games {games} --seed {seed}")
        )
    if as_json:
        print(json.dumps(data))
    else:
        print_standings(data)


def print_standings(data: dict[str, Any]) -> None:
    table = Table("bot", "games", "won", "95 %", "chance", "rating", "score", "ms", box=None)
    for bot in data["bots"]:
        table.add_row(
            bot["bot"],
            str(bot["games"]),
            percent(bot["share"]),
            " – ".join(percent(bound) for bound in bot["interval"]),
            percent(bot["chance"]),
            f"{bot['rating']['mu']:.1f} ± {bot['rating']['sigma']:.1f}",
            f"{bot['score']:.1f}",
            f"{bot['ms_per_decision']:.2f}",
        )
    out.print(table)
    if data["verdict"] is not None:
        out.print(f"{data['bots'][0]['bot']}: {data['verdict']}")


@contextmanager
def progress_bar(total: int) -> Iterator[Any]:
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("matches", total=total)
        yield lambda: progress.advance(task)


def analyse(
    context: typer.Context,
    record: Annotated[Path, typer.Argument(help="The record of a match.")],
    iterations: Annotated[int, typer.Option("--iterations", min=1, help="Of search, for each decision.")] = ITERATIONS,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: Engine = "local",
    pack: Annotated[Path | None, typer.Option("--pack", help="The pack file it was played with.")] = None,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Look at a recorded match again: who was ahead when, and which decisions cost most."""
    text = read_text(record)
    header = header_of(text, str(record))
    box = read_pack(header.game, pack)
    with progress_bar(100) as advance:
        shown = 0

        def progress(done: float) -> None:
            nonlocal shown
            while shown < int(100 * done):
                advance()
                shown += 1

        analysis = look_again(text, str(record), box, iterations, seed, jobs, engine, progress)
    match = verify_record(text, str(record), box, unfinished=True)
    players = names(header.players, match.seats)
    language: str = context.obj
    telling = Telling(match, analysis, players, catalogue(language, match.game.names(), players))
    if html is not None:
        write_text(html, telling.page(language))
    if as_json:
        print(json.dumps(analysis.data()))
        return
    for line in telling.lines():
        out.print(line, markup=False, soft_wrap=True)


class LabGroup(typer.core.TyperGroup):
    """`menlo lab GAME` is short for `menlo lab balance GAME`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        return super().resolve_command(ctx, args if args and args[0] in self.commands else ["balance", *args])


lab_app = typer.Typer(no_args_is_help=True, cls=LabGroup, help="Balance of a game; how its positions are judged.")


@lab_app.command("tune")
def tune_weights(
    game: GameName,
    players: Annotated[str, typer.Option("--players", help="Sizes of tables, e.g. 4 or 2,3,4.")],
    generations: Annotated[int, typer.Option("--generations", min=1, help="How many steps.")] = 60,
    deals: Annotated[int, typer.Option("--deals", min=1, help="Deals per step and size, each played twice.")] = 100,
    proof: Annotated[int, typer.Option("--proof", min=2, help="Games of the result against the beginning.")] = 1000,
    thoughts: Annotated[
        int, typer.Option("--thoughts", min=0, help="Iterations of the search that chooses how far to go; 0 is none.")
    ] = 0,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: Engine = "local",
    output: Annotated[Path | None, typer.Option("--output", help="Write the weights to a file.")] = None,
) -> None:
    """Tune the weights of a game's evaluation by self-play; the same seed gives the same weights."""
    tuning = Tuning(game, table_sizes(players), generations, deals, proof, seed, thoughts)
    with progress_bar(tuning.steps) as advance:
        tuned = tune(tuning, jobs, engine, advance)
    low, high = tuned.interval
    err.print(f"won {percent(tuned.share)} ({percent(low)} – {percent(high)}) of {tuned.games} games")
    if not tuned.better:
        raise MenloError("the weights found are not clearly better: nothing is written")
    text = weights_file(tuning, tuned, read_search(game))
    if output is None:
        sys.stdout.write(text)
    else:
        write_text(output, text)


def table_sizes(text: str) -> list[int]:
    """What is no number is none that any game knows."""
    return [int(size) if size.isascii() and size.isdigit() else 0 for size in text.split(",")]


@lab_app.command("learn")
def learn_network(
    game: GameName,
    players: Annotated[str, typer.Option("--players", help="Sizes of tables, each as often as named, e.g. 1,2,3,3,4.")],
    generations: Annotated[int, typer.Option("--generations", min=1, help="How often the network learns anew.")] = 60,
    games: Annotated[int, typer.Option("--games", min=1, help="Matches per generation.")] = 1000,
    hidden: Annotated[int, typer.Option("--hidden", min=1, help="The width of a new network.")] = 32,
    start: Annotated[Path | None, typer.Option("--from", help="A network to take up again.")] = None,
    thoughts: Annotated[
        int, typer.Option("--thoughts", min=0, help="Iterations of search in two matches of three; 0 is greedy play.")
    ] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="A reading of the rules, name=value; of several values, chance takes one."),
    ] = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: Engine = "local",
    output: Annotated[Path | None, typer.Option("--output", help="Write the network to a file.")] = None,
) -> None:
    """Learn the network of a game's evaluation by self-play; a teacher plays first."""
    try:
        from menlo.lab.learn import Generation, Learning, learn, network_file
    except ModuleNotFoundError:
        raise MenloError("numpy is not installed: install menlo[lab]") from None
    begun = None if start is None else read_text(start)
    sizes, options = table_sizes(players), read_options(option)
    learning = Learning(game, sizes, generations, games, hidden, seed, thoughts, begun, options)
    course: list[Generation] = []

    def told(generation: Generation) -> None:
        course.append(generation)
        scores = "  ".join(f"{size} players {score:5.1f}" for size, score in generation.scores.items())
        err.print(f"{len(course):4}  {scores}  wrong by {generation.wrong:.2f}")

    text = network_file(learning, learn(learning, jobs, engine, told), course[-1])
    if output is None:
        sys.stdout.write(text)
    else:
        write_text(output, text)


@lab_app.command("balance")
def balance(
    game: GameName,
    players: Players,
    games: Games = 200,
    seed: Seed = 0,
    bot: Annotated[str, typer.Option("--bot", help="Who plays, on every seat.")] = "engineer",
    jobs: Jobs = 1,
    engine: Engine = "local",
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", help="A pack file, or own for the game's own; several are compared.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="A reading of the rules, name=value; values separated by commas are compared."),
    ] = None,
    openings: Annotated[
        int, typer.Option("--openings", min=0, help="So many first decisions of every seat are made by chance.")
    ] = 0,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Play many matches and report what a designer asks: fairness, points, use and worth of everything."""
    plan = BalancePlan(game, players, games, seed, bot, read_packs(game, pack), read_options(option), openings)
    plan.check()
    with progress_bar(games * len(plan.variants)) as advance:
        data = plan.run(jobs, engine, advance)
    if html is not None:
        write_text(html, balance_page(data))
    if as_json:
        print(json.dumps(data))
    else:
        print_balance(data)


def read_packs(game: str, files: list[Path] | None) -> dict[str, str | None]:
    """Packs by the names of their files."""
    named = {str(file): None if str(file) == OWN else read_pack(game, file) for file in files or [Path(OWN)]}
    if len(named) < len(files or [OWN]):
        raise MenloError("the same pack twice: there is nothing to compare")
    return named


def print_balance(data: dict[str, Any]) -> None:
    words = words_of(data)
    for run in data["variants"]:
        table = Table("seat", "won", "95 %", title=run["name"], box=None, title_justify="left")
        for seat in run["seats"]:
            low, high = seat["interval"]
            table.add_row(seat["name"], percent(seat["share"]), f"{percent(low)} – {percent(high)}")
        out.print(table)
        ends = ", ".join(f"{ending(data['game'], end, words)} {count}" for end, count in run["ends"].items())
        out.print(f"score {run['score']['mean']:.1f}, winner {run['winner']['mean']:.1f}, ended by {ends}")
        for line in told_findings(run, words):
            out.print(line, markup=False)
