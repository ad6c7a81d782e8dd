"""The command line as its user meets it."""

import json

import pytest
from typer.testing import CliRunner

from menlo.cli import app, main

REQUIRED = {
    "game", "players", "games", "decisions", "seconds", "games_per_s", "decisions_per_s",
    "compiled", "scores", "wins", "ends", "digest",
}  # fmt: skip


def run(*args: str) -> str:
    result = CliRunner().invoke(app, args, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line of an error that the caller caused; the exit status is 2."""
    monkeypatch.setattr("sys.argv", ["menlo", *args])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err.strip()


def test_simulate_prints_one_json_object() -> None:
    data = json.loads(run("simulate", "era", "--players", "4", "--games", "3", "--seed", "1", "--json"))

    assert set(data) >= REQUIRED
    assert data["game"] == "era" and data["players"] == 4 and data["games"] == 3
    assert [len(scores) for scores in data["scores"]] == [4, 4, 4]
    assert sum(data["wins"]) == pytest.approx(3, abs=0.01)
    assert data["ends"] == {"last-round": 3}
    assert len(data["digest"]) == 64


def test_simulate_takes_bots_and_options() -> None:
    data = json.loads(
        run(
            "simulate",
            "era",
            "--players",
            "3",
            "--games",
            "1",
            "--bots",
            "greedy,random,random",
            "--option",
            "supply=box",
            "--json",
        )
    )

    assert data["bots"] == ["greedy", "random", "random"] and data["options"] == {"supply": "box"}


def test_simulate_without_json_is_for_people() -> None:
    assert "mean score" in run("simulate", "era", "--players", "3", "--games", "2")


def test_games_lists_what_is_there() -> None:
    data = json.loads(run("games", "--json"))

    assert [game["game"] for game in data["games"]] == ["era", "smartphone"]
    assert data["games"][0]["players"] == [3, 4, 5]
    assert "short-deck" in run("games")


def test_rules_prints_clauses_with_rulings_and_sources() -> None:
    data = json.loads(run("rules", "era", "--json"))

    assert len(data["clauses"]) == 136
    assert data["clauses"][101]["id"] == "ERA-102" and "C10" in data["clauses"][101]["rulings"]
    assert "ERA-136" in run("rules", "era")
    assert run("rules", "era", "ERA-35").count("ERA-") == 1


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulate", "chess", "--players", "3"], "menlo: unknown game 'chess': expected one of era, smartphone"),
        (["simulate", "era", "--players", "6"], "menlo: Era of Inventions is for 3, 4, 5 players, not 6"),
        (["simulate", "era", "--players", "3", "--games", "0"], "menlo: bad number of games 0: expected 1 or more"),
        (
            ["simulate", "era", "--players", "3", "--seed", "-1"],
            "menlo: bad seed -1: expected a whole number, 0 or more",
        ),
        (
            ["simulate", "era", "--players", "3", "--bot", "deep"],
            "menlo: unknown bot 'deep': expected one of greedy, random",
        ),
        (
            ["simulate", "era", "--players", "3", "--bots", "random,random"],
            "menlo: 2 bots for 3 players: expected one for all or one per seat",
        ),
        (
            ["simulate", "era", "--players", "3", "--option", "supply"],
            "menlo: bad option 'supply': expected name=value",
        ),
        (
            ["simulate", "era", "--players", "3", "--option", "supply=none"],
            "menlo: unknown value 'none' of option supply: expected unlimited or box",
        ),
        (
            ["simulate", "era", "--players", "3", "--pack", "nowhere.toml"],
            "menlo: nowhere.toml: No such file or directory",
        ),
        (["rules", "era", "ERA-999"], "menlo: unknown clause 'ERA-999': expected ERA-01 to ERA-136"),
        (["play", "era", "--seats", "me,nobody,greedy"], "menlo: unknown bot 'nobody': expected one of greedy, random"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(
    args: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fails(monkeypatch, capsys, *args) == message


def test_a_match_can_be_played_and_left() -> None:
    result = CliRunner().invoke(
        app, ["play", "era", "--seed", "1", "--seats", "me,random,random"], input="1\nx\n1\nu\nq\n"
    )

    assert result.exit_code == 0
    assert "Place a token:" in result.output and "expected a number from 1 to" in result.output
