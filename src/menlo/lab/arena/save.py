"""Every seat of every game as a row of a table: a Parquet file or a DuckDB database."""

from collections.abc import Sequence
from importlib import import_module
from json import dumps
from pathlib import Path
from typing import Any

from menlo.kernel.errors import MenloError
from menlo.lab.arena.plan import ArenaPlan
from menlo.lab.arena.table import PlayedGame

KINDS = (".parquet", ".duckdb")
COLUMNS = {
    "game": "VARCHAR",
    "players": "INTEGER",
    "seed": "VARCHAR",
    "number": "INTEGER",
    "deal": "INTEGER",
    "seat": "INTEGER",
    "bot": "VARCHAR",
    "score": "INTEGER",
    "place": "INTEGER",
    "won": "DOUBLE",
    "points": "JSON",
    "choices": "INTEGER",
    "seconds": "DOUBLE",
    "longest": "DOUBLE",
    "decisions": "INTEGER",
    "ending": "VARCHAR",
}


def check_file(file: Path) -> None:
    if file.suffix not in KINDS:
        raise MenloError(f"{file}: expected a name that ends in {' or '.join(KINDS)}")
    _duckdb()


def save(plan: ArenaPlan, games: Sequence[PlayedGame], file: Path) -> None:
    """A Parquet file is written anew; a database keeps its other tables."""
    check_file(file)
    connection = _duckdb().connect(":memory:" if file.suffix == ".parquet" else str(file))
    try:
        columns = ", ".join(f"{name} {kind}" for name, kind in COLUMNS.items())
        connection.execute(f"CREATE OR REPLACE TABLE seats ({columns})")
        marks = ", ".join("?" for _ in COLUMNS)
        connection.executemany(f"INSERT INTO seats VALUES ({marks})", rows(plan, games))
        if file.suffix == ".parquet":
            target = str(file).replace("'", "''")
            connection.execute(f"COPY seats TO '{target}' (FORMAT PARQUET)")
    except _duckdb().Error as error:
        raise MenloError(f"{file}: {str(error).splitlines()[0]}") from None
    finally:
        connection.close()


def rows(plan: ArenaPlan, games: Sequence[PlayedGame]) -> list[list[object]]:
    return [
        [
            plan.game,
            plan.players,
            str(plan.seed),
            game.index,
            game.deal,
            number,
            seat.bot,
            seat.score,
            seat.place,
            seat.won,
            dumps(seat.points),
            seat.choices,
            seat.seconds,
            seat.longest,
            game.decisions,
            game.end,
        ]
        for game in games
        for number, seat in enumerate(game.seats)
    ]


def _duckdb() -> Any:
    try:
        return import_module("duckdb")
    except ModuleNotFoundError:
        raise MenloError("duckdb is not installed: install menlo[lab]") from None
