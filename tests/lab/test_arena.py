"""Arenas: fair seats, shared deals, the same result however it is computed."""

import json
from collections import Counter
from pathlib import Path

import pytest

from menlo.kernel.errors import BadSetup, MenloError, UnknownName
from menlo.lab.arena.arena import hold, summary
from menlo.lab.arena.journal import Journal, line_of
from menlo.lab.arena.plan import ArenaPlan, seatings
from menlo.lab.arena.report import report
from menlo.lab.arena.save import save

TIMES = ("seconds", "compiled")


def timeless(data: dict[str, object]) -> dict[str, object]:
    """A summary without what depends on the clock."""
    bots = data["bots"]
    assert isinstance(bots, list)
    kept = {key: value for key, value in data.items() if key not in TIMES}
    return {
        **kept,
        "bots": [
            {key: value for key, value in bot.items() if not key.endswith(("_ms", "per_decision"))} for bot in bots
        ],
    }


@pytest.mark.parametrize(
    ("players", "bots"),
    [(3, ["a", "b", "c"]), (3, ["a", "b"]), (4, ["a", "b"]), (4, ["a", "b", "b", "b"]), (2, ["a", "b", "c"])],
)
def test_every_bot_sits_on_every_seat_equally_often(players: int, bots: list[str]) -> None:
    plan = ArenaPlan("era", players, 7, 0, bots)
    games = list(seatings(plan))

    seats = Counter((seat, bot) for game in games for seat, bot in enumerate(game.bots))
    for seat in range(players):
        for bot in set(bots):
            assert seats[seat, bot] == len(games) * bots.count(bot) / len(bots)


def test_games_of_a_block_are_dealt_alike() -> None:
    plan = ArenaPlan("era", 3, 6, 0, ["a", "b", "c"])

    assert [game.deal for game in seatings(plan)] == [0, 0, 0, 1, 1, 1]


def test_results_are_equal_for_every_number_of_jobs() -> None:
    plan = ArenaPlan("era", 3, 6, 5, ["greedy", "random"])

    alone, together = summary(hold(plan, 1)), summary(hold(plan, 2))

    assert timeless(alone) == timeless(together)
    assert summary(hold(ArenaPlan("era", 3, 6, 6, ["greedy", "random"])))["digest"] != alone["digest"]


def test_an_arena_stops_when_the_case_is_clear_and_at_the_same_game_everywhere() -> None:
    plan = ArenaPlan("era", 3, 400, 5, ["greedy", "random"])

    alone, together = hold(plan, 1, stop=True), hold(plan, 2, stop=True)

    assert len(alone.games) < 60 and len(alone.games) % 2 == 0
    assert summary(alone)["verdict"] == "better"
    assert timeless(summary(alone)) == timeless(summary(together))


@pytest.mark.parametrize("torn", ["", '{"index":4,"de'])
def test_an_arena_that_was_cut_short_goes_on_where_it_was(tmp_path: Path, torn: str) -> None:
    file, plan = tmp_path / "games.jsonl", ArenaPlan("era", 3, 8, 5, ["greedy", "random"])
    whole = summary(hold(plan))
    hold(ArenaPlan("era", 3, 4, 5, ["greedy", "random"]), journal=Journal(file, plan))
    begun = file.read_text("utf-8")
    file.write_text(begun + torn, "utf-8")

    resumed = hold(plan, journal=Journal(file, plan))

    assert timeless(summary(resumed)) == timeless(whole)
    assert file.read_text("utf-8").startswith(begun) and len(Journal(file, plan).played) == 8
    # The first half was taken from the file, times and all.
    assert [line_of(game) for game in resumed.games[:4]] == begun.splitlines()[1:]
    assert len(hold(ArenaPlan("era", 3, 2, 5, ["greedy", "random"]), journal=Journal(file, plan)).games) == 2


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    file, plan = tmp_path / "games.jsonl", ArenaPlan("era", 3, 2, 5, ["greedy", "random"])
    hold(plan, journal=Journal(file, plan))

    with pytest.raises(MenloError, match="holds games of another arena"):
        Journal(file, ArenaPlan("era", 3, 2, 6, ["greedy", "random"]))
    file.write_text(file.read_text("utf-8") + '{"index": 3}\n', "utf-8")
    with pytest.raises(MenloError, match="a line is no game of an arena"):
        Journal(file, plan)


def test_shares_ratings_and_scores_agree_with_the_games() -> None:
    result = hold(ArenaPlan("era", 3, 8, 5, ["greedy", "random"]))
    standings = summary(result)["bots"]
    assert isinstance(standings, list)
    first, second = standings

    assert first["wins"] + second["wins"] == pytest.approx(8)
    assert first["share"] == first["wins"] / 8 and first["interval"][0] < first["share"] <= first["interval"][1]
    assert first["rating"]["mu"] > second["rating"]["mu"] and first["rating"]["sigma"] < 25 / 3
    scores = [seat.score for game in result.games for seat in game.seats if seat.bot == "greedy"]
    assert first["score"] == pytest.approx(sum(scores) / len(scores), abs=0.01)


def test_rows_are_saved_as_parquet_and_duckdb(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    result = hold(ArenaPlan("era", 3, 2, 5, ["greedy", "random"]))

    save(result.plan, result.games, tmp_path / "rows.parquet")
    save(result.plan, result.games, tmp_path / "rows.duckdb")

    parquet = duckdb.sql(
        f"SELECT bot, score, points FROM '{tmp_path / 'rows.parquet'}' ORDER BY number, seat"
    ).fetchall()
    with duckdb.connect(str(tmp_path / "rows.duckdb")) as connection:
        assert connection.sql("SELECT bot, score, points FROM seats ORDER BY number, seat").fetchall() == parquet
    assert [(bot, score) for bot, score, _ in parquet] == [(s.bot, s.score) for g in result.games for s in g.seats]
    assert all(sum(json.loads(points).values()) == score for _, score, points in parquet)
    with pytest.raises(MenloError, match=r"rows.csv: expected a name that ends in \.parquet or \.duckdb"):
        save(result.plan, result.games, tmp_path / "rows.csv")


def test_the_page_loads_nothing_and_escapes_names() -> None:
    data = summary(hold(ArenaPlan("era", 3, 2, 5, ["greedy", "random"])))
    assert data["title"] == "Era of Inventions"
    data["title"] = "<b>era</b>"

    page = report(data, "menlo arena")

    assert page.count("<svg") == 3 and "<script" not in page and "http" not in page
    assert "&lt;b&gt;era" in page and "<b>" not in page


def test_the_page_tells_ends_and_verdict_in_words() -> None:
    page = report(summary(hold(ArenaPlan("expo", 2, 2, 5, ["greedy", "random"]))), "menlo arena")

    assert "the jury is complete" in page and ">jury<" not in page
    assert "Sequential test: not clear yet whether greedy wins more or less often than chance." in page


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'deep'"):
        hold(ArenaPlan("era", 3, 2, 0, ["deep"]))
    with pytest.raises(BadSetup, match="bad number of games 0"):
        hold(ArenaPlan("era", 3, 0, 0, ["greedy"]))
    with pytest.raises(BadSetup, match="unknown engine 'moon': expected one of local, ray"):
        hold(ArenaPlan("era", 3, 1, 0, ["random"]), engine="moon")
